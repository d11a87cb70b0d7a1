// Rewrites an assembly as the command line says:
//
//   rewrite ASSEMBLY OUT KIND:TOKEN[:OFFSET]...     as in barrier:0x06000001:0x12
//   rewrite ASSEMBLY OUT --everywhere=KIND          all edits of a kind that make sense
//
// Symbols go beside OUT. The kinds: barrier, read-barrier, write-barrier, volatile-read,
// volatile-write, interlocked, volatile-field; with --everywhere also volatile: reads, and writes.
#include "rewrite/rewrite.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

using namespace mmcheck;
using assembly::Assembly;
using assembly::Instruction;
using assembly::Table;
using assembly::Token;
using rewrite::Edit;

namespace {

struct KindName {
  std::string_view name;
  Edit::Kind kind;
};
constexpr std::array kinds = {
    KindName{"barrier", Edit::Kind::Barrier},
    KindName{"read-barrier", Edit::Kind::ReadBarrier},
    KindName{"write-barrier", Edit::Kind::WriteBarrier},
    KindName{"volatile-read", Edit::Kind::VolatileRead},
    KindName{"volatile-write", Edit::Kind::VolatileWrite},
    KindName{"interlocked", Edit::Kind::Interlocked},
    KindName{"volatile-field", Edit::Kind::VolatileField},
};

Edit::Kind kind_of(std::string_view name) {
  for (const KindName& row : kinds) {
    if (row.name == name) return row.kind;
  }
  throw base::Error("", fmt::format("no kind of edit is called '{}'", name));
}

Edit parse(const std::string& text) {
  const std::size_t first = text.find(':');
  const std::size_t second = text.find(':', first + 1);
  Edit edit{kind_of(text.substr(0, first)), 0};
  if (first != std::string::npos) {
    edit.token = static_cast<std::uint32_t>(std::stoul(text.substr(first + 1), nullptr, 0));
  }
  if (second != std::string::npos) {
    edit.il_offset = static_cast<std::uint32_t>(std::stoul(text.substr(second + 1), nullptr, 0));
  }
  return edit;
}

/// Whether it can be made at all: only the module knows the types of what is written.
bool is_possible(const Assembly& assembly, const Edit& edit) {
  try {
    rewrite::rewrite(assembly, {edit}, assembly.path());
    return true;
  } catch (const base::Error&) {
    return false;
  }
}

void add_at(std::vector<Edit>& edits, const Assembly& assembly, std::uint32_t method,
            const Instruction& at, std::string_view kind) {
  const std::uint32_t token = Token(Table::MethodDef, method).value;
  const auto add = [&](Edit::Kind what) { edits.push_back({what, token, at.offset}); };
  if (kind == "volatile") {
    if (rewrite::can_be_volatile_read(at.opcode)) add(Edit::Kind::VolatileRead);
    if (rewrite::can_be_volatile_write(at.opcode)) add(Edit::Kind::VolatileWrite);
  } else if (kind != "interlocked") {
    add(kind_of(kind));
  } else if (info(at.opcode).access == assembly::MemoryUse::write) {
    if (is_possible(assembly, {Edit::Kind::Interlocked, token, at.offset})) {
      add(Edit::Kind::Interlocked);
    }
  }
}

std::vector<Edit> everywhere(const Assembly& assembly, std::string_view kind) {
  std::vector<Edit> edits;
  if (kind == "volatile-field") {
    for (const std::uint32_t row : assembly.metadata().all(Table::Field)) {
      edits.push_back({Edit::Kind::VolatileField, Token(Table::Field, row).value});
    }
    return edits;
  }
  for (const std::uint32_t method : assembly.metadata().all(Table::MethodDef)) {
    if (!assembly.has_body(method)) continue;
    const assembly::Bytes code = assembly.body(method).code;
    for (std::uint32_t offset = 0; offset < code.size();) {
      const Instruction instruction = assembly::decode(code, offset);
      add_at(edits, assembly, method, instruction, kind);
      offset = instruction.end();
    }
  }
  return edits;
}

void write_file(const std::filesystem::path& path, const std::vector<std::uint8_t>& content) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(content.data()),
             static_cast<std::streamsize>(content.size()));
  if (!file.flush()) throw base::Error(path.string(), "cannot be written");
}

void run(const std::vector<std::string>& arguments) {
  constexpr std::string_view option = "--everywhere=";
  const std::unique_ptr<const Assembly> assembly = Assembly::open(arguments.at(0));
  std::vector<Edit> edits;
  for (std::size_t i = 2; i < arguments.size(); ++i) {
    if (arguments[i].starts_with(option)) {
      const auto more = everywhere(*assembly, arguments[i].substr(option.size()));
      edits.insert(edits.end(), more.begin(), more.end());
    } else {
      edits.push_back(parse(arguments[i]));
    }
  }
  const std::string& out = arguments.at(1);
  const rewrite::Rewritten made = rewrite::rewrite(*assembly, edits, out);
  write_file(out, made.assembly);
  if (made.symbols) write_file(made.symbols_path, *made.symbols);
  fmt::print("{} edits\n", edits.size());
}

}  // namespace

int main(int count, char** words) {
  try {
    run({words + 1, words + count});
    return 0;
  } catch (const base::Error& error) {
    fmt::print(stderr, "rewrite: {}\n", error.what());
    return 2;
  }
}
