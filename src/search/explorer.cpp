// Every state is expanded by every thread that can make a step; what belongs to a step besides the
// operation that it begins with is the whole of the reduction: see analysis.cpp and sharing.cpp. A
// step goes on over so many operations and no more (Execution::notice), so no thread can spin
// inside of one and hide the others: that is the cycle proviso.
#include "search/explorer.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "base/clock.hpp"
#include "search/telling/describe.hpp"
#include "store/bitstate.hpp"
#include "store/hash_compact.hpp"
#include "store/states.hpp"
#include "vm/execute/threads.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::search {
namespace {

std::unique_ptr<store::Visited> make_store(const Options& options) {
  constexpr std::uint64_t usual_bytes_of_bits = std::uint64_t{64} << 20;
  switch (options.store) {
    case StoreKind::Exact:
      return std::make_unique<store::States>();
    case StoreKind::HashCompact:
      return std::make_unique<store::HashCompact>();
    case StoreKind::Bitstate:
      // The other half is for all that is not in the array.
      return std::make_unique<store::Bitstate>(options.max_memory ? *options.max_memory / 2
                                                                  : usual_bytes_of_bits);
  }
  return {};
}

std::optional<ReplayMove> replayed(const std::optional<Move>& move) {
  if (!move) return std::nullopt;
  return ReplayMove{move->thread, move->choice, {}};
}

std::optional<vm::Relaxation> relaxation_by(const model::Model* model, const Options& options) {
  if (model == nullptr) return std::nullopt;
  const AheadLimits usual;
  return vm::Relaxation{model, options.queue_limit.value_or(usual.operations),
                        options.speculation_limit.value_or(usual.guesses)};
}

}  // namespace

Explorer::Explorer(vm::Machine& machine, const Options& options, std::vector<Condition> conditions,
                   std::vector<Observed> observed, const model::Model* model)
    : machine_(machine),
      options_(options),
      conditions_(std::move(conditions)),
      observed_(std::move(observed)),
      is_relaxed_(model != nullptr),
      codec_(machine),
      states_(make_store(options)),
      analyses_(codec_),
      stepper_(machine, codec_, *this, options.reduce, relaxation_by(model, options)) {
  if (options.stress) {
    analyses_.stress();
    stepper_.stress();
  }
  for (const Condition& condition : conditions_) {
    for (const vm::Type* type : condition.classes) stepper_.watch(*type);
  }
  for (const Observed& one : observed_) stepper_.watch_at_end(*one.field);
}

bool is_same(const Violation& left, const Violation& right) {
  return left.kind == right.kind && left.subject == right.subject &&
         left.location.method == right.location.method &&
         left.location.il_offset == right.location.il_offset;
}

// --- What is asked of states

vm::Thread::Status Explorer::status(const store::Vector& state, std::uint32_t thread) const {
  return codec_.status(state.threads[std::size_t{2} * thread]);
}

std::uint32_t Explorer::value(const store::Vector& state, std::uint32_t thread, Probe probe) {
  const auto at = [&](const std::vector<store::Component>& list, std::size_t index) {
    return index < list.size() ? list[index] : 0;
  };
  switch (probe.kind) {
    case Probe::Kind::Nothing:
      return 0;
    case Probe::Kind::Summary:
      return at(state.threads, std::size_t{2} * probe.index);
    case Probe::Kind::Body:
      return at(state.threads, std::size_t{2} * probe.index + 1);
    case Probe::Kind::Class:
      return at(state.statics, probe.index);
    case Probe::Kind::Object:
      return at(state.objects, probe.index);
    case Probe::Kind::Threads:
      return static_cast<std::uint32_t>(state.threads.size());
    case Probe::Kind::Objects:
      return static_cast<std::uint32_t>(state.objects.size());
    case Probe::Kind::IsAlone:
      return is_alone(state, thread) ? 1 : 0;
    case Probe::Kind::EndsByItself:
      return ends_by_itself(state, thread) ? 1 : 0;
    case Probe::Kind::IsOrdered:
      return is_ordered(state, thread) ? 1 : 0;
    case Probe::Kind::Garbage:
      return analyses_.garbage(current_analysis_);
    case Probe::Kind::IsPrivate:
      return analyses_.is_private(current_analysis_, probe.index, thread) ? 1 : 0;
  }
  return 0;
}

/// Whether the others have ended, or do nothing before this thread has.
bool Explorer::is_alone(const store::Vector& state, std::uint32_t thread) {
  const vm::Ref own = codec_.references(state.threads[std::size_t{2} * thread])[0];
  for (std::uint32_t i = 0; i < state.threads.size() / 2; ++i) {
    if (i == thread || status(state, i) == vm::Thread::Status::Ended) continue;
    if (own == 0 || codec_.joined(state.threads[std::size_t{2} * i + 1]) != own) return false;
  }
  return true;
}

/// Whether nobody else ends the program before it has ended. What is in the background once the
/// first thread has ended is cut off.
bool Explorer::ends_by_itself(const store::Vector& state, std::uint32_t thread) {
  const bool may_be_over = thread != 0 && status(state, 0) == vm::Thread::Status::Ended;
  return !may_be_over && is_alone(state, thread);
}

bool Explorer::is_ordered(const store::Vector& state, std::uint32_t thread) const {
  return is_joined_by(
      static_cast<std::uint32_t>(state.threads.size() / 2), thread,
      [&](std::uint32_t other) { return codec_.joined_by(state.threads[std::size_t{2} * other]); });
}

// --- The search

void Explorer::start(const vm::Method& entry) {
  entry_ = vm::qualified_name(entry);
  entry_method_ = &entry;
  stepper_.set_finalizes(machine_.finalizes());
  codec_.keep_lingering(machine_.finalizes());
  vm::State first = machine_.initial(entry, options_.arguments);
  initial_ = stepper_.encode(first);
  initial_analysis_ = analyses_.normalize(initial_);
}

void Explorer::run(const vm::Method& entry) {
  started_ = base::now();
  bool is_whole = false;
  try {
    const auto why = base::what_ran_out([&] { is_whole = explore_anew(entry); });
    if (why) run_out(*why);
  } catch (const vm::Unresolved& reason) {
    give_up(reason.what());
    stepper_.tell_nothing();
  }
  judge_limits(is_whole);
  judge_omissions();
  exploration_.states = states_->size();
  exploration_.seconds = base::now() - started_;
  exploration_.bytes = bytes();
  exploration_.complete = is_whole && reason_.empty();
}

/// As often as it takes until what was assumed of memory is true.
bool Explorer::explore_anew(const vm::Method& entry) {
  start(entry);
  bool is_whole = explore();
  while (stepper_.sharing().is_refuted()) {
    begin_anew();
    is_whole = explore();
  }
  return is_whole;
}

/// What was found by then has been found, unless it rests on what was not so. The reserve and the
/// steps that are remembered make room for telling how the last violation comes about; if that is
/// not enough, it is told without.
void Explorer::run_out(std::string why) {
  has_run_out_ = true;
  reserve_.give_back();
  give_up(std::move(why));
  known_ = {};
  stepper_.tell_nothing();
  if (stepper_.sharing().is_refuted()) {
    violations_.clear();
    outcomes_.clear();
    has_deadlock_outcome_ = false;
  } else if (const auto end = std::exchange(untold_, std::nullopt)) {
    base::what_ran_out(
        [&] { tell_steps(violations_.back(), moves_to(end->state), replayed(end->last)); });
  }
}

/// Whether nothing ended it before all was explored.
bool Explorer::explore() {
  current_analysis_ = initial_analysis_;
  add_state(0, {}, initial_, initial_analysis_);
  const bool is_breadth_first = options_.order == SearchOrder::BreadthFirst;
  while (!frontier_.empty()) {
    const std::uint32_t next = is_breadth_first ? frontier_.front() : frontier_.back();
    if (is_breadth_first) {
      frontier_.pop_front();
    } else {
      frontier_.pop_back();
    }
    const bool goes_on = expand(next);
    if (!goes_on || is_time_to_add()) add_proposed();
    if (!goes_on || is_limit_reached()) return false;
  }
  return true;
}

/// Only breadth-first it does not matter for what comes next whether they are there.
bool Explorer::is_time_to_add() const {
  constexpr std::size_t many = 64;
  const std::uint64_t most = states_->size() + proposed_.size();
  return options_.order != SearchOrder::BreadthFirst || frontier_.empty() ||
         proposed_.size() >= many || (options_.max_states && most >= *options_.max_states);
}

/// Forgets everything but which memory threads share.
void Explorer::begin_anew() {
  stepper_.sharing().begin_anew();
  if (machine_.finalizes() != stepper_.finalizes()) start(*entry_method_);
  states_ = make_store(options_);
  known_ = {};
  reached_ = {};
  frontier_.clear();
  outcomes_.clear();
  has_deadlock_outcome_ = false;
  violations_.clear();
  enough_states_ = 0;
  exploration_ = {};
  held_ = {};
  reason_.clear();
}

/// A thread that a limit has kept from issuing has runs that were not explored.
void Explorer::judge_limits(bool is_whole) {
  const Held held = held_;
  if (!is_whole || !reason_.empty()) held_ = {};
  if (held.by_operations) {
    give_up(fmt::format("--queue-limit={} was reached", stepper_.relaxation()->queue_limit));
  } else if (held.by_guesses) {
    give_up(fmt::format("--speculation-limit={} was reached",
                        stepper_.relaxation()->speculation_limit));
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

/// At what cannot be executed.
void Explorer::give_up_at(const Violation& stop) {
  const bool is_placed = !stop.location.method.empty();
  give_up(stop.message + (is_placed ? ", in " + describe(stop.location) : std::string()));
}

bool Explorer::is_limit_reached() {
  const std::uint64_t states = states_->size();
  if (enough_states_ != 0 && states >= enough_states_) return true;
  if (options_.max_states && states >= *options_.max_states && !frontier_.empty()) {
    return !give_up(fmt::format("--max-states={} was reached", *options_.max_states));
  }
  constexpr std::uint64_t now_and_then = 1024;
  // Where each state takes long, time is short before there are many.
  if (++effort_ >= now_and_then) {
    effort_ = 0;
    report_progress();
    const double taken = base::now() - time_counts_from_.value_or(started_);
    if (options_.time_limit && taken > *options_.time_limit) {
      return !give_up(fmt::format("--time-limit={} was reached", *options_.time_limit));
    }
  }
  if (++expanded_ % now_and_then != 0) return false;
  if (options_.max_memory && bytes() > *options_.max_memory) {
    return !give_up(fmt::format("--max-memory={} was reached", *options_.max_memory));
  }
  return false;
}

std::uint64_t Explorer::bytes() const {
  return states_->bytes() + codec_.bytes() + known_.bytes() + analyses_.bytes() +
         reached_.size() * sizeof(Reached) + frontier_.size() * sizeof(std::uint32_t);
}

void Explorer::report_progress() {
  if (!options_.progress) return;
  options_.progress(
      {states_->size(), frontier_.size(), exploration_.depth, bytes(), base::now() - started_});
}

bool Explorer::expand(std::uint32_t number) {
  states_->load(number, current_);
  states_->forget(number);
  if (options_.max_depth && reached_[number].depth >= *options_.max_depth) {
    give_up(fmt::format("--max-depth={} was reached", *options_.max_depth));
    return true;
  }
  current_analysis_ = reached_[number].analysis;
  is_enabled_ = false;
  blocked_.clear();
  if (is_over()) return end_of_run(number);
  if (const auto fork = find_fork()) return make_steps(number, *fork);
  const auto threads = static_cast<std::uint32_t>(current_.threads.size() / 2);
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    if (status(current_, thread) == vm::Thread::Status::Ended) continue;
    if (!make_steps(number, thread)) return false;
  }
  return check_waiting(number);
}

/// A thread that stands where there are several ways on: to go them concerns nobody else, so the
/// others need not have their turn before that.
std::optional<std::uint32_t> Explorer::find_fork() {
  if (!is_relaxed_ || !options_.reduce) return std::nullopt;
  const auto threads = static_cast<std::uint32_t>(current_.threads.size() / 2);
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    if (status(current_, thread) == vm::Thread::Status::Ended) continue;
    if (step(thread, 0).is_at_fork) return thread;
    if (stepper_.sharing().is_refuted()) return thread;  // make_steps() says so
  }
  return std::nullopt;
}

void Explorer::note_queue(const Step& step) {
  exploration_.max_queue = std::max(exploration_.max_queue, step.queue);
  held_.by_operations |= step.limit == vm::Limit::Operations;
  held_.by_guesses |= step.limit == vm::Limit::Guesses;
}

const Step& Explorer::step(std::uint32_t thread, std::uint32_t choice) {
  const Step* known =
      known_.find(thread, choice, [&](Probe probe) { return value(current_, thread, probe); });
  if (known != nullptr) return *known;
  effort_ += effort_of_executing;
  Step made = stepper_.step(current_, thread, choice);
  // What is known by then is about to be forgotten.
  if (stepper_.sharing().is_refuted()) return refuting_step_ = std::move(made);
  return *known_.add(thread, choice, stepper_.looks(), std::move(made));
}

bool Explorer::make_steps(std::uint32_t number, std::uint32_t thread) {
  std::uint32_t alternatives = 1;
  bool is_blocked = true;
  std::int32_t waits_for = -1;
  std::uint64_t enabled = ~std::uint64_t{0};
  for (std::uint32_t choice = 0; choice < alternatives; ++choice) {
    if ((enabled >> std::min(choice, 63U) & 1) == 0) continue;
    const Step& made = step(thread, choice);
    if (choice == 0) enabled = made.enabled;
    if (stepper_.sharing().is_refuted()) return false;
    alternatives = made.alternatives;
    if (alternatives > vm::only_quiet) {
      return give_up("a choice has more than 255 alternatives");
    }
    if (made.stop.kind == vm::Stop::Kind::Blocked) {
      waits_for = made.waits_for;
      continue;
    }
    is_blocked = false;
    is_enabled_ = true;
    note_queue(made);
    ++exploration_.transitions;
    const Move move{static_cast<std::uint8_t>(thread), static_cast<std::uint8_t>(choice)};
    if (!take(number, move, made)) return false;
  }
  if (is_blocked) blocked_.push_back({thread, waits_for});
  return true;
}

bool Explorer::goes_on(const Step& step) {
  return step.stop.kind == vm::Stop::Kind::Operation || step.stop.kind == vm::Stop::Kind::Limit ||
         step.stop.kind == vm::Stop::Kind::Ended;
}

/// Makes a step of the current state.
void Explorer::advance(const Step& step) { current_analysis_ = advance(current_, step); }

/// Makes it of a copy of the current state, and returns its analysis.
std::uint32_t Explorer::advance(store::Vector& state, const Step& step) {
  const auto analysis = analyses_.after(current_analysis_, step.references);
  store::apply(state, step.changes);
  return analyses_.normalize(state, analysis);
}

/// Makes the steps that concern nobody but the thread that makes them, after this one has made its
/// step: the others need not see the states before them. Nor need this thread: a step ends where it
/// is not known whether what follows is still the thread's own, and that is known now.
std::vector<Move> Explorer::settle(std::uint32_t thread, const Step& first) {
  constexpr std::size_t most = 100;  // others have their turn then
  std::vector<Move> moves;
  std::vector<std::uint32_t> concerned{thread};
  add_concerned(thread, first, concerned);
  for (std::size_t i = 0; i < concerned.size(); ++i) {
    const std::uint32_t one = concerned[i];
    while (moves.size() < most) {
      if (status(current_, one) == vm::Thread::Status::Ended) break;
      const auto choice = settling_choice(one);
      if (!choice) break;
      const Step& made = step(one, *choice);
      note_queue(made);
      const bool is_long = made.stop.kind == vm::Stop::Kind::Limit;
      advance(made);
      moves.push_back({static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(*choice)});
      add_concerned(one, made, concerned);
      if (is_long) break;  // it may have no end
    }
  }
  return moves;
}

/// The others that may have such steps after this one: the threads that it has started, and those
/// that have waited for what it has ended. If few threads are left, all: what the one that has
/// ended shared with another may be that one's own now.
void Explorer::add_concerned(std::uint32_t thread, const Step& made,
                             std::vector<std::uint32_t>& to) {
  constexpr std::ptrdiff_t few = 2;
  const auto threads = static_cast<std::uint32_t>(current_.threads.size() / 2);
  const auto has_ended = [&](std::uint32_t one) {
    return status(current_, one) == vm::Thread::Status::Ended;
  };
  const auto add = [&](const auto& is_concerned) {
    for (std::uint32_t one = 0; one < threads; ++one) {
      if (!has_ended(one) && is_concerned(one)) to.push_back(one);
    }
  };
  const auto anybody = [](std::uint32_t /*one*/) { return true; };
  if (made.has_ended_a_class) {
    add(anybody);
  } else if (has_ended(thread)) {
    const vm::Ref ended = codec_.references(current_.threads[std::size_t{2} * thread])[0];
    const auto has_waited = [&](std::uint32_t one) {
      return codec_.joined(current_.threads[std::size_t{2} * one + 1]) == ended;
    };
    std::ptrdiff_t left = 0;
    for (std::uint32_t one = 0; one < threads; ++one) left += has_ended(one) ? 0 : 1;
    left <= few ? add(anybody) : add(has_waited);
  }
  if (made.started != 0) add([&](std::uint32_t one) { return one >= made.started; });
}

/// The step of the current state that concerns nobody but the thread, if there is one.
std::optional<std::uint32_t> Explorer::settling_choice(std::uint32_t thread) {
  for (const std::uint32_t choice : {std::uint32_t{0}, vm::only_quiet}) {
    if (choice == vm::only_quiet && !is_relaxed_) break;
    const Step& made = step(thread, choice);
    const bool is_alone = made.extent.is_local && made.alternatives == 1;
    if (is_alone && goes_on(made) && !made.changes.empty()) return choice;
  }
  return std::nullopt;
}

/// False if the search is over.
bool Explorer::take(std::uint32_t number, Move move, const Step& step) {
  switch (step.stop.kind) {
    case vm::Stop::Kind::Operation:
    case vm::Stop::Kind::Limit:
    case vm::Stop::Kind::Ended: {
      last_mover_ = move.thread;
      if (step.is_settled) return take_settled(number, move, step);
      next_ = current_;
      std::uint32_t analysis = current_analysis_;
      advance(step);
      const std::vector<Move> settling = settle(move.thread, step);
      if (!settling.empty()) last_mover_ = settling.back().thread;
      std::swap(next_, current_);
      std::swap(analysis, current_analysis_);
      return add_state(number, move, next_, analysis);
    }
    case vm::Stop::Kind::Blocked:
    case vm::Stop::Kind::Assumption:
      return true;
    case vm::Stop::Kind::Exit: {
      store::Vector last = current_;
      store::apply(last, step.changes);
      if (!observed_.empty()) note_cut_off(move.thread);
      observe(last, number, move);
      return true;
    }
    case vm::Stop::Kind::Missing:
    case vm::Stop::Kind::FailFast:
    case vm::Stop::Kind::Assertion:
    case vm::Stop::Kind::Unhandled:
    case vm::Stop::Kind::Overflow:
      break;
  }
  // Once more, for what it says is not kept.
  const Step again = stepper_.step(current_, move.thread, move.choice);
  Violation violation = describe_stop(again);
  violation.thread = move.thread;
  if (again.stop.kind == vm::Stop::Kind::Missing) {
    give_up_at(violation);
    return options_.all;
  }
  return found(violation, number, &move);
}

/// Most steps leave the objects and their numbers as they are, so that only components change.
bool Explorer::take_settled(std::uint32_t number, Move move, const Step& step) {
  const auto analysis = analyses_.after(current_analysis_, step.references);
  if (analysis && analyses_.is_normal(*analysis) && !codec_.has_pins(current_)) {
    return propose(number, move, step.changes, *analysis);
  }
  next_ = current_;
  const std::uint32_t found = advance(next_, step);
  return add_state(number, move, next_, found);
}

/// One that is normalized.
bool Explorer::add_state(std::uint32_t parent, Move move, const store::Vector& state,
                         std::uint32_t analysis) {
  if (parent == 0) return !states_->add(state) || note_state(parent, move, analysis);
  store::find_changes(current_, state, changes_);
  return propose(parent, move, changes_, analysis);
}

/// What the current state becomes by these changes.
bool Explorer::propose(std::uint32_t parent, Move move, store::Changes changes,
                       std::uint32_t analysis) {
  states_->propose(parent, current_, changes);
  proposed_.push_back({parent, move, analysis});
  return conditions_.empty() || add_proposed();
}

/// False if the search is over. It goes on where there are several: without conditions.
bool Explorer::add_proposed() {
  if (proposed_.empty()) return true;
  states_->add_proposed(is_new_);
  bool goes_on = true;
  for (std::size_t i = 0; i < proposed_.size(); ++i) {
    const auto [parent, move, analysis] = proposed_[i];
    if (is_new_[i]) goes_on = note_state(parent, move, analysis);
  }
  proposed_.clear();
  return goes_on;
}

/// Of the next one that is new.
bool Explorer::note_state(std::uint32_t parent, Move move, std::uint32_t analysis) {
  if (reached_.size() == 0) reached_.push_back({});
  const auto number = static_cast<std::uint32_t>(reached_.size());
  const std::uint32_t depth = parent == 0 ? 0 : reached_[parent].depth + 1;
  reached_.push_back({analysis, parent, depth, move});
  exploration_.depth = std::max<std::uint64_t>(exploration_.depth, depth);
  frontier_.push_back(number);
  if (conditions_.empty()) return true;
  store::Vector state;
  states_->load(number, state);
  return check_conditions(number, state, false);
}

/// Whether the program has ended. Threads in the background do not keep it from ending.
bool Explorer::is_over() {
  if (status(current_, 0) != vm::Thread::Status::Ended) return false;
  const auto threads = static_cast<std::uint32_t>(current_.threads.size() / 2);
  for (std::uint32_t thread = 1; thread < threads; ++thread) {
    if (status(current_, thread) == vm::Thread::Status::Ended) continue;
    const bool is_over = vm::is_over(machine_, stepper_.load_all(current_));
    // The end of the others is what ends this one, too.
    if (is_over) stepper_.sharing().note_look();
    return is_over;
  }
  return true;
}

/// A thread that ends the program cuts off what others do, unless it has joined them: they may have
/// ended before it only because what they do was taken to concern nobody.
void Explorer::note_cut_off(std::uint32_t thread) {
  if (!is_ordered(current_, thread)) stepper_.sharing().note_cut_off();
}

bool Explorer::end_of_run(std::uint32_t number) {
  const bool may_cut_off =
      !observed_.empty() && vm::has_background_threads(machine_, stepper_.load_all(current_));
  if (may_cut_off) note_cut_off(0);
  observe(current_, number, {});
  return conditions_.empty() || check_conditions(number, current_, true);
}

/// Threads that wait for each other in a circle do so for ever, whatever the others do. One of
/// them.
std::optional<std::uint32_t> Explorer::find_circle() const {
  const auto waits_for = [&](std::int32_t thread) {
    for (const Blocked& blocked : blocked_) {
      if (static_cast<std::int32_t>(blocked.thread) == thread) return blocked.waits_for;
    }
    return std::int32_t{-1};
  };
  for (const Blocked& blocked : blocked_) {
    std::int32_t at = blocked.waits_for;
    for (std::size_t i = 0; i < blocked_.size() && at >= 0; ++i) {
      if (at == static_cast<std::int32_t>(blocked.thread)) return blocked.thread;
      at = waits_for(at);
    }
  }
  return {};
}

/// Of threads that wait, and not in a circle, the one that all of a row wait for in the end.
std::uint32_t Explorer::find_last_awaited() const {
  if (blocked_.empty()) return 0;
  const Blocked* last = &blocked_.front();
  const auto awaited = [&] {
    return std::ranges::find(blocked_, last->waits_for, [](const Blocked& one) {
      return static_cast<std::int32_t>(one.thread);
    });
  };
  for (auto next = awaited(); next != blocked_.end(); next = awaited()) last = &*next;
  return last->thread;
}

bool Explorer::check_waiting(std::uint32_t number) {
  has_deadlock_outcome_ |= !is_enabled_;
  std::optional<Violation> violation = describe_waiting();
  return !violation || found(*violation, number, nullptr);
}

/// If no thread can go on from the current state, or some of them never can.
std::optional<Violation> Explorer::describe_waiting() {
  const std::optional<std::uint32_t> in_circle = find_circle();
  if (is_enabled_ && !in_circle) return std::nullopt;
  Violation violation;
  violation.kind = Violation::Kind::Deadlock;
  violation.message = in_circle ? "threads wait for each other" : "no thread can go on";
  violation.thread = in_circle ? *in_circle : find_last_awaited();
  violation.location = location_of(stepper_.load_all(current_), violation.thread);
  return violation;
}

bool Explorer::check_conditions(std::uint32_t number, const store::Vector& state, bool end) {
  const vm::State& loaded = stepper_.load_all(state);
  for (const Condition& condition : conditions_) {
    if (condition.holds(loaded, end)) continue;
    Violation violation;
    violation.kind = Violation::Kind::Invariant;
    violation.subject = violation.message = condition.text;
    if (!end) violation.location = location_of(loaded, last_mover_);
    return found(violation, number, nullptr);
  }
  return true;
}

/// Each is reported once: by its kind, what it is about and where it is.
bool Explorer::found(const Violation& violation, std::uint32_t from, const Move* last) {
  const auto is_it = [&](const Violation& other) { return is_same(other, violation); };
  const bool is_new = std::ranges::none_of(violations_, is_it);
  if (!is_new && !run_listener_) return true;
  if (!exploration_.first_violation_seconds) {
    exploration_.first_violation_seconds = base::now() - started_;
  }
  // From here on it is known, also if memory runs out while it is told.
  if (is_new) {
    violations_.push_back(violation);
    untold_.emplace(End{from, std::nullopt});
    if (last != nullptr) untold_->last = *last;
  }
  const std::optional<ReplayMove> fatal =
      replayed(last == nullptr ? std::nullopt : std::optional(*last));
  const store::Vector current = current_;
  const std::uint32_t analysis = current_analysis_;
  bool goes_on = options_.all;
  if (run_listener_) {
    goes_on = run_listener_(violation, [&] {
      if (!is_patient_ && enough_states_ == 0) enough_states_ = 2 * states_->size() + 1000;
      return explain(moves_to(from), fatal);
    });
  }
  if (is_new) tell_steps(violations_.back(), moves_to(from), fatal);
  untold_.reset();
  current_ = current;
  current_analysis_ = analysis;
  return goes_on;
}

std::vector<ReplayMove> Explorer::moves_to(std::uint32_t number) const {
  std::vector<ReplayMove> moves;
  for (; reached_[number].parent != 0; number = reached_[number].parent) {
    const Move& move = reached_[number].move;
    moves.push_back({move.thread, move.choice, {}});
  }
  std::ranges::reverse(moves);
  return moves;
}

// --- What is observed

std::map<std::string, std::string> Explorer::observed_values(const store::Vector& state) {
  vm::State& loaded = stepper_.load_all(state);
  std::map<std::string, std::string> values = loaded.observed;
  for (const Observed& one : observed_) {
    values[one.name] = value_of(machine_, loaded, *one.field);
  }
  return values;
}

void Explorer::observe(const store::Vector& state, std::uint32_t number, std::optional<Move> last) {
  std::map<std::string, std::string> values = observed_values(state);
  if (!values.empty()) outcomes_.try_emplace(std::move(values), End{number, last});
}

std::vector<FinalOutcome> Explorer::outcomes() const {
  std::vector<FinalOutcome> result;
  for (const auto& [values, end] : outcomes_) result.push_back({values, false, true});
  if (has_deadlock_outcome_) result.push_back({{}, true, true});
  return result;
}

Violation Explorer::tell_outcome(const FinalOutcome& outcome) {
  Violation violation;
  violation.kind = Violation::Kind::Outcome;
  for (const auto& [name, value] : outcome.values) {
    violation.message +=
        fmt::format("{}{} = {}", violation.message.empty() ? "" : ", ", name, value);
  }
  violation.subject = violation.message;
  const auto found = outcomes_.find(outcome.values);
  if (found == outcomes_.end()) return violation;
  const End& end = found->second;
  const auto why =
      base::what_ran_out([&] { tell_steps(violation, moves_to(end.state), replayed(end.last)); });
  if (why) run_out(*why);
  return violation;
}

std::vector<Overtaking> Explorer::explain_outcome(const FinalOutcome& outcome) {
  const auto found = outcomes_.find(outcome.values);
  if (found == outcomes_.end()) return {};
  return explain(moves_to(found->second.state), replayed(found->second.last));
}

}  // namespace mmcheck::search
