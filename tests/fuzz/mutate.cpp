// Damaged assemblies: a mutant is a valid one with a few changes, most of them where the format has
// a meaning: cells of metadata tables, signatures, instructions, headers and clauses of bodies,
// names, the headers of the file; some anywhere; and some are cut off.
//
//   mutate --seed=N --first=N --count=N FOLDER ASSEMBLY...
//
// FOLDER/NUMBER.exe is a mutant, and a line on standard output says what was done to which
// assembly: "NUMBER ASSEMBLY: a change; another". The same seed, number and assemblies make the
// same mutant, whichever others are made.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "support/random.hpp"

namespace {

using namespace mmcheck::assembly;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::Random;

using Content = std::vector<std::uint8_t>;

/// A part of the file.
struct Stretch {
  std::size_t at = 0;
  std::size_t size = 0;
  friend auto operator<=>(const Stretch&, const Stretch&) = default;
};

struct Cell {
  Column column{};
  std::uint32_t row = 0;
  Stretch bytes;
};

struct CodeUnit {
  Stretch code;
  Stretch operand;
  Operand kind{};
};

/// An assembly, and what stands where in it.
struct Base {
  std::string path;
  std::unique_ptr<const Assembly> assembly;
  Content content;
  std::map<Column, std::vector<Cell>> cells;  // of tables that have rows
  std::vector<Column> columns;
  std::vector<Stretch> blobs;
  std::vector<Stretch> names;
  std::vector<Stretch> headers;  // of the file, the sections, the metadata
  std::vector<Stretch> body_headers;
  std::vector<Stretch> clauses;
  std::vector<CodeUnit> code;
};

// --- What stands where

bool is_last(Column column) {
  const auto number = static_cast<std::size_t>(column);
  return number + 1 == column_count || column_infos[number + 1].table != info(column).table;
}

Column first_of(Column column) {
  auto number = static_cast<std::size_t>(column);
  while (number > 0 && column_infos[number - 1].table == info(column).table) --number;
  return static_cast<Column>(number);
}

/// The cells of a row lie next to each other, and so do the rows.
std::size_t width_of(const Metadata& metadata, Column column) {
  const std::uint64_t begin = metadata.place(column, 1);
  const auto next = static_cast<Column>(static_cast<std::size_t>(column) + 1);
  if (!is_last(column)) return metadata.place(next, 1) - begin;
  if (metadata.rows(info(column).table) == 1) return 2;
  return metadata.place(first_of(column), 2) - begin;
}

void find_cells(Base& base) {
  const Metadata& metadata = base.assembly->metadata();
  const std::uint8_t* start = base.assembly->file().data();
  std::set<Stretch> blobs;
  std::set<Stretch> names;
  for (std::size_t i = 0; i < column_count; ++i) {
    const auto column = static_cast<Column>(i);
    const Kind kind = info(column).kind;
    if (metadata.rows(info(column).table) == 0) continue;
    base.columns.push_back(column);
    const std::size_t width = width_of(metadata, column);
    for (const std::uint32_t row : metadata.all(info(column).table)) {
      base.cells[column].push_back({column, row, {metadata.place(column, row), width}});
      if (kind == Kind::blob) {
        const Bytes blob = metadata.blob(column, row);
        blobs.insert({blob.place(), blob.size()});
      } else if (kind == Kind::string) {
        const std::string_view name = metadata.string(column, row);
        const auto* at = reinterpret_cast<const std::uint8_t*>(name.data());
        if (!name.empty()) names.insert({static_cast<std::size_t>(at - start), name.size()});
      }
    }
  }
  blobs.erase(blobs.begin(), blobs.lower_bound({1, 0}));
  base.blobs.assign(blobs.begin(), blobs.end());
  base.names.assign(names.begin(), names.end());
}

void find_body(Base& base, std::uint32_t method) {
  const Metadata& metadata = base.assembly->metadata();
  const auto rva = metadata.cell(Column::MethodDef_Rva, method);
  const std::size_t begin = base.assembly->image().at(rva, "a body").place();
  const MethodBody body = base.assembly->body(method);
  base.body_headers.push_back({begin, body.code.place() - begin});
  const std::size_t end = (body.code.place(body.code.size()) + 3) / 4 * 4;
  if (!body.regions.empty()) base.clauses.push_back({end, 4 + 24 * body.regions.size()});
  for (std::uint32_t offset = 0; offset < body.code.size();) {
    const Instruction instruction = decode(body.code, offset);
    const OpcodeInfo& row = info(instruction.encoding);
    const std::size_t code_size = row.code > 0xff ? 2 : 1;
    const std::size_t at = body.code.place(offset);
    base.code.push_back(
        {{at, code_size}, {at + code_size, instruction.size - code_size}, row.operand});
    offset = instruction.end();
  }
}

Base read_base(const std::string& path) {
  Base base;
  base.path = path;
  base.assembly = Assembly::open(path);
  const Bytes file = base.assembly->file();
  base.content.assign(file.data(), file.data() + file.size());
  find_cells(base);
  for (const std::uint32_t method : base.assembly->metadata().all(Table::MethodDef)) {
    if (base.assembly->has_body(method)) find_body(base, method);
  }
  const std::size_t root = base.assembly->image().metadata().place();
  base.headers = {{0, std::min<std::size_t>(0x200, file.size())}, {0x200, 0x60}, {root, 0xc0}};
  return base;
}

// --- Changes

/// A mutant that is being made.
struct Mutant {
  const Base& base;
  Content content;
  Random& random;
  std::string log;

  std::uint32_t below(std::size_t end) {
    return end == 0 ? 0 : random.below(static_cast<std::uint32_t>(end));
  }
  template <typename Element>
  const Element& one_of(const std::vector<Element>& all) {
    return all[below(all.size())];
  }

  void say(std::string what) { log += (log.empty() ? "" : "; ") + std::move(what); }

  /// Little-endian, as much as fits.
  void write(Stretch to, std::uint64_t value) {
    for (std::size_t i = 0; i < std::min<std::size_t>(to.size, 8) && to.at + i < content.size();
         ++i) {
      content[to.at + i] = static_cast<std::uint8_t>(value >> 8 * i);
    }
  }
  std::uint64_t read(Stretch from) const {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(from.size, 8); ++i) {
      value |= std::uint64_t{content[from.at + i]} << 8 * i;
    }
    return value;
  }
};

/// A number that is near the old one, the end of something, or any.
std::uint64_t other_number(Mutant& mutant, std::uint64_t old) {
  constexpr std::array<std::uint64_t, 8> ends = {0,      1,      0x7f,       0x80,
                                                 0x7fff, 0xffff, 0x7fffffff, 0xffffffff};
  switch (mutant.below(5)) {
    case 0:
      return ends[mutant.below(ends.size())];
    case 1:
      return old + 1 + mutant.below(4);
    case 2:
      return old - 1 - mutant.below(4);
    case 3:
      return old ^ std::uint64_t{1} << mutant.below(16);
    default:
      return mutant.below(0x10000);
  }
}

void change_cell(Mutant& mutant) {
  const Column column = mutant.one_of(mutant.base.columns);
  const std::vector<Cell>& cells = mutant.base.cells.at(column);
  const Cell& cell = mutant.one_of(cells);
  // What another row has there is as valid as it can be.
  const std::uint64_t value = mutant.below(2) == 0 ? mutant.read(mutant.one_of(cells).bytes)
                                                   : other_number(mutant, mutant.read(cell.bytes));
  mutant.write(cell.bytes, value);
  mutant.say(fmt::format("{}.{} of row {} is {:#x}", table_name(info(column).table),
                         info(column).name, cell.row, value));
}

void change_blob(Mutant& mutant) {
  if (mutant.base.blobs.empty()) return;
  const Stretch blob = mutant.one_of(mutant.base.blobs);
  const std::size_t at = blob.at + mutant.below(blob.size);
  // Below 0x20 are nearly all types of signatures; 0x41, 0x45 and so on are the rest of them.
  const auto value = static_cast<std::uint8_t>(
      mutant.below(3) != 0 ? mutant.below(0x20) : other_number(mutant, mutant.content[at]));
  mutant.content[at] = value;
  mutant.say(fmt::format("signature at {:#x}: byte {} is {:#x}", blob.at, at - blob.at, value));
}

void change_name(Mutant& mutant) {
  if (mutant.base.names.empty()) return;
  const Stretch name = mutant.one_of(mutant.base.names);
  const std::size_t at = name.at + mutant.below(name.size);
  const auto value = static_cast<std::uint8_t>(other_number(mutant, mutant.content[at]));
  mutant.content[at] = value;
  mutant.say(fmt::format("name at {:#x}: byte {} is {:#x}", name.at, at - name.at, value));
}

void change_opcode(Mutant& mutant) {
  if (mutant.base.code.empty()) return;
  const CodeUnit& unit = mutant.one_of(mutant.base.code);
  // One with as long an operand, so that what follows stays what it is; or any.
  const bool fits = mutant.below(4) != 0;
  std::vector<const OpcodeInfo*> others;
  for (const OpcodeInfo& row : opcode_infos) {
    const bool as_long = (row.code > 0xff ? 2U : 1U) == unit.code.size && row.operand == unit.kind;
    if (as_long || !fits) others.push_back(&row);
  }
  const OpcodeInfo& other = *mutant.one_of(others);
  const bool is_long = other.code > 0xff;
  mutant.content[unit.code.at] = is_long ? two_byte_prefix : static_cast<std::uint8_t>(other.code);
  if (is_long && unit.code.at + 1 < mutant.content.size()) {
    mutant.content[unit.code.at + 1] = static_cast<std::uint8_t>(other.code);
  }
  mutant.say(fmt::format("instruction at {:#x} is {}", unit.code.at, other.text));
}

bool has_operand(const CodeUnit& unit) { return unit.operand.size != 0; }

void change_operand(Mutant& mutant) {
  std::vector<CodeUnit> with_operand;
  std::ranges::copy_if(mutant.base.code, std::back_inserter(with_operand), has_operand);
  if (with_operand.empty()) return;
  const CodeUnit& unit = mutant.one_of(with_operand);
  const Stretch bytes{unit.operand.at, std::min<std::size_t>(unit.operand.size, 4)};
  std::uint64_t value = other_number(mutant, mutant.read(bytes));
  if (mutant.below(2) == 0) {
    // What another instruction of this kind has.
    std::erase_if(with_operand, [&](const CodeUnit& other) { return other.kind != unit.kind; });
    value = mutant.read({mutant.one_of(with_operand).operand.at, bytes.size});
  } else if (unit.operand.size == 4 && mutant.below(3) == 0) {
    const Column column = mutant.one_of(mutant.base.columns);
    value = std::uint64_t{static_cast<std::uint8_t>(info(column).table)} << 24 |
            (1 + mutant.below(mutant.base.cells.at(column).size()));
  }
  mutant.write(bytes, value);
  mutant.say(fmt::format("operand at {:#x} is {:#x}", bytes.at, value));
}

void change_stretch(Mutant& mutant, const std::vector<Stretch>& stretches, std::string_view name) {
  if (stretches.empty()) return;
  const Stretch stretch = mutant.one_of(stretches);
  const std::size_t width = std::size_t{1} << mutant.below(3);
  const Stretch to{stretch.at + mutant.below(stretch.size), width};
  if (to.at + width > mutant.content.size()) return;
  const std::uint64_t value = other_number(mutant, mutant.read(to));
  mutant.write(to, value);
  mutant.say(fmt::format("{} at {:#x}: {} bytes are {:#x}", name, to.at, width, value));
}

void change_header(Mutant& mutant) { change_stretch(mutant, mutant.base.headers, "header"); }
void change_body_header(Mutant& mutant) {
  change_stretch(mutant, mutant.base.body_headers, "header of a body");
}
void change_clause(Mutant& mutant) {
  change_stretch(mutant, mutant.base.clauses, "exception clause");
}
void change_anything(Mutant& mutant) {
  change_stretch(mutant, {{0, mutant.content.size()}}, "anything");
}

void copy_part(Mutant& mutant) {
  const std::size_t size = 1 + mutant.below(64);
  if (mutant.content.size() <= size) return;
  const std::size_t from = mutant.below(mutant.content.size() - size);
  const std::size_t to = mutant.below(mutant.content.size() - size);
  const Content part(mutant.content.begin() + static_cast<std::ptrdiff_t>(from),
                     mutant.content.begin() + static_cast<std::ptrdiff_t>(from + size));
  std::ranges::copy(part, mutant.content.begin() + static_cast<std::ptrdiff_t>(to));
  mutant.say(fmt::format("{} bytes from {:#x} at {:#x}", size, from, to));
}

void cut_off(Mutant& mutant) {
  mutant.content.resize(mutant.below(mutant.content.size()));
  mutant.say(fmt::format("cut off at {:#x}", mutant.content.size()));
}

struct Way {
  void (*change)(Mutant&);
  std::uint32_t weight;
};

constexpr std::array ways = {Way{change_cell, 30},    Way{change_blob, 14},
                             Way{change_name, 4},     Way{change_opcode, 16},
                             Way{change_operand, 16}, Way{change_body_header, 4},
                             Way{change_clause, 4},   Way{change_header, 5},
                             Way{change_anything, 5}, Way{copy_part, 3}};

void change(Mutant& mutant) {
  const std::uint32_t all =
      std::accumulate(ways.begin(), ways.end(), 0U,
                      [](std::uint32_t sum, const Way& way) { return sum + way.weight; });
  std::uint32_t which = mutant.below(all);
  for (const Way& way : ways) {
    if (which < way.weight) return way.change(mutant);
    which -= way.weight;
  }
}

Mutant make(const Base& base, Random& random) {
  Mutant mutant{base, base.content, random, {}};
  // Most have one: the first that is refused hides the others.
  const std::uint32_t changes = mutant.below(3) != 0 ? 1 : 2 + mutant.below(3);
  for (std::uint32_t i = 0; i < changes; ++i) change(mutant);
  if (mutant.below(40) == 0) cut_off(mutant);
  return mutant;
}

// --- The program

struct Request {
  std::uint32_t seed = 1;
  std::uint32_t first = 1;
  std::uint32_t count = 1;
  std::string folder;
  std::vector<std::string> paths;
};

bool read_number(std::string_view argument, std::string_view option, std::uint32_t& to) {
  if (!argument.starts_with(option)) return false;
  argument.remove_prefix(option.size());
  const char* end = argument.data() + argument.size();
  const auto read = std::from_chars(argument.data(), end, to);
  return read.ec == std::errc() && read.ptr == end;
}

bool read_arguments(int count, char** arguments, Request& request) {
  for (int i = 1; i < count; ++i) {
    const std::string_view argument = arguments[i];
    if (read_number(argument, "--seed=", request.seed) ||
        read_number(argument, "--first=", request.first) ||
        read_number(argument, "--count=", request.count)) {
      continue;
    }
    if (argument.starts_with("--")) return false;
    if (request.folder.empty()) {
      request.folder = argument;
    } else {
      request.paths.emplace_back(argument);
    }
  }
  return !request.paths.empty();
}

std::string name_of(const std::string& path) { return path.substr(path.rfind('/') + 1); }

}  // namespace

int main(int argc, char** argv) {
  Request request;
  if (!read_arguments(argc, argv, request)) {
    fmt::print(stderr, "usage: mutate --seed=N --first=N --count=N FOLDER ASSEMBLY...\n");
    return 2;
  }
  std::vector<Base> bases;
  for (const std::string& path : request.paths) bases.push_back(read_base(path));
  for (std::uint32_t i = 0; i < request.count; ++i) {
    const std::uint32_t number = request.first + i;
    Random random(request.seed * 1'000'003 + number);
    const Base& base = bases[random.below(static_cast<std::uint32_t>(bases.size()))];
    const Mutant mutant = make(base, random);
    mmcheck::base::write_file(fmt::format("{}/{}.exe", request.folder, number), mutant.content);
    fmt::print("{} {}: {}\n", number, name_of(base.path), mutant.log);
  }
  return 0;
}
