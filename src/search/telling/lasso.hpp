// Makes the trace of a run without an end short: what repeats is told once.
#pragma once

#include <cstddef>
#include <vector>

#include "mmcheck/run.hpp"

namespace mmcheck::search {

/// The steps from `repeats_from` on are what repeats for ever after those before. A search's step
/// may go round a loop many times, so what repeats may itself be several rounds, and more rounds
/// may come before it: afterwards the trace is the shortest one of the same run. It is for reading:
/// steps in which a thread only goes on are left out where something else repeats.
void shorten_lasso(std::vector<TraceStep>& trace, std::size_t& repeats_from);

}  // namespace mmcheck::search
