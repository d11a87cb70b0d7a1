#include "source.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "litmus.hpp"

namespace enumerator {

namespace {

const std::map<std::string, Vocabulary> vocabularies = {
    {"plain", Vocabulary::Plain}, {"volatile", Vocabulary::Volatile}, {"locks", Vocabulary::Locks}};

struct Family {
  std::string name;
  Program (*make)(std::uint64_t, Size);
  std::string about;
};

const std::vector<Family> families = {
    {"heaps", random_heap_program, "random programs about objects that change hands"},
    {"values", random_value_program, "random programs about structs, boxes, enums and arrays"},
    {"exceptions", random_exception_program, "random programs about exceptions"},
    {"classes", random_class_program, "random programs about class constructors"},
    {"failing", random_failing_class_program,
     "random programs about class constructors that throw"},
    {"waiting", random_waiting_program, "random programs about monitors"},
    {"events", random_event_program, "random programs about an event"},
    {"control", random_control_program, "random programs about control that depends on reads"},
    {"graphs", random_graph_program, "random programs about publishing linked objects"},
    {"barriers", random_barrier_program,
     "random programs about fences of all threads and compare-exchanges"},
    {"polling", random_polling_program, "random programs about loops that may not end"},
    {"wide", random_wide_program, "random programs about 64 bits and two dimensions"},
};

std::vector<Program> random_programs(const Source& source) {
  const std::size_t count = source.count == 0 ? 100 : source.count;
  const auto family = std::find_if(families.begin(), families.end(),
                                   [&](const Family& one) { return one.name == source.family; });
  const auto make = family == families.end() ? random_program : family->make;
  std::vector<Program> result;
  for (std::size_t i = 0; i < count; ++i) {
    result.push_back(make(source.seed + i, source.size));
  }
  return result;
}

/// Those of a list that are asked for; `options` are what asks for the list.
std::vector<Program> selected_from(const std::vector<Program>& all, const Source& source,
                                   const std::string& options) {
  const std::size_t end =
      source.count == 0 ? all.size() : std::min(all.size(), source.first + source.count);
  std::vector<Program> result;
  for (std::size_t i = source.first; i < end; ++i) {
    result.push_back(all[i]);
    result.back().origin = options + " --first=" + std::to_string(i) + " --count=1";
  }
  return result;
}

std::vector<Program> exhaustive_programs(const Source& source) {
  const int statements = source.size.statements;
  return selected_from(
      all_programs(vocabularies.at(source.exhaustive), statements), source,
      "--exhaustive=" + source.exhaustive + " --statements=" + std::to_string(statements));
}

std::vector<Program> litmus_programs(const Source& source) {
  std::vector<Program> all;
  for (Litmus& test : litmus_tests()) all.push_back(std::move(test.program));
  return selected_from(all, source, "--litmus");
}

}  // namespace

void Source::add_options(CLI::App& app) {
  app.add_option("--seed", seed, "of the first random program; each has one more than the last");
  app.add_option("--count", count, "how many programs (100 random ones, or all)");
  app.add_option("--threads", size.threads, "of a random program (2)")->check(CLI::Range(1, 4));
  app.add_option("--statements", size.statements, "of a thread, at most (3)")
      ->check(CLI::Range(1, 20));
  for (const Family& one : families) {
    app.add_flag_callback(
        "--" + one.name, [this, &one] { family = one.name; }, one.about);
  }
  app.add_option("--exhaustive", exhaustive, "all programs of a vocabulary: plain, volatile, locks")
      ->check(CLI::IsMember({"plain", "volatile", "locks"}));
  app.add_flag("--litmus", litmus, "the litmus tests");
  app.add_option("--first", first, "the first of the exhaustive programs or litmus tests (0)");
}

std::vector<Program> Source::programs() const {
  if (litmus) return litmus_programs(*this);
  return exhaustive.empty() ? random_programs(*this) : exhaustive_programs(*this);
}

}  // namespace enumerator
