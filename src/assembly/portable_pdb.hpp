// Portable PDBs: debug symbols as metadata tables, in a file of their own or deflated into the
// assembly. Microsoft's "Portable PDB v1.0: Format Specification" (PortablePdb-Metadata.md) and
// "PE/COFF Specification Addendum" (PE-COFF.md) in dotnet/runtime, docs/design/specs.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "assembly/image.hpp"
#include "assembly/symbols.hpp"

namespace mmcheck::assembly {

/// A GUID and a stamp: the same in the PDB and in the assembly's CodeView entry.
using PdbId = std::array<std::uint8_t, 20>;

/// The ids of the PDBs that an assembly says to belong to it.
std::vector<PdbId> pdb_ids(const Image& image);

/// Reads a whole PDB; an Error if it is damaged, a Windows PDB, or has none of `ids`. `methods` is
/// how many MethodDef rows the assembly has.
Symbols read_portable_pdb(Bytes file, std::span<const PdbId> ids, std::uint32_t methods);

/// Unpacks the PDB in a debug entry of the type embedded_portable_pdb.
std::vector<std::uint8_t> inflate_portable_pdb(Bytes entry);

}  // namespace mmcheck::assembly
