#include "search/replay.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "search/explorer.hpp"
#include "search/telling/describe.hpp"

namespace mmcheck::search {
namespace {

class Replayer {
 public:
  Replayer(const Subject& subject, Sharing sharing)
      : subject_(subject),
        successors_(subject.machine, subject.options, subject.model, subject.watched(),
                    std::move(sharing)),
        teller_(successors_, subject_) {}

  Replay replay(const std::vector<ReplayMove>& moves) {
    const Position start = successors_.start(subject_.entry, subject_.options.arguments);
    Position at = start;
    while (result_.steps < moves.size() && broken_condition(at, false) == nullptr) {
      if (!repeat(at, moves[result_.steps])) break;
    }
    const std::vector<ReplayMove> made(moves.begin(),
                                       moves.begin() + static_cast<std::ptrdiff_t>(result_.steps));
    if (!result_.violation && result_.reason.empty()) {
      result_.violation = judge(at, made.empty() ? 0 : made.back().thread);
    }
    if (result_.violation) {
      result_.violation->under_sc = !successors_.is_relaxed();
      teller_.tell(*result_.violation, start, made, {}, made.size());
    }
    return std::move(result_);
  }

  bool finalizes() const { return successors_.finalizes(); }

 private:
  const Condition* broken_condition(const Position& at, bool is_over) {
    if (subject_.conditions.empty()) return nullptr;
    return first_broken(subject_.conditions, successors_.load_all(at.state), is_over);
  }

  /// Makes the move. False if the run ends there, with a violation or without.
  bool repeat(Position& at, const ReplayMove& move) {
    if (move.thread >= at.threads() || successors_.has_ended(at, move.thread)) return false;
    if (successors_.is_passing(at, move_of(move)) && !does_time_pass(at)) return false;
    const Step made = successors_.repeat(at, move);
    const bool settles = successors_.is_relaxed() && move.choice == vm::only_quiet;
    if (move.choice >= made.alternatives && !settles) return false;
    switch (made.stop.kind) {
      case vm::Stop::Kind::Operation:
      case vm::Stop::Kind::Limit:
      case vm::Stop::Kind::Ended:
        ++result_.steps;
        successors_.advance(at, made);
        return true;
      case vm::Stop::Kind::Assertion:
      case vm::Stop::Kind::FailFast:
      case vm::Stop::Kind::Unhandled:
      case vm::Stop::Kind::Overflow:
        ++result_.steps;
        result_.violation = violation_of(successors_, at, made);
        return false;
      case vm::Stop::Kind::Missing:
        result_.reason = reason_of(violation_of(successors_, at, made));
        return false;
      case vm::Stop::Kind::Blocked:
      case vm::Stop::Kind::Assumption:
      case vm::Stop::Kind::Exit:
        return false;
    }
    return false;
  }

  /// What is wrong with the position itself. No step is taken: what would go wrong next is not what
  /// the run has led to.
  std::optional<Violation> judge(const Position& at, std::uint32_t last) {
    if (const Condition* broken = broken_condition(at, false)) {
      Violation violation = violation_of(*broken);
      violation.location = own_location_of(successors_.load_all(at.state), last);
      return violation;
    }
    if (successors_.is_over(at)) {
      const Condition* broken = broken_condition(at, true);
      return broken == nullptr ? std::nullopt : std::optional(violation_of(*broken));
    }
    const Expansion expansion = expand(at, [](Move) {});
    if (expansion.end != Expansion::End::Whole) return std::nullopt;
    const auto deadlock = find_deadlock(expansion);
    if (!deadlock) return std::nullopt;
    return violation_of(*deadlock, successors_.load_all(at.state));
  }

  bool does_time_pass(const Position& at) {
    bool passes = false;
    expand(at, [&](Move move) { passes |= successors_.is_passing(at, move); });
    return passes;
  }

  /// Without a search before, what is assumed of memory may not be so: then it is known now.
  Expansion expand(const Position& at, const std::function<void(Move)>& take) {
    Expansion expansion;
    do {
      successors_.begin_anew();
      successors_.expand(at, expansion, [&](Move move, const Step&) { return take(move), true; });
    } while (expansion.end == Expansion::End::Refuted);
    return expansion;
  }

  const Subject& subject_;
  Successors successors_;
  Teller teller_;
  Replay result_;
};

Replay not_replayed(const std::string& reason) {
  Replay result;
  result.reason = reason;
  return result;
}

/// How far a step goes under a model depends on which memory threads share: that is found out by
/// searching.
Replay replay_once(const Subject& subject, const std::vector<ReplayMove>& moves, bool& finalizes) {
  Sharing sharing;
  if (subject.model != nullptr) {
    Explorer search(subject);
    search.run();
    if (search.has_run_out()) return not_replayed(search.reason());
    sharing = search.sharing();
    sharing.begin_anew();
  }
  Replayer replayer(subject, std::move(sharing));
  Replay result = replayer.replay(moves);
  finalizes = replayer.finalizes();
  return result;
}

}  // namespace

/// Another program than the one of the trace may have finalizers where that one had none.
Replay replay(const Subject& subject, const std::vector<ReplayMove>& moves) {
  bool finalizes = subject.machine.finalizes();
  Replay result = replay_once(subject, moves, finalizes);
  if (subject.machine.finalizes() == finalizes) return result;
  return replay_once(subject, moves, finalizes);
}

}  // namespace mmcheck::search
