// Which type a token or a signature means where it stands (ECMA-335 II.23.2), as an identity.
#include <fmt/core.h>

#include <algorithm>

#include "assembly/flags.hpp"
#include "base/text.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::ElementType;
using assembly::FieldFlags;
using assembly::Metadata;
using assembly::Table;
using assembly::TypeFlags;

namespace {

std::string_view own_name(TypeDefinition type) {
  return type.module->metadata().string(Column::TypeDef_Name, type.row);
}

/// "System.Collections.Generic.List`1" with its arguments, for one that has no metadata.
std::string display_name(std::string_view full_name, const std::vector<const Type*>& arguments) {
  std::string text;
  for (std::size_t at = 0; at <= full_name.size();) {
    const std::size_t end = std::min(full_name.find('/', at), full_name.size());
    const std::string_view part = full_name.substr(at, end - at);
    if (at != 0) text.push_back('.');
    base::append_escaped(text, part.substr(0, part.find('`')));
    at = end + 1;
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    text += i == 0 ? "<" : ", ";
    text += arguments[i]->name;
  }
  if (!arguments.empty()) text.push_back('>');
  return text;
}

bool is_number(ElementType code) {
  return (code >= ElementType::Boolean && code <= ElementType::R8) || code == ElementType::I ||
         code == ElementType::U;
}

/// The code of an enum's only instance field (II.14.3).
ElementType underlying_code(TypeDefinition type) {
  const Metadata& metadata = type.module->metadata();
  for (const std::uint32_t listed : metadata.list(Column::TypeDef_FieldList, type.row)) {
    const std::uint32_t row = metadata.follow(Table::Field, listed);
    if ((metadata.cell(Column::Field_Flags, row) & FieldFlags::is_static) != 0) continue;
    const ElementType code =
        assembly::read_field_signature(metadata, metadata.blob(Column::Field_Signature, row)).kind;
    if (!is_number(code)) metadata.refuse(Column::Field_Signature, row, "an enum's primitive type");
    return code;
  }
  return ElementType::I4;
}

bool is_value_type_definition(TypeDefinition type, std::string_view base) {
  return base == "System.Enum" || (base == "System.ValueType" && own_name(type) != "Enum");
}

bool is_delegate_definition(TypeDefinition type, std::string_view base) {
  return base == "System.MulticastDelegate" ||
         (base == "System.Delegate" && own_name(type) != "MulticastDelegate");
}

}  // namespace

std::uint32_t generic_parameters(const Module& module, Token owner) {
  return static_cast<std::uint32_t>(
      module.metadata().rows_where(Column::GenericParam_Owner, owner).size());
}

const Type* TypeSystem::Impl::missing(const Module& module, Token token,
                                      const std::vector<const Type*>& arguments,
                                      bool is_value_type) {
  const std::string obstacle =
      token.table() == Table::TypeRef ? program.obstacle(module, token.row()) : std::string();
  return missing(display_name(full_name(module, token), arguments), is_value_type, obstacle);
}

const Type* TypeSystem::Impl::resolve(const Module& module, Token token,
                                      const GenericContext& context) {
  const Recursion recursion(depth);
  switch (token.table()) {
    case Table::TypeDef:
      if (const auto found = program.find_definition(module, token.row())) {
        return instantiate(*found, {});
      }
      return missing(module, token, {}, false);
    case Table::TypeRef:
      if (const auto found = program.find(module, token.row())) return instantiate(*found, {});
      return missing(module, token, {}, false);
    case Table::TypeSpec:
      return resolve(
          module,
          assembly::read_type_spec(module.metadata(),
                                   module.metadata().blob(Column::TypeSpec_Signature, token.row())),
          context);
    default:
      throw Unresolved(
          fmt::format("a type by the token {:#010x}, which is not one's", token.value));
  }
}

const Type* TypeSystem::Impl::resolve(const Module& module, const assembly::Type& signature,
                                      const GenericContext& context) {
  const Recursion recursion(depth);
  const auto argument = [&] { return resolve(module, signature.arguments.at(0), context); };
  switch (signature.kind) {
    case ElementType::Class:
    case ElementType::ValueType:
    case ElementType::GenericInst: {
      std::vector<const Type*> arguments = resolve_all(module, signature.arguments, context);
      const bool is_value_type =
          signature.kind == ElementType::ValueType || signature.is_value_type;
      std::optional<TypeDefinition> found;
      if (signature.token.table() == Table::TypeSpec) {
        return resolve(module, signature.token, context);
      }
      if (signature.token.table() == Table::TypeDef) {
        found = program.find_definition(module, signature.token.row());
      } else {
        found = program.find(module, signature.token.row());
      }
      if (!found) return missing(module, signature.token, arguments, is_value_type);
      return instantiate(*found, std::move(arguments));
    }
    case ElementType::Ptr:
      return composite(Type::Kind::Pointer, argument(), 0);
    case ElementType::ByRef:
      return composite(Type::Kind::ByRef, argument(), 0);
    case ElementType::SzArray:
      return composite(Type::Kind::Vector, argument(), 0);
    case ElementType::Array:
      return composite(Type::Kind::Array, argument(), signature.shape->rank);
    case ElementType::Pinned:
      return argument();
    case ElementType::Var:
      if (signature.number < context.type_arguments.size()) {
        return context.type_arguments[signature.number];
      }
      return parameter(first_type_parameter + std::min(signature.number, first_type_parameter));
    case ElementType::MVar:
      if (signature.number < context.method_arguments.size()) {
        return context.method_arguments[signature.number];
      }
      return parameter(std::min(signature.number, first_type_parameter - 1));
    case ElementType::FnPtr: {
      std::vector<const Type*> parts = resolve_all(module, signature.function->parameters, context);
      parts.push_back(resolve(module, signature.function->return_type, context));
      return function_pointer(std::move(parts));
    }
    default:
      return primitive(signature.kind);
  }
}

std::vector<const Type*> TypeSystem::Impl::resolve_all(
    const Module& module, const std::vector<assembly::Type>& signatures,
    const GenericContext& context) {
  std::vector<const Type*> resolved;
  resolved.reserve(signatures.size());
  for (const assembly::Type& signature : signatures) {
    resolved.push_back(resolve(module, signature, context));
  }
  return resolved;
}

const Type* TypeSystem::Impl::instantiate(TypeDefinition definition,
                                          std::vector<const Type*> arguments) {
  const std::uint32_t wanted =
      generic_parameters(*definition.module, Token(Table::TypeDef, definition.row));
  if (arguments.empty()) {
    for (std::uint32_t i = 0; i < wanted; ++i) {
      arguments.push_back(parameter(first_type_parameter + i));
    }
  }
  if (arguments.size() != wanted) {
    throw Unresolved(fmt::format("{} with {} type arguments, of which it takes {}",
                                 type_name(definition, {}), arguments.size(), wanted));
  }
  const Type*& known =
      known_types[{Type::Kind::Class, definition.module, definition.row, arguments}];
  if (known != nullptr) return known;
  std::uint32_t deepest = 0;
  for (const Type* argument : arguments) deepest = std::max(deepest, state(argument).depth);
  Type& type = add_type(Type::Kind::Class, type_name(definition, arguments), deepest + 1);
  type.definition = definition;
  type.arguments = std::move(arguments);
  classify(type);
  known = &type;
  return known;
}

/// What can be said about a type without looking at other types' insides.
void TypeSystem::Impl::classify(Type& type) {
  const Module& module = *type.definition.module;
  const std::uint32_t row = type.definition.row;
  type.flags = module.metadata().cell(Column::TypeDef_Flags, row);
  type.is_before_field_init = (type.flags & TypeFlags::before_field_init) != 0;
  if ((type.flags & TypeFlags::interface) != 0) {
    type.kind = Type::Kind::Interface;
    return;
  }
  const std::string base = full_name(module, module.metadata().token(Column::TypeDef_Extends, row));
  type.is_delegate = is_delegate_definition(type.definition, base);
  type.is_outcome = module.is_model && base == "System.Threading.Tasks.TaskOutcome";
  if (!is_value_type_definition(type.definition, base)) return;

  type.kind = Type::Kind::ValueType;
  type.is_enum = base == "System.Enum";
  type.is_by_ref_like = has_attribute(module, Token(Table::TypeDef, row),
                                      "System.Runtime.CompilerServices.IsByRefLikeAttribute");
  behave_as(type, StackKind::Struct, Primitive::None);
  if (type.is_enum) {
    type.element = primitive(underlying_code(type.definition));
    behave_as(type, type.element->stack_kind, type.element->primitive);
  } else if (module.is_model) {
    const std::string name = full_name(module, row);
    type.is_nullable = name == "System.Nullable`1";
    if (const PrimitiveInfo* info = primitive_info(name)) {
      behave_as(type, info->stack_kind, info->primitive);
    }
  }
}

}  // namespace mmcheck::vm
