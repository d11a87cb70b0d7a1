// What is searched, and for what.
#pragma once

#include <vector>

#include "mmcheck/options.hpp"
#include "model/model.hpp"
#include "search/reduction/visibility.hpp"
#include "search/verdicts/conditions.hpp"
#include "search/verdicts/outcomes.hpp"
#include "vm/execute/machine.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::search {

struct Subject {
  vm::Machine& machine;
  const vm::Entry& entry;
  const Options& options;
  const model::Model* model = nullptr;  // null: sequential consistency
  std::vector<Condition> conditions;
  std::vector<Observed> observed;

  /// What is said of states must be seen to change.
  Watched watched() const {
    Watched result;
    for (const Condition& condition : conditions) {
      result.always.insert(result.always.end(), condition.classes.begin(), condition.classes.end());
    }
    for (const Observed& one : observed) result.when_it_ends.push_back(one.field);
    return result;
  }
};

}  // namespace mmcheck::search
