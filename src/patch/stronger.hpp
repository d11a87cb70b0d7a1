// Accesses that become volatile or atomic, and fields that become volatile, as edits of a source.
#pragma once

#include <vector>

#include "patch/site.hpp"

namespace mmcheck::patch {

/// Throws Unwritable.
std::vector<Edit> stronger_edits(Site& site);

}  // namespace mmcheck::patch
