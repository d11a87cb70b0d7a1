#include "search/successors/successors.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "vm/execute/threads.hpp"

namespace mmcheck::search {
namespace {

std::optional<vm::Relaxation> relaxation_by(const model::Model* model, const Options& options) {
  if (model == nullptr) return std::nullopt;
  const AheadLimits usual;
  return vm::Relaxation{model, options.queue_limit.value_or(usual.operations),
                        options.speculation_limit.value_or(usual.guesses)};
}

}  // namespace

Successors::Successors(vm::Machine& machine, const Options& options, const model::Model* model,
                       Watched watched, Sharing sharing)
    : machine_(machine),
      reduces_(options.reduce),
      looks_for_races_(model == nullptr && options.reduce && options.race_freedom),
      codec_(machine),
      analyses_(codec_),
      answers_(codec_, analyses_),
      stepper_(machine, codec_, answers_, options.reduce, relaxation_by(model, options),
               std::move(watched), std::move(sharing)) {
  if (options.stress) {
    analyses_.stress();
    stepper_.visibility().stress();
  }
}

Position Successors::start(const vm::Entry& entry, const std::vector<std::string>& arguments) {
  stepper_.visibility().set_finalizes(machine_.finalizes());
  codec_.keep_lingering(machine_.finalizes());
  vm::State first = machine_.initial(entry, arguments);
  Position start{stepper_.lazy().encode(first)};
  start.analysis = analyses_.normalize(start.state);
  return start;
}

bool Successors::begin_anew() {
  stepper_.visibility().sharing().begin_anew();
  machine_.alternatives().learn();
  forget_steps();
  pending_ = {};
  return machine_.finalizes() != finalizes();
}

// --- Steps

/// A thread that stands where there are several ways on: to go them concerns nobody else, so the
/// others need not have their turn before that.
std::optional<std::uint32_t> Successors::find_fork(const Position& at) {
  if (!is_relaxed() || !reduces_) return std::nullopt;
  const std::uint32_t threads = at.threads();
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    if (has_ended(at, thread)) continue;
    if (step(at, thread, 0).is_at_fork) return thread;
    if (sharing().is_refuted()) return thread;  // expand() says so
  }
  return std::nullopt;
}

void Successors::note_pending(const Step& step) {
  pending_.most_operations = std::max(pending_.most_operations, step.queue);
  pending_.held.by_operations |= step.limit == vm::Limit::Operations;
  pending_.held.by_guesses |= step.limit == vm::Limit::Guesses;
  if (step.limit == vm::Limit::Control) pending_.held.by_control = step.late_after;
}

const Step& Successors::step(const Position& at, std::uint32_t thread, std::uint32_t choice) {
  const Step* known = known_.find(thread, choice, [&](Probe probe) {
    return answers_.value(at.state, at.analysis, thread, probe);
  });
  if (known != nullptr) return *known;
  ++executed_;
  Step made = stepper_.step(at, thread, choice);
  // What is known by then is about to be forgotten.
  if (sharing().is_refuted()) return refuting_step_ = std::move(made);
  return *known_.add(thread, choice, stepper_.lazy().looks(), std::move(made));
}

Step Successors::execute(const Position& at, Move move) {
  if (is_passing(at, move)) return pass_time(at);
  return stepper_.step(at, move.thread, move.choice);
}

Step Successors::repeat(const Position& at, const ReplayMove& move) {
  if (is_passing(at, move_of(move))) return pass_time(at);
  if (!is_relaxed()) stepper_.visibility().repeat_as(move.extent);
  Step made = stepper_.step(at, move.thread, move.choice);
  stepper_.visibility().repeat_as({});
  return made;
}

/// Judged by its queue alone: one that stalls for another reason may look the same.
bool Successors::may_be_held(const Position& at) {
  const Held& held = pending_.held;
  if (!held.by_any()) return false;
  const vm::Relaxation& limits = *stepper_.relaxation();
  const auto is_held = [&](const vm::Pending& pending) {
    const auto count = [&](vm::Operation::Kind kind) {
      return std::ranges::count(pending.queue, kind, &vm::Operation::kind);
    };
    return (held.by_operations && pending.queue.size() >= limits.queue_limit) ||
           (held.by_guesses &&
            count(vm::Operation::Kind::Assumption) >= limits.speculation_limit) ||
           (held.by_control.code != nullptr && pending.waited.code != nullptr) ||
           count(vm::Operation::Kind::Held) != 0;
  };
  const vm::State& state = load_all(at.state);
  return std::ranges::any_of(state.threads,
                             [&](const auto& thread) { return is_held(thread->pending); });
}

// --- Where they lead to

void Successors::advance(Position& at, const Step& step) {
  const auto analysis = analyses_.after(at.analysis, step.references);
  store::apply(at.state, step.changes);
  if (leaves_trail_) trail_.origins.resize(at.state.objects.size());
  at.analysis = analyses_.normalize(at.state, analysis);
  if (leaves_trail_) follow_objects(at);
}

// --- What a step did

void Successors::begin_trail(const Position& at) {
  trail_.made.clear();
  trail_.origins.resize(at.state.objects.size());
  std::iota(trail_.origins.begin(), trail_.origins.end(), vm::Ref{1});
}

/// Before its objects are renumbered.
void Successors::add_to_trail(std::uint32_t thread, const Step& step) {
  const auto add = [&](vm::Access access) {
    const vm::Ref object = access.to.base;
    if (access.to.kind == vm::Pointer::Kind::Object && object < vm::Heap::first_permanent) {
      const bool was_there = object != 0 && object <= trail_.origins.size();
      access.to.base = was_there ? trail_.origins[object - 1] : 0;
      if (access.to.base == 0) return;
    }
    trail_.made.push_back({static_cast<std::uint8_t>(thread), access});
  };
  if (step.access) add(*step.access);
  for (const vm::Access& access : step.besides) add(access);
}

/// After they were.
void Successors::follow_objects(const Position& at) {
  trail_.origins.resize(std::max(trail_.origins.size(), at.state.objects.size()));
  if (analyses_.last_order().empty()) return;
  std::vector<vm::Ref> origins;
  for (const vm::Ref old : analyses_.last_order()) {
    origins.push_back(old == 0 ? 0 : trail_.origins[old - 1]);
  }
  trail_.origins = std::move(origins);
}

// --- Where they lead to, once more

/// Most steps leave the objects and their numbers as they are, so that only components change.
Next Successors::next(const Position& at, Move move, const Step& step) {
  if (leaves_trail_) {
    begin_trail(at);
    add_to_trail(move.thread, step);
  } else if (step.is_settled && !codec_.has_pins(at.state)) {
    const auto analysis = analyses_.after(at.analysis, step.references);
    if (analysis && analyses_.is_normal(*analysis)) {
      return {step.changes, *analysis, move.thread, step.is_progress};
    }
  }
  next_ = at;
  advance(next_, step);
  std::uint8_t last = move.thread;
  settled_progress_ = step.is_progress;
  if (!step.is_settled) {
    const std::vector<Move> settling = settle(next_, move.thread, step);
    if (!settling.empty()) last = settling.back().thread;
  }
  store::find_changes(at.state, next_.state, changes_);
  return {changes_, next_.analysis, last, settled_progress_};
}

/// Makes the steps that concern nobody but the thread that makes them, after this one has made its
/// step: the others need not see the states before them. Nor need this thread: a step ends where it
/// is not known whether what follows is still the thread's own, and that is known now.
std::vector<Move> Successors::settle(Position& at, std::uint32_t thread, const Step& first) {
  constexpr std::size_t most = 100;  // others have their turn then
  std::vector<Move> moves;
  std::vector<std::uint32_t> concerned{thread};
  add_concerned(at, thread, first, concerned);
  for (std::size_t i = 0; i < concerned.size(); ++i) {
    const std::uint32_t one = concerned[i];
    while (moves.size() < most && !has_ended(at, one)) {
      const auto choice = settling_choice(at, one);
      if (!choice) break;
      const Step& made = step(at, one, *choice);
      note_pending(made);
      settled_progress_ |= made.is_progress;
      const bool is_long = made.stop.kind == vm::Stop::Kind::Limit;
      if (leaves_trail_) add_to_trail(one, made);
      advance(at, made);
      moves.push_back({static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(*choice)});
      add_concerned(at, one, made, concerned);
      if (is_long) break;  // it may have no end
    }
  }
  return moves;
}

/// The others that may have such steps after this one: the threads that it has started, and those
/// that have waited for what it has ended. If few threads are left, all: what the one that has
/// ended shared with another may be that one's own now.
void Successors::add_concerned(const Position& at, std::uint32_t thread, const Step& made,
                               std::vector<std::uint32_t>& to) {
  constexpr std::ptrdiff_t few = 2;
  const std::uint32_t threads = at.threads();
  const auto add = [&](const auto& is_concerned) {
    for (std::uint32_t one = 0; one < threads; ++one) {
      if (!has_ended(at, one) && is_concerned(one)) to.push_back(one);
    }
  };
  const auto anybody = [](std::uint32_t /*one*/) { return true; };
  if (made.has_ended_a_class) {
    add(anybody);
  } else if (has_ended(at, thread)) {
    const vm::Ref ended = codec_.references(at.state.threads[std::size_t{2} * thread])[0];
    const auto has_waited = [&](std::uint32_t one) {
      return codec_.joined(at.state.threads[std::size_t{2} * one + 1]) == ended;
    };
    std::ptrdiff_t left = 0;
    for (std::uint32_t one = 0; one < threads; ++one) left += has_ended(at, one) ? 0 : 1;
    left <= few ? add(anybody) : add(has_waited);
  }
  if (made.started != 0) add([&](std::uint32_t one) { return one >= made.started; });
}

/// The step that concerns nobody but the thread, if there is one.
std::optional<std::uint32_t> Successors::settling_choice(const Position& at, std::uint32_t thread) {
  for (const std::uint32_t choice : {std::uint32_t{0}, vm::only_quiet}) {
    if (choice == vm::only_quiet && !is_relaxed()) break;
    const Step& made = step(at, thread, choice);
    const bool is_alone = made.extent.is_local && made.alternatives == 1;
    if (is_alone && made.goes_on() && !made.changes.empty()) return choice;
  }
  return std::nullopt;
}

// --- Ends

bool Successors::is_over(const Position& at) {
  if (!has_ended(at, 0)) return false;
  for (std::uint32_t thread = 1; thread < at.threads(); ++thread) {
    if (has_ended(at, thread)) continue;
    const bool is_over = vm::is_over(machine_, load_all(at.state));
    // The end of the others is what ends this one, too.
    if (is_over) stepper_.visibility().sharing().note_look();
    return is_over;
  }
  return true;
}

void Successors::note_cut_off(const Position& at, std::uint32_t thread) {
  if (!answers_.is_ordered(at.state, thread)) {
    stepper_.visibility().sharing().note_cut_off();
  }
}

}  // namespace mmcheck::search
