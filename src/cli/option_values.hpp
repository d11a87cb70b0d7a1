// Values of options: what was written, as what is meant. Each throws the base::Error that says what
// was expected.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "base/text.hpp"
#include "mmcheck/options.hpp"

namespace mmcheck::cli {

[[noreturn]] inline void refuse_value(const std::string& option, const std::string& expected,
                                      std::string_view value) {
  std::string shown;
  base::append_literal(shown, value);
  throw base::Error(option, "expected " + expected + ", not " + shown + " (see mmcheck --help)");
}

/// A number from 1 on.
std::uint64_t read_count(const std::string& option, std::string_view value);
/// A number from `least` to `most`, these included.
std::uint32_t read_number(const std::string& option, std::string_view value, std::uint32_t least,
                          std::uint32_t most);
/// Bytes: "1000", "64k", "512M", "4G".
std::uint64_t read_size(const std::string& option, std::string_view value);
/// More than none.
double read_seconds(const std::string& option, std::string_view value);
/// What stands between commas.
std::vector<std::string> read_list(const std::string& option, std::string_view value);

// How to search.
SearchOrder read_order(const std::string& option, std::string_view value);
std::uint64_t read_runs(const std::string& option, std::string_view value);
std::uint64_t read_seed(const std::string& option, std::string_view value);
/// Of a violation that --search=pct is to find.
std::uint32_t read_orderings(const std::string& option, std::string_view value);

template <typename Value>
struct Choice {
  const char* name;
  Value value;
};

template <typename Value>
Value read_choice(const std::string& option, std::string_view value,
                  std::initializer_list<Choice<Value>> choices) {
  std::string names;
  for (const Choice<Value>& choice : choices) {
    if (value == choice.name) return choice.value;
    names += (names.empty() ? "" : "|") + std::string(choice.name);
  }
  refuse_value(option, names, value);
}

}  // namespace mmcheck::cli
