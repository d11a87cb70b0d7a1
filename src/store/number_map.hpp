// From pairs of numbers to numbers: open addressing, nothing is ever removed.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "base/large_pages.hpp"

namespace mmcheck::store {

class NumberMap {
 public:
  NumberMap() : table_(1024) {}

  /// 0 if there is none. `first` is not 0.
  std::uint32_t find(std::uint32_t first, std::uint32_t second) const {
    return table_[place_of(std::uint64_t{first} << 32 | second)].value;
  }
  void insert(std::uint32_t first, std::uint32_t second, std::uint32_t value) {
    const std::uint64_t key = std::uint64_t{first} << 32 | second;
    table_[place_of(key)] = {key, value};
    if (++size_ * 2 >= table_.size()) grow();
  }
  /// Whether another one makes it grow.
  bool is_full() const { return (size_ + 1) * 2 >= table_.size(); }
  /// Forgets all, and keeps the memory.
  void clear() {
    std::ranges::fill(table_, Entry{});
    size_ = 0;
  }
  std::uint64_t bytes() const { return table_.capacity() * sizeof(Entry); }

 private:
  struct Entry {
    std::uint64_t key = 0;  // 0: free
    std::uint32_t value = 0;
  };

  std::size_t place_of(std::uint64_t key) const {
    const std::uint64_t hash = key * 0x9e3779b97f4a7c15U;  // whose upper half depends on all of it
    std::size_t at = (hash ^ hash >> 32) & (table_.size() - 1);
    while (table_[at].key != 0 && table_[at].key != key) at = (at + 1) & (table_.size() - 1);
    return at;
  }
  void grow() {
    base::LargeVector<Entry> old(table_.size() * 2);
    std::swap(old, table_);
    for (const Entry& entry : old) {
      if (entry.key != 0) table_[place_of(entry.key)] = entry;
    }
  }

  base::LargeVector<Entry> table_;
  std::size_t size_ = 0;
};

}  // namespace mmcheck::store
