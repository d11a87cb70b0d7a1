// Memory or time that runs out. What was under way ends there, by an exception; whoever has started
// it keeps what is known by then.
#pragma once

#include <fmt/core.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <string>

#include "base/clock.hpp"

namespace mmcheck::base {

struct TimeRanOut {
  double seconds;  // that there were
};

/// Called now and then by what may take long; throws TimeRanOut when that is to end.
using NowAndThen = std::function<void()>;

/// Calls what throws when so many seconds have passed since a moment.
inline NowAndThen until(double started, std::optional<double> seconds) {
  if (!seconds) return [] {};
  return [started, limit = *seconds] {
    if (now() - started > limit) throw TimeRanOut{limit};
  };
}

/// Memory that is kept for telling what is known once there is no other.
class Reserve {
 public:
  Reserve() : memory_(std::make_unique_for_overwrite<std::byte[]>(size)) {}
  void give_back() { memory_.reset(); }

 private:
  static constexpr std::size_t size = std::size_t{8} << 20;
  std::unique_ptr<std::byte[]> memory_;
};

inline constexpr const char* memory_ran_out = "memory ran out";

/// Does something. Why it has not come to its end, if it has not.
template <typename Action>
std::optional<std::string> what_ran_out(const Action& action) {
  try {
    action();
  } catch (const std::bad_alloc&) {
    return memory_ran_out;
  } catch (const TimeRanOut& end) {
    return fmt::format("--time-limit={} was reached", end.seconds);
  }
  return std::nullopt;
}

}  // namespace mmcheck::base
