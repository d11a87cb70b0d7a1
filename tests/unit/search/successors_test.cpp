// Tests src/search/successors/successors.cpp, stepper.cpp, lazy_state.cpp and answers.cpp.
#include "search/successors/successors.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "program_of_steps.hpp"
#include "search/verdicts/deadlock.hpp"

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)
using testing::ProgramOfSteps;

namespace {

const std::vector<std::string> programs = {"Race", "Wait", "Leave", "Branch", "Share", "Make"};
const std::vector<std::string> models = {"sc", "pso", "clr"};

template <typename Test>
void for_each_program(const Test& test) {
  for (const std::string& name : programs) {
    for (const std::string& model : models) {
      for (const bool reduce : {true, false}) {
        CAPTURE(name);
        CAPTURE(model);
        CAPTURE(reduce);
        ProgramOfSteps program(name, model, reduce);
        test(program);
      }
    }
  }
}

bool is_same(const Step& left, const Step& right) {
  return left.stop.kind == right.stop.kind && left.alternatives == right.alternatives &&
         left.changes == right.changes && left.references == right.references &&
         left.queue == right.queue && left.is_settled == right.is_settled;
}

/// What can be done at each position of a search.
std::vector<Expansion> expansions_of(ProgramOfSteps& program) {
  std::vector<Expansion> result;
  program.explore([](const Position&, Move, const Step&) {},
                  [&](const Position&, const Expansion& made) { result.push_back(made); });
  return result;
}

}  // namespace

TEST_CASE("a program starts with one thread that has not ended") {
  ProgramOfSteps program("Race");
  CHECK(program.start.threads() == 1);
  CHECK_FALSE(program.successors->has_ended(program.start, 0));
  CHECK_FALSE(program.successors->is_over(program.start));
}

TEST_CASE("every program comes to an end, and to the same states without what is remembered") {
  for_each_program([](ProgramOfSteps& program) {
    const std::size_t count = program.explore();
    CHECK(count > 3);
    program.successors->forget_steps();
    CHECK(program.explore() == count);
  });
}

TEST_CASE("a step that is remembered is the step that would be made") {
  for_each_program([](ProgramOfSteps& program) {
    Successors& successors = *program.successors;
    program.explore();
    program.explore([&](const Position& at, Move move, const Step& step) {
      const Step remembered = step;
      CHECK(is_same(remembered, successors.execute(at, move)));
    });
  });
}

TEST_CASE("a step and those that follow by themselves lead where next() says") {
  for_each_program([](ProgramOfSteps& program) {
    Successors& successors = *program.successors;
    program.explore();
    program.explore([&](const Position& at, Move move, const Step& step) {
      if (!step.goes_on()) return;
      Position by_hand = at;
      successors.advance(by_hand, step);
      if (!step.is_settled) successors.settle(by_hand, move.thread, step);
      const Position to = successors.next(at, move, step).from(at);
      CHECK(to.state == by_hand.state);
      CHECK(to.analysis == by_hand.analysis);
    });
  });
}

TEST_CASE("steps that follow by themselves concern nobody else, and there are no more of them") {
  for_each_program([](ProgramOfSteps& program) {
    Successors& successors = *program.successors;
    program.explore();
    program.explore([&](const Position& at, Move move, const Step& step) {
      if (!step.goes_on() || step.is_settled) return;
      Position after = at;
      successors.advance(after, step);
      for (const Move& settling : successors.settle(after, move.thread, step)) {
        CHECK(settling.thread < after.threads());
      }
      CHECK(successors.settle(after, move.thread, step).empty());
    });
  });
}

TEST_CASE("who takes the steps may stop") {
  ProgramOfSteps program("Race", "sc", false);
  Expansion expansion;
  int taken = 0;
  program.successors->expand(program.start, expansion, [&](Move, const Step&) {
    ++taken;
    return false;
  });
  CHECK(expansion.end == Expansion::End::Refused);
  CHECK(taken == 1);
}

TEST_CASE("a thread that waits is named, with the one that it waits for") {
  ProgramOfSteps program("Wait", "sc", false);
  bool has_waited = false;
  for (const Expansion& expansion : expansions_of(program)) {
    for (const Expansion::Blocked& blocked : expansion.blocked) {
      has_waited |= blocked.thread == 1 && blocked.waits_for == 0;
    }
  }
  CHECK(has_waited);
}

TEST_CASE("two threads that wait for each other are a deadlock") {
  ProgramOfSteps program("Wait", "sc", false);
  const std::vector<Expansion> all = expansions_of(program);
  const auto is_stuck = [](const Expansion& one) { return find_deadlock(one).has_value(); };
  const auto stuck = std::ranges::find_if(all, is_stuck);
  REQUIRE(stuck != all.end());
  CHECK(find_deadlock(*stuck)->is_circle);
}

TEST_CASE("a program is over when its last thread in the foreground is") {
  ProgramOfSteps program("Leave", "sc", false);
  Successors& successors = *program.successors;
  int over = 0;
  program.explore([&](const Position& at, Move move, const Step& step) {
    if (!step.goes_on()) return;
    Position after = at;
    successors.advance(after, step);
    if (move.thread != 0 || !successors.has_ended(after, 0)) return;
    CHECK(successors.is_over(after));
    CHECK_FALSE(successors.has_ended(after, 1));
    ++over;
  });
  CHECK(over > 0);
}

TEST_CASE("where a guess is made, only the ways on from it are steps") {
  ProgramOfSteps program("Branch", "clr");
  bool has_fork = false;
  for (const Expansion& expansion : expansions_of(program)) {
    has_fork |= expansion.end == Expansion::End::AtFork;
  }
  CHECK(has_fork);
  ProgramOfSteps unreduced("Branch", "clr", false);
  for (const Expansion& expansion : expansions_of(unreduced)) {
    CHECK(expansion.end == Expansion::End::Whole);
  }
}

TEST_CASE("what threads have pending is noted") {
  ProgramOfSteps program("Race", "pso");
  program.explore();
  CHECK(program.successors->pending().most_operations >= 2);
  CHECK_FALSE(program.successors->pending().held.by_any());
  ProgramOfSteps strict("Race");
  strict.explore();
  CHECK(strict.successors->pending().most_operations == 0);
}

TEST_CASE("each operation that may complete is a step") {
  ProgramOfSteps program("Race", "pso");
  std::size_t most = 0;
  std::size_t choices = 0;
  program.explore(
      [&](const Position&, Move move, const Step&) {
        choices = move.choice == 0 ? 1 : choices + 1;
        most = std::max(most, choices);
      },
      [](const Position&, const Expansion&) {});
  CHECK(most == 2);  // the other thread's writes, in either order
}

TEST_CASE("reduction leaves out positions, and none in which a program ends") {
  for (const std::string& name : programs) {
    for (const std::string& model : models) {
      CAPTURE(name);
      CAPTURE(model);
      ProgramOfSteps reduced(name, model);
      ProgramOfSteps whole(name, model, false);
      CHECK(reduced.explore() < whole.explore());
      const bool is_cut_off = name == "Leave";  // wherever the other thread is
      if (!is_cut_off) CHECK(reduced.ends == whole.ends);
    }
  }
}

TEST_CASE("what follows by itself is not a position of its own") {
  ProgramOfSteps program("Make");
  CHECK(program.explore() == 13);
}
