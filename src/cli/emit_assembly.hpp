// --emit=FILE: the assembly with the repairs in it.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "mmcheck/result.hpp"

namespace mmcheck::cli {

/// Writes the file, and its symbols beside it if the program has some in a file of their own.
/// `complain` gets a line if there is nothing to write. Throws base::Error if a repair is in
/// another assembly, and for a file that cannot be written.
void emit_assembly(const std::string& file, const Result& result,
                   const std::function<void(std::string_view)>& complain);

}  // namespace mmcheck::cli
