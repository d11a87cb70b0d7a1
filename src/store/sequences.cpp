#include "store/sequences.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

namespace mmcheck::store {
namespace {

constexpr std::size_t first_size = 1024;

std::uint64_t hash_of(const Tuples::Tuple& tuple) {
  const std::uint64_t left = std::uint64_t{tuple[0]} << 32 | tuple[1];
  const std::uint64_t right = std::uint64_t{tuple[2]} << 32 | tuple[3];
  std::uint64_t hash = left * 0x9e3779b97f4a7c15U;
  hash ^= hash >> 32;
  hash = (hash ^ right) * 0xd6e8feb86659fd93U;
  hash ^= hash >> 32;
  return hash * 0xd6e8feb86659fd93U >> 16;
}

/// The library's comparison is a call.
bool is_same(const Tuples::Tuple& left, const Tuples::Tuple& right) {
  return ((left[0] ^ right[0]) | (left[1] ^ right[1]) | (left[2] ^ right[2]) |
          (left[3] ^ right[3])) == 0;
}

/// Of bits that say little of the place in a table.
std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 16); }

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

Tuples::Tuples() : tuples_(1), table_(first_size) {}

Tuples::Found Tuples::intern(const Tuple& tuple) {
  const std::uint64_t hash = hash_of(tuple);
  const std::uint32_t tag = tag_of(hash);
  std::size_t at = hash & (table_.size() - 1);
  for (; table_[at].number != 0; at = (at + 1) & (table_.size() - 1)) {
    const Entry& entry = table_[at];
    if (entry.tag == tag && is_same(tuples_[entry.number], tuple)) return {entry.number, false};
  }
  const auto number = static_cast<std::uint32_t>(tuples_.size());
  table_[at] = {tag, number};
  tuples_.push_back(tuple);
  if (tuples_.size() * 4 > table_.size() * 3) grow();
  return {number, true};
}

void Tuples::grow() {
  table_.assign(table_.size() * 2, {});
  for (std::uint32_t number = 1; number < tuples_.size(); ++number) {
    const std::uint64_t hash = hash_of(tuples_[number]);
    std::size_t at = hash & (table_.size() - 1);
    while (table_[at].number != 0) at = (at + 1) & (table_.size() - 1);
    table_[at] = {tag_of(hash), number};
  }
}

std::uint64_t Tuples::bytes() const {
  return tuples_.size() * sizeof(Tuple) + table_.capacity() * sizeof(Entry);
}

}  // namespace mmcheck::store
