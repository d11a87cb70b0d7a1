// Explores every state that a program can reach, under sequential consistency or a memory model.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/blocks.hpp"
#include "base/running_out.hpp"
#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"
#include "search/frontier/frontier.hpp"
#include "search/reduction/independence.hpp"
#include "search/sampling/scheduler.hpp"
#include "search/subject.hpp"
#include "search/successors/successors.hpp"
#include "search/telling/draw.hpp"
#include "search/telling/teller.hpp"
#include "search/verdicts/deadlock.hpp"
#include "search/verdicts/divergence.hpp"
#include "search/verdicts/ending.hpp"
#include "search/verdicts/kept_steps.hpp"
#include "search/verdicts/outcomes.hpp"
#include "search/verdicts/race_freedom.hpp"
#include "search/verdicts/stops.hpp"
#include "store/visited.hpp"

namespace mmcheck::search {

/// Hears of runs that go wrong, also of those that go wrong like one before; `explain` says what
/// happened out of order. Returns whether the search is to go on.
using RunListener = std::function<bool(const Violation& violation,
                                       const std::function<std::vector<Overtaking>()>& explain)>;

/// What a search is told by whoever makes several of them.
struct Guidance {
  Sharing sharing{};  // that another search of the same program, or a variant of it, has found out
  /// When the first of the searches began that --time-limit is about together.
  std::optional<double> time_counts_from{};
  /// Without it, the search goes on after a violation if Options::all says so.
  RunListener run_listener{};
  /// Otherwise it ends when it has found as many states again as up to the first run: where it
  /// would come to no end, others are not worth waiting for.
  bool is_patient = true;
};

class Explorer {
 public:
  explicit Explorer(Subject subject, Guidance guidance = {});
  Explorer(const Explorer&) = delete;  // what is in it knows where it is
  Explorer& operator=(const Explorer&) = delete;

  /// Explores from the state in which the program is about to start.
  void run();

  const Exploration& exploration() const { return exploration_; }
  /// Without another copy of them.
  std::vector<Violation> take_violations() { return std::move(violations_); }
  std::vector<FinalOutcome> outcomes() const { return outcomes_.all(); }
  /// How one comes about.
  Violation tell_outcome(const FinalOutcome& outcome);
  std::vector<Overtaking> explain_outcome(const FinalOutcome& outcome);
  /// Which memory is whose.
  const Sharing& sharing() const { return successors_.sharing(); }
  /// All states and steps, after a run() that was complete; no edges if they are too many.
  Graph draw(const Drawing& drawing);

  /// Why the exploration says less than it could; empty if it says everything.
  const std::string& reason() const { return reason_; }
  /// After a search under sc, if Options::race_freedom says that somebody wants to know.
  RaceFreedom race_freedom() const {
    const bool is_known = options_.reduce && options_.race_freedom && exploration_.complete &&
                          options_.store == StoreKind::Exact && violations_.empty();
    if (!is_known) return {};
    return search::race_freedom(successors_, !subject_.conditions.empty(), outcomes_);
  }
  /// What kept threads from issuing, after a run() that left out nothing else.
  const Held& held() const { return held_; }
  /// Whether memory has run out: what it has found counts, and nothing else can be asked of it or
  /// of its machine.
  bool has_run_out() const { return has_run_out_; }

 private:
  /// What is known of a state besides its components.
  struct Reached {
    std::uint32_t analysis = 0;
    std::uint32_t parent = 0;  // 0 for the first
    std::uint32_t depth = 0;
    Move move;  // from the parent
  };
  /// A state that was found and is not with the others yet.
  struct Proposed {
    std::uint32_t parent;
    Move move;
    std::uint32_t analysis;
    std::uint32_t last;  // the thread that has moved last
    bool is_silent = false;
    bool is_progress = false;
    Independence::Named named{};  // in terms of names, if there are any
  };

  bool explore_anew();
  bool explore();
  bool explore_states();
  void begin_anew();
  bool expand(std::uint32_t number);
  /// Under a model all threads move in each state.
  bool expands_partly() const {
    return options_.order == SearchOrder::DynamicReduction && !successors_.is_relaxed() &&
           successors_.reduces();
  }
  void begin_frontier();
  bool needs_all_threads(const Position& at);
  bool expand_some(std::uint32_t number, const Position& at);
  bool widen();
  bool sample_runs();
  bool sample_run(Scheduler& scheduler);
  bool has_room() const;
  std::string about_sample(const Scheduler& scheduler) const;
  std::vector<ReplayMove> without_rounds(const std::vector<ReplayMove>& moves);
  struct Run;
  bool follow(Run& run, Move move, bool is_silent);
  const Step& step_of(const Position& at, Move move);
  bool list_candidates(Run& run);
  bool take(std::uint32_t number, const Position& at, Move move, const Step& step);
  bool add(std::uint32_t parent, const Position& at, Move move, const Step& step);
  void add_first();
  bool add_proposed();
  bool is_time_to_add() const;
  bool note_state(const Proposed& found);
  void note_known(std::uint32_t from, std::uint32_t to);
  bool note_last(const Position& at, const Step& step, const End& end);
  bool note_end(const End& end, const Position& at);
  void observe(const store::Vector& state, const End& end);
  bool check_conditions(const End& end, const store::Vector& state, bool is_over,
                        std::uint32_t last);
  bool check_waiting(const End& end, const Position& at, const Expansion& expansion);
  bool check_divergence(End end, const Position& at, Move move);
  bool found(const Violation& violation, const End& end);
  void tell(Violation& violation, const End& end);
  std::vector<ReplayMove> run_to(const End& end) const;

  void judge_ending(bool is_whole);
  void find_endless(bool is_whole);
  std::string what_keeps_from_judging(std::uint64_t more) const;

  bool is_limit_reached();
  void judge_limits(bool is_whole);
  void judge_omissions();
  bool give_up(std::string reason);
  void run_out(std::string why);
  std::uint64_t bytes() const;
  void report_progress();

  const Subject subject_;
  const Options& options_;
  Guidance guidance_;
  Successors successors_;
  Teller teller_;
  std::unique_ptr<store::Visited> states_;
  std::unique_ptr<Frontier> frontier_;
  base::Blocks<Reached> reached_;  // by number of the state, from 1 on
  Ending ending_;
  KeptSteps kept_steps_;
  std::optional<Independence> independence_;  // if states are expanded by some threads only
  Divergence divergence_;
  /// The store is faster with many at once.
  std::vector<Proposed> proposed_;
  std::vector<bool> is_new_;
  Position start_;
  // Their memory is used again.
  Position expanded_;
  Expansion expansion_;
  Step passing_;

  Exploration exploration_;
  Outcomes outcomes_;
  std::vector<Violation> violations_;
  /// Where the run of the last of them ends, until it is told.
  std::optional<End> untold_;
  bool wants_no_more_ = false;  // what was found is enough
  std::string reason_;
  Held held_;
  bool has_run_out_ = false;
  base::Reserve reserve_;
  std::uint32_t enough_states_ = 0;  // to be found; 0: no number is enough
  std::uint64_t expansions_ = 0;
  std::uint64_t cut_off_ = 0;              // runs of a sample that went on for too long
  std::uint64_t given_up_ = 0;             // and those with a guess that turned out wrong each way
  std::uint64_t effort_at_last_look_ = 0;  // at the clock
  double started_ = 0;
};

}  // namespace mmcheck::search
