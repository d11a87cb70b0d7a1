// Mono's .mdb (src/assembly/mdb.cpp says how it is laid out). Offsets into code are in the line
// number programs and in the code blocks. Both are written anew for each method that moved, behind
// everything else, together with the method's data, which points to its blocks; the entry of the
// method table then points there. The old ones stay, and nobody looks at them.
#include <algorithm>
#include <string_view>

#include "rewrite/symbols.hpp"

namespace mmcheck::rewrite {

using assembly::SequencePoint;
using assembly::Token;
using base::Bytes;
using base::Reader;

namespace {

// Places in the header.
constexpr std::size_t file_size_at = 32;
constexpr std::size_t method_count_at = 68;
constexpr std::size_t method_table_at = 72;
constexpr std::size_t method_entry_size = 12;

// Flags of a method.
constexpr std::uint32_t has_columns = 0x2;
constexpr std::uint32_t has_ends = 0x4;
constexpr std::uint32_t unknown_end = 0xffffff;

std::uint32_t read_leb(Reader& reader, std::string_view what) {
  std::uint32_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const std::uint32_t byte = reader.u8(what);
    if (shift < 32) value |= (byte & 0x7f) << shift;
    if ((byte & 0x80) == 0) return value;
  }
}

void append_leb(Buffer& to, std::uint32_t value) {
  for (; value > 0x7f; value >>= 7) to.push_back(static_cast<std::uint8_t>(value | 0x80));
  to.push_back(static_cast<std::uint8_t>(value));
}

/// Moves through the code and the source from point to point, without special opcodes.
class LineProgramWriter {
 public:
  Buffer write(const std::vector<SequencePoint>& points, const OffsetMap& offsets,
               std::uint32_t flags);

 private:
  void write_point(const SequencePoint& point, std::uint32_t offset);
  void write_columns(const std::vector<SequencePoint>& points);
  void write_ends(const std::vector<SequencePoint>& points);
  void write_extended(std::uint8_t opcode) {
    for (const std::uint8_t byte : {std::uint8_t{0}, std::uint8_t{1}, opcode}) {
      written_.push_back(byte);
    }
  }

  Buffer written_;
  std::uint32_t offset_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t document_ = 0;
  bool hidden_ = false;
};

Buffer LineProgramWriter::write(const std::vector<SequencePoint>& points, const OffsetMap& offsets,
                                std::uint32_t flags) {
  constexpr std::uint8_t end_sequence = 0x01;
  for (const SequencePoint& point : points) write_point(point, offsets.nearest(point.offset));
  write_extended(end_sequence);
  if ((flags & has_columns) != 0) write_columns(points);
  if ((flags & has_ends) != 0) write_ends(points);
  return std::move(written_);
}

void LineProgramWriter::write_point(const SequencePoint& point, std::uint32_t offset) {
  constexpr std::uint8_t copy = 1;
  constexpr std::uint8_t advance_pc = 2;
  constexpr std::uint8_t advance_line = 3;
  constexpr std::uint8_t set_file = 4;
  constexpr std::uint8_t negate_is_hidden = 0x40;
  if (point.document != document_) {
    written_.push_back(set_file);
    append_leb(written_, point.document + 1);
  }
  if (point.is_hidden() != hidden_) write_extended(negate_is_hidden);
  written_.push_back(advance_pc);
  append_leb(written_, offset - offset_);
  written_.push_back(advance_line);
  append_leb(written_, point.line - line_);
  written_.push_back(copy);
  document_ = point.document;
  hidden_ = point.is_hidden();
  offset_ = offset;
  line_ = point.line;
}

void LineProgramWriter::write_columns(const std::vector<SequencePoint>& points) {
  for (const SequencePoint& point : points) append_leb(written_, point.column);
}

void LineProgramWriter::write_ends(const std::vector<SequencePoint>& points) {
  for (const SequencePoint& point : points) {
    if (point.end_column == 0) {
      append_leb(written_, unknown_end);
    } else {
      append_leb(written_, point.end_line - point.line);
      append_leb(written_, point.end_column);
    }
  }
}

class MdbRewriter {
 public:
  MdbRewriter(Bytes file, const assembly::Symbols& symbols, const MovedCode& moved)
      : file_(file),
        written_(file.data(), file.data() + file.size()),
        symbols_(symbols),
        moved_(moved) {}

  Buffer rewrite();

 private:
  static constexpr std::string_view what = "a method in an .mdb";

  void move_method(std::size_t entry, std::uint32_t method, const MovedMethod& moved);
  std::uint32_t move_blocks(std::uint32_t offset, const OffsetMap& offsets);
  std::uint32_t end() const { return static_cast<std::uint32_t>(written_.size()); }

  Bytes file_;
  Buffer written_;
  const assembly::Symbols& symbols_;
  const MovedCode& moved_;
};

Buffer MdbRewriter::rewrite() {
  // The header and the table have been read by whoever made `symbols_`.
  const auto count = base::load<std::uint32_t>(written_.data() + method_count_at);
  std::size_t entry = base::load<std::uint32_t>(written_.data() + method_table_at);
  for (std::uint32_t i = 0; i < count; ++i, entry += method_entry_size) {
    const std::uint32_t method = Token(base::load<std::uint32_t>(written_.data() + entry)).row();
    const auto moved = moved_.find(method);
    if (moved != moved_.end()) move_method(entry, method, moved->second);
  }
  if (written_.size() > 0x7fffffff) throw base::Error("", "symbols of 2 GiB or more");
  store(written_, file_size_at, end());
  return std::move(written_);
}

void MdbRewriter::move_method(std::size_t entry, std::uint32_t method, const MovedMethod& moved) {
  const auto data_offset = base::load<std::uint32_t>(written_.data() + entry + 4);
  Reader reader(file_.from(data_offset, what));
  const std::uint32_t unit = read_leb(reader, what);
  const std::uint32_t locals = read_leb(reader, what);
  const std::uint32_t name_space = read_leb(reader, what);
  const std::uint32_t blocks = move_blocks(read_leb(reader, what), moved.offsets);
  const std::uint32_t scope_variables = read_leb(reader, what);
  const std::uint32_t real_name = read_leb(reader, what);
  const std::uint32_t flags = read_leb(reader, what);

  if (base::load<std::uint32_t>(written_.data() + entry + 8) != 0) {
    store(written_, entry + 8, end());
    append(written_,
           LineProgramWriter().write(symbols_.sequence_points(method), moved.offsets, flags));
  }
  store(written_, entry + 4, end());
  for (const std::uint32_t number :
       {unit, locals, name_space, blocks, scope_variables, real_name, flags}) {
    append_leb(written_, number);
  }
}

/// Returns where they are now; 0 for none.
std::uint32_t MdbRewriter::move_blocks(std::uint32_t offset, const OffsetMap& offsets) {
  constexpr std::uint32_t has_extension = 0x40;
  if (offset == 0) return 0;
  const std::uint32_t start = end();
  Reader reader(file_.from(offset, what));
  const std::uint32_t count = read_leb(reader, what);
  append_leb(written_, count);
  for (std::uint32_t left = count; left != 0; --left) {
    const std::uint32_t kind = read_leb(reader, what);
    append_leb(written_, kind);
    append_leb(written_, read_leb(reader, what));  // the block around it
    append_leb(written_, offsets.nearest(read_leb(reader, what)));
    append_leb(written_, offsets.nearest(read_leb(reader, what)));
    if ((kind & has_extension) != 0) {
      const std::uint16_t size = reader.u16(what);
      append(written_, size);
      append(written_, span_of(reader.take(size, what)));
    }
  }
  return start;
}

}  // namespace

Buffer rewrite_mdb(Bytes file, const assembly::Symbols& symbols, const MovedCode& moved) {
  return MdbRewriter(file, symbols, moved).rewrite();
}

}  // namespace mmcheck::rewrite
