// The explored graph: all states once more, with every step between them. The search itself keeps
// of each state only how it first came to it.
#include "search/explorer.hpp"
#include "store/states.hpp"

namespace mmcheck::search {

class Draftsman {
 public:
  Draftsman(Explorer& explorer, const Explorer::Drawing& drawing)
      : explorer_(explorer), drawing_(drawing) {}

  Graph draw() {
    add(explorer_.initial_);
    for (std::uint32_t number = 1; number <= states_.size(); ++number) {
      if (graph_.edges.size() > drawing_.most || is_too_large()) return {};
      if (number % now_and_then == 0) drawing_.now_and_then();
      draw_steps(number);
    }
    graph_.states = states_.size();
    return std::move(graph_);
  }

 private:
  static constexpr std::uint32_t now_and_then = 256;

  bool is_too_large() const {
    const auto& most = explorer_.options_.max_memory;
    return most && states_.bytes() + graph_.edges.size() * sizeof(Graph::Edge) > *most;
  }

  std::uint32_t add(store::Vector state) {
    const std::uint32_t analysis = explorer_.analyses_.normalize(state);
    const auto found = states_.intern(state);
    if (found.is_new) analyses_.push_back(analysis);
    return found.number;
  }

  void draw_steps(std::uint32_t number) {
    Explorer& at = explorer_;
    from_ = number;
    states_.load(number, at.current_);
    at.current_analysis_ = analyses_[number];
    at.is_enabled_ = false;
    at.blocked_.clear();
    if (at.is_over()) return draw_end();
    draw_conditions(false);
    if (const auto fork = at.find_fork()) return draw_steps_of(*fork);
    const auto threads = static_cast<std::uint32_t>(at.current_.threads.size() / 2);
    for (std::uint32_t thread = 0; thread < threads; ++thread) {
      if (at.status(at.current_, thread) != vm::Thread::Status::Ended) draw_steps_of(thread);
    }
    const auto waiting = at.describe_waiting();
    if (waiting && drawing_.is_bad(*waiting)) draw_edge(Graph::violation, {});
  }

  /// As Explorer::make_steps() makes them.
  void draw_steps_of(std::uint32_t thread) {
    std::uint32_t alternatives = 1;
    bool is_blocked = true;
    std::int32_t waits_for = -1;
    for (std::uint32_t choice = 0; choice < alternatives; ++choice) {
      const Step made = explorer_.step(thread, choice);
      alternatives = made.alternatives;
      if (made.stop.kind == vm::Stop::Kind::Blocked) {
        waits_for = made.waits_for;
        continue;
      }
      is_blocked = false;
      explorer_.is_enabled_ = true;
      draw_step(thread, choice, made);
    }
    if (is_blocked) explorer_.blocked_.push_back({thread, waits_for});
  }

  void draw_step(std::uint32_t thread, std::uint32_t choice, const Step& step) {
    Explorer& at = explorer_;
    if (Explorer::goes_on(step)) {
      const store::Vector current = at.current_;
      const std::uint32_t analysis = at.current_analysis_;
      at.advance(step);
      if (!step.is_settled) at.settle(thread, step);
      draw_edge(add(at.current_), step.overtaker);
      at.current_ = current;
      at.current_analysis_ = analysis;
      return;
    }
    switch (step.stop.kind) {
      case vm::Stop::Kind::Exit: {
        store::Vector last = at.current_;
        store::apply(last, step.changes);
        if (is_bad_end(last)) draw_edge(Graph::violation, step.overtaker);
        return;
      }
      case vm::Stop::Kind::FailFast:
      case vm::Stop::Kind::Assertion:
      case vm::Stop::Kind::Unhandled:
      case vm::Stop::Kind::Overflow: {
        const Step again = at.stepper_.step(at.current_, thread, choice);
        if (drawing_.is_bad(at.describe_stop(again))) draw_edge(Graph::violation, step.overtaker);
        return;
      }
      default:
        return;
    }
  }

  bool is_bad_end(const store::Vector& state) {
    return drawing_.is_bad_outcome({explorer_.observed_values(state), false, false});
  }

  void draw_end() {
    if (is_bad_end(explorer_.current_)) draw_edge(Graph::violation, {});
    draw_conditions(true);
  }

  void draw_conditions(bool end) {
    if (explorer_.conditions_.empty()) return;
    const vm::State& loaded = explorer_.stepper_.load_all(explorer_.current_);
    for (const Condition& condition : explorer_.conditions_) {
      if (condition.holds(loaded, end)) continue;
      Violation violation;
      violation.kind = Violation::Kind::Invariant;
      violation.subject = condition.text;
      if (drawing_.is_bad(violation)) draw_edge(Graph::violation, {});
    }
  }

  void draw_edge(std::uint32_t to, const vm::Origin& overtaker) {
    const bool is_dashed = overtaker.code != nullptr;
    const std::uint32_t label = is_dashed ? drawing_.label_of(overtaker) : 0;
    if (is_dashed) graph_.labels = std::max(graph_.labels, label + 1);
    graph_.edges.push_back({from_, to, is_dashed, label});
  }

  Explorer& explorer_;
  const Explorer::Drawing& drawing_;
  Graph graph_;
  store::States states_;
  std::vector<std::uint32_t> analyses_{0};
  std::uint32_t from_ = 0;
};

Graph Explorer::draw(const Drawing& drawing) { return Draftsman(*this, drawing).draw(); }

}  // namespace mmcheck::search
