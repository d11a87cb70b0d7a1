// The initial state is the source and what violates the sink; solid edges cannot be cut. White
// states, those that solid edges alone lead to, need no search of their own: contracting the graph
// makes them one with the source.
//
// Barriers at the labels of the cut's edges are enough. They only forbid steps, so every run of the
// program with them is a path of this graph; and they forbid at least the edges of the cut, one of
// which every path to a violation has. That needs a graph with all paths: of a reduced one, or the
// part up to the first violation, a cut proves nothing. They need not be the fewest: one barrier
// forbids edges of several labels, and a cut counts edges.
#include "fence/paper_cut.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "base/check.hpp"
#include "mincut/mincut.hpp"

namespace mmcheck::fence {
namespace {

using search::Graph;

/// How many dashed edges each label has.
std::vector<std::uint64_t> sizes_of(const Graph& graph) {
  std::vector<std::uint64_t> sizes(graph.labels);
  for (const Graph::Edge& edge : graph.edges) {
    if (!edge.is_dashed) continue;
    base::check(edge.label < graph.labels, "a dashed edge has a label");
    ++sizes[edge.label];
  }
  return sizes;
}

/// What the edges of a label have together: a multiple of all sizes, so that each can be divided.
/// Where that is too large for the labels' sum, the largest that is not, and dividing rounds down,
/// by less than one in two to the thirtieth. Any capacities that are not 0 make a cut whose labels
/// are enough: what is rounded could at worst make another of nearly the same value look cheaper.
std::uint64_t scale_for(const std::vector<std::uint64_t>& sizes) {
  constexpr std::uint64_t largest_sum = (std::uint64_t{1} << 62) - 1;
  const auto has_edges = [](std::uint64_t size) { return size > 0; };
  const auto labels =
      static_cast<std::uint64_t>(std::count_if(sizes.begin(), sizes.end(), has_edges));
  const std::uint64_t largest = largest_sum / std::max<std::uint64_t>(labels, 1);
  std::uint64_t scale = 1;
  for (const std::uint64_t size : sizes) {
    if (size == 0) continue;
    const std::uint64_t factor = size / std::gcd(scale, size);
    if (factor > largest / scale) return largest;
    scale *= factor;
  }
  return scale;
}

/// The same graph as one of capacities. `capacities` has one for the dashed edges of each label.
mincut::Graph weigh(const Graph& graph, const std::vector<std::uint64_t>& capacities) {
  base::check(graph.states < std::numeric_limits<std::uint32_t>::max(), "states have numbers");
  mincut::Graph result{graph.states + 1, graph.initial, Graph::violation, {}};
  result.edges.reserve(graph.edges.size());
  for (const Graph::Edge& edge : graph.edges) {
    const std::uint64_t capacity = edge.is_dashed ? capacities[edge.label] : mincut::infinite;
    result.edges.push_back({edge.from, edge.to, capacity});
  }
  return result;
}

std::vector<std::uint32_t> labels_of(const std::vector<std::uint32_t>& edges, const Graph& graph) {
  std::vector<std::uint32_t> labels;
  labels.reserve(edges.size());
  for (const std::uint32_t edge : edges) labels.push_back(graph.edges[edge].label);
  std::sort(labels.begin(), labels.end());
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
  return labels;
}

}  // namespace

std::optional<PaperCut> paper_cut(const Graph& graph, Formulation formulation,
                                  const base::NowAndThen& now_and_then) {
  const std::vector<std::uint64_t> sizes = sizes_of(graph);
  std::uint64_t scale = 1;
  std::vector<std::uint64_t> capacities(sizes.size(), 1);
  if (formulation == Formulation::Modified) {
    scale = scale_for(sizes);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      capacities[i] = scale / std::max<std::uint64_t>(sizes[i], 1);
    }
  }
  const std::optional<mincut::Cut> cut =
      mincut::minimum_cut(weigh(graph, capacities), now_and_then);
  if (!cut) return std::nullopt;
  return PaperCut{cut->value, scale, labels_of(cut->edges, graph), cut->seconds};
}

}  // namespace mmcheck::fence
