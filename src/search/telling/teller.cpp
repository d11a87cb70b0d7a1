#include "search/telling/teller.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

#include "search/telling/describe.hpp"
#include "search/telling/lasso.hpp"
#include "vm/execute/threads.hpp"
#include "vm/program/reflection_names.hpp"

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

/// Hears of the operations that are issued in a step, and of those that complete.
class Queues final : public vm::Listener {
 public:
  using Issued = std::function<void(std::uint32_t thread)>;
  using Completed = std::function<void(std::uint32_t thread, std::uint32_t number, bool is_quiet)>;
  Queues(Issued issued, Completed completed)
      : issued_(std::move(issued)), completed_(std::move(completed)) {}

  void comes_to(std::uint32_t, const vm::Origin&) override {}
  void issues(std::uint32_t thread, const vm::Operation&) override { issued_(thread); }
  void completes(std::uint32_t thread, std::size_t number, bool is_quiet) override {
    completed_(thread, static_cast<std::uint32_t>(number), is_quiet);
  }

 private:
  Issued issued_;
  Completed completed_;
};

}  // namespace

Teller::Teller(Successors& successors, const Subject& subject)
    : successors_(successors),
      stepper_(successors.stepper()),
      machine_(successors.machine()),
      subject_(subject) {}

/// What the thread is about to do.
void Teller::describe_move(const Telling& telling, vm::State& before, const ReplayMove& move,
                           TraceStep& told) {
  const vm::Pending& pending = before.threads[move.thread]->pending;
  told.location = location_of(before, move.thread);
  told.caller = caller_of(before, move.thread);
  if (successors_.is_passing(telling.at, move_of(move))) {
    describe_passing(*first_limit(successors_.codec(), telling.at.state), told);
  } else if (const auto number = pending.completed_by(move.choice)) {
    describe_completion(machine_, before, move.thread, *number, telling.names, told);
    told.caller = telling.callers.of(move.thread, *number);
  } else if (pending.stall == vm::Stall::Forks && !is_at_choice(machine_, before, move.thread)) {
    told.action = TraceStep::Action::GoOn;
    told.operation = OperationKind::Speculate;
  } else if (pending.queue.empty() || pending.stall == vm::Stall::Forks) {
    describe_operation(machine_, before, move.thread, telling.names, told);
  }
}

Step Teller::tell_step(Telling& telling, const ReplayMove& move) {
  TraceStep told;
  told.thread = move.thread;
  told.choice = move.choice;
  std::vector<vm::Operation> waiting;
  vm::State& before = successors_.load_all(telling.at.state);
  telling.has_waited_in_vain |= has_waited_in_vain(machine_, before);
  if (before.threads[move.thread]->status != vm::Thread::Status::Ended) {
    waiting = before.threads[move.thread]->pending.queue;
    describe_move(telling, before, move, told);
  }
  std::vector<TraceStep> besides;
  Queues listener(
      [&](std::uint32_t thread) { telling.callers.issued(stepper_.lazy().state(), thread); },
      [&](std::uint32_t thread, std::uint32_t number, bool is_quiet) {
        if (is_quiet) tell_besides(telling, besides, thread, number);
        telling.callers.completed(thread, number);
      });
  stepper_.tell_listener(&listener);
  Step made = successors_.repeat(telling.at, move);
  stepper_.tell_listener(nullptr);
  told.extent = made.extent;
  if (told.operation == OperationKind::Finalize) {
    const vm::State& after = stepper_.lazy().state();
    told.target = finalized_by(after, move.thread);
    told.location = location_of(after, move.thread);
    told.caller = caller_of(after, move.thread);
  }
  const bool is_silent = told.operation == OperationKind::None;
  if (is_silent) {
    const bool ends = made.stop.kind == vm::Stop::Kind::Ended;
    told.action = ends ? TraceStep::Action::End : TraceStep::Action::Run;
  }
  // A thread ends after all else; what completes because another operation has, completes after it.
  const auto at = is_silent ? besides.end() : besides.begin();
  besides.insert(at, std::move(told));
  std::ranges::move(besides, std::back_inserter(telling.steps));
  go_on(telling, made);
  tell_methods(telling);
  if (successors_.is_relaxed()) tell_issued(telling, move.thread, waiting);
  return made;
}

/// Objects keep their names where they get other numbers.
void Teller::go_on(Telling& telling, const Step& made) {
  Analyses& analyses = successors_.analyses();
  store::apply(telling.at.state, made.changes);
  name_new_objects(telling);
  telling.at.analysis = analyses.normalize(telling.at.state);
  if (analyses.last_order().empty()) return;
  std::vector<std::uint32_t> names;
  for (const vm::Ref old : analyses.last_order()) {
    names.push_back(old != 0 ? telling.names[old - 1] : telling.next_name++);
  }
  telling.names = std::move(names);
}

void Teller::name_new_objects(Telling& telling) {
  while (telling.names.size() < telling.at.state.objects.size()) {
    telling.names.push_back(telling.next_name++);
  }
}

/// While a step is made, what completes in it because it makes no difference to others when: of
/// what others use at all.
void Teller::tell_besides(const Telling& telling, std::vector<TraceStep>& besides,
                          std::uint32_t thread, std::uint32_t number) {
  vm::State& state = stepper_.lazy().state();
  const vm::Operation& operation = state.threads[thread]->pending.queue[number];
  if (operation.is_of_monitor() || !stepper_.visibility().is_contended(operation.where.cell))
    return;
  TraceStep told;
  told.thread = thread;
  told.is_move = false;
  describe_completion(machine_, state, thread, number, telling.names, told);
  told.caller = telling.callers.of(thread, number);
  told.overtakes.clear();
  told.out_of_order = false;
  besides.push_back(std::move(told));
}

/// Of the threads that are new. Once they have ended, nobody knows what they were.
void Teller::tell_methods(Telling& telling) {
  const std::size_t threads = telling.at.threads();
  if (telling.methods.size() == threads) return;
  const vm::State& state = successors_.load_all(telling.at.state);
  for (auto i = static_cast<std::uint32_t>(telling.methods.size()); i < threads; ++i) {
    telling.methods.push_back(i == 0 ? vm::qualified_name(*subject_.entry.method)
                                     : method_of_thread(machine_, state, i));
  }
}

/// The operations that have joined the queue behind those that waited before.
void Teller::tell_issued(Telling& telling, std::uint32_t thread,
                         const std::vector<vm::Operation>& before) {
  vm::State& state = successors_.load_all(telling.at.state);
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
  for (std::size_t i = 0; i < pending.queue.size(); ++i) {
    const vm::Operation& operation = pending.queue[i];
    if (is_old(operation) || operation.is_constraint()) continue;
    TraceStep told;
    told.thread = thread;
    told.is_move = false;
    describe_issued(machine_, state, pending, operation, telling.names, told);
    told.caller = telling.callers.of(thread, i);
    telling.steps.push_back(std::move(told));
  }
}

/// The steps in which something goes wrong, all of one thread. What led to it is worth telling even
/// where it concerns no other thread.
void Teller::tell_ending(Telling& telling, const std::vector<ReplayMove>& moves) {
  const Telling before = telling;
  for (std::size_t i = 0; i + 1 < moves.size(); ++i) tell_settled(telling, moves[i]);
  const vm::Stop::Kind end = tell_step(telling, moves.back()).stop.kind;
  std::string written = telling.written;
  Telling closely = before;
  const bool leads_there = tell_closely(closely, moves.front()) == end;
  telling.written = written;
  if (!leads_there) return;
  if (successors_.is_relaxed())
    return add_details(telling, before.steps.size(), std::move(closely.steps));
  telling = std::move(closely);
  telling.written = std::move(written);
}

/// From a step on, operation by operation. How it ends.
vm::Stop::Kind Teller::tell_closely(Telling& telling, ReplayMove move) {
  if (successors_.is_relaxed() && move.choice == vm::only_quiet) move.choice = 0;
  stepper_.tell_more(true);
  Step made = tell_step(telling, move);
  move.choice = 0;
  for (int i = 1; i < most_told_closely && has_more(made); ++i) made = tell_step(telling, move);
  stepper_.tell_more(false);
  return made.stop.kind;
}

/// Under a model, a replay takes the last steps as a whole, those from `first` on. What happens in
/// them is told besides: the same, but that each operation waits and completes by itself.
void Teller::add_details(Telling& telling, std::size_t first, std::vector<TraceStep> details) {
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
void Teller::tell_settled(Telling& telling, const ReplayMove& move) {
  const Step made = tell_step(telling, move);
  if (made.is_settled || move.extent) return;
  Position ahead = telling.at;
  for (const Move& next : successors_.settle(ahead, move.thread, made)) {
    tell_step(telling, {next.thread, next.choice, {}});
  }
}

void Teller::tell(Violation& violation, const Position& start, const std::vector<ReplayMove>& moves,
                  std::optional<Move> last, std::size_t repeats_from) {
  Telling telling;
  const Listener listener(machine_, telling.written);
  telling.at = start;
  name_new_objects(telling);
  tell_methods(telling);
  // A violation after what others can notice is a step of its own: the one before it leads there.
  const bool are_two = last && !moves.empty() && moves.back().thread == last->thread;
  const std::span settled(moves.begin(), moves.end() - (are_two ? 1 : 0));
  for (std::size_t i = 0; i < settled.size(); ++i) {
    if (i == repeats_from) violation.repeats_from = telling.steps.size();
    tell_settled(telling, settled[i]);
  }
  if (last) {
    const ReplayMove end{last->thread, last->choice, {}};
    tell_ending(telling, are_two ? std::vector{moves.back(), end} : std::vector{end});
  }
  violation.threads = tell_threads(telling);
  violation.lets_limits_elapse = telling.has_waited_in_vain;
  violation.finalizes = successors_.finalizes();
  violation.trace = std::move(telling.steps);
  if (violation.repeats_from) shorten_lasso(violation.trace, *violation.repeats_from);
  const bool is_of_a_state =
      violation.kind == Violation::Kind::Invariant || violation.kind == Violation::Kind::Outcome;
  if (is_of_a_state && !violation.trace.empty()) violation.thread = violation.trace.back().thread;
  if (subject_.options.keep_output) violation.output = std::move(telling.written);
}

// --- What happened out of order

std::vector<Overtaking> Teller::explain(const Position& start, const std::vector<ReplayMove>& moves,
                                        std::optional<Move> last) {
  Overtakings overtakings;
  Position at = start;
  const auto listen_to = [&](Move move) {
    stepper_.tell_listener(&overtakings);
    Step made = successors_.execute(at, move);
    stepper_.tell_listener(nullptr);
    successors_.advance(at, made);
    return made;
  };
  for (const ReplayMove& move : moves) {
    const Step made = listen_to(move_of(move));
    if (made.is_settled) continue;
    Position ahead = at;
    for (const Move& next :
         successors_.settle(ahead, static_cast<std::uint8_t>(move.thread), made)) {
      listen_to(next);
    }
  }
  if (last) listen_to(*last);
  return overtakings.take();
}

std::vector<ThreadStatus> Teller::tell_threads(const Telling& telling) {
  vm::State& state = successors_.load_all(telling.at.state);
  std::vector<ThreadStatus> threads;
  for (std::uint32_t i = 0; i < state.threads.size(); ++i) {
    threads.push_back(describe_thread(machine_, state, i, telling.methods[i], telling.names));
  }
  return threads;
}

}  // namespace mmcheck::search
