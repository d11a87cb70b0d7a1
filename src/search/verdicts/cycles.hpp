// Graphs of states, and their strongly connected components.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/successors/position.hpp"

namespace mmcheck::search {

/// Nodes are numbered from 0 on; the edges of a node lie together.
struct StepGraph {
  struct Edge {
    std::uint32_t to;
    Move move;
    bool is_silent;    // Step::is_silent
    bool is_progress;  // Next::is_progress
  };
  std::vector<Edge> edges;
  std::vector<std::size_t> begins{0};  // where the edges of each node begin; and the end of all

  std::uint32_t size() const { return static_cast<std::uint32_t>(begins.size() - 1); }
  std::span<const Edge> edges_of(std::uint32_t node) const {
    return std::span(edges).subspan(begins[node], begins[node + 1] - begins[node]);
  }
  /// The edges that were added since the last call are those of the next node.
  void end_node() { begins.push_back(edges.size()); }
  /// The graph of the nodes that are kept, which keep their order, and of the edges between them.
  StepGraph restricted_to(const std::vector<bool>& is_kept) const;
};

/// The nodes of each component. A component comes after all that its edges lead to.
std::vector<std::vector<std::uint32_t>> components_of(const StepGraph& graph);

/// For each node the number of its component in that list.
std::vector<std::uint32_t> numbers_of(const std::vector<std::vector<std::uint32_t>>& components,
                                      std::uint32_t nodes);

/// Nodes from which an edge leads to one of these, or to a node from which one does, and so on; and
/// these themselves.
std::vector<bool> leading_to(const StepGraph& graph, std::vector<bool> these);

/// The moves of a shortest way from the node back to it along edges within the component; empty if
/// there is none.
std::vector<Move> shortest_cycle(const StepGraph& graph, std::uint32_t from,
                                 std::span<const std::uint32_t> component);

}  // namespace mmcheck::search
