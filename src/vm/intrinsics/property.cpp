// Intrinsics of System.Reflection.Properties: the properties that a type declares, by their place
// in its declaration.
#include <algorithm>
#include <vector>

#include "assembly/assembly.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

std::vector<std::uint32_t> rows_of(const Type& type) {
  std::vector<std::uint32_t> rows;
  if (type.definition.module == nullptr || type.is_array()) return rows;
  const assembly::Metadata& metadata = type.definition.module->metadata();
  for (const std::uint32_t map : metadata.rows_where(Column::PropertyMap_Parent,
                                                     Token(Table::TypeDef, type.definition.row))) {
    for (const std::uint32_t at : metadata.list(Column::PropertyMap_PropertyList, map)) {
      rows.push_back(metadata.follow(Table::Property, at));
    }
  }
  return rows;
}

Outcome count(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = rows_of(known_type_of(execution, arguments[0])).size();
  return Outcome::Done;
}

Outcome row(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = rows_of(known_type_of(execution, arguments[0])).at(to_u4(arguments[1]));
  return Outcome::Done;
}

Outcome name(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  return give_string(execution, arguments,
                     type.definition.module->metadata().string(
                         Column::Property_Name, rows_of(type).at(to_u4(arguments[1]))));
}

Outcome flags(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  arguments[0] = type.definition.module->metadata().cell(Column::Property_Flags,
                                                         rows_of(type).at(to_u4(arguments[1])));
  return Outcome::Done;
}

/// The method that has such a part (II.23.1.12) of it; 0 if none has.
Outcome accessor(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const assembly::Metadata& metadata = type.definition.module->metadata();
  const Token property(Table::Property, rows_of(type).at(to_u4(arguments[1])));
  const std::uint32_t part = to_u4(arguments[2]);
  arguments[0] = 0;
  for (const std::uint32_t at :
       metadata.rows_where(Column::MethodSemantics_Association, property)) {
    if (metadata.cell(Column::MethodSemantics_Semantics, at) != part) continue;
    const std::uint32_t row = metadata.cell(Column::MethodSemantics_Method, at);
    arguments[0] =
        execution.machine().function_pointer(execution.types().declared_by_row(&type, row));
  }
  return Outcome::Done;
}

constexpr std::string_view properties = "System.Reflection.Properties";

constexpr Intrinsic table[] = {
    {properties, "CountIn", count},     {properties, "RowOf", row},
    {properties, "NameOf", name},       {properties, "FlagsOf", flags},
    {properties, "Accessor", accessor},
};

}  // namespace

std::span<const Intrinsic> property_intrinsics() { return table; }

}  // namespace mmcheck::vm
