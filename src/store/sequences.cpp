#include "store/sequences.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cstring>

namespace mmcheck::store {
namespace {

constexpr std::size_t first_size = 1024;

/// The library's comparison is a call.
bool is_same(const Tuples::Tuple& left, const Tuples::Tuple& right) {
  std::uint32_t other = 0;
  for (std::size_t i = 0; i < left.size(); ++i) other |= left[i] ^ right[i];
  return other == 0;
}

/// Of two words of 64 bits (after Wang Yi's wyhash).
std::uint64_t mixed(std::uint64_t left, std::uint64_t right) {
  __extension__ using Product = unsigned __int128;
  const Product product = Product{left ^ 0xa0761d6478bd642fU} * (right ^ 0xe7037ed1a0b428dbU);
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

std::uint64_t hash_of(const Tuples::Tuple& tuple) {
  std::array<std::uint64_t, 4> words{};
  std::memcpy(words.data(), tuple.data(), sizeof(words));
  return mixed(mixed(words[0], words[1]), mixed(words[2], words[3]) + words[3]);
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

Tuples::Tuples() : table_(first_size) { tuples_.push_back({}); }

/// Where it may be.
inline Tuples::Lookup Tuples::begin(const Tuple& tuple) const {
  const std::uint64_t hash = hash_of(tuple);
  return {tag_of(hash), hash & (table_.size() - 1)};
}

/// From there to what has the same tag, or is free.
inline void Tuples::go_to_tag(Lookup& lookup) const {
  for (; table_[lookup.place].number != 0;
       lookup.place = (lookup.place + 1) & (table_.size() - 1)) {
    if (table_[lookup.place].tag == lookup.tag) return;
  }
}

inline Tuples::Found Tuples::finish(const Tuple& tuple, Lookup lookup) {
  for (go_to_tag(lookup); table_[lookup.place].number != 0; go_to_tag(lookup)) {
    const std::uint32_t number = table_[lookup.place].number;
    if (is_same(tuples_[number], tuple)) return {number, false};
    lookup.place = (lookup.place + 1) & (table_.size() - 1);
  }
  const auto number = static_cast<std::uint32_t>(tuples_.size());
  table_[lookup.place] = {lookup.tag, number};
  tuples_.push_back(tuple);
  return {number, true};
}

Tuples::Found Tuples::intern(const Tuple& tuple) {
  make_room(1);
  return finish(tuple, begin(tuple));
}

void Tuples::intern(std::span<const Tuple> tuples, std::vector<Found>& found) {
  make_room(tuples.size());
  lookups_.resize(tuples.size());
  found.resize(tuples.size());
  for (std::size_t i = 0; i < tuples.size(); ++i) {
    lookups_[i] = begin(tuples[i]);
    __builtin_prefetch(&table_[lookups_[i].place]);
  }
  for (Lookup& lookup : lookups_) {
    go_to_tag(lookup);
    __builtin_prefetch(&tuples_[table_[lookup.place].number]);
  }
  for (std::size_t i = 0; i < tuples.size(); ++i) found[i] = finish(tuples[i], lookups_[i]);
}

void Tuples::make_room(std::size_t count) {
  while ((tuples_.size() + count) * 4 > table_.size() * 3) grow();
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
