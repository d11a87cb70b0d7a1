#include "search/verdicts/conditions.hpp"

#include <algorithm>

namespace mmcheck::search {

const Condition* first_broken(const std::vector<Condition>& conditions, const vm::State& state,
                              bool end) {
  const auto is_broken = [&](const Condition& one) { return !one.holds(state, end); };
  const auto found = std::ranges::find_if(conditions, is_broken);
  return found == conditions.end() ? nullptr : &*found;
}

Violation violation_of(const Condition& condition) {
  Violation violation;
  violation.kind = Violation::Kind::Invariant;
  violation.subject = violation.message = condition.text;
  return violation;
}

}  // namespace mmcheck::search
