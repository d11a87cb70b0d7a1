#include "check/settle.hpp"

#include <fmt/core.h>

#include <cmath>

#include "base/error.hpp"
#include "mmcheck/result.hpp"
#include "model/models.hpp"
#include "suite/wishes.hpp"

namespace mmcheck {
namespace {

using suite::Wishes;

[[noreturn]] void refuse(const vm::Entry& entry, const Wishes::Bound& bound) {
  throw base::Error(entry.name,
                    fmt::format("[Bound({} = {})] makes no sense: expected a number from 1 on",
                                bound.name, bound.value));
}

/// One that is far too large for any search is as good as none, but is none that the user gave.
template <typename Number>
void set(std::optional<Number>& to, const vm::Entry& entry, const Wishes::Bound& bound,
         double least, double most) {
  if (!(bound.value >= least) || bound.value > most) refuse(entry, bound);
  if (!to) to = static_cast<Number>(bound.value);
}

void apply(const Wishes::Bound& bound, const vm::Entry& entry, Options& options) {
  constexpr double huge = 9e15;  // exact in a double
  if (bound.name == "MaxStates") return set(options.max_states, entry, bound, 1, huge);
  if (bound.name == "MaxMemory") return set(options.max_memory, entry, bound, 1, huge);
  if (bound.name == "MaxDepth") return set(options.max_depth, entry, bound, 1, huge);
  if (bound.name == "TimeLimit") return set(options.time_limit, entry, bound, 1e-6, huge);
  if (bound.name == "QueueLimit") {
    return set(options.queue_limit, entry, bound, 1, AheadLimits::most_operations);
  }
  if (bound.name == "SpeculationLimit") {
    return set(options.speculation_limit, entry, bound, 0, AheadLimits::most_guesses);
  }
}

}  // namespace

Options settle(vm::TypeSystem& types, const vm::Entry& entry, Options options) {
  const Wishes wishes = suite::wishes_of(types, *entry.method);
  for (const Wishes::Bound& bound : wishes.bounds) apply(bound, entry, options);
  if (options.memory_models.empty()) {
    for (const std::string& name : wishes.memory_models) {
      if (model::find_built_in(name) == nullptr) {
        throw base::Error(
            entry.name,
            fmt::format("[MemoryModel] has no model called '{}' (see mmcheck --list-models)",
                        name));
      }
    }
    options.memory_models = wishes.memory_models;
  }
  if (options.memory_models.empty()) options.memory_models = {default_model};
  return options;
}

}  // namespace mmcheck
