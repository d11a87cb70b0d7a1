// Barriers as edits of a source.
#pragma once

#include <vector>

#include "patch/site.hpp"

namespace mmcheck::patch {

/// Throws Unwritable.
std::vector<Edit> barrier_edits(Site& site);

}  // namespace mmcheck::patch
