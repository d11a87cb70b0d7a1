// Rounds of loops that change nothing (models/semantics.md, 5).
//
// A loop that polls would be guessed to go on for ever, or fill the queue with reads that its
// condition does not need. But a thread that comes to the head of a loop once more, and has only
// read since some earlier time there, and finds each variable that matters at the head as it was
// then, need not go on before it is known that it was right to come there, and all has been read.
// Take a run in which it goes on. Without the rounds since then it is a run, too: reads change
// nothing, and with fewer operations in the queue everything may complete that could. The thread
// then is at the head as it was the first time, and that run is explored. So the thread waits until
// no assumption is open and no read waits (Stall::Repeats): neither takes anything of others. For a
// monitor it would wait in vain if another thread that has it polled what this one has yet to
// write; so no read is waited for behind a lock.
//
// The heads that a thread has passed are in Pending::rounds, each with what variables held that
// were written since. Where one held what may come to be another number, or was not there yet, the
// round is forgotten, unless read_again.cpp knows better: what is not noted is guessed. So it is
// where nothing waits that a round could have left behind, or one would have to be kept of every
// number that a counter has been.
#include <algorithm>

#include "vm/translate/effects.hpp"
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

/// Whether something waits of what a round that changes nothing may leave in the queue.
bool is_round_in_queue(const Pending& pending) {
  if (pending.has_assumption()) return true;
  const auto& queue = pending.queue;
  const bool has_lock = std::ranges::any_of(queue, [](const Operation& one) {
    return one.is_of_monitor() && one.type == model::OperationClass::Lock;
  });
  return !has_lock && std::ranges::any_of(queue, &Operation::is_read);
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
  const auto own = static_cast<std::uint32_t>(thread_->frames.size()) - 1;
  const Round here{own, frame().pc, &code, {}};
  const bool is_noted = std::ranges::any_of(pending().rounds, [&](const Round& one) {
    const auto is_as_it_was = [&](const Round::Was& was) {
      if (was.read) return is_read_again(was, one);
      return !is_deferred(was.cell) && cells(frame())[was.cell] == was.value;
    };
    return one.is_at(here) && std::ranges::all_of(one.were, is_as_it_was);
  });
  const bool is_head = heads.is_head(here.head);
  waits_for_queue_ |= is_reissued ? is_repeating_ : is_head && is_noted;
  const std::vector<Round> before = ends_everywhere_ ? pending().rounds : std::vector<Round>();
  drop_rounds(at);
  waits_for_queue_ &= is_round_in_queue(pending());
  const bool stays = is_reissued ? is_noted : !leaves_something(at);
  if (is_head && notes_rounds() && (waits_for_queue_ || stays)) add_round(here, is_noted);
  const CellRange written = cell_effects(code, at).writes;
  for (std::uint32_t cell = written.first; cell < written.end(); ++cell) remember(cell);
  if (ends_everywhere_ && pending().rounds != before) note_stopping();
  // What only moves values, and has no map of the stack, is executed on the way.
  const bool can_stand =
      std::ranges::binary_search(code.stack_maps, here.head, {}, &Code::StackMap::instruction);
  if (!waits_for_queue_ || !can_stand) return std::nullopt;
  pending().stall = Stall::Repeats;
  return stop_here();
}

/// Those since which more has been done than reading and computing; of frames that are not there
/// any more; of loops that control does not come back to; and those that cannot be of use, where
/// nothing waits.
void Execution::drop_rounds(const Instruction& at) {
  std::vector<Round>& rounds = pending().rounds;
  if (leaves_something(at) || !notes_rounds()) rounds.clear();
  if (rounds.empty()) return;
  const LoopHeads& heads = heads_of(*frame().code);
  const auto own = static_cast<std::uint32_t>(thread_->frames.size()) - 1;
  const bool is_in_queue = is_round_in_queue(pending());
  std::erase_if(rounds, [&](const Round& one) {
    if (one.frame > own || one.code != thread_->frames[one.frame].code) return true;
    if (!one.were.empty() && !is_in_queue) return true;
    if (one.frame != own) return false;
    return may_replace_frame(at) || !heads.leads_to(frame().pc, one.head);
  });
}

/// The thread has come to a head. Where it was the same before, that is known already; and of
/// several times between which nothing was issued that still waits, the last one is enough.
void Execution::add_round(Round here, bool is_noted) {
  std::vector<Round>& rounds = pending().rounds;
  here.older = static_cast<std::uint32_t>(pending().queue.size());
  std::erase_if(rounds, [&](const Round& one) {
    return one.is_at(here) && (is_noted || one.older == here.older);
  });
  rounds.insert(std::ranges::upper_bound(rounds, here, is_before), here);
}

/// A variable of the last frame is about to be written.
void Execution::remember(std::uint32_t cell) {
  const auto own = static_cast<std::uint32_t>(thread_->frames.size()) - 1;
  std::erase_if(pending().rounds, [&](Round& one) {
    return one.frame == own && heads_of(*one.code).matters(cell, one.head) && !remember(cell, one);
  });
}

/// False if what the variable holds may be another number in another state, if it waits for what
/// cannot be told, or if nothing waits.
bool Execution::remember(std::uint32_t cell, Round& round) {
  if (std::ranges::find(round.were, cell, &Round::Was::cell) != round.were.end()) return true;
  if (!is_round_in_queue(pending())) return false;
  if (is_deferred(cell)) {
    const auto read = read_to_repeat(cell, round);
    if (read) round.were.push_back({cell, 0, read});
    return read.has_value();
  }
  const Cell value = cells(frame())[cell];
  const bool is_number = kind_of_cell(round.head, cell) == ValueKind::Plain && !is_movable(value);
  if (is_number) round.were.push_back({cell, value, {}});
  return is_number;
}

}  // namespace mmcheck::vm
