// Tests src/vm/translate/liveness.cpp: which cells can still matter (models/semantics.md, 7: states
// are compared).
#include "vm/translate/liveness.hpp"

#include <doctest/doctest.h>

using namespace mmcheck::vm;  // NOLINT(google-build-using-namespace)

namespace {

Instruction make(Op op, std::uint16_t a = 0, std::uint16_t b = 0, std::uint16_t c = 0) {
  Instruction at{};
  at.op = op;
  at.a = a;
  at.b = b;
  at.c = c;
  return at;
}

Instruction to(Op op, std::uint32_t target, std::uint16_t a = 0) {
  Instruction at = make(op, a);
  at.jump = {target, 0};
  return at;
}

Code code_of(std::vector<Instruction> instructions) {
  Code code;
  code.instructions = std::move(instructions);
  code.frame_cells = 8;
  return code;
}

/// The cells that are live before an instruction, as digits.
std::string before(const Code& code, std::uint32_t instruction) {
  const Liveness liveness(code);
  std::string cells;
  for (std::uint32_t cell = 0; cell < code.frame_cells; ++cell) {
    if (liveness.is_live_before(instruction, cell)) cells += std::to_string(cell);
  }
  return cells;
}

}  // namespace

TEST_CASE("what is read is live before, and what is written is not") {
  const Code code =
      code_of({make(Op::mov, 1, 0), make(Op::add_i4, 2, 1, 3), make(Op::ret_value, 2, 0, 1)});
  CHECK(before(code, 0) == "03");
  CHECK(before(code, 1) == "13");
  CHECK(before(code, 2) == "2");
}

TEST_CASE("what is written before it is read does not matter") {
  const Code code =
      code_of({make(Op::constant, 1), make(Op::mov, 2, 1), make(Op::ret_value, 2, 0, 1)});
  CHECK(before(code, 0).empty());
  CHECK(before(code, 1) == "1");
}

TEST_CASE("a cell that is written in part stays live") {
  Instruction store = make(Op::store_frame_i1, 1, 0);
  store.imm = 0;
  const Code code = code_of({store, make(Op::ret_value, 1, 0, 1)});
  CHECK(before(code, 0) == "01");
}

TEST_CASE("a branch has two ways on, a jump one") {
  const Code branch = code_of(
      {to(Op::brtrue_i4, 2, 0), make(Op::ret_value, 1, 0, 1), make(Op::ret_value, 2, 0, 1)});
  CHECK(before(branch, 0) == "012");
  const Code jump =
      code_of({to(Op::jump, 2), make(Op::ret_value, 1, 0, 1), make(Op::ret_value, 2, 0, 1)});
  CHECK(before(jump, 0) == "2");
}

TEST_CASE("a switch goes to all its targets, or on") {
  Code code = code_of({make(Op::switch_, 0), make(Op::ret_value, 1, 0, 1),
                       make(Op::ret_value, 2, 0, 1), make(Op::ret_value, 3, 0, 1)});
  code.switches.push_back({2, 3});
  CHECK(before(code, 0) == "0123");
}

TEST_CASE("a loop keeps live what its next round reads") {
  const Code code = code_of({make(Op::add_i4_imm, 1, 1), to(Op::brtrue_i4, 0, 2), make(Op::ret)});
  CHECK(before(code, 0) == "12");
  CHECK(before(code, 1) == "12");
}

TEST_CASE("nothing is live behind what ends a method") {
  const Code code = code_of({make(Op::throw_, 0), make(Op::ret_value, 1, 0, 1)});
  CHECK(before(code, 0) == "0");
}

TEST_CASE("in a protected block everything is live that is live in its handler") {
  Code code = code_of({make(Op::nop), make(Op::nop), make(Op::ret), make(Op::ret_value, 5, 0, 1)});
  Clause clause{};
  clause.kind = Clause::Kind::Catch;
  clause.try_begin = 0;
  clause.try_end = 1;
  clause.handler_begin = 3;
  clause.handler_end = 4;
  clause.cell = 6;
  clause.stack_cell = 7;
  code.clauses.push_back(clause);
  CHECK(before(code, 0) == "5");
  CHECK(before(code, 1).empty());
}

TEST_CASE("a variable whose address was taken is always live") {
  const Code code = code_of({make(Op::lea, 1, 4), make(Op::ret)});
  CHECK(before(code, 1) == "4");
}

TEST_CASE("while a method is called, its arguments are no longer the caller's") {
  Type number;
  number.stack_kind = StackKind::I4;
  Type nothing;
  nothing.stack_kind = StackKind::Void;
  Method method;
  method.parameters = {&number};
  method.return_type = &nothing;
  Instruction call = make(Op::call, 3);
  call.method = &method;
  const Code code = code_of({call, make(Op::ret_value, 1, 0, 1)});
  const Liveness liveness(code);
  CHECK(liveness.is_live_before(0, 3));
  CHECK_FALSE(liveness.is_live_during(0, 3));
  CHECK(liveness.is_live_during(0, 1));
}
