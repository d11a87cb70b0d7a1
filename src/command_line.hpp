// The command line: what mmcheck is asked to do.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace mmcheck {

struct CommandLine {
  std::string assembly;
  std::vector<std::string> program_arguments;  // what stands after --
  std::vector<std::string> references;
  bool run = false;
  bool list_unmodelled = false;
  bool disassemble = false;
  std::optional<std::string> method;  // without: all of them

  /// What to print instead of doing anything: the answer to --help or --version.
  std::optional<std::string> answer;
};

/// Throws base::Error for one that cannot be understood.
CommandLine read_command_line(int count, const char* const* arguments);

}  // namespace mmcheck
