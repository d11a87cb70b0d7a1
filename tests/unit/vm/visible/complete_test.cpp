// Tests src/vm/visible/complete.cpp: which waiting operation may complete before which
// (models/semantics.md, 3 to 6).
#include "one_thread.hpp"

using namespace mmcheck::vm;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using mmcheck::model::Switch;
using Kind = Stop::Kind;

namespace {

/// After the thread has issued all that it can.
struct Issued : OneThread {
  Issued(const std::string& method, const Permissive& model) : OneThread(method, model) { step(); }
};

}  // namespace

TEST_CASE("the oldest operation may always complete, a younger one if the table says so") {
  Issued permissive("TwoWrites", {});
  CHECK(permissive.may_complete(0));
  CHECK(permissive.may_complete(1));
  Issued strict("TwoWrites", Permissive().forbid(OperationClass::Write, OperationClass::Write));
  CHECK(strict.may_complete(0));
  CHECK_FALSE(strict.may_complete(1));
}

TEST_CASE("the table is asked for the older class first") {
  Issued thread("WriteThenRead", Permissive().forbid(OperationClass::Read, OperationClass::Write));
  CHECK(thread.may_complete(1));
  Issued other("WriteThenRead", Permissive().forbid(OperationClass::Write, OperationClass::Read));
  CHECK_FALSE(other.may_complete(1));
}

TEST_CASE("a write completes once its value is known, and others see it") {
  Issued thread("WriteThenRead", {});
  REQUIRE(thread.queue().size() == 3);
  thread.set("y", 9);
  CHECK_FALSE(thread.may_complete(2));
  thread.complete(1);
  REQUIRE(thread.queue().size() == 2);
  CHECK(thread.queue()[1].value.is_known());
  CHECK(thread.queue()[1].value.cell == 9);
  thread.complete(1);
  CHECK(thread.value("z") == 9);
  CHECK(thread.value("x") == 0);
}

TEST_CASE("two writes to one location stay in order") {
  Issued thread("TwoWritesToOne", {});
  CHECK_FALSE(thread.may_complete(1));
}

TEST_CASE("two reads of one location stay in order where the model is coherent") {
  Issued thread("TwoReadsOfOne", {});
  CHECK(thread.may_complete(1));
  Issued coherent("TwoReadsOfOne", Permissive().with(Switch::Coherence));
  CHECK_FALSE(coherent.may_complete(1));
}

TEST_CASE("a read of what an older write waits to write takes it only by forwarding") {
  Issued thread("WriteThenReadIt", {});
  CHECK_FALSE(thread.may_complete(1));
  Issued forwarding("WriteThenReadIt", Permissive().with(Switch::StoreForwarding));
  REQUIRE(forwarding.may_complete(1));
  forwarding.complete(1);
  CHECK(forwarding.queue()[1].value.cell == 7);
  CHECK(forwarding.value("x") == 0);
}

TEST_CASE("a reference is handed out after what was written to the object") {
  Issued thread("Publish", {});
  REQUIRE(thread.queue().size() == 2);
  CHECK(thread.may_complete(1));
  Issued published("Publish", Permissive().with(Switch::Publication));
  CHECK(published.may_complete(0));
  CHECK_FALSE(published.may_complete(1));
  Issued other("PublishOther", Permissive().with(Switch::Publication));
  CHECK(other.may_complete(1));  // the object is another one
}

TEST_CASE(
    "no write overtakes an operation whose place is not known, a read of another field does") {
  OneThread thread("FollowWrite", {});
  thread.step();
  REQUIRE(thread.pending().stall == Stall::Forks);
  thread.step(0);
  REQUIRE(thread.queue().size() == 3);
  CHECK_FALSE(thread.queue()[1].where.is_known());
  CHECK_FALSE(thread.may_complete(1));
  CHECK_FALSE(thread.may_complete(2));
  OneThread reader("FollowBoth", {});
  reader.step();
  reader.step(0);
  REQUIRE(reader.queue().size() == 4);
  CHECK(reader.may_complete(2));  // x is static: no field of a Node
}

TEST_CASE("only reads pass a guess") {
  OneThread thread("Branch", Permissive().with(Switch::SpeculativeReads));
  thread.step();
  REQUIRE(thread.pending().stall == Stall::Forks);
  const State fork = thread.state;
  bool reads_early = false;
  for (std::uint32_t way = 0; way < 2; ++way) {
    thread.state = fork;
    thread.step(way);
    for (std::uint32_t i = 0; i < thread.queue().size(); ++i) {
      const Operation one = thread.queue()[i];
      if (i > 1 && one.is_read()) reads_early |= thread.may_complete(i);
      if (i > 1 && one.is_write()) CHECK_FALSE(thread.may_complete(i));
    }
  }
  CHECK(reads_early);
}

TEST_CASE("a write waits for the guess before it although its value is known") {
  OneThread thread("BranchWrite", Permissive().with(Switch::SpeculativeReads));
  thread.step();
  REQUIRE(thread.pending().stall == Stall::Forks);
  const State fork = thread.state;
  bool has_write = false;
  for (std::uint32_t way = 0; way < 2; ++way) {
    thread.state = fork;
    thread.step(way);
    for (std::uint32_t i = 0; i < thread.queue().size(); ++i) {
      if (!thread.queue()[i].is_write()) continue;
      has_write = true;
      CHECK_FALSE(thread.may_complete(i));
    }
  }
  CHECK(has_write);
}

TEST_CASE("a run whose guess turns out false is discarded, the other goes on") {
  OneThread thread("Branch", Permissive().with(Switch::SpeculativeReads));
  thread.step();
  const State fork = thread.state;
  int discarded = 0;
  for (std::uint32_t way = 0; way < 2; ++way) {
    thread.state = fork;
    thread.step(way);
    if (thread.complete(0) == Kind::Assumption) ++discarded;  // the read of x completes: 0
  }
  CHECK(discarded == 1);
}

TEST_CASE("a monitor that another thread holds cannot be taken") {
  Issued thread("Locked", {});
  REQUIRE(thread.queue().size() == 4);
  const auto lock = static_cast<Ref>(thread.queue()[1].where.cell);
  CHECK(thread.may_complete(1));
  thread.state.monitors.emplace(lock, Monitor{1, 1});
  CHECK_FALSE(thread.may_complete(1));
}

TEST_CASE("two operations on one monitor stay in order") {
  Issued thread("Locked", {});
  CHECK_FALSE(thread.may_complete(3));
}
