#include "report/readable.hpp"

#include <doctest/doctest.h>

using namespace mmcheck::report;  // NOLINT(google-build-using-namespace)

TEST_SUITE_BEGIN("report");

TEST_CASE("lambdas and local functions are called by the method that they are in") {
  struct Row {
    const char* name;
    const char* readable;
  };
  const Row rows[] = {
      {"Program.<>c__DisplayClass0_0::<Main>b__1", "lambda in Program::Main"},
      {"N.Program.<>c::<Main>b__0_0", "lambda in N.Program::Main"},
      {"Program::<Run>b__2_0", "lambda in Program::Run"},
      {"Program.<>c__DisplayClass1_0::<<Main>$>b__0", "lambda in Program::Main"},
      {"Program::<<Main>$>g__Work|0_0", "Work in Program::Main"},
      {"Program.<>c__DisplayClass0_0::<Main>g__Work|2", "Work in Program::Main"},
      {"Program::<Main>$", "Program::Main"},
      {"Program.<Items>d__3::MoveNext", "Program::Items"},
      {"Program::<Main>m__0", "lambda in Program::Main"},                   // mcs
      {"Program.<Main>c__AnonStorey0::<>m__1", "lambda in Program::Main"},  // mcs
  };
  for (const Row& row : rows) CHECK(readable_method(row.name) == row.readable);
}

TEST_CASE("methods that no compiler has made up stay as they are, and so do threads' names") {
  for (const char* name : {"Program::Main", "List<int>::Add", "Program::.ctor", "Alice", "<a>", "",
                           "::", "<::<", "A.<b::c", "A::<b"}) {
    CHECK(readable_method(name) == name);
  }
}

TEST_CASE("what lambdas capture is called as in the source") {
  CHECK(readable_fields("<>c__DisplayClass0_0 #1.account") == "account");
  CHECK(readable_fields("Program.<>c__DisplayClass0_0.account") == "account");
  CHECK(readable_fields("<Main>c__AnonStorey0 #12.account") == "account");
  CHECK(readable_fields("<>c__DisplayClass0_0 #1") == "captured variables #1");
  CHECK(readable_fields("the monitor of object #4 (<>c__DisplayClass0_0 #1.gate), which") ==
        "the monitor of object #4 (gate), which");
  CHECK(readable_fields("Program.<>c.<>9__0_0") == "cached lambda");
  CHECK(readable_fields("Counter #1.<Value>k__BackingField") == "Counter #1.Value");
}

TEST_CASE("other fields stay as they are") {
  for (const char* text : {"Program.flag0", "List<int> #3._items", "int[] #8[0]",
                           "Pair<int, Fork> #2", "\"<b>\"", "<>", "<", "a < b", ""}) {
    CHECK(readable_fields(text) == text);
  }
}
