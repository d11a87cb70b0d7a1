// Numbers: arithmetic (III.1.5) and comparisons, and which operands they take.
#include <fmt/core.h>

#include <utility>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

namespace {

bool is_integer(StackKind kind) {
  return kind == StackKind::I4 || kind == StackKind::I8 || kind == StackKind::Native;
}
bool is_real(StackKind kind) { return kind == StackKind::R4 || kind == StackKind::R8; }

}  // namespace

void Translator::refuse_operand(const Entry& entry) const {
  throw Refused(fmt::format("{} cannot take {}", stack_->opcode(), describe(entry.type)));
}

void Translator::refuse_operands(const Entry& left, const Entry& right) const {
  throw Refused(fmt::format("{} cannot take {} and {}", stack_->opcode(), describe(left.type),
                            describe(right.type)));
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

}  // namespace mmcheck::vm
