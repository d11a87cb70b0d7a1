// How a violation came about: its run is made once more, and told step by step.
#include <algorithm>
#include <utility>

#include "search/describe.hpp"
#include "search/explorer.hpp"
#include "vm/threads.hpp"

namespace mmcheck::search {

Violation Explorer::describe_stop(const Step& step) {
  using Stop = vm::Stop::Kind;
  Violation violation;
  violation.message = step.stop.message;
  vm::State& state = stepper_.state();
  violation.location = location_of(state, stepper_.thread());
  if (step.stop.kind == Stop::Unhandled) {
    violation.kind = Violation::Kind::UnhandledException;
    violation.message = vm::describe_exception(machine_, state, step.stop.exception);
  } else if (step.stop.kind == Stop::Overflow) {
    violation.kind = Violation::Kind::UnhandledException;
  } else {
    violation.kind = Violation::Kind::Assertion;
    if (violation.message.empty()) violation.message = "assertion failed";
  }
  return violation;
}

Step Explorer::repeat(const ReplayMove& move) {
  stepper_.merge_exactly(move.merged);
  Step made = stepper_.step(current_, move.thread, move.choice);
  stepper_.merge_exactly({});
  return made;
}

/// Returns whether no step follows by itself.
bool Explorer::tell(Telling& telling, const ReplayMove& move) {
  current_ = telling.state;
  current_analysis_ = analyses_.normalize(current_);
  TraceStep told;
  told.thread = move.thread;
  told.choice = move.choice;
  vm::State& before = stepper_.load_all(current_);
  if (before.threads[move.thread]->status != vm::Thread::Status::Ended) {
    told.location = location_of(before, move.thread);
    describe_operation(machine_, before, move.thread, telling.names, told);
  }
  const Step made = repeat(move);
  told.merged = made.merged;
  told.is_local = made.is_local;
  if (told.operation.empty()) {
    told.action = made.stop.kind == vm::Stop::Kind::Ended ? "end" : "run";
  }
  telling.steps.push_back(std::move(told));
  apply(telling.state, made);
  while (telling.names.size() < telling.state.objects.size()) {
    telling.names.push_back(telling.next_name++);
  }
  analyses_.normalize(telling.state);
  if (analyses_.last_order().empty()) return made.is_settled;
  std::vector<std::uint32_t> names;
  for (const vm::Ref old : analyses_.last_order()) names.push_back(telling.names[old - 1]);
  telling.names = std::move(names);
  return made.is_settled;
}

void Explorer::tell_steps(Violation& violation, const std::vector<ReplayMove>& moves) {
  Telling telling;
  telling.state = initial_;
  while (telling.names.size() < telling.state.objects.size()) {
    telling.names.push_back(telling.next_name++);
  }
  for (const ReplayMove& move : moves) {
    if (tell(telling, move) || move.merged) continue;
    store::Vector settled = telling.state;
    for (const Move& next : settle(settled, move.thread)) {
      tell(telling, {next.thread, next.choice, {}});
    }
  }
  violation.threads = tell_threads(telling);
  violation.trace = std::move(telling.steps);
}

std::vector<ThreadStatus> Explorer::tell_threads(const Telling& telling) {
  vm::State& state = stepper_.load_all(telling.state);
  std::vector<ThreadStatus> threads;
  for (std::uint32_t i = 0; i < state.threads.size(); ++i) {
    threads.push_back(describe_thread(machine_, state, i, telling.names));
  }
  return threads;
}

/// Empty if the run does not end in a violation any more, or cannot be made at all.
std::optional<Violation> Explorer::replay(const vm::Method& entry,
                                          const std::vector<ReplayMove>& moves) {
  start(entry);
  current_ = initial_;
  current_analysis_ = initial_analysis_;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const ReplayMove& move = moves[i];
    const bool is_there = move.thread < current_.threads.size() / 2 &&
                          status(current_, move.thread) != vm::Thread::Status::Ended;
    if (!is_there) return std::nullopt;
    const Step made = repeat(move);
    if (move.choice >= made.alternatives) return std::nullopt;
    switch (made.stop.kind) {
      case vm::Stop::Kind::Operation:
      case vm::Stop::Kind::Limit:
      case vm::Stop::Kind::Ended:
        apply(current_, made);
        current_analysis_ = analyses_.normalize(current_);
        continue;
      case vm::Stop::Kind::Assertion:
      case vm::Stop::Kind::FailFast:
      case vm::Stop::Kind::Unhandled:
      case vm::Stop::Kind::Overflow: {
        Violation violation = describe_stop(made);
        violation.thread = move.thread;
        tell_steps(violation, {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i) + 1});
        return violation;
      }
      case vm::Stop::Kind::Missing:
        give_up_at(describe_stop(made));
        return std::nullopt;
      default:
        return std::nullopt;
    }
  }
  add_state(0, {}, current_);
  expand(1);
  if (violations_.empty()) return std::nullopt;
  Violation violation = violations_.front();
  tell_steps(violation, moves);
  return violation;
}

}  // namespace mmcheck::search
