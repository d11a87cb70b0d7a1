#include "base/budget.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"

using mmcheck::base::Budget;
using mmcheck::testing::error_of;

TEST_SUITE_BEGIN("base");

TEST_CASE("a budget can be spent to the last, and not beyond") {
  Budget budget(10);
  CHECK(error_of([&] { budget.spend(10, 1, "less"); }).empty());
  CHECK(error_of([&] { budget.spend(0, 2, "less"); }).empty());
  CHECK(error_of([&] { budget.spend(1, 3, "less"); }) == "offset 0x3: expected less");
}

TEST_CASE("what is refused is not spent, however large it is") {
  Budget budget(10);
  CHECK_FALSE(error_of([&] { budget.spend(0xffffffffffffffff, 0, "less"); }).empty());
  CHECK(error_of([&] { budget.spend(10, 0, "less"); }).empty());
}

TEST_SUITE_END();
