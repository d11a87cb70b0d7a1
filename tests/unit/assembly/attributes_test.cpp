#include "assembly/attributes.hpp"

#include <doctest/doctest.h>

#include "assembly/blob_values.hpp"
#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Assembly;
using mmcheck::assembly::Attributes;
using mmcheck::assembly::Names;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::uint8_t mark = 2;       // TypeRef N.MarkAttribute
constexpr std::uint8_t type_type = 3;  // TypeRef System.Type
constexpr std::uint8_t elsewhere = 4;  // TypeRef N.Elsewhere
constexpr std::uint8_t enum_type = 5;  // TypeRef System.Enum
constexpr std::uint8_t color = 3;      // TypeDef Color : byte { Green = 5 }

/// As a class or value type in a signature.
constexpr std::uint8_t ref(std::uint8_t row) { return static_cast<std::uint8_t>(row << 2 | 1); }
constexpr std::uint8_t def(std::uint8_t row) { return static_cast<std::uint8_t>(row << 2); }

/// A program with an enum of its own, and N.MarkAttribute from elsewhere.
SmallProgram program_with_enum() {
  SmallProgram program;
  MetadataBuilder& metadata = program.image.metadata;
  for (const auto& [space, name] : {std::pair{"N", "MarkAttribute"}, std::pair{"System", "Type"},
                                    std::pair{"N", "Elsewhere"}, std::pair{"System", "Enum"}}) {
    metadata.row(TypeRef,
                 {u16(1 << 2 | 2), u16(metadata.string(name)), u16(metadata.string(space))});
  }
  metadata.row(TypeDef, {u32(0x101), u16(metadata.string("Color")), u16(0), u16(enum_type << 2 | 1),
                         u16(2), u16(2)});
  metadata.row(Field,
               {u16(0x606), u16(metadata.string("value__")), u16(metadata.blob({0x06, 0x05}))});
  const std::uint32_t green = metadata.row(Field, {u16(0x8056), u16(metadata.string("Green")),
                                                   u16(metadata.blob({0x06, 0x11, def(color)}))});
  metadata.row(Constant, {u16(0x05), u16(green << 2), u16(metadata.blob({5}))});
  return program;
}

/// What is shown of an attribute whose constructor has these parameters and which has this value.
std::string shown(const Content& parameters, const Content& value) {
  SmallProgram program = program_with_enum();
  MetadataBuilder& metadata = program.image.metadata;
  Content signature = {0x20};
  // Each of the tests' parameters is one of these, or a token behind them.
  std::uint8_t count = 0;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i] == 0x1d) continue;
    ++count;
    if (parameters[i] == 0x11 || parameters[i] == 0x12) ++i;
  }
  append(signature, Content{count, 0x01});
  append(signature, parameters);
  const std::uint32_t constructor = metadata.row(
      MemberRef,
      {u16(mark << 3 | 1), u16(metadata.string(".ctor")), u16(metadata.blob(signature))});
  metadata.row(CustomAttribute,
               {u16(2 << 5 | 3), u16(constructor << 3 | 3), u16(metadata.blob(value))});
  const auto assembly = Assembly::read(program.build(), "small.exe");
  Names names(*assembly);
  Attributes attributes(*assembly, names);
  std::string text;
  attributes.append(text, 1);
  return text;
}

/// What is shown of a constant.
std::string constant(std::uint8_t type, const Content& value) {
  SmallProgram program;
  MetadataBuilder& metadata = program.image.metadata;
  metadata.row(Constant, {u16(type), u16(1 << 2), u16(metadata.blob(value))});
  const auto assembly = Assembly::read(program.build(), "small.exe");
  std::string text;
  append_constant(text, assembly->metadata(), 1);
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("an attribute without arguments is its name, without its ending") {
  CHECK(shown({}, {1, 0, 0, 0}) == "N.Mark");
  CHECK(shown({}, {}) == "N.Mark");
}

TEST_CASE("arguments are shown as C# writes them") {
  CHECK(shown({0x08, 0x02}, {1, 0, 0xfe, 0xff, 0xff, 0xff, 1, 0, 0}) == "N.Mark(-2, true)");
  CHECK(shown({0x05, 0x0b}, {1, 0, 200, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0}) ==
        "N.Mark(200, 18446744073709551615)");
  CHECK(shown({0x03}, {1, 0, 'x', 0, 0, 0}) == "N.Mark('x')");
  CHECK(shown({0x0d}, {1, 0, 0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0, 0}) == "N.Mark(1.5)");
  CHECK(shown({0x0e, 0x0e, 0x0e}, {1, 0, 2, 'h', '"', 0xff, 0, 0, 0}) ==
        R"(N.Mark("h\"", null, ""))");
  CHECK(shown({0x12, ref(type_type)}, {1, 0, 6, 'A', '+', 'B', ',', ' ', 'c', 0, 0}) ==
        "N.Mark(typeof(A.B))");
}

TEST_CASE("arrays are shown with braces, none as null") {
  CHECK(shown({0x1d, 0x06}, {1, 0, 2, 0, 0, 0, 1, 0, 0xff, 0xff, 0, 0}) == "N.Mark({1, -1})");
  CHECK(shown({0x1d, 0x06}, {1, 0, 0xff, 0xff, 0xff, 0xff, 0, 0}) == "N.Mark(null)");
  CHECK(shown({0x1d, 0x0e}, {1, 0, 0, 0, 0, 0, 0, 0}) == "N.Mark({})");
}

TEST_CASE("a boxed argument brings its type, which is shown where a literal does not") {
  CHECK(shown({0x1c}, {1, 0, 0x08, 7, 0, 0, 0, 0, 0}) == "N.Mark(7)");
  CHECK(shown({0x1c}, {1, 0, 0x06, 7, 0, 0, 0}) == "N.Mark((short)7)");
  CHECK(shown({0x1c}, {1, 0, 0x0e, 1, 'x', 0, 0}) == "N.Mark(\"x\")");
  CHECK(shown({0x1c}, {1, 0, 0x1d, 0x51, 1, 0, 0, 0, 0x02, 0, 0, 0}) == "N.Mark({false})");
}

TEST_CASE("an enum of the same assembly is as wide as it is, and its value has a name") {
  CHECK(shown({0x11, def(color), 0x02}, {1, 0, 5, 1, 0, 0}) == "N.Mark(Color.Green, true)");
  CHECK(shown({0x11, def(color)}, {1, 0, 6, 0, 0}) == "N.Mark((Color)6)");
  CHECK(shown({}, {1, 0, 1, 0, 0x54, 0x55, 5, 'C', 'o', 'l', 'o', 'r', 1, 'P', 5}) ==
        "N.Mark(P = Color.Green)");
}

TEST_CASE("an enum of another assembly is taken to be an int, if the value ends then") {
  CHECK(shown({0x11, ref(elsewhere)}, {1, 0, 7, 0, 0, 0, 0, 0}) == "N.Mark((N.Elsewhere)7)");
  CHECK(shown({0x11, ref(elsewhere)}, {1, 0, 7, 0, 0}) == "N.Mark(/* bytes */ 01 00 07 00 00)");
  CHECK(shown({0x11, ref(elsewhere)}, {1, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0}) ==
        "N.Mark(/* bytes */ 01 00 07 00 00 00 00 00 00 00 00 00)");
}

TEST_CASE("a name without its assembly is looked for here, one of another assembly is not") {
  const Content here = {1,   0,   1,   0,   0x53, 0x55, 12,  'C', 'o', 'l', 'o',
                        'r', ',', ' ', 's', 'm',  'a',  'l', 'l', 1,   'F', 5};
  const Content there = {1,   0,   1,   0,   0x53, 0x55, 8, 'C', 'o', 'l', 'o',
                         'r', ',', ' ', 'x', 1,    'F',  5, 0,   0,   0};
  CHECK(shown({}, here) == "N.Mark(F = Color.Green)");
  CHECK(shown({}, there) == "N.Mark(F = (Color)5)");
}

TEST_CASE("a value that is cut off, or goes on after its end, is an error") {
  CHECK_FALSE(error_of([] { shown({0x08}, {1, 0, 1, 0, 0}); }).empty());
  CHECK_FALSE(error_of([] { shown({0x0e}, {1, 0, 200, 'x', 0, 0}); }).empty());
  CHECK_FALSE(error_of([] { shown({}, {2, 0, 0, 0}); }).empty());
  CHECK_FALSE(error_of([] { shown({}, {1, 0, 1, 0, 0x52, 0x02, 1, 'a', 0}); }).empty());
  CHECK(error_of([] {
          shown({}, {1, 0, 0, 0, 9});
        }).find("expected the end of a custom attribute's value") != std::string::npos);
}

TEST_CASE("a count beyond what is left is refused before anything is made of it") {
  CHECK(error_of([] {
          shown({0x1d, 0x08}, {1, 0, 0xfe, 0xff, 0xff, 0xff, 0, 0});
        }).find("4294967294 elements") != std::string::npos);
  CHECK(error_of([] {
          shown({}, {1, 0, 0xff, 0xff});
        }).find("65535 named arguments") != std::string::npos);
}

TEST_CASE("values in values in values end in an error") {
  Content value = {1, 0};
  for (int i = 0; i < 100; ++i) append(value, Content{0x1d, 0x51, 1, 0, 0, 0});
  CHECK(error_of([&] { shown({0x1c}, value); }).find("values that nest less than 32 deep") !=
        std::string::npos);
}

TEST_CASE("constants are literals of their type") {
  CHECK(constant(0x02, {1}) == "true");
  CHECK(constant(0x03, {0x0a, 0}) == "'\\n'");
  CHECK(constant(0x04, {0xff}) == "-1");
  CHECK(constant(0x09, {0xff, 0xff, 0xff, 0xff}) == "4294967295");
  CHECK(constant(0x0c, {0, 0, 0x20, 0x40}) == "2.5");
  CHECK(constant(0x0e, {'h', 0, 'i', 0}) == "\"hi\"");
  CHECK(constant(0x0e, {}) == "\"\"");
  CHECK(constant(0x12, {0, 0, 0, 0}) == "null");
}

TEST_CASE("a constant of no known type, or with too few bytes, is an error") {
  CHECK_FALSE(error_of([] { constant(0x15, {0}); }).empty());
  CHECK_FALSE(error_of([] { constant(0x08, {0, 0}); }).empty());
}

TEST_SUITE_END();
