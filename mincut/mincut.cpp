// A minimum cut is found by a maximum flow, LEMON's push-relabel algorithm. What one has to know of
// it:
// - its run() goes on to turn the preflow into a flow, which takes longer and changes no cut;
// - it knows no infinity, and where a very large capacity is added to another it overflows and is
// wrong
//   without saying so. One more than all finite capacities together is enough;
// - if source and sink are the same it says 0. That is settled before.
#include "mincut/mincut.hpp"

#include <lemon/preflow.h>
#include <lemon/static_graph.h>

#include <cassert>
#include <chrono>
#include <utility>

#include "mincut/contract.hpp"

namespace mmcheck::mincut {
namespace {

/// What LEMON takes for a map from arcs to capacities.
class Capacities {
 public:
  using Key = lemon::StaticDigraph::Arc;
  using Value = std::int64_t;

  explicit Capacities(const Contracted& graph)
      : edges_(graph.edges), infinity_(static_cast<Value>(graph.finite_sum) + 1) {}

  Value operator[](Key arc) const {
    const std::uint64_t capacity =
        edges_[static_cast<std::size_t>(lemon::StaticDigraph::index(arc))].capacity;
    return capacity == infinite ? infinity_ : static_cast<Value>(capacity);
  }

 private:
  const std::vector<Edge>& edges_;
  Value infinity_;
};

/// The same nodes and edges, with the same numbers.
void build(const Contracted& graph, lemon::StaticDigraph& result) {
  std::vector<std::pair<int, int>> arcs;
  arcs.reserve(graph.edges.size());
  for (const Edge& edge : graph.edges) {
    arcs.emplace_back(static_cast<int>(edge.from), static_cast<int>(edge.to));
  }
  result.build(static_cast<int>(graph.nodes), arcs.begin(), arcs.end());
}

struct Sides {
  std::uint64_t value = 0;
  std::vector<bool> is_of_source;  // for each node
};

Sides separate(const Contracted& graph) {
  lemon::StaticDigraph digraph;
  build(graph, digraph);
  const Capacities capacities(graph);
  lemon::Preflow<lemon::StaticDigraph, Capacities> flow(
      digraph, capacities, digraph.node(Contracted::source), digraph.node(Contracted::sink));
  flow.runMinCut();
  Sides sides{static_cast<std::uint64_t>(flow.flowValue()), {}};
  for (std::uint32_t i = 0; i < graph.nodes; ++i) {
    sides.is_of_source.push_back(flow.minCut(digraph.node(static_cast<int>(i))));
  }
  return sides;
}

/// The graph's own edges from one side to the other.
std::vector<std::uint32_t> crossing(const Graph& graph, const Contracted& contracted,
                                    const std::vector<bool>& is_of_source) {
  std::vector<std::uint32_t> result;
  for (std::uint32_t i = 0; i < graph.edges.size(); ++i) {
    const std::uint32_t from = contracted.node_of[graph.edges[i].from];
    const std::uint32_t to = contracted.node_of[graph.edges[i].to];
    if (from == Contracted::outside || to == Contracted::outside) continue;
    if (is_of_source[from] && !is_of_source[to]) result.push_back(i);
  }
  return result;
}

/// Maximum flow and minimum cut are the same number: what LEMON says proves itself.
void check(const Graph& graph, const Cut& cut) {
  std::uint64_t value = 0;
  for (const std::uint32_t edge : cut.edges) {
    assert(graph.edges[edge].capacity != infinite);
    value += graph.edges[edge].capacity;
  }
  assert(value == cut.value);
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

std::optional<Cut> minimum_cut(const Graph& graph) {
  const std::optional<Contracted> contracted = contract(graph);
  if (!contracted) return std::nullopt;
  const auto start = std::chrono::steady_clock::now();
  const Sides sides = separate(*contracted);
  Cut cut{sides.value, {}, seconds_since(start)};
  cut.edges = crossing(graph, *contracted, sides.is_of_source);
  check(graph, cut);
  return cut;
}

}  // namespace mmcheck::mincut
