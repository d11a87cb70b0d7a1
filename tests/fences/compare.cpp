// Does mmcheck propose as few barriers as will do? Generated programs that a memory model allows
// more than sc does; all sets of places are tried, the small ones first. Prints the programs about
// which the two differ.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "enumerator/compiled.hpp"
#include "enumerator/csharp.hpp"
#include "enumerator/source.hpp"
#include "fewest.hpp"

namespace {

using namespace enumerator;
using fences::Fewest;
using Json = nlohmann::ordered_json;

struct Settings {
  std::string mmcheck;
  std::string csc;
  std::string work;
  std::vector<std::string> models = {"dotnet", "tso", "pso", "clr2", "clr"};
  std::size_t faulty = 25;
  std::size_t at_least = 1;
  std::size_t max_places = 14;
  std::size_t max_states = 5'000;
  int seconds = 60;
  bool show = false;
};

/// A program with what is known of it under one of the models.
struct Case {
  Program program;
  std::string model;
  Fewest fewest;
};

// ---- which programs ----------------------------------------------------------------------------

bool deadlocks_under_sc(const LoweredProgram& program, const Settings& settings) {
  return enumerate(program, *find_model("sc"), settings.max_states).deadlock;
}

/// Nothing if the program needs fewer barriers than are asked for, above all none; if it deadlocks
/// under sc already, so that no barrier helps; or if there is too much to try.
std::optional<Case> case_of(Program program, const std::string& model, const Settings& settings) {
  try {
    const LoweredProgram lowered = lower(program);
    if (deadlocks_under_sc(lowered, settings)) return std::nullopt;
    const auto fewest = fences::fewest_barriers(lowered, *find_model(model), settings.max_places,
                                                settings.max_states);
    if (!fewest || fewest->gaps.size() < settings.at_least) return std::nullopt;
    program.origin += " --models=" + model;
    return Case{std::move(program), model, *fewest};
  } catch (const std::logic_error&) {
    return std::nullopt;  // not a program that the enumerator is for
  }
}

/// The models in turn.
std::vector<Case> cases_of(const std::vector<Program>& programs, const Settings& settings) {
  std::vector<Case> cases;
  for (std::size_t i = 0; i < programs.size() && cases.size() < settings.faulty; ++i) {
    const std::string& model = settings.models[i % settings.models.size()];
    if (auto found = case_of(programs[i], model, settings)) cases.push_back(std::move(*found));
  }
  return cases;
}

// ---- what mmcheck says -------------------------------------------------------------------------

std::string command_of(const Case& item, const std::string& name, const std::string& library,
                       const Settings& settings) {
  return "timeout " + std::to_string(settings.seconds) + " " + shell_quoted(settings.mmcheck) +
         " --entry=" + name +
         "::Main --robust --fences=minimum --repairs=barrier --format=json --memory-model=" +
         item.model + " " + observe_option(item.program, name) + " " + shell_quoted(library) +
         " 2> " + shell_quoted(settings.work + "/stderr");
}

/// What is wrong with a result, in a line; empty if it is as it should be.
std::string complaint_about(const Json& result, const Fewest& fewest) {
  if (result.at("verdict") != "violated") return "found: " + result.at("verdict").dump();
  if (!result.contains("fences")) return "nothing is said about fences";
  const Json& found = result["fences"];
  const std::size_t barriers = found.at("points").size();
  if (barriers != fewest.gaps.size()) {
    return std::to_string(barriers) + " barriers" +
           (found.contains("reason") ? ": " + found["reason"].dump() : "");
  }
  if (!found.value("verified", false)) return "not verified";
  if (!found.value("minimum", false)) return "not said to be minimum";
  return "";
}

std::string complaint_about(const Case& item, const std::string& name, const std::string& library,
                            const Settings& settings) {
  const Output output = run(command_of(item, name, library, settings));
  try {
    return complaint_about(Json::parse(output.text).at("results").at(0), item.fewest);
  } catch (const std::exception& error) {
    return "no answer from mmcheck, wait status " + std::to_string(output.status) + ": " +
           error.what();
  }
}

// ---- all of it ---------------------------------------------------------------------------------

void print(const Case& item) {
  std::printf("%s under %s: of %zu places %zu are enough, as %s; %zu sets of so many are\n",
              item.program.origin.c_str(), item.model.c_str(), item.fewest.places,
              item.fewest.gaps.size(), fences::text_of(item.fewest.gaps).c_str(),
              item.fewest.sets_of_size);
}

/// Beside the library, for what stands for mmcheck where this program is tested.
void write_answers(const std::vector<Case>& cases, const std::string& work) {
  Json all;
  for (std::size_t i = 0; i < cases.size(); ++i) all[class_name(i)] = cases[i].fewest.gaps.size();
  std::ofstream(work + "/programs.answers") << all.dump() << "\n";
}

/// So that one sees whether all was too easy.
void print_sizes(const std::vector<Case>& cases) {
  std::map<std::size_t, int> sizes;
  for (const Case& item : cases) ++sizes[item.fewest.gaps.size()];
  for (const auto& [size, count] : sizes) std::printf("%d programs need %zu\n", count, size);
}

int compare(const std::vector<Case>& cases, const Settings& settings) {
  std::vector<Program> programs;
  for (const Case& item : cases) programs.push_back(item.program);
  write_answers(cases, settings.work);
  const std::string library = compile(programs, settings.csc, settings.work);
  std::size_t failed = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const std::string complaint = complaint_about(cases[i], class_name(i), library, settings);
    if (complaint.empty()) continue;
    ++failed;
    print(cases[i]);
    std::printf("mmcheck: %s\n%s\n", complaint.c_str(),
                csharp_class_of(cases[i].program, "P").c_str());
    std::fflush(stdout);
  }
  print_sizes(cases);
  std::printf("%zu passed, %zu failed\n", cases.size() - failed, failed);
  return failed == 0 ? 0 : 1;
}

void show(const Case& item) {
  print(item);
  std::printf("%s\n", csharp_class_of(item.program, "P").c_str());
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Compares how many barriers mmcheck proposes with how few are enough."};
  Source source;
  Settings settings;
  source.count = 5'000;
  source.add_options(app);
  app.add_option("--faulty", settings.faulty,
                 "of the programs, how many that need barriers (25) …");
  app.add_option("--at-least", settings.at_least, "… at least so many of them (1)")
      ->check(CLI::PositiveNumber);
  app.add_option("--models", settings.models, "memory models, in turn (all but sc)")
      ->delimiter(',');
  app.add_option("--mmcheck", settings.mmcheck, "the program to compare with")->required();
  app.add_option("--csc", settings.csc, "compiles C#")->required();
  app.add_option("--work", settings.work, "a folder for what is made on the way")->required();
  app.add_option("--max-places", settings.max_places, "leave out programs that have more (14)");
  app.add_option("--max-states", settings.max_states, "leave out programs that have more (5000)");
  app.add_option("--seconds", settings.seconds, "for one program (60)");
  app.add_flag("--show", settings.show, "only print the programs and how few are enough");
  CLI11_PARSE(app, argc, argv);
  for (const std::string& model : settings.models) {
    if (find_model(model) == nullptr) {
      std::fprintf(stderr, "compare: no memory model %s\n", model.c_str());
      return 2;
    }
  }
  try {
    const std::vector<Case> cases = cases_of(source.programs(), settings);
    if (!settings.show) return compare(cases, settings);
    std::for_each(cases.begin(), cases.end(), show);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "compare: %s\n", error.what());
    return 2;
  }
}
