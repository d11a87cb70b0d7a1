// Tests mincut/mincut.cpp, and with it mincut/contract.cpp.
#include "mincut/mincut.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <utility>

using namespace mmcheck::mincut;  // NOLINT(google-build-using-namespace)

namespace {

bool is_in(std::uint32_t set, std::uint32_t node) { return (set >> node & 1) != 0; }

std::uint64_t sum(std::uint64_t left, std::uint64_t right) {
  return left == infinite || right == infinite ? infinite : left + right;
}

std::uint64_t capacity_out_of(std::uint32_t set, const Graph& graph) {
  std::uint64_t value = 0;
  for (const Edge& edge : graph.edges) {
    if (is_in(set, edge.from) && !is_in(set, edge.to)) value = sum(value, edge.capacity);
  }
  return value;
}

/// By trying all sets of nodes that have the source and not the sink.
std::uint64_t least_cut(const Graph& graph) {
  std::uint64_t least = infinite;
  for (std::uint32_t set = 0; set < 1U << graph.nodes; ++set) {
    if (!is_in(set, graph.source) || is_in(set, graph.sink)) continue;
    least = std::min(least, capacity_out_of(set, graph));
  }
  return least;
}

bool is_sink_reached_without(const std::vector<std::uint32_t>& cut, const Graph& graph) {
  std::uint32_t reached = 1U << graph.source;
  for (std::uint32_t before = 0; before != reached;) {
    before = reached;
    for (std::uint32_t i = 0; i < graph.edges.size(); ++i) {
      if (std::binary_search(cut.begin(), cut.end(), i)) continue;
      if (is_in(reached, graph.edges[i].from)) reached |= 1U << graph.edges[i].to;
    }
  }
  return is_in(reached, graph.sink);
}

void check_cut(const Graph& graph) {
  const std::optional<Cut> cut = minimum_cut(graph);
  const std::uint64_t least = least_cut(graph);
  REQUIRE(cut.has_value() == (least != infinite));
  if (!cut) return;
  REQUIRE(cut->value == least);
  std::uint64_t value = 0;
  for (const std::uint32_t edge : cut->edges) value = sum(value, graph.edges[edge].capacity);
  REQUIRE(value == least);
  REQUIRE(std::is_sorted(cut->edges.begin(), cut->edges.end()));
  REQUIRE(!is_sink_reached_without(cut->edges, graph));
}

class RandomGraphs {
 public:
  /// Some capacities are 0, and of a hundred so many are infinite.
  Graph graph(std::uint32_t nodes, std::uint32_t edges, std::uint32_t infinite_share) {
    Graph graph{nodes, below(nodes), below(nodes), {}};
    for (std::uint32_t i = 0; i < edges; ++i) {
      const std::uint64_t capacity = below(100) < infinite_share ? infinite : below(5);
      graph.edges.push_back({below(nodes), below(nodes), capacity});
    }
    return graph;
  }

  std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }

 private:
  std::mt19937 engine_{1};
};

/// States in layers and colours: edges inside of a colour are infinite, those to the next are not.
Graph layered_graph(RandomGraphs& random, std::uint32_t layers, std::uint32_t width,
                    std::uint32_t colours) {
  const std::uint32_t sink = layers * width * colours;
  Graph graph{sink + 1, 0, sink, {}};
  for (std::uint32_t from = 0; from < sink; ++from) {
    const std::uint32_t colour = from / width % colours;
    const bool is_last = from / width / colours + 1 == layers;
    const auto next = [&](std::uint32_t to_colour) {
      const std::uint32_t layer = from / width / colours + 1;
      return (layer * colours + to_colour) * width + random.below(width);
    };
    if (is_last && colour + 1 == colours) graph.edges.push_back({from, sink});
    if (is_last) continue;
    graph.edges.push_back({from, next(colour)});
    graph.edges.push_back({from, next(colour)});
    if (colour + 1 < colours) graph.edges.push_back({from, next(colour + 1), 1 + random.below(60)});
  }
  return graph;
}

Graph reversed(Graph graph) {
  std::swap(graph.source, graph.sink);
  for (Edge& edge : graph.edges) std::swap(edge.from, edge.to);
  return graph;
}

}  // namespace

TEST_CASE("the cheapest edge of a path is cut") {
  const std::optional<Cut> cut = minimum_cut({4, 0, 3, {{0, 1, 3}, {1, 2, 2}, {2, 3, 4}}});
  REQUIRE(cut);
  CHECK(cut->value == 2);
  CHECK(cut->edges == std::vector<std::uint32_t>{1});
}

TEST_CASE("of parallel edges all are cut, and named") {
  const std::optional<Cut> cut = minimum_cut({3, 0, 2, {{0, 1, 1}, {1, 2}, {0, 1, 5}, {0, 1, 1}}});
  REQUIRE(cut);
  CHECK(cut->value == 7);
  CHECK(cut->edges == std::vector<std::uint32_t>{0, 2, 3});
}

TEST_CASE("nothing need be cut where no path leads to the sink") {
  for (const Graph& graph : {Graph{2, 0, 1, {}}, Graph{3, 0, 2, {{0, 1}, {2, 1}, {2, 0, 7}}}}) {
    const std::optional<Cut> cut = minimum_cut(graph);
    REQUIRE(cut);
    CHECK(cut->value == 0);
    CHECK(cut->edges.empty());
  }
}

TEST_CASE("there is no cut between a node and itself") {
  CHECK(!minimum_cut({1, 0, 0, {}}));
  CHECK(!minimum_cut({2, 1, 1, {{0, 1, 1}}}));
}

TEST_CASE("there is no cut where infinite edges lead from the source to the sink") {
  CHECK(!minimum_cut({3, 0, 2, {{0, 1}, {0, 2, 1}, {1, 2}}}));
}

TEST_CASE("many infinite edges that meet are still infinite") {
  // 1 and 2 can only be cut off together with all that they lead to.
  Graph graph{12, 0, 11, {{0, 1, 10}, {0, 2, 10}}};
  for (std::uint32_t i = 3; i < 11; ++i) {
    graph.edges.push_back({1, i});
    graph.edges.push_back({2, i});
    graph.edges.push_back({i, 11, 3});
  }
  const std::optional<Cut> cut = minimum_cut(graph);
  REQUIRE(cut);
  CHECK(cut->value == 20);
  CHECK(cut->edges == std::vector<std::uint32_t>{0, 1});
}

TEST_CASE("capacities may be large, but not so large that their sum is in danger") {
  constexpr std::uint64_t large = std::uint64_t{1} << 61;
  const Graph graph{3, 0, 2, {{0, 1, large}, {1, 2, large - 1}}};
  CHECK(minimum_cut(graph)->value == large - 1);
  CHECK_THROWS_AS(minimum_cut({3, 0, 2, {{0, 1, large}, {1, 2, large}}}), std::overflow_error);
  CHECK_THROWS_AS(minimum_cut({2, 0, 1, {{0, 1, infinite - 1}, {0, 1, 2}}}), std::overflow_error);
}

TEST_CASE("capacities where no path leads do not count") {
  CHECK(minimum_cut({3, 0, 1, {{0, 1, 1}, {0, 2, infinite - 1}}})->value == 1);
}

TEST_CASE("a graph that is too large is refused") {
  CHECK_THROWS_AS(minimum_cut({1U << 31, 0, 1, {}}), std::overflow_error);
}

TEST_CASE("small random graphs are cut as cheaply as trying everything cuts them") {
  RandomGraphs random;
  for (std::uint32_t i = 0; i < 30'000; ++i) {
    const std::uint32_t nodes = 1 + random.below(8);
    const Graph graph = random.graph(nodes, random.below(4 * nodes), 10 * random.below(8));
    CAPTURE(i);
    check_cut(graph);
  }
}

TEST_CASE("a graph of many layers has the same cut from both ends") {
  // So many that the levels are found anew while the flow is sought.
  RandomGraphs random;
  for (std::uint32_t i = 0; i < 20; ++i) {
    const Graph graph = layered_graph(random, 40, 5, 6);
    const std::optional<Cut> cut = minimum_cut(graph);
    REQUIRE(cut);
    CHECK(cut->value > 0);
    CHECK(cut->value == minimum_cut(reversed(graph))->value);
  }
}
