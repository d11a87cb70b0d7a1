// Where in its statement of the source an instruction is that a repair is about: what the bytecode
// knows for certain, and the source's text alone does not.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "assembly/assembly.hpp"
#include "mmcheck/result.hpp"

namespace mmcheck::patch {

/// None without symbols, or for what is no instruction of the method. `method` is a MethodDef row.
std::optional<Repair::InStatement> find_in_statement(const assembly::Assembly& assembly,
                                                     std::uint32_t method, std::uint32_t il_offset);

/// The assembly of a file that a repair is in; null if there is none.
using FindAssembly = std::function<const assembly::Assembly*(const std::string& path)>;
/// Fills Repair::in_statement in all that is proposed.
void complete(std::vector<Repair>& repairs, const FindAssembly& find_assembly);
void complete(Fences& fences, const FindAssembly& find_assembly);

}  // namespace mmcheck::patch
