#include "mmcheck/check.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "base/file.hpp"
#include "base/running_out.hpp"
#include "base/sha256.hpp"
#include "check/loaded.hpp"
#include "check/model_check.hpp"
#include "check/settle.hpp"
#include "model/models.hpp"
#include "patch/statements.hpp"
#include "search/explorer.hpp"
#include "search/replay.hpp"
#include "search/verdicts/endless.hpp"
#include "suite/entry.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/program/assertions.hpp"
#include "vm/program/types.hpp"
#include "vm/translate/ir.hpp"
#include "warnings/hoisted_reads.hpp"

namespace mmcheck {
namespace {

/// They may be files.
std::vector<model::Model> load_models(const Options& options) {
  std::vector<model::Model> models;
  for (const std::string& name_or_file : options.memory_models) {
    models.push_back(model::load(name_or_file));
  }
  return models;
}

struct Program {
  std::unique_ptr<Loaded> loaded;
  vm::Entry entry;
};

/// After memory has run out. If it does so again, the program stays as it is: of no use.
void make_usable(Program& program, const Options& options) {
  if (!program.loaded->is_spoiled) return;
  base::what_ran_out([&] {
    auto loaded = std::make_unique<Loaded>(options);
    vm::Entry entry = suite::find_entry(loaded->types, options.entry);
    program = {std::move(loaded), std::move(entry)};
  });
}

/// No model adds any: they are about code, and what threads share.
struct Warnings {
  std::vector<Warning> found;
  std::optional<std::string> why_not_all;
};

/// Of a search under sc.
Warnings look_for_warnings(Loaded& loaded, const search::Explorer& explorer,
                           const Options& options) {
  Warnings warnings;
  warnings.why_not_all = base::what_ran_out([&] {
    const search::Sharing* sharing = options.reduce ? &explorer.sharing() : nullptr;
    warnings.found = warnings::hoisted_reads(loaded.machine, sharing);
  });
  return warnings;
}

/// Under --strict, one warning is as good as a violation, and certain where the search was not.
void add_warnings(ModelResult& model, const Warnings& warnings, const Options& options) {
  const auto why_not = base::what_ran_out([&] { model.warnings = warnings.found; });
  if (!options.strict) return;
  if (!model.warnings.empty()) {
    model.verdict = Verdict::Violated;
    model.reason.clear();
  } else if (model.verdict == Verdict::Holds && (why_not || warnings.why_not_all)) {
    model.verdict = Verdict::Inconclusive;
    model.reason = base::memory_ran_out;
  }
}

Findings search_under_sc(Program& program, Options options, bool has_relaxed, Warnings& warnings) {
  options.race_freedom &= has_relaxed;  // who else could want to know?
  search::Explorer explorer(subject_of(*program.loaded, program.entry, options));
  explorer.run();
  program.loaded->is_spoiled = explorer.has_run_out();
  warnings = look_for_warnings(*program.loaded, explorer, options);
  return take_findings(explorer);
}

/// The assertions that a program can make: methods of the class library and of Verify.cs.
struct Assertion {
  std::string_view type;
  std::string_view method;
};
constexpr std::array<Assertion, 7> assertions = {{
    {"System.Diagnostics.Debug", "Assert"},
    {"System.Diagnostics.Debug", "Fail"},
    {"System.Diagnostics.Trace", "Assert"},
    {"System.Diagnostics.Trace", "Fail"},
    {"System.Environment", "FailFast"},
    {vm::verify_class, "Assert"},
    {vm::verify_class, "Fail"},
}};

bool is_assertion(const vm::Method& method) {
  return std::ranges::any_of(assertions, [&](const Assertion& one) {
    return method.owner->name == one.type && method.name == one.method;
  });
}

/// Of a test framework, or one of these.
bool asserts(const vm::Method& method) {
  const vm::Module* module = method.owner->definition.module;
  return is_assertion(method) || (module != nullptr && vm::has_assertions(*module));
}

/// Whether something that was executed asserts anything, be it under a condition that was never so.
/// An exception that is thrown does not count: most are about arguments, and whoever has only them
/// and assertions that were not compiled should know.
bool asserts_something(const vm::Machine& machine) {
  const auto is_call_of_one = [](const vm::Instruction& at) {
    const bool is_call = at.op == vm::Op::call || at.op == vm::Op::call_intrinsic;
    return is_call && asserts(*at.method);
  };
  return std::ranges::any_of(machine.codes(), [&](const auto& code) {
    return vm::is_programs_own(*code->method) &&
           std::ranges::any_of(code->instructions, is_call_of_one);
  });
}

/// A search cannot try all amounts of time: who relies on others should know.
void add_hint_about_time(ModelResult& model, Loaded& loaded) {
  if (model.verdict != Verdict::Holds || loaded.is_spoiled) return;
  const bool is_virtual = loaded.machine.limits().limits_are_last;
  if (is_virtual || !search::looks_at_the_clock(loaded.machine)) return;
  std::string amounts = "nothing";
  for (const std::int64_t duration : loaded.machine.durations()) {
    amounts += fmt::format(", {} ms", duration);
  }
  model.hints.push_back(fmt::format(
      "the program looks at the clock: {} and a day were tried for the time between two looks, and "
      "no other amounts",
      amounts));
}

/// Runs that no machine makes are no help, and those that one makes may be left out.
void add_hint_about_limits(ModelResult& model, const Options& options) {
  if (options.time_limits == TimeLimits::Last) {
    model.hints.emplace_back("time limits elapse only when nothing else can happen");
    return;
  }
  if (std::ranges::none_of(model.violations, &Violation::lets_limits_elapse)) return;
  model.hints.emplace_back(
      "a time limit elapses in the run: --time-limits=last leaves out the runs in which something "
      "else could happen instead");
}

/// A store that knows no graph cannot tell whether a run that has not ended will.
void add_hint_about_ending(ModelResult& model, const Options& options) {
  if (model.verdict != Verdict::Holds || options.store == StoreKind::Exact) return;
  model.hints.emplace_back(
      "whether every run can come to an end was not decided: it takes --store=exact");
}

/// Where nothing was found, it matters what was looked for.
void add_hint(ModelResult& model, const Loaded& loaded, const Options& options) {
  const bool is_asked = !options.invariants.empty() || !options.observed.empty();
  if (model.verdict != Verdict::Holds || is_asked || model.has_outcomes) return;
  if (loaded.is_spoiled || asserts_something(loaded.machine)) return;
  model.hints.push_back(
      "nothing is asserted (Debug.Assert needs DEBUG to be defined), no --invariant and no "
      "--observe is given: only deadlocks, livelocks and unhandled exceptions can be found");
}

/// What the bytecode knows of the places of repairs. Where memory runs out, it stays unknown: then
/// nothing is written into a source without somebody's looking at it.
void complete_repairs(ModelResult& model, const vm::Program& program) {
  const auto find_assembly = [&](const std::string& path) -> const assembly::Assembly* {
    const auto found = std::ranges::find(
        program.modules(), path, [](const auto& module) { return module->assembly->path(); });
    return found == program.modules().end() ? nullptr : (*found)->assembly.get();
  };
  base::what_ran_out([&] {
    if (model.fences) patch::complete(*model.fences, find_assembly);
    for (Warning& warning : model.warnings) patch::complete(warning.repairs, find_assembly);
  });
}

/// What is checked, and how.
Result describe_task(const Loaded& loaded, const Options& options) {
  Result result;
  result.path = options.assembly;
  assembly::append_guid(result.mvid, loaded.program->main().assembly->mvid());
  result.sha256 = base::sha256(base::read_file(options.assembly));
  result.arguments = options.arguments;
  result.reduced = options.reduce;
  result.invariants = options.invariants;
  result.stubs = options.stubs;
  result.pool = options.pool;
  result.order = options.order;
  result.sample = options.sample;
  result.time_limits = options.time_limits.value_or(TimeLimits::Any);
  result.strict = options.strict;
  return result;
}

/// Nobody knows how the program would be checked: what it needs to begin is not there.
void add_unresolved(Result& result, const Options& options, const vm::Unresolved& reason) {
  result.results.clear();
  for (const model::Model& one : load_models(options)) {
    ModelResult& model = result.results.emplace_back();
    model.memory_model = one.name();
    model.reason = reason.what();
  }
}

void check_program(Program& program, const Options& options, Result& result) {
  const std::vector<model::Model> models = load_models(options);
  Warnings warnings;
  const bool has_relaxed = std::ranges::any_of(models, relaxes);
  const Findings sc = search_under_sc(program, options, has_relaxed, warnings);
  result.results.reserve(models.size());
  for (const model::Model& model : models) {
    make_usable(program, options);
    ModelResult& found = result.results.emplace_back(
        check_under(model, *program.loaded, options, program.entry, sc));
    add_warnings(found, warnings, options);
    complete_repairs(found, *program.loaded->program);
    add_hint(found, *program.loaded, options);
    add_hint_about_time(found, *program.loaded);
    add_hint_about_limits(found, options);
    add_hint_about_ending(found, options);
  }
}

}  // namespace

Result check(const Options& options) {
  load_models(options);  // a table that is malformed is better known before anything is loaded
  Program program{std::make_unique<Loaded>(options), {}};
  Result result = describe_task(*program.loaded, options);
  Options settled = options;
  if (settled.memory_models.empty()) settled.memory_models = {default_model};
  try {
    if (options.entry) result.entry = *options.entry;
    program.entry = suite::find_entry(program.loaded->types, options.entry);
    result.entry = program.entry.name;
    settled = settle(program.loaded->types, program.entry, options);
    check_program(program, settled, result);
  } catch (const vm::Unresolved& reason) {
    add_unresolved(result, settled, reason);
  }
  return result;
}

Replay replay(const Options& options, const ReplayRun& run) {
  constexpr std::uint32_t most = 0xff;
  const auto is_of_a_search = [](const ReplayMove& move) {
    return move.thread <= most && move.choice <= most;
  };
  const std::vector<ReplayMove> moves(run.moves.begin(),
                                      std::ranges::find_if_not(run.moves, is_of_a_search));
  Loaded loaded(options);
  Replay result;
  try {
    const vm::Entry entry = suite::find_entry(loaded.types, options.entry);
    const Options settled = settle(loaded.types, entry, options);
    const std::vector<model::Model> models = load_models(settled);
    // What the run does may show it only after its steps, or never: the search knew it of others.
    if (run.finalizes) loaded.machine.set_finalizes();
    const bool relaxed = !models.empty() && relaxes(models.front());
    const model::Model* model = relaxed ? &models.front() : nullptr;
    result = search::replay(subject_of(loaded, entry, settled, model), moves);
    result.task = describe_task(loaded, options);
    result.task.entry = entry.name;
  } catch (const vm::Unresolved& reason) {
    result.reason = reason.what();
  }
  return result;
}

}  // namespace mmcheck
