// The command line: what mmcheck is asked to do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mmcheck/options.hpp"
#include "mmcheck/report.hpp"

namespace mmcheck::cli {

using Format = ReportFormat;
/// Auto: if it goes to a terminal.
enum class When : std::uint8_t { Auto, Always, Never };

struct CommandLine {
  Options options;

  std::string framework = "auto";   // or "none", or a folder
  std::optional<std::string> test;  // which ones; empty: all
  bool list_tests = false;
  std::optional<std::size_t> jobs;  // not given: as many as there are processors
  bool run = false;
  bool list_unmodelled = false;
  bool disassemble = false;
  std::optional<std::string> method;  // without: all of them
  std::optional<std::string> replay;  // a report

  std::optional<std::string> patch;  // a folder, for diffs of the sources
  std::optional<std::string> emit;   // a file, for the assembly with the repairs in it

  std::vector<std::string> reports;  // files
  Format format = Format::Text;
  When color = When::Never;
  When progress = When::Auto;
  bool quiet = false;
  bool verbose = false;
  bool just_my_code = true;

  /// What to print instead of doing anything: the answer to --help, say.
  std::optional<std::string> answer;
};

/// Throws base::Error for one that cannot be understood.
CommandLine read_command_line(int count, const char* const* arguments);

ReportOptions report_options(const CommandLine& command_line, Format format, bool color);

/// What the ending of a report's file says that it is to be.
std::optional<Format> format_of_file(const std::string& file);

}  // namespace mmcheck::cli
