// What compilers make up begins with '<', which no name in C# does, then comes what it was made
// for,
// '>', letters for its kind, and numbers. Roslyn has its kinds in GeneratedNameKind; mcs has others
// for lambdas and for the classes of what they capture.
#include "report/readable.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mmcheck::report {
namespace {

/// "<Main>g__Work|0_1": made for "Main", of the kind "g__Work|0_1".
struct MadeUp {
  std::string_view for_what;
  std::string_view kind;
};

bool is_of_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Of a text that begins with such a name.
std::optional<MadeUp> parse(std::string_view text) {
  if (!text.starts_with('<')) return std::nullopt;
  std::size_t depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '<') ++depth;
    if (text[i] == '>' && --depth == 0) return MadeUp{text.substr(1, i - 1), text.substr(i + 1)};
  }
  return std::nullopt;
}

/// Main for "<Main>$", which has the statements that are in no class.
std::string_view name_in_source(std::string_view name) {
  const auto made_up = parse(name);
  return made_up ? made_up->for_what : name;
}

/// Goes from a type that was made up to the one around it. What the inner one was made for.
std::string_view leave_made_up(std::string_view& type) {
  std::string_view for_what;
  for (std::size_t at = type.rfind(".<"); at != std::string_view::npos; at = type.rfind(".<")) {
    const auto made_up = parse(type.substr(at + 1));
    if (!made_up) break;
    if (for_what.empty()) for_what = made_up->for_what;
    type = type.substr(0, at);
  }
  return for_what;
}

/// Of a type: what lambdas capture, and they themselves, are in its fields.
bool is_of_lambdas(std::string_view kind) {
  return kind == "c" || kind.starts_with("c__DisplayClass") || kind.starts_with("c__AnonStorey");
}

/// " #12" at the beginning of a text.
std::size_t size_of_number(std::string_view text) {
  if (!text.starts_with(" #")) return 0;
  std::size_t size = 2;
  while (size < text.size() && text[size] >= '0' && text[size] <= '9') ++size;
  return size;
}

void drop_path(std::string& text) {
  while (!text.empty() && (is_of_name(text.back()) || text.back() == '.')) text.pop_back();
}

/// Adds what a text that begins with a name that was made up means. How much of the text that is.
std::size_t add_meaning(std::string& to, std::string_view text) {
  const auto made_up = parse(text);
  if (!made_up) return 0;
  const std::size_t size_of_kind = static_cast<std::size_t>(
      std::ranges::find_if_not(made_up->kind, is_of_name) - made_up->kind.begin());
  const std::size_t end = text.size() - made_up->kind.size() + size_of_kind;
  const std::string_view kind = made_up->kind.substr(0, size_of_kind);
  if (kind == "k__BackingField") {
    to += made_up->for_what;
    return end;
  }
  if (kind == "9" || kind.starts_with("9__")) {
    to += "cached lambda";
    return end;
  }
  if (!is_of_lambdas(kind)) return 0;
  const std::size_t number = size_of_number(text.substr(end));
  drop_path(to);
  if (text.substr(end + number).starts_with('.')) return end + number + 1;
  to += kind == "c" ? "lambdas" : "captured variables";
  return end;
}

}  // namespace

std::string readable_method(std::string_view name) {
  const std::size_t colons = name.rfind("::");
  if (colons == std::string_view::npos) return std::string(name);
  std::string_view type = name.substr(0, colons);
  const std::string_view method = name.substr(colons + 2);
  const std::string_view type_is_for = leave_made_up(type);
  const auto made_up = parse(method);
  if (!made_up && type_is_for.empty()) return std::string(name);
  const std::string_view for_what =
      made_up && !made_up->for_what.empty() ? made_up->for_what : type_is_for;
  std::string source = std::string(type) + "::" + std::string(name_in_source(for_what));
  if (!made_up) return source;  // the body of an iterator
  const std::string_view kind = made_up->kind;
  if (kind.starts_with("b__") || kind.starts_with("m__")) return "lambda in " + source;
  if (kind.starts_with("g__")) {
    return std::string(kind.substr(3, kind.find('|') - 3)) + " in " + source;
  }
  return source;
}

std::string readable_fields(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const bool may_start = at == 0 || !is_of_name(text[at - 1]);
    const std::size_t size = may_start ? add_meaning(result, text.substr(at)) : 0;
    if (size == 0) result += text[at];
    at += std::max<std::size_t>(size, 1);
  }
  return result;
}

}  // namespace mmcheck::report
