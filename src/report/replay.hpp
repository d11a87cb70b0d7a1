// A trace out of a report, to be taken again: --replay=FILE.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"

namespace mmcheck::report {

struct ReplayStep {
  std::uint32_t thread;
  std::uint32_t choice;
  Extent extent;
};

/// The first violation's of a report.
struct ReplayTrace {
  std::string memory_model;
  std::string program;  // the path that was checked
  std::string entry;    // empty if the report does not say
  std::string sha256;   // the same
  std::vector<std::string> arguments;
  // What else the steps depend on.
  bool reduced = true;
  std::vector<std::string> invariants;
  std::vector<std::string> stubs;
  std::optional<std::uint32_t> pool;
  SearchOrder order = SearchOrder::BreadthFirst;
  Sample sample;
  TimeLimits time_limits = TimeLimits::Any;
  std::string kind;                   // of the violation; empty if the report does not say
  bool is_under_sc = false;           // whether sc has it, too: then its steps are those of sc
  bool finalizes = false;             // whether thread 1 runs finalizers
  std::optional<AheadLimits> limits;  // Violation::limits
  std::vector<ReplayStep> steps;
};

/// `file` is for messages. Throws base::Error for what is not a report, or one without a violation.
ReplayTrace read_replay(std::string_view content, const std::string& file);
ReplayTrace read_replay_file(const std::string& file);

}  // namespace mmcheck::report
