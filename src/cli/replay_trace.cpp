#include "cli/replay_trace.hpp"

#include <fmt/core.h>

#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "cli/framework.hpp"
#include "cli/present.hpp"
#include "mmcheck/check.hpp"
#include "report/replay.hpp"
#include "report/report.hpp"

namespace mmcheck::cli {
namespace {

using report::ReplayTrace;

constexpr int does_not_happen = 0;
constexpr int inconclusive = 3;

/// What the run was made with, as far as the command line says nothing else.
Options options_of(const ReplayTrace& trace, const CommandLine& command_line) {
  Options options = command_line.options;
  if (options.assembly.empty()) options.assembly = trace.program;
  if (!options.entry && !trace.entry.empty()) options.entry = trace.entry;
  if (options.arguments.empty()) options.arguments = trace.arguments;
  if (options.invariants.empty()) options.invariants = trace.invariants;
  if (options.stubs.empty()) options.stubs = trace.stubs;
  if (!options.pool) options.pool = trace.pool;
  if (samples(trace.order)) {
    options.order = trace.order;
    options.sample = trace.sample;
  }
  if (!options.time_limits) options.time_limits = trace.time_limits;
  options.reduce = options.reduce && trace.reduced;
  if (trace.limits) {
    if (!options.queue_limit) options.queue_limit = trace.limits->operations;
    if (!options.speculation_limit) options.speculation_limit = trace.limits->guesses;
  }
  options.fences = FenceMethod::Off;  // one run says nothing of what repairs all
  options.memory_models = {trace.is_under_sc ? "sc" : trace.memory_model};
  add_framework(command_line.framework, options);
  return options;
}

ReplayRun run_of(const ReplayTrace& trace) {
  ReplayRun run;
  for (const auto& step : trace.steps) {
    run.moves.push_back({step.thread, step.choice, step.extent});
  }
  run.finalizes = trace.finalizes;
  return run;
}

bool is_other_file(const ReplayTrace& trace, const Result& task) {
  return !trace.sha256.empty() && trace.sha256 != task.sha256;
}

/// Then the same moves make the same run.
bool is_same_task(const ReplayTrace& trace, const Result& task) {
  return trace.sha256 == task.sha256 && trace.entry == task.entry &&
         trace.arguments == task.arguments && trace.invariants == task.invariants &&
         trace.stubs == task.stubs && trace.pool == task.pool &&
         trace.time_limits == task.time_limits && trace.reduced == task.reduced;
}

std::string about_file(const Result& task) {
  return fmt::format("{} is not the file that the report is about", task.path);
}

/// A report of one violation, under the memory model that it was found under.
Result result_of(Replay again, const ReplayTrace& trace) {
  Result result = std::move(again.task);
  ModelResult& model = result.results.emplace_back();
  model.memory_model = trace.memory_model;
  model.verdict = Verdict::Violated;
  model.violations.push_back(std::move(*again.violation));
  if (is_other_file(trace, result)) model.hints.push_back(about_file(result));
  return result;
}

int show_violation(const CommandLine& command_line, const Result& result, const ReplayTrace& trace,
                   const std::function<void(std::string_view)>& print) {
  present(command_line, result, print);
  const Violation& violation = result.results.front().violations.front();
  const bool is_same = trace.kind.empty() || trace.kind == report::name_of(violation.kind);
  if (command_line.format == Format::Text) {
    print(is_same ? "\nthe violation is still there\n"
                  : "\nthe run ends in a violation of another kind than in the report\n");
  }
  return exit_status(result);
}

/// Some violations are none of one run alone: what other runs do makes them one.
void require_one_run(const ReplayTrace& trace, const std::string& file) {
  using Kind = Violation::Kind;
  if (trace.kind == report::name_of(Kind::Outcome)) {
    throw base::Error(file,
                      "the violation is an outcome, which is none of one run alone: check the "
                      "program again with --robust and --observe");
  }
  if (trace.kind == report::name_of(Kind::Livelock) ||
      trace.kind == report::name_of(Kind::Divergence)) {
    throw base::Error(file,
                      "the violation is a run without an end, which cannot be made to its end: "
                      "check the program again");
  }
}

}  // namespace

int replay_trace(const CommandLine& command_line,
                 const std::function<void(std::string_view)>& print) {
  const ReplayTrace trace = report::read_replay_file(*command_line.replay);
  require_one_run(trace, *command_line.replay);
  Replay again = replay(options_of(trace, command_line), run_of(trace));
  if (again.violation) {
    return show_violation(command_line, result_of(std::move(again), trace), trace, print);
  }
  if (again.reason.empty() && is_same_task(trace, again.task)) {
    again.reason =
        "the program is the one that the report is about, and yet the run ends well: was the "
        "report "
        "written by another version of mmcheck?";
  }
  if (!again.reason.empty()) {
    print("inconclusive: " + again.reason + "\n");
    return inconclusive;
  }
  print(
      fmt::format("the violation does not happen any more in this run ({} of its {} steps made)\n",
                  again.steps, trace.steps.size()));
  if (is_other_file(trace, again.task)) print(about_file(again.task) + "\n");
  return does_not_happen;
}

}  // namespace mmcheck::cli
