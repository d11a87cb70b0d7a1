// Tests what the TypeSystem says to types/program.cs with one number of its metadata changed: what
// only a broken file has is an Error, and no size is believed that nobody could work with.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

#include "base/error.hpp"
#include "base/file.hpp"
#include "support/error_of.hpp"
#include "support/folder.hpp"
#include "support/image_builder.hpp"
#include "vm/program/types.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)
using assembly::Column;
using assembly::Table;
using assembly::Token;
using testing::error_of;

namespace {

std::string fixture(const char* name) {
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  return std::string(folder) + "/" + name;
}

class Damaged {
 public:
  const assembly::Metadata& metadata() const { return whole_->metadata(); }

  void set(Column column, std::uint32_t row, testing::Cell cell) {
    testing::patch(content_, metadata().place(column, row), cell);
  }
  void set_byte(std::size_t at, std::uint8_t value) { content_.at(at) = value; }

  std::uint32_t type_def(std::string_view name) const {
    for (const std::uint32_t row : metadata().all(Table::TypeDef)) {
      if (metadata().string(Column::TypeDef_Name, row) == name) return row;
    }
    FAIL("no such type");
    return 0;
  }

  /// Makes the type whole, with its virtual methods.
  void load(std::string_view name) {
    const std::uint32_t row = type_def(name);
    program_ = vm::Program::load(folder_.write("damaged.dll", content_),
                                 {{}, {}, fixture("types_models.dll")});
    types_ = std::make_unique<vm::TypeSystem>(*program_);
    const vm::Type* type = types_->instantiate({&program_->main(), row}, {});
    for (std::size_t i = 0; i < type->methods.size(); ++i) {
      const vm::Method* method = types_->declared(type, i);
      if (method->is_virtual()) types_->find_virtual(type, method);
    }
  }
  std::string unresolved(std::string_view name) {
    try {
      load(name);
    } catch (const vm::Unresolved& reason) {
      return reason.what();
    }
    return "";
  }

 private:
  testing::Folder folder_;
  std::vector<std::uint8_t> content_ = base::read_file(fixture("types_program.dll"));
  std::unique_ptr<const assembly::Assembly> whole_ =
      assembly::Assembly::read(content_, "types_program.dll");
  std::unique_ptr<const vm::Program> program_;
  std::unique_ptr<vm::TypeSystem> types_;
};

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_SUITE_BEGIN("vm");

TEST_CASE("a struct without fields can be no larger than memory") {
  Damaged program;
  constexpr std::string_view name = "__StaticArrayInitTypeSize=9";
  const auto rows = program.metadata().rows_where(Column::ClassLayout_Parent,
                                                  Token(Table::TypeDef, program.type_def(name)));
  REQUIRE(rows.size() == 1);
  CHECK(program.unresolved(name).empty());
  program.set(Column::ClassLayout_ClassSize, rows.front(), testing::u32(0xfffffff9));
  CHECK(contains(program.unresolved(name), "a struct of more than"));
}

TEST_CASE("an enum is made of a number") {
  Damaged program;
  const std::uint32_t field =
      program.metadata().list(Column::TypeDef_FieldList, program.type_def("Small")).first;
  const assembly::Bytes signature = program.metadata().blob(Column::Field_Signature, field);
  program.set_byte(signature.place(1), 0x0e);  // string
  CHECK(contains(error_of([&] { program.load("Small"); }), "an enum's primitive type"));
}

TEST_CASE("an inline array has an element") {
  Damaged program;
  const auto rows = program.metadata().rows_where(
      Column::CustomAttribute_Parent, Token(Table::TypeDef, program.type_def("Inline")));
  bool is_there = false;
  for (const std::uint32_t row : rows) {
    const assembly::Bytes value = program.metadata().blob(Column::CustomAttribute_Value, row);
    if (value.size() < 6 || value[2] != 3) continue;
    is_there = true;
    program.set_byte(value.place(2), 0);
  }
  REQUIRE(is_there);
  CHECK(contains(error_of([&] { program.load("Inline"); }), "the length of an inline array"));
}

TEST_CASE("what implements a method is the class's own, or inherited") {
  Damaged program;
  const std::uint32_t method =
      program.metadata().list(Column::TypeDef_MethodList, program.type_def("Person")).first;
  const auto rows = program.metadata().rows_where(
      Column::MethodImpl_Class, Token(Table::TypeDef, program.type_def("Explicit")));
  REQUIRE(!rows.empty());
  program.load("Explicit");
  program.set(Column::MethodImpl_Body, rows.front(), testing::u16(method << 1));
  CHECK(contains(error_of([&] { program.load("Explicit"); }), "of the class or of its bases"));
}

TEST_SUITE_END();
