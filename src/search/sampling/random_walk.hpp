// A walk through the states: each time any of the threads, and any of its ways on.
#pragma once

#include "search/sampling/scheduler.hpp"

namespace mmcheck::search {

class RandomWalk final : public Scheduler {
 public:
  explicit RandomWalk(Dice dice) : dice_(dice) {}

  std::size_t choose(const std::vector<Candidate>& candidates) override;

 private:
  Dice dice_;
  std::vector<std::size_t> firsts_;  // of each thread's
};

}  // namespace mmcheck::search
