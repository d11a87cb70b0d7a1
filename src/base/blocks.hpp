// A sequence that grows at its end and stays where it is: each block is as large as all before it
// together, so nothing is ever copied, and finding an element takes one look at a short table.
#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "base/large_pages.hpp"

namespace mmcheck::base {

template <typename T>
class Blocks {
 public:
  std::size_t size() const { return size_; }
  const T& operator[](std::size_t index) const {
    const Place place = place_of(index);
    return blocks_[place.block][place.offset];
  }
  T& operator[](std::size_t index) {
    const Place place = place_of(index);
    return blocks_[place.block][place.offset];
  }
  void push_back(const T& value) {
    const Place place = place_of(size_);
    if (place.offset == 0) blocks_[place.block].reserve(size_ + first);
    blocks_[place.block].push_back(value);
    ++size_;
  }

 private:
  static constexpr std::size_t first = 1024;  // elements of the first block
  struct Place {
    std::size_t block;
    std::size_t offset;
  };
  /// Block k begins with element first * (2^k - 1).
  static Place place_of(std::size_t index) {
    const std::size_t before = std::bit_floor(index / first + 1);
    return {static_cast<std::size_t>(std::countr_zero(before)), index + first - first * before};
  }

  std::array<LargeVector<T>, 44> blocks_;
  std::size_t size_ = 0;
};

}  // namespace mmcheck::base
