// Finds out of which states no end of the program is ahead, expanding few of them.
//
// Of each state those successors are known that were found from it, and one of the others (Ending).
// To follow these edges leads round in circles, or to a state of which nothing else is known. Only
// the states there are expanded; if one of them leads out to an end, so do all that lead there. In
// a program that can end, a few states decide about all others. A state that can come to no end is
// expanded in the end, and so is every one that leads to such a state along the edge that is known.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mmcheck::search {

struct KnownSteps {
  std::function<std::uint32_t(std::uint32_t state)> onward;  // Ending::onward()
  std::function<std::uint32_t(std::uint32_t state)> parent;  // 0 for the first state
  /// All states that the state leads to; nothing if it leads to an end, or to something unknown.
  std::function<std::optional<std::vector<std::uint32_t>>(std::uint32_t state)> expand;
};

/// Of these states, in order, those that lead to no end and to no other state; some more of them if
/// that takes too long.
std::vector<std::uint32_t> without_end(std::vector<std::uint32_t> states, const KnownSteps& steps);

}  // namespace mmcheck::search
