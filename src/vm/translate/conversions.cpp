// Conversions of numbers: those that are written (III.3.27 and what follows it), and those that
// other instructions imply.
//
// A conversion to what a value is known to be already (Fits) needs no instruction.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::ElementType;

namespace {

/// A small integer, of what an int32 constant is when it is cut to it.
std::int64_t cut_constant(std::int64_t value, Primitive to) {
  switch (to) {
    case Primitive::I1:
      return static_cast<std::uint32_t>(static_cast<std::int8_t>(value));
    case Primitive::U1:
      return static_cast<std::uint8_t>(value);
    case Primitive::I2:
      return static_cast<std::uint32_t>(static_cast<std::int16_t>(value));
    case Primitive::U2:
      return static_cast<std::uint16_t>(value);
    case Primitive::None:
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R4:
    case Primitive::R8:
    case Primitive::Ref:
    case Primitive::ByRef:
      break;
  }
  return static_cast<std::uint32_t>(value);
}

Op cutting_op(Primitive to) {
  switch (to) {
    case Primitive::I1:
      return Op::conv_i1;
    case Primitive::U1:
      return Op::conv_u1;
    case Primitive::I2:
      return Op::conv_i2;
    case Primitive::U2:
      return Op::conv_u2;
    case Primitive::None:
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R4:
    case Primitive::R8:
    case Primitive::Ref:
    case Primitive::ByRef:
      break;
  }
  return Op::missing;
}

/// Whether every value that `from` has is one that `to` has.
bool covers(Fits from, Primitive to) {
  switch (to) {
    case Primitive::I1:
      return from == Fits::I1;
    case Primitive::U1:
      return from == Fits::U1;
    case Primitive::I2:
      return from == Fits::I2 || from == Fits::I1 || from == Fits::U1;
    case Primitive::U2:
      return from == Fits::U2 || from == Fits::U1;
    case Primitive::None:
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R4:
    case Primitive::R8:
    case Primitive::Ref:
    case Primitive::ByRef:
      break;
  }
  return true;
}

/// An int32 that is not negative needs no sign.
bool is_never_negative(const Entry& entry) {
  return entry.fits == Fits::U1 || entry.fits == Fits::U2 || entry.fits == Fits::Length;
}

/// Rows i1, u1, … u8 of the checked conversions from one kind of number.
#define CHECKED(from)                                                           \
  {                                                                             \
    Op::conv_ovf_i1_##from, Op::conv_ovf_u1_##from, Op::conv_ovf_i2_##from,     \
        Op::conv_ovf_u2_##from, Op::conv_ovf_i4_##from, Op::conv_ovf_u4_##from, \
        Op::conv_ovf_i8_##from, Op::conv_ovf_u8_##from                          \
  }
struct CheckedConversions {
  Op i1, u1, i2, u2, i4, u4, i8, u8;
};
constexpr CheckedConversions checked_from_i4 = CHECKED(i4);
constexpr CheckedConversions checked_from_u4 = CHECKED(u4);
constexpr CheckedConversions checked_from_i8 = CHECKED(i8);
constexpr CheckedConversions checked_from_u8 = CHECKED(u8);
constexpr CheckedConversions checked_from_r8 = CHECKED(r8);
#undef CHECKED
constexpr CheckedConversions from_r8 = {Op::conv_i1_r8, Op::conv_u1_r8, Op::conv_i2_r8,
                                        Op::conv_u2_r8, Op::conv_i4_r8, Op::conv_u4_r8,
                                        Op::conv_i8_r8, Op::conv_u8_r8};

Op pick(const CheckedConversions& ops, Primitive to) {
  switch (to) {
    case Primitive::I1:
      return ops.i1;
    case Primitive::U1:
      return ops.u1;
    case Primitive::I2:
      return ops.i2;
    case Primitive::U2:
      return ops.u2;
    case Primitive::I4:
      return ops.i4;
    case Primitive::U4:
      return ops.u4;
    case Primitive::I8:
      return ops.i8;
    case Primitive::U8:
      return ops.u8;
    case Primitive::None:
    case Primitive::R4:
    case Primitive::R8:
    case Primitive::Ref:
    case Primitive::ByRef:
      break;
  }
  return Op::missing;
}

}  // namespace

void Translator::to_native(Entry& entry, bool is_unsigned) {
  const StackType native{StackKind::Native};
  if (entry.is_constant()) {
    entry.value =
        is_unsigned ? static_cast<std::uint32_t>(entry.value) : sign_extended(entry.value);
    entry.type = native;
  } else if (is_unsigned || is_never_negative(entry)) {
    entry.type = native;
  } else {
    stack().emit(Op::conv_i8_i4, entry.home, stack().cell_of(entry));
    stack().now_at_home(entry, native);
    entry.fits =
        Fits::Int32;  // as it lies in the cell, it no longer is the small int32 that it was
  }
}

/// A native int, or a pointer as one, is cut to an int32, as III.1.6 has it; others stay as they
/// are.
void Translator::to_int32(Entry& entry) {
  const StackKind kind = entry.type.kind;
  if (kind != StackKind::Native && kind != StackKind::ByRef) return;
  const StackType int32{StackKind::I4};
  if (entry.is_constant()) {
    entry.value = static_cast<std::uint32_t>(entry.value);
    entry.type = int32;
  } else if (kind == StackKind::Native && is_never_negative(entry)) {
    entry.type = int32;
  } else {
    stack().emit(Op::conv_i4_i8, entry.home, stack().cell_of(entry));
    stack().now_at_home(entry, int32);
    entry.fits = Fits::Int32;
  }
}

void Translator::to_r8(Entry& entry) {
  stack().emit(Op::conv_r8_r4, entry.home, stack().cell_of(entry));
  stack().now_at_home(entry, {StackKind::R8});
}

void Translator::push_converted(Entry& entry, Op op, StackType type, Fits fits) {
  stack().emit(op, entry.home, stack().cell_of(entry));
  stack().push_home(type, fits);
}

/// The same bits as another type.
void Translator::push_as(Entry entry, StackType type, Fits fits) {
  entry.type = type;
  entry.fits = fits;
  stack().push(entry);
}

void Translator::cut(Entry& entry, Primitive to) {
  if (entry.is_constant()) {
    entry.value = cut_constant(entry.value, to);
  } else if (!covers(entry.fits, to)) {
    stack().emit(cutting_op(to), entry.home, stack().cell_of(entry));
    stack().now_at_home(entry, entry.type);
  }
}

void Translator::convert(Primitive to, StackKind result) {
  Entry entry = stack().pop();
  const StackKind from = entry.type.kind;
  switch (from) {
    case StackKind::R4:
    case StackKind::R8: {
      if (result == from) return push_as(entry, entry.type, Fits::Int32);
      if (result == StackKind::R8) return push_converted(entry, Op::conv_r8_r4, {result});
      if (result != StackKind::R4) {
        if (from == StackKind::R4) to_r8(entry);
        return push_converted(entry, pick(from_r8, to), {result}, fits_of(to));
      }
      // There is no conv.r4.un: compilers write conv.r.un and conv.r4, and mean one rounding.
      Instruction* maker = stack().maker_of(entry);
      if (previous_ == assembly::Opcode::conv_r_un && maker != nullptr) {
        if (maker->op == Op::conv_r8_u4) maker->op = Op::conv_r4_u4;
        if (maker->op == Op::conv_r8_u8) maker->op = Op::conv_r4_u8;
        if (maker->op == Op::conv_r4_u4 || maker->op == Op::conv_r4_u8) {
          return push_as(entry, {result}, Fits::Int32);
        }
      }
      return push_converted(entry, Op::conv_r4_r8, {result});
    }
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::Native:
      return convert_integer(entry, to, result);
    case StackKind::ByRef:
      // As a number it may be taken to point to anything: no longer is it known to be a variable.
      if (entry.where == Entry::Where::Address) stack().bring_home(entry);
      entry.type = {StackKind::Native};
      entry.fits = Fits::Int32;
      entry.is_address = true;
      return convert_integer(entry, to, result);
    case StackKind::Ref:
      // What C# makes of `fixed (char* p = string)` for older frameworks.
      if (result != StackKind::Native || entry.type.type != primitive(ElementType::String)) {
        throw Unresolved(fmt::format("{} of a reference is not supported", stack().opcode()));
      }
      return push_converted(entry, Op::string_pointer, {result});
    case StackKind::Void:
    case StackKind::Struct:
      refuse_operand(entry);
  }
}

void Translator::convert_integer(Entry& entry, Primitive to, StackKind result) {
  const bool is_short = entry.type.kind == StackKind::I4;
  // Of the low half alone, which is all that an int32 takes, nothing depends on the number.
  if (result != StackKind::Native && result != StackKind::I4) pin(entry);
  entry.is_address |= may_point(entry);
  switch (result) {
    case StackKind::R4:
      return push_converted(entry, is_short ? Op::conv_r4_i4 : Op::conv_r4_i8, {result});
    case StackKind::R8: {
      const Op whole = entry.is_address ? Op::conv_r8_address : Op::conv_r8_i8;
      return push_converted(entry, is_short ? Op::conv_r8_i4 : whole, {result});
    }
    case StackKind::I8:
    case StackKind::Native:
      if (is_short && to == Primitive::I8) to_native(entry);
      return push_as(entry, {result}, entry.fits);
    case StackKind::I4: {
      const bool is_small = cutting_op(to) != Op::missing;
      if (entry.is_constant()) {
        entry.value = cut_constant(entry.value, to);
        return push_as(entry, {result}, Fits::Int32);
      }
      if (is_small && (!is_short || !covers(entry.fits, to))) {
        return push_converted(entry, cutting_op(to), {result}, fits_of(to));
      }
      if (is_short || is_never_negative(entry)) return push_as(entry, {result}, entry.fits);
      return push_converted(entry, Op::conv_i4_i8, {result});
    }
    case StackKind::Void:
    case StackKind::Ref:
    case StackKind::ByRef:
    case StackKind::Struct:
      break;
  }
  refuse_operand(entry);
}

void Translator::convert_unsigned_to_real() {
  Entry entry = stack().pop();
  switch (entry.type.kind) {
    case StackKind::I4:
      return push_converted(entry, Op::conv_r8_u4, {StackKind::R8});
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::ByRef:
      if (entry.type.kind == StackKind::ByRef) {
        entry.type = {StackKind::Native};
        entry.is_address = true;
      }
      pin(entry);
      return push_converted(entry, entry.is_address ? Op::conv_r8_address : Op::conv_r8_u8,
                            {StackKind::R8});
    case StackKind::R4:
      return push_converted(entry, Op::conv_r8_r4, {StackKind::R8});
    case StackKind::R8:
      return push_as(entry, entry.type, Fits::Int32);
    case StackKind::Void:
    case StackKind::Ref:
    case StackKind::Struct:
      break;
  }
  refuse_operand(entry);
}

void Translator::convert_checked(Primitive to, StackKind result, bool is_unsigned) {
  Entry entry = stack().pop();
  switch (entry.type.kind) {
    case StackKind::I4: {
      const auto& ops = is_unsigned ? checked_from_u4 : checked_from_i4;
      return push_converted(entry, pick(ops, to), {result}, fits_of(to));
    }
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::ByRef: {
      if (entry.type.kind == StackKind::ByRef) entry.type = {StackKind::Native};
      if (result != StackKind::Native) pin(entry);
      const auto& ops = is_unsigned ? checked_from_u8 : checked_from_i8;
      return push_converted(entry, pick(ops, to), {result}, fits_of(to));
    }
    case StackKind::R4:
      to_r8(entry);
      [[fallthrough]];
    case StackKind::R8:
      return push_converted(entry, pick(checked_from_r8, to), {result}, fits_of(to));
    case StackKind::Void:
    case StackKind::Ref:
    case StackKind::Struct:
      break;
  }
  refuse_operand(entry);
}

}  // namespace mmcheck::vm
