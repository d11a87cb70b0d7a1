#include "rewrite/writer.hpp"

#include <fmt/core.h>

namespace mmcheck::rewrite {

namespace {

/// The `bits` bits of a number, highest byte first, below the mark that says how many there are.
void append_marked(Buffer& to, std::uint32_t number, unsigned bits) {
  if (bits == 7) {
    to.push_back(static_cast<std::uint8_t>(number));
  } else if (bits == 14) {
    to.push_back(static_cast<std::uint8_t>(0x80 | number >> 8));
    to.push_back(static_cast<std::uint8_t>(number));
  } else {
    to.push_back(static_cast<std::uint8_t>(0xc0 | number >> 24));
    for (const unsigned shift : {16U, 8U, 0U}) {
      to.push_back(static_cast<std::uint8_t>(number >> shift));
    }
  }
}

}  // namespace

void append(Buffer& to, std::span<const std::uint8_t> bytes) {
  to.insert(to.end(), bytes.begin(), bytes.end());
}

void append_compressed(Buffer& to, std::uint32_t number) {
  if (number > 0x1fffffff) {
    throw base::Error("", fmt::format("{} is too large a number for metadata", number));
  }
  append_marked(to, number, number < 0x80 ? 7 : number < 0x4000 ? 14 : 29);
}

/// The sign goes to the lowest bit, and the number's width is that of its magnitude.
void append_compressed_signed(Buffer& to, std::int32_t number) {
  for (const unsigned bits : {7U, 14U, 29U}) {
    const std::int32_t limit = std::int32_t{1} << (bits - 1);
    if (number < -limit || number >= limit) continue;
    const std::uint32_t mask = (std::uint32_t{1} << bits) - 1;
    const std::uint32_t rotated =
        (static_cast<std::uint32_t>(number) << 1 & mask) | static_cast<std::uint32_t>(number < 0);
    append_marked(to, rotated, bits);
    return;
  }
  throw base::Error("", fmt::format("{} is too large a number for metadata", number));
}

}  // namespace mmcheck::rewrite
