// Interned sequences: equal ones are kept once and have the same number.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mmcheck::store {

using Word = std::uint32_t;

class Sequences {
 public:
  Sequences();
  /// The number of a sequence, from 1 on.
  std::uint32_t intern(std::span<const Word> words);
  /// Valid until the next intern().
  std::span<const Word> operator[](std::uint32_t number) const {
    return {words_.data() + starts_[number], starts_[number + 1] - starts_[number]};
  }
  std::uint32_t size() const { return static_cast<std::uint32_t>(starts_.size() - 2); }
  std::uint64_t bytes() const;

 private:
  void grow();

  std::vector<Word> words_;
  std::vector<std::uint64_t> starts_;  // by number, and one more
  std::vector<std::uint32_t> hashes_;
  std::vector<std::uint32_t> table_;  // open addressing; 0: free
};

/// The same for pairs, which are most of what is kept of states: see states.hpp.
class Pairs {
 public:
  Pairs();
  struct Found {
    std::uint32_t number;
    bool is_new;
  };
  Found intern(std::uint32_t left, std::uint32_t right);
  std::uint32_t left(std::uint32_t number) const { return pairs_[number].left; }
  std::uint32_t right(std::uint32_t number) const { return pairs_[number].right; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(pairs_.size() - 1); }
  std::uint64_t bytes() const;

 private:
  void grow();
  struct Pair {
    std::uint32_t left;
    std::uint32_t right;
  };
  std::vector<Pair> pairs_;
  // Open addressing: which number is where, and a byte of its hash, so that few pairs are looked at
  // in vain.
  std::vector<std::uint32_t> table_;
  std::vector<std::uint8_t> tags_;  // 0: free
};

}  // namespace mmcheck::store
