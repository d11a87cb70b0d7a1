// What may be stored where: ECMA-335 I.8.7.1 and III.1.8.1.2.3, as castclass and isinst decide it
// at run time.
#include <algorithm>

#include "assembly/flags.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::GenericParamFlags;
using assembly::Table;

namespace {

std::uint32_t variance(TypeDefinition type, std::uint32_t number) {
  const assembly::Metadata& metadata = type.module->metadata();
  for (const std::uint32_t row :
       metadata.rows_where(Column::GenericParam_Owner, Token(Table::TypeDef, type.row))) {
    if (metadata.cell(Column::GenericParam_Number, row) == number) {
      return metadata.cell(Column::GenericParam_Flags, row) & GenericParamFlags::variance_mask;
    }
  }
  return 0;
}

/// I.8.7.1, the reduced type: arrays of an enum, of its underlying type and of that with the other
/// sign hold each other's elements. bool and char are nobody's but their own.
bool has_same_reduction(const Type* left, const Type* right) {
  if (left->is_enum) left = left->element;
  if (right->is_enum) right = right->element;
  if (left == right) return true;
  const auto is_integer = [](const Type* type) {
    return type->stack_kind == StackKind::I4
               ? type->name != "bool" && type->name != "char"
               : type->stack_kind == StackKind::I8 || type->stack_kind == StackKind::Native;
  };
  return left->is_value_type() && right->is_value_type() && is_integer(left) && is_integer(right) &&
         left->stack_kind == right->stack_kind && left->value_size == right->value_size;
}

}  // namespace

bool TypeSystem::Impl::is_assignable(const Type* from, const Type* to) {
  if (from == to) return true;
  const auto known = assignable.find({from, to});
  if (known != assignable.end()) return known->second;
  const Recursion recursion(depth);
  const bool result = decide_assignable(from, to);
  assignable.emplace(PairKey{from, to}, result);
  return result;
}

bool TypeSystem::Impl::decide_assignable(const Type* from, const Type* to) {
  // A box of an int is an int?; there is no box of an int?.
  if (to->is_nullable) return is_assignable(from, to->arguments[0]);
  if (to->is_value_type() || !to->is_reference() || !is_object(from)) return false;
  load_parents(from);
  if (to->is_array()) {
    // A T[] is a T[*] whose lower bound is 0.
    const bool is_vector_as_array = from->kind == Type::Kind::Vector && to->rank == 1;
    const bool fits = from->kind == to->kind && from->rank == to->rank;
    return (fits || is_vector_as_array) && is_element_compatible(from->element, to->element);
  }
  if (to->is_interface()) return has_interface(from, to);
  if (from->is_interface()) return to == model("System.Object");
  for (const Type* type = from; type != nullptr; type = type->base) {
    if (type == to || is_variant(type, to)) return true;
    load_parents(type);
  }
  return false;
}

/// Whether values of the type are objects, or can be boxed.
bool TypeSystem::Impl::is_object(const Type* type) {
  switch (type->kind) {
    case Type::Kind::Class:
    case Type::Kind::Interface:
    case Type::Kind::ValueType:
    case Type::Kind::Vector:
    case Type::Kind::Array:
    case Type::Kind::Parameter:
      return true;
    case Type::Kind::Pointer:
    case Type::Kind::ByRef:
    case Type::Kind::FunctionPointer:
    case Type::Kind::Block:
      return false;
  }
  return false;
}

bool TypeSystem::Impl::is_element_compatible(const Type* from, const Type* to) {
  if (from == to) return true;
  if (from->is_reference() && to->is_reference()) return is_assignable(from, to);
  return has_same_reduction(from, to);
}

bool TypeSystem::Impl::has_interface(const Type* type, const Type* interface) {
  if (std::ranges::find(type->interfaces, interface) != type->interfaces.end()) return true;
  if (type->is_interface() && is_variant(type, interface)) return true;
  for (const Type* own : type->interfaces) {
    if (is_variant(own, interface)) return true;
  }
  // An int[] is an IList<uint>, as it is a uint[].
  if (type->kind != Type::Kind::Vector || interface->arguments.size() != 1) return false;
  const Type* own = own_interface_of_vector(type, interface);
  const auto& interfaces = state(type).own_interfaces;
  return std::ranges::find(interfaces, own) != interfaces.end();
}

bool TypeSystem::Impl::is_variant(const Type* from, const Type* to) {
  if (from->definition.module == nullptr || from->arguments.empty() ||
      from->definition != to->definition || !(from->is_interface() || from->is_delegate)) {
    return false;
  }
  for (std::uint32_t i = 0; i < from->arguments.size(); ++i) {
    const Type* given = from->arguments[i];
    const Type* wanted = to->arguments[i];
    if (given == wanted) continue;
    if (!given->is_reference() || !wanted->is_reference()) return false;
    const std::uint32_t kind = variance(from->definition, i);
    if (kind == GenericParamFlags::covariant
            ? !is_assignable(given, wanted)
            : kind != GenericParamFlags::contravariant || !is_assignable(wanted, given)) {
      return false;
    }
  }
  return true;
}

}  // namespace mmcheck::vm
