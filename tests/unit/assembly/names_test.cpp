#include "assembly/names.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Assembly;
using mmcheck::assembly::GenericScope;
using mmcheck::assembly::Names;
using mmcheck::assembly::Table;
using mmcheck::assembly::Token;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

/// A program to which a test adds rows, and the names in it.
struct Fixture {
  SmallProgram program;
  MetadataBuilder& metadata = program.image.metadata;
  std::unique_ptr<const Assembly> assembly;
  std::optional<Names> names;

  std::uint32_t type_ref(std::string_view space, std::string_view name,
                         unsigned scope = 1 << 2 | 2) {
    return metadata.row(TypeRef,
                        {u16(scope), u16(metadata.string(name)), u16(metadata.string(space))});
  }
  /// After all fields and methods of the small program.
  std::uint32_t type_def(std::string_view space, std::string_view name) {
    return metadata.row(TypeDef, {u32(1), u16(metadata.string(name)), u16(metadata.string(space)),
                                  u16(0), u16(2), u16(2)});
  }
  std::uint32_t type_spec(const Content& blob) {
    return metadata.row(TypeSpec, {u16(metadata.blob(blob))});
  }
  void generic_parameter(std::uint32_t number, std::uint32_t owner, std::string_view name) {
    metadata.row(GenericParam, {u16(number), u16(0), u16(owner), u16(metadata.string(name))});
  }
  std::uint32_t member_ref(std::uint32_t parent, std::string_view name, const Content& blob) {
    return metadata.row(MemberRef,
                        {u16(parent), u16(metadata.string(name)), u16(metadata.blob(blob))});
  }

  /// The rows are in; names from here on.
  Names& read() {
    assembly = Assembly::read(program.build(), "small.exe");
    return names.emplace(*assembly);
  }
  std::string type_of(const Content& blob) {
    const Token token(Table::TypeSpec, type_spec(blob));
    return read().type(token);
  }
};

std::string name_of_type(const Content& blob) { return Fixture().type_of(blob); }

std::string whole(Names& names, Token token, const GenericScope& scope = {}) {
  std::string text;
  names.append(text, token, scope);
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("simple types have the names of C#") {
  CHECK(name_of_type({0x02}) == "bool");
  CHECK(name_of_type({0x08}) == "int");
  CHECK(name_of_type({0x0b}) == "ulong");
  CHECK(name_of_type({0x0e}) == "string");
  CHECK(name_of_type({0x18}) == "nint");
  CHECK(name_of_type({0x1c}) == "object");
}

TEST_CASE("types made of others read as in C#") {
  CHECK(name_of_type({0x1d, 0x08}) == "int[]");
  CHECK(name_of_type({0x0f, 0x0f, 0x01}) == "void**");
  CHECK(name_of_type({0x10, 0x0e}) == "ref string");
  CHECK(name_of_type({0x45, 0x10, 0x03}) == "pinned ref char");
  CHECK(name_of_type({0x1b, 0x00, 0x01, 0x01, 0x08}) == "delegate*<int, void>");
  CHECK(name_of_type({0x1b, 0x01, 0x00, 0x08}) == "delegate* unmanaged[Cdecl]<int>");
}

TEST_CASE("arrays show their dimensions, and bounds where they have some") {
  CHECK(name_of_type({0x14, 0x08, 2, 0, 0}) == "int[,]");
  CHECK(name_of_type({0x14, 0x08, 2, 0, 2, 0, 0}) == "int[,]");
  CHECK(name_of_type({0x14, 0x08, 1, 0, 0}) == "int[*]");
  CHECK(name_of_type({0x14, 0x08, 2, 1, 3, 0}) == "int[0..2,]");
  CHECK(name_of_type({0x14, 0x08, 2, 1, 3, 2, 2, 4}) == "int[1..3,2..]");
}

TEST_CASE("System.Object of the class library is object, of any other assembly it is not") {
  Fixture fixture;
  fixture.metadata.row(AssemblyRef, {u16(1), u16(0), u16(0), u16(0), u32(0), u16(0),
                                     u16(fixture.metadata.string("mine")), u16(0), u16(0)});
  const Token other(Table::TypeRef, fixture.type_ref("System", "Object", 2 << 2 | 2));
  Names& names = fixture.read();
  CHECK(names.type(Token(Table::TypeRef, 1)) == "object");
  CHECK(names.type(other) == "System.Object");
}

TEST_CASE("a generic type shows its arguments, each with the type that it belongs to") {
  Fixture fixture;
  const std::uint32_t outer = fixture.type_ref("N", "Outer`1");
  const std::uint32_t inner = fixture.type_ref("", "Inner`2", outer << 2 | 3);
  const Token open(Table::TypeRef, inner);
  CHECK(fixture.type_of({0x15, 0x12, static_cast<std::uint8_t>(inner << 2 | 1), 3, 0x08, 0x0e, 0x1d,
                         0x02}) == "N.Outer<int>.Inner<string, bool[]>");
  CHECK(fixture.names->type(open) == "N.Outer<>.Inner<,>");
}

TEST_CASE("the innermost type takes the arguments that no name accounts for") {
  Fixture fixture;
  const std::uint32_t plain = fixture.type_ref("N", "Obfuscated");
  CHECK(fixture.type_of({0x15, 0x12, static_cast<std::uint8_t>(plain << 2 | 1), 2, 0x08, 0x0e}) ==
        "N.Obfuscated<int, string>");
}

TEST_CASE("generic parameters have the names of whoever uses them") {
  Fixture fixture;
  const std::uint32_t stack = fixture.type_def("N", "Stack`1");
  const std::uint32_t queue = fixture.type_def("N", "Queue`1");
  fixture.generic_parameter(0, stack << 1, "T");
  fixture.generic_parameter(0, queue << 1, "U");
  const Token spec(
      Table::TypeSpec,
      fixture.type_spec({0x15, 0x12, static_cast<std::uint8_t>(stack << 2), 1, 0x13, 0}));
  Names& names = fixture.read();
  const Assembly& assembly = *fixture.assembly;
  CHECK(names.type(Token(Table::TypeDef, stack)) == "N.Stack<T>");
  CHECK(names.type(spec, scope_of_type(assembly, stack)) == "N.Stack<T>");
  CHECK(names.type(spec, scope_of_type(assembly, queue)) == "N.Stack<U>");
  CHECK(names.type(spec) == "N.Stack<!0>");
}

TEST_CASE("fields and methods are shown with or without what they are") {
  Fixture fixture;
  Names& names = fixture.read();
  CHECK(names.field(Token(Table::Field, 1)) == "Program::flag");
  CHECK(whole(names, Token(Table::Field, 1)) == "int Program::flag");
  CHECK(names.method(Token(Table::MethodDef, 1)) == "Program::Main()");
  CHECK(whole(names, Token(Table::MethodDef, 1)) == "void Program::Main()");
}

TEST_CASE("a member of a generic instance speaks of the arguments, not of the parameters") {
  Fixture fixture;
  const std::uint32_t list = fixture.type_ref("N", "List`1");
  const std::uint32_t spec =
      fixture.type_spec({0x15, 0x12, static_cast<std::uint8_t>(list << 2 | 1), 1, 0x08});
  const std::uint32_t parent = spec << 3 | 4;
  const Token add(Table::MemberRef, fixture.member_ref(parent, "Add", {0x20, 1, 0x01, 0x13, 0}));
  const Token items(Table::MemberRef, fixture.member_ref(parent, "items", {0x06, 0x1d, 0x13, 0}));
  const std::uint32_t convert =
      fixture.member_ref(parent, "Convert", {0x30, 1, 1, 0x1e, 0, 0x13, 0});
  const Token instance(
      Table::MethodSpec,
      fixture.metadata.row(MethodSpec,
                           {u16(convert << 1 | 1), u16(fixture.metadata.blob({0x0a, 1, 0x0e}))}));
  Names& names = fixture.read();
  CHECK(whole(names, add) == "instance void N.List<int>::Add(int)");
  CHECK(whole(names, items) == "int[] N.List<int>::items");
  CHECK(whole(names, instance) == "instance string N.List<int>::Convert<string>(int)");
}

TEST_CASE("volatile is a word, other modifiers are shown compactly") {
  Fixture fixture;
  const auto code = [](std::uint32_t row) { return static_cast<std::uint8_t>(row << 2 | 1); };
  const std::uint8_t is_volatile =
      code(fixture.type_ref("System.Runtime.CompilerServices", "IsVolatile"));
  const std::uint8_t is_long = code(fixture.type_ref("System.Runtime.CompilerServices", "IsLong"));
  const Token member(Table::MemberRef,
                     fixture.member_ref(1 << 3 | 1, "f", {0x06, 0x1f, is_volatile, 0x08}));
  const Token other(
      Table::MemberRef,
      fixture.member_ref(1 << 3 | 1, "g", {0x06, 0x20, is_long, 0x0f, 0x1f, is_volatile, 0x08}));
  Names& names = fixture.read();
  CHECK(whole(names, member) == "volatile int object::f");
  CHECK(whole(names, other) == "modopt(IsLong) volatile int* object::g");
}

TEST_CASE("a call with variable arguments shows where they start") {
  Fixture fixture;
  const Token call(Table::MemberRef,
                   fixture.member_ref(1 << 3 | 3, "Main", {0x05, 2, 0x01, 0x08, 0x41, 0x0e}));
  CHECK(whole(fixture.read(), call) == "void Program::Main(int, ..., string)");
}

TEST_CASE("names are clean text whatever the file has") {
  Fixture fixture;
  const Token bad(Table::TypeDef, fixture.type_def("N\n", "A\x01\xff`1"));
  const Token nameless(Table::TypeDef, fixture.type_def("", ""));
  Names& names = fixture.read();
  CHECK(names.type(bad) == "N\\u000a.A\\u0001\\xff");
  CHECK(names.type(nameless) == "\"\"");
}

TEST_CASE("types that contain themselves are an error") {
  Fixture fixture;
  // TypeSpec 1 is an array of TypeSpec 1: class, row 1, tag 2.
  CHECK(error_of([&] {
          fixture.type_of({0x1d, 0x12, 1 << 2 | 2});
        }).find("expected no type that contains itself") != std::string::npos);
}

TEST_CASE("TypeRefs whose scopes go round in a circle are an error") {
  Fixture fixture;
  const std::uint32_t first = fixture.metadata.row_counts[TypeRef] + 1;
  fixture.type_ref("", "A", (first + 1) << 2 | 3);
  fixture.type_ref("", "B", first << 2 | 3);
  Names& names = fixture.read();
  CHECK(error_of([&] {
          names.type(Token(Table::TypeRef, first));
        }).find("expected types that nest less than 256 deep") != std::string::npos);
}

TEST_CASE("names that double from row to row end in an error, soon") {
  Fixture fixture;
  const std::uint32_t pair = fixture.type_ref("", "P`2");
  std::uint32_t last = fixture.type_spec({0x08});
  for (int i = 0; i < 25; ++i) {
    const auto before = static_cast<std::uint8_t>(last << 2 | 2);
    last = fixture.type_spec(
        {0x15, 0x12, static_cast<std::uint8_t>(pair << 2 | 1), 2, 0x12, before, 0x12, before});
  }
  Names& names = fixture.read();
  CHECK(error_of([&] {
          names.type(Token(Table::TypeSpec, last));
        }).find("expected names of at most a million characters") != std::string::npos);
}

TEST_CASE("a long chain of types is an error, not a stack that runs out") {
  Fixture fixture;
  std::uint32_t last = fixture.type_spec({0x08});
  for (int i = 0; i < 5000; ++i) {
    Content blob = {0x1d, 0x12};
    append(blob, compressed(last << 2 | 2));
    last = fixture.type_spec(blob);
  }
  Names& names = fixture.read();
  CHECK(error_of([&] {
          names.type(Token(Table::TypeSpec, last));
        }).find("expected types that nest less than 512 deep") != std::string::npos);
}

TEST_CASE("a token that nothing stands behind is an error that shows it") {
  Fixture fixture;
  Names& names = fixture.read();
  for (const std::uint32_t token :
       {0U, 0x02000000U, 0x02000099U, 0x0a000001U, 0x70000001U, 0xffffffffU}) {
    CHECK(error_of([&] {
            names.type(Token(token));
          }).find("expected the token of a type or member, not 0x") != std::string::npos);
  }
}

TEST_SUITE_END();
