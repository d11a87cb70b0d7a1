// What stands between the brackets of an attribute (ECMA-335 II.23.3), as data.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "suite/lineage.hpp"
#include "vm/program/types.hpp"

namespace mmcheck::suite {

struct Value {
  enum class Kind : std::uint8_t { Null, Number, Text, TypeName, Array };
  Kind kind = Kind::Null;
  assembly::ElementType element = assembly::ElementType::End;  // of a Number, also one of an enum
  const vm::Type* of_enum = nullptr;
  std::uint64_t bits = 0;
  std::string text;          // of a Text; of a TypeName: as the file spells it
  std::vector<Value> items;  // of an Array
  /// The parameter that it was given for is an object[].
  bool is_list_of_objects = false;
};

struct AttributeValues {
  std::vector<Value> arguments;
  std::map<std::string, Value> named;

  /// What was given as `Name = …`.
  const Value* find(const std::string& name) const;
};

/// Throws base::Error for what is malformed, and vm::Unresolved where an enum is not known: then
/// nobody can tell how many bytes its values take.
AttributeValues read_values(vm::TypeSystem& types, const AttributeUse& use);

/// A type by the name that attributes have for it: "Namespace.Outer+Inner, Assembly". None if no
/// assembly that was loaded has it.
std::optional<vm::TypeDefinition> find_by_name(const vm::Program& program, std::string_view name);

/// "\"a\"", "-1", "Colour.Red" as its number …
std::string text_of(const Value& value);

}  // namespace mmcheck::suite
