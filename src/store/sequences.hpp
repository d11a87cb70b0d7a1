// Interned sequences: equal ones are kept once and have the same number.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/blocks.hpp"
#include "base/large_pages.hpp"

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

/// The same for tuples of one length, which are most of what is kept of states: see states.hpp.
class Tuples {
 public:
  static constexpr std::size_t width = 8;  // half a line of the processor's cache
  using Tuple = std::array<std::uint32_t, width>;

  Tuples();
  struct Found {
    std::uint32_t number;
    bool is_new;
  };
  Found intern(const Tuple& tuple);
  /// One after the other. All that will be looked at is asked for before anything is, so that the
  /// memory is waited for once, not for each.
  void intern(std::span<const Tuple> tuples, std::vector<Found>& found);
  const Tuple& operator[](std::uint32_t number) const { return tuples_[number]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(tuples_.size() - 1); }
  std::uint64_t bytes() const;

 private:
  struct Entry {
    std::uint32_t tag = 0;  // of the hash, so that few tuples are looked at in vain
    std::uint32_t number = 0;
  };
  /// A tuple on its way into the table.
  struct Lookup {
    std::uint32_t tag;
    std::size_t place;
  };

  Lookup begin(const Tuple& tuple) const;
  void go_to_tag(Lookup& lookup) const;
  Found finish(const Tuple& tuple, Lookup lookup);
  void make_room(std::size_t count);
  void grow();

  base::Blocks<Tuple> tuples_;
  base::LargeVector<Entry> table_;  // open addressing; number 0: free
  std::vector<Lookup> lookups_;
};

}  // namespace mmcheck::store
