// The successor relation: from a position to its steps, and where they lead to.
//
// Every thread that can make a step makes it (expand). A step that is not known for others yet to
// be nobody's concern is followed by those that are known to be, once its state is analysed
// (settle). The search, the drawing of graphs, the telling of runs and their replay all ask here.
// Nothing here is about "the current state": a position is always given. Memory of steps that were
// made before, and what is assumed of memory (Sharing), make no difference to an answer.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "mmcheck/check.hpp"
#include "mmcheck/options.hpp"
#include "search/reduction/analysis.hpp"
#include "search/reduction/races.hpp"
#include "search/successors/memory_of_steps.hpp"
#include "search/successors/passing.hpp"
#include "search/successors/position.hpp"
#include "search/successors/stepper.hpp"
#include "search/successors/trail.hpp"

namespace mmcheck::search {

/// Which bounds kept threads from issuing (vm::Limit).
struct Held {
  bool by_operations = false;
  bool by_guesses = false;
  vm::Origin by_control{};  // the instruction that has waited; no code if none has
  bool by_any() const { return by_operations || by_guesses || by_control.code != nullptr; }
};

/// What threads had pending in the steps that were taken.
struct Pending {
  std::uint32_t most_operations = 0;
  Held held;
};

/// What has become of the threads of a position.
struct Expansion {
  enum class End : std::uint8_t {
    Whole,    // each thread has made its steps, or waits
    AtFork,   // one of them has: its steps take nothing from the others, who come later
    Refused,  // whoever takes the steps wants no more
    Refuted,  // what was assumed of memory is not so
    TooManyChoices
  };
  struct Blocked {
    std::uint32_t thread;
    std::int32_t waits_for;  // Step::waits_for
  };
  End end = End::Whole;
  bool is_enabled = false;  // somebody can make a step
  std::vector<Blocked> blocked;
};

/// Where a step leads to, as what it changes of the position that it was made in.
struct Next {
  store::Replacements changes;  // until the next one is asked for
  std::uint32_t analysis;
  std::uint8_t last;  // the thread that has made the last step, with those that settle
  bool is_progress;   // Step::is_progress, of any of them

  Position from(Position at) const {
    store::apply(at.state, changes);
    at.analysis = analysis;
    return at;
  }
};

inline Move move_of(const ReplayMove& move) {
  return {static_cast<std::uint8_t>(move.thread), static_cast<std::uint8_t>(move.choice)};
}

class Successors {
 public:
  /// Under sequential consistency, or under a model. `sharing`: what is known of the program's
  /// memory by another search of it.
  Successors(vm::Machine& machine, const Options& options, const model::Model* model,
             Watched watched, Sharing sharing);
  Successors(const Successors&) = delete;  // what is in it knows where it is
  Successors& operator=(const Successors&) = delete;

  /// Of the positions that were expanded, without a model and if Options::race_freedom asks for it.
  const Races& races() const { return races_; }

  /// The position in which `entry` is about to start.
  Position start(const vm::Entry& entry, const std::vector<std::string>& arguments);
  /// Forgets everything but which memory threads share. Whether start() answers something else
  /// now.
  bool begin_anew();
  /// Makes room.
  void forget_steps() { known_ = {}; }
  bool reduces() const { return reduces_; }
  /// From now on. A position of one kind of search is one of the other, too.
  void reduce(bool reduces) {
    reduces_ = reduces;
    stepper_.visibility().reduce(reduces);
    forget_steps();
  }

  /// Each step that can be made there is passed on, until `take` answers no:
  /// bool take(Move, const Step&).
  template <typename Take>
  void expand(const Position& at, Expansion& expansion, const Take& take);
  /// Where it leads to.
  Next next(const Position& at, Move move, const Step& step);
  /// For those who ask for it: what the step that next() was asked about did.
  void leave_trail() { leaves_trail_ = true; }
  const Trail& trail() const { return trail_; }
  /// The step itself, and no other. References are valid until the next step is made.
  const Step& step(const Position& at, std::uint32_t thread, std::uint32_t choice);
  /// Goes there, and no further.
  void advance(Position& at, const Step& step);
  /// After this step of a thread: makes the steps that follow by themselves, and says which.
  std::vector<Move> settle(Position& at, std::uint32_t thread, const Step& first);

  /// Makes a step whether it is known or not: what it says, and its state in stepper(), are not
  /// kept.
  Step execute(const Position& at, Move move);
  /// A step of a trace once more. Without a model it is made as long as it was; under one, steps
  /// are those of a search that knows the program's memory.
  Step repeat(const Position& at, const ReplayMove& move);

  /// Whether the move is that time passes, as it does where nobody has another step.
  bool is_passing(const Position& at, Move move) const {
    return search::is_passing(codec_, at.state, move);
  }

  bool has_ended(const Position& at, std::uint32_t thread) const {
    return answers_.has_ended(at.state, thread);
  }
  /// Whether the program has ended. Threads in the background do not keep it from ending.
  bool is_over(const Position& at);
  /// A thread that ends the program cuts off what others do, unless it has joined them: they may
  /// have ended before it only because what they do was taken to concern nobody.
  void note_cut_off(const Position& at, std::uint32_t thread);

  vm::Machine& machine() { return machine_; }
  const vm::Machine& machine() const { return machine_; }
  Stepper& stepper() { return stepper_; }
  const store::Codec& codec() const { return codec_; }
  Analyses& analyses() { return analyses_; }
  vm::State& load_all(const store::Vector& state) { return stepper_.lazy().load_all(state); }
  const Sharing& sharing() const { return stepper_.visibility().sharing(); }
  bool is_relaxed() const { return stepper_.relaxation().has_value(); }
  bool finalizes() const { return stepper_.visibility().finalizes(); }
  const Pending& pending() const { return pending_; }
  /// Whether a limit that counts may keep a thread from issuing there.
  bool may_be_held(const Position& at);
  /// For those who have taken steps that do not count.
  void set_pending(const Pending& pending) { pending_ = pending; }
  /// How many steps were not known and had to be executed.
  std::uint64_t executed() const { return executed_; }
  std::uint64_t bytes() const { return codec_.bytes() + known_.bytes() + analyses_.bytes(); }

 private:
  template <typename Take>
  Expansion::End expand(const Position& at, std::uint32_t thread, Expansion& expansion,
                        const Take& take);
  Step pass_time(const Position& at) {
    return search::pass_time(codec_, at.state, *machine_.known().clock_now);
  }
  template <typename Take>
  void let_time_pass(const Position& at, Expansion& expansion, const Take& take);
  std::optional<std::uint32_t> find_fork(const Position& at);
  std::optional<std::uint32_t> settling_choice(const Position& at, std::uint32_t thread);
  void add_concerned(const Position& at, std::uint32_t thread, const Step& made,
                     std::vector<std::uint32_t>& to);
  void note_pending(const Step& step);
  void begin_trail(const Position& at);
  void add_to_trail(std::uint32_t thread, const Step& step);
  void follow_objects(const Position& at);

  vm::Machine& machine_;
  bool reduces_;
  bool looks_for_races_;
  store::Codec codec_;
  Analyses analyses_;
  Answers answers_;
  Stepper stepper_;
  MemoryOfSteps known_;
  Step refuting_step_;
  Pending pending_;
  Races races_;
  std::uint64_t executed_ = 0;
  Position next_;  // that is being made
  std::vector<store::Replacement> changes_;
  bool settled_progress_ = false;  // of the steps that settle()
  bool leaves_trail_ = false;
  Trail trail_;
};

template <typename Take>
void Successors::expand(const Position& at, Expansion& expansion, const Take& take) {
  expansion.is_enabled = false;
  expansion.blocked.clear();
  races_.begin();
  if (const auto fork = find_fork(at)) {
    expansion.end = expand(at, *fork, expansion, take);
    if (expansion.end == Expansion::End::Whole) expansion.end = Expansion::End::AtFork;
    return;
  }
  expansion.end = Expansion::End::Whole;
  const std::uint32_t threads = at.threads();
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    if (has_ended(at, thread)) continue;
    expansion.end = expand(at, thread, expansion, take);
    if (expansion.end != Expansion::End::Whole) return;
  }
  if (!expansion.is_enabled) let_time_pass(at, expansion, take);
}

/// Nobody can do anything but wait.
template <typename Take>
void Successors::let_time_pass(const Position& at, Expansion& expansion, const Take& take) {
  const auto first = first_limit(codec_, at.state);
  if (!first) return;
  expansion.is_enabled = true;
  const Move move{static_cast<std::uint8_t>(first->thread), passing_choice};
  if (!take(move, pass_time(at))) expansion.end = Expansion::End::Refused;
}

/// The steps of one thread.
template <typename Take>
Expansion::End Successors::expand(const Position& at, std::uint32_t thread, Expansion& expansion,
                                  const Take& take) {
  std::uint32_t alternatives = 1;
  bool is_blocked = true;
  std::int32_t waits_for = -1;
  std::uint64_t enabled = ~std::uint64_t{0};
  for (std::uint32_t choice = 0; choice < alternatives; ++choice) {
    if ((enabled >> std::min(choice, 63U) & 1) == 0) continue;
    const Step& made = step(at, thread, choice);
    if (choice == 0) enabled = made.enabled;
    if (sharing().is_refuted()) return Expansion::End::Refuted;
    alternatives = made.alternatives;
    if (looks_for_races_ && choice == 0 && made.access) races_.add(*made.access);
    if (alternatives > vm::only_quiet) return Expansion::End::TooManyChoices;
    if (made.is_blocked()) {
      waits_for = made.waits_for;
      continue;
    }
    is_blocked = false;
    expansion.is_enabled = true;
    note_pending(made);
    const Move move{static_cast<std::uint8_t>(thread), static_cast<std::uint8_t>(choice)};
    if (!take(move, made)) return Expansion::End::Refused;
  }
  if (is_blocked) expansion.blocked.push_back({thread, waits_for});
  return Expansion::End::Whole;
}

}  // namespace mmcheck::search
