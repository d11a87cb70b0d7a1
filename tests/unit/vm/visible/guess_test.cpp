// Tests src/vm/visible/guess.cpp, select.cpp, rounds.cpp, read_again.cpp, evaluate.cpp, arrive.cpp
// and execute/alternatives.hpp: going on where control needs what is not there
// (models/semantics.md, 5).
#include <algorithm>
#include <functional>

#include "one_thread.hpp"

using namespace mmcheck::vm;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using mmcheck::model::Switch;
using Kind = Stop::Kind;

namespace {

Permissive speculative() { return Permissive().with(Switch::SpeculativeReads); }

/// Up to the first fork, or the first stall.
struct Issued : OneThread {
  explicit Issued(const std::string& method, const Permissive& model = speculative())
      : OneThread(method, model) {
    step();
  }
  Stall stall() const { return pending().stall; }
  std::size_t assumptions() const {
    return static_cast<std::size_t>(
        std::ranges::count(queue(), Operation::Kind::Assumption, &Operation::kind));
  }
  Ref node_of(const char* name, const char* field) {
    const Ref made = make(type(name));
    set(field, made);
    return made;
  }
};

}  // namespace

TEST_CASE("what may throw is assumed not to, and another run waits for the exception") {
  for (const char* method : {"Divide", "Checked"}) {
    CAPTURE(method);
    Issued thread(method);
    REQUIRE(thread.stall() == Stall::Forks);
    const State fork = thread.state;
    thread.step(0);
    CHECK(thread.alternatives == 2);
    CHECK(thread.assumptions() == 1);
    thread.state = fork;
    thread.step(1);
    CHECK(thread.pending().refuses);
    CHECK(thread.assumptions() == 0);
  }
}

TEST_CASE("a division that throws discards the run that assumed it did not, and only that one") {
  Issued thread("Divide");
  const State fork = thread.state;
  thread.step(0);
  CHECK(thread.complete(0) == Kind::Assumption);  // x is 0
  thread.state = fork;
  thread.step(1);
  CHECK(thread.complete(0) != Kind::Assumption);
  thread.state = fork;
  thread.set("x", 2);
  thread.step(1);
  CHECK(thread.complete(0) == Kind::Assumption);  // the other run has it
}

TEST_CASE("a division by a constant assumes nothing") {
  Issued thread("Remainder");
  CHECK(thread.assumptions() == 0);
  REQUIRE(thread.queue().size() == 2);
  thread.set("x", 8);
  thread.complete(0);
  CHECK(thread.queue()[0].value.cell == 2);
}

TEST_CASE("an index that is not there leaves the place open until it and the array are") {
  Issued thread("Index");
  REQUIRE(thread.stall() == Stall::Forks);
  thread.step(0);
  REQUIRE(thread.assumptions() == 1);
  const Operation& element =
      thread.queue()[2].is_constraint() ? thread.queue()[3] : thread.queue()[2];
  CHECK_FALSE(element.where.is_known());
  CHECK(thread.pending().at(element.where).has_index);
}

TEST_CASE("a length needs its array under every model, and is a value like others") {
  for (const Permissive& model : {Permissive(), speculative()}) {
    Issued thread("Length", model);
    REQUIRE(thread.stall() == Stall::Forks);
    thread.step(0);
    CHECK(thread.assumptions() == 1);
    CHECK_FALSE(thread.queue().back().value.is_known());
    const Ref numbers = thread.state.heap.allocate(thread.field("numbers").type, 6, 24);
    thread.set("numbers", numbers);
    thread.complete(0);
    CHECK(thread.queue().back().value.cell == 6);
  }
}

TEST_CASE("a type test is a value, a cast an assumption") {
  Issued test("Test");
  CHECK(test.assumptions() == 0);
  CHECK(test.queue().size() == 2);  // the read, and the write of what is selected
  test.node_of("Square", "shape");
  test.complete(0);
  CHECK(test.queue()[0].value.cell == 1);
  Issued cast("Cast");
  REQUIRE(cast.stall() == Stall::Forks);
  cast.node_of("Triangle", "shape");
  const State fork = cast.state;
  cast.step(0);
  CHECK(cast.assumptions() == 1);
  CHECK(cast.complete(0) == Kind::Assumption);
  cast.state = fork;
  cast.step(1);
  CHECK(cast.complete(0) != Kind::Assumption);
}

TEST_CASE("a call is guessed to lead to each method that it was found to lead to") {
  Issued thread("Call");
  REQUIRE(thread.stall() == Stall::Waits);  // none is known yet
  CHECK(thread.pending().refuses);
  const State waiting = thread.state;
  for (const char* name : {"Square", "Triangle"}) {
    thread.state = waiting;
    thread.node_of(name, "shape");
    thread.complete(0);
  }
  Alternatives& alternatives = thread.machine().alternatives();
  REQUIRE(alternatives.has_noted());
  alternatives.learn();
  Issued again("Call");
  again.machine().alternatives() = {};
  CHECK_FALSE(again.machine().alternatives().has_noted());
  thread.state = waiting;
  thread.node_of("Square", "shape");
  CHECK(thread.complete(0) == Kind::Assumption);  // another run assumes it now
}

TEST_CASE("alternatives are learned in order, once each, and not before they are asked for") {
  Alternatives all;
  const Code code;
  const Origin here{&code, 3};
  all.note(here, 7);
  all.note(here, 5);
  all.note(here, 7);
  CHECK(all.of(here).empty());
  all.learn();
  CHECK(all.of(here) == std::vector<Cell>{5, 7});
  CHECK(all.is_known(here, 5));
  CHECK_FALSE(all.is_known({&code, 4}, 5));
  CHECK_FALSE(all.has_noted());
}

TEST_CASE("a number that is needed waits until one is known, and is a new alternative then") {
  Issued thread("Make");
  CHECK(thread.pending().refuses);
  thread.set("x", 3);
  CHECK(thread.complete(0) != Kind::Assumption);
  CHECK(thread.machine().alternatives().has_noted());
}

TEST_CASE("strings are compared as values") {
  Issued thread("Compare");
  CHECK(thread.assumptions() == 0);
  CHECK(thread.queue().size() == 2);
}

TEST_CASE("an instruction that waits though the model does not ask for it is noted") {
  Issued thread("Join");
  bool has_waited = false;
  const std::function<void(int)> go_on = [&](int depth) {
    has_waited |= thread.pending().waited.code != nullptr;
    if (thread.stall() != Stall::Forks || depth == 0) return;
    const State fork = thread.state;
    for (std::uint32_t way = 0; way < 2; ++way) {
      thread.state = fork;
      thread.step(way);
      go_on(depth - 1);
    }
  };
  go_on(6);
  CHECK(has_waited);
  Issued strict("Join", Permissive());
  CHECK(strict.pending().waited.code == nullptr);
}

TEST_CASE("a conditional that only computes assumes nothing, and what it yields is selected") {
  Issued thread("Select");
  REQUIRE(thread.queue().size() == 2);
  CHECK(thread.assumptions() == 0);
  const Value& written = thread.queue()[1].value;
  REQUIRE_FALSE(written.is_known());
  CHECK(thread.pending().at(written).kind == Expression::Kind::Select);
  const State before = thread.state;
  thread.set("x", 1);
  thread.complete(0);
  CHECK(thread.queue()[0].value.cell == 5);
  thread.state = before;
  thread.set("x", 4);
  thread.complete(0);
  CHECK(thread.queue()[0].value.cell == 7);
}

TEST_CASE("a conditional that reads on one way is control") {
  Issued thread("SelectRead");
  CHECK(thread.stall() == Stall::Forks);
  Issued strict("Select", Permissive());
  CHECK(strict.stall() == Stall::Waits);
}

TEST_CASE("nothing is guessed while an operation waits that nothing may overtake") {
  Permissive model = speculative();
  for (const auto second :
       {OperationClass::Read, OperationClass::Write, OperationClass::VolatileRead,
        OperationClass::VolatileWrite, OperationClass::Lock, OperationClass::Unlock}) {
    model.forbid(OperationClass::VolatileRead, second);
  }
  Issued thread("BranchVolatile", model);
  CHECK(thread.stall() == Stall::Waits);
  CHECK(thread.assumptions() == 0);
  Issued other("BranchVolatile");
  CHECK(other.stall() == Stall::Forks);
}

TEST_CASE(
    "a loop that writes is guessed on, up to the limit, which matters only if all comes true") {
  Issued thread("LoopWriting");
  thread.relaxation().speculation_limit = 3;
  for (int i = 0; i < 10 && thread.stall() == Stall::Forks; ++i) thread.step(0);
  CHECK(thread.assumptions() == 3);
  CHECK(std::ranges::count(thread.queue(), Operation::Kind::Held, &Operation::kind) == 1);
}

TEST_CASE("a loop of known length goes on while an assumption is open") {
  Issued thread("LoopKnown");
  REQUIRE(thread.stall() == Stall::Forks);
  const State fork = thread.state;
  bool has_gone_on = false;
  for (std::uint32_t way = 0; way < 2; ++way) {
    thread.state = fork;
    thread.step(way);
    has_gone_on |= thread.queue().size() == 4;  // x, the assumption, y and z
  }
  CHECK(has_gone_on);
}

TEST_CASE("what a loop has changed and changed back is not guessed to go on for ever") {
  Issued thread("LoopTurning");
  thread.relaxation().speculation_limit = 10;
  while (thread.stall() == Stall::Forks) thread.step(0);
  CHECK(thread.stall() == Stall::Repeats);
  CHECK(thread.assumptions() == 2);
  CHECK(thread.pending().rounds.size() == 1);
  REQUIRE(thread.complete(0) == Kind::Operation);
  CHECK(thread.stall() == Stall::Repeats);  // the second read waits
  REQUIRE(thread.complete(0) == Kind::Operation);
  CHECK(thread.stall() == Stall::Forks);
}

TEST_CASE("a round in which a variable becomes what is selected is another one") {
  Issued thread("LoopSelecting");
  thread.relaxation().speculation_limit = 3;
  while (thread.stall() == Stall::Forks) thread.step(0);
  CHECK(thread.stall() == Stall::Waits);
  CHECK(thread.assumptions() == 3);
}

TEST_CASE("a loop that reads again what it waits for is not guessed to go on for ever") {
  Issued thread("LoopReading");
  thread.relaxation().speculation_limit = 10;
  while (thread.stall() == Stall::Forks) thread.step(0);
  CHECK(thread.stall() == Stall::Repeats);
  CHECK(thread.assumptions() == 1);
}

TEST_CASE("a read whose value is kept does not stand for another one") {
  Issued thread("LoopReadingTwice");
  thread.relaxation().speculation_limit = 10;
  thread.step(0);
  CHECK(thread.assumptions() == 1);
  CHECK(thread.stall() == Stall::Forks);  // the second round is guessed, whose read is needed alone
  while (thread.stall() == Stall::Forks) thread.step(0);
  CHECK(thread.stall() == Stall::Repeats);
  CHECK(thread.assumptions() == 2);
}
