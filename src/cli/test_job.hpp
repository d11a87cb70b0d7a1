// One test, checked in a process of its own; and what that process hands over when it is done.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "report/test_outcomes.hpp"

namespace mmcheck::cli {

struct TestResult {
  std::vector<report::TestOutcome> outcomes;  // one for each memory model
  std::map<Format, std::string> reports;      // in the forms that were asked for
  std::string error;                          // why there are none: the input cannot be used
};

/// Checks the test of that name. `options` are those of the command line, complete.
TestResult check_test(const Options& options, const CommandLine& command_line,
                      const std::string& test);

std::string to_message(const TestResult& result);
/// Throws base::Error for a message that is not whole.
TestResult from_message(const std::string& message);

}  // namespace mmcheck::cli
