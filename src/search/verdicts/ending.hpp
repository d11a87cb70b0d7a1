// Which states have an end of the program ahead of them, as far as the search itself knows.
//
// A program that cannot end does not hold (models/semantics.md, 8). To decide that takes the graph
// of all states and steps, which a search does not keep. It keeps of each state how it was found,
// and here one number more: of the successors that had been found before, the youngest. Along these
// edges an end is known to be ahead of most states of a program that can end: of many by one pass
// over the states, youngest state first, of others by a few passes over those that are left. What
// is still left then is narrowed down (narrowing.hpp), and the rest judged (endless.hpp).
//
// A livelock has a cycle, and so a step that leads to a state which is no further from the first
// one than the state before it. Such steps are kept as well. Only what they lead to, among the
// states that are left, is looked at again: a graph without cycles costs these passes and little
// more.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/blocks.hpp"

namespace mmcheck::search {

class Ending {
 public:
  Ending() { onward_.push_back(unknown); }  // states are numbered from 1 on

  /// A state that was found. What comes after it is unknown until begin_steps().
  void add_state() { onward_.push_back(unknown); }
  /// All its steps are about to be noted.
  void begin_steps(std::uint32_t state) { onward_[state] = nothing; }
  /// A step that leads to a state which was found before, the same one perhaps. `leads_back`: it is
  /// no further from the first state than the one where the step begins.
  void note_step(std::uint32_t from, std::uint32_t to, bool leads_back) {
    if (onward_[from] < end) onward_[from] = std::max(onward_[from], to);
    if (leads_back) back_.push_back({from, to});
  }
  /// The program ends in the state or in a step from there: by itself or with a violation.
  void note_end(std::uint32_t state) {
    onward_[state] = end;
    has_end_ = true;
  }
  /// Not all that the state leads to was explored.
  void note_unknown(std::uint32_t state) { onward_[state] = unknown; }

  /// The successor that was kept of a state; 0 if none of them had been found before.
  std::uint32_t onward(std::uint32_t state) const { return onward_[state]; }

  bool has_end() const { return has_end_; }
  /// The states that were expanded and are not known to lead to an end, nor to something unknown;
  /// in order. `parent_of`: the state from which another one was found; 0 for the first.
  template <typename ParentOf>
  std::vector<std::uint32_t> without_known_end(const ParentOf& parent_of) const;

  /// All states whose steps were noted, in order.
  std::vector<std::uint32_t> expanded() const;

  /// Of these states, in order, those to which a step leads back from one of them.
  std::vector<std::uint32_t> led_back_to(const std::vector<std::uint32_t>& among) const;

  std::uint64_t bytes() const {
    return onward_.size() * sizeof(std::uint32_t) + back_.size() * sizeof(Back);
  }

 private:
  // Instead of a state.
  static constexpr std::uint32_t nothing = 0;
  static constexpr std::uint32_t end = 0xfffffffe;
  static constexpr std::uint32_t unknown = 0xffffffff;

  struct Back {
    std::uint32_t from;
    std::uint32_t to;
  };

  base::Blocks<std::uint32_t> onward_;  // by number of the state
  base::Blocks<Back> back_;
  bool has_end_ = false;
};

template <typename ParentOf>
std::vector<std::uint32_t> Ending::without_known_end(const ParentOf& parent_of) const {
  std::vector<bool> may_end(onward_.size());
  const auto decide = [&](std::uint32_t state) {
    const std::uint32_t onward = onward_[state];
    const bool leads_to_end = onward >= end || (onward != nothing && may_end[onward]);
    if (!leads_to_end && !may_end[state]) return false;
    may_end[state] = may_end[parent_of(state)] = true;
    return true;
  };
  std::vector<std::uint32_t> left;
  for (auto state = static_cast<std::uint32_t>(onward_.size()) - 1; state > 0; --state) {
    if (!decide(state)) left.push_back(state);
  }
  while (std::erase_if(left, decide) != 0) {
  }
  std::ranges::reverse(left);
  return left;
}

}  // namespace mmcheck::search
