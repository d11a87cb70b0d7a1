// Conversions of numbers whose result C++ leaves open: from floating-point numbers, and those that
// raise an exception where the result would be another number.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "vm/state/value.hpp"

namespace mmcheck::vm {

/// Whether a whole number is one of the integers.
template <typename Integer>
constexpr bool fits(double truncated) {
  // The first number beyond a 64-bit integer's highest is exact in a double; its highest is not.
  const double low = static_cast<double>(std::numeric_limits<Integer>::min());
  const double beyond = std::ldexp(1.0, std::numeric_limits<Integer>::digits);
  return truncated >= low && truncated < beyond;
}

/// What .NET gives where ECMA-335 III.3.27 leaves it open: the nearest number there is, 0 for NaN.
template <typename Integer>
Integer saturate(double value) {
  if (std::isnan(value)) return 0;
  const double truncated = std::trunc(value);
  if (fits<Integer>(truncated)) return static_cast<Integer>(truncated);
  return value < 0 ? std::numeric_limits<Integer>::min() : std::numeric_limits<Integer>::max();
}

/// The cell of an integer: what is narrower than 32 bits is an i4.
template <typename Integer>
Cell cell_of(Integer value) {
  if constexpr (sizeof(Integer) == 8) {
    return static_cast<Cell>(value);
  } else {
    return from_i4(static_cast<std::int32_t>(value));
  }
}

/// False, and nothing done, where the integer would not be the number (III.3.18).
template <typename Integer, typename From>
bool convert_checked(From from, Cell& to) {
  if constexpr (std::is_floating_point_v<From>) {
    const double truncated = std::trunc(from);
    if (!fits<Integer>(truncated)) return false;  // NaN neither
    to = cell_of(static_cast<Integer>(truncated));
  } else {
    if (!std::in_range<Integer>(from)) return false;
    to = cell_of(static_cast<Integer>(from));
  }
  return true;
}

}  // namespace mmcheck::vm
