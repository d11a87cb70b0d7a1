#include "base/scan.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mmcheck::base;  // NOLINT(google-build-using-namespace)

TEST_SUITE_BEGIN("base");

TEST_CASE("a byte is found wherever it stands, and nothing where there is none") {
  const auto is_line_end = [](EightBytes bytes) { return is_equal(bytes, '\n'); };
  for (std::size_t size = 0; size < 40; ++size) {
    CHECK(find_byte(std::string(size, 'x'), is_line_end) == size);
    for (std::size_t at = 0; at < size; ++at) {
      std::string text(size, 'x');
      text[at] = '\n';
      CHECK(find_byte(text, is_line_end) == at);
      text.back() = '\n';
      CHECK(find_byte(text, is_line_end) == at);
    }
  }
}

TEST_CASE("what is behind the end of a text is not found") {
  const auto is_control = [](EightBytes bytes) { return is_below(bytes, ' '); };
  for (std::size_t size = 0; size < 20; ++size) {
    const std::string text = std::string(size, 'x') + "\n\n\n\n\n\n\n\n\n\n";
    CHECK(find_byte(std::string_view(text).substr(0, size), is_control) == size);
  }
}

TEST_CASE("each of the 256 bytes is below a limit, or equal to another, or not") {
  const std::string others(15, '\xff');  // neither below a limit nor the one that is looked for
  for (unsigned byte = 0; byte < 256; ++byte) {
    const std::string text = others + static_cast<char>(byte);
    for (const unsigned limit : {0U, 1U, 4U, 0x20U, 0x7fU, 0x80U}) {
      const auto is_low = [&](EightBytes bytes) {
        return is_below(bytes, static_cast<std::uint8_t>(limit));
      };
      CHECK((find_byte(text, is_low) == others.size()) == (byte < limit));
    }
    for (unsigned other = 0; other < 255; ++other) {
      const auto is_other = [&](EightBytes bytes) {
        return is_equal(bytes, static_cast<std::uint8_t>(other));
      };
      CHECK((find_byte(text, is_other) == others.size()) == (byte == other));
    }
  }
}

TEST_SUITE_END();
