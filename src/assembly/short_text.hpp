// An instruction in one short line: "ldsfld Peterson::flag1".
#pragma once

#include <cstdint>
#include <string>

#include "assembly/assembly.hpp"

namespace mmcheck::assembly {

/// The one at this offset of a method's body, with its prefixes; empty if there is none.
std::string short_text(const Assembly& assembly, std::uint32_t method, std::uint32_t offset);

}  // namespace mmcheck::assembly
