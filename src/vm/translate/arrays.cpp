// Vectors and their elements. Which class an array really has is looked at when it is used.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::ElementType;

/// What an instruction that names `type` (null: whatever reference there is) finds in the array;
/// Refused if it may not. Of a null array: what it names.
const Type* Translator::element_of(Entry& array, const Type* type) {
  if (array.type.is_null()) {
    return type != nullptr ? type : types_.primitive(ElementType::Object);
  }
  if (array.type.kind != StackKind::Ref) refuse_operand(array);
  const Type* static_type = array.type.type;
  if (static_type->kind != Type::Kind::Vector) {
    // An array of one dimension is a vector if its lower bound is 0 (new_array), and an object may
    // be one.
    const bool has_one_dimension = static_type->kind == Type::Kind::Array && static_type->rank == 1;
    const Type* element = has_one_dimension ? static_type->element : type;
    if (element == nullptr) element = types_.primitive(ElementType::Object);
    array.type = reference_to(types_.vector_of(element));
  }
  const Type* element = array.type.type->element;
  if (type == nullptr && element->is_reference()) return element;
  if (type != nullptr && is_same_memory(element, type)) return type;
  const bool is_wider = type != nullptr && type->is_reference() && element->is_reference() &&
                        is_assignable(types_, reference_to(element), type);
  if (is_wider) return type;
  if (type == nullptr) refuse_operand(array);
  throw Refused(
      fmt::format("{} of {} cannot take {}", stack_->opcode(), type->name, describe(array.type)));
}

void Translator::check_index(Entry& index) const {
  if (index.type.kind != StackKind::I4 && index.type.kind != StackKind::Native) {
    refuse_operand(index);
  }
}

void Translator::new_vector(const Type* element) {
  require_heap(element);
  Entry length = stack().pop();
  check_index(length);
  if (length.type.kind == StackKind::I4) to_native(length);
  stack().emit(Op::new_vector, length.home, stack().cell_of(length), 0, types_.vector_of(element));
  stack().push_home(reference_to(types_.vector_of(element)));
}

void Translator::ldlen() {
  Entry array = stack().pop();
  if (array.type.kind != StackKind::Ref) refuse_operand(array);
  // What it is of is looked at; of an array of several dimensions it is the number of its elements.
  stack().emit(Op::ldlen, array.home, stack().cell_of(array));
  stack().push_home({StackKind::Native}, Fits::Length);
}

void Translator::ldelem(const Type* type) {
  Entry index = stack().pop();
  Entry array = stack().pop();
  check_index(index);
  const Type* element = element_of(array, type);
  const std::uint16_t array_cell = stack().cell_of(array);
  const std::uint16_t index_cell = stack().cell_of(index);
  const Op op = load_op(Op::ldelem_i1, element);
  stack().emit(op, array.home, array_cell, index_cell, is_struct(element) ? element : nullptr);
  push_loaded(element);
}

void Translator::stelem(const Type* type) {
  Entry value = stack().pop();
  Entry index = stack().pop();
  Entry array = stack().pop();
  check_index(index);
  const Type* element = element_of(array, type);
  if (element->is_reference()) {
    // Whether the array may hold it is looked at when it is stored.
    if (value.type.kind != StackKind::Ref) refuse_operand(value);
  } else {
    coerce(value, element, "an element", false);
  }
  pin(value);
  const std::uint16_t array_cell = stack().cell_of(array);
  const std::uint16_t index_cell = stack().cell_of(index);
  const Op op = store_op(Op::stelem_i1, element);
  const Type* known = is_struct(element)        ? element
                      : element->is_reference() ? value.type.type
                                                : nullptr;
  stack().emit(op, array_cell, index_cell, stack().cell_of(value), known);
}

void Translator::ldelema(const Type* type) {
  Entry index = stack().pop();
  Entry array = stack().pop();
  check_index(index);
  element_of(array, type);
  const std::uint16_t array_cell = stack().cell_of(array);
  const std::uint16_t index_cell = stack().cell_of(index);
  const bool is_exact = type->is_reference() && !prefixes_.is_readonly;
  const Op op = is_exact ? Op::ldelema_exact : Op::ldelema;
  stack().emit(op, array.home, array_cell, index_cell, type);
  stack().push_home(by_ref(type));
}

}  // namespace mmcheck::vm
