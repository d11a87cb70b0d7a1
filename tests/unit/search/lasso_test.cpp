// Tests src/search/telling/lasso.cpp.
#include "search/telling/lasso.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

/// A letter is a read at a place of that name; a dot says nothing.
std::vector<TraceStep> trace_of(const std::string& letters) {
  std::vector<TraceStep> trace;
  for (const char letter : letters) {
    TraceStep& step = trace.emplace_back();
    if (letter == '.') continue;
    step.action = TraceStep::Action::Complete;
    step.operation = OperationKind::Read;
    step.location.method = std::string(1, letter);
  }
  return trace;
}

/// What is left of it, in the same letters.
std::string shortened(const std::string& before, const std::string& repeated) {
  std::vector<TraceStep> trace = trace_of(before + repeated);
  std::size_t repeats_from = before.size();
  shorten_lasso(trace, repeats_from);
  std::string letters;
  for (const TraceStep& step : trace) {
    letters += step.operation == OperationKind::None ? "." : step.location.method;
  }
  return letters.insert(repeats_from, "|");
}

}  // namespace

TEST_CASE("several rounds are told once") {
  CHECK(shortened("a", "bcbcbc") == "a|bc");
  CHECK(shortened("a", "bbbb") == "a|b");
  CHECK(shortened("a", "bcb") == "a|bcb");
}

TEST_CASE("rounds before what repeats belong to it") {
  CHECK(shortened("abcbc", "bc") == "a|bc");
  CHECK(shortened("ac", "bc") == "a|cb");
  CHECK(shortened("bb", "b") == "|b");
}

TEST_CASE("steps that say nothing are left out only where others repeat") {
  CHECK(shortened("a.b.", "bb.b") == "a|b");
  CHECK(shortened("a.", "..") == "a|.");
  CHECK(shortened("a.c", "b") == "a.c|b");
  CHECK(shortened("a", "") == "a|");
}

TEST_CASE("the value that was read tells rounds apart") {
  std::vector<TraceStep> trace = trace_of("bb");
  trace[0].value.kind = Value::Kind::Signed;
  std::size_t repeats_from = 0;
  shorten_lasso(trace, repeats_from);
  CHECK(trace.size() == 2);
}
