#include "rewrite/writer.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"

using mmcheck::base::Bytes;
using mmcheck::base::Reader;
using namespace mmcheck::rewrite;

TEST_CASE("compressed numbers are those of ECMA-335 II.23.2") {
  const auto compressed = [](std::uint32_t number) {
    Buffer to;
    append_compressed(to, number);
    return to;
  };
  CHECK(compressed(0x03) == Buffer{0x03});
  CHECK(compressed(0x7f) == Buffer{0x7f});
  CHECK(compressed(0x80) == Buffer{0x80, 0x80});
  CHECK(compressed(0x3fff) == Buffer{0xbf, 0xff});
  CHECK(compressed(0x4000) == Buffer{0xc0, 0x00, 0x40, 0x00});
  CHECK(compressed(0x1fffffff) == Buffer{0xdf, 0xff, 0xff, 0xff});
  CHECK_FALSE(mmcheck::testing::error_of([&] { compressed(0x20000000); }).empty());
}

TEST_CASE("so are those with a sign") {
  const auto compressed = [](std::int32_t number) {
    Buffer to;
    append_compressed_signed(to, number);
    return to;
  };
  CHECK(compressed(3) == Buffer{0x06});
  CHECK(compressed(-3) == Buffer{0x7b});
  CHECK(compressed(64) == Buffer{0x80, 0x80});
  CHECK(compressed(-64) == Buffer{0x01});
  CHECK(compressed(8192) == Buffer{0xc0, 0x00, 0x40, 0x00});
  CHECK(compressed(-8192) == Buffer{0x80, 0x01});
  CHECK(compressed(268435455) == Buffer{0xdf, 0xff, 0xff, 0xfe});
  CHECK(compressed(-268435456) == Buffer{0xc0, 0x00, 0x00, 0x01});
}
