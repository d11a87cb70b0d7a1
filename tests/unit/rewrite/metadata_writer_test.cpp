#include "rewrite/metadata_writer.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::Column;
using mmcheck::assembly::Metadata;
using mmcheck::assembly::Table;
using mmcheck::assembly::Token;
using namespace mmcheck::rewrite;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

Buffer bytes_of(Bytes blob) {
  const auto bytes = span_of(blob);
  return {bytes.begin(), bytes.end()};
}

}  // namespace

TEST_CASE("what is not changed is there again") {
  SmallProgram program;
  program.image.metadata.user_string(u"text");
  program.image.metadata.other_streams.emplace_back("#Mine", Content{1, 2, 3, 4});
  const Content root = program.image.metadata.build();
  const Metadata before(Bytes(root, 0));
  const Buffer written = MetadataWriter(before, Bytes(root, 0)).write();
  const Metadata after(Bytes(written, 0));
  CHECK(after.version() == "v4.0.30319");
  for (const Table table : {Table::Module, Table::TypeRef, Table::TypeDef, Table::Field,
                            Table::MethodDef, Table::Assembly, Table::AssemblyRef}) {
    CHECK(after.rows(table) == before.rows(table));
  }
  CHECK(after.string(Column::MethodDef_Name, 1) == "Main");
  CHECK(after.cell(Column::MethodDef_Rva, 1) == program.main_rva);
  CHECK(after.token(Column::TypeRef_ResolutionScope, 1) == Token(Table::AssemblyRef, 1));
  CHECK(after.guid(Column::Module_Mvid, 1) == before.guid(Column::Module_Mvid, 1));
  CHECK(after.user_string(1) == u"text");
  CHECK(Bytes(written, 0).text().find("#Mine") != std::string_view::npos);
}

TEST_CASE("rows and heap entries are added at the ends, equal entries once") {
  SmallProgram program;
  const Content root = program.image.metadata.build();
  const Metadata before(Bytes(root, 0));
  MetadataWriter writer(before, Bytes(root, 0));
  const std::uint32_t name = writer.string("Monitor");
  CHECK(writer.string("Monitor") == name);
  const std::uint32_t blob = writer.blob({1, 2, 3});
  CHECK(writer.blob({1, 2, 3}) == blob);
  CHECK(writer.string("") == 0);
  CHECK(writer.blob({}) == 0);
  CHECK(writer.add_row(Table::TypeRef, {6, name, name}) == 2);
  CHECK(writer.add_row(Table::StandAloneSig, {blob}) == 1);
  writer.set(Column::MethodDef_Rva, 1, 0x12345678);
  const Buffer written = writer.write();
  const Metadata after(Bytes(written, 0));
  CHECK(after.string(Column::TypeRef_Name, 1) == "Object");
  CHECK(after.string(Column::TypeRef_Name, 2) == "Monitor");
  CHECK(bytes_of(after.blob(Column::StandAloneSig_Signature, 1)) == Buffer{1, 2, 3});
  CHECK(after.cell(Column::MethodDef_Rva, 1) == 0x12345678);
}

TEST_CASE("a row too many for two bytes makes the columns that name rows wider") {
  SmallProgram program;
  const Content root = program.image.metadata.build();
  const Metadata before(Bytes(root, 0));
  MetadataWriter writer(before, Bytes(root, 0));
  // A coded index into TypeRef keeps two bits for itself: 14 are left.
  while (writer.rows(Table::TypeRef) < 0x4000) writer.add_row(Table::TypeRef, {6, 0, 0});
  writer.set(Column::TypeDef_Extends, 2, 0x4000 << 2 | 1);
  const Buffer written = writer.write();
  const Metadata after(Bytes(written, 0));
  CHECK(after.token(Column::TypeDef_Extends, 2) == Token(Table::TypeRef, 0x4000));
  CHECK(after.string(Column::MethodDef_Name, 1) == "Main");
  CHECK(after.string(Column::AssemblyRef_Name, 1) == "mscorlib");
}

TEST_CASE("heaps of more than 64 KiB make the columns that point into them wider") {
  SmallProgram program;
  const Content root = program.image.metadata.build();
  const Metadata before(Bytes(root, 0));
  MetadataWriter writer(before, Bytes(root, 0));
  writer.string(std::string(0x8000, 'a'));
  writer.string(std::string(0x8000, 'b'));
  writer.set(Column::Module_Name, 1, writer.string("far away"));
  writer.blob(Buffer(0x10000, 7));
  const std::uint32_t blob = writer.blob({0x00, 0x00, 0x01});
  writer.set(Column::MethodDef_Signature, 1, blob);
  CHECK(blob > 0xffff);
  const Buffer written = writer.write();
  const Metadata after(Bytes(written, 0));
  CHECK(after.string(Column::Module_Name, 1) == "far away");
  CHECK(bytes_of(after.blob(Column::MethodDef_Signature, 1)) == Buffer{0, 0, 1});
  CHECK(after.string(Column::TypeRef_Name, 1) == "Object");
}

TEST_CASE("metadata that readers could disagree about is refused") {
  SmallProgram program;
  program.image.metadata.other_streams.emplace_back("#Blob", Content{0, 0, 0, 0});
  const Content root = program.image.metadata.build();
  const Metadata metadata(Bytes(root, 0));
  CHECK(error_of([&] { MetadataWriter(metadata, Bytes(root, 0)); }) ==
        "metadata with two streams #Blob");
}
