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
    none,   // no such opcode
    plain,  // short branches, too
    long_branch,
    special,  // a switch, or a number that is not whole
  };

  std::uint64_t mask = 0;
  std::uint64_t sign = 0;
  std::int32_t implied = 0;   // the number that a short form without an operand stands for
  std::int32_t relative = 0;  // a branch, whose number counts from its end: all ones
  Opcode encoding{};
  Opcode opcode{};
  std::uint8_t size = 1;  // of code and operand; for switch, up to its targets
  std::uint8_t code_size = 1;
  Way way = Way::none;
  bool has_token = false;
};

/// By the last byte of the code: those of one byte in [0], those after 0xfe in [1].
extern const std::array<std::array<Encoding, 256>, 2> encodings;

/// The sizes of plain instructions and branches whose code is that byte; of everything else, more
/// than there can be left of a method's code. Each instruction's place depends on the size of the
/// one before it: the time of a walk is that of finding the sizes, so they lie close together, and
/// one comparison says that there is nothing else to look into.
constexpr std::uint32_t unusual_size = ~std::uint32_t{0};
extern const std::array<std::uint32_t, 256> usual_sizes;

/// Throws the Error for what is no instruction, or is cut off by the code's end.
[[noreturn]] void refuse_instruction(const Bytes& code, std::uint32_t offset);
[[noreturn]] void refuse_target(const Bytes& code, std::uint32_t offset, std::int64_t target);
/// decode() for what usual_sizes does not have, and for what is cut off by the code's end.
Instruction decode_unusual(const Bytes& code, std::uint32_t offset);

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

/// Throws the Error for a branch out of the code. Short branches, whose last byte says where they
/// go, are many and come without a pattern: a jump for each would be mispredicted. So all that is
/// no long branch is taken for one; what is no branch goes to 0, which is in the code.
inline void check_target(const Bytes& code, std::uint32_t offset, std::uint32_t end,
                         const Encoding& row) {
  const std::uint8_t* last = code.data() + end - 1;
  std::int64_t target = row.relative & (end + std::int64_t{static_cast<std::int8_t>(*last)});
  if (row.way == Encoding::Way::long_branch) [[unlikely]]
    target = end + std::int64_t{base::load<std::int32_t>(last - 3)};
  if (static_cast<std::uint64_t>(target) >= code.size()) [[unlikely]]
    refuse_target(code, offset, target);
}

/// A plain instruction or a branch, all of which is there.
inline Instruction decode_usual(const Bytes& code, std::uint32_t offset, const Encoding& row,
                                std::uint32_t size) {
  // Nobody takes the address of `result`, so that a compiler leaves out what a caller does not use.
  Instruction result;
  result.offset = offset;
  result.size = size;
  result.encoding = row.encoding;
  result.opcode = row.opcode;
  check_target(code, offset, result.end(), row);
  const std::uint64_t operand = load_operand(row, code.data() + offset, code.size() - offset);
  result.token = Token(row.has_token ? static_cast<std::uint32_t>(operand) : 0);
  result.integer = to_number(row, operand) + (row.relative & std::int64_t{result.end()});
  return result;
}

/// The instruction at `offset`; an Error for an unknown opcode, one cut off by the code's end, or a
/// branch out of the code. Whether a branch goes to the start of an instruction is not known here.
/// The code comes by reference, here and above, for a copy of it would stand in the caller's loop.
inline Instruction decode(const Bytes& code, std::uint32_t offset) {
  if (offset >= code.size()) [[unlikely]]
    refuse_instruction(code, offset);
  const std::uint8_t first = code[offset];
  const std::uint32_t size = usual_sizes[first];
  if (size > code.size() - offset) [[unlikely]]
    return decode_unusual(code, offset);
  return decode_usual(code, offset, encodings[0][first], size);
}

}  // namespace mmcheck::assembly
