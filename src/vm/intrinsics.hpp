// Methods of the library models that C# cannot express: rows of tables, each with its function in
// the same file (src/vm/intrinsics/). A model declares one as an InternalCall extern.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "vm/value.hpp"

namespace mmcheck::vm {

class Execution;
enum class Outcome : std::uint8_t;

struct Intrinsic {
  std::string_view type;    // "System.String"; generic types with their arity: "System.Span`1"
  std::string_view method;  // unique within its type
  /// `arguments` are the cells of the arguments (`this` first); the result goes to the first ones.
  Outcome (*function)(Execution& execution, const Method& method, Cell* arguments);
};

const Intrinsic* find_intrinsic(std::string_view type, std::string_view method);

}  // namespace mmcheck::vm
