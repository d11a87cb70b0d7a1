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

/// Back over "a.b[i]." to where the name begins; `range.last` if it follows something else.
std::size_t start_of_name(const Code& code, Range range, std::size_t at) {
  const auto& tokens = code.tokens();
  while (at > range.first && tokens[at - 1].is(".")) {
    if (at - 1 == range.first) return range.last;
    std::size_t owner = at - 2;
    if (tokens[owner].is("]")) owner = code.start_of_group(owner).value_or(range.first);
    if (tokens[owner].is("[") && owner > range.first) --owner;
    if (!tokens[owner].is_word()) return range.last;
    at = owner;
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
std::size_t behind_type(const Code& code, std::size_t at) {
  const auto& tokens = code.tokens();
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
  while (at < tokens.size() && tokens[at].is("[")) {
    const std::optional<std::size_t> next = code.behind_group(at);
    if (!next) return tokens.size();
    at = *next;
  }
  if (at < tokens.size() && tokens[at].is("?")) ++at;
  return at;
}

/// Behind attributes and modifiers, which are noted.
std::optional<std::size_t> behind_modifiers(const Code& code, std::size_t at,
                                            FieldDeclaration& field) {
  const auto& tokens = code.tokens();
  std::optional<std::size_t> next = at;
  while (next && *next < tokens.size()) {
    const Token& token = tokens[*next];
    if (!token.is("[") && !is_one_of(token, modifiers)) return next;
    if (token.is("volatile")) field.is_volatile = true;
    if (token.is("const") || token.is("readonly")) field.is_fixed = true;
    next = token.is("[") ? code.behind_group(*next) : std::optional(*next + 1);
  }
  return std::nullopt;
}

/// The comma or semicolon that ends a field's name and value.
std::optional<std::size_t> end_of_declarator(const Code& code, std::size_t name) {
  const auto& tokens = code.tokens();
  std::optional<std::size_t> at = name + 1;
  // What follows the name of a method or a property is another mark.
  const bool is_field = *at < tokens.size() && is_one_of(tokens[*at], std::array{"=", ",", ";"});
  if (!is_field) return std::nullopt;
  while (at && *at < tokens.size() && !tokens[*at].is(",") && !tokens[*at].is(";")) {
    const bool is_group = is_one_of(tokens[*at], std::array{"(", "[", "{"});
    at = is_group ? code.behind_group(*at) : std::optional(*at + 1);
  }
  return at && *at < tokens.size() ? at : std::nullopt;
}

/// The field that a member's declaration declares, if it is that one.
std::optional<FieldDeclaration> field_at(const Code& code, std::size_t at, std::string_view name) {
  const auto& tokens = code.tokens();
  FieldDeclaration field;
  const std::optional<std::size_t> type = behind_modifiers(code, at, field);
  if (!type) return std::nullopt;
  std::size_t declarator = behind_type(code, *type);
  if (declarator == *type || declarator >= tokens.size()) return std::nullopt;
  field.type_token = *type;
  const std::size_t start = tokens[*type].offset;
  field.type = code.source().substr(start, tokens[declarator - 1].end() - start);
  bool is_found = false;
  for (bool goes_on = true; goes_on; ++declarator) {
    if (declarator >= tokens.size() || !tokens[declarator].is_word()) return std::nullopt;
    is_found = is_found || tokens[declarator].is(name);
    const std::optional<std::size_t> end = end_of_declarator(code, declarator);
    if (!end) return std::nullopt;
    declarator = *end;
    goes_on = tokens[declarator].is(",");
    if (goes_on) field.is_alone = false;
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
    access.whole = {start_of_name(code, range, i), i + 1};
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

namespace {

/// Whether a bracket that follows a word is no index: "new int[3]", "int[] x".
bool is_of_type(const std::vector<Token>& tokens, Range range, std::size_t bracket) {
  return tokens[bracket + 1].is("]") || tokens[bracket + 1].is(",") ||
         (bracket >= range.first + 2 && tokens[bracket - 2].is("new"));
}

ElementAccess element_at(const Code& code, Range range, std::size_t bracket, std::size_t behind) {
  ElementAccess access;
  access.name = bracket - 1;
  access.whole = {start_of_name(code, range, access.name), behind};
  // An element of an element, or a member of one, is what is meant.
  const bool goes_on = behind < range.last && code.tokens()[behind].is("[");
  if (access.whole.first == range.last || goes_on) {
    access.whole.first = access.name;
    access.kind = Access::Kind::Reference;
  } else {
    access.kind = kind_of(code, access.whole, range);
  }
  return access;
}

}  // namespace

std::vector<ElementAccess> accesses_of_elements(const Code& code, Range range) {
  const auto& tokens = code.tokens();
  std::vector<ElementAccess> found;
  for (std::size_t i = range.first + 1; i + 1 < range.last; ++i) {
    const auto behind = tokens[i].is("[") ? code.behind_group(i) : std::nullopt;
    if (!behind || *behind > range.last) continue;
    if (!tokens[i - 1].is_word()) {
      found.push_back({{Access::Kind::Reference, {i, *behind}}, i});
    } else if (!is_of_type(tokens, range, i)) {
      found.push_back(element_at(code, range, i, *behind));
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const ElementAccess& one, const ElementAccess& other) {
                     return one.whole.last < other.whole.last;
                   });
  return found;
}

bool is_element_of(IlInstruction::Element element, std::string_view type) {
  using Element = IlInstruction::Element;
  struct Row {
    std::string_view type;
    Element one;  // of the two signednesses, either may be loaded
    Element other;
  };
  constexpr Row rows[] = {
      {"bool", Element::I1, Element::U1},   {"byte", Element::I1, Element::U1},
      {"sbyte", Element::I1, Element::U1},  {"short", Element::I2, Element::U2},
      {"ushort", Element::I2, Element::U2}, {"char", Element::I2, Element::U2},
      {"int", Element::I4, Element::U4},    {"uint", Element::I4, Element::U4},
      {"long", Element::I8, Element::I8},   {"ulong", Element::I8, Element::I8},
      {"float", Element::R4, Element::R4},  {"double", Element::R8, Element::R8},
      {"nint", Element::I, Element::I},     {"nuint", Element::I, Element::I},
      {"IntPtr", Element::I, Element::I},   {"UIntPtr", Element::I, Element::I},
  };
  const auto* const row = std::find_if(std::begin(rows), std::end(rows),
                                       [&](const Row& one) { return one.type == type; });
  if (row == std::end(rows)) return element == Element::Ref;
  return element == row->one || element == row->other;
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
