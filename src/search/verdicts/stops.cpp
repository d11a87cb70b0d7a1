#include "search/verdicts/stops.hpp"

#include "base/text.hpp"
#include "base/unicode.hpp"
#include "search/telling/describe.hpp"
#include "vm/program/assertions.hpp"

namespace mmcheck::search {
namespace {

/// An exception says what it is about with objects of its own, which are not there any more once
/// its step is over: they are components by then.
vm::State& state_with_exception(Successors& successors, const Position& at, const Step& step,
                                std::uint32_t thread) {
  store::Vector last = at.state;
  store::apply(last, step.changes);
  vm::State& state = successors.load_all(last);
  vm::Execution(successors.machine(), state, thread).show_writes();
  return state;
}

std::string message_of(Successors& successors, const Position& at, const Step& step,
                       std::uint32_t thread) {
  vm::State& state = state_with_exception(successors, at, step, thread);
  return vm::describe_exception(successors.machine(), state, step.stop.exception);
}

/// What an exception was given to say, if it was: the one that a test framework throws where an
/// assertion fails seldom is (vm/program/assertions).
std::string given_message_of(Successors& successors, const Position& at, const Step& step,
                             std::uint32_t thread) {
  const vm::State& state = state_with_exception(successors, at, step, thread);
  const vm::Object* exception = state.heap.find(step.stop.exception);
  if (exception == nullptr) return {};
  const vm::Machine& machine = successors.machine();
  const auto text =
      vm::load<vm::Ref>(exception->data() + machine.known().exception_message->offset);
  return base::to_utf8(machine.text(state, text));
}

/// "Assert.Equal fails": the method of the framework that the program has called.
std::string failed_assertion(const vm::State& state, std::uint32_t thread) {
  const vm::Method* called = nullptr;
  for (const vm::Place& place : vm::user_stack(*state.threads[thread])) {
    if (!vm::has_assertions(*place.method->owner->definition.module)) break;
    called = place.method;
  }
  if (called == nullptr) return {};
  return base::without_scopes(called->owner->name) + "." + called->name + " fails";
}

}  // namespace

Violation violation_of(Successors& successors, const Position& at, const Step& step) {
  using Stop = vm::Stop::Kind;
  LazyState& after = successors.stepper().lazy();
  const std::uint32_t thread = after.thread();
  Violation violation;
  violation.thread = thread;
  violation.message = step.stop.message;
  violation.location = step.stop.kind == Stop::Missing ? location_of(after.state(), thread)
                                                       : own_location_of(after.state(), thread);
  if (step.stop.kind == Stop::Unhandled) {
    violation.kind = Violation::Kind::UnhandledException;
    violation.subject = step.stop.message;
    violation.message = message_of(successors, at, step, thread);
  } else if (step.stop.kind == Stop::Overflow) {
    violation.kind = Violation::Kind::UnhandledException;
    violation.subject = violation.message;
  } else if (step.stop.exception != 0) {
    // Of a test framework, which throws it when an assertion fails.
    violation.kind = Violation::Kind::Assertion;
    violation.subject = step.stop.message;
    const std::string assertion = failed_assertion(after.state(), thread);
    violation.message = given_message_of(successors, at, step, thread);
    if (violation.message.empty()) violation.message = assertion;
  } else {
    violation.kind = Violation::Kind::Assertion;
    if (violation.message.empty()) violation.message = failed_assertion(after.state(), thread);
  }
  if (violation.message.empty()) violation.message = "assertion failed";
  return violation;
}

std::string reason_of(const Violation& missing) {
  const bool is_placed = !missing.location.method.empty();
  return missing.message + (is_placed ? ", in " + describe(missing.location) : std::string());
}

namespace {

bool is_endless(const Violation& violation) {
  return violation.kind == Violation::Kind::Livelock ||
         violation.kind == Violation::Kind::Divergence;
}

}  // namespace

/// Of runs without an end, where the loop was met first depends on how the steps were cut, and so
/// does whether a thread is seen to go round by itself before its state is seen to have no end.
bool is_same(const Violation& left, const Violation& right) {
  if (is_endless(left) && is_endless(right)) return true;
  return left.kind == right.kind && left.subject == right.subject &&
         left.location.method == right.location.method &&
         left.location.il_offset == right.location.il_offset;
}

}  // namespace mmcheck::search
