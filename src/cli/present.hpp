// Hands a Result to everyone who asked for it: standard output, files, the exit status.
#pragma once

#include <functional>
#include <string_view>

#include "cli/command_line.hpp"
#include "mmcheck/result.hpp"

namespace mmcheck::cli {

/// Throws base::Error if something could not be written that is asked for: better before a long
/// search than after it.
void require_folders_of(const CommandLine& command_line);

/// Throws base::Error if --robust would be said to hold though there was nothing to compare.
/// Whether a program observes anything by itself is known only once it has been searched.
void require_something_observed(const Options& options, const Result& result);

/// Writes the report files, then prints. A file that cannot be written is a base::Error, thrown
/// when everything else is done.
void present(const CommandLine& command_line, const Result& result,
             const std::function<void(std::string_view)>& print);

/// 1 for a violation under any model, else 3 if one is inconclusive, else 0.
int exit_status(const Result& result);

/// Whether something is wanted that `when` asks for, on this descriptor.
bool is_wanted(When when, int descriptor);

}  // namespace mmcheck::cli
