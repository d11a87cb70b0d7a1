#include "report/page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "report/readable.hpp"

namespace mmcheck::report {
namespace {

// By Style. Colours that can be read on black and on white.
constexpr std::array escapes = {"", "\x1b[1m", "\x1b[2m", "\x1b[1;32m", "\x1b[1;31m", "\x1b[1;33m"};
constexpr std::string_view reset = "\x1b[0m";

constexpr std::size_t widest_source = 80;

std::size_t leading_space(std::string_view text) {
  return std::min(text.find_first_not_of(" \t"), text.size());
}

/// A part of a line as it is printed: a tab inside is as wide as a space.
std::string printed(std::string_view part) {
  std::string text(part);
  std::replace(text.begin(), text.end(), '\t', ' ');
  return clean(text);
}

std::string shortened(std::string text) {
  if (width_of(text) <= widest_source) return text;
  std::size_t end = 0;
  for (std::size_t width = 0; width < widest_source; ++width) {
    for (++end; base::is_continuation(text[end]); ++end) {
    }
  }
  return text.substr(0, end) + " …";
}

}  // namespace

std::string clean(std::string_view text) {
  std::string result;
  base::append_visible(result, text);
  return result;
}

std::size_t width_of(std::string_view text) {
  return text.size() -
         static_cast<std::size_t>(std::count_if(text.begin(), text.end(), base::is_continuation));
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t now = width_of(text);
  if (now < width) text.append(width - now, ' ');
  return text;
}

std::string short_place(const Location& location) {
  if (location.line != 0) {
    return fmt::format("{}:{}", clean(base::file_name(location.file)), location.line);
  }
  if (location.method.empty()) return {};
  return fmt::format("{} IL_{:04x}", clean(location.method), location.il_offset);
}

std::string long_place(const Location& location) {
  if (location.line == 0) return short_place(location);
  return fmt::format("{} in {}", short_place(location), clean(readable_method(location.method)));
}

std::string Page::painted(Style style, std::string text) const {
  if (!options_.color || style == Style::Plain || text.empty()) return text;
  return fmt::format("{}{}{}", escapes[static_cast<std::size_t>(style)], text, reset);
}

void Page::line(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  text_ += text + "\n";
}

void Page::lines(std::string_view text, std::string_view margin) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view one = text.substr(0, end);
    if (one.ends_with('\r')) one.remove_suffix(1);
    line(std::string(margin) + clean(one));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::string Page::source_at(const Location& location) const {
  if (location.line == 0 || !options_.source_line) return {};
  std::string_view text;
  const std::string whole = options_.source_line(location.file, location.line);
  text = std::string_view(whole).substr(leading_space(whole));
  text = text.substr(0, text.find_last_not_of(" \t\r") + 1);
  return shortened(printed(text));
}

void Page::excerpt(const Location& location, std::size_t indent) {
  const std::string source = source_at(location);
  if (source.empty()) return;
  line(std::string(indent, ' ') + source);
  if (location.column == 0) return;
  const std::string whole = options_.source_line(location.file, location.line);
  const std::size_t start = leading_space(whole);
  const std::size_t at = std::max(start, base::offset_of_column(whole, location.column));
  const std::size_t before = width_of(printed(std::string_view(whole).substr(start, at - start)));
  if (before >= width_of(source)) return;
  line(std::string(indent + before, ' ') + painted(Style::Strong, "^"));
}

}  // namespace mmcheck::report
