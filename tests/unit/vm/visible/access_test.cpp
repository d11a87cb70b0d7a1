// Tests src/vm/visible/access.cpp: which memory an instruction is about to use
// (models/semantics.md, 2).
#include "vm/visible/access.hpp"

#include "one_thread.hpp"

using namespace mmcheck::vm;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::OneThread;
using Kind = Access::Kind;

namespace {

/// A thread in whose frame the cells are what a test says: a from 10 on, b 11, c 12.
struct World : OneThread {
  Execution execution{machine(), state, 0};
  const Type& node = type("Node");
  Cell cells[16] = {};

  World() : OneThread("TwoWrites") {}

  static Instruction instruction(Op op) {
    Instruction at{};
    at.op = op;
    at.a = 10;
    at.b = 11;
    at.c = 0;
    return at;
  }
  Instruction of_field(Op op, const Field& field) {
    Instruction at = instruction(op);
    at.field = &field;
    return at;
  }
  Instruction of_type(Op op, const Type& type) {
    Instruction at = instruction(op);
    at.type = &type;
    return at;
  }
  std::optional<Access> access(const Instruction& at) { return access_of(execution, at, cells); }
  Ref vector(std::string_view element, std::uint32_t length) {
    return execution.allocate_vector(*types().vector_of(types().model(element)), length);
  }
};

}  // namespace

TEST_CASE("a field that is read or written is at its place in the object") {
  World world;
  const Ref ref = world.make(world.node);
  const Field& field = world.field_of(world.node, "next");
  world.cells[11] = ref;
  const auto read = world.access(world.of_field(Op::ldfld_ref, field));
  REQUIRE(read.has_value());
  CHECK(read->kind == Kind::Read);
  CHECK(read->to.kind == Pointer::Kind::Object);
  CHECK(read->to.base == ref);
  CHECK(read->to.offset == field.offset);
  CHECK(read->type == field.type);
  CHECK_FALSE(read->is_volatile);
  world.cells[10] = ref;
  Instruction store = world.of_field(Op::stfld_ref, field);
  store.c = AccessFlags::is_volatile;
  const auto write = world.access(store);
  REQUIRE(write.has_value());
  CHECK(write->kind == Kind::Write);
  CHECK(write->is_volatile);
}

TEST_CASE("an instruction that will throw has no access") {
  World world;
  const Field& field = world.field_of(world.node, "value");
  CHECK_FALSE(world.access(world.of_field(Op::ldfld_i4, field)));  // of null
  const Ref array = world.vector("System.Int32", 3);
  Instruction element = World::instruction(Op::ldelem_i4);
  element.c = 12;
  world.cells[11] = array;
  world.cells[12] = 2;
  REQUIRE(world.access(element).has_value());
  CHECK(world.access(element)->to.offset == 8);
  world.cells[12] = 3;
  CHECK_FALSE(world.access(element));
  Instruction store = World::instruction(Op::stelem_ref);
  store.c = 12;
  world.cells[10] = world.vector("System.String", 1);
  world.cells[11] = 0;
  world.cells[12] = world.make(world.node);
  CHECK_FALSE(world.access(store));  // no string
  world.cells[12] = 0;
  CHECK(world.access(store).has_value());
}

TEST_CASE("statics are shared, but for those of each thread its own") {
  World world;
  const auto read = world.access(world.of_field(Op::ldsfld_i4, world.field("x")));
  REQUIRE(read.has_value());
  CHECK(read->to.kind == Pointer::Kind::Static);
  CHECK_FALSE(world.access(world.of_field(Op::ldsfld_i4, world.field("own"))));
  const Instruction load = World::instruction(Op::ldind_i4);
  const std::uint32_t owner = world.field("x").owner->id;
  world.cells[11] = Pointer::to_static(owner, 0);
  CHECK(world.access(load).has_value());
  world.cells[11] = Pointer::to_thread_static(0, owner, 0);
  CHECK_FALSE(world.access(load));
}

TEST_CASE("a pointer to a variable leads to nothing shared, one into an object does") {
  World world;
  Instruction load = World::instruction(Op::ldind_i4);
  load.imm = 4;
  world.cells[11] = Pointer::to_frame(0, 3, 0);
  CHECK_FALSE(world.access(load));
  const Ref ref = world.make(world.node);
  world.cells[11] = Pointer::to_object(ref, 0);
  const auto access = world.access(load);
  REQUIRE(access.has_value());
  CHECK(access->to.offset == 4);
  CHECK(access->type == world.types().model("System.Int32"));
}

TEST_CASE("all that is in a box is one value, if it is a box of that type") {
  World world;
  const Type& number = *world.types().model("System.Int32");
  const Cell value = 5;
  world.cells[11] = world.execution.box(number, &value);
  CHECK(world.access(world.of_type(Op::unbox_any, number)).has_value());
  CHECK_FALSE(world.access(world.of_type(Op::unbox_any, *world.types().model("System.Int64"))));
}

TEST_CASE("a return is the end of a thread only from its last frame") {
  World world;
  const Instruction ret = World::instruction(Op::ret);
  REQUIRE(world.access(ret).has_value());
  CHECK(world.access(ret)->kind == Kind::End);
  Thread& thread = world.execution.thread();
  thread.frames.push_back(thread.frames.back());
  CHECK_FALSE(world.access(ret));
}

TEST_CASE("the initialisation of a class matters while it has not ended, and if there is any") {
  World world;
  CHECK_FALSE(world.access(world.of_type(Op::ensure_class, world.node)));
  CHECK(world.access(world.of_type(Op::end_class, world.node))->kind == Kind::Class);
}

TEST_CASE("operands of accesses are where the forms say") {
  constexpr std::uint32_t none = MemoryOperands::none;
  const auto is = [](Op op, Family family, bool writes, std::uint32_t address, std::uint32_t index,
                     std::uint32_t value) {
    Instruction at = World::instruction(op);
    at.c = 12;
    const MemoryOperands found = memory_operands(at);
    return found.family == family && found.writes == writes && found.address == address &&
           found.index == index && found.value == value;
  };
  CHECK(is(Op::ldfld_i4, Family::field, false, 11, none, 10));
  CHECK(is(Op::stfld_i4, Family::field, true, 10, none, 11));
  CHECK(is(Op::ldsfld_i4, Family::static_, false, none, none, 10));
  CHECK(is(Op::stsfld_i4, Family::static_, true, none, none, 10));
  CHECK(is(Op::ldind_i4, Family::through, false, 11, none, 10));
  CHECK(is(Op::stobj, Family::through, true, 10, none, 11));
  CHECK(is(Op::initobj, Family::through, true, 10, none, none));
  CHECK(is(Op::ldelem_i4, Family::element, false, 11, 12, 10));
  CHECK(is(Op::stelem_i4, Family::element, true, 10, 11, 12));
  CHECK(is(Op::mov, Family::none, false, none, none, none));
  CHECK(is(Op::ldflda, Family::none, false, none, none, none));
}
