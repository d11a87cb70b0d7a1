// Intrinsics by which a program talks to the world: output, the environment, assertions.
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

Outcome write_text(Execution& execution, const Method&, Cell* arguments) {
  execution.machine().output()(text_of(execution, arguments[0]));
  return Outcome::Done;
}

/// What goes to standard error is not part of what a program puts out.
Outcome write_error_text(Execution&, const Method&, Cell*) { return Outcome::Done; }

Outcome exit_process(Execution& execution, const Method&, Cell* arguments) {
  return execution.stop_with({Stop::Kind::Exit, to_i4(arguments[0]), 0, {}});
}

Outcome fail_fast(Execution& execution, const Method&, Cell* arguments) {
  return execution.stop_with({Stop::Kind::FailFast, 0, 0, text_of(execution, arguments[0])});
}

Outcome assertion_failed(Execution& execution, const Method&, Cell* arguments) {
  return execution.stop_with({Stop::Kind::Assertion, 0, 0, text_of(execution, arguments[0])});
}

/// The first thread's object may not be made yet; every other thread has its own.
Outcome thread_id(Execution& execution, const Method&, Cell* arguments) {
  const Object* thread = execution.heap().find(execution.thread().object);
  const std::uint32_t at = execution.known().thread_number->offset;
  arguments[0] = thread == nullptr ? 1 : load<std::uint32_t>(thread->data() + at);
  return Outcome::Done;
}

Outcome command_line_arguments(Execution& execution, const Method&, Cell* arguments) {
  return give_strings(execution, arguments, execution.machine().arguments());
}

/// No time passes: a program that looks at the clock must do the same in every run.
Outcome milliseconds(Execution&, const Method&, Cell* arguments) {
  arguments[0] = 0;
  return Outcome::Done;
}

constexpr std::string_view environment = "System.Environment";

constexpr Intrinsic table[] = {
    {"System.Console", "WriteText", write_text},
    {"System.Console", "WriteErrorText", write_error_text},
    {environment, "ExitProcess", exit_process, Role::Synchronize},
    {environment, "Fail", fail_fast},
    {environment, "GetThreadId", thread_id},
    {environment, "GetArguments", command_line_arguments},
    {environment, "GetMilliseconds", milliseconds},
    {"System.Diagnostics.Debug", "AssertionFailed", assertion_failed},
};

}  // namespace

std::span<const Intrinsic> environment_intrinsics() { return table; }

}  // namespace mmcheck::vm
