// Tests src/vm/translate/effects.cpp.
#include "vm/translate/effects.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mmcheck::vm;  // NOLINT(google-build-using-namespace)

namespace {

constexpr Op ops[] = {
#define OP(id, form, effect, imm, width, family, flow) Op::id,
#include "vm/translate/ir.def"
};

/// Operands 10, 20 and 30, and everything that `imm` may point to: a struct of three cells, a field
/// of that type, a method that takes it and an int and returns it.
struct World {
  Type number;
  Type structure;
  Field field;
  Method method;
  Code code;

  World() {
    number.stack_kind = StackKind::I4;
    number.value_size = 4;
    structure.stack_kind = StackKind::Struct;
    structure.primitive = Primitive::None;
    structure.value_size = 20;
    field.type = &structure;
    method.parameters = {&structure, &number};
    method.return_type = &structure;
    code.signatures.push_back({&number, {&structure, &structure}});
    Clause clause{};
    clause.cell = 40;
    code.clauses.push_back(clause);
  }

  Instruction instruction(Op op) const {
    Instruction at{};
    at.op = op;
    at.a = 10;
    at.b = 20;
    at.c = 30;
    return at;
  }
  static std::string text(const CellEffects& effects) {
    std::string text;
    for (const CellRange& read : effects.reads) {
      if (read.count == 0) continue;
      text += "r" + std::to_string(read.first) + "+" + std::to_string(read.count) + " ";
    }
    if (effects.writes.count != 0) {
      text +=
          "w" + std::to_string(effects.writes.first) + "+" + std::to_string(effects.writes.count);
    }
    return text;
  }
  std::string with_type(Op op) const {
    Instruction at = instruction(op);
    at.type = &structure;
    return text(cell_effects(code, at));
  }
  std::string with_field(Op op) const {
    Instruction at = instruction(op);
    at.field = &field;
    return text(cell_effects(code, at));
  }
  std::string with_method(Op op) const {
    Instruction at = instruction(op);
    at.method = &method;
    return text(cell_effects(code, at));
  }
  std::string with_number(Op op, std::int64_t number_after = 0, std::uint16_t c = 30) const {
    Instruction at = instruction(op);
    at.imm = number_after;
    at.c = c;
    return text(cell_effects(code, at));
  }
};

/// With what `imm` is for it.
std::string effects_of(const World& world, Op op) {
  switch (info(op).immediate) {
    case Immediate::field:
      return world.with_field(op);
    case Immediate::method:
      return world.with_method(op);
    case Immediate::type:
    case Immediate::maybe_type:
      return world.with_type(op);
    case Immediate::none:
    case Immediate::number:
    case Immediate::signature:
    case Immediate::clause:
    case Immediate::reason:
    case Immediate::target:
    case Immediate::target_low:
    case Immediate::targets:
      break;
  }
  return world.with_number(op);
}

}  // namespace

TEST_SUITE_BEGIN("vm");

TEST_CASE("every instruction says which cells it reads and writes") {
  const World world;
  for (const Op op : ops) {
    INFO(info(op).name);
    CHECK(effects_of(world, op).empty() == (info(op).form == Form::none));
  }
}

TEST_CASE("operands are read and results written where the form says") {
  const World world;
  CHECK(world.with_number(Op::mov) == "r20+1 w10+1");
  CHECK(world.with_number(Op::add_i4) == "r20+1 r30+1 w10+1");
  CHECK(world.with_number(Op::add_i4_imm) == "r20+1 w10+1");
  CHECK(world.with_number(Op::constant) == "w10+1");
  CHECK(world.with_number(Op::brtrue_i4) == "r10+1 ");
  CHECK(world.with_number(Op::blt_r8) == "r10+1 r20+1 ");
  CHECK(world.with_number(Op::jump).empty());
}

TEST_CASE("several cells are moved, zeroed and returned") {
  const World world;
  CHECK(world.with_number(Op::mov_n, 0, 3) == "r20+3 w10+3");
  CHECK(world.with_number(Op::zero_n, 0, 3) == "w10+3");
  CHECK(world.with_number(Op::ret_value, 0, 3) == "r10+3 ");
  CHECK(world.with_number(Op::new_array, 0, 2) == "r20+2 w10+1");
  CHECK(world.with_number(Op::array_address, 0, 3) == "r20+3 w10+1");
}

TEST_CASE("parts of the frame are the cells that their bytes lie in") {
  const World world;
  CHECK(world.with_number(Op::load_frame_i4, 12) == "r21+1 w10+1");
  CHECK(world.with_number(Op::load_frame_i4, 6) == "r20+2 w10+1");  // across a boundary
  CHECK(world.with_number(Op::load_frame_struct, 8, 20) == "r21+3 w10+3");
  // What is left of the cell stays: it counts as read.
  CHECK(world.with_number(Op::store_frame_i1, 17) == "r20+1 r12+1 w12+1");
  CHECK(world.with_number(Op::store_frame_struct, 4, 12) == "r20+2 r10+2 w10+2");
  CHECK(world.with_number(Op::lea) == "w10+1");
}

TEST_CASE("structs take as many cells as they have") {
  const World world;
  CHECK(world.with_type(Op::ldobj) == "r20+1 w10+3");
  CHECK(world.with_type(Op::stobj) == "r10+1 r20+3 ");
  CHECK(world.with_type(Op::box) == "r20+3 w10+1");
  CHECK(world.with_type(Op::unbox_any) == "r20+1 w10+3");
  CHECK(world.with_type(Op::ldelem_struct) == "r20+1 r30+1 w10+3");
  CHECK(world.with_type(Op::stelem_struct) == "r10+1 r20+1 r30+3 ");
  CHECK(world.with_field(Op::ldfld_struct) == "r20+1 w10+3");
  CHECK(world.with_field(Op::stfld_struct) == "r10+1 r20+3 ");
  CHECK(world.with_field(Op::ldsfld_struct) == "w10+3");
  CHECK(world.with_field(Op::stsfld_struct) == "r10+3 ");
}

TEST_CASE("calls read their arguments and leave their result in the first cells") {
  const World world;
  CHECK(world.with_method(Op::call) == "r10+4 w10+3");
  CHECK(world.with_method(Op::call_virtual) == "r10+4 w10+3");
  CHECK(world.with_number(Op::call_pointer) == "r10+6 r20+1 w10+1");
}

TEST_CASE("rethrow and the end of a finally block read the cell of their clause") {
  const World world;
  CHECK(world.with_number(Op::rethrow) == "r40+1 ");
  CHECK(world.with_number(Op::end_finally) == "r40+1 ");
  CHECK(world.with_number(Op::end_filter) == "r10+1 ");
}

TEST_CASE("a result may be moved unless it is part of something or the arguments' place") {
  const World world;
  const auto movable = [&](Op op) {
    return movable_result(world.code, world.instruction(op)).count != 0;
  };
  CHECK(movable(Op::add_i4));
  CHECK(movable(Op::ldelem_i4));
  CHECK_FALSE(movable(Op::store_frame_i4));
  CHECK_FALSE(movable(Op::stind_i4));
  CHECK_FALSE(movable(Op::brtrue_i4));
  Instruction call = world.instruction(Op::call);
  call.method = &world.method;
  CHECK(movable_result(world.code, call).count == 0);
}

TEST_SUITE_END();
