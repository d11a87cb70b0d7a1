// The contents of what is made with contents: boxes, delegates, arrays with initial values.
//
// An object is there as soon as it is made, for all threads, with zeros in it; what is put into it
// are writes like others, and may come later (models/semantics.md, 2). Nobody else has the object
// yet, so the writes matter only once it was handed out: under a model that has publication they
// come before that (models/semantics.md, 6). Where no other thread is left, or the contents are all
// zero or null, the instruction is executed as it is.
#include <algorithm>

#include "vm/execute/objects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;
using model::OperationClass;

}  // namespace

Execution::Notice Execution::issue_contents(const Instruction& at) {
  if (at.op == Op::box) return issue_box(at);
  return at.op == Op::box_nullable ? issue_box_nullable(at) : issue_delegate(at);
}

/// Whether what is to be written of each primitive is there, or will be.
bool Execution::is_whole(const Type& type, std::uint32_t cell) {
  const bool is_struct = type.stack_kind == StackKind::Struct;
  return std::ranges::all_of(parts_of(type), [&](const Part& part) {
    const std::uint32_t byte = byte_of(cell) + (is_struct ? part.offset : 0);
    return value_at(byte, is_struct ? size_of(part.primitive) : 8, kind_of(part.primitive))
        .has_value();
  });
}

/// The contents of a box are written like any others.
Execution::Notice Execution::issue_box(const Instruction& at) {
  if (pending().queue.empty() && surroundings_->is_alone()) return Notice::Execute;
  if (is_full() || !is_whole(*at.type, at.b)) return stop_to_stall();
  const Type& type = *at.type;
  const std::vector<Cell> nothing(type.cells());
  const Ref ref = box(type, nothing.data());
  if (ref == 0) return Notice::Execute;  // it throws
  const Value where{Pointer::to_object(ref, 0), ValueKind::Pointer, 0};
  if (!issue_parts(true, false, where, type, at.b)) return stop_to_stall();
  forget_cells(frame().base + at.a, 1);
  cells(frame())[at.a] = ref;
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// Those of the box of a Nullable, too. That it has a value is known.
Execution::Notice Execution::issue_box_nullable(const Instruction& at) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(cells(frame()) + at.b);
  const bool has_value = bytes[nullable_has_value(*at.type).offset] != 0;
  const bool is_seen = !pending().queue.empty() || !surroundings_->is_alone();
  if (!has_value || !is_seen) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  const Type& type = *at.type->arguments[0];
  const std::uint8_t* value = bytes + nullable_value(*at.type).offset;
  const std::vector<Cell> nothing(type.cells());
  const Ref ref = box(type, nothing.data());
  if (ref == 0) return Notice::Execute;  // it throws
  for (const Part& part : parts_of(type)) {
    const Cell where = Pointer::to_object(ref, part.offset);
    Operation operation = operation_at(OperationClass::Write, where, part.primitive);
    operation.value.cell = load_primitive(part.primitive, value + part.offset);
    push(operation);
  }
  forget_cells(frame().base + at.a, 1);
  cells(frame())[at.a] = ref;
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// So is the target of a delegate.
Execution::Notice Execution::issue_delegate(const Instruction& at) {
  if (pending().queue.empty() && surroundings_->is_alone()) return Notice::Execute;
  const auto target = value_at(byte_of(at.b), 8, ValueKind::Reference);
  if (target && target->is_known() && target->cell == 0) return Notice::Execute;
  if (!target || is_full()) return stop_to_stall();
  const Ref ref = make_delegate(*at.type, cells(frame())[at.c]);
  if (ref == 0) return Notice::Execute;  // it throws
  const Cell where = Pointer::to_object(ref, known().delegate_target->offset);
  Operation operation = operation_at(OperationClass::Write, where, Primitive::Ref);
  operation.value = *target;
  push(operation);
  forget_cells(frame().base + at.a, 1);
  cells(frame())[at.a] = ref;
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// So are the elements of an array that is made with its contents.
Execution::Notice Execution::issue_initializer(const Instruction& at, const Cell* cells) {
  const Object* array = heap().find(to_u4(cells[at.a]));
  const bool is_simple = array != nullptr && array->type->is_array() &&
                         array->type->element->stack_kind != StackKind::Struct &&
                         !array->type->element->is_reference();
  if (!is_simple || surroundings_->is_alone()) {
    return pending().queue.empty() ? Notice::Execute : stop_to_stall();
  }
  const Type& element = *array->type->element;
  const std::span<const std::uint8_t> data = types().initial_data(*at.field);
  const std::uint32_t begin = elements_offset(*array->type);
  const std::uint32_t count = array->length;
  if (std::uint64_t{count} * element.value_size > data.size()) {
    return pending().queue.empty() ? Notice::Execute : stop_to_stall();
  }
  const Ref ref = to_u4(cells[at.a]);
  Access access{Kind::Write};
  access.to = {Pointer::Kind::Object, ref, begin};
  access.type = &element;
  if (may_act_at_once(access)) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t offset = i * element.value_size;
    const Cell where = Pointer::to_object(ref, begin + offset);
    Operation operation = operation_at(OperationClass::Write, where, element.primitive);
    operation.value.cell = load_primitive(element.primitive, data.data() + offset);
    push(operation);
  }
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

}  // namespace mmcheck::vm
