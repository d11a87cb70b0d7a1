// Intrinsics of Mmcheck.Verify (include/mmcheck/Verify.cs), which programs that speak to mmcheck
// have among their own types. Its methods have bodies, for other runtimes: these take their places.
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

Outcome pick(Execution& execution, const Method&, Cell* arguments) {
  const std::uint32_t count = to_u4(arguments[0]);
  if (count == 0) return execution.missing("a choice from nothing");
  arguments[0] = execution.choose(count);
  return Outcome::Done;
}

Outcome abandon(Execution& execution, const Method&, Cell*) {
  return execution.stop_with({Stop::Kind::Assumption, 0, 0, {}});
}

Outcome fail(Execution& execution, const Method&, Cell* arguments) {
  return execution.stop_with({Stop::Kind::Assertion, 0, 0, text_of(execution, arguments[0])});
}

Outcome progress(Execution& execution, const Method&, Cell*) {
  execution.note_progress();
  return Outcome::Done;
}

Outcome record(Execution& execution, const Method&, Cell* arguments) {
  const std::string name = text_of(execution, arguments[0]);
  const std::string value = text_of(execution, arguments[1]);
  execution.machine().output()(name + " = " + value + "\n");
  execution.load_globals();
  execution.state().observed[name] = value;
  return Outcome::Done;
}

// With their types: a program may have something else under this name.
constexpr Intrinsic table[] = {
    {verify_class, "int Pick(int)", pick, Role::Choice},
    {"System.Runtime.CompilerServices.TestRows", pick_method, pick, Role::Choice},
    // Like the end of a run: it has its step to itself and an empty queue. What the thread did
    // before has happened, and others may have seen it and failed.
    {verify_class, "void Abandon()", abandon, Role::Synchronize},
    {verify_class, "void Fail(string)", fail},
    // No operation: it belongs to the step that comes to it.
    {verify_class, verify_progress, progress},
    {verify_class, "void Record(string, string)", record, Role::Synchronize},
};

}  // namespace

std::span<const Intrinsic> verify_intrinsics() { return table; }

}  // namespace mmcheck::vm
