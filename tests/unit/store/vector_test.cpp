// Tests src/store/vector.cpp.
#include "store/vector.hpp"

#include <doctest/doctest.h>

#include "random_vectors.hpp"

using namespace mmcheck::store;  // NOLINT(google-build-using-namespace)

TEST_CASE("what was changed is found, in order") {
  mmcheck::testing::RandomVectors random(6);
  for (int i = 0; i < 500; ++i) {
    const Vector before = random.vector();
    const Vector after = mmcheck::testing::changed(before, random.changes(before));
    std::vector<Replacement> changes{{List::Objects, 0, 0}};  // what was there is gone
    find_changes(before, after, changes);
    for (std::size_t k = 1; k < changes.size(); ++k) REQUIRE(changes[k - 1].is_before(changes[k]));
    for (const Replacement& change : changes) {
      const std::vector<Component>& list = before.list(change.list);
      const Component old = change.index < list.size() ? list[change.index] : 0;
      REQUIRE(old != change.component);
    }
    REQUIRE(mmcheck::testing::changed(before, changes) == after);
  }
}

TEST_CASE("lists become longer and shorter, and never end with none") {
  Vector state{{1, 2}, {3}, {4, 5, 6}};
  const Replacement first[] = {{List::Threads, 3, 7}, {List::Statics, 0, 0}};
  apply(state, first);
  CHECK(state == Vector{{1, 2, 0, 7}, {}, {4, 5, 6}});
  const Replacement second[] = {{List::Objects, 1, 0}};
  apply(state, second);
  CHECK(state == Vector{{1, 2, 0, 7}, {}, {4, 0, 6}});
  const Replacement third[] = {{List::Objects, 2, 0}, {List::Objects, 4, 0}};
  apply(state, third);
  CHECK(state == Vector{{1, 2, 0, 7}, {}, {4}});
}
