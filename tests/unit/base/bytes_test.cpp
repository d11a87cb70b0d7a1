#include "base/bytes.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "support/error_of.hpp"

using mmcheck::base::Bytes;
using mmcheck::base::Reader;
using mmcheck::testing::error_of;

namespace {

using Numbers = std::vector<std::uint8_t>;

std::uint32_t compressed(const Numbers& bytes) {
  return Reader(Bytes(bytes, 0)).compressed("a number");
}

std::int32_t compressed_signed(const Numbers& bytes) {
  return Reader(Bytes(bytes, 0)).compressed_signed("a number");
}

}  // namespace

TEST_SUITE_BEGIN("base");

// The examples of ECMA-335 II.23.2.
TEST_CASE("compressed unsigned numbers read as the standard's examples") {
  CHECK(compressed({0x03}) == 0x03);
  CHECK(compressed({0x7f}) == 0x7f);
  CHECK(compressed({0x80, 0x80}) == 0x80);
  CHECK(compressed({0xae, 0x57}) == 0x2e57);
  CHECK(compressed({0xbf, 0xff}) == 0x3fff);
  CHECK(compressed({0xc0, 0x00, 0x40, 0x00}) == 0x4000);
  CHECK(compressed({0xdf, 0xff, 0xff, 0xff}) == 0x1fffffff);
}

TEST_CASE("compressed signed numbers read as the standard's examples") {
  CHECK(compressed_signed({0x06}) == 3);
  CHECK(compressed_signed({0x7b}) == -3);
  CHECK(compressed_signed({0x80, 0x80}) == 64);
  CHECK(compressed_signed({0x01}) == -64);
  CHECK(compressed_signed({0xc0, 0x00, 0x40, 0x00}) == 8192);
  CHECK(compressed_signed({0x80, 0x01}) == -8192);
  CHECK(compressed_signed({0xdf, 0xff, 0xff, 0xfe}) == 268435455);
  CHECK(compressed_signed({0xc0, 0x00, 0x00, 0x01}) == -268435456);
}

TEST_CASE("a compressed number with an unknown prefix, or cut off, is an error") {
  CHECK(error_of([] { compressed({0xe0, 0, 0, 0}); }) == "offset 0x0: expected a number");
  CHECK_FALSE(error_of([] { compressed({0x80}); }).empty());
  CHECK_FALSE(error_of([] { compressed({0xc0, 0, 0}); }).empty());
  CHECK_FALSE(error_of([] { compressed({}); }).empty());
}

TEST_CASE("a slice knows its place in the file, and an error in it names that place") {
  const Numbers file{0, 1, 2, 3, 4, 5, 6, 7};
  const Bytes tail = Bytes(file, 0).slice(2, 6, "a tail").from(3, "its end");
  CHECK(tail.size() == 3);
  CHECK(tail[0] == 5);
  CHECK(error_of([&] { Reader(tail).u32("four bytes"); }) == "offset 0x5: expected four bytes");
}

TEST_CASE("an offset and a length that overflow together are refused") {
  const Numbers file(8);
  const Bytes bytes(file, 0);
  const std::size_t huge = SIZE_MAX;
  CHECK_FALSE(error_of([&] { bytes.slice(1, huge, "a slice"); }).empty());
  CHECK_FALSE(error_of([&] { bytes.slice(huge, 1, "a slice"); }).empty());
  CHECK_FALSE(error_of([&] { bytes.from(9, "a tail"); }).empty());
  CHECK(bytes.slice(8, 0, "the empty end").empty());
}

TEST_CASE("numbers are little-endian, and a failed read does not move the cursor") {
  const Numbers file{0x78, 0x56, 0x34, 0x12, 0xff, 0xff, 0xff};
  Reader reader(Bytes(file, 0));
  CHECK(reader.u32("a number") == 0x12345678);
  CHECK_FALSE(error_of([&] { reader.i32("a number"); }).empty());
  CHECK(reader.at() == 4);
  CHECK(reader.u16("a number") == 0xffff);
  CHECK(reader.peek("a byte") == 0xff);
  CHECK(reader.left() == 1);
}

TEST_CASE("aligning counts from the window's start, not from the file's") {
  const Numbers file(9);
  Reader reader(Bytes(file, 0).from(1, "a window"));
  reader.skip(3, "three");
  reader.align(4, "padding");
  CHECK(reader.at() == 4);
  CHECK(reader.place() == 5);
  reader.align(4, "padding");
  CHECK(reader.at() == 4);
}

TEST_SUITE_END();
