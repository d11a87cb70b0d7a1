// Tests src/check/ahead.cpp: the bounds on what a thread has pending rise as long as they matter.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

#include "mmcheck/check.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

Options program(const std::string& entry, const std::string& model) {
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  Options options;
  options.assembly = std::string(folder) + "/ahead.exe";
  options.entry = "Ahead::" + entry;
  options.memory_models = {model};
  options.fences = FenceMethod::Off;
  return options;
}

ModelResult result_of(const Options& options) { return check(options).results.at(0); }

}  // namespace

TEST_CASE("guesses rise until the violation behind six branches is found") {
  const ModelResult result = result_of(program("Branches", "clr"));
  REQUIRE(result.verdict == Verdict::Violated);
  REQUIRE(result.relaxed->limits.has_value());
  CHECK(result.relaxed->limits->guesses == 8);
  CHECK(result.relaxed->limits->operations == AheadLimits().operations);
  REQUIRE(result.violations[0].limits.has_value());
  CHECK(result.violations[0].limits->guesses == 8);
}

TEST_CASE("a bound that is given does not rise") {
  Options options = program("Branches", "clr");
  options.speculation_limit = 4;
  const ModelResult result = result_of(options);
  CHECK(result.verdict == Verdict::Inconclusive);
  CHECK(result.reason == "--speculation-limit=4 was reached");
  CHECK_FALSE(result.relaxed->limits.has_value());
  options.speculation_limit = 6;
  CHECK(result_of(options).verdict == Verdict::Violated);
}

TEST_CASE("queues rise until the hundredth write is passed") {
  const ModelResult result = result_of(program("Writes", "pso"));
  REQUIRE(result.verdict == Verdict::Violated);
  REQUIRE(result.relaxed->limits.has_value());
  CHECK(result.relaxed->limits->operations == 128);
}

TEST_CASE("without need nothing rises") {
  const ModelResult result = result_of(program("Branches", "dotnet"));
  CHECK(result.verdict == Verdict::Holds);
  CHECK_FALSE(result.relaxed->limits.has_value());
}

TEST_CASE("what issues for ever comes to an end, and is not said to hold") {
  const ModelResult result = result_of(program("Endless", "pso"));
  CHECK(result.verdict == Verdict::Inconclusive);
  CHECK(result.reason.starts_with("--queue-limit="));
}

TEST_CASE("a run is made again with the bounds that it was found with") {
  Options options = program("Branches", "clr");
  const ModelResult result = result_of(options);
  REQUIRE(result.violations.size() == 1);
  const Violation& violation = result.violations[0];
  ReplayRun run;
  for (const TraceStep& step : violation.trace) {
    if (step.is_move) run.moves.push_back({step.thread, step.choice, step.extent});
  }
  options.queue_limit = violation.limits->operations;
  options.speculation_limit = violation.limits->guesses;
  const Replay again = replay(options, run);
  REQUIRE(again.violation.has_value());
  CHECK(again.violation->kind == Violation::Kind::UnhandledException);
}

TEST_CASE("repairs are proved with bounds as large as they have to be") {
  Options options = program("Branches", "clr");
  options.fences = FenceMethod::Minimum;
  const ModelResult result = result_of(options);
  REQUIRE(result.fences.has_value());
  CHECK(result.fences->verified);
  CHECK(result.fences->minimum);
}
