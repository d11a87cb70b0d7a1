#include "search/verdicts/race_freedom.hpp"

#include <algorithm>

namespace mmcheck::search {
namespace {

bool has_weak_references(const vm::Machine& machine) {
  return std::ranges::any_of(machine.codes(), [&](const auto& code) {
    return code->method->owner == machine.known().weak_handle;
  });
}

}  // namespace

/// What is asked of states, and of what is left when the program is cut off, may see operations of
/// one thread in another order, race or not. So may who asks for a monitor and goes on without it,
/// who comes to an object by a way that hands out nothing, and who finalizes it.
RaceFreedom race_freedom(const Successors& successors, bool has_conditions,
                         const Outcomes& outcomes) {
  const Sharing& sharing = successors.sharing();
  const bool is_cut_off = sharing.is_cut_off() && !outcomes.all().empty();
  const bool sees_order = has_conditions || is_cut_off || sharing.has_attempts() ||
                          sharing.has_hidden_way() || sharing.has_process_wide_fence() ||
                          has_weak_references(successors.machine()) || successors.finalizes();
  const Races& races = successors.races();
  return {!races.has_any() && !sees_order, races.has_atomic_ones()};
}

}  // namespace mmcheck::search
