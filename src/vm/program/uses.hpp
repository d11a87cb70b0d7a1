// What a program refers to: some things cost states, and are only kept for programs that look.
#pragma once

#include <string_view>

#include "vm/program/program.hpp"

namespace mmcheck::vm {

/// Whether code of the program's own refers to a method of this name in another assembly.
bool refers_to_method(const Program& program, std::string_view name);

}  // namespace mmcheck::vm
