// Tests src/search/verdicts/deadlock.cpp.
#include "search/verdicts/deadlock.hpp"

#include <doctest/doctest.h>

using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

Expansion waiting(std::vector<Expansion::Blocked> blocked, bool is_enabled) {
  Expansion expansion;
  expansion.blocked = std::move(blocked);
  expansion.is_enabled = is_enabled;
  return expansion;
}

}  // namespace

TEST_CASE("as long as somebody can go on, those that wait in no circle may be let on") {
  CHECK_FALSE(find_deadlock(waiting({}, true)));
  CHECK_FALSE(find_deadlock(waiting({{1, 0}, {2, 1}}, true)));
  CHECK_FALSE(find_deadlock(waiting({{1, -1}, {2, -1}}, true)));
}

TEST_CASE("a circle waits for ever, whoever else goes on") {
  const auto found = find_deadlock(waiting({{1, 2}, {2, 1}}, true));
  REQUIRE(found);
  CHECK(found->is_circle);
  CHECK(found->thread == 1);
}

TEST_CASE("a thread may wait for itself") {
  const auto found = find_deadlock(waiting({{0, 0}}, true));
  REQUIRE(found);
  CHECK(found->is_circle);
}

TEST_CASE("who waits for a circle is not in it") {
  const auto found = find_deadlock(waiting({{0, 1}, {1, 2}, {2, 1}}, true));
  REQUIRE(found);
  CHECK(found->thread == 1);
}

TEST_CASE("three threads in a circle") {
  const auto found = find_deadlock(waiting({{0, 2}, {1, 0}, {2, 1}}, false));
  REQUIRE(found);
  CHECK(found->is_circle);
  CHECK(found->thread == 0);
}

TEST_CASE("where nobody goes on, the end of the row is named") {
  const auto found = find_deadlock(waiting({{0, 1}, {1, 2}, {2, -1}}, false));
  REQUIRE(found);
  CHECK_FALSE(found->is_circle);
  CHECK(found->thread == 2);
}

TEST_CASE("nobody is left: that is no circle") {
  const auto found = find_deadlock(waiting({}, false));
  REQUIRE(found);
  CHECK_FALSE(found->is_circle);
}
