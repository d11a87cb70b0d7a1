#include "warnings/memory.hpp"

#include <algorithm>

#include "vm/visible/access.hpp"

namespace mmcheck::warnings {
namespace {

using vm::Family;

/// Of a width of its own.
std::uint32_t size_of(vm::Width width) {
  switch (width) {
    case vm::Width::i1:
    case vm::Width::u1:
      return 1;
    case vm::Width::i2:
    case vm::Width::u2:
      return 2;
    case vm::Width::i4:
    case vm::Width::ref:
      return 4;
    case vm::Width::i8:
      return 8;
    case vm::Width::none:
    case vm::Width::value:
    case vm::Width::cells:
    case vm::Width::bytes:
      break;
  }
  return 0;
}

bool is_same_size(const AccessedMemory& left, const AccessedMemory& right) {
  if (left.size == 0 || right.size == 0) return true;
  return left.size == right.size && left.is_reference == right.is_reference;
}

bool derives(const vm::Type* type, const vm::Type* base) {
  while (type != nullptr && type != base) type = type->base;
  return type != nullptr;
}

/// Of what lies in memory of the type: of an array, of each element.
std::vector<vm::Part> parts_in(const vm::Type& type, bool is_static) {
  if (is_static) return type.static_parts;
  return type.is_array() ? vm::parts_of(*type.element) : type.parts;
}

}  // namespace

AccessedMemory place_of(const vm::Instruction& at) {
  const vm::OpInfo& row = vm::info(at.op);
  const bool is_named = row.family == Family::field || row.family == Family::static_;
  AccessedMemory place{row.family, is_named ? at.field : nullptr, size_of(row.width),
                       row.width == vm::Width::ref};
  if (row.family == Family::array) place.family = Family::element;
  return place;
}

bool may_alias(const AccessedMemory& left, const AccessedMemory& right) {
  if (left.family == Family::box || right.family == Family::box) return false;
  const bool through = left.family == Family::through || right.family == Family::through;
  if (through) return is_same_size(left, right);
  if (left.family != right.family || left.family == Family::none) return false;
  return left.family == Family::element ? is_same_size(left, right) : left.field == right.field;
}

SharedMemory::SharedMemory(const vm::TypeSystem& types, const search::Sharing& sharing)
    : types_(types), bytes_(sharing.contended()) {}

bool SharedMemory::has(const AccessedMemory& place) const {
  return std::ranges::any_of(bytes_, [&](const auto& byte) { return is_in(place, byte); });
}

bool SharedMemory::is_in(const AccessedMemory& place, const search::ContendedByte& byte) const {
  const vm::Type& type = *types_.by_id(byte.type);
  if (place.field != nullptr) {
    const vm::Field& field = *place.field;
    if (field.is_thread_static) return false;
    const bool is_of_type = field.is_static ? &type == field.owner : derives(&type, field.owner);
    return is_of_type && byte.is_static == field.is_static && field.offset <= byte.offset &&
           byte.offset < field.offset + field.type->value_size;
  }
  if (place.family == Family::box || place.family == Family::none) return false;
  if (place.family == Family::element && (byte.is_static || !type.is_array())) return false;
  return std::ranges::any_of(parts_in(type, byte.is_static), [&](const vm::Part& part) {
    const std::uint32_t size = vm::size_of(part.primitive);
    const AccessedMemory there{place.family, nullptr, size, part.primitive == vm::Primitive::Ref};
    return part.offset <= byte.offset && byte.offset < part.offset + size &&
           is_same_size(place, there);
  });
}

}  // namespace mmcheck::warnings
