#include "cli/tests.hpp"

#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <regex>
#include <thread>

#include "assembly/assembly.hpp"
#include "base/clock.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "cli/present.hpp"
#include "cli/processes.hpp"
#include "cli/test_job.hpp"
#include "cli/test_lines.hpp"
#include "mmcheck/report.hpp"
#include "report/merged.hpp"
#include "vm/program/program.hpp"
#include "vm/program/types.hpp"

namespace mmcheck::cli {
namespace {

using report::TestOutcome;
using suite::Test;
using Print = std::function<void(std::string_view)>;

constexpr int holds = 0;
constexpr int violated = 1;
constexpr int inconclusive = 3;

// --- Which

std::regex compile(const std::string& expression) {
  try {
    return std::regex(expression, std::regex::ECMAScript | std::regex::optimize);
  } catch (const std::regex_error& error) {
    throw base::Error("--test=" + expression,
                      std::string("is no regular expression: ") + error.what());
  }
}

/// Names are matched as they are told here, and as test runners have them.
bool matches(const Test& test, const std::regex& expression) {
  constexpr std::size_t longest = 2000;  // the library's stack grows with the text
  return std::regex_search(test.name.substr(0, longest), expression) ||
         std::regex_search((test.type_name + "." + test.method_name).substr(0, longest),
                           expression);
}

std::vector<Test> matching(std::vector<Test> tests, const std::string& expression) {
  const std::regex regex = compile(expression);
  const std::size_t count = tests.size();
  std::erase_if(tests, [&](const Test& test) { return !matches(test, regex); });
  if (tests.empty()) {
    throw base::Error("--test=" + expression, "none of the " + std::to_string(count) +
                                                  " tests has such a name (see --list-tests)");
  }
  return tests;
}

// --- Running them

class TestRun {
 public:
  TestRun(const std::vector<Test>& tests, const CommandLine& command_line, const Options& options,
          const Print& print)
      : tests_(tests),
        command_line_(command_line),
        options_(options),
        print_(print),
        is_text_(command_line.format == Format::Text),
        color_(is_wanted(command_line.color, STDOUT_FILENO)),
        results_(tests.size()) {}

  int run() {
    const double started = base::now();
    options_.progress = nullptr;
    for (std::size_t i = 0; i < tests_.size(); ++i) choose(i);
    const std::size_t jobs = command_line_.jobs.value_or(std::thread::hardware_concurrency());
    run_in_processes(
        to_run_.size(), jobs,
        [this](std::size_t job) { return to_message(check_one(to_run_[job])); },
        [this](const JobEnd& end) { finish(end); });
    refuse_if_all_are_unusable();
    tell(base::now() - started);
    return exit_status();
  }

 private:
  void choose(std::size_t number) {
    const Test& test = tests_[number];
    if (!test.ignored) {
      to_run_.push_back(number);
      return;
    }
    TestOutcome& outcome = results_[number].outcomes.emplace_back();
    outcome.is_ignored = true;
    outcome.what = *test.ignored;
    name(number);
    show(number);
  }

  TestResult check_one(std::size_t number) {
    return check_test(options_, command_line_, tests_[number].name);
  }

  void name(std::size_t number) {
    for (TestOutcome& outcome : results_[number].outcomes) {
      outcome.type = tests_[number].type_name;
      outcome.method = tests_[number].method_name;
    }
  }

  void finish(const JobEnd& end) {
    const std::size_t number = to_run_[end.job];
    TestResult& result = results_[number];
    if (end.failure.empty()) {
      result = from_message(end.output);
    } else {
      result.error = "its process " + end.failure + ": this is a bug in mmcheck, or memory ran out";
    }
    if (!result.error.empty()) {
      result.outcomes.emplace_back().what = result.error;
    } else if (result.outcomes.size() == 1) {
      // Loading the program, too, and looking for repairs.
      result.outcomes.front().seconds = end.seconds;
    }
    name(number);
    show(number);
  }

  void show(std::size_t number) {
    if (!is_text_) return;
    const auto& outcomes = results_[number].outcomes;
    for (const TestOutcome& outcome : outcomes) {
      print_(line_of(outcome, outcomes.size() > 1, color_));
    }
  }

  /// Options that cannot be used, say: then it is not about the tests.
  void refuse_if_all_are_unusable() const {
    const auto has_error = [&](std::size_t number) { return !results_[number].error.empty(); };
    if (to_run_.empty() || !std::ranges::all_of(to_run_, has_error)) return;
    const std::string& first = results_[to_run_.front()].error;
    const auto has_same = [&](std::size_t number) { return results_[number].error == first; };
    if (std::ranges::all_of(to_run_, has_same)) throw base::Error("", first);
  }

  // --- Telling

  std::vector<TestOutcome> all_outcomes() const {
    std::vector<TestOutcome> all;
    for (const TestResult& result : results_) {
      std::ranges::copy(result.outcomes, std::back_inserter(all));
    }
    return all;
  }

  void tell(double seconds) {
    for (const std::string& file : command_line_.reports) {
      base::write_file(file, report_as(format_of_file(file).value_or(Format::Text)));
    }
    if (!is_text_) return print_(report_as(command_line_.format));
    if (!command_line_.quiet) print_(stories(command_line_.verbose));
    print_("\n" + summary_of(all_outcomes(), seconds));
  }

  /// What went wrong, in full.
  std::string stories(bool also_of_those_that_hold) const {
    std::string text;
    for (std::size_t i = 0; i < tests_.size(); ++i) {
      const auto is_violated = [](const TestOutcome& outcome) {
        return !outcome.is_ignored && outcome.verdict == Verdict::Violated;
      };
      const auto found = results_[i].reports.find(Format::Text);
      if (found == results_[i].reports.end()) continue;
      if (!also_of_those_that_hold && std::ranges::none_of(results_[i].outcomes, is_violated)) {
        continue;
      }
      text += "\n---- " + tests_[i].name + "\n" + found->second;
    }
    return text;
  }

  std::vector<report::TestReport> reports_of(Format form) const {
    std::vector<report::TestReport> reports;
    for (std::size_t i = 0; i < tests_.size(); ++i) {
      const auto found = results_[i].reports.find(form);
      if (found != results_[i].reports.end()) reports.push_back({tests_[i].name, found->second});
    }
    return reports;
  }

  std::vector<report::IgnoredTest> ignored() const {
    std::vector<report::IgnoredTest> ignored;
    for (const Test& test : tests_) {
      if (test.ignored) ignored.push_back({test.name, *test.ignored});
    }
    return ignored;
  }

  std::string report_as(Format form) {
    Result task;
    task.path = options_.assembly;
    Reporter reporter(task);
    switch (form) {
      case Format::Json:
        return report::merged_json(reports_of(form), ignored(), reporter.report({form}));
      case Format::Sarif:
        return report::merged_sarif(reports_of(form), reporter.report({form}));
      case Format::Junit:
        return report::to_junit(all_outcomes());
      case Format::Trx:
        return report::to_trx(all_outcomes(), options_.assembly);
      case Format::Text:
        break;
    }
    return stories(true);
  }

  int exit_status() const {
    const std::vector<TestOutcome> all = all_outcomes();
    const auto has = [&](Verdict verdict) {
      return std::ranges::any_of(
          all, [&](const TestOutcome& one) { return !one.is_ignored && one.verdict == verdict; });
    };
    if (has(Verdict::Violated)) return violated;
    return has(Verdict::Inconclusive) ? inconclusive : holds;
  }

  const std::vector<Test>& tests_;
  const CommandLine& command_line_;
  Options options_;
  const Print& print_;
  bool is_text_;
  bool color_;
  std::vector<std::size_t> to_run_;  // by job: which of the tests
  std::vector<TestResult> results_;  // by test
};

}  // namespace

std::optional<std::vector<Test>> chosen_tests(const CommandLine& command_line,
                                              const Options& options) {
  const bool is_asked_for = command_line.test || command_line.list_tests;
  if (options.entry && !is_asked_for) return std::nullopt;
  const auto assembly = assembly::Assembly::open(options.assembly, assembly::Reading::in_parts);
  if (!is_asked_for && suite::has_own_entry_point(*assembly)) return std::nullopt;
  const auto program = vm::Program::load(options.assembly, {options.references, options.stubs, {}});
  vm::TypeSystem types(*program);
  std::vector<Test> tests = suite::find_tests(types);
  if (tests.empty()) {
    throw base::Error(options.assembly,
                      is_asked_for ? "has no tests of xunit, NUnit or MSTest"
                                   : "has no entry point and no tests: expected a program, or "
                                     "--entry=TYPE::METHOD with the method to start");
  }
  // What they are made of goes with the types.
  for (Test& test : tests) test.arguments.clear();
  return command_line.test && !command_line.test->empty()
             ? matching(std::move(tests), *command_line.test)
             : std::move(tests);
}

void list_tests(const std::vector<Test>& tests, const Print& print) {
  for (const Test& test : tests) {
    print(test.name + (test.ignored ? "  (ignored: " + *test.ignored + ")" : "") + "\n");
  }
}

int run_tests(const std::vector<Test>& tests, const CommandLine& command_line,
              const Options& options, const Print& print) {
  return TestRun(tests, command_line, options, print).run();
}

}  // namespace mmcheck::cli
