// The types of what lies on the evaluation stack while a body is verified: III.1.1, III.1.8 and
// I.8.7, as far as they keep the machine safe. Where they go further than that (initialised `this`,
// controlled-mutability pointers, visibility), we do not follow.
#pragma once

#include <optional>
#include <string>

#include "vm/program/types.hpp"

namespace mmcheck::vm {

struct StackType {
  StackKind kind = StackKind::Void;
  /// Ref: the class (of a box, the value type); null for the null reference. ByRef: what it points
  /// to. Struct: which. Otherwise null.
  const Type* type = nullptr;

  bool is_null() const { return kind == StackKind::Ref && type == nullptr; }
  friend bool operator==(StackType, StackType) = default;
};

/// Of a value of `type` on the stack.
StackType stack_type(const Type* type);
inline StackType reference_to(const Type* type) { return {StackKind::Ref, type}; }
inline StackType by_ref(const Type* type) { return {StackKind::ByRef, type}; }

/// As messages have it.
std::string describe(StackType type);

/// A type whose values are kept as those of the stack type are: for the maps of frames.
const Type* representative(TypeSystem& types, StackType type);

/// Whether what is one in memory may be accessed as the other: the same type, or primitives of the
/// same size that are no references. (Of different sizes they would be different operations to a
/// memory model.)
bool is_same_memory(const Type* left, const Type* right);

/// Whether a value of the type holds references or managed pointers.
bool holds_references(const Type* type);

/// A pointer that may as well be a number: what it points to is not known to hold references. What
/// is read or written through a number is looked at then.
bool is_plain_pointer(StackType type);

/// Whether a value of the type, or an instance of the class, holds managed pointers: they may point
/// to frames, so that nothing which may outlive a frame can have them.
bool holds_managed_pointers(const Type* type);

/// Whether the value may become one of `to`, in an assignment or as an argument. Any object will do
/// for an interface (III.1.8.1.1): calls of its methods look whether they are there. A number, or a
/// pointer to something else, may become a managed pointer if neither has to do with references. A
/// native int is cut to an int32 (III.1.6).
bool is_assignable(TypeSystem& types, StackType from, const Type* to);

/// A number that has to be converted where one of the other type is wanted.
bool is_narrower(StackType number, StackType wanted);

/// What a value is where two paths meet, one with `known` and one with `other`; none if they do not
/// fit. It is `known` again if that covers both. Plain pointers of different
/// types become a native int: `fixed` makes a null pointer so. Numbers become the wider one, and
/// have to be converted on the way (Translator::widen_for).
std::optional<StackType> join(TypeSystem& types, StackType known, StackType other);

}  // namespace mmcheck::vm
