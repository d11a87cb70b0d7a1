// Tests src/base/blocks.hpp.
#include "base/blocks.hpp"

#include <doctest/doctest.h>

#include <cstdint>

using mmcheck::base::Blocks;

TEST_SUITE_BEGIN("base");

TEST_CASE("what was put into blocks is there, and stays where it is") {
  Blocks<std::uint32_t> blocks;
  CHECK(blocks.size() == 0);
  constexpr std::uint32_t many = 100'000;
  blocks.push_back(0);
  const std::uint32_t* first = &blocks[0];
  for (std::uint32_t i = 1; i < many; ++i) {
    blocks.push_back(i);
    REQUIRE(blocks[i] == i);
  }
  CHECK(blocks.size() == many);
  CHECK(&blocks[0] == first);
  for (std::uint32_t i = 0; i < many; ++i) REQUIRE(blocks[i] == i);
}

TEST_CASE("each block follows the one before") {
  Blocks<std::uint64_t> blocks;
  for (std::uint64_t i = 0; i < 1024 * 15; ++i) blocks.push_back(i);
  for (const std::size_t end : {1024U, 1024U * 3, 1024U * 7}) {
    CHECK(blocks[end - 1] == end - 1);
    CHECK(blocks[end] == end);
    CHECK(&blocks[end] == &blocks[end + 1] - 1);
  }
}

TEST_SUITE_END();
