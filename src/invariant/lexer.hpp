// The words of an invariant.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "invariant/expression.hpp"

namespace mmcheck::invariant {

struct Token {
  enum class Kind : std::uint8_t { Symbol, Name, Literal, EndOfText };
  Kind kind = Kind::EndOfText;
  std::string_view text;
  std::uint32_t column = 1;  // in characters
  Value literal;             // of a number or a character
};

/// The Error for something wrong at a column.
base::Error wrong_at(std::uint32_t column, const std::string& message);

/// Takes one token after the other; throws base::Error for what is none.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}
  Token next();

 private:
  Token take(Token::Kind kind, std::size_t length);
  Token number();
  Token character();
  std::size_t name_length() const;

  std::string_view text_;  // what is left
  std::uint32_t column_ = 1;
};

}  // namespace mmcheck::invariant
