// Tests src/check/check.cpp, as far as the store is concerned.
#include "mmcheck/check.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

constexpr StoreKind stores[] = {StoreKind::Exact, StoreKind::HashCompact, StoreKind::Bitstate};
constexpr SearchOrder orders[] = {SearchOrder::BreadthFirst, SearchOrder::DepthFirst};

Options options_with(StoreKind store, SearchOrder order) {
  // The build sets it: where it has put the compiled fixtures.
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  Options options;
  options.assembly = std::string(folder) + "/codec_program.exe";
  options.memory_models = {"sc"};
  options.store = store;
  options.order = order;
  return options;
}

ModelResult result_of(const Options& options) { return check(options).results.at(0); }

}  // namespace

TEST_CASE("with every store there are the same states, in every order") {
  const Options usual = options_with(StoreKind::Exact, SearchOrder::BreadthFirst);
  const Exploration expected = *result_of(usual).sc;
  for (const StoreKind store : stores) {
    for (const SearchOrder order : orders) {
      const ModelResult result = result_of(options_with(store, order));
      CHECK(result.verdict == Verdict::Holds);
      CHECK(result.sc->complete);
      CHECK(result.sc->states == expected.states);
      CHECK(result.sc->transitions == expected.transitions);
    }
  }
}

TEST_CASE("a store that is not exact says how likely it omitted a state") {
  for (const StoreKind store : stores) {
    const ModelResult result = result_of(options_with(store, SearchOrder::BreadthFirst));
    REQUIRE(result.sc->omission_probability.has_value() == (store != StoreKind::Exact));
    if (store == StoreKind::Exact) continue;
    CHECK(*result.sc->omission_probability > 0);
    CHECK(*result.sc->omission_probability < 1e-9);
  }
}

TEST_CASE("where it most likely has, nothing holds") {
  Options options = options_with(StoreKind::Bitstate, SearchOrder::BreadthFirst);
  options.reduce = false;
  options.max_memory = 512;
  const ModelResult result = result_of(options);
  CHECK(*result.sc->omission_probability > 0.5);
  CHECK(result.verdict == Verdict::Inconclusive);
  CHECK(result.reason.find("omitted") != std::string::npos);
  CHECK(!result.sc->complete);
}

TEST_CASE("states that are too deep to be expanded are in nobody's way") {
  for (const SearchOrder order : orders) {
    Options options = options_with(StoreKind::Exact, order);
    options.reduce = false;  // runs are longer so
    options.max_depth = 12;
    const Exploration expected = *result_of(options).sc;
    for (const StoreKind store : stores) {
      options.store = store;
      const ModelResult result = result_of(options);
      CHECK(result.verdict == Verdict::Inconclusive);
      CHECK(result.reason == "--max-depth=12 was reached");
      CHECK(result.sc->states == expected.states);
    }
  }
}

TEST_CASE("an invariant is asked of every state, with every store") {
  for (const StoreKind store : stores) {
    for (const SearchOrder order : orders) {
      Options options = options_with(store, order);
      options.invariants = {"end => Program.ready"};
      CHECK(result_of(options).verdict == Verdict::Holds);
      options.invariants = {"!Program.ready"};
      const ModelResult result = result_of(options);
      REQUIRE(result.verdict == Verdict::Violated);
      CHECK(result.violations.front().kind == Violation::Kind::Invariant);
      CHECK(!result.violations.front().trace.empty());
    }
  }
}
