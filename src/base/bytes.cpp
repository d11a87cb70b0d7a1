#include "base/bytes.hpp"

namespace mmcheck::base {

std::uint32_t Reader::long_compressed(std::string_view what) {
  const std::uint64_t start = place();
  const std::uint32_t first = u8(what);
  if ((first & 0x40) == 0) return (first & 0x3f) << 8 | u8(what);
  if ((first & 0x20) != 0) malformed(start, what);
  const std::uint32_t second = u8(what);
  const std::uint32_t third = u8(what);
  return (first & 0x1f) << 24 | second << 16 | third << 8 | u8(what);
}

std::int32_t Reader::compressed_signed(std::string_view what) {
  const std::size_t start = at_;
  const std::uint32_t rotated = compressed(what);
  const std::size_t width = at_ - start;
  const int bits = width == 1 ? 7 : width == 2 ? 14 : 29;
  std::uint32_t value = rotated >> 1;
  if ((rotated & 1) != 0) value |= ~0U << (bits - 1);
  return static_cast<std::int32_t>(value);
}

}  // namespace mmcheck::base
