// What tokens and strings become on the stack: handles, typed references, literals.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::ElementType;
using assembly::Table;

/// To the machine a RuntimeTypeHandle is the System.Type object in its only field; a
/// RuntimeFieldHandle is a number that stands for the Field, a RuntimeMethodHandle the pointer to
/// the method.
void Translator::ldtoken(const assembly::Instruction& instruction) {
  const Token token = instruction.token;
  const assembly::Metadata& metadata = module().metadata();
  const Table table = token.table();
  const bool is_member = table == Table::MemberRef && metadata.contains(token);
  const bool is_field =
      table == Table::Field || (is_member && assembly::is_field_signature(metadata.blob(
                                                 Column::MemberRef_Signature, token.row())));
  if (is_field) {
    const Field& field = field_operand(instruction);
    const StackType type = stack_type(types_.model("System.RuntimeFieldHandle"));
    stack().emit(Op::load_field, stack().next_home(), 0, 0, &field);
    stack().push_home(type).field = &field;
    return;
  }
  if (table == Table::MethodDef || table == Table::MethodSpec || is_member) {
    const Method& method = method_operand(instruction);
    stack().emit(Op::load_function, stack().next_home(), 0, 0, &method);
    stack().push_home(stack_type(types_.model("System.RuntimeMethodHandle")));
    return;
  }
  const Type* type = types_.type(module(), type_token(instruction), context());
  types_.require_loadable(type);
  stack().emit(Op::load_type, stack().next_home(), 0, 0, type);
  stack().push_home(stack_type(types_.model("System.RuntimeTypeHandle"))).handle = type;
}

// --- Typed references: to the machine System.TypedReference is a pointer and, in the cell after
// it, the System.Type object of what it points to.

void Translator::mkrefany(const Type* type) {
  Entry pointer = stack().pop();
  coerce(pointer, types_.by_ref_to(type), "what mkrefany is given,", false);
  stack().bring_home(pointer);
  stack().emit(Op::load_type, pointer.home + 1U, 0, 0, type);
  stack().push_home(stack_type(types_.primitive(ElementType::TypedByRef)));
}

/// Leaves the cells of the typed reference where the next entries will be.
void Translator::pop_typed_reference() {
  Entry reference = stack().pop();
  if (reference.type != stack_type(types_.primitive(ElementType::TypedByRef))) {
    refuse_operand(reference);
  }
  stack().bring_home(reference);
}

void Translator::refanyval(const Type* type) {
  pop_typed_reference();
  const StackType type_object = reference_to(types_.model("System.Type"));
  stack().push_home(by_ref(type));
  stack().push_home(type_object);
  stack().emit(Op::load_type, stack().next_home(), 0, 0, type);
  stack().push_home(type_object);
  call_method(*types_.model_method("System.Runtime.CompilerServices.Throw", "UnlessSame", 2),
              false);
}

void Translator::refanytype() {
  pop_typed_reference();
  const std::uint32_t home = stack().next_home();
  stack().emit(Op::mov, home, home + 1);
  stack().push_home(stack_type(types_.model("System.RuntimeTypeHandle")));
}

void Translator::ldstr(const assembly::Instruction& instruction) {
  constexpr std::uint32_t user_string = 0x70;
  const std::uint32_t index = instruction.token.row();
  bool is_there = instruction.token.value >> 24 == user_string;
  try {
    if (is_there) module().metadata().user_string(index);
  } catch (const base::Error&) {
    is_there = false;
  }
  if (!is_there) {
    throw Refused(fmt::format("ldstr has {:#010x}, which is the token of no string",
                              instruction.token.value));
  }
  load_literal(index);
}

void Translator::load_literal(std::uint32_t index) {
  stack().emit(Op::load_string, stack().next_home(), 0, 0,
               static_cast<std::int64_t>(std::uint64_t{module().index} << 32 | index));
  stack().push_home(reference_to(types_.primitive(ElementType::String)));
}

}  // namespace mmcheck::vm
