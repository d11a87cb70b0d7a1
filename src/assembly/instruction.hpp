// Instructions as they stand in a method's code.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "assembly/opcodes.hpp"
#include "assembly/tables.hpp"
#include "base/bytes.hpp"

namespace mmcheck::assembly {

using base::Bytes;

struct Instruction {
  std::uint32_t offset = 0;  // from the start of the code
  std::uint32_t size = 0;
  Opcode encoding{};  // as it stands in the file
  Opcode opcode{};    // the long form of it
  Token token;
  std::int64_t integer = 0;  // a number, a variable, or where a branch goes (an offset in the code)
  double real = 0;           // ldc.r4, ldc.r8
  /// switch: four bytes for each target, counted from the end of the instruction.
  std::span<const std::uint8_t> targets;

  std::uint32_t end() const { return offset + size; }
  std::uint32_t target_count() const { return static_cast<std::uint32_t>(targets.size() / 4); }
  std::int64_t target(std::uint32_t index) const {
    return std::int64_t{end()} + base::load<std::int32_t>(targets.data() + std::size_t{index} * 4);
  }
};

/// How the bytes of an instruction become one. Numbers and tokens of all kinds go the same way: the
/// bytes that follow the code, cut by `mask`, the sign bit turned into a sign. A way for each kind
/// would cost a mispredicted jump in every third instruction.
struct Encoding {
  enum class Way : std::uint8_t {
    none,  // no such opcode
    plain,
    branch,
    special,  // decode_special() knows
  };

  std::uint64_t mask = 0;
  std::uint64_t sign = 0;
  std::int32_t implied = 0;  // the number that a short form without an operand stands for
  Opcode encoding{};
  Opcode opcode{};
  std::uint8_t size = 1;  // of code and operand; for switch, up to its targets
  std::uint8_t code_size = 1;
  Way way = Way::none;
  bool has_token = false;
};
// Each instruction's place depends on the size of the one before it: the time of a walk is that of
// finding the row, and a shift is the fastest way to do it.
static_assert(sizeof(Encoding) == 32);

/// By the last byte of the code: those of one byte in [0], those after 0xfe in [1].
extern const std::array<std::array<Encoding, 256>, 2> encodings;

/// Throws the Error for what is no instruction, or is cut off by the code's end.
[[noreturn]] void refuse_instruction(const Bytes& code, std::uint32_t offset);
[[noreturn]] void refuse_target(const Bytes& code, std::uint32_t offset, std::int64_t target);
/// A switch, or an instruction with a number that is not whole. Its opcode is there, and so is what
/// its row counts.
Instruction decode_special(const Bytes& code, std::uint32_t offset, const Encoding& row);

/// The operand of the instruction at `at`, of which `left` bytes are there. Eight bytes in one go,
/// but not beyond the end of the code.
inline std::uint64_t load_operand(const Encoding& row, const std::uint8_t* at, std::size_t left) {
  at += row.code_size;
  if (left >= row.code_size + sizeof(std::uint64_t)) {
    return row.mask & base::load<std::uint64_t>(at);
  }
  switch (row.size - row.code_size) {
    case 1:
      return *at;
    case 2:
      return base::load<std::uint16_t>(at);
    case 4:
      return base::load<std::uint32_t>(at);
    default:
      return 0;
  }
}

inline std::int64_t to_number(const Encoding& row, std::uint64_t operand) {
  return static_cast<std::int64_t>((operand ^ row.sign) - row.sign) + row.implied;
}

/// The instruction at `offset`; an Error for an unknown opcode, one cut off by the code's end, or a
/// branch out of the code. Whether a branch goes to the start of an instruction is not known here.
/// The code comes by reference, here and above, for a copy of it would stand in the caller's loop.
inline Instruction decode(const Bytes& code, std::uint32_t offset) {
  if (offset >= code.size()) [[unlikely]]
    refuse_instruction(code, offset);
  const std::uint8_t* at = code.data() + offset;
  const std::size_t left = code.size() - offset;
  const Encoding* row = &encodings[0][at[0]];
  if (at[0] == two_byte_prefix && left > 1) [[unlikely]]
    row = &encodings[1][at[1]];
  if (row->size > left || row->way == Encoding::Way::none) [[unlikely]] {
    refuse_instruction(code, offset);
  }

  // Nobody takes the address of `result`, so that a compiler leaves out what a caller does not use.
  if (row->way == Encoding::Way::special) [[unlikely]]
    return decode_special(code, offset, *row);
  Instruction result;
  result.offset = offset;
  result.size = row->size;
  result.encoding = row->encoding;
  result.opcode = row->opcode;
  if (row->way == Encoding::Way::branch) {
    result.integer = result.end() + to_number(*row, load_operand(*row, at, left));
    if (static_cast<std::uint64_t>(result.integer) >= code.size()) [[unlikely]] {
      refuse_target(code, offset, result.integer);
    }
  } else {
    const std::uint64_t operand = load_operand(*row, at, left);
    result.token = Token(row->has_token ? static_cast<std::uint32_t>(operand) : 0);
    result.integer = to_number(*row, operand);
  }
  return result;
}

}  // namespace mmcheck::assembly
