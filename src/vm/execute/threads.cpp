#include "vm/execute/threads.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::vm {
namespace {

Wait wait_for_monitor(const State& state, std::uint32_t thread, Ref object) {
  const auto held = state.monitors.find(object);
  if (held == state.monitors.end() || held->second.thread == thread) return {};
  return {Wait::For::Monitor, held->second.thread, object, nullptr};
}

Wait wait_for_thread(const State& state, Ref object) {
  const auto other = find_thread(state, object);
  if (!other || state.threads[*other]->status == Thread::Status::Ended) return {};
  return {Wait::For::Thread, *other, object, nullptr};
}

Wait wait_for_outcome(const State& state, Cell place) {
  if (is_outcome(state, place)) return {};
  return {Wait::For::Outcome, 0, Pointer::decode(place).base, nullptr};
}

Wait wait_for_class(const State& state, std::uint32_t thread, const Type& type) {
  if (type.id >= state.statics.size() || !state.statics[type.id]) return {};
  const Statics& statics = *state.statics[type.id];
  if (statics.status != Statics::Status::Running || statics.thread == thread) return {};
  return {Wait::For::Class, statics.thread, 0, &type};
}

Wait wait_for_queues(const State& state, std::uint32_t thread) {
  const auto other = find_reordered(state, thread);
  if (!other) return {};
  return {Wait::For::Queue, *other, 0, nullptr};
}

/// Of a thread that is in no queue.
Wait wait_at_instruction(const State& state, std::uint32_t number) {
  const Thread& thread = *state.threads[number];
  const Frame& frame = thread.frames.back();
  const Instruction& next = frame.code->instructions[frame.pc];
  if (next.op == Op::ensure_class) return wait_for_class(state, number, *next.type);
  if (next.op != Op::call_intrinsic) return {};
  const Cell first = thread.cells[frame.base + next.a];
  const Ref object = to_u4(first);
  switch (next.method->intrinsic->waits) {
    case Waits::Never:
    case Waits::ForPulse:
      return {};
    case Waits::ForGarbage:
      if (!state.finalization.empty()) return {};
      return {Wait::For::Garbage, 0, 0, nullptr};
    case Waits::ForMonitor:
      return wait_for_monitor(state, number, object);
    case Waits::ForThread:
      return wait_for_thread(state, object);
    case Waits::ForOutcome:
      return wait_for_outcome(state, first);
    case Waits::ForQueues:
      return wait_for_queues(state, number);
    case Waits::ForTime:
      if (!is_early(thread, first)) return {};
      return {Wait::For::Time, 0, 0, nullptr};
  }
  return {};
}

/// Of a thread whose operations wait: for the first monitor that it cannot have yet.
Wait wait_of_queue(const State& state, std::uint32_t number) {
  for (const Operation& operation : state.threads[number]->pending.queue) {
    const bool takes =
        operation.kind == Operation::Kind::Access && operation.type == model::OperationClass::Lock;
    if (!takes) continue;
    const Wait wait = wait_for_monitor(state, number, to_u4(operation.where.cell));
    if (wait.what != Wait::For::Nothing) return wait;
  }
  return {};
}

/// The one that runs finalizers has no object; nor has one that has ended and that nobody knows any
/// more: that may have been one.
bool is_in_background(const Machine& machine, const State& state, const Thread& thread) {
  if (thread.object == 0) return true;
  const Object& object = *state.heap.find(thread.object);
  return object.data()[machine.known().thread_background->offset] != 0;
}

}  // namespace

Thread make_thread(const Code& code, std::initializer_list<Cell> arguments) {
  Thread thread;
  thread.cells.resize(code.frame_cells + 64);
  std::ranges::copy(arguments, thread.cells.begin());
  thread.frames.push_back({&code, 0, 0, code.frame_cells, 0, Frame::Kind::Call, false});
  return thread;
}

std::optional<std::uint32_t> find_thread(const State& state, Ref object) {
  const auto has_it = [&](const base::Shared<Thread>& thread) { return thread->object == object; };
  const auto found = std::ranges::find_if(state.threads, has_it);
  if (object == 0 || found == state.threads.end()) return std::nullopt;
  return static_cast<std::uint32_t>(found - state.threads.begin());
}

/// A task without a result is its own outcome. Whose task has not arrived yet waits for that.
bool is_outcome(const State& state, Cell place) {
  const Pointer pointer = Pointer::decode(place);
  const Object* task =
      pointer.kind == Pointer::Kind::Object ? state.heap.find(pointer.base) : nullptr;
  if (task == nullptr) return false;
  const Ref word = load<Ref>(task->data() + pointer.offset);
  return word != 0 && (word == pointer.base || state.heap.find(word)->type->is_outcome);
}

bool is_early(const Thread& thread, Cell left) {
  return thread.time_left && *thread.time_left > to_u4(left);
}

bool may_give_up(const Thread& thread) {
  const bool takes_monitor_again =
      thread.status == Thread::Status::Woken || thread.status == Thread::Status::TimedOut;
  return thread.time_left.value_or(0) > 0 && !takes_monitor_again;
}

Wait wait_of(const State& state, std::uint32_t number) {
  const Thread& thread = *state.threads[number];
  if (!thread.pending.queue.empty()) return wait_of_queue(state, number);
  switch (thread.status) {
    case Thread::Status::Running:
      return wait_at_instruction(state, number);
    case Thread::Status::Waiting:
      return {Wait::For::Pulse, 0, thread.waits_for, nullptr};
    case Thread::Status::Woken:
    case Thread::Status::TimedOut:
      return wait_for_monitor(state, number, thread.waits_for);
    case Thread::Status::Ended:
      return {};
  }
  return {};
}

bool cannot_go_on(const State& state, std::uint32_t thread) {
  const Wait::For what = wait_of(state, thread).what;
  return what != Wait::For::Nothing && what != Wait::For::Queue;
}

std::string to_string(const State& state, std::uint32_t thread, const Wait& wait) {
  const auto object = [&] {
    return fmt::format("{} #{}", state.heap.find(wait.object)->type->name, wait.object);
  };
  switch (wait.what) {
    case Wait::For::Nothing:
      return fmt::format("thread {} waits for nothing", thread);
    case Wait::For::Monitor:
      return fmt::format("thread {} waits for the monitor of {}, which thread {} holds", thread,
                         object(), wait.thread);
    case Wait::For::Pulse:
      return fmt::format("thread {} waits for a pulse of {}", thread, object());
    case Wait::For::Garbage:
      return fmt::format("thread {} waits for objects to finalize", thread);
    case Wait::For::Thread:
      return fmt::format("thread {} waits for thread {} to end", thread, wait.thread);
    case Wait::For::Outcome:
      return fmt::format("thread {} waits for {} to complete", thread, object());
    case Wait::For::Class:
      return fmt::format("thread {} waits for {}, which thread {} initialises", thread,
                         wait.type->name, wait.thread);
    case Wait::For::Queue:
      return fmt::format("thread {} waits for what thread {} has overtaken", thread, wait.thread);
    case Wait::For::Time:
      return fmt::format("thread {} waits for time to pass", thread);
  }
  return {};
}

bool must_wait_for_class(const State& state, std::uint32_t thread, const Type& type) {
  Wait wait = wait_for_class(state, thread, type);
  // Who waits may form a cycle without this thread, as long as none of them has tried again.
  for (std::size_t i = 0; i < state.threads.size(); ++i) {
    if (wait.what != Wait::For::Class) return i > 0;
    if (wait.thread == thread) return false;
    wait = wait_of(state, wait.thread);
  }
  return true;
}

std::optional<std::uint32_t> find_reordered(const State& state, std::uint32_t thread) {
  for (std::uint32_t other = 0; other < state.threads.size(); ++other) {
    if (other != thread && state.threads[other]->pending.overtaken != 0) return other;
  }
  return std::nullopt;
}

bool can_others_go_on(const State& state, std::uint32_t thread) {
  for (std::uint32_t other = 0; other < state.threads.size(); ++other) {
    const bool has_ended = state.threads[other]->status == Thread::Status::Ended;
    if (other != thread && !has_ended && wait_of(state, other).what == Wait::For::Nothing) {
      return true;
    }
  }
  return false;
}

bool is_over(const Machine& machine, const State& state) {
  const auto has_ended = [](const base::Shared<Thread>& thread) {
    return thread->status == Thread::Status::Ended;
  };
  return has_ended(state.threads[0]) &&
         std::all_of(state.threads.begin() + 1, state.threads.end(), [&](const auto& thread) {
           return has_ended(thread) || is_in_background(machine, state, *thread);
         });
}

bool has_background_threads(const Machine& machine, const State& state) {
  return std::any_of(state.threads.begin() + 1, state.threads.end(),
                     [&](const auto& thread) { return is_in_background(machine, state, *thread); });
}

}  // namespace mmcheck::vm
