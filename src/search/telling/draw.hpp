// The explored graph: all states once more, with every step between them. The search itself keeps
// of each state only how it first came to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "base/running_out.hpp"
#include "search/subject.hpp"
#include "search/successors/successors.hpp"
#include "search/telling/graph.hpp"

namespace mmcheck::search {

struct Drawing {
  std::function<bool(const Violation&)> is_bad;
  std::function<bool(const FinalOutcome&)> is_bad_outcome;
  /// The number of the point before an instruction.
  std::function<std::optional<std::uint32_t>(const vm::Origin&)> label_of;
  std::size_t most;  // edges
  base::NowAndThen now_and_then;
};

/// After a search that was complete; no edges if they are more than `most`, or take more memory
/// than there may be.
Graph draw(const Subject& subject, Successors& successors, const Position& start,
           const Drawing& drawing);

}  // namespace mmcheck::search
