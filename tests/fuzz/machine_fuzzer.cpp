// A small program with changes in its method bodies: verified, translated and executed it comes to
// an end, or to an Error.
//
// An input names one of bases/, then changes: where, in two bytes that count through the bytes of
// all bodies (headers, code and exception clauses), and what is xored to the byte there. One that
// starts with "MZ" is a whole assembly instead. So are those that are kept in crashes/: they stay
// what they are when the bases are compiled again. To make one of an input: see `write_to`.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "vm/machine.hpp"

namespace {

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

using Content = std::vector<std::uint8_t>;

/// Little of everything: limits are to be met.
constexpr vm::MachineLimits limits{.frames = 200,
                                   .stack_cells = 20'000,
                                   .heap_bytes = 1'000'000,
                                   .array_bytes = 300'000,
                                   .collect_bytes = 20'000,
                                   .steps = 20'000};

struct Base {
  Content content;
  std::vector<std::size_t> places;  // in the file, of every byte of a body
};

/// The header, the code and the clauses, as large as they can be.
void add_body(const assembly::Assembly& assembly, std::uint32_t method, Base& base) {
  const auto& metadata = assembly.metadata();
  const auto rva = metadata.cell(assembly::Column::MethodDef_Rva, method);
  const std::size_t begin = assembly.image().at(rva, "a body").place();
  const assembly::MethodBody body = assembly.body(method);
  std::size_t end = body.code.place(body.code.size());
  if (!body.regions.empty()) end = (end + 3) / 4 * 4 + 4 + body.regions.size() * 24;
  for (std::size_t at = begin; at < std::min(end, base.content.size()); ++at) {
    base.places.push_back(at);
  }
}

std::vector<Base> read_bases() {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(FUZZ_BASES)) {
    if (entry.path().extension() == ".exe") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<Base> bases;
  for (const std::string& path : paths) {
    Base base;
    base.content = base::read_file(path);
    const auto assembly = assembly::Assembly::read(base.content, path);
    for (const std::uint32_t method : assembly->metadata().all(assembly::Table::MethodDef)) {
      if (assembly->has_body(method)) add_body(*assembly, method, base);
    }
    bases.push_back(std::move(base));
  }
  return bases;
}

bool is_assembly(std::span<const std::uint8_t> input) {
  return input.size() > 1 && input[0] == 'M' && input[1] == 'Z';
}

Content changed(std::span<const std::uint8_t> input) {
  static const std::vector<Base> bases = read_bases();
  if (is_assembly(input)) return {input.begin(), input.end()};
  const Base& base = bases[input.empty() ? 0 : input[0] % bases.size()];
  Content content = base.content;
  for (std::size_t at = 1; at + 2 < input.size(); at += 3) {
    const std::size_t where = (input[at] | std::size_t{input[at + 1]} << 8) % base.places.size();
    content[base.places[where]] ^= input[at + 2];
  }
  return content;
}

/// Where the program is to stay, if somebody wants to keep it.
const char* write_to() { return std::getenv("FUZZ_WRITE"); }

/// Programs are loaded from files.
const std::string& program_path() {
  static const std::string path = [] {
    if (write_to() != nullptr) return std::string(write_to());
    return fmt::format("{}/mmcheck-fuzz-{}.exe", std::filesystem::temp_directory_path().string(),
                       getpid());
  }();
  return path;
}

void run(const std::string& path) {
  const auto program = vm::Program::load(path, {});
  vm::TypeSystem types(*program);
  vm::Machine machine(types, limits, [](std::string_view) {});
  vm::State state = machine.initial(vm::entry_point(types), {});
  const vm::Stop stop = machine.run(state, 0);
  vm::user_stack(*state.threads[0]);
  if (stop.kind == vm::Stop::Kind::Unhandled) {
    vm::describe_exception(machine, state, stop.exception);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Content content = changed({data, size});
  std::ofstream(program_path(), std::ios::binary)
      .write(reinterpret_cast<const char*>(content.data()),
             static_cast<std::streamsize>(content.size()));
  try {
    run(program_path());
  } catch (const base::Error&) {
    // An answer like any other.
  } catch (const vm::Unresolved&) {
    // Likewise: the entry point has a type that is not there.
  }
  if (write_to() == nullptr) std::filesystem::remove(program_path());
  return 0;
}
