// The states that a search has met. How they are kept is each store's own matter: states.hpp,
// hash_compact.hpp and bitstate.hpp.
//
// Whatever the store, a search keeps of each state what its run is told by: the state before, the
// move, the depth and the number of its analysis, 16 bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "store/vector.hpp"

namespace mmcheck::store {

class Visited {
 public:
  virtual ~Visited() = default;

  /// Says that a state is to be added.
  virtual void propose(const Vector& state) = 0;
  /// Likewise what another one, which has the number `from` and the components `before`, becomes by
  /// changes.
  virtual void propose(std::uint32_t from, const Vector& before, Replacements changes) = 0;
  /// Adds what was proposed, one after the other, and says of each whether it is new. The new ones
  /// have the next numbers, the last of them size(). Many at once are faster.
  virtual void add_proposed(std::vector<bool>& is_new) = 0;
  /// After that: the number of the state that was proposed as the i-th and is not new; 0 if the
  /// store does not know which one it was.
  virtual std::uint32_t number_of_known(std::size_t i) const = 0;
  /// Both for a single one.
  bool add(const Vector& state) {
    std::vector<bool> is_new;
    propose(state);
    add_proposed(is_new);
    return is_new.front();
  }

  /// Of the states that have not been forgotten, the first or the last.
  virtual void load(std::uint32_t number, Vector& to) = 0;
  /// Nobody loads that one again. It is still there for add().
  virtual void forget(std::uint32_t number) = 0;

  virtual std::uint32_t size() const = 0;
  virtual std::uint64_t bytes() const = 0;
  /// That one or more of the states were taken for others that had been there; nothing if that
  /// cannot be.
  virtual std::optional<double> omission_probability() const = 0;
};

}  // namespace mmcheck::store
