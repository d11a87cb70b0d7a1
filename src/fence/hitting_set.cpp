// Branch and bound. A clause that is left has to be hit: by its first candidate, or not by that but
// by its second, and so on. Each branch is first made smaller by what must be so, or may be without
// loss:
// - a clause that contains another is hit whenever that is;
// - a clause of one candidate takes it;
// - a candidate that hits no more than another, and costs no less, is not needed;
// - what the bound shows to be too heavy is not taken.
// It is given up when the bound is over what was found (dual_bound.hpp).
//
// Leaving out a candidate that is as good as another may lose the lexicographically smallest set.
// So that one is only looked for when the least weight is known, a candidate at a time: is there a
// set of that weight which has this one as well? The set found last often says so.
#include "fence/hitting_set.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "base/check.hpp"
#include "fence/dual_bound.hpp"

namespace mmcheck::fence {
namespace {

bool contains(const CandidateSet& set, std::uint32_t candidate) {
  return std::binary_search(set.begin(), set.end(), candidate);
}

bool contains_all(const CandidateSet& set, const CandidateSet& other) {
  return std::includes(set.begin(), set.end(), other.begin(), other.end());
}

void remove(CandidateSet& set, std::uint32_t candidate) {
  const auto place = std::lower_bound(set.begin(), set.end(), candidate);
  if (place != set.end() && *place == candidate) set.erase(place);
}

/// What is left to be done when some candidates are taken and some are dropped.
struct Problem {
  std::vector<CandidateSet> clauses;   // of candidates that may be taken
  std::vector<CandidateSet> excluded;  // of candidates that were not dropped, without those taken
  CandidateSet taken;                  // in this order
  std::uint64_t weight = 0;            // of these

  void take(std::uint32_t candidate, std::uint64_t its_weight) {
    taken.push_back(candidate);
    weight += its_weight;
    std::erase_if(clauses, [&](const CandidateSet& set) { return contains(set, candidate); });
    for (CandidateSet& set : excluded) remove(set, candidate);
  }
  void drop(std::uint32_t candidate) {
    for (CandidateSet& set : clauses) remove(set, candidate);
    std::erase_if(excluded, [&](const CandidateSet& set) { return contains(set, candidate); });
  }
  /// A clause that nothing can hit any more, or an excluded set that was taken.
  bool is_lost() const {
    const auto is_empty = [](const CandidateSet& set) { return set.empty(); };
    return std::any_of(clauses.begin(), clauses.end(), is_empty) ||
           std::any_of(excluded.begin(), excluded.end(), is_empty);
  }
};

/// Cost, and what is in loops where the cost is the same, as one number.
class Weights {
 public:
  explicit Weights(const std::vector<Candidate>& candidates) {
    for (const Candidate& candidate : candidates) factor_ += candidate.is_in_loop ? 1U : 0U;
    std::uint64_t sum = 0;
    for (const Candidate& candidate : candidates) {
      base::check(candidate.cost > 0, "a candidate costs something");
      costs_.push_back(candidate.cost);
      weights_.push_back(candidate.cost * factor_ + (candidate.is_in_loop ? 1U : 0U));
      divisor_ = std::gcd(divisor_, weights_.back());
      sum += weights_.back();
      base::check(sum < std::uint64_t{1} << 50, "candidates cost less than 2^50 together");
    }
    for (std::uint64_t& weight : weights_) weight /= divisor_;
  }

  std::uint64_t operator[](std::uint32_t candidate) const { return weights_[candidate]; }
  const std::vector<std::uint64_t>& all() const { return weights_; }
  std::uint64_t sum() const {
    return std::accumulate(weights_.begin(), weights_.end(), std::uint64_t{0});
  }

  /// The cost alone is the better bound where it is a small whole number.
  bool has_loops() const { return factor_ > 1; }
  const std::vector<std::uint64_t>& costs() const { return costs_; }
  std::uint64_t cost_in(std::uint64_t weight) const { return weight * divisor_ / factor_; }

 private:
  std::uint64_t factor_ = 1;
  std::uint64_t divisor_ = 0;
  std::vector<std::uint64_t> costs_;
  std::vector<std::uint64_t> weights_;
};

class Search {
 public:
  Search(const Weights& weights, std::uint64_t limit, const base::NowAndThen& now_and_then)
      : weights_(weights), limit_(limit), now_and_then_(now_and_then) {}

  /// The lightest solution within the limit; or the first one found that weighs no more than
  /// `enough`.
  std::optional<CandidateSet> run(Problem problem, std::uint64_t enough) {
    enough_ = enough;
    visit(std::move(problem));
    return std::move(best_);
  }

 private:
  bool is_done() const { return best_ && best_weight_ <= enough_; }

  void visit(Problem problem) {
    if (now_and_then_) now_and_then_();
    DualBound bound;
    do {
      if (!simplify(problem) || problem.weight > limit_) return;
      if (problem.clauses.empty()) return accept(problem);
      bound = dual_bound(problem.clauses, weights_.all(), limit_ - problem.weight);
      if (bound.is_over || costs_too_much(problem)) return;
    } while (drop_all(problem, bound.too_heavy));
    branch(std::move(problem), bound.slack);
  }

  void accept(const Problem& problem) {
    best_ = problem.taken;
    std::sort(best_->begin(), best_->end());
    best_weight_ = problem.weight;
    limit_ = problem.weight - 1;
  }

  bool costs_too_much(const Problem& problem) const {
    if (!weights_.has_loops()) return false;
    std::uint64_t paid = 0;
    for (const std::uint32_t candidate : problem.taken) paid += weights_.costs()[candidate];
    const std::uint64_t limit = weights_.cost_in(limit_);
    return paid > limit || dual_bound(problem.clauses, weights_.costs(), limit - paid).is_over;
  }

  /// False if there were none.
  static bool drop_all(Problem& problem, const CandidateSet& candidates) {
    bool has_changed = false;
    for (const CandidateSet& clause : problem.clauses) {
      for (const std::uint32_t candidate : clause) has_changed |= contains(candidates, candidate);
    }
    for (const std::uint32_t candidate : candidates) problem.drop(candidate);
    return has_changed;
  }

  void branch(Problem problem, const std::vector<std::int64_t>& slack) {
    CandidateSet clause = problem.clauses.front();  // the shortest
    std::sort(clause.begin(), clause.end(), [&](std::uint32_t left, std::uint32_t right) {
      return std::tie(slack[left], left) < std::tie(slack[right], right);
    });
    for (const std::uint32_t candidate : clause) {
      Problem with = problem;
      with.take(candidate, weights_[candidate]);
      visit(std::move(with));
      if (is_done()) return;
      problem.drop(candidate);
    }
  }

  /// False if it has no solution.
  bool simplify(Problem& problem) const {
    do {
      if (problem.is_lost()) return false;
      drop_supersets(problem.clauses);
    } while (obey_units(problem) || drop_dominated(problem));
    return true;
  }

  static void drop_supersets(std::vector<CandidateSet>& clauses) {
    std::sort(clauses.begin(), clauses.end(),
              [](const CandidateSet& left, const CandidateSet& right) {
                return left.size() != right.size() ? left.size() < right.size() : left < right;
              });
    std::vector<CandidateSet> kept;
    for (CandidateSet& clause : clauses) {
      const auto is_within = [&](const CandidateSet& set) { return contains_all(clause, set); };
      if (std::none_of(kept.begin(), kept.end(), is_within)) kept.push_back(std::move(clause));
    }
    clauses = std::move(kept);
  }

  /// One of them at a time, for the others may be gone then. False if there is none.
  bool obey_units(Problem& problem) const {
    const auto is_unit = [](const CandidateSet& set) { return set.size() == 1; };
    const auto& excluded = problem.excluded;
    const auto last = std::find_if(excluded.begin(), excluded.end(), is_unit);
    if (last != excluded.end()) {
      problem.drop(std::uint32_t{last->front()});
      return true;
    }
    if (problem.clauses.empty() || !is_unit(problem.clauses.front())) return false;  // the shortest
    const std::uint32_t only = problem.clauses.front().front();
    problem.take(only, weights_[only]);
    return true;
  }

  /// For each candidate, the clauses that it hits.
  std::vector<CandidateSet> clauses_of(const Problem& problem) const {
    std::vector<CandidateSet> result(weights_.all().size());
    for (std::uint32_t i = 0; i < problem.clauses.size(); ++i) {
      for (const std::uint32_t candidate : problem.clauses[i]) result[candidate].push_back(i);
    }
    return result;
  }

  bool drop_dominated(Problem& problem) const {
    const std::vector<CandidateSet> hits = clauses_of(problem);
    CandidateSet dominated;
    for (std::uint32_t i = 0; i < hits.size(); ++i) {
      if (!hits[i].empty() && is_dominated(i, hits, problem)) dominated.push_back(i);
    }
    for (const std::uint32_t candidate : dominated) problem.drop(candidate);
    return !dominated.empty();
  }

  /// By one in no excluded set: whatever has `candidate` stays a solution when that takes its
  /// place. Of two that are the same only the second is dominated.
  bool is_dominated(std::uint32_t candidate, const std::vector<CandidateSet>& hits,
                    const Problem& problem) const {
    const CandidateSet& clause = problem.clauses[hits[candidate].front()];
    return std::any_of(clause.begin(), clause.end(), [&](std::uint32_t other) {
      if (other == candidate || weights_[other] > weights_[candidate]) return false;
      if (!contains_all(hits[other], hits[candidate]) || is_excluded(other, problem)) return false;
      const bool are_same =
          weights_[other] == weights_[candidate] && hits[other] == hits[candidate];
      return !are_same || other < candidate || is_excluded(candidate, problem);
    });
  }

  static bool is_excluded(std::uint32_t candidate, const Problem& problem) {
    return std::any_of(problem.excluded.begin(), problem.excluded.end(),
                       [&](const CandidateSet& set) { return contains(set, candidate); });
  }

  const Weights& weights_;
  std::uint64_t limit_;
  const base::NowAndThen& now_and_then_;
  std::uint64_t enough_ = 0;
  std::optional<CandidateSet> best_;
  std::uint64_t best_weight_ = 0;
};

Problem problem_of(const std::vector<Candidate>& candidates, std::vector<CandidateSet> clauses,
                   std::vector<CandidateSet> excluded) {
  for (std::vector<CandidateSet>* sets : {&clauses, &excluded}) {
    for (CandidateSet& set : *sets) {
      std::sort(set.begin(), set.end());
      set.erase(std::unique(set.begin(), set.end()), set.end());
      base::check(set.empty() || set.back() < candidates.size(), "a set is one of candidates");
    }
  }
  return {std::move(clauses), std::move(excluded), {}, 0};
}

std::uint64_t weight_of(const CandidateSet& set, const Weights& weights) {
  std::uint64_t sum = 0;
  for (const std::uint32_t candidate : set) sum += weights[candidate];
  return sum;
}

/// The lexicographically smallest of the solutions that weigh as much as `solution`, which is a
/// lightest. None of these has another one as its beginning, so each number that can be had is
/// right.
CandidateSet smallest_alike(CandidateSet solution, Problem problem, const Weights& weights,
                            const base::NowAndThen& now_and_then) {
  const std::uint64_t weight = weight_of(solution, weights);
  for (std::uint32_t i = 0; !problem.clauses.empty(); ++i) {
    Problem with = problem;
    with.take(i, weights[i]);
    if (!contains(solution, i)) {
      const bool is_useful = with.clauses.size() < problem.clauses.size();
      auto other =
          is_useful ? Search(weights, weight, now_and_then).run(with, weight) : std::nullopt;
      if (!other) {
        problem.drop(i);
        continue;
      }
      solution = std::move(*other);
    }
    problem = std::move(with);
  }
  return solution;
}

}  // namespace

std::optional<CandidateSet> cheapest_hitting_set(const std::vector<Candidate>& candidates,
                                                 const std::vector<CandidateSet>& clauses,
                                                 const std::vector<CandidateSet>& excluded,
                                                 const base::NowAndThen& now_and_then) {
  const Weights weights(candidates);
  Problem problem = problem_of(candidates, clauses, excluded);
  Search search(weights, weights.sum(), now_and_then);
  std::optional<CandidateSet> lightest = search.run(problem, 0);
  if (!lightest) return std::nullopt;
  return smallest_alike(std::move(*lightest), std::move(problem), weights, now_and_then);
}

}  // namespace mmcheck::fence
