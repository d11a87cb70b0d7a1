// Runs that are sampled: each goes its way from the first state to its end, and nothing is kept of
// it but its steps. What goes wrong in one is found as in a search. That nothing goes wrong in any
// says nothing of the others, so a sample never makes a program hold; and what takes all states
// to know, such as that no run ends, is not asked.
//
// A run takes the steps of a search, each of which has what concerns nobody else in it, so no step
// is wasted on that. Reduction leaves out no run that differs in what can be found.
//
// Under a model most guesses are wrong, and a run with a wrong guess is none. It goes on from where
// the thread made its last guess, with another one.
#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "search/explorer.hpp"

namespace mmcheck::search {
namespace {

constexpr std::uint32_t first_state = 1;
constexpr std::uint64_t most_steps = 10'000;  // of a run: it may have no end
constexpr std::uint64_t usual_memory = std::uint64_t{1} << 30;

std::vector<store::Component> key_of(const Position& at) {
  std::vector<store::Component> key{at.analysis};
  for (const auto* list : {&at.state.threads, &at.state.statics, &at.state.objects}) {
    key.push_back(static_cast<store::Component>(list->size()));
    key.insert(key.end(), list->begin(), list->end());
  }
  return key;
}

}  // namespace

bool Explorer::sample_runs() {
  const std::unique_ptr<Scheduler> scheduler = make_scheduler(options_);
  cut_off_ = 0;
  given_up_ = 0;
  while (exploration_.runs < options_.sample.runs && has_room()) {
    ++exploration_.runs;
    scheduler->begin();
    if (!sample_run(*scheduler)) return false;
  }
  return give_up(about_sample(*scheduler));
}

/// The parts of the states that runs go through are kept, for steps are known by them.
bool Explorer::has_room() const {
  return options_.max_memory || successors_.bytes() < usual_memory;
}

std::string Explorer::about_sample(const Scheduler& scheduler) const {
  const std::uint64_t runs = exploration_.runs;
  std::string text = fmt::format("{} runs were sampled, and none goes wrong", runs);
  if (runs < options_.sample.runs) text += ", before they filled 1 GiB (see --max-memory)";
  if (const auto bound = scheduler.bound()) {
    text += fmt::format("; one that takes {} orderings is found with probability {:.2g}",
                        options_.sample.orderings, *bound);
  }
  if (cut_off_ != 0) {
    text += fmt::format("; {} of them were cut off after {} steps", cut_off_,
                        options_.max_depth.value_or(most_steps));
  }
  if (given_up_ != 0) text += fmt::format("; in {} of them no guess was right", given_up_);
  return text;
}

/// A run as far as it has come.
struct Explorer::Run {
  /// Where a thread took one of several ways before it knew which is right, and the others.
  struct Fork {
    Position at;
    std::size_t steps;
    std::vector<Candidate> others;
  };
  Position at;
  std::vector<Move> path{};
  std::vector<Fork> forks{};
  std::vector<Candidate> candidates{};
  bool is_at_fork = false;  // the candidates are the ways of one thread, of which one is right

  End end(std::optional<Move> last = {}) const { return {first_state, last, path}; }

  /// One of the candidates.
  Move take(std::size_t chosen) {
    const Move move = candidates[chosen].move;
    candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(chosen));
    if (is_at_fork && !candidates.empty()) {
      forks.push_back({at, path.size(), std::move(candidates)});
    }
    candidates.clear();
    return move;
  }

  /// To the last fork of the thread that has taken a wrong way; false if there is none.
  bool go_back(std::uint8_t thread) {
    while (!forks.empty()) {
      Fork fork = std::move(forks.back());
      forks.pop_back();
      if (fork.others.front().move.thread != thread) continue;
      at = std::move(fork.at);
      path.resize(fork.steps);
      candidates = std::move(fork.others);
      is_at_fork = true;
      return true;
    }
    return false;
  }
};

/// False if there are to be no others.
bool Explorer::sample_run(Scheduler& scheduler) {
  Run run{start_};
  const std::uint64_t most = options_.max_depth.value_or(most_steps);
  for (;;) {
    exploration_.depth = std::max<std::uint64_t>(exploration_.depth, run.path.size());
    if (is_limit_reached()) return false;
    if (run.candidates.empty()) {
      if (successors_.is_over(run.at)) return note_end(run.end(), run.at);
      if (run.path.size() >= most) return ++cut_off_, true;
      if (!list_candidates(run)) return false;
      if (run.candidates.empty()) return true;
    }
    const Move move = run.take(scheduler.choose(run.candidates));
    const Step& step = step_of(run.at, move);
    ++exploration_.transitions;
    if (step.stop.kind == vm::Stop::Kind::Assumption) {
      if (!run.go_back(move.thread)) return ++given_up_, true;
    } else if (!step.goes_on()) {
      return note_last(run.at, step, run.end(move));
    } else if (!follow(run, move, step.is_silent)) {
      return false;
    }
  }
}

/// False if that ends the sample.
bool Explorer::follow(Run& run, Move move, bool is_silent) {
  if (is_silent && !check_divergence(run.end(), run.at, move)) return false;
  const Next next = successors_.next(run.at, move, step_of(run.at, move));
  run.at = next.from(std::move(run.at));
  run.path.push_back(move);
  return subject_.conditions.empty() || check_conditions(run.end(), run.at.state, false, next.last);
}

/// That time passes is no step of a thread, and is not remembered.
const Step& Explorer::step_of(const Position& at, Move move) {
  if (!successors_.is_passing(at, move)) return successors_.step(at, move.thread, move.choice);
  return passing_ = successors_.execute(at, move);
}

/// The steps that can be made; none where threads wait for each other. False if that ends the
/// sample.
bool Explorer::list_candidates(Run& run) {
  successors_.expand(run.at, expansion_, [&](Move move, const Step& step) {
    run.candidates.push_back({move, step.access});
    return true;
  });
  run.is_at_fork = expansion_.end == Expansion::End::AtFork;
  if (sharing().is_refuted()) return false;
  if (expansion_.end == Expansion::End::TooManyChoices) {
    return give_up("a choice has more than 255 alternatives");
  }
  const bool may_be_stuck = expansion_.end == Expansion::End::Whole && !expansion_.blocked.empty();
  return !may_be_stuck || check_waiting(run.end(), run.at, expansion_);
}

/// Without what leads back to a state in which the run was before.
std::vector<ReplayMove> Explorer::without_rounds(const std::vector<ReplayMove>& moves) {
  Position at = start_;
  std::vector<ReplayMove> kept;
  std::map<std::vector<store::Component>, std::size_t> steps_to{{key_of(at), 0}};
  for (const ReplayMove& one : moves) {
    const Move move = move_of(one);
    const Next next = successors_.next(at, move, step_of(at, move));
    at = next.from(std::move(at));
    kept.push_back(one);
    const auto [known, is_new] = steps_to.try_emplace(key_of(at), kept.size());
    if (is_new) continue;
    kept.resize(known->second);
    std::erase_if(steps_to, [&](const auto& other) { return other.second > kept.size(); });
  }
  return kept;
}

}  // namespace mmcheck::search
