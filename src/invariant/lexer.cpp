#include "invariant/lexer.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.hpp"
#include "base/unicode.hpp"

namespace mmcheck::invariant {
namespace {

using namespace std::string_view_literals;

// Longer ones first: the first that fits is taken.
constexpr std::array symbols = {"=>"sv, "||"sv, "&&"sv, "=="sv, "!="sv, "<="sv,
                                ">="sv, "<"sv,  ">"sv,  "+"sv,  "-"sv,  "*"sv,
                                "/"sv,  "%"sv,  "!"sv,  "("sv,  ")"sv};

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
bool is_hex_digit(char byte) {
  return is_digit(byte) || (byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F');
}
/// Letters of other scripts are bytes of 0x80 and above.
bool starts_name(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_' ||
         static_cast<unsigned char>(byte) >= 0x80;
}
bool continues_name(char byte) { return starts_name(byte) || is_digit(byte); }
bool joins_names(char byte) { return byte == '.' || byte == '/' || byte == '+'; }

std::uint32_t count_characters(std::string_view text) {
  return static_cast<std::uint32_t>(std::count_if(text.begin(), text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
  }));
}

template <typename Accept>
std::size_t length_while(std::string_view text, std::size_t from, Accept accept) {
  while (from < text.size() && accept(text[from])) ++from;
  return from;
}

/// The length of a real at the front of the text, as far as it has a fraction or an exponent.
std::size_t real_length(std::string_view text, std::size_t digits) {
  std::size_t end = digits;
  if (end + 1 < text.size() && text[end] == '.' && is_digit(text[end + 1])) {
    end = length_while(text, end + 1, is_digit);
  }
  if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
    std::size_t exponent = end + 1;
    if (exponent < text.size() && (text[exponent] == '+' || text[exponent] == '-')) ++exponent;
    const std::size_t after = length_while(text, exponent, is_digit);
    if (after != exponent) end = after;
  }
  return end;
}

/// What a backslash and this character stand for.
std::optional<char16_t> unescape(char16_t escaped) {
  switch (escaped) {
    case u'0':
      return u'\0';
    case u'n':
      return u'\n';
    case u'r':
      return u'\r';
    case u't':
      return u'\t';
    case u'\'':
    case u'\\':
      return escaped;
    default:
      return std::nullopt;
  }
}

}  // namespace

base::Error wrong_at(std::uint32_t column, const std::string& message) {
  return {fmt::format("invariant, column {}", column), message};
}

Token Lexer::take(Token::Kind kind, std::size_t length) {
  Token token{kind, text_.substr(0, length), column_, {}};
  text_.remove_prefix(length);
  column_ += count_characters(token.text);
  return token;
}

Token Lexer::next() {
  take(Token::Kind::Symbol, length_while(text_, 0, [](char byte) {
         return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
       }));
  if (text_.empty()) return take(Token::Kind::EndOfText, 0);
  if (is_digit(text_[0])) return number();
  if (text_[0] == '\'') return character();
  if (starts_name(text_[0])) return take(Token::Kind::Name, name_length());
  for (const std::string_view symbol : symbols) {
    if (text_.starts_with(symbol)) return take(Token::Kind::Symbol, symbol.size());
  }
  if (text_[0] == '"') throw wrong_at(column_, "strings cannot be compared");
  if (text_[0] == '=') throw wrong_at(column_, "expected == to compare, or => for \"implies\"");
  std::string shown;
  base::append_visible(shown, text_.substr(0, 1));
  throw wrong_at(column_, "expected a field, a number or an operator, not " + shown);
}

/// Identifiers joined without spaces. What joins them belongs to the name only if another follows.
std::size_t Lexer::name_length() const {
  std::size_t end = length_while(text_, 0, continues_name);
  while (end + 1 < text_.size() && joins_names(text_[end]) && starts_name(text_[end + 1])) {
    end = length_while(text_, end + 1, continues_name);
  }
  return end;
}

Token Lexer::number() {
  const bool is_hex = text_.starts_with("0x") || text_.starts_with("0X");
  const std::size_t start = is_hex ? 2 : 0;
  const std::size_t digits =
      is_hex ? length_while(text_, start, is_hex_digit) : length_while(text_, start, is_digit);
  const std::size_t end = is_hex ? digits : real_length(text_, digits);
  if (end < text_.size() && continues_name(text_[end])) {
    throw wrong_at(column_, "expected a number of digits only, such as 12, 0x1f or 1.5");
  }
  Token token = take(Token::Kind::Literal, end);
  const char* first = token.text.data() + start;
  const char* last = token.text.data() + end;
  std::int64_t integer = 0;
  double real = 0;
  const auto read = end == digits ? std::from_chars(first, last, integer, is_hex ? 16 : 10)
                                  : std::from_chars(first, last, real);
  if (read.ec != std::errc() || read.ptr != last) {
    throw wrong_at(token.column, end == digits ? "expected a number that fits into a long"
                                               : "expected a number that fits into a double");
  }
  token.literal = end == digits ? Value(integer) : Value(real);
  return token;
}

Token Lexer::character() {
  std::size_t end = 1;
  while (end < text_.size() && text_[end] != '\'') end += text_[end] == '\\' ? 2U : 1U;
  if (end >= text_.size()) throw wrong_at(column_, "expected a ' that ends the character");
  Token token = take(Token::Kind::Literal, end + 1);
  const std::u16string units = base::to_utf16(token.text.substr(1, end - 1));
  std::optional<char16_t> value;
  if (units.size() == 1) value = units[0];
  if (units.size() == 2 && units[0] == u'\\') value = unescape(units[1]);
  if (!value)
    throw wrong_at(token.column, "expected one character between the quotes, such as 'a' or '\\n'");
  token.literal = std::int64_t{*value};
  return token;
}

}  // namespace mmcheck::invariant
