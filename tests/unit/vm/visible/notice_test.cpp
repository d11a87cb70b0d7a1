// Tests src/vm/visible/notice.cpp: where a step of a search under sequential consistency ends
// (models/semantics.md, 9).
#include "one_thread.hpp"

using namespace mmcheck::vm;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::OneThread;
using Kind = Stop::Kind;

TEST_CASE("a step ends before the second operation that others may notice") {
  OneThread thread("TwoWrites");
  CHECK(thread.step() == Kind::Operation);
  CHECK(thread.value("x") == 1);
  CHECK(thread.value("y") == 0);
  CHECK(thread.step() == Kind::Operation);
  CHECK(thread.value("y") == 2);
  CHECK(thread.step() == Kind::Ended);
}

TEST_CASE("what only the thread itself reaches ends no step") {
  OneThread thread("Keep");
  CHECK(thread.step() == Kind::Operation);
  CHECK(thread.step() == Kind::Operation);
  OneThread own("Keep");
  own.others.owned = true;
  own.step();
  CHECK(own.step() == Kind::Ended);
}

TEST_CASE("a struct is read and written part by part") {
  OneThread thread("CopyPair");
  const Field& other = thread.field("other");
  thread.set("other", 5);
  std::uint32_t steps = 0;
  while (thread.step() == Kind::Operation) {
    ++steps;
    if (steps == 1) CHECK(thread.thread().copy.type == other.type);
    // Both reads come before the first write: then the other part is still to be written.
    if (steps == 2) CHECK(thread.value("pair") == 0);
    if (steps == 3) CHECK(thread.value("pair") == 5);
    REQUIRE(steps < 10);
  }
  CHECK(steps == 4);
}

TEST_CASE("once the thread has handed something out, it is not its own any more") {
  OneThread thread("HandOut");
  thread.others.owned = true;
  CHECK(thread.step() == Kind::Operation);
  const Ref node = thread.value("node");
  REQUIRE(node != 0);
  const Field& field = thread.field_of(thread.type("Node"), "value");
  CHECK(load<std::uint32_t>(thread.state.heap.find(node)->data() + field.offset) == 0);
  thread.step();
  CHECK(load<std::uint32_t>(thread.state.heap.find(node)->data() + field.offset) == 3);
}

TEST_CASE("a violation behind an operation is a step of its own") {
  OneThread thread("Fail");
  CHECK(thread.step() == Kind::Operation);
  CHECK(thread.value("x") == 1);
  CHECK(thread.step() == Kind::Assertion);
}

TEST_CASE("a violation that no operation comes before needs no other step") {
  OneThread thread("FailAlone");
  CHECK(thread.step() == Kind::Assertion);
}
