// Tests src/store/hash_compact.cpp.
#include "store/hash_compact.hpp"

#include <doctest/doctest.h>

using namespace mmcheck::store;  // NOLINT(google-build-using-namespace)

TEST_CASE("64 bits of a hash: as likely an omission as there are pairs") {
  HashCompact store;
  CHECK(store.omission_probability() == 0.0);
  store.add({{1, 1}, {}, {}});
  CHECK(store.omission_probability() == 0.0);
  for (Component i = 2; i <= 65'536; ++i) store.add({{i, i}, {}, {}});
  CHECK(store.size() == 65'536);
  // 2^16 states have a little less than 2^31 pairs.
  CHECK(*store.omission_probability() == doctest::Approx(1 / 8'589'934'592.0).epsilon(0.001));
}
