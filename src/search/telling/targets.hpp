// What operations are about, and which values they bring, of a state: for those who tell of runs.
#pragma once

#include <cstdint>
#include <vector>

#include "mmcheck/run.hpp"
#include "vm/execute/execution.hpp"
#include "vm/execute/machine.hpp"
#include "vm/state/operation.hpp"

namespace mmcheck::search {

/// Names of a run's objects: by their numbers in the state, and the same throughout the run.
using Names = std::vector<std::uint32_t>;

/// A target, and where its value is.
struct Aim {
  Target target;
  const vm::Type* type = nullptr;      // of the value; null if there is none
  const std::uint8_t* data = nullptr;  // null if not all of it is there
  bool is_programs_own = false;        // not what a library model keeps for itself
};

/// Of a part of an object or of statics.
Aim aim_at(vm::Machine& machine, const vm::State& state, const vm::Pointer& pointer,
           const Names& names);
/// Of an operation that waits, be it one whose place is not known yet.
Aim aim_of(vm::Machine& machine, vm::State& state, const vm::Pending& pending,
           const vm::Operation& operation, const Names& names);
/// The monitor of an object, with the field that it is in where the program knows no other name of
/// it.
Target monitor_of(vm::Machine& machine, const vm::State& state, vm::Ref ref, const Names& names);
Target class_of(const vm::Type& type);
Target thread_of(const vm::State& state, vm::Ref object);

/// Statics that nobody has touched are made when they are told of.
void make_statics_at(vm::Execution& execution, const vm::Pointer& pointer);

Value value_of(vm::Machine& machine, const vm::State& state, const vm::Type& type,
               const std::uint8_t* at, const Names& names);
/// Of a static field.
Value value_of(vm::Machine& machine, vm::State& state, const vm::Field& field);

}  // namespace mmcheck::search
