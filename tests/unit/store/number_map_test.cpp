// Tests src/store/number_map.hpp.
#include "store/number_map.hpp"

#include <doctest/doctest.h>

#include <map>
#include <utility>

#include "support/random.hpp"

using mmcheck::store::NumberMap;
using mmcheck::testing::Random;

TEST_CASE("a pair that was not put in has no number") {
  NumberMap map;
  CHECK(map.find(1, 0) == 0);
  map.insert(1, 2, 7);
  CHECK(map.find(1, 2) == 7);
  CHECK(map.find(2, 1) == 0);
  CHECK(map.find(1, 0) == 0);
}

TEST_CASE("pairs find the last number that they were given") {
  NumberMap map;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> expected;
  Random random(3);
  for (std::uint32_t i = 1; i <= 20'000; ++i) {
    const std::uint32_t first = 1 + random.below(200);
    const std::uint32_t second = random.below(200);
    map.insert(first, second, i);
    expected[{first, second}] = i;
  }
  for (const auto& [pair, number] : expected) REQUIRE(map.find(pair.first, pair.second) == number);
  CHECK(map.find(1000, 0) == 0);
}

TEST_CASE("a map that is cleared has nothing, and takes the same memory") {
  NumberMap map;
  const std::uint64_t before = map.bytes();
  std::uint32_t count = 0;
  while (!map.is_full()) map.insert(++count, 1, 5);
  CHECK(map.bytes() == before);
  map.clear();
  CHECK(map.find(count, 1) == 0);
  CHECK(!map.is_full());
  while (!map.is_full()) map.insert(count--, 1, 6);
  CHECK(count == 0);
  CHECK(map.bytes() == before);
  map.insert(1, 2, 7);
  CHECK(map.bytes() > before);
}
