// The metadata of an assembly or of a portable PDB: heaps and tables (ECMA-335 II.24). Cells are
// read where they lie in the file; nothing is copied. Every index that leaves this class has been
// checked, so that whoever holds a Token or a row may use it.
//
// A walk looks at few of the tables and heaps, and looks for rows by few of the keys. So each table
// and heap is fetched, and each table of contents (RowIndex) made, when somebody first looks at it.
// Until complete() was called, only one thread at a time may do so.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/row_index.hpp"
#include "assembly/tables.hpp"
#include "base/bytes.hpp"
#include "base/file.hpp"

namespace mmcheck::assembly {

using base::Bytes;
using Guid = std::array<std::uint8_t, 16>;

/// A GUID as it is written: the first three numbers are little-endian in the file.
void append_guid(std::string& to, const Guid& guid);

/// Rows [first, last) of a table.
struct RowRange {
  std::uint32_t first = 1;
  std::uint32_t last = 1;

  // Not std::views::iota, which clang 14 cannot compile from g++ 12's library.
  struct Iterator {
    std::uint32_t row;
    std::uint32_t operator*() const { return row; }
    Iterator& operator++() {
      ++row;
      return *this;
    }
    friend bool operator==(Iterator, Iterator) = default;
  };
  Iterator begin() const { return {first}; }
  Iterator end() const { return {last}; }
  std::uint32_t size() const { return last - first; }
  bool empty() const { return first == last; }
};

/// The header of a portable PDB's `#Pdb` stream.
struct PdbHeader {
  Bytes id;  // 20 bytes
  Token entry_point;
};

class Metadata {
 public:
  /// `root` starts at the metadata root ("BSJB").
  explicit Metadata(Bytes root, const base::PartialFile* source = nullptr);
  /// Fetches and makes all that is left, so that nothing changes any more.
  void complete();

  std::string_view version() const { return version_; }
  bool is_uncompressed() const { return uncompressed_; }  // `#-`: edit-and-continue
  bool has_pdb_header() const { return has_pdb_; }
  const PdbHeader& pdb_header() const { return pdb_; }

  std::uint32_t rows(Table table) const { return layout(table).rows; }
  RowRange all(Table table) const { return {1, rows(table) + 1}; }
  bool contains(Token token) const;

  /// The raw number in a cell. Rows count from 1.
  std::uint32_t cell(Column column, std::uint32_t row) const {
    const Cells& cells = this->cells(column);
    if (row - 1 >= cells.rows) [[unlikely]]
      look_for_row(column, row);
    return cells[row];
  }
  /// The row that an index column names; a null token where it names none.
  Token token(Column column, std::uint32_t row) const;
  /// The same, but none is an Error.
  Token required(Column column, std::uint32_t row) const;
  std::string_view string(Column column, std::uint32_t row) const;
  Bytes blob(Column column, std::uint32_t row) const;
  Guid guid(Column column, std::uint32_t row) const;  // zero where there is none

  /// The rows that belong to `row` by a list column (FieldList, MethodList, ParamList, …): from its
  /// cell up to that of the next row. In the target table, or in its pointer table if there is one:
  /// follow() tells which row of the target table is meant.
  RowRange list(Column column, std::uint32_t row) const;
  /// For a row of list(): through the pointer table (MethodPtr, …) where there is one.
  std::uint32_t follow(Table target, std::uint32_t row) const {
    return has_pointer_tables_ ? follow_pointer(target, row) : row;
  }
  /// Which row's list() the row `member` of the target table is in; 0 if in none. For
  /// TypeDef_FieldList and TypeDef_MethodList only.
  std::uint32_t owner(Column list_column, std::uint32_t member) const;

  /// The rows of the column's table in which it holds `value` (a token of one of its targets), in
  /// the order of the file. For columns of keyed_columns in metadata.cpp only.
  KeyedRows rows_where(Column column, Token value) const {
    return rows(info(column).table) == 0 ? KeyedRows() : find_rows(column, value);
  }

  /// What an index of a string, blob or user-string heap stands for.
  std::string_view string_at(std::uint32_t index) const;
  Bytes blob_at(std::uint32_t index) const;
  /// A string literal, as `ldstr` names it (token 0x70xxxxxx).
  std::u16string user_string(std::uint32_t index) const;

  /// Where a cell stands in the file, for messages.
  std::uint64_t place(Column column, std::uint32_t row) const;
  [[noreturn]] void refuse(Column column, std::uint32_t row, std::string_view expected) const;

 private:
  struct TableLayout {
    std::uint32_t rows = 0;
    std::uint32_t row_size = 0;
    Bytes content;
  };
  struct Heap {
    Bytes content;
    bool is_there = false;
  };

  const TableLayout& layout(Table table) const {
    return tables_[static_cast<std::size_t>(table) % table_count];
  }
  const Cells& cells(Column column) const { return columns_[static_cast<std::size_t>(column)]; }
  std::uint8_t width(Column column) const;
  std::uint32_t rows_for_width(Table table) const;
  void read_streams(base::Reader& root, Bytes all);
  void read_pdb_header(Bytes stream);
  void read_tables(Bytes stream);
  void lay_out_columns();
  void open_table(Table table) const;
  void look_for_row(Column column, std::uint32_t row) const;
  const Bytes& look_into(Heap& heap) const {
    if (!heap.is_there) [[unlikely]]
      open_heap(heap);
    return heap.content;
  }
  void open_heap(Heap& heap) const;
  void fetch(std::uint64_t place, std::size_t length) const {
    if (source_ != nullptr) source_->fetch(place, length);
  }
  /// F# writes 0 for "no list at all", where everyone else writes where it would start.
  std::uint32_t list_start(Column column, std::uint32_t row) const {
    return std::max(cell(column, row), 1U);
  }
  void check_lists() const;
  void invert_pointer_tables();
  Table list_target(Table member) const;
  std::uint32_t follow_pointer(Table target, std::uint32_t row) const;
  KeyedRows find_rows(Column column, Token value) const;
  const RowIndex& index(Column column) const;
  [[noreturn]] void refuse_heap_index(Column column, std::uint32_t row, const Bytes& heap,
                                      std::string_view name) const;

  const base::PartialFile* source_;
  std::string_view version_;
  bool uncompressed_ = false;
  bool minimal_delta_ = false;
  bool has_pdb_ = false;
  PdbHeader pdb_;
  mutable Heap strings_;
  mutable Heap user_strings_;
  mutable Heap blobs_;
  mutable Heap guids_;
  std::uint8_t heap_sizes_ = 0;
  std::array<std::uint32_t, table_count> external_rows_{};
  std::array<TableLayout, table_count> tables_{};
  /// Without rows until their table was fetched, so that cell() need not ask whether it was.
  mutable std::array<Cells, column_count> columns_{};
  mutable std::array<RowIndex, column_count> indexes_{};  // of keyed columns, as far as made
  bool has_pointer_tables_ = false;
  /// Per pointer table: for each row of its target the row that points to it.
  std::array<std::vector<std::uint32_t>, table_count> pointed_from_{};
};

}  // namespace mmcheck::assembly
