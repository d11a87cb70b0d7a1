#include "disassemble/disassemble.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Assembly;
using mmcheck::disassemble::disassemble;
using mmcheck::disassemble::disassemble_method;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::uint8_t nop = 0x00;
constexpr std::uint8_t pop = 0x26;
constexpr std::uint8_t ret = 0x2a;

std::string listing_of(const SmallProgram& program) {
  const auto assembly = Assembly::read(program.build(), "small.exe");
  std::string text;
  disassemble(*assembly, [&](std::string_view piece) { text += piece; });
  return text;
}

std::string method_of(const SmallProgram& program, std::string_view name) {
  const auto assembly = Assembly::read(program.build(), "small.exe");
  std::string text;
  disassemble_method(*assembly, name, [&](std::string_view piece) { text += piece; });
  return text;
}

/// The lines of Main that stand between its braces, behind .maxstack.
std::string code_of(const SmallProgram& program) {
  const std::string text = method_of(program, "Program::Main");
  const std::size_t start = text.find(".maxstack");
  REQUIRE(start != std::string::npos);
  return text.substr(text.find('\n', start) + 1, text.rfind('}') - text.find('\n', start) - 1);
}

std::string code_of(const Content& code) { return code_of(SmallProgram(tiny_body(code))); }

struct Clause {
  std::uint16_t kind;
  std::uint8_t try_start, try_length, handler_start, handler_length;
  std::uint32_t last;
};

/// Main with as many nops as it takes, and these clauses.
std::string code_with(std::size_t size, const std::vector<Clause>& clauses) {
  Content section;
  append(section, {u8(0x01), u8(4 + 12 * clauses.size()), u16(0)});
  for (const Clause& clause : clauses) {
    append(section, {u16(clause.kind), u16(clause.try_start), u8(clause.try_length),
                     u16(clause.handler_start), u8(clause.handler_length), u32(clause.last)});
  }
  Content code(size, nop);
  code.back() = ret;
  return code_of(SmallProgram(fat_body(code, 0, 0x8, section)));
}

std::size_t count_of(const std::string& text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; ++at) ++count;
  return count;
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("a small program is listed whole") {
  CHECK(listing_of(SmallProgram()) == R"(// small, Version=1.0.0.0
//
//   file          small.exe, 952 bytes, PE32, machine 0x14c
//   module        small.exe, mvid 11111111-1111-1111-1111-111111111111
//   runtime       v4.0.30319
//   entry point   Program::Main()
//   symbols       none
//   references    mscorlib, Version=4.0.0.0

internal class <Module> {  // no base class
}

public class Program {
  public static int flag;

  public static void Main() {  // hidebyname
    .entrypoint
    .maxstack 8
    IL_0000  ret
  }
}
)");
}

TEST_CASE("one method is shown with its type") {
  const std::string expected = R"(public static void Program::Main() {  // hidebyname
  .entrypoint
  .maxstack 8
  IL_0000  ret
}
)";
  CHECK(method_of(SmallProgram(), "Program::Main") == expected);
  CHECK(method_of(SmallProgram(), "Main") == expected);
}

TEST_CASE("a method that is not there is an error that suggests what is near") {
  CHECK(error_of([] { method_of(SmallProgram(), "Program::Mian"); }) ==
        "has no method called Program::Mian; did you mean Program::Main?");
  CHECK(error_of([] { method_of(SmallProgram(), "Progam::main"); }) ==
        "has no method called Progam::main; did you mean Program::Main?");
  CHECK(error_of([] { method_of(SmallProgram(), "Something::Else"); }) ==
        "has no method called Something::Else; expected TYPE::METHOD as --disassemble shows "
        "them");
}

TEST_CASE("instructions are shown as they are encoded, with what their operands mean") {
  CHECK(code_of({0x17, 0x80, 0x01, 0x00, 0x00, 0x04, 0x2b, 0xf8, ret}) ==
        "  IL_0000  ldc.i4.1\n"
        "  IL_0001  stsfld    int Program::flag\n"
        "  IL_0006  br.s      IL_0000\n"
        "  IL_0008  ret\n");
  CHECK(code_of({0x1f, 0xfe, pop, 0x22, 0, 0, 0xc0, 0x3f, pop, ret}) ==
        "  IL_0000  ldc.i4.s  -2\n"
        "  IL_0002  pop\n"
        "  IL_0003  ldc.r4    1.5\n"
        "  IL_0008  pop\n"
        "  IL_0009  ret\n");
  CHECK(code_of({0x1f, 0x01, 0x45, 1, 0, 0, 0, 0, 0, 0, 0, ret})
            .find("IL_0002  switch    (IL_000b)") != std::string::npos);
  CHECK(code_of({0xfe, 0x13, ret}).find("IL_0000  volatile.\n") != std::string::npos);
}

TEST_CASE("strings are literals") {
  SmallProgram program(tiny_body({0x72, 1, 0, 0, 0x70, pop, ret}));
  program.image.metadata.user_string(u"a\"\n");
  CHECK(code_of(program).find(R"(IL_0000  ldstr     "a\"\n")") != std::string::npos);
}

TEST_CASE("a bad instruction is an error that says where") {
  CHECK(error_of([] {
          code_of({nop, 0x24});
        }).find("Program::Main: IL_0001: offset 0x") != std::string::npos);
  CHECK(error_of([] {
          code_of({nop, 0x28, 0x55, 0, 0, 0x06});
        }) == "Program::Main: IL_0001: expected the token of a type or member, not 0x06000055");
  CHECK_FALSE(error_of([] { code_of({0x72, 1, 0, 0, 0x04}); }).empty());
  CHECK(error_of([] {
          code_of({0x72, 0x55, 0x66, 0x77, 0x70});
        }).ends_with("expected an index into the 1 bytes of #US, not 7824981"));
}

TEST_CASE("exception regions that nest are blocks") {
  constexpr std::uint32_t object = 0x01000001;
  CHECK(code_with(8, {{0, 0, 2, 2, 1, object}, {2, 0, 3, 3, 2, 0}}) == R"(  try {
    try {
      IL_0000  nop
      IL_0001  nop
    } catch (object) {
      IL_0002  nop
    }
  } finally {
    IL_0003  nop
    IL_0004  nop
  }
  IL_0005  nop
  IL_0006  nop
  IL_0007  ret
)");
}

TEST_CASE("a filter stands between what it protects and its handler") {
  CHECK(code_with(4, {{1, 0, 1, 2, 1, 1}}) == R"(  try {
    IL_0000  nop
  } filter {
    IL_0001  nop
  } catch (filtered) {
    IL_0002  nop
  }
  IL_0003  ret
)");
}

TEST_CASE("exception regions that do not nest are listed behind the code") {
  // Two protected ranges that overlap; a handler in front of what it protects.
  const std::string overlapping = code_with(8, {{2, 0, 3, 3, 1, 0}, {2, 1, 4, 5, 1, 0}});
  CHECK(overlapping.find('{') == std::string::npos);
  CHECK(overlapping.find("  .try IL_0000..IL_0003 finally IL_0003..IL_0004\n"
                         "  .try IL_0001..IL_0005 finally IL_0005..IL_0006\n") !=
        std::string::npos);
  CHECK(code_with(8, {{4, 2, 2, 0, 1, 0}}).find(".try IL_0002..IL_0004 fault IL_0000..IL_0001") !=
        std::string::npos);
  CHECK(code_with(8, {{2, 0, 2, 2, 0, 0}}).find(".try") != std::string::npos);
}

TEST_CASE("regions that end within an instruction are listed") {
  Content section;
  append(section, {u8(0x01), u8(16), u16(0), u16(2), u16(0), u8(2), u16(2), u8(4), u32(0)});
  const SmallProgram program(fat_body({0x20, 0, 0, 0, 0, pop, ret}, 0, 0x8, section));
  CHECK(code_of(program).find(".try IL_0000..IL_0002 finally IL_0002..IL_0006") !=
        std::string::npos);
}

TEST_CASE("regions nested beyond reason are listed instead of indented") {
  const auto nested = [](std::uint32_t levels) {
    Content section;
    append(section, {u8(0x41), u16(4 + 24 * levels), u8(0)});
    for (std::uint32_t i = 0; i < levels; ++i) {
      append(section,
             {u32(2), u32(levels - 1 - i), u32(1 + 2 * i), u32(levels + i), u32(1), u32(0)});
    }
    Content code(3 * levels, nop);
    code.back() = ret;
    return code_of(SmallProgram(fat_body(code, 0, 0x8, section)));
  };
  CHECK(count_of(nested(32), "try {") == 32);
  CHECK(count_of(nested(32), ".try") == 0);
  CHECK(count_of(nested(33), "try {") == 0);
  CHECK(count_of(nested(33), ".try") == 33);
}

TEST_CASE("locals without names have their numbers") {
  SmallProgram program(fat_body({0x06, pop, 0x11, 1, pop, ret}, 0x11000001));
  program.image.metadata.row(StandAloneSig,
                             {u16(program.image.metadata.blob({0x07, 2, 0x08, 0x0e}))});
  const std::string text = method_of(program, "Main");
  CHECK(text.find("  .locals (\n    [0] int V_0,\n    [1] string V_1)\n") != std::string::npos);
  CHECK(text.find("IL_0000  ldloc.0\n") != std::string::npos);
  CHECK(text.find("IL_0002  ldloc.s   V_1\n") != std::string::npos);
}

TEST_CASE("rows that belong to nothing are counted") {
  SmallProgram program;
  MetadataBuilder& metadata = program.image.metadata;
  // A property that no PropertyMap lists.
  metadata.row(Property, {u16(0), u16(metadata.string("P")), u16(metadata.blob({0x08, 0, 0x08}))});
  CHECK(listing_of(program).find(
            "// 1 rows of the metadata table Property belong to nothing above") !=
        std::string::npos);
}

TEST_CASE("a signature that nothing uses is read all the same") {
  SmallProgram program;
  program.image.metadata.row(TypeSpec, {u16(program.image.metadata.blob({0x7f}))});
  CHECK(error_of([&] {
          listing_of(program);
        }).find("row 1 of the metadata table TypeSpec: offset 0x") != std::string::npos);
}

TEST_CASE("methods that share one large body end in an error") {
  SmallProgram program(fat_body(Content(60000, nop)));
  MetadataBuilder& metadata = program.image.metadata;
  for (int i = 0; i < 5000; ++i) {
    metadata.row(MethodDef, {u32(program.main_rva), u16(0), u16(0x16), u16(metadata.string("M")),
                             u16(program.void_signature), u16(1)});
  }
  const auto assembly = Assembly::read(program.build(), "small.exe");
  std::size_t written = 0;
  CHECK(error_of([&] {
          disassemble(*assembly, [&](std::string_view piece) { written += piece.size(); });
        }).find("its tables overlap absurdly") != std::string::npos);
  CHECK(written < 256 * assembly->file_size() + (std::size_t{17} << 20));
}

TEST_CASE("what the sink throws comes out as it is, and ends the listing") {
  const auto assembly = Assembly::read(SmallProgram().build(), "small.exe");
  struct Closed {};
  CHECK_THROWS_AS(disassemble(*assembly, [](std::string_view) { throw Closed(); }), Closed);
}

TEST_SUITE_END();
