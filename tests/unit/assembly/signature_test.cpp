#include "assembly/signature.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::ElementType;
using mmcheck::assembly::Metadata;
using mmcheck::assembly::MethodSignature;
using mmcheck::assembly::Table;
using mmcheck::assembly::Token;
using mmcheck::assembly::Type;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

/// Metadata in which signatures may name TypeRef 1 and 2 and TypeSpec 1. II.23.2.8 writes those
/// as 0x05, 0x09 and 0x06.
struct Fixture {
  Content root;
  Metadata metadata;

  Fixture() : root(make()), metadata(Bytes(root, 0)) {}

  static Content make() {
    MetadataBuilder builder;
    builder.row(TypeRef, {u16(0), u16(builder.string("A")), u16(0)});
    builder.row(TypeRef, {u16(0), u16(builder.string("B")), u16(0)});
    // For the test of rows too large for a token: the table that one would be mistaken for.
    builder.row(FieldPtr, {u16(1)});
    builder.row(Field, {u16(0), u16(0), u16(0)});
    builder.row(TypeSpec, {u16(builder.blob({0x08}))});
    return builder.build();
  }

  Type type(const Content& blob) const { return read_type_spec(metadata, Bytes(blob, 0)); }
  MethodSignature method(const Content& blob) const {
    return read_method_signature(metadata, Bytes(blob, 0));
  }
  std::string type_refusal(const Content& blob) const {
    return error_of([&] { type(blob); });
  }
  std::string method_refusal(const Content& blob) const {
    return error_of([&] { method(blob); });
  }
};

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("the simple types are one byte each") {
  const Fixture fixture;
  CHECK(fixture.type({0x01}).kind == ElementType::Void);
  CHECK(fixture.type({0x08}).kind == ElementType::I4);
  CHECK(fixture.type({0x0e}).kind == ElementType::String);
  CHECK(fixture.type({0x16}).kind == ElementType::TypedByRef);
  CHECK(fixture.type({0x18}).kind == ElementType::I);
  CHECK(fixture.type({0x1c}).kind == ElementType::Object);
}

TEST_CASE("classes and value types carry their token") {
  const Fixture fixture;
  CHECK(fixture.type({0x12, 0x09}).kind == ElementType::Class);
  CHECK(fixture.type({0x12, 0x09}).token == Token(Table::TypeRef, 2));
  CHECK(fixture.type({0x11, 0x06}).kind == ElementType::ValueType);
  CHECK(fixture.type({0x11, 0x06}).token == Token(Table::TypeSpec, 1));
}

TEST_CASE("pointers, references and vectors say what of, as deep as they go") {
  const Fixture fixture;
  const Type type = fixture.type({0x10, 0x0f, 0x1d, 0x08});  // int[]*&
  CHECK(type.kind == ElementType::ByRef);
  CHECK(type.arguments.at(0).kind == ElementType::Ptr);
  CHECK(type.arguments.at(0).arguments.at(0).kind == ElementType::SzArray);
  CHECK(type.arguments.at(0).arguments.at(0).arguments.at(0).kind == ElementType::I4);
}

TEST_CASE("an array's shape has its rank, sizes and signed lower bounds") {
  const Fixture fixture;
  // int[3, -3...2,,]: the sizes 3 and 6, the lower bounds 0 and -3 (0x7b, II.23.2).
  const Type type = fixture.type({0x14, 0x08, 0x04, 0x02, 0x03, 0x06, 0x02, 0x00, 0x7b});
  REQUIRE(type.shape);
  CHECK(type.shape->rank == 4);
  CHECK(type.shape->sizes == std::vector<std::uint32_t>{3, 6});
  CHECK(type.shape->lower_bounds == std::vector<std::int32_t>{0, -3});
}

TEST_CASE("shapes that no array has are refused") {
  const Fixture fixture;
  const std::string shape = "expected the shape of an array (rank 1 to 32)";
  CHECK(fixture.type_refusal({0x14, 0x08, 0x00, 0x00, 0x00}) == "offset 0x2: " + shape);
  CHECK(fixture.type_refusal({0x14, 0x08, 0x21, 0x00, 0x00}) == "offset 0x2: " + shape);
  CHECK(fixture.type_refusal({0x14, 0x08, 0x01, 0x02, 0x01, 0x01, 0x00}) == "offset 0x2: " + shape);
  CHECK(fixture.type_refusal({0x14, 0x08, 0x01, 0x00, 0x02, 0x00, 0x00}) == "offset 0x2: " + shape);
  CHECK_FALSE(fixture.type_refusal({0x14, 0x08, 0x02, 0x00}).empty());
}

TEST_CASE("generic instantiations list their arguments") {
  const Fixture fixture;
  const Type type =
      fixture.type({0x15, 0x11, 0x05, 0x02, 0x08, 0x15, 0x12, 0x09, 0x01, 0x13, 0x03});
  CHECK(type.kind == ElementType::GenericInst);
  CHECK(type.is_value_type);
  CHECK(type.token == Token(Table::TypeRef, 1));
  REQUIRE(type.arguments.size() == 2);
  CHECK(type.arguments[0].kind == ElementType::I4);
  CHECK_FALSE(type.arguments[1].is_value_type);
  CHECK(type.arguments[1].token == Token(Table::TypeRef, 2));
  CHECK(type.arguments[1].arguments.at(0).kind == ElementType::Var);
  CHECK(type.arguments[1].arguments.at(0).number == 3);
}

TEST_CASE("a generic instantiation of neither class nor value type is refused") {
  const Fixture fixture;
  CHECK(fixture.type_refusal({0x15, 0x08, 0x05, 0x01, 0x08}) ==
        "offset 0x1: expected class or valuetype in a generic instantiation");
}

TEST_CASE("custom modifiers stand before what they modify, in their order") {
  const Fixture fixture;
  const Type type = fixture.type({0x0f, 0x20, 0x05, 0x1f, 0x09, 0x08});
  CHECK(type.modifiers.empty());
  const Type& target = type.arguments.at(0);
  CHECK(target.kind == ElementType::I4);
  REQUIRE(target.modifiers.size() == 2);
  CHECK_FALSE(target.modifiers[0].required);
  CHECK(target.modifiers[0].type == Token(Table::TypeRef, 1));
  CHECK(target.modifiers[1].required);
  CHECK(target.modifiers[1].type == Token(Table::TypeRef, 2));
}

TEST_CASE("a volatile field is a modreq in a field signature") {
  const Fixture fixture;
  const Content blob{0x06, 0x1f, 0x05, 0x08};
  CHECK(mmcheck::assembly::is_field_signature(Bytes(blob, 0)));
  const Type type = read_field_signature(fixture.metadata, Bytes(blob, 0));
  CHECK(type.kind == ElementType::I4);
  CHECK(type.modifiers.at(0).required);
}

TEST_CASE("a method signature has its convention, its return type and its parameters") {
  const Fixture fixture;
  const MethodSignature method = fixture.method({0x30, 0x02, 0x02, 0x01, 0x0e, 0x1e, 0x01});
  CHECK(method.call_kind == MethodSignature::CallKind::Default);
  CHECK(method.has_this);
  CHECK_FALSE(method.explicit_this);
  CHECK(method.generic_parameters == 2);
  CHECK(method.return_type.kind == ElementType::Void);
  REQUIRE(method.parameters.size() == 2);
  CHECK(method.parameters[1].kind == ElementType::MVar);
  CHECK(method.parameters[1].number == 1);
  CHECK_FALSE(method.sentinel);
}

TEST_CASE("a vararg call says where its optional arguments start") {
  const Fixture fixture;
  const MethodSignature method = fixture.method({0x05, 0x03, 0x01, 0x0e, 0x41, 0x08, 0x08});
  CHECK(method.call_kind == MethodSignature::CallKind::VarArg);
  REQUIRE(method.parameters.size() == 3);
  CHECK(method.sentinel == 1U);
}

TEST_CASE("a function pointer holds a whole method signature, and what follows is read on") {
  const Fixture fixture;
  // method(fnptr bool*(int), string) : void
  const MethodSignature method =
      fixture.method({0x00, 0x02, 0x01, 0x1b, 0x09, 0x01, 0x02, 0x08, 0x0e});
  REQUIRE(method.parameters.size() == 2);
  REQUIRE(method.parameters[0].function);
  CHECK(method.parameters[0].function->call_kind == MethodSignature::CallKind::Unmanaged);
  CHECK(method.parameters[0].function->return_type.kind == ElementType::Boolean);
  CHECK(method.parameters[0].function->parameters.size() == 1);
  CHECK(method.parameters[1].kind == ElementType::String);
}

TEST_CASE("a property's signature reads as a method's") {
  const Fixture fixture;
  const MethodSignature property = fixture.method({0x28, 0x01, 0x0e, 0x08});
  CHECK(property.call_kind == MethodSignature::CallKind::Property);
  CHECK(property.has_this);
  CHECK(property.parameters.size() == 1);
}

TEST_CASE("locals may be pinned and references") {
  const Fixture fixture;
  const Content blob{0x07, 0x02, 0x45, 0x10, 0x05, 0x1c};
  const auto locals = read_local_signature(fixture.metadata, Bytes(blob, 0));
  REQUIRE(locals.size() == 2);
  CHECK(locals[0].kind == ElementType::Pinned);
  CHECK(locals[0].arguments.at(0).kind == ElementType::ByRef);
  CHECK(locals[1].kind == ElementType::Object);
}

TEST_CASE("a generic method's arguments are a list of types") {
  const Fixture fixture;
  const Content blob{0x0a, 0x02, 0x08, 0x0e};
  CHECK(read_method_spec(fixture.metadata, Bytes(blob, 0)).size() == 2);
}

TEST_CASE("bytes after a signature's end are ignored, as the runtime does") {
  const Fixture fixture;
  CHECK(fixture.type({0x08, 0xff, 0xff}).kind == ElementType::I4);
}

TEST_CASE("a signature of another kind than asked for is refused") {
  const Fixture fixture;
  const Content method{0x00, 0x00, 0x01};
  CHECK(error_of([&] { read_field_signature(fixture.metadata, Bytes(method, 0)); }) ==
        "offset 0x0: expected a field signature (II.23.2.4)");
  CHECK_FALSE(error_of([&] { read_local_signature(fixture.metadata, Bytes(method, 0)); }).empty());
  CHECK_FALSE(error_of([&] { read_method_spec(fixture.metadata, Bytes(method, 0)); }).empty());
  CHECK(fixture.method_refusal({0x06, 0x08}) ==
        "offset 0x0: expected a method signature (II.23.2.1)");
  CHECK_FALSE(mmcheck::assembly::is_field_signature(Bytes(method, 0)));
  CHECK_FALSE(mmcheck::assembly::is_field_signature(Bytes()));
}

TEST_CASE("codes that are no type are refused where they stand") {
  const Fixture fixture;
  CHECK(fixture.type_refusal({0x1d, 0x00}) ==
        "offset 0x1: expected the code of a type (II.23.1.16), not 0x0");
  CHECK(fixture.type_refusal({0x17}) ==
        "offset 0x0: expected the code of a type (II.23.1.16), not 0x17");
  CHECK_FALSE(fixture.type_refusal({0x41}).empty());
  CHECK_FALSE(fixture.type_refusal({0xff}).empty());
}

TEST_CASE("tokens of rows that are not there are refused") {
  const Fixture fixture;
  CHECK(fixture.type_refusal({0x12, 0x0d}) ==
        "offset 0x1: expected the token of a type in a signature (TypeRef has no row 3)");
  CHECK_FALSE(fixture.type_refusal({0x12, 0x01}).empty());  // row 0
  CHECK_FALSE(fixture.type_refusal({0x12, 0x07}).empty());  // the fourth tag, which is unused
}

TEST_CASE("a row too large for a token is refused, not taken for a row of another table") {
  const Fixture fixture;
  // TypeDef row 0x1000001: as a token that would read 0x03000001, FieldPtr row 1.
  CHECK_FALSE(fixture.type_refusal({0x12, 0xc4, 0x00, 0x00, 0x04}).empty());
}

TEST_CASE("counts beyond what the blob can hold are refused") {
  const Fixture fixture;
  CHECK_FALSE(fixture.type_refusal({0x15, 0x12, 0x05, 0x03, 0x08, 0x08}).empty());
  CHECK_FALSE(fixture.type_refusal({0x15, 0x12, 0x05, 0xdf, 0xff, 0xff, 0xff, 0x08}).empty());
  CHECK_FALSE(fixture.method_refusal({0x00, 0xdf, 0xff, 0xff, 0xff, 0x01, 0x08}).empty());
  const Content locals{0x07, 0xdf, 0xff, 0xff, 0xff, 0x08};
  CHECK_FALSE(error_of([&] { read_local_signature(fixture.metadata, Bytes(locals, 0)); }).empty());
}

TEST_CASE("every shorter copy of a signature is refused") {
  const Fixture fixture;
  const Content whole{0x15, 0x01, 0x04, 0x20, 0x05, 0x01, 0x14, 0x08, 0x02, 0x01, 0x05, 0x01, 0x7b,
                      0x15, 0x12, 0x05, 0x01, 0x08, 0x1b, 0x00, 0x00, 0x01, 0x41, 0x12, 0x05};
  CHECK(fixture.method_refusal(whole) == "");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Content cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    CHECK_MESSAGE(!fixture.method_refusal(cut).empty(), size);
  }
}

TEST_CASE("a signature may nest 255 deep, and no deeper") {
  const Fixture fixture;
  Content pointers(255, 0x0f);
  pointers.push_back(0x08);
  CHECK(fixture.type_refusal(pointers) == "");
  pointers.insert(pointers.begin(), 0x0f);
  CHECK(fixture.type_refusal(pointers) ==
        "offset 0x100: expected a signature that nests less than 256 deep");
}

TEST_CASE("nesting through function pointers counts as well") {
  const Fixture fixture;
  Content functions;
  for (int i = 0; i < 10000; ++i) append(functions, {u8(0x1b), u8(0x00), u8(0x00)});
  CHECK_FALSE(fixture.type_refusal(functions).empty());
}

TEST_CASE("counts that a blob could only just hold do not add up while it nests") {
  // Each of 250 nested instantiations announces as many arguments as there are bytes left. Room
  // made for all of them at once would be gigabytes.
  const Fixture fixture;
  Content blob;
  constexpr std::uint32_t announced = 100000;
  for (int i = 0; i < 250; ++i) {
    append(blob, {u8(0x15), u8(0x12), u8(0x05)});
    append(blob, compressed(announced));
  }
  blob.resize(blob.size() + announced);
  CHECK_FALSE(fixture.type_refusal(blob).empty());
}

TEST_SUITE_END();
