// What names are made of: identifiers, generic parameters, shapes of arrays, words of C#.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "assembly/metadata.hpp"
#include "assembly/signature.hpp"

namespace mmcheck::assembly {

/// C#'s word for a type that signatures have a code for; empty for all others. Inline, for it is
/// asked for most of what a signature has.
inline std::string_view keyword(ElementType kind) {
  switch (kind) {
    case ElementType::Void:
      return "void";
    case ElementType::Boolean:
      return "bool";
    case ElementType::Char:
      return "char";
    case ElementType::I1:
      return "sbyte";
    case ElementType::U1:
      return "byte";
    case ElementType::I2:
      return "short";
    case ElementType::U2:
      return "ushort";
    case ElementType::I4:
      return "int";
    case ElementType::U4:
      return "uint";
    case ElementType::I8:
      return "long";
    case ElementType::U8:
      return "ulong";
    case ElementType::R4:
      return "float";
    case ElementType::R8:
      return "double";
    case ElementType::String:
      return "string";
    case ElementType::TypedByRef:
      return "System.TypedReference";
    case ElementType::I:
      return "nint";
    case ElementType::U:
      return "nuint";
    case ElementType::Object:
      return "object";
    default:
      return {};
  }
}

/// "List`1" is List with one parameter of its own.
struct Stripped {
  std::string_view name;
  std::uint32_t arity = 0;
};

Stripped strip_arity(std::string_view name);

void append_identifier(std::string& to, std::string_view name);

/// A generic parameter by its name, or by its number where the file has none for it.
void append_parameter(std::string& to, const Metadata& metadata, const KeyedRows& parameters,
                      std::uint32_t number, std::string_view prefix);

/// "<,>": so many parameters whose names are not known.
void append_arity(std::string& to, std::uint32_t arity);

void append_in_angle_brackets(std::string& to, std::span<const std::string> parts);

/// "[,]", "[*]", "[0..2,]".
void append_shape(std::string& to, const ArrayShape& shape);

std::string_view call_kind_words(MethodSignature::CallKind kind);

}  // namespace mmcheck::assembly
