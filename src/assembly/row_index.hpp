// Finding the rows whose cell in a column holds a number, without reading through the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "base/bytes.hpp"

namespace mmcheck::assembly {

/// A column of a table as it lies in the file: two or four bytes in each row.
struct Cells {
  const std::uint8_t* first = nullptr;
  std::uint32_t rows = 0;
  std::uint8_t row_size = 0;
  std::uint8_t offset = 0;  // in the row
  std::uint8_t width = 0;

  /// The number in row 1, 2, …, which the caller knows to be there.
  std::uint32_t operator[](std::uint32_t row) const {
    const std::uint8_t* from = first + std::size_t{row - 1} * row_size;
    return width == 2 ? base::load<std::uint16_t>(from) : base::load<std::uint32_t>(from);
  }
};

/// Rows that have a key in common: consecutive ones, or, where the file does not have its table in
/// order, a part of a list of rows.
class KeyedRows {
 public:
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = std::uint32_t;
    using difference_type = std::ptrdiff_t;
    using pointer = const std::uint32_t*;
    using reference = std::uint32_t;

    Iterator(const std::uint32_t* order, std::uint32_t at) : order_(order), at_(at) {}
    std::uint32_t operator*() const { return order_ == nullptr ? at_ + 1 : order_[at_]; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const std::uint32_t* order_;
    std::uint32_t at_;
  };

  KeyedRows() = default;
  KeyedRows(const std::uint32_t* order, std::uint32_t begin, std::uint32_t end)
      : order_(order), begin_(begin), end_(end) {}

  Iterator begin() const { return {order_, begin_}; }
  Iterator end() const { return {order_, end_}; }
  std::size_t size() const { return end_ - begin_; }
  bool empty() const { return begin_ == end_; }
  std::uint32_t front() const { return *begin(); }
  std::uint32_t operator[](std::size_t at) const {
    return *Iterator(order_, begin_ + static_cast<std::uint32_t>(at));
  }

 private:
  const std::uint32_t* order_ = nullptr;
  std::uint32_t begin_ = 0;  // counted from 0
  std::uint32_t end_ = 0;
};

/// A table of contents for one column: where in the order of their keys the rows with keys from
/// 0, from 2^n, from 2 * 2^n, … start. There are about as many entries as rows, so that a look at
/// the entry and at a few keys replaces a binary search through the whole table.
class RowIndex {
 public:
  RowIndex() = default;
  explicit RowIndex(const Cells& keys);

  /// Whether it is of a table at all, and that has rows.
  bool is_made() const { return !starts_.empty(); }

  /// The rows with this key, in the order of the file. `keys` is what the index was made of.
  KeyedRows find(const Cells& keys, std::uint32_t key) const {
    if (starts_.empty() || key > highest_) return {};
    const std::uint32_t begin = starts_[key >> shift_];
    const std::uint32_t end = starts_[(key >> shift_) + 1];
    return begin == end ? KeyedRows() : find_between(keys, begin, end, key);
  }
  /// How many rows have this key or a lower one.
  std::uint32_t count_up_to(const Cells& keys, std::uint32_t key) const;

 private:
  KeyedRows find_between(const Cells& keys, std::uint32_t begin, std::uint32_t end,
                         std::uint32_t key) const;
  std::uint32_t key_at(const Cells& keys, std::uint32_t at) const {
    return keys[order_.empty() ? at + 1 : order_[at]];
  }
  /// The first of [begin, end) with a key that is higher than `key`, or than `key` - 1.
  template <bool or_equal>
  std::uint32_t search(const Cells& keys, std::uint32_t begin, std::uint32_t end,
                       std::uint32_t key) const;

  std::vector<std::uint32_t> order_;  // rows by key; empty where the file has them so already
  std::vector<std::uint32_t> starts_;
  unsigned shift_ = 0;
  std::uint32_t highest_ = 0;
};

}  // namespace mmcheck::assembly
