#include "cli/run.hpp"

#include <fmt/core.h>

#include <memory>
#include <utility>

#include "base/clock.hpp"
#include "suite/entry.hpp"
#include "vm/execute/machine.hpp"
#include "vm/execute/threads.hpp"
#include "vm/reachable.hpp"

namespace mmcheck::cli {
namespace {

using vm::Stop;

constexpr int crashed = 134;  // as a shell reports SIGABRT, by which the runtime ends
constexpr int inconclusive = 3;

/// Calls, and ways back in loops, before another thread is let on.
constexpr std::uint64_t steps_per_turn = 100'000;

std::string where(const vm::Thread& thread) {
  const auto places = vm::user_stack(thread);
  return places.empty() ? std::string() : ", in " + vm::to_string(places.front());
}

/// A program with a machine of its own.
struct Loaded {
  Loaded(const RunOptions& options, vm::Machine::Output output)
      : program(vm::Program::load(options.assembly, {options.references, options.stubs, {}})),
        types(*program),
        machine(types, {.steps = steps_per_turn, .pool_threads = options.pool}, std::move(output)) {
  }

  std::unique_ptr<const vm::Program> program;
  vm::TypeSystem types;
  vm::Machine machine;
};

/// Why a program stopped, and which of its threads made it stop.
struct End {
  Stop stop;
  std::uint32_t thread;
};

End deadlock(const vm::State& state) {
  std::string message = "deadlock";
  for (std::uint32_t thread = 0; thread < state.threads.size(); ++thread) {
    const vm::Wait wait = vm::wait_of(state, thread);
    if (wait.what == vm::Wait::For::Nothing) continue;  // it has ended
    message += (message.size() == 8 ? ": " : "; ") + vm::to_string(state, thread, wait) +
               where(*state.threads[thread]);
  }
  return {{Stop::Kind::Blocked, 0, 0, message}, 0};
}

/// The threads take turns, in the order in which they were started: every run is the same. A turn
/// ends when the thread has to wait, yields, or has had its share of steps; the clock is looked at
/// between turns. Once all have had to wait where they were before, those that may give up waiting
/// do so in the next round. If all still wait then, it is for ever.
End take_turns(vm::Machine& machine, vm::State& state, std::optional<double> time_limit) {
  const double start = base::now();
  std::int32_t exit_code = 0;
  for (int idle_rounds = 0; idle_rounds < 2;) {
    bool goes_on = false;
    for (std::uint32_t thread = 0; thread < state.threads.size(); ++thread) {
      if (state.threads[thread]->status == vm::Thread::Status::Ended) continue;
      if (time_limit && base::now() - start > *time_limit) {
        return {{Stop::Kind::Limit, 0, 0, fmt::format("--time-limit={} was reached", *time_limit)},
                thread};
      }
      const Stop stop = machine.run(state, thread, vm::Patience::Waits);
      if (stop.kind == Stop::Kind::Blocked) continue;
      goes_on = true;
      if (stop.kind == Stop::Kind::Ended) {
        if (thread == 0) exit_code = stop.code;
        if (vm::is_over(machine, state)) return {{Stop::Kind::Ended, exit_code, 0, {}}, thread};
      } else if (stop.kind != Stop::Kind::Limit && stop.kind != Stop::Kind::Operation) {
        return {stop, thread};
      }
    }
    idle_rounds = goes_on ? 0 : idle_rounds + 1;
  }
  return deadlock(state);
}

/// The entry point itself may be of types that are not there.
std::optional<vm::Entry> find_entry(Loaded& loaded, const RunOptions& options,
                                    vm::Reachable& obstacles) {
  try {
    return suite::find_entry(loaded.types, options.entry);
  } catch (const vm::Unresolved& reason) {
    obstacles.obstacles.push_back({reason.what(), "the entry point"});
    return std::nullopt;
  }
}

vm::Reachable find_reachable(Loaded& loaded, const RunOptions& options) {
  vm::Reachable nothing;
  const auto entry = find_entry(loaded, options, nothing);
  return !entry ? nothing : vm::find_reachable(loaded.machine, *entry);
}

}  // namespace

int run_program(const RunOptions& options, const std::function<void(std::string_view)>& print,
                const std::function<void(std::string_view)>& print_error,
                const std::function<void(std::string_view)>& complain) {
  Loaded loaded(options, print);
  vm::Machine& machine = loaded.machine;
  machine.send_errors_to(print_error);
  const vm::Entry entry = suite::find_entry(loaded.types, options.entry);
  vm::State state = machine.initial(entry, options.arguments);
  const auto [stop, thread] = take_turns(machine, state, options.time_limit);
  switch (stop.kind) {
    case Stop::Kind::Ended:
    case Stop::Kind::Exit:
    case Stop::Kind::Assumption:
      return stop.code & 0xff;
    case Stop::Kind::FailFast:
      complain(fmt::format("the program ended itself: {}", stop.message));
      return crashed;
    case Stop::Kind::Assertion:
      complain(fmt::format("assertion failed{}{}", stop.message.empty() ? "" : ": ", stop.message) +
               where(*state.threads[thread]));
      return crashed;
    case Stop::Kind::Unhandled:
      complain(fmt::format("unhandled exception: {}",
                           vm::describe_exception(machine, state, stop.exception)));
      return crashed;
    case Stop::Kind::Overflow:
      complain(stop.message);
      return crashed;
    case Stop::Kind::Blocked:
      complain(stop.message);
      return inconclusive;
    case Stop::Kind::Missing:
    case Stop::Kind::Limit:
      complain(fmt::format("inconclusive: {}{}", stop.message, where(*state.threads[thread])));
      return inconclusive;
    case Stop::Kind::Operation:
      break;  // ends only a turn
  }
  return inconclusive;
}

int list_unmodelled(const RunOptions& options, const std::function<void(std::string_view)>& print) {
  Loaded loaded(options, print);
  const vm::Reachable reachable = find_reachable(loaded, options);
  for (const vm::Obstacle& obstacle : reachable.obstacles) {
    print(fmt::format("{}\n    reached from {}\n", obstacle.reason, obstacle.place));
  }
  print(fmt::format("{} obstacles in {} methods that the program could reach{}\n",
                    reachable.obstacles.size(), reachable.methods,
                    reachable.complete ? "" : "; there are more than were looked at"));
  return 0;
}

}  // namespace mmcheck::cli
