#include "base/unicode.hpp"

#include <cstddef>
#include <cstdint>

namespace mmcheck::base {
namespace {

constexpr char32_t replacement = 0xfffd;

bool is_surrogate(char32_t code) { return code >= 0xd800 && code < 0xe000; }

/// The character at the front of `text`, which is taken off.
char32_t take(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  if (first < 0x80) return first;
  const std::size_t more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  if (first < 0xc2 || first > 0xf4) return replacement;
  char32_t code = first & (0x3fU >> more);
  for (std::size_t i = 0; i < more; ++i) {
    if (i >= text.size() || (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {
      return replacement;
    }
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3f);
  }
  constexpr char32_t least[] = {0x80, 0x800, 0x10000};
  if (code < least[more - 1] || code > 0x10ffff || is_surrogate(code)) return replacement;
  text.remove_prefix(more);
  return code;
}

char32_t take(std::u16string_view& text) {
  const char16_t first = text.front();
  text.remove_prefix(1);
  if (!is_surrogate(first)) return first;
  if (first >= 0xdc00 || text.empty() || text.front() < 0xdc00 || text.front() > 0xdfff) {
    return replacement;
  }
  const char16_t second = text.front();
  text.remove_prefix(1);
  return 0x10000 + ((first & 0x3ffU) << 10 | (second & 0x3ffU));
}

void append(std::u16string& to, char32_t code) {
  if (code < 0x10000) {
    to += static_cast<char16_t>(code);
    return;
  }
  to += static_cast<char16_t>(0xd800 + ((code - 0x10000) >> 10));
  to += static_cast<char16_t>(0xdc00 + (code & 0x3ff));
}

void append(std::string& to, char32_t code) {
  const auto byte = [&](char32_t bits) { to += static_cast<char>(bits); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xc0 | code >> 6);
    byte(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    byte(0xe0 | code >> 12);
    byte(0x80 | (code >> 6 & 0x3f));
    byte(0x80 | (code & 0x3f));
  } else {
    byte(0xf0 | code >> 18);
    byte(0x80 | (code >> 12 & 0x3f));
    byte(0x80 | (code >> 6 & 0x3f));
    byte(0x80 | (code & 0x3f));
  }
}

}  // namespace

std::u16string to_utf16(std::string_view utf8) {
  std::u16string result;
  result.reserve(utf8.size());
  while (!utf8.empty()) append(result, take(utf8));
  return result;
}

std::string to_utf8(std::u16string_view utf16) {
  std::string result;
  result.reserve(utf16.size());
  while (!utf16.empty()) append(result, take(utf16));
  return result;
}

}  // namespace mmcheck::base
