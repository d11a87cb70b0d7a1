// What the values in blobs are made of: numbers, strings and names of types (ECMA-335 II.23.3), and
// constants (II.22.9), which are nothing else. As C#-like text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "assembly/metadata.hpp"
#include "assembly/signature.hpp"
#include "base/bytes.hpp"

namespace mmcheck::assembly {

/// Whether values of the type are numbers, characters or truth values.
constexpr bool is_number(ElementType kind) {
  return kind >= ElementType::Boolean && kind <= ElementType::R8;
}
/// Reads one of them. Small ones are extended by their sign.
std::uint64_t bits_of(base::Reader& reader, ElementType kind);
/// Appends it as a C# literal.
void append_number(std::string& to, ElementType kind, std::uint64_t bits);

/// II.23.3, SerString. None for a null one.
std::optional<std::string_view> read_string(base::Reader& reader);
/// Appends it as a C# literal, or "null".
void append_string(std::string& to, std::optional<std::string_view> text);

/// "Namespace.Outer+Inner, Assembly, Version=…": the part before the assembly. A comma in brackets
/// or behind a backslash belongs to it.
std::string_view without_assembly(std::string_view name);
bool names_an_assembly(std::string_view name);
/// Appends such a name as C# writes it.
void append_type_name(std::string& to, std::string_view name);

/// A row of Constant.
void append_constant(std::string& to, const Metadata& metadata, std::uint32_t row);

}  // namespace mmcheck::assembly
