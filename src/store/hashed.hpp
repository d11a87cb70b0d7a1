// A store that keeps states whole only as long as they wait to be expanded, and afterwards only
// what a hash says of them: what that is, hash_compact.hpp and bitstate.hpp decide.
//
// A search takes the first of the states that wait, or the last. So they lie one after the other in
// a queue, each the sizes of its lists and its components.
#pragma once

#include <deque>
#include <vector>

#include "store/visited.hpp"

namespace mmcheck::store {

/// 128 bits, each as good as a coin.
struct Hash {
  std::uint64_t low;
  std::uint64_t high;
};

class Hashed : public Visited {
 public:
  void propose(const Vector& state) final;
  void propose(std::uint32_t from, const Vector& before, Replacements changes) final;
  void add_proposed(std::vector<bool>& is_new) final;
  std::uint32_t number_of_known(std::size_t /*i*/) const final { return 0; }
  void load(std::uint32_t number, Vector& to) final;
  void forget(std::uint32_t number) final;
  std::uint32_t size() const final { return size_; }
  std::uint64_t bytes() const final;

 private:
  struct Waiting {
    std::uint32_t number;
    std::uint32_t length;
  };

  /// Whether nothing like it was there.
  virtual bool insert(const Hash& hash) = 0;
  virtual std::uint64_t bytes_of_hashes() const = 0;

  void flatten(const Vector& state);
  bool add_flat();
  bool is_first(std::uint32_t number) const;

  std::uint32_t size_ = 0;
  std::deque<Waiting> waiting_;
  std::deque<Component> components_;  // of all that wait
  Vector changed_;                    // the state that is being added
  std::vector<Component> flat_;       // likewise
  std::vector<bool> proposed_;        // of each whether it is new: it was added at once
};

}  // namespace mmcheck::store
