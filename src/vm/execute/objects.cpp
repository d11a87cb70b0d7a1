#include "vm/execute/objects.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "vm/program/reflection_names.hpp"

namespace mmcheck::vm {
namespace {

constexpr std::uint32_t longest = 0x7fffffff;

const Type* unboxed(const Type* type) { return type->is_enum ? type->element : type; }

Outcome invalid_cast(Execution& execution, const Type& from, const Type& to) {
  return execution.raise("InvalidCastText",
                         fmt::format("Unable to cast object of type '{}' to type '{}'.",
                                     reflection_name(from), reflection_name(to)));
}

/// Only unsafe code gets here: it has made a reference of one type out of one of another.
Outcome taken_for_another(Execution& execution, const Object& object) {
  return execution.missing(
      fmt::format("a {} is taken for something that it is not", object.type->name));
}

/// The data of the box, if it is one of `type`; else what happened is in `outcome`.
const Object* open_box(Execution& execution, Ref ref, const Type& type, Outcome& outcome) {
  const Object* object = execution.heap().find(ref);
  if (object == nullptr) {
    outcome = execution.raise("NullReference");
    return nullptr;
  }
  if (!unboxes_as(*object->type, type)) {
    outcome = invalid_cast(execution, *object->type, type);
    return nullptr;
  }
  return object;
}

const Object* find_array(Execution& execution, Ref ref, Outcome& outcome) {
  const Object* array = execution.heap().find(ref);
  if (array == nullptr) {
    outcome = execution.raise("NullReference");
  } else if (!array->type->is_array()) {
    outcome = taken_for_another(execution, *array);
    return nullptr;
  }
  return array;
}

}  // namespace

bool derives_from(const Type* type, const Type* base) {
  for (; type != nullptr; type = type->base) {
    if (type == base) return true;
  }
  return false;
}

bool is_accessed_alike(const Type& left, const Type& right) {
  const auto is_struct = [](const Type& type) { return type.stack_kind == StackKind::Struct; };
  if (is_struct(left) || is_struct(right)) return &left == &right;
  return left.value_size == right.value_size && left.is_reference() == right.is_reference();
}

bool has_elements_like(const Type& vector, const Type& element) {
  return vector.kind == Type::Kind::Vector && is_accessed_alike(*vector.element, element);
}

bool has_elements_like(const Type& array, const Type& element, std::size_t rank) {
  return array.kind == Type::Kind::Array && array.rank == rank &&
         is_accessed_alike(*array.element, element);
}

Outcome require_class(Execution& execution, Ref object, const Type& type) {
  if (is_instance(execution, object, type)) return Outcome::Done;
  const Object* found = execution.heap().find(object);
  if (found == nullptr) return execution.missing("a reference to nothing is taken for an object");
  return taken_for_another(execution, *found);
}

/// Those of an intrinsic, as its parameters have them.
bool Execution::are_of_their_classes(const Method& intrinsic, const Cell* arguments) {
  for (const Type* parameter : intrinsic.parameters) {
    if (parameter->is_reference()) {
      const Ref ref = to_u4(*arguments);
      const Object* object = state_.heap.find(ref);
      const bool is_plainly_one = object != nullptr && object->type == parameter;
      if (!is_plainly_one && ref != 0 && require_class(*this, ref, *parameter) != Outcome::Done) {
        return false;
      }
    }
    arguments += parameter->cells();
  }
  return true;
}

bool may_hold(Execution& execution, const Object& array, Ref value) {
  return value == 0 || is_instance(execution, value, *array.type->element);
}

bool unboxes_as(const Type& content, const Type& type) {
  if (type.is_nullable) return &content == type.arguments[0];
  return unboxed(&content) == unboxed(&type);
}

const Field& nullable_has_value(const Type& type) { return *type.fields.front(); }
const Field& nullable_value(const Type& type) { return *type.fields.back(); }

Outcome new_vector(Execution& execution, const Instruction& instruction, Cell* cells) {
  const Cell length = cells[instruction.b];
  // An i4 comes zero-extended: its negatives are just above the longest.
  if (to_i8(length) < 0 || (length > longest && length <= 0xffffffff)) {
    return execution.raise("Overflow");
  }
  const Ref ref = length > longest ? 0
                                   : execution.allocate_vector(*instruction.type,
                                                               static_cast<std::uint32_t>(length));
  if (ref == 0) return execution.raise("OutOfMemory");
  cells[instruction.a] = ref;
  return Outcome::Done;
}

Outcome new_array(Execution& execution, const Instruction& instruction, Cell* cells) {
  const Type& type = *instruction.type;
  const bool with_bounds = instruction.c == 2 * type.rank;
  std::vector<Dimension> dimensions;
  std::uint64_t length = 1;
  for (std::uint32_t i = 0; i < type.rank; ++i) {
    const Cell* operands = cells + instruction.b + (with_bounds ? 2 * i : i);
    const std::int32_t bound = with_bounds ? to_i4(operands[0]) : 0;
    const std::int32_t count = to_i4(operands[with_bounds ? 1 : 0]);
    if (count < 0) return execution.raise("Overflow");
    dimensions.push_back({count, bound});
    length *= static_cast<std::uint32_t>(count);
    if (length > longest) return execution.raise("OutOfMemory");
  }
  const auto count = static_cast<std::uint32_t>(length);
  if (type.rank == 1 && dimensions[0].lower_bound == 0) {
    // As .NET has it, this is a vector.
    const Ref vector = execution.allocate_vector(*execution.types().vector_of(type.element), count);
    if (vector == 0) return execution.raise("OutOfMemory");
    cells[instruction.a] = vector;
    return Outcome::Done;
  }
  const std::uint64_t size = elements_offset(type) + length * type.element->value_size;
  const Ref ref = execution.allocate(type, count, size);
  if (ref == 0) return execution.raise("OutOfMemory");
  std::memcpy(execution.heap().find_writable(ref)->data(), dimensions.data(),
              dimensions.size() * sizeof(Dimension));
  cells[instruction.a] = ref;
  return Outcome::Done;
}

Outcome new_delegate(Execution& execution, const Instruction& instruction, Cell* cells) {
  const Ref ref = execution.make_delegate(*instruction.type, cells[instruction.c]);
  if (ref == 0) return execution.raise("OutOfMemory");
  store(execution.heap().find_writable(ref)->data() + execution.known().delegate_target->offset,
        to_u4(cells[instruction.b]));
  cells[instruction.a] = ref;
  return Outcome::Done;
}

Outcome box_nullable(Execution& execution, const Instruction& instruction, Cell* cells) {
  const Type& type = *instruction.type;
  const Type& value_type = *type.arguments[0];
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(cells + instruction.b);
  Ref ref = 0;
  if (bytes[nullable_has_value(type).offset] != 0) {
    std::vector<Cell> value(value_type.cells());
    load_value(value_type, bytes + nullable_value(type).offset, value.data());
    ref = execution.box(value_type, value.data());
    if (ref == 0) return execution.raise("OutOfMemory");
  }
  cells[instruction.a] = ref;
  return Outcome::Done;
}

Outcome unbox(Execution& execution, const Instruction& instruction, Cell* cells) {
  Outcome outcome{};
  const Ref ref = to_u4(cells[instruction.b]);
  if (open_box(execution, ref, *instruction.type, outcome) == nullptr) return outcome;
  cells[instruction.a] = Pointer::to_object(ref, 0);
  return Outcome::Done;
}

Outcome unbox_any(Execution& execution, const Instruction& instruction, Cell* cells) {
  Outcome outcome{};
  const Object* box = open_box(execution, to_u4(cells[instruction.b]), *instruction.type, outcome);
  if (box == nullptr) return outcome;
  load_value(*instruction.type, box->data(), cells + instruction.a);
  return Outcome::Done;
}

Outcome unbox_nullable(Execution& execution, const Instruction& instruction, Cell* cells) {
  const Type& type = *instruction.type;
  const Type& value_type = *type.arguments[0];
  const Ref ref = to_u4(cells[instruction.b]);
  Outcome outcome{};
  const Object* box = ref == 0 ? nullptr : open_box(execution, ref, type, outcome);
  if (ref != 0 && box == nullptr) return outcome;

  Cell* to = cells + instruction.a;
  std::memset(to, 0, type.cells() * sizeof(Cell));
  if (box != nullptr) {
    auto* bytes = reinterpret_cast<std::uint8_t*>(to);
    bytes[nullable_has_value(type).offset] = 1;
    std::memcpy(bytes + nullable_value(type).offset, box->data(), value_type.value_size);
  }
  return Outcome::Done;
}

bool is_instance(Execution& execution, Ref ref, const Type& type) {
  const Object* object = execution.heap().find(ref);
  if (object == nullptr) return false;
  const Type* wanted = type.is_nullable ? type.arguments[0] : &type;
  return object->type == wanted || execution.machine().is_assignable(object->type, wanted);
}

Outcome cast_class(Execution& execution, const Instruction& instruction, Cell* cells) {
  const Ref ref = to_u4(cells[instruction.b]);
  if (ref != 0 && !is_instance(execution, ref, *instruction.type)) {
    const Object* object = execution.heap().find(ref);
    if (object == nullptr) return execution.missing("a reference to nothing is cast");
    return invalid_cast(execution, *object->type, *instruction.type);
  }
  cells[instruction.a] = ref;
  return Outcome::Done;
}

Outcome store_reference_element(Execution& execution, const Instruction& instruction, Cell* cells) {
  Outcome outcome{};
  const Ref ref = to_u4(cells[instruction.a]);
  const Object* array = find_array(execution, ref, outcome);
  if (array == nullptr) return outcome;
  const Cell index = cells[instruction.b];
  if (index >= array->size / sizeof(Ref)) return execution.raise("IndexOutOfRange");
  const Ref value = to_u4(cells[instruction.c]);
  if (!may_hold(execution, *array, value)) return execution.raise("ArrayTypeMismatch");
  store(execution.heap().find_writable(ref)->data() + index * sizeof(Ref), value);
  return Outcome::Done;
}

Outcome check_store(Execution& execution, Ref ref, Ref value) {
  const Object* array = execution.heap().find(ref);
  if (array != nullptr && !array->type->is_array()) return taken_for_another(execution, *array);
  const bool fits = array == nullptr || may_hold(execution, *array, value);
  return fits ? Outcome::Done : execution.raise("ArrayTypeMismatch");
}

namespace {

Cell thread_static_address(Execution& execution, const Field& field) {
  const std::uint32_t type = field.owner->id;
  if (type >> Pointer::type_bits != 0) throw Unresolved("there are too many types");
  execution.thread_static_field(field);
  return Pointer::to_thread_static(execution.thread_number(), type, field.offset);
}

}  // namespace

Cell static_address(Execution& execution, const Field& field) {
  if (field.has_data) return execution.machine().data_pointer(field);
  if (field.is_thread_static) return thread_static_address(execution, field);
  execution.statics(*field.owner);
  return Pointer::to_static(field.owner->id, field.offset);
}

Outcome write_to_data(Execution& execution, const Field& field) {
  return execution.missing(
      fmt::format("{}::{} lies in the file and is written to", field.owner->name, field.name));
}

Outcome element_address(Execution& execution, const Instruction& instruction, Cell* cells) {
  Outcome outcome{};
  const Ref ref = to_u4(cells[instruction.b]);
  const Object* array = find_array(execution, ref, outcome);
  if (array == nullptr) return outcome;
  if (!has_elements_like(*array->type, *instruction.type)) {
    return taken_for_another(execution, *array);
  }
  if (instruction.op == Op::ldelema_exact && array->type->element != instruction.type) {
    return execution.raise("ArrayTypeMismatch");
  }
  const Cell index = cells[instruction.c];
  if (index >= array->length) return execution.raise("IndexOutOfRange");
  cells[instruction.a] =
      Pointer::to_object(ref, static_cast<std::uint32_t>(index) * array->type->element->value_size);
  return Outcome::Done;
}

Outcome array_address(Execution& execution, const Instruction& instruction, Cell* cells) {
  Outcome outcome{};
  const Ref ref = to_u4(cells[instruction.b]);
  const Object* array = find_array(execution, ref, outcome);
  if (array == nullptr) return outcome;
  const bool is_vector = array->type->kind == Type::Kind::Vector;
  const std::uint32_t rank = is_vector ? 1 : array->type->rank;
  if (rank + 1 != instruction.c || !is_accessed_alike(*array->type->element, *instruction.type)) {
    return taken_for_another(execution, *array);
  }
  const bool is_exact = instruction.op == Op::array_address_exact;
  if (is_exact && array->type->element != instruction.type) {
    return execution.raise("ArrayTypeMismatch");
  }
  const auto offset = offset_in_array(*array, indexes_of(instruction, cells));
  if (!offset) return execution.raise("IndexOutOfRange");
  cells[instruction.a] = Pointer::to_object(ref, *offset);
  return Outcome::Done;
}

std::vector<std::int32_t> indexes_of(const Instruction& instruction, const Cell* cells) {
  std::vector<std::int32_t> indexes;
  for (std::uint32_t i = 1; i < instruction.c; ++i) {
    indexes.push_back(to_i4(cells[instruction.b + i]));
  }
  return indexes;
}

std::optional<std::uint32_t> offset_in_array(const Object& array,
                                             const std::vector<std::int32_t>& indexes) {
  const Type& type = *array.type;
  const bool is_vector = type.kind == Type::Kind::Vector;
  if (indexes.size() != (is_vector ? 1 : type.rank)) return std::nullopt;
  std::uint64_t position = 0;
  for (std::size_t i = 0; i < indexes.size(); ++i) {
    const Dimension dimension = is_vector ? Dimension{static_cast<std::int32_t>(array.length), 0}
                                          : load<Dimension>(array.data() + i * sizeof(Dimension));
    const std::int64_t index = std::int64_t{indexes[i]} - dimension.lower_bound;
    if (index < 0 || index >= dimension.length) return std::nullopt;
    position =
        position * static_cast<std::uint32_t>(dimension.length) + static_cast<std::uint64_t>(index);
  }
  return elements_offset(type) + static_cast<std::uint32_t>(position * type.element->value_size);
}

Outcome local_allocate(Execution& execution, const Instruction& instruction, Cell* cells) {
  // As the runtimes have it, whole words: what lies behind a smaller block is the block's, too.
  constexpr Cell word = sizeof(Cell);
  const Cell wanted = cells[instruction.b];
  const Cell size = wanted > ~word ? wanted : (wanted + word - 1) / word * word;
  const Ref ref = execution.allocate(*execution.types().block(), 0, size);
  if (ref == 0) return execution.raise("StackOverflow");
  cells[instruction.a] = Pointer::to_object(ref, 0);
  return Outcome::Done;
}

Outcome initialize_array(Execution& execution, Ref ref, const Field& field) {
  Outcome outcome{};
  if (find_array(execution, ref, outcome) == nullptr) return outcome;
  Object* array = execution.heap().find_writable(ref);
  const std::uint32_t offset = elements_offset(*array->type);
  const auto data = execution.types().initial_data(field);
  const std::size_t size = array->size - offset;
  if (field.has_data && size > field.type->value_size) return execution.raise("Argument");
  if (!field.has_data || data.size() < size || array->type->has_references) {
    return execution.missing(fmt::format("{} has no data to initialise an array with", field.name));
  }
  std::memcpy(array->data() + offset, data.data(), size);
  return Outcome::Done;
}

}  // namespace mmcheck::vm
