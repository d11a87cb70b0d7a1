// Every final outcome that a memory model allows a program: every step tried in every state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "lower.hpp"
#include "model.hpp"

namespace enumerator {

struct Outcomes {
  /// The final values of what is observed, in the order of LoweredProgram::observed.
  std::set<std::vector<std::int64_t>> values;
  bool deadlock = false;
  std::size_t states = 0;
  bool complete = true;  // false: there were more states than asked for

  friend bool operator==(const Outcomes& a, const Outcomes& b) {
    return a.values == b.values && a.deadlock == b.deadlock;
  }
};

/// How many assumptions a thread may have open when it goes back in its code: a loop that ends with
/// what others write could otherwise be guessed to go on for ever. That it is enough is compared by
/// self_check.
inline constexpr int most_assumptions = 6;

/// Throws std::logic_error for a program whose threads do what the abstract programs must not: an
/// exception that nobody catches.
Outcomes enumerate(const LoweredProgram& program, const Model& model, std::size_t max_states,
                   int assumptions = most_assumptions);

/// Are all outcomes of `a` also outcomes of `b`?
bool is_included(const Outcomes& a, const Outcomes& b);

}  // namespace enumerator
