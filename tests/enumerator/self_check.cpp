// Does the enumerator agree with itself, and with what is known of the models? The litmus table;
// which model allows more than which; and theorems: what barriers everywhere, locks everywhere and
// queues without reordering amount to.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>

#include "csharp.hpp"
#include "enumerate.hpp"
#include "generate.hpp"
#include "litmus.hpp"

namespace {

using namespace enumerator;

class Count {
 public:
  void check(bool holds, const std::string& what, const Program& program) {
    if (holds) {
      ++passed_;
      return;
    }
    ++failed_;
    std::printf("failed: %s\n%s", what.c_str(), csharp_class_of(program, "P").c_str());
  }

  void skip() { ++skipped_; }

  int finish() const {
    if (skipped_ != 0) std::printf("%d comparisons had too many states\n", skipped_);
    std::printf("%d passed, %d failed\n", passed_, failed_);
    return failed_ == 0 ? 0 : 1;
  }

 private:
  int passed_ = 0;
  int failed_ = 0;
  int skipped_ = 0;
};

const Model& model_named(const char* name) { return *find_model(name); }

// ---- the litmus table --------------------------------------------------------------------------

bool has(const LoweredProgram& program, const std::vector<std::int64_t>& values,
         const std::pair<std::string, int>& asked) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (program.observed[i].name == asked.first) return values[i] == asked.second;
  }
  throw std::logic_error("nothing observed is called " + asked.first);
}

bool allows(const LoweredProgram& program, const Litmus& test, const Outcomes& outcomes) {
  return std::any_of(outcomes.values.begin(), outcomes.values.end(), [&](const auto& values) {
    return std::all_of(test.asked.begin(), test.asked.end(),
                       [&](const auto& asked) { return has(program, values, asked); });
  });
}

void check_litmus_tests(Count& count) {
  constexpr std::size_t plenty = 1'000'000;
  for (const Litmus& test : litmus_tests()) {
    const LoweredProgram program = lower(test.program);
    for (const Model& model : models) {
      const Outcomes outcomes = enumerate(program, model, plenty);
      const bool expected =
          std::find(test.allowed.begin(), test.allowed.end(), model.name) != test.allowed.end();
      count.check(outcomes.complete && allows(program, test, outcomes) == expected,
                  test.name + (expected ? " is allowed by " : " is forbidden by ") +
                      std::string(model.name),
                  test.program);
    }
  }
}

// ---- random programs ---------------------------------------------------------------------------

constexpr std::size_t max_states = 5'000;

/// What two ways to the same outcomes, or to some of them, have to say of one program.
struct Comparison {
  const char* what;
  std::function<Outcomes(const Program&)> first;
  std::function<Outcomes(const Program&)> second;
  std::function<bool(const Outcomes&, const Outcomes&)> holds;
};

void check(const Comparison& comparison, const Program& program, Count& count) {
  const Outcomes first = comparison.first(program);
  const Outcomes second = comparison.second(program);
  if (!first.complete || !second.complete) return count.skip();
  count.check(comparison.holds(first, second), comparison.what, program);
}

auto under(const Model& model, Results results = Results::AsLocals) {
  return [&model, results](const Program& program) {
    return enumerate(lower(program, results), model, max_states);
  };
}

const std::vector<Comparison>& inclusions() {
  static const std::vector<Comparison> all = {
      {"sc in tso", under(model_named("sc")), under(model_named("tso")), is_included},
      {"sc in dotnet", under(model_named("sc")), under(model_named("dotnet")), is_included},
      {"tso in pso", under(model_named("tso")), under(model_named("pso")), is_included},
      {"tso in clr2", under(model_named("tso")), under(model_named("clr2")), is_included},
      {"clr2 in clr", under(model_named("clr2")), under(model_named("clr")), is_included},
      {"clr in arm64", under(model_named("clr")), under(model_named("arm64")), is_included},
      {"sc as queues without reordering", under(model_named("sc")), under(fifo), std::equal_to<>()},
  };
  return all;
}

/// The printed class has each thread store its locals; we look at them instead.
void check_results(const Program& program, Count& count) {
  for (const Model& model : models) {
    check({"results stored or looked at", under(model), under(model, Results::AsWrites),
           std::equal_to<>()},
          program, count);
  }
}

/// A loop that is guessed further brings nothing new.
void check_guesses(const Program& program, Count& count) {
  const Model& model = model_named("clr");
  const auto guessing = [&](int assumptions) {
    return [&model, assumptions](const Program& one) {
      return enumerate(lower(one), model, 2 * max_states, assumptions);
    };
  };
  check({"loops guessed a round further", guessing(most_assumptions),
         guessing(most_assumptions + 2), std::equal_to<>()},
        program, count);
}

/// One thread sees what it does in order, whatever the model.
void check_alone(Program program, Count& count) {
  program.threads.resize(1);
  program = without_unused_variables(std::move(program));
  for (const Model& model : models) {
    check({"one thread alone", under(model_named("sc")), under(model), std::equal_to<>()}, program,
          count);
  }
}

using RandomProgram = Program (*)(std::uint64_t, Size);
const std::vector<RandomProgram> families = {
    random_program,           random_heap_program,  random_value_program,
    random_exception_program, random_class_program, random_failing_class_program,
    random_waiting_program,   random_wide_program,  random_event_program,
    random_control_program,   random_graph_program, random_barrier_program,
    random_polling_program};

void check_random_programs(RandomProgram make, std::uint64_t seed, std::uint64_t programs,
                           Count& count) {
  for (std::uint64_t i = seed; i < seed + programs; ++i) {
    const Program program = make(i, {.threads = i % 5 == 0 ? 3 : 2, .statements = 3});
    for (const Comparison& comparison : inclusions()) check(comparison, program, count);
  }
  for (std::uint64_t i = seed; i < seed + programs / 10; ++i) {
    const Program program = make(i, {.threads = 2, .statements = 2});
    check_results(program, count);
    check_guesses(program, count);
    check_alone(program, count);
  }
}

// ---- programs that no model can tell from sc ---------------------------------------------------

Program with_barriers(Program program) {
  for (ThreadBody& thread : program.threads) {
    Body body;
    for (Statement& statement : thread.body) {
      body.push_back(std::move(statement));
      body.push_back(barrier());
    }
    thread.body = std::move(body);
  }
  return program;
}

Program with_everything_locked(Program program) {
  for (ThreadBody& thread : program.threads) {
    for (Statement& statement : thread.body) statement = lock("l", {std::move(statement)});
  }
  program.statics.push_back({"l", Type::Object, false, 1});
  return program;
}

void check_same_as_sc(const char* what, const Program& program, Count& count) {
  for (const Model& model : models) {
    check({what, under(model_named("sc")), under(model), std::equal_to<>()}, program, count);
  }
}

// ---- the models, for comparison with mmcheck's own
// -----------------------------------------------

/// In the words of mmcheck --list-models, without its titles and without what aligns it.
void print_models() {
  constexpr std::array classes = {"read",           "write", "volatile-read",
                                  "volatile-write", "lock",  "unlock"};
  const auto yes_or_no = [](bool has) { return has ? "yes" : "no"; };
  for (const Model& model : models) {
    std::printf("name %s\ntable", std::string(model.name).c_str());
    for (const char* name : classes) std::printf(" %s", name);
    for (std::size_t row = 0; row < classes.size(); ++row) {
      std::printf("\n%s", classes[row]);
      for (const char entry : model.table[row]) std::printf(" %c", entry);
    }
    std::printf("\nstore-forwarding %s\n", yes_or_no(model.forwarding));
    std::printf("coherence %s\n", yes_or_no(model.coherence));
    const auto publication = static_cast<std::size_t>(model.publication);
    std::printf("publication %s\n", std::string(words_of_publication[publication]).c_str());
    std::printf("speculative-reads %s\n", yes_or_no(model.speculation));
    std::printf("failed-atomic %s\n", model.failed_atomic_reads ? "volatile-read" : "fence");
  }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Checks the enumerator by itself."};
  std::uint64_t seed = 1;
  std::uint64_t programs = 300;
  app.add_option("--seed", seed, "of the first random program");
  app.add_option("--programs", programs, "how many random programs");
  bool list_models = false;
  app.add_flag("--list-models", list_models, "print the models' tables and stop");
  CLI11_PARSE(app, argc, argv);

  if (list_models) {
    print_models();
    return 0;
  }
  Count count;
  check_litmus_tests(count);
  for (const RandomProgram make : families) {
    check_random_programs(make, seed, programs, count);
  }
  for (const Program& program : all_programs(Vocabulary::Plain, 2)) {
    check_same_as_sc("barriers everywhere", with_barriers(program), count);
    check_same_as_sc("locks everywhere", with_everything_locked(program), count);
  }
  return count.finish();
}
