#include "report/test_outcomes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "report/merged.hpp"
#include "report/report.hpp"
#include "support/results.hpp"

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::report;  // NOLINT(google-build-using-namespace)

namespace {

TestOutcome outcome(const std::string& method, Verdict verdict, const std::string& what = "") {
  TestOutcome made;
  made.type = "Shop.Cart";
  made.method = method;
  made.memory_model = "clr";
  made.verdict = verdict;
  made.what = what;
  made.seconds = 1.5;
  return made;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::size_t count_of_parts(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++count;
  return count;
}

}  // namespace

TEST_SUITE_BEGIN("report");

TEST_CASE("JUnit has failures for violations and errors for what is not known") {
  std::vector<TestOutcome> outcomes = {outcome("Right", Verdict::Holds),
                                       outcome("Wrong", Verdict::Violated, "an assertion fails"),
                                       outcome("Long", Verdict::Inconclusive, "--max-states"),
                                       outcome("Later", Verdict::Inconclusive, "not yet")};
  outcomes[1].kind = "assertion";
  outcomes[3].is_ignored = true;
  const std::string text = to_junit(outcomes);
  CHECK(has(text, R"(tests="4" failures="1" errors="1" skipped="1" time="6.000")"));
  CHECK(has(text, R"(<testcase classname="Shop.Cart" name="Right" time="1.500"/>)"));
  CHECK(has(text, R"(<failure type="assertion" message="an assertion fails"></failure>)"));
  CHECK(has(text, R"(<error type="inconclusive" message="--max-states"></error>)"));
  CHECK(has(text, R"(<skipped message="not yet"/>)"));
}

TEST_CASE("texts of the program cannot leave the element that they stand in") {
  TestOutcome hostile = outcome("M(\"<&\\\")\x01", Verdict::Violated, "a\"><b>");
  hostile.details = "first\nsecond </failure>\x1b[31m";
  const std::vector<TestOutcome> one = {hostile};
  for (const std::string& text : {to_junit(one), to_trx(one, "a<b.dll")}) {
    CHECK_FALSE(has(text, "<b>"));
    CHECK_FALSE(has(text, "\x1b"));
    CHECK_FALSE(has(text, "\x01"));
    CHECK(has(text, "first\nsecond &lt;/failure&gt;"));
    CHECK(has(text, "&lt;&amp;"));
  }
}

TEST_CASE("the same test under several models is several") {
  std::vector<TestOutcome> outcomes = {outcome("Adds", Verdict::Holds),
                                       outcome("Adds", Verdict::Holds)};
  outcomes[0].memory_model = "sc";
  CHECK(has(to_junit(outcomes), R"(name="Adds [sc]")"));
  CHECK(has(to_junit(outcomes), R"(name="Adds [clr]")"));
  const std::string trx = to_trx(outcomes, "a.dll");
  CHECK(has(trx, R"(testName="Shop.Cart.Adds [sc]")"));
  CHECK(has(trx, R"(duration="00:00:01.5000000")"));
  CHECK(has(trx, R"(<ResultSummary outcome="Completed">)"));
  CHECK(count_of_parts(trx, "<UnitTest ") == 2);
}

TEST_CASE("a result is a test for each of its models") {
  for (const testing::NamedResult& sample : testing::sample_results()) {
    CAPTURE(sample.name);
    const Result& result = sample.result;
    const auto outcomes = outcomes_of(result, "all of it");
    REQUIRE(outcomes.size() == result.results.size());
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      CHECK(outcomes[i].verdict == result.results[i].verdict);
      CHECK(outcomes[i].memory_model == result.results[i].memory_model);
      CHECK(outcomes[i].what.find('\n') == std::string::npos);
    }
  }
}

TEST_CASE("merged reports say whose each result is") {
  const std::string one = to_json(testing::sample_result("violated"), "0");
  const std::string two = to_json(testing::sample_result("holds"), "0");
  const std::string merged =
      merged_json({{"A::X", one}, {"B::Y", two}}, {{"C::Z", "later"}}, to_json(Result(), "0"));
  CHECK(has(merged, R"("entry": "A::X")"));
  CHECK(has(merged, R"("entry": "B::Y")"));
  CHECK(has(merged, R"("reason": "later")"));
  CHECK(merged_json({}, {}, two).find("\"results\": []") != std::string::npos);
}

TEST_SUITE_END();
