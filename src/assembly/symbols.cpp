#include "assembly/symbols.hpp"

#include <filesystem>
#include <system_error>

#include "assembly/assembly.hpp"
#include "assembly/mdb.hpp"
#include "assembly/portable_pdb.hpp"
#include "base/file.hpp"

namespace mmcheck::assembly {

namespace {

void warn(FoundSymbols& found, const std::string& warning) {
  if (!found.warning.empty()) found.warning += "; ";
  found.warning += warning;
}

/// Reads symbols with `read`, if none were found before; `place` is for the warning if they are
/// bad.
template <typename Read>
void try_source(FoundSymbols& found, const std::string& source, const std::string& place,
                Read read) {
  if (found.symbols != nullptr) return;
  try {
    found.symbols = std::make_unique<const Symbols>(read());
    found.source = source;
  } catch (const base::Error& error) {
    warn(found, error.in(place).what());
  }
}

/// The same for a file, if there is one. `read` is given its bytes.
template <typename Read>
void try_file(FoundSymbols& found, const std::filesystem::path& file, Read read) {
  std::error_code not_there;
  if (found.symbols != nullptr || !std::filesystem::exists(file, not_there)) return;
  std::vector<std::uint8_t> content;
  try {
    content = base::read_file(file.string());
  } catch (const base::Error& error) {
    warn(found, error.what());
    return;
  }
  try_source(found, file.filename().string(), file.string(),
             [&] { return read(Bytes(content, 0)); });
}

const DebugEntry* embedded_pdb(const Image& image) {
  for (const DebugEntry& entry : image.debug_entries()) {
    if (entry.type == DebugEntry::embedded_portable_pdb) return &entry;
  }
  return nullptr;
}

}  // namespace

const MethodSymbols& Symbols::of(std::uint32_t method) const {
  static const MethodSymbols none;
  return method - 1 < methods_.size() ? methods_[method - 1] : none;
}

FoundSymbols find_symbols(const Assembly& assembly, const std::string& path) {
  FoundSymbols found;
  const std::uint32_t methods = assembly.metadata().rows(Table::MethodDef);
  const std::vector<PdbId> ids = pdb_ids(assembly.image());
  const std::string& problem = assembly.image().debug_problem();
  if (!problem.empty()) warn(found, path + ": " + problem);

  std::filesystem::path pdb(path);
  try_file(found, pdb.replace_extension(".pdb"),
           [&](Bytes file) { return read_portable_pdb(file, ids, methods); });

  if (const DebugEntry* entry = embedded_pdb(assembly.image())) {
    try_source(found, "embedded", path + ": embedded symbols", [&] {
      const std::vector<std::uint8_t> content = inflate_portable_pdb(entry->content);
      return read_portable_pdb(Bytes(content, 0), ids, methods);
    });
  }

  try_file(found, path + ".mdb",
           [&](Bytes file) { return read_mdb(file, assembly.mvid(), methods); });
  return found;
}

}  // namespace mmcheck::assembly
