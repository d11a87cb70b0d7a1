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
      state.threads.push_back(1);  // a body that nobody looks at
    }
  }

  std::optional<std::uint32_t> time_left(std::uint32_t thread) const {
    vm::Thread loaded;
    codec.load_summary(state.threads[std::size_t{2} * thread], loaded);
    return loaded.time_left;
  }

  Step pass_time() {
    return search::pass_time(codec, state, *program.loaded.machine.known().clock_now);
  }
  /// As somebody has seen it.
  std::uint64_t clock() {
    const vm::Field& now = *program.loaded.machine.known().clock_now;
    const std::uint32_t number = codec.number_of_class(*now.owner);
    if (number >= state.statics.size()) return 0;
    const vm::Statics statics = codec.load_statics(state.statics[number], *now.owner);
    return vm::load<std::uint64_t>(statics.data.data() + now.offset);
  }
  void set_clock(std::uint64_t time) {
    const vm::Field& now = *program.loaded.machine.known().clock_now;
    vm::Statics statics = codec.load_statics(0, *now.owner);
    vm::store(statics.data.data() + now.offset, time);
    const std::uint32_t number = codec.number_of_class(*now.owner);
    state.statics.resize(number + std::size_t{1});
    state.statics[number] = codec.statics(*now.owner, statics);
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
  const Step step = threads.pass_time();
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

TEST_CASE("the clock goes on once somebody has looked at it") {
  Threads threads({thread_with(9)});
  store::apply(threads.state, threads.pass_time().changes);
  CHECK(threads.clock() == 0);
  Threads others({thread_with(9), thread_with(10)});
  others.set_clock(1);
  store::apply(others.state, others.pass_time().changes);
  CHECK(others.clock() == 10);
  store::apply(others.state, others.pass_time().changes);
  CHECK(others.clock() == 11);
}

TEST_CASE("who was woken does not give up, though it has less time by then") {
  const Threads threads({thread_with(3, Status::Woken), thread_with(3, Status::TimedOut)});
  CHECK_FALSE(first_limit(threads.codec, threads.state));
}

TEST_SUITE_END();
