#include "base/error.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"

using mmcheck::base::Error;

TEST_SUITE_BEGIN("base");

TEST_CASE("an error reads as its place, then its message") {
  CHECK(std::string(Error("--model", "expected a name").what()) == "--model: expected a name");
}

TEST_CASE("an error without a place is its message alone") {
  CHECK(std::string(Error("", "out of memory").what()) == "out of memory");
}

TEST_CASE("an error seen from further out has the outer place in front, at every step") {
  const Error error = Error("offset 0x10", "expected a row").in("a.dll").in("the program");
  CHECK(error.place() == "the program: a.dll: offset 0x10");
  CHECK(error.message() == "expected a row");
}

TEST_CASE("an error without a place takes the outer one") {
  CHECK(Error("", "is empty").in("a.dll").place() == "a.dll");
}

TEST_CASE("malformed bytes are reported with their offset in hexadecimal") {
  CHECK(mmcheck::testing::error_of([] { mmcheck::base::malformed(0x1f4, "a row"); }) ==
        "offset 0x1f4: expected a row");
}

TEST_SUITE_END();
