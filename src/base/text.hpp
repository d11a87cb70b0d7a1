// Text for people out of what a file holds: numbers, and names and strings that may be anything,
// made safe to print on one line. All of it is appended, so that a caller reuses one buffer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

namespace mmcheck::base {

/// Appends UTF-8 so that it stays on its line and shows what is there: bytes that are not UTF-8 as
/// \xNN; controls, line separators and characters that change the reading direction or cannot be
/// seen as \uNNNN; a backslash doubled, so that no two texts look the same.
void append_escaped(std::string& to, std::string_view utf8);
/// The same for text with escapes of its own, such as a line of source: backslashes stay single.
void append_visible(std::string& to, std::string_view utf8);

/// Appends a C# string literal, quotes included.
void append_literal(std::string& to, std::u16string_view text);
/// The same for a string that a file has as UTF-8.
void append_literal(std::string& to, std::string_view utf8);
/// Appends a C# character literal.
void append_literal(std::string& to, char16_t character);

void append_decimal(std::string& to, std::int64_t number);
void append_decimal(std::string& to, std::uint64_t number);
/// At least `digits` digits, without 0x.
void append_hex(std::string& to, std::uint64_t number, unsigned digits = 1);
/// Bytes as in "0a ff".
void append_hex(std::string& to, std::span<const std::uint8_t> bytes);

/// Appends the shortest decimal that reads back as the same number, always with a point or an
/// exponent; infinity and NaN by name, an unusual NaN with its bits.
void append_real(std::string& to, float number);
void append_real(std::string& to, double number);

/// The last part of a path of any system.
std::string_view file_name(std::string_view path);

/// Each name in the text of a type, its arguments too, without what it lies in: "Dictionary<string,
/// X>[]" of "System.Collections.Generic.Dictionary<string, N.Outer.X>[]". A name that a compiler
/// has made up, "<Main>d__1" or "<>c", is one name.
std::string without_scopes(std::string_view type);

/// Whether a byte of UTF-8 goes on with the character before it.
inline bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

/// Where a column, counted in UTF-16 units from 1 as symbols do, is in a line of UTF-8.
std::size_t offset_of_column(std::string_view line, std::uint32_t column);

inline constexpr auto hex_pairs = [] {
  constexpr std::string_view digits = "0123456789abcdef";
  std::array<std::array<char, 2>, 256> made{};
  for (std::size_t i = 0; i < made.size(); ++i) made[i] = {digits[i >> 4], digits[i & 15]};
  return made;
}();

/// Writes the lowest four hexadecimal digits, two at a time: it is done for every instruction of a
/// listing.
inline void write_hex4(char* to, std::uint32_t number) {
  std::memcpy(to, hex_pairs[number >> 8 & 0xff].data(), 2);
  std::memcpy(to + 2, hex_pairs[number & 0xff].data(), 2);
}

}  // namespace mmcheck::base
