#include "rewrite/symbols.hpp"

#include <zlib.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>

#include "assembly/mdb.hpp"
#include "assembly/portable_pdb.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "base/sha256.hpp"
#include "base/text.hpp"

namespace mmcheck::rewrite {

using assembly::Assembly;
using assembly::DebugEntry;
using base::Bytes;

namespace {

constexpr std::uint32_t pdb_checksum = 19;
constexpr std::string_view embedded = "embedded";

/// As it stands in an embedded portable PDB's debug entry: MPDB, the size, deflated.
Buffer deflate_pdb(const Buffer& pdb) {
  constexpr std::uint32_t signature = 0x4244504d;
  constexpr int memory_level = 8;
  z_stream stream{};
  // Negative: without zlib's header.
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, memory_level,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    throw base::Error("zlib", "has no memory");
  }
  Buffer packed;
  append(packed, signature);
  append(packed, static_cast<std::uint32_t>(pdb.size()));
  const std::size_t start = packed.size();
  packed.resize(start + deflateBound(&stream, static_cast<uLong>(pdb.size())));
  stream.next_in = const_cast<Bytef*>(pdb.data());  // zlib does not write there
  stream.avail_in = static_cast<uInt>(pdb.size());
  stream.next_out = packed.data() + start;
  stream.avail_out = static_cast<uInt>(packed.size() - start);
  deflate(&stream, Z_FINISH);  // cannot fail: there is room for all of it
  packed.resize(packed.size() - stream.avail_out);
  deflateEnd(&stream);
  return packed;
}

/// The assembly has the hash of its PDB, made as if the PDB's id were zeros.
void write_checksum(Buffer pdb, ImageWriter& image) {
  constexpr std::string_view algorithm("SHA256\0", 7);
  const assembly::Metadata metadata(Bytes(pdb, 0));
  const Bytes id = metadata.pdb_header().id;
  std::fill_n(pdb.begin() + static_cast<std::ptrdiff_t>(id.place()), id.size(), 0);
  const std::string digits = base::sha256(pdb);
  Buffer content(algorithm.begin(), algorithm.end());
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    content.push_back(static_cast<std::uint8_t>(std::stoul(digits.substr(i, 2), nullptr, 16)));
  }
  image.overwrite_debug_data(pdb_checksum, content);
}

void embed(const Buffer& pdb, ImageWriter& image) {
  const Buffer packed = deflate_pdb(pdb);
  const std::uint32_t rva = image.add(packed);
  image.move_debug_data(DebugEntry::embedded_portable_pdb, rva, packed.size());
}

/// As the entry of the type CodeView has it: RSDS, the id, the name of the PDB.
void write_name(const Assembly& assembly, const std::string& path, ImageWriter& image) {
  constexpr std::size_t name_at = 24;
  constexpr std::string_view what = "the name of the PDB";
  const auto is_codeview = [](const DebugEntry& entry) {
    return entry.type == DebugEntry::codeview;
  };
  const auto& entries = assembly.image().debug_entries();
  const auto found = std::find_if(entries.begin(), entries.end(), is_codeview);
  // Compilers write one. Of several nobody knows which is looked at.
  if (std::count_if(found, entries.end(), is_codeview) != 1) return;
  std::string name = std::filesystem::path(path).filename().string();
  name.push_back('\0');
  Buffer content;
  append(content, span_of(found->content.slice(0, name_at, what)));
  content.insert(content.end(), name.begin(), name.end());
  const std::uint32_t rva = image.add(content);
  image.move_debug_data(DebugEntry::codeview, rva, content.size());
}

Buffer embedded_pdb(const Assembly& assembly) {
  const auto& entries = assembly.image().debug_entries();
  const auto found = std::find_if(entries.begin(), entries.end(), [](const DebugEntry& entry) {
    return entry.type == DebugEntry::embedded_portable_pdb;
  });
  return assembly::inflate_portable_pdb(found->content);
}

}  // namespace

std::string symbols_path(const Assembly& assembly, const std::string& path) {
  const std::string& source = assembly.symbols().source;
  if (source.empty() || source == embedded) return "";
  if (source.ends_with(".mdb")) return path + ".mdb";
  return std::filesystem::path(path).replace_extension(".pdb").string();
}

std::optional<Buffer> rewrite_symbols(const Assembly& assembly, const MovedCode& moved,
                                      std::uint32_t stand_alone_signatures,
                                      const std::string& symbols_path, ImageWriter& image) {
  const assembly::FoundSymbols& found = assembly.symbols();
  if (found.symbols == nullptr) return std::nullopt;
  const bool is_embedded = found.source == embedded;
  const std::string path =
      std::filesystem::path(assembly.path()).replace_filename(found.source).string();
  const Buffer file = is_embedded ? embedded_pdb(assembly) : base::read_file(path);
  if (path.ends_with(".mdb")) {
    // Read again, for it need not be the file any more that the symbols are from.
    const assembly::Symbols symbols = assembly::read_mdb(
        Bytes(file, 0), assembly.mvid(), assembly.metadata().rows(assembly::Table::MethodDef));
    return rewrite_mdb(Bytes(file, 0), symbols, moved);
  }
  const Buffer pdb = rewrite_portable_pdb(Bytes(file, 0), moved, stand_alone_signatures);
  write_checksum(pdb, image);
  if (is_embedded) {
    embed(pdb, image);
    return std::nullopt;
  }
  write_name(assembly, symbols_path, image);
  return pdb;
}

}  // namespace mmcheck::rewrite
