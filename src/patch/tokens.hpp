// C# source as a sequence of words and marks: enough to see where a statement begins and ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mmcheck::patch {

struct Token {
  enum class Kind : std::uint8_t {
    Word,       // an identifier or a keyword
    Literal,    // a number, a character, a string with all that is in it
    Mark,       // an operator or a bracket
    Directive,  // #if and its like: the whole line
  };
  Kind kind;
  std::size_t offset;
  std::string_view text;

  std::size_t end() const { return offset + text.size(); }
  bool is(std::string_view what) const { return kind != Kind::Literal && text == what; }
  bool is_word() const { return kind == Kind::Word; }
};

/// Without comments and space. Empty if the text does not end as C# does: within a string, say.
std::vector<Token> tokens_of(std::string_view source);

}  // namespace mmcheck::patch
