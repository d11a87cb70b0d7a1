// A program under one of the memory models.
#pragma once

#include <string>
#include <vector>

#include "check/loaded.hpp"
#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"
#include "model/model.hpp"
#include "search/explorer.hpp"
#include "vm/program/types.hpp"

namespace mmcheck {

/// What a search has found, without what it took.
struct Findings {
  Exploration exploration;
  std::vector<Violation> violations;
  std::vector<FinalOutcome> outcomes;
  std::string reason;  // why it says less than it could
  search::RaceFreedom race_freedom;
};
Findings take_findings(search::Explorer& explorer);

/// Whether anything may be other than under sequential consistency.
bool relaxes(const model::Model& model);

/// Searches under the model if that may find more than `sc`, what was found without it, and asks
/// for repairs. Memory or time that runs out ends what is under way: what is known by then is in
/// the result. Nothing more can be asked of `loaded` if it is spoiled afterwards.
ModelResult check_under(const model::Model& model, Loaded& loaded, const Options& options,
                        const vm::Entry& entry, const Findings& sc);

}  // namespace mmcheck
