// The part of a graph that its minimum cuts are made in.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "mincut/mincut.hpp"

namespace mmcheck::mincut {

struct Contracted {
  static constexpr std::uint32_t source = 0;
  static constexpr std::uint32_t sink = 1;
  static constexpr std::uint32_t outside = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t nodes = 2;
  std::vector<std::uint32_t> node_of;  // for each node of the graph
  std::vector<Edge> edges;             // sorted by `from`; no loops, none parallel
  std::uint64_t finite_sum = 0;        // at least what the finite edges have together
};

/// Nothing if no cut is possible. Throws as minimum_cut does.
std::optional<Contracted> contract(const Graph& graph);

}  // namespace mmcheck::mincut
