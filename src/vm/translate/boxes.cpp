// Boxes and casts.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::Opcode;

void Translator::box(const Type* type) {
  Entry value = stack().pop();
  coerce(value, type, "what is boxed,", false);
  if (type->is_reference()) return push_as(value, reference_to(type), Fits::Int32);
  require_heap(type);
  if (!type->is_value_type()) throw Refused(fmt::format("a {} cannot be boxed", type->name));
  const Op op = type->is_nullable ? Op::box_nullable : Op::box;
  pin(value);
  stack().emit(op, value.home, stack().cell_of(value), 0, type);
  stack().push_home(reference_to(type->is_nullable ? type->arguments.at(0) : type));
}

/// A value that cannot be on the heap may be boxed all the same where the box is only compared with
/// null at once: generic code does so with whatever its parameter is (the standard's augments,
/// "By-ref-like generics"). A box is never null.
void Translator::box(const assembly::Instruction& instruction) {
  const Type* type = type_operand(instruction);
  if (!holds_managed_pointers(type) || !is_test(instruction.end())) return box(type);
  Entry value = stack().pop();
  coerce(value, type, "what is boxed,", false);
  load_literal(0);
}

bool Translator::is_test(std::uint32_t offset) const {
  if (offset >= block_->end) return false;
  const Opcode opcode = assembly::decode(body_.code, offset).opcode;
  return opcode == Opcode::brtrue || opcode == Opcode::brfalse;
}

void Translator::unbox(const Type* type) {
  Entry object = stack().pop();
  if (object.type.kind != StackKind::Ref || !type->is_value_type()) refuse_operand(object);
  if (type->is_nullable) throw Unresolved("unbox of a Nullable is not supported");
  stack().emit(Op::unbox, object.home, stack().cell_of(object), 0, type);
  stack().push_home(by_ref(type));
}

void Translator::unbox_any(const Type* type) {
  if (type->is_reference()) return cast(type, Op::castclass);
  Entry object = stack().pop();
  if (object.type.kind != StackKind::Ref || !type->is_value_type()) refuse_operand(object);
  const Op op = type->is_nullable ? Op::unbox_nullable : Op::unbox_any;
  stack().emit(op, object.home, stack().cell_of(object), access_flags(), type);
  push_loaded(type);
}

void Translator::cast(const Type* type, Op op) {
  Entry object = stack().pop();
  if (object.type.kind != StackKind::Ref) refuse_operand(object);
  if (!type->is_reference() && !type->is_value_type()) {
    throw Refused(fmt::format("{} to {}, which is no class", stack().opcode(), type->name));
  }
  stack().emit(op, object.home, stack().cell_of(object), 0, type);
  stack().push_home(reference_to(type->is_nullable ? type->arguments.at(0) : type));
}

}  // namespace mmcheck::vm
