// Reads and writes as operations of a queue: one for each primitive of a value, so that others may
// see a struct half written (models/semantics.md, 2).
//
// A read leaves its destination without a value (defer.cpp), a write waits with what it is to
// write, which need not be there either. Where the place is not known because the reference to it
// has not arrived, the operation waits for that, too; what it will be is told from its type and
// offset, and checked when the reference arrives (complete.cpp).
#include <algorithm>

#include "vm/execute/objects.hpp"
#include "vm/visible/access.hpp"
#include "vm/visible/listener.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;
using model::OperationClass;

OperationClass class_of(bool writes, bool is_volatile) {
  if (writes) return is_volatile ? OperationClass::VolatileWrite : OperationClass::Write;
  return is_volatile ? OperationClass::VolatileRead : OperationClass::Read;
}

}  // namespace

/// Whether it can be done at once: nothing waits, and it concerns nobody.
bool Execution::may_act_at_once(const Access& access) {
  constexpr std::uint32_t longest = 1000;  // then others have their turn
  if (!pending().queue.empty() || merged_ >= longest) return false;
  if (!is_quiet(access, 0)) return false;
  note_publication(access);
  ++merged_;
  return true;
}

bool Execution::is_full() {
  if (pending().queue.size() < relaxation_->queue_limit) return false;
  reached_limit_ = Limit::Operations;
  return true;
}

Execution::Notice Execution::issue_access(const Access& access, const Instruction& at) {
  const Type* type = access.type;
  if (at.op == Op::unbox_any) type = at.type;
  if (at.op == Op::unbox_nullable) return issue_unboxed(access, at);
  if (may_act_at_once(access)) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  const bool writes = access.kind == Kind::Write;
  const Value where{access.to.encode(), ValueKind::Pointer, 0};
  const std::uint32_t value = at.op == Op::unbox_any ? at.a : memory_operands(at).value;
  if (!issue_parts(writes, access.is_volatile, where, *type, value)) return stop_to_stall();
  if (!complete_quiet()) return Notice::Stop;
  return Notice::Skip;
}

/// A Nullable that has what is in the box for its value.
Execution::Notice Execution::issue_unboxed(const Access& access, const Instruction& at) {
  const Type& type = *at.type->arguments[0];
  if (may_act_at_once(access)) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  pending().forget(byte_of(at.a), at.type->cells() * 8);
  Cell* cell = cells(frame()) + at.a;
  std::fill_n(cell, at.type->cells(), Cell{0});
  reinterpret_cast<std::uint8_t*>(cell)[nullable_has_value(*at.type).offset] = 1;
  const std::uint32_t value = byte_of(at.a) + nullable_value(*at.type).offset;
  for (const Part& part : parts_of(type)) {
    const Cell where = Pointer::to_object(access.to.base, part.offset);
    pending().defer(value + part.offset, size_of(part.primitive),
                    read_of_next(kind_of(part.primitive)));
    push(operation_at(OperationClass::Read, where, part.primitive));
  }
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// At a place that is known only when a reference has been read. The reference is valid, or the
/// thread waits for it.
Execution::Notice Execution::issue_at_unknown(const Instruction& at, const Cell* cells) {
  const MemoryOperands operands = memory_operands(at);
  const Value object = value_of(operands.address, ValueKind::Reference);
  if (object.is_known() || is_full()) return stop_to_stall();
  Expression place = pending().at(object);
  if (place.kind != Expression::Kind::Address) {
    if (const auto done = take_for_granted(object)) return *done;
    place = address_in(object);
  }
  const Type* type = nullptr;
  bool is_volatile_one = is_volatile(at) || has_mark(Mark::Volatile);
  switch (operands.family) {
    case Family::field:
      type = at.field->type;
      place.owner = at.field->owner;
      place.offset = at.field->offset;
      break;
    case Family::element: {
      type = type_through(types(), at);
      const auto offset = offset_of_element(cells[operands.index], *type);
      if (!offset) return stop_to_stall();
      place.offset = *offset;
      place.is_element = true;
      place.owner = type;
      is_volatile_one = has_mark(Mark::Volatile);
      break;
    }
    case Family::through:
      type = type_through(types(), at);
      place.offset += static_cast<std::uint32_t>(operands.offset);
      is_volatile_one |= at.op == Op::call_intrinsic;
      break;
    case Family::none:
    case Family::static_:
    case Family::box:
    case Family::array:
    case Family::fresh:
    case Family::intrinsic:
    case Family::thread:
    case Family::class_:
      return stop_to_stall();
  }
  // It is told by its indexes which element it is, so nothing of another may be accessed by it.
  const bool leaves_element =
      !place.indexes.empty() && std::int64_t{place.offset} + type->value_size > place.imm;
  if (leaves_element) return stop_to_stall();
  const Value where{0, ValueKind::Pointer, pending().add(place)};
  if (!issue_parts(operands.writes, is_volatile_one, where, *type, operands.value)) {
    return stop_to_stall();
  }
  return Notice::Skip;
}

/// One operation for each primitive. False if only a part of what is to be written is there.
bool Execution::issue_parts(bool writes, bool is_volatile, const Value& where, const Type& type,
                            std::uint32_t cell) {
  const bool is_struct = type.stack_kind == StackKind::Struct;
  const bool has_value = cell != MemoryOperands::none;
  std::vector<Operation> operations;
  for (const Part& part : parts_of(type)) {
    Operation operation;
    operation.type = class_of(writes, is_volatile);
    operation.primitive = part.primitive;
    operation.where = where;
    if (where.is_known()) {
      operation.where.cell += part.offset;
    } else if (part.offset != 0) {
      Expression place = pending().at(where);
      place.offset += part.offset;
      operation.where.expression = pending().add(place);
    }
    if (writes) {
      const std::uint32_t byte = has_value ? byte_of(cell) + (is_struct ? part.offset : 0) : 0;
      const auto value = has_value ? value_at(byte, is_struct ? size_of(part.primitive) : 8,
                                              kind_of(part.primitive))
                                   : Value{0, kind_of(part.primitive), 0};
      if (!value) return false;
      operation.value = *value;
      operation.value.kind = kind_of(part.primitive);
    }
    operation.origin = origin();
    operations.push_back(operation);
  }
  if (!writes) {
    pending().forget(byte_of(cell), type.cells() * 8);
    std::fill_n(cells(frame()) + cell, type.cells(), Cell{0});
  }
  std::size_t number = 0;
  for (const Part& part : parts_of(type)) {
    Operation& operation = operations[number++];
    if (!writes) {
      const std::uint32_t byte = byte_of(cell) + (is_struct ? part.offset : 0);
      pending().defer(byte, is_struct ? size_of(part.primitive) : 8,
                      read_of_next(kind_of(part.primitive)));
    }
    push(operation);
  }
  return true;
}

/// What the operation brings that is about to join the queue.
std::uint32_t Execution::read_of_next(ValueKind kind) {
  Expression read;
  read.type = kind;
  read.operation = static_cast<std::uint32_t>(pending().queue.size());
  return pending().add(read);
}

void Execution::push(Operation operation) {
  if (operation.is_write() && operation.value.kind != ValueKind::Plain) {
    published_ = heap().end();
  }
  if (relaxation_->listener != nullptr) relaxation_->listener->issues(number_, operation);
  pending().queue.push_back(operation);
}

/// On memory that is known.
Operation Execution::operation_at(OperationClass type, Cell where, Primitive primitive) {
  Operation operation;
  operation.type = type;
  operation.primitive = primitive;
  operation.where = {where, ValueKind::Pointer, 0};
  operation.value.kind = kind_of(primitive);
  operation.origin = origin();
  return operation;
}

/// The innermost instruction that is the program's own.
Origin Execution::origin() {
  for (auto one = thread_->frames.rbegin(); one != thread_->frames.rend(); ++one) {
    if (is_programs_own(*one)) return {one->code, one->pc};
  }
  return {};
}

}  // namespace mmcheck::vm
