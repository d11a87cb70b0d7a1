// Mono's own debug symbols (PROGRAM.exe.mdb), as `mcs -debug` writes them: version 50.0. There is
// no document but the code of Mono.CompilerServices.SymbolWriter; mdb.cpp describes what it uses.
#pragma once

#include <cstdint>

#include "assembly/metadata.hpp"
#include "assembly/symbols.hpp"

namespace mmcheck::assembly {

/// Reads a whole .mdb; an Error if it is damaged or not that of the module `mvid`. `methods` is how
/// many MethodDef rows the assembly has.
Symbols read_mdb(Bytes file, const Guid& mvid, std::uint32_t methods);

}  // namespace mmcheck::assembly
