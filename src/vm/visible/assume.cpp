// Taking something for granted (models/semantics.md, 4 and 5).
//
// Where a reference that is not there is dereferenced there are two ways on, and a run for each
// (Stall::Forks): to take for granted that it is valid, or to wait for it. The run that waits is
// there for the exception, so it is discarded if the reference turns out valid. The same holds for
// a branch of which a model lets the reads behind it overtake those before it (models/semantics.md,
// 5): a run for each way forward, and one that waits, if one of the ways leads backwards. All ways
// together are explored, so none of them is missed (models/semantics.md, 9, "Forks").
#include <algorithm>

#include "vm/execute/objects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {

/// The reference (or pointer) in the cell is valid, or the thread waits for it.
Execution::Notice Execution::assume_valid(const Instruction& at, std::uint32_t cell) {
  const Value object = value_of(cell, ValueKind::Reference);
  if (object.is_known()) return stop_to_stall();  // part of it is there
  const Expression known = pending().at(object);
  if (known.kind == Expression::Kind::Address) return take_address(at, known);
  if (const auto done = take_for_granted(object)) return *done;
  if (at.op == Op::null_check) {
    Operation assumption;
    assumption.kind = Operation::Kind::Assumption;
    assumption.value = object;
    assumption.origin = {frame().code, frame().pc};
    assumption.target = frame().pc + 1;
    push(assumption);
    return Notice::Skip;
  }
  return take_address(at, address_in(object));
}

/// Nothing if the run goes on as if the reference were valid; another one waits for it.
std::optional<Execution::Notice> Execution::take_for_granted(const Value& object) {
  const bool may_fork = relaxation_->guesses && !pending().refuses;
  if (object.kind != ValueKind::Reference || !may_fork) return stop_to_stall();
  if (!take_fork()) return fork();
  alternatives_ = 2;
  if (choice_ == 0) return std::nullopt;
  pending().refuses = true;
  return stop_to_stall();
}

/// Of the beginning of an object that is not known.
Expression Execution::address_in(const Value& object) {
  Expression address;
  address.kind = Expression::Kind::Address;
  address.type = ValueKind::Pointer;
  address.left = object;
  return address;
}

/// What the instruction makes of an address that is not known.
Execution::Notice Execution::take_address(const Instruction& at, const Expression& of) {
  Expression address = of;
  switch (info(at.op).family) {
    case Family::none:  // a test, and no other pointer
      return Notice::Skip;
    case Family::field:
      address.owner = at.field->owner;
      address.offset += at.field->offset;
      break;
    case Family::through:
      address.offset += static_cast<std::uint32_t>(at.imm);
      break;
    case Family::element:
      address.is_element = true;
      address.owner = at.type;
      if (info(at.op).form == Form::dS) {
        address.indexes = indexes_of(at, cells(frame()));
        address.imm = at.type->value_size;
      } else {
        address.offset = *offset_of_element(cells(frame())[at.c], *at.type);
      }
      break;
    case Family::static_:
    case Family::box:
    case Family::array:
    case Family::fresh:
    case Family::intrinsic:
    case Family::thread:
    case Family::class_:
      return stop_to_stall();
  }
  pending().defer(byte_of(at.a), 8, pending().add(address));
  thread_->cells[frame().base + at.a] = 0;
  return Notice::Skip;
}

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
Execution::Notice Execution::guess(const Instruction& at) {
  const bool may_fork = relaxation_->guesses && !pending().refuses;
  if (!has(model::Switch::SpeculativeReads) || !may_fork) return stop_to_stall();
  const bool has_two = info(at.op).form == Form::ss;
  for (const std::uint32_t cell : {at.a, has_two ? at.b : at.a}) {
    if (is_deferred(cell) && !expression_of(byte_of(cell))) return stop_to_stall();
  }
  const Value first = value_of(at.a, ValueKind::Plain);
  const Value second = has_two ? value_of(at.b, ValueKind::Plain) : Value();
  const ValueKind kind = std::max(first.kind, second.kind);
  for (const Value& one : {first, second}) {
    if (kind == ValueKind::Plain && must_pin(one)) return stop_to_pin(one.cell);
  }
  const auto open =
      std::ranges::count(pending().queue, Operation::Kind::Assumption, &Operation::kind);
  if (open >= relaxation_->speculation_limit) {
    reached_limit_ = Limit::Guesses;
    return stop_to_stall();
  }
  const std::uint32_t pc = frame().pc;
  std::vector<std::uint32_t> ways = ways_of_branch(at);
  const bool leads_back = ways.front() <= pc;
  std::erase_if(ways, [&](std::uint32_t way) { return way <= pc; });
  if (!take_fork()) return fork();
  alternatives_ = static_cast<std::uint32_t>(ways.size()) + (leads_back ? 1 : 0);
  if (choice_ >= ways.size()) {
    pending().refuses = true;
    return stop_to_stall();
  }
  Operation assumption;
  assumption.kind = Operation::Kind::Assumption;
  assumption.value = first;
  assumption.other = second;
  assumption.value.kind = kind;
  assumption.other.kind = kind;
  assumption.origin = {frame().code, pc};
  assumption.target = ways[choice_];
  push(assumption);
  jump_ = assumption.target;
  return Notice::Jump;
}

/// What the thread has waited for is there. The run goes on if it is not what another run has taken
/// for granted.
std::optional<Execution::Notice> Execution::refuse(const Instruction& at, const Cell* cells) {
  const MemoryOperands operands = memory_operands(at);
  const bool waits_for_value =
      operands.writes && operands.address != MemoryOperands::none && !is_deferred(operands.address);
  if (is_any_operand_deferred(at) && !waits_for_value) return std::nullopt;
  pending().refuses = false;
  bool is_as_assumed = false;
  if (is_branch(at.op)) {
    const std::uint32_t pc = frame().pc;
    is_as_assumed = way_of_branch(*frame().code, pc, cells[at.a], cells[at.b]) > pc;
  } else {
    const std::uint32_t cell = operands.address != MemoryOperands::none ? operands.address
                               : at.op == Op::null_check                ? at.a
                                                                        : at.b;
    const Object* object = heap().find(to_u4(cells[cell]));
    is_as_assumed = cells[cell] != 0;
    const std::uint32_t index = at.op == Op::ldelema ? at.c : operands.index;
    if (index != MemoryOperands::none && object != nullptr) {
      is_as_assumed = cells[index] < object->length;
    }
    if (at.op == Op::array_address && object != nullptr) {
      is_as_assumed = offset_in_array(*object, indexes_of(at, cells)).has_value();
    }
  }
  if (!is_as_assumed) return std::nullopt;
  stop_ = {Stop::Kind::Assumption, 0, 0, {}};
  return Notice::Stop;
}

/// Going backwards is never a guess.
std::optional<Execution::Notice> Execution::keep_from_going_back(const Instruction& at,
                                                                 const Cell* cells) {
  const std::uint32_t pc = frame().pc;
  std::uint32_t target = pc + 1;
  if (at.op == Op::jump || at.op == Op::leave) {
    target = at.jump.target;
  } else if (is_branch(at.op)) {
    target = way_of_branch(*frame().code, pc, cells[at.a], cells[at.b]);
  }
  if (target > pc) return std::nullopt;
  return stop_to_stall();
}

}  // namespace mmcheck::vm
