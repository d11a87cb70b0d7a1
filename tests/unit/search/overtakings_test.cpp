// Tests src/search/telling/overtakings.cpp.
#include "search/telling/overtakings.hpp"

#include <doctest/doctest.h>

#include <string>

using mmcheck::model::OperationClass;
using mmcheck::search::Overtaking;
using mmcheck::search::Overtakings;
namespace vm = mmcheck::vm;

namespace {

/// A run that the test makes. Operations are told apart by a number, and so are instructions.
struct Run {
  Overtakings heard;

  Run& comes_to(std::uint32_t instruction, std::uint32_t thread = 0) {
    heard.comes_to(thread, {nullptr, instruction});
    return *this;
  }
  Run& issues(std::uint32_t operation, vm::Operation::Kind kind = vm::Operation::Kind::Access,
              std::uint32_t thread = 0) {
    vm::Operation one;
    one.kind = kind;
    one.target = operation;
    heard.issues(thread, one);
    return *this;
  }
  /// An instruction that issues the operation of the same number.
  Run& executes(std::uint32_t number, std::uint32_t thread = 0) {
    return comes_to(number, thread).issues(number, vm::Operation::Kind::Access, thread);
  }
  Run& completes(std::size_t place, std::uint32_t thread = 0) {
    heard.completes(thread, place, false);
    return *this;
  }
  Run& completes_unnoticed(std::size_t place) {
    heard.completes(0, place, true);
    return *this;
  }
  /// "1<2 (2)": the second operation completed before the first; in brackets what was passed.
  std::string told() {
    std::string text;
    for (const Overtaking& one : heard.take()) {
      text += text.empty() ? "" : "; ";
      text += std::to_string(one.first.target) + "<" + std::to_string(one.second.target) + " (";
      for (const vm::Origin& passed : one.passed) text += std::to_string(passed.pc) + " ";
      text.back() = text.back() == ' ' ? ')' : text.back();
    }
    return text;
  }
};

}  // namespace

TEST_CASE("operations that complete in their order overtake nothing") {
  CHECK(Run().executes(1).executes(2).completes(0).completes(0).told() == "");
}

TEST_CASE("an operation overtakes every older one of its thread that waits") {
  CHECK(Run().executes(1).executes(2).executes(3).completes(2).told() == "1<3 (2 3); 2<3 (3)");
}

TEST_CASE("an operation that has completed is overtaken by none") {
  CHECK(Run().executes(1).executes(2).executes(3).completes(0).completes(1).told() == "2<3 (3)");
}

TEST_CASE("the thread passes what it comes to between the two issues, the second one included") {
  Run run;
  run.comes_to(10).executes(1).comes_to(11).comes_to(12).executes(2).comes_to(13).executes(3);
  CHECK(run.completes(1).told() == "1<2 (11 12 2)");
}

TEST_CASE("an operation that nobody else can notice counts neither way, and leaves the queue") {
  Run run;
  run.executes(1).executes(2).executes(3).completes_unnoticed(1);
  CHECK(run.told() == "");
  CHECK(run.completes(1).told() == "1<3 (2 3)");
}

TEST_CASE("a branch and half a barrier wait, but are not overtaken") {
  for (const auto kind : {vm::Operation::Kind::Assumption, vm::Operation::Kind::Barrier}) {
    Run run;
    run.executes(1).comes_to(2).issues(2, kind).executes(3);
    CHECK(run.completes(2).told() == "1<3 (2 3)");
  }
}

TEST_CASE("an attempt to take a monitor is overtaken like an access") {
  Run run;
  run.comes_to(1).issues(1, vm::Operation::Kind::TryLock).executes(2);
  CHECK(run.completes(1).told() == "1<2 (2)");
}

TEST_CASE("threads overtake within their own queues only") {
  Run run;
  run.executes(1, 0).executes(2, 3).executes(3, 0).executes(4, 3);
  CHECK(run.completes(0, 3).told() == "");
  CHECK(run.completes(1, 0).told() == "1<3 (3)");
  CHECK(run.completes(0, 3).told() == "");
}
