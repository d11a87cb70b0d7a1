// Tests src/search/verdicts/conditions.cpp, outcomes.cpp and stops.cpp.
#include <doctest/doctest.h>

#include "search/verdicts/conditions.hpp"
#include "search/verdicts/outcomes.hpp"
#include "search/verdicts/stops.hpp"

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

Condition condition(const std::string& text, bool holds, bool holds_at_end) {
  Condition made;
  made.text = text;
  made.holds = [=](const vm::State&, bool end) { return end ? holds_at_end : holds; };
  return made;
}

Violation violation(Violation::Kind kind, const std::string& subject, std::uint32_t offset) {
  Violation made;
  made.kind = kind;
  made.subject = subject;
  made.location.il_offset = offset;
  return made;
}

}  // namespace

TEST_CASE("the first condition that does not hold is told") {
  const vm::State state;
  const std::vector<Condition> conditions = {
      condition("a", true, true), condition("b", false, true), condition("c", false, false)};
  const Condition* broken = first_broken(conditions, state, false);
  REQUIRE(broken != nullptr);
  CHECK(broken->text == "b");
  broken = first_broken(conditions, state, true);
  REQUIRE(broken != nullptr);
  CHECK(broken->text == "c");
  CHECK(first_broken({}, state, true) == nullptr);
  CHECK(violation_of(*broken).kind == Violation::Kind::Invariant);
}

TEST_CASE("an outcome is kept once, with the run that came to it first") {
  Outcomes outcomes;
  outcomes.add({{"x", "1"}}, {7, Move{1, 2}});
  outcomes.add({{"x", "1"}}, {9, {}});
  outcomes.add({{"x", "2"}}, {8, {}});
  CHECK(outcomes.all().size() == 2);
  const End* end = outcomes.find({{"x", "1"}});
  REQUIRE(end != nullptr);
  CHECK(end->state == 7);
  CHECK(end->last->thread == 1);
  CHECK(outcomes.find({{"x", "3"}}) == nullptr);
}

TEST_CASE("a run that observes nothing has no outcome, but a deadlock is one") {
  Outcomes outcomes;
  outcomes.add({}, {1, {}});
  CHECK(outcomes.all().empty());
  outcomes.add_deadlock();
  REQUIRE(outcomes.all().size() == 1);
  CHECK(outcomes.all()[0].deadlock);
}

TEST_CASE("findings are the same if they are of one kind, about one thing, in one place") {
  using Kind = Violation::Kind;
  const Violation one = violation(Kind::Assertion, "a", 4);
  Violation other = one;
  other.message = "what a message says may be under way";
  CHECK(is_same(one, other));
  CHECK_FALSE(is_same(one, violation(Kind::Deadlock, "a", 4)));
  CHECK_FALSE(is_same(one, violation(Kind::Assertion, "b", 4)));
  CHECK_FALSE(is_same(one, violation(Kind::Assertion, "a", 5)));
}

TEST_CASE("what cannot be executed is named with its place") {
  Violation missing;
  missing.message = "System.IO.File is not modelled";
  CHECK(reason_of(missing) == missing.message);
  missing.location.method = "Program::Main";
  CHECK(reason_of(missing).find("Program::Main") != std::string::npos);
}
