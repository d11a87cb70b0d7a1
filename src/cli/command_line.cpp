#include "cli/command_line.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <system_error>

#include "base/error.hpp"
#include "cli/option_values.hpp"
#include "invariant/expression.hpp"
#include "mmcheck/result.hpp"
#include "model/models.hpp"

namespace mmcheck::cli {
namespace {

constexpr const char* what_is_checked = "What is checked";
constexpr const char* how_to_search = "Search";
constexpr const char* not_in_the_help = "";
constexpr const char* fences = "Repairs";
constexpr const char* output = "Output";
constexpr const char* other_jobs = "Other jobs";

/// CLI11's help, laid out as a page that people read from the top.
class HelpPage : public CLI::Formatter {
 public:
  std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
    std::string text =
        "mmcheck [options] ASSEMBLY [-- PROGRAM-ARGUMENTS]\n\n" + app->get_description() + "\n";
    for (const std::string& group : app->get_groups()) {
      const auto options = app->get_options([&](const CLI::Option* option) {
        return option->get_group() == group && option->nonpositional();
      });
      if (group.empty() || options.empty()) continue;
      text += "\n  " + group + "\n";
      for (const CLI::Option* option : options) text += make_option(option, false);
    }
    return text;
  }
  std::string make_option(const CLI::Option* option, bool) const override {
    std::string name = option->get_name(false, true);
    const std::string value = option->get_type_name();
    const bool is_optional = option->get_expected_min() == 0;
    if (!value.empty()) name += is_optional ? "[=" + value + "]" : "=" + value;
    name.resize(std::max(name.size() + 2, std::size_t{28}), ' ');
    return "    " + name + option->get_description() + "\n";
  }
};

/// One line, whatever the library says.
std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

/// What follows "--" is the program's: returns how many arguments are ours.
int split_off_program_arguments(int count, const char* const* arguments,
                                std::vector<std::string>& theirs) {
  const auto* end = arguments + count;
  const auto* separator = std::find(arguments, end, std::string_view("--"));
  if (separator == end) return count;
  theirs.assign(separator + 1, end);
  return static_cast<int>(separator - arguments);
}

/// CLI11 takes what comes after "--entry=" for its value, be it the assembly.
void refuse_empty_values(int count, const char* const* arguments) {
  for (const std::string_view argument : std::span(arguments, static_cast<std::size_t>(count))) {
    if (!argument.starts_with("--") || argument.find('=') != argument.size() - 1) continue;
    refuse_value(std::string(argument.substr(0, argument.size() - 1)), "a value", "");
  }
}

/// Whether there is a separator and something on either side of it.
bool has_parts(std::string_view name, std::string_view separator) {
  const std::size_t at = name.rfind(separator);
  return at != std::string_view::npos && at != 0 && at + separator.size() != name.size();
}

std::string readable_memory_model(const std::string& option, const std::string& value) {
  std::error_code error;
  if (!model::find_built_in(value) && !std::filesystem::is_regular_file(value, error)) {
    std::string names;
    for (const model::Model& known : model::built_in()) {
      names += (names.empty() ? "" : ", ") + known.name();
    }
    refuse_value(option, names + " or a file with a table", value);
  }
  model::load(value);
  return value;
}

std::string entry(const std::string& option, const std::string& value) {
  if (!has_parts(value, "::")) refuse_value(option, "TYPE::METHOD", value);
  return value;
}

std::string readable_invariant(const std::string&, const std::string& value) {
  invariant::Expression::parse(value);
  return value;
}

std::string report_file(const std::string& option, const std::string& value) {
  if (!format_of_file(value)) {
    refuse_value(option, "a file whose name ends in .json, .sarif, .txt, .xml or .trx", value);
  }
  return value;
}

std::string anything(const std::string& option, const std::string& value) {
  if (value.empty()) refuse_value(option, "a value", value);
  return value;
}

/// "auto" and "none" are no folders, even where there are some of that name.
std::string framework(const std::string& option, const std::string& value) {
  std::error_code error;
  if (value != "auto" && value != "none" && !std::filesystem::is_directory(value, error)) {
    refuse_value(option, "auto, none or a folder", value);
  }
  return value;
}

std::vector<std::string> fields(const std::string& option, const std::string& value) {
  std::vector<std::string> names = read_list(option, value);
  for (const std::string& name : names) {
    if (!has_parts(name, ".")) refuse_value(option, "static fields as TYPE.FIELD", name);
  }
  return names;
}

When when(const std::string& option, const std::string& value) {
  return read_choice<When>(
      option, value, {{"auto", When::Auto}, {"always", When::Always}, {"never", When::Never}});
}

bool on_or_off(const std::string& option, const std::string& value) {
  return read_choice<bool>(option, value, {{"on", true}, {"off", false}});
}

StoreKind store_kind(const std::string& option, const std::string& value) {
  return read_choice<StoreKind>(option, value,
                                {{"exact", StoreKind::Exact},
                                 {"hash-compact", StoreKind::HashCompact},
                                 {"bitstate", StoreKind::Bitstate}});
}

FenceMethod fence_method(const std::string& option, const std::string& value) {
  return read_choice<FenceMethod>(option, value,
                                  {{"minimum", FenceMethod::Minimum},
                                   {"mincut", FenceMethod::MinCut},
                                   {"off", FenceMethod::Off}});
}

/// Those that are named, and no others.
AllowedRepairs allowed_repairs(const std::string& option, const std::string& value) {
  AllowedRepairs allowed = {false, false, false, false, false};
  for (const std::string& name : read_list(option, value)) {
    allowed.*
        read_choice<bool AllowedRepairs::*>(option, name,
                                            {{"barrier", &AllowedRepairs::barrier},
                                             {"volatile-field", &AllowedRepairs::volatile_field},
                                             {"volatile-access", &AllowedRepairs::volatile_access},
                                             {"half-barrier", &AllowedRepairs::half_barrier},
                                             {"interlocked", &AllowedRepairs::interlocked}}) = true;
  }
  return allowed;
}

using Limit = std::optional<std::uint32_t>;

Limit queue_limit(const std::string& option, const std::string& value) {
  return value == "auto" ? Limit() : read_number(option, value, 1, AheadLimits::most_operations);
}

Limit speculation_limit(const std::string& option, const std::string& value) {
  return value == "auto" ? Limit() : read_number(option, value, 0, AheadLimits::most_guesses);
}

std::size_t jobs(const std::string& option, const std::string& value) {
  return read_number(option, value, 1, 1000);
}

std::uint32_t threads_of_pool(const std::string& option, const std::string& value) {
  return read_number(option, value, 1, 1000);
}

TimeLimits time_limits(const std::string& option, const std::string& value) {
  return read_choice<TimeLimits>(option, value,
                                 {{"any", TimeLimits::Any}, {"last", TimeLimits::Last}});
}

Format format(const std::string& option, const std::string& value) {
  return read_choice<Format>(option, value, {{"text", Format::Text}, {"json", Format::Json}});
}

/// The options that there are, written into a CommandLine as they are read.
class Declarations {
 public:
  Declarations(CLI::App& app, CommandLine& result) : app_(app), result_(result) {}

  void declare() {
    app_.add_option("ASSEMBLY", result_.options.assembly,
                    "a .dll or .exe, or the project, solution or folder that it is of");
    declare_what_is_checked();
    declare_search();
    declare_fences();
    declare_output();
    declare_other_jobs();
    flag("--version", version, not_in_the_help, "print the version and stop");
    flag("-h,--help", help, other_jobs, "print this page and stop; --version: the version");
  }

  /// What can be read only once everything was parsed.
  void finish() {
    check_search();
    if (result_.options.fences == FenceMethod::Off) {
      refuse_without_fences("--patch", result_.patch);
      refuse_without_fences("--emit", result_.emit);
    }
    const bool cuts = result_.options.fences == FenceMethod::MinCut;
    if (cuts && !result_.options.repairs.barrier) {
      throw base::Error("--fences=mincut", "proposes barriers: expected barrier among --repairs");
    }
    if (!color_.empty()) result_.color = when("--color", color_);
    if (!test_.empty()) result_.test = test_;
    if (!without_.empty()) leave_out("--no-por", without_);
  }

  bool help = false;
  bool version = false;
  bool list_models = false;

 private:
  static void refuse_without_fences(const char* option, const std::optional<std::string>& value) {
    if (value) throw base::Error(option, "there is nothing to write with --fences=off");
  }

  void check_search() const {
    const Options& options = result_.options;
    if (!samples(options.order)) {
      for (const CLI::Option* option : {runs_, seed_, orderings_}) {
        if (option->count() == 0) continue;
        throw base::Error("--" + option->get_lnames().front(),
                          "is about a sample: expected --search=random, pct or pos");
      }
    } else if (options.store != StoreKind::Exact) {
      throw base::Error("--store", "a sample stores no states: expected another --search");
    }
    if (options.order == SearchOrder::DynamicReduction && options.store != StoreKind::Exact) {
      throw base::Error("--store", "--search=dpor comes back to states: expected exact");
    }
  }

  void leave_out(const std::string& option, const std::string& reduction) {
    result_.options.race_freedom = false;
    result_.options.reduce &=
        read_choice<bool>(option, reduction, {{"all", false}, {"race-freedom", true}});
  }

  void declare_what_is_checked() {
    Options& options = result_.options;
    repeatable("--memory-model", "NAME|FILE", options.memory_models, readable_memory_model,
               what_is_checked,
               "sc, tso (x86), pso, clr (default), arm64, clr2, dotnet (ECMA), FILE");
    value("--entry", "TYPE::METHOD", options.entry, entry, what_is_checked,
          "start this method: no parameters or string[]; of an object, async");
    app_.add_flag("--test{.}", test_,
                  "check tests (xunit, NUnit, MSTest), --jobs=N at a time; --list-tests")
        ->type_name("REGEX")
        ->group(what_is_checked);
    // The page has no room for lines of their own.
    flag("--list-tests", result_.list_tests, not_in_the_help, "which ones there are");
    value("--jobs", "N", result_.jobs, jobs, not_in_the_help,
          "so many tests at a time (default: as there are processors)");
    repeatable("--invariant", "EXPR", options.invariants, readable_invariant, what_is_checked,
               "holds in every state: 'end => A.sum == 2'; repeatable");
    app_.add_option_function<std::vector<std::string>>(
            "--observe",
            [&options](const std::vector<std::string>& values) {
              for (const std::string& one : values) {
                for (std::string& name : fields("--observe", one)) options.observed.push_back(name);
              }
            },
            "report all combinations of final values; repeatable")
        ->type_name("TYPE.FIELD,...")
        ->group(what_is_checked)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    flag("--robust", options.robust, what_is_checked,
         "an outcome that is impossible under sc is a violation");
    repeatable("--reference", "DIR|FILE", options.references, anything, what_is_checked,
               "where referenced assemblies are; --stub=FILE: types instead");
    value("--framework", "WHERE", result_.framework, framework, what_is_checked,
          "where .NET's are: auto (default: as installed), none or DIR");
    repeatable("--stub", "FILE", options.stubs, anything, not_in_the_help,
               "an assembly whose types stand for those of the same name; repeatable");
    value("--pool", "N", options.pool, threads_of_pool, what_is_checked,
          "threads of the thread pool (default: as many as it takes)");
    value("--time-limits", "WHEN", options.time_limits, time_limits, what_is_checked,
          "waits give up at any time (default), or last: nothing else happens");
    flag("--all", options.all, what_is_checked,
         "go on after the first violation; --strict: warnings are violations");
    flag("--strict", options.strict, not_in_the_help, "warnings are violations");
  }

  void declare_search() {
    Options& options = result_.options;
    value("--search", "ORDER", options.order, read_order, how_to_search,
          "bfs (default: shortest traces), dfs, dpor; samples: random, pct, pos");
    runs_ = value("--runs", "N", options.sample.runs, read_runs, not_in_the_help,
                  "so many runs are sampled");
    seed_ = value("--seed", "N", options.sample.seed, read_seed, not_in_the_help, "another sample");
    orderings_ = value("--orderings", "N", options.sample.orderings, read_orderings,
                       not_in_the_help, "that pct is to find");
    app_.add_flag("--no-por{all}", without_,
                  "explore without reduction; =race-freedom: without that alone")
        ->type_name("KIND")
        ->group(how_to_search);
    flag("--stress", options.stress, not_in_the_help,
         "a test of mmcheck: steps end anywhere, objects are numbered anew");
    value("--store", "KIND", options.store, store_kind, how_to_search,
          "exact (default), hash-compact, bitstate: less memory, less certain");
    value("--max-states", "N", options.max_states, read_count, how_to_search,
          "stop after so many states");
    value("--max-memory", "SIZE", options.max_memory, read_size, how_to_search,
          "stop when states take so much memory: 64k, 512M, 4G");
    value("--time-limit", "SECONDS", options.time_limit, read_seconds, how_to_search,
          "stop after that; looking for repairs may take as long again");
    value("--max-depth", "N", options.max_depth, read_count, how_to_search,
          "follow no run further than so many steps");
    value("--queue-limit", "N", options.queue_limit, queue_limit, how_to_search,
          "at most N pending operations per thread (auto: 64, then more)");
    value("--speculation-limit", "N", options.speculation_limit, speculation_limit, how_to_search,
          "at most N unresolved guesses per thread (auto: 4, then more)");
  }

  void declare_fences() {
    value("--fences", "METHOD", result_.options.fences, fence_method, fences,
          "minimum (default: the cheapest, proved), mincut (by a cut) or off");
    value("--repairs", "KIND,...", result_.options.repairs, allowed_repairs, fences,
          "barrier,volatile-field,volatile-access,half-barrier,interlocked");
    patch_ = value("--patch", "DIR", result_.patch, anything, fences,
                   "write diffs that put the repairs into the sources");
    emit_ = value("--emit", "FILE", result_.emit, anything, fences,
                  "write the assembly with the repairs in it");
  }

  void declare_output() {
    repeatable("--report", "FILE", result_.reports, report_file, output,
               ".json, .sarif, .txt, .xml (JUnit) or .trx; repeatable");
    value("--format", "FORMAT", result_.format, format, output,
          "what goes to standard output: text (default) or json");
    app_.add_flag("--color{always}", color_,
                  "always, auto or never (default); without =WHEN: always")
        ->type_name("WHEN")
        ->group(output);
    value("--progress", "WHEN", result_.progress, when, output,
          "auto (default: on a terminal), always or never");
    CLI::Option* quiet = flag("--quiet", result_.quiet, output, "verdicts only");
    flag("--verbose", result_.verbose, output,
         "every step and stack; --just-my-code=off: every step of .NET's")
        ->excludes(quiet);
    value("--just-my-code", "on|off", result_.just_my_code, on_or_off, not_in_the_help,
          "on (default): .NET's own steps are told as calls");
    flag("--show-output", result_.options.keep_output, output,
         "what the program wrote up to the violation");
  }

  void declare_other_jobs() {
    CLI::Option* run =
        flag("--run", result_.run, other_jobs, "execute the program once, as the runtime does");
    CLI::Option* disassemble =
        flag("--disassemble", result_.disassemble, other_jobs,
             "list what is in the assembly; --method=TYPE::METHOD: only that");
    value("--method", "TYPE::METHOD", result_.method, anything, not_in_the_help,
          "with --disassemble: only the methods of that name")
        ->needs(disassemble);
    CLI::Option* replay = value("--replay", "FILE", result_.replay, anything, other_jobs,
                                "execute the first trace of a .json report once more");
    // They look for no repairs.
    for (CLI::Option* job : {run, disassemble, replay}) job->excludes(patch_)->excludes(emit_);
    flag("--list-models", list_models, other_jobs, "the memory models that are built in");
    flag("--list-unmodelled", result_.list_unmodelled, other_jobs,
         "code in reach that mmcheck cannot execute");
  }

  CLI::Option* flag(const char* name, bool& value, const char* group, const char* description) {
    return app_.add_flag(name, value, description)->group(group)->disable_flag_override();
  }

  /// `read` makes of the text what `to` is, or throws.
  template <typename Value, typename Read>
  CLI::Option* value(const char* name, const char* type, Value& to, Read read, const char* group,
                     const char* description) {
    return app_
        .add_option_function<std::string>(
            name, [&to, read, name](const std::string& text) { to = read(name, text); },
            description)
        ->type_name(type)
        ->group(group);
  }

  template <typename Read>
  void repeatable(const char* name, const char* type, std::vector<std::string>& to, Read read,
                  const char* group, const char* description) {
    app_.add_option_function<std::vector<std::string>>(
            name,
            [&to, read, name](const std::vector<std::string>& texts) {
              for (const std::string& text : texts) to.push_back(read(name, text));
            },
            description)
        ->type_name(type)
        ->group(group)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  }

  CLI::App& app_;
  CommandLine& result_;
  std::string color_;    // a flag with an optional value
  std::string test_;     // likewise
  std::string without_;  // likewise
  CLI::Option* runs_ = nullptr;
  CLI::Option* seed_ = nullptr;
  CLI::Option* orderings_ = nullptr;
  CLI::Option* patch_ = nullptr;
  CLI::Option* emit_ = nullptr;
};

}  // namespace

std::optional<Format> format_of_file(const std::string& file) {
  const std::string ending = std::filesystem::path(file).extension().string();
  if (ending == ".txt") return Format::Text;
  if (ending == ".json") return Format::Json;
  if (ending == ".sarif") return Format::Sarif;
  if (ending == ".xml") return Format::Junit;
  if (ending == ".trx") return Format::Trx;
  return std::nullopt;
}

ReportOptions report_options(const CommandLine& command_line, Format format, bool color) {
  return {format, color, command_line.quiet, command_line.verbose, command_line.just_my_code};
}

CommandLine read_command_line(int count, const char* const* arguments) {
  CommandLine result;
  CLI::App app(
      "Checks .NET programs under memory models. Exit: 0 holds, 1 v"
      "iolated, 2 bad input, 3 inconclusive.",
      "mmcheck");
  app.formatter(std::make_shared<HelpPage>());
  app.set_help_flag();
  Declarations declarations(app, result);
  declarations.declare();

  const int own = split_off_program_arguments(count, arguments, result.options.arguments);
  refuse_empty_values(own, arguments);
  try {
    app.parse(own, arguments);
  } catch (const CLI::ParseError& error) {
    throw base::Error("command line", one_line(error.what()) + " (see mmcheck --help)");
  }
  declarations.finish();
  if (declarations.help) {
    result.answer = app.help();
  } else if (declarations.version) {
    result.answer = "mmcheck " MMCHECK_VERSION "\n";
  } else if (declarations.list_models) {
    result.answer = model::list_built_in();
  } else if (result.options.assembly.empty() && !result.replay) {
    throw base::Error("command line", "expected the ASSEMBLY to read (see mmcheck --help)");
  }
  return result;
}

}  // namespace mmcheck::cli
