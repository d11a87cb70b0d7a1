// Intrinsics by which a program talks to the world: output, the environment, assertions.
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

Outcome write_text(Execution& execution, const Method&, Cell* arguments) {
  execution.machine().output()(text_of(execution, arguments[0]));
  return Outcome::Done;
}

/// What goes to standard error is not part of what a program puts out.
Outcome write_error_text(Execution& execution, const Method&, Cell* arguments) {
  execution.machine().errors()(text_of(execution, arguments[0]));
  return Outcome::Done;
}

Outcome exit_process(Execution& execution, const Method&, Cell* arguments) {
  return execution.stop_with({Stop::Kind::Exit, to_i4(arguments[0]), 0, {}});
}

Outcome fail_fast(Execution& execution, const Method&, Cell* arguments) {
  return execution.stop_with({Stop::Kind::FailFast, 0, 0, text_of(execution, arguments[0])});
}

Outcome assertion_failed(Execution& execution, const Method&, Cell* arguments) {
  return execution.stop_with({Stop::Kind::Assertion, 0, 0, text_of(execution, arguments[0])});
}

Outcome count_arguments(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.machine().arguments().size();
  return Outcome::Done;
}

Outcome argument_at(Execution& execution, const Method&, Cell* arguments) {
  return give_string(execution, arguments, execution.machine().arguments().at(to_u4(arguments[0])));
}

/// Milliseconds that pass while the thread looks at the clock. In a search none, a day or, if the
/// thread may choose them, an amount that may matter to the program: all are tried. Where threads
/// take turns, one: a program does the same in every run.
Outcome passing(Execution& execution, const Method&, Cell* arguments) {
  constexpr Cell a_day = 86'400'000;
  const bool may_be_any = arguments[0] != 0;
  arguments[0] = 1;
  if (execution.takes_turns()) return Outcome::Done;
  const std::vector<std::int64_t>& durations = execution.machine().durations();
  const std::uint32_t more = may_be_any ? static_cast<std::uint32_t>(durations.size()) : 0;
  const std::uint32_t chosen = execution.choose(2 + more);
  arguments[0] = chosen < 2 ? chosen * a_day : static_cast<Cell>(durations[chosen - 2]);
  return Outcome::Done;
}

/// A search has to have an end.
Outcome run_down(Execution& execution, const Method&, Cell*) {
  return execution.missing("the program looks at the clock more than 20 days after its start");
}

constexpr std::string_view environment = "System.Environment";

constexpr Intrinsic table[] = {
    {"System.Console", "WriteOut", write_text},
    {"System.Console", "WriteError", write_error_text},
    {environment, "ExitProcess", exit_process, Role::Synchronize},
    {environment, "Fail", fail_fast},
    {environment, "CountArguments", count_arguments},
    {environment, "ArgumentAt", argument_at},
    {"System.Clock", "Passing", passing, Role::Choice},
    {"System.Clock", "RunDown", run_down},
    {"System.Diagnostics.Debug", "AssertionFailed", assertion_failed},
};

}  // namespace

std::span<const Intrinsic> environment_intrinsics() { return table; }

}  // namespace mmcheck::vm
