// Bytes of a frame whose value is not there yet, and how a thread stalls or forks because of that
// (models/semantics.md, 4).
//
// A read that waits in the queue leaves bytes of the frame without a value. Each byte of a frame is
// there, or belongs to an Expression over what the queue will bring. Copies, calls and returns move
// them, parts of structs included; a pointer to a variable of the thread's own is another name for
// its cells.
//
// Bytes stop to wait when something else is written over them. An instruction that is done part by
// part, or only moves values, says so here, and cannot fail any more when it does. For all others
// the loop says so, once they have completed (Execution::issue), or the return of what they called
// (return_deferred): an instruction that throws has written nothing.
#include <algorithm>
#include <cstring>

#include "vm/execute/objects.hpp"
#include "vm/translate/effects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

/// What makes a cell of the bytes that such an instruction loads; nop where they are all of it.
Op conversion_of(Width width) {
  switch (width) {
    case Width::i1:
      return Op::conv_i1;
    case Width::u1:
      return Op::conv_u1;
    case Width::i2:
      return Op::conv_i2;
    case Width::u2:
      return Op::conv_u2;
    case Width::none:
    case Width::i4:
    case Width::i8:
    case Width::ref:
    case Width::value:
    case Width::cells:
    case Width::bytes:
      break;
  }
  return Op::nop;
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

// --- Moving

std::optional<Execution::Notice> Execution::pass_move(const Instruction& at) {
  const CellEffects effects = cell_effects(*frame().code, at);
  const CellRange from = effects.reads[0];
  if (from.count == 0) return std::nullopt;
  pending().copy(byte_of(from.first), byte_of(effects.writes.first), from.count * 8);
  return Notice::Execute;
}

std::optional<Execution::Notice> Execution::load_deferred_part(const Instruction& at) {
  const std::uint32_t from = byte_of(at.b) + static_cast<std::uint32_t>(at.imm);
  const std::uint32_t size = bytes_in_frame(at);
  const Width width = info(at.op).width;
  if (width != Width::bytes) return load_deferred_frame(from, size, conversion_of(width), at.a);
  if (pending().is_cut(from, size)) return stop_to_stall();
  copy_to_cells(from, byte_of(at.a), size);
  return Notice::Execute;
}

std::optional<Execution::Notice> Execution::store_deferred_part(const Instruction& at) {
  const std::uint32_t to = byte_of(at.a) + static_cast<std::uint32_t>(at.imm);
  const std::uint32_t size = bytes_in_frame(at);
  if (info(at.op).width != Width::bytes) return store_deferred_frame(to, size, at.b);
  if (pending().is_cut(to, size)) return stop_to_stall();
  pending().copy(byte_of(at.b), to, size);
  return Notice::Execute;
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
  if (operands.family != Family::through || is_deferred(operands.address)) {
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

}  // namespace mmcheck::vm
