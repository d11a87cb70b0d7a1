#include "search/verdicts/outcomes.hpp"

#include <fmt/core.h>

#include "search/telling/describe.hpp"

namespace mmcheck::search {

Values values_at_end(vm::Machine& machine, vm::State& state, const std::vector<Observed>& fields) {
  Values values = state.observed;
  for (const Observed& one : fields) values[one.name] = observed_value(machine, state, *one.field);
  return values;
}

std::vector<FinalOutcome> Outcomes::all() const {
  std::vector<FinalOutcome> result;
  for (const auto& [values, end] : found_) result.push_back({values, false, true});
  if (has_deadlock_) result.push_back({{}, true, true});
  return result;
}

const End* Outcomes::find(const Values& values) const {
  const auto found = found_.find(values);
  return found == found_.end() ? nullptr : &found->second;
}

Violation violation_of(const FinalOutcome& outcome) {
  Violation violation;
  violation.kind = Violation::Kind::Outcome;
  for (const auto& [name, value] : outcome.values) {
    violation.message +=
        fmt::format("{}{} = {}", violation.message.empty() ? "" : ", ", name, value);
  }
  violation.subject = violation.message;
  return violation;
}

}  // namespace mmcheck::search
