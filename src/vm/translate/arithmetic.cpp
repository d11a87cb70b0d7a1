// Numbers: arithmetic (III.1.5), comparisons, conversions.
#include <fmt/core.h>

#include <bit>
#include <utility>

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

bool is_integer(StackKind kind) {
  return kind == StackKind::I4 || kind == StackKind::I8 || kind == StackKind::Native;
}
bool is_real(StackKind kind) { return kind == StackKind::R4 || kind == StackKind::R8; }

std::int64_t sign_extended(std::int64_t i4) { return static_cast<std::int32_t>(i4); }

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

void Translator::refuse_operand(const Entry& entry) const {
  throw Refused(fmt::format("{} cannot take {}", stack_->opcode(), describe(entry.type)));
}

void Translator::refuse_operands(const Entry& left, const Entry& right) const {
  throw Refused(fmt::format("{} cannot take {} and {}", stack_->opcode(), describe(left.type),
                            describe(right.type)));
}

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

/// Makes two numbers ones of the same kind, as III.1.5 allows.
bool Translator::unify(Entry& left, Entry& right, bool is_unsigned) {
  const StackKind l = left.type.kind;
  const StackKind r = right.type.kind;
  if (!(is_integer(l) || is_real(l)) || !(is_integer(r) || is_real(r))) return false;
  if (l == r) return true;
  // What `dup` made of the left one must not change with it.
  if (right.where == Entry::Where::Cell && right.cell == left.home) stack().bring_home(right);
  if (l == StackKind::I4 && r == StackKind::Native) return to_native(left, is_unsigned), true;
  if (l == StackKind::Native && r == StackKind::I4) return to_native(right, is_unsigned), true;
  if (l == StackKind::R4 && r == StackKind::R8) return to_r8(left), true;
  if (l == StackKind::R8 && r == StackKind::R4) return to_r8(right), true;
  return false;
}

/// Pointers with numbers are numbers (III.1.5 has some as pointers again, but then nobody could
/// say what they point to): what is read through them is looked at when it is.
void Translator::binary(const BinaryOps& ops) {
  Entry right = stack().pop();
  Entry left = stack().pop();
  const Entry original_left = left;
  const Entry original_right = right;
  if (ops.takes_pointers) {
    for (Entry* entry : {&left, &right}) {
      if (entry->type.kind == StackKind::ByRef) entry->type = {StackKind::Native};
    }
  }
  const std::uint16_t home = left.home;
  if (!unify(left, right, ops.is_unsigned)) refuse_operands(original_left, original_right);
  if (!ops.takes_pointers) {
    pin(left);
    pin(right);
  }
  const StackKind kind = left.type.kind;
  Op op = kind == StackKind::I4   ? ops.i4
          : kind == StackKind::R4 ? ops.r4
          : kind == StackKind::R8 ? ops.r8
                                  : ops.i8;
  if (op == Op::missing) refuse_operands(original_left, original_right);
  const Op with_constant = kind == StackKind::I4 ? ops.i4_imm : ops.i8_imm;
  if (ops.commutes && left.is_constant() && !right.is_constant()) std::swap(left, right);

  Fits fits = Fits::Int32;
  if (is_integer(kind) && right.is_constant() && with_constant != Op::missing) {
    std::int64_t value = kind == StackKind::I4 ? sign_extended(right.value) : right.value;
    if (with_constant == Op::and_i4_imm && value >= 0 && value <= 0xff) fits = Fits::U1;
    if (with_constant == Op::and_i4_imm && value > 0xff && value <= 0xffff) fits = Fits::U2;
    if (ops.negates) value = static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(value));
    stack().emit(with_constant, home, stack().cell_of(left), 0, value);
  } else {
    const std::uint16_t left_cell = stack().cell_of(left);
    const std::uint16_t right_cell = stack().cell_of(right);
    stack().emit(op, home, left_cell, right_cell);
  }
  stack().push_home({kind}, fits);
}

void Translator::shift(const BinaryOps& ops) {
  Entry amount = stack().pop();
  Entry value = stack().pop();
  const bool is_amount = amount.type.kind == StackKind::I4 || amount.type.kind == StackKind::Native;
  if (!is_amount || !is_integer(value.type.kind)) refuse_operands(value, amount);
  const bool is_short = value.type.kind == StackKind::I4;
  pin(value);
  const std::uint16_t cell = stack().cell_of(value);
  if (amount.is_constant()) {
    stack().emit(is_short ? ops.i4_imm : ops.i8_imm, value.home, cell, 0, amount.value);
  } else {
    stack().emit(is_short ? ops.i4 : ops.i8, value.home, cell, stack().cell_of(amount));
  }
  stack().push_home(value.type);
}

void Translator::unary(Op i4, Op i8, Op r4, Op r8) {
  Entry value = stack().pop();
  Op op = Op::missing;
  switch (value.type.kind) {
    case StackKind::I4:
      op = i4;
      break;
    case StackKind::I8:
    case StackKind::Native:
      op = i8;
      break;
    case StackKind::R4:
      op = r4;
      break;
    case StackKind::R8:
      op = r8;
      break;
    case StackKind::Void:
    case StackKind::Ref:
    case StackKind::ByRef:
    case StackKind::Struct:
      break;
  }
  if (op == Op::missing) refuse_operand(value);
  pin(value);
  stack().emit(op, value.home, stack().cell_of(value));
  stack().push_home(value.type);
}

void Translator::check_finite() {
  Entry value = stack().pop();
  if (value.type.kind == StackKind::R4) to_r8(value);
  if (value.type.kind != StackKind::R8) refuse_operand(value);
  stack().emit(Op::ckfinite_r8, value.home, stack().cell_of(value));
  stack().push_home(value.type);
}

/// III.1.5, table 4. Null is compared with a number as 0.
bool Translator::are_comparable(Entry& left, Entry& right, bool takes_references) {
  const StackType native{StackKind::Native};
  if (left.type.is_null() && right.type == native) left.type = native;
  if (right.type.is_null() && left.type == native) right.type = native;
  const StackKind l = left.type.kind;
  const StackKind r = right.type.kind;
  if (l == StackKind::Ref || r == StackKind::Ref) return takes_references && l == r;
  if (l == StackKind::ByRef) return r == StackKind::ByRef || r == StackKind::Native;
  if (r == StackKind::ByRef) return l == StackKind::Native;
  return unify(left, right);
}

void Translator::compare(const ComparisonOps& ops) {
  Entry right = stack().pop();
  Entry left = stack().pop();
  if (!are_comparable(left, right, ops.takes_references)) refuse_operands(left, right);
  const std::uint16_t home = left.home;
  const bool is_equality = ops.i4 == Op::ceq_i4;
  // `cgt.un` tells nothing about two references but whether the one is null that is compared with
  // null.
  if (left.type.kind == StackKind::Ref && !is_equality && !right.type.is_null()) {
    refuse_operands(left, right);
  }
  if (is_equality && left.is_constant() && !right.is_constant()) std::swap(left, right);
  const StackKind kind = left.type.kind;
  const bool is_short = kind == StackKind::I4;
  const bool has_imm = ops.i4_imm != Op::missing && !is_real(kind) && right.is_constant() &&
                       (is_equality || right.value == 0);
  if (has_imm) {
    const std::int64_t value = is_short ? sign_extended(right.value) : right.value;
    stack().emit(is_short ? ops.i4_imm : ops.i8_imm, home, stack().cell_of(left), 0, value);
  } else {
    const std::uint16_t left_cell = stack().cell_of(left);
    const std::uint16_t right_cell = stack().cell_of(right);
    const Op op = is_short                ? ops.i4
                  : kind == StackKind::R4 ? ops.r4
                  : kind == StackKind::R8 ? ops.r8
                                          : ops.i8;
    stack().emit(op, home, left_cell, right_cell);
  }
  stack().note_comparison(left, right);
  stack().push_home({StackKind::I4}, Fits::U1);
}

// --- Conversions

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
