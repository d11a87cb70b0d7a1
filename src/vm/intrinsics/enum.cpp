// Intrinsics of System.Enum: the constants of an enum as its assembly has them.
#include <fmt/core.h>

#include <string>
#include <vector>

#include "assembly/flags.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

bool is_signed(Primitive primitive) {
  return primitive == Primitive::I1 || primitive == Primitive::I2 || primitive == Primitive::I4 ||
         primitive == Primitive::I8;
}

/// What a primitive of the underlying type holds, widened as C# widens it.
std::int64_t widen(Primitive primitive, const std::uint8_t* from) {
  const Cell cell = load_primitive(primitive, from);
  switch (primitive) {
    case Primitive::I1:
    case Primitive::I2:
    case Primitive::I4:
      return to_i4(cell);
    default:
      return to_i8(cell);
  }
}

std::vector<std::uint32_t> literals(const Type& type) {
  const auto& metadata = type.definition.module->metadata();
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t at : metadata.list(Column::TypeDef_FieldList, type.definition.row)) {
    const std::uint32_t row = metadata.follow(Table::Field, at);
    if ((metadata.cell(Column::Field_Flags, row) & assembly::FieldFlags::literal) != 0)
      rows.push_back(row);
  }
  return rows;
}

std::int64_t literal_number(const Type& type, std::uint32_t field) {
  const auto& metadata = type.definition.module->metadata();
  const auto constants = metadata.rows_where(Column::Constant_Parent, Token(Table::Field, field));
  if (constants.empty()) return 0;
  const assembly::Bytes value = metadata.blob(Column::Constant_Value, constants.front());
  return value.size() < type.value_size ? 0 : widen(type.element->primitive, value.data());
}

const Type& enum_of(Execution& execution, Cell runtime_type) {
  const Type& type = known_type_of(execution, runtime_type);
  if (!type.is_enum) throw Unresolved(fmt::format("{} is taken for an enum", type.name));
  return type;
}

/// Negative where numbers have a sign.
Outcome size_of_numbers(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  const auto size = static_cast<std::int32_t>(type.value_size);
  arguments[0] = from_i4(is_signed(type.element->primitive) ? -size : size);
  return Outcome::Done;
}

Outcome count_declared(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = literals(enum_of(execution, arguments[0])).size();
  return Outcome::Done;
}

/// Of the enum and the number that are the arguments.
std::uint32_t literal(const Type& type, Cell number) {
  const auto fields = literals(type);
  if (number >= fields.size()) throw Unresolved(fmt::format("{} has no such constant", type.name));
  return fields[number];
}

Outcome declared_name(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  const std::uint32_t field = literal(type, arguments[1]);
  return give_string(execution, arguments,
                     type.definition.module->metadata().string(Column::Field_Name, field));
}

Outcome declared_number(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  arguments[0] = from_i8(literal_number(type, literal(type, arguments[1])));
  return Outcome::Done;
}

Outcome has_flags_attribute(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  const TypeDefinition definition = type.definition;
  arguments[0] = has_attribute(*definition.module, Token(Table::TypeDef, definition.row),
                               "System.FlagsAttribute");
  return Outcome::Done;
}

Outcome get_underlying(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  return give(execution, arguments,
              execution.machine().type_object(execution.state(), type.element));
}

constexpr Intrinsic table[] = {
    {"System.Enum", "SizeOfNumbers", size_of_numbers},
    {"System.Enum", "CountDeclared", count_declared},
    {"System.Enum", "DeclaredName", declared_name},
    {"System.Enum", "DeclaredNumber", declared_number},
    {"System.Enum", "HasFlagsAttribute", has_flags_attribute},
    {"System.Enum", "GetUnderlying", get_underlying},
};

}  // namespace

std::span<const Intrinsic> enum_intrinsics() { return table; }

}  // namespace mmcheck::vm
