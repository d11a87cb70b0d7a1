// Whether a program has data races under sequential consistency. One that has none behaves the same
// under every model (models/semantics.md, 10), so that no other search is needed.
//
// A race is a state in which two threads are about to access the same memory, one of them writes,
// and not both accesses are atomic. Volatile accesses race like others, for no model here keeps a
// volatile write before a volatile read that follows.
//
// It is looked for in the states of the reduced search. They are enough: what a thread does by the
// way concerns memory that no two threads use, or all hold a monitor for, or nobody writes; and if
// two threads can be about to access other memory, then there is a run to it whose other steps are
// whole.
#pragma once

#include <vector>

#include "vm/visible/access.hpp"

namespace mmcheck::search {

/// Whether it matters to two threads which of them comes first: they access the same memory, and
/// one of them may write; or they take or give back the same monitor.
bool conflict(const vm::Access& left, const vm::Access& right);

class Races {
 public:
  /// The threads of another state come next.
  void begin() { about_.clear(); }
  /// A thread is about to do this.
  void add(const vm::Access& access);

  bool has_any() const { return has_any_; }
  /// Where a compare-exchange that fails is no fence, atomic operations race with each other.
  bool has_atomic_ones() const { return has_atomic_ones_; }

 private:
  std::vector<vm::Access> about_;
  bool has_any_ = false;
  bool has_atomic_ones_ = false;
};

}  // namespace mmcheck::search
