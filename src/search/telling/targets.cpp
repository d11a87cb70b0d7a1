#include "search/telling/targets.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "base/text.hpp"
#include "base/unicode.hpp"
#include "vm/execute/objects.hpp"
#include "vm/execute/threads.hpp"

namespace mmcheck::search {
namespace {

using vm::Pointer;

Owner class_owner(const std::string& name) { return {Owner::Kind::Class, name}; }

Owner owner_of(const vm::State& state, vm::Ref ref, const Names& names) {
  if (ref == 0) return {};
  const vm::Object* object = state.heap.find(ref);
  if (object == nullptr) return {Owner::Kind::Unknown, {}};
  Owner owner{Owner::Kind::Object, base::without_scopes(object->type->name)};
  const bool has_number = ref < vm::Heap::first_permanent && ref <= names.size();
  if (has_number) owner.number = names[ref - 1];
  return owner;
}

/// "HasValue" and "Value" are what a program says of a Nullable<T>; its fields have other names.
const std::string& name_in_source(const vm::Type& owner, const vm::Field& field) {
  static const std::string has_value = "HasValue";
  static const std::string value = "Value";
  if (!owner.is_nullable) return field.name;
  return field.type->name == "bool" && field.offset == 0 ? has_value : value;
}

bool is_of_instances(const vm::Field& field) {
  return !field.is_static && !field.is_thread_static && !field.has_data;
}

Value value_of_reference(vm::Machine& machine, const vm::State& state, vm::Ref ref,
                         const Names& names) {
  Value value;
  const vm::Object* object = state.heap.find(ref);
  if (object != nullptr && object->type == machine.known().string) {
    value.kind = Value::Kind::String;
    value.text = base::to_utf8(machine.text(state, ref));
  } else {
    value.kind = Value::Kind::Reference;
    value.object = owner_of(state, ref, names);
  }
  return value;
}

Value value_of_struct(vm::Machine& machine, const vm::State& state, const vm::Type& type,
                      const std::uint8_t* at, const Names& names) {
  Value value;
  value.kind = Value::Kind::Struct;
  for (const auto& field : type.fields) {
    if (!is_of_instances(*field)) continue;
    value.parts.push_back({name_in_source(type, *field),
                           value_of(machine, state, *field->type, at + field->offset, names)});
  }
  return value;
}

Value whole_number(Value::Kind kind, std::uint64_t bits) {
  Value value;
  value.kind = kind;
  value.bits = bits;
  return value;
}

Value real_number(Value::Kind kind, double real) {
  Value value;
  value.kind = kind;
  value.real = real;
  return value;
}

Value value_of_primitive(const vm::Type& type, vm::Cell cell) {
  if (type.name == "bool") return whole_number(Value::Kind::Bool, cell != 0 ? 1 : 0);
  if (type.name == "char") return whole_number(Value::Kind::Char, static_cast<char16_t>(cell));
  switch (type.primitive) {
    case vm::Primitive::U4:
      return whole_number(Value::Kind::Unsigned, vm::to_u4(cell));
    case vm::Primitive::U8:
      return whole_number(Value::Kind::Unsigned, cell);
    case vm::Primitive::I8:
      return whole_number(Value::Kind::Signed, cell);
    case vm::Primitive::R4:
      return real_number(Value::Kind::Single, vm::to_r4(cell));
    case vm::Primitive::R8:
      return real_number(Value::Kind::Double, vm::to_r8(cell));
    case vm::Primitive::None:
    case vm::Primitive::I1:
    case vm::Primitive::U1:
    case vm::Primitive::I2:
    case vm::Primitive::U2:
    case vm::Primitive::I4:
    case vm::Primitive::Ref:
    case vm::Primitive::ByRef:
      break;
  }
  return whole_number(Value::Kind::Signed,
                      static_cast<std::uint64_t>(std::int64_t{vm::to_i4(cell)}));
}

/// Leads `target` to the primitive of `type` (or of its bases) at an offset, by the fields that are
/// on the way. The type of the last one; null if there is none.
const vm::Type* follow(Target& target, const vm::Type& type, std::uint32_t offset, bool is_static) {
  for (const vm::Type* at = &type; at != nullptr; at = at->base) {
    for (const auto& field : at->fields) {
      if (field->is_static != is_static || field->is_thread_static || field->has_data) continue;
      const std::uint32_t size = field->type->value_size;
      if (offset < field->offset || offset >= field->offset + size) continue;
      target.path.push_back(name_in_source(*at, *field));
      if (field->type->stack_kind != vm::StackKind::Struct) return field->type;
      const vm::Type* inner = follow(target, *field->type, offset - field->offset, false);
      return inner != nullptr ? inner : field->type;
    }
  }
  target.byte = offset;
  return nullptr;
}

/// The field of an object, or a static one of `type`, that refers to `to`; null if none does. Who
/// has no name cannot be named.
const vm::Field* field_that_refers_to(const vm::Type& type, bool is_static,
                                      const std::uint8_t* data, vm::Ref to) {
  for (const vm::Type* at = &type; at != nullptr; at = is_static ? nullptr : at->base) {
    for (const auto& field : at->fields) {
      const bool is_there = field->is_static == is_static && field->type->is_reference() &&
                            !field->is_thread_static && !field->has_data && !field->name.empty();
      if (is_there && vm::load<vm::Ref>(data + field->offset) == to) return field.get();
    }
  }
  return nullptr;
}

/// A field that leads to an object.
struct Leading {
  Holder holder;
  bool is_programs_own = false;  // and not the class library's
};

bool is_programs_own(const vm::Type& type) {
  const vm::Type* at = &type;
  while (at->definition.module == nullptr && at->element != nullptr) at = at->element;
  const vm::Module* module = at->definition.module;
  return module == nullptr || module->is_users();
}

/// All that there are, statics first.
std::vector<Leading> leading_to(vm::Machine& machine, const vm::State& state, vm::Ref object,
                                const Names& names) {
  std::vector<Leading> found;
  for (std::uint32_t id = 0; id < state.statics.size(); ++id) {
    if (!state.statics[id]) continue;
    const vm::Type& type = *machine.types().by_id(id);
    const vm::Field* field =
        field_that_refers_to(type, true, state.statics[id]->data.data(), object);
    if (field == nullptr) continue;
    found.push_back({{class_owner(type.name), field->name}, is_programs_own(type)});
  }
  for (vm::Ref ref = 1; ref < state.heap.end(); ++ref) {
    const vm::Object* holder = state.heap.find(ref);
    if (holder == nullptr || holder->type->is_array()) continue;
    const vm::Field* field = field_that_refers_to(*holder->type, false, holder->data(), object);
    if (field == nullptr) continue;
    found.push_back({{owner_of(state, ref, names), field->name}, is_programs_own(*holder->type)});
  }
  return found;
}

/// Where the value of the target is, if all of it is there: unsafe code can make any number a
/// pointer.
const std::uint8_t* data_at(std::span<const std::uint8_t> memory, std::uint32_t offset,
                            const vm::Type* type) {
  const bool is_there =
      type != nullptr && std::uint64_t{offset} + type->value_size <= memory.size();
  return is_there ? memory.data() + offset : nullptr;
}

Aim aim_at_static(const vm::Type* type, const vm::State& state, std::uint32_t offset) {
  Aim aim;
  if (type == nullptr) return aim;
  aim.target.kind = Target::Kind::Field;
  aim.target.owner = class_owner(type->name);
  aim.type = follow(aim.target, *type, offset, true);
  aim.is_programs_own = is_programs_own(*type);
  if (type->id < state.statics.size() && state.statics[type->id]) {
    aim.data = data_at(state.statics[type->id]->data, offset, aim.type);
  }
  return aim;
}

/// An array is called after the field that leads to it, if there is one. That of a collection of
/// the class library is no array of the program.
Aim aim_at_element(vm::Machine& machine, const vm::State& state, const Pointer& pointer,
                   const vm::Type& type, const Names& names) {
  std::vector<Leading> leading = leading_to(machine, state, pointer.base, names);
  Aim aim;
  aim.is_programs_own = leading.empty() || std::ranges::any_of(leading, &Leading::is_programs_own);
  aim.target.kind = Target::Kind::Element;
  aim.target.owner = owner_of(state, pointer.base, names);
  if (leading.size() == 1) aim.target.holder = std::move(leading[0].holder);
  aim.type = type.element;
  const std::uint32_t size = std::max(type.element->value_size, 1U);
  const std::uint32_t at = pointer.offset - vm::elements_offset(type);
  aim.target.index = at / size;
  if (type.element->stack_kind == vm::StackKind::Struct) {
    const vm::Type* inner = follow(aim.target, *type.element, at % size, false);
    if (inner != nullptr) aim.type = inner;
  }
  return aim;
}

/// In an object that is no array; of a box, it may be all that is in it.
Aim aim_at_object(const vm::State& state, const Pointer& pointer, const vm::Type& type,
                  const Names& names) {
  Aim aim;
  aim.target.owner = owner_of(state, pointer.base, names);
  aim.is_programs_own = is_programs_own(type);
  const bool is_box = type.kind == vm::Type::Kind::ValueType;
  if (is_box && type.primitive != vm::Primitive::None) {
    aim.target.kind = Target::Kind::Box;
    aim.type = &type;
  } else {
    aim.target.kind = Target::Kind::Field;
    aim.type = follow(aim.target, type, pointer.offset, false);
  }
  return aim;
}

/// Of a place that is not known yet, what is known of it.
Target unread_target(const vm::Pending& pending, const vm::Value& where) {
  const vm::Expression& place = pending.at(where);
  Target target;
  target.kind = Target::Kind::UnreadElement;
  if (place.owner == nullptr) return target;
  if (!place.is_element) target.kind = Target::Kind::UnreadReference;
  target.owner = class_owner(place.owner->name);
  follow(target, *place.owner, place.offset, false);
  return target;
}

}  // namespace

Aim aim_at(vm::Machine& machine, const vm::State& state, const Pointer& pointer,
           const Names& names) {
  if (pointer.kind == Pointer::Kind::Static) {
    return aim_at_static(machine.types().by_id(pointer.base), state, pointer.offset);
  }
  const vm::Object* object = state.heap.find(pointer.base);
  if (object == nullptr) return {};
  const vm::Type& type = *object->type;
  Aim aim = type.is_array() ? aim_at_element(machine, state, pointer, type, names)
                            : aim_at_object(state, pointer, type, names);
  aim.data = data_at({object->data(), object->size}, pointer.offset, aim.type);
  return aim;
}

Aim aim_of(vm::Machine& machine, vm::State& state, const vm::Pending& pending,
           const vm::Operation& operation, const Names& names) {
  Aim aim;
  if (!operation.where.is_known()) {
    aim.target = unread_target(pending, operation.where);
    return aim;
  }
  if (operation.is_of_monitor()) {
    aim.target = monitor_of(machine, state, vm::to_u4(operation.where.cell), names);
    return aim;
  }
  const Pointer pointer = Pointer::decode(operation.where.cell);
  vm::Execution execution(machine, state, 0);
  make_statics_at(execution, pointer);
  return aim_at(machine, state, pointer, names);
}

Target monitor_of(vm::Machine& machine, const vm::State& state, vm::Ref ref, const Names& names) {
  Target target;
  target.kind = Target::Kind::Monitor;
  target.owner = owner_of(state, ref, names);
  const vm::Object* object = state.heap.find(ref);
  // Of an object that is nothing but a lock, the program only knows the field that it is in.
  if (object == nullptr || object->type->base != nullptr) return target;
  std::vector<Leading> leading = leading_to(machine, state, ref, names);
  if (!leading.empty()) target.holder = std::move(leading.front().holder);
  return target;
}

Target class_of(const vm::Type& type) { return {Target::Kind::Class, class_owner(type.name)}; }

Target thread_of(const vm::State& state, vm::Ref object) {
  const auto number = vm::find_thread(state, object);
  if (!number) return {Target::Kind::UnstartedThread};
  return {Target::Kind::Thread, {}, {}, *number};
}

void make_statics_at(vm::Execution& execution, const Pointer& pointer) {
  const bool is_static = pointer.kind == Pointer::Kind::Static;
  const vm::Type* type = is_static ? execution.types().by_id(pointer.base) : nullptr;
  if (type != nullptr) execution.statics(*type);
}

Value value_of(vm::Machine& machine, const vm::State& state, const vm::Type& type,
               const std::uint8_t* at, const Names& names) {
  if (type.is_reference()) {
    return value_of_reference(machine, state, vm::load<vm::Ref>(at), names);
  }
  if (type.primitive == vm::Primitive::None)
    return value_of_struct(machine, state, type, at, names);
  return value_of_primitive(type, vm::load_primitive(type.primitive, at));
}

Value value_of(vm::Machine& machine, vm::State& state, const vm::Field& field) {
  const auto id = field.owner->id;
  if (id >= state.statics.size() || !state.statics[id]) {
    const std::vector<std::uint8_t> zero(std::max(field.type->value_size, 8U));
    return value_of(machine, state, *field.type, zero.data(), {});
  }
  return value_of(machine, state, *field.type, state.statics[id]->data.data() + field.offset, {});
}

}  // namespace mmcheck::search
