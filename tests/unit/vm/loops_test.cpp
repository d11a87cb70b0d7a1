// Tests src/vm/translate/loops.cpp: natural loops, and what depends on what in them.
#include "vm/translate/loops.hpp"

#include <doctest/doctest.h>

#include <string>

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

std::string text_of(const std::vector<std::uint32_t>& numbers) {
  std::string text;
  for (const std::uint32_t number : numbers) {
    text += (text.empty() ? "" : " ") + std::to_string(number);
  }
  return text;
}

/// "1: 1 2 3" for each loop, with its header.
std::string loops_of(const Code& code) {
  std::string text;
  for (const Loop& loop : natural_loops(code)) {
    text += (text.empty() ? "" : "; ") + std::to_string(loop.header) + ": " +
            text_of(loop.instructions);
  }
  return text;
}

}  // namespace

TEST_CASE("a method that only goes forward has no loop") {
  CHECK(loops_of(code_of({to(Op::brtrue_i4, 2), make(Op::nop), make(Op::ret)})).empty());
}

TEST_CASE("a branch back makes a loop, the condition at its end or its beginning") {
  CHECK(loops_of(code_of({make(Op::nop), make(Op::nop), to(Op::brtrue_i4, 1), make(Op::ret)})) ==
        "1: 1 2");
  CHECK(loops_of(code_of({to(Op::jump, 2), make(Op::nop), to(Op::brtrue_i4, 1), make(Op::ret)})) ==
        "2: 1 2");
}

TEST_CASE("what leads out of a loop is no part of it") {
  const Code code =
      code_of({to(Op::brtrue_i4, 3), make(Op::nop), to(Op::jump, 0), make(Op::nop), make(Op::ret)});
  CHECK(loops_of(code) == "0: 0 1 2");
}

TEST_CASE("an inner loop is a part of the outer one") {
  const Code code = code_of(
      {make(Op::nop), make(Op::nop), to(Op::brtrue_i4, 1), to(Op::brtrue_i4, 0), make(Op::ret)});
  CHECK(loops_of(code) == "0: 0 1 2 3; 1: 1 2");
}

TEST_CASE("two ways back to one instruction make one loop") {
  const Code code = code_of(
      {make(Op::nop), to(Op::brtrue_i4, 0), make(Op::nop), to(Op::brtrue_i4, 0), make(Op::ret)});
  CHECK(loops_of(code) == "0: 0 1 2 3");
}

TEST_CASE("a cycle that is entered at two instructions is no loop") {
  const Code code = code_of(
      {to(Op::brtrue_i4, 2), make(Op::nop), make(Op::nop), to(Op::brtrue_i4, 1), make(Op::ret)});
  CHECK(loops_of(code).empty());
}

TEST_CASE("a leave goes through the finally block that is around it") {
  // try { if (0) leave 6; leave 0 } finally { 4 }
  Code code = code_of({to(Op::brtrue_i4, 2), to(Op::leave, 6), to(Op::leave, 0), make(Op::ret),
                       make(Op::nop), make(Op::end_finally), make(Op::ret)});
  code.clauses.push_back({Clause::Kind::Finally, 0, 3, 4, 6, 0, nullptr, 5, 0});
  CHECK(text_of(successors(code, 1)) == "4");
  CHECK(text_of(successors(code, 5)) == "6");
  code.instructions[2].jump.target = 3;
  CHECK(text_of(successors(code, 5)) == "3 6");
}

TEST_CASE("the ways out are the instructions that may leave the loop") {
  const Code code = code_of(
      {to(Op::brtrue_i4, 4), make(Op::nop), to(Op::brtrue_i4, 4), to(Op::jump, 0), make(Op::ret)});
  const Loop loop = natural_loops(code).front();
  CHECK(text_of(Dependences(code, loop).exits()) == "0 2");
}

TEST_CASE("data comes from the last writers on each way, also of the iteration before") {
  // 1 = 1 + 0; if (2) 1 = 3; leave if 1
  const Code code = code_of({make(Op::add_i4, 1, 1, 0), to(Op::brtrue_i4, 3, 2),
                             make(Op::mov, 1, 3), to(Op::brfalse_i4, 0, 1), make(Op::ret)});
  const Loop loop = natural_loops(code).front();
  const Dependences dependences(code, loop);
  CHECK(text_of(dependences.of_data(3)) == "0 2");
  CHECK(text_of(dependences.of_data(0)) == "0 2");
  CHECK(dependences.of_data(1).empty());
}

TEST_CASE("control depends on the branches that can avoid an instruction") {
  const Code code = code_of({make(Op::nop), to(Op::brtrue_i4, 3, 2), make(Op::mov, 1, 3),
                             to(Op::brfalse_i4, 0, 1), make(Op::ret)});
  const Loop loop = natural_loops(code).front();
  const Dependences dependences(code, loop);
  CHECK(text_of(dependences.of_control(2)) == "1");
  CHECK(dependences.of_control(0).empty());
  CHECK(dependences.of_control(3).empty());
}

TEST_CASE("that a loop was not left does not count as a decision") {
  const Code code =
      code_of({to(Op::brtrue_i4, 3, 0), make(Op::mov, 1, 3), to(Op::jump, 0), make(Op::ret)});
  const Loop loop = natural_loops(code).front();
  CHECK(Dependences(code, loop).of_control(1).empty());
}
