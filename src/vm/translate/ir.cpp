// The instructions' text, and what their columns must have in common.
#include "vm/translate/ir.hpp"

#include <fmt/core.h>

namespace mmcheck::vm {
namespace {

// --- What holds of each row. An instruction that comes to memory and does not say so would be one
// that no other thread notices: a missed behaviour. So a row whose columns contradict each other is
// not compiled.

constexpr bool is_memory(Family family) {
  return Family::field <= family && family <= Family::array;
}

/// Reads and writes say which memory, and nothing else but a making of pointers does.
constexpr bool family_fits(const OpInfo& row) {
  switch (row.effect) {
    case Effect::read:
    case Effect::write:
      return is_memory(row.family);
    case Effect::address:
      return row.family == Family::none || is_memory(row.family);
    case Effect::make:
      return row.family == Family::fresh;
    case Effect::meet:
      return row.family >= Family::intrinsic;
    case Effect::move:
    case Effect::pure:
    case Effect::compare:
    case Effect::strict:
    case Effect::call:
    case Effect::allocate:
      return row.family == Family::none;
  }
  return false;
}

/// Where access_of and memory_operands take the operands from.
constexpr bool form_fits(const OpInfo& row) {
  const bool reads = row.effect == Effect::read;
  if (!reads && row.effect != Effect::write) return true;
  switch (row.family) {
    case Family::field:
      return row.form == (reads ? Form::Ds : Form::sS) && row.immediate == Immediate::field;
    case Family::static_:
      return row.form == (reads ? Form::D : Form::S) && row.immediate == Immediate::field;
    case Family::through:
      return row.form == (reads ? Form::Ds : Form::sS) || (!reads && row.form == Form::s);
    case Family::element:
      return row.form == (reads ? Form::Dss : Form::ssS);
    case Family::box:
      return reads && row.form == Form::Ds && row.immediate == Immediate::type;
    case Family::array:
      return !reads && row.form == Form::s && row.immediate == Immediate::field;
    case Family::none:
    case Family::fresh:
    case Family::intrinsic:
    case Family::thread:
    case Family::class_:
      return false;
  }
  return false;
}

constexpr bool has_value(Form form) {
  switch (form) {
    case Form::D:
    case Form::dS:
    case Form::Ds:
    case Form::DS:
    case Form::Dss:
    case Form::S:
    case Form::sS:
    case Form::ssS:
    case Form::DB:
    case Form::BS:
      return true;
    case Form::none:
    case Form::d:
    case Form::ds:
    case Form::dss:
    case Form::s:
    case Form::ss:
    case Form::lea:
    case Form::call:
    case Form::call_b:
    case Form::clause:
    case Form::failure:
      return false;
  }
  return false;
}

/// A value has a width, and one of a type has a type.
constexpr bool width_fits(const OpInfo& row) {
  const bool has_type = row.immediate == Immediate::type || row.immediate == Immediate::field;
  if (row.width == Width::value && !has_type) return false;
  if (has_value(row.form)) return row.width != Width::none;
  const bool is_zeroed = row.effect == Effect::write && row.form == Form::s;
  return row.width == Width::none || is_zeroed;
}

constexpr bool flow_fits(const OpInfo& row) {
  const bool has_target =
      row.immediate == Immediate::target || row.immediate == Immediate::target_low;
  switch (row.flow) {
    case Flow::jump:
    case Flow::branch:
      return has_target;
    case Flow::select:
      return row.immediate == Immediate::targets;
    case Flow::unwind:
      return has_target || row.immediate == Immediate::clause;
    case Flow::next:
    case Flow::end:
      return !has_target && row.immediate != Immediate::targets;
  }
  return false;
}

#define OP(id, form, effect, imm, width, family, flow)                 \
  static_assert(family_fits(info(Op::id)), #id ": effect and family"); \
  static_assert(form_fits(info(Op::id)), #id ": family and form");     \
  static_assert(width_fits(info(Op::id)), #id ": form and width");     \
  static_assert(flow_fits(info(Op::id)), #id ": imm and flow");
#include "vm/translate/ir.def"

// --- Text

std::string text_of_targets(const std::vector<std::uint32_t>& targets) {
  std::string text = " ->";
  for (const std::uint32_t target : targets) text += fmt::format(" {}", target);
  return text;
}

std::string text_of_immediate(const Code& code, const Instruction& instruction) {
  const auto number = [&] { return static_cast<std::size_t>(instruction.imm); };
  switch (info(instruction.op).immediate) {
    case Immediate::none:
      return "";
    case Immediate::number:
    case Immediate::signature:
      return fmt::format(" #{}", instruction.imm);
    case Immediate::type:
    case Immediate::maybe_type:
      return instruction.type == nullptr ? std::string() : " " + instruction.type->name;
    case Immediate::field:
      return fmt::format(" {}::{}", instruction.field->owner->name, instruction.field->name);
    case Immediate::method:
      return fmt::format(" {}::{}", instruction.method->owner->name, instruction.method->name);
    case Immediate::clause:
      return fmt::format(" clause {}", instruction.imm);
    case Immediate::reason:
      return fmt::format(" \"{}\"", code.reasons[number()]);
    case Immediate::target:
      return fmt::format(" -> {}", instruction.jump.target);
    case Immediate::target_low:
      return fmt::format(", #{} -> {}", instruction.jump.low, instruction.jump.target);
    case Immediate::targets:
      return text_of_targets(code.switches[number()]);
  }
  return "";
}

/// How many of a, b and c say something: all three where the width or c says more.
unsigned count_operands(Form form) {
  switch (form) {
    case Form::none:
    case Form::clause:
      return 0;
    case Form::d:
    case Form::s:
      return 1;
    case Form::ds:
    case Form::ss:
    case Form::failure:
      return 2;
    case Form::D:
    case Form::dS:
    case Form::Ds:
    case Form::DS:
    case Form::dss:
    case Form::Dss:
    case Form::S:
    case Form::sS:
    case Form::ssS:
    case Form::DB:
    case Form::BS:
    case Form::lea:
    case Form::call:
    case Form::call_b:
      return 3;
  }
  return 3;
}

std::string text_of_cells(const Instruction& instruction) {
  const unsigned count = count_operands(info(instruction.op).form);
  std::string text;
  if (count > 0) text += fmt::format(" {}", instruction.a);
  if (count > 1) text += fmt::format(", {}", instruction.b);
  if (count > 2) text += fmt::format(", {}", instruction.c);
  return text;
}

}  // namespace

std::string to_string(const Code& code, std::uint32_t instruction) {
  const Instruction& what = code.instructions.at(instruction);
  return std::string(info(what.op).name) + text_of_cells(what) + text_of_immediate(code, what);
}

}  // namespace mmcheck::vm
