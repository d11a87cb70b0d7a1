// The store that the options ask for.
#pragma once

#include <memory>

#include "mmcheck/options.hpp"
#include "store/visited.hpp"

namespace mmcheck::search {

std::unique_ptr<store::Visited> make_store(const Options& options);

}  // namespace mmcheck::search
