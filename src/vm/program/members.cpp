// Which field or method a token means (ECMA-335 II.22.25, II.22.26, II.22.29), and making methods.
#include <fmt/core.h>

#include <algorithm>

#include "assembly/flags.hpp"
#include "base/text.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::ElementType;
using assembly::Metadata;
using assembly::MethodFlags;
using assembly::MethodImplFlags;
using assembly::MethodSignature;
using assembly::Table;

namespace {

bool has_placeholder(const std::vector<const Type*>& types) {
  return std::ranges::any_of(types,
                             [](const Type* type) { return type->kind == Type::Kind::Parameter; });
}

/// Nothing is known of it but its name.
bool is_missing(const Type* type) {
  return type->definition.module == nullptr &&
         (type->kind == Type::Kind::Class || type->kind == Type::Kind::ValueType);
}

std::string escaped(std::string_view name) {
  std::string text;
  base::append_escaped(text, name);
  return text;
}

std::string_view member_name(const Module& module, Token token) {
  const Metadata& metadata = module.metadata();
  switch (token.table()) {
    case Table::MethodDef:
      return metadata.string(Column::MethodDef_Name, token.row());
    case Table::Field:
      return metadata.string(Column::Field_Name, token.row());
    default:
      return metadata.string(Column::MemberRef_Name, token.row());
  }
}

base::Bytes signature_of(const Module& module, Token token) {
  return module.metadata().blob(token.table() == Table::MethodDef ? Column::MethodDef_Signature
                                : token.table() == Table::Field   ? Column::Field_Signature
                                                                  : Column::MemberRef_Signature,
                                token.row());
}

}  // namespace

/// The type of a TypeDef in whose scope we are: a generic one is open in its own metadata only.
const Type* TypeSystem::Impl::owner_of(const Module& module, std::uint32_t type_def,
                                       const GenericContext& context) {
  const auto found = program.find_definition(module, type_def);
  if (!found) return missing(module, Token(Table::TypeDef, type_def), {}, false);
  std::vector<const Type*> arguments;
  if (generic_parameters(*found->module, Token(Table::TypeDef, found->row)) ==
      context.type_arguments.size()) {
    arguments.assign(context.type_arguments.begin(), context.type_arguments.end());
  }
  return instantiate(*found, std::move(arguments));
}

const Type* TypeSystem::Impl::owner_of_member(const Module& module, Token parent,
                                              const GenericContext& context) {
  switch (parent.table()) {
    case Table::TypeDef:
      return owner_of(module, parent.row(), context);
    case Table::TypeRef:
    case Table::TypeSpec:
      return resolve(module, parent, context);
    case Table::MethodDef:
      throw Unresolved(
          fmt::format("{} with variable arguments (vararg)", escaped(member_name(module, parent))));
    default:
      throw Unresolved("a function of another module");
  }
}

const Field* TypeSystem::Impl::find_field(const Module& module, Token token,
                                          const GenericContext& context) {
  const Recursion recursion(depth);
  const bool is_definition = token.table() == Table::Field;
  const Type* owner =
      is_definition
          ? owner_of(module, module.assembly->declaring_type_of_field(token.row()), context)
          : owner_of_member(
                module, module.metadata().required(Column::MemberRef_Class, token.row()), context);
  const std::string_view name = member_name(module, token);
  refuse_missing(owner, name);
  const assembly::Type signature =
      assembly::read_field_signature(module.metadata(), signature_of(module, token));
  complete(owner);
  // Names alone may repeat: obfuscators do that.
  const Type* wanted = resolve(module, signature, {owner->arguments, {}});
  const bool is_own = is_definition && owner->definition.module == &module;
  for (const Type* type = owner; type != nullptr; type = type->base) {
    for (const auto& field : type->fields) {
      if (is_own ? field->row != token.row() : field->name != name || field->type != wanted) {
        continue;
      }
      try_complete(field->type);
      return field.get();
    }
    if (const std::string* why = field_failure(type, name)) throw Unresolved(*why);
  }
  if (const Field* field = field_stood_for(owner, name)) return field;
  throw Unresolved(fmt::format("{}::{} is neither modelled nor found", owner->name, escaped(name)));
}

const std::string* TypeSystem::Impl::field_failure(const Type* type, std::string_view name) {
  for (const auto& [row, why] : state(type).field_failures) {
    if (type->definition.module->metadata().string(Column::Field_Name, row) == name) return &why;
  }
  return nullptr;
}

void TypeSystem::Impl::refuse_missing(const Type* owner, std::string_view member) {
  if (!is_missing(owner)) return;
  throw Unresolved(fmt::format("{}::{}{}", owner->name, escaped(member),
                               state(owner).failure.substr(owner->name.size())));
}

const Method* TypeSystem::Impl::find_method(const Module& module, Token token,
                                            const GenericContext& context) {
  const Recursion recursion(depth);
  const Metadata& metadata = module.metadata();
  if (token.table() == Table::MethodSpec) {
    const Method* open =
        find_method(module, metadata.required(Column::MethodSpec_Method, token.row()), context);
    const std::vector<assembly::Type> arguments = assembly::read_method_spec(
        metadata, metadata.blob(Column::MethodSpec_Instantiation, token.row()));
    return instantiate(open, resolve_all(module, arguments, context));
  }
  if (token.table() != Table::MethodDef && token.table() != Table::MemberRef) {
    throw Unresolved(
        fmt::format("a method by the token {:#010x}, which is not one's", token.value));
  }
  const std::string_view name = member_name(module, token);
  const Type* owner = nullptr;
  if (token.table() == Table::MethodDef) {
    owner = owner_of(module, module.assembly->declaring_type_of_method(token.row()), context);
    if (owner->definition.module == &module) return declared_by_row(owner, token.row());
  } else {
    owner =
        owner_of_member(module, metadata.required(Column::MemberRef_Class, token.row()), context);
  }
  refuse_missing(owner, name);
  return find_member(owner, module, name,
                     assembly::read_method_signature(metadata, signature_of(module, token)));
}

const Method* TypeSystem::Impl::find_member(const Type* owner, const Module& module,
                                            std::string_view name,
                                            const MethodSignature& signature) {
  if (owner->is_array() &&
      (name == ".ctor" || name == "Get" || name == "Set" || name == "Address")) {
    return array_method(owner, name, signature.parameters.size());
  }
  // A signature is about the definition, so that M(T) and M(int) differ even in a C<int>: both are
  // compared with their parameters open. Up the bases there is only what the class made of them.
  if (const Method* found = match(owner, module, name, signature, {}, {})) return found;
  load_parents(owner);
  const bool is_inherited = name != ".ctor";
  for (const Type* base = owner->base; base != nullptr && is_inherited; base = base->base) {
    const Method* found =
        match(base, module, name, signature, {owner->arguments, {}}, {base->arguments, {}});
    if (found != nullptr) return found;
  }
  for (const Type* base : owner->interfaces) {
    if (!owner->is_interface()) break;
    const Method* found =
        match(base, module, name, signature, {owner->arguments, {}}, {base->arguments, {}});
    if (found != nullptr) return found;
  }
  if (const Type* original = stood_for(owner);
      original != nullptr && (!signature.has_this || stands_for_value(owner))) {
    return find_member(original, module, name, signature);
  }
  std::string parameters;
  for (const Type* type : resolve_all(module, signature.parameters, {owner->arguments, {}})) {
    if (!parameters.empty()) parameters += ", ";
    parameters += type->name;
  }
  throw Unresolved(fmt::format("{}::{}({}) is neither modelled nor found", owner->name,
                               escaped(name), parameters));
}

/// What a method of the original uses that is called all the same.
const Field* TypeSystem::Impl::field_stood_for(const Type* owner, std::string_view name) {
  const Type* original = stood_for(owner);
  if (original == nullptr) return nullptr;
  complete(original);
  for (const auto& field : original->fields) {
    if (field->name != name || (!field->is_static && !stands_for_value(owner))) continue;
    try_complete(field->type);
    return field.get();
  }
  return nullptr;
}

/// Null where it is no stand-in and no model that is completed, or nothing is there to stand for.
const Type* TypeSystem::Impl::stood_for(const Type* owner) {
  if (owner->definition.module == nullptr) return nullptr;
  const auto original = program.find_stood_for(owner->definition);
  return original ? instantiate(*original, owner->arguments) : nullptr;
}

/// A number is its only field in the framework's type, and is itself in the model: both lie alike.
bool TypeSystem::Impl::stands_for_value(const Type* owner) {
  if (!owner->is_value_type() || !owner->definition.module->is_model) return false;
  complete(owner);
  return std::ranges::all_of(owner->fields, [](const auto& field) { return field->is_static; });
}

/// Method parameters stay placeholders on both sides.
const Method* TypeSystem::Impl::match(const Type* owner, const Module& module,
                                      std::string_view name, const MethodSignature& wanted,
                                      const GenericContext& wanted_context,
                                      const GenericContext& own_context) {
  if (owner->definition.module == nullptr) return nullptr;
  list_methods(owner);
  const Module& own_module = *owner->definition.module;
  const Metadata& metadata = own_module.metadata();
  const std::vector<std::uint32_t>& rows = state(owner).method_rows;
  std::vector<const Type*> wanted_types;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (metadata.string(Column::MethodDef_Name, rows[i]) != name) continue;
    const MethodSignature own = assembly::read_method_signature(
        metadata, metadata.blob(Column::MethodDef_Signature, rows[i]));
    if (own.parameters.size() != wanted.parameters.size() ||
        own.generic_parameters != wanted.generic_parameters || own.has_this != wanted.has_this) {
      continue;
    }
    if (wanted_types.empty()) wanted_types = signature_types(module, wanted, wanted_context);
    if (signature_types(own_module, own, own_context) == wanted_types) return declared(owner, i);
  }
  return nullptr;
}

/// The parameters, and the return type at the end.
std::vector<const Type*> TypeSystem::Impl::signature_types(const Module& module,
                                                           const MethodSignature& signature,
                                                           const GenericContext& context) {
  std::vector<const Type*> all = resolve_all(module, signature.parameters, context);
  all.push_back(resolve(module, signature.return_type, context));
  return all;
}

/// II.14.2: arrays have a constructor that takes lengths, one that takes lower bounds too, and
/// accessors.
const Method* TypeSystem::Impl::array_method(const Type* array, std::string_view name,
                                             std::size_t parameters) {
  const std::size_t rank = std::max(array->rank, 1U);
  const std::size_t expected = name == "Set"                               ? rank + 1
                               : name == ".ctor" && parameters == 2 * rank ? 2 * rank
                                                                           : rank;
  if (parameters != expected) {
    throw Unresolved(fmt::format("{}::{} with {} parameters", array->name, name, parameters));
  }
  for (const Method* method : array->methods) {
    if (method->name == name && method->parameters.size() == parameters + 1) return method;
  }
  const Type* integer = primitive(ElementType::I4);
  Method& method = add_method(array, 0, std::string(name));
  method.flags = MethodFlags::is_public;
  method.parameters.assign(parameters + 1, integer);
  method.parameters[0] = array;
  if (name == "Set") method.parameters.back() = array->element;
  method.return_type = name == "Get"       ? array->element
                       : name == "Address" ? composite(Type::Kind::ByRef, array->element, 0)
                                           : primitive(ElementType::Void);
  state(&method).has_signature = true;
  edit(array).methods.push_back(&method);
  return &method;
}

const Method* TypeSystem::Impl::instantiate(const Method* open,
                                            std::vector<const Type*> arguments) {
  if (const Method* of = state(open).open) open = of;
  if (arguments.size() != state(open).generic_parameters) {
    throw Unresolved(fmt::format("{} with {} type arguments, of which it takes {}",
                                 method_name(*open), arguments.size(),
                                 state(open).generic_parameters));
  }
  if (arguments.empty()) return open;
  const Method*& known = instances[{open, arguments}];
  if (known != nullptr) return known;
  Method& method = add_method(open->owner, open->row, open->name);
  method.flags = open->flags;
  method.impl_flags = open->impl_flags;
  method.is_static = open->is_static;
  method.arguments = std::move(arguments);
  method.is_open = has_placeholder(method.arguments);
  MethodState& instance = state(&method);
  instance.open = open;
  instance.generic_parameters = state(open).generic_parameters;
  known = &method;
  return known;
}

void TypeSystem::Impl::list_methods(const Type* type) {
  if (type->definition.module == nullptr || !state(type).method_rows.empty()) return;
  const Metadata& metadata = type->definition.module->metadata();
  std::vector<std::uint32_t>& rows = state(type).method_rows;
  for (const std::uint32_t row : metadata.list(Column::TypeDef_MethodList, type->definition.row)) {
    rows.push_back(metadata.follow(Table::MethodDef, row));
  }
  edit(type).methods.resize(rows.size());
}

const Method* TypeSystem::Impl::declared(const Type* type, std::size_t index) {
  list_methods(type);
  if (const Method* known = type->methods.at(index)) return known;
  const Module& module = *type->definition.module;
  const Metadata& metadata = module.metadata();
  const std::uint32_t row = state(type).method_rows.at(index);
  Method& method = add_method(type, row, escaped(metadata.string(Column::MethodDef_Name, row)));
  method.flags = static_cast<std::uint16_t>(metadata.cell(Column::MethodDef_Flags, row));
  method.impl_flags = static_cast<std::uint16_t>(metadata.cell(Column::MethodDef_ImplFlags, row));
  method.is_static = (method.flags & MethodFlags::is_static) != 0;
  const std::uint32_t generics = generic_parameters(module, Token(Table::MethodDef, row));
  for (std::uint32_t i = 0; i < generics; ++i) method.arguments.push_back(parameter(i));
  method.is_open = generics != 0;
  state(&method).generic_parameters = generics;
  edit(type).methods[index] = &method;
  return &method;
}

const Method* TypeSystem::Impl::declared_by_row(const Type* type, std::uint32_t row) {
  list_methods(type);
  const auto& rows = state(type).method_rows;
  const auto found = std::ranges::find(rows, row);
  if (found == rows.end()) {
    throw Unresolved(fmt::format("{} has no method in row {}", type->name, row));
  }
  return declared(type, static_cast<std::size_t>(found - rows.begin()));
}

void TypeSystem::Impl::read_signature(const Method* method) {
  if (state(method).has_signature) return;
  const Module& module = *method->owner->definition.module;
  const MethodSignature signature = assembly::read_method_signature(
      module.metadata(), module.metadata().blob(Column::MethodDef_Signature, method->row));
  const GenericContext context{method->owner->arguments, method->arguments};
  std::vector<const Type*> parameters;
  if (!method->is_static && !signature.explicit_this) {
    parameters.push_back(method->owner->is_value_type()
                             ? composite(Type::Kind::ByRef, method->owner, 0)
                             : method->owner);
  }
  for (const Type* type : resolve_all(module, signature.parameters, context)) {
    parameters.push_back(type);
  }
  Method& edited = edit(method);
  edited.return_type = resolve(module, signature.return_type, context);
  edited.parameters = std::move(parameters);
  state(method).is_vararg = signature.call_kind == MethodSignature::CallKind::VarArg;
  state(method).has_signature = true;
}

namespace {

/// "int Pick(int)": C# sees to it that no other method has the same.
std::string name_with_types(const Method& method) {
  const std::string name = method_name(method);
  return fmt::format("{} {}", method.return_type->name, name.substr(name.find("::") + 2));
}

}  // namespace

const Intrinsic* TypeSystem::Impl::intrinsic_of(const Method& method) {
  const Module* module = method.owner->definition.module;
  if (module == nullptr || (method.flags & MethodFlags::abstract) != 0) return nullptr;
  const bool by_runtime =
      (method.impl_flags & MethodImplFlags::code_type_mask) == MethodImplFlags::runtime;
  if (by_runtime && method.owner->is_delegate) return nullptr;
  const bool is_extern = by_runtime || (method.impl_flags & MethodImplFlags::internal_call) != 0 ||
                         module->metadata().cell(Column::MethodDef_Rva, method.row) == 0;
  if (module->is_model) {
    if (!is_extern) return nullptr;
    return find_intrinsic(full_name(*module, method.owner->definition.row), method.name);
  }
  if (!method.is_static || method.owner->name != verify_class) return nullptr;
  return find_intrinsic(verify_class, name_with_types(method));
}

const Method* TypeSystem::Impl::whole(const Method* method) {
  if (state(method).is_whole) return method;
  complete(method->owner);
  read_signature(method);
  if (state(method).is_vararg) {
    throw Unresolved(fmt::format("{} with variable arguments (vararg)", method_name(*method)));
  }
  if (!method->is_open) {
    for (const Type* type : method->parameters) require_value(type);
    require_value(method->return_type);
    // An intrinsic may ask how large a type argument is that no parameter has.
    for (const Type* type : method->arguments) require_value(type);
    for (const Type* type : method->owner->arguments) require_value(type);
  }
  const Method* open = state(method).open == nullptr ? method : state(method).open;
  if ((method->flags & MethodFlags::is_virtual) != 0 && !method->is_static)
    build_vtable(method->owner);
  Method& edited = edit(method);
  edited.slot = open->slot;
  edited.intrinsic = intrinsic_of(edited);
  state(method).is_whole = true;
  return method;
}

/// A value must have its size; a reference need not lead anywhere.
void TypeSystem::Impl::require_value(const Type* type) {
  if (type->is_value_type()) lay_out(type);
  try_complete(type);
}

void TypeSystem::Impl::refuse_synchronized_methods(const Type& type) {
  if (type.definition.module == nullptr) return;
  const Metadata& metadata = type.definition.module->metadata();
  for (const std::uint32_t row : metadata.list(Column::TypeDef_MethodList, type.definition.row)) {
    const std::uint32_t method = metadata.follow(Table::MethodDef, row);
    if ((metadata.cell(Column::MethodDef_ImplFlags, method) & MethodImplFlags::synchronized) == 0)
      continue;
    throw Unresolved(fmt::format("a value type with the synchronized method {}::{}", type.name,
                                 escaped(metadata.string(Column::MethodDef_Name, method))));
  }
}

void TypeSystem::Impl::find_special_methods(Type& type) {
  if (type.base != nullptr) {
    complete(type.base);
    type.finalizer = type.base->finalizer;
  }
  const Metadata& metadata = type.definition.module->metadata();
  const std::vector<std::uint32_t>& rows = state(&type).method_rows;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string_view name = metadata.string(Column::MethodDef_Name, rows[i]);
    if (name == ".cctor") {
      const Method* method = declared(&type, i);
      read_signature(method);
      if (method->is_static && method->parameters.empty()) type.static_constructor = method;
    } else if (name == "Finalize" && type.base != nullptr) {  // Object's own does nothing
      const Method* method = declared(&type, i);
      read_signature(method);
      if ((method->flags & MethodFlags::is_virtual) != 0 && method->parameters.size() == 1) {
        type.finalizer = method;
      }
    }
  }
}

}  // namespace mmcheck::vm
