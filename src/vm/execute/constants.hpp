// The constants of an Entry, as a program's first thread finds them.
#pragma once

#include "vm/execute/execution.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::vm {

/// In the state of an execution that has not begun: makes them, and puts them into the frame.
void make_constants(Execution& execution, const Entry& entry);

}  // namespace mmcheck::vm
