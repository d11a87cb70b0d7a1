// A directed graph with capacities goes in, a cut between two of its nodes that costs least comes
// out.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace mmcheck::mincut {

/// The capacity of an edge that must not be cut.
constexpr std::uint64_t infinite = std::numeric_limits<std::uint64_t>::max();

struct Edge {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  std::uint64_t capacity = infinite;
};

struct Graph {
  std::uint32_t nodes = 0;  // numbered from 0 on
  std::uint32_t source = 0;
  std::uint32_t sink = 0;
  std::vector<Edge> edges;  // parallel ones and loops are welcome
};

struct Cut {
  std::uint64_t value = 0;           // the capacities of `edges` together
  std::vector<std::uint32_t> edges;  // by their numbers, ascending: without them no path is left
  double seconds = 0;                // that the flow alone took
};

/// Nothing if no cut is possible: source and sink are one, or infinite edges lead from one to the
/// other. Throws std::overflow_error if the finite capacities add up to 2^62 or more, or if there
/// are 2^31 nodes or edges: that is more than LEMON's numbers can be trusted with.
/// `now_and_then` is called during a long flow, and may throw to end it.
std::optional<Cut> minimum_cut(const Graph& graph, const std::function<void()>& now_and_then = {});

}  // namespace mmcheck::mincut
