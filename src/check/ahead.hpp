// How far ahead of memory a thread may issue under a model, and when that rises.
//
// Each thread has a bound on its pending operations, and on the unresolved branch guesses among
// them. Small bounds keep the number of states small, and violations are found early. But a search
// in which a thread came to a bound has left out runs. So where the user gives no bound, the search
// is repeated with twice as much until no thread comes to it. A search with larger bounds has all
// runs of one with smaller bounds, so what was found before stays found.
//
// A program that issues for ever would raise the bounds for ever. The repetitions end when they
// have taken a multiple of the first search's states; with --time-limit they end when the time is
// over.
#pragma once

#include <cstdint>

#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"
#include "search/explorer.hpp"

namespace mmcheck {

class Ahead {
 public:
  explicit Ahead(const Options& options);

  /// These options, with the bounds as they are now.
  Options options_with(Options options) const;
  /// The bounds, if they have risen.
  std::optional<AheadLimits> risen() const;

  /// Before the first of several searches for the same.
  void start();
  /// After a search of so many states that was whole but for what `held` says: raises the bounds
  /// that threads came to. False if no repetition is worth while.
  bool rise(const search::Held& held, std::uint64_t states);

 private:
  bool may_take_longer(std::uint64_t states);

  AheadLimits limits_;
  bool may_raise_operations_;
  bool may_raise_guesses_;
  bool is_timed_;
  bool has_risen_ = false;
  std::uint64_t first_states_ = 0;  // of the first search
  std::uint64_t all_states_ = 0;    // of all so far
};

}  // namespace mmcheck
