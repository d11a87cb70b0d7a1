// Variables, fields, elements, pointers, boxes.
#include <fmt/core.h>

#include <algorithm>

#include "base/check.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::ElementType;
using assembly::Table;

Op load_op(Op first, const Type* type) {
  const auto from = [&](unsigned step) {
    return static_cast<Op>(static_cast<unsigned>(first) + step);
  };
  switch (type->primitive) {
    case Primitive::I1:
      return first;
    case Primitive::U1:
      return from(1);
    case Primitive::I2:
      return from(2);
    case Primitive::U2:
      return from(3);
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::R4:
      return from(4);
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R8:
    case Primitive::ByRef:
      return from(5);
    case Primitive::Ref:
      return from(6);
    case Primitive::None:
      break;
  }
  return from(7);
}

Op store_op(Op first, const Type* type) {
  const auto from = [&](unsigned step) {
    return static_cast<Op>(static_cast<unsigned>(first) + step);
  };
  switch (type->primitive) {
    case Primitive::I1:
    case Primitive::U1:
      return first;
    case Primitive::I2:
    case Primitive::U2:
      return from(1);
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::R4:
      return from(2);
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R8:
    case Primitive::ByRef:
      return from(3);
    case Primitive::Ref:
      return from(4);
    case Primitive::None:
      break;
  }
  return from(5);
}

// The order that the two functions rely on.
#define LOADS(family) \
  static_assert(static_cast<int>(Op::family##_ref) - static_cast<int>(Op::family##_i1) == 6)
#define STORES(family) \
  static_assert(static_cast<int>(Op::family##_ref) - static_cast<int>(Op::family##_i1) == 4)
LOADS(ldfld);
LOADS(ldsfld);
LOADS(ldind);
LOADS(ldelem);
STORES(stfld);
STORES(stsfld);
STORES(stind);
STORES(stelem);
static_assert(static_cast<int>(Op::load_frame_i8) - static_cast<int>(Op::load_frame_i1) == 5);
static_assert(static_cast<int>(Op::store_frame_i8) - static_cast<int>(Op::store_frame_i1) == 3);
#undef LOADS
#undef STORES

namespace {

bool is_struct(const Type* type) { return type->stack_kind == StackKind::Struct; }

/// As a value on the stack after it was read from memory.
Fits fits_of(const Type* type) { return vm::fits_of(type->primitive); }

}  // namespace

// --- Variables

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

// --- Tokens

const Type* Translator::primitive(ElementType kind) { return types_.primitive(kind); }

Token Translator::type_token(const assembly::Instruction& instruction) const {
  const Token token = instruction.token;
  const Table table = token.table();
  if ((table != Table::TypeDef && table != Table::TypeRef && table != Table::TypeSpec) ||
      !module().metadata().contains(token)) {
    throw Refused(fmt::format("{} has {:#010x}, which is the token of no type", stack_->opcode(),
                              token.value));
  }
  return token;
}

const Type* Translator::type_operand(const assembly::Instruction& instruction) {
  const Type* type = types_.type(module(), type_token(instruction), context());
  if (type->stack_kind == StackKind::Void) {
    throw Refused(fmt::format("{} of void", stack().opcode()));
  }
  types_.require_loadable(type);
  return type;
}

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

/// Before each access of a static field: a thread that went on with an unfinished class, for
/// otherwise threads would wait in a circle, may find that the class has failed when it comes to it
/// again. Where the class constructor runs or must have started for the method to be called, not at
/// all.
void Translator::ensure_class(const Type* type) {
  if (type->definition.module != &module()) ensure_module(type->definition.module);
  if (type->static_constructor == nullptr) return;
  if (type == method_.owner && (needs_class_ensured() || type->static_constructor == &method_)) {
    return;
  }
  stack().emit(Op::ensure_class, 0, 0, 0, type);
}

std::uint16_t Translator::access_flags() const {
  return prefixes_.is_volatile ? AccessFlags::is_volatile : std::uint16_t{0};
}

void Translator::push_loaded(const Type* type) {
  stack().push_home(stack_type(type), fits_of(type));
}

// --- Fields

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

// --- Parts of the frame

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

// --- Pointers

/// A number leaves the cells of native ints, where a pointer is known to be one: for memory, a
/// struct, a long. From now on it has to stay the number that it is (vm/README.md, "Pointers as
/// numbers").
void Translator::pin(Entry& number) {
  if (may_point(number)) stack().emit(Op::pin, stack().cell_of(number));
}

bool Translator::may_point(const Entry& number) const {
  return number.type.kind == StackKind::Native && !number.is_constant() &&
         number.fits == Fits::Int32;
}

/// A number becomes a pointer to a `type` that holds no references: it is looked at now.
void Translator::check_native(Entry& pointer, const Type* type) {
  base::check(!holds_references(type), "a reference through a native int");
  if (!pointer.is_constant(0)) {
    stack().emit(Op::check_pointer, pointer.home, stack().cell_of(pointer), 0, type);
    stack().now_at_home(pointer, by_ref(type));
  }
  pointer.type = by_ref(type);
}

/// Pushes what lies `offset` bytes behind a pointer that was popped.
void Translator::load_through(Entry& pointer, std::uint32_t offset, const Type* type) {
  const std::uint16_t home = pointer.home;
  if (pointer.where == Entry::Where::Address) {
    load_frame(home, pointer.cell, pointer.value + offset, type);
    return push_loaded(type);
  }
  if (!is_struct(type)) {
    stack().emit(load_op(Op::ldind_i1, type), home, stack().cell_of(pointer), access_flags(),
                 std::int64_t{offset});
    return push_loaded(type);
  }
  if (offset != 0) {
    stack().emit(Op::offset_pointer, home, stack().cell_of(pointer), 0, std::int64_t{offset});
    stack().now_at_home(pointer, pointer.type);
  }
  if (pointer.type.kind == StackKind::Native) check_native(pointer, type);
  stack().emit(Op::ldobj, home, stack().cell_of(pointer), access_flags(), type);
  push_loaded(type);
}

/// Stores a value of the right type there.
void Translator::store_through(Entry& pointer, std::uint32_t offset, const Type* type,
                               Entry& value) {
  pin(value);
  if (pointer.where == Entry::Where::Address) {
    return store_frame(pointer.cell, pointer.value + offset, type, value);
  }
  stack().before_writing_memory();
  if (!is_struct(type)) {
    const std::uint16_t to = stack().cell_of(pointer);
    const std::uint16_t from = stack().cell_of(value);
    stack().emit(store_op(Op::stind_i1, type), to, from, access_flags(), std::int64_t{offset});
    return;
  }
  if (offset != 0) {
    stack().emit(Op::offset_pointer, pointer.home, stack().cell_of(pointer), 0,
                 std::int64_t{offset});
    stack().now_at_home(pointer, pointer.type);
  }
  if (pointer.type.kind == StackKind::Native) check_native(pointer, type);
  const std::uint16_t to = stack().cell_of(pointer);
  const std::uint16_t from = stack().cell_of(value);
  stack().emit(Op::stobj, to, from, access_flags(), type);
}

/// What an instruction that names `type` (null: whatever reference there is) finds behind the
/// pointer; Refused if it may not. The pointer becomes a native int where its type does not count.
const Type* Translator::pointed_to(Entry& pointer, const Type* type, bool is_written) {
  switch (pointer.type.kind) {
    case StackKind::ByRef: {
      const Type* there = pointer.type.type;
      if (type == nullptr && there->is_reference()) return there;
      if (type == nullptr) break;
      if (is_same_memory(there, type)) return type;
      // A reference may be read as something wider.
      const bool is_wider = !is_written && type->is_reference() && there->is_reference() &&
                            is_assignable(types_, reference_to(there), type);
      if (is_wider) return type;
      // As through a native int; unsafe code reads bytes as larger numbers.
      if (!holds_references(there) && !holds_references(type)) {
        stack().bring_home(pointer);
        pointer.type = {StackKind::Native};
        return type;
      }
      break;
    }
    case StackKind::Native:
      if (type == nullptr || holds_references(type)) {
        throw Unresolved(fmt::format("{} of a reference through a native int is not supported",
                                     stack_->opcode()));
      }
      return type;
    case StackKind::Void:
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::R4:
    case StackKind::R8:
    case StackKind::Ref:
    case StackKind::Struct:
      break;
  }
  if (type == nullptr) refuse_operand(pointer);
  if (pointer.type.kind == StackKind::ByRef) {
    throw Unresolved(fmt::format("{} of {} through a {} is not supported", stack_->opcode(),
                                 type->name, describe(pointer.type)));
  }
  throw Refused(
      fmt::format("{} of {} cannot take {}", stack_->opcode(), type->name, describe(pointer.type)));
}

void Translator::load_indirect(const Type* type) {
  Entry pointer = stack().pop();
  load_through(pointer, 0, pointed_to(pointer, type, false));
}

void Translator::store_indirect(const Type* type) {
  Entry value = stack().pop();
  Entry pointer = stack().pop();
  const Type* there = pointed_to(pointer, type, true);
  coerce(value, there, "what the pointer points to,", false);
  store_through(pointer, 0, there, value);
}

void Translator::initialize(const Type* type) {
  Entry pointer = stack().pop();
  const Type* there = pointed_to(pointer, type, true);
  if (pointer.where == Entry::Where::Address && pointer.value == 0) {
    const Variable* variable = variable_at_[pointer.cell];
    if (variable != nullptr && variable->type == there) {
      const std::uint32_t cells = there->cells();
      stack().before_writing({variable->cell, cells});
      if (cells == 1) return stack().emit(Op::constant, variable->cell);
      return stack().emit(Op::zero_n, variable->cell, 0, cells);
    }
  }
  if (!is_struct(there)) {
    // In a cell above the pointer's.
    stack().push(pointer);
    stack().push_constant(stack_type(there), 0);
    Entry zero = stack().pop();
    stack().pop();
    return store_through(pointer, 0, there, zero);
  }
  stack().before_writing_memory();
  if (pointer.type.kind == StackKind::Native) check_native(pointer, type);
  if (pointer.where == Entry::Where::Address) {
    const auto first = static_cast<std::uint32_t>(pointer.value / 8);
    const auto end = static_cast<std::uint32_t>((pointer.value + there->value_size + 7) / 8);
    stack().before_writing({pointer.cell + first, end - first});
  }
  stack().emit(Op::initobj, stack().cell_of(pointer), 0, access_flags(), there);
}

void Translator::copy_object(const Type* type) {
  Entry from = stack().pop();
  Entry to = stack().pop();
  const Type* source = pointed_to(from, type, false);
  pointed_to(to, type, true);
  // The pointers stay on the stack below what is copied.
  stack().push(to);
  stack().push(from);
  Entry pointer = stack().pop();
  load_through(pointer, 0, source);
  Entry value = stack().pop();
  to = stack().pop();
  store_through(to, 0, type, value);
}

/// cpblk and initblk: the three topmost entries become the arguments of a method of the models that
/// does it, a part at a time.
void Translator::call_block(std::string_view name) {
  unshare(3);
  stack().before_writing_memory();
  for (Entry& entry : stack().top_entries(3)) stack().bring_home(entry);
  const Method* method = types_.model_method("System.Runtime.CompilerServices.Blocks", name, 3);
  const Op op = Op::call;
  stack().emit(op, place_of(3), 0, 0, method);
  stack().drop(3);
}

void Translator::cpblk() {
  Entry& size = stack().top();
  const Entry& from = stack().top(1);
  const Entry& to = stack().top(2);
  const auto is_pointer = [](const Entry& entry) {
    return entry.type.kind == StackKind::Native || entry.type.kind == StackKind::ByRef;
  };
  if (!is_pointer(to) || !is_pointer(from)) refuse_operands(to, from);
  to_int32(size);
  if (size.type.kind != StackKind::I4) refuse_operand(size);
  call_block("Copy");
}

void Translator::initblk() {
  Entry& size = stack().top();
  Entry& value = stack().top(1);
  const Entry& to = stack().top(2);
  if (to.type.kind != StackKind::Native && to.type.kind != StackKind::ByRef) refuse_operand(to);
  to_int32(value);
  to_int32(size);
  if (value.type.kind != StackKind::I4 || size.type.kind != StackKind::I4) {
    refuse_operands(value, size);
  }
  call_block("Fill");
}

void Translator::localloc() {
  Entry size = stack().pop();
  if (size.type.kind != StackKind::I4 && size.type.kind != StackKind::Native) refuse_operand(size);
  if (stack().depth() != 0) throw Refused("localloc finds more than its size on the stack");
  if (regions_->innermost_handler(block_->region) != 0) throw Refused("localloc is in a handler");
  stack().emit(Op::localloc, size.home, stack().cell_of(size));
  stack().push_home({StackKind::Native});
}

namespace {

/// Of a struct with eight bytes for each reference, its fields in order; 0 if another order would
/// make it smaller, which is a runtime's to decide.
std::uint32_t size_with_references(const Type& type) {
  constexpr std::uint32_t word = 8;
  const auto rounded = [](std::uint32_t size, std::uint32_t to) {
    return (size + to - 1) / to * to;
  };
  std::uint32_t in_order = 0;
  std::uint32_t least = 0;
  for (const Part& part : type.parts) {
    const std::uint32_t size = part.primitive == Primitive::Ref ? word : size_of(part.primitive);
    in_order = rounded(in_order, size) + size;
    least += size;
  }
  return rounded(in_order, word) == rounded(least, word) ? rounded(least, word) : 0;
}

}  // namespace

/// A reference has eight bytes to the program, whatever it has here.
void Translator::size_of_value(const Type* type) {
  std::uint32_t size = type->value_size;
  if (type->is_reference()) {
    size = 8;
  } else if (holds_references(type)) {
    size = size_with_references(*type);
    if (size == 0)
      throw Unresolved(fmt::format("sizeof of {}, which holds references", type->name));
  }
  stack().push_constant({StackKind::I4}, size);
}

// --- Arrays

/// What an instruction that names `type` (null: whatever reference there is) finds in the array;
/// Refused if it may not. Of a null array: what it names.
const Type* Translator::element_of(Entry& array, const Type* type) {
  if (array.type.is_null()) {
    return type != nullptr ? type : types_.primitive(ElementType::Object);
  }
  if (array.type.kind != StackKind::Ref) refuse_operand(array);
  const Type* static_type = array.type.type;
  if (static_type->kind != Type::Kind::Vector) {
    // An array of one dimension is a vector if its lower bound is 0 (new_array), and an object may
    // be one.
    const bool has_one_dimension = static_type->kind == Type::Kind::Array && static_type->rank == 1;
    const Type* element = has_one_dimension ? static_type->element : type;
    if (element == nullptr) element = types_.primitive(ElementType::Object);
    array.type = reference_to(types_.vector_of(element));
  }
  const Type* element = array.type.type->element;
  if (type == nullptr && element->is_reference()) return element;
  if (type != nullptr && is_same_memory(element, type)) return type;
  const bool is_wider = type != nullptr && type->is_reference() && element->is_reference() &&
                        is_assignable(types_, reference_to(element), type);
  if (is_wider) return type;
  if (type == nullptr) refuse_operand(array);
  throw Refused(
      fmt::format("{} of {} cannot take {}", stack_->opcode(), type->name, describe(array.type)));
}

void Translator::check_index(Entry& index) const {
  if (index.type.kind != StackKind::I4 && index.type.kind != StackKind::Native) {
    refuse_operand(index);
  }
}

void Translator::new_vector(const Type* element) {
  require_heap(element);
  Entry length = stack().pop();
  check_index(length);
  if (length.type.kind == StackKind::I4) to_native(length);
  stack().emit(Op::new_vector, length.home, stack().cell_of(length), 0, types_.vector_of(element));
  stack().push_home(reference_to(types_.vector_of(element)));
}

void Translator::ldlen() {
  Entry array = stack().pop();
  if (array.type.kind != StackKind::Ref) refuse_operand(array);
  // What it is of is looked at; of an array of several dimensions it is the number of its elements.
  stack().emit(Op::ldlen, array.home, stack().cell_of(array));
  stack().push_home({StackKind::Native}, Fits::Length);
}

void Translator::ldelem(const Type* type) {
  Entry index = stack().pop();
  Entry array = stack().pop();
  check_index(index);
  const Type* element = element_of(array, type);
  const std::uint16_t array_cell = stack().cell_of(array);
  const std::uint16_t index_cell = stack().cell_of(index);
  const Op op = load_op(Op::ldelem_i1, element);
  stack().emit(op, array.home, array_cell, index_cell, is_struct(element) ? element : nullptr);
  push_loaded(element);
}

void Translator::stelem(const Type* type) {
  Entry value = stack().pop();
  Entry index = stack().pop();
  Entry array = stack().pop();
  check_index(index);
  const Type* element = element_of(array, type);
  if (element->is_reference()) {
    // Whether the array may hold it is looked at when it is stored.
    if (value.type.kind != StackKind::Ref) refuse_operand(value);
  } else {
    coerce(value, element, "an element", false);
  }
  pin(value);
  const std::uint16_t array_cell = stack().cell_of(array);
  const std::uint16_t index_cell = stack().cell_of(index);
  const Op op = store_op(Op::stelem_i1, element);
  const Type* known = is_struct(element)        ? element
                      : element->is_reference() ? value.type.type
                                                : nullptr;
  stack().emit(op, array_cell, index_cell, stack().cell_of(value), known);
}

void Translator::ldelema(const Type* type) {
  Entry index = stack().pop();
  Entry array = stack().pop();
  check_index(index);
  element_of(array, type);
  const std::uint16_t array_cell = stack().cell_of(array);
  const std::uint16_t index_cell = stack().cell_of(index);
  const bool is_exact = type->is_reference() && !prefixes_.is_readonly;
  const Op op = is_exact ? Op::ldelema_exact : Op::ldelema;
  stack().emit(op, array.home, array_cell, index_cell, type);
  stack().push_home(by_ref(type));
}

// --- Boxes

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
