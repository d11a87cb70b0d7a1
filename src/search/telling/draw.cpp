#include "search/telling/draw.hpp"

#include <utility>

#include "search/verdicts/deadlock.hpp"
#include "search/verdicts/stops.hpp"
#include "store/states.hpp"

namespace mmcheck::search {
namespace {

class Draftsman {
 public:
  Draftsman(const Subject& subject, Successors& successors, const Drawing& drawing)
      : subject_(subject), successors_(successors), drawing_(drawing) {}

  Graph draw(const Position& start) {
    add(start);
    for (std::uint32_t number = 1; number <= states_.size(); ++number) {
      if (graph_.edges.size() > drawing_.most || is_too_large()) return {};
      if (number % now_and_then == 0) drawing_.now_and_then();
      if (!draw_steps(number)) return {};
    }
    graph_.states = states_.size();
    return std::move(graph_);
  }

 private:
  static constexpr std::uint32_t now_and_then = 256;

  bool is_too_large() const {
    const auto& most = subject_.options.max_memory;
    return most && states_.bytes() + graph_.edges.size() * sizeof(Graph::Edge) > *most;
  }

  std::uint32_t add(const Position& position) {
    const auto found = states_.intern(position.state);
    if (found.is_new) analyses_.push_back(position.analysis);
    return found.number;
  }

  bool draw_steps(std::uint32_t number) {
    Position at;
    from_ = number;
    states_.load(number, at.state);
    at.analysis = analyses_[number];
    if (successors_.is_over(at)) {
      if (is_bad_end(at.state)) draw_edge(Graph::violation, {});
      draw_conditions(at, true);
      return true;
    }
    draw_conditions(at, false);
    Expansion expansion;
    successors_.expand(at, expansion, [&](Move move, const Step& step) {
      draw_step(at, move, step);
      return true;
    });
    if (expansion.end == Expansion::End::AtFork) return true;
    if (expansion.end != Expansion::End::Whole) return false;
    if (const auto deadlock = find_deadlock(expansion)) {
      draw_violation(violation_of(*deadlock, successors_.load_all(at.state)), {});
    }
    return true;
  }

  void draw_step(const Position& at, Move move, const Step& step) {
    switch (step.stop.kind) {
      case vm::Stop::Kind::Operation:
      case vm::Stop::Kind::Limit:
      case vm::Stop::Kind::Ended:
        return draw_edge(add(successors_.next(at, move, step).from(at)), step.overtaker);
      case vm::Stop::Kind::Exit: {
        store::Vector last = at.state;
        store::apply(last, step.changes);
        if (is_bad_end(last)) draw_edge(Graph::violation, step.overtaker);
        return;
      }
      case vm::Stop::Kind::FailFast:
      case vm::Stop::Kind::Assertion:
      case vm::Stop::Kind::Unhandled:
      case vm::Stop::Kind::Overflow: {
        const vm::Origin overtaker = step.overtaker;
        const Step again = successors_.execute(at, move);
        return draw_violation(violation_of(successors_, at, again), overtaker);
      }
      case vm::Stop::Kind::Blocked:
      case vm::Stop::Kind::Assumption:
      case vm::Stop::Kind::Missing:
        return;
    }
  }

  bool is_bad_end(const store::Vector& state) {
    vm::State& loaded = successors_.load_all(state);
    return drawing_.is_bad_outcome(
        {values_at_end(subject_.machine, loaded, subject_.observed), false, false});
  }

  void draw_conditions(const Position& at, bool end) {
    if (subject_.conditions.empty()) return;
    const vm::State& loaded = successors_.load_all(at.state);
    for (const Condition& condition : subject_.conditions) {
      if (!condition.holds(loaded, end)) draw_violation(violation_of(condition), {});
    }
  }

  void draw_violation(const Violation& violation, const vm::Origin& overtaker) {
    if (drawing_.is_bad(violation)) draw_edge(Graph::violation, overtaker);
  }

  void draw_edge(std::uint32_t to, const vm::Origin& overtaker) {
    const auto label = overtaker.code != nullptr ? drawing_.label_of(overtaker) : std::nullopt;
    if (label) graph_.labels = std::max(graph_.labels, *label + 1);
    graph_.edges.push_back({from_, to, label.has_value(), label.value_or(0)});
  }

  const Subject& subject_;
  Successors& successors_;
  const Drawing& drawing_;
  Graph graph_;
  store::States states_;
  std::vector<std::uint32_t> analyses_{0};
  std::uint32_t from_ = 0;
};

}  // namespace

Graph draw(const Subject& subject, Successors& successors, const Position& start,
           const Drawing& drawing) {
  return Draftsman(subject, successors, drawing).draw(start);
}

}  // namespace mmcheck::search
