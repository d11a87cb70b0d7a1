#include "vm/visible/access.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

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
Kind kind_of_start(Execution& execution, const Cell* arguments) {
  return find_thread(execution.state(), to_u4(arguments[0])) ? Kind::LookAround : Kind::Start;
}

Kind kind_of_join(Execution& execution, const Cell* arguments) {
  const State& state = execution.state();
  const auto other = find_thread(state, to_u4(arguments[0]));
  if (!other) return Kind::LookAround;
  return state.threads[*other]->status == Thread::Status::Ended ? Kind::Join : Kind::Synchronize;
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
      return Access{kind_of_start(execution, arguments)};
    case Role::Synchronize:
      if (method.intrinsic->waits != Waits::ForThread) return Access{Kind::Synchronize};
      return Access{kind_of_join(execution, arguments)};
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

using Family = MemoryOperands::Family;

struct Shape {
  Family family = Family::None;
  bool writes = false;
};

/// As the instructions are named.
Shape shape_of(std::string_view name) {
  struct Row {
    std::string_view prefix;
    Shape shape;
  };
  static constexpr Row rows[] = {
      {"ldfld_", {Family::Field, false}},   {"stfld_", {Family::Field, true}},
      {"ldsfld_", {Family::Static, false}}, {"stsfld_", {Family::Static, true}},
      {"ldind_", {Family::Through, false}}, {"stind_", {Family::Through, true}},
      {"ldobj", {Family::Through, false}},  {"stobj", {Family::Through, true}},
      {"initobj", {Family::Through, true}}, {"ldelem_", {Family::Element, false}},
      {"stelem_", {Family::Element, true}},
  };
  const auto row =
      std::ranges::find_if(rows, [&](const Row& one) { return name.starts_with(one.prefix); });
  return row == std::end(rows) ? Shape() : row->shape;
}

Shape shape_of(Op op) {
  static const auto shapes = [] {
    std::vector<Shape> all;
    for (std::uint16_t i = 0; i <= static_cast<std::uint16_t>(Op::missing); ++i) {
      all.push_back(shape_of(info(static_cast<Op>(i)).name));
    }
    return all;
  }();
  return shapes[static_cast<std::size_t>(op)];
}

}  // namespace

bool is_volatile(const Instruction& at) { return (at.c & AccessFlags::is_volatile) != 0; }

MemoryOperands memory_operands(const Instruction& at) {
  constexpr std::uint32_t none = MemoryOperands::none;
  const auto [family, writes] = shape_of(at.op);
  switch (family) {
    case Family::None:
      break;
    case Family::Field:
      return writes ? MemoryOperands{family, true, at.a, none, at.b}
                    : MemoryOperands{family, false, at.b, none, at.a};
    case Family::Through: {
      if (at.op == Op::initobj) return {family, true, at.a, none, none};
      const std::int64_t offset = at.op == Op::ldobj || at.op == Op::stobj ? 0 : at.imm;
      return writes ? MemoryOperands{family, true, at.a, none, at.b, offset}
                    : MemoryOperands{family, false, at.b, none, at.a, offset};
    }
    case Family::Static:
      return {family, writes, none, none, at.a};
    case Family::Element:
      return writes ? MemoryOperands{family, true, at.a, at.b, at.c}
                    : MemoryOperands{family, false, at.b, at.c, at.a};
  }
  if (at.op != Op::call_intrinsic) return {};
  switch (at.method->intrinsic->role) {
    case Role::VolatileRead:
      return {Family::Through, false, at.a, none, at.a};
    case Role::VolatileWrite:
      return {Family::Through, true, at.a, none, at.a + std::uint32_t{1}};
    default:
      return {};
  }
}

std::optional<std::uint32_t> offset_of_element(Cell index, const Type& element) {
  constexpr Cell longest = 0x7fffffff;
  if (index > longest / element.value_size) return std::nullopt;
  return static_cast<std::uint32_t>(index) * element.value_size;
}

const Type* type_through(TypeSystem& types, const Instruction& at) {
  using assembly::ElementType;
  if (at.op == Op::call_intrinsic) return at.method->parameters[0]->element;
  const std::string_view name = info(at.op).name;
  const std::string_view suffix = name.substr(name.find_last_of('_') + 1);
  struct Row {
    std::string_view suffix;
    ElementType type;
  };
  static constexpr Row rows[] = {
      {"i1", ElementType::I1},      {"u1", ElementType::U1}, {"i2", ElementType::I2},
      {"u2", ElementType::U2},      {"i4", ElementType::I4}, {"i8", ElementType::I8},
      {"ref", ElementType::Object},
  };
  const auto row = std::ranges::find(rows, suffix, &Row::suffix);
  return row == std::end(rows) ? at.type : types.primitive(row->type);
}

std::optional<Access> access_of(Execution& execution, const Instruction& at, const Cell* cells) {
  const MemoryOperands operands = memory_operands(at);
  const Kind kind = operands.writes ? Kind::Write : Kind::Read;
  if (at.op != Op::call_intrinsic) {
    switch (operands.family) {
      case Family::None:
        break;
      case Family::Field:
        return of_field(execution, kind, cells[operands.address], at);
      case Family::Static:
        return of_static(kind, at);
      case Family::Through:
        return through(kind, cells[operands.address], operands.offset,
                       type_through(execution.types(), at), is_volatile(at));
      case Family::Element:
        if (operands.writes) return of_stored_element(execution, at, cells);
        return of_element(execution, kind, at, cells[operands.address], cells[operands.index]);
    }
  }
  switch (at.op) {
    case Op::unbox_any:
    case Op::unbox_nullable:
      return of_box(execution, cells[at.b], *at.type);
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
