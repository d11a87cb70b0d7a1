// One run again, as far as that is possible, and how it ends: the run of a trace, in a program that
// may have changed since.
#pragma once

#include <vector>

#include "mmcheck/check.hpp"
#include "search/subject.hpp"

namespace mmcheck::search {

Replay replay(const Subject& subject, const std::vector<ReplayMove>& moves);

}  // namespace mmcheck::search
