// Fields of objects, of values, behind pointers, and static ones.
#include <fmt/core.h>

#include "base/check.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::ElementType;
using assembly::Table;

const Field& Translator::field_operand(const assembly::Instruction& instruction) {
  const Token token = instruction.token;
  const assembly::Metadata& metadata = module().metadata();
  const bool is_field =
      metadata.contains(token) &&
      (token.table() == Table::Field ||
       (token.table() == Table::MemberRef &&
        assembly::is_field_signature(metadata.blob(Column::MemberRef_Signature, token.row()))));
  if (!is_field) {
    throw Refused(fmt::format("{} has {:#010x}, which is the token of no field", stack().opcode(),
                              token.value));
  }
  const Field& field = *types_.field(module(), token, context());
  types_.require_loadable(field.owner);
  return field;
}

void Translator::require_owner(Entry& object, const Field& field) {
  const Type* owner = field.owner;
  const StackType type = object.type;
  bool fits = false;
  switch (type.kind) {
    case StackKind::Ref:
      fits = !owner->is_value_type() && !owner->is_interface();
      break;
    case StackKind::ByRef:
      // A pointer to a variable of a class points to a reference, which has no fields.
      fits = type.type == owner && owner->is_value_type();
      if (!fits && owner->is_value_type() && !holds_references(type.type) &&
          !holds_references(field.type)) {
        // As through a native int: what lies there is looked at when it happens.
        stack().bring_home(object);
        object.type = {StackKind::Native};
        fits = true;
      }
      break;
    case StackKind::Struct:
      fits = type.type == owner;
      break;
    case StackKind::Native:
      if (holds_references(field.type)) {
        throw Unresolved(fmt::format("{} of a reference through a native int is not supported",
                                     stack_->opcode()));
      }
      fits = owner->is_value_type();
      break;
    case StackKind::Void:
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::R4:
    case StackKind::R8:
      break;
  }
  if (!fits) {
    throw Refused(fmt::format("{} of {}::{} cannot take {}", stack_->opcode(), owner->name,
                              field.name, describe(type)));
  }
}

void Translator::ldfld(const Field& field) {
  Entry object = stack().pop();
  if (field.is_static) return ldsfld(field);
  require_owner(object, field);
  const Type* type = field.type;
  switch (object.type.kind) {
    case StackKind::Ref:
      stack().emit(load_op(Op::ldfld_i1, type), object.home, stack().cell_of(object),
                   access_flags(), &field);
      break;
    case StackKind::Struct:
      load_frame(object.home, stack().cell_of(object), field.offset, type);
      break;
    case StackKind::ByRef:
    case StackKind::Native:
      return load_through(object, field.offset, type);
    case StackKind::Void:
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::R4:
    case StackKind::R8:
      base::report_bug("a field of what has none");
  }
  push_loaded(type);
}

void Translator::ldflda(const Field& field) {
  Entry object = stack().pop();
  if (field.is_static) return ldsflda(field);
  require_owner(object, field);
  const StackType result = by_ref(field.type);
  switch (object.type.kind) {
    case StackKind::Ref:
      stack().emit(Op::ldflda, object.home, stack().cell_of(object), 0, &field);
      stack().push_home(result);
      return;
    case StackKind::ByRef:
      if (object.where == Entry::Where::Address) object.value += field.offset;
      if (object.where == Entry::Where::Address || field.offset == 0) {
        return push_as(object, result, Fits::Int32);
      }
      stack().emit(Op::offset_pointer, object.home, stack().cell_of(object), 0,
                   std::int64_t{field.offset});
      stack().push_home(result);
      return;
    case StackKind::Native:
      stack().emit(Op::add_i8_imm, object.home, stack().cell_of(object), 0,
                   std::int64_t{field.offset});
      stack().push_home({StackKind::Native});
      return;
    case StackKind::Struct:
      refuse_operand(object);
    case StackKind::Void:
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::R4:
    case StackKind::R8:
      base::report_bug("a field of what has none");
  }
}

void Translator::stfld(const Field& field) {
  Entry value = stack().pop();
  Entry object = stack().pop();
  if (field.is_static) return store_static(field, value);
  require_owner(object, field);
  if (object.type.kind == StackKind::Struct) refuse_operand(object);
  coerce(value, field.type, "the field " + field.name, false);
  if (object.type.kind != StackKind::Ref) {
    return store_through(object, field.offset, field.type, value);
  }
  pin(value);
  const std::uint16_t object_cell = stack().cell_of(object);
  const std::uint16_t value_cell = stack().cell_of(value);
  stack().emit(store_op(Op::stfld_i1, field.type), object_cell, value_cell, access_flags(), &field);
}

/// What is boxed, an element of an array, in a static field or in an object.
void Translator::require_heap(const Type* type) const {
  if (!holds_managed_pointers(type)) return;
  throw Refused(fmt::format("{}: a {} holds managed pointers and cannot be on the heap",
                            stack_->opcode(), type->name));
}

void Translator::require_static(const Field& field) const {
  if (!field.is_static) {
    throw Refused(fmt::format("{} names {}::{}, which is not static", stack_->opcode(),
                              field.owner->name, field.name));
  }
  require_heap(field.type);
}

void Translator::ldsfld(const Field& field) {
  require_static(field);
  // A literal, as for .NET's own compiler: it orders nothing and runs no class constructor. Mono's
  // C# compiler writes it for every "".
  if (field.owner == types_.primitive(ElementType::String) && field.name == "Empty") {
    return load_literal(0);  // which stands for the empty string in every #US heap
  }
  ensure_class(field.owner);
  stack().emit(load_op(Op::ldsfld_i1, field.type), stack().next_home(), 0, access_flags(), &field);
  push_loaded(field.type);
}

void Translator::ldsflda(const Field& field) {
  require_static(field);
  ensure_class(field.owner);
  stack().emit(Op::ldsflda, stack().next_home(), 0, 0, &field);
  stack().push_home(by_ref(field.type));
}

void Translator::stsfld(const Field& field) {
  Entry value = stack().pop();
  store_static(field, value);
}

void Translator::store_static(const Field& field, Entry& value) {
  require_static(field);
  coerce(value, field.type, "the field " + field.name, false);
  ensure_class(field.owner);
  pin(value);
  stack().emit(store_op(Op::stsfld_i1, field.type), stack().cell_of(value), 0, access_flags(),
               &field);
}

}  // namespace mmcheck::vm
