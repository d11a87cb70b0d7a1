// Tests src/fence/hitting_set.cpp, and with it src/fence/dual_bound.cpp.
#include "fence/hitting_set.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>
#include <tuple>
#include <utility>

#include "base/running_out.hpp"
#include "fence/dual_bound.hpp"

using namespace mmcheck::fence;
namespace base = mmcheck::base;

namespace {

using Sets = std::vector<CandidateSet>;

struct Instance {
  std::vector<Candidate> candidates;
  Sets clauses;
  Sets excluded;
};

bool is_hit(const CandidateSet& clause, const CandidateSet& set) {
  return std::any_of(clause.begin(), clause.end(), [&](std::uint32_t candidate) {
    return std::find(set.begin(), set.end(), candidate) != set.end();
  });
}

bool is_solution(const CandidateSet& set, const Instance& instance) {
  const auto is_within = [&](const CandidateSet& other) {
    return std::includes(set.begin(), set.end(), other.begin(), other.end());
  };
  return std::all_of(instance.clauses.begin(), instance.clauses.end(),
                     [&](const CandidateSet& clause) { return is_hit(clause, set); }) &&
         std::none_of(instance.excluded.begin(), instance.excluded.end(), is_within);
}

auto rank(const CandidateSet& set, const Instance& instance) {
  std::uint64_t cost = 0;
  std::uint64_t in_loops = 0;
  for (const std::uint32_t i : set) {
    cost += instance.candidates[i].cost;
    in_loops += instance.candidates[i].is_in_loop ? 1U : 0U;
  }
  return std::tuple(cost, in_loops, set);
}

/// By looking at all sets.
std::optional<CandidateSet> by_trying(const Instance& instance) {
  std::optional<CandidateSet> best;
  for (std::uint32_t bits = 0; bits < 1U << instance.candidates.size(); ++bits) {
    CandidateSet set;
    for (std::uint32_t i = 0; i < instance.candidates.size(); ++i) {
      if ((bits >> i & 1) != 0) set.push_back(i);
    }
    if (!is_solution(set, instance)) continue;
    if (!best || rank(set, instance) < rank(*best, instance)) best = set;
  }
  return best;
}

class RandomInstances {
 public:
  Instance instance(std::uint32_t candidates, std::uint32_t clauses, std::uint32_t size,
                    std::uint32_t costs, std::uint32_t loops) {
    Instance instance;
    for (std::uint32_t i = 0; i < candidates; ++i) {
      instance.candidates.push_back({1 + below(costs), below(100) < loops});
    }
    for (std::uint32_t i = 0; i < clauses; ++i) instance.clauses.push_back(set(candidates, size));
    return instance;
  }

  CandidateSet set(std::uint32_t candidates, std::uint32_t size) {
    CandidateSet set;
    while (set.size() < size) {
      set.push_back(below(candidates));
      std::sort(set.begin(), set.end());
      set.erase(std::unique(set.begin(), set.end()), set.end());
    }
    return set;
  }

  std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }

 private:
  std::mt19937 engine_{1};
};

std::optional<CandidateSet> solve(const Instance& instance) {
  return cheapest_hitting_set(instance.candidates, instance.clauses, instance.excluded);
}

}  // namespace

TEST_CASE("nothing need be taken where there are no clauses") {
  CHECK(cheapest_hitting_set({}, {}) == CandidateSet{});
  CHECK(cheapest_hitting_set({{1, false}}, {}) == CandidateSet{});
}

TEST_CASE("a clause of nothing cannot be hit") {
  CHECK(!cheapest_hitting_set({{1, false}}, {{0}, {}}));
}

TEST_CASE("one candidate that hits two clauses is better than two, unless it costs more") {
  CHECK(cheapest_hitting_set({{1, false}, {1, false}, {1, false}}, {{0, 1}, {1, 2}}) ==
        CandidateSet{1});
  CHECK(cheapest_hitting_set({{1, false}, {3, false}, {1, false}}, {{0, 1}, {1, 2}}) ==
        CandidateSet{0, 2});
}

TEST_CASE("of sets of the same cost the one with fewest in loops is taken, then the first") {
  CHECK(cheapest_hitting_set({{1, true}, {1, false}, {1, false}}, {{0, 1, 2}}) == CandidateSet{1});
  CHECK(cheapest_hitting_set({{2, false}, {1, true}, {1, true}}, {{0, 1}, {0, 2}}) ==
        CandidateSet{0});
  CHECK(cheapest_hitting_set({{2, true}, {1, false}, {1, true}}, {{0, 1}, {0, 2}}) ==
        CandidateSet{0});
  CHECK(cheapest_hitting_set({{1, true}, {1, true}}, {{0, 1}}) == CandidateSet{0});
}

TEST_CASE("excluding what was found gives the next, and in the end nothing") {
  const std::vector<Candidate> candidates{{1, false}, {1, true}, {2, false}};
  const Sets clauses{{0, 1, 2}};
  Sets excluded;
  for (const std::uint32_t expected : {0U, 1U, 2U}) {
    const auto found = cheapest_hitting_set(candidates, clauses, excluded);
    REQUIRE(found == CandidateSet{expected});
    excluded.push_back(*found);
  }
  CHECK(!cheapest_hitting_set(candidates, clauses, excluded));
}

TEST_CASE("a set that contains an excluded one is excluded, too") {
  CHECK(cheapest_hitting_set({{1, false}, {1, false}, {9, false}}, {{0, 2}, {1, 2}}, {{1}}) ==
        CandidateSet{2});
  CHECK(!cheapest_hitting_set({{1, false}}, {}, {{}}));
}

TEST_CASE("clauses and excluded sets need not be sorted, nor differ") {
  CHECK(cheapest_hitting_set({{1, false}, {1, false}, {1, false}}, {{2, 0, 2}, {2, 0}}, {{0, 0}}) ==
        CandidateSet{2});
}

TEST_CASE("costs may be large") {
  const std::uint32_t large = 4'000'000'000;
  CHECK(cheapest_hitting_set({{large, true}, {large - 1, true}, {2, true}}, {{0, 1}, {0, 2}}) ==
        CandidateSet{0});
}

TEST_CASE("random instances are solved as trying everything solves them") {
  RandomInstances random;
  for (std::uint32_t i = 0; i < 3000; ++i) {
    const std::uint32_t candidates = 1 + random.below(12);
    Instance instance =
        random.instance(candidates, random.below(12), 1 + random.below(std::min(candidates, 5U)),
                        1 + random.below(3), 50 * random.below(3));
    for (std::uint32_t more = random.below(4); more > 0; --more) {
      instance.clauses.push_back(random.set(candidates, 1 + random.below(candidates)));
    }
    for (std::uint32_t more = random.below(4) / 2 * 3; more > 0; --more) {
      instance.excluded.push_back(
          random.set(candidates, 1 + random.below(std::min(candidates, 4U))));
    }
    CAPTURE(i);
    REQUIRE(solve(instance) == by_trying(instance));
  }
}

TEST_CASE("all solutions of random instances come in order when each is excluded in turn") {
  RandomInstances random;
  for (std::uint32_t i = 0; i < 200; ++i) {
    Instance instance = random.instance(9, 5, 3, 1 + random.below(3), 30);
    for (auto found = solve(instance); found; found = solve(instance)) {
      REQUIRE(found == by_trying(instance));
      instance.excluded.push_back(*found);
    }
    REQUIRE(!by_trying(instance));
  }
}

TEST_CASE("the bound is never over what the best set weighs") {
  RandomInstances random;
  for (std::uint32_t i = 0; i < 2000; ++i) {
    const Instance instance = random.instance(9, 1 + random.below(9), 3, 1 + random.below(9), 0);
    std::vector<std::uint64_t> weights;
    for (const Candidate& candidate : instance.candidates) weights.push_back(candidate.cost);
    const CandidateSet best = by_trying(instance).value();
    const std::uint64_t weight = std::get<0>(rank(best, instance));
    const DualBound bound = dual_bound(instance.clauses, weights, weight);
    REQUIRE(!bound.is_over);
    REQUIRE(!is_hit(bound.too_heavy, best));
    // A limit that is low enough is seen to be too low.
    REQUIRE(dual_bound(instance.clauses, weights, 0).is_over);
  }
}

TEST_CASE("a search for the best set ends when time does, and not without being asked") {
  RandomInstances random;
  const Instance instance = random.instance(60, 90, 3, 9, 0);
  const auto asked_until = [&](std::uint32_t last) {
    std::uint32_t asked = 0;
    const base::NowAndThen count = [&] {
      if (++asked == last) throw base::TimeRanOut{1};
    };
    const auto why = base::what_ran_out([&] {
      static_cast<void>(cheapest_hitting_set(instance.candidates, instance.clauses, {}, count));
    });
    return std::pair(asked, why.value_or(""));
  };
  CHECK(asked_until(1) == std::pair(1U, std::string("--time-limit=1 was reached")));
  CHECK(asked_until(20).first == 20);
  CHECK(asked_until(0).second.empty());
}
