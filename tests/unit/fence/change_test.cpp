// Tests src/fence/change.cpp.
#include "fence/change.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "fence/world.hpp"

using namespace mmcheck::fence;    // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using mmcheck::AllowedRepairs;
using mmcheck::Repair;
using mmcheck::model::Model;
using mmcheck::model::OperationClass;
using mmcheck::search::Overtaking;
namespace vm = mmcheck::vm;
using Kind = Repair::Kind;

namespace {

constexpr AllowedRepairs only_fields{false, true, false, false, false};
constexpr AllowedRepairs only_accesses{false, false, true, false, false};
constexpr AllowedRepairs only_half_barriers{false, false, false, true, false};
constexpr AllowedRepairs only_atomics{false, false, false, false, true};

/// A model that lets everything overtake, but for these pairs.
Model model_without(std::initializer_list<std::pair<OperationClass, OperationClass>> pairs) {
  Model::Table table;
  for (Model::Row& row : table) row.fill(true);
  for (const auto& [first, second] : pairs) {
    table[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)] = false;
  }
  return {"own", "", table, {}};
}

/// A world, and the changes of one kind that forbid an overtaking.
struct World : FenceWorld {
  std::vector<Change> changes(const AllowedRepairs& allowed, const Overtaking& overtaking,
                              const Model& model = model_named("dotnet")) {
    return Changes(machine, model, allowed).that_forbid(overtaking);
  }
  /// "barrier b, barrier c": the fields that are accessed right behind the places, or that the
  /// accesses themselves are of.
  std::string told(std::string_view method, const std::vector<Change>& changes) {
    std::string text;
    for (const Change& change : changes) {
      if (!text.empty()) text += ", ";
      text += name_of(change.kind);
      if (change.kind == Kind::VolatileField) continue;
      const auto& offsets = code(method).il_offsets;
      for (const vm::Origin& one : accesses(method)) {
        if (offsets[one.pc] < change.il_offset) continue;
        text += one.code->instructions[one.pc].field->name;
        break;
      }
    }
    return text;
  }
  static std::string name_of(Kind kind) {
    switch (kind) {
      case Kind::Barrier:
        return "barrier ";
      case Kind::ReadBarrier:
        return "read barrier ";
      case Kind::WriteBarrier:
        return "write barrier ";
      case Kind::VolatileRead:
        return "volatile read ";
      case Kind::VolatileWrite:
        return "volatile write ";
      case Kind::Interlocked:
        return "interlocked ";
      case Kind::VolatileField:
        return "volatile field";
    }
    return "";
  }
};

}  // namespace

TEST_CASE("a barrier forbids an overtaking wherever the thread passed after the first was issued") {
  World world;
  CHECK(world.told("Writes", world.changes(only_barriers, world.overtaking("Writes", "a", "c"))) ==
        "barrier b, barrier c");
}

TEST_CASE("barriers between which nothing can be noticed are one change") {
  World world;
  Changes changes(world.machine, model_named("dotnet"), only_barriers);
  const vm::Origin division = world.at("Divides", vm::Op::div_i4);
  CHECK(changes.barrier_before(division) == changes.barrier_before(world.at("Divides", "c")));
  CHECK(changes.barrier_before(division) != changes.barrier_before(world.at("Divides", "d")));
}

TEST_CASE("a thread has passed a place only if it came to its first instruction") {
  World world;
  Overtaking overtaking = world.overtaking("Divides", "a", "c");
  overtaking.passed = {world.at("Divides", "c")};
  CHECK(world.changes(only_barriers, overtaking).empty());
  overtaking.passed.insert(overtaking.passed.begin(), world.at("Divides", vm::Op::div_i4));
  CHECK(world.changes(only_barriers, overtaking).size() == 1);
}

TEST_CASE("half a barrier forbids that reads are overtaken, or that writes overtake") {
  World world;
  if (!Changes(world.machine, model_named("dotnet"), only_half_barriers).has_kinds()) {
    return;  // compiled for a .NET that has none
  }
  const auto changes = [&](std::string_view method, std::string_view first,
                           std::string_view second) {
    return world.told(method,
                      world.changes(only_half_barriers, world.overtaking(method, first, second)));
  };
  CHECK(changes("Writes", "a", "b") == "write barrier b");
  CHECK(changes("Reads", "a", "b") == "read barrier b");
  CHECK(changes("Divides", "d", "c").empty());  // it came to no place's first instruction
  Overtaking both = world.overtaking("Writes", "a", "b");
  both.first.type = OperationClass::Read;
  CHECK(world.told("Writes", world.changes(only_half_barriers, both)) ==
        "read barrier b, write barrier b");
  both.second.type = OperationClass::Read;
  both.first.type = OperationClass::Write;
  CHECK(world.changes(only_half_barriers, both).empty());
}

TEST_CASE("the table says which of two accesses has to be volatile") {
  World world;
  const Overtaking writes = world.overtaking("Writes", "a", "b");
  const Overtaking reads = world.overtaking("Reads", "a", "b");
  CHECK(world.told("Writes", world.changes(only_accesses, writes)) == "volatile write b");
  CHECK(world.told("Reads", world.changes(only_accesses, reads)) == "volatile read a");
  CHECK(world.changes(only_accesses, writes, model_without({})).empty());
}

TEST_CASE("where the table needs both accesses volatile, either is a change") {
  World world;
  const auto needs_both =
      model_without({{OperationClass::VolatileRead, OperationClass::VolatileRead}});
  CHECK(world.told("Reads", world.changes(only_accesses, world.overtaking("Reads", "a", "b"),
                                          needs_both)) == "volatile read a, volatile read b");
}

TEST_CASE("nothing is made volatile where a volatile access may do what a plain one may not") {
  World world;
  const Overtaking reads = world.overtaking("Reads", "a", "b");
  using enum OperationClass;
  // Volatile reads keep reads after them in order, but are overtaken by writes, or overtake writes,
  // where plain ones are not and do not.
  const auto is_overtaken = model_without(
      {{VolatileRead, Read}, {VolatileRead, VolatileRead}, {Read, Write}, {Read, VolatileWrite}});
  const auto overtakes = model_without(
      {{VolatileRead, Read}, {VolatileRead, VolatileRead}, {Write, Read}, {VolatileWrite, Read}});
  for (const Model& weaker : {is_overtaken, overtakes}) {
    CHECK(world.changes(only_accesses, reads, weaker).empty());
    CHECK(world.changes(only_fields, reads, weaker).empty());
    CHECK_FALSE(Changes(world.machine, weaker, only_accesses).has_kinds());
    CHECK(Changes(world.machine, weaker, only_barriers).has_kinds());
  }
}

TEST_CASE("Volatile.Write takes every number but a character; a volatile field has four bytes") {
  World world;
  const auto told = [&](const AllowedRepairs& allowed, std::string_view field) {
    Overtaking overtaking = world.overtaking("Writes", "a", "b");
    overtaking.second = World::operation(world.at("Others", field));
    return world.told("Others", world.changes(allowed, overtaking));
  };
  for (const char* field : {"wide", "known", "text"}) {
    CHECK(told(only_accesses, field) == std::string("volatile write ") + field);
  }
  CHECK(told(only_accesses, "letter").empty());
  for (const char* field : {"known", "letter", "text"}) {
    CHECK(told(only_fields, field) == "volatile field");
  }
  CHECK(told(only_fields, "wide").empty());
}

TEST_CASE("a volatile field is one change for all accesses of the field") {
  World world;
  const std::vector<Change> in_loop =
      world.changes(only_fields, world.overtaking("Loops", "a", "d"));
  Overtaking other = world.overtaking("Writes", "a", "d");
  REQUIRE(in_loop.size() == 1);
  CHECK(world.changes(only_fields, other) == in_loop);
  CHECK(world.changes(only_fields, world.overtaking("Writes", "a", "c")) != in_loop);
}

TEST_CASE("a field of the library models is not made volatile") {
  World world;
  const vm::Type* builder = world.types.model("System.Text.StringBuilder");
  std::size_t found = 0;
  for (std::size_t i = 0; i < builder->methods.size(); ++i) {
    const vm::Method& method = *world.types.declared(builder, i);
    if (method.is_open || method.is_abstract() || method.intrinsic != nullptr) continue;
    const vm::Code& code = world.machine.code(method);
    for (std::uint32_t pc = 0; pc < code.instructions.size(); ++pc) {
      if (code.instructions[pc].op != vm::Op::stfld_i4) continue;
      Overtaking overtaking = world.overtaking("Writes", "a", "b");
      overtaking.second.origin = {&code, pc};
      CHECK(world.changes(only_fields, overtaking).empty());
      CHECK(world.changes(only_accesses, overtaking).size() == 1);
      ++found;
    }
  }
  CHECK(found > 0);
}

TEST_CASE("a write that becomes interlocked is a barrier: of the first, of the second, between") {
  World world;
  CHECK(world.told("Writes", world.changes(only_atomics, world.overtaking("Writes", "a", "c"))) ==
        "interlocked a, interlocked b, interlocked c");
  CHECK(world.changes(only_atomics, world.overtaking("Reads", "a", "b")).empty());
}

TEST_CASE("Interlocked.Exchange takes what every .NET has an overload for, and plain writes") {
  World world;
  Overtaking overtaking = world.overtaking("Writes", "a", "b");
  overtaking.first = World::operation(world.at("Reads", "a"));
  overtaking.passed = world.accesses("Others");
  CHECK(world.told("Others", world.changes(only_atomics, overtaking)) ==
        "interlocked wide, interlocked text");
}

TEST_CASE("an operation within a call is not made stronger") {
  World world;
  Overtaking overtaking = world.overtaking("Writes", "a", "b");
  overtaking.second.type = OperationClass::VolatileRead;
  overtaking.first.type = OperationClass::VolatileWrite;
  const auto strict =
      model_without({{OperationClass::VolatileWrite, OperationClass::Read},
                     {OperationClass::VolatileWrite, OperationClass::Write},
                     {OperationClass::VolatileWrite, OperationClass::VolatileRead}});
  CHECK(world.changes(only_accesses, overtaking, strict).empty());
  CHECK(world.changes(only_fields, overtaking, strict).empty());
}

TEST_CASE("changes come in the order of the program, each once") {
  World world;
  Overtaking overtaking = world.overtaking("Writes", "a", "d");
  std::ranges::reverse(overtaking.passed);
  overtaking.passed.push_back(overtaking.passed.front());
  const std::vector<Change> changes = world.changes(AllowedRepairs{}, overtaking);
  CHECK(std::ranges::adjacent_find(changes, [](const Change& left, const Change& right) {
          return !(left < right);
        }) == changes.end());
  CHECK(changes.size() >= 3 + 4 + 2);  // barriers, exchanges, volatile
}

TEST_CASE("barriers are counted where there is nothing else, and weighed where there is") {
  World world;
  const auto cost = [&](const AllowedRepairs& allowed, Kind kind) {
    return Changes(world.machine, model_named("dotnet"), allowed).cost_of({0, 0, 0, kind, 0});
  };
  CHECK(cost(only_barriers, Kind::Barrier) == 1);
  const AllowedRepairs all;
  CHECK(cost(all, Kind::Barrier) == 10);
  CHECK(cost(all, Kind::Interlocked) == 11);
  CHECK(cost(all, Kind::ReadBarrier) == 6);
  CHECK(cost(all, Kind::WriteBarrier) == 6);
  CHECK(cost(all, Kind::VolatileField) == 5);
  CHECK(cost(all, Kind::VolatileRead) == 3);
  CHECK(cost(all, Kind::VolatileWrite) == 3);
}

TEST_CASE("a change is in a loop if its place is; a field is in none") {
  World world;
  Changes changes(world.machine, model_named("dotnet"), {});
  CHECK(changes.is_in_loop(changes.barrier_before(world.at("Loops", "c"))));
  CHECK_FALSE(changes.is_in_loop(changes.barrier_before(world.at("Loops", "a"))));
  CHECK_FALSE(changes.is_in_loop(changes.barrier_before(world.at("Loops", "d"))));
  Overtaking overtaking = world.overtaking("Writes", "a", "b");
  overtaking.second = World::operation(world.at("Loops", "c"));
  const std::vector<Change> field = world.changes(only_fields, overtaking);
  REQUIRE(field.size() == 1);
  CHECK_FALSE(changes.is_in_loop(field.front()));
}

TEST_CASE("what is changed is marked as what it is") {
  World world;
  Changes changes(world.machine, model_named("dotnet"), {});
  const auto marked = [&](Kind kind) {
    return changes.repairs_of({{world.program->main().index, 7, 9, kind, 5}});
  };
  for (const auto& [kind, mark] : {std::pair(Kind::Barrier, vm::Mark::Barrier),
                                   std::pair(Kind::ReadBarrier, vm::Mark::ReadBarrier),
                                   std::pair(Kind::WriteBarrier, vm::Mark::WriteBarrier),
                                   std::pair(Kind::VolatileRead, vm::Mark::Volatile),
                                   std::pair(Kind::VolatileWrite, vm::Mark::Volatile),
                                   std::pair(Kind::Interlocked, vm::Mark::Interlocked)}) {
    const vm::Repairs repairs = marked(kind);
    CHECK(repairs.fields.empty());
    REQUIRE(repairs.places.size() == 1);
    CHECK(repairs.places[0].mark == mark);
    CHECK(repairs.places[0].method == 7);
    CHECK(repairs.places[0].il_offset == 9);
  }
  const vm::Repairs field = marked(Kind::VolatileField);
  CHECK(field.places.empty());
  REQUIRE(field.fields.size() == 1);
  CHECK(field.fields[0].field == 5);
}

TEST_CASE("a proposal says what it keeps in order, each pair once, and where it belongs") {
  World world;
  Changes changes(world.machine, model_named("dotnet"), only_barriers);
  const Overtaking near = world.overtaking("Writes", "a", "b");
  const Overtaking far = world.overtaking("Writes", "a", "c");
  const Change barrier = changes.that_forbid(near).at(0);
  const Repair repair = changes.describe(barrier, {near, far, near});
  CHECK(repair.kind == Kind::Barrier);
  CHECK(repair.orders.size() == 2);
  CHECK(repair.token == (0x06000000 | barrier.method));
  CHECK(repair.location.method == "Program::Writes");
  CHECK(repair.cost == 1);
  CHECK_FALSE(repair.is_in_loop);
}
