// Divergence: a thread that goes round a loop for ever without an operation.
//
// A step without operations is cut short after so many calls and ways back (MachineLimits::steps).
// The thread alone decides what comes next, so what it does from there on is one sequence of steps,
// and if a position comes twice in it, all that is between the two repeats for ever: R. Brent, "An
// improved Monte Carlo factorization algorithm", has the way to find that with one position kept.
// Steps are remembered, and the search would take them in any case, so to look ahead costs little.
// What repeats only after more steps is found as a livelock is (endless.hpp), if the search gets
// that far.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "search/successors/successors.hpp"
#include "search/verdicts/outcomes.hpp"

namespace mmcheck::search {

class Divergence {
 public:
  explicit Divergence(Successors& successors) : successors_(successors) {}

  /// Of a thread that is about to make a step without operations: the moves before the loop, and
  /// those that repeat. Nothing if none was found.
  struct Loop {
    std::vector<Move> lead;
    std::vector<Move> cycle;
    Position at;  // where the cycle begins
  };
  /// A thread with open guesses may turn out not to be there: it is found again when they have come
  /// true.
  std::optional<Loop> find(Position at, Move move);

 private:
  Successors& successors_;
  /// Threads with their components, for which nothing was found.
  std::unordered_set<std::uint64_t> without_loop_;
};

}  // namespace mmcheck::search
