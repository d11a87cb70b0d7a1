// States as 64 bits of a hash each.
//
// Two states with the same 64 bits are taken for one, and what only the second one leads to is not
// explored. That is rare enough to be counted on: the 64 bits of two different states are the same
// with probability 2^-64, and n states have n(n-1)/2 pairs, so with probability n(n-1)/2 / 2^64 at
// most any was omitted (Wolper and Leroy, "Reliable Hashing without Collision Detection"; Stern and
// Dill, "Improved Probabilistic Verification by Hash Compaction"). A billion states: 3 in 100.
// Theirs is a table with a fixed number of slots and few bits in each; this one grows, and so can
// afford bits that make the probability small.
#pragma once

#include "store/hashed.hpp"

namespace mmcheck::store {

class HashCompact final : public Hashed {
 public:
  HashCompact();
  std::optional<double> omission_probability() const override;

 private:
  bool insert(const Hash& hash) override;
  std::uint64_t bytes_of_hashes() const override { return table_.capacity() * sizeof(table_[0]); }
  std::size_t place_of(std::uint64_t hash) const;
  void grow();

  std::vector<std::uint64_t> table_;  // open addressing; 0: free
};

}  // namespace mmcheck::store
