// Intrinsics of System.Runtime.CompilerServices.Layout: where the parts of values lie. What is in
// them the models read and write themselves.
#include <fmt/core.h>

#include <string>
#include <vector>

#include "vm/execute/objects.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

std::vector<Part> parts_of(const Type& type) {
  const bool has_parts = type.stack_kind == StackKind::Struct || !type.is_value_type();
  return has_parts ? type.parts : std::vector<Part>{{0, type.primitive}};
}

/// Of the type and the number that are the arguments.
Part part_of(Execution& execution, const Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const std::vector<Part> parts = parts_of(type);
  const std::uint32_t number = to_u4(arguments[1]);
  if (number >= parts.size()) throw Unresolved(fmt::format("a {} has no such part", type.name));
  return parts[number];
}

Outcome count_parts(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = parts_of(known_type_of(execution, arguments[0])).size();
  return Outcome::Done;
}

Outcome part_offset(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = part_of(execution, arguments).offset;
  return Outcome::Done;
}

Outcome part_size(Execution& execution, const Method&, Cell* arguments) {
  const Primitive primitive = part_of(execution, arguments).primitive;
  if (primitive == Primitive::ByRef) throw Unresolved("a managed pointer is copied in an object");
  arguments[0] = primitive == Primitive::Ref ? 0 : size_of(primitive);
  return Outcome::Done;
}

Outcome value_size(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_type_of(execution, arguments[0]).value_size;
  return Outcome::Done;
}

Outcome is_nullable(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = known_type_of(execution, arguments[0]).is_nullable;
  return Outcome::Done;
}

std::vector<const Field*> instance_fields(const Type& type) {
  std::vector<const Field*> result;
  for (const auto& field : type.fields) {
    if (!field->is_static) result.push_back(field.get());
  }
  return result;
}

const Field& field_of(Execution& execution, const Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  const auto fields = instance_fields(type);
  const std::uint32_t number = to_u4(arguments[1]);
  if (number >= fields.size()) throw Unresolved(fmt::format("a {} has no such field", type.name));
  return *fields[number];
}

Outcome count_fields(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = instance_fields(known_type_of(execution, arguments[0])).size();
  return Outcome::Done;
}

Outcome field_type(Execution& execution, const Method&, Cell* arguments) {
  return give(
      execution, arguments,
      execution.machine().type_object(execution.state(), field_of(execution, arguments).type));
}

Outcome field_offset(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = field_of(execution, arguments).offset;
  return Outcome::Done;
}

Outcome begin(Execution& execution, const Method&, Cell* arguments) {
  const Ref ref = to_u4(arguments[0]);
  const Object* object = execution.heap().find(ref);
  if (object == nullptr) return execution.raise("NullReference");
  const bool is_array = object->type->is_array();
  arguments[0] = Pointer::to_object(ref, is_array ? elements_offset(*object->type) : 0);
  return Outcome::Done;
}

/// The bounds of an array's dimensions are no memory: they never change.
Outcome allocate_like(Execution& execution, const Method&, Cell* arguments) {
  const Ref from = to_u4(arguments[0]);
  const Object* object = execution.heap().find(from);
  if (object == nullptr) return execution.raise("NullReference");
  const Type& type = *object->type;
  const Ref ref = execution.allocate(type, object->length, object->size);
  if (ref == 0) return execution.raise("OutOfMemory");
  if (type.is_array()) {
    object = execution.heap().find(from);
    std::memcpy(execution.heap().find_writable(ref)->data(), object->data(), elements_offset(type));
  }
  if (type.finalizer != nullptr) execution.make_finalizable(ref);
  arguments[0] = ref;
  return Outcome::Done;
}

Outcome allocate_box(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  return give(execution, arguments, execution.allocate(type, 0, type.value_size));
}

Outcome settle(Execution& execution, const Method&, Cell* arguments) {
  return execution.settle(to_u4(arguments[0]), to_u4(arguments[1]) != 0);
}

/// The primitives of what a pointer leads into, and where it points among them.
struct Place {
  const std::vector<Part>* parts = nullptr;  // null: nobody knows
  std::uint32_t offset = 0;
};

Place place_of(Execution& execution, Cell cell) {
  const Pointer pointer = Pointer::decode(cell);
  if (pointer.kind == Pointer::Kind::Static) {
    const bool is_data = (pointer.base & Pointer::data_bit) != 0 || pointer.is_thread_static();
    const Type* type = is_data ? nullptr : execution.types().by_id(pointer.base);
    if (type != nullptr) return {&type->static_parts, pointer.offset};
  }
  const Object* object =
      pointer.kind == Pointer::Kind::Object ? execution.heap().find(pointer.base) : nullptr;
  if (object == nullptr || object->type->parts.empty()) return {nullptr, pointer.offset};
  if (!object->type->is_array()) return {&object->type->parts, pointer.offset};
  const std::uint32_t size = object->type->instance_size;
  return {&object->type->parts, (pointer.offset - elements_offset(*object->type)) % size};
}

/// 0 where nobody knows.
std::uint32_t unit_at(const Place& place) {
  if (place.parts == nullptr) return 0;
  for (const Part& part : *place.parts) {
    if (part.offset == place.offset) return size_of(part.primitive);
  }
  return 1;
}

Outcome unit_of_block(Execution& execution, const Method&, Cell* arguments) {
  const Place to = place_of(execution, arguments[0]);
  const Place from = place_of(execution, arguments[1]);
  const std::uint32_t there = unit_at(to);
  const std::uint32_t here = unit_at(from);
  std::uint32_t unit = there == here || here == 0 ? there : there == 0 ? here : 1;
  if (unit == 0) unit = (to.offset | from.offset) % 4 == 0 ? 4 : 1;
  arguments[0] = arguments[2] < unit ? 1 : unit;
  return Outcome::Done;
}

constexpr std::string_view blocks = "System.Runtime.CompilerServices.Blocks";
constexpr std::string_view layout = "System.Runtime.CompilerServices.Layout";

constexpr Intrinsic table[] = {
    {layout, "CountParts", count_parts},
    {layout, "PartOffset", part_offset},
    {layout, "PartSize", part_size},
    {layout, "ValueSize", value_size},
    {layout, "IsNullable", is_nullable},
    {layout, "CountFields", count_fields},
    {layout, "FieldType", field_type},
    {layout, "FieldOffset", field_offset},
    {layout, "Begin", begin},
    {layout, "AllocateLike", allocate_like},
    {layout, "AllocateBox", allocate_box},
    {layout, "Settle", settle},
    {blocks, "UnitAt", unit_of_block},
};

}  // namespace

std::span<const Intrinsic> layout_intrinsics() { return table; }

}  // namespace mmcheck::vm
