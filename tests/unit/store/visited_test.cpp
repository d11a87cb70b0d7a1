// Tests what src/store/visited.hpp says of every store.
#include "store/visited.hpp"

#include <doctest/doctest.h>

#include <deque>
#include <memory>

#include "random_vectors.hpp"
#include "store/bitstate.hpp"
#include "store/hash_compact.hpp"
#include "store/states.hpp"

using namespace mmcheck::store;    // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::uint64_t large = 1U << 24;  // so much that a bit array omits nothing of these tests

std::vector<std::unique_ptr<Visited>> all_stores() {
  std::vector<std::unique_ptr<Visited>> stores;
  stores.push_back(std::make_unique<States>());
  stores.push_back(std::make_unique<HashCompact>());
  stores.push_back(std::make_unique<Bitstate>(large));
  return stores;
}

Vector loaded(Visited& store, std::uint32_t number) {
  Vector state;
  store.load(number, state);
  return state;
}

/// The states that a search would meet: each time the first or the last that waits is taken, and
/// others are made of it, in one of the three ways.
void search(Visited& store, bool is_breadth_first) {
  RandomVectors random(4);
  SetOfVectors expected(&is_less);
  std::deque<std::uint32_t> frontier;
  Vector last;
  const auto note = [&](const Vector& state, bool is_new) {
    REQUIRE(expected.insert(state).second == is_new);
    if (!is_new) return;
    frontier.push_back(static_cast<std::uint32_t>(expected.size()));
    last = state;
  };
  const auto expect = [&](const Vector& state, bool is_new) {
    note(state, is_new);
    REQUIRE(store.size() == expected.size());
    if (is_new) REQUIRE(loaded(store, store.size()) == state);
  };
  for (int i = 0; i < 20; ++i) {
    const Vector state = random.vector();
    expect(state, store.add(state));
  }
  for (int i = 0; i < 2000 && !frontier.empty(); ++i) {
    const std::uint32_t number = is_breadth_first ? frontier.front() : frontier.back();
    is_breadth_first ? frontier.pop_front() : frontier.pop_back();
    const Vector from = loaded(store, number);
    REQUIRE(expected.contains(from));
    store.forget(number);
    std::vector<std::vector<Replacement>> changes(3);
    for (auto& one : changes) one = random.changes(from);
    changes.push_back(changes.front());  // not new a second time
    std::vector<bool> is_new;
    for (const auto& one : changes) store.propose(number, from, one);
    store.add_proposed(is_new);
    REQUIRE(is_new.size() == changes.size());
    for (std::size_t k = 0; k < changes.size(); ++k) note(changed(from, changes[k]), is_new[k]);
    REQUIRE(store.size() == expected.size());
    if (is_new != std::vector<bool>(changes.size())) REQUIRE(loaded(store, store.size()) == last);
    for (const auto& one : changes) {
      REQUIRE(!store.add(changed(from, one)));
    }
    const Vector other = random.vector();
    expect(other, store.add(other));
    REQUIRE(!store.add(other));
  }
}

}  // namespace

TEST_CASE("a state is new once, however it is put in") {
  for (const bool is_breadth_first : {true, false}) {
    for (const auto& store : all_stores()) search(*store, is_breadth_first);
  }
}

TEST_CASE("states with the same components in lists of other lengths are others") {
  const Vector states[] = {{{1, 2}, {3}, {4}},     {{1, 2}, {3, 4}, {}}, {{1, 2}, {}, {3, 4}},
                           {{1, 2, 3, 4}, {}, {}}, {{1, 2}, {}, {}},     {{1, 2}, {0, 3}, {4}},
                           {{1, 2}, {}, {0, 3}},   {{1, 2}, {3}, {0, 4}}};
  for (const auto& store : all_stores()) {
    for (const Vector& state : states) CHECK(store->add(state));
    for (const Vector& state : states) CHECK(!store->add(state));
  }
}

TEST_CASE("a state is the same whether none is at the end of its lists or nothing") {
  const Vector state{{1, 2}, {3}, {4}};
  for (const auto& store : all_stores()) {
    CHECK(store->add(state));
    const Replacement nothing[] = {{List::Statics, 1, 0}, {List::Objects, 7, 0}};
    const Replacement something[] = {{List::Statics, 0, 0}};
    store->propose(1, state, nothing);
    store->propose(1, state, something);
    std::vector<bool> is_new;
    store->add_proposed(is_new);
    CHECK(is_new == std::vector<bool>{false, true});
    CHECK(loaded(*store, 2) == Vector{{1, 2}, {}, {4}});
  }
}

TEST_CASE("what is forgotten takes no more memory than its hash") {
  HashCompact compact;
  Bitstate bits(1024);
  for (Visited* store : {static_cast<Visited*>(&compact), static_cast<Visited*>(&bits)}) {
    const std::uint64_t before = store->bytes();
    const Vector state{std::vector<Component>(200, 1), {}, {}};
    CHECK(store->add(state));
    CHECK(store->bytes() >= before + 200 * sizeof(Component));
    store->forget(1);
    CHECK(store->bytes() == before);
    CHECK(!store->add(state));
  }
}
