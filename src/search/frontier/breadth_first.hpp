// States in the order in which they were found: no run to a violation is shorter than the first
// one that is found.
#pragma once

#include <deque>

#include "search/frontier/frontier.hpp"

namespace mmcheck::search {

class BreadthFirst final : public Frontier {
 public:
  void add(std::uint32_t state) override { waiting_.push_back(state); }
  std::uint32_t take() override {
    const std::uint32_t next = waiting_.front();
    waiting_.pop_front();
    return next;
  }
  std::size_t size() const override { return waiting_.size(); }
  bool is_patient() const override { return true; }

 private:
  std::deque<std::uint32_t> waiting_;
};

}  // namespace mmcheck::search
