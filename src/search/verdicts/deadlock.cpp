#include "search/verdicts/deadlock.hpp"

#include <algorithm>

#include "search/telling/describe.hpp"

namespace mmcheck::search {
namespace {

using Blocked = Expansion::Blocked;

/// The one that this thread waits for, if that is a single one and both are blocked.
const Blocked* awaited_by(const std::vector<Blocked>& blocked, const Blocked& one) {
  const auto found = std::ranges::find(blocked, one.waits_for, [](const Blocked& other) {
    return static_cast<std::int32_t>(other.thread);
  });
  return found == blocked.end() ? nullptr : &*found;
}

/// Threads that wait for each other in a circle do so for ever, whatever the others do. One of
/// them.
std::optional<std::uint32_t> find_circle(const std::vector<Blocked>& blocked) {
  for (const Blocked& first : blocked) {
    const Blocked* at = awaited_by(blocked, first);
    for (std::size_t i = 0; i < blocked.size() && at != nullptr; ++i) {
      if (at == &first) return first.thread;
      at = awaited_by(blocked, *at);
    }
  }
  return std::nullopt;
}

/// Of threads that wait, and not in a circle, the one that all of a row wait for in the end.
std::uint32_t find_last_awaited(const std::vector<Blocked>& blocked) {
  if (blocked.empty()) return 0;
  const Blocked* last = &blocked.front();
  while (const Blocked* next = awaited_by(blocked, *last)) last = next;
  return last->thread;
}

}  // namespace

std::optional<Deadlock> find_deadlock(const Expansion& expansion) {
  if (const auto thread = find_circle(expansion.blocked)) return Deadlock{*thread, true};
  if (expansion.is_enabled) return std::nullopt;
  return Deadlock{find_last_awaited(expansion.blocked), false};
}

Violation violation_of(const Deadlock& deadlock, const vm::State& state) {
  Violation violation;
  violation.kind = Violation::Kind::Deadlock;
  violation.message = deadlock.is_circle ? "threads wait for each other" : "no thread can go on";
  violation.thread = deadlock.thread;
  violation.location = own_location_of(state, deadlock.thread);
  return violation;
}

}  // namespace mmcheck::search
