// The cheapest changes that keep a program from going wrong, with the proof that nothing cheaper
// does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/running_out.hpp"
#include "fence/change.hpp"
#include "mmcheck/result.hpp"
#include "search/telling/graph.hpp"
#include "search/telling/overtakings.hpp"

namespace mmcheck::fence {

/// What happened out of order in a run that goes wrong.
using Run = std::vector<search::Overtaking>;

/// What an exploration of the changed program has found.
struct Explored {
  std::vector<Run> runs;
  bool is_complete = false;  // all of it was explored: without runs, nothing goes wrong
  std::string reason;        // if it was not
  std::uint64_t states = 0;
};
/// Explores the program with these changes, until so many runs are found.
using Explore = std::function<Explored(const vm::Repairs& repairs, std::size_t runs)>;

/// Numbers the points before instructions.
using LabelOf = std::function<std::optional<std::uint32_t>(const vm::Origin& origin)>;
/// Draws the graph of the program with these changes; without states if it is too large.
using Draw = std::function<search::Graph(const vm::Repairs& repairs, const LabelOf& label_of)>;

/// `first`: what is known of the program as it is; there is a run. Where memory or time runs out,
/// here or in an exploration, the answer has what is known by then and says so.
Fences find_minimum(Changes& changes, const Explore& explore, const Explored& first,
                    const base::NowAndThen& now_and_then);

}  // namespace mmcheck::fence
