// Every state is expanded by every thread that can make a step; what belongs to a step besides the
// operation that it begins with is the whole of the reduction: see reduction/. A step goes on over
// so many operations and no more (Execution::notice), so no thread can spin inside of one and hide
// the others: that is the cycle proviso.
#include "search/explorer.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "base/clock.hpp"
#include "search/make_store.hpp"
#include "search/telling/describe.hpp"
#include "search/verdicts/endless.hpp"
#include "vm/execute/threads.hpp"

namespace mmcheck::search {
Explorer::Explorer(Subject subject, Guidance guidance)
    : subject_(std::move(subject)),
      options_(subject_.options),
      guidance_(std::move(guidance)),
      successors_(subject_.machine, options_, subject_.model, subject_.watched(),
                  std::move(guidance_.sharing)),
      teller_(successors_, subject_),
      states_(make_store(options_)),
      kept_steps_((successors_.is_relaxed() && options_.store == StoreKind::Exact) ||
                  expands_partly()),
      divergence_(successors_) {
  begin_frontier();
}

// --- The search

void Explorer::run() {
  started_ = base::now();
  bool is_whole = false;
  try {
    const auto why = base::what_ran_out([&] { is_whole = explore_anew(); });
    if (why) run_out(*why);
  } catch (const vm::Unresolved& reason) {
    give_up(reason.what());
    successors_.stepper().tell_nothing();
  }
  judge_limits(is_whole);
  judge_omissions();
  exploration_.max_queue = successors_.pending().most_operations;
  exploration_.states = states_->size();
  exploration_.seconds = base::now() - started_;
  exploration_.bytes = bytes();
  exploration_.complete = is_whole && reason_.empty();
}

/// As often as it takes until what was assumed of memory is true, and no run has come to what could
/// have been guessed.
bool Explorer::explore_anew() {
  vm::Alternatives& alternatives = subject_.machine.alternatives();
  alternatives.learn();
  start_ = successors_.start(subject_.entry, options_.arguments);
  bool is_whole = explore();
  while (sharing().is_refuted() || (is_whole && alternatives.has_noted())) {
    begin_anew();
    is_whole = explore();
  }
  return is_whole;
}

/// Whether nothing ended it before all was explored.
bool Explorer::explore() {
  const bool is_whole = explore_states();
  const bool is_repeated =
      sharing().is_refuted() || (is_whole && subject_.machine.alternatives().has_noted());
  if (wants_no_more_ || is_repeated || samples(options_.order)) return is_whole;
  judge_omissions();
  judge_ending(is_whole);
  return is_whole;
}

bool Explorer::explore_states() {
  add_first();
  if (samples(options_.order)) return sample_runs();
  while (frontier_->size() != 0 || widen()) {
    const bool goes_on = expand(frontier_->take());
    if (is_time_to_add()) add_proposed();
    if (!goes_on || is_limit_reached()) return add_proposed(), false;
  }
  return true;
}

/// Forgets everything but which memory threads share.
void Explorer::begin_anew() {
  if (successors_.begin_anew()) start_ = successors_.start(subject_.entry, options_.arguments);
  states_ = make_store(options_);
  begin_frontier();
  reached_ = {};
  ending_ = {};
  kept_steps_ = KeptSteps(kept_steps_.are_wanted());
  outcomes_ = {};
  violations_.clear();
  wants_no_more_ = false;
  enough_states_ = 0;
  exploration_ = {};
  reason_.clear();
}

/// False if the search is over.
bool Explorer::expand(std::uint32_t number) {
  Position& at = expanded_;
  states_->load(number, at.state);
  states_->forget(number);
  if (options_.max_depth && reached_[number].depth >= *options_.max_depth) {
    give_up(fmt::format("--max-depth={} was reached", *options_.max_depth));
    return true;
  }
  at.analysis = reached_[number].analysis;
  if (!independence_ || !independence_->is_expanded(number)) ending_.begin_steps(number);
  if (independence_) return expand_some(number, at);
  if (successors_.is_over(at)) return note_end({number, {}}, at);
  successors_.expand(at, expansion_, [&](Move move, const Step& step) {
    if (!step.is_silent) return take(number, at, move, step);
    return check_divergence({number, {}}, at, move) &&
           take(number, at, move, successors_.step(at, move.thread, move.choice));
  });
  switch (expansion_.end) {
    case Expansion::End::Whole:
      return check_waiting({number, {}}, at, expansion_);
    case Expansion::End::AtFork:
      return true;
    case Expansion::End::TooManyChoices:
      ending_.note_unknown(number);
      return give_up("a choice has more than 255 alternatives");
    case Expansion::End::Refused:
    case Expansion::End::Refuted:
      ending_.note_unknown(number);
      break;
  }
  return false;
}

/// False if the search is over.
bool Explorer::take(std::uint32_t number, const Position& at, Move move, const Step& step) {
  ++exploration_.transitions;
  switch (step.stop.kind) {
    case vm::Stop::Kind::Operation:
    case vm::Stop::Kind::Limit:
    case vm::Stop::Kind::Ended:
      return add(number, at, move, step);
    case vm::Stop::Kind::Assumption:
      kept_steps_.add(number, {0, move, false, false});
      return true;
    case vm::Stop::Kind::Blocked:
      return true;
    case vm::Stop::Kind::Exit:
    case vm::Stop::Kind::Missing:
    case vm::Stop::Kind::FailFast:
    case vm::Stop::Kind::Assertion:
    case vm::Stop::Kind::Unhandled:
    case vm::Stop::Kind::Overflow:
      break;
  }
  return note_last(at, step, {number, move});
}

/// Of a step that no other one follows. False if the search is over.
bool Explorer::note_last(const Position& at, const Step& step, const End& end) {
  if (step.stop.kind == vm::Stop::Kind::Exit) {
    store::Vector last = at.state;
    store::apply(last, step.changes);
    if (!subject_.observed.empty()) successors_.note_cut_off(at, end.last->thread);
    ending_.note_end(end.state);
    observe(last, end);
    return true;
  }
  // Once more, for what it says is not kept.
  const Step again = successors_.execute(at, *end.last);
  const Violation violation = violation_of(successors_, at, again);
  if (again.stop.kind == vm::Stop::Kind::Missing) {
    ending_.note_unknown(end.state);
    give_up(reason_of(violation));
    return options_.all;
  }
  ending_.note_end(end.state);
  return found(violation, end);
}

// --- States

void Explorer::add_first() {
  if (!states_->add(start_.state)) return;
  note_state({0, {}, start_.analysis, 0});
  if (independence_) independence_->add_first(start_.state.objects.size());
}

bool Explorer::add(std::uint32_t parent, const Position& at, Move move, const Step& step) {
  const bool is_silent = step.is_silent;
  const Next next = successors_.next(at, move, step);
  states_->propose(parent, at.state, next.changes);
  proposed_.push_back({parent, move, next.analysis, next.last, is_silent, next.is_progress});
  if (independence_) {
    proposed_.back().named = independence_->name(parent, move.thread, successors_.trail());
  }
  return subject_.conditions.empty() || add_proposed();
}

/// Where the order of the search is patient it does not matter for what comes next whether they are
/// there.
bool Explorer::is_time_to_add() const {
  constexpr std::size_t many = 64;
  const std::uint64_t most = states_->size() + proposed_.size();
  return !frontier_->is_patient() || frontier_->size() == 0 || proposed_.size() >= many ||
         (options_.max_states && most >= *options_.max_states);
}

/// False if the search is over. It goes on where there are several: without conditions.
bool Explorer::add_proposed() {
  if (proposed_.empty()) return true;
  states_->add_proposed(is_new_);
  bool goes_on = true;
  for (std::size_t i = 0; i < proposed_.size(); ++i) {
    const Proposed& one = proposed_[i];
    const auto next = static_cast<std::uint32_t>(reached_.size());
    const std::uint32_t to = is_new_[i] ? next : states_->number_of_known(i);
    kept_steps_.add(one.parent, {to, one.move, one.is_silent, one.is_progress});
    if (independence_) {
      is_new_[i] ? independence_->add_state(one.named) : independence_->meet(to, one.named);
      independence_->add_step(one.parent, one.move.thread, to, one.named);
    }
    if (is_new_[i]) {
      goes_on = note_state(one);
    } else {
      note_known(one.parent, to);
    }
  }
  proposed_.clear();
  return goes_on;
}

/// A step has led to a state that was there; 0 if the store does not know to which.
void Explorer::note_known(std::uint32_t from, std::uint32_t to) {
  if (to != 0) ending_.note_step(from, to, reached_[to].depth <= reached_[from].depth);
}

/// Of the next one that is new.
bool Explorer::note_state(const Proposed& found) {
  if (reached_.size() == 0) reached_.push_back({});
  const auto number = static_cast<std::uint32_t>(reached_.size());
  const std::uint32_t depth = found.parent == 0 ? 0 : reached_[found.parent].depth + 1;
  reached_.push_back({found.analysis, found.parent, depth, found.move});
  ending_.add_state();
  exploration_.depth = std::max<std::uint64_t>(exploration_.depth, depth);
  frontier_->add(number);
  if (subject_.conditions.empty()) return true;
  store::Vector state;
  states_->load(number, state);
  return check_conditions({number, {}}, state, false, found.last);
}

// --- What is found

bool Explorer::note_end(const End& end, const Position& at) {
  const bool may_cut_off =
      !subject_.observed.empty() &&
      vm::has_background_threads(subject_.machine, successors_.load_all(at.state));
  if (may_cut_off) successors_.note_cut_off(at, 0);
  ending_.note_end(end.state);
  observe(at.state, end);
  return subject_.conditions.empty() || check_conditions(end, at.state, true, 0);
}

void Explorer::observe(const store::Vector& state, const End& end) {
  vm::State& loaded = successors_.load_all(state);
  outcomes_.add(values_at_end(subject_.machine, loaded, subject_.observed), end);
}

bool Explorer::check_conditions(const End& end, const store::Vector& state, bool is_over,
                                std::uint32_t last) {
  const vm::State& loaded = successors_.load_all(state);
  const Condition* broken = first_broken(subject_.conditions, loaded, is_over);
  if (broken == nullptr) return true;
  Violation violation = violation_of(*broken);
  if (!is_over) violation.location = own_location_of(loaded, last);
  return found(violation, end);
}

bool Explorer::check_waiting(const End& end, const Position& at, const Expansion& expansion) {
  if (!expansion.is_enabled) outcomes_.add_deadlock();
  const auto deadlock = find_deadlock(expansion);
  if (deadlock) ending_.note_end(end.state);
  return !deadlock || found(violation_of(*deadlock, successors_.load_all(at.state)), end);
}

bool Explorer::check_divergence(End end, const Position& at, Move move) {
  auto loop = divergence_.find(at, move);
  if (!loop) return true;
  ending_.note_end(end.state);
  const vm::State& state = successors_.load_all(loop->at.state);
  end.lead.insert(end.lead.end(), loop->lead.begin(), loop->lead.end());
  end.cycle = std::move(loop->cycle);
  return found(violation_of_endless(Violation::Kind::Divergence, state, {move.thread}), end);
}

/// Each is reported once: by its kind, what it is about and where it is.
bool Explorer::found(const Violation& violation, const End& end) {
  const auto is_it = [&](const Violation& other) { return is_same(other, violation); };
  const bool is_new = std::ranges::none_of(violations_, is_it);
  if (!is_new && !guidance_.run_listener) return true;
  if (!exploration_.first_violation_seconds) {
    exploration_.first_violation_seconds = base::now() - started_;
  }
  // From here on it is known, also if memory runs out while it is told.
  if (is_new) {
    violations_.push_back(violation);
    untold_ = end;
  }
  bool goes_on = options_.all;
  if (guidance_.run_listener) {
    goes_on = guidance_.run_listener(violation, [&] {
      const bool is_first = enough_states_ == 0;
      if (!guidance_.is_patient && is_first) enough_states_ = 2 * states_->size() + 1000;
      return teller_.explain(start_, run_to(end), end.last);
    });
  }
  if (is_new) tell(violations_.back(), end);
  untold_.reset();
  wants_no_more_ |= !goes_on;
  return goes_on;
}

void Explorer::tell(Violation& violation, const End& end) {
  std::vector<ReplayMove> moves = run_to(end);
  if (samples(options_.order)) moves = without_rounds(moves);
  const std::size_t before = moves.size();
  for (const Move& move : end.cycle) moves.push_back({move.thread, move.choice, {}});
  teller_.tell(violation, start_, moves, end.last, before);
}

/// The steps to the state, and those that lead on; without the last one from there, and without
/// what repeats.
std::vector<ReplayMove> Explorer::run_to(const End& end) const {
  std::vector<ReplayMove> moves;
  for (std::uint32_t at = end.state; reached_[at].parent != 0; at = reached_[at].parent) {
    const Move& move = reached_[at].move;
    moves.push_back({move.thread, move.choice, {}});
  }
  std::ranges::reverse(moves);
  for (const Move& move : end.lead) moves.push_back({move.thread, move.choice, {}});
  return moves;
}

Violation Explorer::tell_outcome(const FinalOutcome& outcome) {
  Violation violation = violation_of(outcome);
  if (const End* end = outcomes_.find(outcome.values)) {
    const auto why = base::what_ran_out([&] { tell(violation, *end); });
    if (why) run_out(*why);
  }
  return violation;
}

std::vector<Overtaking> Explorer::explain_outcome(const FinalOutcome& outcome) {
  const End* end = outcomes_.find(outcome.values);
  if (end == nullptr) return {};
  return teller_.explain(start_, run_to(*end), end->last);
}

Graph Explorer::draw(const Drawing& drawing) {
  return search::draw(subject_, successors_, start_, drawing);
}

// --- Whether the program can end

/// What seems never to be left may be left, as long as some states lack threads. Stores that do not
/// know which state a step leads to know no graph.
void Explorer::judge_ending(bool is_whole) {
  if (enough_states_ != 0 || (independence_ && !is_whole)) return;
  is_whole &= !successors_.pending().held.by_any();
  if (options_.store == StoreKind::Exact) return find_endless(is_whole);
  if (is_whole && !ending_.has_end()) {
    give_up("no run that ends was found, and only --store=exact can tell whether it is a livelock");
  }
}

void Explorer::find_endless(bool is_whole) {
  const auto load = [&](std::uint32_t number, Position& to) {
    states_->load(number, to.state);
    to.analysis = reached_[number].analysis;
  };
  Endless endless(successors_, *states_, ending_, kept_steps_, load,
                  [&](std::uint64_t more) { return what_keeps_from_judging(more); });
  const auto parent_of = [&](std::uint32_t number) { return reached_[number].parent; };
  const Endless::Verdict verdict = endless.judge(is_whole, parent_of);
  exploration_.never_ends = verdict.never_ends;
  for (const Endless::Found& one : verdict.found) {
    if (!found(one.violation, one.end)) return;
  }
  if (!verdict.undecided.empty()) give_up(verdict.undecided);
}

/// There is some time besides that of the search: a set of states that is never left may be known
/// although there are others.
std::string Explorer::what_keeps_from_judging(std::uint64_t more) const {
  constexpr double share = 1.25;
  if (options_.max_memory && bytes() + more > *options_.max_memory) {
    return fmt::format("--max-memory={} was reached", *options_.max_memory);
  }
  const double taken = base::now() - guidance_.time_counts_from.value_or(started_);
  if (options_.time_limit && taken > share * *options_.time_limit) {
    return fmt::format("--time-limit={} was reached", *options_.time_limit);
  }
  return {};
}

// --- Limits

/// What was found by then has been found, unless it rests on what was not so. The reserve and the
/// steps that are remembered make room for telling how the last violation comes about; if that is
/// not enough, it is told without.
void Explorer::run_out(std::string why) {
  has_run_out_ = true;
  reserve_.give_back();
  give_up(std::move(why));
  successors_.forget_steps();
  successors_.stepper().tell_nothing();
  if (sharing().is_refuted()) {
    violations_.clear();
    outcomes_ = {};
  } else if (const auto end = std::exchange(untold_, std::nullopt)) {
    base::what_ran_out([&] { tell(violations_.back(), *end); });
  }
}

/// A thread that a limit has kept from issuing has runs that were not explored.
void Explorer::judge_limits(bool is_whole) {
  const Held held = successors_.pending().held;
  if (is_whole && reason_.empty()) held_ = held;
  const auto& relaxation = successors_.stepper().relaxation();
  if (held.by_operations) {
    give_up(fmt::format("--queue-limit={} was reached", relaxation->queue_limit));
  } else if (held.by_guesses) {
    give_up(fmt::format("--speculation-limit={} was reached", relaxation->speculation_limit));
  } else if (held.by_control.code != nullptr) {
    const vm::Origin& at = held.by_control;
    give_up(fmt::format("{} waits for what is read there, which the model does not ask for",
                        vm::to_string(vm::Place{at.code->method, at.code->il_offsets[at.pc]})));
  }
}

/// Of what has most likely missed something, nobody should hear that it holds.
void Explorer::judge_omissions() {
  exploration_.omission_probability = states_->omission_probability();
  const double probability = exploration_.omission_probability.value_or(0);
  if (probability <= 0.5) return;
  give_up(fmt::format(
      "a state was more likely omitted than not (probability {:.2g}): it takes more --max-memory, "
      "or another --store",
      probability));
}

bool Explorer::give_up(std::string reason) {
  if (reason_.empty()) reason_ = std::move(reason);
  return false;
}

bool Explorer::is_limit_reached() {
  const std::uint64_t states = states_->size();
  if (enough_states_ != 0 && states >= enough_states_) return true;
  if (options_.max_states && states >= *options_.max_states && frontier_->size() != 0) {
    return !give_up(fmt::format("--max-states={} was reached", *options_.max_states));
  }
  constexpr std::uint64_t now_and_then = 1024;
  // Where each state takes long, time is short before there are many.
  constexpr std::uint64_t effort_of_executing = 32;
  const std::uint64_t effort = ++expansions_ + successors_.executed() * effort_of_executing;
  if (effort - effort_at_last_look_ >= now_and_then) {
    effort_at_last_look_ = effort;
    report_progress();
    const double taken = base::now() - guidance_.time_counts_from.value_or(started_);
    if (options_.time_limit && taken > *options_.time_limit) {
      return !give_up(fmt::format("--time-limit={} was reached", *options_.time_limit));
    }
  }
  if (expansions_ % now_and_then != 0) return false;
  if (options_.max_memory && bytes() > *options_.max_memory) {
    return !give_up(fmt::format("--max-memory={} was reached", *options_.max_memory));
  }
  return false;
}

std::uint64_t Explorer::bytes() const {
  return states_->bytes() + successors_.bytes() + frontier_->bytes() +
         reached_.size() * sizeof(Reached) + ending_.bytes() + kept_steps_.bytes() +
         (independence_ ? independence_->bytes() : 0);
}

void Explorer::report_progress() {
  if (!options_.progress) return;
  options_.progress({states_->size(), frontier_->size(), exploration_.depth, bytes(),
                     base::now() - started_, exploration_.runs});
}

}  // namespace mmcheck::search
