// Tests src/search/successors/passing.cpp.
#include "search/successors/passing.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

#include "program_of_steps.hpp"

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

using Status = vm::Thread::Status;

vm::Thread thread_with(std::optional<std::uint32_t> time_left, Status status = Status::Running) {
  vm::Thread thread;
  thread.status = status;
  thread.time_left = time_left;
  return thread;
}

struct Threads {
  explicit Threads(std::initializer_list<vm::Thread> threads)
      : program("Main"), codec(program.loaded.machine) {
    for (const vm::Thread& thread : threads) {
      state.threads.push_back(codec.summary(thread));
      state.threads.push_back(0);
    }
  }

  std::optional<std::uint32_t> time_left(std::uint32_t thread) const {
    vm::Thread loaded;
    codec.load_summary(state.threads[std::size_t{2} * thread], loaded);
    return loaded.time_left;
  }

  testing::ProgramOfSteps program;
  store::Codec codec;
  store::Vector state;
};

}  // namespace

TEST_SUITE_BEGIN("search");

TEST_CASE("how much time is left is part of a state, and no time is another one than no limit") {
  Threads threads({thread_with({}), thread_with(0), thread_with(7), thread_with({})});
  CHECK_FALSE(threads.time_left(0).has_value());
  CHECK(threads.time_left(1) == 0);
  CHECK(threads.time_left(2) == 7);
  CHECK(threads.state.threads[0] == threads.state.threads[6]);
  CHECK(threads.state.threads[0] != threads.state.threads[2]);
}

TEST_CASE("where nobody waits with a limit, no time passes") {
  const Threads threads({thread_with({}), thread_with(0), thread_with({}, Status::Ended)});
  CHECK_FALSE(first_limit(threads.codec, threads.state));
  CHECK_FALSE(is_passing(threads.codec, threads.state, {0, passing_choice}));
}

TEST_CASE("the least limit is the first one") {
  const Threads threads({thread_with(9), thread_with(5), thread_with(5), thread_with({})});
  const auto first = first_limit(threads.codec, threads.state);
  REQUIRE(first);
  CHECK(first->thread == 1);
  CHECK(first->milliseconds == 5);
  CHECK(is_passing(threads.codec, threads.state, {1, passing_choice}));
  CHECK_FALSE(is_passing(threads.codec, threads.state, {1, 0}));
  CHECK_FALSE(is_passing(threads.codec, threads.state, {3, passing_choice}));
}

TEST_CASE("time passes for all that wait with a limit, and for nobody else") {
  Threads threads({thread_with(9), thread_with(5), thread_with(5), thread_with({}), thread_with(0),
                   thread_with(3, Status::Woken)});
  const Step step = pass_time(threads.codec, threads.state);
  CHECK(step.goes_on());
  CHECK(step.changes.size() == 4);
  store::apply(threads.state, step.changes);
  CHECK(threads.time_left(0) == 4);
  CHECK(threads.time_left(1) == 0);
  CHECK(threads.time_left(2) == 0);
  CHECK_FALSE(threads.time_left(3).has_value());
  CHECK(threads.time_left(4) == 0);
  CHECK(threads.time_left(5) == 0);
}

TEST_CASE("who was woken does not give up, though it has less time by then") {
  const Threads threads({thread_with(3, Status::Woken), thread_with(3, Status::TimedOut)});
  CHECK_FALSE(first_limit(threads.codec, threads.state));
}

TEST_SUITE_END();
