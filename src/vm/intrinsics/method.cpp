// Intrinsics of System.Reflection.Methods: the methods and constructors that a type declares, by
// the numbers that function pointers are, and calls of them.
#include <fmt/core.h>

#include <vector>

#include "assembly/assembly.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

Outcome count(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const bool has_none = type.definition.module == nullptr || type.is_array();
  arguments[0] = has_none ? 0
                          : type.definition.module->metadata()
                                .list(Column::TypeDef_MethodList, type.definition.row)
                                .size();
  return Outcome::Done;
}

Outcome at(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const Method* method = execution.types().declared(&type, to_u4(arguments[1]));
  arguments[0] = execution.machine().function_pointer(method);
  return Outcome::Done;
}

Outcome name(Execution& execution, const Method&, Cell* arguments) {
  const Method& method = known_method_of(execution, arguments[0]);
  if (method.row == 0) return give_string(execution, arguments, method.name);
  return give_string(
      execution, arguments,
      method.owner->definition.module->metadata().string(Column::MethodDef_Name, method.row));
}

Outcome owner(Execution& execution, const Method&, Cell* arguments) {
  return give_type(execution, arguments, known_method_of(execution, arguments[0]).owner);
}

Outcome flags(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_method_of(execution, arguments[0]).flags;
  return Outcome::Done;
}

Outcome implementation_flags(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_method_of(execution, arguments[0]).impl_flags;
  return Outcome::Done;
}

/// Without `this`.
std::span<const Type* const> parameters_of(const Method& method) {
  const std::span<const Type* const> all = method.parameters;
  return method.is_static ? all : all.subspan(1);
}

Outcome count_parameters(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = parameters_of(known_method_of(execution, arguments[0])).size();
  return Outcome::Done;
}

const Type& parameter_type(const Method& method, std::uint32_t number) {
  const auto parameters = parameters_of(method);
  if (number >= parameters.size()) throw Unresolved(method.name + " has no such parameter");
  return *parameters[number];
}

Outcome type_of_parameter(Execution& execution, const Method&, Cell* arguments) {
  return give_type(execution, arguments,
                   &parameter_type(known_method_of(execution, arguments[0]), to_u4(arguments[1])));
}

Outcome return_type(Execution& execution, const Method&, Cell* arguments) {
  return give_type(execution, arguments, known_method_of(execution, arguments[0]).return_type);
}

/// 0 if the file says nothing of it. -1 is the return value.
std::uint32_t row_of_parameter(const Method& method, Cell number) {
  if (method.row == 0) return 0;
  const assembly::Metadata& metadata = method.owner->definition.module->metadata();
  for (const std::uint32_t at : metadata.list(Column::MethodDef_ParamList, method.row)) {
    const std::uint32_t row = metadata.follow(Table::Param, at);
    if (metadata.cell(Column::Param_Sequence, row) == to_u4(number) + 1) return row;
  }
  return 0;
}

Outcome parameter_row(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = row_of_parameter(known_method_of(execution, arguments[0]), arguments[1]);
  return Outcome::Done;
}

Outcome parameter_name(Execution& execution, const Method&, Cell* arguments) {
  const Method& method = known_method_of(execution, arguments[0]);
  const std::uint32_t row = row_of_parameter(method, arguments[1]);
  if (row == 0) {
    arguments[0] = 0;
    return Outcome::Done;
  }
  return give_string(execution, arguments,
                     method.owner->definition.module->metadata().string(Column::Param_Name, row));
}

Outcome parameter_flags(Execution& execution, const Method&, Cell* arguments) {
  const Method& method = known_method_of(execution, arguments[0]);
  const std::uint32_t row = row_of_parameter(method, arguments[1]);
  arguments[0] =
      row == 0 ? 0 : method.owner->definition.module->metadata().cell(Column::Param_Flags, row);
  return Outcome::Done;
}

Outcome parameter_constant(Execution& execution, const Method&, Cell* arguments) {
  const Method& method = known_method_of(execution, arguments[0]);
  const std::uint32_t row = row_of_parameter(method, arguments[1]);
  return give_constant(execution, arguments, *method.owner->definition.module,
                       Token(Table::Param, row), parameter_type(method, to_u4(arguments[1])));
}

Outcome count_arguments(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_method_of(execution, arguments[0]).arguments.size();
  return Outcome::Done;
}

Outcome argument_at(Execution& execution, const Method&, Cell* arguments) {
  return give_type(execution, arguments,
                   known_method_of(execution, arguments[0]).arguments.at(to_u4(arguments[1])));
}

Outcome is_open(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_method_of(execution, arguments[0]).is_open;
  return Outcome::Done;
}

Outcome instantiate(Execution& execution, const Method&, Cell* arguments) {
  const Method& open = known_method_of(execution, arguments[0]);
  const Method* made = execution.types().instantiate(&open, types_in(execution, arguments[1]));
  arguments[0] = execution.machine().function_pointer(made);
  return Outcome::Done;
}

Outcome definition(Execution& execution, const Method&, Cell* arguments) {
  const Method& method = known_method_of(execution, arguments[0]);
  arguments[0] = execution.machine().function_pointer(
      execution.types().declared_by_row(method.owner, method.row));
  return Outcome::Done;
}

Outcome invoke(Execution& execution, const Method&, Cell* arguments) {
  const Method& method = known_method_of(execution, arguments[0]);
  return execution.go_on_in(execution.machine().invoking(method), arguments);
}

constexpr std::string_view methods = "System.Reflection.Methods";

constexpr Intrinsic table[] = {
    {methods, "CountIn", count},
    {methods, "At", at},
    {methods, "NameOf", name},
    {methods, "OwnerOf", owner},
    {methods, "FlagsOf", flags},
    {methods, "ImplementationFlagsOf", implementation_flags},
    {methods, "CountParameters", count_parameters},
    {methods, "ParameterType", type_of_parameter},
    {methods, "ReturnType", return_type},
    {methods, "ParameterRow", parameter_row},
    {methods, "ParameterName", parameter_name},
    {methods, "ParameterFlags", parameter_flags},
    {methods, "ParameterConstant", parameter_constant},
    {methods, "CountArguments", count_arguments},
    {methods, "ArgumentAt", argument_at},
    {methods, "IsOpen", is_open},
    {methods, "Instantiate", instantiate},
    {methods, "DefinitionOf", definition},
    {methods, "Invoke", invoke},
};

}  // namespace

std::span<const Intrinsic> method_intrinsics() { return table; }

}  // namespace mmcheck::vm
