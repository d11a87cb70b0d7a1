// The states that wait to be expanded, and the order in which they are.
//
// To add an order: a class in a file of its own here, its row in make_frontier(), and a value of
// SearchOrder for the option that asks for it. Stores that keep no whole states load the first or
// the last state that waits, and no other (store/visited.hpp). The order decides how soon something
// is found and how short the run is that leads there; in the end every order has expanded the same
// states.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "mmcheck/options.hpp"

namespace mmcheck::search {

class Frontier {
 public:
  virtual ~Frontier() = default;

  virtual void add(std::uint32_t state) = 0;
  /// The next one; there is one.
  virtual std::uint32_t take() = 0;
  virtual std::size_t size() const = 0;
  /// Whether it makes no difference to the order if states are added some time after they were
  /// found, as long as others wait: a store is faster with many at once.
  virtual bool is_patient() const = 0;

  std::uint64_t bytes() const { return size() * sizeof(std::uint32_t); }
};

std::unique_ptr<Frontier> make_frontier(SearchOrder order);

}  // namespace mmcheck::search
