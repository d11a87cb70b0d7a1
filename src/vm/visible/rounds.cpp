// Rounds of loops that change nothing (models/semantics.md, 5).
//
// A loop that polls would be guessed to go on for ever, or fill the queue with reads that its
// condition does not need. But a thread that comes to the head of a loop once more, and since the
// last time has only read, and changed no variable that matters at the head, need not go on before
// it is known that it was right to come there, and all has been read. Take a run in which it goes
// on. Without that round it is a run, too: reads change nothing, and with fewer operations in the
// queue everything may complete that could. The thread is at the head then as it was the first
// time, and that run is explored. So the thread waits until no assumption is open and no read waits
// (Stall::Repeats): neither takes anything of others. For a monitor it would wait in vain if
// another thread that has it polled what this one has yet to write; so no read is waited for behind
// a lock.
//
// The heads that a thread has passed, of which nothing has changed since, are in Pending::rounds.
#include <algorithm>

#include "vm/translate/loop_heads.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

/// Whether an instruction does anything but read and compute, as far as that is seen from it alone.
bool leaves_something(const Instruction& at) {
  const OpInfo& row = info(at.op);
  switch (row.effect) {
    case Effect::move:
    case Effect::pure:
    case Effect::compare:
    case Effect::address:
    case Effect::strict:
    case Effect::allocate:
    case Effect::read:
    case Effect::call:
      return false;
    case Effect::make:
    case Effect::write:
      return true;
    case Effect::meet:
      break;
  }
  // What makes sure that a class is initialized does nothing as a rule, and waits otherwise.
  if (row.family == Family::thread || at.op == Op::ensure_class) return false;
  if (at.op != Op::call_intrinsic) return true;
  const Role role = at.method->intrinsic->role;
  return role != Role::Pure && role != Role::Identity && role != Role::Checked &&
         role != Role::VolatileRead;
}

bool is_before(const Round& left, const Round& right) {
  return left.frame != right.frame ? left.frame < right.frame : left.head < right.head;
}

/// Whether a frame with the same number may come in the place of this one.
bool may_replace_frame(const Instruction& at) {
  const Form form = info(at.op).form;
  return (form == Form::call || form == Form::call_b) && at.op != Op::call_intrinsic && at.c != 0;
}

}  // namespace

const LoopHeads& Execution::heads_of(const Code& code) {
  if (code.loop_heads == nullptr) code.loop_heads = std::make_shared<const LoopHeads>(code);
  return *code.loop_heads;
}

/// Where nothing is guessed, a round that leaves no read behind is no trouble; without a note fewer
/// states differ.
bool Execution::notes_rounds() const {
  return has(model::Switch::SpeculativeReads) ||
         std::ranges::any_of(thread_->pending.queue, &Operation::is_read);
}

/// Before each instruction. The thread stops where it need not go on.
std::optional<Execution::Notice> Execution::note_round(const Instruction& at) {
  const Code& code = *frame().code;
  const LoopHeads& heads = heads_of(code);
  const bool is_reissued = std::exchange(is_reissued_, false);
  const bool is_nothing_noted = pending().rounds.empty() && !waits_for_queue_ && !is_repeating_;
  if (is_nothing_noted && heads.heads().empty()) return std::nullopt;
  const Round here{static_cast<std::uint32_t>(thread_->frames.size()) - 1, frame().pc, &code};
  const bool is_noted = std::ranges::find(pending().rounds, here) != pending().rounds.end();
  const bool is_head = heads.is_head(here.head);
  waits_for_queue_ |= is_reissued ? is_repeating_ : is_head && is_noted;
  std::vector<Round> rounds = pending().rounds;
  drop_rounds(at, rounds);
  if (!notes_rounds()) rounds.clear();
  waits_for_queue_ &= is_round_in_queue();
  if (is_head) {
    std::erase(rounds, here);
    const bool stays = is_reissued ? is_noted : !leaves_something(at);
    const bool is_kept = waits_for_queue_ || (stays && !heads.changes(here.head, here.head));
    if (is_kept && notes_rounds())
      rounds.insert(std::ranges::upper_bound(rounds, here, is_before), here);
  }
  if (rounds != pending().rounds) {
    pending().rounds = std::move(rounds);
    note_stopping();
  }
  // What only moves values, and has no map of the stack, is executed on the way.
  const bool can_stand =
      std::ranges::binary_search(code.stack_maps, here.head, {}, &Code::StackMap::instruction);
  if (!waits_for_queue_ || !can_stand) return std::nullopt;
  pending().stall = Stall::Repeats;
  return stop_here();
}

/// Whether something waits of what a round that changes nothing may leave in the queue.
bool Execution::is_round_in_queue() {
  if (pending().has_assumption()) return true;
  const auto& queue = pending().queue;
  const bool has_lock = std::ranges::any_of(queue, [](const Operation& one) {
    return one.is_of_monitor() && one.type == model::OperationClass::Lock;
  });
  return !has_lock && std::ranges::any_of(queue, &Operation::is_read);
}

/// Those of which the next round could notice something; of frames that are not there any more; and
/// of loops that control does not come back to.
void Execution::drop_rounds(const Instruction& at, std::vector<Round>& rounds) {
  const LoopHeads& heads = heads_of(*frame().code);
  const auto own = static_cast<std::uint32_t>(thread_->frames.size()) - 1;
  const std::uint32_t pc = frame().pc;
  if (leaves_something(at)) rounds.clear();
  std::erase_if(rounds, [&](const Round& one) {
    if (one.frame > own || one.code != thread_->frames[one.frame].code) return true;
    if (one.frame != own) return false;
    return may_replace_frame(at) || heads.changes(pc, one.head) || !heads.leads_to(pc, one.head);
  });
}

}  // namespace mmcheck::vm
