#include "store/sequences.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

namespace mmcheck::store {
namespace {

constexpr std::size_t first_size = 1024;

std::uint64_t hash_of(std::uint32_t left, std::uint32_t right) {
  std::uint64_t hash = (std::uint64_t{left} << 32 | right) * 0x9e3779b97f4a7c15U;
  hash ^= hash >> 32;
  return hash * 0xd6e8feb86659fd93U >> 16;
}

/// Of bits that say nothing of the place in a table.
std::uint8_t tag_of(std::uint64_t hash) {
  return static_cast<std::uint8_t>(std::max<std::uint64_t>(hash >> 40, 1));
}

}  // namespace

Sequences::Sequences() : starts_{0, 0}, hashes_{0}, table_(first_size) {}

std::uint32_t Sequences::intern(std::span<const Word> words) {
  const auto hash = static_cast<std::uint32_t>(XXH3_64bits(words.data(), words.size_bytes()));
  std::size_t at = hash & (table_.size() - 1);
  for (; table_[at] != 0; at = (at + 1) & (table_.size() - 1)) {
    if (hashes_[table_[at]] == hash && std::ranges::equal((*this)[table_[at]], words)) {
      return table_[at];
    }
  }
  const auto number = static_cast<std::uint32_t>(hashes_.size());
  table_[at] = number;
  words_.insert(words_.end(), words.begin(), words.end());
  starts_.push_back(words_.size());
  hashes_.push_back(hash);
  if (hashes_.size() * 2 > table_.size()) grow();
  return number;
}

void Sequences::grow() {
  table_.assign(table_.size() * 2, 0);
  for (std::uint32_t number = 1; number < hashes_.size(); ++number) {
    std::size_t at = hashes_[number] & (table_.size() - 1);
    while (table_[at] != 0) at = (at + 1) & (table_.size() - 1);
    table_[at] = number;
  }
}

std::uint64_t Sequences::bytes() const {
  return words_.capacity() * sizeof(Word) + starts_.capacity() * sizeof(std::uint64_t) +
         (hashes_.capacity() + table_.capacity()) * sizeof(std::uint32_t);
}

Pairs::Pairs() : pairs_{{0, 0}}, table_(first_size), tags_(first_size) {}

Pairs::Found Pairs::intern(std::uint32_t left, std::uint32_t right) {
  const std::uint64_t hash = hash_of(left, right);
  const std::uint8_t tag = tag_of(hash);
  std::size_t at = hash & (table_.size() - 1);
  for (; tags_[at] != 0; at = (at + 1) & (table_.size() - 1)) {
    if (tags_[at] != tag) continue;
    const Pair& pair = pairs_[table_[at]];
    if (pair.left == left && pair.right == right) return {table_[at], false};
  }
  const auto number = static_cast<std::uint32_t>(pairs_.size());
  table_[at] = number;
  tags_[at] = tag;
  pairs_.push_back({left, right});
  if (pairs_.size() * 4 > table_.size() * 3) grow();
  return {number, true};
}

void Pairs::grow() {
  table_.assign(table_.size() * 2, 0);
  tags_.assign(table_.size(), 0);
  for (std::uint32_t number = 1; number < pairs_.size(); ++number) {
    const std::uint64_t hash = hash_of(pairs_[number].left, pairs_[number].right);
    std::size_t at = hash & (table_.size() - 1);
    while (tags_[at] != 0) at = (at + 1) & (table_.size() - 1);
    table_[at] = number;
    tags_[at] = tag_of(hash);
  }
}

std::uint64_t Pairs::bytes() const {
  return pairs_.capacity() * sizeof(Pair) + table_.capacity() * sizeof(std::uint32_t) +
         tags_.capacity();
}

}  // namespace mmcheck::store
