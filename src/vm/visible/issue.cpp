// Issuing under a memory model that lets operations wait (models/semantics.md, 1).
//
// A step of such a search is: one operation of a thread's queue completes, or the thread does
// something that takes an empty queue; then the thread issues instructions until it stalls. Issuing
// concerns nobody else and takes nothing away from what the thread may do later (an operation never
// keeps an older one from completing), so there is no need to let others have their turn in
// between (models/semantics.md, 9, "Issuing is independent").
//
// Operations that concern no other thread, whenever they happen (Surroundings::is_quiet), complete
// as soon as the model lets them: that can only make way for those behind them
// (models/semantics.md, 9, "Completing an operation on thread-local memory").
#include <algorithm>
#include <utility>

#include "vm/execute/objects.hpp"
#include "vm/translate/effects.hpp"
#include "vm/visible/access.hpp"
#include "vm/visible/listener.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;
using model::OperationClass;

bool is_outcome_read(const Instruction& at) {
  return at.op == Op::call_intrinsic && at.method->intrinsic->role == Role::OutcomeRead;
}

bool is_terminal(Stop::Kind kind) {
  switch (kind) {
    case Stop::Kind::FailFast:
    case Stop::Kind::Assertion:
    case Stop::Kind::Overflow:
    case Stop::Kind::Missing:
      return true;
    case Stop::Kind::Ended:
    case Stop::Kind::Exit:
    case Stop::Kind::Assumption:
    case Stop::Kind::Unhandled:
    case Stop::Kind::Limit:
    case Stop::Kind::Blocked:
    case Stop::Kind::Operation:
      return false;
  }
  return false;
}

}  // namespace

Stop Execution::relaxed_step() {
  first_ = &frame().code->instructions[frame().pc];
  if (!begin_relaxed()) return stop_;
  run_step();
  if (is_terminal(stop_.kind) && may_be_discarded()) stop_to_stall();
  if (is_violation(stop_.kind)) let_others_go_first();
  const bool pauses = stop_.kind == Stop::Kind::Limit && !pending().queue.empty();
  if (pauses) pending().stall = Stall::Pauses;
  return stop_;
}

/// What a step begins with. False if that was all.
bool Execution::begin_relaxed() {
  const Stall stall = pending().stall;
  const std::size_t waiting = pending().queue.size();
  alternatives_ = pending().choices();
  is_granted_ = waiting == 0;
  is_resuming_ = stall == Stall::Forks;
  is_repeating_ = stall == Stall::Repeats;
  is_reissued_ = is_repeating_ || is_resuming_ || stall == Stall::Waits;
  if (is_resuming_) {
    pending().stall = Stall::None;
    return true;
  }
  is_retrying_ = stall == Stall::Pauses && choice_ == 0;
  const auto number = pending().completed_by(choice_);
  if (choice_ == 0) find_enabled();
  if (choice_ == only_quiet) {
    alternatives_ = 1;
    if (!complete_quiet()) return false;
    if (pending().queue.size() == waiting) return block(), false;
  } else if (number) {
    if (!may_complete(*number)) return block(), false;
    is_local_ = is_quiet(*number);  // noted, at least
    if (!is_local_ && overtakes(*number)) overtaker_ = pending().queue[*number].origin;
    if (!is_local_) note_overtaking(*number);
    if (!complete(*number)) return false;
  } else if (choice_ != 0 && stall != Stall::None) {
    return block(), false;
  }
  pending().stall = Stall::None;
  return complete_quiet();
}

void Execution::show_writes() {
  for (const Operation& operation : pending().queue) {
    const bool is_known =
        operation.is_write() && operation.where.is_known() && operation.value.is_known();
    if (!is_known) continue;
    std::uint8_t* to = writable_at(operation.where.cell, Contents::of(operation.primitive));
    if (to != nullptr) store_primitive(operation.primitive, to, operation.value.cell);
  }
}

/// What a step with choice 0 says of the others.
void Execution::find_enabled() {
  constexpr std::uint32_t last = 63;
  for (std::uint32_t choice = 0; choice < std::min(pending().choices(), last); ++choice) {
    const auto number = pending().completed_by(choice);
    if (number && !may_complete(*number)) enabled_ &= ~(std::uint64_t{1} << choice);
  }
}

/// What an instruction overwrites is forgotten when it has completed, and not before: one that
/// throws has left its destination as it was, and so has one that stalls or blocks and is executed
/// again.
Execution::Notice Execution::issue(const Instruction& at, Cell* cells, Came came) {
  if (evaluating_ != 0) {
    if (--evaluating_ != 0) return Notice::Execute;
    jump_ = static_cast<std::uint32_t>(&at - frame().code->instructions.data());
    return stop_here();
  }
  const CellRange overwritten = std::exchange(overwritten_, {});
  if (came == Came::Onwards) forget_cells(overwritten.first, overwritten.count);
  frame().pc = static_cast<std::uint32_t>(&at - frame().code->instructions.data());
  if (ends_everywhere_ && ends_before(at)) return pause_before();
  return issue_next(at, cells);
}

Execution::Notice Execution::issue_next(const Instruction& at, Cell* cells) {
  if (relaxation_->listener != nullptr) tell_listener();
  if (has(model::Switch::SpeculativeReads) || !pending().queue.empty() ||
      !pending().rounds.empty()) {
    if (const auto done = note_round(at)) return *done;
  }
  if (!frame().code->marks.empty()) {
    if (const auto done = heed_marks()) return *done;
  }
  if (const auto done = issue_failed_exchange(at, cells)) return *done;
  if (pending().refuses) {
    if (const auto done = refuse(at, cells)) return *done;
  }
  if (!pending().deferred.empty()) {
    if (const auto done = pass_on(at, cells)) return *done;
  }
  const bool concerns_memory = is_noticeable(at.op) || info(at.op).family == Family::fresh;
  const Notice notice = concerns_memory ? issue_noticeable(at, cells) : Notice::Execute;
  if (notice == Notice::Execute && !pending().deferred.empty()) {
    overwritten_ = cell_effects(*frame().code, at).writes;
    overwritten_.first += frame().base;
  }
  return notice;
}

Execution::Notice Execution::issue_noticeable(const Instruction& at, Cell* cells) {
  has_operated_ = true;
  const Family family = info(at.op).family;
  if (family == Family::fresh) return issue_contents(at);
  if (family == Family::array) return issue_initializer(at, cells);
  const std::optional<Access> access = strengthened(access_of(*this, at, cells));
  if (!access) {
    // To the thread's own, or it throws.
    const MemoryOperands operands = memory_operands(at);
    const bool keeps_value =
        operands.family == Family::static_ && operands.writes && is_deferred(operands.value);
    const bool may_ask_for_monitor =
        family == Family::intrinsic && std::ranges::find(pending().queue, Operation::Kind::TryLock,
                                                         &Operation::kind) != pending().queue.end();
    return keeps_value || may_ask_for_monitor ? stop_to_stall() : Notice::Execute;
  }
  switch (access->kind) {
    case Kind::Read:
    case Kind::Write:
      return issue_access(*access, at);
    case Kind::Lock:
    case Kind::TryLock:
    case Kind::Unlock:
      return issue_monitor(*access, at, cells);
    case Kind::ReadFence:
      return issue_half_barrier(OperationClass::Read).value_or(Notice::Execute);
    case Kind::WriteFence:
      return issue_half_barrier(OperationClass::Write).value_or(Notice::Execute);
    case Kind::Atomic:
    case Kind::Fence:
    case Kind::ProcessWideFence:
    case Kind::End:
    case Kind::Start:
    case Kind::Synchronize:
    case Kind::Signal:
    case Kind::Await:
    case Kind::Join:
    case Kind::Outcome:
    case Kind::LookAround:
    case Kind::Choose:
    case Kind::Class:
      if (is_outcome_read(at) && !pending().queue.empty())
        return issue_outcome_read(*access, at, cells);
      return issue_synchronizing(*access, at);
  }
  return Notice::Execute;
}

/// What the repairs of the program want before the instruction.
std::optional<Execution::Notice> Execution::heed_marks() {
  const bool takes_empty_queue = has_mark(Mark::Barrier) || has_mark(Mark::Interlocked);
  if (takes_empty_queue && !pending().queue.empty()) return stop_to_stall();
  if (has_mark(Mark::ReadBarrier)) {
    if (const auto done = issue_half_barrier(OperationClass::Read)) return done;
  }
  return has_mark(Mark::WriteBarrier) ? issue_half_barrier(OperationClass::Write) : std::nullopt;
}

/// As the repairs of the program want it.
std::optional<Access> Execution::strengthened(std::optional<Access> access) {
  if (!access) return access;
  if (has_mark(Mark::Volatile)) access->is_volatile = true;
  if (has_mark(Mark::Interlocked) && access->kind == Kind::Write) access->kind = Kind::Atomic;
  return access;
}

void Execution::tell_listener() {
  const bool is_users =
      is_programs_own(frame()) && frame().code->method->owner->definition.module->is_users();
  if (!is_users) return;
  relaxation_->listener->comes_to(number_, {frame().code, frame().pc});
}

// --- Half barriers

/// One that is about nothing but what the one before it is about, too, is not needed: so to come by
/// it again, having stalled after it, makes no difference.
std::optional<Execution::Notice> Execution::issue_half_barrier(OperationClass kept) {
  Operation barrier;
  barrier.kind = Operation::Kind::Barrier;
  barrier.type = kept;
  barrier.origin = origin();
  const auto& queue = pending().queue;
  std::size_t relevant = queue.size();
  while (relevant > 0 && queue[relevant - 1].is_constraint()) {
    const Operation& last = queue[--relevant];
    if (last.kind == Operation::Kind::Barrier && last.type == kept) return std::nullopt;
  }
  if (!has_a_say(barrier, queue.size())) return std::nullopt;
  if (is_full()) return stop_to_stall();
  push(barrier);
  return std::nullopt;
}

// --- What waits for an empty queue

Execution::Notice Execution::issue_synchronizing(const Access& access, const Instruction& at) {
  if (access.kind == Kind::Choose) return take_fork() ? Notice::Execute : fork();
  if (access.kind == Kind::ProcessWideFence) surroundings_->note_process_wide_fence();
  if (!pending().queue.empty()) {
    return at.op == Op::ensure_class ? pause_for_others(at) : stop_to_stall();
  }
  pending().waited = {};
  const bool is_done = access.kind == Kind::Fence ||
                       (access.kind == Kind::Atomic && may_act_at_once(access)) ||
                       (access.kind == Kind::End && surroundings_->concerns_nobody_else(access));
  if (is_done) return Notice::Execute;
  if (!is_granted_ || &at != first_) return stop_here();
  is_granted_ = false;
  is_local_ = surroundings_->concerns_nobody_else(access);
  if (access.kind == Kind::Join || access.kind == Kind::Outcome) return Notice::Execute;
  published_ = heap().end();  // it may hand out anything
  return Notice::Execute;
}

/// A volatile read that waits until it brings a task's outcome. Nothing passes it, so nothing is
/// lost if it is not issued before. With an empty queue the thread need not even wait for it to
/// complete.
Execution::Notice Execution::issue_outcome_read(const Access& access, const Instruction& at,
                                                const Cell* cells) {
  if (access.kind != Kind::Outcome) return pause_for_others(at);
  const Value where{cells[at.a], ValueKind::Pointer, 0};
  if (is_full()) return stop_to_stall();
  issue_parts(false, true, where, *at.method->return_type, at.a);
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// Until the queue is empty, or another thread has done what this one waits for: then there is
/// nothing to wait for.
Execution::Notice Execution::pause_for_others(const Instruction& at) {
  stop_here();
  pending().stall = Stall::Pauses;
  if (is_retrying_ && &at == first_) block();
  return Notice::Stop;
}

}  // namespace mmcheck::vm
