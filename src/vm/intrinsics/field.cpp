// Intrinsics of System.Reflection.RuntimeFieldInfo: the fields that a type declares, by their place
// in its declaration. Reading and writing a field is not done here but by the model, in CIL,
// through the address that AddressIn gives: so it is an operation like any other.
#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "assembly/assembly.hpp"
#include "vm/execute/objects.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

/// A field as its assembly declares it; constants are among them.
struct Declared {
  const Type& owner;
  const assembly::Metadata& metadata;
  std::uint32_t row;
};

std::vector<std::uint32_t> rows_of(const Type& type) {
  std::vector<std::uint32_t> rows;
  if (type.definition.module == nullptr || type.is_array()) return rows;
  const auto& metadata = type.definition.module->metadata();
  for (const std::uint32_t at : metadata.list(Column::TypeDef_FieldList, type.definition.row)) {
    rows.push_back(metadata.follow(Table::Field, at));
  }
  return rows;
}

/// `arguments`: a RuntimeType, and a number below what CountIn says of it.
Declared declared(Execution& execution, const Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const auto rows = rows_of(type);
  const std::uint32_t number = to_u4(arguments[1]);
  if (number >= rows.size()) throw Unresolved(fmt::format("{} has no such field", type.name));
  return {type, type.definition.module->metadata(), rows[number]};
}

Outcome count(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = rows_of(known_type_of(execution, arguments[0])).size();
  return Outcome::Done;
}

/// Whether a class of the library has the fields that its model has.
bool has_fields_of_model(const Type& type) {
  return type.name == "object" || type.name == "System.ValueType" ||
         type.name == "System.Collections.DictionaryEntry" ||
         type.name.starts_with("System.ValueTuple<");
}

Outcome is_model(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const bool is_one = type.definition.module != nullptr && type.definition.module->is_model;
  arguments[0] = is_one && !has_fields_of_model(type);
  return Outcome::Done;
}

Outcome name(Execution& execution, const Method&, Cell* arguments) {
  const Declared field = declared(execution, arguments);
  return give_string(execution, arguments, field.metadata.string(Column::Field_Name, field.row));
}

Outcome row(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = declared(execution, arguments).row;
  return Outcome::Done;
}

Outcome attributes(Execution& execution, const Method&, Cell* arguments) {
  const Declared field = declared(execution, arguments);
  arguments[0] = field.metadata.cell(Column::Field_Flags, field.row);
  return Outcome::Done;
}

const Type* type_of_field(Execution& execution, const Declared& field) {
  const assembly::Type signature = assembly::read_field_signature(
      field.metadata, field.metadata.blob(Column::Field_Signature, field.row));
  return execution.types().type(*field.owner.definition.module, signature,
                                {field.owner.arguments, {}});
}

Outcome type(Execution& execution, const Method&, Cell* arguments) {
  const Type* found = type_of_field(execution, declared(execution, arguments));
  return give(execution, arguments, execution.machine().type_object(execution.state(), found));
}

/// Of a field that is none of a constant. `arguments[2]`: the object, of the field's own class.
Outcome address(Execution& execution, const Method&, Cell* arguments) {
  const Declared wanted = declared(execution, arguments);
  const auto found = std::ranges::find(wanted.owner.fields, wanted.row,
                                       [](const auto& field) { return field->row; });
  if (found == wanted.owner.fields.end()) {
    return execution.missing("reflection on a field that has no place");
  }
  const Field& field = **found;
  const bool is_open = field.type->kind == Type::Kind::Parameter;
  if (is_open) return execution.missing("reflection on a field of an open generic type");
  if (field.is_static) {
    arguments[0] = static_address(execution, field);
    return Outcome::Done;
  }
  const Ref object = to_u4(arguments[2]);
  if (execution.heap().find(object) == nullptr) return execution.raise("NullReference");
  arguments[0] = Pointer::to_object(object, field.offset);
  return Outcome::Done;
}

/// A constant's value, boxed.
Outcome constant(Execution& execution, const Method&, Cell* arguments) {
  const Declared field = declared(execution, arguments);
  return give_constant(execution, arguments, *field.owner.definition.module,
                       Token(Table::Field, field.row), *type_of_field(execution, field));
}

constexpr std::string_view runtime_field = "System.Reflection.RuntimeFieldInfo";

constexpr Intrinsic table[] = {
    {runtime_field, "CountIn", count},       {runtime_field, "NameOf", name},
    {runtime_field, "IsModel", is_model},    {runtime_field, "AttributesOf", attributes},
    {runtime_field, "TypeOf", type},         {runtime_field, "AddressIn", address},
    {runtime_field, "ConstantOf", constant}, {runtime_field, "RowOf", row},
};

}  // namespace

std::span<const Intrinsic> field_intrinsics() { return table; }

}  // namespace mmcheck::vm
