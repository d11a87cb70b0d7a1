// Tests src/search/sampling/: which thread goes next in a run that is sampled.
#include <doctest/doctest.h>

#include <map>
#include <set>
#include <vector>

#include "search/sampling/scheduler.hpp"

using namespace mmcheck;          // NOLINT(google-build-using-namespace)
using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)

namespace {

constexpr SearchOrder ways[] = {SearchOrder::RandomWalk, SearchOrder::Priorities,
                                SearchOrder::PartialOrders};

std::unique_ptr<Scheduler> make(SearchOrder way, std::uint64_t seed = 1,
                                std::uint32_t orderings = 3) {
  Options options;
  options.order = way;
  options.sample.seed = seed;
  options.sample.orderings = orderings;
  return make_scheduler(options);
}

/// Of so many threads, with so many ways on each.
std::vector<Candidate> candidates(std::uint8_t threads, std::uint8_t choices = 1) {
  std::vector<Candidate> all;
  for (std::uint8_t thread = 0; thread < threads; ++thread) {
    for (std::uint8_t choice = 0; choice < choices; ++choice) all.push_back({{thread, choice}, {}});
  }
  return all;
}

std::vector<std::size_t> choices_of(Scheduler& scheduler, const std::vector<Candidate>& from,
                                    std::size_t steps) {
  std::vector<std::size_t> chosen;
  scheduler.begin();
  for (std::size_t i = 0; i < steps; ++i) chosen.push_back(scheduler.choose(from));
  return chosen;
}

}  // namespace

TEST_CASE("the same seed makes the same choices, another one others") {
  for (const SearchOrder way : ways) {
    const auto from = candidates(4, 2);
    const auto first = choices_of(*make(way), from, 50);
    CHECK(choices_of(*make(way), from, 50) == first);
    CHECK(choices_of(*make(way, 2), from, 50) != first);
  }
}

TEST_CASE("in the end each way on of each thread is taken") {
  for (const SearchOrder way : ways) {
    const auto scheduler = make(way);
    const auto from = candidates(3, 2);
    std::set<std::size_t> taken;
    for (int run = 0; run < 100; ++run) {
      for (const std::size_t one : choices_of(*scheduler, from, 5)) taken.insert(one);
    }
    CHECK(taken.size() == from.size());
  }
}

TEST_CASE("a walk takes each thread as often, however many ways on it has") {
  const auto scheduler = make(SearchOrder::RandomWalk);
  std::vector<Candidate> from = candidates(1, 9);
  from.push_back({{1, 0}, {}});
  std::size_t second = 0;
  for (const std::size_t one : choices_of(*scheduler, from, 10'000)) second += one == 9 ? 1 : 0;
  CHECK(second > 4500);
  CHECK(second < 5500);
}

TEST_CASE(
    "with one ordering the thread of the highest priority goes on, until it has made many steps") {
  const auto scheduler = make(SearchOrder::Priorities, 1, 1);
  const auto chosen = choices_of(*scheduler, candidates(2), 1100);
  CHECK(std::set(chosen.begin(), chosen.begin() + 900).size() == 1);
  CHECK(std::set(chosen.begin(), chosen.end()).size() == 2);
}

TEST_CASE("the bound is that of the paper") {
  const auto scheduler = make(SearchOrder::Priorities, 1, 2);
  CHECK_FALSE(scheduler->bound());  // nothing has run
  choices_of(*scheduler, candidates(2), 10);
  // The guess is that runs have 100 steps.
  CHECK(*scheduler->bound() == doctest::Approx(1.0 / 200));
  choices_of(*scheduler, candidates(1), 10);  // it is the most threads of any run that count
  CHECK(*scheduler->bound() == doctest::Approx(1 - (1 - 1.0 / 200) * (1 - 1.0 / 200)));
  choices_of(*scheduler, candidates(2), 150);
  CHECK_FALSE(scheduler->bound());  // all runs until now were drawn for fewer steps
  choices_of(*scheduler, candidates(2), 150);
  CHECK(*scheduler->bound() == doctest::Approx(1.0 / 300));
  choices_of(*scheduler, candidates(2, 2), 10);
  CHECK_FALSE(scheduler->bound());  // a thread had two ways on
  CHECK_FALSE(make(SearchOrder::RandomWalk)->bound());
}

TEST_CASE("of two threads that fell either may be above the other") {
  const auto scheduler = make(SearchOrder::Priorities);
  std::set<std::size_t> changes;
  for (int run = 0; run < 1000; ++run) {
    const auto chosen = choices_of(*scheduler, candidates(2), 100);
    std::size_t count = 0;
    for (std::size_t i = 1; i < chosen.size(); ++i)
      if (chosen[i] != chosen[i - 1]) ++count;
    changes.insert(count);
  }
  CHECK(changes.contains(1));  // the first thread fell, and the second not as far
  CHECK(changes.contains(2));  // or further
}

TEST_CASE("of steps that race either may come first, however many others there are") {
  const auto scheduler = make(SearchOrder::PartialOrders);
  std::vector<Candidate> both = candidates(2);
  vm::Access access{vm::Access::Kind::Atomic};
  access.to = {vm::Pointer::Kind::Object, 1, 0};
  for (Candidate& one : both) one.access = access;
  std::map<std::size_t, int> firsts;
  for (int run = 0; run < 1000; ++run) ++firsts[choices_of(*scheduler, both, 1).front()];
  CHECK(firsts[0] > 400);
  CHECK(firsts[1] > 400);
}
