#include "search/verdicts/race_freedom.hpp"

#include <algorithm>

namespace mmcheck::search {
namespace {

/// Whether it has code that leads to objects by weak references, or that can tell whether a thread
/// waits for a monitor.
bool has_code_that_sees_more(const vm::Machine& machine) {
  return std::ranges::any_of(machine.codes(), [&](const auto& code) {
    const vm::Method& method = *code->method;
    return method.owner == machine.known().weak_handle ||
           (method.name == "get_ThreadState" && method.owner->name == "System.Threading.Thread");
  });
}

}  // namespace

/// What is asked of states, and of what is left when the program is cut off, may see operations of
/// one thread in another order, race or not. So may who asks for a monitor and goes on without it,
/// or whether another thread waits for one, who comes to an object by a way that hands out nothing,
/// and who finalizes it.
RaceFreedom race_freedom(const Successors& successors, bool has_conditions,
                         const Outcomes& outcomes) {
  const Sharing& sharing = successors.sharing();
  const bool is_cut_off = sharing.is_cut_off() && !outcomes.all().empty();
  const bool sees_order = has_conditions || is_cut_off || sharing.has_attempts() ||
                          sharing.has_hidden_way() || sharing.has_process_wide_fence() ||
                          has_code_that_sees_more(successors.machine()) || successors.finalizes();
  const Races& races = successors.races();
  return {!races.has_any() && !sees_order, races.has_atomic_ones()};
}

}  // namespace mmcheck::search
