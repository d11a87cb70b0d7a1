#include "suite/arguments.hpp"

#include <fmt/core.h>

#include <bit>
#include <cmath>
#include <limits>
#include <optional>

#include "assembly/blob_values.hpp"
#include "vm/state/value.hpp"

namespace mmcheck::suite {
namespace {

using assembly::ElementType;
using vm::Primitive;
using vm::Type;
using Constant = vm::Entry::Constant;
using Form = Constant::Form;

[[noreturn]] void refuse(const Type* parameter, const Value& value) {
  throw vm::Unresolved(
      fmt::format("a parameter of {} is given {}", parameter->name, text_of(value)));
}

bool is_real(ElementType kind) { return kind == ElementType::R4 || kind == ElementType::R8; }

double real_of(const Value& value) {
  if (value.element == ElementType::R8) return std::bit_cast<double>(value.bits);
  if (value.element == ElementType::R4) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(value.bits));
  }
  if (value.element == ElementType::U8) return static_cast<double>(value.bits);
  return static_cast<double>(static_cast<std::int64_t>(value.bits));
}

/// What the bits of an integer are as one of so many bytes; none if that is another number.
template <typename Number>
std::optional<std::uint64_t> as(const Value& value) {
  const bool is_huge = value.element == ElementType::U8 && (value.bits >> 63) != 0;
  const auto number = static_cast<std::int64_t>(value.bits);
  if constexpr (std::is_same_v<Number, std::uint64_t>) {
    if (!is_huge && number < 0) return std::nullopt;
    return value.bits;
  } else {
    constexpr std::int64_t least = std::numeric_limits<Number>::min();
    constexpr std::int64_t most = std::numeric_limits<Number>::max();
    if (is_huge || number < least || number > most) return std::nullopt;
    return value.bits;
  }
}

std::optional<std::uint64_t> as_integer(Primitive primitive, const Value& value) {
  switch (primitive) {
    case Primitive::I1:
      return as<std::int8_t>(value);
    case Primitive::U1:
      return as<std::uint8_t>(value);
    case Primitive::I2:
      return as<std::int16_t>(value);
    case Primitive::U2:
      return as<std::uint16_t>(value);
    case Primitive::I4:
      return as<std::int32_t>(value);
    case Primitive::U4:
      return as<std::uint32_t>(value);
    case Primitive::I8:
      return as<std::int64_t>(value);
    case Primitive::U8:
      return as<std::uint64_t>(value);
    default:
      return std::nullopt;
  }
}

/// As a cell has it: an i4 is kept zero-extended.
std::optional<std::uint64_t> bits_as(const Type* parameter, const Value& value) {
  const Primitive primitive = parameter->primitive;
  if (primitive == Primitive::R8) return std::bit_cast<std::uint64_t>(real_of(value));
  if (primitive == Primitive::R4) {
    const auto narrow = static_cast<float>(real_of(value));
    if (static_cast<double>(narrow) != real_of(value) && !std::isnan(narrow)) return std::nullopt;
    return std::bit_cast<std::uint32_t>(narrow);
  }
  if (is_real(value.element)) return std::nullopt;
  const auto bits = as_integer(primitive, value);
  if (!bits || parameter->stack_kind == vm::StackKind::I8) return bits;
  return *bits & std::numeric_limits<std::uint32_t>::max();
}

/// Truth values and characters are no numbers to C#.
bool is_alike(const Type* parameter, const Value& value) {
  const auto is_special = [](std::string_view name) { return name == "bool" || name == "char"; };
  const bool is_number =
      value.element != ElementType::Boolean && value.element != ElementType::Char;
  if (is_number) return !is_special(parameter->name);
  return parameter->name == (value.element == ElementType::Boolean ? "bool" : "char");
}

Constant constant_of_number(vm::TypeSystem& types, const Type* parameter, const Value& value) {
  if (parameter->is_nullable) {
    return {
        parameter, Form::Nullable, 0, {}, {constant_for(types, parameter->arguments[0], value)}};
  }
  if (parameter->is_reference()) {
    const Type* own = value.of_enum != nullptr ? value.of_enum : types.primitive(value.element);
    if (!types.is_assignable(own, parameter)) refuse(parameter, value);
    return {parameter, Form::Box, 0, {}, {constant_for(types, own, value)}};
  }
  const bool is_fit = parameter->is_enum || is_alike(parameter, value);
  const auto bits = is_fit ? bits_as(parameter, value) : std::nullopt;
  if (!bits) refuse(parameter, value);
  return {parameter, Form::Bits, *bits};
}

Constant constant_of_array(vm::TypeSystem& types, const Type* parameter, const Value& value) {
  if (parameter->kind != Type::Kind::Vector) refuse(parameter, value);
  Constant all{parameter, Form::Vector};
  for (const Value& item : value.items) {
    if (item.kind == Value::Kind::TypeName) refuse(parameter, value);
    all.items.push_back(constant_for(types, parameter->element, item));
  }
  return all;
}

Constant constant_of_type(vm::TypeSystem& types, const Type* parameter, const Value& value) {
  const auto found = find_by_name(types.program(), value.text);
  const bool is_generic = value.text.find('`') != std::string::npos;
  if (!found || is_generic) refuse(parameter, value);
  const Type* type = types.instantiate(*found, {});
  if (!types.is_assignable(types.model("System.RuntimeType"), parameter)) refuse(parameter, value);
  return {parameter, Form::TypeObject, 0, {}, {}, type};
}

}  // namespace

Constant constant_for(vm::TypeSystem& types, const Type* parameter, const Value& value) {
  switch (value.kind) {
    case Value::Kind::Null:
      if (!parameter->is_reference() && !parameter->is_nullable) refuse(parameter, value);
      return {parameter, Form::Null};
    case Value::Kind::Number:
      return constant_of_number(types, parameter, value);
    case Value::Kind::Text:
      if (!parameter->is_reference() ||
          !types.is_assignable(types.primitive(ElementType::String), parameter)) {
        refuse(parameter, value);
      }
      return {parameter, Form::Text, 0, value.text};
    case Value::Kind::TypeName:
      return constant_of_type(types, parameter, value);
    case Value::Kind::Array:
      return constant_of_array(types, parameter, value);
  }
  return {parameter, Form::Null};
}

}  // namespace mmcheck::suite
