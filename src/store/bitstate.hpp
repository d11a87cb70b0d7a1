// States as three bits each in a large array.
//
// A state is taken for one that was there if the three bits that its hash names are all set
// (Holzmann, "An Analysis of Bitstate Hashing"). What only it leads to is not explored then, so
// this is for finding violations where other stores need too much memory. The array never grows,
// and no state is ever refused.
//
// How much was missed is estimated from how full the array was. When a share f of the bits is set,
// a new state finds all three of its own set with probability f^3. So with probability
// 1 - (1 - f1^3)(1 - f2^3)… at least one was omitted, where fi is the share when the i-th state was
// added. It is an estimate: what only an omitted state leads to is not among them.
//
// For that the three bits must have nothing to do with each other. Holzmann's double hashing makes
// all of them from two numbers, and Dillinger and Manolios ("Fast and Accurate Bitstate
// Verification for SPIN") show what that costs in a large array and that a third number mends it.
// Here are three, of 42 bits each: a hash of 128 bits has them in it.
#pragma once

#include <array>
#include <cstdlib>
#include <memory>

#include "store/hashed.hpp"

namespace mmcheck::store {

class Bitstate final : public Hashed {
 public:
  /// With the largest array of so many bytes at most whose size is a power of two.
  explicit Bitstate(std::uint64_t most_bytes);
  std::optional<double> omission_probability() const override;

 private:
  struct Free {
    void operator()(std::uint64_t* words) const { std::free(words); }
  };

  bool insert(const Hash& hash) override;
  std::uint64_t bytes_of_hashes() const override { return bits_ / 8; }
  std::array<std::uint64_t, 3> places_of(const Hash& hash) const;
  bool is_set(std::uint64_t place) const { return (words_[place / 64] >> place % 64 & 1) != 0; }

  std::uint64_t bits_;
  std::unique_ptr<std::uint64_t[], Free>
      words_;  // from calloc: pages that nobody uses cost nothing
  std::uint64_t set_ = 0;
  double log_of_none_omitted_ = 0;
};

}  // namespace mmcheck::store
