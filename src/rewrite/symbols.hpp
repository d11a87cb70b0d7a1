// Debug symbols of rewritten code: the same points, scopes and names, where the code is now. Their
// ids stay the same, so that they belong to the rewritten assembly as they did to the original.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "assembly/assembly.hpp"
#include "rewrite/code.hpp"
#include "rewrite/image_writer.hpp"

namespace mmcheck::rewrite {

struct MovedMethod {
  OffsetMap offsets;
  assembly::Token local_signature;
};

/// By MethodDef row.
using MovedCode = std::map<std::uint32_t, MovedMethod>;

/// Where symbols like those of the original are looked for when the rewritten assembly is at
/// `path`; empty where they are no file of their own.
std::string symbols_path(const assembly::Assembly& assembly, const std::string& path);

/// The file of symbols that belongs there, if there is one. A portable PDB has its name, and its
/// hash, in the assembly: `image` is told. Embedded symbols go there altogether.
std::optional<Buffer> rewrite_symbols(const assembly::Assembly& assembly, const MovedCode& moved,
                                      std::uint32_t stand_alone_signatures,
                                      const std::string& symbols_path, ImageWriter& image);

Buffer rewrite_portable_pdb(base::Bytes file, const MovedCode& moved,
                            std::uint32_t stand_alone_signatures);
/// `symbols` is what was read of the .mdb.
Buffer rewrite_mdb(base::Bytes file, const assembly::Symbols& symbols, const MovedCode& moved);

}  // namespace mmcheck::rewrite
