// Where a run has come to, and how it goes on.
#pragma once

#include <cstdint>

#include "store/vector.hpp"

namespace mmcheck::search {

/// A state, and what is known of its references. Its objects have the numbers that Analyses gives
/// them, so that two positions that differ in nothing else are the same.
struct Position {
  store::Vector state;
  std::uint32_t analysis = 0;

  std::uint32_t threads() const { return static_cast<std::uint32_t>(state.threads.size() / 2); }
};

/// Which thread made a step, and what it chose.
struct Move {
  std::uint8_t thread = 0;
  std::uint8_t choice = 0;
};

}  // namespace mmcheck::search
