// Instructions some of whose operands are not there (models/semantics.md, 4).
//
// Those that only compute take such operands all the same: what they yield is an Expression over
// what the queue will bring. An access waits in the queue for what it writes, and for its place.
// Whoever needs the value itself, because control goes by it, stalls; so do the few that nobody
// would expect to wait for nothing else: a library method of the machine's own, a type test. The
// column `effect` of ir.def says which instruction is of which kind.
#include <algorithm>

#include "vm/execute/objects.hpp"
#include "vm/translate/effects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {

/// What becomes of an instruction some of whose operands are not there; nothing if none of it
/// concerns it.
std::optional<Execution::Notice> Execution::pass_on(const Instruction& at, Cell* cells) {
  const OpInfo& row = info(at.op);
  if (row.effect == Effect::move) return pass_move(at);
  if (row.form == Form::DB) return load_deferred_part(at);
  if (row.form == Form::BS) return store_deferred_part(at);
  if (row.form == Form::call || row.form == Form::call_b) return pass_on_call(at, cells);
  if (at.op == Op::pin) return pass_pin(at);
  if (row.family == Family::thread && thread_->frames.size() > 1) {
    return_deferred(at);
    return Notice::Execute;
  }
  const bool needs_something = is_any_operand_deferred(at);
  if (const auto done = through_frame_pointer(at, cells)) return done;
  if (!needs_something) return std::nullopt;
  return pass_on_operands(at, cells);
}

/// An operand of the instruction is not there.
std::optional<Execution::Notice> Execution::pass_on_operands(const Instruction& at,
                                                             const Cell* cells) {
  switch (info(at.op).effect) {
    case Effect::pure:
    case Effect::compare:
      return compute_deferred(at, cells);
    case Effect::address:
      return pass_address(at, cells);
    case Effect::make:
      // What is put into it may come later. Whether a Nullable has a value must be known.
      if (at.op == Op::box_nullable) break;
      return std::nullopt;
    case Effect::read:
    case Effect::write:
      return pass_access(at, cells);
    case Effect::strict:
      if (is_branch(at.op)) return guess(at);
      break;
    case Effect::move:
    case Effect::call:
    case Effect::allocate:
    case Effect::meet:
      break;
  }
  return stop_to_stall();
}

// --- Computing

Execution::Notice Execution::compute_deferred(const Instruction& at, const Cell* cells) {
  Expression result;
  result.kind = Expression::Kind::Compute;
  result.op = at.op;
  const OpInfo& row = info(at.op);
  const Form form = row.form;
  const bool compares = row.effect == Effect::compare;
  if (row.immediate == Immediate::number) result.imm = at.imm;
  result.left = value_of(at.b, ValueKind::Plain);
  if (form == Form::dss) result.right = value_of(at.c, ValueKind::Plain);
  for (const std::uint32_t cell : {std::uint32_t{at.b}, std::uint32_t{at.c}}) {
    if (cell == at.c && form != Form::dss) continue;
    // Part of it is there, or arithmetic is done on a pointer: nobody could tell what it is of.
    const bool is_whole = expression_of(byte_of(cell)) || !is_deferred(cell);
    const bool may_be_pointer = !compares && cells[cell] >> 62 != 0;
    if (!is_whole || (may_be_pointer && !is_deferred(cell))) return stop_to_stall();
  }
  // References and pointers are compared with their like.
  if (compares) {
    const ValueKind kind = std::max(result.left.kind, result.right.kind);
    for (const Value& one : {result.left, result.right}) {
      if (kind == ValueKind::Plain && must_pin(one)) return stop_to_pin(one.cell);
    }
    result.left.kind = kind;
    result.right.kind = kind;
  } else {
    const bool is_pointer =
        result.left.kind != ValueKind::Plain || result.right.kind != ValueKind::Plain;
    if (is_pointer) return stop_to_stall();
  }
  pending().defer(byte_of(at.a), 8, pending().add(result));
  thread_->cells[frame().base + at.a] = 0;
  return Notice::Skip;
}

/// Whether it is a pointer, as a number that is about to be kept among numbers.
bool Execution::must_pin(const Value& value) { return value.is_known() && is_movable(value.cell); }

Execution::Notice Execution::stop_to_pin(Cell pointer) {
  pin(pointer);
  return Notice::Stop;
}

/// What memory brings is a number already, and so is all that is computed from it. The address of a
/// field of an object that is not known is not.
std::optional<Execution::Notice> Execution::pass_pin(const Instruction& at) {
  if (!is_deferred(at.a)) return std::nullopt;
  const Value number = value_of(at.a, ValueKind::Pointer);
  return number.is_known() || number.kind != ValueKind::Plain ? stop_to_stall() : Notice::Skip;
}

// --- Accesses and addresses

/// Of what is to be written nothing need be there, of what tells the place some of it.
std::optional<Execution::Notice> Execution::pass_access(const Instruction& at, const Cell* cells) {
  const MemoryOperands operands = memory_operands(at);
  if (operands.family == Family::none) return stop_to_stall();
  const auto is_missing = [&](std::uint32_t cell) {
    return cell != MemoryOperands::none && is_deferred(cell);
  };
  if (is_missing(operands.index)) {
    if (is_known_null(operands.address, cells)) return std::nullopt;
    return stop_to_stall();
  }
  if (at.op == Op::stelem_ref && !is_sure_to_hold(at, cells)) return stop_to_stall();
  if (is_missing(operands.address)) return issue_at_unknown(at, cells);
  return std::nullopt;
}

/// An access to an element of an array that is null throws, whatever its index.
bool Execution::is_known_null(std::uint32_t array, const Cell* cells) {
  return !is_deferred(array) && cells[array] == 0;
}

/// Whether an array may hold a reference is a test of its type. It need not be there for that if
/// the array takes all that the instruction can store; nor where something else is wrong.
bool Execution::is_sure_to_hold(const Instruction& at, const Cell* cells) {
  if (is_deferred(at.a)) return false;
  const Object* array = heap().find(to_u4(cells[at.a]));
  if (array == nullptr || !array->type->is_array()) return true;
  return at.type != nullptr && machine_.is_assignable(at.type, array->type->element);
}

std::optional<Execution::Notice> Execution::pass_address(const Instruction& at, const Cell* cells) {
  const OpInfo& row = info(at.op);
  if (row.family != Family::element) return assume_valid(at, row.form == Form::s ? at.a : at.b);
  if (row.form == Form::dS) return address_in_array(at, cells);
  if (is_known_null(at.b, cells)) return std::nullopt;
  const bool is_in_some_array = !is_deferred(at.c) && offset_of_element(cells[at.c], *at.type);
  return is_in_some_array ? assume_valid(at, at.b) : stop_to_stall();
}

/// With all indexes known the array need not be. One of a single dimension may be a vector, too.
std::optional<Execution::Notice> Execution::address_in_array(const Instruction& at,
                                                             const Cell* cells) {
  if (is_known_null(at.b, cells)) return std::nullopt;
  const std::uint32_t rank = at.c - 1;
  if (rank < 2 || is_deferred(at.b + 1, rank)) return stop_to_stall();
  return assume_valid(at, at.b);
}

// --- Calls

/// Arguments are passed on as they are.
std::optional<Execution::Notice> Execution::pass_on_call(const Instruction& at, const Cell* cells) {
  if (at.op == Op::call) return Notice::Execute;
  if (at.op == Op::call_pointer) return pass_on_call_pointer(at, cells);
  if (at.op != Op::call_intrinsic) return is_deferred(at.a) ? stop_to_stall() : Notice::Execute;
  if (memory_operands(at).family != Family::none) {
    if (const auto done = through_frame_pointer(at, cells)) return done;
    if (is_deferred(at.a)) {
      return issue_at_unknown(at, cells);
    }
    return std::nullopt;
  }
  return pass_on_intrinsic(at, cells);
}

Execution::Notice Execution::pass_on_call_pointer(const Instruction& at, const Cell* cells) {
  if (is_deferred(at.b)) return stop_to_stall();
  const Method* called = machine_.function(cells[at.b]);
  const bool looks_at_receiver = called != nullptr && !called->is_static;
  return looks_at_receiver && is_deferred(at.a) ? stop_to_stall() : Notice::Execute;
}

/// A method that the machine itself executes takes its arguments as they are there: their own
/// cells, and those that they point to.
std::optional<Execution::Notice> Execution::pass_on_intrinsic(const Instruction& at,
                                                              const Cell* cells) {
  const std::vector<const Type*>& parameters = at.method->parameters;
  // Through a managed pointer it may come to bytes that are not there; through any other, nobody
  // knows to which.
  const auto leads_to_deferred = [&](std::uint32_t cell, const Type& parameter) {
    const Pointer pointer = Pointer::decode(cells[cell]);
    if (pointer.kind != Pointer::Kind::Frame) return false;
    if (parameter.stack_kind != StackKind::ByRef) return true;
    return pending().is_deferred(pointer.cell() * 8 + pointer.offset,
                                 std::max(parameter.element->value_size, 8U));
  };
  std::uint32_t cell = at.a;
  for (const Type* parameter : parameters) {
    const bool may_lead_to_cells = parameter->stack_kind == StackKind::ByRef ||
                                   parameter->stack_kind == StackKind::Native ||
                                   parameter->stack_kind == StackKind::Struct;
    const bool stalls = is_deferred(cell, parameter->cells()) ||
                        (may_lead_to_cells && leads_to_deferred(cell, *parameter));
    if (stalls) return stop_to_stall();
    cell += parameter->cells();
  }
  return std::nullopt;
}

}  // namespace mmcheck::vm
