#include "run.hpp"

#include <fmt/core.h>

#include <memory>
#include <utility>

#include "vm/machine.hpp"
#include "vm/reachable.hpp"

namespace mmcheck {
namespace {

using vm::Stop;

constexpr int crashed = 134;  // as a shell reports SIGABRT, by which the runtime ends
constexpr int inconclusive = 3;

std::string where(const vm::Thread& thread) {
  const auto places = vm::user_stack(thread);
  return places.empty() ? std::string() : ", in " + vm::to_string(places.front());
}

/// A program with a machine of its own.
struct Loaded {
  Loaded(const RunOptions& options, vm::Machine::Output output)
      : program(vm::Program::load(options.assembly, {options.references, {}})),
        types(*program),
        machine(types, {}, std::move(output)) {}

  std::unique_ptr<const vm::Program> program;
  vm::TypeSystem types;
  vm::Machine machine;
};

int execute(const RunOptions& options, const std::function<void(std::string_view)>& print,
            const std::function<void(std::string_view)>& complain) {
  Loaded loaded(options, print);
  vm::Machine& machine = loaded.machine;
  vm::State state = machine.initial(vm::entry_point(loaded.types), options.arguments);
  const Stop stop = machine.run(state, 0);
  switch (stop.kind) {
    case Stop::Kind::Ended:
    case Stop::Kind::Exit:
      return stop.code & 0xff;
    case Stop::Kind::FailFast:
      complain(fmt::format("the program ended itself: {}", stop.message));
      return crashed;
    case Stop::Kind::Assertion:
      complain(fmt::format("assertion failed{}{}", stop.message.empty() ? "" : ": ", stop.message) +
               where(*state.threads[0]));
      return crashed;
    case Stop::Kind::Unhandled:
      complain(fmt::format("unhandled exception: {}",
                           vm::describe_exception(machine, state, stop.exception)));
      return crashed;
    case Stop::Kind::Overflow:
      complain(stop.message);
      return crashed;
    case Stop::Kind::Limit:
    case Stop::Kind::Missing:
    case Stop::Kind::Blocked:
    case Stop::Kind::Operation:
      complain(fmt::format("inconclusive: {}{}", stop.message, where(*state.threads[0])));
      return inconclusive;
  }
  return inconclusive;
}

}  // namespace

int run_program(const RunOptions& options, const std::function<void(std::string_view)>& print,
                const std::function<void(std::string_view)>& complain) {
  try {
    return execute(options, print, complain);
  } catch (const vm::Unresolved& reason) {
    // Of the entry point itself; what the program reaches later stops it there.
    complain(fmt::format("inconclusive: {}", reason.what()));
    return inconclusive;
  }
}

int list_unmodelled(const RunOptions& options, const std::function<void(std::string_view)>& print) {
  Loaded loaded(options, print);
  const vm::Reachable reachable = vm::find_reachable(loaded.machine, vm::entry_point(loaded.types));
  for (const vm::Obstacle& obstacle : reachable.obstacles) {
    print(fmt::format("{}\n    reached from {}\n", obstacle.reason, obstacle.place));
  }
  print(fmt::format("{} obstacles in {} methods that the program could reach{}\n",
                    reachable.obstacles.size(), reachable.methods,
                    reachable.complete ? "" : "; there are more than were looked at"));
  return 0;
}

}  // namespace mmcheck
