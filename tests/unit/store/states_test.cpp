// Tests src/store/states.cpp.
#include "store/states.hpp"

#include <doctest/doctest.h>

#include "random_vectors.hpp"

using namespace mmcheck::store;  // NOLINT(google-build-using-namespace)

TEST_CASE("the exact store has every state for ever, and omits none") {
  States store;
  mmcheck::testing::RandomVectors random(5);
  std::vector<Vector> states;
  for (int i = 0; i < 2000; ++i) {
    const Vector state = random.vector();
    if (store.add(state)) states.push_back(state);
  }
  for (std::uint32_t i = 0; i < states.size(); ++i) {
    store.forget(i + 1);
    Vector loaded;
    store.load(i + 1, loaded);
    REQUIRE(loaded == states[i]);
  }
  CHECK(!store.omission_probability());
}
