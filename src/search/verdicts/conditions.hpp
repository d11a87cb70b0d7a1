// Conditions on static fields that have to hold in every state.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "mmcheck/result.hpp"
#include "vm/execute/machine.hpp"

namespace mmcheck::search {

struct Condition {
  std::string text;
  std::vector<const vm::Type*> classes;  // that it is about
  /// Of a state whose statics are loaded; `end`: every thread has ended.
  std::function<bool(const vm::State&, bool end)> holds;
};

/// The first that does not hold; null if all do.
const Condition* first_broken(const std::vector<Condition>& conditions, const vm::State& state,
                              bool end);

/// Without a place.
Violation violation_of(const Condition& condition);

}  // namespace mmcheck::search
