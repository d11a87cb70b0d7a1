// Intrinsics for numbers: to and from digits, System.Math, bits.
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

#include "base/unicode.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

/// Longer than any double in fixed notation with as many decimals as .NET lets one ask for.
constexpr int most_decimals = 999'999'999;

template <typename... How>
Outcome give_digits(Execution& execution, Cell* to, How... how) {
  std::string digits(64, '\0');
  while (true) {
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), how...);
    if (error == std::errc()) {
      return give_string(execution, to,
                         {digits.data(), static_cast<std::size_t>(end - digits.data())});
    }
    if (digits.size() > execution.machine().limits().array_bytes / 2) {
      return execution.raise("OutOfMemory");
    }
    digits.resize(digits.size() * 4);
  }
}

Outcome int64_to_string(Execution& execution, const Method&, Cell* arguments) {
  return give_digits(execution, arguments, to_i8(arguments[0]));
}

Outcome uint64_to_string(Execution& execution, const Method&, Cell* arguments) {
  return give_digits(execution, arguments, arguments[0]);
}

Outcome shortest_digits(Execution& execution, const Method&, Cell* arguments) {
  const double value = to_r8(arguments[0]);
  if (to_i4(arguments[1]) != 0) {
    return give_digits(execution, arguments, static_cast<float>(value),
                       std::chars_format::scientific);
  }
  return give_digits(execution, arguments, value, std::chars_format::scientific);
}

Outcome scientific_digits(Execution& execution, const Method&, Cell* arguments) {
  return give_digits(execution, arguments, to_r8(arguments[0]), std::chars_format::scientific,
                     to_i4(arguments[1]) - 1);
}

Outcome fixed_digits(Execution& execution, const Method&, Cell* arguments) {
  return give_digits(execution, arguments, to_r8(arguments[0]), std::chars_format::fixed,
                     std::min(to_i4(arguments[1]), most_decimals));
}

template <typename Real>
Real read_real(Execution& execution, Cell string) {
  const std::string digits =
      base::to_utf8(execution.machine().text(execution.state(), to_u4(string)));
  Real value = 0;
  const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (result.ec != std::errc::result_out_of_range) return value;
  // from_chars does not say on which side: a negative exponent is too small, any other too large.
  const bool too_small = digits.find("e-") != std::string::npos;
  return too_small ? Real{0} : std::numeric_limits<Real>::infinity();
}

Outcome read_double(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = from_r8(read_real<double>(execution, arguments[0]));
  return Outcome::Done;
}

Outcome read_single(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = from_r4(read_real<float>(execution, arguments[0]));
  return Outcome::Done;
}

template <double (*function)(double)>
Outcome unary(Execution&, const Method&, Cell* arguments) {
  arguments[0] = from_r8(function(to_r8(arguments[0])));
  return Outcome::Done;
}

template <double (*function)(double, double)>
Outcome binary(Execution&, const Method&, Cell* arguments) {
  arguments[0] = from_r8(function(to_r8(arguments[0]), to_r8(arguments[1])));
  return Outcome::Done;
}

Outcome fused_multiply_add(Execution&, const Method&, Cell* arguments) {
  arguments[0] = from_r8(std::fma(to_r8(arguments[0]), to_r8(arguments[1]), to_r8(arguments[2])));
  return Outcome::Done;
}

/// A float and an integer of its size are the same cell.
Outcome same_bits(Execution&, const Method&, Cell*) { return Outcome::Done; }

constexpr std::string_view bits = "System.BitConverter";
constexpr std::string_view number = "System.Number";
constexpr std::string_view math = "System.Math";

constexpr Intrinsic table[] = {
    {number, "Int64ToString", int64_to_string},
    {number, "UInt64ToString", uint64_to_string},
    {number, "ShortestDigits", shortest_digits},
    {number, "ScientificDigits", scientific_digits},
    {number, "FixedDigits", fixed_digits},
    {number, "ReadDouble", read_double},
    {number, "ReadSingle", read_single},
    {math, "Acos", unary<std::acos>, Role::Pure},
    {math, "Acosh", unary<std::acosh>, Role::Pure},
    {math, "Asin", unary<std::asin>, Role::Pure},
    {math, "Asinh", unary<std::asinh>, Role::Pure},
    {math, "Atan", unary<std::atan>, Role::Pure},
    {math, "Atanh", unary<std::atanh>, Role::Pure},
    {math, "Cbrt", unary<std::cbrt>, Role::Pure},
    {math, "CeilingOf", unary<std::ceil>, Role::Pure},
    {math, "Cos", unary<std::cos>, Role::Pure},
    {math, "Cosh", unary<std::cosh>, Role::Pure},
    {math, "Exp", unary<std::exp>, Role::Pure},
    {math, "FloorOf", unary<std::floor>, Role::Pure},
    {math, "Log10", unary<std::log10>, Role::Pure},
    {math, "Log2", unary<std::log2>, Role::Pure},
    {math, "NaturalLog", unary<std::log>, Role::Pure},
    {math, "RoundToEven", unary<std::nearbyint>, Role::Pure},
    {math, "Sin", unary<std::sin>, Role::Pure},
    {math, "Sinh", unary<std::sinh>, Role::Pure},
    {math, "Sqrt", unary<std::sqrt>, Role::Pure},
    {math, "Tan", unary<std::tan>, Role::Pure},
    {math, "Tanh", unary<std::tanh>, Role::Pure},
    {math, "Atan2", binary<std::atan2>, Role::Pure},
    {math, "IEEERemainder", binary<std::remainder>, Role::Pure},
    {math, "Pow", binary<std::pow>, Role::Pure},
    {math, "FusedMultiplyAdd", fused_multiply_add, Role::Pure},
    {bits, "DoubleToInt64Bits", same_bits, Role::Pure},
    {bits, "Int64BitsToDouble", same_bits, Role::Pure},
    {bits, "SingleToInt32Bits", same_bits, Role::Pure},
    {bits, "Int32BitsToSingle", same_bits, Role::Pure},
};

}  // namespace

std::span<const Intrinsic> number_intrinsics() { return table; }

}  // namespace mmcheck::vm
