// Tests src/vm/visible/issue.cpp and its companions: what instructions put into the queue
// (models/semantics.md, 1, 2).
#include "one_thread.hpp"

using namespace mmcheck::vm;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using Kind = Stop::Kind;

namespace {

/// The classes of what waits: "R W" and so on, in capitals, with v for volatile.
std::string queue_of(const OneThread& thread) {
  static constexpr std::string_view names[] = {"R", "W", "vR", "vW", "L", "U"};
  std::string text;
  for (const Operation& one : thread.queue()) {
    text += text.empty() ? "" : " ";
    if (one.kind == Operation::Kind::Assumption) {
      text += "?";
    } else {
      text += names[static_cast<std::size_t>(one.type)];
    }
  }
  return text;
}

std::string issued_by(const std::string& method) {
  OneThread thread(method, {});
  thread.step();
  return queue_of(thread);
}

}  // namespace

TEST_CASE("accesses wait in the queue in program order, and nobody sees them") {
  OneThread thread("TwoWrites", {});
  CHECK(thread.step() == Kind::Operation);
  CHECK(queue_of(thread) == "W W");
  CHECK(thread.value("x") == 0);
  CHECK(thread.pending().stall == Stall::Waits);
  CHECK(thread.queue()[0].where.cell != thread.queue()[1].where.cell);
  CHECK(thread.queue()[0].value.cell == 1);
}

TEST_CASE("volatile accesses are of classes of their own") {
  CHECK(issued_by("VolatileOnes") == "vW vR W");
}

TEST_CASE("a struct is an operation for each primitive") {
  CHECK(issued_by("CopyPair") == "R R W W");
}

TEST_CASE("a fence waits for an empty queue") {
  OneThread thread("Fenced", {});
  thread.step();
  CHECK(queue_of(thread) == "W");
  thread.complete(0);
  CHECK(thread.value("x") == 1);
  CHECK(queue_of(thread) == "W");
}

TEST_CASE("an atomic operation waits for an empty queue, and is a step") {
  OneThread thread("AddedLate", {});
  thread.step();
  CHECK(queue_of(thread) == "W");
  thread.complete(0);
  CHECK(thread.value("x") == 0);
  CHECK(queue_of(thread).empty());
  thread.step();
  CHECK(thread.value("x") == 5);
}

TEST_CASE("the contents of a box are written like others") { CHECK(issued_by("Boxed") == "W W"); }

TEST_CASE("where no other thread is left, a box has its contents at once") {
  OneThread thread("Boxed", {});
  thread.others.alone = true;
  thread.step();
  CHECK(queue_of(thread) == "W");
}

TEST_CASE("the initial contents of an array are writes") {
  CHECK(issued_by("Initialized") == "W W W W W");
}

TEST_CASE("monitors are taken and given back in the queue") {
  CHECK(issued_by("Locked") == "W L W U");
}

TEST_CASE("a full queue stalls, and says so") {
  OneThread thread("TwoWrites", {});
  thread.relaxation().queue_limit = 1;
  thread.step();
  CHECK(queue_of(thread) == "W");
}

TEST_CASE("what concerns nobody else completes at once") {
  OneThread thread("TwoWrites", {});
  thread.others.quiet = true;
  thread.step();
  CHECK(thread.queue().empty());
  CHECK(thread.value("x") == 1);
  CHECK(thread.value("y") == 2);
}

TEST_CASE("a violation waits until what it follows can be noticed") {
  OneThread thread("Fail", {});
  CHECK(thread.step() == Kind::Operation);
  CHECK(queue_of(thread) == "W");
}
