// Any text as an invariant: refused, or a condition that has a value in every state.
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.hpp"
#include "invariant/expression.hpp"

namespace {

using namespace mmcheck::invariant;  // NOLINT(google-build-using-namespace)

/// The last letter of a field's name says of which type it is.
std::variant<Type, std::string> type_of(const FieldName& name) {
  if (name.field.empty() || name.field.back() == '0') return "there is no such field";
  return static_cast<Type>(static_cast<unsigned char>(name.field.back()) % 4);
}

Value value_of(Type type, unsigned round) {
  constexpr std::array integers = {std::int64_t{0}, std::int64_t{-1},
                                   std::numeric_limits<std::int64_t>::min(),
                                   std::numeric_limits<std::int64_t>::max()};
  constexpr std::array reals = {0.0, -1.5, std::numeric_limits<double>::infinity(),
                                std::numeric_limits<double>::quiet_NaN()};
  switch (type) {
    case Type::Bool:
      return round % 2 == 0;
    case Type::Integer:
      return integers[round % 4];
    case Type::Real:
      return reals[round % 4];
    case Type::Reference:
      break;
  }
  return Reference{round % 2 == 0};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    Expression expression = Expression::parse({reinterpret_cast<const char*>(data), size});
    expression.resolve(type_of);
    for (unsigned round = 0; round < 4; ++round) {
      expression.evaluate(expression.names_end() && round % 2 == 0, [&](std::size_t index) {
        return value_of(std::get<Type>(type_of(expression.fields()[index])),
                        round + static_cast<unsigned>(index));
      });
    }
  } catch (const mmcheck::base::Error&) {
    // An answer like any other.
  }
  return 0;
}
