// Partial order sampling (X. Yuan, J. Yang, R. Gu: Partial order aware concurrency sampling, CAV
// 2018).
//
// Each next step of a thread has a priority of its own, and the highest is made. Then those that
// race with it get another one: whether two steps that do not race come one way round or the other
// is the same run, and takes no part in how likely it is.
#pragma once

#include <array>

#include "search/sampling/scheduler.hpp"

namespace mmcheck::search {

class PartialOrders final : public Scheduler {
 public:
  explicit PartialOrders(Dice dice) : dice_(dice) {}

  void begin() override { priorities_.clear(); }
  std::size_t choose(const std::vector<Candidate>& candidates) override;

 private:
  std::uint64_t& priority_of(Move move);

  Dice dice_;
  std::vector<std::array<std::uint64_t, 256>> priorities_;  // by thread and choice; 0: not drawn
};

}  // namespace mmcheck::search
