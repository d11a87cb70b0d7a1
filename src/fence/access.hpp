// What an instruction accesses, and how such an access could be made stronger in C#.
#pragma once

#include "mmcheck/run.hpp"
#include "vm/execute/machine.hpp"
#include "vm/translate/ir.hpp"

namespace mmcheck::fence {

/// The field that an instruction accesses by its name; null if there is none.
const vm::Field* field_of(const vm::Instruction& at);

const vm::Type* type_accessed(vm::Machine& machine, const vm::Instruction& at);

/// What C# lets a field be that is volatile.
bool can_be_volatile(const vm::Type& type);

/// What Volatile.Read and Volatile.Write take.
bool has_volatile_access(const vm::Type& type);

/// What an instruction accesses, as far as that can be said of all its executions: a field of a
/// struct, wherever that is, the bytecode names.
Target target_of(const vm::Instruction& at, const IlInstruction& instruction);

}  // namespace mmcheck::fence
