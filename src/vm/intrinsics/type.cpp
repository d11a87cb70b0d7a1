// Intrinsics of System.RuntimeType and of delegates: what programs ask about types and methods.
#include <string>
#include <vector>

#include "assembly/assembly.hpp"
#include "assembly/flags.hpp"
#include "vm/intrinsics/support.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;

// As System.RuntimeType has them.
constexpr std::uint32_t value_type_trait = 1;
constexpr std::uint32_t enum_trait = 2;
constexpr std::uint32_t interface_trait = 4;
constexpr std::uint32_t abstract_trait = 8;
constexpr std::uint32_t sealed_trait = 16;
constexpr std::uint32_t array_trait = 32;
constexpr std::uint32_t pointer_trait = 64;
constexpr std::uint32_t by_ref_trait = 128;
constexpr std::uint32_t generic_trait = 256;
constexpr std::uint32_t definition_trait = 512;
constexpr std::uint32_t parameter_trait = 1024;
constexpr std::uint32_t by_ref_like_trait = 2048;

std::string_view definition_string(const Type& type, Column column) {
  if (type.definition.module == nullptr) return {};
  return type.definition.module->metadata().string(column, type.definition.row);
}

Outcome definition_name(Execution& execution, const Method&, Cell* arguments) {
  if (known_type_of(execution, arguments[0]).kind == Type::Kind::Parameter) {
    return execution.missing("the name of a type parameter");
  }
  return give_string(
      execution, arguments,
      definition_string(known_type_of(execution, arguments[0]), Column::TypeDef_Name));
}

Outcome definition_namespace(Execution& execution, const Method&, Cell* arguments) {
  const auto text =
      definition_string(known_type_of(execution, arguments[0]), Column::TypeDef_Namespace);
  if (text.empty()) {
    arguments[0] = 0;
    return Outcome::Done;
  }
  return give_string(execution, arguments, text);
}

/// typeof(List<>): its arguments are its definition's own parameters.
bool is_generic_definition(const Type& type) {
  return !type.arguments.empty() && type.arguments[0]->kind == Type::Kind::Parameter;
}

Outcome traits(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  std::uint32_t result = 0;
  const auto add = [&](bool has, std::uint32_t trait) { result |= has ? trait : 0; };
  add(type.is_value_type(), value_type_trait);
  add(type.is_enum, enum_trait);
  add(type.is_interface(), interface_trait);
  add(type.is_abstract(), abstract_trait);
  add((type.flags & assembly::TypeFlags::sealed) != 0 || type.is_array(), sealed_trait);
  add(type.is_array(), array_trait);
  add(type.kind == Type::Kind::Pointer, pointer_trait);
  add(type.kind == Type::Kind::ByRef, by_ref_trait);
  add(!type.arguments.empty(), generic_trait);
  add(is_generic_definition(type), definition_trait);
  add(type.kind == Type::Kind::Parameter, parameter_trait);
  add(type.is_by_ref_like, by_ref_like_trait);
  arguments[0] = result;
  return Outcome::Done;
}

Outcome base_type(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  return give_type(execution, arguments, type.is_array() ? execution.known().array : type.base);
}

Outcome declaring_type(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const TypeDefinition definition = type.definition;
  const std::uint32_t outer = definition.module == nullptr
                                  ? 0
                                  : definition.module->assembly->enclosing_type(definition.row);
  if (outer == 0) return give_type(execution, arguments, nullptr);
  return give_type(execution, arguments,
                   execution.types().instantiate({definition.module, outer}, {}));
}

Outcome element_type(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  return give_type(execution, arguments, type.is_enum ? nullptr : type.element);
}

Outcome rank(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  arguments[0] = type.kind == Type::Kind::Vector ? 1 : type.rank;
  return Outcome::Done;
}

/// One of several.
Outcome give_one(Execution& execution, Cell* arguments, const std::vector<const Type*>& types) {
  return give_type(execution, arguments, types.at(to_u4(arguments[1])));
}

Outcome count_arguments(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_type_of(execution, arguments[0]).arguments.size();
  return Outcome::Done;
}

Outcome argument_at(Execution& execution, const Method&, Cell* arguments) {
  return give_one(execution, arguments, known_type_of(execution, arguments[0]).arguments);
}

Outcome generic_definition(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  return give_type(
      execution, arguments,
      execution.types().type(*type.definition.module,
                             Token(assembly::Table::TypeDef, type.definition.row), {}));
}

Outcome instantiate(Execution& execution, const Method&, Cell* arguments) {
  const Type& definition = known_type_of(execution, arguments[0]);
  return give_type(
      execution, arguments,
      execution.types().instantiate(definition.definition, types_in(execution, arguments[1])));
}

Outcome array_of(Execution& execution, const Method&, Cell* arguments) {
  const Type* element = &known_type_of(execution, arguments[0]);
  const std::uint32_t rank_of_it = to_u4(arguments[1]);
  TypeSystem& types = execution.types();
  return give_type(
      execution, arguments,
      rank_of_it == 0 ? types.vector_of(element) : types.array_of(element, rank_of_it));
}

/// Of a generic definition's parameter: "TKey".
Outcome parameter_name(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const assembly::Metadata& metadata = type.definition.module->metadata();
  for (const std::uint32_t row : metadata.rows_where(
           Column::GenericParam_Owner, Token(assembly::Table::TypeDef, type.definition.row))) {
    if (metadata.cell(Column::GenericParam_Number, row) == to_u4(arguments[1])) {
      return give_string(execution, arguments, metadata.string(Column::GenericParam_Name, row));
    }
  }
  return execution.missing("the name of a type parameter");
}

/// Of a type of the models, those of the real one.
Outcome attributes(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const bool is_exact = to_u4(arguments[1]) != 0;
  TypeDefinition definition = type.definition;
  if (definition.module != nullptr && is_exact) {
    definition = real_definition(execution.types().program(), definition);
  }
  if (definition.module == nullptr || (is_exact && definition.module->is_model)) {
    return execution.missing("the attributes of " + type.name);
  }
  arguments[0] = definition.module->metadata().cell(Column::TypeDef_Flags, definition.row);
  return Outcome::Done;
}

Outcome count_interfaces(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_type_of(execution, arguments[0]).interfaces.size();
  return Outcome::Done;
}

Outcome interface_at(Execution& execution, const Method&, Cell* arguments) {
  return give_one(execution, arguments, known_type_of(execution, arguments[0]).interfaces);
}

Outcome is_assignable(Execution& execution, const Method&, Cell* arguments) {
  const Type* from = type_of(execution, arguments[0]);
  const Type* to = type_of(execution, arguments[1]);
  if (from == nullptr || to == nullptr) return execution.raise("NullReference");
  arguments[0] = from == to || execution.types().is_assignable(from, to);
  return Outcome::Done;
}

/// Of the name: type ids depend on the order in which the machine met the types.
Outcome number(Execution& execution, const Method&, Cell* arguments) {
  std::uint32_t hash = 2166136261U;
  for (const char c : reflection_name(known_type_of(execution, arguments[0]))) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  }
  arguments[0] = hash;
  return Outcome::Done;
}

/// Of the type of `this`, with no target and no method.
Outcome new_of_same_type(Execution& execution, const Method&, Cell* arguments) {
  const Object* delegate = execution.heap().find(to_u4(arguments[0]));
  if (delegate == nullptr) return execution.raise("NullReference");
  return give(execution, arguments, execution.make_delegate(*delegate->type, 0));
}

constexpr Intrinsic table[] = {
    {"System.RuntimeType", "GetDefinitionName", definition_name},
    {"System.RuntimeType", "GetDefinitionNamespace", definition_namespace},
    {"System.RuntimeType", "GetTraits", traits},
    {"System.RuntimeType", "GetBase", base_type},
    {"System.RuntimeType", "GetDeclaring", declaring_type},
    {"System.RuntimeType", "GetElement", element_type},
    {"System.RuntimeType", "GetRank", rank},
    {"System.RuntimeType", "CountArguments", count_arguments},
    {"System.RuntimeType", "ArgumentAt", argument_at},
    {"System.RuntimeType", "GetDefinition", generic_definition},
    {"System.RuntimeType", "Instantiate", instantiate},
    {"System.RuntimeType", "ArrayOf", array_of},
    {"System.RuntimeType", "ParameterName", parameter_name},
    {"System.RuntimeType", "GetFlags", attributes},
    {"System.RuntimeType", "CountInterfaces", count_interfaces},
    {"System.RuntimeType", "InterfaceAt", interface_at},
    {"System.RuntimeType", "IsAssignable", is_assignable},
    {"System.RuntimeType", "GetNumber", number},
    {"System.Delegate", "NewOfSameType", new_of_same_type},
};

}  // namespace

std::span<const Intrinsic> type_intrinsics() { return table; }

}  // namespace mmcheck::vm
