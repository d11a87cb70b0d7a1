#include "vm/entry_point.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "assembly/find_method.hpp"
#include "base/error.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::vm {
namespace {

using assembly::ElementType;
using assembly::Table;

constexpr std::string_view async_attribute =
    "System.Runtime.CompilerServices.AsyncStateMachineAttribute";

[[noreturn]] void refuse(TypeSystem& types, const Method& entry, std::string_view why) {
  throw base::Error(types.program().main().assembly->path(),
                    fmt::format("{} cannot be the entry point: {}", qualified_name(entry), why));
}

bool takes_program_arguments(TypeSystem& types, const Method& entry) {
  const Type* strings = types.vector_of(types.primitive(ElementType::String));
  return entry.is_static && entry.parameters.size() == 1 && entry.parameters[0] == strings;
}

void require_startable(TypeSystem& types, const Method& entry) {
  if (entry.is_open || !entry.owner->arguments.empty()) refuse(types, entry, "it is generic");
  if (entry.is_abstract()) refuse(types, entry, "it is abstract");
  const std::size_t own = entry.is_static ? 0 : 1;
  if (entry.parameters.size() > own && !takes_program_arguments(types, entry)) {
    refuse(types, entry, "it takes something else than a string[]");
  }
  if (is_async_void(entry)) {
    refuse(types, entry, "it is async and returns nothing to wait for: expected a Task");
  }
}

/// A method of the type, not of its base, that takes nothing but its object.
const Method* find_plain_method(TypeSystem& types, const Type& type, std::string_view name) {
  if (type.definition.module == nullptr) return nullptr;
  const assembly::Metadata& metadata = type.definition.module->metadata();
  for (const std::uint32_t listed :
       metadata.list(assembly::Column::TypeDef_MethodList, type.definition.row)) {
    const std::uint32_t row = metadata.follow(Table::MethodDef, listed);
    if (metadata.string(assembly::Column::MethodDef_Name, row) != name) continue;
    const Method* method = types.declared_by_row(&type, row);
    if (!method->is_static && !method->is_open && method->parameters.size() == 1) return method;
  }
  return nullptr;
}

const Method* find_inherited(TypeSystem& types, const Type* type, std::string_view name) {
  for (; type != nullptr; type = type->base) {
    if (const Method* found = find_plain_method(types, *type, name)) return found;
  }
  return nullptr;
}

/// Its object, if it is for one.
std::vector<Entry::Operand> make_receiver(TypeSystem& types, const Method& method, Entry& entry) {
  if (method.is_static) return {};
  const Type& type = *method.owner;
  if (type.kind != Type::Kind::Class || type.is_abstract()) {
    refuse(types, method, "it is not static, and there is no class to make an object of");
  }
  const Method* constructor = find_default_constructor(types, type);
  if (constructor == nullptr) {
    refuse(types, method, "it is not static, and its class has no constructor without parameters");
  }
  types.require_loadable(&type);
  return {entry.make(*constructor, {})};
}

Entry entry_at(TypeSystem& types, const Method& method) {
  require_startable(types, method);
  Entry entry;
  entry.method = &method;
  entry.name = qualified_name(method);
  std::vector<Entry::Operand> arguments;
  if (takes_program_arguments(types, method)) {
    arguments = {entry.add(
        {method.parameters[0], Entry::Constant::Form::ProgramArguments, 0, {}, {}, nullptr})};
  } else {
    arguments = make_receiver(types, method, entry);
  }
  const auto wait = find_wait(types, method);
  entry.calls.push_back({&method, std::move(arguments), false, wait});
  const Method& last = wait ? *wait->get_result : method;
  if (last.return_type->stack_kind == StackKind::I4) {
    entry.result = static_cast<std::uint32_t>(entry.calls.size() - 1);
  }
  return entry;
}

}  // namespace

const Method* find_default_constructor(TypeSystem& types, const Type& type) {
  return find_plain_method(types, type, ".ctor");
}

std::optional<Entry::Wait> find_wait(TypeSystem& types, const Method& method) {
  const Type* returned = method.return_type;
  const bool is_defined =
      returned->kind == Type::Kind::Class || returned->kind == Type::Kind::ValueType;
  if (!is_defined || returned->stack_kind == StackKind::Void) return std::nullopt;
  if (returned->definition.module == nullptr) {
    throw Unresolved(fmt::format("{}, which {} returns, is neither modelled nor found",
                                 returned->name, qualified_name(method)));
  }
  const Method* get_awaiter = find_inherited(types, returned, "GetAwaiter");
  if (get_awaiter == nullptr) return std::nullopt;
  const Method* get_result = find_inherited(types, get_awaiter->return_type, "GetResult");
  if (get_result == nullptr) return std::nullopt;
  return Entry::Wait{get_awaiter, get_result};
}

bool is_async_void(const Method& method) {
  return method.return_type->stack_kind == StackKind::Void &&
         has_attribute(*method.owner->definition.module, Token(Table::MethodDef, method.row),
                       async_attribute);
}

Entry entry_point(TypeSystem& types) {
  const Module& main = types.program().main();
  const Token token = main.assembly->entry_point();
  if (token.is_null()) {
    throw base::Error(main.assembly->path(),
                      "has no entry point: expected a program, or --entry=TYPE::METHOD with the "
                      "method to start");
  }
  return entry_at(types, *types.method(main, token, {}));
}

Entry entry_point(TypeSystem& types, const std::optional<std::string>& name) {
  if (!name) return entry_point(types);
  const Module& main = types.program().main();
  std::vector<std::uint32_t> rows;
  try {
    rows = assembly::find_methods(*main.assembly, *name);
  } catch (const base::Error& error) {
    throw error.in(main.assembly->path());
  }
  // Reports name an entry point in this way, too.
  const Token usual = main.assembly->entry_point();
  const bool is_usual =
      usual.table() == Table::MethodDef && std::ranges::count(rows, usual.row()) != 0;
  if (is_usual) return entry_point(types);
  if (rows.size() > 1) {
    throw base::Error("--entry=" + *name,
                      "more than one method has this name: expected TYPE::METHOD of one");
  }
  return entry_at(types, *types.method(main, Token(Table::MethodDef, rows[0]), {}));
}

}  // namespace mmcheck::vm
