// What a search says of states and steps: facts, without words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "mmcheck/result.hpp"
#include "model/model.hpp"
#include "search/successors/passing.hpp"
#include "search/telling/targets.hpp"
#include "vm/execute/machine.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::search {

Location location_of(const vm::Place& place);
/// Where a thread stands in what is no library model; empty if it has none of it.
Location location_of(const vm::State& state, std::uint32_t thread);
/// The same in the program's own code, which .NET's assemblies are not; where it has none, in its
/// outermost method.
Location own_location_of(const vm::State& state, std::uint32_t thread);
/// That where the thread stands elsewhere, else empty.
Location caller_of(const vm::State& state, std::uint32_t thread);
std::string describe(const Location& location);

/// A static field's value, as C# writes it.
std::string observed_value(vm::Machine& machine, vm::State& state, const vm::Field& field);

OperationKind kind_of(model::OperationClass type);

/// That time passes until the limit has elapsed.
void describe_passing(const FirstLimit& limit, TraceStep& step);
/// Whether the time limit of a thread has elapsed that has not ended, nor looked at the clock
/// since.
bool has_waited_in_vain(const vm::Machine& machine, const vm::State& state);

/// Whether the thread is about to choose something, and not whether to go on before it may.
bool is_at_choice(vm::Machine& machine, vm::State& state, std::uint32_t thread);
/// Fills in what the thread is about to do: operation, target and value. Of a choice, it is
/// `step.choice`.
void describe_operation(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                        const Names& names, TraceStep& step);
/// The same of an operation that waits and is about to complete: also where it was issued, and
/// which older ones it overtakes.
void describe_completion(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                         std::uint32_t operation, const Names& names, TraceStep& step);
/// Of one that has just been issued.
void describe_issued(vm::Machine& machine, vm::State& state, const vm::Pending& pending,
                     const vm::Operation& operation, const Names& names, TraceStep& step);
/// The object that the thread which runs finalizers has just taken.
Target finalized_by(const vm::State& state, std::uint32_t thread);
/// The method that a thread runs which has just been started.
std::string method_of_thread(const vm::Machine& machine, const vm::State& state,
                             std::uint32_t thread);
/// What a thread is called that runs this method, and what it does or waits for.
ThreadStatus describe_thread(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                             const std::string& method, const Names& names);

}  // namespace mmcheck::search
