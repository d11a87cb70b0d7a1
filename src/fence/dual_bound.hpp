// What hitting a set of clauses costs at least.
#pragma once

#include <cstdint>
#include <vector>

#include "fence/hitting_set.hpp"

namespace mmcheck::fence {

struct DualBound {
  bool is_over = false;  // whatever hits all clauses weighs more than the limit
  /// For each candidate: how much of its weight the clauses do not pay for. Below 0: it is a
  /// bargain.
  std::vector<std::int64_t> slack;
  CandidateSet too_heavy;  // whatever has one of these weighs more than the limit
};

/// All weights together have to be less than 2^50.
DualBound dual_bound(const std::vector<CandidateSet>& clauses,
                     const std::vector<std::uint64_t>& weights, std::uint64_t limit);

}  // namespace mmcheck::fence
