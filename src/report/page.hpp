// What the parts of the text for people have in common: colours, places, lines of source.
#pragma once

#include <string>
#include <string_view>

#include "report/report.hpp"

namespace mmcheck::report {

enum class Style : std::uint8_t { Plain, Strong, Faint, Good, Bad, Doubtful };

/// Text of the program under test, safe to print on one line.
std::string clean(std::string_view text);

/// How many columns a UTF-8 text takes, taken as one for each character.
std::size_t width_of(std::string_view text);
/// With spaces behind it up to a width.
std::string padded(std::string text, std::size_t width);

/// "peterson.cs:41", without symbols "Peterson::Main IL_0056"; empty if there is no location.
std::string short_place(const Location& location);
/// "peterson.cs:41 in Peterson::Main".
std::string long_place(const Location& location);

class Page {
 public:
  explicit Page(const TextOptions& options) : options_(options) {}

  const TextOptions& options() const { return options_; }
  std::string painted(Style style, std::string text) const;

  /// A line; spaces at its end are left out.
  void line(std::string text = {});
  /// A text of the program under test, which may have several lines.
  void lines(std::string_view text, std::string_view margin);
  /// The line of source at a location without what it is indented by; empty if it is not known.
  std::string source_at(const Location& location) const;
  /// The same on a line of the page, and under it a caret that points at the column.
  void excerpt(const Location& location, std::size_t indent);

  std::string take() { return std::move(text_); }

 private:
  const TextOptions& options_;
  std::string text_;
};

}  // namespace mmcheck::report
