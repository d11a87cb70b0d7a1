#include "vm/program/reflection_names.hpp"

namespace mmcheck::vm {
namespace {

/// "Namespace.Outer+Inner`1": metadata has a slash between nested types.
std::string definition_name(const Type& type) {
  std::string name = full_name(*type.definition.module, type.definition.row);
  for (char& c : name) {
    if (c == '/') c = '+';
  }
  return name;
}

}  // namespace

std::string reflection_name(const Type& type) {
  switch (type.kind) {
    case Type::Kind::Vector:
      return reflection_name(*type.element) + "[]";
    case Type::Kind::Array:
      return reflection_name(*type.element) + "[" + std::string(type.rank - 1, ',') + "]";
    case Type::Kind::Pointer:
      return reflection_name(*type.element) + "*";
    case Type::Kind::ByRef:
      return reflection_name(*type.element) + "&";
    case Type::Kind::Class:
    case Type::Kind::Interface:
    case Type::Kind::ValueType:
      break;
    case Type::Kind::FunctionPointer:
    case Type::Kind::Parameter:
    case Type::Kind::Block:
      return type.name;
  }
  std::string name = definition_name(type);
  if (type.arguments.empty()) return name;
  name += '[';
  for (std::size_t i = 0; i < type.arguments.size(); ++i) {
    if (i != 0) name += ',';
    name += reflection_name(*type.arguments[i]);
  }
  return name + ']';
}

std::string qualified_name(const Method& method) { return method.owner->name + "::" + method.name; }

}  // namespace mmcheck::vm
