#include "base/text.hpp"

#include <fmt/core.h>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <vector>

#include "base/scan.hpp"

namespace mmcheck::base {
namespace {

constexpr char32_t not_a_character = 0xffffffff;

/// Characters that would break the line, hide, or turn the text around.
bool is_unprintable(char32_t character) {
  return character < 0x20 || (character >= 0x7f && character < 0xa0) ||  // controls
         character == 0xad ||                                            // soft hyphen
         (character >= 0x200b && character <= 0x200f) ||                 // invisible, directions
         (character >= 0x2028 && character <= 0x202e) ||                 // separators, directions
         (character >= 0x2060 && character <= 0x206f) || character == 0xfeff ||
         (character >= 0xe000 && character <= 0xf8ff) ||  // private use
         (character >= 0xfff0 && character <= 0xfffb) || character >= 0xe0000;
}

struct Decoded {
  char32_t character;  // not_a_character where the bytes are not UTF-8
  unsigned length;
};

/// The character at the start of a text that is not empty.
Decoded decode_utf8(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  if (first < 0x80) return {first, 1};
  const unsigned length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || length > text.size()) return {not_a_character, 1};
  char32_t character = first & (0x7fU >> length);
  for (unsigned i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {not_a_character, 1};
    character = character << 6 | (byte(i) & 0x3f);
  }
  constexpr std::array<char32_t, 5> lowest = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = character >= 0xd800 && character < 0xe000;
  if (character < lowest[length] || is_surrogate || character > 0x10ffff) {
    return {not_a_character, 1};
  }
  return {character, length};
}

void append_utf8(std::string& to, char32_t character) {
  const auto push = [&](char32_t byte) { to.push_back(static_cast<char>(byte)); };
  if (character < 0x80) {
    push(character);
  } else if (character < 0x800) {
    push(0xc0 | character >> 6);
    push(0x80 | (character & 0x3f));
  } else if (character < 0x10000) {
    push(0xe0 | character >> 12);
    push(0x80 | (character >> 6 & 0x3f));
    push(0x80 | (character & 0x3f));
  } else {
    push(0xf0 | character >> 18);
    push(0x80 | (character >> 12 & 0x3f));
    push(0x80 | (character >> 6 & 0x3f));
    push(0x80 | (character & 0x3f));
  }
}

void append_unicode_escape(std::string& to, char32_t character) {
  to += character < 0x10000 ? "\\u" : "\\U";
  append_hex(to, character, character < 0x10000 ? 4 : 8);
}

void append_byte_escape(std::string& to, char byte) {
  to += "\\x";
  append_hex(to, static_cast<unsigned char>(byte), 2);
}

/// As it stands in a C# literal that `quote` encloses.
void append_in_literal(std::string& to, char32_t character, char quote) {
  switch (character) {
    case U'\0':
      to += "\\0";
      return;
    case U'\t':
      to += "\\t";
      return;
    case U'\n':
      to += "\\n";
      return;
    case U'\r':
      to += "\\r";
      return;
    case U'\\':
      to += "\\\\";
      return;
    default:
      break;
  }
  if (character == static_cast<char32_t>(quote)) {
    to.push_back('\\');
    to.push_back(quote);
  } else if (is_unprintable(character) || (character >= 0xd800 && character < 0xe000)) {
    append_unicode_escape(to, character);
  } else {
    append_utf8(to, character);
  }
}

constexpr EightBytes is_special(EightBytes bytes) {
  return is_below(bytes, ' ') | is_equal(bytes, '\\') | is_equal(bytes, 0x7f) |
         (bytes & highest_bits);
}

/// The part of a text that needs no look at its characters: names are nearly always that.
std::size_t plain_prefix(std::string_view text) { return find_byte(text, is_special); }

template <typename Integer>
void append_integer(std::string& to, Integer number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  to.append(digits.data(), end);
}

template <typename Real, typename Bits>
void append_real_number(std::string& to, Real number) {
  if (std::isnan(number)) {
    to += "NaN";
    const auto bits = std::bit_cast<Bits>(number);
    // There are many, and which one it is may matter (C#'s double.NaN has its sign bit set).
    const auto usual = std::bit_cast<Bits>(std::numeric_limits<Real>::quiet_NaN());
    if (bits != usual) {
      to += " (0x";
      append_hex(to, bits);
      to += ")";
    }
    return;
  }
  if (std::isinf(number)) {
    to += number < 0 ? "-Infinity" : "Infinity";
    return;
  }
  const std::size_t start = to.size();
  // Not format_to: clang 14 does not find the one in a libfmt that g++ has built.
  to += fmt::format("{}", number);
  if (to.find_first_of(".e", start) == std::string::npos) to += ".0";
}

void append_clean(std::string& to, std::string_view utf8, std::string_view backslash) {
  while (!utf8.empty()) {
    const std::size_t plain = plain_prefix(utf8);
    to.append(utf8.substr(0, plain));
    utf8.remove_prefix(plain);
    if (utf8.empty()) return;
    const Decoded next = decode_utf8(utf8);
    if (next.character == not_a_character) {
      append_byte_escape(to, utf8[0]);
    } else if (next.character == U'\\') {
      to += backslash;
    } else if (is_unprintable(next.character)) {
      append_unicode_escape(to, next.character);
    } else {
      to.append(utf8.substr(0, next.length));
    }
    utf8.remove_prefix(next.length);
  }
}

}  // namespace

void append_escaped(std::string& to, std::string_view utf8) { append_clean(to, utf8, "\\\\"); }
void append_visible(std::string& to, std::string_view utf8) { append_clean(to, utf8, "\\"); }

void append_literal(std::string& to, std::u16string_view text) {
  to.push_back('"');
  for (std::size_t i = 0; i < text.size(); ++i) {
    char32_t character = text[i];
    const bool is_high = character >= 0xd800 && character < 0xdc00;
    if (is_high && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000) {
      character = 0x10000 + ((character - 0xd800) << 10) + (text[++i] - 0xdc00U);
    }
    append_in_literal(to, character, '"');
  }
  to.push_back('"');
}

void append_literal(std::string& to, std::string_view utf8) {
  to.push_back('"');
  while (true) {
    const std::size_t plain =
        find_byte(utf8, [](EightBytes bytes) { return is_special(bytes) | is_equal(bytes, '"'); });
    to.append(utf8.substr(0, plain));
    utf8.remove_prefix(plain);
    if (utf8.empty()) break;
    const Decoded next = decode_utf8(utf8);
    if (next.character == not_a_character) {
      append_byte_escape(to, utf8[0]);
    } else {
      append_in_literal(to, next.character, '"');
    }
    utf8.remove_prefix(next.length);
  }
  to.push_back('"');
}

void append_literal(std::string& to, char16_t character) {
  to.push_back('\'');
  append_in_literal(to, character, '\'');
  to.push_back('\'');
}

void append_decimal(std::string& to, std::int64_t number) { append_integer(to, number); }
void append_decimal(std::string& to, std::uint64_t number) { append_integer(to, number); }

void append_hex(std::string& to, std::uint64_t number, unsigned digits) {
  std::array<char, 16> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, 16).ptr;
  const auto length = static_cast<unsigned>(end - text.data());
  if (length < digits) to.append(digits - length, '0');
  to.append(text.data(), length);
}

void append_hex(std::string& to, std::span<const std::uint8_t> bytes) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i != 0) to.push_back(' ');
    append_hex(to, bytes[i], 2);
  }
}

void append_real(std::string& to, float number) {
  append_real_number<float, std::uint32_t>(to, number);
}
void append_real(std::string& to, double number) {
  append_real_number<double, std::uint64_t>(to, number);
}

namespace {

/// Of a name that a compiler has made up, which begins here with '<': where the brackets end.
std::size_t end_of_made_up(std::string_view text, std::size_t at) {
  int depth = 0;
  for (; at < text.size(); ++at) {
    depth += text[at] == '<' ? 1 : text[at] == '>' ? -1 : 0;
    if (depth == 0) return at + 1;
  }
  return at;
}

}  // namespace

std::string without_scopes(std::string_view type) {
  std::string result;
  std::vector<std::size_t> begins{0};  // in the result, of the names that are read, outermost first
  bool is_at_name = true;
  for (std::size_t at = 0; at < type.size();) {
    const char c = type[at];
    if (is_at_name && c == '<') {
      const std::size_t end = end_of_made_up(type, at);
      result += type.substr(at, end - at);
      is_at_name = false;
      at = end;
      continue;
    }
    const bool is_scope = c == '.' || c == '/' || c == '+';
    if (is_scope) {
      result.resize(begins.back());
    } else {
      result += c;
    }
    if (c == '<') begins.push_back(result.size());
    if (c == '>' && begins.size() > 1) begins.pop_back();
    if (c == ',' || c == ' ') begins.back() = result.size();
    is_at_name = is_scope || c == '<' || c == ',' || c == ' ';
    ++at;
  }
  return result;
}

std::string_view file_name(std::string_view path) {
  return path.substr(path.find_last_of("/\\") + 1);
}

std::size_t offset_of_column(std::string_view line, std::uint32_t column) {
  std::size_t at = 0;
  for (std::uint32_t units = 1; at < line.size() && units < column; ++units) {
    if (static_cast<unsigned char>(line[at]) >= 0xf0) ++units;
    for (++at; at < line.size() && is_continuation(line[at]); ++at) {
    }
  }
  return at;
}

}  // namespace mmcheck::base
