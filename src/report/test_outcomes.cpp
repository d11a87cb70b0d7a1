// JUnit's XML and Visual Studio's: the same content in two forms. Neither has moments in time or
// random numbers in it, so that the same check writes the same file, but for how long it took.
#include "report/test_outcomes.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "base/sha256.hpp"
#include "base/text.hpp"
#include "report/page.hpp"
#include "report/report.hpp"

namespace mmcheck::report {
namespace {

constexpr std::string_view declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

/// Text between tags or in an attribute; lines stay lines.
std::string escaped(std::string_view text) {
  std::string visible;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (at != 0) visible += '\n';
    base::append_visible(visible, text.substr(at, end - at));
    at = end + 1;
  }
  std::string result;
  for (const char c : visible) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

/// With the memory model where the same test stands there for several.
std::string title_of(const TestOutcome& outcome, std::span<const TestOutcome> all) {
  const auto is_other = [&](const TestOutcome& one) {
    return one.type == outcome.type && one.method == outcome.method &&
           one.memory_model != outcome.memory_model;
  };
  if (std::ranges::none_of(all, is_other)) return outcome.method;
  return outcome.method + " [" + outcome.memory_model + "]";
}

struct Counts {
  std::size_t violated = 0;
  std::size_t inconclusive = 0;
  std::size_t ignored = 0;
  double seconds = 0;
};

Counts count(std::span<const TestOutcome> outcomes) {
  Counts counts;
  for (const TestOutcome& one : outcomes) {
    counts.seconds += one.seconds;
    if (one.is_ignored) {
      ++counts.ignored;
    } else if (one.verdict == Verdict::Violated) {
      ++counts.violated;
    } else if (one.verdict == Verdict::Inconclusive) {
      ++counts.inconclusive;
    }
  }
  return counts;
}

// --- JUnit

std::string junit_body(const TestOutcome& outcome) {
  if (outcome.is_ignored) {
    return fmt::format("<skipped message=\"{}\"/>", escaped(outcome.what));
  }
  const char* element = outcome.verdict == Verdict::Violated ? "failure" : "error";
  const std::string kind = outcome.kind.empty() ? "inconclusive" : outcome.kind;
  return fmt::format("<{0} type=\"{1}\" message=\"{2}\">{3}</{0}>", element, escaped(kind),
                     escaped(outcome.what), escaped(outcome.details));
}

std::string junit_case(const TestOutcome& outcome, const std::string& title) {
  std::string text = fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\"",
                                 escaped(outcome.type), escaped(title), outcome.seconds);
  if (!outcome.file.empty()) {
    text += fmt::format(" file=\"{}\" line=\"{}\"", escaped(outcome.file), outcome.line);
  }
  if (outcome.verdict == Verdict::Holds && !outcome.is_ignored) return text + "/>\n";
  return text + ">" + junit_body(outcome) + "</testcase>\n";
}

std::string junit_counts(std::size_t tests, const Counts& counts) {
  return fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"",
                     tests, counts.violated, counts.inconclusive, counts.ignored, counts.seconds);
}

// --- TRX

/// The same test has the same number in every file.
std::string guid_of(std::string_view text) {
  const std::string hash =
      base::sha256(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
  return fmt::format("{}-{}-{}-{}-{}", hash.substr(0, 8), hash.substr(8, 4), hash.substr(12, 4),
                     hash.substr(16, 4), hash.substr(20, 12));
}

const char* trx_outcome(const TestOutcome& outcome) {
  if (outcome.is_ignored) return "NotExecuted";
  switch (outcome.verdict) {
    case Verdict::Holds:
      return "Passed";
    case Verdict::Violated:
      return "Failed";
    case Verdict::Inconclusive:
      break;
  }
  return "Inconclusive";
}

/// "hh:mm:ss.fffffff".
std::string duration_of(double seconds) {
  const auto whole = static_cast<std::uint64_t>(seconds);
  const auto ticks = static_cast<std::uint64_t>((seconds - static_cast<double>(whole)) * 1e7);
  return fmt::format("{:02}:{:02}:{:02}.{:07}", whole / 3600, whole / 60 % 60, whole % 60, ticks);
}

constexpr std::string_view trx_test_type = "13cdc9d9-ddb5-4fa4-a97d-d965ccfc6d4b";  // a unit test
constexpr std::string_view trx_list = "8c84fa94-04c1-424b-9868-57a2d4851a1d";  // those in no list

struct TrxTest {
  const TestOutcome* outcome;
  std::string name;
  std::string id;
  std::string execution;
};

std::vector<TrxTest> trx_tests(std::span<const TestOutcome> outcomes) {
  std::vector<TrxTest> tests;
  for (const TestOutcome& one : outcomes) {
    const std::string title = title_of(one, outcomes);
    const std::string name = one.type.empty() ? title : one.type + "." + title;
    tests.push_back({&one, name, guid_of(name), guid_of("run of " + name)});
  }
  return tests;
}

std::string trx_result(const TrxTest& test) {
  const TestOutcome& outcome = *test.outcome;
  std::string text = fmt::format(
      "    <UnitTestResult executionId=\"{}\" testId=\"{}\" testName=\"{}\" computerName=\"-\" "
      "duration=\"{}\" testType=\"{}\" outcome=\"{}\" testListId=\"{}\"",
      test.execution, test.id, escaped(test.name), duration_of(outcome.seconds), trx_test_type,
      trx_outcome(outcome), trx_list);
  if (outcome.verdict == Verdict::Holds && !outcome.is_ignored) return text + "/>\n";
  text += ">\n      <Output>";
  if (!outcome.details.empty()) {
    text += fmt::format("<StdOut>{}</StdOut>", escaped(outcome.details));
  }
  text += fmt::format("<ErrorInfo><Message>{}</Message></ErrorInfo>", escaped(outcome.what));
  return text + "</Output>\n    </UnitTestResult>\n";
}

std::string trx_definition(const TrxTest& test, const std::string& assembly) {
  return fmt::format(
      "    <UnitTest name=\"{}\" storage=\"{}\" id=\"{}\"><Execution id=\"{}\"/><TestMethod "
      "codeBase=\"{}\" adapterTypeName=\"executor://mmcheck\" className=\"{}\" name=\"{}\"/>"
      "</UnitTest>\n",
      escaped(test.name), escaped(assembly), test.id, test.execution, escaped(assembly),
      escaped(test.outcome->type), escaped(test.outcome->method));
}

std::string trx_summary(std::size_t tests, const Counts& counts) {
  const std::size_t executed = tests - counts.ignored;
  return fmt::format(
      "  <ResultSummary outcome=\"{}\">\n    <Counters total=\"{}\" executed=\"{}\" passed=\"{}\" "
      "failed=\"{}\" error=\"0\" timeout=\"0\" aborted=\"0\" inconclusive=\"{}\" "
      "passedButRunAborted=\"0\" notRunnable=\"0\" notExecuted=\"{}\" disconnected=\"0\" "
      "warning=\"0\" completed=\"0\" inProgress=\"0\" pending=\"0\"/>\n  </ResultSummary>\n",
      counts.violated != 0 ? "Failed" : "Completed", tests, executed,
      executed - counts.violated - counts.inconclusive, counts.violated, counts.inconclusive,
      counts.ignored);
}

/// The last "::" is before the method, but for those in its arguments.
std::pair<std::string, std::string> split(const std::string& name) {
  const std::size_t colons = name.substr(0, name.find('(')).rfind("::");
  if (colons == std::string::npos) return {"", name};
  return {name.substr(0, colons), name.substr(colons + 2)};
}

std::string one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  std::erase(text, '\r');
  return text;
}

}  // namespace

std::vector<TestOutcome> outcomes_of(const Result& result, const std::string& details) {
  std::vector<TestOutcome> outcomes;
  for (const ModelResult& model : result.results) {
    TestOutcome& outcome = outcomes.emplace_back();
    std::tie(outcome.type, outcome.method) = split(result.entry);
    outcome.memory_model = model.memory_model;
    outcome.verdict = model.verdict;
    outcome.details = details;
    outcome.what = one_line(model.reason);
    for (const auto* exploration : {&model.sc, &model.relaxed}) {
      if (!*exploration) continue;
      outcome.states += (*exploration)->states;
      outcome.seconds += (*exploration)->seconds;
    }
    if (model.violations.empty()) {
      const bool is_warned = model.verdict == Verdict::Violated;
      if (is_warned) outcome.what = "a warning, which --strict makes a violation";
      continue;
    }
    const Violation& first = model.violations.front();
    outcome.kind = name_of(first.kind);
    outcome.what = one_line(first.message);
    const std::string place = long_place(first.location);
    if (!place.empty()) outcome.what += " at " + place;
    outcome.file = first.location.file;
    outcome.line = first.location.line;
  }
  return outcomes;
}

std::string to_junit(std::span<const TestOutcome> outcomes) {
  std::string text(declaration);
  text += fmt::format("<testsuites name=\"mmcheck\" {}>\n",
                      junit_counts(outcomes.size(), count(outcomes)));
  for (std::size_t i = 0; i < outcomes.size();) {
    std::size_t end = i;
    while (end < outcomes.size() && outcomes[end].type == outcomes[i].type) ++end;
    const auto suite = outcomes.subspan(i, end - i);
    text += fmt::format("  <testsuite name=\"{}\" {}>\n", escaped(outcomes[i].type),
                        junit_counts(suite.size(), count(suite)));
    for (const TestOutcome& one : suite) text += junit_case(one, title_of(one, suite));
    text += "  </testsuite>\n";
    i = end;
  }
  return text + "</testsuites>\n";
}

std::string to_trx(std::span<const TestOutcome> outcomes, const std::string& assembly) {
  const std::vector<TrxTest> tests = trx_tests(outcomes);
  std::string text(declaration);
  text += fmt::format(
      "<TestRun id=\"{}\" name=\"mmcheck\" "
      "xmlns=\"http://microsoft.com/schemas/VisualStudio/TeamTest/2010\">\n",
      guid_of(assembly));
  text += "  <Results>\n";
  for (const TrxTest& test : tests) text += trx_result(test);
  text += "  </Results>\n  <TestDefinitions>\n";
  for (const TrxTest& test : tests) text += trx_definition(test, assembly);
  text += "  </TestDefinitions>\n  <TestEntries>\n";
  for (const TrxTest& test : tests) {
    text += fmt::format("    <TestEntry testId=\"{}\" executionId=\"{}\" testListId=\"{}\"/>\n",
                        test.id, test.execution, trx_list);
  }
  text += fmt::format(
      "  </TestEntries>\n  <TestLists>\n    <TestList name=\"Results Not in a "
      "List\" id=\"{}\"/>\n  </TestLists>\n",
      trx_list);
  return text + trx_summary(tests.size(), count(outcomes)) + "</TestRun>\n";
}

}  // namespace mmcheck::report
