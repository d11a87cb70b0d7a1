#include "assembly/il_instruction.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "assembly/instruction.hpp"
#include "assembly/names.hpp"

namespace mmcheck::assembly {
namespace {

using Kind = IlInstruction::Kind;
using Element = IlInstruction::Element;

struct Does {
  Kind kind;
  Element element = Element::None;
};

/// What opcodes.def has no column for, because only readers of Results care.
Does does(Opcode opcode) {
  struct Row {
    Opcode opcode;
    Does does;
  };
  static constexpr Row rows[] = {
      {Opcode::ldfld, {Kind::ReadField}},
      {Opcode::ldsfld, {Kind::ReadField}},
      {Opcode::stfld, {Kind::WriteField}},
      {Opcode::stsfld, {Kind::WriteField}},
      {Opcode::call, {Kind::Call}},
      {Opcode::callvirt, {Kind::Call}},
      {Opcode::newobj, {Kind::Make}},
      {Opcode::ldelem_i, {Kind::ReadElement, Element::I}},
      {Opcode::ldelem_i1, {Kind::ReadElement, Element::I1}},
      {Opcode::ldelem_i2, {Kind::ReadElement, Element::I2}},
      {Opcode::ldelem_i4, {Kind::ReadElement, Element::I4}},
      {Opcode::ldelem_i8, {Kind::ReadElement, Element::I8}},
      {Opcode::ldelem_u1, {Kind::ReadElement, Element::U1}},
      {Opcode::ldelem_u2, {Kind::ReadElement, Element::U2}},
      {Opcode::ldelem_u4, {Kind::ReadElement, Element::U4}},
      {Opcode::ldelem_r4, {Kind::ReadElement, Element::R4}},
      {Opcode::ldelem_r8, {Kind::ReadElement, Element::R8}},
      {Opcode::ldelem_ref, {Kind::ReadElement, Element::Ref}},
      {Opcode::stelem_i, {Kind::WriteElement, Element::I}},
      {Opcode::stelem_i1, {Kind::WriteElement, Element::I1}},
      {Opcode::stelem_i2, {Kind::WriteElement, Element::I2}},
      {Opcode::stelem_i4, {Kind::WriteElement, Element::I4}},
      {Opcode::stelem_i8, {Kind::WriteElement, Element::I8}},
      {Opcode::stelem_r4, {Kind::WriteElement, Element::R4}},
      {Opcode::stelem_r8, {Kind::WriteElement, Element::R8}},
      {Opcode::stelem_ref, {Kind::WriteElement, Element::Ref}},
  };
  for (const Row& row : rows) {
    if (row.opcode == opcode) return row.does;
  }
  return {Kind::Other};
}

/// Names writes a member as TYPE::NAME, and a method's parameters in parentheses behind that.
void take_member(IlInstruction& to, std::string_view name) {
  const std::size_t colons = name.find("::");
  if (colons == std::string_view::npos) return;
  to.type = name.substr(0, colons);
  const std::string_view member = name.substr(colons + 2);
  const std::size_t end = to.is_call() ? std::min(member.find('('), member.size()) : member.size();
  to.member = member.substr(0, end);
  to.parameters = member.substr(end);
}

void append_operand(IlInstruction& to, const Assembly& assembly, std::uint32_t method,
                    const Instruction& instruction) {
  switch (info(instruction.encoding).operand) {
    case Operand::token_field:
    case Operand::token_method:
    case Operand::token_type:
    case Operand::token_any: {
      const std::uint32_t type = assembly.declaring_type_of_method(method);
      std::string name;
      Names(assembly).append_name(name, instruction.token, scope_of_method(assembly, method, type));
      if (to.kind != Kind::Other) take_member(to, name);
      to.text += ' ' + name;
      return;
    }
    case Operand::target8:
    case Operand::target32:
      to.text += fmt::format(" IL_{:04x}", instruction.integer);
      return;
    case Operand::i8:
    case Operand::u8:
    case Operand::i32:
    case Operand::i64:
    case Operand::variable8:
    case Operand::variable16:
      to.text += fmt::format(" {}", instruction.integer);
      return;
    case Operand::none:
    case Operand::r32:
    case Operand::r64:
    case Operand::targets:
    case Operand::token_signature:
    case Operand::token_string:
      return;
  }
}

}  // namespace

IlInstruction il_instruction(const Assembly& assembly, std::uint32_t method, std::uint32_t offset) {
  if (method == 0 || !assembly.has_body(method)) return {};
  const MethodBody body = assembly.body(method);
  IlInstruction found;
  while (offset < body.code.size()) {
    const Instruction instruction = decode(body.code, offset);
    found.text += info(instruction.encoding).text;
    if (info(instruction.opcode).flow != Flow::prefix) {
      const Does row = does(instruction.opcode);
      found.kind = row.kind;
      found.element = row.element;
      append_operand(found, assembly, method, instruction);
      return found;
    }
    found.text += ' ';
    offset = instruction.end();
  }
  return found;
}

}  // namespace mmcheck::assembly
