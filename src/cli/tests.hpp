// --test and --list-tests: the tests of an assembly, each checked by itself.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command_line.hpp"
#include "suite/tests.hpp"

namespace mmcheck::cli {

/// The tests that --test asks for. An assembly that has tests and no entry point of its own is one
/// for which --test is meant. None if it is the program that is to be checked. An Error if there is
/// none of those that are asked for.
std::optional<std::vector<suite::Test>> chosen_tests(const CommandLine& command_line,
                                                     const Options& options);

/// --list-tests: a line for each.
void list_tests(const std::vector<suite::Test>& tests,
                const std::function<void(std::string_view)>& print);

/// Checks them, and tells everyone who asked. Returns the exit status.
int run_tests(const std::vector<suite::Test>& tests, const CommandLine& command_line,
              const Options& options, const std::function<void(std::string_view)>& print);

}  // namespace mmcheck::cli
