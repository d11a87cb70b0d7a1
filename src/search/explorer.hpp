// Explores every state that a program can reach, under sequential consistency or a memory model.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/blocks.hpp"
#include "base/running_out.hpp"
#include "mmcheck/check.hpp"
#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"
#include "search/memory_of_steps.hpp"
#include "search/reduction/analysis.hpp"
#include "search/stepper.hpp"
#include "search/telling/graph.hpp"
#include "search/telling/overtakings.hpp"
#include "store/visited.hpp"

namespace mmcheck::search {

/// Which thread made a step, and what it chose.
struct Move {
  std::uint8_t thread = 0;
  std::uint8_t choice = 0;
};

/// A condition on static fields that has to hold in every state.
struct Condition {
  std::string text;
  std::vector<const vm::Type*> classes;  // that it is about
  /// Of a state whose statics are loaded; `end`: every thread has ended.
  std::function<bool(const vm::State&, bool end)> holds;
};

/// A static field to be observed.
struct Observed {
  std::string name;
  const vm::Field* field;
};

/// Whether they are one and the same to whoever reads a report: by kind, subject and place. What a
/// message says may be under way, and be another in every run.
bool is_same(const Violation& left, const Violation& right);

/// Hears of runs that go wrong, also of those that go wrong like one before; `explain` says what
/// happened out of order. Returns whether the search is to go on.
using RunListener = std::function<bool(const Violation& violation,
                                       const std::function<std::vector<Overtaking>()>& explain)>;

/// Which bounds kept threads from issuing (vm::Limit).
struct Held {
  bool by_operations = false;
  bool by_guesses = false;
  bool by_any() const { return by_operations || by_guesses; }
};

class Explorer final : StateView {
 public:
  /// Under sequential consistency, or under a model.
  Explorer(vm::Machine& machine, const Options& options, std::vector<Condition> conditions,
           std::vector<Observed> observed, const model::Model* model = nullptr);
  Explorer(const Explorer&) = delete;  // what is in it knows where it is
  Explorer& operator=(const Explorer&) = delete;

  /// Explores from the state in which `entry` is about to start.
  void run(const vm::Method& entry);
  /// Makes one run again, as far as that is possible, and says how it ends.
  Replay replay(const vm::Method& entry, const std::vector<ReplayMove>& moves);

  const Exploration& exploration() const { return exploration_; }
  /// Without another copy of them.
  std::vector<Violation> take_violations() { return std::move(violations_); }
  std::vector<FinalOutcome> outcomes() const;
  /// How one comes about.
  Violation tell_outcome(const FinalOutcome& outcome);
  std::vector<Overtaking> explain_outcome(const FinalOutcome& outcome);

  /// Which memory is whose in a search of the same program, be it another variant of it: before
  /// run(), so that it need not be found out anew.
  const Sharing& sharing() const { return stepper_.sharing(); }
  void learn(const Sharing& sharing) { stepper_.sharing() = sharing; }

  /// All states and steps, after a run() that was complete; no edges if they are more than `most`.
  struct Drawing {
    std::function<bool(const Violation&)> is_bad;
    std::function<bool(const FinalOutcome&)> is_bad_outcome;
    /// The number of the point before an instruction.
    std::function<std::uint32_t(const vm::Origin&)> label_of;
    std::size_t most;
    base::NowAndThen now_and_then;
  };
  Graph draw(const Drawing& drawing);

  /// Before run(), for one of several searches that --time-limit is about together: when the first
  /// of them began.
  void count_time_from(double moment) { time_counts_from_ = moment; }

  /// Before run(): without it, the search goes on after a violation if Options::all says so.
  /// Unless it is `patient`, it ends when it has found as many states again as up to the first run:
  /// where it would come to no end, others are not worth waiting for.
  void tell_runs(RunListener listener, bool patient) {
    run_listener_ = std::move(listener);
    is_patient_ = patient;
  }
  /// Why the exploration says less than it could; empty if it says everything.
  const std::string& reason() const { return reason_; }
  /// What kept threads from issuing, after a run() that left out nothing else.
  const Held& held() const { return held_; }
  /// Whether memory has run out: what it has found counts, and nothing else can be asked of it or
  /// of its machine.
  bool has_run_out() const { return has_run_out_; }

 private:
  /// Where a run has come to, while it is told.
  struct Telling {
    store::Vector state;
    std::vector<std::uint32_t> names;  // of objects, by their numbers
    std::uint32_t next_name = 1;
    std::vector<std::string> methods;  // that the threads run
    std::vector<TraceStep> steps;
    std::string written;  // by the program
  };
  struct Blocked {
    std::uint32_t thread;
    std::int32_t waits_for;
  };

  std::uint32_t value(const store::Vector& state, std::uint32_t thread, Probe probe) override;
  std::span<const vm::Ref> garbage(std::uint32_t number) override {
    return analyses_.garbage_with(number);
  }
  bool is_alone(const store::Vector& state, std::uint32_t thread);
  bool ends_by_itself(const store::Vector& state, std::uint32_t thread);
  bool is_ordered(const store::Vector& state, std::uint32_t thread) const;
  void start(const vm::Method& entry);
  bool explore_anew(const vm::Method& entry);
  bool explore();
  void run_out(std::string why);
  void begin_anew();
  bool expand(std::uint32_t number);
  bool make_steps(std::uint32_t number, std::uint32_t thread);
  std::optional<std::uint32_t> find_fork();
  std::optional<std::uint32_t> settling_choice(std::uint32_t thread);
  void note_queue(const Step& step);
  const Step& step(std::uint32_t thread, std::uint32_t choice);
  static bool goes_on(const Step& step);
  void advance(const Step& step);
  std::uint32_t advance(store::Vector& state, const Step& step);
  std::vector<Move> settle(std::uint32_t thread, const Step& first);
  void add_concerned(std::uint32_t thread, const Step& made, std::vector<std::uint32_t>& to);
  bool take(std::uint32_t number, Move move, const Step& step);
  bool take_settled(std::uint32_t number, Move move, const Step& step);
  bool add_state(std::uint32_t parent, Move move, const store::Vector& state,
                 std::uint32_t analysis);
  bool propose(std::uint32_t parent, Move move, store::Changes changes, std::uint32_t analysis);
  bool is_time_to_add() const;
  bool add_proposed();
  bool note_state(std::uint32_t parent, Move move, std::uint32_t analysis);
  void note_cut_off(std::uint32_t thread);
  bool end_of_run(std::uint32_t number);
  std::optional<std::uint32_t> find_circle() const;
  std::uint32_t find_last_awaited() const;
  std::optional<Violation> describe_waiting();
  bool check_waiting(std::uint32_t number);
  bool check_conditions(std::uint32_t number, const store::Vector& state, bool end);
  bool found(const Violation& violation, std::uint32_t from, const Move* last);
  bool is_limit_reached();
  void judge_limits(bool is_whole);
  void judge_omissions();
  bool give_up(std::string reason);
  void give_up_at(const Violation& stop);
  bool is_over();
  std::map<std::string, std::string> observed_values(const store::Vector& state);
  void observe(const store::Vector& state, std::uint32_t number, std::optional<Move> last);
  std::uint64_t bytes() const;
  void report_progress();
  std::vector<ReplayMove> moves_to(std::uint32_t number) const;
  Step step_as(const ReplayMove& move);
  Step tell(Telling& telling, const ReplayMove& move);
  void tell_besides(const Telling& telling, std::vector<TraceStep>& besides, std::uint32_t thread,
                    std::uint32_t number);
  void tell_methods(Telling& telling);
  void tell_issued(Telling& telling, std::uint32_t thread,
                   const std::vector<vm::Operation>& before);
  void tell_ending(Telling& telling, const std::vector<ReplayMove>& moves);
  vm::Stop::Kind tell_closely(Telling& telling, ReplayMove move);
  static void add_details(Telling& telling, std::size_t first, std::vector<TraceStep> details);
  void tell_settled(Telling& telling, const ReplayMove& move);
  void tell_steps(Violation& violation, const std::vector<ReplayMove>& moves,
                  std::optional<ReplayMove> last);
  std::vector<ThreadStatus> tell_threads(const Telling& telling);
  std::string message_of(const Step& step, std::uint32_t thread);
  Violation describe_stop(const Step& step);
  std::vector<Overtaking> explain(const std::vector<ReplayMove>& moves,
                                  std::optional<ReplayMove> last);
  Step make_again(store::Vector& state, const ReplayMove& move);
  friend class Draftsman;
  Replay replay_once(const vm::Method& entry, const std::vector<ReplayMove>& moves);
  bool repeat(const ReplayMove& move, Replay& result);
  void judge(std::uint32_t last);
  void look_for_step(std::uint32_t thread);
  vm::Thread::Status status(const store::Vector& state, std::uint32_t thread) const;

  vm::Machine& machine_;
  const Options& options_;
  std::vector<Condition> conditions_;
  std::vector<Observed> observed_;
  bool is_relaxed_;
  store::Codec codec_;
  std::unique_ptr<store::Visited> states_;
  Analyses analyses_;
  Stepper stepper_;
  MemoryOfSteps known_;

  /// What is known of a state besides its components.
  struct Reached {
    std::uint32_t analysis = 0;
    std::uint32_t parent = 0;  // 0 for the first
    std::uint32_t depth = 0;
    Move move;  // from the parent
  };
  base::Blocks<Reached> reached_;  // by number of the state, from 1 on
  std::deque<std::uint32_t> frontier_;

  // The state that is being expanded.
  store::Vector current_;
  std::uint32_t current_analysis_ = 0;
  bool is_enabled_ = false;
  std::uint32_t last_mover_ = 0;  // of the last step from it, with those that settle
  std::vector<Blocked> blocked_;
  Step refuting_step_;
  /// States that were found and that are not with the others yet: the store is faster with many at
  /// once.
  struct Proposed {
    std::uint32_t parent;
    Move move;
    std::uint32_t analysis;
  };
  std::vector<Proposed> proposed_;
  std::vector<bool> is_new_;
  store::Vector next_;  // that is being made
  std::vector<store::Change> changes_;

  std::string entry_;  // the method that the first thread runs
  const vm::Method* entry_method_ = nullptr;
  store::Vector initial_;
  std::uint32_t initial_analysis_ = 0;
  /// Where a run ends: a state, or a step from there.
  struct End {
    std::uint32_t state;
    std::optional<Move> last;
  };
  std::map<std::map<std::string, std::string>, End> outcomes_;
  bool has_deadlock_outcome_ = false;
  std::vector<Violation> violations_;
  /// Where the run of the last of them ends, until it is told.
  std::optional<End> untold_;
  bool has_run_out_ = false;
  base::Reserve reserve_;
  RunListener run_listener_;
  bool is_patient_ = true;
  std::uint32_t enough_states_ = 0;  // to be found; 0: no number is enough
  Exploration exploration_;
  Held held_;
  std::string reason_;
  std::uint64_t expanded_ = 0;
  /// Since the clock was last looked at: states, and steps that had to be executed.
  std::uint64_t effort_ = 0;
  static constexpr std::uint64_t effort_of_executing = 32;
  double started_ = 0;
  std::optional<double> time_counts_from_;  // if not from started_ on
};

}  // namespace mmcheck::search
