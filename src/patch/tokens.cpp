// Strings are where a text that looks like code need not be code: the four ways in which C# writes
// them are read as the language reference says (ECMA-334, 6.4.5), an interpolation's holes as code
// of their own.
#include "patch/tokens.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace mmcheck::patch {
namespace {

constexpr std::size_t npos = std::string_view::npos;
// A hole in a string may hold a string with a hole.
constexpr int deepest = 16;

// The longest first. ">>" is left out: it may close two lists of type arguments.
constexpr std::array marks = {"?\?=", "<<=", "...", "==", "!=", "<=", ">=", "=>", "&&",
                              "||",   "++",  "--",  "+=", "-=", "*=", "/=", "%=", "&=",
                              "|=",   "^=",  "??",  "?.", "::", "->", "<<", ".."};

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0;
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f'; }

class Lexer {
 public:
  explicit Lexer(std::string_view source) : source_(source) {
    if (source_.starts_with("\xef\xbb\xbf")) at_ = 3;
  }

  std::optional<std::vector<Token>> read() {
    while (skip_space() && at_ < source_.size()) {
      const std::size_t start = at_;
      const std::optional<Token::Kind> kind = read_token();
      if (!kind) return std::nullopt;
      tokens_.push_back({*kind, start, source_.substr(start, at_ - start)});
    }
    if (at_ < source_.size()) return std::nullopt;
    return std::move(tokens_);
  }

 private:
  bool sees(std::string_view what) const { return source_.substr(at_).starts_with(what); }
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
  }

  /// Goes behind the next `what`; false if there is none.
  bool skip_behind(std::string_view what) {
    const std::size_t found = source_.find(what, at_);
    if (found == npos) return false;
    at_ = found + what.size();
    return true;
  }
  void skip_line() { at_ = std::min(source_.find('\n', at_), source_.size()); }

  /// False if a comment does not end.
  bool skip_space() {
    while (at_ < source_.size()) {
      if (is_space(peek())) {
        ++at_;
      } else if (sees("//")) {
        skip_line();
      } else if (sees("/*")) {
        at_ += 2;
        if (!skip_behind("*/")) return false;
      } else {
        break;
      }
    }
    return true;
  }

  bool is_first_on_line() const {
    const std::size_t last = source_.find_last_not_of(" \t", at_ == 0 ? 0 : at_ - 1);
    return at_ == 0 || last == npos || source_[last] == '\n';
  }

  std::optional<Token::Kind> read_token() {
    const char c = peek();
    if (c == '#' && is_first_on_line()) {
      skip_line();
      return Token::Kind::Directive;
    }
    if (starts_string()) return literal(read_string(0));
    if (c == '\'') return literal(read_quoted('\''));
    if (is_digit(c) || (c == '.' && is_digit(peek(1)))) return literal(read_number());
    if (is_letter(c) || (c == '@' && is_letter(peek(1)))) {
      for (++at_; is_letter(peek()) || is_digit(peek());) ++at_;
      return Token::Kind::Word;
    }
    const auto* mark =
        std::find_if(marks.begin(), marks.end(), [&](auto one) { return sees(one); });
    at_ += mark == marks.end() ? 1 : std::string_view(*mark).size();
    return Token::Kind::Mark;
  }

  static std::optional<Token::Kind> literal(bool is_sound) {
    return is_sound ? std::optional(Token::Kind::Literal) : std::nullopt;
  }

  bool read_number() {
    // "1.0e-5", "0x1F", "1_000UL"; but "1..2" is a range, and "1.ToString()" a call.
    while (is_letter(peek()) || is_digit(peek()) || (peek() == '.' && is_digit(peek(1)))) {
      const bool is_exponent =
          (peek() == 'e' || peek() == 'E') && (peek(1) == '-' || peek(1) == '+');
      at_ += is_exponent ? 2 : 1;
    }
    return true;
  }

  bool starts_string() const {
    std::size_t ahead = 0;
    while (peek(ahead) == '$' || peek(ahead) == '@') ++ahead;
    return peek(ahead) == '"';
  }

  /// 'c' or "text", with backslashes.
  bool read_quoted(char quote) {
    for (++at_; at_ < source_.size() && peek() != '\n'; ++at_) {
      if (peek() == '\\') {
        ++at_;
      } else if (peek() == quote) {
        ++at_;
        return true;
      }
    }
    return false;
  }

  bool read_string(int depth) {
    std::size_t dollars = 0;
    bool is_verbatim = false;
    for (; peek() != '"'; ++at_) {
      if (peek() == '$') ++dollars;
      if (peek() == '@') is_verbatim = true;
    }
    std::size_t quotes = 0;
    while (peek(quotes) == '"') ++quotes;
    if (!is_verbatim && quotes >= 3) return skip_raw(quotes);
    if (dollars == 0 && !is_verbatim) return read_quoted('"');
    ++at_;
    return read_text(is_verbatim, dollars != 0, depth);
  }

  /// """ … """: whatever is in it, it ends at as many quotes. Holes cannot hold as many either.
  bool skip_raw(std::size_t quotes) {
    at_ += quotes;
    if (!skip_behind(std::string(quotes, '"'))) return false;
    while (peek() == '"') ++at_;
    return true;
  }

  /// The rest of a verbatim or an interpolated string.
  bool read_text(bool is_verbatim, bool has_holes, int depth) {
    while (at_ < source_.size()) {
      const char c = peek();
      const bool is_doubled = c == peek(1);
      if (c == '"' && !(is_verbatim && is_doubled)) {
        ++at_;
        return true;
      }
      if (c == '\n' && !is_verbatim) return false;
      if (has_holes && c == '{' && !is_doubled) {
        if (!read_hole(depth)) return false;
      } else {
        at_ += (c == '\\' && !is_verbatim) || (is_doubled && (c == '"' || c == '{')) ? 2 : 1;
      }
    }
    return false;
  }

  /// {code}, up to the brace that ends it.
  bool read_hole(int depth) {
    if (depth == deepest) return false;
    int open = 0;
    while (at_ < source_.size()) {
      if (starts_string()) {
        if (!read_string(depth + 1)) return false;
        continue;
      }
      if (peek() == '\'' && !read_quoted('\'')) return false;
      if (peek() == '{') ++open;
      if (peek() == '}') --open;
      ++at_;
      if (open == 0) return true;
    }
    return false;
  }

  std::string_view source_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view source) {
  return Lexer(source).read().value_or(std::vector<Token>());
}

}  // namespace mmcheck::patch
