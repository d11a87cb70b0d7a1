// Intrinsics of System.Array, Buffer and MemoryMarshal.
#include <vector>

#include "vm/execute/objects.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

constexpr std::size_t most_dimensions = 32;  // as the runtime has it

Dimension dimension(const Object& array, std::uint32_t number) {
  if (array.type->kind == Type::Kind::Vector) {
    return {static_cast<std::int32_t>(array.length), 0};
  }
  return load<Dimension>(array.data() + number * sizeof(Dimension));
}

std::uint32_t dimensions(const Object& array) {
  return array.type->kind == Type::Kind::Vector ? 1 : array.type->rank;
}

Outcome length(Execution& execution, const Method&, Cell* arguments) {
  const Object* array = find_array(execution, arguments[0]);
  if (array == nullptr) return execution.raise("NullReference");
  arguments[0] = array->length;
  return Outcome::Done;
}

Outcome rank(Execution& execution, const Method&, Cell* arguments) {
  const Object* array = find_array(execution, arguments[0]);
  if (array == nullptr) return execution.raise("NullReference");
  arguments[0] = dimensions(*array);
  return Outcome::Done;
}

Outcome about_dimension(Execution& execution, Cell* arguments, std::int32_t Dimension::*member) {
  const Object* array = find_array(execution, arguments[0]);
  if (array == nullptr) return execution.raise("NullReference");
  const std::uint32_t number = to_u4(arguments[1]);
  if (number >= dimensions(*array)) return execution.raise("IndexOutOfRange");
  arguments[0] = from_i4(dimension(*array, number).*member);
  return Outcome::Done;
}

Outcome length_of(Execution& execution, const Method&, Cell* arguments) {
  return about_dimension(execution, arguments, &Dimension::length);
}

Outcome lower_bound_of(Execution& execution, const Method&, Cell* arguments) {
  return about_dimension(execution, arguments, &Dimension::lower_bound);
}

/// Of an array that nobody else has.
std::vector<std::int32_t> numbers(Execution& execution, Cell array) {
  const Object* object = find_array(execution, array);
  if (object == nullptr) return {};
  std::vector<std::int32_t> result(object->size / sizeof(std::int32_t));
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = load<std::int32_t>(object->data() + i * sizeof(std::int32_t));
  }
  return result;
}

Outcome create(Execution& execution, const Method&, Cell* arguments) {
  const Type* element = &known_type_of(execution, arguments[0]);
  const auto lengths = numbers(execution, arguments[1]);
  auto bounds = numbers(execution, arguments[2]);
  bounds.resize(lengths.size());
  if (lengths.empty() || lengths.size() > most_dimensions) {
    return execution.missing("an array of no dimensions, or of too many");
  }
  TypeSystem& types = execution.types();
  const bool is_vector = lengths.size() == 1 && bounds[0] == 0;
  Instruction instruction{};
  instruction.type = is_vector
                         ? types.vector_of(element)
                         : types.array_of(element, static_cast<std::uint32_t>(lengths.size()));
  std::vector<Cell> cells(1);
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (!is_vector) cells.push_back(from_i4(bounds[i]));
    cells.push_back(from_i4(lengths[i]));
  }
  instruction.b = 1;
  instruction.c = static_cast<std::uint16_t>(cells.size() - 1);
  const Outcome outcome = is_vector ? new_vector(execution, instruction, cells.data())
                                    : new_array(execution, instruction, cells.data());
  if (outcome == Outcome::Done) arguments[0] = cells[0];
  return outcome;
}

Outcome empty(Execution& execution, const Method& method, Cell* arguments) {
  const Type*& type = execution.machine().found_for(method);
  if (type == nullptr) type = execution.types().vector_of(method.arguments[0]);
  return give(execution, arguments, execution.machine().singleton(execution.state(), type));
}

Outcome element_size(Execution& execution, const Method&, Cell* arguments) {
  const Object* array = find_array(execution, arguments[0]);
  if (array == nullptr) return execution.raise("NullReference");
  const Type& element = *array->type->element;
  const bool is_primitive = element.is_value_type() && element.primitive != Primitive::None;
  arguments[0] = is_primitive ? element.value_size : 0;
  return Outcome::Done;
}

Outcome byte_at(Execution& execution, const Method&, Cell* arguments) {
  const Ref ref = to_u4(arguments[0]);
  const Object* array = find_array(execution, arguments[0]);
  if (array == nullptr) return execution.raise("NullReference");
  arguments[0] = Pointer::to_object(ref, elements_offset(*array->type) + to_u4(arguments[1]));
  return Outcome::Done;
}

Outcome data_reference(Execution& execution, const Method&, Cell* arguments) {
  const Ref ref = to_u4(arguments[0]);
  if (ref == 0) return execution.raise("NullReference");
  arguments[0] = Pointer::to_object(ref, 0);
  return Outcome::Done;
}

constexpr std::string_view array = "System.Array";

constexpr Intrinsic table[] = {
    {array, "get_Length", length, Role::Checked},
    {array, "get_Rank", rank, Role::Checked},
    {array, "LengthOf", length_of, Role::Checked},
    {array, "LowerBoundOf", lower_bound_of, Role::Checked},
    {array, "Create", create},
    {array, "Empty", empty},
    {"System.Buffer", "ElementSizeOf", element_size},
    {"System.Buffer", "ByteAt", byte_at},
    {"System.Runtime.InteropServices.MemoryMarshal", "GetArrayDataReference", data_reference},
};

}  // namespace

std::span<const Intrinsic> array_intrinsics() { return table; }

}  // namespace mmcheck::vm
