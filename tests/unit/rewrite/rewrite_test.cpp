#include "rewrite/rewrite.hpp"

#include <doctest/doctest.h>

#include <memory>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Assembly;
using mmcheck::assembly::Bytes;
using mmcheck::assembly::Column;
using mmcheck::assembly::Table;
using mmcheck::assembly::Token;
using mmcheck::rewrite::Edit;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using Kind = Edit::Kind;

namespace {

constexpr std::uint32_t main_token = 0x06000001;

/// With sizes that readers do not look at.
Content build(const SmallProgram& program) {
  Content file = program.build();
  patch(file, ImageBuilder::optional_header + 32, u32(0x2000));  // sections in memory
  patch(file, ImageBuilder::optional_header + 36, u32(0x200));   // sections in the file
  patch(file, ImageBuilder::optional_header + 60, u32(0x200));   // headers
  return file;
}

std::unique_ptr<const Assembly> rewritten(const Content& file, const std::vector<Edit>& edits) {
  const auto assembly = Assembly::read(file, "small.exe");
  return Assembly::read(mmcheck::rewrite::rewrite(*assembly, edits, "out.exe").assembly,
                        "rewritten.exe");
}

Content code_of(const Assembly& assembly, std::uint32_t method = 1) {
  const Bytes code = assembly.body(method).code;
  return {code.data(), code.data() + code.size()};
}

/// What becomes of Main's code.
Content rewritten_code(const Content& code, const std::vector<Edit>& edits) {
  return code_of(*rewritten(build(SmallProgram(fat_body(code))), edits));
}

std::string refusal(const Content& code, const std::vector<Edit>& edits) {
  const Content file = build(SmallProgram(fat_body(code)));
  return error_of([&] { rewritten(file, edits); });
}

/// A program that refers to .NET's reference assemblies.
SmallProgram for_reference_assemblies(std::uint16_t major) {
  SmallProgram program;
  MetadataBuilder& metadata = program.image.metadata;
  metadata.rows[AssemblyRef].clear();
  metadata.row_counts[AssemblyRef] = 0;
  const Content key{0xb0, 0x3f, 0x5f, 0x7f, 0x11, 0xd5, 0x0a, 0x3a};
  metadata.row(AssemblyRef, {u16(major), u16(2), u16(0), u16(0), u32(0), u16(metadata.blob(key)),
                             u16(metadata.string("System.Runtime")), u16(0), u16(0)});
  return program;
}

const Content call_barrier{0x28, 0x01, 0x00, 0x00, 0x0a};

Content operator+(Content left, const Content& right) {
  append(left, right);
  return left;
}

}  // namespace

TEST_CASE("a barrier is a call of the class library's method") {
  const auto made = rewritten(build(SmallProgram()), {{Kind::Barrier, main_token, 0}});
  CHECK(code_of(*made) == call_barrier + Content{0x2a});
  const auto& metadata = made->metadata();
  CHECK(metadata.string(Column::MemberRef_Name, 1) == "MemoryBarrier");
  const Token type = metadata.token(Column::MemberRef_Class, 1);
  CHECK(metadata.string(Column::TypeRef_Name, type.row()) == "Thread");
  CHECK(metadata.string(Column::TypeRef_Namespace, type.row()) == "System.Threading");
  CHECK(metadata.token(Column::TypeRef_ResolutionScope, type.row()) ==
        Token(Table::AssemblyRef, 1));
  CHECK(made->entry_point() == Token(main_token));
}

TEST_CASE("a reference that is there already is used") {
  SmallProgram program;
  MetadataBuilder& metadata = program.image.metadata;
  metadata.row(TypeRef, {u16(1 << 2 | 2), u16(metadata.string("Thread")),
                         u16(metadata.string("System.Threading"))});
  metadata.row(MemberRef, {u16(1 << 3 | 1), u16(metadata.string(".ctor")),
                           u16(metadata.blob({0x20, 0x00, 0x01}))});
  metadata.row(MemberRef, {u16(2 << 3 | 1), u16(metadata.string("MemoryBarrier")),
                           u16(program.void_signature)});
  const auto made = rewritten(build(program), {{Kind::Barrier, main_token, 0}});
  CHECK(code_of(*made) == Content{0x28, 0x02, 0x00, 0x00, 0x0a, 0x2a});
  CHECK(made->metadata().rows(Table::MemberRef) == 2);
  CHECK(made->metadata().rows(Table::TypeRef) == 2);
}

TEST_CASE("where types are spread over reference assemblies, those for threads are found") {
  const auto made = rewritten(build(for_reference_assemblies(9)), {{Kind::Barrier, main_token, 0}});
  const auto& metadata = made->metadata();
  CHECK(metadata.string(Column::AssemblyRef_Name, 2) == "System.Threading.Thread");
  CHECK(metadata.cell(Column::AssemblyRef_MajorVersion, 2) == 9);
  CHECK(metadata.cell(Column::AssemblyRef_MinorVersion, 2) == 2);
  CHECK(metadata.blob(Column::AssemblyRef_PublicKeyOrToken, 2).size() == 8);
  // Versions of before .NET 5 differ from assembly to assembly.
  const auto old = rewritten(build(for_reference_assemblies(4)), {{Kind::Barrier, main_token, 0}});
  CHECK(old->metadata().cell(Column::AssemblyRef_MajorVersion, 2) == 4);
  CHECK(old->metadata().cell(Column::AssemblyRef_MinorVersion, 2) == 0);
}

TEST_CASE("one-way barriers are for class libraries that have them") {
  const auto made =
      rewritten(build(for_reference_assemblies(10)),
                {{Kind::ReadBarrier, main_token, 0}, {Kind::WriteBarrier, main_token, 0}});
  CHECK(made->metadata().string(Column::AssemblyRef_Name, 2) == "System.Threading");
  CHECK(made->metadata().string(Column::MemberRef_Name, 1) == "ReadBarrier");
  CHECK(made->metadata().string(Column::MemberRef_Name, 2) == "WriteBarrier");
  CHECK(refusal({0x2a}, {{Kind::ReadBarrier, main_token, 0}}).find("since .NET 10") !=
        std::string::npos);
  CHECK_FALSE(
      error_of([] {
        rewritten(build(for_reference_assemblies(9)), {{Kind::WriteBarrier, main_token, 0}});
      }).empty());
}

TEST_CASE("nothing comes between a prefix and its instruction") {
  // volatile. unaligned. 1 ldsfld flag; pop; ret
  const Content access{0xfe, 0x13, 0xfe, 0x12, 0x01, 0x7e, 1, 0, 0, 4};
  const Content code = access + Content{0x26, 0x2a};
  for (const std::uint32_t offset : {0U, 2U, 5U}) {
    CHECK(rewritten_code(code, {{Kind::Barrier, main_token, offset}}) == call_barrier + code);
  }
}

TEST_CASE("a delegate is made in one piece") {
  // ldnull; ldftn Main; newobj; pop; ret
  const Content tail{0xfe, 0x06, 1, 0, 0, 6, 0x73, 1, 0, 0, 6, 0x26, 0x2a};
  CHECK(rewritten_code(Content{0x14} + tail, {{Kind::Barrier, main_token, 7}}) ==
        Content{0x14} + call_barrier + tail);
  // ldnull; dup; ldvirtftn Main; newobj; pop; ret
  const Content dup_tail{0x25, 0xfe, 0x07, 1, 0, 0, 6, 0x73, 1, 0, 0, 6, 0x26, 0x2a};
  for (const std::uint32_t offset : {2U, 8U}) {
    CHECK(rewritten_code(Content{0x14} + dup_tail, {{Kind::Barrier, main_token, offset}}) ==
          Content{0x14} + call_barrier + dup_tail);
  }
}

TEST_CASE("a tail call before a barrier is an ordinary one") {
  // tail. call Main; ret
  CHECK(rewritten_code({0xfe, 0x14, 0x28, 1, 0, 0, 6, 0x2a}, {{Kind::Barrier, main_token, 7}}) ==
        Content{0x28, 1, 0, 0, 6} + call_barrier + Content{0x2a});
  CHECK(rewritten_code({0xfe, 0x14, 0x28, 1, 0, 0, 6, 0x2a}, {{Kind::Barrier, main_token, 2}}) ==
        call_barrier + Content{0xfe, 0x14, 0x28, 1, 0, 0, 6, 0x2a});
}

TEST_CASE("an access gets its prefix once") {
  const Content code{0x7e, 1, 0, 0, 4, 0x80, 1, 0, 0, 4, 0x2a};
  const std::vector<Edit> edits = {{Kind::VolatileRead, main_token, 0},
                                   {Kind::VolatileWrite, main_token, 5},
                                   {Kind::VolatileWrite, main_token, 5},
                                   {Kind::VolatileField, 0x04000001}};
  const Content twice{0xfe, 0x13, 0x7e, 1, 0, 0, 4, 0xfe, 0x13, 0x80, 1, 0, 0, 4, 0x2a};
  CHECK(rewritten_code(code, edits) == twice);
  CHECK(rewritten_code(code, {edits.back()}) == twice);
  CHECK(rewritten_code(twice, {edits.back()}) == twice);
}

TEST_CASE("a write to a static field as an exchange needs a local and a place on the stack") {
  const auto made = rewritten(build(SmallProgram(fat_body({0x17, 0x80, 1, 0, 0, 4, 0x2a}))),
                              {{Kind::Interlocked, main_token, 1}});
  // ldc.i4.1; stloc.s 0; ldsflda flag; ldloc.s 0; call Exchange; pop; ret
  CHECK(code_of(*made) ==
        Content{0x17, 0x13, 0, 0x7f, 1, 0, 0, 4, 0x11, 0, 0x28, 1, 0, 0, 0x0a, 0x26, 0x2a});
  const auto body = made->body(1);
  CHECK(body.init_locals);
  CHECK(body.max_stack ==
        Assembly::read(build(SmallProgram(fat_body({0x2a}))), "")->body(1).max_stack + 1);
  const Bytes locals =
      made->metadata().blob(Column::StandAloneSig_Signature, body.local_signature.row());
  CHECK(Content(locals.data(), locals.data() + locals.size()) == Content{0x07, 0x01, 0x08});
  const Bytes signature = made->metadata().blob(Column::MemberRef_Signature, 1);
  CHECK(Content(signature.data(), signature.data() + signature.size()) ==
        Content{0x00, 0x02, 0x08, 0x10, 0x08, 0x08});
}

TEST_CASE("a write of a small number is an exchange where the class library has it for all types") {
  const auto with_bool = [](SmallProgram program) {
    MetadataBuilder& metadata = program.image.metadata;
    metadata.row(Field, {u16(0x16), u16(metadata.string("on")), u16(metadata.blob({0x06, 0x02}))});
    const std::uint32_t rva = program.image.place(tiny_body({0x17, 0x80, 2, 0, 0, 4, 0x2a}));
    metadata.row(MethodDef, {u32(rva), u16(0), u16(0x16), u16(metadata.string("Set")),
                             u16(program.void_signature), u16(1)});
    return build(program);
  };
  const std::vector<Edit> edits = {{Kind::Interlocked, 0x06000002, 1}};
  const auto made = rewritten(with_bool(for_reference_assemblies(9)), edits);
  CHECK(code_of(*made, 2) == Content{0x17, 0x13, 0, 0x7f, 2, 0, 0, 4, 0x11, 0,  //
                                     0x28, 1, 0, 0, 0x2b, 0x26, 0x2a});
  const Bytes type = made->metadata().blob(Column::MethodSpec_Instantiation, 1);
  CHECK(Content(type.data(), type.data() + type.size()) == Content{0x0a, 0x01, 0x02});
  for (const SmallProgram& old : {for_reference_assemblies(8), SmallProgram()}) {
    CHECK(error_of([&] {
            rewritten(with_bool(old), edits);
          }).find("Program::Set() IL_0001: Interlocked.Exchange has no overload") !=
          std::string::npos);
  }
}

TEST_CASE("elements are accessed through their addresses, references between barriers") {
  const Content primitive =
      rewritten_code({0x14, 0x16, 0x94, 0x26, 0x2a}, {{Kind::VolatileRead, main_token, 2}});
  // readonly. ldelema System.Int32; volatile. ldind.i4
  CHECK(primitive ==
        Content{0x14, 0x16, 0xfe, 0x1e, 0x8f, 2, 0, 0, 1, 0xfe, 0x13, 0x4a, 0x26, 0x2a});
  CHECK(rewritten_code({0x14, 0x16, 0x9a, 0x26, 0x2a}, {{Kind::VolatileRead, main_token, 2}}) ==
        Content{0x14, 0x16, 0x9a} + call_barrier + Content{0x26, 0x2a});
  CHECK(rewritten_code({0x14, 0x16, 0x14, 0xa2, 0x2a}, {{Kind::VolatileWrite, main_token, 3}}) ==
        Content{0x14, 0x16, 0x14} + call_barrier + Content{0xa2, 0x2a});
  CHECK(rewritten_code({0x14, 0x16, 0x14, 0xa2, 0x2a}, {{Kind::Interlocked, main_token, 3}}) ==
        Content{0x14, 0x16, 0x14} + call_barrier + Content{0xa2} + call_barrier + Content{0x2a});
}

TEST_CASE("edits that cannot be made are refused, with their place") {
  const Content code{0x7e, 1, 0, 0, 4, 0x26, 0x2a};
  CHECK(refusal(code, {{Kind::Barrier, main_token, 1}}) ==
        "small.exe: Program::Main() IL_0001: no instruction starts here");
  CHECK(refusal(code, {{Kind::Barrier, main_token, 7}}) ==
        "small.exe: Program::Main() IL_0007: no instruction starts here");
  CHECK(refusal(code, {{Kind::Barrier, 0x06000002, 0}}) ==
        "small.exe: expected the token of a MethodDef of the assembly, not 0x06000002");
  CHECK(refusal(code, {{Kind::VolatileField, main_token, 0}}) ==
        "small.exe: expected the token of a Field of the assembly, not 0x06000001");
  CHECK(refusal(code, {{Kind::VolatileRead, main_token, 5}}) ==
        "small.exe: Program::Main() IL_0005: expected a read of a field, an element or an "
        "address, to be made volatile");
  CHECK_FALSE(refusal(code, {{Kind::VolatileWrite, main_token, 0}}).empty());
  CHECK_FALSE(refusal(code, {{Kind::Interlocked, main_token, 0}}).empty());
  // stelem.i1
  CHECK_FALSE(
      refusal({0x14, 0x16, 0x16, 0x9c, 0x2a}, {{Kind::Interlocked, main_token, 3}}).empty());
}

TEST_CASE("without edits nothing but the place of the metadata changes") {
  const Content file = build(SmallProgram());
  const auto made = rewritten(file, {});
  CHECK(made->metadata().cell(Column::MethodDef_Rva, 1) ==
        Assembly::read(file, "")->metadata().cell(Column::MethodDef_Rva, 1));
  CHECK(code_of(*made) == Content{0x2a});
  CHECK(made->image().sections().back().name == ".mmcheck");
}

TEST_CASE("headers without room for one more section make everything behind them move on") {
  Content file = build(SmallProgram());
  // The first section right behind the headers: PE headers are found by a pointer.
  SmallProgram program;
  const std::size_t table_end = program.image.section_header() + 40;
  const std::size_t moved_by = ImageBuilder::section_at - table_end - 8;
  Content moved(file.begin(), file.begin() + 0x40);
  moved.resize(0x40 + moved_by);
  moved.insert(moved.end(), file.begin() + 0x40,
               file.begin() + static_cast<std::ptrdiff_t>(table_end));
  moved.resize(ImageBuilder::section_at);
  moved.insert(moved.end(), file.begin() + ImageBuilder::section_at, file.end());
  patch(moved, ImageBuilder::pe_pointer, u32(0x40 + moved_by));
  const auto made = rewritten(moved, {{Kind::Barrier, main_token, 0}});
  CHECK(code_of(*made) == call_barrier + Content{0x2a});
  CHECK(made->image().sections()[0].content.place() == ImageBuilder::section_at + 0x200);
}

TEST_CASE("signatures are dropped, for they would not be true") {
  SmallProgram program;
  program.image.cli_flags = 1 | 8;
  Content file = build(program);
  patch(file, ImageBuilder::cli_header + 32, u64(0x0000008000002100));
  const auto made = rewritten(file, {{Kind::Barrier, main_token, 0}});
  CHECK(made->image().cli().flags == 1);
}

TEST_CASE("what would run as machine code is refused") {
  SmallProgram mixed;
  mixed.image.cli_flags = 0;
  CHECK_FALSE(error_of([&] { rewritten(build(mixed), {}); }).empty());
  Content ready = build(SmallProgram());
  patch(ready, ImageBuilder::cli_header + 64, u64(0x0000001000002000));
  CHECK(error_of([&] { rewritten(ready, {}); }).find("ReadyToRun") != std::string::npos);
}
