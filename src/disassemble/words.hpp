// Flags of metadata rows (ECMA-335 II.23.1) as words: C#'s where it has one, the standard's
// otherwise.
#pragma once

#include <cstdint>
#include <string>

namespace mmcheck::disassemble {

/// What C# calls a type.
enum class TypeForm : std::uint8_t { Class, Struct, Enum, Interface };

/// Each appends words with a space behind each: those that stand before a declaration in C#.
void append_type_modifiers(std::string& to, std::uint32_t flags, TypeForm form);
void append_field_modifiers(std::string& to, std::uint32_t flags);
void append_method_modifiers(std::string& to, std::uint32_t flags);

/// Each appends the rest of the flags, separated by commas; nothing where there are none.
void append_type_flags(std::string& to, std::uint32_t flags, TypeForm form);
void append_field_flags(std::string& to, std::uint32_t flags);
void append_method_flags(std::string& to, std::uint32_t flags);
void append_implementation_flags(std::string& to, std::uint32_t flags);
void append_parameter_flags(std::string& to, std::uint32_t flags);
void append_pinvoke_flags(std::string& to, std::uint32_t flags);
void append_assembly_flags(std::string& to, std::uint32_t flags);
/// For flags of properties and events.
void append_member_flags(std::string& to, std::uint32_t flags);

}  // namespace mmcheck::disassemble
