#include "report/quantities.hpp"

#include <fmt/core.h>

#include <array>

namespace mmcheck::report {

std::string count_of(std::uint64_t number, const char* noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string amount_of_bytes(std::uint64_t bytes) {
  if (bytes < 1024) return fmt::format("{} B", bytes);
  constexpr std::array units = {"KiB", "MiB", "GiB", "TiB"};
  auto amount = static_cast<double>(bytes) / 1024;
  std::size_t unit = 0;
  // What would be rounded to 1024.0 is one of the next unit.
  while (amount >= 1023.95 && unit + 1 < units.size()) {
    amount /= 1024;
    ++unit;
  }
  return fmt::format("{:.1f} {}", amount, units[unit]);
}

std::string amount_of_seconds(double seconds) {
  if (seconds < 10) return fmt::format("{:.3f} s", seconds);
  const auto whole = static_cast<std::uint64_t>(seconds);
  if (whole < 600) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min", whole / 60);
  return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

}  // namespace mmcheck::report
