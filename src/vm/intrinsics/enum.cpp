// Intrinsics of System.Enum: the constants of an enum as its assembly has them.
#include <fmt/core.h>

#include <string>
#include <vector>

#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

constexpr std::uint32_t literal_flag = 0x40;  // Field.Flags

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
    if ((metadata.cell(Column::Field_Flags, row) & literal_flag) != 0) rows.push_back(row);
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

Outcome get_number(Execution& execution, const Method&, Cell* arguments) {
  const Object* box = execution.heap().find(to_u4(arguments[0]));
  if (box == nullptr) return execution.raise("NullReference");
  if (!box->type->is_enum) return execution.missing("something else is taken for an enum");
  arguments[0] = from_i8(widen(box->type->primitive, box->data()));
  return Outcome::Done;
}

Outcome make_box(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  return give(execution, arguments, execution.box(type, &arguments[1]));
}

Outcome declared_names(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  std::vector<std::string> names;
  for (const std::uint32_t field : literals(type)) {
    names.emplace_back(type.definition.module->metadata().string(Column::Field_Name, field));
  }
  return give_strings(execution, arguments, names);
}

Outcome declared_numbers(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = enum_of(execution, arguments[0]);
  const auto fields = literals(type);
  const Type* array =
      execution.types().vector_of(execution.types().primitive(assembly::ElementType::I8));
  const Ref ref = execution.allocate_vector(*array, static_cast<std::uint32_t>(fields.size()));
  if (ref == 0) return execution.raise("OutOfMemory");
  std::uint8_t* to = execution.heap().find_writable(ref)->data();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    store(to + i * sizeof(std::int64_t), literal_number(type, fields[i]));
  }
  arguments[0] = ref;
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
    {"System.Enum", "GetNumber", get_number, Role::ObjectRead},
    {"System.Enum", "MakeBox", make_box},
    {"System.Enum", "GetDeclaredNames", declared_names},
    {"System.Enum", "GetDeclaredNumbers", declared_numbers},
    {"System.Enum", "HasFlagsAttribute", has_flags_attribute},
    {"System.Enum", "GetUnderlying", get_underlying},
};

}  // namespace

std::span<const Intrinsic> enum_intrinsics() { return table; }

}  // namespace mmcheck::vm
