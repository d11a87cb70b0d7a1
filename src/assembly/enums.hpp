// The enums that an assembly defines, as the values of attributes need them: what they are made of,
// which field has a value, and by their full names.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "assembly/assembly.hpp"

namespace mmcheck::assembly {

class Enums {
 public:
  explicit Enums(const Assembly& assembly) : assembly_(assembly), metadata_(assembly.metadata()) {}

  struct Enum {
    ElementType underlying;
    /// By value: which field has it. The first of several.
    std::unordered_map<std::uint64_t, std::uint32_t> fields;
  };
  /// Of a TypeDef that is an enum.
  const Enum& of(std::uint32_t type);
  /// The enum with a full name, as blobs write it: "Namespace.Outer+Inner"; 0 for none.
  std::uint32_t find(std::string_view full_name);

 private:
  const Assembly& assembly_;
  const Metadata& metadata_;
  std::unordered_map<std::uint32_t, Enum> enums_;
  std::optional<std::unordered_map<std::string, std::uint32_t>> enums_by_name_;
};

}  // namespace mmcheck::assembly
