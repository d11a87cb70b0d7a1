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
namespace {

Outcome perform_intrinsic(Execution& execution, const Instruction& at, Cell* cells) {
  return at.method->intrinsic->function(execution, *at.method, cells + at.a);
}

}  // namespace

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
      if (is_branch(at.op)) return guess_way(at);
      if (at.op == Op::ldlen) return pass_length(at);
      if (at.op == Op::load_virtual_function) return guess_target(at, at.b);
      return guess_result(at, cells);
    case Effect::allocate:
      if (at.op == Op::new_vector) return guess_number(at, at.b, new_vector);
      if (at.op == Op::localloc) return guess_number(at, at.b, local_allocate);
      break;
    case Effect::move:
    case Effect::call:
    case Effect::meet:
      break;
  }
  return wait_for_value();
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
  if (at.op == Op::unbox_any || at.op == Op::unbox_nullable) return issue_unboxed_later(at);
  if (operands.family == Family::none) return wait_for_value();
  const auto is_missing = [&](std::uint32_t cell) {
    return cell != MemoryOperands::none && is_deferred(cell);
  };
  if (is_missing(operands.index) && is_known_null(operands.address, cells)) return std::nullopt;
  const bool may_not_hold = at.op == Op::stelem_ref && !is_sure_to_hold(at, cells);
  const bool is_known = !is_missing(operands.address) && !is_missing(operands.index);
  if (!is_known || may_not_hold) return issue_at_unknown(at, cells);
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
  const Value array = value_of(at.b, ValueKind::Reference);
  if (array.is_known() && is_deferred(at.b)) return wait_for_value();  // part of it is there
  const auto element = address_of_element(array, at.c, *at.type);
  if (!element) return wait_for_value();
  if (const auto done = take_element_for_granted(*element, std::nullopt)) return done;
  return put_address(at, *element);
}

/// One of a single dimension may be a vector, too.
std::optional<Execution::Notice> Execution::address_in_array(const Instruction& at,
                                                             const Cell* cells) {
  if (is_known_null(at.b, cells)) return std::nullopt;
  const Value array = value_of(at.b, ValueKind::Reference);
  const bool is_partly_there = array.is_known() && is_deferred(at.b);
  const auto element = address_of_element(array, at);
  if (is_partly_there || !element) return wait_for_value();
  if (const auto done = take_element_for_granted(*element, std::nullopt)) return done;
  return put_address(at, *element);
}

// --- Calls

/// Arguments are passed on as they are.
std::optional<Execution::Notice> Execution::pass_on_call(const Instruction& at, const Cell* cells) {
  if (at.op == Op::call) return Notice::Execute;
  if (at.op == Op::call_pointer) return pass_on_call_pointer(at, cells);
  if (at.op != Op::call_intrinsic) {
    return is_deferred(at.a) ? guess_target(at, at.a) : Notice::Execute;
  }
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
  if (is_deferred(at.b)) {
    const Value value = value_of(at.b, ValueKind::Plain);
    if (value.is_known() || is_deferred(at.a)) return wait_for_value();
    const auto number = guess_alternative(Assumed::Number, value);
    if (!number) return Notice::Stop;
    const CallSignature& signature = frame().code->signatures[static_cast<std::size_t>(at.imm)];
    return entered(call_pointer(*number, signature, frame().base + at.a, at.c != 0));
  }
  const Method* called = machine_.function(cells[at.b]);
  const bool looks_at_receiver = called != nullptr && !called->is_static;
  return looks_at_receiver && is_deferred(at.a) ? wait_for_value() : Notice::Execute;
}

/// A method that the machine itself executes takes its arguments as they are there: their own
/// cells, and those that they point to. A function of what never changes is one of what is not
/// there, too.
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
  bool is_missing = false;
  std::uint32_t cell = at.a;
  for (const Type* parameter : parameters) {
    const bool may_lead_to_cells = parameter->stack_kind == StackKind::ByRef ||
                                   parameter->stack_kind == StackKind::Native ||
                                   parameter->stack_kind == StackKind::Struct;
    is_missing |= is_deferred(cell, parameter->cells());
    if (may_lead_to_cells && leads_to_deferred(cell, *parameter)) return wait_for_value();
    cell += parameter->cells();
  }
  if (!is_missing) return std::nullopt;
  const Role role = at.method->intrinsic->role;
  if (!concerns_thread_alone(role)) return stop_to_stall();  // it orders what follows, too
  if (role == Role::Identity) return Notice::Skip;
  if (role == Role::Pure || role == Role::Checked) return defer_intrinsic(at);
  const bool is_of_number = number_of(at) != MemoryOperands::none && role == Role::Local;
  return is_of_number ? guess_number(at, at.a, perform_intrinsic) : wait_for_value();
}

/// Its arguments are cells of their own, at most three.
Execution::Notice Execution::defer_intrinsic(const Instruction& at) {
  if (!has(model::Switch::SpeculativeReads)) return stop_to_stall();
  Expression result;
  result.kind = Expression::Kind::Compute;
  result.op = at.op;
  result.method = at.method;
  result.type = kind_of(at.method->return_type->primitive);
  const std::vector<const Type*>& parameters = at.method->parameters;
  constexpr std::size_t most = 3;
  if (parameters.size() > most) return wait_for_value();
  std::uint32_t number = 0;
  for (Value* operand : {&result.left, &result.right, &result.third}) {
    if (number == parameters.size()) break;
    const std::uint32_t cell = at.a + number;
    *operand = value_of(cell, kind_of(parameters[number++]->primitive));
    if (operand->is_known() && is_deferred(cell)) return wait_for_value();
  }
  if (at.method->intrinsic->role == Role::Checked) {
    if (const auto done = guess_no_throw(result.left, result.right)) return *done;
  }
  pending().defer(byte_of(at.a), 8, pending().add(result));
  thread_->cells[frame().base + at.a] = 0;
  return Notice::Skip;
}

}  // namespace mmcheck::vm
