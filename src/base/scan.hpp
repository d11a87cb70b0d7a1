// Looking for a byte in a text eight at a time. Names are short, so that a call of memchr would
// take longer than the search itself.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/bytes.hpp"

namespace mmcheck::base {

/// Eight bytes. What asks about each of them answers in its highest bit; of those that it sets the
/// lowest is right, the ones above it may be wrong, for a difference borrows from its neighbour.
/// (Henry S. Warren, Hacker's Delight, 6-1.)
using EightBytes = std::uint64_t;
constexpr EightBytes every_byte = 0x0101010101010101;
constexpr EightBytes highest_bits = every_byte * 0x80;

constexpr EightBytes is_below(EightBytes bytes, std::uint8_t limit) {  // limit: at most 0x80
  return (bytes - every_byte * limit) & ~bytes & highest_bits;
}
constexpr EightBytes is_equal(EightBytes bytes, std::uint8_t byte) {
  return is_below(bytes ^ every_byte * byte, 1);
}

/// The place of the first byte in `text` for which `is_wanted` sets the highest bit; its length if
/// there is none.
template <typename IsWanted>
std::size_t find_byte(std::string_view text, IsWanted is_wanted) {
  std::size_t at = 0;
  for (; at + sizeof(EightBytes) <= text.size(); at += sizeof(EightBytes)) {
    const EightBytes found =
        is_wanted(load<EightBytes>(reinterpret_cast<const std::uint8_t*>(text.data() + at)));
    if (found != 0) return at + static_cast<std::size_t>(std::countr_zero(found)) / 8;
  }
  // The rest, with zeros behind it that may be found as well.
  EightBytes rest = 0;
  const std::size_t left = text.size() - at;
  if (left == 0) return at;
  if (text.size() >= sizeof(EightBytes)) {
    const char* last = text.data() + text.size() - sizeof(EightBytes);
    rest = load<EightBytes>(reinterpret_cast<const std::uint8_t*>(last)) >> 8 * (8 - left);
  } else {
    for (std::size_t i = text.size(); i > 0; --i) {
      rest = rest << 8 | static_cast<unsigned char>(text[i - 1]);
    }
  }
  const EightBytes found = is_wanted(rest);
  const std::size_t place = found == 0 ? 8 : static_cast<std::size_t>(std::countr_zero(found)) / 8;
  return place < left ? at + place : text.size();
}

}  // namespace mmcheck::base
