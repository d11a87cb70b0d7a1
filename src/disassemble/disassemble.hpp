// The listing of an assembly for people: types, fields, methods and their code, with names, source
// lines and exception regions.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "assembly/assembly.hpp"

namespace mmcheck::disassemble {

/// Takes the listing piece by piece.
using Sink = std::function<void(std::string_view)>;

/// The whole assembly.
void disassemble(const assembly::Assembly& assembly, const Sink& sink);

/// Only the methods called `Type::Name` (all overloads; a name alone means any type's); an Error
/// that suggests what is near if there is none.
void disassemble_method(const assembly::Assembly& assembly, std::string_view name,
                        const Sink& sink);

}  // namespace mmcheck::disassemble
