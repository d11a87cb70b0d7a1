#include "cli/test_job.hpp"

#include <new>
#include <nlohmann/json.hpp>
#include <set>

#include "base/error.hpp"
#include "cli/present.hpp"
#include "mmcheck/check.hpp"
#include "mmcheck/report.hpp"

namespace mmcheck::cli {
namespace {

using Json = nlohmann::json;
using report::TestOutcome;

std::set<Format> forms_of(const CommandLine& command_line) {
  std::set<Format> forms = {command_line.format, Format::Text};
  for (const std::string& file : command_line.reports) {
    forms.insert(format_of_file(file).value_or(Format::Text));
  }
  // These are made of the outcomes.
  forms.erase(Format::Junit);
  forms.erase(Format::Trx);
  return forms;
}

Json json_of(const TestOutcome& outcome) {
  return {{"type", outcome.type},          {"method", outcome.method},
          {"model", outcome.memory_model}, {"verdict", static_cast<int>(outcome.verdict)},
          {"kind", outcome.kind},          {"what", outcome.what},
          {"file", outcome.file},          {"line", outcome.line},
          {"states", outcome.states},      {"seconds", outcome.seconds}};
}

TestOutcome outcome_of(const Json& json) {
  TestOutcome outcome;
  outcome.type = json.at("type");
  outcome.method = json.at("method");
  outcome.memory_model = json.at("model");
  outcome.verdict = static_cast<Verdict>(json.at("verdict").get<int>());
  outcome.kind = json.at("kind");
  outcome.what = json.at("what");
  outcome.file = json.at("file");
  outcome.line = json.at("line");
  outcome.states = json.at("states");
  outcome.seconds = json.at("seconds");
  return outcome;
}

}  // namespace

TestResult check_test(const Options& options, const CommandLine& command_line,
                      const std::string& test) {
  TestResult result;
  try {
    Options own = options;
    own.entry = test;
    const Result found = check(own);
    require_something_observed(own, found);
    Reporter reporter(found);
    for (const Format form : forms_of(command_line)) {
      result.reports[form] = reporter.report(report_options(command_line, form, false));
    }
    result.outcomes = report::outcomes_of(found, "");
  } catch (const base::Error& error) {
    result.error = error.what();
  } catch (const std::bad_alloc&) {
    result = {};
    result.outcomes.emplace_back().what = "memory ran out";
  }
  return result;
}

std::string to_message(const TestResult& result) {
  Json message = {{"error", result.error}, {"outcomes", Json::array()}, {"reports", Json::array()}};
  for (const TestOutcome& outcome : result.outcomes) {
    message["outcomes"].push_back(json_of(outcome));
  }
  for (const auto& [form, text] : result.reports) {
    message["reports"].push_back({{"form", static_cast<int>(form)}, {"text", text}});
  }
  return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

TestResult from_message(const std::string& message) {
  TestResult result;
  try {
    const Json json = Json::parse(message);
    result.error = json.at("error");
    for (const Json& one : json.at("outcomes")) result.outcomes.push_back(outcome_of(one));
    for (const Json& one : json.at("reports")) {
      result.reports[static_cast<Format>(one.at("form").get<int>())] = one.at("text");
    }
  } catch (const Json::exception&) {
    throw base::Error("--test", "the process of a test has not said how it ended");
  }
  for (TestOutcome& outcome : result.outcomes) outcome.details = result.reports[Format::Text];
  return result;
}

}  // namespace mmcheck::cli
