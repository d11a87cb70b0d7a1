#include "search/verdicts/cycles.hpp"

#include <algorithm>
#include <utility>

namespace mmcheck::search {
namespace {

constexpr std::uint32_t none = 0xffffffff;

/// R. Tarjan, "Depth-first search and linear graph algorithms", without recursion.
class Components {
 public:
  explicit Components(const StepGraph& graph)
      : graph_(graph), order_(graph.size(), none), low_(graph.size()), is_open_(graph.size()) {}

  std::vector<std::vector<std::uint32_t>> find() {
    for (std::uint32_t node = 0; node < graph_.size(); ++node) {
      if (order_[node] == none) visit(node);
    }
    return std::move(found_);
  }

 private:
  struct Call {
    std::uint32_t node;
    std::size_t next;  // edge
  };

  void visit(std::uint32_t root) {
    enter(root);
    while (!calls_.empty()) {
      Call& call = calls_.back();
      if (call.next == graph_.begins[call.node + 1]) {
        leave();
        continue;
      }
      const std::uint32_t to = graph_.edges[call.next++].to;
      if (order_[to] == none) {
        enter(to);
      } else if (is_open_[to]) {
        low_[call.node] = std::min(low_[call.node], order_[to]);
      }
    }
  }

  void enter(std::uint32_t node) {
    order_[node] = low_[node] = entered_++;
    is_open_[node] = true;
    open_.push_back(node);
    calls_.push_back({node, graph_.begins[node]});
  }

  void leave() {
    const std::uint32_t node = calls_.back().node;
    calls_.pop_back();
    if (!calls_.empty()) low_[calls_.back().node] = std::min(low_[calls_.back().node], low_[node]);
    if (low_[node] != order_[node]) return;
    std::vector<std::uint32_t>& component = found_.emplace_back();
    do {
      component.push_back(open_.back());
      is_open_[open_.back()] = false;
      open_.pop_back();
    } while (component.back() != node);
  }

  const StepGraph& graph_;
  std::vector<std::uint32_t> order_;
  std::vector<std::uint32_t> low_;
  std::vector<bool> is_open_;
  std::vector<std::uint32_t> open_;
  std::vector<Call> calls_;
  std::vector<std::vector<std::uint32_t>> found_;
  std::uint32_t entered_ = 0;
};

}  // namespace

StepGraph StepGraph::restricted_to(const std::vector<bool>& is_kept) const {
  std::vector<std::uint32_t> renumbered(size());
  std::uint32_t kept = 0;
  for (std::uint32_t node = 0; node < size(); ++node) {
    if (is_kept[node]) renumbered[node] = kept++;
  }
  StepGraph result;
  for (std::uint32_t node = 0; node < size(); ++node) {
    if (!is_kept[node]) continue;
    for (Edge edge : edges_of(node)) {
      if (!is_kept[edge.to]) continue;
      edge.to = renumbered[edge.to];
      result.edges.push_back(edge);
    }
    result.end_node();
  }
  return result;
}

std::vector<std::vector<std::uint32_t>> components_of(const StepGraph& graph) {
  return Components(graph).find();
}

std::vector<std::uint32_t> numbers_of(const std::vector<std::vector<std::uint32_t>>& components,
                                      std::uint32_t nodes) {
  std::vector<std::uint32_t> numbers(nodes);
  for (std::uint32_t i = 0; i < components.size(); ++i) {
    for (const std::uint32_t node : components[i]) numbers[node] = i;
  }
  return numbers;
}

std::vector<bool> leading_to(const StepGraph& graph, std::vector<bool> these) {
  std::vector<std::size_t> begins(graph.size() + 2);
  for (const StepGraph::Edge& edge : graph.edges) ++begins[edge.to + 2];
  for (std::size_t i = 2; i < begins.size(); ++i) begins[i] += begins[i - 1];
  std::vector<std::uint32_t> sources(graph.edges.size());
  for (std::uint32_t node = 0; node < graph.size(); ++node) {
    for (const StepGraph::Edge& edge : graph.edges_of(node)) sources[begins[edge.to + 1]++] = node;
  }
  std::vector<std::uint32_t> waiting;
  for (std::uint32_t node = 0; node < graph.size(); ++node) {
    if (these[node]) waiting.push_back(node);
  }
  while (!waiting.empty()) {
    const std::uint32_t node = waiting.back();
    waiting.pop_back();
    for (std::size_t i = begins[node]; i < begins[node + 1]; ++i) {
      if (these[sources[i]]) continue;
      these[sources[i]] = true;
      waiting.push_back(sources[i]);
    }
  }
  return these;
}

std::vector<Move> shortest_cycle(const StepGraph& graph, std::uint32_t from,
                                 std::span<const std::uint32_t> component) {
  struct Reached {
    std::uint32_t node;
    std::size_t before;  // in the list
    Move move;
  };
  std::vector<std::uint32_t> inside(component.begin(), component.end());
  std::ranges::sort(inside);
  std::vector<bool> is_seen(inside.size());
  std::vector<Reached> reached{{from, 0, {}}};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const StepGraph::Edge& edge : graph.edges_of(reached[i].node)) {
      if (edge.to == from) {
        std::vector<Move> moves{edge.move};
        for (std::size_t at = i; at != 0; at = reached[at].before)
          moves.push_back(reached[at].move);
        std::ranges::reverse(moves);
        return moves;
      }
      const auto place = std::ranges::lower_bound(inside, edge.to);
      if (place == inside.end() || *place != edge.to) continue;
      const auto index = static_cast<std::size_t>(place - inside.begin());
      if (is_seen[index]) continue;
      is_seen[index] = true;
      reached.push_back({edge.to, i, edge.move});
    }
  }
  return {};
}

}  // namespace mmcheck::search
