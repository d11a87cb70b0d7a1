// States without a program: components are only numbers here.
#pragma once

#include <set>
#include <tuple>
#include <vector>

#include "random.hpp"
#include "store/vector.hpp"

namespace mmcheck::testing {

inline bool is_less(const store::Vector& left, const store::Vector& right) {
  return std::tie(left.threads, left.statics, left.objects) <
         std::tie(right.threads, right.statics, right.objects);
}
using SetOfVectors = std::set<store::Vector, decltype(&is_less)>;

class RandomVectors {
 public:
  explicit RandomVectors(std::uint32_t seed) : random_(seed) {}

  /// Of any shape, small ones more often.
  store::Vector vector() {
    const std::uint32_t most = random_.below(4) == 0 ? 100 : 6;
    store::Vector state;
    state.threads = list(2 * (1 + random_.below(most)));
    state.statics = list(random_.below(most));
    state.objects = list(random_.below(most));
    return state;
  }

  /// Other components at a few places of such a state, in order.
  std::vector<store::Change> changes(const store::Vector& state) {
    std::vector<store::Change> changes;
    for (const store::List which :
         {store::List::Threads, store::List::Statics, store::List::Objects}) {
      for (std::uint32_t i = 0; i < state.list(which).size(); ++i) {
        if (random_.below(10) == 0) changes.push_back({which, i, component()});
      }
    }
    return changes;
  }

 private:
  store::Component component() { return random_.below(5); }
  std::vector<store::Component> list(std::uint32_t size) {
    std::vector<store::Component> list(size);
    for (store::Component& one : list) one = component();
    return list;
  }

  Random random_;
};

inline store::Vector changed(store::Vector state, const std::vector<store::Change>& changes) {
  for (const store::Change& change : changes) {
    state.list(change.list)[change.index] = change.component;
  }
  return state;
}

}  // namespace mmcheck::testing
