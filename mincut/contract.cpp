// Contracting is sound because a cut of finite value never separates what an infinite edge joins:
// what infinite edges reach from the source is on the source's side of all of them, and what
// reaches the sink by infinite edges on the sink's. An edge that is on no path between the two need
// never be cut. Of a state graph little is left, and the flow, which may take quadratic time, sees
// nothing else.
#include "mincut/contract.hpp"

#include <cassert>
#include <stdexcept>
#include <utility>

namespace mmcheck::mincut {
namespace {

constexpr std::uint64_t largest_sum = (std::uint64_t{1} << 62) - 1;
constexpr std::uint32_t most_items = (1U << 31) - 1;

void require(bool holds, const char* what) {
  if (!holds) throw std::overflow_error(what);
}

/// For each node the ends of its edges, in one direction.
class Neighbours {
 public:
  struct Step {
    std::uint32_t node : 31;
    std::uint32_t is_infinite : 1;
  };

  Neighbours(const Graph& graph, std::uint32_t Edge::*here, std::uint32_t Edge::*there)
      : ends_(graph.nodes + std::size_t{1}), steps_(graph.edges.size()) {
    for (const Edge& edge : graph.edges) {
      assert(edge.*here < graph.nodes);
      ++ends_[edge.*here];
    }
    std::uint32_t end = 0;
    for (std::uint32_t& count : ends_) count = end += count;
    // Filled from behind, so that each end becomes the beginning.
    for (const Edge& edge : graph.edges) {
      steps_[--ends_[edge.*here]] = {edge.*there & most_items, edge.capacity == infinite};
    }
  }

  const Step* begin(std::uint32_t node) const { return steps_.data() + ends_[node]; }
  const Step* end(std::uint32_t node) const { return steps_.data() + ends_[node + 1]; }

 private:
  std::vector<std::uint32_t> ends_;
  std::vector<Step> steps_;
};

enum Mark : std::uint8_t { of_source = 1, of_sink = 2, after_source = 4, before_sink = 8 };

/// Marks what can be reached from `nodes` without entering what is marked `avoided`; all of it.
std::vector<std::uint32_t> spread(const Neighbours& neighbours, std::vector<std::uint8_t>& marks,
                                  std::vector<std::uint32_t> nodes, Mark mark, bool only_infinite,
                                  std::uint8_t avoided) {
  for (const std::uint32_t node : nodes) marks[node] |= mark;
  for (std::size_t next = 0; next < nodes.size(); ++next) {
    const std::uint32_t from = nodes[next];
    for (auto step = neighbours.begin(from); step != neighbours.end(from); ++step) {
      const bool is_taken = !only_infinite || step->is_infinite;
      if (!is_taken || (marks[step->node] & (mark | avoided)) != 0) continue;
      marks[step->node] |= mark;
      nodes.push_back(step->node);
    }
  }
  return nodes;
}

std::vector<std::uint8_t> mark(const Graph& graph) {
  std::vector<std::uint8_t> marks(graph.nodes);
  const Neighbours after(graph, &Edge::from, &Edge::to);
  std::vector<std::uint32_t> nodes = spread(after, marks, {graph.source}, of_source, true, 0);
  if ((marks[graph.sink] & of_source) != 0) return marks;
  const Neighbours before(graph, &Edge::to, &Edge::from);
  std::vector<std::uint32_t> last = spread(before, marks, {graph.sink}, of_sink, true, 0);
  spread(after, marks, std::move(nodes), after_source, false, of_sink);
  spread(before, marks, std::move(last), before_sink, false, of_source);
  return marks;
}

void number(const std::vector<std::uint8_t>& marks, Contracted& result) {
  result.node_of.reserve(marks.size());
  for (const std::uint8_t mark : marks) {
    std::uint32_t number = Contracted::outside;
    if ((mark & of_source) != 0) {
      number = Contracted::source;
    } else if ((mark & of_sink) != 0) {
      number = Contracted::sink;
    } else if ((mark & after_source) != 0 && (mark & before_sink) != 0) {
      number = result.nodes++;
    }
    result.node_of.push_back(number);
  }
}

/// No loops, nothing outside, nothing back into the source or on from the sink.
bool is_between(const Edge& edge) {
  return edge.from != edge.to && edge.from != Contracted::outside &&
         edge.from != Contracted::sink && edge.to != Contracted::outside &&
         edge.to != Contracted::source;
}

/// The edges that matter, with the new numbers.
std::vector<Edge> translate(const Graph& graph, Contracted& result) {
  std::vector<Edge> edges;
  for (const Edge& old : graph.edges) {
    const Edge edge = {result.node_of[old.from], result.node_of[old.to], old.capacity};
    if (!is_between(edge)) continue;
    edges.push_back(edge);
    if (edge.capacity == infinite) continue;
    require(edge.capacity <= largest_sum - result.finite_sum,
            "the capacities of a graph are too large");
    result.finite_sum += edge.capacity;
  }
  return edges;
}

std::vector<Edge> sort_by_from(const std::vector<Edge>& edges, std::uint32_t nodes) {
  std::vector<std::uint32_t> places(nodes + std::size_t{1});
  for (const Edge& edge : edges) ++places[edge.from + 1];
  for (std::size_t i = 1; i < places.size(); ++i) places[i] += places[i - 1];
  std::vector<Edge> sorted(edges.size());
  for (const Edge& edge : edges) sorted[places[edge.from]++] = edge;
  return sorted;
}

std::uint64_t sum(std::uint64_t left, std::uint64_t right) {
  return left == infinite || right == infinite ? infinite : left + right;
}

/// Parallel edges become one. They are sorted by `from`.
void merge_parallel(std::vector<Edge>& edges, std::uint32_t nodes) {
  std::vector<std::uint32_t> place_of(
      nodes);  // of the last edge to a node, where that is of this group
  std::uint32_t size = 0;
  std::uint32_t group = 0;  // where it begins: the edges that come from one node
  for (const Edge& edge : edges) {
    if (size > 0 && edges[size - 1].from != edge.from) group = size;
    std::uint32_t& place = place_of[edge.to];
    const bool is_known = place >= group && place < size && edges[place].to == edge.to;
    if (is_known) {
      edges[place].capacity = sum(edges[place].capacity, edge.capacity);
    } else {
      place = size;
      edges[size++] = edge;
    }
  }
  edges.resize(size);
}

}  // namespace

std::optional<Contracted> contract(const Graph& graph) {
  assert(graph.source < graph.nodes && graph.sink < graph.nodes);
  require(graph.nodes <= most_items && graph.edges.size() <= most_items, "a graph is too large");
  const std::vector<std::uint8_t> marks = mark(graph);
  if ((marks[graph.sink] & of_source) != 0) return std::nullopt;
  Contracted result;
  number(marks, result);
  result.edges = sort_by_from(translate(graph, result), result.nodes);
  merge_parallel(result.edges, result.nodes);
  return result;
}

}  // namespace mmcheck::mincut
