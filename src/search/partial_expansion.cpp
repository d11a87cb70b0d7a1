// A search that expands states by some threads only (reduction/independence.hpp), and by more of
// them where that turns out not to be enough.
#include <algorithm>

#include "search/explorer.hpp"
#include "vm/execute/threads.hpp"

namespace mmcheck::search {
namespace {

using Kind = vm::Access::Kind;

/// Whether what a step does depends on more than memory and monitors, or is noticed by more.
bool is_opaque(const vm::Access& access) {
  return access.kind == Kind::Synchronize || access.kind == Kind::LookAround ||
         access.kind == Kind::Class;
}

Candidature& of_thread(std::vector<Candidature>& all, std::uint32_t thread) {
  const auto number = static_cast<std::uint8_t>(thread);
  const auto found = std::ranges::find(all, number, &Candidature::thread);
  if (found != all.end()) return *found;
  all.emplace_back().thread = number;
  return all.back();
}

void add_accesses(Candidature& to, const Step& step) {
  if (step.access) to.accesses.push_back(*step.access);
  to.accesses.insert(to.accesses.end(), step.besides.begin(), step.besides.end());
  to.needs_all |= std::ranges::any_of(to.accesses, is_opaque);
}

}  // namespace

void Explorer::begin_frontier() {
  const bool is_partial = expands_partly();
  const bool is_whole = options_.order == SearchOrder::DynamicReduction && !is_partial;
  frontier_ = make_frontier(is_whole ? SearchOrder::BreadthFirst : options_.order);
  if (!is_partial) return;
  independence_.emplace();
  successors_.leave_trail();
  successors_.stepper().visibility().keep_besides();
}

/// Where the program has objects that are found when nothing leads to them, or something is said of
/// every state, each step matters to all others. So it does where the program may end before others
/// have.
bool Explorer::needs_all_threads(const Position& at) {
  if (!subject_.conditions.empty()) return true;
  if (successors_.finalizes() || successors_.codec().has_garbage()) return true;
  return !subject_.observed.empty() &&
         vm::has_background_threads(subject_.machine, successors_.load_all(at.state));
}

/// False if the search is over.
bool Explorer::expand_some(std::uint32_t number, const Position& at) {
  if (successors_.is_over(at)) {
    independence_->note_over(number);
    return note_end({number, {}}, at);
  }
  std::vector<Move> moves;
  std::vector<Candidature> candidates;
  successors_.expand(at, expansion_, [&](Move move, const Step& step) {
    moves.push_back(move);
    Candidature& one = of_thread(candidates, move.thread);
    one.can_move = true;
    one.needs_all |= !step.goes_on() || successors_.is_passing(at, move);
    add_accesses(one, step);
    return true;
  });
  if (expansion_.end == Expansion::End::TooManyChoices) {
    ending_.note_unknown(number);
    return give_up("a choice has more than 255 alternatives");
  }
  if (sharing().is_refuted()) {
    ending_.note_unknown(number);
    return false;
  }
  for (const Expansion::Blocked& blocked : expansion_.blocked) {
    Candidature& one = of_thread(candidates, blocked.thread);
    one.waits_for = blocked.waits_for;
    add_accesses(one, successors_.step(at, blocked.thread, 0));
  }
  if (needs_all_threads(at)) {
    for (Candidature& one : candidates) one.needs_all = true;
  }
  const ThreadSet chosen = independence_->choose(number, candidates);
  for (const Move& move : moves) {
    if (!chosen[move.thread]) continue;
    const bool is_silent = step_of(at, move).is_silent;
    if (is_silent && !check_divergence({number, {}}, at, move)) return false;
    if (!take(number, at, move, step_of(at, move))) return false;
  }
  return check_waiting({number, {}}, at, expansion_);
}

/// Whether states have to be expanded by more threads than they were.
bool Explorer::widen() {
  if (!independence_) return false;
  if (successors_.codec().has_garbage()) independence_->want_all();
  for (const std::uint32_t state : independence_->incomplete()) frontier_->add(state);
  return frontier_->size() != 0;
}

}  // namespace mmcheck::search
