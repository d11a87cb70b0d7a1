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
    std::vector<Change> changes{{List::Objects, 0, 0}};  // what was there is gone
    REQUIRE(find_changes(before, after, changes));
    for (std::size_t k = 1; k < changes.size(); ++k) REQUIRE(changes[k - 1].is_before(changes[k]));
    for (const Change& change : changes) {
      REQUIRE(before.list(change.list)[change.index] != change.component);
    }
    REQUIRE(mmcheck::testing::changed(before, changes) == after);
  }
}

TEST_CASE("states of other shapes are no changes of each other") {
  const Vector state{{1, 2}, {3}, {4}};
  std::vector<Change> changes;
  for (const Vector& other : {Vector{{1, 2, 3, 4}, {3}, {4}}, Vector{{1, 2}, {}, {4}},
                              Vector{{1, 2}, {3}, {4, 5}}, Vector{{1, 2}, {}, {3, 4}}}) {
    CHECK(!find_changes(state, other, changes));
  }
}
