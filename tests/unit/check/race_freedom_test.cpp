// Tests src/search/verdicts/race_freedom.cpp and reduction/races.cpp: which programs need no search
// under a model.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

#include "mmcheck/check.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

Options program(const std::string& entry, const std::string& model) {
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  Options options;
  options.assembly = std::string(folder) + "/race_freedom.exe";
  options.entry = "Races::" + entry;
  options.memory_models = {model};
  options.fences = FenceMethod::Off;
  return options;
}

/// Whether sc's answer was taken, and nothing explored under the model.
bool is_free(const Options& options) {
  const ModelResult result = check(options).results.at(0);
  CHECK(result.verdict == Verdict::Holds);
  CHECK(result.is_race_free != result.relaxed.has_value());
  return result.is_race_free;
}

bool is_free(const std::string& entry, const std::string& model = "clr") {
  CAPTURE(entry);
  CAPTURE(model);
  return is_free(program(entry, model));
}

}  // namespace

TEST_CASE("threads that are kept in order have no races") {
  for (const char* model : {"tso", "pso", "dotnet", "clr", "arm64", "clr2"}) {
    for (const char* entry : {"Ordered", "Handed", "Reads", "Elements"}) {
      CHECK(is_free(entry, model));
    }
  }
}

TEST_CASE("atomic operations race where one that fails is no fence") {
  CHECK(is_free("Atomic", "clr"));
  CHECK_FALSE(is_free("Atomic", "arm64"));
}

TEST_CASE("a read and a write of one place race, whatever they are and however they are reached") {
  for (const char* entry : {"Plain", "Volatiles", "Mixed", "SameElement", "Parts", "Class"}) {
    CHECK_FALSE(is_free(entry));
  }
}

TEST_CASE("programs that may see the order of operations without a race are searched") {
  for (const char* entry : {"Tries", "State", "Weak", "Finalizes"}) {
    CHECK_FALSE(is_free(entry));
  }
}

TEST_CASE("states are asked about under the model itself") {
  Options options = program("Ordered", "clr");
  options.invariants = {"Races.x <= 2"};
  CHECK_FALSE(is_free(options));
}

TEST_CASE("race freedom can be left out, alone or with all reduction") {
  Options options = program("Ordered", "clr");
  options.race_freedom = false;
  CHECK_FALSE(is_free(options));
  options = program("Ordered", "clr");
  options.reduce = false;
  CHECK_FALSE(is_free(options));
  options = program("Ordered", "clr");
  options.store = StoreKind::HashCompact;
  CHECK_FALSE(is_free(options));
}
