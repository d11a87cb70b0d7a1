// The paper's way to barriers: a minimum cut of the explored graph ("Memory model sensitive
// bytecode verification", section 7), in both of its formulations.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/running_out.hpp"
#include "search/telling/graph.hpp"

namespace mmcheck::fence {

enum class Formulation : std::uint8_t {
  Basic,    // each dashed edge counts 1: the fewest edges
  Modified  // each label counts the same, which its dashed edges share: the paper's way to fewer
            // labels
};

struct PaperCut {
  std::uint64_t value = 0;  // of the flow: of the Modified formulation in parts of `scale`
  std::uint64_t scale = 1;  // what a label counts; 1 in the Basic formulation
  std::vector<std::uint32_t> labels;  // sorted: barriers there are enough
  double seconds = 0;                 // that the flow alone took
};

/// The graph has to be complete and unreduced. Nothing if no barriers are enough, for solid edges
/// alone lead to a violation.
std::optional<PaperCut> paper_cut(const search::Graph& graph, Formulation formulation,
                                  const base::NowAndThen& now_and_then = {});

}  // namespace mmcheck::fence
