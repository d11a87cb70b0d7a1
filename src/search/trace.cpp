// How a violation came about: its run is made once more, and told step by step.
#include <algorithm>
#include <utility>

#include "search/describe.hpp"
#include "search/explorer.hpp"
#include "vm/threads.hpp"

namespace mmcheck::search {
namespace {

/// Adds what the program writes to a text, as long as this is there.
class Listener {
 public:
  Listener(vm::Machine& machine, std::string& to)
      : machine_(machine),
        before_(machine.exchange_output([&to](std::string_view text) { to += text; })) {}
  ~Listener() { machine_.exchange_output(std::move(before_)); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

 private:
  vm::Machine& machine_;
  vm::Machine::Output before_;
};

}  // namespace

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

void Explorer::tell(Telling& telling, Move move) {
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
  const Step made = stepper_.step(current_, move.thread, move.choice);
  if (told.operation.empty()) {
    told.action = made.stop.kind == vm::Stop::Kind::Ended ? "end" : "run";
  }
  telling.steps.push_back(std::move(told));
  apply(telling.state, made);
  while (telling.names.size() < telling.state.objects.size()) {
    telling.names.push_back(telling.next_name++);
  }
  analyses_.normalize(telling.state);
  if (analyses_.last_order().empty()) return;
  std::vector<std::uint32_t> names;
  for (const vm::Ref old : analyses_.last_order()) names.push_back(telling.names[old - 1]);
  telling.names = std::move(names);
}

void Explorer::tell_steps(Violation& violation, const std::vector<Move>& moves) {
  Telling telling;
  const Listener listener(machine_, telling.written);
  telling.state = initial_;
  while (telling.names.size() < telling.state.objects.size()) {
    telling.names.push_back(telling.next_name++);
  }
  for (const Move move : moves) tell(telling, move);
  violation.threads = tell_threads(telling);
  violation.trace = std::move(telling.steps);
  if (options_.keep_output) violation.output = std::move(telling.written);
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
std::optional<Violation> Explorer::replay(const vm::Method& entry, const std::vector<Move>& moves) {
  start(entry);
  current_ = initial_;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    const bool is_there = move.thread < current_.threads.size() / 2 &&
                          status(current_, move.thread) != vm::Thread::Status::Ended;
    if (!is_there) return std::nullopt;
    const Step made = stepper_.step(current_, move.thread, move.choice);
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
