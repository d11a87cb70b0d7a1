// Tests src/vm/translate*.cpp and what they use, on bodies written byte by byte.
#include <doctest/doctest.h>

#include <ctime>

#include "translate/method_under_test.hpp"
#include "vm/translate/effects.hpp"

using namespace mmcheck::testing;      // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing::il;  // NOLINT(google-build-using-namespace)
using mmcheck::vm::cell_effects;
using mmcheck::vm::CellRange;
using mmcheck::vm::Clause;
using mmcheck::vm::Code;
using mmcheck::vm::Instruction;
using mmcheck::vm::Op;

namespace {

constexpr std::uint8_t i1 = 0x04, u1 = 0x05, i4 = 0x08, i8 = 0x0a, r8 = 0x0d, object = 0x1c,
                       native = 0x18, by_ref = 0x10;
/// Pair, as a signature has it.
const Content pair{0x11, 3 << 2};

Content times(std::size_t count, const Content& what) {
  Content content;
  for (std::size_t i = 0; i < count; ++i) append(content, what);
  return content;
}

/// What the stack map of an instruction says, as "3:int 4:object".
std::string map_at(const Code& code, std::uint32_t instruction) {
  for (const Code::StackMap& map : code.stack_maps) {
    if (map.instruction != instruction) continue;
    std::string text;
    for (std::uint32_t i = 0; i < map.count; ++i) {
      const auto& cell = code.stack_cells.at(map.first + i);
      text += (i == 0 ? "" : " ") + std::to_string(cell.cell) + ":" + cell.type->name;
    }
    return text;
  }
  return "no map";
}

/// The refusal without the place, for bodies whose mistake is at this offset.
std::string refusal_at(unsigned offset, const Body& body) {
  const std::string text = refusal(body);
  char place[40];
  std::snprintf(place, sizeof place, "Program::Test, IL_%04x: ", offset);
  return text.starts_with(place) ? text.substr(std::string(place).size())
                                 : "at another place: " + text;
}

/// Sanitizers take ten times as long, and more.
constexpr std::clock_t seconds_of_processor(std::clock_t seconds) {
#ifdef __SANITIZE_ADDRESS__
  return 10 * seconds;
#else
  return seconds;
#endif
}

}  // namespace

TEST_SUITE_BEGIN("vm");

// ---- what bodies become

TEST_CASE("an expression on locals is one instruction") {
  CHECK(listing({.code = all({ldloc_0, ldloc_1, add, stloc_2, ret}),
                 .locals = {i4, i4, i4},
                 .local_count = 3}) ==
        "add_i4 2, 0, 1\n"
        "ret\n");
}

TEST_CASE("constants are operands where there is an instruction for it") {
  CHECK(
      listing({.code = all({ldloc_0, ldc_5, add, stloc_0, ldc_5, ldloc_0, op(0x59), stloc_0, ret}),
               .locals = {i4},
               .local_count = 1}) ==
      "add_i4_imm 0, 0 #5\n"
      "constant 1 #5\n"
      "sub_i4 0, 1, 0\n"
      "ret\n");
}

TEST_CASE("what was loaded from a local is kept when the local changes") {
  // x = 5 while the old x is on the stack, which is then returned
  CHECK(listing({.code = all({ldloc_0, ldc_5, stloc_0, ret}),
                 .locals = {i4},
                 .local_count = 1,
                 .signature = {0x00, 0, i4}}) ==
        "mov 1, 0\n"
        "constant 0 #5\n"
        "ret_value 1, 0, 1\n");
}

TEST_CASE("what was loaded from a local whose address is taken is kept at calls and stores") {
  const std::string kept =
      listing({.code = all({ldloc_0, ldloca(0), op32(0x28, token::take_ref), throw_}),
               .locals = {object},
               .local_count = 1});
  CHECK(kept ==
        "lea 2, 0, 0 #0\n"
        "mov 1, 0\n"
        "call 2, 0, 0 Program::TakeRef\n"
        "throw_ 1\n");
  // Of another local nobody has the address.
  const std::string other =
      listing({.code = all({ldloc_1, ldloca(0), call(token::take_ref), throw_}),
               .locals = {object, object},
               .local_count = 2});
  CHECK(other ==
        "lea 3, 0, 0 #0\n"
        "call 3, 0, 0 Program::TakeRef\n"
        "throw_ 1\n");
}

TEST_CASE("comparisons and branches are one instruction") {
  const auto branch = [](const Content& condition) {
    return listing({.code = all({ldarg_0, ldarg_1, condition, ret, ret}),
                    .signature = {0x00, 2, 0x01, i4, i4}});
  };
  CHECK(branch(all({clt, brtrue(1)})) == "blt_i4 0, 1 -> 2\nret\nret\n");
  CHECK(branch(all({clt, brfalse(1)})) == "bge_i4 0, 1 -> 2\nret\nret\n");
  CHECK(branch(all({clt, ldc_0, ceq, brfalse(1)})) == "blt_i4 0, 1 -> 2\nret\nret\n");
  CHECK(branch(all({clt, ldc_0, ceq, ldc_0, ceq, brfalse(1)})) == "bge_i4 0, 1 -> 2\nret\nret\n");
  CHECK(branch(op8(0x32, 1)) == "blt_i4 0, 1 -> 2\nret\nret\n");
}

TEST_CASE("where a branch waits for what it compares, the map has it") {
  // Take(1, null) < Take(1, null), and: a new object is not null
  const Content take = all({ldc_1, ldnull, call(token::take)});
  MethodUnderTest test({.code = all({take, take, clt, brtrue(1), ret, ret})});
  const auto code = test.translate();
  REQUIRE(code->instructions.at(6).op == Op::blt_i4);
  CHECK(map_at(*code, 6) == "0:int 1:int");

  MethodUnderTest other(
      {.code = all({ldc_1, newobj(token::new_program), ldnull, ceq, brfalse(1), ret, ret})});
  const auto other_code = other.translate();
  REQUIRE(other_code->instructions.at(4).op == Op::brtrue_i8);
  CHECK(map_at(*other_code, 4) == "0:Program");
}

TEST_CASE("a comparison of floats is undone with its unordered opposite") {
  const auto branch = [](const Content& condition) {
    return listing({.code = all({ldarg_0, ldarg_1, condition, ret, ret}),
                    .signature = {0x00, 2, 0x01, r8, r8}});
  };
  CHECK(branch(all({clt, brfalse(1)})) == "bge_un_r8 0, 1 -> 2\nret\nret\n");
  CHECK(branch(all({op(0xfe05), brfalse(1)})) == "bge_r8 0, 1 -> 2\nret\nret\n");
}

TEST_CASE("a branch on a constant is none") {
  // for (;;) with a comparison that compilers leave in
  CHECK(listing({.code = all({ldc_1, brtrue(-3), ret})}) == "jump -> 0\n");
  CHECK(listing({.code = all({ldc_0, brtrue(-3), ret})}) == "ret\n");
}

TEST_CASE("an int32 with a float64 and the like is refused, with a native int it is extended") {
  CHECK(listing({.code = all({ldarg_0, ldarg_1, add, pop, ret}),
                 .signature = {0x00, 2, 0x01, native, i4}}) ==
        "conv_i8_i4 3, 1\n"
        "add_i8 2, 0, 3\n"
        "ret\n");
  CHECK(refusal_at(2, {.code = all({ldarg_0, ldarg_1, add, pop, ret}),
                       .signature = {0x00, 2, 0x01, r8, i4}}) ==
        "add cannot take float64 and int32");
}

TEST_CASE("what dup made stays when the value below becomes another type in its place") {
  // TakeNative(x, x): the first is sign-extended where it lies, the second must not see that.
  CHECK(listing({.code = all({ldarg_0, ldc_1, add, dup_, call(token::take_native), ret}),
                 .signature = {0x00, 1, 0x01, i4}}) ==
        "add_i4_imm 1, 0 #1\n"
        "mov 2, 1\n"
        "conv_i8_i4 1, 1\n"
        "call 1, 0, 0 Program::TakeNative\n"
        "ret\n");
}

TEST_CASE("small integers are cut where they go unless they are known to fit") {
  CHECK(listing({.code = all({ldarg_0, call(token::take_byte), ret}),
                 .signature = {0x00, 1, 0x01, i4}}) ==
        "conv_u1 1, 0\n"
        "call 1, 0, 0 Program::TakeByte\n"
        "ret\n");
  CHECK(listing({.code = all({ldarg_0, call(token::take_byte), ret}),
                 .signature = {0x00, 1, 0x01, u1}}) ==
        "mov 1, 0\n"
        "call 1, 0, 0 Program::TakeByte\n"
        "ret\n");
  CHECK(listing({.code = all({ldc(0x1ff), call(token::take_byte), ret})}) ==
        "constant 0 #255\n"
        "call 0, 0, 0 Program::TakeByte\n"
        "ret\n");
}

TEST_CASE("a signed byte whose address is taken is read from its byte") {
  CHECK(listing({.code = all({ldloca(0), pop, ldloc_0, stloc_1, ret}),
                 .locals = {i1, i4},
                 .local_count = 2}) ==
        "load_frame_i1 1, 0, 0 #0\n"
        "ret\n");
}

TEST_CASE("fields of local structs are parts of the frame") {
  CHECK(listing({.code = all({ldloca(0), ldc_5, stfld(token::pair_a), ldloca(0),
                              ldfld(token::pair_a), ldloc_0, ldfld(token::pair_b), op(0x69), add,
                              stloc_1, ldloca(0), op32(0xfe15, token::pair), ret}),
                 .locals = all({pair, {i4}}),
                 .local_count = 2}) ==
        "constant 5 #5\n"
        "store_frame_i4 0, 5, 0 #0\n"
        "load_frame_i4 4, 0, 0 #0\n"
        "load_frame_i8 5, 0, 0 #8\n"
        "conv_i4_i8 5, 5\n"
        "add_i4 3, 4, 5\n"
        "zero_n 0, 0, 3\n"
        "ret\n");
}

TEST_CASE("a struct is not copied over itself") {
  // x = *&x, by way of a pointer in a variable
  CHECK(listing({.code = all({ldloca(0), stloc_1, ldloc_1, op32(0x71, token::pair), stloc_0, ret}),
                 .locals = all({pair, {by_ref}, pair}),
                 .local_count = 2}) ==
        "lea 3, 0, 0 #0\n"
        "ldobj 4, 3, 0 Pair\n"
        "mov_n 0, 4, 3\n"
        "ret\n");
}

TEST_CASE("arguments lie where the callee's frame starts and the result is left there") {
  MethodUnderTest test({.code = all({ldc_5, ldc_1, ldarg_0, call(token::take), add, ret}),
                        .signature = {0x00, 1, i4, object}});
  const auto code = test.translate();
  CHECK(listing(*code) ==
        "constant 2 #1\n"
        "mov 3, 0\n"
        "call 2, 0, 0 Program::Take\n"
        "add_i4_imm 1, 2 #5\n"
        "ret_value 1, 0, 1\n");
  CHECK(code->argument_cells == 1);
  CHECK(code->result_cells == 1);
  CHECK(code->frame_cells == 4);
  CHECK(map_at(*code, 2) == "2:int 3:object");  // the 5 is not in its place yet
  CHECK(map_at(*code, 0) == "no map");
  CHECK(map_at(*code, 4) == "1:int");
}

TEST_CASE("a new object is its constructor's this and stays below its frame") {
  MethodUnderTest test({.code = all({ldc_5, newobj(token::new_program), pop, ret})});
  const auto code = test.translate();
  CHECK(listing(*code) ==
        "constant 2 #5\n"
        "new_object 0 Program\n"
        "mov 1, 0\n"
        "call 1, 0, 0 Program::.ctor\n"
        "ret\n");
  CHECK(map_at(*code, 1) == "2:int");
  CHECK(map_at(*code, 3) == "0:Program 1:Program 2:int");
}

TEST_CASE("a new value is made in its place, of which this is the address") {
  CHECK(listing({.code = all({ldc_5, newobj(token::new_pair), stloc_0, ret}),
                 .locals = pair,
                 .local_count = 1}) ==
        "constant 7 #5\n"
        "zero_n 3, 0, 3\n"
        "lea 6, 3, 0 #0\n"
        "call 6, 0, 0 Pair::.ctor\n"
        "mov_n 0, 3, 3\n"
        "ret\n");
}

TEST_CASE("callvirt dispatches only where it has to") {
  const auto call_on = [](std::uint32_t method, std::uint8_t type) {
    return listing({.code = all({ldarg_0, callvirt(method), pop, ret}),
                    .signature = {0x00, 1, 0x01, 0x12, static_cast<std::uint8_t>(type << 2)}});
  };
  CHECK(call_on(token::get, 2) == "mov 1, 0\ncall_virtual 1, 0, 0 Program::Get\nret\n");
  CHECK(listing({.code = all({ldarg_0, ldc_5, callvirt(token::invoke), pop, ret}),
                 .signature = {0x00, 1, 0x01, 0x12, 7 << 2}}) ==
        "mov 1, 0\n"
        "constant 2 #5\n"
        "null_check 1 Handler\n"
        "call 1, 0, 0 Handler::Invoke\n"
        "ret\n");
}

TEST_CASE("constrained calls go to a value type's own method, or to its box") {
  const auto call_on = [](std::uint32_t type, const Content& local) {
    return listing(
        {.code = all({ldloca(0), constrained(type), callvirt(token::to_string), pop, ret}),
         .locals = local,
         .local_count = 1});
  };
  CHECK(call_on(token::pair, pair) ==
        "lea 3, 0, 0 #0\n"
        "call 3, 0, 0 Pair::ToString\n"
        "ret\n");
  CHECK(call_on(token::int32, {i4}) ==
        "load_frame_i4 2, 0, 0 #0\n"
        "box 2, 2, 0 int\n"
        "mov 1, 2\n"
        "call_virtual 1, 0, 0 object::ToString\n"
        "ret\n");
  CHECK(call_on(token::object, {object}) ==
        "load_frame_i4 1, 0, 0 #0\n"
        "call_virtual 1, 0, 0 object::ToString\n"
        "ret\n");
}

TEST_CASE("arrays of several dimensions are read and written through addresses") {
  MethodUnderTest test(
      {.code = all({ldloc_0, ldc_1, ldc_0, ldc_5, callvirt(token::array_set), ret}),
       .locals = {0x14, i4, 2, 0, 0},
       .local_count = 1});
  const auto code = test.translate();
  CHECK(listing(*code) ==
        "mov 1, 0\n"
        "constant 2 #1\n"
        "constant 3 #0\n"
        "constant 4 #5\n"
        "array_address 1, 1, 3 int\n"
        "stind_i4 1, 4, 0 #0\n"
        "ret\n");
  CHECK(map_at(*code, 5).starts_with("1:ref int"));
}

TEST_CASE("a delegate is made of a target and a method that fit") {
  CHECK(listing(
            {.code = all({ldnull, ldftn(token::test), newobj(token::new_handler), pop, ldc_0, ret}),
             .signature = {0x00, 1, i4, i4}}) ==
        "constant 1 #0\n"
        "load_function 2 Program::Test\n"
        "new_delegate 1, 1, 2 Handler\n"
        "constant 1 #0\n"
        "ret_value 1, 0, 1\n");
}

TEST_CASE("class constructors run where I.8.9.5 says") {
  // Before a static field is accessed, and each time: the class may have failed meanwhile.
  CHECK(listing({.code = all({ldsfld(token::slow_count), stsfld(token::quick_count),
                              ldsfld(token::slow_count), pop, ret})}) ==
        "ensure_class Slow\n"
        "ldsfld_i4 0, 0, 0 Slow::count\n"
        "ensure_class Quick\n"
        "stsfld_i4 0, 0, 0 Quick::count\n"
        "ensure_class Slow\n"
        "ldsfld_i4 0, 0, 0 Slow::count\n"
        "ret\n");
  // A static method of a class that may not wait makes sure of it itself.
  MethodUnderTest test({.code = all({call(token::touch), ret})});
  CHECK(listing(*test.translate()) == "call 0, 0, 0 Slow::Touch\nret\n");
  CHECK(listing(*test.translate(token::touch)) == "ensure_class Slow\nret\n");
  CHECK(listing(*test.translate(token::slow_cctor)) == "ret\n");
}

TEST_CASE("volatile accesses say so") {
  CHECK(listing({.code = all(
                     {op(0xfe13), ldsfld(token::flag), op(0xfe13), stsfld(token::flag), ret})}) ==
        "ldsfld_i4 0, 0, 1 Program::flag\n"
        "stsfld_i4 0, 0, 1 Program::flag\n"
        "ret\n");
}

TEST_CASE("one rounding, not two, from an unsigned long to a float") {
  CHECK(listing({.code = all({ldarg_0, op(0x76), op(0x6b), pop, ret}),
                 .signature = {0x00, 1, 0x01, i8}}) == "conv_r4_u8 1, 0\nret\n");
  // With a conversion to double between them, two are meant.
  CHECK(listing({.code = all({ldarg_0, op(0x76), op(0x6c), op(0x6b), pop, ret}),
                 .signature = {0x00, 1, 0x01, i8}}) ==
        "conv_r8_u8 1, 0\n"
        "conv_r4_r8 1, 1\n"
        "ret\n");
}

TEST_CASE("what is not there ends the run where it is reached, and nothing else") {
  CHECK(listing({.code = all({ldarg_0, brfalse(6), call(token::missing_gone), ret, ret}),
                 .signature = {0x00, 1, 0x01, i4}}) ==
        "brfalse_i4 0 -> 2\n"
        "missing \"Missing.Thing::Gone is neither modelled nor found\"\n"
        "ret\n");
}

TEST_CASE("methods without a body end the run, but for what the runtime provides") {
  MethodUnderTest test({.code = ret});
  CHECK(listing(*test.translate(token::draw)) == "missing \"Shape::Draw is not modelled\"\n");
  CHECK(listing(*test.translate(token::invoke)) ==
        "ldfld_ref 2, 0, 0 System.Delegate::_list\n"
        "brtrue_i8 2 -> 5\n"
        "ldfld_ref 3, 0, 0 System.Delegate::_target\n"
        "call_delegate 0, 3, 1 Handler::Invoke\n"
        "ret_value 0, 0, 1\n"
        "ldlen 4, 2\n"
        "ldelem_ref 6, 2, 5\n"
        "ldfld_ref 3, 6, 0 System.Delegate::_target\n"
        "mov_n 7, 1, 1\n"
        "call_delegate 6, 3, 0 Handler::Invoke\n"
        "add_i4_imm 5, 5 #1\n"
        "blt_i4 5, 4 -> 6\n"
        "ret_value 6, 0, 1\n");
}

// ---- exceptions

TEST_CASE("leave runs finally blocks, else it is a jump") {
  // try { try { } catch (Exception) { } } finally { }
  const Content code = all({nop, leave(5), pop, leave(2), nop, endfinally, ret});
  MethodUnderTest test(
      {.code = code, .clauses = {{catch_, 0, 3, 3, 3, token::exception}, {finally, 0, 6, 6, 2}}});
  const auto translated = test.translate();
  CHECK(listing(*translated) ==
        "leave -> 4\n"
        "constant 0 #0\n"  // no longer caught
        "leave -> 4\n"
        "end_finally clause 1\n"
        "ret\n");
  REQUIRE(translated->clauses.size() == 2);
  const Clause& inner = translated->clauses[0];
  CHECK(inner.kind == Clause::Kind::Catch);
  CHECK(inner.catch_type->name == "System.Exception");
  CHECK(inner.try_begin == 0);
  CHECK(inner.try_end == 1);
  CHECK(inner.handler_begin == 1);
  CHECK(inner.handler_end == 3);
  CHECK(inner.cell == 0);
  CHECK(inner.stack_cell == 2);
  const Clause& outer = translated->clauses[1];
  CHECK(outer.kind == Clause::Kind::Finally);
  CHECK(outer.try_end == 3);
  CHECK(outer.handler_begin == 3);
  CHECK(outer.handler_end == 4);
  CHECK(map_at(*translated, 2) == "0:object");  // of the catch clause
  CHECK(map_at(*translated, 3) == "1:long");    // of the finally clause

  CHECK(listing({.code = all({nop, leave(3), pop, leave(0), ret}),
                 .clauses = {{catch_, 0, 3, 3, 3, token::exception}}}) ==
        "jump -> 2\n"
        "constant 0 #0\n"
        "ret\n");
}

TEST_CASE("a filter and its handler find the exception on the stack") {
  MethodUnderTest test({.code = all({nop, leave(6),          // 0..3
                                     pop, ldc_1, endfilter,  // 3..7
                                     rethrow,                // 7..9
                                     ret}),                  // 9
                        .clauses = {{filter, 0, 3, 7, 2, 3}}});
  const auto code = test.translate();
  CHECK(listing(*code) ==
        "jump -> 4\n"
        "constant 1 #1\n"
        "end_filter 1 clause 0\n"
        "rethrow clause 0\n"
        "ret\n");
  REQUIRE(code->clauses.size() == 1);
  CHECK(code->clauses[0].filter_begin == 1);
  CHECK(code->clauses[0].handler_begin == 3);
  CHECK(map_at(*code, 2) == "0:object 1:int");
}

TEST_CASE("a protected block that is never reached has no clause") {
  MethodUnderTest test({.code = all({br(4), nop, leave(1), pop, ret}),
                        .clauses = {{catch_, 2, 3, 5, 1, token::exception}}});
  const auto code = test.translate();
  CHECK(listing(*code) == "ret\n");
  CHECK(code->clauses.empty());
}

TEST_CASE("what is on the stack lies in its own cells where paths meet") {
  CHECK(listing({.code = all({ldarg_0, ldarg_1, brtrue(1), nop, ret}),
                 .signature = {0x00, 2, i4, i4, i4}}) ==
        "mov 2, 0\n"
        "brtrue_i4 1 -> 2\n"
        "ret_value 2, 0, 1\n");
}

// ---- what is refused

TEST_CASE("an instruction that finds too few values is refused") {
  CHECK(refusal({.code = all({add, ret})}) ==
        "Program::Test, IL_0000: add takes more values than are on the stack");
  CHECK(refusal({.code = all({ldc_1, add, ret})}) ==
        "Program::Test, IL_0001: add takes more values than are on the stack");
  CHECK(refusal({.code = all({ldnull, call(token::take), ret})}) ==
        "Program::Test, IL_0001: call takes more values than are on the stack");
}

TEST_CASE("operands of wrong types are refused") {
  const auto on = [](const Content& operands, const Content& instruction) {
    return refusal_at(static_cast<unsigned>(operands.size()),
                      {.code = all({operands, instruction, pop, ret})});
  };
  CHECK(on(all({ldc_1, ldnull}), add) == "add cannot take int32 and null");
  CHECK(on(all({ldnull, ldnull}), op(0xfe02)) == "cgt cannot take null and null");
  CHECK(on(ldnull, op(0x65)) == "neg cannot take null");
  CHECK(listing({.code = all({ldnull, op(0x69), pop, ret})}) ==
        "missing \"conv.i4 of a reference is not supported\"\n");
  CHECK(on(all({ldc_1, ldnull}), op(0x62)) == "shl cannot take int32 and null");
  CHECK(on(ldc_1, op(0x8e)) == "ldlen cannot take int32");
  CHECK(on(ldc_1, op32(0x74, token::object)) == "castclass cannot take int32");
  CHECK(on(ldc_1, throw_) == "throw cannot take int32");
  CHECK(on(ldnull, op32(0x45, 0)) == "switch cannot take null");
  CHECK(on(op(0x14), op(0x4a)) == "ldind.i4 of int cannot take null");
  CHECK(on(all({ldnull, ldnull}), op(0x94)) == "ldelem.i4 cannot take null");  // the index
  CHECK(on(all({ldnull, ldc_1, ldc_1}), op(0xa2)) == "stelem.ref cannot take int32");
  CHECK(on(all({op32(0x20, 3), op32(0x8d, token::object), ldc_1}), op(0x94)) ==
        "ldelem.i4 of int cannot take object[]");
}

TEST_CASE("variables take what fits them") {
  const auto store = [](std::uint8_t type, const Content& value) {
    return refusal({.code = all({value, stloc_0, ret}), .locals = {type}, .local_count = 1});
  };
  CHECK(store(i4, ldnull) == "Program::Test, IL_0001: a local variable of type int cannot be null");
  CHECK(store(object, ldc_1) ==
        "Program::Test, IL_0001: a local variable of type object cannot be int32");
  CHECK(store(i8, ldc_1) ==
        "Program::Test, IL_0001: a local variable of type long cannot be int32");
  CHECK(store(native, ldc_1) == "");
  CHECK(refusal({.code = all({ldloc_1, pop, ret}), .locals = {i4}, .local_count = 1}) ==
        "Program::Test, IL_0000: ldloc names local variable 1 of 1");
  CHECK(refusal({.code = all({ldarg_0, pop, ret})}) ==
        "Program::Test, IL_0000: ldarg names argument 0 of 0");
  // A reference to a thing where a Program is wanted.
  CHECK(listing({.code = all({ldloc_0, stloc_1, ret}),
                 .locals = {object, 0x12, 2 << 2},
                 .local_count = 2}) == "mov 1, 0\nret\n");
}

TEST_CASE("any object will do for an interface") {
  CHECK(refusal({.code = all({ldloc_0, stloc_1, ret}),
                 .locals = {object, 0x12, 6 << 2},
                 .local_count = 2}) == "");
}

TEST_CASE("where paths meet the stacks must be alike") {
  // if (arg) push 1; — then go on
  CHECK(
      refusal({.code = all({ldarg_0, brfalse(1), ldc_1, ret}), .signature = {0x00, 1, 0x01, i4}}) ==
      "Program::Test, IL_0003: IL_0004 is reached with 0 and with 1 values on the stack");
  CHECK(refusal({.code = all({ldarg_0, brfalse(3), ldc_1, br(1), ldnull, pop, ret}),
                 .signature = {0x00, 1, 0x01, i4}}) ==
        "Program::Test, IL_0006: IL_0007 is reached with int32 and with null on the stack");
  CHECK(refusal({.code = all({ldarg_0, brfalse(3), ldarg_0, br(1), ldarg_1, pop, ret}),
                 .signature = {0x00, 2, 0x01, i4, r8}}) ==
        "Program::Test, IL_0006: IL_0007 is reached with int32 and with float64 on the stack");
}

TEST_CASE("references join to the nearest class that both are") {
  // arg ? circle : program
  MethodUnderTest test({.code = all({ldarg_0, brfalse(3), ldarg_1, br(1), op(0x04),
                                     callvirt(token::to_string), pop, ret}),
                        .signature = {0x00, 3, 0x01, i4, 0x12, 5 << 2, 0x12, 2 << 2}});
  const auto code = test.translate();
  const auto call = std::ranges::find(code->instructions, Op::call_virtual, &Instruction::op);
  REQUIRE(call != code->instructions.end());
  CHECK(map_at(*code, static_cast<std::uint32_t>(call - code->instructions.begin())) == "3:object");
}

TEST_CASE("a loop that widens what it has on the stack is translated again") {
  // x = program; do x.Get(); while ((x = thing) …)
  MethodUnderTest test({.code = all({ldarg_0, dup_, callvirt(token::get), pop, pop, ldarg_1,
                                     op(0x04), brtrue(-12), pop, ret}),
                        .signature = {0x00, 3, 0x01, 0x12, 2 << 2, object, i4}});
  const auto code = test.translate();
  const auto call = std::ranges::find(code->instructions, Op::call_virtual, &Instruction::op);
  REQUIRE(call != code->instructions.end());
  CHECK(map_at(*code, static_cast<std::uint32_t>(call - code->instructions.begin())) ==
        "3:object 4:object");
}

TEST_CASE("numbers of different sizes meet as the wider one, on whichever way it comes first") {
  // flag ? (native) arg : arg, and the other way round
  const Content signature{0x00, 2, 0x01, i4, i4};
  const std::string first =
      listing({.code = all({ldarg_0, brfalse(4), ldarg_1, conv_u, br(1), ldarg_1, pop, ret}),
               .signature = signature});
  CHECK(first.find("conv_i8_i4") != std::string::npos);
  const std::string second =
      listing({.code = all({ldarg_0, brfalse(3), ldarg_1, br(2), ldarg_1, conv_u, pop, ret}),
               .signature = signature});
  CHECK(second.find("conv_i8_i4") != std::string::npos);
}

TEST_CASE("branches go to where instructions start") {
  CHECK(refusal({.code = all({br(1), ldc(0), pop, ret})}) ==
        "Program::Test, IL_0000: a branch goes to IL_0003, where no instruction starts");
  // Between a prefix and its instruction.
  CHECK(refusal({.code = all({br(2), op(0xfe13), ldsfld(token::flag), pop, ret})}) ==
        "Program::Test, IL_0000: a branch goes to IL_0004, where no instruction starts");
}

TEST_CASE("control may not fall off the end") {
  CHECK(refusal({.code = nop}) ==
        "Program::Test, IL_0000: control falls off the end of the method");
  CHECK(refusal({.code = {}}) == "Program::Test, IL_0000: the method has no instructions");
  CHECK(refusal({.code = all({ldarg_0, brfalse(-3)}), .signature = {0x00, 1, 0x01, i4}}) ==
        "Program::Test, IL_0001: control falls off the end of the method");
}

TEST_CASE("the stack is as deep as the method says at most") {
  CHECK(refusal({.code = all({ldc_1, ldc_1, ldc_1, pop, pop, pop, ret}), .max_stack = 2}) ==
        "Program::Test, IL_0002: more than 2 values are on the stack, the method's .maxstack");
}

TEST_CASE("a method returns its result and nothing else") {
  CHECK(refusal({.code = all({ldc_1, ret})}) ==
        "Program::Test, IL_0001: the stack is not empty where the method returns");
  CHECK(refusal({.code = ret, .signature = {0x00, 0, i4}}) ==
        "Program::Test, IL_0000: ret takes more values than are on the stack");
  CHECK(
      refusal({.code = all({ldc_1, ldc_1, ret}), .signature = {0x00, 0, i4}}) ==
      "Program::Test, IL_0002: the stack is not empty but for the result where the method returns");
  CHECK(refusal({.code = all({ldnull, ret}), .signature = {0x00, 0, i4}}) ==
        "Program::Test, IL_0001: the result of type int cannot be null");
  CHECK(refusal({.code = all({ldloca(0), ret}),
                 .locals = {i4},
                 .local_count = 1,
                 .signature = {0x00, 0, by_ref, i4}}) ==
        "Program::Test, IL_0002: a pointer to a variable of the method is returned");
}

TEST_CASE("calls take what their methods say") {
  CHECK(refusal({.code = all({ldnull, ldnull, call(token::take), pop, ret})}) ==
        "Program::Test, IL_0002: parameter 0 of Program::Take of type int cannot be null");
  // What a virtual method is called on is looked at.
  CHECK(refusal({.code = all({ldloc_0, callvirt(token::get), pop, ret}),
                 .locals = {object},
                 .local_count = 1}) == "");
  CHECK(refusal({.code = all({ldc_1, ldnull, callvirt(token::take), pop, ret})}) ==
        "Program::Test, IL_0002: callvirt of Program::Take, which is static");
  CHECK(refusal({.code = all({newobj(token::touch), pop, ret})}) ==
        "Program::Test, IL_0000: newobj of Slow::Touch, which is no constructor");
  CHECK(refusal({.code = all({call(token::slow_cctor), ret})}) ==
        "Program::Test, IL_0000: call of the class constructor Slow::.cctor");
  CHECK(refusal({.code = all({call(0x06000099), ret})}) ==
        "Program::Test, IL_0000: call has 0x06000099, which is the token of no method");
  // int32& where object& is wanted
  CHECK(listing({.code = all({ldloca(0), call(token::take_ref), ret}),
                 .locals = {i4},
                 .local_count = 1}) == "missing \"a int& as a ref object is not supported\"\n");
  // string& too: something else could be stored in it
  CHECK(listing({.code = all({ldloca(0), call(token::take_ref), ret}),
                 .locals = {0x0e},
                 .local_count = 1}) == "missing \"a string& as a ref object is not supported\"\n");
  CHECK(refusal({.code = all(
                     {ldloca(0), constrained(token::pair), callvirt(token::to_string), pop, ret}),
                 .locals = {object},
                 .local_count = 1}) ==
        "Program::Test, IL_0002: callvirt constrained to Pair cannot take object&");
}

TEST_CASE("fields are those of the object, and of the kind that the instruction wants") {
  // Whether an object has the field is looked at when it is read.
  CHECK(refusal({.code = all({ldloc_0, ldfld(token::number), pop, ret}),
                 .locals = {object},
                 .local_count = 1}) == "");
  CHECK(refusal({.code = all({ldsfld(token::number), pop, ret})}) ==
        "Program::Test, IL_0000: ldsfld names Program::number, which is not static");
  CHECK(refusal({.code = all({ldsfld(0x04000044), pop, ret})}) ==
        "Program::Test, IL_0000: ldsfld has 0x04000044, which is the token of no field");
  CHECK(refusal({.code = all({ldnull, ldnull, stfld(token::number), ret})}) ==
        "Program::Test, IL_0002: the field number of type int cannot be null");
  // A box is not an object with the fields of what is in it.
  CHECK(refusal({.code = all({ldloc_0, op32(0x8c, token::pair), ldfld(token::pair_a), pop, ret}),
                 .locals = pair,
                 .local_count = 1}) ==
        "Program::Test, IL_0006: ldfld of Pair::a cannot take boxed Pair");
  CHECK(refusal({.code = all({ldloc_0, ldflda(token::pair_a), pop, ret}),
                 .locals = pair,
                 .local_count = 1}) == "Program::Test, IL_0001: ldflda cannot take Pair");
}

TEST_CASE("references are not made of numbers") {
  // stind.ref of an object through a string&
  CHECK(refusal({.code = all({ldloca(0), ldloc_1, op(0x51), ret}),
                 .locals = {0x0e, object},
                 .local_count = 2}) == "");
  // stind.i4 through an object&
  CHECK(
      listing(
          {.code = all({ldloca(0), ldc_1, op(0x54), ret}), .locals = {object}, .local_count = 1}) ==
      "missing \"stind.i4 of int through a object& is not supported\"\n");
  // ldobj Pair through an object&
  CHECK(listing({.code = all({ldloca(0), op32(0x71, token::pair), pop, ret}),
                 .locals = {object},
                 .local_count = 1}) ==
        "missing \"ldobj of Pair through a object& is not supported\"\n");
  // Through numbers, a program may be valid that we do not support.
  CHECK(listing({.code = all({ldc_1, conv_u, op(0x50), pop, ret})}) ==
        "missing \"ldind.ref of a reference through a native int is not supported\"\n");
}

TEST_CASE("a delegate of a method that does not fit it is not made") {
  const auto make = [](const Content& target, std::uint32_t method) {
    return listing({.code = all({target, ldftn(method), newobj(token::new_handler), pop, ret})});
  };
  const auto is_missing = [](const std::string& text, const std::string& reason) {
    return text.find("missing \"" + reason) != std::string::npos;
  };
  CHECK(is_missing(make(ldnull, token::take_byte),
                   "a Handler cannot call Program::TakeByte on null"));
  CHECK(is_missing(make(ldc_1, token::take), "a Handler cannot call Program::Take on int32"));
  // A static method with the target as its first parameter: Take(int, object) has an int there.
  CHECK(is_missing(make(ldnull, token::take), "a Handler cannot call Program::Take on null"));
  CHECK(is_missing(
      listing({.code = all({ldnull, ldc_1, conv_i, newobj(token::new_handler), pop, ret})}),
      "a Handler is made of something else than ldftn or ldvirtftn just made"));
}

TEST_CASE("a virtual method is looked for on the delegate's own target") {
  const auto make = [](const Content& objects) {
    const std::string text = listing(
        {.code = all({objects, op32(0xfe07, token::twice), newobj(token::new_handler), pop, ret}),
         .signature = {0x00, 2, 0x01, 0x12, 2 << 2, 0x12, 2 << 2}});
    return text.find("new_delegate") != std::string::npos;
  };
  CHECK(make(all({ldarg_0, dup_})));
  CHECK_FALSE(make(all({ldarg_0, ldarg_1})));
}

TEST_CASE("tokens are looked at") {
  CHECK(refusal({.code = all({op32(0x72, 0x70000099), pop, ret})}) ==
        "Program::Test, IL_0000: ldstr has 0x70000099, which is the token of no string");
  CHECK(refusal({.code = all({op32(0x72, token::object), pop, ret})}) ==
        "Program::Test, IL_0000: ldstr has 0x01000001, which is the token of no string");
  CHECK(refusal({.code = all({ldnull, op32(0x74, token::flag), pop, ret})}) ==
        "Program::Test, IL_0001: castclass has 0x04000001, which is the token of no type");
  CHECK(refusal({.code = all({op32(0x29, token::object), pop, ret})}) ==
        "Program::Test, IL_0000: calli has 0x01000001, which is the token of no signature");
}

TEST_CASE("prefixes belong to instructions that they mean something to") {
  CHECK(refusal({.code = all({op(0xfe13), add, ret})}) ==
        "Program::Test, IL_0000: add accesses no memory that could be volatile.");
  CHECK(refusal({.code = all({constrained(token::pair), nop, ret})}) ==
        "Program::Test, IL_0000: nop calls nothing that could be constrained.");
}

TEST_CASE("localloc wants the stack for itself") {
  CHECK(refusal({.code = all({ldc_1, ldc_1, op(0xfe0f), pop, pop, ret})}) ==
        "Program::Test, IL_0002: localloc finds more than its size on the stack");
}

TEST_CASE("control stays in protected blocks and handlers until it leaves them") {
  const ClauseBytes catch_clause{catch_, 0, 3, 3, 3, token::exception};
  const auto with_catch = [&](const Content& code) {
    return refusal({.code = code, .clauses = {catch_clause}});
  };
  CHECK(with_catch(all({nop, nop, ret, pop, leave(0), ret})) ==
        "Program::Test, IL_0002: ret is in a protected block or a handler");
  CHECK(with_catch(all({nop, br(3), pop, leave(0), ret})) ==
        "Program::Test, IL_0001: control goes out of the try block at IL_0000..IL_0003 other than "
        "by leave");
  CHECK(with_catch(all({nop, nop, nop, pop, leave(0), ret})) ==
        "Program::Test, IL_0002: control goes out of the try block at IL_0000..IL_0003 other than "
        "by leave");
  CHECK(with_catch(all({nop, leave(3), pop, br(0), ret})) ==
        "Program::Test, IL_0004: control goes out of the catch handler at IL_0003..IL_0006 other "
        "than by leave");
  CHECK(with_catch(all({nop, leave(3), pop, leave(0), br(-7)})) ==
        "Program::Test, IL_0006: control goes into the try block at IL_0000..IL_0003");
  CHECK(with_catch(all({nop, leave(3), pop, leave(0), br(-5)})) ==
        "Program::Test, IL_0006: control goes into the catch handler at IL_0003..IL_0006");
  CHECK(with_catch(all({nop, leave(3), ldc_1, leave(0), ret})) == "");
  // A catch handler may go back into its own try block, anywhere.
  CHECK(with_catch(all({nop, leave(3), pop, leave(-5), ret})) == "");
  // The whole try block again, from outside: at its start.
  CHECK(with_catch(all({nop, leave(3), pop, leave(0), br(-8)})) == "");
}

TEST_CASE("the stack is empty where a protected block is entered") {
  CHECK(refusal({.code = all({ldc_1, nop, leave(3), pop, leave(0), ret}),
                 .clauses = {{catch_, 1, 3, 4, 3, token::exception}}}) ==
        "Program::Test, IL_0000: the stack is not empty where a protected block is entered");
}

TEST_CASE("finally blocks end where they end") {
  const auto with_finally = [&](const Content& code) {
    return refusal({.code = code, .clauses = {{finally, 0, 3, 3, 3}}});
  };
  CHECK(with_finally(all({nop, leave(3), nop, leave(0), ret})) ==
        "Program::Test, IL_0004: leave goes out of the finally handler at IL_0003..IL_0006");
  CHECK(with_finally(all({nop, leave(3), nop, nop, endfinally, ret})) == "");
  CHECK(with_finally(all({nop, nop, endfinally, nop, nop, endfinally, ret})) ==
        "Program::Test, IL_0002: endfinally is not in a finally or fault handler");
  CHECK(with_finally(all({nop, leave(3), nop, rethrow, ret})) ==
        "Program::Test, IL_0004: rethrow is not in a catch handler");
  CHECK(refusal({.code = endfinally}) ==
        "Program::Test, IL_0000: endfinally is not in a finally or fault handler");
  CHECK(refusal({.code = all({ldc_1, endfilter, ret})}) ==
        "Program::Test, IL_0001: endfilter is not at the end of a filter");
}

TEST_CASE("exception clauses that do not fit together are refused") {
  const auto with = [&](const std::vector<ClauseBytes>& clauses) {
    return refusal({.code = all({times(12, nop), ret}), .clauses = clauses});
  };
  CHECK(with({{catch_, 0, 4, 3, 3, token::exception}}) ==
        "Program::Test, IL_0000: the try block at IL_0000..IL_0004 and the catch handler at "
        "IL_0003..IL_0006 overlap");
  CHECK(with({{catch_, 0, 0, 3, 3, token::exception}}) ==
        "Program::Test, IL_0000: the try block at IL_0000..IL_0000 is empty");
  CHECK(with({{catch_, 0, 2, 2, 2, token::exception}, {catch_, 1, 6, 7, 1, token::exception}}) ==
        "Program::Test, IL_0001: the try block at IL_0000..IL_0002 and the try block at "
        "IL_0001..IL_0007 overlap");
  CHECK(with({{catch_, 0, 6, 6, 2, token::exception}, {catch_, 1, 2, 3, 2, token::exception}}) ==
        "Program::Test, IL_0001: the clauses of the try block at IL_0001..IL_0003 come after those "
        "of the try block at IL_0000..IL_0006, which it is in");
  CHECK(with({{catch_, 1, 2, 8, 2, token::exception}, {catch_, 0, 5, 5, 1, token::exception}}) ==
        "Program::Test, IL_0000: the try block at IL_0001..IL_0003 and the catch handler at "
        "IL_0008..IL_000a do not belong together");
  CHECK(refusal({.code = all({ldc(0), pop, ret}),
                 .clauses = {{catch_, 0, 2, 5, 1, token::exception}}}) ==
        "Program::Test, IL_0000: an exception clause has a block that starts or ends at IL_0002, "
        "where no instruction starts");
}

// ---- hostile bodies

TEST_CASE("a body made to be verified for ever ends as one that takes too long") {
  // A deep stack, and a branch with all of it at every second byte.
  Content code = times(60000, ldc_1);
  for (int i = 0; i < 200000; ++i) append(code, br(0));
  append(code, ret);
  const std::clock_t start = std::clock();
  CHECK(listing({.code = code, .max_stack = 65535}) ==
        "missing \"Program::Test: it takes too long to verify\"\n");
  CHECK((std::clock() - start) / CLOCKS_PER_SEC < seconds_of_processor(10));
}

TEST_CASE("a frame that is too large ends the run where it would be made") {
  CHECK(listing({.code = all({times(65000, ldloc_0), times(65000, pop), ret}),
                 .locals = pair,
                 .local_count = 1,
                 .max_stack = 65535}) ==
        "missing \"Program::Test: its frame has more than 65535 cells\"\n");
  Content many;
  for (int i = 0; i < 22000; ++i) append(many, pair);
  CHECK(listing({.code = ret, .locals = many, .local_count = 22000}) ==
        "missing \"Program::Test: its frame has more than 65535 cells\"\n");
}

TEST_SUITE_END();
