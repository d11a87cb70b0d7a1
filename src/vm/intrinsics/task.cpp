// Intrinsics of System.Threading.Tasks: waiting for an outcome, and what the models leave out.
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

Ref load_word(const State& state, Cell place) {
  const Pointer pointer = Pointer::decode(place);
  return load<Ref>(state.heap.find(pointer.base)->data() + pointer.offset);
}

/// Whether the thread that has completed the task had nothing more to do.
bool was_last(Execution& execution, Ref task, Ref outcome) {
  if (outcome == task) return true;
  const Object* object = execution.state().heap.find(outcome);
  return object->data()[execution.known().outcome_is_last->offset] != 0;
}

/// Of all that the thread did that was started for the task, this one knows from now on.
void note_end(Execution& execution, Ref task, Ref outcome) {
  if (!was_last(execution, task, outcome)) return;
  State& state = execution.state();
  const Field& runner = *execution.known().task_runner;
  const auto number = find_thread(state, load<Ref>(state.heap.find(task)->data() + runner.offset));
  if (!number || state.threads[*number]->status != Thread::Status::Ended) return;
  state.threads[*number].write().joined_by = execution.thread_number();
}

Outcome read_outcome(Execution& execution, const Method&, Cell* arguments) {
  if (!is_outcome(execution.state(), arguments[0])) {
    if (!execution.is_out_of_time()) return execution.block();
    arguments[0] = 0;
    return Outcome::Done;
  }
  const Ref outcome = load_word(execution.state(), arguments[0]);
  note_end(execution, Pointer::decode(arguments[0]).base, outcome);
  arguments[0] = outcome;
  return Outcome::Done;
}

/// To go on waiting is not to execute this yet.
Outcome read_in_time(Execution& execution, const Method&, Cell* arguments) {
  if (execution.is_patient() && !is_outcome(execution.state(), arguments[0])) {
    return execution.block();
  }
  arguments[0] = load_word(execution.state(), arguments[0]);
  return Outcome::Done;
}

/// Its word is itself, as of any that ran to completion.
Outcome completed_task(Execution& execution, const Method& method, Cell* arguments) {
  const Ref task = execution.machine().singleton(execution.state(), method.return_type);
  const std::uint32_t word = execution.known().task_word->offset;
  const Object* object = execution.heap().find(task);
  const bool is_new = object != nullptr && load<Ref>(object->data() + word) == 0;
  if (is_new) store(execution.heap().find_writable(task)->data() + word, task);
  return give(execution, arguments, task);
}

Outcome is_status_read(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.machine().reads_task_status();
  return Outcome::Done;
}

Outcome is_unobserved_watched(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.machine().watches_unobserved_tasks();
  return Outcome::Done;
}

Outcome bound_of_pool(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.machine().limits().pool_threads;
  return Outcome::Done;
}

Outcome leave_out(Execution& execution, const Method&, Cell* arguments) {
  return execution.missing(text_of(execution, arguments[0]));
}

constexpr std::string_view task = "System.Threading.Tasks.Task";

constexpr Intrinsic table[] = {
    {task, "ReadOutcome", read_outcome, Role::OutcomeRead, Waits::ForOutcome},
    {task, "ReadInTime", read_in_time, Role::VolatileRead},
    {task, "GetCompleted", completed_task},
    {task, "IsStatusRead", is_status_read, Role::Pure},
    {task, "IsUnobservedWatched", is_unobserved_watched, Role::Pure},
    {"System.Threading.ThreadPool", "GetBound", bound_of_pool, Role::Pure},
    {"System.Threading.Tasks.Unexplored", "Reach", leave_out},
};

}  // namespace

std::span<const Intrinsic> task_intrinsics() { return table; }

}  // namespace mmcheck::vm
