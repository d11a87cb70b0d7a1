// Going on where control depends on a value that is not there yet (models/semantics.md, 5).
//
// Under a model with speculative reads there is a run for each way that control may go, and the
// queue of each has an assumption: what its way depends on, and what that must turn out to be.
// Reads may overtake an assumption, and nothing else may. The ways of a branch are known. An
// instruction that may throw does not, or the run waits (Pending::refuses, assume.cpp) and is there
// for the exception. Which methods a call may lead to, and which numbers an instruction may need,
// is found out (vm/execute/alternatives.hpp). All ways together are explored, so none of them is
// missed (models/semantics.md, 9, "Forks").
#include <algorithm>

#include "vm/execute/objects.hpp"
#include "vm/translate/effects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {

// --- Assumptions

void Execution::assume(Assumed what, const Value& first, const Value& second,
                       std::uint32_t target) {
  Operation assumption;
  assumption.kind = Operation::Kind::Assumption;
  assumption.assumed = what;
  assumption.value = first;
  assumption.other = second;
  assumption.origin = here();
  assumption.target = target;
  push(assumption);
}

/// One that is open and says all about this instruction and these operands; null if there is none.
/// A number is one for all instructions.
const Operation* Execution::find_assumption(Assumed what, const Value& first, const Value& second) {
  for (const Operation& one : pending().queue) {
    const bool is_one = one.kind == Operation::Kind::Assumption && one.assumed == what;
    if (!is_one || one.value != first) continue;
    if (what == Assumed::Number || (one.origin == here() && one.other == second)) return &one;
  }
  return nullptr;
}

/// Nothing if a run may go on with one more assumption; else the thread stalls.
std::optional<Execution::Notice> Execution::cannot_guess() {
  if (!has(model::Switch::SpeculativeReads)) return stop_to_stall();
  if (!relaxation_->guesses || pending().refuses) return stop_to_stall();
  const auto open =
      std::ranges::count(pending().queue, Operation::Kind::Assumption, &Operation::kind);
  if (open < relaxation_->speculation_limit || nothing_may_pass()) return std::nullopt;
  reach(Limit::Guesses, {});
  return stop_to_stall();
}

/// A run that is discarded later has left out nothing.
void Execution::reach(Limit limit, const Origin& at) {
  if (!pending().has_assumption()) {
    reached_limit_ = limit;
    late_after_ = at;
    return;
  }
  const auto is_noted = [&](const Operation& one) {
    return one.kind == Operation::Kind::Held && one.target == static_cast<std::uint32_t>(limit);
  };
  if (std::ranges::any_of(pending().queue, is_noted)) return;
  Operation held;
  held.kind = Operation::Kind::Held;
  held.target = static_cast<std::uint32_t>(limit);
  held.origin = at;
  push(held);
  note_stopping();
}

/// An instruction that is about to stop has noted something, which it finds when it is executed
/// again.
void Execution::note_stopping() {
  if (ends_everywhere_) surroundings_->begins();
}

/// Whether an operation waits that nothing may overtake. As long as it does, to guess brings
/// nothing forward: the thread may as well wait, and guess then what is not there by then.
bool Execution::nothing_may_pass() {
  return std::ranges::any_of(pending().queue, [&](const Operation& one) {
    return !one.is_constraint() && !relaxation_->model->may_be_overtaken(one.type);
  });
}

/// The choice at this fork, of so many; nothing if the thread stops there first.
std::optional<std::uint32_t> Execution::choose_way(std::uint32_t count) {
  if (!take_fork()) {
    nothing_may_pass() ? stop_to_stall() : fork();
    return std::nullopt;
  }
  alternatives_ = count;
  return std::min(choice_, count - 1);
}

/// The thread waits for what it needs. The run is discarded if that is what another run assumes.
Execution::Notice Execution::wait_to_refuse() {
  pending().refuses = true;
  return stop_to_stall();
}

/// An instruction waits that need not, as far as the model goes. What is read after it is read too
/// late then: see note_late_read().
Execution::Notice Execution::wait_for_value() {
  const bool may_be_late = has(model::Switch::SpeculativeReads) && !pending().refuses;
  if (may_be_late) {
    pending().waited = origin().code != nullptr ? origin() : here();
    note_stopping();
  }
  return stop_to_stall();
}

void Execution::note_late_read(const Access& access) {
  const Origin& waited = pending().waited;
  const bool is_late = waited.code != nullptr && access.kind == Access::Kind::Read;
  // That it concerns nobody now says nothing of the time when it could have been read.
  if (is_late) reach(Limit::Control, waited);
}

// --- Branches

/// The instructions that a branch may go on with, each once, in their order.
std::vector<std::uint32_t> Execution::ways_of_branch(const Instruction& at) {
  std::vector<std::uint32_t> ways{frame().pc + 1};
  if (info(at.op).flow == Flow::select) {
    const auto& targets = frame().code->switches[static_cast<std::size_t>(at.imm)];
    ways.insert(ways.end(), targets.begin(), targets.end());
  } else {
    ways.push_back(at.jump.target);
  }
  std::ranges::sort(ways);
  ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
  return ways;
}

/// A branch whose condition is not there.
Execution::Notice Execution::guess_way(const Instruction& at) {
  const bool has_two = info(at.op).form == Form::ss;
  for (const std::uint32_t cell : {at.a, has_two ? at.b : at.a}) {
    if (is_deferred(cell) && !expression_of(byte_of(cell))) return wait_for_value();
  }
  Value first = value_of(at.a, ValueKind::Plain);
  Value second = has_two ? value_of(at.b, ValueKind::Plain) : Value();
  const ValueKind kind = std::max(first.kind, second.kind);
  for (const Value& one : {first, second}) {
    if (kind == ValueKind::Plain && must_pin(one)) return stop_to_pin(one.cell);
  }
  first.kind = second.kind = kind;
  if (const auto done = select(at, first, second)) return *done;
  if (const Operation* known = find_assumption(Assumed::Way, first, second)) {
    jump_ = known->target;
    return Notice::Jump;
  }
  if (const auto stalls = cannot_guess()) return *stalls;
  const std::vector<std::uint32_t> ways = ways_of_branch(at);
  const auto way = choose_way(static_cast<std::uint32_t>(ways.size()));
  if (!way) return Notice::Stop;
  assume(Assumed::Way, first, second, ways[*way]);
  jump_ = ways[*way];
  return Notice::Jump;
}

// --- What may throw

/// Nothing if the run goes on as if the instruction threw nothing.
std::optional<Execution::Notice> Execution::guess_no_throw(const Value& first,
                                                           const Value& second) {
  if (divides_safely(frame().code->instructions[frame().pc].op, second)) return std::nullopt;
  if (find_assumption(Assumed::NoThrow, first, second) != nullptr) return std::nullopt;
  if (const auto stalls = cannot_guess()) return stalls;
  const auto way = choose_way(2);
  if (!way) return Notice::Stop;
  if (*way != 0) return wait_to_refuse();
  assume(Assumed::NoThrow, first, second, frame().pc + 1);
  return std::nullopt;
}

/// Division, checked arithmetic, a cast: the result is what the instruction makes of its operands.
Execution::Notice Execution::guess_result(const Instruction& at, const Cell* cells) {
  const OpInfo& row = info(at.op);
  const bool has_two = row.form == Form::dss;
  if (row.form != Form::ds && !has_two) return wait_for_value();
  for (const std::uint32_t cell : {at.b, has_two ? at.c : at.b}) {
    if (is_deferred(cell) && !expression_of(byte_of(cell))) return wait_for_value();
  }
  const bool is_of_object = at.op == Op::castclass || at.op == Op::isinst || at.op == Op::unbox;
  if (!is_of_object && row.immediate != Immediate::none) return wait_for_value();
  const ValueKind kind = is_of_object ? ValueKind::Reference : ValueKind::Plain;
  const Value first = value_of(at.b, kind);
  const Value second = has_two ? value_of(at.c, kind) : Value();
  if (!is_of_object && (first.kind != ValueKind::Plain || second.kind != ValueKind::Plain)) {
    return wait_for_value();  // arithmetic on a pointer
  }
  if (at.op == Op::isinst) return defer_function(at, ValueKind::Reference);
  if (const auto done = guess_no_throw(first, second)) return *done;
  if (at.op == Op::unbox) return take_address(at, address_in(first));
  if (at.op != Op::castclass) return compute_deferred(at, cells);
  pending().defer(byte_of(at.a), 8, first.expression);
  thread_->cells[frame().base + at.a] = 0;
  return Notice::Skip;
}

/// What an instruction makes of an object alone, which never changes: its length, its class.
Execution::Notice Execution::defer_function(const Instruction& at, ValueKind kind) {
  if (!has(model::Switch::SpeculativeReads) && at.op != Op::ldlen) return stop_to_stall();
  Expression result;
  result.kind = Expression::Kind::Compute;
  result.type = kind;
  result.op = at.op;
  if (info(at.op).immediate == Immediate::type) result.owner = at.type;
  result.left = value_of(at.b, ValueKind::Reference);
  pending().defer(byte_of(at.a), 8, pending().add(result));
  thread_->cells[frame().base + at.a] = 0;
  return Notice::Skip;
}

/// Under every model: what reads the length needs the array, as what reads an element does.
Execution::Notice Execution::pass_length(const Instruction& at) {
  const Value array = value_of(at.b, ValueKind::Reference);
  if (array.is_known()) return wait_for_value();  // part of it is there
  if (find_assumption(Assumed::NoThrow, array, Value()) == nullptr) {
    if (const auto done = take_for_granted(array)) return *done;
    assume(Assumed::NoThrow, array, Value(), frame().pc + 1);
  }
  return defer_function(at, ValueKind::Plain);
}

// --- What is needed in itself

/// One of those that it may be; nothing if the thread stops.
std::optional<Cell> Execution::guess_alternative(Assumed what, const Value& of) {
  if (const Operation* known = find_assumption(what, of, Value())) {
    return what == Assumed::Number ? known->other.cell : known->target;
  }
  if (cannot_guess()) return std::nullopt;
  const std::vector<Cell>& all = machine_.alternatives().of(here());
  if (all.empty()) return wait_to_refuse(), std::nullopt;
  const auto way = choose_way(static_cast<std::uint32_t>(all.size()) + 1);
  if (!way) return std::nullopt;
  if (*way == all.size()) return wait_to_refuse(), std::nullopt;
  const Cell one = all[*way];
  const bool is_number = what == Assumed::Number;
  assume(what, of, is_number ? Value{one, ValueKind::Plain, 0} : Value(),
         is_number ? 0 : static_cast<std::uint32_t>(one));
  note_stopping();  // where it throws with that, the instruction waits until it is known
  return one;
}

/// The instruction is executed with the number that it assumes. The number itself is not there for
/// others: what depends on it waits for it.
Execution::Notice Execution::guess_number(const Instruction& at, std::uint32_t cell,
                                          Outcome (*perform)(Execution&, const Instruction&,
                                                             Cell*)) {
  const Value value = value_of(cell, ValueKind::Plain);
  if (value.is_known() || value.kind != ValueKind::Plain) return wait_for_value();
  const auto number = guess_alternative(Assumed::Number, value);
  if (!number) return Notice::Stop;
  const std::uint32_t base = frame().base;
  thread_->cells[base + cell] = *number;
  const Outcome outcome = perform(*this, at, cells(frame()));
  if (outcome == Outcome::Transferred) return Notice::Enter;
  if (outcome == Outcome::Done) forget_cells(base + at.a, 1);
  if (pending().is_deferred((base + cell) * 8, 8)) thread_->cells[base + cell] = 0;
  return entered(outcome);
}

/// A call whose receiver is not there.
Execution::Notice Execution::guess_target(const Instruction& at, std::uint32_t cell) {
  const Value receiver = value_of(cell, ValueKind::Reference);
  if (receiver.is_known()) return wait_for_value();  // part of it is there
  const auto number = guess_alternative(Assumed::Dispatch, receiver);
  if (!number) return Notice::Stop;
  const Method& method = *machine_.function(*number);
  const std::uint32_t base = frame().base;
  if (at.op == Op::load_virtual_function) {
    forget_cells(base + at.a, 1);
    cells(frame())[at.a] = *number;
    return Notice::Skip;
  }
  if (at.op == Op::call_delegate) {
    return entered(call_found(method, *at.method, base + at.a, base + at.b, at.c != 0));
  }
  if (method.owner->is_value_type()) {  // its own method works on the value in the box
    Expression contents = address_in(receiver);
    contents.owner = method.owner;
    pending().defer(byte_of(at.a), 8, pending().add(contents));
  }
  return entered(call(method, base + at.a, at.c != 0));
}

/// What a call has come to, as the loop wants to know it.
Execution::Notice Execution::entered(Outcome outcome) {
  switch (outcome) {
    case Outcome::Done:
      return Notice::Skip;
    case Outcome::Transferred:
      return Notice::Enter;
    case Outcome::Stopped:
      break;
  }
  return Notice::Stop;
}

}  // namespace mmcheck::vm
