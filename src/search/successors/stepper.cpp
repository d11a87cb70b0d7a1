#include "search/successors/stepper.hpp"

#include <utility>

#include "vm/execute/threads.hpp"

namespace mmcheck::search {

Stepper::Stepper(vm::Machine& machine, store::Codec& codec, const Answers& answers, bool reduce,
                 std::optional<vm::Relaxation> relaxation, Watched watched, Sharing sharing)
    : machine_(machine),
      relaxation_(relaxation),
      lazy_(machine, codec, answers),
      visibility_(machine, codec, answers, lazy_, reduce,
                  relaxation_ ? relaxation_->model : nullptr, std::move(watched),
                  std::move(sharing)) {}

void Stepper::tell_more(bool more) {
  visibility_.tell_more(more);
  if (relaxation_) relaxation_->guesses = !more;
}

void Stepper::tell_nothing() {
  tell_more(false);
  tell_listener(nullptr);
  visibility_.repeat_as({});
}

Step Stepper::step(const Position& from, std::uint32_t thread, std::uint32_t choice) {
  lazy_.load_for_step(from, thread);
  visibility_.begin_step();
  const bool is_at_fork = lazy_.own().pending.stall == vm::Stall::Forks;
  if (lazy_.own().is_found_waiting) lazy_.own().is_found_waiting = lazy_.cannot_go_on();
  vm::Execution execution(machine_, lazy_.state(), thread);
  const vm::Stop stop = execution.step(visibility_, choice, relaxation_ ? &*relaxation_ : nullptr);
  Step made = finish(execution, stop);
  made.is_at_fork = is_at_fork;
  made.access = visibility_.begun_with();
  made.besides = visibility_.take_besides();
  return made;
}

Step Stepper::finish(vm::Execution& execution, vm::Stop stop) {
  visibility_.check_stopped(stop);
  Step step;
  step.alternatives = execution.alternatives();
  step.extent = {execution.is_local(), execution.merged()};
  if (lazy_.has_started_one()) step.started = lazy_.threads_before();
  step.has_ended_a_class = execution.has_ended_a_class();
  const bool lets_others_go_on = step.started != 0 || step.has_ended_a_class;
  step.is_settled =
      execution.is_settled() && !lets_others_go_on && stop.kind != vm::Stop::Kind::Ended;
  step.stop = std::move(stop);
  step.queue = static_cast<std::uint32_t>(lazy_.own().pending.queue.size());
  step.limit = execution.reached_limit();
  step.late_after = execution.late_after();
  step.enabled = execution.enabled();
  step.overtaker = execution.overtaker();
  step.is_progress = execution.has_progressed();
  const bool is_cut_short =
      step.stop.kind == vm::Stop::Kind::Limit || step.stop.kind == vm::Stop::Kind::Operation;
  step.is_silent =
      is_cut_short && !execution.has_operated() && !step.is_progress && step.alternatives == 1;
  if (step.is_blocked()) {
    step.waits_for = whom_it_waits_for();
    return step;
  }
  step.changes = lazy_.take_changes();
  step.references = lazy_.changes_of_references(step.changes);
  return step;
}

/// The thread has not moved, so it is still there to be asked. One that may give up waits for
/// nobody.
std::int32_t Stepper::whom_it_waits_for() {
  if (vm::may_give_up(lazy_.own())) return -1;
  const vm::Wait wait = vm::wait_of(lazy_.state(), lazy_.thread());
  switch (wait.what) {
    case vm::Wait::For::Monitor:
    case vm::Wait::For::Thread:
    case vm::Wait::For::Class:
    case vm::Wait::For::Queue:
      return static_cast<std::int32_t>(wait.thread);
    case vm::Wait::For::Nothing:
    case vm::Wait::For::Pulse:
    case vm::Wait::For::Outcome:
    case vm::Wait::For::Garbage:
    case vm::Wait::For::Time:
      break;
  }
  return -1;
}

}  // namespace mmcheck::search
