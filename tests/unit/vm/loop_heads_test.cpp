// Tests src/vm/translate/loop_heads.cpp: where rounds of loops begin, and what they can notice.
#include "vm/translate/loop_heads.hpp"

#include <doctest/doctest.h>

using namespace mmcheck::vm;  // NOLINT(google-build-using-namespace)

namespace {

Instruction at(Op op, std::uint16_t a = 0, std::uint16_t b = 0) {
  Instruction made{};
  made.op = op;
  made.a = a;
  made.b = b;
  return made;
}

Instruction go(Op op, std::uint32_t target, std::uint16_t a = 0) {
  Instruction made = at(op, a);
  made.jump = {target, 0};
  return made;
}

Code code_of(std::vector<Instruction> instructions) {
  Code code;
  code.instructions = std::move(instructions);
  code.frame_cells = 4;
  return code;
}

}  // namespace

TEST_CASE("without a way back there is no head") {
  CHECK(LoopHeads(code_of({go(Op::brtrue_i4, 2), at(Op::nop), at(Op::ret)})).heads().empty());
}

TEST_CASE("a loop whose condition comes last is entered at the condition: that is its head") {
  const LoopHeads heads(
      code_of({go(Op::jump, 2), at(Op::mov, 1, 2), go(Op::brtrue_i4, 1, 3), at(Op::ret)}));
  CHECK(heads.heads() == std::vector<std::uint32_t>{2});
}

TEST_CASE("an instruction changes a head if it writes what can still matter there") {
  // The branch reads cell 3; cell 1 is written and never read.
  const Code code =
      code_of({at(Op::mov, 1, 2), at(Op::mov, 3, 2), go(Op::brtrue_i4, 0, 3), at(Op::ret)});
  const LoopHeads heads(code);
  REQUIRE(heads.heads() == std::vector<std::uint32_t>{0});
  CHECK_FALSE(heads.changes(0, 0));
  CHECK_FALSE(heads.changes(1, 0));  // it is written before it is read
  const LoopHeads counting(
      code_of({at(Op::add_i4_imm, 1, 1), go(Op::brtrue_i4, 0, 1), at(Op::ret)}));
  CHECK(counting.changes(0, 0));
}

TEST_CASE("a head is left behind where control cannot come back to it") {
  const LoopHeads heads(code_of({at(Op::nop), go(Op::brtrue_i4, 0, 1), at(Op::nop), at(Op::ret)}));
  CHECK(heads.leads_to(1, 0));
  CHECK_FALSE(heads.leads_to(2, 0));
}
