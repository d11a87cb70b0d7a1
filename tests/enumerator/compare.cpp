// Does mmcheck find the outcomes that the enumerator finds? Prints the programs about which they
// differ, made as small as they can be without agreeing.
//
// Programs are compiled many at a time, for starting a C# compiler takes as long as checking a
// hundred of them; mmcheck runs once per program, for all models.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "compiled.hpp"
#include "csharp.hpp"
#include "enumerate.hpp"
#include "source.hpp"

namespace {

using namespace enumerator;
using Json = nlohmann::ordered_json;

struct Settings {
  std::string mmcheck;
  std::string csc;
  std::string work;
  std::vector<std::string> models;
  std::vector<std::string> options;  // of mmcheck
  std::size_t max_states = 200'000;
  std::size_t batch = 200;
  int seconds = 60;
  bool shrink = true;
  bool show = false;
};

/// An outcome as text: "x=1 T0_r0=0", or "deadlock".
using Answer = std::set<std::string>;

const char* const deadlock = "deadlock";

// ---- what the enumerator says ------------------------------------------------------------------

Answer answer_of(const LoweredProgram& program, const Outcomes& outcomes) {
  Answer answer;
  for (const std::vector<std::int64_t>& values : outcomes.values) {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
      text += (i == 0 ? "" : " ") + program.observed[i].name + "=" + std::to_string(values[i]);
    }
    answer.insert(text);
  }
  if (outcomes.deadlock) answer.insert(deadlock);
  return answer;
}

/// By the name of the model, and always for sc. Nothing if there are too many states, or if the
/// program is not one that the enumerator is for.
std::optional<std::map<std::string, Answer>> enumerate_all(const Program& program,
                                                           const Settings& settings) {
  std::map<std::string, Answer> answers;
  const LoweredProgram lowered = lower(program);
  std::vector<std::string> names = settings.models;
  names.emplace_back("sc");
  for (const std::string& name : names) {
    if (answers.contains(name)) continue;
    try {
      const Outcomes outcomes = enumerate(lowered, *find_model(name), settings.max_states);
      if (!outcomes.complete) return std::nullopt;
      answers[name] = answer_of(lowered, outcomes);
    } catch (const std::logic_error&) {
      return std::nullopt;
    }
  }
  return answers;
}

// ---- what mmcheck says -------------------------------------------------------------------------

/// With more guesses than the enumerator takes, and not so many that a loop which could be guessed
/// to go on for ever keeps mmcheck for long: of that it says that it does not know.
std::string command_of(const Program& program, const std::string& name, const std::string& library,
                       const Settings& settings) {
  std::string command = "timeout " + std::to_string(settings.seconds) + " " +
                        shell_quoted(settings.mmcheck) + " --entry=" + name +
                        "::Main --all --fences=off --format=json --speculation-limit=16";
  for (const std::string& option : settings.options) command += " " + shell_quoted(option);
  for (const std::string& model : settings.models) command += " --memory-model=" + model;
  command += " " + observe_option(program, name);
  return command + " " + shell_quoted(library) + " 2> " + shell_quoted(settings.work + "/stderr");
}

std::string text_of_outcome(const Json& outcome, const Program& program, const std::string& name) {
  if (outcome.value("deadlock", false)) return deadlock;
  std::string text;
  for (const Observed& observed : observed_of(program)) {
    const std::string& value =
        outcome.at("values").at(field_name(observed, name)).get_ref<const std::string&>();
    text += (text.empty() ? "" : " ") + observed.name + "=" + value;
  }
  return text;
}

const Json& result_for(const Json& report, const std::string& model) {
  for (const Json& result : report.at("results")) {
    if (result.at("memoryModel") == model) return result;
  }
  throw std::runtime_error("no result for " + model);
}

// ---- the difference ----------------------------------------------------------------------------

/// One line per outcome that only one of them has. Empty: they agree.
using Differences = std::vector<std::string>;

const char* const inconclusive = "mmcheck is inconclusive: ";
const char* const late = "no answer from mmcheck in time";
const char* const only_expected = "only the enumerator has ";

/// Is nothing wrong but that mmcheck does not know, or was not done in time?
bool is_unanswered(const Differences& differences) {
  const auto starts_with = [](const char* start) {
    return [start](const std::string& line) { return line.starts_with(start); };
  };
  if (std::any_of(differences.begin(), differences.end(), starts_with(late))) return true;
  return std::any_of(differences.begin(), differences.end(), starts_with(inconclusive)) &&
         std::all_of(differences.begin(), differences.end(), [&](const std::string& line) {
           return line.starts_with(inconclusive) || line.starts_with(only_expected);
         });
}

Differences compare_result(const Json& result, const Program& program, const std::string& name,
                           const Answer& expected, const Answer& expected_under_sc) {
  Differences differences;
  if (result.at("verdict") == "inconclusive") {
    differences.push_back(inconclusive + result.value("reason", std::string("no reason")));
  }
  Answer found;
  // Of a program without anything to observe no outcomes are told; that it ends is one all the
  // same.
  const Json nothing = Json::array({{{"values", Json::object()}}});
  for (const Json& outcome : result.value("outcomes", nothing)) {
    const std::string text = text_of_outcome(outcome, program, name);
    found.insert(text);
    if (!expected.contains(text)) {
      differences.push_back("only mmcheck has     " + text);
    } else if (outcome.contains("underSc") &&
               outcome["underSc"] != expected_under_sc.contains(text)) {
      differences.push_back("not so, under sc:    " + text);
    }
  }
  for (const std::string& text : expected) {
    if (!found.contains(text)) differences.push_back(only_expected + text);
  }
  return differences;
}

/// A program with what is expected of it.
struct Case {
  Program program;
  std::map<std::string, Answer> answers;
};

std::map<std::string, Differences> ask_mmcheck(const Case& item, const std::string& name,
                                               const std::string& library,
                                               const Settings& settings) {
  const Output output = run(command_of(item.program, name, library, settings));
  std::map<std::string, Differences> differences;
  for (const std::string& model : settings.models) {
    try {
      const Json report = Json::parse(output.text);
      differences[model] = compare_result(result_for(report, model), item.program, name,
                                          item.answers.at(model), item.answers.at("sc"));
    } catch (const std::exception& error) {
      constexpr int timed_out = 124 << 8;  // as timeout(1) has it
      differences[model] = {output.status == timed_out
                                ? late
                                : "no answer from mmcheck, wait status " +
                                      std::to_string(output.status) + ": " + error.what()};
    }
  }
  return differences;
}

std::vector<Case> cases_of(const std::vector<Program>& programs, const Settings& settings) {
  std::vector<Case> cases;
  for (const Program& program : programs) {
    if (auto answers = enumerate_all(program, settings))
      cases.push_back({program, std::move(*answers)});
  }
  return cases;
}

/// Beside the library: what the enumerator says, as mmcheck would say it.
void write_answers(const std::vector<Case>& cases, const std::string& file) {
  Json all;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    for (const auto& [model, answer] : cases[i].answers) all[class_name(i)][model] = answer;
  }
  std::ofstream(file) << all.dump(1) << "\n";
}

std::string compile(const std::vector<Case>& cases, const Settings& settings) {
  std::vector<Program> programs;
  for (const Case& item : cases) programs.push_back(item.program);
  write_answers(cases, settings.work + "/programs.answers");
  return compile(programs, settings.csc, settings.work);
}

// ---- making a difference small -----------------------------------------------------------------

struct Finding {
  Program program;
  Differences differences;
};

/// The first smaller program about which they still differ, under the same model.
std::optional<Finding> smaller(const Program& program, const Settings& settings) {
  const std::vector<Case> cases = cases_of(smaller_programs(program), settings);
  if (cases.empty()) return std::nullopt;
  const std::string library = compile(cases, settings);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    auto differences = ask_mmcheck(cases[i], class_name(i), library, settings);
    Differences& found = differences.at(settings.models.front());
    if (!found.empty()) return Finding{cases[i].program, std::move(found)};
  }
  return std::nullopt;
}

Finding shrink(Finding finding, const std::string& model, Settings settings) {
  settings.models = {model};
  settings.work += "/smaller";
  if (std::system(("mkdir -p " + shell_quoted(settings.work)).c_str()) != 0) {
    throw std::runtime_error("cannot make " + settings.work);
  }
  while (auto next = smaller(finding.program, settings)) finding = std::move(*next);
  return finding;
}

// ---- all of it ---------------------------------------------------------------------------------

void print(const Finding& finding, const std::string& model) {
  std::printf("under %s:\n", model.c_str());
  for (const std::string& difference : finding.differences)
    std::printf("  %s\n", difference.c_str());
  std::printf("%s\n", csharp_class_of(finding.program, "P").c_str());
  std::fflush(stdout);
}

void show(const Case& item) {
  std::printf("%s", csharp_class_of(item.program, "P").c_str());
  for (const auto& [model, answer] : item.answers) {
    std::printf("%s:\n", model.c_str());
    for (const std::string& outcome : answer) std::printf("  %s\n", outcome.c_str());
  }
}

struct Count {
  int passed = 0;
  int failed = 0;
  int unanswered = 0;  // of those that failed
};

void compare_batch(const std::vector<Case>& cases, const Settings& settings, Count& count) {
  const std::string library = compile(cases, settings);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    for (auto& [model, differences] : ask_mmcheck(cases[i], class_name(i), library, settings)) {
      if (differences.empty()) {
        ++count.passed;
        continue;
      }
      ++count.failed;
      if (is_unanswered(differences)) ++count.unanswered;
      Finding finding{cases[i].program, std::move(differences)};
      if (settings.shrink) finding = shrink(std::move(finding), model, settings);
      print(finding, model);
    }
  }
}

int compare(const std::vector<Program>& programs, const Settings& settings) {
  Count count;
  std::size_t left_out = 0;
  for (std::size_t start = 0; start < programs.size(); start += settings.batch) {
    const std::size_t end = std::min(programs.size(), start + settings.batch);
    const std::vector<Program> batch(programs.begin() + static_cast<std::ptrdiff_t>(start),
                                     programs.begin() + static_cast<std::ptrdiff_t>(end));
    const std::vector<Case> cases = cases_of(batch, settings);
    left_out += batch.size() - cases.size();
    if (settings.show) {
      std::for_each(cases.begin(), cases.end(), show);
    } else if (!cases.empty()) {
      compare_batch(cases, settings, count);
    }
  }
  if (left_out != 0) std::printf("%zu programs have too many states and were left out\n", left_out);
  if (settings.show) return 0;
  if (count.unanswered != 0)
    std::printf("of those that failed, %d for want of an answer\n", count.unanswered);
  std::printf("%d passed, %d failed\n", count.passed, count.failed);
  return count.failed == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Compares the outcomes that mmcheck finds with those that the enumerator finds."};
  Source source;
  Settings settings;
  for (const Model& model : models) settings.models.emplace_back(model.name);
  source.add_options(app);
  app.add_option("--models", settings.models, "which memory models (all)")->delimiter(',');
  app.add_option("--mmcheck", settings.mmcheck, "the program to compare with")->required();
  app.add_option("--option", settings.options, "one more for mmcheck; repeatable");
  app.add_option("--csc", settings.csc, "compiles C#")->required();
  app.add_option("--work", settings.work, "a folder for what is made on the way")->required();
  app.add_option("--max-states", settings.max_states, "leave out programs that have more (200000)");
  app.add_option("--batch", settings.batch, "programs per assembly (200)")
      ->check(CLI::PositiveNumber);
  app.add_option("--seconds", settings.seconds, "for one program (60)");
  app.add_flag("!--no-shrink", settings.shrink, "print programs as they were generated");
  app.add_flag("--show", settings.show, "only print the programs and what the enumerator says");
  CLI11_PARSE(app, argc, argv);
  for (const std::string& model : settings.models) {
    if (find_model(model) == nullptr) {
      std::fprintf(stderr, "compare: no memory model %s\n", model.c_str());
      return 2;
    }
  }
  try {
    return compare(source.programs(), settings);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "compare: %s\n", error.what());
    return 2;
  }
}
