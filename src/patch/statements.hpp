// Where in its statement of the source an instruction is that a repair is about: what the bytecode
// knows for certain, and the source's text alone does not.
#pragma once

#include <cstdint>
#include <optional>

#include "assembly/assembly.hpp"
#include "mmcheck/result.hpp"

namespace mmcheck::patch {

/// None without symbols, or for what is no instruction of the method. `method` is a MethodDef row.
std::optional<Repair::InStatement> find_in_statement(const assembly::Assembly& assembly,
                                                     std::uint32_t method, std::uint32_t il_offset);

/// Fills Repair::in_statement in all that a Result proposes. Assemblies that cannot be read again
/// leave it unknown.
void find_in_statements(Result& result);

}  // namespace mmcheck::patch
