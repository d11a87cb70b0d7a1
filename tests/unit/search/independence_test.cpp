// Tests src/search/reduction/independence: which threads move in a state, and when that was not
// enough.
#include "search/reduction/independence.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

using Kind = vm::Access::Kind;

vm::Access access(Kind kind, std::uint32_t object) {
  vm::Access made{kind};
  made.to = {vm::Pointer::Kind::Object, object, 0};
  return made;
}

Candidature candidate(std::uint8_t thread, std::vector<vm::Access> accesses) {
  Candidature one;
  one.thread = thread;
  one.can_move = true;
  one.accesses = std::move(accesses);
  return one;
}

ThreadSet threads(std::initializer_list<std::size_t> numbers) {
  ThreadSet set;
  for (const std::size_t number : numbers) set.set(number);
  return set;
}

/// A state that the only step of a thread leads to, with the same objects.
Independence::Named step_to_new(Independence& independence, std::uint32_t from, std::uint8_t thread,
                                std::uint32_t to, const vm::Access& made) {
  const Trail trail{{{thread, made}}, {1, 2}};
  const auto named = independence.name(from, thread, trail);
  independence.add_state(named);
  independence.add_step(from, thread, to, named);
  return named;
}

}  // namespace

TEST_CASE("a thread moves alone where the others are about to do something else") {
  Independence independence;
  independence.add_first(2);
  CHECK(independence.choose(1, {candidate(0, {access(Kind::Write, 1)}),
                                candidate(1, {access(Kind::Write, 2)})}) == threads({0}));
}

TEST_CASE("threads that conflict move both, those that only read need not") {
  for (const Kind kind : {Kind::Write, Kind::Atomic, Kind::Lock}) {
    Independence independence;
    independence.add_first(2);
    CHECK(independence.choose(1, {candidate(0, {access(kind, 1)}),
                                  candidate(1, {access(kind, 1)})}) == threads({0, 1}));
  }
  Independence independence;
  independence.add_first(2);
  CHECK(independence.choose(1, {candidate(0, {access(Kind::Read, 1)}),
                                candidate(1, {access(Kind::Read, 1)})}) == threads({0}));
}

TEST_CASE("for a thread that cannot move the one moves that it waits for, or all do") {
  std::vector<Candidature> candidates{
      candidate(0, {access(Kind::Lock, 1)}), candidate(1, {access(Kind::Lock, 1)}),
      candidate(2, {access(Kind::Lock, 2)}), candidate(3, {access(Kind::Lock, 2)})};
  candidates[0].can_move = false;
  candidates[0].waits_for = 2;
  candidates[3].needs_all = true;
  Independence independence;
  independence.add_first(2);
  CHECK(independence.choose(1, candidates) == threads({1, 2, 3}));
  candidates[3] = candidate(3, {});
  candidates[2] = candidate(2, {access(Kind::Lock, 2)});
  Independence another;
  another.add_first(2);
  CHECK(another.choose(1, candidates) == threads({2}));
  candidates[2].accesses = {access(Kind::Read, 1), access(Kind::Lock, 1)};
  candidates[3].accesses = {access(Kind::Lock, 1)};
  Independence third;
  third.add_first(2);
  CHECK(third.choose(1, candidates) == threads({1, 2, 3}));
}

TEST_CASE("who needs all moves with all, or not at all") {
  Independence independence;
  independence.add_first(2);
  std::vector<Candidature> candidates{candidate(0, {}), candidate(1, {}), candidate(2, {})};
  candidates[0].needs_all = true;
  CHECK(independence.choose(1, candidates) == threads({1}));
  candidates[1].needs_all = candidates[2].needs_all = true;
  Independence another;
  another.add_first(2);
  CHECK(another.choose(1, candidates) == threads({0, 1, 2}));
}

TEST_CASE("a thread that comes to the same memory later is added") {
  Independence independence;
  independence.add_first(2);
  const vm::Access first = access(Kind::Write, 1);
  const vm::Access second = access(Kind::Write, 2);
  CHECK(independence.choose(1, {candidate(0, {first}), candidate(1, {second})}) == threads({0}));
  step_to_new(independence, 1, 0, 2, first);
  CHECK(independence.choose(2, {candidate(1, {second})}) == threads({1}));
  step_to_new(independence, 2, 1, 3, second);
  CHECK(independence.incomplete().empty());
  CHECK(independence.choose(3, {candidate(1, {first})}) == threads({1}));
  step_to_new(independence, 3, 1, 4, first);
  CHECK(independence.choose(4, {}) == threads({}));
  CHECK(independence.incomplete() == std::vector<std::uint32_t>{1});
  CHECK(independence.choose(1, {}) == threads({1}));
}

TEST_CASE("some state of a cycle is expanded by all") {
  Independence independence;
  independence.add_first(2);
  const vm::Access read = access(Kind::Read, 1);
  const vm::Access other = access(Kind::Read, 2);
  CHECK(independence.choose(1, {candidate(0, {read}), candidate(1, {other})}) == threads({0}));
  const auto named = independence.name(1, 0, {{{0, read}}, {1, 2}});
  independence.meet(1, named);
  independence.add_step(1, 0, 1, named);
  CHECK(independence.incomplete() == std::vector<std::uint32_t>{1});
  CHECK(independence.choose(1, {}) == threads({1}));
}

TEST_CASE("names that an object has on two ways to a state are one") {
  Independence independence;
  independence.add_first(2);
  CHECK(independence.choose(1, {candidate(0, {})}) == threads({0}));
  // On each way another thread makes the third object.
  independence.add_state(independence.name(1, 0, {{}, {1, 2, 0}}));
  independence.add_state(independence.name(1, 1, {{}, {1, 2, 0}}));
  const vm::Access write = access(Kind::Write, 3);
  const auto left = independence.name(2, 0, {{{0, write}}, {1, 2, 3}});
  const auto right = independence.name(3, 0, {{}, {1, 2, 3}});
  CHECK(independence.choose(2, {candidate(0, {write}), candidate(1, {})}) == threads({0}));
  independence.add_state(right);
  independence.add_step(3, 0, 4, right);
  CHECK(independence.choose(4, {candidate(1, {write})}) == threads({1}));
  independence.add_step(2, 0, 4, left);
  CHECK(independence.incomplete().empty());
  independence.meet(4, left);
  CHECK(independence.incomplete() == std::vector<std::uint32_t>{2});
}
