#include "search/verdicts/divergence.hpp"

#include <utility>

namespace mmcheck::search {

std::optional<Divergence::Loop> Divergence::find(Position at, Move move) {
  constexpr std::size_t most_steps = 64;
  const store::Component body = at.state.threads[std::size_t{2} * move.thread + 1];
  const std::uint64_t thread = std::uint64_t{move.thread} << 32 | body;
  if (without_loop_.contains(thread)) return std::nullopt;
  Position kept = at;
  std::size_t steps_at_kept = 0;
  std::size_t next_to_keep = 1;
  for (std::size_t steps = 1; steps <= most_steps; ++steps) {
    const Step& step = successors_.step(at, move.thread, move.choice);
    if (!step.is_silent) break;
    at = successors_.next(at, move, step).from(at);
    if (successors_.has_ended(at, move.thread)) break;
    if (at.state == kept.state) {
      const vm::State& state = successors_.load_all(at.state);
      if (!state.threads[move.thread]->pending.is_free_of_guesses()) return std::nullopt;
      return Loop{std::vector(steps_at_kept, move), std::vector(steps - steps_at_kept, move),
                  std::move(kept)};
    }
    if (steps == next_to_keep) {
      kept = at;
      steps_at_kept = steps;
      next_to_keep *= 2;
    }
  }
  without_loop_.insert(thread);
  return std::nullopt;
}

}  // namespace mmcheck::search
