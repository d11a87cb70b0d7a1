// Tests src/vm/visible/failed_exchange.cpp: a compare-exchange that is no fence where it fails; and
// what a process-wide fence waits for (models/semantics.md, 2).
#include "one_thread.hpp"

using namespace mmcheck::vm;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using mmcheck::model::Switch;
using Kind = Stop::Kind;

namespace {

/// In which a volatile read is passed by nothing, and a compare-exchange that fails is one.
Permissive failing() {
  Permissive model;
  for (std::size_t i = 0; i < mmcheck::model::operation_class_names.size(); ++i) {
    model.forbid(OperationClass::VolatileRead, static_cast<OperationClass>(i));
  }
  return model.with(Switch::FailedAtomic);
}

}  // namespace

TEST_CASE("a compare-exchange waits for the empty queue where it is a fence") {
  OneThread thread("Exchanged", {});
  thread.step();
  CHECK(thread.pending().stall == Stall::Waits);
  CHECK(thread.queue().size() == 1);
}

TEST_CASE("behind something that waits, a compare-exchange fails as a read or waits") {
  OneThread thread("Exchanged", failing());
  thread.step();
  REQUIRE(thread.pending().stall == Stall::Forks);
  const State fork = thread.state;
  thread.step(0);
  CHECK(thread.alternatives == 2);
  REQUIRE(thread.queue().size() == 4);  // x, the read, that it fails, z
  CHECK(thread.queue()[1].kind == Operation::Kind::FailedExchange);
  CHECK(thread.queue()[2].kind == Operation::Kind::Assumption);
  CHECK(thread.may_complete(1));
  CHECK_FALSE(thread.may_complete(3));
  thread.complete(1);
  REQUIRE(thread.queue().size() == 2);  // it has failed, for y is not 7
  CHECK(thread.queue()[1].value.cell == 0);
  thread.state = fork;
  thread.step(1);
  CHECK(thread.pending().stall == Stall::Waits);
  CHECK(thread.queue().size() == 1);
}

TEST_CASE("a run in which it was to fail and does not is discarded") {
  OneThread thread("Exchanged", failing());
  thread.set("y", 7);
  thread.step();
  const State fork = thread.state;
  thread.step(0);
  CHECK(thread.complete(1) == Kind::Assumption);
  thread.state = fork;
  thread.step(1);
  thread.complete(0);
  CHECK(thread.value("y") == 7);
  thread.step();
  CHECK(thread.value("y") == 2);
}

TEST_CASE("one that waits may fail all the same") {
  OneThread thread("Exchanged", failing());
  thread.step();
  thread.step(1);
  thread.complete(0);
  CHECK_FALSE(thread.pending().refuses);
  thread.step();
  CHECK(thread.value("y") == 0);
}

TEST_CASE("on an empty queue it is a fence, unless something may pass a volatile read") {
  OneThread fence("ExchangedFirst", failing());
  fence.step();
  CHECK(fence.pending().stall != Stall::Forks);
  OneThread read("ExchangedFirst", Permissive().with(Switch::FailedAtomic));
  read.step();
  REQUIRE(read.pending().stall == Stall::Forks);
  read.step(1);
  CHECK(read.value("z") == 0);
  CHECK(read.pending().refuses);
  read.step();
  CHECK_FALSE(read.pending().refuses);
}

TEST_CASE("what it is compared with need not be there yet") {
  OneThread thread("ExchangedRead", failing());
  thread.set("y", 1);
  thread.set("x", 1);
  thread.step();
  REQUIRE(thread.pending().stall == Stall::Forks);
  thread.step(0);
  REQUIRE(thread.may_complete(1));
  CHECK(thread.complete(1) == Kind::Operation);   // 1 is read
  CHECK(thread.complete(0) == Kind::Assumption);  // and it is what was expected
}

TEST_CASE("a process-wide fence waits for what other threads have overtaken") {
  OneThread thread("FenceAll", {});
  Pending& other = thread.state.threads[1].write().pending;
  other.queue.resize(2);
  other.overtaken = 1;
  CHECK(thread.step() == Kind::Blocked);
  other.overtaken = 0;
  CHECK(thread.step() != Kind::Blocked);
}

TEST_CASE("what is overtaken is counted where somebody asks") {
  OneThread thread("TwoWrites", {});
  thread.others.counts = true;
  thread.step();
  thread.complete(1);
  CHECK(thread.pending().overtaken == 1);
  thread.complete(0);
  CHECK(thread.pending().overtaken == 0);
  OneThread silent("TwoWrites", {});
  silent.step();
  silent.complete(1);
  CHECK(silent.pending().overtaken == 0);
}
