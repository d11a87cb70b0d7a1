// Finalizers and weak references.
//
// An object that has a finalizer is marked. Once nothing leads to it the garbage collector may find
// it, at any time: then it is among State::finalization until the thread that runs finalizers takes
// it, one at a time, in any order. That thread is one like others. It is there from the beginning,
// if the program makes objects with finalizers at all (Machine::finalizes): a search that learns of
// the first one begins anew.
//
// When an object is found is noticed by nobody but by that thread, by whoever looks at a weak
// reference to it, and by whoever asks for a collection: nobody else leads to it, and it stays that
// way. So it is enough to let it be found when one of them goes on: the thread that runs finalizers
// takes any object that could have been found by then; a weak reference to what could have been
// found has two answers. All that could be found is found with it, in one collection. What is
// found by less than that (collections of young objects) makes a difference only to an object that
// a finalizer makes reachable again before it is found: it is taken to be found, and its own
// finalizer may be run any time later, or never.
//
// What a thread does not look at any more keeps nothing alive (Liveness), as where a release JIT
// has compiled it. Where none has, a variable may: so a Collect need not find what only variables
// lead to that nobody looks at any more. WaitForPendingFinalizers waits for what was found.
#include "vm/execute/objects.hpp"
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

bool runs_finalizers(Execution& execution, const Thread& thread) {
  const Code& code = execution.machine().code(*execution.known().finalizer_run);
  return !thread.frames.empty() && thread.frames.front().code == &code;
}

/// Whether it waits for an object to finalize, and all that it has done has happened.
bool is_idle(const Thread& thread) {
  const Frame& frame = thread.frames.front();
  const Instruction& at = frame.code->instructions[frame.pc];
  return thread.frames.size() == 1 && thread.pending.is_empty() && at.op == Op::call_intrinsic &&
         at.method->intrinsic->waits == Waits::ForGarbage;
}

Outcome next(Execution& execution, const Method&, Cell* arguments) {
  std::vector<Ref>& found = execution.found_for_finalization();
  const std::size_t more = execution.count_finalizable();
  const std::size_t count = found.size() + more;
  if (count == 0) return execution.block();
  const std::uint32_t number = execution.choose(static_cast<std::uint32_t>(count));
  if (more != 0) execution.collect_garbage();
  arguments[0] = found[number];
  found.erase(found.begin() + number);
  return Outcome::Done;
}

Outcome finalize(Execution& execution, const Method&, Cell* arguments) {
  const Ref ref = to_u4(arguments[0]);
  return execution.call_aside(*execution.heap().find(ref)->type->finalizer, {ref});
}

Outcome collect_now(Execution& execution, const Method&, Cell*) {
  const bool only_certain = execution.may_find_more() && execution.choose(2) == 1;
  execution.collect_garbage(only_certain);
  return Outcome::Done;
}

Outcome wait_for_finalizers(Execution& execution, const Method&, Cell*) {
  for (const auto& thread : execution.state().threads) {
    if (!runs_finalizers(execution, *thread) || &*thread == &execution.thread()) continue;
    const bool is_done = is_idle(*thread) && execution.found_for_finalization().empty();
    if (!is_done) return execution.block();
  }
  return Outcome::Done;
}

Outcome set_finalizable(Execution& execution, const Method&, Cell* arguments) {
  const Ref ref = to_u4(arguments[0]);
  if (execution.heap().find(ref)->type->finalizer == nullptr) return Outcome::Done;
  if (arguments[1] != 0) {
    execution.make_finalizable(ref);
  } else {
    execution.heap().find_writable(ref)->hash &= ~Object::finalizable;
    std::erase(execution.found_for_finalization(), ref);
  }
  return Outcome::Done;
}

Outcome may_lose(Execution& execution, const Method&, Cell* arguments) {
  const bool may_be_lost = execution.may_lose_target(to_u4(arguments[0]));
  if (may_be_lost && execution.choose(2) == 1) execution.collect_garbage();
  return Outcome::Done;
}

constexpr std::string_view gc = "System.GC";
constexpr std::string_view finalizer = "System.Finalizer";
constexpr std::string_view weak_handle = "System.WeakHandle";

constexpr Intrinsic table[] = {
    {finalizer, "Next", next, Role::Synchronize, Waits::ForGarbage},
    {finalizer, "Finalize", finalize},
    {gc, "CollectNow", collect_now, Role::Synchronize},
    {gc, "WaitForFinalizers", wait_for_finalizers, Role::LookAround},
    {gc, "SetFinalizable", set_finalizable},
    {weak_handle, "MayLose", may_lose, Role::Choice},
};

}  // namespace

std::span<const Intrinsic> finalization_intrinsics() { return table; }

void Execution::make_finalizable(Ref object) {
  state_.heap.find_writable(object)->hash |= Object::finalizable;
  if (surroundings_ != nullptr) return surroundings_->note_finalizable();
  const bool is_there = std::ranges::any_of(
      state_.threads, [&](const auto& thread) { return runs_finalizers(*this, *thread); });
  if (is_there) return;
  state_.threads.push_back(base::Shared<Thread>::make(machine_.finalizer_thread()));
}

std::vector<Ref>& Execution::found_for_finalization() {
  load_globals();
  return state_.finalization;
}

std::size_t Execution::count_finalizable() {
  return surroundings_ == nullptr ? 0 : surroundings_->garbage().finalizable.size();
}

bool Execution::may_lose_target(Ref handle) {
  if (surroundings_ == nullptr) return false;
  const std::vector<Ref> handles = surroundings_->garbage().handles;
  return std::ranges::find(handles, handle) != handles.end();
}

bool Execution::may_find_more() {
  if (surroundings_ == nullptr) return false;
  const Surroundings::Garbage found = surroundings_->garbage();
  return found.certainly_finalizable.size() != found.finalizable.size() ||
         found.certain_handles.size() != found.handles.size();
}

void Execution::collect_garbage(bool only_certain) {
  if (surroundings_ == nullptr) return collect(machine_, state_);
  const Surroundings::Garbage found = surroundings_->garbage();
  const auto& handles = only_certain ? found.certain_handles : found.handles;
  const auto& finalizable = only_certain ? found.certainly_finalizable : found.finalizable;
  for (const Ref handle : handles) {
    store(state_.heap.find_writable(handle)->data() + known().weak_target->offset, Ref{0});
  }
  for (const Ref object : finalizable) {
    state_.heap.find_writable(object)->hash &= ~Object::finalizable;
    found_for_finalization().push_back(object);
  }
}

}  // namespace mmcheck::vm
