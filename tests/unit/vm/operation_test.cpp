#include "vm/state/operation.hpp"

#include <doctest/doctest.h>

namespace {

using namespace mmcheck::vm;

Expression read(std::uint32_t operation) {
  Expression expression;
  expression.operation = operation;
  return expression;
}

Expression sum(std::uint32_t left, std::uint32_t right) {
  Expression expression;
  expression.kind = Expression::Kind::Compute;
  expression.op = Op::add_i4;
  expression.left.expression = left;
  expression.right.expression = right;
  return expression;
}

Operation write_of(std::uint32_t expression) {
  Operation operation;
  operation.type = mmcheck::model::OperationClass::Write;
  operation.value.expression = expression;
  return operation;
}

}  // namespace

TEST_CASE("what is deferred goes where its bytes are copied") {
  Pending pending;
  const std::uint32_t expression = pending.add(read(0));
  pending.defer(8, 8, expression);
  pending.copy(8, 32, 8);
  CHECK(pending.find(8, 8) == expression);
  CHECK(pending.find(32, 8) == expression);
  pending.copy(0, 8, 8);  // of what is there
  CHECK(!pending.is_deferred(8, 8));
  CHECK(pending.is_deferred(36, 1));
}

TEST_CASE("copied onto itself, it stays what it was") {
  Pending pending;
  pending.defer(0, 4, pending.add(read(0)));
  pending.defer(4, 4, pending.add(read(1)));
  pending.copy(0, 4, 8);
  CHECK(pending.find(0, 4) == 1);
  CHECK(pending.find(4, 4) == 1);
  CHECK(pending.find(8, 4) == 2);
}

TEST_CASE("bytes that something deferred sticks out of are told from others") {
  Pending pending;
  pending.defer(8, 8, pending.add(read(0)));
  CHECK(pending.is_cut(8, 4));
  CHECK(pending.is_cut(12, 8));
  CHECK(!pending.is_cut(8, 8));
  CHECK(!pending.is_cut(0, 8));
}

TEST_CASE("the same expression has one number") {
  Pending pending;
  const std::uint32_t first = pending.add(read(0));
  CHECK(pending.add(read(1)) != first);
  CHECK(pending.add(read(0)) == first);
}

TEST_CASE("compacting drops what nothing needs, and what is left does not tell how it came about") {
  Pending left;
  const std::uint32_t unneeded = left.add(read(2));
  left.defer(0, 8, unneeded);
  const std::uint32_t a = left.add(sum(left.add(read(0)), left.add(read(1))));
  left.queue.push_back(write_of(a));
  left.forget(0, 8);
  left.compact();

  Pending right;
  const std::uint32_t second = right.add(read(1));
  right.queue.push_back(write_of(right.add(sum(right.add(read(0)), second))));
  right.compact();

  CHECK(left.expressions.size() == 3);
  CHECK(left.expressions == right.expressions);
  CHECK(left.queue[0].value == right.queue[0].value);
  const Expression& top = left.at(left.queue[0].value);
  CHECK(left.at(top.left).operation == 0);
  CHECK(left.at(top.right).operation == 1);
}

TEST_CASE("a thread that pauses may go on, or complete what waits") {
  Pending pending;
  pending.queue.resize(2);
  pending.stall = Stall::Waits;
  CHECK(pending.choices() == 2);
  CHECK(pending.completed_by(0) == 0);
  CHECK(!pending.completed_by(2));
  pending.stall = Stall::Pauses;
  CHECK(pending.choices() == 3);
  CHECK(!pending.completed_by(0));
  CHECK(pending.completed_by(2) == 1);
}

TEST_CASE("what is overtaken are the oldest operations, also where some of them leave") {
  Pending pending;
  pending.queue.resize(4);
  pending.overtaken = 2;
  pending.remove(3);
  CHECK(pending.overtaken == 2);
  pending.remove(0);
  CHECK(pending.overtaken == 1);
  pending.remove(1);
  CHECK(pending.overtaken == 1);
  pending.remove(0);
  CHECK(pending.overtaken == 0);
}

TEST_CASE(
    "what was in the queue before a round is less when it has completed, and what came later is "
    "not") {
  Pending pending;
  pending.queue.resize(3);
  pending.rounds.push_back({0, 0, nullptr, {}, 2});
  pending.remove(2);
  CHECK(pending.rounds[0].older == 2);
  pending.remove(0);
  CHECK(pending.rounds[0].older == 1);
}
