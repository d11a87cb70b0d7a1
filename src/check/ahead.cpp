#include "check/ahead.hpp"

#include <algorithm>

namespace mmcheck {
namespace {

// A choice of a step is a byte, and a value of it is taken.
constexpr std::uint32_t most_operations = 250;
constexpr std::uint32_t most_guesses = AheadLimits::most_guesses;

}  // namespace

Ahead::Ahead(const Options& options)
    : may_raise_operations_(!options.queue_limit),
      may_raise_guesses_(!options.speculation_limit),
      is_timed_(options.time_limit.has_value()) {
  limits_.operations = options.queue_limit.value_or(limits_.operations);
  limits_.guesses = options.speculation_limit.value_or(limits_.guesses);
}

Options Ahead::options_with(Options options) const {
  options.queue_limit = limits_.operations;
  options.speculation_limit = limits_.guesses;
  return options;
}

std::optional<AheadLimits> Ahead::risen() const {
  return has_risen_ ? std::optional(limits_) : std::nullopt;
}

void Ahead::start() { first_states_ = all_states_ = 0; }

bool Ahead::rise(const search::Held& held, std::uint64_t states) {
  const bool operations = may_raise_operations_ && limits_.operations < most_operations;
  const bool guesses = may_raise_guesses_ && limits_.guesses < most_guesses;
  // One that cannot rise would keep the next search from being whole, too.
  const bool is_hopeless = (held.by_operations && !operations) || (held.by_guesses && !guesses) ||
                           held.by_control.code != nullptr;
  if (!held.by_any() || is_hopeless || !may_take_longer(states)) return false;
  if (held.by_operations) limits_.operations = std::min(2 * limits_.operations, most_operations);
  if (held.by_guesses) limits_.guesses = std::min(2 * limits_.guesses, most_guesses);
  has_risen_ = true;
  return true;
}

bool Ahead::may_take_longer(std::uint64_t states) {
  constexpr std::uint64_t as_many = 16;
  constexpr std::uint64_t a_moment = 100'000;
  if (first_states_ == 0) first_states_ = states;
  all_states_ += states;
  return is_timed_ || all_states_ < as_many * first_states_ + a_moment;
}

}  // namespace mmcheck
