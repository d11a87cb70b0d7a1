// Tests src/vm/visible/defer.cpp, pass_on.cpp and assume.cpp: values that are not there yet
// (models/semantics.md, 4, 5).
#include "one_thread.hpp"

using namespace mmcheck::vm;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using mmcheck::model::Switch;
using Kind = Stop::Kind;

namespace {

struct Issued : OneThread {
  explicit Issued(const std::string& method, const Permissive& model = {})
      : OneThread(method, model) {
    step();
  }
};

}  // namespace

TEST_CASE("arithmetic goes on with what is not there, and its result arrives with the read") {
  Issued thread("Sum");
  REQUIRE(thread.queue().size() == 2);
  const Value& written = thread.queue()[1].value;
  REQUIRE_FALSE(written.is_known());
  CHECK(thread.pending().at(written).kind == Expression::Kind::Compute);
  thread.set("x", 20);
  thread.complete(0);
  REQUIRE(thread.queue().size() == 1);
  CHECK(thread.queue()[0].value.cell == 42);
}

TEST_CASE("two reads are not ordered by the addition of what they bring") {
  Issued thread("TwoReads");
  REQUIRE(thread.queue().size() == 3);
  CHECK(thread.may_complete(1));
  thread.set("x", 3);
  thread.set("y", 4);
  thread.complete(1);
  CHECK_FALSE(thread.queue()[1].value.is_known());
  thread.complete(0);
  CHECK(thread.queue()[0].value.cell == 7);
}

TEST_CASE("a division stalls until its operand is there") {
  Issued thread("Divide");
  REQUIRE(thread.queue().size() == 1);
  CHECK(thread.pending().stall == Stall::Waits);
  thread.set("x", 2);
  thread.complete(0);
  REQUIRE(thread.queue().size() == 1);
  CHECK(thread.queue()[0].value.cell == 3);
}

TEST_CASE("arguments and results of methods are passed on") {
  Issued thread("Pass");
  REQUIRE(thread.queue().size() == 2);
  CHECK_FALSE(thread.queue()[1].value.is_known());
  thread.set("x", 21);
  thread.complete(0);
  CHECK(thread.queue()[0].value.cell == 42);
}

TEST_CASE("what is written over a value that is not there is there") {
  Issued thread("Overwrite");
  REQUIRE(thread.queue().size() == 3);
  CHECK_FALSE(thread.queue()[1].value.is_known());
  REQUIRE(thread.queue()[2].value.is_known());
  CHECK(thread.queue()[2].value.cell == 3);
}

TEST_CASE("a pointer to a variable is another name for it") {
  Issued thread("Address");
  REQUIRE(thread.queue().size() == 2);
  CHECK_FALSE(thread.queue()[1].value.is_known());
  thread.set("x", 41);
  thread.complete(0);
  CHECK(thread.queue()[0].value.cell == 41);
}

TEST_CASE("a conversion is done when its operand arrives") {
  Issued thread("Narrow");
  thread.set("x", 0x12345);
  thread.complete(0);
  CHECK(thread.queue()[0].value.cell == 0x2345);
}

TEST_CASE("a dereference forks: the reference is valid, or the thread waits for it") {
  Issued thread("Follow");
  CHECK(thread.pending().stall == Stall::Forks);
  const State fork = thread.state;
  thread.step(0);
  CHECK(thread.alternatives == 2);
  CHECK(thread.queue().size() == 3);  // node, node.value, z
  CHECK_FALSE(thread.pending().refuses);
  thread.state = fork;
  thread.step(1);
  CHECK(thread.queue().size() == 1);
  CHECK(thread.pending().refuses);
}

TEST_CASE(
    "the run that waits for a reference is discarded if it is valid, the other if it is null") {
  Issued thread("Follow");
  const Ref node = thread.make(thread.type("Node"));
  const State fork = thread.state;
  thread.step(1);
  State waiting = thread.state;
  CHECK(thread.complete(0) == Kind::Operation);  // it is null; others have their turn
  CHECK(thread.step() == Kind::Unhandled);
  thread.state = waiting;
  thread.set("node", node);
  CHECK(thread.complete(0) == Kind::Assumption);
  thread.state = fork;
  thread.step(0);
  const State assuming = thread.state;
  CHECK(thread.complete(0) == Kind::Assumption);
  thread.state = assuming;
  thread.set("node", node);
  CHECK(thread.complete(0) == Kind::Operation);
}

TEST_CASE("a branch on what is not there stalls, unless reads may be speculative") {
  Issued thread("Branch");
  CHECK(thread.pending().stall == Stall::Waits);
  CHECK(thread.queue().size() == 1);
  Issued speculative("Branch", Permissive().with(Switch::SpeculativeReads));
  CHECK(speculative.pending().stall == Stall::Forks);
  speculative.step(0);
  CHECK(speculative.alternatives == 2);
  CHECK(speculative.pending().has_assumption());
}

TEST_CASE("a round of a loop that only polls is not guessed again") {
  Issued thread("Loop", Permissive().with(Switch::SpeculativeReads));
  for (int steps = 0; steps < 6 && thread.pending().stall == Stall::Forks; ++steps) thread.step(0);
  CHECK(thread.queue().size() == 2);  // a read, and what is assumed of it
  CHECK(thread.pending().stall == Stall::Repeats);
}
