// Programs as C#: one class per program, so that one assembly holds many.
#pragma once

#include <string>
#include <vector>

#include "program.hpp"

namespace enumerator {

/// C# 7. The classes are called P0, P1, … in the order of the programs; each has a static method
/// Main without parameters.
std::string csharp_of(const std::vector<Program>& programs);

/// The class of one program, whose name is `name`.
std::string csharp_class_of(const Program& program, const std::string& name);

std::size_t count_statements(const Program& program);

}  // namespace enumerator
