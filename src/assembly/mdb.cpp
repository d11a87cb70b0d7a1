#include "assembly/mdb.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/budget.hpp"
#include "base/bytes.hpp"

namespace mmcheck::assembly {

using base::Budget;
using base::Error;
using base::malformed;
using base::Reader;

namespace {

// All numbers in data are LEB128 as .NET's BinaryWriter.Write7BitEncodedInt has it: 32 bits in one
// to five bytes, negative ones in five. Strings are a length in bytes (the same way) and UTF-8.
// Offsets count from the start of the file; 0 is none.

constexpr std::uint64_t magic = 0x45e82623fd7fa614;
constexpr std::uint32_t major_version = 50;
constexpr std::uint32_t minor_version = 0;

// Method flags.
constexpr std::uint32_t has_columns = 0x2;
constexpr std::uint32_t has_ends = 0x4;

/// Instead of a number of lines: where the point ends is not known.
constexpr std::uint32_t unknown_end = 0xffffff;

constexpr std::int64_t no_line = -1;  // or anything below
constexpr std::int64_t number_limit = 0x20000000;

/// Where a table is, and of how many entries.
struct TableSpan {
  std::uint32_t count;
  std::uint32_t offset;
};

struct Header {
  Guid mvid;
  TableSpan sources;
  TableSpan methods;
  std::int32_t line_base;
  std::uint32_t line_range;
  std::uint32_t opcode_base;
};

/// What the entry in the method table points to.
struct MethodData {
  std::uint32_t locals_offset;
  std::uint32_t blocks_offset;
  std::uint32_t flags;
};

struct CodeBlock {
  std::uint32_t start;
  std::uint32_t end;
};

std::int32_t read_leb(Reader& reader, std::string_view what) {
  const std::uint64_t start = reader.place();
  std::uint32_t value = 0;
  for (unsigned shift = 0; shift < 35; shift += 7) {
    const std::uint32_t byte = reader.u8(what);
    value |= (byte & 0x7f) << shift;
    if ((byte & 0x80) == 0) return static_cast<std::int32_t>(value);
  }
  malformed(start, what);
}

std::uint32_t read_count(Reader& reader, std::string_view what) {
  return static_cast<std::uint32_t>(read_leb(reader, what));
}

std::string_view read_string(Reader& reader, std::string_view what) {
  return reader.take(read_count(reader, what), what).text();
}

TableSpan read_table_span(Reader& reader, std::string_view what) {
  const std::uint32_t count = reader.u32(what);
  const std::uint32_t offset = reader.u32(what);
  reader.skip(4, what);  // its size in bytes
  return {count, offset};
}

Header read_header(Reader& reader) {
  constexpr std::string_view what = "the header of a Mono symbol file (.mdb)";
  const std::uint64_t start = reader.place();
  if (reader.u64(what) != magic) malformed(start, what);
  const std::uint32_t major = reader.u32(what);
  const std::uint32_t minor = reader.u32(what);
  if (major != major_version || minor != minor_version) {
    malformed(start, fmt::format("version 50.0 of the .mdb format, not {}.{}", major, minor));
  }
  Header header{};
  const Bytes mvid = reader.take(header.mvid.size(), what);
  std::copy_n(mvid.data(), header.mvid.size(), header.mvid.begin());
  reader.skip(12, what);          // sizes of the file and of the data section, and its place
  read_table_span(reader, what);  // compile units
  header.sources = read_table_span(reader, what);
  header.methods = read_table_span(reader, what);
  reader.skip(4, what);           // how many types
  read_table_span(reader, what);  // anonymous scopes
  header.line_base = reader.i32(what);
  const std::uint64_t place = reader.place();
  header.line_range = reader.u32(what);
  header.opcode_base = reader.u32(what);
  if (header.line_range == 0 || header.line_range > 255 || header.opcode_base == 0 ||
      header.opcode_base > 255) {
    malformed(place, "a range of lines and a first special opcode from 1 to 255");
  }
  return header;
}

/// Runs a line number program: DWARF's idea, with fewer opcodes. It moves through the code and the
/// source, and emits a point now and then.
class LineProgram {
 public:
  LineProgram(const Header& header, Reader& reader, std::uint32_t documents)
      : header_(header), reader_(reader), documents_(documents) {}

  std::vector<SequencePoint> run(std::uint32_t flags);

 private:
  static constexpr std::string_view what = "a line number program";

  // Standard opcodes.
  static constexpr unsigned copy = 1;
  static constexpr unsigned advance_pc = 2;
  static constexpr unsigned advance_line = 3;
  static constexpr unsigned set_file = 4;
  static constexpr unsigned const_add_pc = 8;
  // Extended opcodes: 0, the size of what follows, the opcode.
  static constexpr unsigned end_sequence = 0x01;
  static constexpr unsigned negate_is_hidden = 0x40;
  static constexpr unsigned last_extension = 0x7f;

  bool run_extended();
  void run_standard(unsigned opcode);
  void run_special(unsigned opcode);
  void emit();
  void read_columns();
  void read_ends();
  void hide_points();
  std::uint32_t read_number();

  const Header& header_;
  Reader& reader_;
  std::uint32_t documents_;
  std::vector<SequencePoint> points_;
  std::vector<bool> is_hidden_;  // of each point
  std::int64_t offset_ = 0;
  std::int64_t line_ = 1;
  std::int64_t file_ = 1;
  bool hidden_ = false;
  bool changed_ = false;  // since the last point
};

std::vector<SequencePoint> LineProgram::run(std::uint32_t flags) {
  for (;;) {
    const unsigned opcode = reader_.u8(what);
    if (opcode == 0) {
      if (!run_extended()) break;
    } else if (opcode < header_.opcode_base) {
      run_standard(opcode);
    } else {
      run_special(opcode - header_.opcode_base);
    }
  }
  if (changed_) emit();
  if ((flags & has_columns) != 0) read_columns();
  if ((flags & has_ends) != 0) read_ends();
  hide_points();
  return std::move(points_);
}

/// Whether the program goes on.
bool LineProgram::run_extended() {
  const std::uint64_t start = reader_.place();
  const std::size_t size = reader_.u8(what);
  if (size == 0) malformed(start, what);
  const unsigned opcode = reader_.u8(what);
  if (opcode == end_sequence) return false;
  if (opcode < negate_is_hidden || opcode > last_extension) {
    malformed(start, "an extended opcode of a line number program");
  }
  if (opcode == negate_is_hidden) {
    hidden_ = !hidden_;
    changed_ = true;
  }
  reader_.skip(size - 1, what);
  return true;
}

void LineProgram::run_standard(unsigned opcode) {
  const std::uint64_t start = reader_.place() - 1;
  switch (opcode) {
    case copy:
      emit();
      return;
    case advance_pc:
      offset_ += read_leb(reader_, what);
      break;
    case advance_line:
      line_ += read_leb(reader_, what);
      break;
    case set_file:
      file_ = read_leb(reader_, what);
      break;
    case const_add_pc:
      offset_ += (255 - header_.opcode_base) / header_.line_range;
      break;
    default:
      malformed(start, fmt::format("a standard opcode of a line number program, not {}", opcode));
  }
  changed_ = true;
}

void LineProgram::run_special(unsigned opcode) {
  offset_ += opcode / header_.line_range;
  line_ += header_.line_base + std::int64_t{opcode % header_.line_range};
  emit();
}

void LineProgram::emit() {
  const std::int64_t last = points_.empty() ? 0 : points_.back().offset;
  if (offset_ < last || offset_ >= number_limit || line_ >= number_limit) {
    malformed(reader_.place(), "a line number program whose offsets ascend below 0x20000000");
  }
  if (file_ < 1 || file_ > documents_) {
    malformed(
        reader_.place(),
        fmt::format("a line number program in one of {} files, not number {}", documents_, file_));
  }
  const auto line = static_cast<std::uint32_t>(std::max(line_, no_line));
  points_.push_back({static_cast<std::uint32_t>(offset_), static_cast<std::uint32_t>(file_ - 1),
                     line, 0, line, 0});
  is_hidden_.push_back(hidden_ || line_ < 0);
  changed_ = false;
}

/// The columns of all points follow the program; one with a line below 0 has none.
void LineProgram::read_columns() {
  for (SequencePoint& point : points_) {
    if (point.line != static_cast<std::uint32_t>(no_line)) point.column = read_number();
  }
}

/// Then the lines that they are long, and the columns in which they end.
void LineProgram::read_ends() {
  for (SequencePoint& point : points_) {
    const std::uint32_t lines = read_number();
    if (lines == unknown_end) continue;
    point.end_line = point.line + lines;
    point.end_column = read_number();
  }
}

void LineProgram::hide_points() {
  for (std::size_t i = 0; i < points_.size(); ++i) {
    if (!is_hidden_[i]) continue;
    constexpr std::uint32_t hidden = SequencePoint::hidden_line;
    points_[i] = {points_[i].offset, points_[i].document, hidden, 0, hidden, 0};
  }
}

std::uint32_t LineProgram::read_number() {
  const std::uint64_t start = reader_.place();
  const std::int32_t number = read_leb(reader_, what);
  if (number < 0 || number >= number_limit) {
    malformed(start, fmt::format("a column or a count of lines, not {}", number));
  }
  return static_cast<std::uint32_t>(number);
}

class Mdb {
 public:
  Mdb(Bytes file, const Header& header, std::uint32_t methods)
      : file_(file), header_(header), budget_(2 * file.size()), methods_(methods) {}

  Symbols read();

 private:
  std::vector<std::string> read_sources();
  void read_method(Reader& entry);
  MethodSymbols& symbols_of(std::uint32_t token, std::uint64_t place);
  MethodData read_method_data(std::uint32_t offset);
  std::vector<SequencePoint> read_lines(std::uint32_t offset, std::uint32_t flags);
  std::vector<CodeBlock> read_blocks(std::uint32_t offset);
  std::vector<LocalName> read_locals(const MethodData& data);
  Bytes table(TableSpan span, std::size_t entry_size, std::string_view what) const;
  /// Reads with `read` at `offset`, and pays for what it read: parts of a damaged file may overlap.
  template <typename Read>
  auto read_at(std::uint32_t offset, std::string_view what, Read read) {
    Reader reader(file_.from(offset, what));
    auto found = read(reader);
    budget_.spend(reader.at(), file_.place(offset), "parts of an .mdb that do not overlap");
    return found;
  }

  Bytes file_;
  Header header_;
  Budget budget_;  // every part of a file written by a compiler is read once
  std::uint32_t methods_;
  std::vector<std::string> sources_;
  std::vector<MethodSymbols> symbols_;
};

Symbols Mdb::read() {
  constexpr std::size_t entry_size = 12;
  sources_ = read_sources();
  symbols_.resize(methods_);
  Reader entries(table(header_.methods, entry_size, "the method table of an .mdb"));
  while (!entries.done()) read_method(entries);
  return {std::move(sources_), std::move(symbols_)};
}

std::vector<std::string> Mdb::read_sources() {
  constexpr std::string_view what = "the name of a source file in an .mdb";
  constexpr std::size_t entry_size = 8;
  std::vector<std::string> sources;
  Reader entries(table(header_.sources, entry_size, "the source table of an .mdb"));
  while (!entries.done()) {
    entries.skip(4, what);  // its number, counted from 1: the entries are in that order
    sources.push_back(read_at(entries.u32(what), what, [&](Reader& reader) {
      return std::string(read_string(reader, what));
    }));
  }
  return sources;
}

void Mdb::read_method(Reader& entry) {
  constexpr std::string_view what = "an entry of the method table of an .mdb";
  const std::uint64_t place = entry.place();
  MethodSymbols& symbols = symbols_of(entry.u32(what), place);
  const MethodData data = read_method_data(entry.u32(what));
  const std::uint32_t lines_offset = entry.u32(what);
  if (lines_offset != 0) symbols.sequence_points = read_lines(lines_offset, data.flags);
  if (data.locals_offset != 0) symbols.local_names = read_locals(data);
}

MethodSymbols& Mdb::symbols_of(std::uint32_t raw_token, std::uint64_t place) {
  const Token token(raw_token);
  if (token.table() != Table::MethodDef || token.is_null() || token.row() > methods_) {
    malformed(place, fmt::format("one of the {} methods of the assembly, not {:#010x}", methods_,
                                 raw_token));
  }
  return symbols_[token.row() - 1];
}

MethodData Mdb::read_method_data(std::uint32_t offset) {
  constexpr std::string_view what = "a method in an .mdb";
  return read_at(offset, what, [&](Reader& reader) {
    MethodData data{};
    read_leb(reader, what);  // the compile unit
    data.locals_offset = read_count(reader, what);
    read_leb(reader, what);  // the namespace
    data.blocks_offset = read_count(reader, what);
    read_leb(reader, what);  // variables of scopes that closures capture
    read_leb(reader, what);  // the name, where it is not the one in the assembly
    data.flags = read_count(reader, what);
    return data;
  });
}

std::vector<SequencePoint> Mdb::read_lines(std::uint32_t offset, std::uint32_t flags) {
  return read_at(offset, "a line number program", [&](Reader& reader) {
    return LineProgram(header_, reader, static_cast<std::uint32_t>(sources_.size())).run(flags);
  });
}

std::vector<CodeBlock> Mdb::read_blocks(std::uint32_t offset) {
  constexpr std::string_view what = "the code blocks of a method in an .mdb";
  constexpr std::int32_t has_extension = 0x40;
  if (offset == 0) return {};
  return read_at(offset, what, [&](Reader& reader) {
    std::vector<CodeBlock> blocks;
    for (std::uint32_t left = read_count(reader, what); left != 0; --left) {
      const std::int32_t kind = read_leb(reader, what);
      read_leb(reader, what);  // the block around it
      const std::uint64_t place = reader.place();
      const std::uint32_t start = read_count(reader, what);
      const std::uint32_t end = read_count(reader, what);
      if (end < start) malformed(place, "a code block that ends after its start");
      if ((kind & has_extension) != 0) reader.skip(reader.u16(what), what);
      blocks.push_back({start, end});
    }
    return blocks;
  });
}

/// A local says in which block it is, from 1; with 0 it is the whole method's.
std::vector<LocalName> Mdb::read_locals(const MethodData& data) {
  constexpr std::string_view what = "the locals of a method in an .mdb";
  const std::vector<CodeBlock> blocks = read_blocks(data.blocks_offset);
  return read_at(data.locals_offset, what, [&](Reader& reader) {
    std::vector<LocalName> locals;
    for (std::uint32_t left = read_count(reader, what); left != 0; --left) {
      const std::uint32_t slot = read_count(reader, what);
      std::string name(read_string(reader, what));
      const std::uint64_t place = reader.place();
      const std::uint32_t block = read_count(reader, what);
      if (block > blocks.size()) {
        malformed(place, fmt::format("one of {} code blocks, not {}", blocks.size(), block));
      }
      const CodeBlock code = block == 0 ? CodeBlock{0, LocalName::whole_method} : blocks[block - 1];
      locals.push_back({slot, std::move(name), code.start, code.end - code.start});
    }
    return locals;
  });
}

Bytes Mdb::table(TableSpan span, std::size_t entry_size, std::string_view what) const {
  return file_.slice(span.offset, span.count * entry_size, what);
}

}  // namespace

Symbols read_mdb(Bytes file, const Guid& mvid, std::uint32_t methods) {
  Reader reader(file);
  const Header header = read_header(reader);
  if (header.mvid != mvid) {
    throw Error("", "the symbols of another build: their id is not the one in the assembly");
  }
  return Mdb(file, header, methods).read();
}

}  // namespace mmcheck::assembly
