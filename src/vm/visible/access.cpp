#include "vm/visible/access.hpp"

#include "vm/execute/objects.hpp"
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;
using Found = std::optional<Access>;

Access access(Kind kind, const Pointer& to, const Type* type, bool volatile_one) {
  return {kind, volatile_one, to, type};
}

/// Through a managed pointer. One to a frame's cells is to the thread's own; data in the file never
/// changes; a bad one throws, or ends the run.
bool is_shared(const Pointer& pointer) {
  return pointer.kind == Pointer::Kind::Object ||
         (pointer.kind == Pointer::Kind::Static && (pointer.base & Pointer::data_bit) == 0 &&
          !pointer.is_thread_static());
}

Found through(Kind kind, Cell cell, std::int64_t offset, const Type* type, bool volatile_one) {
  const Pointer pointer = Pointer::decode(cell + static_cast<Cell>(offset));
  if (cell == 0 || !is_shared(pointer)) return {};
  return access(kind, pointer, type, volatile_one);
}

Found of_field(Execution& execution, Kind kind, Cell object, const Instruction& at) {
  const Object* found = execution.heap().find(to_u4(object));
  if (found == nullptr || !has_field(*found, *at.field)) return {};  // throws, or ends the run
  const Pointer to{Pointer::Kind::Object, to_u4(object), at.field->offset};
  return access(kind, to, at.field->type, is_volatile(at));
}

Found of_static(Kind kind, const Instruction& at) {
  if (at.field->has_data || at.field->is_thread_static) return {};
  const Pointer to{Pointer::Kind::Static, at.field->owner->id, at.field->offset};
  return access(kind, to, at.field->type, is_volatile(at));
}

Found of_element(Execution& execution, Kind kind, const Instruction& at, Cell array, Cell index) {
  const Object* found = execution.heap().find(to_u4(array));
  if (found == nullptr || index >= found->length) return {};
  if (!has_elements_like(*found->type, *type_through(execution.types(), at))) return {};
  const Type& type = *found->type->element;
  const Pointer to{Pointer::Kind::Object, to_u4(array),
                   static_cast<std::uint32_t>(index) * type.value_size};
  return access(kind, to, &type, false);
}

Found of_stored_element(Execution& execution, const Instruction& at, const Cell* cells) {
  const Object* array = execution.heap().find(to_u4(cells[at.a]));
  const bool may_throw = at.op == Op::stelem_ref && array != nullptr && array->type->is_array();
  if (may_throw && !may_hold(execution, *array, to_u4(cells[at.c]))) return {};
  return of_element(execution, Kind::Write, at, cells[at.a], cells[at.b]);
}

/// All that is in a box is one value: C# does not change it. What is no box of `type` throws.
Found of_box(Execution& execution, Cell box, const Type& type) {
  const Object* object = execution.heap().find(to_u4(box));
  if (object == nullptr || !unboxes_as(*object->type, type)) return {};
  Access access{Kind::Read};
  access.to = {Pointer::Kind::Object, to_u4(box), 0};
  return access;
}

Found of_object(Kind kind, Cell object, const Type* type) {
  if (object == 0) return {};
  return access(kind, {Pointer::Kind::Object, to_u4(object), 0}, type, false);
}

Found of_monitor(Execution& execution, Kind kind, Cell object) {
  if (execution.heap().find(to_u4(object)) == nullptr) return {};
  Access found{kind};
  found.to = {Pointer::Kind::Object, to_u4(object), 0};
  return found;
}

/// Of a thread, by its object. What has ended has ended for good; who starts what runs already, or
/// waits for what does not, wants to know how far it is.
Kind kind_of_start(Execution& execution, Cell object) {
  return find_thread(execution.state(), to_u4(object)) ? Kind::LookAround : Kind::Start;
}

Kind kind_of_join(Execution& execution, Cell object) {
  const State& state = execution.state();
  const auto other = find_thread(state, to_u4(object));
  if (!other) return Kind::LookAround;
  return state.threads[*other]->status == Thread::Status::Ended ? Kind::Join : Kind::Await;
}

Access of_thread(Kind kind, Cell object) {
  Access found{kind};
  found.to = {Pointer::Kind::Object, to_u4(object), 0};
  return found;
}

/// How much time is left changes when nobody can go on: nobody else notices that a thread does.
Kind kind_of_pause(Execution& execution, const Cell* arguments) {
  return is_early(execution.thread(), arguments[0]) ? Kind::Synchronize : Kind::Join;
}

/// Of a task, by its word. What is its outcome is that for good.
Kind kind_of_outcome_read(Execution& execution, const Cell* arguments) {
  return is_outcome(execution.state(), arguments[0]) ? Kind::Outcome : Kind::Synchronize;
}

Access of_synchronizing(Execution& execution, const Intrinsic& intrinsic, const Cell* arguments) {
  if (intrinsic.waits == Waits::ForThread) {
    return of_thread(kind_of_join(execution, arguments[0]), arguments[0]);
  }
  if (intrinsic.waits == Waits::ForTime) return Access{kind_of_pause(execution, arguments)};
  return Access{Kind::Synchronize};
}

Found of_intrinsic(Execution& execution, const Method& method, const Cell* arguments) {
  const auto pointed = [&](Kind kind, bool volatile_one) -> Found {
    const Pointer to = Pointer::decode(arguments[0]);
    if (!is_shared(to)) return {};
    const Type& type = *method.parameters[0]->element;
    return access(kind, to, &type, volatile_one);
  };
  switch (method.intrinsic->role) {
    case Role::Local:
    case Role::Pure:
    case Role::Identity:
    case Role::Checked:
      return {};
    case Role::VolatileRead:
      return pointed(Kind::Read, true);
    case Role::OutcomeRead:
      return Access{kind_of_outcome_read(execution, arguments)};
    case Role::VolatileWrite:
      return pointed(Kind::Write, true);
    case Role::Atomic:
    case Role::CompareExchange:
      return pointed(Kind::Atomic, false);
    case Role::Fence:
      return Access{Kind::Fence};
    case Role::ProcessWideFence:
      return Access{Kind::ProcessWideFence};
    case Role::ReadFence:
      return Access{Kind::ReadFence};
    case Role::WriteFence:
      return Access{Kind::WriteFence};
    case Role::Lock:
      return of_monitor(execution, Kind::Lock, arguments[0]);
    case Role::TryLock:
      return of_monitor(execution, Kind::TryLock, arguments[0]);
    case Role::Unlock:
      return of_monitor(execution, Kind::Unlock, arguments[0]);
    case Role::Start:
      return of_thread(kind_of_start(execution, arguments[0]), arguments[0]);
    case Role::Signal:
      return of_monitor(execution, Kind::Signal, arguments[0]);
    case Role::Synchronize:
      return of_synchronizing(execution, *method.intrinsic, arguments);
    case Role::Free: {
      Access freed{Kind::Synchronize};
      freed.to = Pointer::decode(arguments[0]);
      return freed;
    }
    case Role::LookAround:
      return Access{Kind::LookAround};
    case Role::Choice:
      return Access{Kind::Choose};
  }
  return {};
}

/// What a class's initialisation is to others once it is over, well or badly, is the same for ever.
Found of_class(Execution& execution, const Type& type) {
  const Statics& statics = execution.statics(type);
  const bool is_over =
      statics.status == Statics::Status::Done || statics.status == Statics::Status::Failed;
  const bool is_own =
      statics.status == Statics::Status::Running && statics.thread == execution.thread_number();
  if (is_over || is_own || type.static_constructor == nullptr) return {};
  Access found{Kind::Class};
  found.to = {Pointer::Kind::Static, type.id, 0};
  return found;
}

/// From where its pointer points to. What has a type there has no room for an offset.
std::int64_t offset_through(const Instruction& at) {
  return info(at.op).immediate == Immediate::number ? at.imm : 0;
}

Found of_memory(Execution& execution, const Instruction& at, const Cell* cells, Kind kind,
                Family family) {
  const bool writes = kind == Kind::Write;
  const Cell address = cells[writes ? at.a : at.b];
  switch (family) {
    case Family::field:
      return of_field(execution, kind, address, at);
    case Family::static_:
      return of_static(kind, at);
    case Family::through:
      return through(kind, address, offset_through(at), type_through(execution.types(), at),
                     is_volatile(at));
    case Family::element:
      if (writes) return of_stored_element(execution, at, cells);
      return of_element(execution, kind, at, address, cells[at.c]);
    case Family::box:
      return of_box(execution, address, *at.type);
    case Family::array:
      return of_object(kind, address, at.field->type);
    case Family::none:
    case Family::fresh:
    case Family::intrinsic:
    case Family::thread:
    case Family::class_:
      break;  // no row that reads or writes is of these: ir.cpp
  }
  return {};
}

/// An access that is no plain read or write.
Found of_meeting(Execution& execution, const Instruction& at, const Cell* cells, Family family) {
  switch (family) {
    case Family::intrinsic:
      return of_intrinsic(execution, *at.method, cells + at.a);
    case Family::thread:
      if (execution.thread().frames.size() > 1) return {};
      return Access{Kind::End};
    case Family::class_: {
      if (at.op == Op::ensure_class) return of_class(execution, *at.type);
      Access found{Kind::Class};
      found.to = {Pointer::Kind::Static, at.type->id, 0};
      return found;
    }
    case Family::none:
    case Family::field:
    case Family::static_:
    case Family::through:
    case Family::element:
    case Family::box:
    case Family::array:
    case Family::fresh:
      break;  // likewise
  }
  return {};
}

/// Of an intrinsic that reads or writes one value where its first argument points to.
MemoryOperands operands_of_intrinsic(const Instruction& at) {
  const Role role = at.method->intrinsic->role;
  if (role == Role::VolatileRead) {
    return {Family::through, false, at.a, MemoryOperands::none, at.a};
  }
  if (role != Role::VolatileWrite) return {};
  return {Family::through, true, at.a, MemoryOperands::none, at.a + std::uint32_t{1}};
}

/// The primitive type that a width stands for; End where `type` says it.
assembly::ElementType element_type_of(Width width) {
  using assembly::ElementType;
  switch (width) {
    case Width::i1:
      return ElementType::I1;
    case Width::u1:
      return ElementType::U1;
    case Width::i2:
      return ElementType::I2;
    case Width::u2:
      return ElementType::U2;
    case Width::i4:
      return ElementType::I4;
    case Width::i8:
      return ElementType::I8;
    case Width::ref:
      return ElementType::Object;
    case Width::none:
    case Width::value:
    case Width::cells:
    case Width::bytes:
      break;
  }
  return ElementType::End;
}

}  // namespace

bool is_volatile(const Instruction& at) { return (at.c & AccessFlags::is_volatile) != 0; }

MemoryOperands memory_operands(const Instruction& at) {
  constexpr std::uint32_t none = MemoryOperands::none;
  const OpInfo& row = info(at.op);
  if (row.effect < Effect::read) return {};
  const bool writes = row.effect == Effect::write;
  switch (row.family) {
    case Family::field:
      return writes ? MemoryOperands{Family::field, true, at.a, none, at.b}
                    : MemoryOperands{Family::field, false, at.b, none, at.a};
    case Family::static_:
      return {Family::static_, writes, none, none, at.a};
    case Family::through:
      if (row.form == Form::s) return {Family::through, true, at.a, none, none};
      return writes ? MemoryOperands{Family::through, true, at.a, none, at.b, offset_through(at)}
                    : MemoryOperands{Family::through, false, at.b, none, at.a, offset_through(at)};
    case Family::element:
      return writes ? MemoryOperands{Family::element, true, at.a, at.b, at.c}
                    : MemoryOperands{Family::element, false, at.b, at.c, at.a};
    case Family::intrinsic:
      return operands_of_intrinsic(at);
    case Family::none:
    case Family::box:
    case Family::array:
    case Family::fresh:
    case Family::thread:
    case Family::class_:
      break;
  }
  return {};
}

std::vector<Part> parts_of(const Type& type) {
  if (type.stack_kind == StackKind::Struct) return type.parts;
  return {{0, type.primitive}};
}

std::optional<std::uint32_t> offset_of_element(Cell index, const Type& element) {
  constexpr Cell longest = 0x7fffffff;
  if (index > longest / element.value_size) return std::nullopt;
  return static_cast<std::uint32_t>(index) * element.value_size;
}

const Type* type_through(TypeSystem& types, const Instruction& at) {
  if (at.op == Op::call_intrinsic) return at.method->parameters[0]->element;
  const assembly::ElementType primitive = element_type_of(info(at.op).width);
  return primitive == assembly::ElementType::End ? at.type : types.primitive(primitive);
}

std::optional<Access> access_of(Execution& execution, const Instruction& at, const Cell* cells) {
  const OpInfo& row = info(at.op);
  switch (row.effect) {
    case Effect::read:
      return of_memory(execution, at, cells, Kind::Read, row.family);
    case Effect::write:
      return of_memory(execution, at, cells, Kind::Write, row.family);
    case Effect::meet:
      return of_meeting(execution, at, cells, row.family);
    case Effect::move:
    case Effect::pure:
    case Effect::compare:
    case Effect::address:
    case Effect::strict:
    case Effect::call:
    case Effect::allocate:
    case Effect::make:
      break;
  }
  return {};
}

}  // namespace mmcheck::vm
