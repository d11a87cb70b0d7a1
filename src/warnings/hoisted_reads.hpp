// Loops that only plain reads can end.
#pragma once

#include <vector>

#include "mmcheck/result.hpp"
#include "search/reduction/sharing.hpp"
#include "vm/execute/machine.hpp"

namespace mmcheck::warnings {

/// Of all that a search has executed. `sharing`: what the search has found of memory; null if it
/// looked for nothing (--no-por).
std::vector<Warning> hoisted_reads(vm::Machine& machine, const search::Sharing* sharing);

}  // namespace mmcheck::warnings
