// Intrinsics of System.Reflection.AttributeList: the custom attributes of what has a token, and the
// bytes of their values, which the models decode. A token is handed out with its module's number.
#include <vector>

#include "assembly/assembly.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

struct Source {
  const Module& module;
  Token token;
};

Source source_of(Execution& execution, Cell source) {
  const auto& modules = execution.types().program().modules();
  return {*modules.at(source >> 32), Token{static_cast<std::uint32_t>(source)}};
}

Cell source_for(const Module& module, Token token) {
  return Cell{module.index} << 32 | token.value;
}

/// -1 for a type of the models whose real one is not there; 0 for one that has no definition.
Outcome of_type(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  arguments[0] = 0;
  if (type.definition.module == nullptr) return Outcome::Done;
  const TypeDefinition real = real_definition(execution.types().program(), type.definition);
  arguments[0] =
      real.module->is_model ? ~Cell{0} : source_for(*real.module, Token(Table::TypeDef, real.row));
  return Outcome::Done;
}

/// Of a row of a table in the module of the type; -1 in the models.
Outcome of_row(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const Token token(static_cast<Table>(to_u4(arguments[1])), to_u4(arguments[2]));
  const Module* module = type.definition.module;
  arguments[0] = 0;
  if (module == nullptr || token.row() == 0) return Outcome::Done;
  arguments[0] = module->is_model ? ~Cell{0} : source_for(*module, token);
  return Outcome::Done;
}

/// Of a method: its row's number.
Outcome method_row(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_method_of(execution, arguments[0]).row;
  return Outcome::Done;
}

Outcome of_assembly(Execution&, const Method&, Cell* arguments) {
  arguments[0] = arguments[0] << 32 | Token(Table::Assembly, 1).value;
  return Outcome::Done;
}

std::vector<std::uint32_t> rows_of(const Source& source) {
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t row :
       source.module.metadata().rows_where(Column::CustomAttribute_Parent, source.token)) {
    rows.push_back(row);
  }
  return rows;
}

Outcome count(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = rows_of(source_of(execution, arguments[0])).size();
  return Outcome::Done;
}

/// The number of its constructor.
Outcome constructor(Execution& execution, const Method&, Cell* arguments) {
  const Source source = source_of(execution, arguments[0]);
  const std::uint32_t row = rows_of(source).at(to_u4(arguments[1]));
  const Token token = source.module.metadata().required(Column::CustomAttribute_Type, row);
  arguments[0] =
      execution.machine().function_pointer(execution.types().method(source.module, token, {}));
  return Outcome::Done;
}

/// The type of the attribute, whether or not its constructor is there.
Outcome type(Execution& execution, const Method&, Cell* arguments) {
  const Source source = source_of(execution, arguments[0]);
  const assembly::Metadata& metadata = source.module.metadata();
  const std::uint32_t row = rows_of(source).at(to_u4(arguments[1]));
  const Token token = metadata.required(Column::CustomAttribute_Type, row);
  const Token owner =
      token.table() == Table::MethodDef
          ? Token(Table::TypeDef, source.module.assembly->declaring_type_of_method(token.row()))
          : metadata.required(Column::MemberRef_Class, token.row());
  return give_type(execution, arguments, execution.types().type(source.module, owner, {}));
}

assembly::Bytes bytes_of(Execution& execution, const Cell* arguments) {
  const Source source = source_of(execution, arguments[0]);
  return source.module.metadata().blob(Column::CustomAttribute_Value,
                                       rows_of(source).at(to_u4(arguments[1])));
}

Outcome length(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = bytes_of(execution, arguments).size();
  return Outcome::Done;
}

Outcome byte(Execution& execution, const Method&, Cell* arguments) {
  const assembly::Bytes bytes = bytes_of(execution, arguments);
  const std::uint32_t at = to_u4(arguments[2]);
  if (at >= bytes.size()) return execution.missing("an attribute whose value is cut short");
  arguments[0] = bytes[at];
  return Outcome::Done;
}

/// A string in the bytes: where it begins, and how many bytes it has.
Outcome text(Execution& execution, const Method&, Cell* arguments) {
  const assembly::Bytes bytes = bytes_of(execution, arguments);
  const std::size_t at = to_u4(arguments[2]);
  const std::size_t count = to_u4(arguments[3]);
  if (at > bytes.size() || count > bytes.size() - at) {
    return execution.missing("an attribute whose value is cut short");
  }
  return give_string(execution, arguments,
                     {reinterpret_cast<const char*>(bytes.data()) + at, count});
}

/// Whether neither the models nor the framework have it.
Outcome is_of_program(Execution& execution, const Method&, Cell* arguments) {
  const Module* module = known_type_of(execution, arguments[0]).definition.module;
  arguments[0] = module != nullptr && module->is_users();
  return Outcome::Done;
}

Outcome is_of_models(Execution& execution, const Method&, Cell* arguments) {
  const Module* module = known_type_of(execution, arguments[0]).definition.module;
  arguments[0] = module == nullptr || module->is_model;
  return Outcome::Done;
}

constexpr std::string_view list = "System.Reflection.AttributeList";

constexpr Intrinsic table[] = {
    {list, "OfType", of_type},
    {list, "OfRow", of_row},
    {list, "RowOf", method_row},
    {list, "OfAssembly", of_assembly},
    {list, "CountOf", count},
    {list, "ConstructorAt", constructor},
    {list, "TypeAt", type},
    {list, "LengthAt", length},
    {list, "ByteAt", byte},
    {list, "TextAt", text},
    {list, "IsOfProgram", is_of_program},
    {list, "IsOfModels", is_of_models},
};

}  // namespace

std::span<const Intrinsic> attribute_intrinsics() { return table; }

}  // namespace mmcheck::vm
