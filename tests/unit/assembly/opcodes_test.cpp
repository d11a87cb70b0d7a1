#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "assembly/method_body.hpp"

using namespace mmcheck::assembly;  // NOLINT(google-build-using-namespace)

namespace {

const std::vector<Opcode> all_opcodes = {
#define OPCODE(id, code, text, operand, pops, pushes, flow, access) Opcode::id,
#define SHORT(id, code, text, operand, pops, pushes, flow, access, meaning, implied) Opcode::id,
#include "assembly/opcodes.def"
};

bool is_short(Opcode opcode) { return info(opcode).meaning != opcode; }

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("there are as many instructions as ECMA-335 has") {
  // The fields of System.Reflection.Emit.OpCodes but Prefix1 to Prefixref, and `no.`.
  CHECK(all_opcodes.size() == 219);
}

TEST_CASE("a code leads to its own row, and no two rows share a code or a text") {
  std::set<std::string_view> texts;
  for (const Opcode opcode : all_opcodes) {
    CAPTURE(info(opcode).text);
    CHECK(find_opcode(info(opcode).code) == opcode);
    CHECK(texts.insert(info(opcode).text).second);
  }
}

TEST_CASE("codes from the standard's tables") {
  CHECK(find_opcode(0x00) == Opcode::nop);
  CHECK(find_opcode(0x2a) == Opcode::ret);
  CHECK(find_opcode(0x45) == Opcode::switch_);
  CHECK(find_opcode(0x6f) == Opcode::callvirt);
  CHECK(find_opcode(0x7e) == Opcode::ldsfld);
  CHECK(find_opcode(0x80) == Opcode::stsfld);
  CHECK(find_opcode(0xa5) == Opcode::unbox_any);
  CHECK(find_opcode(0xe0) == Opcode::conv_u);
  CHECK(find_opcode(0xfe00) == Opcode::arglist);
  CHECK(find_opcode(0xfe01) == Opcode::ceq);
  CHECK(find_opcode(0xfe13) == Opcode::volatile_);
  CHECK(find_opcode(0xfe1e) == Opcode::readonly_);
  CHECK(info(Opcode::volatile_).text == "volatile.");
  CHECK(info(Opcode::bne_un_s).text == "bne.un.s");
}

TEST_CASE("codes that the standard leaves free have no row") {
  for (const unsigned code : {0x24U, 0x77U, 0x78U, 0xa6U, 0xc4U, 0xe1U, 0xf8U, 0xfeU, 0xffU,
                              0xfe08U, 0xfe10U, 0xfe1bU, 0xfe1fU, 0xfeffU, 0x0100U, 0x012aU}) {
    CAPTURE(code);
    CHECK_FALSE(find_opcode(static_cast<std::uint16_t>(code)).has_value());
  }
}

TEST_CASE("a short form does what its meaning does, and no meaning is short") {
  for (const Opcode opcode : all_opcodes) {
    const OpcodeInfo& row = info(opcode);
    const OpcodeInfo& meaning = info(row.meaning);
    CAPTURE(row.text);
    CHECK_FALSE(is_short(row.meaning));
    CHECK(row.pops == meaning.pops);
    CHECK(row.pushes == meaning.pushes);
    CHECK(row.flow == meaning.flow);
    CHECK(row.access == meaning.access);
    CHECK(row.text.starts_with(meaning.text));
    if (!is_short(opcode)) CHECK(row.implied == 0);
  }
}

TEST_CASE("a short form that ends in a number stands for that number") {
  CHECK(info(Opcode::ldc_i4_m1).implied == -1);
  for (const Opcode opcode : all_opcodes) {
    const OpcodeInfo& row = info(opcode);
    const char last = row.text.back();
    if (!is_short(opcode) || row.operand != Operand::none || opcode == Opcode::ldc_i4_m1) continue;
    CAPTURE(row.text);
    CHECK(row.implied == last - '0');
  }
}

TEST_CASE("branches have targets, and only they") {
  for (const Opcode opcode : all_opcodes) {
    const OpcodeInfo& row = info(opcode);
    CAPTURE(row.text);
    const bool has_target = row.operand == Operand::target8 || row.operand == Operand::target32 ||
                            row.operand == Operand::targets;
    CHECK(has_target == (row.flow == Flow::branch || row.flow == Flow::conditional));
  }
}

TEST_CASE("what reads and writes memory that others may see") {
  CHECK(info(Opcode::ldsfld).access == MemoryUse::read);
  CHECK(info(Opcode::stfld).access == MemoryUse::write);
  CHECK(info(Opcode::ldind_i4).access == MemoryUse::read);
  CHECK(info(Opcode::stelem_ref).access == MemoryUse::write);
  CHECK(info(Opcode::cpobj).access == MemoryUse::read_write);
  CHECK(info(Opcode::cpblk).access == MemoryUse::read_write);
  CHECK(info(Opcode::initobj).access == MemoryUse::write);
  CHECK(info(Opcode::ldsflda).access == MemoryUse::none);
  CHECK(info(Opcode::ldloc).access == MemoryUse::none);
  CHECK(info(Opcode::call).access == MemoryUse::none);
}

TEST_SUITE_END();
