// Every step that a search has made, from state to state.
//
// Under a model most of the states that are left after Ending are looked at once more: those in
// which a guess is wrong come to no end, and are many. To expand them again would take as long as
// it took to find them. So there the steps are kept, a dozen bytes each.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/blocks.hpp"
#include "search/verdicts/cycles.hpp"

namespace mmcheck::search {

class KeptSteps {
 public:
  explicit KeptSteps(bool are_wanted) : are_wanted_(are_wanted) {}
  bool are_wanted() const { return are_wanted_; }

  /// One that leads to state 0 is discarded.
  void add(std::uint32_t from, const StepGraph::Edge& step) {
    if (!are_wanted_) return;
    while (youngest_.size() <= from) youngest_.push_back(none);
    kept_.push_back({step, youngest_[from]});
    youngest_[from] = static_cast<std::uint32_t>(kept_.size() - 1);
  }

  /// Those of the state, in the order in which they were added.
  std::vector<StepGraph::Edge> of(std::uint32_t state) const {
    std::vector<StepGraph::Edge> steps;
    std::uint32_t at = state < youngest_.size() ? youngest_[state] : none;
    for (; at != none; at = kept_[at].before) steps.push_back(kept_[at].step);
    std::ranges::reverse(steps);
    return steps;
  }

  std::uint64_t bytes() const {
    return youngest_.size() * sizeof(std::uint32_t) + kept_.size() * sizeof(Kept);
  }

 private:
  static constexpr std::uint32_t none = 0xffffffff;
  struct Kept {
    StepGraph::Edge step;
    std::uint32_t before;  // the step of the same state that was added before this one
  };

  bool are_wanted_;
  base::Blocks<std::uint32_t> youngest_;  // by number of the state
  base::Blocks<Kept> kept_;
};

}  // namespace mmcheck::search
