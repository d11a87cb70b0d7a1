// --run: executes a program once, as the runtime would. --list-unmodelled: whether it could.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mmcheck::cli {

struct RunOptions {
  std::string assembly;
  std::optional<std::string> entry;
  std::vector<std::string> references;
  std::vector<std::string> stubs;
  std::vector<std::string> arguments;
  std::uint32_t pool = 0;            // threads of the thread pool; 0: as many as it takes
  std::optional<double> time_limit;  // seconds
};

/// `print` takes what the program writes, `print_error` what it writes to standard error,
/// `complain` a line about how it ended if it did not end well. Returns the exit status: the
/// program's own; 134 as under the runtime if it crashes; 3 if it needs something that is not
/// modelled, or more time than it has.
int run_program(const RunOptions& options, const std::function<void(std::string_view)>& print,
                const std::function<void(std::string_view)>& print_error,
                const std::function<void(std::string_view)>& complain);

/// --list-unmodelled: prints what the program could reach and mmcheck cannot execute.
int list_unmodelled(const RunOptions& options, const std::function<void(std::string_view)>& print);

}  // namespace mmcheck::cli
