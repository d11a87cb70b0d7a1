#include "patch/access.hpp"

#include <algorithm>
#include <array>

namespace mmcheck::patch {
namespace {

constexpr std::array assignments = {
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", "?\?=", "++", "--"};
constexpr std::array modifiers = {"public", "private",  "protected", "internal", "static", "new",
                                  "unsafe", "required", "volatile",  "readonly", "const"};

template <typename Words>
bool is_one_of(const Token& token, const Words& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return token.is(word); });
}

/// Back over "a.b." to where the name begins; `range.last` if it follows something else.
std::size_t start_of_name(const std::vector<Token>& tokens, Range range, std::size_t at) {
  while (at > range.first && tokens[at - 1].is(".")) {
    if (at - 1 == range.first || !tokens[at - 2].is_word()) return range.last;
    at -= 2;
  }
  const bool is_conditional =
      at > range.first &&
      (tokens[at - 1].is("?.") || tokens[at - 1].is("->") || tokens[at - 1].is("::"));
  return is_conditional ? range.last : at;
}

Access::Kind kind_of(const Code& code, Range whole, Range range) {
  const auto& tokens = code.tokens();
  const auto at = [&](std::size_t index, std::string_view mark) {
    return index < range.last && tokens[index].is(mark);
  };
  if (whole.first > range.first) {
    const Token& before = tokens[whole.first - 1];
    if (before.is("++") || before.is("--")) return Access::Kind::Both;
    if (before.is("ref") || before.is("out") || before.is("in") || before.is("&")) {
      return Access::Kind::Reference;
    }
    const bool is_operand =
        before.is("(") && whole.first - 1 > range.first &&
        (tokens[whole.first - 2].is("nameof") || tokens[whole.first - 2].is("sizeof") ||
         tokens[whole.first - 2].is("typeof"));
    if (is_operand) return Access::Kind::Reference;
  }
  if (at(whole.last, "=")) return Access::Kind::Write;
  if (at(whole.last, ":")) return Access::Kind::Reference;  // "f(flag: 1)", or "a ? flag : b"
  if (whole.last < range.last && is_one_of(tokens[whole.last], assignments)) {
    return Access::Kind::Both;
  }
  return Access::Kind::Read;
}

/// Behind the type that begins at a token: "int", "Node", "List<int>[]", "A.B?".
std::size_t behind_type(const std::vector<Token>& tokens, std::size_t at) {
  if (at >= tokens.size() || !tokens[at].is_word()) return at;
  ++at;
  while (at + 1 < tokens.size() && tokens[at].is(".") && tokens[at + 1].is_word()) at += 2;
  if (at < tokens.size() && tokens[at].is("<")) {
    for (int depth = 0; at < tokens.size(); ++at) {
      if (tokens[at].is(";") || tokens[at].is("{")) return at;
      if (tokens[at].is("<")) ++depth;
      if (tokens[at].is(">") && --depth == 0) break;
    }
    ++at;
  }
  while (at + 1 < tokens.size() && tokens[at].is("[")) {
    while (at < tokens.size() && !tokens[at].is("]")) ++at;
    ++at;
  }
  if (at < tokens.size() && tokens[at].is("?")) ++at;
  return at;
}

/// The field that a member's declaration declares, if it is that one.
std::optional<FieldDeclaration> field_at(const Code& code, std::size_t at, std::string_view name) {
  const auto& tokens = code.tokens();
  FieldDeclaration field;
  while (at < tokens.size() && (tokens[at].is("[") || is_one_of(tokens[at], modifiers))) {
    if (tokens[at].is("volatile")) field.is_volatile = true;
    if (tokens[at].is("const") || tokens[at].is("readonly")) field.is_fixed = true;
    const auto next = tokens[at].is("[") ? code.behind_group(at) : std::optional(at + 1);
    if (!next) return std::nullopt;
    at = *next;
  }
  field.type_token = at;
  std::size_t behind = behind_type(tokens, at);
  if (behind == at || behind >= tokens.size() || !tokens[behind].is_word()) return std::nullopt;
  const std::size_t start = tokens[at].offset;
  field.type = code.source().substr(start, tokens[behind - 1].end() - start);
  bool is_found = false;
  while (behind + 1 < tokens.size() && tokens[behind].is_word()) {
    is_found = is_found || tokens[behind].is(name);
    ++behind;
    while (behind < tokens.size() && !tokens[behind].is(",") && !tokens[behind].is(";")) {
      if (!tokens[behind].is("=") && behind > 0 && tokens[behind - 1].is_word() &&
          (tokens[behind].is("(") || tokens[behind].is("{") || tokens[behind].is("=>") ||
           tokens[behind].is("<")) &&
          is_one_of(tokens[behind - 1], std::array{name})) {
        return std::nullopt;  // a method or a property
      }
      const bool is_group =
          tokens[behind].is("(") || tokens[behind].is("[") || tokens[behind].is("{");
      const auto next = is_group ? code.behind_group(behind) : std::optional(behind + 1);
      if (!next) return std::nullopt;
      behind = *next;
    }
    if (behind >= tokens.size() || tokens[behind].is(";")) break;
    field.is_alone = false;
    ++behind;
  }
  return is_found ? std::optional(field) : std::nullopt;
}

/// The braces of the types of that name.
std::vector<Range> bodies_of(const Code& code, std::string_view type) {
  const auto& tokens = code.tokens();
  std::vector<Range> bodies;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const bool is_type =
        tokens[i - 1].is("class") || tokens[i - 1].is("struct") || tokens[i - 1].is("record");
    if (!is_type || !tokens[i].is(type)) continue;
    while (i < tokens.size() && !tokens[i].is("{") && !tokens[i].is(";")) ++i;
    const auto end = i < tokens.size() && tokens[i].is("{") ? code.behind_group(i) : std::nullopt;
    if (end) bodies.push_back({i + 1, *end - 1});
  }
  return bodies;
}

}  // namespace

std::vector<Access> accesses_of(const Code& code, Range range, std::string_view name) {
  const auto& tokens = code.tokens();
  std::vector<Access> found;
  for (std::size_t i = range.first; i < range.last; ++i) {
    if (!tokens[i].is_word() || tokens[i].text != name) continue;
    if (i + 1 < range.last && (tokens[i + 1].is("(") || tokens[i + 1].is_word())) continue;
    Access access;
    access.whole = {start_of_name(tokens, range, i), i + 1};
    if (access.whole.first == range.last) {
      access.whole.first = i;
      access.kind = Access::Kind::Reference;
    } else {
      access.kind = kind_of(code, access.whole, range);
    }
    found.push_back(access);
  }
  return found;
}

std::string_view member_of(std::string_view instruction) {
  if (!is_read(instruction) && !is_write(instruction)) return {};
  const std::size_t at = instruction.rfind("::");
  return at == std::string_view::npos ? std::string_view() : instruction.substr(at + 2);
}

bool is_write(std::string_view instruction) {
  return instruction.starts_with("stsfld ") || instruction.starts_with("stfld ");
}

bool is_read(std::string_view instruction) {
  return instruction.starts_with("ldsfld ") || instruction.starts_with("ldfld ");
}

std::optional<FieldDeclaration> find_field(const Code& code, std::string_view type,
                                           std::string_view name) {
  const auto& tokens = code.tokens();
  std::optional<FieldDeclaration> found;
  for (const Range body : bodies_of(code, type)) {
    for (std::size_t at = body.first; at < body.last;) {
      if (tokens[at].kind == Token::Kind::Directive) {
        ++at;
        continue;
      }
      if (auto field = field_at(code, at, name)) {
        if (found) return std::nullopt;  // directives choose one of two
        found = field;
      }
      // To the next member.
      while (at < body.last && !tokens[at].is(";") && !tokens[at].is("{")) ++at;
      const auto next =
          at < body.last && tokens[at].is("{") ? code.behind_group(at) : std::optional(at + 1);
      if (!next) return std::nullopt;
      at = *next;
    }
  }
  return found;
}

bool declares_class(const Code& code, std::string_view name) {
  const auto& tokens = code.tokens();
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const bool is_class = tokens[i - 1].is("class") || tokens[i - 1].is("interface");
    if (is_class && tokens[i].is(name)) return true;
  }
  return false;
}

bool declares_type(const Code& code, std::string_view name) {
  const auto& tokens = code.tokens();
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const bool is_type = tokens[i - 1].is("struct") || tokens[i - 1].is("enum") ||
                         tokens[i - 1].is("record") || tokens[i - 1].is("delegate");
    if (is_type && tokens[i].is(name)) return true;
  }
  return declares_class(code, name);
}

}  // namespace mmcheck::patch
