#include "rewrite/signature_writer.hpp"

#include "base/error.hpp"

namespace mmcheck::rewrite {

using assembly::ElementType;
using assembly::Kind;
using assembly::MethodSignature;
using assembly::Token;
using assembly::Type;

namespace {

using Types = std::vector<Type>;

constexpr std::size_t largest = std::size_t{1} << 24;

void append_kind(Buffer& to, ElementType kind) { to.push_back(static_cast<std::uint8_t>(kind)); }

void append_shape(Buffer& to, const assembly::ArrayShape& shape) {
  append_compressed(to, shape.rank);
  append_compressed(to, static_cast<std::uint32_t>(shape.sizes.size()));
  for (const std::uint32_t size : shape.sizes) append_compressed(to, size);
  append_compressed(to, static_cast<std::uint32_t>(shape.lower_bounds.size()));
  for (const std::int32_t bound : shape.lower_bounds) append_compressed_signed(to, bound);
}

const Type& argument_for(const Type& parameter, const Types& arguments) {
  if (parameter.number >= arguments.size()) {
    throw base::Error("", "a signature with a generic parameter that its type does not have");
  }
  return arguments[parameter.number];
}

/// What follows the kind.
void append_rest(Buffer& to, const Type& type, const Types* arguments) {
  switch (type.kind) {
    case ElementType::Class:
    case ElementType::ValueType:
      append_type_token(to, type.token);
      return;
    case ElementType::Var:
    case ElementType::MVar:
      append_compressed(to, type.number);
      return;
    case ElementType::GenericInst:
      append_kind(to, type.is_value_type ? ElementType::ValueType : ElementType::Class);
      append_type_token(to, type.token);
      append_compressed(to, static_cast<std::uint32_t>(type.arguments.size()));
      break;
    case ElementType::FnPtr:
      append_method(to, *type.function, arguments);
      return;
    default:
      break;
  }
  for (const Type& argument : type.arguments) append_type(to, argument, arguments);
  if (type.kind == ElementType::Array) append_shape(to, *type.shape);
}

}  // namespace

void append_type_token(Buffer& to, Token token) {
  append_compressed(to, encode_index(Kind::TypeDefOrRef, token.table(), token.row()));
}

void append_type(Buffer& to, const Type& type, const Types* type_arguments) {
  // Arguments can take the places of many parameters.
  if (to.size() > largest) throw base::Error("", "a signature that is larger than 16 MiB");
  for (const assembly::CustomModifier& modifier : type.modifiers) {
    append_kind(to, modifier.required ? ElementType::CModReqd : ElementType::CModOpt);
    append_type_token(to, modifier.type);
  }
  if (type.kind == ElementType::Var && type_arguments != nullptr) {
    append_type(to, argument_for(type, *type_arguments));
    return;
  }
  append_kind(to, type.kind);
  append_rest(to, type, type_arguments);
}

void append_method(Buffer& to, const MethodSignature& signature, const Types* type_arguments) {
  constexpr unsigned generic = 0x10;
  constexpr unsigned has_this = 0x20;
  constexpr unsigned explicit_this = 0x40;
  unsigned head = static_cast<unsigned>(signature.call_kind);
  if (signature.generic_parameters != 0) head |= generic;
  if (signature.has_this) head |= has_this;
  if (signature.explicit_this) head |= explicit_this;
  to.push_back(static_cast<std::uint8_t>(head));
  if (signature.generic_parameters != 0) append_compressed(to, signature.generic_parameters);
  append_compressed(to, static_cast<std::uint32_t>(signature.parameters.size()));
  append_type(to, signature.return_type, type_arguments);
  for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
    if (signature.sentinel == i) append_kind(to, ElementType::Sentinel);
    append_type(to, signature.parameters[i], type_arguments);
  }
}

Buffer encode_kind(ElementType kind) { return {static_cast<std::uint8_t>(kind)}; }

}  // namespace mmcheck::rewrite
