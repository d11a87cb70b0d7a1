// Signatures (ECMA-335 II.23.2) as trees: what a blob says about a type, a method, a field, locals.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "assembly/metadata.hpp"

namespace mmcheck::assembly {

/// ECMA-335 II.23.1.16.
enum class ElementType : std::uint8_t {
  End = 0x00,
  Void = 0x01,
  Boolean = 0x02,
  Char = 0x03,
  I1 = 0x04,
  U1 = 0x05,
  I2 = 0x06,
  U2 = 0x07,
  I4 = 0x08,
  U4 = 0x09,
  I8 = 0x0a,
  U8 = 0x0b,
  R4 = 0x0c,
  R8 = 0x0d,
  String = 0x0e,
  Ptr = 0x0f,
  ByRef = 0x10,
  ValueType = 0x11,
  Class = 0x12,
  Var = 0x13,
  Array = 0x14,
  GenericInst = 0x15,
  TypedByRef = 0x16,
  I = 0x18,
  U = 0x19,
  FnPtr = 0x1b,
  Object = 0x1c,
  SzArray = 0x1d,
  MVar = 0x1e,
  CModReqd = 0x1f,
  CModOpt = 0x20,
  Internal = 0x21,
  Modifier = 0x40,
  Sentinel = 0x41,
  Pinned = 0x45,
};

struct MethodSignature;

/// A custom modifier (modreq, modopt) on a type.
struct CustomModifier {
  bool required;
  Token type;
};

/// What only `ElementType::Array` has: fewer sizes or bounds than dimensions leave the rest open.
struct ArrayShape {
  std::uint32_t rank = 0;
  std::vector<std::uint32_t> sizes;
  std::vector<std::int32_t> lower_bounds;
};

struct Type {
  ElementType kind = ElementType::Void;
  Token token;                 // Class, ValueType; the generic type of GenericInst
  std::uint32_t number = 0;    // Var, MVar: which generic parameter
  bool is_value_type = false;  // GenericInst: of a value type
  /// Ptr, ByRef, SzArray, Array, Pinned: what of (one); GenericInst: the arguments.
  std::vector<Type> arguments;
  std::vector<CustomModifier> modifiers;
  std::unique_ptr<ArrayShape> shape;          // Array
  std::unique_ptr<MethodSignature> function;  // FnPtr
};

/// A method's signature; also a property's (its parameters are the indexes).
struct MethodSignature {
  enum class CallKind : std::uint8_t {
    Default = 0,
    C = 1,
    StdCall = 2,
    ThisCall = 3,
    FastCall = 4,
    VarArg = 5,
    Property = 8,
    Unmanaged = 9,
  };
  CallKind call_kind = CallKind::Default;
  bool has_this = false;
  bool explicit_this = false;
  std::uint32_t generic_parameters = 0;
  Type return_type;
  std::vector<Type> parameters;
  /// How many parameters stand before the sentinel, at the call of a vararg method.
  std::optional<std::uint32_t> sentinel;
};

/// Each reads a whole blob and throws an Error where it is not one. `metadata` checks the tokens.
MethodSignature read_method_signature(const Metadata& metadata, Bytes blob);
Type read_field_signature(const Metadata& metadata, Bytes blob);
std::vector<Type> read_local_signature(const Metadata& metadata, Bytes blob);
Type read_type_spec(const Metadata& metadata, Bytes blob);
std::vector<Type> read_method_spec(const Metadata& metadata, Bytes blob);

/// A `MemberRef` is a field if its blob says so, else a method.
bool is_field_signature(Bytes blob);

}  // namespace mmcheck::assembly
