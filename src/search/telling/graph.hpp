// The explored graph, for whoever cuts it: states, and the steps between them.
#pragma once

#include <cstdint>
#include <vector>

namespace mmcheck::search {

struct Graph {
  /// Where edges lead to that end in a violation which sc does not have.
  static constexpr std::uint32_t violation = 0;

  /// A step. It is dashed if an operation completed in it before an older one of its thread: a
  /// barrier just before the instruction that issued it, the point `label`, would have forbidden
  /// that, and may be put there. Of a solid edge there is no label.
  struct Edge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    bool is_dashed = false;
    std::uint32_t label = 0;  // from 0 on
  };

  std::uint32_t initial = 1;  // states are numbered from 1 on
  std::uint32_t states = 0;
  std::uint32_t labels = 0;
  std::vector<Edge> edges;
};

}  // namespace mmcheck::search
