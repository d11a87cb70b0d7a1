// The state that was found last comes first: few wait at a time, and a run goes to its end soon.
#pragma once

#include <vector>

#include "search/frontier/frontier.hpp"

namespace mmcheck::search {

class DepthFirst final : public Frontier {
 public:
  void add(std::uint32_t state) override { waiting_.push_back(state); }
  std::uint32_t take() override {
    const std::uint32_t next = waiting_.back();
    waiting_.pop_back();
    return next;
  }
  std::size_t size() const override { return waiting_.size(); }
  bool is_patient() const override { return false; }

 private:
  std::vector<std::uint32_t> waiting_;
};

}  // namespace mmcheck::search
