// What types and methods are called in reports: as a C# programmer writes them.
#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "base/text.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::Column;

namespace {

/// "List`1" is List, with one parameter of its own.
struct OwnName {
  std::string_view text;
  std::size_t arity = 0;
};

OwnName own_name(const Module& module, std::uint32_t row) {
  const std::string_view name = module.metadata().string(Column::TypeDef_Name, row);
  const std::size_t tick = name.rfind('`');
  if (tick == std::string_view::npos) return {name};
  std::size_t arity = 0;
  const char* end = name.data() + name.size();
  const auto [rest, error] = std::from_chars(name.data() + tick + 1, end, arity);
  if (error != std::errc() || rest != end) return {name};
  return {name.substr(0, tick), arity};
}

void append_arguments(std::string& to, const std::vector<const Type*>& arguments, std::size_t first,
                      std::size_t last) {
  if (first == last) return;
  to.push_back('<');
  for (std::size_t i = first; i < last; ++i) {
    const bool is_open =
        arguments[i]->kind == Type::Kind::Parameter && arguments[i]->number >= first_type_parameter;
    // List<>, Dictionary<,>; else Dictionary<int, string>.
    if (i != first) to += is_open ? "," : ", ";
    if (!is_open) to += arguments[i]->name;
  }
  to.push_back('>');
}

/// The definition, in the types that it is nested in; a nested one's arguments start with theirs.
/// Returns how many arguments have been shown.
std::size_t append_path(std::string& to, const Module& module, std::uint32_t row,
                        const std::vector<const Type*>& arguments, bool is_last) {
  const std::uint32_t outer = module.assembly->enclosing_type(row);
  std::size_t shown = 0;
  if (outer != 0) {
    shown = append_path(to, module, outer, arguments, false);
    to.push_back('.');
  } else {
    base::append_escaped(to, module.metadata().string(Column::TypeDef_Namespace, row));
    if (!to.empty()) to.push_back('.');
  }
  const OwnName name = own_name(module, row);
  base::append_escaped(to, name.text);
  const std::size_t end =
      is_last ? arguments.size() : std::min(arguments.size(), shown + name.arity);
  append_arguments(to, arguments, shown, end);
  return end;
}

}  // namespace

std::string type_name(TypeDefinition definition, const std::vector<const Type*>& arguments) {
  const Module& module = *definition.module;
  if (module.is_model) {
    const std::string name = full_name(module, definition.row);
    const PrimitiveInfo* info = primitive_info(name);
    if (info != nullptr && !info->keyword.empty()) return std::string(info->keyword);
    if (name == "System.Nullable`1" && arguments.size() == 1 &&
        arguments[0]->kind != Type::Kind::Parameter) {
      return arguments[0]->name + "?";
    }
  }
  std::string text;
  append_path(text, module, definition.row, arguments, true);
  return text;
}

std::string composite_name(Type::Kind kind, const Type* element, std::uint32_t rank) {
  switch (kind) {
    case Type::Kind::Pointer:
      return element->name + "*";
    case Type::Kind::ByRef:
      return "ref " + element->name;
    default:
      break;
  }
  // C# writes the outer rank first: an int[][,] is a vector of int[,].
  const std::string own = rank == 0   ? "[]"
                          : rank == 1 ? "[*]"
                                      : "[" + std::string(rank - 1, ',') + "]";
  const Type* innermost = element;
  while (innermost->is_array()) innermost = innermost->element;
  return innermost->name + own + element->name.substr(innermost->name.size());
}

std::string method_name(const Method& method) {
  std::string text = fmt::format("{}::{}", method.owner->name, method.name);
  append_arguments(text, method.arguments, 0, method.arguments.size());
  text.push_back('(');
  for (std::size_t i = method.is_static ? 0 : 1; i < method.parameters.size(); ++i) {
    if (text.back() != '(') text += ", ";
    text += method.parameters[i]->name;
  }
  text.push_back(')');
  return text;
}

}  // namespace mmcheck::vm
