// One phase after the other: search, outcomes, repairs, and whether the finding is one of another
// model, too. Each takes the memory and time that there are; where one ends for want of them, its
// part of the result says so, and what was known before stays. Memory that has run out leaves the
// machine in no state to be used (Loaded::is_spoiled), so the phases that need it are left out
// then.
#include "check/model_check.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

#include "base/clock.hpp"
#include "base/running_out.hpp"
#include "check/ahead.hpp"
#include "fence/by_cuts.hpp"
#include "fence/synthesis.hpp"
#include "model/models.hpp"

namespace mmcheck {
namespace {

bool is_same(const FinalOutcome& left, const FinalOutcome& right) {
  return left.deadlock == right.deadlock && left.values == right.values;
}

bool is_one_of(const std::vector<FinalOutcome>& outcomes, const FinalOutcome& outcome) {
  return std::ranges::any_of(outcomes,
                             [&](const FinalOutcome& one) { return is_same(one, outcome); });
}

/// What sequential consistency has, which every model has too: each of them permits a thread to
/// complete its operations as it issues them.
void add_sc(ModelResult& result, const Findings& sc) {
  result.sc = sc.exploration;
  result.violations = sc.violations;
  for (Violation& violation : result.violations) violation.under_sc = true;
  result.outcomes = sc.outcomes;
  result.reason = sc.reason;
}

/// Violations first: they matter most, should memory run out here.
void add_relaxed(ModelResult& result, search::Explorer& relaxed,
                 const std::optional<AheadLimits>& limits) {
  result.relaxed = relaxed.exploration();
  result.relaxed->limits = limits;
  std::vector<Violation> violations = relaxed.take_violations();
  for (Violation& violation : violations) violation.limits = limits;
  std::erase_if(violations, [&](const Violation& found) {
    return std::ranges::any_of(
        result.violations, [&](const Violation& known) { return search::is_same(known, found); });
  });
  if (result.violations.empty()) result.violations.swap(violations);
  std::ranges::move(violations, std::back_inserter(result.violations));
  for (FinalOutcome& found : relaxed.outcomes()) {
    if (is_one_of(result.outcomes, found)) continue;
    found.under_sc = false;
    result.outcomes.push_back(std::move(found));
  }
}

class ModelCheck {
 public:
  ModelCheck(Loaded& loaded, const Options& options, const vm::Entry& entry,
             const model::Model& model, const Findings& sc)
      : loaded_(loaded),
        options_(options),
        entry_(entry),
        model_(model),
        sc_(sc),
        ahead_(options) {}

  ModelResult run() {
    result_.memory_model = model_.name();
    add_sc(result_, sc_);
    // What goes wrong under sc goes wrong under every model: no barrier helps.
    const bool is_decided = !result_.violations.empty() && !options_.all;
    result_.is_race_free = relaxes(model_) && sc_.race_freedom.holds_under(model_);
    if (relaxes(model_) && !is_decided && !result_.is_race_free) look_further();
    judge();
    return std::move(result_);
  }

 private:
  /// What a search leaves to those who look for repairs.
  struct Searched {
    fence::Explored explored;
    search::Sharing sharing;
  };

  /// What other searches leave to one.
  struct Known {
    search::Sharing sharing{};
    std::optional<double> time_counts_from{};
  };
  /// So many runs that go wrong and do not under sc; and whether a search goes on after them.
  struct Wanted {
    std::size_t runs;
    bool goes_on;
  };

  /// One search, and the runs that it has found.
  class Search {
   public:
    Search(ModelCheck& check, const Options& options, const model::Model& model, Known known,
           Wanted wanted)
        : check_(check),
          wanted_(wanted),
          explorer(subject_of(check.loaded_, check.entry_, options, &model),
                   guidance(std::move(known))) {
      explorer.run();
      check.loaded_.is_spoiled |= explorer.has_run_out();
      if (check.judges_outcomes() && !explorer.has_run_out()) {
        check.add_outcomes(explorer, wanted.runs, explored);
      }
      explored.is_complete = explorer.exploration().complete;
      explored.reason = explorer.reason();
      explored.states = explorer.exploration().states;
      check.states_ += explored.states;
    }

   private:
    search::Guidance guidance(Known known) {
      search::Guidance guidance;
      guidance.sharing = std::move(known.sharing);
      guidance.time_counts_from = known.time_counts_from;
      guidance.run_listener = [this](const Violation& violation, const auto& explain) {
        if (check_.is_under_sc(violation)) return true;
        const bool is_wanted = explored.runs.size() < wanted_.runs;
        if (is_wanted) explored.runs.push_back(explain());
        return wanted_.goes_on || explored.runs.size() < wanted_.runs;
      };
      guidance.is_patient = wanted_.goes_on;
      return guidance;
    }

    const ModelCheck& check_;
    Wanted wanted_;

   public:
    fence::Explored explored;
    search::Explorer explorer;  // made with the others
  };

  void look_further() {
    Searched searched;
    do_phase([&] { searched = search_program(); },
             [&](const std::string& why) {
               if (result_.reason.empty()) result_.reason = why;
             });
    // What goes wrong is told by then. The rest is about it.
    const bool has_runs = !searched.explored.runs.empty();
    const bool is_known = has_runs || (loaded_.is_spoiled && has_relaxed_violation());
    if (options_.fences != FenceMethod::Off && is_known) {
      do_phase([&] { find_repairs(searched); },
               [&](const std::string& why) { say_nothing_was_found(why); });
    }
    if (is_of_the_standard_only()) {
      do_phase([&] { look_at_the_runtime(); },
               [&](const std::string& why) { result_.hints.push_back(undecided(why)); });
    }
  }

  template <typename Phase, typename Otherwise>
  void do_phase(const Phase& phase, const Otherwise& otherwise) {
    const auto why = base::what_ran_out([&] {
      if (loaded_.is_spoiled) throw std::bad_alloc();
      phase();
    });
    if (!why) return;
    loaded_.is_spoiled |= *why == base::memory_ran_out;
    otherwise(*why);
  }

  Searched search_program() {
    const double started = base::now();
    Searched searched;
    while (search_once(started, searched)) {
    }
    result_.relaxed->seconds = base::now() - started;
    return searched;
  }

  /// Whether it is to be repeated.
  bool search_once(double started, Searched& searched) {
    const Options options = ahead_.options_with(options_);
    const std::size_t wanted = options_.all ? most_runs : 1;
    const std::size_t runs = options_.fences == FenceMethod::Off ? 0 : wanted;
    Search search(*this, options, model_, {searched.sharing, started}, {runs, options_.all});
    std::vector<fence::Run> before = std::move(searched.explored.runs);
    searched.explored = std::move(search.explored);
    if (searched.explored.runs.empty()) searched.explored.runs = std::move(before);
    search::Explorer& explorer = search.explorer;
    add_relaxed(result_, explorer, ahead_.risen());
    for (Violation& violation : result_.violations) violation.under_sc |= is_under_sc(violation);
    if (judges_outcomes()) add_outcome_violations(explorer);
    searched.sharing = explorer.sharing();
    const bool is_of_model = sc_.reason.empty() || samples(options_.order);
    result_.reason = is_of_model ? explorer.reason() : sc_.reason;
    const bool is_decided = has_relaxed_violation() && !options_.all;
    return !is_decided && ahead_.rise(explorer.held(), searched.explored.states);
  }

  /// Under --robust: what can come out, and cannot under sequential consistency. A deadlock is a
  /// violation anyway.
  void add_outcome_violations(search::Explorer& explorer) {
    for (const FinalOutcome& outcome : explorer.outcomes()) {
      const bool is_enough = !options_.all && !result_.violations.empty();
      const bool is_under_sc = is_one_of(sc_.outcomes, outcome);
      if (is_under_sc || outcome.deadlock || is_enough || is_one_of(told_, outcome)) continue;
      result_.violations.push_back(explorer.tell_outcome(outcome));
      told_.push_back(outcome);
    }
    loaded_.is_spoiled |= explorer.has_run_out();
  }

  bool judges_outcomes() const { return options_.robust && sc_.exploration.complete; }

  void add_outcomes(search::Explorer& explorer, std::size_t runs, fence::Explored& explored) {
    for (const FinalOutcome& outcome : explorer.outcomes()) {
      if (outcome.deadlock || is_one_of(sc_.outcomes, outcome)) continue;
      if (explored.runs.size() < runs) explored.runs.push_back(explorer.explain_outcome(outcome));
    }
  }

  void say_nothing_was_found(const std::string& why) {
    result_.fences.emplace();
    result_.fences->needed = true;
    result_.fences->is_decided = false;
    result_.fences->reason = why;
  }

  void find_repairs(const Searched& searched) {
    const double started = base::now();
    const base::NowAndThen now_and_then = base::until(started, options_.time_limit);
    Options options = options_;
    options.order = SearchOrder::BreadthFirst;  // what happens out of order in short runs is little
    options.store = StoreKind::Exact;           // what is proved must not have been omitted
    // What is not asked for must not take long.
    Options of_drawing = options;
    const bool is_asked_for = options_.fences == FenceMethod::MinCut;
    if (!is_asked_for) of_drawing.max_states = quickly_drawn;
    search::Sharing sharing = searched.sharing;
    const auto change = [&](const vm::Repairs& repairs) {
      if (loaded_.is_spoiled) throw std::bad_alloc();
      loaded_.machine.repair(repairs);
    };
    const fence::Explore explore_changed = [&](const vm::Repairs& repairs, std::size_t runs) {
      ahead_.start();
      for (;;) {
        change(repairs);
        const Options of_search = ahead_.options_with(options);
        Search search(*this, of_search, model_, {sharing, started}, {runs, false});
        sharing = search.explorer.sharing();
        const bool is_decided = !search.explored.runs.empty();
        const bool rises =
            !is_decided && ahead_.rise(search.explorer.held(), search.explored.states);
        if (!rises) return std::move(search.explored);
      }
    };
    const fence::Draw draw = [&](const vm::Repairs& repairs, const fence::LabelOf& label_of) {
      // A run without an end leads nowhere in the graph, so no cut keeps it from there.
      if (has_endless_violation()) return search::Graph();
      change(repairs);
      const Options of_search = ahead_.options_with(of_drawing);
      Search search(*this, of_search, model_, {sharing, started}, {0, true});
      if (!search.explored.is_complete) return search::Graph();
      return draw_graph(search.explorer, label_of, now_and_then);
    };
    fence::Changes changes(loaded_.machine, model_, options_.repairs);
    const fence::Explored& first = searched.explored;
    if (is_asked_for) {
      result_.fences = fence::find_by_cuts(changes, explore_changed, draw, first, now_and_then);
    } else {
      result_.fences = fence::find_minimum(changes, explore_changed, first, now_and_then);
      if (first.states < quickly_drawn) add_cuts(*result_.fences, changes, draw, now_and_then);
    }
    loaded_.machine.repair({});
  }

  search::Graph draw_graph(search::Explorer& explorer, const fence::LabelOf& label_of,
                           const base::NowAndThen& now_and_then) const {
    constexpr std::size_t most_edges = 20'000'000;
    const auto is_bad_outcome = [&](const FinalOutcome& outcome) {
      return judges_outcomes() && !is_one_of(sc_.outcomes, outcome);
    };
    return explorer.draw({[&](const Violation& found) { return !is_under_sc(found); },
                          is_bad_outcome, label_of, most_edges, now_and_then});
  }

  /// What breaks an invariant there breaks it elsewhere as well.
  bool is_under_sc(const Violation& violation) const {
    return std::ranges::any_of(sc_.violations, [&](const Violation& known) {
      const bool are_invariants =
          known.kind == Violation::Kind::Invariant && violation.kind == Violation::Kind::Invariant;
      return are_invariants ? known.subject == violation.subject
                            : search::is_same(known, violation);
    });
  }

  /// Whether something is wrong that may be wrong under no runtime.
  bool is_of_the_standard_only() const {
    return model_.name() == "dotnet" && has_relaxed_violation() &&
           std::ranges::find(options_.memory_models, "clr") == options_.memory_models.end();
  }

  bool has_relaxed_violation() const {
    const auto is_relaxed = [](const Violation& violation) { return !violation.under_sc; };
    return std::ranges::any_of(result_.violations, is_relaxed);
  }

  bool has_endless_violation() const {
    return std::ranges::any_of(result_.violations, [](const Violation& violation) {
      return !violation.under_sc && violation.repeats_from;
    });
  }

  /// The standard permits more than today's runtime does. Whoever reads the report should know
  /// which of the two is concerned. To know that the runtime does not have it takes a whole search:
  /// there may be several times as many states as all that this check has come to by then, or what
  /// takes a moment, and no more, for nobody has asked.
  void look_at_the_runtime() {
    constexpr std::uint64_t as_many = 4;
    constexpr std::uint64_t a_moment = 10'000;
    const model::Model* clr = model::find_built_in("clr");
    Options options = ahead_.options_with(options_);
    options.max_states = a_moment + as_many * (states_ + sc_.exploration.states);
    const Search search(*this, options, *clr, {}, {1, false});
    const fence::Explored& explored = search.explored;
    if (!explored.runs.empty()) return;
    const bool is_own_limit = explored.states >= *options.max_states;
    result_.hints.push_back(
        explored.is_complete ? "the .NET runtime's own model (--memory-model=clr) is stronger than "
                               "the standard's, and does not have this"
        : is_own_limit       ? undecided(fmt::format("not in {} states", explored.states))
                             : undecided(explored.reason));
  }

  static std::string undecided(const std::string& why) {
    return fmt::format(
        "whether the .NET runtime's own model has this too was not decided ({}): "
        "--memory-model=clr looks for it",
        why);
  }

  void judge() {
    const bool has_values = std::ranges::any_of(
        result_.outcomes, [](const FinalOutcome& outcome) { return !outcome.values.empty(); });
    result_.has_outcomes = has_values || !options_.observed.empty();
    if (!result_.violations.empty()) {
      result_.verdict = Verdict::Violated;
      result_.reason.clear();
    } else if (result_.reason.empty()) {
      result_.verdict = Verdict::Holds;
    }
  }

  static constexpr std::size_t most_runs = 16;
  static constexpr std::uint64_t quickly_drawn = 20'000;  // states
  Loaded& loaded_;
  const Options& options_;
  const vm::Entry& entry_;
  const model::Model& model_;
  const Findings& sc_;
  Ahead ahead_;
  std::vector<FinalOutcome> told_;  // that are violations
  std::uint64_t states_ = 0;        // of all searches under the model so far
  ModelResult result_;
};

}  // namespace

Findings take_findings(search::Explorer& explorer) {
  Findings findings;
  findings.race_freedom = explorer.race_freedom();
  findings.violations = explorer.take_violations();
  findings.exploration = explorer.exploration();
  findings.reason = explorer.reason();
  findings.outcomes = explorer.outcomes();
  return findings;
}

bool relaxes(const model::Model& model) {
  using model::OperationClass;
  constexpr std::size_t classes = model::operation_class_names.size();
  for (std::size_t first = 0; first < classes; ++first) {
    for (std::size_t second = 0; second < classes; ++second) {
      if (model.may_reorder(static_cast<OperationClass>(first),
                            static_cast<OperationClass>(second))) {
        return true;
      }
    }
  }
  return false;
}

ModelResult check_under(const model::Model& model, Loaded& loaded, const Options& options,
                        const vm::Entry& entry, const Findings& sc) {
  return ModelCheck(loaded, options, entry, model, sc).run();
}

}  // namespace mmcheck
