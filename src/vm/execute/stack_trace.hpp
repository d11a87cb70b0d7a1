// Stack traces of exceptions, as text: the methods between the one that throws and the one that
// catches.
#pragma once

#include <span>
#include <string>

#include "vm/program/program.hpp"
#include "vm/state/state.hpp"

namespace mmcheck::vm {

/// Whether the program asks exceptions for them. If it does not, none is made: they are parts of
/// states.
bool asks_for_stack_traces(const Program& program);

/// One line for each frame, the last one first; none for what the machine raises exceptions with.
std::string stack_trace(std::span<const Frame> frames);

}  // namespace mmcheck::vm
