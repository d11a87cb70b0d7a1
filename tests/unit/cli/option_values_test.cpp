#include "cli/option_values.hpp"

#include <doctest/doctest.h>

#include <string>

#include "support/error_of.hpp"

using namespace mmcheck;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::cli;  // NOLINT(google-build-using-namespace)

TEST_SUITE_BEGIN("main");

TEST_CASE("a number is between its bounds, both of which it may be") {
  CHECK(read_number("o", "0", 0, 64) == 0);
  CHECK(read_number("o", "64", 0, 64) == 64);
  for (const char* value : {"", "65", "-1", "+1", "1.0", " 1", "1k", "0x1", "4294967297"}) {
    CAPTURE(value);
    CHECK_FALSE(mmcheck::testing::error_of([&] { read_number("o", value, 0, 64); }).empty());
  }
}

TEST_CASE("sizes have units of 1024") {
  CHECK(read_size("o", "1000") == 1000);
  CHECK(read_size("o", "64k") == 65536);
  CHECK(read_size("o", "512M") == 536870912);
  CHECK(read_size("o", "4G") == 4294967296);
  CHECK(read_size("o", "16777215T") == 0xffffff0000000000);
}

TEST_CASE("a size that is none, or too large, is refused") {
  for (const char* value : {"", "k", "0", "0k", "1kk", "-1", "1.5G", "16777216T", "1 k", "0x10"}) {
    CAPTURE(value);
    CHECK_FALSE(mmcheck::testing::error_of([&] { read_size("o", value); }).empty());
  }
}

TEST_CASE("seconds are finite and more than none") {
  CHECK(read_seconds("o", "0.5") == 0.5);
  for (const char* value : {"", "-1", "0", "nan", "inf", "1e999", "5s"}) {
    CAPTURE(value);
    CHECK_FALSE(mmcheck::testing::error_of([&] { read_seconds("o", value); }).empty());
  }
}

TEST_CASE("a list has something between any two commas, and around them") {
  CHECK(read_list("o", "a") == std::vector<std::string>{"a"});
  CHECK(read_list("o", "a,b") == std::vector<std::string>{"a", "b"});
  for (const char* value : {"", ",", "a,", ",a", "a,,b"}) {
    CAPTURE(value);
    CHECK_FALSE(mmcheck::testing::error_of([&] { read_list("o", value); }).empty());
  }
}
