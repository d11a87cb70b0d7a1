// The CIL instructions as an enumeration and a table of constants, made from opcodes.def.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mmcheck::assembly {

/// What follows an instruction's code in the file.
enum class Operand : std::uint8_t {
  none,
  i8,  // ldc.i4.s
  u8,  // unaligned., no.
  i32,
  i64,
  r32,
  r64,
  variable8,  // ldarg.s, ldloc.s, …: a number
  variable16,
  target8,  // a branch: signed, from the end of the instruction
  target32,
  targets,  // switch
  token_field,
  token_method,
  token_type,
  token_any,        // ldtoken
  token_signature,  // calli
  token_string,
};

/// How control leaves an instruction.
enum class Flow : std::uint8_t {
  next,
  branch,       // always to the target
  conditional,  // to a target or on
  call,
  ret,     // ret, endfinally, endfilter, jmp
  raise,   // throw, rethrow
  prefix,  // belongs to the next instruction
};

/// What an instruction does to memory that other threads may see.
enum class MemoryUse : std::uint8_t { none, read, write, read_write };

enum class Opcode : std::uint16_t {
#define OPCODE(id, code, text, operand, pops, pushes, flow, access) id,
#define SHORT(id, code, text, operand, pops, pushes, flow, access, meaning, implied) id,
#include "assembly/opcodes.def"
};

/// A row of opcodes.def.
struct OpcodeInfo {
  std::string_view text;
  std::uint16_t code;  // one byte, or 0xfe and a second one
  Operand operand;
  std::int8_t pops;  // opcode_varies where it depends on the operand
  std::int8_t pushes;
  Flow flow;
  MemoryUse access;
  Opcode meaning;        // the long form; itself where there is none shorter
  std::int32_t implied;  // the operand of the long form that a short form without one stands for
};
constexpr std::int8_t opcode_varies = -1;
constexpr std::uint8_t two_byte_prefix = 0xfe;

constexpr std::array opcode_infos = {
#define OPCODE(id, code, text, operand, pops, pushes, flow, access)                           \
  OpcodeInfo{text,       code, Operand::operand, pops, pushes, Flow::flow, MemoryUse::access, \
             Opcode::id, 0},
#define SHORT(id, code, text, operand, pops, pushes, flow, access, meaning, implied) \
  OpcodeInfo{text,   code,       Operand::operand,  pops,                            \
             pushes, Flow::flow, MemoryUse::access, Opcode::meaning,                 \
             implied},
#include "assembly/opcodes.def"
};

constexpr const OpcodeInfo& info(Opcode opcode) {
  return opcode_infos[static_cast<std::size_t>(opcode)];
}

/// The row with this code: one byte, or 0xfe and a second one (0xfe16).
std::optional<Opcode> find_opcode(std::uint16_t code);

}  // namespace mmcheck::assembly
