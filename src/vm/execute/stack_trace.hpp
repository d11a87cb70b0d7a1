// Stack traces of exceptions, as text: the methods between the one that throws and the one that
// catches.
#pragma once

#include <span>
#include <string>

#include "vm/state/state.hpp"

namespace mmcheck::vm {

/// One line for each frame, the last one first; none for what the machine raises exceptions with.
std::string stack_trace(std::span<const Frame> frames);

}  // namespace mmcheck::vm
