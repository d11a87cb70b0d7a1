// Tests src/search/verdicts/endless.cpp.
#include "search/verdicts/endless.hpp"

#include <doctest/doctest.h>

#include <string>

#include "program_of_steps.hpp"
#include "search/explorer.hpp"
#include "store/states.hpp"

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

struct Searched {
  std::vector<Violation> violations;
  bool never_ends;
  std::string reason;

  bool is_one(Violation::Kind kind) const {
    return violations.size() == 1 && violations[0].kind == kind && reason.empty();
  }
  bool is_livelock() const { return is_one(Violation::Kind::Livelock); }
  bool holds() const { return violations.empty() && reason.empty(); }
};

Searched search_in(const std::string& entry, const std::string& model = "sc",
                   std::optional<std::uint64_t> most_states = {}) {
  Options options = testing::options_of_steps(entry);
  options.all = true;
  options.max_states = most_states;
  options.reduce = !most_states;  // there are more of them so
  Loaded loaded(options);
  const vm::Entry first = vm::entry_point(loaded.types, options.entry);
  const model::Model* relaxed = model == "sc" ? nullptr : model::find_built_in(model);
  Explorer explorer(subject_of(loaded, first, options, relaxed));
  explorer.run();
  return {explorer.take_violations(), explorer.exploration().never_ends, explorer.reason()};
}

}  // namespace

TEST_CASE("where other runs end, a part that is never left is a livelock") {
  const Searched found = search_in("LookTooEarly");
  REQUIRE(found.is_livelock());
  CHECK_FALSE(found.never_ends);
  CHECK(found.violations[0].message ==
        "no end of the program can be reached any more, while other runs end");
  CHECK(found.violations[0].location.method == "Steps::PollForEver");
  REQUIRE(found.violations[0].repeats_from);
  CHECK(*found.violations[0].repeats_from < found.violations[0].trace.size());
}

TEST_CASE("where no run ends, it is one if memory stays as it is") {
  const Searched polling = search_in("PollForEver");
  REQUIRE(polling.is_livelock());
  CHECK(polling.never_ends);
  CHECK(polling.violations[0].message ==
        "no run of the program ends, and nothing in memory changes any more");
  const Searched counting = search_in("CountForEver");
  CHECK(counting.holds());
  CHECK(counting.never_ends);
}

TEST_CASE("a part that is never left is known without all the rest") {
  constexpr std::uint64_t few = 40;
  const Searched found = search_in("PollOrGoFar", "sc", few);
  REQUIRE(found.violations.size() == 1);
  CHECK(found.violations[0].message ==
        "no end of the program can be reached any more, and nothing in memory changes");
  CHECK_FALSE(found.never_ends);
  CHECK_FALSE(found.reason.empty());
}

TEST_CASE("of parts that lead to each other the last one is told") {
  const Searched found = search_in("PollTwice");
  REQUIRE(found.is_livelock());
  CHECK(found.violations[0].subject == "Steps::PollForEver");
}

TEST_CASE("all threads that go round are named by their methods") {
  const Searched found = search_in("PollForEachOther");
  REQUIRE(found.is_livelock());
  CHECK(found.violations[0].subject == "Steps::PollForEachOther, Steps::PollForOther");
  CHECK(found.violations[0].thread == 0);
}

TEST_CASE("where it is not known whether memory changes, the answer is not known") {
  const Searched found = search_in("PollInLongRounds");
  CHECK(found.violations.empty());
  CHECK(found.reason.find("was not decided") != std::string::npos);
}

TEST_CASE("rounds without an operation are a divergence however long they are") {
  const Searched found = search_in("DivergeInLongRounds");
  REQUIRE(found.is_one(Violation::Kind::Divergence));
  CHECK(found.violations[0].message ==
        "a thread goes round a loop for ever without an operation on memory");
}

TEST_CASE("a state in which a guess is wrong is none") {
  CHECK(search_in("GuessWhileOthersPoll", "clr").holds());
  CHECK(search_in("GuessWhileOthersPollInVain", "clr").is_livelock());
  CHECK(search_in("PollForEachOther", "clr").is_livelock());
}

TEST_CASE("a state that leads only to runs that do not count is none") {
  CHECK(search_in("PollInRunsThatDoNotCount").holds());
  CHECK(search_in("PollInRunsThatDoNotCount", "tso").holds());
}

TEST_CASE("a program that says where it gets on has to get there again and again") {
  CHECK(search_in("ProgressAlways").holds());
  CHECK(search_in("ProgressAlways").never_ends);
  const Searched missed = search_in("ProgressMissed");
  REQUIRE(missed.is_livelock());
  CHECK(missed.violations[0].message == "a cycle without Verify.Progress()");
  CHECK(search_in("ProgressMissedOnce").holds());
  CHECK(search_in("ProgressUnderNoCondition").is_livelock());
}

namespace {

/// The verdict about a search without reduction that has met all of a program's states, with this
/// answer to whether it is to stop; and how often that was asked.
struct Judged {
  Endless::Verdict verdict;
  int times_asked = 0;
};

Judged judge(const std::string& entry, const std::string& why_not) {
  testing::ProgramOfSteps program(entry, "sc", false);
  Successors& successors = *program.successors;
  store::States states;
  Ending ending;
  std::vector<Position> found{{}};
  std::vector<std::uint32_t> parents{0};
  const auto add = [&](const Position& at, std::uint32_t parent) {
    const auto [number, is_new] = states.intern(at.state);
    if (is_new) {
      found.push_back(at);
      parents.push_back(parent);
      ending.add_state();
    } else {
      ending.note_step(parent, number, true);
    }
  };
  add(program.start, 0);
  for (std::uint32_t number = 1; number < found.size(); ++number) {
    ending.begin_steps(number);
    const Position at = found[number];
    Expansion expansion;
    successors.expand(at, expansion, [&](Move move, const Step& step) {
      add(successors.next(at, move, step).from(at), number);
      return true;
    });
  }
  Judged judged;
  const KeptSteps nothing_kept(false);
  Endless endless(
      successors, states, ending, nothing_kept,
      [&](std::uint32_t number, Position& to) { to = found[number]; },
      [&](std::uint64_t /*bytes*/) {
        ++judged.times_asked;
        return why_not;
      });
  judged.verdict = endless.judge(true, [&](std::uint32_t number) { return parents[number]; });
  return judged;
}

}  // namespace

TEST_CASE("it is asked now and then whether to go on, and says so if not") {
  const Judged whole = judge("CountFar", "");
  CHECK(whole.times_asked > 1);
  CHECK(whole.verdict.undecided.empty());
  CHECK(whole.verdict.never_ends);
  const Judged ended = judge("CountFar", "there is no time");
  CHECK(ended.times_asked == 1);
  CHECK(ended.verdict.undecided == "there is no time");
  CHECK(ended.verdict.found.empty());
  CHECK_FALSE(ended.verdict.never_ends);
}
