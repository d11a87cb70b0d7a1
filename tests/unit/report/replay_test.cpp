#include "report/replay.hpp"

#include <doctest/doctest.h>

#include <string>

#include "report/report.hpp"
#include "support/error_of.hpp"
#include "support/folder.hpp"
#include "support/results.hpp"

using mmcheck::report::read_replay;
using mmcheck::report::ReplayTrace;
using mmcheck::testing::error_of;

namespace {

constexpr const char* hint = " (is this what --report=FILE.json wrote?)";

/// What is said about a report, without the hint that every such message ends with.
std::string complaint(const std::string& report) {
  std::string message = error_of([&] { read_replay(report, "r.json"); });
  const std::size_t at = message.find(hint);
  if (at != std::string::npos) message.erase(at);
  return message;
}

/// A report with this in the place of the results.
std::string with_results(const std::string& results) {
  return R"({"schema": "mmcheck-report/1", "program": {"path": "a.exe"}, "results": )" + results +
         "}";
}
std::string with_step(const std::string& step) {
  return with_results(R"([{"memoryModel": "sc", "violations": [{"trace": [)" + step + "]}]}]");
}

}  // namespace

TEST_SUITE_BEGIN("report");

TEST_CASE("a trace that was written is read back") {
  mmcheck::Result result = mmcheck::testing::sample_result("violated");
  result.results[1].violations[0].finalizes = true;
  const ReplayTrace trace = read_replay(mmcheck::report::to_json(result, "1"), "r.json");
  CHECK(trace.memory_model == "dotnet");
  CHECK(trace.program == result.path);
  CHECK(trace.entry == result.entry);
  CHECK(trace.sha256 == result.sha256);
  CHECK(trace.arguments == result.arguments);
  CHECK(trace.invariants == result.invariants);
  CHECK(trace.reduced);
  CHECK(trace.time_limits == mmcheck::TimeLimits::Any);
  CHECK(trace.kind == "assertion");
  CHECK(trace.finalizes);
  std::vector<mmcheck::TraceStep> moves = result.results[1].violations[0].trace;
  std::erase_if(moves, [](const mmcheck::TraceStep& step) { return !step.is_move; });
  REQUIRE(trace.steps.size() == moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    CHECK(trace.steps[i].thread == moves[i].thread);
    CHECK(trace.steps[i].choice == moves[i].choice);
  }
}

TEST_CASE("when time limits elapse is read back") {
  mmcheck::Result result = mmcheck::testing::sample_result("violated");
  result.time_limits = mmcheck::TimeLimits::Last;
  const std::string report = mmcheck::report::to_json(result, "1");
  CHECK(read_replay(report, "r.json").time_limits == mmcheck::TimeLimits::Last);
}

TEST_CASE("what is unknown is empty") {
  const ReplayTrace trace =
      read_replay(with_step(R"({"thread": 1, "choice": 0, "local": false, "merged": 0,
                                "action": "issue"})"),
                  "r");
  CHECK(trace.entry.empty());
  CHECK(trace.sha256.empty());
  CHECK(trace.arguments.empty());
  CHECK(trace.reduced);
  CHECK(trace.kind.empty());
  CHECK_FALSE(trace.finalizes);
}

TEST_CASE("what is no report is said to be none") {
  CHECK(complaint("") == "r.json: expected JSON, which byte 1 is not");
  CHECK(complaint("{\"schema\": ") == "r.json: expected JSON, which byte 12 is not");
  CHECK(complaint("[]") == "r.json: expected the whole to be an object");
  CHECK(complaint("{}") == "r.json: expected a member schema");
  CHECK(complaint(R"({"schema": 1})") == "r.json: expected schema to be a string");
  CHECK(complaint(R"({"schema": "x\u001b"})") ==
        "r.json: expected the schema \"mmcheck-report/1\", not \"x\\u001b\"");
  CHECK(complaint(with_results("7")) == "r.json: expected results to be an array");
  CHECK(complaint(with_results("[7]")) == "r.json: expected results[0] to be an object");
  CHECK(complaint(with_results("[{}]")) == "r.json: expected a member results[0].violations");
  CHECK(complaint(with_results("[]")) ==
        "r.json: this report has no violation, so there is nothing to replay");
}

TEST_CASE("what the steps depend on is not guessed") {
  const auto with = [](const std::string& members) {
    return R"({"schema": "mmcheck-report/1", )" + members +
           R"(, "results": [{"memoryModel": "sc", "violations": [{"trace": []}]}]})";
  };
  CHECK(complaint(with(R"("program": {"path": "a.exe", "arguments": [1]})")) ==
        "r.json: expected program.arguments[0] to be a string");
  CHECK(complaint(with(R"("program": {"path": "a.exe"}, "options": {"reduction": 1})")) ==
        "r.json: expected options.reduction to be true or false");
  CHECK(complaint(with(R"("program": {"path": "a.exe"}, "options": {})")) ==
        "r.json: expected a member options.reduction");
}

TEST_CASE("what a step did besides is no step") {
  CHECK(read_replay(with_step(R"({"thread": 1, "action": "issue", "move": false})"), "r")
            .steps.empty());
}

TEST_CASE("a step that cannot be taken again is named") {
  const std::string step = "results[0].violations[0].trace[0]";
  CHECK(complaint(with_step("{}")) == "r.json: expected a member " + step + ".thread");
  CHECK(complaint(with_step(R"({"thread": 1})")) ==
        "r.json: expected a member " + step + ".choice");
  CHECK(complaint(with_step(R"({"thread": 1, "choice": 0, "local": 0})")) ==
        "r.json: expected " + step + ".local to be true or false");
  for (const char* number : {"-1", "1.5", "4294967296", "\"1\"", "1e99"}) {
    CAPTURE(number);
    CHECK(complaint(with_step(std::string("{\"thread\": ") + number + "}")) ==
          "r.json: expected " + step + ".thread to be a number from 0 to 4294967295");
  }
}

TEST_CASE("a report of any depth is refused, not followed") {
  CHECK(complaint(std::string(1000000, '[')) == "r.json: expected JSON of a report's depth");
}

TEST_CASE("a file that cannot be read is named") {
  const mmcheck::testing::Folder folder;
  CHECK(error_of([&] { mmcheck::report::read_replay_file(folder.file("none")); }).find("none") !=
        std::string::npos);
}
