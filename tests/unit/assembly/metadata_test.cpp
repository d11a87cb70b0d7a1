#include "assembly/metadata.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::Column;
using mmcheck::assembly::Metadata;
using mmcheck::assembly::Table;
using mmcheck::assembly::Token;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

/// Metadata and the bytes that it is read from.
struct Read {
  Content root;
  Metadata metadata;

  explicit Read(const MetadataBuilder& builder) : Read(builder.build()) {}
  explicit Read(Content content) : root(std::move(content)), metadata(Bytes(root, 0)) {}
};

std::string refusal(const Content& root) {
  return error_of([&] { Metadata metadata(Bytes(root, 0)); });
}
std::string refusal(const MetadataBuilder& builder) { return refusal(builder.build()); }

/// The same row many times.
void rows(MetadataBuilder& builder, unsigned table, std::uint32_t count,
          std::initializer_list<Cell> cells) {
  for (std::uint32_t i = 0; i < count; ++i) builder.row(table, cells);
}

bool ends_with(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

// ---- the root, its streams and heaps

TEST_CASE("the root says its version, and strings, blobs and GUIDs are found in their heaps") {
  MetadataBuilder builder;
  const auto name = builder.string("Name");
  const auto guid = builder.guid(0xab);
  const auto blob = builder.blob({1, 2, 3});
  const auto text = builder.user_string(u"a\u00e9\u4e2d");
  builder.row(Module, {u16(7), u16(name), u16(guid), u16(0), u16(0)});
  builder.row(TypeSpec, {u16(blob)});
  const Read read(builder);
  const Metadata& metadata = read.metadata;

  CHECK(metadata.version() == "v4.0.30319");
  CHECK_FALSE(metadata.is_uncompressed());
  CHECK_FALSE(metadata.has_pdb_header());
  CHECK(metadata.rows(Table::Module) == 1);
  CHECK(metadata.cell(Column::Module_Generation, 1) == 7);
  CHECK(metadata.string(Column::Module_Name, 1) == "Name");
  CHECK(metadata.guid(Column::Module_Mvid, 1)[15] == 0xab);
  CHECK(metadata.guid(Column::Module_EncId, 1) == mmcheck::assembly::Guid{});
  CHECK(metadata.blob(Column::TypeSpec_Signature, 1).text() == "\1\2\3");
  CHECK(metadata.user_string(text) == u"a\u00e9\u4e2d");
}

TEST_CASE("index 0 is the empty string, blob and literal, even without heaps") {
  MetadataBuilder builder;
  builder.strings.clear();
  builder.blobs.clear();
  builder.user_strings.clear();
  builder.row(TypeRef, {u16(0), u16(0), u16(0)});
  builder.row(TypeSpec, {u16(0)});
  const Read read(builder);
  CHECK(read.metadata.string(Column::TypeRef_Name, 1).empty());
  CHECK(read.metadata.blob(Column::TypeSpec_Signature, 1).empty());
  CHECK(read.metadata.user_string(0).empty());
}

TEST_CASE("a string's tail may be another string") {
  MetadataBuilder builder;
  const auto index = builder.string("get_Value");
  builder.row(TypeRef, {u16(0), u16(index + 4), u16(index)});
  const Read read(builder);
  CHECK(read.metadata.string(Column::TypeRef_Name, 1) == "Value");
  CHECK(read.metadata.string(Column::TypeRef_Namespace, 1) == "get_Value");
}

TEST_CASE("heap indexes beyond the heap, and strings and blobs without an end, are refused") {
  MetadataBuilder builder;
  builder.row(TypeRef, {u16(0), u16(0x7fff), u16(1)});
  builder.row(TypeSpec, {u16(0x7fff)});
  builder.row(TypeSpec, {u16(1)});
  builder.row(Module, {u16(0), u16(0), u16(2), u16(0), u16(0)});
  builder.guid(1);
  append(builder.strings, std::string_view("without an end"));
  builder.blobs.push_back(0x7f);
  const Read read(builder);
  const Metadata& metadata = read.metadata;
  const auto refused = [&](auto action) { return !error_of(action).empty(); };
  CHECK(refused([&] { metadata.string(Column::TypeRef_Name, 1); }));
  CHECK(ends_with(error_of([&] { metadata.string(Column::TypeRef_Namespace, 1); }),
                  ": expected a name in the #Strings heap"));
  CHECK(refused([&] { metadata.blob(Column::TypeSpec_Signature, 1); }));
  CHECK(ends_with(error_of([&] { metadata.blob(Column::TypeSpec_Signature, 2); }),
                  ": expected a blob that lies within the #Blob heap"));
  CHECK(refused([&] { metadata.guid(Column::Module_Mvid, 1); }));
  CHECK(refused([&] { metadata.user_string(0x7fffff); }));
}

TEST_CASE("wide heap indexes are four bytes, each heap for itself") {
  for (const unsigned heaps : {1U, 2U, 4U, 7U}) {
    MetadataBuilder builder;
    builder.heap_sizes = static_cast<std::uint8_t>(heaps);
    const auto sized = [&](unsigned flag, std::uint32_t value) {
      return (heaps & flag) != 0 ? u32(value) : u16(value);
    };
    const auto name = builder.string("Name");
    const auto blob = builder.blob({9});
    builder.row(Module,
                {u16(0), sized(1, name), sized(2, builder.guid(0xcd)), sized(2, 0), sized(2, 0)});
    builder.row(MemberRef, {u16(0), sized(1, name), sized(4, blob)});
    builder.row(ModuleRef, {sized(1, name)});
    const Read read(builder);
    CHECK(read.metadata.guid(Column::Module_Mvid, 1)[0] == 0xcd);
    CHECK(read.metadata.string(Column::MemberRef_Name, 1) == "Name");
    CHECK(read.metadata.blob(Column::MemberRef_Signature, 1).text() == "\x09");
    CHECK(read.metadata.string(Column::ModuleRef_Name, 1) == "Name");
  }
}

TEST_CASE("the extra four bytes that a flag announces are skipped") {
  MetadataBuilder builder;
  builder.row(TypeSpec, {u16(builder.blob({9}))});
  Content tables = builder.tables();
  tables[6] |= 0x40;
  tables.insert(tables.begin() + 28, 4, 0xee);  // after 24 bytes and one row count
  builder.rows.clear();
  builder.row_counts.clear();
  builder.tables_name = "#other";
  builder.other_streams = {{"#~", tables}};
  CHECK(Read(builder).metadata.blob(Column::TypeSpec_Signature, 1).text() == "\x09");
}

TEST_CASE("a root that does not begin as it must is refused") {
  Content root = MetadataBuilder().build();
  root[0] = 'X';
  CHECK(refusal(root) == "offset 0x0: expected a metadata root (BSJB, II.24.2.1)");
}

TEST_CASE("a version longer than the metadata is refused") {
  Content root = MetadataBuilder().build();
  patch(root, 12, u32(0xffffffff));
  CHECK(refusal(root) == "offset 0x10: expected the metadata version");
}

TEST_CASE("a stream outside the metadata is refused by its name") {
  Content root = MetadataBuilder().build();
  // 16 bytes, the version's 12, flags and count: the first stream's header.
  patch(root, 32 + 4, u32(0x7fffffff));
  CHECK(refusal(root).find(", not #~ of 2147483647 bytes at ") != std::string::npos);
}

TEST_CASE("metadata without tables is refused") {
  MetadataBuilder builder;
  builder.tables_name = "#tables";
  CHECK(refusal(builder) == "offset 0x0: expected a metadata stream #~ or #- with the tables");
}

TEST_CASE("a stream's name ends within 32 bytes") {
  MetadataBuilder builder;
  builder.other_streams = {{std::string(31, 'x'), {}}};
  CHECK(refusal(builder) == "");
  builder.other_streams = {{std::string(32, 'x'), {}}};
  CHECK_FALSE(refusal(builder).empty());
}

TEST_CASE("a portable PDB's header counts rows that are elsewhere") {
  MetadataBuilder builder;
  Content pdb(20, 0x77);
  // Its entry point; it refers to MethodDef, which has 70000 rows.
  append(pdb, {u32(0x06000002), u64(std::uint64_t{1} << 6), u32(70000)});
  builder.other_streams = {{"#Pdb", pdb}};
  // LocalScope: Method is wide because of those 70000, the rest is narrow.
  builder.row(0x35, {u16(0), u16(0)});
  builder.row(0x32, {u32(69999), u16(1), u16(1), u16(1), u32(3), u32(5)});
  const Read read(builder);
  CHECK(read.metadata.has_pdb_header());
  CHECK(read.metadata.pdb_header().id.size() == 20);
  CHECK(read.metadata.pdb_header().entry_point == Token(0x06000002));
  CHECK(read.metadata.token(Column::LocalScope_Method, 1) == Token(Table::MethodDef, 69999));
  CHECK(read.metadata.cell(Column::LocalScope_Length, 1) == 5);
}

TEST_CASE("a pointer table cannot point to rows that are elsewhere") {
  MetadataBuilder builder;
  Content pdb(20, 0);
  append(pdb, {u32(0), u64(std::uint64_t{1} << 6), u32(0xfffffe)});
  builder.other_streams = {{"#Pdb", pdb}};
  builder.row(MethodPtr, {u32(0xfffff0)});
  CHECK_FALSE(refusal(builder).empty());
}

// ---- tables

TEST_CASE("a table that is not there has no rows, and no cells") {
  MetadataBuilder builder;
  builder.row(TypeRef, {u16(0), u16(0), u16(0)});
  const Read read(builder);
  CHECK(read.metadata.rows(Table::TypeDef) == 0);
  CHECK(read.metadata.all(Table::TypeDef).empty());
  CHECK_FALSE(error_of([&] { read.metadata.cell(Column::TypeDef_Flags, 1); }).empty());
  CHECK_FALSE(error_of([&] { read.metadata.cell(Column::TypeRef_Name, 0); }).empty());
  CHECK(ends_with(error_of([&] { read.metadata.cell(Column::TypeRef_Name, 2); }),
                  ": expected a row of the metadata table TypeRef, which has 1, not row 2"));
}

TEST_CASE("more rows than the stream holds are refused by table and number") {
  MetadataBuilder builder;
  builder.row(TypeRef, {u16(0), u16(0), u16(0)});
  builder.row_counts[TypeRef] = 5;
  CHECK(ends_with(refusal(builder), ": expected 5 rows of the metadata table TypeRef"));
  builder.row_counts[TypeRef] = 0x1000000;
  CHECK(ends_with(refusal(builder), ": expected at most 16777215 rows in a metadata table"));
}

TEST_CASE("a table of an unknown number is refused") {
  MetadataBuilder builder;
  builder.row(0x2d, {u16(0)});
  CHECK(ends_with(refusal(builder), ": expected no metadata table 0x2d, which is not defined"));
}

TEST_CASE("an index to a table is narrow up to 65535 rows and wide from 65536 on") {
  for (const std::uint32_t fields : {65535U, 65536U}) {
    const auto index = [&](std::uint32_t row) { return fields == 65535 ? u16(row) : u32(row); };
    MetadataBuilder builder;
    rows(builder, Field, fields, {u16(0), u16(0), u16(0)});
    builder.row(FieldRva, {u32(0x1234), index(fields)});
    builder.row(FieldRva, {u32(0x5678), index(1)});
    const Read read(builder);
    CHECK(read.metadata.token(Column::FieldRva_Field, 1) == Token(Table::Field, fields));
    CHECK(read.metadata.cell(Column::FieldRva_Rva, 2) == 0x5678);
    CHECK(read.metadata.token(Column::FieldRva_Field, 2) == Token(Table::Field, 1));
  }
}

TEST_CASE("a coded index is as wide as the largest of its tables and its tag need") {
  // TypeDefOrRef has a tag of two bits: wide from 2^14 rows on, here of TypeSpec.
  for (const std::uint32_t specs : {(1U << 14) - 1, 1U << 14}) {
    const auto index = [&](std::uint32_t value) {
      return specs == 1U << 14 ? u32(value) : u16(value);
    };
    MetadataBuilder builder;
    builder.row(TypeDef, {u32(0), u16(0), u16(0), index(specs << 2 | 2), u16(1), u16(1)});
    builder.row(TypeDef, {u32(5), u16(0), u16(0), index(0), u16(1), u16(1)});
    rows(builder, TypeSpec, specs, {u16(0)});
    const Read read(builder);
    CHECK(read.metadata.token(Column::TypeDef_Extends, 1) == Token(Table::TypeSpec, specs));
    CHECK(read.metadata.cell(Column::TypeDef_Flags, 2) == 5);
  }
}

TEST_CASE("a tag of five bits leaves eleven for the row") {
  // HasCustomAttribute, widened by 2048 rows of TypeSpec (tag 13).
  for (const std::uint32_t specs : {2047U, 2048U}) {
    MetadataBuilder builder;
    const std::uint32_t parent = specs << 5 | 13;
    builder.row(MemberRef, {u16(0), u16(0), u16(0)});
    builder.row(CustomAttribute,
                {specs == 2048 ? u32(parent) : u16(parent), u16(1 << 3 | 3), u16(0)});
    rows(builder, TypeSpec, specs, {u16(0)});
    const Read read(builder);
    CHECK(read.metadata.token(Column::CustomAttribute_Parent, 1) == Token(Table::TypeSpec, specs));
    CHECK(read.metadata.token(Column::CustomAttribute_Type, 1) == Token(Table::MemberRef, 1));
  }
}

TEST_CASE("a delta with the stream #JTD has every index wide") {
  MetadataBuilder builder;
  builder.tables_name = "#-";
  builder.heap_sizes = 7;
  builder.other_streams = {{"#JTD", {}}};
  builder.row(TypeRef, {u32(1 << 2 | 2), u32(builder.string("A")), u32(0)});
  builder.row(AssemblyRef, {u64(0), u32(0), u32(0), u32(builder.string("b")), u32(0), u32(0)});
  // The tables' layout is only known when all stream headers are: #JTD stands last here.
  const Read read(builder);
  CHECK(read.metadata.is_uncompressed());
  CHECK(read.metadata.token(Column::TypeRef_ResolutionScope, 1) == Token(Table::AssemblyRef, 1));
  CHECK(read.metadata.string(Column::TypeRef_Name, 1) == "A");
}

TEST_CASE("coded indexes with an unused tag or a row that is not there are refused") {
  MetadataBuilder builder;
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(1 << 2 | 3), u16(1), u16(1)});
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(9 << 2 | 1), u16(1), u16(1)});
  const Read read(builder);
  CHECK(ends_with(error_of([&] { read.metadata.token(Column::TypeDef_Extends, 1); }),
                  ": expected a coded index with one of its tags, not 3 in column Extends of row 1 "
                  "of the metadata table TypeDef"));
  CHECK(ends_with(error_of([&] { read.metadata.token(Column::TypeDef_Extends, 2); }),
                  ": expected a row of TypeRef, which has 0, not row 9 in column Extends of row 2 "
                  "of the metadata table TypeDef"));
}

TEST_CASE("no row is an answer, except where one is required") {
  MetadataBuilder builder;
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(1), u16(1)});
  const Read read(builder);
  CHECK(read.metadata.token(Column::TypeDef_Extends, 1).is_null());
  CHECK_FALSE(error_of([&] { read.metadata.required(Column::TypeDef_Extends, 1); }).empty());
}

TEST_CASE("a refused cell is reported where it stands in the file") {
  MetadataBuilder builder;
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(1), u16(1)});
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0xbeef), u16(1), u16(1)});
  const Content root = builder.build();
  const Metadata metadata(Bytes(root, 0x1000));
  const std::uint64_t place = metadata.place(Column::TypeDef_Extends, 2) - 0x1000;
  CHECK(root.at(place) == 0xef);
  CHECK(root.at(place + 1) == 0xbe);
}

// ---- lists

TEST_CASE("a list runs up to the start of the next row's, the last one to the table's end") {
  MetadataBuilder builder;
  for (const unsigned first : {1U, 1U, 3U}) {
    builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(first), u16(1)});
  }
  rows(builder, Field, 4, {u16(0), u16(0), u16(0)});
  const Read read(builder);
  const Metadata& metadata = read.metadata;
  CHECK(metadata.list(Column::TypeDef_FieldList, 1).empty());
  CHECK(metadata.list(Column::TypeDef_FieldList, 2).first == 1);
  CHECK(metadata.list(Column::TypeDef_FieldList, 2).last == 3);
  CHECK(metadata.list(Column::TypeDef_FieldList, 3).size() == 2);
  CHECK(metadata.owner(Column::TypeDef_FieldList, 1) == 2);
  CHECK(metadata.owner(Column::TypeDef_FieldList, 2) == 2);
  CHECK(metadata.owner(Column::TypeDef_FieldList, 3) == 3);
  CHECK(metadata.owner(Column::TypeDef_FieldList, 4) == 3);
}

TEST_CASE("rows before the first list belong to nobody") {
  MetadataBuilder builder;
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(2), u16(1)});
  rows(builder, Field, 2, {u16(0), u16(0), u16(0)});
  CHECK(Read(builder).metadata.owner(Column::TypeDef_FieldList, 1) == 0);
}

TEST_CASE("a list that runs backwards is refused by table, column and row") {
  MetadataBuilder builder;
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(3), u16(1)});
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(2), u16(1)});
  rows(builder, Field, 4, {u16(0), u16(0), u16(0)});
  CHECK(ends_with(refusal(builder),
                  ": expected a row from 3 to 5, not 2 in column FieldList of "
                  "row 2 of the metadata table TypeDef"));
}

TEST_CASE("a list that starts beyond the table is refused, one at its end is empty") {
  for (const unsigned first : {2U, 3U}) {
    MetadataBuilder builder;
    builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(first), u16(1)});
    rows(builder, Field, 1, {u16(0), u16(0), u16(0)});
    CHECK(refusal(builder).empty() == (first == 2));
  }
}

TEST_CASE("a list that starts at no row is empty, as F# writes it") {
  MetadataBuilder builder;
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(0), u16(1)});
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(1), u16(1)});
  rows(builder, Field, 2, {u16(0), u16(0), u16(0)});
  const Read read(builder);
  CHECK(read.metadata.list(Column::TypeDef_FieldList, 1).empty());
  CHECK(read.metadata.list(Column::TypeDef_FieldList, 2).size() == 2);
  CHECK(read.metadata.owner(Column::TypeDef_FieldList, 1) == 2);
}

TEST_CASE("pointer tables stand between a list and its members") {
  MetadataBuilder builder;
  builder.tables_name = "#-";
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(1), u16(1)});
  builder.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(2), u16(1)});
  for (const unsigned field : {2U, 3U, 1U}) builder.row(FieldPtr, {u16(field)});
  rows(builder, Field, 3, {u16(0), u16(0), u16(0)});
  const Read read(builder);
  const Metadata& metadata = read.metadata;
  CHECK(metadata.is_uncompressed());
  CHECK(metadata.follow(Table::Field, 1) == 2);
  CHECK(metadata.list(Column::TypeDef_FieldList, 2).size() == 2);
  CHECK(metadata.owner(Column::TypeDef_FieldList, 2) == 1);
  CHECK(metadata.owner(Column::TypeDef_FieldList, 1) == 2);
  CHECK(metadata.owner(Column::TypeDef_FieldList, 3) == 2);
}

TEST_CASE("a pointer table that points to no row is refused") {
  for (const unsigned field : {0U, 2U}) {
    MetadataBuilder builder;
    builder.row(FieldPtr, {u16(field)});
    builder.row(Field, {u16(0), u16(0), u16(0)});
    CHECK_FALSE(refusal(builder).empty());
  }
}

// ---- keys

TEST_CASE("rows are found by their key although the table is not sorted, in the file's order") {
  MetadataBuilder builder;
  rows(builder, TypeDef, 3, {u32(0), u16(0), u16(0), u16(0), u16(1), u16(1)});
  for (const unsigned type : {3U, 1U, 3U, 2U, 3U}) {
    builder.row(InterfaceImpl, {u16(type), u16(1 << 2)});
  }
  const Read read(builder);
  const auto of_type = [&](std::uint32_t type) {
    const auto found =
        read.metadata.rows_where(Column::InterfaceImpl_Class, Token(Table::TypeDef, type));
    return std::vector<std::uint32_t>(found.begin(), found.end());
  };
  CHECK(of_type(1) == std::vector<std::uint32_t>{2});
  CHECK(of_type(2) == std::vector<std::uint32_t>{4});
  CHECK(of_type(3) == std::vector<std::uint32_t>{1, 3, 5});
  CHECK(of_type(4).empty());
}

TEST_CASE("rows are found by a coded key with its tag") {
  MetadataBuilder builder;
  rows(builder, Field, 1, {u16(0), u16(0), u16(0)});
  rows(builder, Param, 1, {u16(0), u16(0), u16(0)});
  builder.row(Constant, {u16(0x08), u16(1 << 2 | 1), u16(0)});  // of Param 1
  builder.row(Constant, {u16(0x0e), u16(1 << 2 | 0), u16(0)});  // of Field 1
  const Read read(builder);
  const auto row = [&](Table table) {
    return read.metadata.rows_where(Column::Constant_Parent, Token(table, 1)).front();
  };
  CHECK(row(Table::Field) == 2);
  CHECK(row(Table::Param) == 1);
  CHECK(read.metadata.rows_where(Column::Constant_Parent, Token(Table::Property, 1)).empty());
}

TEST_CASE("every key finds its rows and no others, however far apart keys are") {
  // Differences of 1, 300 and more than the number of rows: several keys in an entry of the index,
  // entries without any, and keys beyond the last.
  for (const unsigned step : {1U, 7U, 300U, 0x3fffU}) {
    MetadataBuilder builder;
    rows(builder, TypeDef, 4, {u32(0), u16(0), u16(0), u16(0), u16(1), u16(1)});
    std::vector<unsigned> keys;
    for (unsigned key = 0; key <= 0xffff && keys.size() < 600; key += step) {
      for (unsigned copies = key % 3; copies-- != 0;) keys.push_back(key);
    }
    for (const unsigned key : keys) builder.row(InterfaceImpl, {u16(key), u16(1 << 2)});
    const Read read(builder);
    for (unsigned key = 0; key <= 0xffff; ++key) {
      const auto [first, last] = std::equal_range(keys.begin(), keys.end(), key);
      const auto found =
          read.metadata.rows_where(Column::InterfaceImpl_Class, Token(Table::TypeDef, key));
      if (found.size() != static_cast<std::size_t>(last - first) ||
          (!found.empty() &&
           found.front() != static_cast<std::uint32_t>(first - keys.begin()) + 1)) {
        FAIL_CHECK("key ", key, " of step ", step);
      }
    }
  }
}

TEST_CASE("every shorter copy of some metadata is refused or read") {
  MetadataBuilder builder;
  builder.row(Module, {u16(0), u16(builder.string("m")), u16(builder.guid(1)), u16(0), u16(0)});
  builder.row(TypeDef, {u32(0), u16(builder.string("T")), u16(0), u16(0), u16(1), u16(1)});
  builder.user_string(u"text");
  builder.blob({1, 2, 3});
  const Content root = builder.build();
  // The last stream's padding is all that may go.
  for (std::size_t size = 0; size + 3 < root.size(); ++size) {
    const Content cut(root.begin(), root.begin() + static_cast<std::ptrdiff_t>(size));
    CHECK_MESSAGE(!refusal(cut).empty(), size);
  }
}

TEST_SUITE_END();
