// One line after the other, each by its first word; what is missing is noticed at the end.
#include "model/text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "base/text.hpp"

namespace mmcheck::model {
namespace {

constexpr std::string_view blanks = " \t\r\f\v";
constexpr std::string_view allowed = "Y";
constexpr std::string_view forbidden = "-";

using Words = std::vector<std::string_view>;

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

Words words_of(std::string_view line) {
  Words words;
  for (line = without_blanks(line); !line.empty(); line = without_blanks(line)) {
    words.push_back(line.substr(0, line.find_first_of(blanks)));
    line.remove_prefix(words.back().size());
  }
  return words;
}

/// As it is quoted in a message: whatever the file is, that stays short.
std::string shown(std::string_view word) {
  constexpr std::size_t longest = 40;
  std::string text;
  base::append_visible(text, word.substr(0, longest));
  return word.size() > longest ? text + "…" : text;
}

template <std::size_t count>
std::optional<std::size_t> index_of(const std::array<std::string_view, count>& names,
                                    std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

template <std::size_t count>
std::string list(const std::array<std::string_view, count>& names) {
  std::string text;
  for (const std::string_view name : names) text.append(text.empty() ? "" : ", ").append(name);
  return text;
}

/// "yes or no", "no, own or reachable".
std::string alternatives(std::span<const std::string_view> words) {
  std::string text(words[0]);
  for (std::size_t i = 1; i < words.size(); ++i) {
    text.append(i + 1 == words.size() ? " or " : ", ").append(words[i]);
  }
  return text;
}

/// What a switch may be set to.
std::span<const std::string_view> words_for(std::size_t which) {
  const auto& words = switch_words[which];
  return {words.begin(), std::find(words.begin(), words.end(), "")};
}

bool is_name(std::string_view word) {
  return std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '_' || c == '-';
  });
}

class Parser {
 public:
  explicit Parser(const std::string& file) : file_(file) {}

  Model parse(std::string_view text) {
    while (!text.empty()) {
      ++line_;
      const std::string_view line = text.substr(0, text.find('\n'));
      read_line(line);
      text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return finish();
  }

 private:
  [[noreturn]] void fail(const std::string& what, const std::string& expected) const {
    throw base::Error(fmt::format("{}:{}", file_, std::max<std::size_t>(line_, 1)),
                      what + ", expected " + expected);
  }

  /// What a word introduces, which may be there only once.
  template <typename Value>
  void set(std::optional<Value>& part, Value value, std::string_view word) {
    if (part) fail(fmt::format("{} a second time", word), "it once");
    part = std::move(value);
  }

  void read_line(std::string_view line) {
    const Words words = words_of(line);
    if (words.empty() || words[0].starts_with('#')) return;
    if (words[0] == "name") {
      set(name_, read_name(words), words[0]);
    } else if (words[0] == "title") {
      set(title_, read_title(line), words[0]);
    } else if (words[0] == "table") {
      set(columns_, read_columns(words), words[0]);
    } else if (const auto row = index_of(operation_class_names, words[0])) {
      set(rows_[*row], read_row(words), words[0]);
    } else if (const auto which = index_of(switch_names, words[0])) {
      set(switches_[*which], read_switch(words, words_for(*which)), words[0]);
    } else {
      fail("unknown name " + shown(words[0]),
           "name, title, table, " + list(operation_class_names) + ", " + list(switch_names));
    }
  }

  std::string read_name(const Words& words) const {
    if (words.size() != 2) fail(fmt::format("name of {} words", words.size() - 1), "one");
    if (!is_name(words[1])) fail("name " + shown(words[1]), "letters, digits, dots, _ and - only");
    return std::string(words[1]);
  }

  std::string read_title(std::string_view line) const {
    const std::string_view title =
        without_blanks(without_blanks(line).substr(std::string_view("title").size()));
    if (title.empty()) fail("empty title", "a line that says what the model is");
    return std::string(title);
  }

  std::vector<std::size_t> read_columns(const Words& words) const {
    std::vector<std::size_t> columns;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto column = index_of(operation_class_names, words[i]);
      if (!column) fail("unknown column " + shown(words[i]), list(operation_class_names));
      if (std::find(columns.begin(), columns.end(), *column) != columns.end()) {
        fail(fmt::format("column {} a second time", words[i]), "it once");
      }
      columns.push_back(*column);
    }
    for (std::size_t i = 0; i < operation_class_names.size(); ++i) {
      if (std::find(columns.begin(), columns.end(), i) == columns.end()) {
        fail(fmt::format("no column {}", operation_class_names[i]), list(operation_class_names));
      }
    }
    return columns;
  }

  Model::Row read_row(const Words& words) const {
    if (!columns_) {
      fail(fmt::format("row {} before the columns have names", words[0]), "a line table … above");
    }
    if (words.size() - 1 != columns_->size()) {
      fail(fmt::format("{} entries in row {}", words.size() - 1, words[0]),
           fmt::format("{}, one for each column", columns_->size()));
    }
    Model::Row row{};
    for (std::size_t i = 0; i < columns_->size(); ++i) {
      row[(*columns_)[i]] = read_entry(words[i + 1]);
    }
    return row;
  }

  bool read_entry(std::string_view word) const {
    if (word != allowed && word != forbidden) {
      fail("entry " + shown(word), fmt::format("{} or {}", allowed, forbidden));
    }
    return word == allowed;
  }

  std::uint8_t read_switch(const Words& words, std::span<const std::string_view> settings) const {
    const std::string expected = alternatives(settings);
    if (words.size() != 2) {
      fail(fmt::format("{} words after {}", words.size() - 1, words[0]), expected);
    }
    const auto found = std::ranges::find(settings, words[1]);
    if (found == settings.end()) fail(fmt::format("{} {}", words[0], shown(words[1])), expected);
    return static_cast<std::uint8_t>(found - settings.begin());
  }

  Model finish() const {
    if (!name_) fail("no name", "a line name …");
    if (!title_) fail("no title", "a line title …");
    if (!columns_) fail("no table", "a line table " + list(operation_class_names));
    const auto table = all(rows_, operation_class_names, "row");
    const auto switches = all(switches_, switch_names, "switch");
    return {*name_, *title_, table, switches};
  }

  /// What has been read for each of the names.
  template <typename Value, std::size_t count>
  std::array<Value, count> all(const std::array<std::optional<Value>, count>& parts,
                               const std::array<std::string_view, count>& names,
                               std::string_view kind) const {
    std::array<Value, count> values{};
    for (std::size_t i = 0; i < count; ++i) {
      if (!parts[i]) fail(fmt::format("no {} {}", kind, names[i]), "each of " + list(names));
      values[i] = *parts[i];
    }
    return values;
  }

  const std::string& file_;
  std::size_t line_ = 0;
  std::optional<std::string> name_;
  std::optional<std::string> title_;
  std::optional<std::vector<std::size_t>> columns_;
  std::array<std::optional<Model::Row>, operation_class_names.size()> rows_;
  std::array<std::optional<std::uint8_t>, switch_names.size()> switches_;
};

constexpr std::size_t widest(std::span<const std::string_view> names) {
  std::size_t width = 0;
  for (const std::string_view name : names) width = std::max(width, name.size());
  return width;
}

std::string padded(std::string_view text, std::size_t width) {
  std::string result(text);
  result.resize(std::max(width, text.size()), ' ');
  return result;
}

using Cells = std::array<std::string_view, operation_class_names.size()>;

/// A line of the table: each cell below the name of its column.
std::string table_line(std::string_view first, const Cells& cells) {
  std::string line = padded(first, widest(operation_class_names));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    line += "  " + padded(cells[i], operation_class_names[i].size());
  }
  return std::string(without_blanks(line)) + "\n";
}

std::string table_text(const Model& model) {
  std::string text = table_line("table", operation_class_names);
  for (std::size_t row = 0; row < operation_class_names.size(); ++row) {
    Cells cells;
    for (std::size_t column = 0; column < cells.size(); ++column) {
      const bool may =
          model.may_reorder(static_cast<OperationClass>(row), static_cast<OperationClass>(column));
      cells[column] = may ? allowed : forbidden;
    }
    text += table_line(operation_class_names[row], cells);
  }
  return text;
}

std::string switches_text(const Model& model) {
  std::string text;
  for (std::size_t i = 0; i < switch_names.size(); ++i) {
    text += fmt::format("{}  {}\n", padded(switch_names[i], widest(switch_names)),
                        switch_words[i][model.setting(static_cast<Switch>(i))]);
  }
  return text;
}

}  // namespace

Model parse(std::string_view text, const std::string& file) { return Parser(file).parse(text); }

std::string to_text(const Model& model) {
  return fmt::format("name   {}\ntitle  {}\n\n{}\n{}", model.name(), model.title(),
                     table_text(model), switches_text(model));
}

}  // namespace mmcheck::model
