// Values that are not there yet, on their way through a thread (semantics: "deferred values").
//
// A read that waits in the queue leaves bytes of the frame without a value. Instructions that only
// compute take such bytes for their operands all the same: what they yield is an Expression over
// what the queue will bring. Copies, calls and returns move them. Whoever needs the value itself,
// because control goes by it, stalls; so do the few that nobody would expect to wait for nothing
// else: a library method of the machine's own, a type test.
//
// Bytes stop to wait when something else is written over them. An instruction that is done part by
// part, or only moves values, says so here, and cannot fail any more when it does. For all others
// the loop says so, once they have completed (Execution::issue), or the return of what they called
// (return_deferred): an instruction that throws has written nothing.
//
// Where a reference that is not there is dereferenced there are two ways on, and a run for each
// (Stall::Forks): to take for granted that it is valid, or to wait for it. The run that waits is
// there for the exception, so it is discarded if the reference turns out valid. The same holds for
// a branch of which a model lets the reads behind it overtake those before it: a run for each way
// forward, and one that waits, if one of the ways leads backwards.
#include <algorithm>
#include <cstring>

#include "vm/execute/objects.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/translate/effects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

/// The size of what load_frame_* and store_frame_* access.
std::uint32_t size_in_frame(Op op) {
  switch (op) {
    case Op::load_frame_i1:
    case Op::load_frame_u1:
    case Op::store_frame_i1:
      return 1;
    case Op::load_frame_i2:
    case Op::load_frame_u2:
    case Op::store_frame_i2:
      return 2;
    case Op::load_frame_i4:
    case Op::store_frame_i4:
      return 4;
    default:
      return 8;
  }
}

/// What makes a cell of the bytes that such an instruction loads; nop where they are all of it.
Op conversion_of(std::string_view name) {
  if (name.ends_with("_i1")) return Op::conv_i1;
  if (name.ends_with("_u1")) return Op::conv_u1;
  if (name.ends_with("_i2")) return Op::conv_i2;
  if (name.ends_with("_u2")) return Op::conv_u2;
  return Op::nop;
}

bool is_comparison(Op op) {
  const std::string_view start = info(op).name.substr(0, 3);
  return start == "ceq" || start == "cne" || start == "cgt" || start == "clt";
}

bool is_branch(Op op) {
  const Form form = info(op).form;
  return form == Form::jump_s || form == Form::jump_ss || form == Form::jump_si ||
         op == Op::switch_;
}

}  // namespace

// --- Bytes of the frame

void Execution::forget_cells(std::uint32_t cell, std::uint32_t count) {
  Pending& pending = thread_->pending;
  if (pending.deferred.empty()) return;
  if (count == ~std::uint32_t{0}) return pending.forget_from(cell * 8);
  pending.forget(cell * 8, count * 8);
}

void Execution::move_deferred(std::uint32_t from, std::uint32_t to, std::uint32_t count) {
  if (!thread_->pending.deferred.empty()) thread_->pending.copy(from * 8, to * 8, count * 8);
}

bool Execution::is_deferred(std::uint32_t cell, std::uint32_t count) {
  return pending().is_deferred(byte_of(cell), count * 8);
}

bool Execution::is_any_operand_deferred(const Instruction& at) {
  const CellEffects effects = cell_effects(*frame().code, at);
  return std::ranges::any_of(
      effects.reads, [&](CellRange range) { return is_deferred(range.first, range.count); });
}

/// What brings a scalar. Through a pointer to it, one of four bytes is written in just these; the
/// rest of its cell is zero.
std::optional<std::uint32_t> Execution::expression_of(std::uint32_t byte) {
  if (const auto whole = pending().find(byte, 8)) return whole;
  const auto half = pending().find(byte, 4);
  if (!half || pending().is_deferred(byte + 4, 4)) return std::nullopt;
  std::uint32_t rest = 0;
  std::memcpy(&rest, reinterpret_cast<const std::uint8_t*>(thread_->cells.data()) + byte + 4,
              sizeof rest);
  return rest == 0 ? half : std::nullopt;
}

Value Execution::value_of(std::uint32_t cell, ValueKind kind) {
  if (const auto expression = expression_of(byte_of(cell))) {
    return {0, pending().expressions[*expression - 1].type, *expression};
  }
  return {cells(frame())[cell], kind, 0};
}

/// Of bytes of the thread's; nothing if only part of them is there.
std::optional<Value> Execution::value_at(std::uint32_t byte, std::uint32_t size, ValueKind kind) {
  const auto expression = size == 8 ? expression_of(byte) : pending().find(byte, size);
  if (expression) return Value{0, kind, *expression};
  if (pending().is_deferred(byte, size)) return std::nullopt;
  Value value{0, kind, 0};
  std::memcpy(&value.cell, reinterpret_cast<const std::uint8_t*>(thread_->cells.data()) + byte,
              size);
  return value;
}

// --- Stalling

/// An exception cannot be taken back.
bool Execution::must_not_throw() const {
  return relaxation_ != nullptr && thread_->pending.has_assumption();
}

bool Execution::may_be_discarded() const {
  return relaxation_ != nullptr &&
         (thread_->pending.has_assumption() || thread_->pending.has_unknown_location());
}

Outcome Execution::stall() {
  stop_to_stall();
  return Outcome::Stopped;
}

Execution::Notice Execution::stop_to_stall() {
  pending().stall = Stall::Waits;
  return stop_here();
}

Execution::Notice Execution::stop_here() {
  stop_ = {Stop::Kind::Operation, 0, 0, {}};
  return Notice::Stop;
}

/// Whether the way on from a fork has been chosen: then it is choice_.
bool Execution::take_fork() {
  const bool is_taken = is_resuming_;
  is_resuming_ = false;
  return is_taken;
}

Execution::Notice Execution::fork() {
  pending().stall = Stall::Forks;
  return stop_here();
}

// --- Passing on

/// What becomes of an instruction some of whose operands are not there; nothing if none of it
/// concerns it.
std::optional<Execution::Notice> Execution::pass_on(const Instruction& at, Cell* cells) {
  const std::uint32_t size = size_in_frame(at.op);
  switch (at.op) {
    case Op::mov:
      pending().copy(byte_of(at.b), byte_of(at.a), 8);
      return Notice::Execute;
    case Op::mov_n:
      pending().copy(byte_of(at.b), byte_of(at.a), at.c * 8U);
      return Notice::Execute;
    case Op::load_frame_i1:
    case Op::load_frame_u1:
    case Op::load_frame_i2:
    case Op::load_frame_u2:
    case Op::load_frame_i4:
    case Op::load_frame_i8:
      return load_deferred_frame(byte_of(at.b) + static_cast<std::uint32_t>(at.imm), size,
                                 conversion_of(info(at.op).name), at.a);
    case Op::load_frame_struct: {
      const std::uint32_t from = byte_of(at.b) + static_cast<std::uint32_t>(at.imm);
      if (pending().is_cut(from, at.c)) return stop_to_stall();
      copy_to_cells(from, byte_of(at.a), at.c);
      return Notice::Execute;
    }
    case Op::store_frame_i1:
    case Op::store_frame_i2:
    case Op::store_frame_i4:
    case Op::store_frame_i8:
      return store_deferred_frame(byte_of(at.a) + static_cast<std::uint32_t>(at.imm), size, at.b);
    case Op::store_frame_struct: {
      const std::uint32_t to = byte_of(at.a) + static_cast<std::uint32_t>(at.imm);
      if (pending().is_cut(to, at.c)) return stop_to_stall();
      pending().copy(byte_of(at.b), to, at.c);
      return Notice::Execute;
    }
    case Op::call:
    case Op::call_virtual:
    case Op::call_pointer:
    case Op::call_delegate:
    case Op::call_intrinsic:
      return pass_on_call(at, cells);
    case Op::pin:
      return pass_pin(at);
    case Op::ret:
    case Op::ret_value:
      if (thread_->frames.size() == 1) break;
      return_deferred(at);
      return Notice::Execute;
    default:
      break;
  }
  const bool needs_something = is_any_operand_deferred(at);
  if (const auto done = through_frame_pointer(at, cells)) return done;
  if (!needs_something) return std::nullopt;
  if (is_branch(at.op)) return guess(at);
  const Form form = info(at.op).form;
  const bool only_computes = info(at.op).effect == Effect::pure &&
                             (form == Form::ds || form == Form::dss || form == Form::dsi);
  if (only_computes) return compute_deferred(at, cells);
  const MemoryOperands operands = memory_operands(at);
  if (operands.family != MemoryOperands::Family::None) {
    const auto is_missing = [&](std::uint32_t cell) {
      return cell != MemoryOperands::none && is_deferred(cell);
    };
    if (is_missing(operands.index)) {
      if (is_known_null(operands.address, cells)) return std::nullopt;
      return stop_to_stall();
    }
    if (at.op == Op::stelem_ref && !is_sure_to_hold(at, cells)) return stop_to_stall();
    if (is_missing(operands.address)) {
      return issue_at_unknown(at, cells);
    }
    return std::nullopt;  // only what is to be written is not there
  }
  switch (at.op) {
    case Op::ldflda:
    case Op::null_check:
    case Op::offset_pointer:
      return assume_valid(at, at.op == Op::null_check ? at.a : at.b);
    case Op::ldelema: {
      if (is_known_null(at.b, cells)) return std::nullopt;
      const bool is_in_some_array = !is_deferred(at.c) && offset_of_element(cells[at.c], *at.type);
      return is_in_some_array ? assume_valid(at, at.b) : stop_to_stall();
    }
    case Op::array_address:
      return address_in_array(at, cells);
    case Op::box:
    case Op::new_delegate:
      return std::nullopt;
    default:
      return stop_to_stall();
  }
}

/// With all indexes known the array need not be. One of a single dimension may be a vector, too.
std::optional<Execution::Notice> Execution::address_in_array(const Instruction& at,
                                                             const Cell* cells) {
  if (is_known_null(at.b, cells)) return std::nullopt;
  const std::uint32_t rank = at.c - 1;
  if (rank < 2 || is_deferred(at.b + 1, rank)) return stop_to_stall();
  return assume_valid(at, at.b);
}

/// An access to an element of an array that is null throws, whatever its index.
bool Execution::is_known_null(std::uint32_t array, const Cell* cells) {
  return !is_deferred(array) && cells[array] == 0;
}

/// What memory brings is a number already, and so is all that is computed from it. The address of a
/// field of an object that is not known is not.
std::optional<Execution::Notice> Execution::pass_pin(const Instruction& at) {
  if (!is_deferred(at.a)) return std::nullopt;
  const Value number = value_of(at.a, ValueKind::Pointer);
  return number.is_known() || number.kind != ValueKind::Plain ? stop_to_stall() : Notice::Skip;
}

std::optional<Execution::Notice> Execution::load_deferred_frame(std::uint32_t from,
                                                                std::uint32_t size, Op conversion,
                                                                std::uint32_t to) {
  if (!pending().is_deferred(from, size)) {
    pending().forget(byte_of(to), 8);
    return Notice::Execute;
  }
  auto expression = pending().find(from, size);
  // A variable of the machine's own cells may take all of one.
  const bool is_narrowed = !expression && size < 8;
  if (is_narrowed) expression = pending().find(from, 8);
  if (!expression) return stop_to_stall();
  const ValueKind kind = pending().expressions[*expression - 1].type;
  Value value{0, kind, *expression};
  if (is_narrowed && size == 4 && kind == ValueKind::Plain) conversion = Op::conv_i4_i8;
  if (conversion != Op::nop) {
    Expression converted;
    converted.kind = Expression::Kind::Compute;
    converted.op = conversion;
    converted.left = value;
    value.expression = pending().add(converted);
  }
  pending().defer(byte_of(to), 8, value.expression);
  return Notice::Execute;  // what it loads is zero
}

/// Into whole cells: what is left of the last one is zero. The two may overlap.
void Execution::copy_to_cells(std::uint32_t from, std::uint32_t to, std::uint32_t size) {
  pending().copy(from, to, size);
  pending().forget(to + size, (8U - size % 8U) % 8U);
}

std::optional<Execution::Notice> Execution::store_deferred_frame(std::uint32_t to,
                                                                 std::uint32_t size,
                                                                 std::uint32_t from) {
  if (pending().is_cut(to, size)) return stop_to_stall();
  const auto expression = expression_of(byte_of(from));
  if (!expression && is_deferred(from)) return stop_to_stall();
  pending().forget(to, size);
  if (expression) pending().defer(to, size, *expression);
  return Notice::Execute;
}

/// A pointer to a variable of the thread's own is another name for its cells.
std::optional<Execution::Notice> Execution::through_frame_pointer(const Instruction& at,
                                                                  const Cell* cells) {
  const MemoryOperands operands = memory_operands(at);
  if (operands.family != MemoryOperands::Family::Through || is_deferred(operands.address)) {
    return std::nullopt;
  }
  const Pointer pointer =
      Pointer::decode(cells[operands.address] + static_cast<Cell>(operands.offset));
  if (pointer.kind != Pointer::Kind::Frame || pointer.thread() != number_) return std::nullopt;
  const std::uint32_t byte = pointer.cell() * 8 + pointer.offset;
  const Type& type = *type_through(types(), at);
  const std::uint32_t size = type.value_size;
  const bool is_struct = type.stack_kind == StackKind::Struct;
  if (is_struct) {
    if (pending().is_cut(byte, size)) return stop_to_stall();
    if (operands.value == MemoryOperands::none) {
      pending().forget(byte, size);
    } else if (operands.writes) {
      pending().copy(byte_of(operands.value), byte, size);
    } else {
      copy_to_cells(byte, byte_of(operands.value), size);
    }
    return Notice::Execute;
  }
  if (operands.writes) {
    if (operands.value != MemoryOperands::none) {
      return store_deferred_frame(byte, size, operands.value);
    }
    if (pending().is_cut(byte, size)) return stop_to_stall();
    pending().forget(byte, size);
    return Notice::Execute;
  }
  Op conversion = Op::nop;
  if (type.primitive == Primitive::I1) conversion = Op::conv_i1;
  if (type.primitive == Primitive::U1) conversion = Op::conv_u1;
  if (type.primitive == Primitive::I2) conversion = Op::conv_i2;
  if (type.primitive == Primitive::U2) conversion = Op::conv_u2;
  return load_deferred_frame(byte, size, conversion, operands.value);
}

/// Whether an array may hold a reference is a test of its type. It need not be there for that if
/// the array takes all that the instruction can store; nor where something else is wrong.
bool Execution::is_sure_to_hold(const Instruction& at, const Cell* cells) {
  if (is_deferred(at.a)) return false;
  const Object* array = heap().find(to_u4(cells[at.a]));
  if (array == nullptr || !array->type->is_array()) return true;
  return at.type != nullptr && machine_.is_assignable(at.type, array->type->element);
}

/// Arguments are passed on as they are.
std::optional<Execution::Notice> Execution::pass_on_call(const Instruction& at, const Cell* cells) {
  switch (at.op) {
    case Op::call:
      return Notice::Execute;
    case Op::call_virtual:
    case Op::call_delegate:
      return is_deferred(at.a) ? stop_to_stall() : Notice::Execute;
    case Op::call_pointer: {
      if (is_deferred(at.b)) return stop_to_stall();
      const Method* called = machine_.function(cells[at.b]);
      const bool looks_at_receiver = called != nullptr && !called->is_static;
      return looks_at_receiver && is_deferred(at.a) ? stop_to_stall() : Notice::Execute;
    }
    default:
      break;
  }
  if (memory_operands(at).family != MemoryOperands::Family::None) {
    if (const auto done = through_frame_pointer(at, cells)) return done;
    if (is_deferred(at.a)) {
      return issue_at_unknown(at, cells);
    }
    return std::nullopt;
  }
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

/// The caller's instruction has completed, unless it is executed again.
void Execution::return_deferred(const Instruction& at) {
  const std::uint32_t base = frame().base * 8;
  const std::uint32_t count = at.op == Op::ret_value ? at.c : 0;
  std::vector<Deferred> results;
  for (const Deferred& one : pending().deferred) {
    if (one.byte >= byte_of(at.a) && one.end() <= byte_of(at.a + count)) results.push_back(one);
  }
  const Frame& caller = thread_->frames[thread_->frames.size() - 2];
  if (!frame().repeats) {
    const CellRange written =
        cell_effects(*caller.code, caller.code->instructions[caller.pc]).writes;
    forget_cells(caller.base + written.first, written.count);
  }
  pending().forget_from(base);
  for (const Deferred& one : results) {
    pending().defer(one.byte - byte_of(at.a) + frame().result * 8, one.size, one.expression);
  }
}

Execution::Notice Execution::compute_deferred(const Instruction& at, const Cell* cells) {
  Expression result;
  result.kind = Expression::Kind::Compute;
  result.op = at.op;
  const Form form = info(at.op).form;
  if (form == Form::dsi) result.imm = at.imm;
  result.left = value_of(at.b, ValueKind::Plain);
  if (form == Form::dss) result.right = value_of(at.c, ValueKind::Plain);
  for (const std::uint32_t cell : {std::uint32_t{at.b}, std::uint32_t{at.c}}) {
    if (cell == at.c && form != Form::dss) continue;
    // Part of it is there, or arithmetic is done on a pointer: nobody could tell what it is of.
    const bool is_whole = expression_of(byte_of(cell)) || !is_deferred(cell);
    const bool may_be_pointer = !is_comparison(at.op) && cells[cell] >> 62 != 0;
    if (!is_whole || (may_be_pointer && !is_deferred(cell))) return stop_to_stall();
  }
  // References and pointers are compared with their like.
  if (is_comparison(at.op)) {
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

// --- Taking something for granted

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
  switch (at.op) {
    case Op::ldflda:
      address.owner = at.field->owner;
      address.offset += at.field->offset;
      break;
    case Op::offset_pointer:
      address.offset += static_cast<std::uint32_t>(at.imm);
      break;
    case Op::array_address:
      address.is_element = true;
      address.indexes = indexes_of(at, cells(frame()));
      address.imm = at.type->value_size;
      address.owner = at.type;
      break;
    case Op::ldelema:
      address.is_element = true;
      address.offset = *offset_of_element(cells(frame())[at.c], *at.type);
      address.owner = at.type;
      break;
    case Op::null_check:
      return Notice::Skip;
    default:
      return stop_to_stall();
  }
  pending().defer(byte_of(at.a), 8, pending().add(address));
  thread_->cells[frame().base + at.a] = 0;
  return Notice::Skip;
}

/// A branch whose condition is not there.
Execution::Notice Execution::guess(const Instruction& at) {
  const bool may_fork = relaxation_->guesses && !pending().refuses;
  if (!has(model::Switch::SpeculativeReads) || !may_fork) return stop_to_stall();
  const bool has_two = info(at.op).form == Form::jump_ss;
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
  std::vector<std::uint32_t> ways{pc + 1};
  if (at.op == Op::switch_) {
    const auto& targets = frame().code->switches[static_cast<std::size_t>(at.imm)];
    ways.insert(ways.end(), targets.begin(), targets.end());
  } else {
    ways.push_back(at.jump.target);
  }
  std::ranges::sort(ways);
  ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
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
