#include "assembly/metadata.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cassert>
#include <cstring>

#include "base/scan.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {

using base::malformed;
using base::Reader;

namespace {

/// Columns by which rows are looked up. ECMA-335 wants their tables sorted; not every file obliges.
constexpr std::array keyed_columns = {
    Column::InterfaceImpl_Class,
    Column::Constant_Parent,
    Column::CustomAttribute_Parent,
    Column::FieldMarshal_Parent,
    Column::DeclSecurity_Parent,
    Column::ClassLayout_Parent,
    Column::FieldLayout_Field,
    Column::EventMap_Parent,
    Column::PropertyMap_Parent,
    Column::MethodSemantics_Association,
    Column::MethodImpl_Class,
    Column::ImplMap_MemberForwarded,
    Column::FieldRva_Field,
    Column::NestedClass_NestedClass,
    Column::NestedClass_EnclosingClass,
    Column::GenericParam_Owner,
    Column::GenericParamConstraint_Owner,
    Column::LocalScope_Method,
    Column::StateMachineMethod_MoveNextMethod,
    Column::CustomDebugInformation_Parent,
    // For owner().
    Column::TypeDef_FieldList,
    Column::TypeDef_MethodList,
};

/// Columns that say where a row's members start; they end where the next row's start.
constexpr std::array list_columns = {
    Column::TypeDef_FieldList,        Column::TypeDef_MethodList,
    Column::MethodDef_ParamList,      Column::EventMap_EventList,
    Column::PropertyMap_PropertyList, Column::LocalScope_VariableList,
    Column::LocalScope_ConstantList,
};

bool is_list(Column column) {
  return std::find(list_columns.begin(), list_columns.end(), column) != list_columns.end();
}

struct PointerTable {
  Table target;
  Table pointers;
  Column column;
};
constexpr std::array pointer_tables = {
    PointerTable{Table::Field, Table::FieldPtr, Column::FieldPtr_Field},
    PointerTable{Table::MethodDef, Table::MethodPtr, Column::MethodPtr_Method},
    PointerTable{Table::Param, Table::ParamPtr, Column::ParamPtr_Param},
    PointerTable{Table::Event, Table::EventPtr, Column::EventPtr_Event},
    PointerTable{Table::Property, Table::PropertyPtr, Column::PropertyPtr_Property},
};

constexpr std::uint8_t wide_strings = 0x01;
constexpr std::uint8_t wide_guids = 0x02;
constexpr std::uint8_t wide_blobs = 0x04;
constexpr std::uint8_t extra_data = 0x40;
constexpr std::size_t longest_stream_name = 32;  // with the zero at its end

// No header, or part of one, is longer.
constexpr std::size_t root_start = 16;  // up to the length of the version
constexpr std::size_t stream_header = 8 + longest_stream_name;
constexpr std::size_t pdb_stream_header = 32 + 4 * table_count;
constexpr std::size_t tables_header = 24 + 4 * table_count + 4;

}  // namespace

void append_guid(std::string& to, const Guid& guid) {
  constexpr std::array<int, 16> order = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) to.push_back('-');
    base::append_hex(to, guid[static_cast<std::size_t>(order[i])], 2);
  }
}

Metadata::Metadata(Bytes root, const base::PartialFile* source) : source_(source) {
  constexpr std::string_view what = "a metadata root (BSJB, II.24.2.1)";
  Reader reader(root);
  fetch(reader.place(), root_start);
  if (reader.u32(what) != 0x424a5342) malformed(root.place(), what);
  reader.skip(8, what);
  const std::size_t length = reader.u32(what);
  fetch(reader.place(), length + 4);
  const std::string_view version = reader.take(length, "the metadata version").text();
  version_ = version.substr(0, version.find('\0'));
  read_streams(reader, root);
}

void Metadata::read_streams(Reader& reader, Bytes root) {
  constexpr std::string_view what = "a metadata stream header (II.24.2.2)";
  Bytes tables;
  reader.skip(2, what);
  const unsigned count = reader.u16(what);
  for (unsigned i = 0; i < count; ++i) {
    const std::uint64_t place = reader.place();
    fetch(place, stream_header);
    const std::size_t start = reader.u32(what);
    const std::size_t size = reader.u32(what);
    const std::size_t name_start = reader.at();
    while (reader.u8(what) != 0) {
      if (reader.at() - name_start == longest_stream_name) malformed(root.place(name_start), what);
    }
    const std::string_view name = root.slice(name_start, reader.at() - name_start - 1, what).text();
    reader.align(4, what);
    if (start > root.size() || size > root.size() - start) {
      malformed(place, fmt::format("a metadata stream within {} bytes, not {} of {} bytes at {}",
                                   root.size(), name, size, start));
    }
    const Bytes stream = root.slice(start, size, what);
    if (name == "#~" || name == "#-") {
      tables = stream;
      uncompressed_ = name == "#-";
    } else if (name == "#Strings") {
      strings_.content = stream;
    } else if (name == "#US") {
      user_strings_.content = stream;
    } else if (name == "#Blob") {
      blobs_.content = stream;
    } else if (name == "#GUID") {
      guids_.content = stream;
    } else if (name == "#Pdb") {
      read_pdb_header(stream);
    } else if (name == "#JTD") {
      minimal_delta_ = true;
    }
  }
  if (tables.empty()) malformed(root.place(), "a metadata stream #~ or #- with the tables");
  read_tables(tables);
}

void Metadata::read_pdb_header(Bytes stream) {
  constexpr std::string_view what = "the header of a portable PDB (#Pdb)";
  Reader reader(stream);
  fetch(reader.place(), pdb_stream_header);
  has_pdb_ = true;
  pdb_.id = reader.take(20, what);
  pdb_.entry_point = Token(reader.u32(what));
  const std::uint64_t referenced = reader.u64(what);
  for (std::size_t table = 0; table < table_count; ++table) {
    if ((referenced >> table & 1) != 0) external_rows_[table] = reader.u32(what);
  }
}

void Metadata::read_tables(Bytes stream) {
  constexpr std::string_view what = "the header of the metadata tables (II.24.2.6)";
  Reader reader(stream);
  fetch(reader.place(), tables_header);
  reader.skip(6, what);
  heap_sizes_ = reader.u8(what);
  reader.skip(1, what);
  const std::uint64_t present = reader.u64(what);
  reader.skip(8, what);
  for (std::size_t number = 0; number < table_count; ++number) {
    if ((present >> number & 1) == 0) continue;
    const std::uint64_t place = reader.place();
    const std::uint32_t rows = reader.u32(what);
    if (table_name(static_cast<Table>(number)).empty()) {
      malformed(place, fmt::format("no metadata table {:#x}, which is not defined", number));
    }
    if (rows > highest_row) malformed(place, "at most 16777215 rows in a metadata table");
    tables_[number].rows = rows;
  }
  if ((heap_sizes_ & extra_data) != 0) reader.skip(4, what);

  lay_out_columns();
  for (std::size_t number = 0; number < table_count; ++number) {
    TableLayout& table = tables_[number];
    table.content = reader.take(std::size_t{table.rows} * table.row_size,
                                fmt::format("{} rows of the metadata table {}", table.rows,
                                            table_name(static_cast<Table>(number))));
  }
  check_lists();
  invert_pointer_tables();
}

void Metadata::lay_out_columns() {
  for (std::size_t i = 0; i < column_count; ++i) {
    const auto column = static_cast<Column>(i);
    TableLayout& table = tables_[static_cast<std::size_t>(info(column).table)];
    columns_[i].offset = static_cast<std::uint8_t>(table.row_size);
    columns_[i].width = width(column);
    table.row_size += columns_[i].width;
  }
}

void Metadata::open_table(Table table) const {
  const TableLayout& layout = this->layout(table);
  if (layout.rows == 0) return;
  fetch(layout.content.place(), layout.content.size());
  for (std::size_t i = 0; i < column_count; ++i) {
    if (info(static_cast<Column>(i)).table != table) continue;
    columns_[i].rows = layout.rows;
    columns_[i].row_size = static_cast<std::uint8_t>(layout.row_size);
    columns_[i].first = layout.content.data() + columns_[i].offset;
  }
}

/// For a row that is not among those there are: because nobody has looked at the table, or at all.
void Metadata::look_for_row(Column column, std::uint32_t row) const {
  const Table table = info(column).table;
  if (cells(column).rows == 0) open_table(table);
  if (row - 1 < rows(table)) return;
  malformed(layout(table).content.place(),
            fmt::format("a row of the metadata table {}, which has {}, not row {}",
                        table_name(table), rows(table), row));
}

void Metadata::open_heap(Heap& heap) const {
  fetch(heap.content.place(), heap.content.size());
  heap.is_there = true;
}

/// ECMA-335 II.24.2.6: an index is two bytes wide when that is enough for all it may name.
std::uint8_t Metadata::width(Column column) const {
  const Kind kind = info(column).kind;
  const auto heap = [&](std::uint8_t flag) -> std::uint8_t {
    return (heap_sizes_ & flag) != 0 ? 4 : 2;
  };
  switch (kind) {
    case Kind::u16:
      return 2;
    case Kind::u32:
      return 4;
    case Kind::string:
      return heap(wide_strings);
    case Kind::guid:
      return heap(wide_guids);
    case Kind::blob:
      return heap(wide_blobs);
    default:
      break;
  }
  if (minimal_delta_) return 4;
  if (is_table_index(kind)) {
    const Table target = indexed_table(kind);
    return rows_for_width(is_list(column) ? list_target(target) : target) < 0x10000 ? 2 : 4;
  }
  const CodedIndex& coded = coded_index(kind);
  std::uint32_t most_rows = 0;
  for (const Table target : coded.targets) {
    if (target != unused_tag) most_rows = std::max(most_rows, rows_for_width(target));
  }
  return most_rows < 0x10000U >> coded.tag_bits ? 2 : 4;
}

/// A portable PDB's indexes are as wide as those of the assembly that it belongs to.
std::uint32_t Metadata::rows_for_width(Table table) const {
  return std::max(rows(table), external_rows_[static_cast<std::size_t>(table)]);
}

/// Where a list column points: to the pointer table, if the file has one.
Table Metadata::list_target(Table member) const {
  for (const PointerTable& entry : pointer_tables) {
    if (entry.target == member && rows(entry.pointers) != 0) return entry.pointers;
  }
  return member;
}

/// Lists must not run backwards or past the end: list() and owner() rely on it.
void Metadata::check_lists() const {
  for (const Column column : list_columns) {
    const std::uint32_t end = rows(list_target(indexed_table(info(column).kind))) + 1;
    std::uint32_t previous = 1;
    for (const std::uint32_t row : all(info(column).table)) {
      const std::uint32_t start = list_start(column, row);
      if (start < previous || start > end) {
        refuse(column, row, fmt::format("a row from {} to {}, not {}", previous, end, start));
      }
      previous = start;
    }
  }
}

void Metadata::invert_pointer_tables() {
  for (const PointerTable& entry : pointer_tables) {
    if (rows(entry.pointers) == 0) continue;
    has_pointer_tables_ = true;
    auto& from = pointed_from_[static_cast<std::size_t>(entry.pointers)];
    from.assign(rows(entry.target) + 1, 0);
    for (const std::uint32_t row : all(entry.pointers)) {
      const Token member = required(entry.column, row);
      // A PDB's header lets rows be named that are in the assembly only.
      if (!contains(member)) refuse(entry.column, row, "a row of this file");
      from[member.row()] = row;
    }
  }
}

void Metadata::complete() {
  for (std::size_t number = 0; number < table_count; ++number) {
    open_table(static_cast<Table>(number));
  }
  for (Heap* heap : {&strings_, &user_strings_, &blobs_, &guids_}) open_heap(*heap);
  for (const Column column : keyed_columns) index(column);
}

const RowIndex& Metadata::index(Column column) const {
  RowIndex& made = indexes_[static_cast<std::size_t>(column)];
  const Table table = info(column).table;
  if (!made.is_made() && rows(table) != 0) [[unlikely]] {
    open_table(table);
    made = RowIndex(cells(column));
  }
  return made;
}

bool Metadata::contains(Token token) const {
  return token.row() != 0 && static_cast<std::size_t>(token.table()) < table_count &&
         token.row() <= rows(token.table());
}

Token Metadata::token(Column column, std::uint32_t row) const {
  const std::uint32_t raw = cell(column, row);
  const Kind kind = info(column).kind;
  Token found;
  if (is_table_index(kind)) {
    if (raw > highest_row) refuse(column, row, "the number of a row");
    found = Token(indexed_table(kind), raw);
  } else {
    const CodedIndex& coded = coded_index(kind);
    const std::uint32_t tag = raw & ((1U << coded.tag_bits) - 1);
    const std::uint32_t target_row = raw >> coded.tag_bits;
    if (tag >= coded.targets.size() || coded.targets[tag] == unused_tag) {
      refuse(column, row, fmt::format("a coded index with one of its tags, not {}", tag));
    }
    if (target_row > highest_row) refuse(column, row, "the number of a row");
    found = Token(coded.targets[tag], target_row);
  }
  // A PDB's rows of the assembly's tables are checked by whoever has the assembly.
  if (!found.is_null() && !contains(found) &&
      found.row() > external_rows_[static_cast<std::size_t>(found.table())]) {
    refuse(column, row,
           fmt::format("a row of {}, which has {}, not row {}", table_name(found.table()),
                       rows(found.table()), found.row()));
  }
  return found;
}

Token Metadata::required(Column column, std::uint32_t row) const {
  const Token found = token(column, row);
  if (found.is_null()) refuse(column, row, "a row, not none");
  return found;
}

std::string_view Metadata::string(Column column, std::uint32_t row) const {
  const std::uint32_t index = cell(column, row);
  const Bytes& heap = look_into(strings_);
  if (index != 0 && index >= heap.size()) refuse_heap_index(column, row, heap, "#Strings");
  return string_at(index);
}

Bytes Metadata::blob(Column column, std::uint32_t row) const {
  const std::uint32_t index = cell(column, row);
  const Bytes& heap = look_into(blobs_);
  if (index != 0 && index >= heap.size()) refuse_heap_index(column, row, heap, "#Blob");
  return blob_at(index);
}

Guid Metadata::guid(Column column, std::uint32_t row) const {
  Guid found{};
  const std::uint32_t index = cell(column, row);
  if (index == 0) return found;
  const Bytes& heap = look_into(guids_);
  const std::size_t count = heap.size() / found.size();
  if (index > count) {
    refuse(column, row,
           fmt::format("one of the {} GUIDs in the #GUID heap, not {},", count, index));
  }
  std::copy_n(heap.data() + std::size_t{index - 1} * found.size(), found.size(), found.begin());
  return found;
}

RowRange Metadata::list(Column column, std::uint32_t row) const {
  const Table target = list_target(indexed_table(info(column).kind));
  const bool is_last = row == rows(info(column).table);
  return {list_start(column, row), is_last ? rows(target) + 1 : list_start(column, row + 1)};
}

std::uint32_t Metadata::follow_pointer(Table target, std::uint32_t row) const {
  for (const PointerTable& entry : pointer_tables) {
    if (entry.target == target && rows(entry.pointers) != 0) {
      return required(entry.column, row).row();
    }
  }
  return row;
}

std::uint32_t Metadata::owner(Column list_column, std::uint32_t member) const {
  const Table pointers = list_target(indexed_table(info(list_column).kind));
  const auto& from = pointed_from_[static_cast<std::size_t>(pointers)];
  const std::uint32_t position = from.empty() ? member : from.at(member);
  // The last row whose list starts at or before the member: earlier ones with the same start are
  // empty.
  return index(list_column).count_up_to(cells(list_column), position);
}

KeyedRows Metadata::find_rows(Column column, Token value) const {
  return index(column).find(cells(column),
                            encode_index(info(column).kind, value.table(), value.row()));
}

/// So that the Error names the cell, not a place beyond the file.
void Metadata::refuse_heap_index(Column column, std::uint32_t row, const Bytes& heap,
                                 std::string_view name) const {
  refuse(column, row,
         fmt::format("an index into the {} bytes of {}, not {},", heap.size(), name,
                     cell(column, row)));
}

std::string_view Metadata::string_at(std::uint32_t index) const {
  if (index == 0) return {};
  constexpr std::string_view what = "a name in the #Strings heap";
  const Bytes& heap = look_into(strings_);
  const std::string_view rest = heap.from(index, what).text();
  const std::size_t length =
      base::find_byte(rest, [](base::EightBytes bytes) { return base::is_equal(bytes, 0); });
  if (length == rest.size()) malformed(heap.place(index), what);
  return rest.substr(0, length);
}

Bytes Metadata::blob_at(std::uint32_t index) const {
  if (index == 0) return {};
  constexpr std::string_view what = "a blob that lies within the #Blob heap";
  Reader reader(look_into(blobs_).from(index, what));
  return reader.take(reader.compressed(what), what);
}

std::u16string Metadata::user_string(std::uint32_t index) const {
  if (index == 0) return {};
  constexpr std::string_view what = "a string that lies within the #US heap";
  const Bytes& heap = look_into(user_strings_);
  if (index >= heap.size()) {
    malformed(heap.place(),
              fmt::format("an index into the {} bytes of #US, not {}", heap.size(), index));
  }
  Reader reader(heap.from(index, what));
  const Bytes bytes = reader.take(reader.compressed(what), what);
  std::u16string text(bytes.size() / 2, u'\0');  // the odd byte at the end is a hint, not text
  std::memcpy(text.data(), bytes.data(), text.size() * 2);
  return text;
}

std::uint64_t Metadata::place(Column column, std::uint32_t row) const {
  const TableLayout& table = layout(info(column).table);
  return table.content.place(std::size_t{row - 1} * table.row_size +
                             columns_[static_cast<std::size_t>(column)].offset);
}

void Metadata::refuse(Column column, std::uint32_t row, std::string_view expected) const {
  malformed(place(column, row),
            fmt::format("{} in column {} of row {} of the metadata table {}", expected,
                        info(column).name, row, table_name(info(column).table)));
}

}  // namespace mmcheck::assembly
