// Intrinsics of System.Threading.Monitor.
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

/// Takes the monitor if it is free or this thread's already; whether it was.
bool take(Execution& execution, Ref object, std::uint32_t times = 1) {
  const Monitor free{execution.thread_number(), 0};
  Monitor& monitor = execution.monitors_with(object).try_emplace(object, free).first->second;
  if (monitor.thread != execution.thread_number()) return false;
  monitor.depth += times;
  return true;
}

Outcome acquire(Execution& execution, const Method&, Cell* arguments) {
  return take(execution, to_u4(arguments[0])) ? Outcome::Done : execution.block();
}

Outcome try_acquire(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = take(execution, to_u4(arguments[0]));
  return Outcome::Done;
}

/// To go on waiting is not to execute this yet, so what is left to do here is to give up.
Outcome acquire_or_time_out(Execution& execution, const Method&, Cell* arguments) {
  const bool taken = take(execution, to_u4(arguments[0]));
  if (!taken && execution.is_patient()) return execution.block();
  arguments[0] = taken;
  return Outcome::Done;
}

bool is_held(Execution& execution, Ref object) {
  const auto& monitors = execution.monitors_with(object);
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
  arguments[0] = execution.depth_of_monitor(to_u4(arguments[0])) > 0 ? 1 : 0;
  return Outcome::Done;
}

/// Something has happened, but the thread is not done with the instruction.
Outcome stay(Execution& execution) {
  return execution.stop_with({Stop::Kind::Operation, 0, 0, {}});
}

Outcome start_waiting(Execution& execution, Ref object) {
  auto& monitors = execution.monitors_with(object);
  const auto held = monitors.find(object);
  if (held == monitors.end()) return execution.missing("a wait for a monitor that is not held");
  Thread& thread = execution.thread();
  thread.status = Thread::Status::Waiting;
  thread.waits_for = object;
  thread.depth = held->second.depth;
  monitors.erase(held);
  return stay(execution);
}

/// Executed until it is done: to give the monitor back and get in line; to leave the line, unless a
/// pulse takes the thread out; to take the monitor again.
Outcome wait(Execution& execution, const Method&, Cell* arguments) {
  const bool may_time_out = to_u4(arguments[1]) != 0;
  Thread& thread = execution.thread();
  if (thread.status == Thread::Status::Running) {
    return start_waiting(execution, to_u4(arguments[0]));
  }
  const bool leaves = thread.status == Thread::Status::Waiting;
  if (leaves && (!may_time_out || execution.is_patient())) return execution.block();
  if (leaves) thread.status = Thread::Status::TimedOut;
  if (!take(execution, thread.waits_for, thread.depth)) {
    return leaves ? stay(execution) : execution.block();
  }
  arguments[0] = thread.status == Thread::Status::Woken;
  thread.status = Thread::Status::Running;
  thread.waits_for = 0;
  thread.depth = 0;
  return Outcome::Done;
}

std::vector<std::uint32_t> queue_of(const State& state, Ref object) {
  std::vector<std::uint32_t> threads;
  for (std::uint32_t i = 0; i < state.threads.size(); ++i) {
    const Thread& thread = *state.threads[i];
    if (thread.status == Thread::Status::Waiting && thread.waits_for == object) {
      threads.push_back(i);
    }
  }
  return threads;
}

void wake(State& state, std::uint32_t thread) {
  state.threads[thread].write().status = Thread::Status::Woken;
}

/// .NET wakes the thread that has waited longest; ECMA-335 leaves open which, and so do we.
Outcome pulse(Execution& execution, const Method&, Cell* arguments) {
  const auto queue = queue_of(execution.state(), to_u4(arguments[0]));
  arguments[0] = !queue.empty();
  if (queue.empty()) return Outcome::Done;
  const auto count = static_cast<std::uint32_t>(queue.size());
  wake(execution.state(), queue[count == 1 ? 0 : execution.choose(count)]);
  return Outcome::Done;
}

Outcome pulse_all(Execution& execution, const Method&, Cell* arguments) {
  for (const std::uint32_t thread : queue_of(execution.state(), to_u4(arguments[0]))) {
    wake(execution.state(), thread);
  }
  return Outcome::Done;
}

constexpr std::string_view monitor = "System.Threading.Monitor";

constexpr Intrinsic table[] = {
    {monitor, "Acquire", acquire, Role::Lock, Waits::ForMonitor},
    {monitor, "TryAcquire", try_acquire, Role::TryLock},
    {monitor, "AcquireOrTimeOut", acquire_or_time_out, Role::TryLock, Waits::ForMonitor},
    {monitor, "AcquireInTime", acquire_or_time_out, Role::Synchronize, Waits::ForMonitor},
    {monitor, "Release", release, Role::Unlock},
    {monitor, "IsHeld", is_entered},  // only this thread can change it
    {monitor, "WaitCore", wait, Role::Signal, Waits::ForPulse},
    {monitor, "PulseCore", pulse, Role::Signal},
    {monitor, "PulseAllCore", pulse_all, Role::Signal},
};

}  // namespace

std::span<const Intrinsic> monitor_intrinsics() { return table; }

}  // namespace mmcheck::vm
