// What build servers want to know of a check: a list of tests, each with a verdict. A test of a
// test framework is one, and so is a program that was checked by itself; under each memory model it
// is another.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mmcheck/result.hpp"

namespace mmcheck::report {

struct TestOutcome {
  std::string type;          // "Shop.Tests.Cart"
  std::string method;        // "Adds(2)"
  std::string memory_model;  // empty for one that was not run
  Verdict verdict = Verdict::Inconclusive;
  bool is_ignored = false;
  std::string kind;     // of the first violation: "assertion"
  std::string what;     // one line: what is violated, why nothing is known, why it is ignored
  std::string details;  // the report for people
  std::string file;     // of the violation
  std::uint32_t line = 0;
  std::uint64_t states = 0;
  double seconds = 0;

  std::string name() const { return type.empty() ? method : type + "::" + method; }
};

/// Of each memory model. `details` is the report for people.
std::vector<TestOutcome> outcomes_of(const Result& result, const std::string& details);

/// JUnit's XML, as its readers agree on it.
std::string to_junit(std::span<const TestOutcome> outcomes);
/// Visual Studio's test results. `assembly` is where the tests are.
std::string to_trx(std::span<const TestOutcome> outcomes, const std::string& assembly);

}  // namespace mmcheck::report
