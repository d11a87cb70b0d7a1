// Custom attributes (ECMA-335 II.22.10) and permission sets (II.22.11), which are lists of them, as
// C#-like text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "assembly/enums.hpp"
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
  /// A row of DeclSecurity.
  void append_permissions(std::string& to, std::uint32_t row);

  /// The first string among the fixed arguments of an attribute, as a literal without its quotes.
  std::string first_string(std::uint32_t row);
  /// The full name of the attribute's type.
  std::string_view type_name(std::uint32_t row);

 private:
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
  Enums enums_;
  /// For signatures of constructors, which leave no trace in the output by which a file could be
  /// held to account.
  base::Budget signatures_;
  /// By token. Long ones are not kept, for their trees are many times their size.
  std::unordered_map<std::uint32_t, Constructor> constructors_;
  Constructor long_constructor_;
};

}  // namespace mmcheck::assembly
