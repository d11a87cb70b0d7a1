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
  if (!is_fresh(access)) note_publication(access);
  ++merged_;
  return true;
}

bool Execution::is_full() {
  if (pending().queue.size() < relaxation_->queue_limit) return false;
  reach(Limit::Operations, {});
  return true;
}

Execution::Notice Execution::issue_access(const Access& access, const Instruction& at) {
  const Type* type = access.type;
  if (at.op == Op::unbox_any) type = at.type;
  if (at.op == Op::unbox_nullable) return issue_unboxed(access, at);
  note_late_read(access);
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

/// What is in a box that is not known, of the type that the instruction takes it for.
Execution::Notice Execution::issue_unboxed_later(const Instruction& at) {
  const Value box = value_of(at.b, ValueKind::Reference);
  if (box.is_known()) return wait_for_value();  // part of it is there
  if (is_full()) return stop_to_stall();
  if (at.type->is_nullable) return issue_nullable_later(at, box);
  if (const auto done = guess_no_throw(box, Value())) return *done;
  const Value where{0, ValueKind::Pointer, pending().add(address_in(box))};
  return issue_parts(false, false, where, *at.type, at.a) ? Notice::Skip : stop_to_stall();
}

/// A Nullable: nothing, or what is in a box of just its type; or the run waits and throws.
Execution::Notice Execution::issue_nullable_later(const Instruction& at, const Value& box) {
  const Value null{0, ValueKind::Reference, 0};
  const bool is_null = find_assumption(Assumed::Number, box, null) != nullptr;
  const bool is_box = find_assumption(Assumed::NoThrow, box, Value()) != nullptr;
  std::uint32_t way = is_null ? 0 : 1;
  if (!is_null && !is_box) {
    if (const auto stalls = cannot_guess()) return *stalls;
    const auto chosen = choose_way(3);
    if (!chosen) return Notice::Stop;
    if (*chosen == 2) return wait_to_refuse();
    way = *chosen;
    way == 0 ? assume(Assumed::Number, box, null, 0)
             : assume(Assumed::NoThrow, box, Value(), frame().pc + 1);
  }
  pending().forget(byte_of(at.a), at.type->cells() * 8);
  std::fill_n(cells(frame()) + at.a, at.type->cells(), Cell{0});
  if (way == 0) return Notice::Skip;
  auto* bytes = reinterpret_cast<std::uint8_t*>(cells(frame()) + at.a);
  bytes[nullable_has_value(*at.type).offset] = 1;
  const std::uint32_t value = byte_of(at.a) + nullable_value(*at.type).offset;
  for (const Part& part : parts_of(*at.type->arguments[0])) {
    Expression place = address_in(box);
    place.offset = part.offset;
    Operation read;
    read.primitive = part.primitive;
    read.where = {0, ValueKind::Pointer, pending().add(place)};
    read.origin = origin();
    pending().defer(value + part.offset, size_of(part.primitive),
                    read_of_next(kind_of(part.primitive)));
    push(read);
  }
  return Notice::Skip;
}

/// At a place that is known only when a reference or an index has been read. The place is valid, or
/// the thread waits for it.
Execution::Notice Execution::issue_at_unknown(const Instruction& at, const Cell* cells) {
  const MemoryOperands operands = memory_operands(at);
  const Value object = value_of(operands.address, ValueKind::Reference);
  if (object.is_known() && is_deferred(operands.address)) return wait_for_value();
  if (is_full()) return stop_to_stall();
  if (operands.family == Family::element) return issue_at_unknown_element(at, cells, object);
  Expression place = pending().at(object);
  if (place.kind != Expression::Kind::Address) {
    if (const auto done = take_for_granted(object)) return *done;
    place = address_in(object);
  }
  const Type* type = nullptr;
  bool is_volatile_one = is_volatile(at) || has_mark(Mark::Volatile);
  if (operands.family == Family::field) {
    type = at.field->type;
    place.owner = at.field->owner;
    place.offset = at.field->offset;
  } else {
    type = type_through(types(), at);
    place.offset += static_cast<std::uint32_t>(operands.offset);
    is_volatile_one |= at.op == Op::call_intrinsic;
  }
  // It is told by its indexes which element it is, so nothing of another may be accessed by it.
  const bool has_index = place.has_index || !place.indexes.empty();
  if (has_index && std::int64_t{place.offset} + type->value_size > place.imm) {
    return wait_for_value();
  }
  const Value where{0, ValueKind::Pointer, pending().add(place)};
  return issue_parts(operands.writes, is_volatile_one, where, *type, operands.value)
             ? Notice::Skip
             : wait_for_value();
}

Execution::Notice Execution::issue_at_unknown_element(const Instruction& at, const Cell* cells,
                                                      const Value& array) {
  const MemoryOperands operands = memory_operands(at);
  const Type& type = *type_through(types(), at);
  const auto place = address_of_element(array, operands.index, type);
  if (!place) return wait_for_value();
  std::optional<Value> stored;
  if (at.op == Op::stelem_ref && !is_sure_to_hold(at, cells)) {
    stored = value_of(operands.value, ValueKind::Reference);
    if (stored->is_known() && is_deferred(operands.value)) return wait_for_value();
  }
  if (const auto done = take_element_for_granted(*place, stored)) return *done;
  Value where{0, ValueKind::Pointer, 0};
  if (array.is_known() &&
      !place->has_index) {  // it is not known whether it may hold what is stored
    where.cell = Pointer::to_object(to_u4(array.cell), place->offset);
  } else {
    where.expression = pending().add(*place);
  }
  return issue_parts(operands.writes, has_mark(Mark::Volatile), where, type, operands.value)
             ? Notice::Skip
             : wait_for_value();
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
  has_operated_ = true;
  const bool is_placed = operation.kind == Operation::Kind::Access && operation.where.is_known();
  const bool is_in_fresh = is_placed && is_fresh(access_of_waiting(operation));
  operation.is_fresh = operation.is_plain() && is_in_fresh;
  if (operation.is_write() && operation.value.kind != ValueKind::Plain && !is_in_fresh) {
    published_ = heap().end();
  }
  if (relaxation_->listener != nullptr) relaxation_->listener->issues(number_, operation);
  pending().queue.push_back(operation);
  // Whether others write to a place that is not known, nobody knows.
  const bool may_be_late = operation.is_read() && !operation.where.is_known();
  if (may_be_late && pending().waited.code != nullptr) reach(Limit::Control, pending().waited);
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
