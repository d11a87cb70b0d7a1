// Intrinsics of System.Threading.Monitor.
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

Outcome acquire(Execution& execution, const Method&, Cell* arguments) {
  auto& monitors = execution.state().monitors;
  const Monitor first{execution.thread_number(), 0};
  Monitor& monitor = monitors.try_emplace(to_u4(arguments[0]), first).first->second;
  if (monitor.thread != execution.thread_number()) {
    return execution.missing("a thread waits for a monitor that another one holds");
  }
  ++monitor.depth;
  return Outcome::Done;
}

/// One thread alone never waits for a monitor, so it never gives up waiting for it either.
Outcome try_acquire(Execution& execution, const Method& method, Cell* arguments) {
  const Outcome outcome = acquire(execution, method, arguments);
  arguments[0] = 1;
  return outcome;
}

bool is_held(Execution& execution, Ref object) {
  const auto& monitors = execution.state().monitors;
  const auto found = monitors.find(object);
  return found != monitors.end() && found->second.thread == execution.thread_number();
}

Outcome release(Execution& execution, const Method&, Cell* arguments) {
  const Ref object = to_u4(arguments[0]);
  const bool held = is_held(execution, object);
  auto& monitors = execution.state().monitors;
  if (held && --monitors[object].depth == 0) monitors.erase(object);
  arguments[0] = held;
  return Outcome::Done;
}

Outcome is_entered(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = is_held(execution, to_u4(arguments[0]));
  return Outcome::Done;
}

constexpr std::string_view monitor = "System.Threading.Monitor";

constexpr Intrinsic table[] = {
    {monitor, "Acquire", acquire},
    {monitor, "TryAcquire", try_acquire},
    {monitor, "AcquireOrTimeOut", try_acquire},
    {monitor, "Release", release},
    {monitor, "IsHeld", is_entered},
};

}  // namespace

std::span<const Intrinsic> monitor_intrinsics() { return table; }

}  // namespace mmcheck::vm
