// What instructions do with objects and blocks of memory when it takes more than a line.
// Each takes its operands from the cells of the instruction's frame.
#pragma once

#include "vm/execute/fast_paths.hpp"

namespace mmcheck::vm {

Outcome new_vector(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome new_array(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome new_delegate(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome box_nullable(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome unbox(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome unbox_any(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome unbox_nullable(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome cast_class(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome store_reference_element(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome check_store(Execution& execution, Ref array, Ref value);
Outcome element_address(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome array_address(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome local_allocate(Execution& execution, const Instruction& instruction, Cell* cells);
Outcome initialize_array(Execution& execution, Ref array, const Field& field);

/// A pointer to a static field, whose statics exist from now on.
Cell static_address(Execution& execution, const Field& field);
/// Ends the run: a field whose value lies in the file is not a variable.
Outcome write_to_data(Execution& execution, const Field& field);

/// isinst: whether the object is not null and a `type`; for a Nullable, whether it is its value's.
bool is_instance(Execution& execution, Ref object, const Type& type);

// What follows verification sees to, but for references that unsafe code has made of others: fields
// that overlap, Unsafe.As. So no class is believed where memory is laid out by it: whoever accesses
// a field or an element, calls a method that is no other class's, a delegate or an intrinsic, asks
// the object for its class.

bool derives_from(const Type* type, const Type* base);

inline bool has_field(const Object& object, const Field& field) {
  return object.type == field.owner || derives_from(object.type->base, field.owner);
}

/// Whether the same instructions access elements of the two types.
bool is_accessed_alike(const Type& left, const Type& right);
/// Whether elements of the vector are accessed as those of a vector of `element` are.
bool has_elements_like(const Type& vector, const Type& element);
/// Likewise, of an array with so many dimensions.
bool has_elements_like(const Type& array, const Type& element, std::size_t rank);

/// Ends the run unless the object is of the class.
Outcome require_class(Execution& execution, Ref object, const Type& type);

/// Arrays are covariant: whether an array may hold a reference is known only when it is stored.
bool may_hold(Execution& execution, const Object& array, Ref value);

/// Whether a box of the one unboxes as the other (III.4.33): an enum does as its underlying type
/// and back, but what a Nullable takes is a box of just its own type.
bool unboxes_as(const Type& content, const Type& type);

/// The fields of Nullable<T>.
const Field& nullable_has_value(const Type& type);
const Field& nullable_value(const Type& type);

/// Arrays of several dimensions: before the elements lie, per dimension, its length and lower
/// bound.
struct Dimension {
  std::int32_t length;
  std::int32_t lower_bound;
};
inline std::uint32_t elements_offset(const Type& array) {
  return array.kind == Type::Kind::Array
             ? array.rank * static_cast<std::uint32_t>(sizeof(Dimension))
             : 0;
}

/// Those of array_address: one for each dimension.
std::vector<std::int32_t> indexes_of(const Instruction& instruction, const Cell* cells);

/// How far into an array its element with these indexes lies; nothing if it has no such element.
std::optional<std::uint32_t> offset_in_array(const Object& array,
                                             const std::vector<std::int32_t>& indexes);

}  // namespace mmcheck::vm
