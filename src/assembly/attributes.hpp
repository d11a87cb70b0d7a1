// Values that stand in blobs of their own: custom attributes (ECMA-335 II.23.3), constants
// (II.22.9), marshalling descriptors (II.23.4) and permission sets (II.22.11), as C#-like text.
//
// They are printed while they are read: a tree of a large attribute would be many times its size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "assembly/names.hpp"
#include "base/budget.hpp"

namespace mmcheck::assembly {

class Attributes {
 public:
  Attributes(const Assembly& assembly, Names& names);

  /// "System.Obsolete("why", IsError = true)": a row of CustomAttribute. How many bytes an enum
  /// takes is known only where it is defined. One of another assembly is taken to be an int; where
  /// the value does not end when that is so, its bytes are shown instead.
  void append(std::string& to, std::uint32_t row);
  /// A row of Constant.
  void append_constant(std::string& to, std::uint32_t row) const;
  /// A row of FieldMarshal, as in "LPStr", "ByValArray(16, U1)".
  void append_marshal(std::string& to, std::uint32_t row) const;
  /// A row of DeclSecurity.
  void append_permissions(std::string& to, std::uint32_t row);

  /// The first string among the fixed arguments of an attribute, as a literal without its quotes.
  std::string first_string(std::uint32_t row);
  /// The full name of the attribute's type.
  std::string_view type_name(std::uint32_t row);

 private:
  class ValueReader;

  struct Enum {
    ElementType underlying;
    /// By value: which field has it. The first of several.
    std::unordered_map<std::uint64_t, std::uint32_t> fields;
  };
  /// Of a TypeDef that is an enum.
  const Enum& enum_of(std::uint32_t type);
  /// The TypeDef with a full name, as blobs write it: "Namespace.Outer+Inner"; 0 for none.
  std::uint32_t find_type(std::string_view full_name);
  /// What the constructor of an attribute takes.
  struct Constructor {
    std::size_t bytes = 0;  // in the file
    MethodSignature signature;
    std::vector<Type> type_arguments;  // of a generic attribute
  };
  Constructor read_constructor(Token token);
  const Constructor& constructor_of(Token token);
  void append_arguments(std::string& to, std::uint32_t row);

  const Assembly& assembly_;
  const Metadata& metadata_;
  Names& names_;
  /// For signatures of constructors, which leave no trace in the output by which a file could be
  /// held to account.
  base::Budget signatures_;
  /// By token. Long ones are not kept, for their trees are many times their size.
  std::unordered_map<std::uint32_t, Constructor> constructors_;
  Constructor long_constructor_;
  std::unordered_map<std::uint32_t, Enum> enums_;
  /// Enums only: nothing else has to be found by its name.
  std::optional<std::unordered_map<std::string, std::uint32_t>> enums_by_name_;
};

/// Whether a TypeDef derives directly from this type of the class library.
bool extends(const Metadata& metadata, std::uint32_t type, std::string_view space,
             std::string_view name);

}  // namespace mmcheck::assembly
