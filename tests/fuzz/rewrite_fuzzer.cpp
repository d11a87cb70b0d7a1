// A program with changes anywhere in its file and in its symbols, rewritten: with one kind of edit
// wherever it can be made, it becomes an assembly that can be listed if it could be before; or
// there is an Error.
//
// The first byte of an input names the kind.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "assembly/assembly.hpp"
#include "base/check.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "program_input.hpp"
#include "rewrite/rewrite.hpp"
#include "support/walk.hpp"

namespace {

using namespace mmcheck;  // NOLINT(google-build-using-namespace)
using assembly::Assembly;
using assembly::Instruction;
using assembly::Table;
using assembly::Token;
using rewrite::Edit;

constexpr std::uint8_t kinds = static_cast<std::uint8_t>(Edit::Kind::VolatileField) + 1;
// Each edit is tried by itself first where it may be impossible, and every trial reads all.
constexpr std::size_t most_trials = 5;

bool may_be(const Instruction& instruction, Edit::Kind kind) {
  switch (kind) {
    case Edit::Kind::VolatileRead:
      return rewrite::can_be_volatile_read(instruction.opcode);
    case Edit::Kind::VolatileWrite:
      return rewrite::can_be_volatile_write(instruction.opcode);
    case Edit::Kind::Interlocked:
      return info(instruction.opcode).access == assembly::MemoryUse::write;
    default:
      return true;
  }
}

std::vector<Edit> edits_in(const Assembly& assembly, std::uint32_t method, Edit::Kind kind) {
  std::vector<Edit> edits;
  const assembly::Bytes code = assembly.body(method).code;
  for (std::uint32_t offset = 0; offset < code.size();) {
    const Instruction instruction = assembly::decode(code, offset);
    if (may_be(instruction, kind)) {
      edits.push_back({kind, Token(Table::MethodDef, method).value, offset});
    }
    offset = instruction.end();
  }
  return edits;
}

std::vector<Edit> edits_of(const Assembly& assembly, Edit::Kind kind) {
  std::vector<Edit> edits;
  if (kind == Edit::Kind::VolatileField) {
    for (const std::uint32_t row : assembly.metadata().all(Table::Field)) {
      edits.push_back({kind, Token(Table::Field, row).value});
    }
    return edits;
  }
  for (const std::uint32_t method : assembly.metadata().all(Table::MethodDef)) {
    try {
      if (!assembly.has_body(method)) continue;
      const std::vector<Edit> more = edits_in(assembly, method, kind);
      edits.insert(edits.end(), more.begin(), more.end());
    } catch (const base::Error&) {
      // Another method's body may be as it should.
    }
  }
  return edits;
}

void rewrite_and_read(const Assembly& assembly, const std::vector<Edit>& edits, bool was_listed) {
  try {
    const auto made = rewrite::rewrite(assembly, edits, assembly.path());
    const std::string wrong = testing::walk_assembly(made.assembly);
    base::check(!was_listed || wrong.empty(), "what was rewritten cannot be listed: " + wrong);
    if (made.symbols) testing::walk_symbols(assembly, *made.symbols);
  } catch (const base::Error&) {
    // An answer like any other.
  }
}

void rewrite_all(const std::string& path, Edit::Kind kind) {
  const bool is_listed = testing::walk_assembly(base::read_file(path)).empty();
  const std::unique_ptr<const Assembly> assembly = Assembly::open(path);
  const std::vector<Edit> edits = edits_of(*assembly, kind);
  rewrite_and_read(*assembly, edits, is_listed);
  for (std::size_t i = 0; i < edits.size(); i += 1 + edits.size() / most_trials) {
    rewrite_and_read(*assembly, {edits[i]}, is_listed);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const bool is_program = size == 0 || data[0] == 'M';
  const testing::Input input = testing::Input(data, size).subspan(is_program ? 0 : 1);
  const testing::ProgramFile program(FUZZ_FOLDER "/threaded", testing::Changeable::Files, input);
  const auto kind = static_cast<Edit::Kind>(is_program ? size % kinds : data[0] % kinds);
  try {
    rewrite_all(program.path(), kind);
  } catch (const base::Error&) {
    // An answer like any other.
  }
  return 0;
}
