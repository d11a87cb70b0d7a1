// States without a program: components are only numbers here.
#pragma once

#include <set>
#include <tuple>
#include <vector>

#include "store/vector.hpp"
#include "support/random.hpp"

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

  /// Other components at a few places of such a state, in order; now and then its lists become
  /// longer or shorter.
  std::vector<store::Replacement> changes(const store::Vector& state) {
    std::vector<store::Replacement> changes;
    for (const store::List which : store::lists) {
      const auto size = static_cast<std::uint32_t>(state.list(which).size());
      const std::uint32_t left = random_.below(4) == 0 ? random_.below(size + 1) : size;
      for (std::uint32_t i = 0; i < size; ++i) {
        if (i >= left) {
          changes.push_back({which, i, 0});
        } else if (random_.below(10) == 0) {
          changes.push_back({which, i, component()});
        }
      }
      const std::uint32_t more = left == size && random_.below(4) == 0 ? random_.below(6) : 0;
      for (std::uint32_t i = 0; i < more; ++i) changes.push_back({which, size + i, component()});
    }
    return changes;
  }

 private:
  store::Component component() { return random_.below(5); }
  std::vector<store::Component> list(std::uint32_t size) {
    std::vector<store::Component> list(size);
    for (store::Component& one : list) one = component();
    while (!list.empty() && list.back() == 0) list.pop_back();
    return list;
  }

  Random random_;
};

inline store::Vector changed(store::Vector state, const std::vector<store::Replacement>& changes) {
  store::apply(state, changes);
  return state;
}

}  // namespace mmcheck::testing
