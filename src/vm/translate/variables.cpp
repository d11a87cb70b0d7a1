// Arguments and local variables, and parts of what lies in the frame.
//
// A variable is loaded by saying where it is (LazyStack): nothing is moved before somebody writes
// to it. One whose address is taken has its value in its cells as memory has it.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

const Translator::Variable& Translator::argument(const assembly::Instruction& instruction) const {
  const auto number = static_cast<std::size_t>(instruction.integer);
  if (number < arguments_.size()) return arguments_[number];
  throw Refused(
      fmt::format("{} names argument {} of {}", stack_->opcode(), number, arguments_.size()));
}

const Translator::Variable& Translator::local(const assembly::Instruction& instruction) const {
  const auto number = static_cast<std::size_t>(instruction.integer);
  if (number < locals_.size()) return locals_[number];
  throw Refused(
      fmt::format("{} names local variable {} of {}", stack_->opcode(), number, locals_.size()));
}

void Translator::load_variable(const Variable& variable) {
  const Type* type = variable.type;
  // What is written through a pointer to a small signed variable leaves the rest of the cell alone.
  const bool is_signed = type->primitive == Primitive::I1 || type->primitive == Primitive::I2;
  if (variable.is_exposed && is_signed) {
    stack().emit(load_op(Op::load_frame_i1, type), stack().next_home(), variable.cell);
    return push_loaded(type);
  }
  Entry entry;
  entry.type = stack_type(type);
  entry.fits = fits_of(type);
  entry.where = Entry::Where::Cell;
  entry.cell = variable.cell;
  stack().push(entry);
}

void Translator::load_address(const Variable& variable) {
  if (variable.type->stack_kind == StackKind::ByRef) {
    throw Unresolved(fmt::format("{} of a variable that is a managed pointer is not supported",
                                 stack().opcode()));
  }
  Entry entry;
  entry.type = by_ref(variable.type);
  entry.where = Entry::Where::Address;
  entry.cell = variable.cell;
  stack().push(entry);
}

void Translator::store_variable(const Variable& variable, std::string_view what) {
  Entry value = stack().pop();
  coerce(value, variable.type, what, true);
  if (value.where == Entry::Where::Cell && value.cell == variable.cell) return;
  stack().before_writing({variable.cell, variable.type->cells()});
  stack().move_to(variable.cell, value);
}

void Translator::coerce(Entry& entry, const Type* to, std::string_view what, bool is_cut) {
  if (entry.type.kind == StackKind::Native && to->stack_kind == StackKind::ByRef &&
      holds_references(to->element)) {
    throw Unresolved(
        fmt::format("{}: a native int as a pointer to references is not supported", to->name));
  }
  if (!is_assignable(types_, entry.type, to)) {
    // Correct, if not verifiable (III.1.8): who uses the object looks at its class.
    if (entry.type.kind == StackKind::Ref && to->is_reference()) return;
    if (entry.type.kind == StackKind::ByRef && to->stack_kind == StackKind::ByRef) {
      throw Unresolved(
          fmt::format("a {} as a {} is not supported", describe(entry.type), to->name));
    }
    throw Refused(fmt::format("{} of type {} cannot be {}", what, to->name, describe(entry.type)));
  }
  const StackType type = stack_type(to);
  switch (type.kind) {
    case StackKind::I4:
      to_int32(entry);
      if (is_cut) cut(entry, to->primitive);
      return;
    case StackKind::Native:
      if (entry.type.kind == StackKind::I4) to_native(entry);
      if (entry.type.kind == StackKind::ByRef) {
        if (entry.where == Entry::Where::Address) stack().bring_home(entry);
        entry.type = type;
      }
      return;
    case StackKind::R4:
      if (entry.type.kind == StackKind::R4) return;
      stack().emit(Op::conv_r4_r8, entry.home, stack().cell_of(entry));
      return stack().now_at_home(entry, type);
    case StackKind::R8:
      if (entry.type.kind == StackKind::R4) to_r8(entry);
      return;
    case StackKind::ByRef:
      if (entry.type.kind == StackKind::Native || !is_same_memory(entry.type.type, to->element)) {
        check_native(entry, to->element);
      }
      entry.type = type;
      return;
    case StackKind::Void:
    case StackKind::I8:
    case StackKind::Ref:
    case StackKind::Struct:
      return;
  }
}

void Translator::dup() {
  Entry copy = stack().top();
  if (copy.where == Entry::Where::Home) {
    copy.where = Entry::Where::Cell;
    copy.cell = copy.home;
  }
  stack().push(copy);
}

std::uint16_t Translator::size_of_struct(const Type* type) const {
  if (type->value_size > 0xffff) {
    throw Unresolved(fmt::format("{} has more than 65535 bytes", type->name));
  }
  return static_cast<std::uint16_t>(type->value_size);
}

void Translator::load_frame(std::uint16_t to, std::uint32_t cell, std::int64_t offset,
                            const Type* type) {
  if (is_struct(type)) {
    stack().emit(Op::load_frame_struct, to, cell, size_of_struct(type), offset);
    return;
  }
  const bool is_reference = type->primitive == Primitive::Ref;
  const Op op = is_reference ? Op::load_frame_i4 : load_op(Op::load_frame_i1, type);
  stack().emit(op, to, cell, 0, offset);
}

void Translator::store_frame(std::uint32_t cell, std::int64_t offset, const Type* type,
                             Entry& value) {
  const std::uint16_t from = stack().cell_of(value);
  const auto first = static_cast<std::uint32_t>(offset / 8);
  const auto end = static_cast<std::uint32_t>((offset + type->value_size + 7) / 8);
  stack().before_writing({cell + first, end - first});
  if (is_struct(type)) {
    stack().emit(Op::store_frame_struct, cell, from, size_of_struct(type), offset);
    return;
  }
  const bool is_reference = type->primitive == Primitive::Ref;
  const Op op = is_reference ? Op::store_frame_i4 : store_op(Op::store_frame_i1, type);
  stack().emit(op, cell, from, 0, offset);
}

}  // namespace mmcheck::vm
