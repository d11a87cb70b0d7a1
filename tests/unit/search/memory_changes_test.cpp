// Tests src/search/verdicts/memory_changes.cpp.
#include "search/verdicts/memory_changes.hpp"

#include <doctest/doctest.h>

#include <string>

#include "program_of_steps.hpp"

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

/// Where threads have come to that were let go on in turn.
Position position_in(testing::ProgramOfSteps& program) {
  constexpr std::size_t many = 60;
  Position at = program.start;
  for (std::size_t turn = 0; turn < many; ++turn) {
    std::vector<Position> all;
    Expansion expansion;
    program.successors->expand(at, expansion, [&](Move move, const Step& step) {
      if (step.goes_on()) all.push_back(program.successors->next(at, move, step).from(at));
      return true;
    });
    REQUIRE(!all.empty());
    at = all[turn % all.size()];
  }
  return at;
}

/// Of a program that has few positions.
MemoryFate fate_of(const std::string& entry, const std::string& model = "sc") {
  testing::ProgramOfSteps program(entry, model);
  program.explore();  // finds out what its threads share
  return memory_in_all_states_after(*program.successors, position_in(program));
}

}  // namespace

TEST_CASE("who only reads changes no memory, nor does who writes what was there") {
  CHECK(fate_of("PollForEver") == MemoryFate::StaysTheSame);
  CHECK(fate_of("PollForEver", "clr") == MemoryFate::StaysTheSame);
  CHECK(fate_of("RewriteForEver") == MemoryFate::StaysTheSame);
  CHECK(fate_of("CountForEver") == MemoryFate::Changes);
}

TEST_CASE("what one step of a reduced search changes and changes back has changed") {
  CHECK(fate_of("ChangeAndBack") == MemoryFate::Changes);
}

TEST_CASE("what is written or observed has changed something") {
  CHECK(fate_of("SayForEver") == MemoryFate::Changes);
  CHECK(fate_of("ObserveForEver") == MemoryFate::Changes);
}

TEST_CASE("a monitor is memory if it goes from one thread to another") {
  CHECK(fate_of("LockForEver") == MemoryFate::StaysTheSame);
  CHECK(fate_of("LockInTurnForEver") == MemoryFate::Changes);
  CHECK(fate_of("LockTypeForEver") == MemoryFate::StaysTheSame);
  CHECK(fate_of("LockTypeInTurnForEver") == MemoryFate::Changes);
}

TEST_CASE("an object is memory if statics or several threads lead to it") {
  CHECK(fate_of("ChangeOwnForEver") == MemoryFate::StaysTheSame);
  CHECK(fate_of("ChangeSharedForEver") == MemoryFate::Changes);
  CHECK(fate_of("ChangeCapturedForEver") == MemoryFate::Changes);
}

TEST_CASE("objects of a thread's own may come and go beside those that are shared") {
  CHECK(fate_of("MakeOwnForEver") == MemoryFate::StaysTheSame);
}

TEST_CASE("what a thread is about to write into an object of its own is handed out to nobody") {
  CHECK(fate_of("LinkOwnForEver", "dotnet") == MemoryFate::StaysTheSame);
}

TEST_CASE("where there are too many states, or choices, nothing is known") {
  testing::ProgramOfSteps counting("CountLocallyForEver");
  CHECK(memory_in_all_states_after(*counting.successors, position_in(counting)) ==
        MemoryFate::Unknown);
  testing::ProgramOfSteps choosing("ChooseOfManyForEver");
  CHECK(memory_in_all_states_after(*choosing.successors, choosing.start) == MemoryFate::Unknown);
}

TEST_CASE("afterwards all is as it was before") {
  testing::ProgramOfSteps program("SayForEver");
  const Position at = position_in(program);
  std::string said;
  program.loaded.machine.exchange_output([&](std::string_view text) { said += text; });
  Pending pending;
  pending.most_operations = 7;
  program.successors->set_pending(pending);
  memory_in_all_states_after(*program.successors, at);
  CHECK(said.empty());
  const vm::Machine::Output output = program.loaded.machine.exchange_output({});
  REQUIRE(output);
  output("it is the same");
  CHECK(said == "it is the same");
  CHECK(program.successors->reduces());
  CHECK(program.successors->pending().most_operations == 7);
}
