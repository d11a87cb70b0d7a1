// Tests src/store/bitstate.cpp.
#include "store/bitstate.hpp"

#include <doctest/doctest.h>

using namespace mmcheck::store;  // NOLINT(google-build-using-namespace)

TEST_CASE("a small bit array omits states, and says so") {
  Bitstate store(1024);
  CHECK(store.omission_probability() == 0.0);
  for (Component i = 1; i <= 20'000; ++i) store.add({{i, i}, {}, {}});
  CHECK(store.size() < 20'000);
  CHECK(*store.omission_probability() > 0.999);
  CHECK(*store.omission_probability() <= 1);
}

TEST_CASE("how likely a bit array says an omission is, that often there is one") {
  constexpr Component states = 160;
  constexpr Component arrays = 2000;
  double said = 0;
  double seen = 0;
  for (Component array = 1; array <= arrays; ++array) {
    Bitstate store(256);
    for (Component i = 1; i <= states; ++i) store.add({{array, i}, {}, {}});
    said += *store.omission_probability() / arrays;
    seen += (store.size() < states ? 1.0 : 0.0) / arrays;
  }
  CHECK(said > 0.2);
  CHECK(said < 0.8);
  CHECK(seen == doctest::Approx(said).epsilon(0.1));
}

TEST_CASE("a bit array is as large as a power of two can be, and has at least a word") {
  CHECK(Bitstate(1024).bytes() == 1024);
  CHECK(Bitstate(1500).bytes() == 1024);
  CHECK(Bitstate(0).bytes() == 8);
}
