#include "assembly/instruction.hpp"

#include <fmt/core.h>

#include <optional>

namespace mmcheck::assembly {

using base::malformed;
using base::Reader;

namespace {

constexpr std::string_view whole = "a whole instruction before the end of the method's code";

struct OperandBytes {
  std::uint8_t size;
  bool is_signed;
};

constexpr OperandBytes operand_bytes(Operand operand) {
  switch (operand) {
    case Operand::none:
      return {0, false};
    case Operand::i8:
    case Operand::target8:
      return {1, true};
    case Operand::u8:
    case Operand::variable8:
      return {1, false};
    case Operand::variable16:
      return {2, false};
    case Operand::i32:
    case Operand::target32:
      return {4, true};
    case Operand::r32:
    case Operand::targets:  // how many
    case Operand::token_field:
    case Operand::token_method:
    case Operand::token_type:
    case Operand::token_any:
    case Operand::token_signature:
    case Operand::token_string:
      return {4, false};
    case Operand::i64:
    case Operand::r64:
      return {8, false};
  }
  return {};
}

constexpr Encoding::Way way_of(Operand operand) {
  switch (operand) {
    case Operand::target32:
      return Encoding::Way::long_branch;
    case Operand::r32:
    case Operand::r64:
    case Operand::targets:
      return Encoding::Way::special;
    default:
      return Encoding::Way::plain;
  }
}

constexpr Encoding make_encoding(Opcode opcode) {
  const OpcodeInfo& row = info(opcode);
  const OperandBytes bytes = operand_bytes(row.operand);
  const bool is_branch = row.operand == Operand::target8 || row.operand == Operand::target32;
  Encoding made;
  made.mask = bytes.size == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << 8 * bytes.size) - 1;
  made.sign = bytes.is_signed ? std::uint64_t{1} << (8 * bytes.size - 1) : 0;
  made.implied = row.implied;
  made.relative = is_branch ? -1 : 0;
  made.encoding = opcode;
  made.opcode = row.meaning;
  made.code_size = row.code >> 8 == two_byte_prefix ? 2 : 1;
  made.size = static_cast<std::uint8_t>(made.code_size + bytes.size);
  made.way = way_of(row.operand);
  made.has_token = row.operand >= Operand::token_field;
  return made;
}

constexpr std::array<std::array<Encoding, 256>, 2> make_encodings() {
  std::array<std::array<Encoding, 256>, 2> made{};
  for (auto& page : made) page.fill(Encoding{});  // g++ 12 would leave some of them zero
  for (std::size_t i = 0; i < opcode_infos.size(); ++i) {
    const auto opcode = static_cast<Opcode>(i);
    const unsigned code = info(opcode).code;
    made[code >> 8 == two_byte_prefix ? 1 : 0][code & 0xff] = make_encoding(opcode);
  }
  return made;
}

constexpr bool is_usual(const Encoding& row) {
  return row.way != Encoding::Way::none && row.way != Encoding::Way::special;
}

constexpr std::array<std::uint32_t, 256> make_usual_sizes(const std::array<Encoding, 256>& rows) {
  std::array<std::uint32_t, 256> sizes{};
  for (std::size_t code = 0; code < sizes.size(); ++code) {
    sizes[code] = is_usual(rows[code]) ? rows[code].size : unusual_size;
  }
  return sizes;
}

/// A switch, or an instruction with a number that is not whole. What its row counts is there.
Instruction decode_special(const Bytes& code, std::uint32_t offset, const Encoding& row) {
  Instruction result;
  result.offset = offset;
  result.size = row.size;
  result.encoding = row.encoding;
  result.opcode = row.opcode;
  const std::uint8_t* at = code.data() + offset + row.code_size;
  if (info(row.encoding).operand == Operand::r32) {
    result.real = static_cast<double>(base::load<float>(at));
    return result;
  }
  if (info(row.encoding).operand == Operand::r64) {
    result.real = base::load<double>(at);
    return result;
  }
  const std::size_t count = base::load<std::uint32_t>(at);
  if (count > (code.size() - result.end()) / 4) malformed(code.place(result.end()), whole);
  result.targets = {at + 4, count * 4};
  result.size += static_cast<std::uint32_t>(count * 4);
  for (std::uint32_t i = 0; i < result.target_count(); ++i) {
    const std::int64_t target = result.target(i);
    if (target < 0 || target >= static_cast<std::int64_t>(code.size())) {
      refuse_target(code, offset, target);
    }
  }
  return result;
}

}  // namespace

constexpr std::array<std::array<Encoding, 256>, 2> encodings = make_encodings();
constexpr std::array<std::uint32_t, 256> usual_sizes = make_usual_sizes(encodings[0]);

std::optional<Opcode> find_opcode(std::uint16_t code) {
  const unsigned first = code >> 8;
  if (first != 0 && first != two_byte_prefix) return std::nullopt;
  const Encoding& row = encodings[first != 0 ? 1 : 0][code & 0xff];
  if (row.way == Encoding::Way::none) return std::nullopt;
  return row.encoding;
}

void refuse_instruction(const Bytes& code, std::uint32_t offset) {
  Reader reader(code.from(offset, whole));
  std::uint16_t number = reader.u8(whole);
  if (number == two_byte_prefix) {
    number = static_cast<std::uint16_t>(number << 8 | reader.u8(whole));
  }
  if (find_opcode(number)) malformed(reader.place(), whole);
  malformed(code.place(offset),
            fmt::format("the opcode of an instruction at IL_{:04x}, not {:#x}", offset, number));
}

void refuse_target(const Bytes& code, std::uint32_t offset, std::int64_t target) {
  malformed(
      code.place(offset),
      fmt::format("a branch within the method's {} bytes of code, not to {}", code.size(), target));
}

Instruction decode_unusual(const Bytes& code, std::uint32_t offset) {
  const std::size_t left = code.size() - offset;
  const bool has_two_bytes = code[offset] == two_byte_prefix && left > 1;
  const Encoding& row = has_two_bytes ? encodings[1][code[offset + 1]] : encodings[0][code[offset]];
  if (row.size > left || row.way == Encoding::Way::none) refuse_instruction(code, offset);
  if (is_usual(row)) return decode_usual(code, offset, row, row.size);
  return decode_special(code, offset, row);
}

}  // namespace mmcheck::assembly
