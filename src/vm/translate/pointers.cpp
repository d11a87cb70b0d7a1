// Memory behind pointers: managed ones, whose type says what lies there, and numbers, through which
// every access is looked at when it happens (vm/README.md, "Pointers as numbers").
#include <fmt/core.h>

#include "base/check.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

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

}  // namespace mmcheck::vm
