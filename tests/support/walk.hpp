// Asks everything that there is to ask about a file, for tests that only want to know whether the
// answer is ever anything but a value or an Error.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "assembly/assembly.hpp"

namespace mmcheck::testing {

/// Reads an assembly and walks over it: every cell, signature, body and name, each on its own, so
/// that a bad one does not hide what comes after it; then the listing of the whole. Returns what is
/// wrong with the file, empty if it can be listed.
std::string walk_assembly(std::span<const std::uint8_t> content);

/// Reads the bytes as the symbols of the assembly, in each of the formats: as a PDB of the id that
/// they give themselves, embedded (what follows the debug entry's header), and as an .mdb.
void walk_symbols(const assembly::Assembly& assembly, std::span<const std::uint8_t> content);

}  // namespace mmcheck::testing
