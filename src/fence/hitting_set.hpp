// A cheapest set of candidates that has one of every clause.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/running_out.hpp"

namespace mmcheck::fence {

/// The costs of all, times those in loops, are less than 2^50.
struct Candidate {
  std::uint32_t cost = 1;  // not 0
  bool is_in_loop = false;
};

using CandidateSet = std::vector<std::uint32_t>;  // sorted

/// A cheapest set that has something of every clause; of several the one with fewest in loops, then
/// the lexicographically smallest. No set that contains one of `excluded` is returned: those are
/// known, and what has more than they have is not needed. Nothing if there is none.
std::optional<CandidateSet> cheapest_hitting_set(const std::vector<Candidate>& candidates,
                                                 const std::vector<CandidateSet>& clauses,
                                                 const std::vector<CandidateSet>& excluded = {},
                                                 const base::NowAndThen& now_and_then = {});

}  // namespace mmcheck::fence
