#include "cli/option_values.hpp"

#include <fmt/core.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

namespace mmcheck::cli {
namespace {

/// All of the text as a number.
template <typename Number>
std::optional<Number> parse(std::string_view text) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return number;
}

/// How many bits a unit shifts by; 0 for none.
unsigned shift_of(char unit) {
  switch (unit) {
    case 'k':
    case 'K':
      return 10;
    case 'm':
    case 'M':
      return 20;
    case 'g':
    case 'G':
      return 30;
    case 't':
    case 'T':
      return 40;
    default:
      return 0;
  }
}

}  // namespace

std::uint64_t read_count(const std::string& option, std::string_view value) {
  const auto number = parse<std::uint64_t>(value);
  if (!number || *number == 0) refuse_value(option, "a number from 1 on", value);
  return *number;
}

std::uint32_t read_number(const std::string& option, std::string_view value, std::uint32_t least,
                          std::uint32_t most) {
  const auto number = parse<std::uint32_t>(value);
  if (!number || *number < least || *number > most) {
    refuse_value(option, fmt::format("a number from {} to {}", least, most), value);
  }
  return *number;
}

std::uint64_t read_size(const std::string& option, std::string_view value) {
  const unsigned shift = value.empty() ? 0 : shift_of(value.back());
  const auto number = parse<std::uint64_t>(value.substr(0, value.size() - (shift == 0 ? 0 : 1)));
  const bool fits = number && *number <= std::numeric_limits<std::uint64_t>::max() >> shift;
  if (!fits || *number == 0) refuse_value(option, "a size such as 1000, 64k, 512M or 4G", value);
  return *number << shift;
}

double read_seconds(const std::string& option, std::string_view value) {
  const auto number = parse<double>(value);
  if (!number || !std::isfinite(*number) || *number <= 0) {
    refuse_value(option, "seconds such as 60 or 0.5", value);
  }
  return *number;
}

std::vector<std::string> read_list(const std::string& option, std::string_view value) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= value.size();) {
    const std::size_t end = std::min(value.find(',', at), value.size());
    if (end == at) refuse_value(option, "names with a comma between them", value);
    parts.emplace_back(value.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

SearchOrder read_order(const std::string& option, std::string_view value) {
  return read_choice<SearchOrder>(option, value,
                                  {{"bfs", SearchOrder::BreadthFirst},
                                   {"dfs", SearchOrder::DepthFirst},
                                   {"dpor", SearchOrder::DynamicReduction},
                                   {"random", SearchOrder::RandomWalk},
                                   {"pct", SearchOrder::Priorities},
                                   {"pos", SearchOrder::PartialOrders}});
}

std::uint64_t read_runs(const std::string& option, std::string_view value) {
  return read_number(option, value, 1, 1'000'000'000);
}

std::uint64_t read_seed(const std::string& option, std::string_view value) {
  return read_number(option, value, 0, std::numeric_limits<std::uint32_t>::max());
}

std::uint32_t read_orderings(const std::string& option, std::string_view value) {
  return read_number(option, value, 1, 100);
}

}  // namespace mmcheck::cli
