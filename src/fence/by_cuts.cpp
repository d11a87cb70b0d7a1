// "Memory model sensitive bytecode verification", section 7. The graph that is cut here is reduced
// (search/README.md), so a cut need not be enough for the program: it is explored with the barriers
// in it, and if something is still wrong, its graph is cut again.
#include "fence/by_cuts.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "base/clock.hpp"
#include "fence/paper_cut.hpp"

namespace mmcheck::fence {
namespace {

/// The points of a graph, as barriers.
class Points {
 public:
  explicit Points(Changes& changes) : changes_(changes) {}

  std::optional<std::uint32_t> label_of(const vm::Origin& origin) {
    if (!is_changeable(origin)) return std::nullopt;
    const Change change = changes_.barrier_before(origin);
    const auto known = std::ranges::find(barriers_, change);
    if (known != barriers_.end()) return static_cast<std::uint32_t>(known - barriers_.begin());
    barriers_.push_back(change);
    return static_cast<std::uint32_t>(barriers_.size() - 1);
  }
  const Change& operator[](std::uint32_t label) const { return barriers_[label]; }

 private:
  Changes& changes_;
  std::vector<Change> barriers_;
};

class Cutting {
 public:
  Cutting(Changes& changes, const Draw& draw, const base::NowAndThen& now_and_then)
      : changes_(changes), draw_(draw), now_and_then_(now_and_then), points_(changes) {}

  /// False if the graph is too large.
  bool draw(const std::set<Change>& in_place) {
    graph_ = draw_(changes_.repairs_of({in_place.begin(), in_place.end()}),
                   [this](const vm::Origin& origin) { return points_.label_of(origin); });
    return graph_.states != 0;
  }
  std::optional<PaperCut> cut(Formulation formulation) const {
    return paper_cut(graph_, formulation, now_and_then_);
  }
  const Change& point(std::uint32_t label) const { return points_[label]; }

  std::optional<MinCut> told(Formulation formulation) {
    const std::optional<PaperCut> found = cut(formulation);
    if (!found) return std::nullopt;
    MinCut told;
    told.value = found->value;
    told.scale = found->scale;
    told.seconds = found->seconds;
    for (const std::uint32_t label : found->labels) {
      told.points.push_back(changes_.describe(point(label), {}));
    }
    return told;
  }

 private:
  Changes& changes_;
  const Draw& draw_;
  const base::NowAndThen& now_and_then_;
  Points points_;
  search::Graph graph_;
};

constexpr const char* too_large =
    "the explored graph is too large to be cut, or what goes wrong is a run without an end";

class ByCuts {
 public:
  ByCuts(Changes& changes, const Explore& explore, const Draw& draw,
         const base::NowAndThen& now_and_then)
      : changes_(changes), explore_(explore), cutting_(changes, draw, now_and_then) {}

  Fences run(const Explored& first) {
    const double started = base::now();
    result_.needed = true;
    result_.method = Fences::Method::MinCut;
    const auto why = base::what_ran_out([&] {
      if (find_enough()) drop_what_is_not_needed();
    });
    if (why) give_up(*why);
    for (const Change& change : in_place_) {
      result_.points.push_back(changes_.describe(change, ordered_by(change, first)));
      result_.cost += changes_.cost_of(change);
    }
    result_.seconds = base::now() - started;
    return std::move(result_);
  }

 private:
  bool find_enough() {
    while (true) {
      if (!cutting_.draw(in_place_)) return fail(too_large);
      if (result_.rounds == 0) {
        result_.basic = cutting_.told(Formulation::Basic);
        result_.modified = cutting_.told(Formulation::Modified);
      }
      const std::optional<PaperCut> cut = cutting_.cut(Formulation::Modified);
      if (!cut) return fail("what goes wrong does so without anything that a barrier could forbid");
      const std::size_t before = in_place_.size();
      for (const std::uint32_t label : cut->labels) in_place_.insert(cutting_.point(label));
      const Explored explored = explore(in_place_);
      if (explored.runs.empty()) {
        result_.verified = explored.is_complete;
        return explored.is_complete || fail(explored.reason);
      }
      if (in_place_.size() == before) return fail("the cut has nothing new, and is not enough");
    }
  }

  /// In the order of the program: which ones are dropped is no accident.
  void drop_what_is_not_needed() {
    const std::set<Change> all = in_place_;
    for (const Change& change : all) {
      std::set<Change> fewer = in_place_;
      fewer.erase(change);
      const Explored explored = explore(fewer);
      if (explored.runs.empty() && explored.is_complete) in_place_ = std::move(fewer);
    }
  }

  Explored explore(const std::set<Change>& in_place) {
    ++result_.rounds;
    return explore_(changes_.repairs_of({in_place.begin(), in_place.end()}), 1);
  }

  std::vector<search::Overtaking> ordered_by(const Change& change, const Explored& first) {
    std::vector<search::Overtaking> found;
    for (const Run& run : first.runs) {
      for (const search::Overtaking& one : run) {
        const std::vector<Change> all = changes_.that_forbid(one);
        if (std::binary_search(all.begin(), all.end(), change)) found.push_back(one);
      }
    }
    return found;
  }

  /// What was found to be enough is so, also if some of it is not needed.
  void give_up(const std::string& reason) {
    result_.is_decided = !in_place_.empty();
    result_.reason = reason;
  }

  bool fail(std::string reason) {
    result_.reason = std::move(reason);
    return false;
  }

  Changes& changes_;
  const Explore& explore_;
  Cutting cutting_;
  std::set<Change> in_place_;
  Fences result_;
};

}  // namespace

Fences find_by_cuts(Changes& changes, const Explore& explore, const Draw& draw,
                    const Explored& first, const base::NowAndThen& now_and_then) {
  return ByCuts(changes, explore, draw, now_and_then).run(first);
}

void add_cuts(Fences& to, Changes& changes, const Draw& draw,
              const base::NowAndThen& now_and_then) {
  Cutting cutting(changes, draw, now_and_then);
  const auto why = base::what_ran_out([&] {
    if (!cutting.draw({})) return;
    to.basic = cutting.told(Formulation::Basic);
    to.modified = cutting.told(Formulation::Modified);
  });
  if (why) to.basic = to.modified = std::nullopt;
}

}  // namespace mmcheck::fence
