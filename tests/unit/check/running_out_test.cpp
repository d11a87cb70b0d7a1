// Tests that what is known is told when memory or time runs out: src/check/model_check.cpp.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mmcheck/check.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
// A check takes fifty times as long under sanitizers.
#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t trials = 20;
#else
constexpr std::uint64_t trials = 150;
#endif

/// How many blocks of memory there are, of all that C++ asks for, until one is not there. After
/// that there is memory again: what was under way has given back its own by then.
std::uint64_t blocks_left = unlimited;
std::uint64_t blocks_taken = 0;

void* take(std::size_t size) {
  ++blocks_taken;
  if (blocks_left == 0) {
    blocks_left = unlimited;
    throw std::bad_alloc();
  }
  if (blocks_left != unlimited) --blocks_left;
  void* block = std::malloc(std::max<std::size_t>(size, 1));  // NOLINT: this is what is replaced
  if (block == nullptr) throw std::bad_alloc();
  return block;
}

}  // namespace

// NOLINTBEGIN: all memory that is asked for comes from here.
void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  try {
    return take(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
void operator delete(void* block) noexcept { std::free(block); }
void operator delete[](void* block) noexcept { std::free(block); }
void operator delete(void* block, std::size_t) noexcept { std::free(block); }
void operator delete[](void* block, std::size_t) noexcept { std::free(block); }
// NOLINTEND

namespace {

Options peterson(std::vector<std::string> models) {
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  Options options;
  options.assembly = std::string(folder) + "/peterson.exe";
  options.memory_models = std::move(models);
  return options;
}

/// Nothing if memory runs out before anything is known.
std::optional<Result> check_with(std::uint64_t blocks, const Options& options) {
  blocks_left = blocks;
  std::optional<Result> result;
  try {
    result = check(options);
  } catch (const std::bad_alloc&) {
  }
  blocks_left = unlimited;
  return result;
}

std::uint64_t blocks_for(const Options& options) {
  const std::uint64_t before = blocks_taken;
  check(options);
  return blocks_taken - before;
}

/// Where memory runs out after so many blocks, for some numbers of blocks up to all: more of small
/// ones, for a search takes less than what is then made of its findings.
template <typename Look>
void with_less_memory(const Options& options, std::uint64_t from, const Look& look) {
  const std::uint64_t all = blocks_for(options);
  REQUIRE(from < all);
  for (std::uint64_t i = 0; i < trials; ++i) {
    const std::uint64_t blocks = from + (all - from) * i * i / (trials * trials);
    CAPTURE(blocks);
    look(check_with(blocks, options));
  }
}

bool is_settled(const Fences& fences) { return fences.verified || !fences.reason.empty(); }

}  // namespace

TEST_CASE("a violation that was found is told, whatever memory is left for its repair") {
  Options search_only = peterson({"tso"});
  search_only.fences = FenceMethod::Off;
  const std::uint64_t found_by_then = blocks_for(search_only);
  const Options options = peterson({"tso"});
  bool has_run_out = false;
  with_less_memory(options, found_by_then, [&](const std::optional<Result>& result) {
    REQUIRE(result.has_value());
    const ModelResult& model = result->results.at(0);
    CHECK(model.verdict == Verdict::Violated);
    REQUIRE(model.violations.size() == 1);
    CHECK(!model.violations[0].trace.empty());
    REQUIRE(model.fences.has_value());
    CHECK(model.fences->needed);
    CHECK(is_settled(*model.fences));
    has_run_out |= model.fences->reason == "memory ran out";
  });
  CHECK(has_run_out);
}

TEST_CASE("where memory runs out while a program is searched, nothing is said to hold") {
  Options options = peterson({"sc"});
  const std::string expected = "memory ran out";
  bool has_run_out = false;
  with_less_memory(options, 0, [&](const std::optional<Result>& result) {
    if (!result || result->results.empty()) return;
    const ModelResult& model = result->results[0];
    const bool is_whole = model.sc && model.sc->complete;
    CHECK((model.verdict == Verdict::Holds) == is_whole);
    if (!is_whole) CHECK(model.reason == expected);
    has_run_out |= !is_whole;
  });
  CHECK(has_run_out);
}

TEST_CASE("what was found under one model is told, also if memory runs out under the next") {
  const std::uint64_t first = blocks_for(peterson({"tso"}));
  bool has_run_out = false;
  with_less_memory(peterson({"tso", "clr"}), first, [&](const std::optional<Result>& result) {
    REQUIRE(result.has_value());
    REQUIRE(result->results.size() == 2);
    CHECK(result->results[0].verdict == Verdict::Violated);
    CHECK(result->results[1].verdict != Verdict::Holds);
    has_run_out |= result->results[1].reason == "memory ran out";
  });
  CHECK(has_run_out);
}

TEST_CASE("a violation counts, also if memory runs out while it is told") {
  Options options = peterson({"tso"});
  options.all = true;
  options.robust = true;
  options.observed = {"Peterson.counter"};
  for (const FenceMethod method : {FenceMethod::Off, FenceMethod::MinCut}) {
    options.fences = method;
    with_less_memory(options, 0, [&](const std::optional<Result>& result) {
      if (!result || result->results.empty()) return;
      const ModelResult& model = result->results[0];
      CHECK((model.verdict == Verdict::Violated) == !model.violations.empty());
      CHECK(model.verdict != Verdict::Holds);
      if (model.fences) CHECK(is_settled(*model.fences));
    });
  }
}

TEST_CASE("memory that has run out leaves nothing behind that could be wrong") {
  const Options options = peterson({"dotnet", "tso", "sc"});
  with_less_memory(options, 0, [&](const std::optional<Result>& result) {
    if (!result || result->results.empty()) return;
    CHECK(result->results[0].verdict != Verdict::Holds);
    CHECK(result->results[1].verdict != Verdict::Holds);
    CHECK(result->results[2].verdict != Verdict::Violated);
  });
}
