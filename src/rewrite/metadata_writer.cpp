#include "rewrite/metadata_writer.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "base/budget.hpp"
#include "base/check.hpp"
#include "base/error.hpp"

namespace mmcheck::rewrite {

using assembly::Column;
using assembly::column_count;
using assembly::Kind;
using assembly::Table;
using assembly::table_count;
using base::Bytes;
using base::Error;
using base::Reader;

namespace {

constexpr std::uint8_t wide_strings = 0x01;
constexpr std::uint8_t wide_guids = 0x02;
constexpr std::uint8_t wide_blobs = 0x04;
constexpr std::size_t largest_heap = 0x1fffffff;  // what an index and its user's own limits allow

constexpr std::array<std::size_t, table_count> count_columns() {
  std::array<std::size_t, table_count> counts{};
  for (const assembly::ColumnInfo& column : assembly::column_infos) {
    ++counts[static_cast<std::size_t>(column.table)];
  }
  return counts;
}
constexpr auto columns_of = count_columns();

constexpr std::size_t number_of(Table table) { return static_cast<std::size_t>(table); }

/// Where the column stands in its row.
std::size_t position_of(Column column) {
  std::size_t first = static_cast<std::size_t>(column);
  const Table table = info(column).table;
  while (first != 0 && assembly::column_infos[first - 1].table == table) --first;
  return static_cast<std::size_t>(column) - first;
}

bool is_list(Column column) {
  switch (column) {
    case Column::TypeDef_FieldList:
    case Column::TypeDef_MethodList:
    case Column::MethodDef_ParamList:
    case Column::EventMap_EventList:
    case Column::PropertyMap_PropertyList:
      return true;
    default:
      return false;
  }
}

/// The table through which lists point to a table in edit-and-continue files.
Table pointers_to(Table member) {
  switch (member) {
    case Table::Field:
      return Table::FieldPtr;
    case Table::MethodDef:
      return Table::MethodPtr;
    case Table::Param:
      return Table::ParamPtr;
    case Table::Event:
      return Table::EventPtr;
    case Table::Property:
      return Table::PropertyPtr;
    default:
      return member;
  }
}

void append_cell(Buffer& to, std::uint32_t value, std::uint8_t width) {
  if (width == 2) {
    base::check(value <= 0xffff, "a cell that is as wide as what it holds");
    append(to, static_cast<std::uint16_t>(value));
  } else {
    append(to, value);
  }
}

}  // namespace

MetadataWriter::MetadataWriter(const assembly::Metadata& metadata, Bytes root) {
  constexpr std::string_view what = "a metadata root (BSJB, II.24.2.1)";
  Reader reader(root);
  reader.skip(12, what);
  reader.skip(reader.u32(what), what);
  append(head_, span_of(root.slice(0, reader.at(), what)));
  if (head_.size() % 4 != 0) throw Error("", "metadata whose streams' headers are not aligned");
  read_streams(reader, root);
  read_rows(metadata);
}

void MetadataWriter::read_streams(Reader& reader, Bytes root) {
  constexpr std::string_view what = "a metadata stream header (II.24.2.2)";
  // Each is copied, so that they must not be many, nor overlap.
  constexpr unsigned most_streams = 64;
  base::Budget budget(root.size());
  reader.skip(2, what);
  const unsigned count = reader.u16(what);
  if (count > most_streams) throw Error("", "metadata with more than 64 streams");
  for (unsigned left = count; left != 0; --left) {
    const std::size_t start = reader.u32(what);
    const std::size_t size = reader.u32(what);
    std::string name;
    while (const std::uint8_t next = reader.u8(what)) name.push_back(static_cast<char>(next));
    reader.align(4, what);
    const Bytes content = root.slice(start, size, what);
    budget.spend(size, content.place(), "metadata streams that do not overlap");
    // Which of them counts is each reader's own affair.
    for (const Stream& stream : streams_) {
      if (stream.name == name) throw Error("", "metadata with two streams " + name);
    }
    if (name == "#JTD") throw Error("", "a delta of edit-and-continue cannot be rewritten");
    if (name == "#~" || name == "#-") read_tables_header(content);
    if (name == "#Pdb") read_pdb_header(content);
    const auto bytes = span_of(content);
    streams_.push_back({std::move(name), Buffer(bytes.begin(), bytes.end())});
  }
}

void MetadataWriter::read_tables_header(Bytes stream) {
  constexpr std::string_view what = "the header of the metadata tables (II.24.2.6)";
  Reader reader(stream);
  append(tables_head_, span_of(reader.take(6, what)));
  heap_sizes_ = reader.u8(what) & (wide_strings | wide_guids | wide_blobs);
  reader.skip(9, what);  // a reserved byte; which tables there are
  sorted_ = reader.u64(what);
}

void MetadataWriter::read_pdb_header(Bytes stream) {
  constexpr std::string_view what = "the header of a portable PDB (#Pdb)";
  Reader reader(stream);
  append(pdb_head_, span_of(reader.take(24, what)));
  const std::uint64_t referenced = reader.u64(what);
  for (std::size_t table = 0; table < table_count; ++table) {
    if ((referenced >> table & 1) != 0) external_rows_[table] = reader.u32(what);
  }
}

void MetadataWriter::read_rows(const assembly::Metadata& metadata) {
  for (std::size_t number = 0; number < table_count; ++number) {
    cells_[number].resize(columns_of[number] * metadata.rows(static_cast<Table>(number)));
  }
  for (std::size_t i = 0; i < column_count; ++i) {
    const auto column = static_cast<Column>(i);
    const Table table = info(column).table;
    std::size_t at = position_of(column);
    for (const std::uint32_t row : metadata.all(table)) {
      cells_[number_of(table)][at] = metadata.cell(column, row);
      at += columns_of[number_of(table)];
    }
  }
}

std::uint32_t MetadataWriter::rows(Table table) const {
  const std::size_t columns = columns_of[number_of(table)];
  if (columns == 0) return 0;
  return static_cast<std::uint32_t>(cells_[number_of(table)].size() / columns);
}

void MetadataWriter::set(Column column, std::uint32_t row, std::uint32_t value) {
  const Table table = info(column).table;
  base::check(row - 1 < rows(table), "a row that is there");
  const std::size_t start = std::size_t{row - 1} * columns_of[number_of(table)];
  cells_[number_of(table)][start + position_of(column)] = value;
}

std::uint32_t MetadataWriter::add_row(Table table, std::initializer_list<std::uint32_t> cells) {
  base::check(cells.size() == columns_of[number_of(table)], "a row with all its cells");
  if (rows(table) == assembly::highest_row) {
    throw Error("", fmt::format("the metadata table {} is full", table_name(table)));
  }
  auto& all = cells_[number_of(table)];
  all.insert(all.end(), cells.begin(), cells.end());
  return rows(table);
}

/// One that is not there begins with the empty entry that index 0 stands for.
MetadataWriter::Stream& MetadataWriter::heap(std::string_view name) {
  const auto found = std::find_if(streams_.begin(), streams_.end(),
                                  [&](const Stream& stream) { return stream.name == name; });
  Stream& stream =
      found != streams_.end() ? *found : streams_.emplace_back(Stream{std::string(name), {}});
  if (stream.content.empty()) stream.content.push_back(0);
  return stream;
}

std::size_t MetadataWriter::heap_size(std::string_view name) const {
  for (const Stream& stream : streams_) {
    if (stream.name == name) return stream.content.size();
  }
  return 0;
}

std::uint32_t MetadataWriter::string(std::string_view text) {
  if (text.empty()) return 0;
  const auto known = added_strings_.find(text);
  if (known != added_strings_.end()) return known->second;
  Buffer& content = heap("#Strings").content;
  if (content.back() != 0) content.push_back(0);
  if (content.size() + text.size() >= largest_heap) throw Error("", "the #Strings heap is full");
  const auto index = static_cast<std::uint32_t>(content.size());
  content.insert(content.end(), text.begin(), text.end());
  content.push_back(0);
  added_strings_.emplace(text, index);
  return index;
}

std::uint32_t MetadataWriter::blob(const Buffer& blob) {
  if (blob.empty()) return 0;
  const auto known = added_blobs_.find(blob);
  if (known != added_blobs_.end()) return known->second;
  Buffer& content = heap("#Blob").content;
  if (content.size() + blob.size() + 4 >= largest_heap) throw Error("", "the #Blob heap is full");
  const auto index = static_cast<std::uint32_t>(content.size());
  append_compressed(content, static_cast<std::uint32_t>(blob.size()));
  content.insert(content.end(), blob.begin(), blob.end());
  added_blobs_.emplace(blob, index);
  return index;
}

void MetadataWriter::set_external_rows(Table table, std::uint32_t rows) {
  external_rows_[number_of(table)] = rows;
}

Table MetadataWriter::list_target(Table member) const {
  return rows(pointers_to(member)) != 0 ? pointers_to(member) : member;
}

std::uint32_t MetadataWriter::rows_for_width(Table table) const {
  return std::max(rows(table), external_rows_[number_of(table)]);
}

std::uint8_t MetadataWriter::heap_sizes() const {
  unsigned sizes = heap_sizes_;
  if (heap_size("#Strings") > 0xffff) sizes |= wide_strings;
  if (heap_size("#Blob") > 0xffff) sizes |= wide_blobs;
  return static_cast<std::uint8_t>(sizes);
}

std::uint8_t MetadataWriter::width(Column column, std::uint8_t heap_sizes) const {
  const Kind kind = info(column).kind;
  const auto heap = [&](std::uint8_t flag) -> std::uint8_t {
    return (heap_sizes & flag) != 0 ? 4 : 2;
  };
  if (kind == Kind::u16) return 2;
  if (kind == Kind::u32) return 4;
  if (kind == Kind::string) return heap(wide_strings);
  if (kind == Kind::guid) return heap(wide_guids);
  if (kind == Kind::blob) return heap(wide_blobs);
  if (is_table_index(kind)) {
    const Table target = indexed_table(kind);
    return rows_for_width(is_list(column) ? list_target(target) : target) < 0x10000 ? 2 : 4;
  }
  const assembly::CodedIndex& coded = coded_index(kind);
  std::uint32_t most_rows = 0;
  for (const Table target : coded.targets) {
    if (target != assembly::unused_tag) most_rows = std::max(most_rows, rows_for_width(target));
  }
  return most_rows < 0x10000U >> coded.tag_bits ? 2 : 4;
}

Buffer MetadataWriter::write_tables() const {
  const std::uint8_t sizes = heap_sizes();
  std::uint64_t present = 0;
  for (std::size_t number = 0; number < table_count; ++number) {
    if (!cells_[number].empty()) present |= std::uint64_t{1} << number;
  }
  Buffer written = tables_head_;
  append(written, sizes);
  append(written, std::uint8_t{1});
  append(written, present);
  append(written, sorted_);
  for (std::size_t number = 0; number < table_count; ++number) {
    if (!cells_[number].empty()) append(written, rows(static_cast<Table>(number)));
  }
  std::array<std::uint8_t, column_count> widths{};
  for (std::size_t i = 0; i < column_count; ++i) widths[i] = width(static_cast<Column>(i), sizes);
  // The columns of tables.def stand in the order of the tables.
  std::size_t first_column = 0;
  for (std::size_t number = 0; number < table_count; ++number) {
    const std::size_t columns = columns_of[number];
    for (std::size_t at = 0; at < cells_[number].size(); ++at) {
      append_cell(written, cells_[number][at], widths[first_column + at % columns]);
    }
    first_column += columns;
  }
  return written;
}

Buffer MetadataWriter::write_pdb_header() const {
  std::uint64_t referenced = 0;
  Buffer counts;
  for (std::size_t number = 0; number < table_count; ++number) {
    if (external_rows_[number] == 0) continue;
    referenced |= std::uint64_t{1} << number;
    append(counts, external_rows_[number]);
  }
  Buffer written = pdb_head_;
  append(written, referenced);
  append(written, counts);
  return written;
}

Buffer MetadataWriter::write() const {
  std::vector<Stream> streams = streams_;
  std::size_t headers = head_.size() + 4;
  for (Stream& stream : streams) {
    if (stream.name == "#~" || stream.name == "#-") stream.content = write_tables();
    if (stream.name == "#Pdb") stream.content = write_pdb_header();
    align(stream.content, 4);
    headers += 8 + (stream.name.size() + 4) / 4 * 4;
  }
  Buffer written = head_;
  append(written, std::uint16_t{0});
  append(written, static_cast<std::uint16_t>(streams.size()));
  std::size_t start = headers;
  for (const Stream& stream : streams) {
    append(written, static_cast<std::uint32_t>(start));
    append(written, static_cast<std::uint32_t>(stream.content.size()));
    written.insert(written.end(), stream.name.begin(), stream.name.end());
    written.push_back(0);
    align(written, 4);
    start += stream.content.size();
  }
  for (const Stream& stream : streams) append(written, stream.content);
  return written;
}

}  // namespace mmcheck::rewrite
