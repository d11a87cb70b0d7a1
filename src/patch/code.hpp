// The statements of a C# source, as far as putting something before one needs to know them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "patch/tokens.hpp"

namespace mmcheck::patch {

/// Tokens from `first` up to and without `last`.
struct Range {
  std::size_t first = 0;
  std::size_t last = 0;
  bool contains(std::size_t token) const { return first <= token && token < last; }
};

/// The innermost statement around a place, without its block.
struct Statement {
  std::string_view keyword;  // "while", "if" …; empty of an expression or a declaration
  Range header;              // between the parentheses after the keyword
  Range whole;               // up to its end, its body included
  bool is_embedded = false;  // the body of another one, without braces
};

class Code {
 public:
  explicit Code(std::string_view source);

  std::string_view source() const { return source_; }
  const std::vector<Token>& tokens() const { return tokens_; }
  bool is_readable() const { return !tokens_.empty(); }

  /// The token that starts at a place or, if none does, the last one before it; columns count as
  /// symbols do.
  std::optional<std::size_t> token_at(std::uint32_t line, std::uint32_t column) const;
  /// None where it cannot be told for certain.
  std::optional<Statement> statement_around(std::size_t token) const;
  /// Behind the bracket that closes this one; none if there is none.
  std::optional<std::size_t> behind_group(std::size_t opening) const;
  /// The bracket that this one closes.
  std::optional<std::size_t> start_of_group(std::size_t closing) const;
  /// Behind the last token of the statement that starts here.
  std::optional<std::size_t> behind_statement(std::size_t first) const;
  /// Whether one of these words is in a range.
  bool has(Range range, std::initializer_list<std::string_view> words) const;

  std::size_t line_start(std::size_t offset) const;
  /// What stands before a token on its line, if that is space only.
  std::optional<std::string_view> indentation(std::size_t token) const;
  std::uint32_t line_of(std::size_t offset) const;
  std::string_view line_end() const;  // "\n", "\r\n"

 private:
  bool ends_statement(std::size_t token) const;
  bool follows_statement(std::size_t token) const;
  std::optional<std::size_t> enclosing(std::size_t token) const;
  std::optional<std::size_t> statement_start(std::size_t token) const;
  std::optional<std::size_t> behind_header(std::size_t keyword) const;
  bool has_directive(Range range) const;
  bool is_tail_of_do(std::size_t token) const;

  std::string_view source_;
  std::vector<Token> tokens_;
  std::vector<std::size_t> lines_;  // where each starts
};

}  // namespace mmcheck::patch
