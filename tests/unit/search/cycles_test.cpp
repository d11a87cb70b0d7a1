// Tests src/search/verdicts/cycles.cpp, ending.cpp and narrowing.cpp.
#include "search/verdicts/cycles.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "search/verdicts/ending.hpp"
#include "search/verdicts/narrowing.hpp"

using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

/// Of each node: where its edges lead to. The thread of an edge's move is where it leads to.
StepGraph graph_of(const std::vector<std::vector<std::uint32_t>>& edges) {
  StepGraph graph;
  for (const auto& of_one : edges) {
    for (const std::uint32_t to : of_one) {
      graph.edges.push_back({to, {static_cast<std::uint8_t>(to), 0}, false, false});
    }
    graph.end_node();
  }
  return graph;
}

using Nodes = std::vector<std::uint32_t>;

}  // namespace

TEST_CASE("components come after what they lead to") {
  auto components = components_of(graph_of({{1}, {2}, {1, 3}, {4}, {3}, {5}}));
  for (Nodes& one : components) std::ranges::sort(one);
  REQUIRE(components.size() == 4);
  CHECK(components[0] == Nodes{3, 4});
  CHECK(components[1] == Nodes{1, 2});
  CHECK(components[2] == Nodes{0});
  CHECK(components[3] == Nodes{5});
  CHECK(numbers_of(components, 6) == Nodes{2, 1, 1, 0, 0, 3});
}

TEST_CASE("a long row of nodes takes no recursion") {
  constexpr std::uint32_t length = 300'000;
  std::vector<Nodes> edges(length);
  for (std::uint32_t i = 0; i + 1 < length; ++i) edges[i] = {i + 1};
  edges[length - 1] = {0};
  CHECK(components_of(graph_of(edges)).size() == 1);
  edges[length - 1].clear();
  CHECK(components_of(graph_of(edges)).size() == length);
}

TEST_CASE("what leads somewhere does so over any number of edges") {
  const StepGraph graph = graph_of({{1, 2}, {0}, {3}, {2}, {0}});
  CHECK(leading_to(graph, {false, true, false, false, false}) ==
        std::vector<bool>{true, true, false, false, true});
}

TEST_CASE("nodes that are left out take their edges with them") {
  const StepGraph graph = graph_of({{1, 2}, {0}, {2, 0}}).restricted_to({true, false, true});
  REQUIRE(graph.size() == 2);
  REQUIRE(graph.edges_of(0).size() == 1);
  CHECK(graph.edges_of(0)[0].to == 1);
  CHECK(graph.edges_of(1).size() == 2);
}

TEST_CASE("the shortest cycle through a node") {
  const StepGraph graph = graph_of({{1, 2}, {3}, {0}, {0}, {4}, {}});
  const auto there = [&](std::uint32_t from, const Nodes& component) {
    Nodes nodes;
    for (const Move& move : shortest_cycle(graph, from, component)) nodes.push_back(move.thread);
    return nodes;
  };
  CHECK(there(0, {0, 1, 2, 3}) == Nodes{2, 0});
  CHECK(there(1, {0, 1, 2, 3}) == Nodes{3, 0, 1});
  CHECK(there(4, {4}) == Nodes{4});
  CHECK(there(5, {5}).empty());
}

TEST_CASE("a state leads to an end if one that was found from it does, or the one kept for it") {
  Ending ending;
  for (int i = 0; i < 8; ++i) ending.add_state();
  for (std::uint32_t state = 1; state <= 7; ++state) ending.begin_steps(state);
  const Nodes parents = {0, 0, 1, 1, 2, 2, 3, 6, 4};
  ending.note_step(1, 2, false);
  ending.note_step(1, 3, false);
  ending.note_step(2, 4, false);
  ending.note_step(2, 5, false);
  ending.note_end(4);  // of what was found from 2 only the last is kept, and this is not it
  ending.note_step(5, 1, true);  // back to where an end is ahead
  ending.note_step(3, 6, false);
  ending.note_step(6, 6, true);   // nowhere else
  ending.note_step(7, 8, false);  // which was not expanded
  const auto left = [&] {
    return ending.without_known_end([&](std::uint32_t state) { return parents[state]; });
  };
  CHECK(ending.has_end());
  CHECK(left() == Nodes{});
  ending.begin_steps(7);  // found from 6, so 6 is another state without an end now
  CHECK(left() == Nodes{3, 6, 7});
  CHECK(ending.expanded() == Nodes{1, 2, 3, 4, 5, 6, 7});
  ending.note_unknown(6);
  CHECK(left() == Nodes{7});
  CHECK(ending.expanded() == Nodes{1, 2, 3, 4, 5, 7});
}

TEST_CASE("an end stays one whatever else is noted of the state") {
  Ending ending;
  for (int i = 0; i < 3; ++i) ending.add_state();
  ending.begin_steps(1);
  ending.note_end(1);
  ending.note_step(1, 2, false);
  ending.begin_steps(2);
  CHECK(ending.without_known_end([](std::uint32_t) { return 0U; }) == Nodes{2});
}

TEST_CASE("of steps to states that were known the one to the youngest is kept") {
  Ending ending;
  for (int i = 0; i < 4; ++i) ending.add_state();
  for (std::uint32_t state = 1; state <= 4; ++state) ending.begin_steps(state);
  ending.note_end(3);
  ending.note_step(4, 1, true);
  ending.note_step(4, 3, true);
  ending.note_step(4, 2, true);
  CHECK(ending.onward(4) == 3);
  CHECK(ending.led_back_to({1, 2, 4}) == Nodes{1, 2});
  CHECK(ending.led_back_to({1, 2, 3}).empty());
  CHECK(ending.led_back_to({}).empty());
  CHECK(ending.without_known_end([](std::uint32_t) { return 0U; }) == Nodes{1, 2});
}

namespace {

/// Of states from 1 on: what is left of all of them, and how many were expanded.
struct Narrowed {
  Nodes left;
  int expanded = 0;
};

/// `onward` and `parents`: by number of the state. Where a state leads to 0, an end is ahead.
Narrowed narrowed(const Nodes& onward, const Nodes& parents, const std::vector<Nodes>& all) {
  Narrowed result;
  KnownSteps known;
  known.onward = [&](std::uint32_t state) { return onward[state]; };
  known.parent = [&](std::uint32_t state) { return parents[state]; };
  known.expand = [&](std::uint32_t state) -> std::optional<Nodes> {
    ++result.expanded;
    if (std::ranges::count(all[state], 0U) != 0) return std::nullopt;
    return all[state];
  };
  Nodes states(onward.size() - 1);
  std::iota(states.begin(), states.end(), 1);
  result.left = without_end(states, known);
  return result;
}

}  // namespace

TEST_CASE("one state that leads out decides about all that lead there") {
  const Narrowed found = narrowed({0, 0, 0, 0, 4}, {0, 0, 1, 2, 3}, {{}, {2}, {3}, {4}, {4, 0}});
  CHECK(found.left.empty());
  CHECK(found.expanded == 1);
}

TEST_CASE("what is never left is left over, and so is what leads only there") {
  // 1 leads to 2 and 3; 2 and 4 to each other; 3 to 4, and out besides.
  const Narrowed found = narrowed({0, 0, 0, 4, 2}, {0, 0, 1, 1, 2}, {{}, {2, 3}, {4}, {4, 0}, {2}});
  CHECK(found.left == Nodes{2, 4});
  const Narrowed closed = narrowed({0, 0, 0, 4, 2}, {0, 0, 1, 1, 2}, {{}, {2, 3}, {4}, {4}, {2}});
  CHECK(closed.left == Nodes{1, 2, 3, 4});
}

TEST_CASE("a state without steps leads nowhere, and others may have kept no step but that to it") {
  const Narrowed found = narrowed({0, 0, 3, 0}, {0, 0, 1, 1}, {{}, {2, 3}, {3, 0}, {}});
  CHECK(found.left == Nodes{3});
}
