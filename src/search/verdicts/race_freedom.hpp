// Whether what a search under sequential consistency says is the answer under a model, too: see
// reduction/races.hpp.
#pragma once

#include "model/model.hpp"
#include "search/successors/successors.hpp"
#include "search/verdicts/outcomes.hpp"

namespace mmcheck::search {

/// What a search under sequential consistency says of those under models.
struct RaceFreedom {
  bool is_known = false;  // there are no races but of atomic operations
  bool has_atomic_races = false;

  /// Whether the program has the same runs there.
  bool holds_under(const model::Model& model) const {
    const bool are_fences =
        !has_atomic_races || model.failed_atomic() == model::FailedAtomic::Fence;
    return is_known && are_fences && model.keeps_sections();
  }
};

/// After a search that was whole, has found nothing wrong, and has looked for races.
RaceFreedom race_freedom(const Successors& successors, bool has_conditions,
                         const Outcomes& outcomes);

}  // namespace mmcheck::search
