// Bytes that came from a file and are hostile until read: a window that knows its place in the
// file, and a cursor over it whose every step is checked.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "base/error.hpp"

namespace mmcheck::base {

static_assert(std::endian::native == std::endian::little, "files are read as they lie in memory");

/// A window into a file's bytes. Does not own them.
class Bytes {
 public:
  Bytes() = default;
  Bytes(std::span<const std::uint8_t> data, std::uint64_t place) : data_(data), place_(place) {}

  std::size_t size() const { return data_.size(); }
  bool empty() const { return data_.empty(); }
  const std::uint8_t* data() const { return data_.data(); }
  std::uint8_t operator[](std::size_t at) const { return data_[at]; }

  /// Where the byte at `at` stands in its file, for messages.
  std::uint64_t place(std::size_t at = 0) const { return place_ + at; }

  /// The `length` bytes from `at`; an Error that names `what` if they are not all there.
  Bytes slice(std::size_t at, std::size_t length, std::string_view what) const {
    if (at > size() || length > size() - at) malformed(place(at), what);
    return {data_.subspan(at, length), place(at)};
  }

  /// Everything from `at` on.
  Bytes from(std::size_t at, std::string_view what) const {
    if (at > size()) malformed(place(at), what);
    return {data_.subspan(at), place(at)};
  }

  std::string_view text() const {
    return {reinterpret_cast<const char*>(data_.data()), data_.size()};
  }

 private:
  std::span<const std::uint8_t> data_;
  std::uint64_t place_ = 0;
};

/// Reads a little-endian number that the caller knows to be there.
template <typename Number>
Number load(const std::uint8_t* from) {
  Number value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

/// A cursor. Each read names what it is after, so that the Error can say it.
class Reader {
 public:
  explicit Reader(Bytes bytes) : bytes_(bytes) {}

  std::size_t at() const { return at_; }
  std::size_t left() const { return bytes_.size() - at_; }
  bool done() const { return left() == 0; }
  std::uint64_t place() const { return bytes_.place(at_); }

  void seek(std::size_t at, std::string_view what) {
    if (at > bytes_.size()) malformed(bytes_.place(at), what);
    at_ = at;
  }
  void skip(std::size_t count, std::string_view what) { take(count, what); }
  /// Moves on to the next multiple of `boundary`, counted from the window's start.
  void align(std::size_t boundary, std::string_view what) {
    skip((boundary - at_ % boundary) % boundary, what);
  }

  Bytes take(std::size_t count, std::string_view what) {
    Bytes taken = bytes_.slice(at_, count, what);
    at_ += count;
    return taken;
  }

  template <typename Number>
  Number number(std::string_view what) {
    if (sizeof(Number) > left()) malformed(place(), what);
    Number value = load<Number>(bytes_.data() + at_);
    at_ += sizeof(Number);
    return value;
  }
  std::uint8_t u8(std::string_view what) { return number<std::uint8_t>(what); }
  std::uint16_t u16(std::string_view what) { return number<std::uint16_t>(what); }
  std::uint32_t u32(std::string_view what) { return number<std::uint32_t>(what); }
  std::uint64_t u64(std::string_view what) { return number<std::uint64_t>(what); }
  std::int32_t i32(std::string_view what) { return number<std::int32_t>(what); }

  /// The next byte, without moving.
  std::uint8_t peek(std::string_view what) const {
    if (done()) malformed(place(), what);
    return bytes_[at_];
  }

  /// ECMA-335 II.23.2: an unsigned number in one, two or four bytes. Nearly all are below 0x80.
  std::uint32_t compressed(std::string_view what) {
    if (at_ < bytes_.size() && bytes_[at_] < 0x80) return bytes_[at_++];
    return long_compressed(what);
  }
  /// ECMA-335 II.23.2: the same for a signed one, rotated so that the sign is the lowest bit.
  std::int32_t compressed_signed(std::string_view what);

 private:
  std::uint32_t long_compressed(std::string_view what);

  Bytes bytes_;
  std::size_t at_ = 0;
};

}  // namespace mmcheck::base
