#include "assembly/row_index.hpp"

#include <algorithm>
#include <numeric>

namespace mmcheck::assembly {

namespace {

bool is_in_order(const Cells& keys) {
  std::uint32_t previous = 0;
  bool in_order = true;
  for (std::uint32_t row = 1; row <= keys.rows; ++row) {
    const std::uint32_t key = keys[row];
    in_order &= key >= previous;
    previous = key;
  }
  return in_order;
}

}  // namespace

RowIndex::RowIndex(const Cells& keys) {
  if (keys.rows == 0) return;
  if (!is_in_order(keys)) {
    order_.resize(keys.rows);
    std::iota(order_.begin(), order_.end(), 1);
    std::ranges::stable_sort(order_, {}, [&](std::uint32_t row) { return keys[row]; });
  }
  highest_ = key_at(keys, keys.rows - 1);
  while (highest_ >> shift_ > keys.rows) ++shift_;
  starts_.resize((highest_ >> shift_) + std::size_t{2});
  std::size_t entry = 0;
  for (std::uint32_t at = 0; at < keys.rows; ++at) {
    const std::uint32_t last = key_at(keys, at) >> shift_;
    for (; entry <= last; ++entry) starts_[entry] = at;
  }
  starts_[entry] = keys.rows;
}

template <bool or_equal>
std::uint32_t RowIndex::search(const Cells& keys, std::uint32_t begin, std::uint32_t end,
                               std::uint32_t key) const {
  while (begin < end) {
    const std::uint32_t middle = begin + (end - begin) / 2;
    const std::uint32_t found = key_at(keys, middle);
    if (or_equal ? found >= key : found > key) {
      end = middle;
    } else {
      begin = middle + 1;
    }
  }
  return begin;
}

KeyedRows RowIndex::find_between(const Cells& keys, std::uint32_t begin, std::uint32_t end,
                                 std::uint32_t key) const {
  const std::uint32_t first = search<true>(keys, begin, end, key);
  if (first == end || key_at(keys, first) != key) return {};
  return {order_.empty() ? nullptr : order_.data(), first,
          search<false>(keys, first + 1, end, key)};
}

std::uint32_t RowIndex::count_up_to(const Cells& keys, std::uint32_t key) const {
  if (starts_.empty() || key >= highest_) return keys.rows;
  const std::uint32_t entry = key >> shift_;
  return search<false>(keys, starts_[entry], starts_[entry + 1], key);
}

}  // namespace mmcheck::assembly
