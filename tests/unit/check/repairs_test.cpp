// Tests what a check proposes: src/check/check.cpp with src/fence.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "mmcheck/check.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

constexpr AllowedRepairs only_barriers{true, false, false, false, false};

/// Peterson's lock, whose two threads run methods of their own.
Options peterson(const std::string& model) {
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  Options options;
  options.assembly = std::string(folder) + "/peterson.exe";
  options.memory_models = {model};
  options.repairs = only_barriers;
  return options;
}

ModelResult result_of(const Options& options) { return check(options).results.at(0); }

Fences fences_of(const Options& options) {
  const ModelResult result = result_of(options);
  REQUIRE(result.fences.has_value());
  return *result.fences;
}

bool are_in(const std::vector<Repair>& points, const std::string& method, std::ptrdiff_t count) {
  return std::ranges::count_if(points, [&](const Repair& one) {
           return one.location.method == "Peterson::" + method;
         }) == count;
}

}  // namespace

TEST_CASE("Peterson's lock needs three barriers in each thread under dotnet, one under tso") {
  for (const auto& [model, each] : {std::pair("dotnet", 3), std::pair("tso", 1)}) {
    const Fences fences = fences_of(peterson(model));
    CHECK(fences.needed);
    CHECK(fences.verified);
    CHECK(fences.minimum);
    CHECK(fences.cost == fences.points.size());
    CHECK(fences.lower_bound == fences.cost);
    CHECK(are_in(fences.points, "T0", each));
    CHECK(are_in(fences.points, "T1", each));
  }
}

TEST_CASE("a barrier before a loop is preferred to one in it, which is an alternative") {
  const Fences fences = fences_of(peterson("tso"));
  CHECK(std::ranges::none_of(fences.points, &Repair::is_in_loop));
  REQUIRE(fences.alternatives.size() == 3);
  for (const auto& points : fences.alternatives) {
    CHECK(points.size() == fences.points.size());
    CHECK(std::ranges::any_of(points, &Repair::is_in_loop));
  }
}

TEST_CASE("of every repair it is known where in its statement it is") {
  Options options = peterson("tso");
  options.fences = FenceMethod::MinCut;
  const Fences fences = fences_of(options);
  const auto is_complete = [](const Repair& one) { return one.in_statement.has_value(); };
  CHECK(std::ranges::all_of(fences.points, is_complete));
  REQUIRE(fences.basic.has_value());
  CHECK(std::ranges::all_of(fences.basic->points, is_complete));
}

TEST_CASE("the steps of a run are data: what is read, where, and which value it has") {
  const ModelResult result = result_of(peterson("tso"));
  REQUIRE(!result.violations.empty());
  const auto& trace = result.violations[0].trace;
  const auto step = std::ranges::find_if(trace, &TraceStep::out_of_order);
  REQUIRE(step != trace.end());
  CHECK(step->action == TraceStep::Action::Complete);
  CHECK(step->operation == OperationKind::Read);
  CHECK(step->target.kind == Target::Kind::Field);
  CHECK(step->target.owner == Owner{Owner::Kind::Class, "Peterson"});
  REQUIRE(step->target.path.size() == 1);
  CHECK(step->value.kind == Value::Kind::Signed);
  CHECK(step->location.type == "Peterson");
  const IlInstruction& instruction = step->location.instruction;
  CHECK(instruction.kind == IlInstruction::Kind::ReadField);
  CHECK(instruction.type == "Peterson");
  CHECK(instruction.member == step->target.path[0]);
  REQUIRE(!step->overtakes.empty());
  CHECK(step->overtakes[0].operation == OperationKind::Write);
}

TEST_CASE("of several kinds the cheapest set is proposed, and says what it costs") {
  Options options = peterson("dotnet");
  options.repairs = {};
  const Fences fences = fences_of(options);
  CHECK(fences.minimum);
  std::uint32_t cost = 0;
  for (const Repair& point : fences.points) cost += point.cost;
  CHECK(fences.cost == cost);
  // A barrier and two volatile writes in each thread would be enough.
  CHECK(cost <= 2 * (10 + 3 + 3));
}

TEST_CASE("what holds, and what goes wrong under sc, is not repaired") {
  CHECK_FALSE(result_of(peterson("sc")).fences.has_value());
  Options wrong = peterson("dotnet");
  wrong.invariants = {"Peterson.counter == 0"};
  CHECK_FALSE(result_of(wrong).fences.has_value());
}

TEST_CASE("with --all, what goes wrong under sc does not keep the rest from being repaired") {
  Options options = peterson("tso");
  options.invariants = {"Peterson.counter < 2"};
  options.all = true;
  const Fences fences = fences_of(options);
  CHECK(fences.verified);
  CHECK(fences.points.size() == 2);
}

TEST_CASE("an invariant that names a field twice is about the same field both times") {
  Options options = peterson("sc");
  options.invariants = {"Peterson.turn <= 1 && Peterson.turn >= 0 && Peterson.counter < 2"};
  CHECK(result_of(options).verdict == Verdict::Violated);
  options.invariants = {"Peterson.turn <= 1 && Peterson.turn >= 0 && Peterson.counter <= 2"};
  CHECK(result_of(options).verdict == Verdict::Holds);
}

TEST_CASE("a limit ends the search for repairs, and nothing is claimed that was not explored") {
  Options options = peterson("tso");
  options.queue_limit = 2;
  const Fences fences = fences_of(options);
  CHECK_FALSE(fences.verified);
  CHECK_FALSE(fences.minimum);
  CHECK(fences.reason.find("--queue-limit=2") != std::string::npos);
  CHECK(fences.lower_bound >= 1);
}

TEST_CASE("cuts of the graph lead to enough barriers, each of them needed") {
  Options options = peterson("tso");
  options.fences = FenceMethod::MinCut;
  const Fences fences = fences_of(options);
  CHECK(fences.method == Fences::Method::MinCut);
  CHECK(fences.verified);
  CHECK_FALSE(fences.minimum);
  CHECK(fences.points.size() == 2);
  REQUIRE(fences.basic.has_value());
  REQUIRE(fences.modified.has_value());
}

TEST_CASE("nothing is looked for where it is not asked for") {
  Options options = peterson("dotnet");
  options.fences = FenceMethod::Off;
  const ModelResult result = result_of(options);
  CHECK(result.verdict == Verdict::Violated);
  CHECK_FALSE(result.fences.has_value());
}
