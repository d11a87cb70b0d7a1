#include "store/hash_compact.hpp"

#include <algorithm>
#include <cmath>

namespace mmcheck::store {

HashCompact::HashCompact() : table_(1024) {}

std::size_t HashCompact::place_of(std::uint64_t hash) const {
  std::size_t at = hash & (table_.size() - 1);
  while (table_[at] != 0 && table_[at] != hash) at = (at + 1) & (table_.size() - 1);
  return at;
}

bool HashCompact::insert(const Hash& hash) {
  const std::uint64_t kept = std::max<std::uint64_t>(hash.low, 1);
  const std::size_t at = place_of(kept);
  if (table_[at] == kept) return false;
  table_[at] = kept;
  const std::size_t count = std::size_t{size()} + 1;
  if (count * 4 > table_.size() * 3) grow();
  return true;
}

void HashCompact::grow() {
  std::vector<std::uint64_t> old(table_.size() * 2);
  std::swap(old, table_);
  for (const std::uint64_t hash : old) {
    if (hash != 0) table_[place_of(hash)] = hash;
  }
}

std::optional<double> HashCompact::omission_probability() const {
  const double count = size();
  return std::min(1.0, std::ldexp(count * (count - 1) / 2, -64));
}

}  // namespace mmcheck::store
