// The reports of several tests as one: each was made by a process of its own, which has handed over
// texts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mmcheck::report {

struct TestReport {
  std::string entry;  // the test's name
  std::string text;   // its report, in one of the forms
};

struct IgnoredTest {
  std::string entry;
  std::string reason;
};

/// As report.schema.json has it: every result says which entry it is of. `empty` is a report
/// without results, for what all have in common.
std::string merged_json(const std::vector<TestReport>& reports,
                        const std::vector<IgnoredTest>& ignored, std::string_view empty);

/// One run with the results of all.
std::string merged_sarif(const std::vector<TestReport>& reports, std::string_view empty);

}  // namespace mmcheck::report
