// Tests src/search/frontier/.
#include "search/frontier/frontier.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

std::vector<std::uint32_t> order_of(SearchOrder order) {
  const auto frontier = search::make_frontier(order);
  for (const std::uint32_t state : {1U, 2U, 3U}) frontier->add(state);
  std::vector<std::uint32_t> taken{frontier->take()};
  frontier->add(4);
  CHECK(frontier->size() == 3);
  while (frontier->size() != 0) taken.push_back(frontier->take());
  return taken;
}

}  // namespace

TEST_CASE("breadth-first, what was found first comes first") {
  CHECK(order_of(SearchOrder::BreadthFirst) == std::vector<std::uint32_t>{1, 2, 3, 4});
}

TEST_CASE("depth-first, what was found last comes first") {
  CHECK(order_of(SearchOrder::DepthFirst) == std::vector<std::uint32_t>{3, 4, 2, 1});
}

TEST_CASE("only where new states come last anyway may they be added later") {
  CHECK(search::make_frontier(SearchOrder::BreadthFirst)->is_patient());
  CHECK_FALSE(search::make_frontier(SearchOrder::DepthFirst)->is_patient());
}
