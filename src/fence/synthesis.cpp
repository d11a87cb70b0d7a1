// By implicit hitting sets. The clause of a run that goes wrong is the set of all changes of which
// any would have forbidden something that happened out of order in it, without those that were in
// place when the run was found. Whatever is enough has one of each clause. So a cheapest set that
// has something of every clause known so far costs no more than what is enough; if the program with
// it does not go wrong, it is enough, and nothing cheaper is. If it does, the new run has a clause
// that the set does not hit, and it is one clause more. README.md has the proofs.
#include "fence/synthesis.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "base/clock.hpp"
#include "fence/hitting_set.hpp"

namespace mmcheck::fence {
namespace {

constexpr std::size_t runs_at_once = 16;
constexpr std::uint32_t most_rounds = 2000;
constexpr std::size_t most_alternatives = 8;

using ChangeSet = std::vector<Change>;

class Synthesis {
 public:
  Synthesis(Changes& changes, const Explore& explore, const base::NowAndThen& now_and_then)
      : changes_(changes), explore_(explore), now_and_then_(now_and_then) {}

  Fences run(const Explored& first) {
    const double started = base::now();
    result_.needed = true;
    const auto why = base::what_ran_out([&] { find(first); });
    // What was found to be enough is so, also if others that are as good are not known.
    if (why && !result_.verified) give_up(*why);
    result_.seconds = base::now() - started;
    return std::move(result_);
  }

 private:
  void find(const Explored& first) {
    if (!add_runs(first, {})) return;
    while (const auto best = cheapest({})) {
      result_.lower_bound = cost_of(*best);
      const Explored explored = explore(*best);
      if (!explored.runs.empty()) {
        if (!add_runs(explored, *best)) return;
        if (result_.rounds < most_rounds) continue;
        leave_at(*best, "nothing that is enough was found in so many rounds");
      } else if (explored.is_complete) {
        accept(*best);
        find_alternatives(*best, first.states);
      } else {
        leave_at(*best, explored.reason);
      }
      return;
    }
  }

  void give_up(std::string reason) {
    result_.is_decided = false;
    result_.points.clear();
    result_.reason = std::move(reason);
  }

  Explored explore(const ChangeSet& changes) {
    ++result_.rounds;
    Explored explored = explore_(changes_.repairs_of(changes), runs_at_once);
    states_ += explored.states;
    return explored;
  }

  /// False if no change forbids one of the runs.
  bool add_runs(const Explored& explored, const ChangeSet& in_place) {
    for (const Run& run : explored.runs) {
      std::set<Change> clause;
      for (const search::Overtaking& one : run) {
        for (const Change& change : changes_.that_forbid(one)) {
          clause.insert(change);
          note(overtakings_[change], one);
        }
      }
      for (const Change& change : in_place) clause.erase(change);
      if (clause.empty()) {
        result_.reason = changes_.why_none(run);
        return false;
      }
      clauses_.insert(std::move(clause));
    }
    return true;
  }

  /// Once for each pair of instructions.
  static void note(Run& known, const search::Overtaking& one) {
    const auto is_same = [](const vm::Origin& left, const vm::Origin& right) {
      return left.code == right.code && left.pc == right.pc;
    };
    const auto is_it = [&](const search::Overtaking& other) {
      return is_same(other.first.origin, one.first.origin) &&
             is_same(other.second.origin, one.second.origin);
    };
    if (std::none_of(known.begin(), known.end(), is_it)) known.push_back(one);
  }

  /// Of what hits all clauses and is none of `excluded`.
  std::optional<ChangeSet> cheapest(const std::vector<ChangeSet>& excluded) {
    std::set<Change> all;
    for (const auto& clause : clauses_) all.insert(clause.begin(), clause.end());
    const ChangeSet names(all.begin(), all.end());
    std::vector<Candidate> candidates;
    candidates.reserve(names.size());
    for (const Change& change : names) {
      candidates.push_back({changes_.cost_of(change), changes_.is_in_loop(change)});
    }
    const auto numbers_of = [&](const auto& set) {
      CandidateSet numbers;
      for (const Change& change : set) {
        const auto at = std::lower_bound(names.begin(), names.end(), change);
        numbers.push_back(static_cast<std::uint32_t>(at - names.begin()));
      }
      return numbers;
    };
    std::vector<CandidateSet> clauses;
    clauses.reserve(clauses_.size());
    for (const auto& clause : clauses_) clauses.push_back(numbers_of(clause));
    std::vector<CandidateSet> without;
    without.reserve(excluded.size());
    for (const ChangeSet& set : excluded) without.push_back(numbers_of(set));
    const auto found = cheapest_hitting_set(candidates, clauses, without, now_and_then_);
    if (!found) return std::nullopt;
    ChangeSet result;
    result.reserve(found->size());
    for (const std::uint32_t number : *found) result.push_back(names[number]);
    return result;
  }

  std::uint32_t cost_of(const ChangeSet& set) const {
    std::uint32_t cost = 0;
    for (const Change& change : set) cost += changes_.cost_of(change);
    return cost;
  }

  std::vector<Repair> described(const ChangeSet& set) {
    std::vector<Repair> repairs;
    repairs.reserve(set.size());
    for (const Change& change : set) {
      repairs.push_back(changes_.describe(change, overtakings_[change]));
    }
    return repairs;
  }

  void propose(const ChangeSet& best) {
    result_.points = described(best);
    result_.cost = cost_of(best);
  }

  /// It may not be enough.
  void leave_at(const ChangeSet& best, std::string reason) {
    propose(best);
    result_.reason = std::move(reason);
  }

  void accept(const ChangeSet& best) {
    propose(best);
    result_.verified = true;
    // Each of them is needed: without it the set would be cheaper, and nothing cheaper is enough.
    result_.minimum = true;
  }

  /// Others that cost the same, as long as looking for them takes no longer than a few
  /// explorations of the program as it was.
  void find_alternatives(const ChangeSet& best, std::uint64_t states_at_first) {
    const std::uint64_t most_states = states_ + 2 * std::max<std::uint64_t>(states_at_first, 1000);
    std::vector<ChangeSet> found{best};
    while (found.size() <= most_alternatives && states_ < most_states) {
      const auto next = cheapest(found);
      if (!next || cost_of(*next) > result_.cost) return;
      const Explored explored = explore(*next);
      if (explored.runs.empty()) {
        if (!explored.is_complete) return;
        result_.alternatives.push_back(described(*next));
        found.push_back(*next);
      } else if (!add_runs(explored, *next)) {
        return;
      }
    }
  }

  Changes& changes_;
  const Explore& explore_;
  const base::NowAndThen& now_and_then_;
  std::set<std::set<Change>> clauses_;
  std::map<Change, Run> overtakings_;
  std::uint64_t states_ = 0;
  Fences result_;
};

}  // namespace

Fences find_minimum(Changes& changes, const Explore& explore, const Explored& first,
                    const base::NowAndThen& now_and_then) {
  return Synthesis(changes, explore, now_and_then).run(first);
}

}  // namespace mmcheck::fence
