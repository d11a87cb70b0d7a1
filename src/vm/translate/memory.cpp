// What all accesses to memory share: the instruction of a family for a type, the type that a token
// names, the class that has to be initialized first.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

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

}  // namespace mmcheck::vm
