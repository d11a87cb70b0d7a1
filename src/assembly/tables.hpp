// The metadata tables as enumerations and tables of constants, all made from tables.def.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mmcheck::assembly {

enum class Table : std::uint8_t {
#define TABLE(number, name) name = number,
#define COLUMN(table, name, kind)
#include "assembly/tables.def"
};
constexpr std::size_t table_count = 0x40;  // numbers of tables fit in a 64-bit mask

/// What a cell holds. A simple index has the number of its table added to `first_table`.
enum class Kind : std::uint8_t {
  u16,
  u32,
  string,
  guid,
  blob,
  TypeDefOrRef,
  HasConstant,
  HasCustomAttribute,
  HasFieldMarshal,
  HasDeclSecurity,
  MemberRefParent,
  HasSemantics,
  MethodDefOrRef,
  MemberForwarded,
  Implementation,
  CustomAttributeType,
  ResolutionScope,
  TypeOrMethodDef,
  HasCustomDebugInformation,
  first_table,
#define TABLE(number, name) name = first_table + number,
#define COLUMN(table, name, kind)
#include "assembly/tables.def"
};

/// Every column of every table, in the order of tables.def.
enum class Column : std::uint8_t {
#define TABLE(number, name)
#define COLUMN(table, name, kind) table##_##name,
#include "assembly/tables.def"
};

struct ColumnInfo {
  Table table;
  Kind kind;
  std::string_view name;
};

constexpr std::array column_infos = {
#define TABLE(number, name)
#define COLUMN(table, name, kind) ColumnInfo{Table::table, Kind::kind, #name},
#include "assembly/tables.def"
};
constexpr std::size_t column_count = column_infos.size();

constexpr const ColumnInfo& info(Column column) {
  return column_infos[static_cast<std::size_t>(column)];
}
constexpr bool is_table_index(Kind kind) { return kind >= Kind::first_table; }
constexpr Table indexed_table(Kind kind) {
  return static_cast<Table>(static_cast<unsigned>(kind) - static_cast<unsigned>(Kind::first_table));
}

/// The name of a table; empty for a number that no table has.
std::string_view table_name(Table table);

/// A coded index (ECMA-335 II.24.2.6): the low `tag_bits` choose among `targets`. A tag that the
/// standard leaves unused stands as `unused_tag`.
struct CodedIndex {
  unsigned tag_bits;
  std::span<const Table> targets;
};
constexpr Table unused_tag{0xff};
const CodedIndex& coded_index(Kind kind);
/// The number in a column of this kind that stands for a row of one of its targets.
std::uint32_t encode_index(Kind kind, Table table, std::uint32_t row);

constexpr std::uint32_t highest_row = 0xffffff;  // a token has three bytes for it

/// A row of a table, as CIL and signatures name it: the table's number in the high byte, the row
/// (from 1) below; row 0 is "none".
struct Token {
  std::uint32_t value = 0;

  constexpr Token() = default;
  constexpr explicit Token(std::uint32_t raw) : value(raw) {}
  constexpr Token(Table table, std::uint32_t row)
      : value(static_cast<std::uint32_t>(table) << 24 | row) {}

  constexpr Table table() const { return static_cast<Table>(value >> 24); }
  constexpr std::uint32_t row() const { return value & 0xffffff; }
  constexpr bool is_null() const { return row() == 0; }
  friend constexpr bool operator==(Token, Token) = default;
};

}  // namespace mmcheck::assembly
