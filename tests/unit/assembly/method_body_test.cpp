#include "assembly/method_body.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::decode;
using mmcheck::assembly::ExceptionRegion;
using mmcheck::assembly::Instruction;
using mmcheck::assembly::Metadata;
using mmcheck::assembly::MethodBody;
using mmcheck::assembly::Opcode;
using mmcheck::assembly::Table;
using mmcheck::assembly::Token;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

/// Metadata with one TypeRef and one StandAloneSig for bodies to name.
struct Fixture {
  Content root;
  Metadata metadata;

  Fixture() : root(make()), metadata(Bytes(root, 0)) {}

  static Content make() {
    MetadataBuilder builder;
    builder.row(TypeRef, {u16(0), u16(builder.string("Exception")), u16(0)});
    builder.row(StandAloneSig, {u16(builder.blob({0x07, 0x00}))});
    return builder.build();
  }

  MethodBody read(const Content& body) const { return read_method_body(metadata, Bytes(body, 0)); }
  std::string refusal(const Content& body) const {
    return error_of([&] { read(body); });
  }
};

/// One clause of twelve bytes (II.25.4.6).
Content small_section(std::uint16_t flags, std::uint16_t try_offset, std::uint8_t try_length,
                      std::uint16_t handler_offset, std::uint8_t handler_length,
                      std::uint32_t last) {
  Content section;
  append(section, {u8(0x01), u8(16), u16(0), u16(flags), u16(try_offset), u8(try_length),
                   u16(handler_offset), u8(handler_length), u32(last)});
  return section;
}

/// One of twenty-four.
Content fat_section(std::uint32_t flags, std::uint32_t try_offset, std::uint32_t try_length,
                    std::uint32_t handler_offset, std::uint32_t handler_length,
                    std::uint32_t last) {
  Content section;
  append(section, {u8(0x41), u8(28), u16(0), u32(flags), u32(try_offset), u32(try_length),
                   u32(handler_offset), u32(handler_length), u32(last)});
  return section;
}

const Content ten_nops(10, 0x00);

Content body_with(const Content& sections) { return fat_body(ten_nops, 0, 0x8, sections); }

// Not inlined: g++ 12 sees through to an array of one byte and does not see that eight are never
// read from it.
[[gnu::noinline]] Instruction decode_at(const Content& code, std::uint32_t offset) {
  return decode(Bytes(code, 0), offset);
}
Instruction decode_all(const Content& code) { return decode_at(code, 0); }

std::string decode_refusal(const Content& code) {
  return error_of([&] { decode_all(code); });
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("a tiny body has up to 63 bytes of code and a stack of eight") {
  const Fixture fixture;
  const MethodBody body = fixture.read(tiny_body(Content(63, 0x00)));
  CHECK(body.code.size() == 63);
  CHECK(body.code.place() == 1);
  CHECK(body.max_stack == 8);
  CHECK_FALSE(body.init_locals);
  CHECK(body.local_signature.is_null());
  CHECK(body.regions.empty());
}

TEST_CASE("a fat body says its stack, its locals and whether they start as zero") {
  const Fixture fixture;
  Content content = fat_body({0x2a}, 0x11000001, 0x10);
  patch(content, 2, u16(77));
  const MethodBody body = fixture.read(content);
  CHECK(body.max_stack == 77);
  CHECK(body.init_locals);
  CHECK(body.local_signature == Token(Table::StandAloneSig, 1));
  CHECK(body.code.text() == "\x2a");
}

TEST_CASE("a longer fat header is skipped as its size says") {
  const Fixture fixture;
  Content content;
  append(content, {u16(0x4003), u16(8), u32(1), u32(0), u32(0xffffffff), u8(0x2a)});
  CHECK(fixture.read(content).code.text() == "\x2a");
}

TEST_CASE("small and fat exception sections say the same thing") {
  const Fixture fixture;
  for (const Content& section :
       {small_section(0, 1, 2, 3, 4, 0x01000001), fat_section(0, 1, 2, 3, 4, 0x01000001)}) {
    const MethodBody body = fixture.read(body_with(section));
    REQUIRE(body.regions.size() == 1);
    const ExceptionRegion& region = body.regions[0];
    CHECK(region.kind == ExceptionRegion::Kind::Catch);
    CHECK(region.try_offset == 1);
    CHECK(region.try_end() == 3);
    CHECK(region.handler_offset == 3);
    CHECK(region.handler_end() == 7);
    CHECK(region.catch_type == Token(Table::TypeRef, 1));
  }
}

TEST_CASE("filter, finally and fault clauses are told apart") {
  const Fixture fixture;
  const auto only_region = [&](std::uint16_t flags, std::uint32_t last) {
    return fixture.read(body_with(small_section(flags, 0, 1, 5, 1, last))).regions.at(0);
  };
  CHECK(only_region(1, 3).kind == ExceptionRegion::Kind::Filter);
  CHECK(only_region(1, 3).filter_offset == 3);
  CHECK(only_region(2, 0).kind == ExceptionRegion::Kind::Finally);
  CHECK(only_region(4, 0).kind == ExceptionRegion::Kind::Fault);
}

TEST_CASE("clauses are counted whether or not the size counts the section's header") {
  const Fixture fixture;
  Content section = small_section(2, 0, 1, 1, 1, 0);
  section[1] = 12;  // as some compilers write it
  CHECK(fixture.read(body_with(section)).regions.size() == 1);
}

TEST_CASE("one section may follow another") {
  const Fixture fixture;
  Content sections = fat_section(2, 0, 1, 1, 1, 0);
  sections[0] |= 0x80;
  append(sections, small_section(4, 0, 1, 1, 1, 0));
  const MethodBody body = fixture.read(body_with(sections));
  REQUIRE(body.regions.size() == 2);
  CHECK(body.regions[0].kind == ExceptionRegion::Kind::Finally);
  CHECK(body.regions[1].kind == ExceptionRegion::Kind::Fault);
}

TEST_CASE("a section that is no exception table is skipped") {
  const Fixture fixture;
  Content sections;
  append(sections, {u8(0x82), u8(8), u16(0), u32(0xdeadbeef)});
  append(sections, small_section(4, 0, 1, 1, 1, 0));
  CHECK(fixture.read(body_with(sections)).regions.size() == 1);
}

TEST_CASE("a body of neither format is refused") {
  const Fixture fixture;
  CHECK(fixture.refusal({0x00}) == "offset 0x0: expected a method body (II.25.4)");
  CHECK(fixture.refusal({0x01}) == "offset 0x0: expected a method body (II.25.4)");
  CHECK_FALSE(fixture.refusal({}).empty());
  Content short_header = fat_body({0x2a});
  patch(short_header, 0, u16(0x2003));
  CHECK_FALSE(fixture.refusal(short_header).empty());
}

TEST_CASE("locals that are no StandAloneSig are refused") {
  const Fixture fixture;
  CHECK(fixture.refusal(fat_body({0x2a}, 0x11000002)) ==
        "offset 0x8: expected the token of a StandAloneSig, or 0, not 0x11000002");
  CHECK_FALSE(fixture.refusal(fat_body({0x2a}, 0x01000001)).empty());
}

TEST_CASE("a catch clause that names no type is refused") {
  const Fixture fixture;
  // Offsets: 12 of the header, 10 of code, 2 of padding, 4 of the section's header.
  CHECK(fixture.refusal(body_with(small_section(0, 0, 1, 1, 1, 0x11000001))) ==
        "offset 0x1c: expected a catch clause with the token of a type, not 0x11000001");
  CHECK_FALSE(fixture.refusal(body_with(small_section(0, 0, 1, 1, 1, 0))).empty());
}

TEST_CASE("blocks that leave the code are refused, even where start and length overflow") {
  const Fixture fixture;
  CHECK(fixture.refusal(body_with(small_section(2, 9, 2, 0, 1, 0))) ==
        "offset 0x1c: expected a try block within the method's 10 bytes of code, not 2 bytes at "
        "IL_0009");
  CHECK_FALSE(fixture.refusal(body_with(small_section(2, 0, 1, 11, 0, 0))).empty());
  CHECK_FALSE(fixture.refusal(body_with(fat_section(2, 5, 0xffffffff, 0, 1, 0))).empty());
  CHECK_FALSE(fixture.refusal(body_with(small_section(1, 0, 1, 5, 1, 10))).empty());
}

TEST_CASE("an exception clause of no kind is refused") {
  const Fixture fixture;
  CHECK(fixture.refusal(body_with(small_section(3, 0, 1, 1, 1, 0))) ==
        "offset 0x1c: expected an exception clause: catch, filter, finally or fault");
}

TEST_CASE("every shorter copy of a body is refused") {
  const Fixture fixture;
  Content sections = fat_section(2, 0, 1, 1, 1, 0);
  sections[0] |= 0x80;
  append(sections, small_section(0, 0, 1, 1, 1, 0x01000001));
  const Content whole = fat_body(ten_nops, 0x11000001, 0x18, sections);
  CHECK(fixture.refusal(whole) == "");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Content cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    CHECK_MESSAGE(!fixture.refusal(cut).empty(), size);
  }
}

// ---- instructions

TEST_CASE("short forms read as the long form with its operand") {
  const Instruction ldarg = decode_all({0x03});
  CHECK(ldarg.encoding == Opcode::ldarg_1);
  CHECK(ldarg.opcode == Opcode::ldarg);
  CHECK(ldarg.integer == 1);
  CHECK(ldarg.size == 1);
  CHECK(decode_all({0x15}).integer == -1);          // ldc.i4.m1
  CHECK(decode_all({0x1f, 0x80}).integer == -128);  // ldc.i4.s
  CHECK(decode_all({0x11, 0xff}).integer == 255);   // ldloc.s
}

TEST_CASE("long constants keep all of their bits") {
  CHECK(decode_all({0x21, 1, 2, 3, 4, 5, 6, 7, 0x88}).integer ==
        static_cast<std::int64_t>(0x8807060504030201));
  CHECK(decode_all({0x22, 0, 0, 0xc0, 0x3f}).real == 1.5);
  CHECK(decode_all({0x23, 0, 0, 0, 0, 0, 0, 0x04, 0xc0}).real == -2.5);
}

TEST_CASE("branches go where the distance from their end leads, also backwards") {
  const Content code{0x00, 0x2b, 0xfd, 0x38, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x2a};
  CHECK(decode_at(code, 1).integer == 0);   // br.s -3
  CHECK(decode_at(code, 3).integer == 10);  // br +2
}

TEST_CASE("a switch counts its targets from its own end") {
  Content code{0x00, 0x45, 2, 0, 0, 0, 5, 0, 0, 0, 0xff, 0xff, 0xff, 0xff};
  code.resize(20);
  const Instruction instruction = decode_at(code, 1);
  CHECK(instruction.end() == 14);
  REQUIRE(instruction.target_count() == 2);
  CHECK(instruction.target(0) == 19);
  CHECK(instruction.target(1) == 13);
}

TEST_CASE("a branch out of the code is refused, in either direction and in a switch") {
  CHECK(decode_refusal({0x2b, 0x00}) ==
        "offset 0x0: expected a branch within the method's 2 bytes of code, not to 2");
  CHECK(decode_refusal({0x2b, 0xfd}) ==
        "offset 0x0: expected a branch within the method's 2 bytes of code, not to -1");
  CHECK_FALSE(decode_refusal({0x38, 0xff, 0xff, 0xff, 0x7f}).empty());
  CHECK_FALSE(decode_refusal({0x45, 1, 0, 0, 0, 0, 0, 0, 0x80}).empty());
}

TEST_CASE("two-byte opcodes are found after 0xfe") {
  CHECK(decode_all({0xfe, 0x13}).opcode == Opcode::volatile_);
  CHECK(decode_all({0xfe, 0x09, 0x34, 0x12}).integer == 0x1234);
  CHECK(decode_all({0xfe, 0x09, 0x34, 0x12}).size == 4);
}

TEST_CASE("codes that no instruction has are refused by number and place") {
  CHECK(decode_refusal({0x24}) ==
        "offset 0x0: expected the opcode of an instruction at IL_0000, not 0x24");
  CHECK(decode_refusal({0xfe, 0x23}) ==
        "offset 0x0: expected the opcode of an instruction at IL_0000, not 0xfe23");
}

TEST_CASE("an instruction that the end of the code cuts off is refused") {
  for (const Content& code : {Content{}, Content{0xfe}, Content{0x20, 0, 0, 0}, Content{0x2b},
                              Content{0x45, 1, 0, 0}, Content{0x45, 1, 0, 0, 0, 9, 9, 9},
                              Content{0x45, 0xff, 0xff, 0xff, 0xff}, Content{0x28, 1, 0, 0}}) {
    CHECK_FALSE(decode_refusal(code).empty());
  }
}

TEST_CASE("decoding beyond the end of the code is refused") {
  const Content code{0x00};
  CHECK_FALSE(error_of([&] { decode_at(code, 1); }).empty());
  CHECK_FALSE(error_of([&] { decode_at(code, 0xffffffff); }).empty());
}

TEST_SUITE_END();
