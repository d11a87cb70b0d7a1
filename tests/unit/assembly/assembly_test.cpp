#include "assembly/assembly.hpp"

#include <doctest/doctest.h>

#include <filesystem>

#include "support/error_of.hpp"
#include "support/folder.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Assembly;
using mmcheck::assembly::Column;
using mmcheck::assembly::Reading;
using mmcheck::assembly::Token;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

std::unique_ptr<const Assembly> read(const SmallProgram& program) {
  return Assembly::read(program.build(), "small.exe");
}

std::string refusal(const SmallProgram& program) {
  return error_of([&] { read(program); });
}

std::uint32_t add_type(MetadataBuilder& metadata) {
  return metadata.row(TypeDef, {u32(0), u16(0), u16(0), u16(0), u16(2), u16(2)});
}

/// Adds `count` types to the program, each nested in the one before it.
void nest(SmallProgram& program, unsigned count) {
  std::uint32_t outer = program.program;
  for (unsigned i = 0; i < count; ++i) {
    const std::uint32_t inner = add_type(program.image.metadata);
    program.image.metadata.row(NestedClass, {u16(inner), u16(outer)});
    outer = inner;
  }
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("a small program is read") {
  const auto assembly = read(SmallProgram());
  CHECK(assembly->path() == "small.exe");
  CHECK(assembly->name() == "small");
  CHECK(assembly->mvid()[0] == 0x11);
  CHECK(assembly->entry_point() == Token(0x06000001));
  CHECK(assembly->file_size() == SmallProgram().build().size());
  REQUIRE(assembly->has_body(1));
  CHECK(assembly->body(1).code.text() == "\x2a");
  CHECK(assembly->declaring_type_of_method(1) == 2);
  CHECK(assembly->declaring_type_of_field(1) == 2);
  CHECK(assembly->enclosing_type(2) == 0);
}

TEST_CASE("a module without a manifest is called as the module") {
  SmallProgram program;
  program.image.metadata.rows.erase(AssemblyDef);
  program.image.metadata.row_counts.erase(AssemblyDef);
  CHECK(read(program)->name() == "small.exe");
}

TEST_CASE("an error starts with the name of the file") {
  CHECK(error_of([] { Assembly::read({}, "empty.dll"); }) ==
        "empty.dll: offset 0x0: expected a PE file (.dll or .exe), which starts with a DOS header");
}

TEST_CASE("a file that cannot be read is an error that names it") {
  CHECK(error_of([] { Assembly::open("/no/such/file.dll"); }) ==
        "/no/such/file.dll: cannot be read: No such file or directory");
}

TEST_CASE("an assembly that is read in parts is the same, and is read no further than it must be") {
  const Folder folder;
  Content code(200000, 0x00);
  code.back() = 0x2a;
  SmallProgram program(fat_body(code));
  const std::uint32_t rva = program.image.place(Content(1000000, 0xff));
  const std::string path = folder.write("small.exe", program.build());
  const auto assembly = Assembly::open(path, Reading::in_parts);
  CHECK(assembly->body(1).code.size() == code.size());
  CHECK(assembly->body(1).code[code.size() - 1] == 0x2a);
  // What nobody asked for is still zero, what is asked for is there.
  const auto& section = assembly->image().sections()[0];
  CHECK(section.content[rva - section.rva + 500000] == 0);
  CHECK(assembly->image().at(rva + 500000, "a test", 1)[0] == 0xff);
  CHECK(section.content[rva - section.rva + 500000] == 0xff);
  CHECK(Assembly::open(path)->image().sections()[0].content[rva - section.rva + 500000] == 0xff);
}

TEST_CASE("metadata whose parts lie far apart is the same, read in parts or whole") {
  const Folder folder;
  SmallProgram program;
  MetadataBuilder& builder = program.image.metadata;
  builder.version = std::string(200000, 'v');
  const std::uint32_t blob = builder.blob({1, 2, 3});
  const std::uint32_t text = builder.user_string(u"text");
  for (Content* heap : {&builder.strings, &builder.blobs, &builder.user_strings}) {
    heap->resize(heap->size() + 200000);
  }
  const std::uint32_t signatures = 60000;
  for (std::uint32_t i = 0; i < signatures; ++i) builder.row(StandAloneSig, {u16(blob)});
  nest(program, 1);
  const std::string path = folder.write("small.exe", program.build());
  for (const Reading reading : {Reading::in_parts, Reading::whole}) {
    const auto assembly = Assembly::open(path, reading);
    const auto& metadata = assembly->metadata();
    CHECK(metadata.version() == builder.version);
    CHECK(metadata.user_string(text) == u"text");
    CHECK(metadata.blob(Column::StandAloneSig_Signature, signatures).size() == 3);
    CHECK(error_of([&] {
            metadata.blob(Column::StandAloneSig_Signature, signatures + 1);
          }).ends_with("which has 60000, not row 60001"));
    CHECK(assembly->name() == "small");
    CHECK(assembly->mvid()[0] == 0x11);
    CHECK(assembly->declaring_type_of_method(1) == 2);
    CHECK(assembly->enclosing_type(3) == 2);
  }
}

TEST_CASE("a body that is longer than its section is refused, in parts or whole") {
  const Folder folder;
  SmallProgram program(fat_body({0x2a}));
  Content file = program.build();
  patch(file, ImageBuilder::file_offset(program.main_rva) + 4, u32(0x100000));
  const std::string path = folder.write("small.exe", file);
  for (const Reading reading : {Reading::in_parts, Reading::whole}) {
    CHECK(error_of([&] {
            Assembly::open(path, reading)->body(1);
          }).ends_with("expected as many bytes of code as the method's header says"));
  }
}

TEST_CASE("a file that becomes shorter while it is read in parts is an error") {
  const Folder folder;
  Content code(300000, 0x00);
  code.back() = 0x2a;
  SmallProgram program(fat_body(code));
  const std::string path = folder.write("small.exe", program.build());
  const auto assembly = Assembly::open(path, Reading::in_parts);
  std::filesystem::resize_file(path, 1000);
  CHECK(error_of([&] { assembly->image().at(program.main_rva + 200000, "a test", 1); }) ==
        "cannot be read: it has become shorter meanwhile");
}

TEST_CASE("an entry point that is no method is none") {
  for (const std::uint32_t token : {0U, 0x06000002U, 0x02000001U, 0x26000001U, 0xffffffffU}) {
    SmallProgram program;
    program.image.entry_point = token;
    CHECK(read(program)->entry_point().is_null());
  }
}

TEST_CASE("an entry point in machine code is none") {
  SmallProgram program;
  program.image.cli_flags = 0x10;
  CHECK(read(program)->entry_point().is_null());
}

TEST_CASE("a body outside every section is refused when it is asked for, not before") {
  SmallProgram program;
  patch(program.image.metadata.rows[MethodDef], 0, u32(0x7fff0000));
  const auto assembly = read(program);
  CHECK(assembly->has_body(1));
  CHECK(error_of([&] { assembly->body(1); }) ==
        "offset 0x0: expected a method body, but its address (rva 2147418112) is in no section of "
        "the file");
}

TEST_CASE("abstract, runtime and native methods have no body in CIL") {
  for (const unsigned flags : {0x1U, 0x3U, 0x4U}) {
    SmallProgram program;
    patch(program.image.metadata.rows[MethodDef], 4, u16(flags));
    CHECK_FALSE(read(program)->has_body(1));
  }
  SmallProgram program;
  patch(program.image.metadata.rows[MethodDef], 0, u32(0));
  CHECK_FALSE(read(program)->has_body(1));
}

TEST_CASE("a field's initial content is what lies at its address") {
  SmallProgram program;
  const std::uint32_t rva = program.image.place({7, 8, 9});
  program.image.metadata.row(FieldRva, {u32(rva), u16(1)});
  CHECK(read(program)->field_data(1)[2] == 9);
}

TEST_CASE("nested types know what they are in") {
  SmallProgram program;
  nest(program, 2);
  const auto assembly = read(program);
  CHECK(assembly->enclosing_type(4) == 3);
  CHECK(assembly->enclosing_type(3) == 2);
}

TEST_CASE("types may nest 255 deep, and no deeper") {
  SmallProgram deep;
  nest(deep, 255);
  CHECK(refusal(deep) == "");
  SmallProgram deeper;
  nest(deeper, 256);
  CHECK_FALSE(refusal(deeper).empty());
}

TEST_CASE("a type nested in itself is refused by table, column and row") {
  SmallProgram program;
  program.image.metadata.row(NestedClass, {u16(2), u16(2)});
  const std::string said = refusal(program);
  CHECK(said.find("expected a type that nests less than 256 deep in column NestedClass of row 1 of "
                  "the metadata table NestedClass") != std::string::npos);
}

TEST_CASE("two types nested in each other are refused") {
  SmallProgram program;
  const std::uint32_t other = add_type(program.image.metadata);
  program.image.metadata.row(NestedClass, {u16(2), u16(other)});
  program.image.metadata.row(NestedClass, {u16(other), u16(2)});
  CHECK_FALSE(refusal(program).empty());
}

TEST_CASE("a type nested twice, even in the same one, is refused") {
  // Sixty such levels are 2^60 ways to the innermost type.
  SmallProgram program;
  const std::uint32_t other = add_type(program.image.metadata);
  program.image.metadata.row(NestedClass, {u16(other), u16(2)});
  program.image.metadata.row(NestedClass, {u16(other), u16(2)});
  CHECK_FALSE(refusal(program).empty());
}

TEST_CASE("a portable PDB's header in an assembly is refused") {
  // It would let rows be named that are elsewhere, and an assembly has nowhere else.
  SmallProgram program;
  Content pdb(20, 0);
  append(pdb, {u32(0), u64(std::uint64_t{1} << 6), u32(1000)});
  program.image.metadata.other_streams = {{"#Pdb", pdb}};
  CHECK_FALSE(refusal(program).empty());
}

TEST_SUITE_END();
