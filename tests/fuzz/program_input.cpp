#include "program_input.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "assembly/assembly.hpp"
#include "base/file.hpp"

namespace mmcheck::testing {
namespace {

namespace fs = std::filesystem;

struct Base {
  Content files;  // the assembly, then its symbols
  std::size_t assembly_size = 0;
  std::string symbols_ending;  // what comes after the name without ".exe"; empty without symbols
  std::vector<std::size_t> places;
};

/// The header, the code and the clauses, as large as they can be.
void add_body(const assembly::Assembly& assembly, std::uint32_t method, Base& base) {
  const auto& metadata = assembly.metadata();
  const auto rva = metadata.cell(assembly::Column::MethodDef_Rva, method);
  const std::size_t begin = assembly.image().at(rva, "a body").place();
  const assembly::MethodBody body = assembly.body(method);
  std::size_t end = body.code.place(body.code.size());
  if (!body.regions.empty()) end = (end + 3) / 4 * 4 + 4 + body.regions.size() * 24;
  for (std::size_t at = begin; at < std::min(end, base.assembly_size); ++at) {
    base.places.push_back(at);
  }
}

void add_places(Base& base, const std::string& path, Changeable changeable) {
  if (changeable == Changeable::Files) {
    for (std::size_t at = 0; at < base.files.size(); ++at) base.places.push_back(at);
    return;
  }
  const auto assembly = assembly::Assembly::open(path);
  for (const std::uint32_t method : assembly->metadata().all(assembly::Table::MethodDef)) {
    if (assembly->has_body(method)) add_body(*assembly, method, base);
  }
}

Base read_base(const fs::path& path, Changeable changeable) {
  Base base;
  base.files = base::read_file(path.string());
  base.assembly_size = base.files.size();
  for (const std::string_view ending : {".pdb", ".exe.mdb"}) {
    fs::path symbols = path;
    symbols.replace_extension(ending);
    if (!fs::exists(symbols)) continue;
    base.symbols_ending = ending;
    const Content content = base::read_file(symbols.string());
    base.files.insert(base.files.end(), content.begin(), content.end());
  }
  add_places(base, path.string(), changeable);
  return base;
}

/// By name, for inputs count through them.
std::vector<Base> read_bases(const std::string& folder, Changeable changeable) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".exe") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<Base> bases;
  for (const fs::path& path : paths) bases.push_back(read_base(path, changeable));
  return bases;
}

const std::vector<Base>& bases_in(const std::string& folder, Changeable changeable) {
  static std::map<std::pair<std::string, Changeable>, std::vector<Base>> known;
  auto& bases = known[{folder, changeable}];
  if (bases.empty()) bases = read_bases(folder, changeable);
  return bases;
}

bool is_assembly(Input input) { return input.size() > 1 && input[0] == 'M' && input[1] == 'Z'; }

Base changed(const std::string& folder, Changeable changeable, Input input) {
  if (is_assembly(input)) return {{input.begin(), input.end()}, input.size(), {}, {}};
  const std::vector<Base>& bases = bases_in(folder, changeable);
  Base base = bases[input.empty() ? 0 : input[0] % bases.size()];
  for (std::size_t at = 1; at + 2 < input.size(); at += 3) {
    const std::size_t where = (input[at] | std::size_t{input[at + 1]} << 8) % base.places.size();
    base.files[base.places[where]] ^= input[at + 2];
  }
  return base;
}

/// Where the program is to stay, if somebody wants to keep it.
const char* write_to() { return std::getenv("FUZZ_WRITE"); }

/// Programs are loaded from files: the path without ".exe".
std::string own_path() {
  if (write_to() != nullptr) return fs::path(write_to()).replace_extension().string();
  return fmt::format("{}/mmcheck-fuzz-{}", fs::temp_directory_path().string(), getpid());
}

}  // namespace

ProgramFile::ProgramFile(const std::string& folder, Changeable changeable, Input input) {
  const Base base = changed(folder, changeable, input);
  const std::string name = own_path();
  const Input all(base.files);
  path_ = name + ".exe";
  base::write_file(path_, all.first(base.assembly_size));
  files_.push_back(path_);
  if (base.symbols_ending.empty()) return;
  files_.push_back(name + base.symbols_ending);
  base::write_file(files_.back(), all.subspan(base.assembly_size));
}

ProgramFile::~ProgramFile() {
  if (write_to() != nullptr) return;
  for (const std::string& file : files_) fs::remove(file);
}

}  // namespace mmcheck::testing
