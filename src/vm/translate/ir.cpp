// The table of the machine's instructions made from ir.def, and their text.
#include "vm/translate/ir.hpp"

#include <fmt/core.h>

namespace mmcheck::vm {
namespace {

// A plain array: clang 14 deduces no std::array so long.
constexpr OpInfo op_infos[] = {
#define OP(id, form, effect) {#id, Form::form, Effect::effect},
#include "vm/translate/ir.def"
};

/// What `imm` is. Instructions of the forms d and custom differ in this.
enum class Immediate : std::uint8_t { None, Number, Type, Field, Method, Clause, Reason, Target };

Immediate custom_immediate(Op op) {
  switch (op) {
    case Op::lea:
    case Op::load_frame_i1:
    case Op::load_frame_u1:
    case Op::load_frame_i2:
    case Op::load_frame_u2:
    case Op::load_frame_i4:
    case Op::load_frame_i8:
    case Op::load_frame_struct:
    case Op::store_frame_i1:
    case Op::store_frame_i2:
    case Op::store_frame_i4:
    case Op::store_frame_i8:
    case Op::store_frame_struct:
    case Op::ldind_i1:
    case Op::ldind_u1:
    case Op::ldind_i2:
    case Op::ldind_u2:
    case Op::ldind_i4:
    case Op::ldind_i8:
    case Op::ldind_ref:
    case Op::stind_i1:
    case Op::stind_i2:
    case Op::stind_i4:
    case Op::stind_i8:
    case Op::stind_ref:
    case Op::offset_pointer:
    case Op::call_pointer:
    case Op::constant:
    case Op::load_string:
      return Immediate::Number;
    case Op::new_object:
    case Op::new_vector:
    case Op::new_array:
    case Op::box:
    case Op::box_nullable:
    case Op::unbox:
    case Op::unbox_any:
    case Op::unbox_nullable:
    case Op::castclass:
    case Op::isinst:
    case Op::new_delegate:
    case Op::load_type:
    case Op::load_type_name:
    case Op::ldobj:
    case Op::stobj:
    case Op::initobj:
    case Op::check_pointer:
    case Op::ldelem_struct:
    case Op::stelem_struct:
    case Op::ldelema:
    case Op::ldelema_exact:
    case Op::array_address:
    case Op::array_address_exact:
    case Op::ensure_class:
    case Op::end_class:
      return Immediate::Type;
    case Op::ldfld_i1:
    case Op::ldfld_u1:
    case Op::ldfld_i2:
    case Op::ldfld_u2:
    case Op::ldfld_i4:
    case Op::ldfld_i8:
    case Op::ldfld_ref:
    case Op::ldfld_struct:
    case Op::stfld_i1:
    case Op::stfld_i2:
    case Op::stfld_i4:
    case Op::stfld_i8:
    case Op::stfld_ref:
    case Op::stfld_struct:
    case Op::ldflda:
    case Op::ldsfld_i1:
    case Op::ldsfld_u1:
    case Op::ldsfld_i2:
    case Op::ldsfld_u2:
    case Op::ldsfld_i4:
    case Op::ldsfld_i8:
    case Op::ldsfld_ref:
    case Op::ldsfld_struct:
    case Op::stsfld_i1:
    case Op::stsfld_i2:
    case Op::stsfld_i4:
    case Op::stsfld_i8:
    case Op::stsfld_ref:
    case Op::stsfld_struct:
    case Op::ldsflda:
    case Op::init_array:
      return Immediate::Field;
    case Op::load_function:
    case Op::load_virtual_function:
    case Op::call:
    case Op::call_virtual:
    case Op::call_intrinsic:
    case Op::call_delegate:
      return Immediate::Method;
    case Op::rethrow:
    case Op::end_finally:
    case Op::end_filter:
      return Immediate::Clause;
    case Op::missing:
      return Immediate::Reason;
    default:
      return Immediate::None;
  }
}

Immediate immediate(Op op) {
  switch (info(op).form) {
    case Form::dsi:
      return Immediate::Number;
    case Form::jump:
    case Form::jump_s:
    case Form::jump_ss:
    case Form::jump_si:
      return Immediate::Target;
    case Form::none:
    case Form::d:
    case Form::s:
    case Form::custom:
      return custom_immediate(op);
    case Form::ds:
    case Form::dss:
    case Form::ss:
    case Form::sss:
      return Immediate::None;
  }
  return Immediate::None;
}

std::string text_of_immediate(const Code& code, const Instruction& instruction) {
  switch (immediate(instruction.op)) {
    case Immediate::None:
      return "";
    case Immediate::Number:
      return fmt::format(" #{}", instruction.imm);
    case Immediate::Type:
      return " " + (instruction.type == nullptr ? std::string("any") : instruction.type->name);
    case Immediate::Field:
      return fmt::format(" {}::{}", instruction.field->owner->name, instruction.field->name);
    case Immediate::Method:
      return fmt::format(" {}::{}", instruction.method->owner->name, instruction.method->name);
    case Immediate::Clause:
      return fmt::format(" clause {}", instruction.imm);
    case Immediate::Reason:
      return fmt::format(" \"{}\"", code.reasons[static_cast<std::size_t>(instruction.imm)]);
    case Immediate::Target:
      return fmt::format(" -> {}", instruction.jump.target);
  }
  return "";
}

std::string text_of_targets(const std::vector<std::uint32_t>& targets) {
  std::string text = " ->";
  for (const std::uint32_t target : targets) text += fmt::format(" {}", target);
  return text;
}

/// The operands that the form names; of a custom instruction all three.
std::string text_of_cells(const Instruction& instruction) {
  const auto cells = [&](unsigned count) {
    std::string text = fmt::format(" {}", instruction.a);
    if (count > 1) text += fmt::format(", {}", instruction.b);
    if (count > 2) text += fmt::format(", {}", instruction.c);
    return text;
  };
  switch (info(instruction.op).form) {
    case Form::none:
    case Form::jump:
      return "";
    case Form::d:
    case Form::s:
    case Form::jump_s:
      return cells(1);
    case Form::jump_si:
      return cells(1) + fmt::format(", #{}", instruction.jump.low);
    case Form::ds:
    case Form::dsi:
    case Form::ss:
    case Form::jump_ss:
      return cells(2);
    case Form::dss:
    case Form::sss:
    case Form::custom:
      return cells(instruction.op == Op::missing ? 0 : 3);
  }
  return "";
}

}  // namespace

const OpInfo& info(Op op) { return op_infos[static_cast<std::size_t>(op)]; }

std::string to_string(const Code& code, std::uint32_t instruction) {
  const Instruction& what = code.instructions.at(instruction);
  std::string text(info(what.op).name);
  text += text_of_cells(what);
  if (what.op == Op::switch_)
    return text + text_of_targets(code.switches[static_cast<std::size_t>(what.imm)]);
  return text + text_of_immediate(code, what);
}

}  // namespace mmcheck::vm
