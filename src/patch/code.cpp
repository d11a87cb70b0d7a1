// A statement is found from a place in it: outward through the brackets to the block that it is in,
// back to where the statement before it ends, and then forward again, into the bodies that have no
// braces. Where directives choose between texts, each must end with a statement.
#include "patch/code.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace mmcheck::patch {
namespace {

constexpr std::array with_header = {"if",     "while", "for",   "foreach",
                                    "switch", "lock",  "using", "fixed"};

bool has_header(const Token& token) {
  return std::find(with_header.begin(), with_header.end(), token.text) != with_header.end();
}
bool opens(const Token& token) { return token.is("(") || token.is("[") || token.is("{"); }
bool closes(const Token& token) { return token.is(")") || token.is("]") || token.is("}"); }

}  // namespace

Code::Code(std::string_view source) : source_(source), tokens_(tokens_of(source)), lines_{0} {
  for (std::size_t i = 0; i < source.size(); ++i) {
    if (source[i] == '\n') lines_.push_back(i + 1);
  }
}

std::size_t Code::line_start(std::size_t offset) const { return lines_[line_of(offset) - 1]; }

std::uint32_t Code::line_of(std::size_t offset) const {
  return static_cast<std::uint32_t>(std::upper_bound(lines_.begin(), lines_.end(), offset) -
                                    lines_.begin());
}

std::string_view Code::line_end() const {
  const std::size_t first = source_.find('\n');
  const bool has_return =
      first != std::string_view::npos && first != 0 && source_[first - 1] == '\r';
  return has_return ? "\r\n" : "\n";
}

std::optional<std::string_view> Code::indentation(std::size_t token) const {
  const std::size_t end = tokens_[token].offset;
  const std::size_t start = line_start(end);
  const std::string_view before = source_.substr(start, end - start);
  if (before.find_first_not_of(" \t") != std::string_view::npos) return std::nullopt;
  return before;
}

std::optional<std::size_t> Code::token_at(std::uint32_t line, std::uint32_t column) const {
  if (line == 0 || line > lines_.size()) return std::nullopt;
  const std::size_t start = lines_[line - 1];
  const std::size_t end = line < lines_.size() ? lines_[line] : source_.size();
  const std::size_t offset =
      start + base::offset_of_column(source_.substr(start, end - start), column);
  const auto behind =
      std::upper_bound(tokens_.begin(), tokens_.end(), offset,
                       [](std::size_t at, const Token& token) { return at < token.offset; });
  if (behind == tokens_.begin()) return std::nullopt;
  const auto token = static_cast<std::size_t>(behind - tokens_.begin()) - 1;
  if (tokens_[token].kind == Token::Kind::Directive || line_of(tokens_[token].offset) != line) {
    return std::nullopt;
  }
  return token;
}

std::optional<std::size_t> Code::behind_group(std::size_t opening) const {
  std::size_t depth = 0;
  for (std::size_t i = opening; i < tokens_.size(); ++i) {
    if (opens(tokens_[i])) ++depth;
    if (closes(tokens_[i]) && --depth == 0) return i + 1;
  }
  return std::nullopt;
}

std::optional<std::size_t> Code::start_of_group(std::size_t closing) const {
  std::size_t depth = 0;
  for (std::size_t i = closing + 1; i-- > 0;) {
    if (closes(tokens_[i])) ++depth;
    if (opens(tokens_[i]) && --depth == 0) return i;
  }
  return std::nullopt;
}

/// The bracket that is open there; none outside of all.
std::optional<std::size_t> Code::enclosing(std::size_t token) const {
  std::size_t depth = 0;
  for (std::size_t i = token; i-- > 0;) {
    if (closes(tokens_[i])) ++depth;
    if (opens(tokens_[i])) {
      if (depth == 0) return i;
      --depth;
    }
  }
  return std::nullopt;
}

bool Code::ends_statement(std::size_t token) const {
  return tokens_[token].is(";") || tokens_[token].is("{") || tokens_[token].is("}");
}

/// Whether a statement can begin here, whichever of the texts is compiled that directives choose
/// from.
bool Code::follows_statement(std::size_t token) const {
  if (token == 0) return false;
  if (tokens_[token - 1].kind != Token::Kind::Directive) return ends_statement(token - 1);
  int open = 0;  // conditionals whose #if is to come
  for (std::size_t i = token; i-- > 0;) {
    if (tokens_[i].kind != Token::Kind::Directive) continue;
    const bool is_after_code = i != 0 && tokens_[i - 1].kind != Token::Kind::Directive;
    if (is_after_code && !ends_statement(i - 1)) return false;
    const std::string_view text = tokens_[i].text;
    const std::string_view name =
        text.substr(std::min(text.find_first_not_of("# \t"), text.size()));
    if (name.starts_with("endif")) ++open;
    if (name.starts_with("el") && open == 0) open = 1;
    if (name.starts_with("if") && open > 0) --open;
    if (open == 0 && is_after_code) return true;
  }
  return false;
}

std::optional<std::size_t> Code::statement_start(std::size_t token) const {
  // Out of the parentheses first.
  std::size_t at = token;
  for (auto outer = enclosing(at); outer && !tokens_[*outer].is("{"); outer = enclosing(at)) {
    at = *outer;
  }
  while (at > 0 && tokens_[at - 1].kind != Token::Kind::Directive && !ends_statement(at - 1)) {
    if (closes(tokens_[at - 1])) {
      const std::optional<std::size_t> opening = start_of_group(at - 1);
      if (!opening) return std::nullopt;
      at = *opening;
    } else {
      --at;
    }
  }
  if (!follows_statement(at)) return std::nullopt;
  return at;
}

std::optional<std::size_t> Code::behind_header(std::size_t keyword) const {
  if (keyword + 1 >= tokens_.size() || !tokens_[keyword + 1].is("(")) return std::nullopt;
  return behind_group(keyword + 1);
}

std::optional<std::size_t> Code::behind_statement(std::size_t first) const {
  if (first >= tokens_.size()) return std::nullopt;
  const Token& token = tokens_[first];
  if (token.is("{")) return behind_group(first);
  if (token.is("do") || token.is("try") || token.is("unsafe") || token.is("checked") ||
      token.is("unchecked")) {
    return std::nullopt;  // nobody asks for these yet
  }
  if (!has_header(token) || first + 1 >= tokens_.size() || !tokens_[first + 1].is("(")) {
    for (std::size_t i = first; i < tokens_.size();) {
      if (tokens_[i].is(";")) return i + 1;
      if (closes(tokens_[i])) return std::nullopt;
      const auto next = opens(tokens_[i]) ? behind_group(i) : std::optional(i + 1);
      if (!next) return std::nullopt;
      i = *next;
    }
    return std::nullopt;
  }
  const auto body = behind_header(first);
  const auto end = body ? behind_statement(*body) : std::nullopt;
  if (!end || !token.is("if") || *end >= tokens_.size() || !tokens_[*end].is("else")) return end;
  return behind_statement(*end + 1);
}

bool Code::has_directive(Range range) const {
  return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(range.first),
                     tokens_.begin() + static_cast<std::ptrdiff_t>(range.last),
                     [](const Token& token) { return token.kind == Token::Kind::Directive; });
}

bool Code::has(Range range, std::initializer_list<std::string_view> words) const {
  return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(range.first),
                     tokens_.begin() + static_cast<std::ptrdiff_t>(range.last),
                     [&](const Token& token) {
                       return std::any_of(words.begin(), words.end(),
                                          [&](std::string_view word) { return token.is(word); });
                     });
}

/// "while (…);" may end a do: behind its block, or behind a body without one.
bool Code::is_tail_of_do(std::size_t token) const {
  if (!tokens_[token].is("while") || token == 0) return false;
  if (tokens_[token - 1].is("}")) {
    const auto block = start_of_group(token - 1);
    return block && *block != 0 && tokens_[*block - 1].is("do");
  }
  if (!tokens_[token - 1].is(";")) return false;
  const auto before = statement_start(token - 1);
  return before && has({*before, token}, {"do"});
}

std::optional<Statement> Code::statement_around(std::size_t token) const {
  auto start = statement_start(token);
  if (!start) return std::nullopt;
  Statement statement;
  for (std::size_t at = *start;;) {
    if (at > token || at >= tokens_.size() || is_tail_of_do(at)) return std::nullopt;
    const Token& first = tokens_[at];
    if (first.is("else") || first.is("do")) {
      statement.is_embedded = true;
      ++at;
      continue;
    }
    // "case 1:", "label:", "default:"
    if (first.is("case") ||
        (first.is_word() && at + 1 < tokens_.size() && tokens_[at + 1].is(":"))) {
      while (at < token && !tokens_[at].is(":")) ++at;
      ++at;
      continue;
    }
    const auto body = has_header(first) ? behind_header(at) : std::nullopt;
    if (body && token >= *body) {
      statement.is_embedded = true;
      at = *body;
      continue;
    }
    const auto end = behind_statement(at);
    if (!first.is_word() && !first.is("++") && !first.is("--") && !first.is("(")) return {};
    if (!end || has_directive({at, *end})) return std::nullopt;
    statement.whole = {at, *end};
    if (body) {
      statement.keyword = first.text;
      statement.header = {at + 2, *body - 1};
    }
    return statement;
  }
}

}  // namespace mmcheck::patch
