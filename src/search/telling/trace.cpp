// How a violation came about: its run is made once more, and told step by step.
#include <algorithm>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

#include "search/explorer.hpp"
#include "search/telling/describe.hpp"
#include "vm/execute/threads.hpp"

namespace mmcheck::search {
namespace {

constexpr int most_told_closely = 1000;

/// Whether the thread has another step to make after this one.
bool has_more(const Step& made) {
  return made.stop.kind == vm::Stop::Kind::Operation || made.stop.kind == vm::Stop::Kind::Limit;
}

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

/// Hears of the operations that complete in a step besides the one that it begins with.
class Besides final : public vm::Listener {
 public:
  using Hear = std::function<void(std::uint32_t thread, std::uint32_t number)>;
  explicit Besides(Hear hear) : hear_(std::move(hear)) {}

  void comes_to(std::uint32_t, const vm::Origin&) override {}
  void issues(std::uint32_t, const vm::Operation&) override {}
  void completes(std::uint32_t thread, std::size_t number, bool is_quiet) override {
    if (is_quiet) hear_(thread, static_cast<std::uint32_t>(number));
  }

 private:
  Hear hear_;
};

}  // namespace

/// An exception says what it is about with objects of its own, which are not there any more once a
/// step of the current state is over: they are components by then.
std::string Explorer::message_of(const Step& step, std::uint32_t thread) {
  store::Vector last = current_;
  store::apply(last, step.changes);
  vm::State& state = stepper_.load_all(last);
  vm::Execution(machine_, state, thread).show_writes();
  return vm::describe_exception(machine_, state, step.stop.exception);
}

Violation Explorer::describe_stop(const Step& step) {
  using Stop = vm::Stop::Kind;
  Violation violation;
  violation.message = step.stop.message;
  vm::State& state = stepper_.state();
  violation.location = location_of(state, stepper_.thread());
  if (step.stop.kind == Stop::Unhandled) {
    violation.kind = Violation::Kind::UnhandledException;
    violation.subject = step.stop.message;
    violation.message = message_of(step, stepper_.thread());
  } else if (step.stop.kind == Stop::Overflow) {
    violation.kind = Violation::Kind::UnhandledException;
    violation.subject = violation.message;
  } else {
    violation.kind = Violation::Kind::Assertion;
    if (violation.message.empty()) violation.message = "assertion failed";
  }
  return violation;
}

Step Explorer::step_as(const ReplayMove& move) {
  // Under a model the steps are those of the search that was made again: see replay().
  if (!is_relaxed_) stepper_.repeat_as(move.extent);
  Step made = stepper_.step(current_, move.thread, move.choice);
  stepper_.repeat_as({});
  return made;
}

Step Explorer::tell(Telling& telling, const ReplayMove& move) {
  current_ = telling.state;
  current_analysis_ = analyses_.normalize(current_);
  TraceStep told;
  told.thread = move.thread;
  told.choice = move.choice;
  std::vector<vm::Operation> waiting;
  vm::State& before = stepper_.load_all(current_);
  if (before.threads[move.thread]->status != vm::Thread::Status::Ended) {
    const vm::Pending& pending = before.threads[move.thread]->pending;
    waiting = pending.queue;
    told.location = location_of(before, move.thread);
    if (const auto number = pending.completed_by(move.choice)) {
      describe_completion(machine_, before, move.thread, *number, telling.names, told);
    } else if (pending.stall == vm::Stall::Forks) {
      told.action = "go on";
      told.operation = "before it is known what was read";
    } else if (waiting.empty()) {
      describe_operation(machine_, before, move.thread, telling.names, told);
    }
  }
  std::vector<TraceStep> besides;
  Besides listener([&](std::uint32_t thread, std::uint32_t number) {
    tell_besides(telling, besides, thread, number);
  });
  stepper_.tell_listener(&listener);
  Step made = step_as(move);
  stepper_.tell_listener(nullptr);
  told.extent = made.extent;
  if (told.operation == finalizing) {
    told.target = finalized_by(stepper_.state(), move.thread);
    told.location = location_of(stepper_.state(), move.thread);
  }
  if (told.operation.empty()) {
    told.action = made.stop.kind == vm::Stop::Kind::Ended ? "end" : "run";
  }
  // A thread ends after all else; what completes because another operation has, completes after it.
  const auto at = told.operation.empty() ? besides.end() : besides.begin();
  besides.insert(at, std::move(told));
  std::ranges::move(besides, std::back_inserter(telling.steps));
  store::apply(telling.state, made.changes);
  while (telling.names.size() < telling.state.objects.size()) {
    telling.names.push_back(telling.next_name++);
  }
  analyses_.normalize(telling.state);
  if (!analyses_.last_order().empty()) {
    std::vector<std::uint32_t> names;
    for (const vm::Ref old : analyses_.last_order()) {
      names.push_back(old != 0 ? telling.names[old - 1] : telling.next_name++);
    }
    telling.names = std::move(names);
  }
  tell_methods(telling);
  if (is_relaxed_) tell_issued(telling, move.thread, waiting);
  return made;
}

/// While a step is made, what completes in it because it makes no difference to others when: of
/// what others use at all.
void Explorer::tell_besides(const Telling& telling, std::vector<TraceStep>& besides,
                            std::uint32_t thread, std::uint32_t number) {
  vm::State& state = stepper_.state();
  const vm::Operation& operation = state.threads[thread]->pending.queue[number];
  if (operation.is_of_monitor() || !stepper_.is_contended(operation.where.cell)) return;
  TraceStep told;
  told.thread = thread;
  told.is_move = false;
  describe_completion(machine_, state, thread, number, telling.names, told);
  told.overtakes.clear();
  told.out_of_order = false;
  besides.push_back(std::move(told));
}

/// Of the threads that are new. Once they have ended, nobody knows what they were.
void Explorer::tell_methods(Telling& telling) {
  const std::size_t threads = telling.state.threads.size() / 2;
  if (telling.methods.size() == threads) return;
  const vm::State& state = stepper_.load_all(telling.state);
  for (auto i = static_cast<std::uint32_t>(telling.methods.size()); i < threads; ++i) {
    telling.methods.push_back(i == 0 ? entry_ : method_of_thread(machine_, state, i));
  }
}

/// The operations that have joined the queue behind those that waited before.
void Explorer::tell_issued(Telling& telling, std::uint32_t thread,
                           const std::vector<vm::Operation>& before) {
  vm::State& state = stepper_.load_all(telling.state);
  const vm::Pending& pending = state.threads[thread]->pending;
  std::size_t old = 0;
  const auto is_old = [&](const vm::Operation& operation) {
    while (old < before.size()) {
      const vm::Operation& one = before[old++];
      if (one.type == operation.type && one.origin.code == operation.origin.code &&
          one.origin.pc == operation.origin.pc) {
        return true;
      }
    }
    return false;
  };
  for (const vm::Operation& operation : pending.queue) {
    if (is_old(operation) || operation.is_constraint()) continue;
    TraceStep told;
    told.thread = thread;
    told.is_move = false;
    describe_issued(machine_, state, pending, operation, telling.names, told);
    telling.steps.push_back(std::move(told));
  }
}

/// The steps in which something goes wrong, all of one thread. What led to it is worth telling even
/// where it concerns no other thread.
void Explorer::tell_ending(Telling& telling, const std::vector<ReplayMove>& moves) {
  const Telling before = telling;
  for (std::size_t i = 0; i + 1 < moves.size(); ++i) tell_settled(telling, moves[i]);
  const vm::Stop::Kind end = tell(telling, moves.back()).stop.kind;
  std::string written = telling.written;
  Telling closely = before;
  const bool leads_there = tell_closely(closely, moves.front()) == end;
  telling.written = written;
  if (!leads_there) return;
  if (is_relaxed_) return add_details(telling, before.steps.size(), std::move(closely.steps));
  telling = std::move(closely);
  telling.written = std::move(written);
}

/// From a step on, operation by operation. How it ends.
vm::Stop::Kind Explorer::tell_closely(Telling& telling, ReplayMove move) {
  if (is_relaxed_ && move.choice == vm::only_quiet) move.choice = 0;
  stepper_.tell_more(true);
  Step made = tell(telling, move);
  move.choice = 0;
  for (int i = 1; i < most_told_closely && has_more(made); ++i) made = tell(telling, move);
  stepper_.tell_more(false);
  return made.stop.kind;
}

/// Under a model, a replay takes the last steps as a whole, those from `first` on. What happens in
/// them is told besides: the same, but that each operation waits and completes by itself.
void Explorer::add_details(Telling& telling, std::size_t first, std::vector<TraceStep> details) {
  const auto begin = telling.steps.begin() + static_cast<std::ptrdiff_t>(first);
  std::vector<TraceStep> whole(std::make_move_iterator(begin),
                               std::make_move_iterator(telling.steps.end()));
  std::erase_if(whole, std::not_fn(std::mem_fn(&TraceStep::is_move)));
  telling.steps.erase(begin, telling.steps.end());
  const bool is_told_twice = details[first].operation == whole.front().operation;
  telling.steps.push_back(std::move(whole.front()));
  for (std::size_t i = first + (is_told_twice ? 1 : 0); i < details.size(); ++i) {
    details[i].is_move = false;
    telling.steps.push_back(std::move(details[i]));
  }
  std::move(whole.begin() + 1, whole.end(), std::back_inserter(telling.steps));
}

/// With the steps that follow by themselves.
void Explorer::tell_settled(Telling& telling, const ReplayMove& move) {
  const Step made = tell(telling, move);
  if (made.is_settled || move.extent) return;
  current_ = telling.state;
  current_analysis_ = analyses_.normalize(current_);
  for (const Move& next : settle(move.thread, made)) {
    tell(telling, {next.thread, next.choice, {}});
  }
}

void Explorer::tell_steps(Violation& violation, const std::vector<ReplayMove>& moves,
                          std::optional<ReplayMove> last) {
  Telling telling;
  const Listener listener(machine_, telling.written);
  telling.state = initial_;
  while (telling.names.size() < telling.state.objects.size()) {
    telling.names.push_back(telling.next_name++);
  }
  tell_methods(telling);
  // A violation after what others can notice is a step of its own: the one before it leads there.
  const bool are_two = last && !moves.empty() && moves.back().thread == last->thread;
  const std::span settled(moves.begin(), moves.end() - (are_two ? 1 : 0));
  for (const ReplayMove& move : settled) tell_settled(telling, move);
  if (last) tell_ending(telling, are_two ? std::vector{moves.back(), *last} : std::vector{*last});
  violation.threads = tell_threads(telling);
  violation.finalizes = stepper_.finalizes();
  violation.trace = std::move(telling.steps);
  const bool is_of_a_state =
      violation.kind == Violation::Kind::Invariant || violation.kind == Violation::Kind::Outcome;
  if (is_of_a_state && !violation.trace.empty()) violation.thread = violation.trace.back().thread;
  if (options_.keep_output) violation.output = std::move(telling.written);
}

// --- What happened out of order

Step Explorer::make_again(store::Vector& state, const ReplayMove& move) {
  current_ = state;
  current_analysis_ = analyses_.normalize(current_);
  Step made = stepper_.step(current_, move.thread, move.choice);
  store::apply(state, made.changes);
  analyses_.normalize(state);
  return made;
}

std::vector<Overtaking> Explorer::explain(const std::vector<ReplayMove>& moves,
                                          std::optional<ReplayMove> last) {
  Overtakings overtakings;
  store::Vector state = initial_;
  const auto listen_to = [&](const ReplayMove& move) {
    stepper_.tell_listener(&overtakings);
    Step made = make_again(state, move);
    stepper_.tell_listener(nullptr);
    return made;
  };
  for (const ReplayMove& move : moves) {
    const Step made = listen_to(move);
    if (made.is_settled) continue;
    current_ = state;
    current_analysis_ = analyses_.normalize(current_);
    for (const Move& next : settle(move.thread, made)) {
      listen_to({next.thread, next.choice, {}});
    }
  }
  if (last) listen_to(*last);
  return overtakings.take();
}

std::vector<ThreadStatus> Explorer::tell_threads(const Telling& telling) {
  vm::State& state = stepper_.load_all(telling.state);
  std::vector<ThreadStatus> threads;
  for (std::uint32_t i = 0; i < state.threads.size(); ++i) {
    threads.push_back(describe_thread(machine_, state, i, telling.methods[i], telling.names));
  }
  return threads;
}

/// Makes the move in the current state. False if the run ends there, with a violation or without.
bool Explorer::repeat(const ReplayMove& move, Replay& result) {
  const bool is_there = move.thread < current_.threads.size() / 2 &&
                        status(current_, move.thread) != vm::Thread::Status::Ended;
  if (!is_there) return false;
  const Step made = step_as(move);
  const bool settles = is_relaxed_ && move.choice == vm::only_quiet;
  if (move.choice >= made.alternatives && !settles) return false;
  switch (made.stop.kind) {
    case vm::Stop::Kind::Operation:
    case vm::Stop::Kind::Limit:
    case vm::Stop::Kind::Ended:
      ++result.steps;
      store::apply(current_, made.changes);
      current_analysis_ = analyses_.normalize(current_);
      return true;
    case vm::Stop::Kind::Assertion:
    case vm::Stop::Kind::FailFast:
    case vm::Stop::Kind::Unhandled:
    case vm::Stop::Kind::Overflow:
      ++result.steps;
      result.violation = describe_stop(made);
      result.violation->thread = move.thread;
      return false;
    case vm::Stop::Kind::Missing:
      give_up_at(describe_stop(made));
      result.reason = reason_;
      return false;
    case vm::Stop::Kind::Blocked:
    case vm::Stop::Kind::Assumption:
    case vm::Stop::Kind::Exit:
      return false;
  }
  return false;
}

/// Whether the thread can make a step of the current state: with any alternative, as make_steps()
/// has it.
void Explorer::look_for_step(std::uint32_t thread) {
  std::uint32_t alternatives = 1;
  std::uint64_t enabled = ~std::uint64_t{0};
  std::int32_t waits_for = -1;
  for (std::uint32_t choice = 0; choice < alternatives; ++choice) {
    if ((enabled >> std::min(choice, 63U) & 1) == 0) continue;
    const Step next = stepper_.step(current_, thread, choice);
    if (next.stop.kind != vm::Stop::Kind::Blocked) {
      is_enabled_ = true;
      return;
    }
    if (choice == 0) enabled = next.enabled;
    alternatives = next.alternatives;
    waits_for = next.waits_for;
  }
  blocked_.push_back({thread, waits_for});
}

/// What is wrong with the current state itself. No step is taken: what would go wrong next is not
/// what the run has led to.
void Explorer::judge(std::uint32_t last) {
  last_mover_ = last;
  add_state(0, {}, current_, analyses_.normalize(current_));
  is_enabled_ = false;
  blocked_.clear();
  const auto threads = static_cast<std::uint32_t>(current_.threads.size() / 2);
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    if (status(current_, thread) != vm::Thread::Status::Ended) look_for_step(thread);
  }
  constexpr std::uint32_t number = 1;
  if (is_over()) {
    end_of_run(number);
  } else {
    check_waiting(number);
  }
}

namespace {

Replay not_replayed(const std::string& reason) {
  Replay result;
  result.reason = reason;
  return result;
}

}  // namespace

/// Another program than the one of the trace may have finalizers where that one had none.
Replay Explorer::replay(const vm::Method& entry, const std::vector<ReplayMove>& moves) {
  Replay result = replay_once(entry, moves);
  if (machine_.finalizes() == stepper_.finalizes()) return result;
  begin_anew();
  return replay_once(entry, moves);
}

Replay Explorer::replay_once(const vm::Method& entry, const std::vector<ReplayMove>& moves) {
  // How far a step goes under a model depends on which memory threads share: that is found out by
  // searching.
  if (is_relaxed_) {
    run(entry);
    if (has_run_out_) return not_replayed(reason_);
    begin_anew();
  }
  start(entry);
  current_ = initial_;
  current_analysis_ = initial_analysis_;
  Replay result;
  const auto is_right = [&](const Condition& condition) {
    return condition.holds(stepper_.load_all(current_), false);
  };
  while (result.steps < moves.size() && std::ranges::all_of(conditions_, is_right)) {
    if (!repeat(moves[result.steps], result)) break;
  }
  const std::vector<ReplayMove> made(moves.begin(),
                                     moves.begin() + static_cast<std::ptrdiff_t>(result.steps));
  if (!result.violation && result.reason.empty()) {
    judge(made.empty() ? 0 : made.back().thread);
    if (!violations_.empty()) result.violation = violations_.front();
  }
  if (result.violation) {
    result.violation->under_sc = !is_relaxed_;
    tell_steps(*result.violation, made, {});
  }
  return result;
}

}  // namespace mmcheck::search
