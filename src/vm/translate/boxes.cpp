// Boxes and casts.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

bool Translator::is_only_compared_with_null() const {
  using assembly::Opcode;
  if (end_ >= body_.code.size()) return false;
  const Opcode next = assembly::decode(body_.code, end_).opcode;
  return next == Opcode::brtrue || next == Opcode::brtrue_s || next == Opcode::brfalse ||
         next == Opcode::brfalse_s;
}

void Translator::box(const Type* type) {
  Entry value = stack().pop();
  coerce(value, type, "what is boxed,", false);
  if (type->is_reference()) return push_as(value, reference_to(type), Fits::Int32);
  // III.4.1: a box of what cannot be on the heap is never made where a branch only asks whether it
  // is null. Any object will do.
  if (type->is_by_ref_like && is_only_compared_with_null()) {
    stack().emit(Op::load_type, value.home, 0, 0, type);
    stack().push_home(reference_to(types_.primitive(assembly::ElementType::Object)));
    return;
  }
  require_heap(type);
  if (!type->is_value_type()) throw Refused(fmt::format("a {} cannot be boxed", type->name));
  const Op op = type->is_nullable ? Op::box_nullable : Op::box;
  pin(value);
  stack().emit(op, value.home, stack().cell_of(value), 0, type);
  stack().push_home(reference_to(type->is_nullable ? type->arguments.at(0) : type));
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
