// The assertions of test frameworks. One that fails throws an exception, which is a violation as
// soon as it is thrown. Before that the frameworks put a message together, from whatever the values
// are, for a log that nobody reads here: that is left out, for it would have to execute much of the
// class library.
#pragma once

#include "vm/program/types.hpp"

namespace mmcheck::vm {

/// Whether who throws such an exception says that an assertion has failed.
bool is_assertion_failure(const Type& exception);

/// A method that does nothing but make such an exception, from what the message needs.
bool makes_assertion_failure(const Method& method);

/// A method that is called when an assertion has failed, and ends by throwing such an exception.
bool fails_an_assertion(const Method& method);

/// A method that only puts a part of a message together.
bool formats_a_message(const Method& method);

/// Whether the assembly is such a framework: it has one of the exceptions.
bool has_assertions(const Module& module);

/// A method that only writes or counts something for the framework's log.
bool is_for_the_log(const Method& method);

}  // namespace mmcheck::vm
