// Types and members as the runtime's own messages and reflection name them.
#pragma once

#include <string>

#include "vm/program/types.hpp"

namespace mmcheck::vm {

/// Type.ToString: "System.Collections.Generic.List`1[System.Int32]".
std::string reflection_name(const Type& type);

/// "Peterson::T0", as reports and errors name it.
std::string qualified_name(const Method& method);

}  // namespace mmcheck::vm
