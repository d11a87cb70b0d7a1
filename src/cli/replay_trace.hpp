// --replay: makes the run of a report's first violation again, and says how it ends now.
#pragma once

#include <functional>
#include <string_view>

#include "cli/command_line.hpp"

namespace mmcheck::cli {

/// Returns the exit status: 1 if the run ends in a violation, 3 if nobody can say, else 0.
int replay_trace(const CommandLine& command_line,
                 const std::function<void(std::string_view)>& print);

}  // namespace mmcheck::cli
