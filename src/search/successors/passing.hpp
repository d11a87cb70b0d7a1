// Virtual time, where time limits elapse only when nothing else can happen (--time-limits=last).
//
// A thread that waits with a limit blocks, as others do, and has its time left in its summary. In a
// position in which no thread has a step, time passes: as much as the one has left that has least.
// That is a step of its own. It makes all others have less time left, too; who has none left has a
// step from then on: to give up. What it is sound for: search/README.md, "Time".
#pragma once

#include <cstdint>
#include <optional>

#include "search/successors/position.hpp"
#include "search/successors/stepper.hpp"

namespace mmcheck::search {

/// The choice that stands for this step, where the thread of the move waits with a limit. What can
/// wait so has no other choices.
inline constexpr std::uint8_t passing_choice = 0xfe;

/// Whose limit is the first to elapse, and when.
struct FirstLimit {
  std::uint32_t thread;
  std::uint32_t milliseconds;
};
/// None if nobody waits with a limit.
std::optional<FirstLimit> first_limit(const store::Codec& codec, const store::Vector& state);

/// Whether the move is such a step, if nobody has another one.
bool is_passing(const store::Codec& codec, const store::Vector& state, Move move);

/// The step, where nobody has another one. Once somebody has looked at the clock (`now`, a static
/// field that is 0 before), it is later by that.
Step pass_time(store::Codec& codec, const store::Vector& state, const vm::Field& now);

}  // namespace mmcheck::search
