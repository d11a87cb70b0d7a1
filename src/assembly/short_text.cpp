#include "assembly/short_text.hpp"

#include <fmt/core.h>

#include "assembly/instruction.hpp"
#include "assembly/names.hpp"

namespace mmcheck::assembly {
namespace {

void append_operand(std::string& to, const Assembly& assembly, std::uint32_t method,
                    const Instruction& instruction) {
  switch (info(instruction.encoding).operand) {
    case Operand::token_field:
    case Operand::token_method:
    case Operand::token_type:
    case Operand::token_any: {
      Names names(assembly);
      const std::uint32_t type = assembly.declaring_type_of_method(method);
      to += ' ';
      names.append_name(to, instruction.token, scope_of_method(assembly, method, type));
      return;
    }
    case Operand::target8:
    case Operand::target32:
      to += fmt::format(" IL_{:04x}", instruction.integer);
      return;
    case Operand::i8:
    case Operand::u8:
    case Operand::i32:
    case Operand::i64:
    case Operand::variable8:
    case Operand::variable16:
      to += fmt::format(" {}", instruction.integer);
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

std::string short_text(const Assembly& assembly, std::uint32_t method, std::uint32_t offset) {
  if (method == 0 || !assembly.has_body(method)) return {};
  const MethodBody body = assembly.body(method);
  std::string text;
  while (offset < body.code.size()) {
    const Instruction instruction = decode(body.code, offset);
    text += info(instruction.encoding).text;
    if (info(instruction.opcode).flow != Flow::prefix) {
      append_operand(text, assembly, method, instruction);
      return text;
    }
    text += ' ';
    offset = instruction.end();
  }
  return text;
}

}  // namespace mmcheck::assembly
