// Tests src/fence/synthesis.cpp, on explorations that the tests make up.
#include "fence/synthesis.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <new>
#include <string>

#include "fence/world.hpp"

using namespace mmcheck::fence;    // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using mmcheck::AllowedRepairs;
using mmcheck::Fences;
using mmcheck::Repair;
namespace vm = mmcheck::vm;

namespace {

using Names = std::vector<std::string_view>;

/// A program that goes wrong in runs which barriers in its method Writes (or Loops) forbid: before
/// the write of b, of c, of d. The runs are found as long as no barrier is there that forbids them.
struct Wrong {
  FenceWorld world;
  Changes changes;
  std::string_view method;
  struct Known {
    Run run;
    Names forbidden_by;
  };
  std::vector<Known> runs;
  std::vector<std::string> tried;  // the sets that were explored
  std::function<void(std::size_t)> before_exploring = [](std::size_t) {};
  bool is_complete = true;

  explicit Wrong(std::string_view in = "Writes", const AllowedRepairs& allowed = only_barriers)
      : changes(world.machine, model_named("dotnet"), allowed), method(in) {}

  Run one_of(std::string_view first, std::string_view second) {
    return {world.overtaking(method, first, second)};
  }
  void add(Run run, Names forbidden_by) {
    runs.push_back({std::move(run), std::move(forbidden_by)});
  }

  bool has_barrier(const vm::Repairs& repairs, std::string_view field) {
    const Change place = changes.barrier_before(world.at(method, field));
    return std::ranges::any_of(repairs.places, [&](const vm::MarkedPlace& one) {
      return one.method == place.method && one.il_offset == place.il_offset &&
             one.mark == vm::Mark::Barrier;
    });
  }
  std::string fields_of(const vm::Repairs& repairs) {
    std::string text;
    for (const std::string_view field : {"b", "c", "d"}) {
      if (has_barrier(repairs, field)) text += field;
    }
    return text;
  }
  /// At most so many runs that are left.
  Explored explore(const vm::Repairs& repairs, std::size_t most) {
    Explored explored;
    for (const Known& known : runs) {
      const bool is_forbidden = std::ranges::any_of(
          known.forbidden_by, [&](std::string_view field) { return has_barrier(repairs, field); });
      if (!is_forbidden && explored.runs.size() < most) explored.runs.push_back(known.run);
    }
    explored.is_complete = is_complete && explored.runs.empty();
    if (!explored.is_complete) explored.reason = "a limit was reached";
    explored.states = 10;
    return explored;
  }
  /// Of the program as it is, so many runs are known.
  Fences repair(std::size_t known_at_first = 16) {
    const Explored first = explore({}, known_at_first);
    const Explore again = [&](const vm::Repairs& repairs, std::size_t most) {
      before_exploring(tried.size());
      tried.push_back(fields_of(repairs));
      return explore(repairs, most);
    };
    return find_minimum(changes, again, first, {});
  }
  /// "bd": before the writes of which fields barriers are proposed.
  std::string told(const std::vector<Repair>& points) {
    std::string text;
    for (const std::string_view field : {"b", "c", "d"}) {
      const std::uint32_t offset = changes.barrier_before(world.at(method, field)).il_offset;
      const vm::Places& places = world.machine.places(*world.at(method, field).code->method);
      for (const Repair& point : points) {
        if (places.place_of(point.location.il_offset) == offset) text += field;
      }
    }
    return text;
  }
};

}  // namespace

TEST_CASE("a barrier that forbids the only run is enough, and nothing cheaper is") {
  Wrong program;
  program.add(program.one_of("a", "b"), {"b"});
  const Fences fences = program.repair();
  CHECK(program.told(fences.points) == "b");
  CHECK(fences.needed);
  CHECK(fences.verified);
  CHECK(fences.minimum);
  CHECK(fences.cost == 1);
  CHECK(fences.lower_bound == 1);
  CHECK(program.tried == std::vector<std::string>{"b"});
  CHECK(fences.rounds == 1);
}

TEST_CASE("one barrier that is in the clauses of two runs is better than one for each") {
  Wrong program;
  program.add(program.one_of("a", "c"), {"b", "c"});
  program.add(program.one_of("b", "d"), {"c", "d"});
  const Fences fences = program.repair();
  CHECK(program.told(fences.points) == "c");
  CHECK(fences.minimum);
}

TEST_CASE("a run that comes up with changes in place is one clause more") {
  Wrong program;
  program.add(program.one_of("a", "b"), {"b"});
  program.add(program.one_of("c", "d"), {"d"});
  const Fences fences = program.repair(1);
  CHECK(program.told(fences.points) == "bd");
  CHECK(program.tried == std::vector<std::string>{"b", "bd"});
  CHECK(fences.minimum);
  CHECK(fences.cost == 2);
  CHECK(fences.lower_bound == 2);
}

TEST_CASE("the clause of a run is about all that happened out of order in it") {
  Wrong program;
  Run run = program.one_of("a", "b");
  run.push_back(program.world.overtaking("Writes", "c", "d"));
  program.add(run, {"b", "d"});
  program.add(program.one_of("c", "d"), {"d"});
  const Fences fences = program.repair();
  CHECK(program.told(fences.points) == "d");
  CHECK(fences.cost == 1);
}

TEST_CASE("of sets that cost the same the first in the program is proposed; others are named") {
  Wrong program;
  program.add(program.one_of("a", "d"), {"b", "c", "d"});
  const Fences fences = program.repair();
  CHECK(program.told(fences.points) == "b");
  REQUIRE(fences.alternatives.size() == 2);
  CHECK(program.told(fences.alternatives[0]) == "c");
  CHECK(program.told(fences.alternatives[1]) == "d");
}

TEST_CASE("a barrier in a loop is proposed after one of the same cost that is in none") {
  Wrong program("Loops");
  program.add(program.one_of("a", "d"), {"b", "c", "d"});
  const Fences fences = program.repair();
  CHECK(program.told(fences.points) == "d");
  CHECK_FALSE(fences.points.at(0).is_in_loop);
  CHECK(fences.alternatives.size() == 2);
}

TEST_CASE("a change that a run is there in spite of is not in its clause") {
  Wrong program;
  program.add(program.one_of("a", "c"), {"c"});
  const Fences fences = program.repair();
  CHECK(program.tried == std::vector<std::string>{"b", "c"});
  CHECK(program.told(fences.points) == "c");
  CHECK(fences.minimum);
  CHECK(fences.alternatives.empty());
}

TEST_CASE("nothing is proposed where no change forbids a run") {
  Wrong program;
  Run run = program.one_of("a", "b");
  run.front().passed.clear();
  program.add(run, {});
  const Fences fences = program.repair();
  CHECK(fences.points.empty());
  CHECK_FALSE(fences.verified);
  CHECK_FALSE(fences.minimum);
  CHECK_FALSE(fences.reason.empty());
  CHECK(fences.rounds == 0);
}

TEST_CASE("nothing is proposed where a run is there in spite of its whole clause") {
  Wrong program;
  program.add(program.one_of("a", "b"), {});
  const Fences fences = program.repair();
  CHECK(program.tried == std::vector<std::string>{"b"});
  CHECK(fences.points.empty());
  CHECK_FALSE(fences.verified);
  CHECK_FALSE(fences.reason.empty());
}

TEST_CASE("where nothing may be proposed the reason says so") {
  Wrong program("Writes", AllowedRepairs{false, false, false, false, false});
  program.add(program.one_of("a", "b"), {});
  CHECK(program.repair().reason == program.changes.why_none({}));
}

TEST_CASE("an exploration that a limit ended proves nothing, but what is enough costs as much") {
  Wrong program;
  program.add(program.one_of("a", "b"), {"b"});
  program.is_complete = false;
  const Fences fences = program.repair();
  CHECK(program.told(fences.points) == "b");
  CHECK_FALSE(fences.verified);
  CHECK_FALSE(fences.minimum);
  CHECK(fences.reason == "a limit was reached");
  CHECK(fences.lower_bound == 1);
  CHECK(fences.alternatives.empty());
}

TEST_CASE("memory that runs out before anything was enough leaves nothing to propose") {
  Wrong program;
  program.add(program.one_of("a", "b"), {"b"});
  program.before_exploring = [](std::size_t) { throw std::bad_alloc(); };
  const Fences fences = program.repair();
  CHECK(fences.points.empty());
  CHECK_FALSE(fences.is_decided);
  CHECK_FALSE(fences.verified);
  CHECK(fences.reason == mmcheck::base::memory_ran_out);
}

TEST_CASE("memory that runs out while others are looked for takes nothing away") {
  Wrong program;
  program.add(program.one_of("a", "c"), {"b", "c"});
  program.before_exploring = [](std::size_t tried) {
    if (tried == 1) throw std::bad_alloc();
  };
  const Fences fences = program.repair();
  CHECK(program.told(fences.points) == "b");
  CHECK(fences.is_decided);
  CHECK(fences.verified);
  CHECK(fences.minimum);
  CHECK(fences.alternatives.empty());
}

TEST_CASE("a set that costs more than the proposal is no alternative, and is not explored") {
  Wrong program;
  program.add(program.one_of("a", "c"), {"b", "c"});
  program.add(program.one_of("b", "d"), {"c", "d"});
  const Fences fences = program.repair();
  CHECK(fences.alternatives.empty());
  CHECK(program.tried == std::vector<std::string>{"c"});
}

TEST_CASE("a set that turns out not to be enough is no alternative") {
  Wrong program;
  program.add(program.one_of("a", "d"), {"b", "d"});
  const Fences fences = program.repair();
  CHECK(program.tried == std::vector<std::string>{"b", "c", "d"});
  REQUIRE(fences.alternatives.size() == 1);
  CHECK(program.told(fences.alternatives[0]) == "d");
}

TEST_CASE("a set whose exploration a limit ended is no alternative") {
  Wrong program;
  program.add(program.one_of("a", "d"), {"b", "c", "d"});
  program.before_exploring = [&](std::size_t tried) { program.is_complete = tried == 0; };
  const Fences fences = program.repair();
  CHECK(program.tried == std::vector<std::string>{"b", "c"});
  CHECK(fences.minimum);
  CHECK(fences.alternatives.empty());
}

TEST_CASE("a proposal names the operations that it keeps in order, each pair once") {
  Wrong program;
  Run run = program.one_of("a", "b");
  run.push_back(run.front());
  run.push_back(program.world.overtaking("Writes", "a", "c"));
  program.add(run, {"b"});
  const Fences fences = program.repair();
  REQUIRE(program.told(fences.points) == "b");
  CHECK(fences.points[0].orders.size() == 2);
}
