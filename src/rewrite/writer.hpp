// Bytes that are put together, little-endian: what base::Reader reads.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "base/bytes.hpp"

namespace mmcheck::rewrite {

using Buffer = std::vector<std::uint8_t>;

template <typename Number>
requires std::is_arithmetic_v<Number>
void append(Buffer& to, Number number) {
  const std::size_t at = to.size();
  to.resize(at + sizeof number);
  std::memcpy(to.data() + at, &number, sizeof number);
}
void append(Buffer& to, std::span<const std::uint8_t> bytes);
inline std::span<const std::uint8_t> span_of(base::Bytes bytes) {
  return {bytes.data(), bytes.size()};
}

/// For maps; std::less makes g++ 12 warn of lengths that cannot be.
struct BufferLess {
  bool operator()(const Buffer& left, const Buffer& right) const {
    return base::Bytes(left, 0).text() < base::Bytes(right, 0).text();
  }
};

/// Zeros up to the next multiple of `boundary`.
inline void align(Buffer& to, std::size_t boundary) {
  to.resize((to.size() + boundary - 1) / boundary * boundary);
}

/// Overwrites a number that the caller knows to be there.
template <typename Number>
void store(Buffer& in, std::size_t at, Number number) {
  std::memcpy(in.data() + at, &number, sizeof number);
}

/// ECMA-335 II.23.2. Numbers above the highest that the encoding has are an Error.
void append_compressed(Buffer& to, std::uint32_t number);
void append_compressed_signed(Buffer& to, std::int32_t number);

}  // namespace mmcheck::rewrite
