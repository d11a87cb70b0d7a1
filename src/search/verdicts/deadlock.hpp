// Threads that wait for ever.
#pragma once

#include <cstdint>
#include <optional>

#include "mmcheck/result.hpp"
#include "search/successors/successors.hpp"

namespace mmcheck::search {

struct Deadlock {
  std::uint32_t thread;  // one of those that never go on
  bool is_circle;        // they wait for each other, whatever the others do
};

/// If no thread can go on from the position that was expanded, or some of them never can.
std::optional<Deadlock> find_deadlock(const Expansion& expansion);

/// `state`: all of it.
Violation violation_of(const Deadlock& deadlock, const vm::State& state);

}  // namespace mmcheck::search
