// --patch=DIR: diffs of the sources that put the repairs in.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "mmcheck/result.hpp"

namespace mmcheck::cli {

/// A file for each source, NAME.patch, in a folder for each memory model if there are several. If a
/// repair cannot be written down with certainty, nothing is; `complain` gets a line for each.
/// Throws base::Error for a file that cannot be written.
void write_patches(const std::string& folder, const Result& result,
                   const std::function<void(std::string_view)>& complain);

}  // namespace mmcheck::cli
