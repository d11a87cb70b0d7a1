#include "vm/access.hpp"

#include <algorithm>

#include "vm/intrinsics.hpp"
#include "vm/objects.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;
using Found = std::optional<Access>;

bool is_volatile(const Instruction& at) { return (at.c & AccessFlags::is_volatile) != 0; }

Access access(Kind kind, const Pointer& to, const Type* type, bool volatile_one) {
  return {kind, volatile_one, to, {Pointer::Kind::None, 0, 0}, type->value_size, type};
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
  if (found == nullptr) return {};  // throws
  const Pointer to{Pointer::Kind::Object, to_u4(object), at.field->offset};
  return access(kind, to, at.field->type, is_volatile(at));
}

Found of_static(Kind kind, const Instruction& at) {
  if (at.field->has_data || at.field->is_thread_static) return {};
  const Pointer to{Pointer::Kind::Static, at.field->owner->id, at.field->offset};
  return access(kind, to, at.field->type, is_volatile(at));
}

Found of_element(Execution& execution, Kind kind, Cell array, Cell index) {
  const Object* found = execution.heap().find(to_u4(array));
  if (found == nullptr || !found->type->is_array() || index >= found->length) return {};
  const Type& type = *found->type->element;
  const Pointer to{Pointer::Kind::Object, to_u4(array),
                   static_cast<std::uint32_t>(index) * type.value_size};
  return access(kind, to, &type, false);
}

/// All that is in a box is one value: C# does not change it. What is no box throws.
Found of_box(Execution& execution, Cell box) {
  const Object* object = execution.heap().find(to_u4(box));
  if (object == nullptr || !object->type->is_value_type()) return {};
  Access access{Kind::Read};
  access.to = {Pointer::Kind::Object, to_u4(box), 0};
  access.size = 1;
  return access;
}

Found of_object(Kind kind, Cell object, const Type* type) {
  if (object == 0) return {};
  return access(kind, {Pointer::Kind::Object, to_u4(object), 0}, type, false);
}

/// What an instruction named after a primitive reads or writes.
const Type* primitive_of(TypeSystem& types, Op op) {
  using assembly::ElementType;
  switch (op) {
    case Op::ldind_i1:
    case Op::stind_i1:
      return types.primitive(ElementType::I1);
    case Op::ldind_u1:
      return types.primitive(ElementType::U1);
    case Op::ldind_i2:
    case Op::stind_i2:
      return types.primitive(ElementType::I2);
    case Op::ldind_u2:
      return types.primitive(ElementType::U2);
    case Op::ldind_i4:
    case Op::stind_i4:
      return types.primitive(ElementType::I4);
    case Op::ldind_i8:
    case Op::stind_i8:
      return types.primitive(ElementType::I8);
    default:
      return types.primitive(ElementType::Object);
  }
}

Found copy(Cell to, Cell from, std::uint32_t size, const Type* type) {
  const Pointer target = Pointer::decode(to);
  const Pointer source = Pointer::decode(from);
  if (size == 0 || (!is_shared(target) && !is_shared(source))) return {};
  return Access{Kind::Copy, false, target, source, size, type};
}

std::uint32_t values_in(const Type& type) {
  if (type.is_array()) return 2;       // or more
  if (type.is_value_type()) return 1;  // a box: C# does not change what is in one
  return static_cast<std::uint32_t>(type.parts.size());
}

/// All that is in an object; of an array, if `element` says so, one of its elements.
Found of_whole(Execution& execution, Kind kind, Cell object, bool element) {
  const Object* found = execution.heap().find(to_u4(object));
  if (found == nullptr) return {};
  const bool is_element = element && found->type->is_array();
  Access access{kind};
  access.to = {Pointer::Kind::Object, to_u4(object), 0};
  access.size = is_element ? std::max<std::uint32_t>(
                                 static_cast<std::uint32_t>(found->type->element->parts.size()), 1)
                           : values_in(*found->type);
  return access;
}

Found of_monitor(Execution& execution, Kind kind, Cell object) {
  if (execution.heap().find(to_u4(object)) == nullptr) return {};
  Access found{kind};
  found.to = {Pointer::Kind::Object, to_u4(object), 0};
  return found;
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
      return {};
    case Role::VolatileRead:
      return pointed(Kind::Read, true);
    case Role::VolatileWrite:
      return pointed(Kind::Write, true);
    case Role::Atomic:
      return pointed(Kind::Atomic, false);
    case Role::Fence:
      return Access{Kind::Fence};
    case Role::Lock:
      return of_monitor(execution, Kind::Lock, arguments[0]);
    case Role::TryLock:
      return of_monitor(execution, Kind::TryLock, arguments[0]);
    case Role::Unlock:
      return of_monitor(execution, Kind::Unlock, arguments[0]);
    case Role::ElementRead:
      return of_whole(execution, Kind::Read, arguments[0], true);
    case Role::ElementWrite:
      return of_whole(execution, Kind::Write, arguments[0], true);
    case Role::ObjectRead:
      return of_whole(execution, Kind::Read, arguments[0], false);
    case Role::BlockRead: {
      const Pointer from = Pointer::decode(arguments[0]);
      if (!is_shared(from)) return {};
      return Access{Kind::Copy, false, {Pointer::Kind::None, 0, 0}, from, 2, nullptr};
    }
    case Role::Start:
      return Access{Kind::Start};
    case Role::Synchronize:
      return Access{Kind::Synchronize};
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

}  // namespace

std::optional<Access> access_of(Execution& execution, const Instruction& at, const Cell* cells) {
  switch (at.op) {
    case Op::ldfld_i1:
    case Op::ldfld_u1:
    case Op::ldfld_i2:
    case Op::ldfld_u2:
    case Op::ldfld_i4:
    case Op::ldfld_i8:
    case Op::ldfld_ref:
    case Op::ldfld_struct:
      return of_field(execution, Kind::Read, cells[at.b], at);
    case Op::stfld_i1:
    case Op::stfld_i2:
    case Op::stfld_i4:
    case Op::stfld_i8:
    case Op::stfld_ref:
    case Op::stfld_struct:
      return of_field(execution, Kind::Write, cells[at.a], at);
    case Op::ldsfld_i1:
    case Op::ldsfld_u1:
    case Op::ldsfld_i2:
    case Op::ldsfld_u2:
    case Op::ldsfld_i4:
    case Op::ldsfld_i8:
    case Op::ldsfld_ref:
    case Op::ldsfld_struct:
      return of_static(Kind::Read, at);
    case Op::stsfld_i1:
    case Op::stsfld_i2:
    case Op::stsfld_i4:
    case Op::stsfld_i8:
    case Op::stsfld_ref:
    case Op::stsfld_struct:
      return of_static(Kind::Write, at);

    case Op::ldind_i1:
    case Op::ldind_u1:
    case Op::ldind_i2:
    case Op::ldind_u2:
    case Op::ldind_i4:
    case Op::ldind_i8:
    case Op::ldind_ref:
      return through(Kind::Read, cells[at.b], at.imm, primitive_of(execution.types(), at.op),
                     is_volatile(at));
    case Op::stind_i1:
    case Op::stind_i2:
    case Op::stind_i4:
    case Op::stind_i8:
    case Op::stind_ref:
      return through(Kind::Write, cells[at.a], at.imm, primitive_of(execution.types(), at.op),
                     is_volatile(at));
    case Op::ldobj:
      return through(Kind::Read, cells[at.b], 0, at.type, is_volatile(at));
    case Op::stobj:
    case Op::initobj:
      return through(Kind::Write, cells[at.a], 0, at.type, is_volatile(at));
    case Op::cpobj:
      return copy(cells[at.a], cells[at.b], at.type->value_size, at.type);
    case Op::cpblk:
      return copy(cells[at.a], cells[at.b], to_u4(cells[at.c]), nullptr);
    case Op::initblk:
      return copy(cells[at.a], 0, to_u4(cells[at.c]), nullptr);

    case Op::ldelem_i1:
    case Op::ldelem_u1:
    case Op::ldelem_i2:
    case Op::ldelem_u2:
    case Op::ldelem_i4:
    case Op::ldelem_i8:
    case Op::ldelem_ref:
    case Op::ldelem_struct:
      return of_element(execution, Kind::Read, cells[at.b], cells[at.c]);
    case Op::stelem_i1:
    case Op::stelem_i2:
    case Op::stelem_i4:
    case Op::stelem_i8:
    case Op::stelem_ref:
    case Op::stelem_struct:
      return of_element(execution, Kind::Write, cells[at.a], cells[at.b]);
    case Op::unbox_any:
    case Op::unbox_nullable:
      return of_box(execution, cells[at.b]);
    case Op::init_array:
      return of_object(Kind::Write, cells[at.a], at.field->type);

    case Op::call_intrinsic:
      return of_intrinsic(execution, *at.method, cells + at.a);
    case Op::ret:
    case Op::ret_value:
      if (execution.thread().frames.size() > 1) return {};
      return Access{Kind::End};
    case Op::ensure_class:
      return of_class(execution, *at.type);
    case Op::end_class: {
      Access found{Kind::Class};
      found.to = {Pointer::Kind::Static, at.type->id, 0};
      return found;
    }
    default:
      return {};
  }
}

}  // namespace mmcheck::vm
