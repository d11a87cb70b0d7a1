#include "vm/translate/stack_types.hpp"

#include <algorithm>
#include <utility>

namespace mmcheck::vm {

using assembly::ElementType;

StackType stack_type(const Type* type) {
  switch (type->stack_kind) {
    case StackKind::Ref:
    case StackKind::Struct:
      return {type->stack_kind, type};
    case StackKind::ByRef:
      return {StackKind::ByRef, type->element};
    case StackKind::Void:
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::R4:
    case StackKind::R8:
      return {type->stack_kind, nullptr};
  }
  return {};
}

std::string describe(StackType type) {
  switch (type.kind) {
    case StackKind::Void:
      return "void";
    case StackKind::I4:
      return "int32";
    case StackKind::I8:
      return "int64";
    case StackKind::Native:
      return "native int";
    case StackKind::R4:
      return "float32";
    case StackKind::R8:
      return "float64";
    case StackKind::Ref:
      if (type.type == nullptr) return "null";
      return type.type->is_value_type() ? "boxed " + type.type->name : type.type->name;
    case StackKind::ByRef:
      return type.type->name + "&";
    case StackKind::Struct:
      return type.type->name;
  }
  return "";
}

const Type* representative(TypeSystem& types, StackType type) {
  switch (type.kind) {
    case StackKind::Void:
    case StackKind::I4:
      return types.primitive(ElementType::I4);
    case StackKind::I8:
      return types.primitive(ElementType::I8);
    case StackKind::Native:
      return types.primitive(ElementType::I);
    case StackKind::R4:
      return types.primitive(ElementType::R4);
    case StackKind::R8:
      return types.primitive(ElementType::R8);
    case StackKind::Ref: {
      const bool is_class = type.type != nullptr && !type.type->is_value_type();
      return is_class ? type.type : types.primitive(ElementType::Object);
    }
    case StackKind::ByRef:
      return types.by_ref_to(type.type);
    case StackKind::Struct:
      return type.type;
  }
  return nullptr;
}

bool is_same_memory(const Type* left, const Type* right) {
  if (left == right) return true;
  const auto is_plain = [](const Type* type) {
    return type->primitive != Primitive::None && type->primitive != Primitive::Ref &&
           type->primitive != Primitive::ByRef;
  };
  return is_plain(left) && is_plain(right) && size_of(left->primitive) == size_of(right->primitive);
}

bool holds_references(const Type* type) {
  const auto is_reference = [](Primitive primitive) {
    return primitive == Primitive::Ref || primitive == Primitive::ByRef;
  };
  if (type->primitive != Primitive::None) return is_reference(type->primitive);
  return std::any_of(type->parts.begin(), type->parts.end(),
                     [&](const Part& part) { return is_reference(part.primitive); });
}

bool holds_managed_pointers(const Type* type) {
  return type->stack_kind == StackKind::ByRef || type->is_by_ref_like ||
         std::any_of(type->parts.begin(), type->parts.end(),
                     [](const Part& part) { return part.primitive == Primitive::ByRef; });
}

bool is_plain_pointer(StackType type) {
  return type.kind == StackKind::Native ||
         (type.kind == StackKind::ByRef && !holds_references(type.type));
}

bool is_assignable(TypeSystem& types, StackType from, const Type* to) {
  switch (to->stack_kind) {
    case StackKind::Void:
      return false;
    case StackKind::I4:
      return from.kind == StackKind::I4 || from.kind == StackKind::Native ||
             from.kind == StackKind::ByRef;
    case StackKind::I8:
      return from.kind == StackKind::I8;
    case StackKind::Native:
      return from.kind == StackKind::Native || from.kind == StackKind::I4 ||
             from.kind == StackKind::ByRef;
    case StackKind::R4:
    case StackKind::R8:
      return from.kind == StackKind::R4 || from.kind == StackKind::R8;
    case StackKind::Ref:
      if (from.kind != StackKind::Ref) return false;
      return from.type == nullptr || from.type == to || to->is_interface() ||
             types.is_assignable(from.type, to);
    case StackKind::ByRef:
      if (from.kind == StackKind::ByRef && is_same_memory(from.type, to->element)) return true;
      return is_plain_pointer(from) && !holds_references(to->element);
    case StackKind::Struct:
      return from.kind == StackKind::Struct && from.type == to;
  }
  return false;
}

namespace {

/// The nearest class that both are; an interface is taken for object.
const Type* common_base(TypeSystem& types, const Type* left, const Type* right) {
  for (const Type* base = left; base != nullptr; base = base->base) {
    if (types.is_assignable(right, base)) return base;
  }
  return types.primitive(ElementType::Object);
}

/// Numbers of different sizes meet as the wider one, which .NET's compilers do where III.1.8.1.3
/// says nothing; a pointer meets an int32 as the number that it is.
std::optional<StackType> wider_number(StackType left, StackType right) {
  if (left.kind != StackKind::I4 && left.kind != StackKind::R4) std::swap(left, right);
  if (left.kind == StackKind::R4 && right.kind == StackKind::R8) return right;
  if (left.kind == StackKind::I4 && is_plain_pointer(right)) return StackType{StackKind::Native};
  return std::nullopt;
}

}  // namespace

bool is_narrower(StackType number, StackType wanted) {
  return (number.kind == StackKind::I4 && wanted.kind == StackKind::Native) ||
         (number.kind == StackKind::R4 && wanted.kind == StackKind::R8);
}

std::optional<StackType> join(TypeSystem& types, StackType known, StackType other) {
  if (known == other) return known;
  const bool are_plain = is_plain_pointer(known) && is_plain_pointer(other);
  if (are_plain && known.kind != other.kind) return StackType{StackKind::Native};
  if (known.kind != other.kind) return wider_number(known, other);
  switch (known.kind) {
    case StackKind::Ref:
      if (other.type == nullptr || known.type == other.type) return known;
      if (known.type == nullptr) return other;
      if (types.is_assignable(other.type, known.type)) return known;
      if (types.is_assignable(known.type, other.type)) return other;
      return reference_to(common_base(types, known.type, other.type));
    case StackKind::ByRef:
      if (is_same_memory(known.type, other.type)) return known;
      if (are_plain) return StackType{StackKind::Native};
      return std::nullopt;
    case StackKind::Void:
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::R4:
    case StackKind::R8:
    case StackKind::Struct:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace mmcheck::vm
