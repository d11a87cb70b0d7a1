// An instruction as a Result has it: what it does, the member that it names, one short line.
#pragma once

#include <cstdint>

#include "assembly/assembly.hpp"
#include "mmcheck/run.hpp"

namespace mmcheck::assembly {

/// The one at this offset of a method's body, with its prefixes; nothing if there is none.
IlInstruction il_instruction(const Assembly& assembly, std::uint32_t method, std::uint32_t offset);

}  // namespace mmcheck::assembly
