// A minimum cut is found by a maximum flow, LEMON's push-relabel algorithm. To be known of it:
// - run() has a second phase that makes a flow of the preflow: it takes time and changes no cut;
// - it finds the nodes' distances to the sink once, and is slow when the levels have strayed far
//   from them, so it is interrupted now and then to find them again (elevator.hpp);
// - it knows no infinity, and where a very large capacity is added to another it overflows and is
//   wrong without saying so: one more than all finite capacities together is enough;
// - if source and sink are the same it says 0: that is settled before.
#include "mincut/mincut.hpp"

#include <lemon/preflow.h>
#include <lemon/static_graph.h>

#include <cassert>
#include <chrono>
#include <utility>

#include "mincut/contract.hpp"
#include "mincut/elevator.hpp"

namespace mmcheck::mincut {
namespace {

/// What LEMON takes for a map from arcs to capacities.
class Capacities {
 public:
  using Key = lemon::StaticDigraph::Arc;
  using Value = std::int64_t;

  explicit Capacities(const Contracted& graph) {
    const Value infinity = static_cast<Value>(graph.finite_sum) + 1;
    values_.reserve(graph.edges.size());
    for (const Edge& edge : graph.edges) {
      values_.push_back(edge.capacity == infinite ? infinity : static_cast<Value>(edge.capacity));
    }
  }

  Value operator[](Key arc) const {
    return values_[static_cast<std::size_t>(lemon::StaticDigraph::index(arc))];
  }

 private:
  std::vector<Value> values_;
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

using Levels = Elevator<lemon::StaticDigraph>;
using Flow = lemon::Preflow<lemon::StaticDigraph, Capacities>::SetElevator<Levels>::Create;

struct Sides {
  std::uint64_t value = 0;
  std::vector<bool> is_of_source;  // for each node
};

Sides separate(const Contracted& graph, const std::function<void()>& now_and_then) {
  lemon::StaticDigraph digraph;
  build(graph, digraph);
  const Capacities capacities(graph);
  Flow flow(digraph, capacities, digraph.node(Contracted::source), digraph.node(Contracted::sink));
  Levels levels(digraph, digraph.nodeNum());
  flow.elevator(levels);
  flow.init();
  for (flow.startFirstPhase(); levels.is_tired(); flow.startFirstPhase()) {
    if (now_and_then) now_and_then();
    const bool is_preflow = flow.init(flow.flowMap());
    assert(is_preflow);
  }
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

std::optional<Cut> minimum_cut(const Graph& graph, const std::function<void()>& now_and_then) {
  const std::optional<Contracted> contracted = contract(graph);
  if (!contracted) return std::nullopt;
  const auto start = std::chrono::steady_clock::now();
  const Sides sides = separate(*contracted, now_and_then);
  Cut cut{sides.value, {}, seconds_since(start)};
  cut.edges = crossing(graph, *contracted, sides.is_of_source);
  check(graph, cut);
  return cut;
}

}  // namespace mmcheck::mincut
