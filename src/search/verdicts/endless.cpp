#include "search/verdicts/endless.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <utility>

#include "search/telling/describe.hpp"
#include "search/verdicts/memory_changes.hpp"
#include "search/verdicts/narrowing.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::search {
namespace {

void add_once(std::vector<std::uint32_t>& to, std::uint32_t thread) {
  if (std::ranges::find(to, thread) == to.end()) to.push_back(thread);
}

bool is_one_of(const std::vector<std::uint32_t>& threads, std::uint32_t thread) {
  return std::ranges::find(threads, thread) != threads.end();
}

}  // namespace

Endless::Verdict Endless::judge(bool is_whole, const ParentOf& parent_of) {
  if (asks_for_progress()) find_without_progress();
  std::vector<std::uint32_t> doubtful = ending_.without_known_end(parent_of);
  const std::vector<std::uint32_t> begins = ending_.led_back_to(doubtful);
  if (begins.empty()) return std::move(verdict_);
  // States in which a guess is wrong are many, and few of them lie on a cycle.
  draw(successors_.is_relaxed() ? reached_from(begins, doubtful)
                                : narrowed(std::move(doubtful), parent_of));
  if (!verdict_.undecided.empty()) return std::move(verdict_);
  keep_what_cannot_end();
  for (const Component& component : find_livelocks()) {
    if (waits_for_time(component)) {
      verdict_.undecided =
          "threads wait for time to pass, which it never does, for others always have something to "
          "do: it takes --time-limits=any";
    } else {
      judge_component(component, is_whole);
    }
  }
  return std::move(verdict_);
}

// --- The graph

bool Endless::may_go_on() {
  constexpr std::uint32_t now_and_then = 1024;
  if (!verdict_.undecided.empty()) return false;
  if (++drawn_ % now_and_then == 0) verdict_.undecided = what_ends_it_(bytes());
  return verdict_.undecided.empty();
}

void Endless::draw(std::vector<std::uint32_t> states) {
  numbers_ = std::move(states);
  graph_ = {};
  discards_.clear();
  leads_out_.assign(numbers_.size(), false);
  for (std::uint32_t node = 0; node < numbers_.size() && may_go_on(); ++node) {
    const Steps steps = steps_of(numbers_[node]);
    leads_out_[node] = steps.lead_out || may_be_held(numbers_[node]);
    for (const StepGraph::Edge& step : steps.edges) {
      const auto found = std::ranges::lower_bound(numbers_, step.to);
      if (found == numbers_.end() || *found != step.to) {
        leads_out_[node] = true;
      } else {
        graph_.edges.push_back(step);
        graph_.edges.back().to = static_cast<std::uint32_t>(found - numbers_.begin());
      }
    }
    if (!steps.discarding.empty()) discards_[numbers_[node]] = steps.discarding;
    graph_.end_node();
  }
}

bool Endless::may_be_held(std::uint32_t state) {
  if (!successors_.pending().held.by_any()) return false;
  Position at;
  load_(state, at);
  return successors_.may_be_held(at);
}

/// Where steps were kept, what leads out is none of the states that are asked about: Ending knows.
Endless::Steps Endless::steps_of(std::uint32_t state) {
  if (!kept_.are_wanted()) return expand(state);
  Steps steps;
  for (const StepGraph::Edge& step : kept_.of(state)) {
    if (step.to != 0) {
      steps.edges.push_back(step);
    } else {
      steps.discarding.push_back(step.move.thread);
    }
  }
  return steps;
}

Endless::Steps Endless::expand(std::uint32_t state) {
  Steps steps;
  Position at;
  load_(state, at);
  if (successors_.is_over(at)) {
    steps.lead_out = true;
    return steps;
  }
  Expansion expansion;
  successors_.expand(at, expansion, [&](Move move, const Step& step) {
    add_step(steps, state, at, move, step);
    return true;
  });
  const bool is_whole =
      expansion.end == Expansion::End::Whole || expansion.end == Expansion::End::AtFork;
  steps.lead_out |= !is_whole || !expansion.is_enabled;
  return steps;
}

void Endless::add_step(Steps& steps, std::uint32_t state, const Position& at, Move move,
                       const Step& step) {
  if (step.stop.kind == vm::Stop::Kind::Assumption) {
    steps.discarding.push_back(move.thread);
  } else if (!step.goes_on()) {
    steps.lead_out = true;
  } else {
    const bool is_silent = step.is_silent;
    const Next next = successors_.next(at, move, step);
    std::vector<bool> is_new;
    states_.propose(state, at.state, next.changes);
    states_.add_proposed(is_new);
    steps.lead_out |= is_new.front();
    steps.edges.push_back({states_.number_of_known(0), move, is_silent, next.is_progress});
  }
}

/// All that these lead to, among those; in order.
std::vector<std::uint32_t> Endless::reached_from(std::vector<std::uint32_t> begins,
                                                 const std::vector<std::uint32_t>& among) {
  std::vector<bool> is_reached(among.size());
  const auto reach = [&](std::uint32_t state) {
    const auto found = std::ranges::lower_bound(among, state);
    if (found == among.end() || *found != state) return false;
    const auto place = static_cast<std::size_t>(found - among.begin());
    if (is_reached[place]) return false;
    is_reached[place] = true;
    return true;
  };
  for (const std::uint32_t state : begins) reach(state);
  std::vector<std::uint32_t> reached = std::move(begins);
  for (std::size_t i = 0; i < reached.size() && may_go_on(); ++i) {
    const Steps steps = steps_of(reached[i]);
    for (const StepGraph::Edge& edge : steps.edges) {
      if (reach(edge.to)) reached.push_back(edge.to);
    }
  }
  std::ranges::sort(reached);
  return reached;
}

/// Along the steps that the search has kept.
std::vector<std::uint32_t> Endless::narrowed(std::vector<std::uint32_t> doubtful,
                                             const ParentOf& parent_of) {
  KnownSteps known;
  known.onward = [&](std::uint32_t state) { return ending_.onward(state); };
  known.parent = parent_of;
  known.expand = [&](std::uint32_t state) -> std::optional<std::vector<std::uint32_t>> {
    const Steps steps = steps_of(state);
    if (steps.lead_out || !may_go_on()) return std::nullopt;
    std::vector<std::uint32_t> to;
    to.reserve(steps.edges.size());
    for (const StepGraph::Edge& edge : steps.edges) to.push_back(edge.to);
    return to;
  };
  return without_end(std::move(doubtful), known);
}

void Endless::keep_what_cannot_end() {
  std::vector<bool> is_kept = leading_to(graph_, leads_out_);
  is_kept.flip();
  graph_ = graph_.restricted_to(is_kept);
  std::vector<std::uint32_t> kept;
  for (std::size_t node = 0; node < numbers_.size(); ++node) {
    if (is_kept[node]) kept.push_back(numbers_[node]);
  }
  numbers_ = std::move(kept);
}

// --- Components

/// The genuine ones that lead to no genuine one; the one with the state that was found first comes
/// first.
std::vector<Endless::Component> Endless::find_livelocks() {
  auto components = components_of(graph_);
  const std::vector<std::uint32_t> numbers = numbers_of(components, graph_.size());
  std::vector<bool> genuine(components.size());
  std::vector<Component> livelocks;
  for (std::uint32_t i = 0; i < components.size(); ++i) {
    Component component = describe(std::move(components[i]), i, numbers, genuine);
    genuine[i] = component.leads_on || is_genuine(component);
    if (genuine[i] && !component.leads_on) livelocks.push_back(std::move(component));
  }
  std::ranges::sort(livelocks, {}, [](const Component& one) { return one.nodes.front(); });
  return livelocks;
}

Endless::Component Endless::describe(std::vector<std::uint32_t> nodes, std::uint32_t number,
                                     const std::vector<std::uint32_t>& numbers,
                                     const std::vector<bool>& genuine) const {
  Component component;
  component.nodes = std::move(nodes);
  std::ranges::sort(component.nodes);
  for (const std::uint32_t node : component.nodes) {
    for (const StepGraph::Edge& edge : graph_.edges_of(node)) {
      if (numbers[edge.to] == number) {
        add_once(component.moving, edge.move.thread);
      } else if (genuine[numbers[edge.to]]) {
        component.leads_on = true;
      } else {
        add_once(component.discarding, edge.move.thread);
      }
    }
    const auto discards = discards_.find(numbers_[node]);
    if (discards == discards_.end()) continue;
    for (const std::uint32_t thread : discards->second) add_once(component.discarding, thread);
  }
  return component;
}

bool Endless::is_genuine(const Component& component) {
  return !component.moving.empty() &&
         std::ranges::all_of(component.discarding, [&](std::uint32_t thread) {
           return is_one_of(component.moving, thread) &&
                  do_its_guesses_come_true(component, thread);
         });
}

/// Of a thread that goes round in the component: it is free of guesses somewhere, or a step of the
/// component completes its oldest operation. Each time it does, the queue has one less of the
/// operations that were in it, so all guesses of any state come true after some rounds.
bool Endless::do_its_guesses_come_true(const Component& component, std::uint32_t thread) {
  if (!successors_.is_relaxed()) return true;
  const std::set<std::uint32_t> inside(component.nodes.begin(), component.nodes.end());
  return std::ranges::any_of(component.nodes, [&](std::uint32_t node) {
    Position at;
    load_(numbers_[node], at);
    const vm::State& state = successors_.load_all(at.state);
    const vm::Pending& pending = state.threads[thread]->pending;
    const auto completes_oldest = [&](const StepGraph::Edge& edge) {
      return edge.move.thread == thread && inside.contains(edge.to) &&
             pending.completed_by(edge.move.choice) == 0U;
    };
    return pending.is_free_of_guesses() ||
           std::ranges::any_of(graph_.edges_of(node), completes_oldest);
  });
}

/// Whether somebody waits there with a time limit while the others go round, or may look at the
/// clock: then the runs that go on for ever are those of this search alone. Where time passes in
/// it, all limits elapse.
bool Endless::waits_for_time(const Component& component) {
  const std::set<std::uint32_t> inside(component.nodes.begin(), component.nodes.end());
  const vm::Machine& machine = successors_.machine();
  bool waits = machine.limits().limits_are_last && looks_at_the_clock(machine);
  for (const std::uint32_t node : component.nodes) {
    Position at;
    load_(numbers_[node], at);
    if (!first_limit(successors_.codec(), at.state)) continue;
    waits = true;
    const auto passes = [&](const StepGraph::Edge& edge) {
      return inside.contains(edge.to) && successors_.is_passing(at, edge.move);
    };
    if (std::ranges::any_of(graph_.edges_of(node), passes)) return false;
  }
  return waits;
}

// --- What is found

void Endless::judge_component(const Component& component, bool is_whole) {
  if (asks_for_progress()) {
    verdict_.never_ends |= is_whole && !ending_.has_end();
    return;
  }
  if (ending_.has_end()) {
    tell(component, "no end of the program can be reached any more, while other runs end");
    return;
  }
  verdict_.never_ends |= is_whole;
  Position at;
  load_(numbers_[component.nodes.front()], at);
  switch (memory_in_all_states_after(successors_, at)) {
    case MemoryFate::StaysTheSame:
      tell(component, is_whole
                          ? "no run of the program ends, and nothing in memory changes any more"
                          : "no end of the program can be reached any more, and nothing in "
                            "memory changes");
      return;
    case MemoryFate::Changes:
      return;
    case MemoryFate::Unknown:
      verdict_.undecided =
          "the program does not end, and whether anything in memory goes on changing was not "
          "decided";
      return;
  }
}

void Endless::tell(const Component& component, const std::string& message) {
  const std::uint32_t node = component.nodes.front();
  bool is_silent = true;
  const std::set<std::uint32_t> inside(component.nodes.begin(), component.nodes.end());
  for (const std::uint32_t one : component.nodes) {
    for (const StepGraph::Edge& edge : graph_.edges_of(one)) {
      is_silent &= edge.is_silent || !inside.contains(edge.to);
    }
  }
  Position at;
  load_(numbers_[node], at);
  const auto kind = is_silent ? Violation::Kind::Divergence : Violation::Kind::Livelock;
  Violation violation =
      violation_of_endless(kind, successors_.load_all(at.state), component.moving);
  if (!is_silent) violation.message = message;
  verdict_.found.push_back(
      {std::move(violation),
       {numbers_[node], {}, {}, shortest_cycle(graph_, node, component.nodes)}});
}

bool looks_at_the_clock(const vm::Machine& machine) {
  return std::ranges::any_of(machine.codes(), [&](const auto& code) {
    const vm::Method& method = *code->method;
    return method.owner == machine.known().clock_now->owner && method.name == "Milliseconds";
  });
}

Violation violation_of_endless(Violation::Kind kind, const vm::State& state,
                               const std::vector<std::uint32_t>& threads) {
  Violation violation;
  violation.kind = kind;
  violation.thread = threads.front();
  violation.location = own_location_of(state, threads.front());
  std::set<std::string> methods;
  for (const std::uint32_t thread : threads) methods.insert(location_of(state, thread).method);
  for (const std::string& method : methods) {
    violation.subject += (violation.subject.empty() ? "" : ", ") + method;
  }
  violation.message = "a thread goes round a loop for ever without an operation on memory";
  return violation;
}

// --- Verify.Progress

/// Whether something that was executed calls it, be it under a condition that was never so.
bool Endless::asks_for_progress() const {
  const auto is_call = [](const vm::Instruction& at) {
    return at.op == vm::Op::call_intrinsic && at.method->owner->name == vm::verify_class &&
           at.method->name == "Progress";
  };
  return std::ranges::any_of(successors_.machine().codes(), [&](const auto& code) {
    return std::ranges::any_of(code->instructions, is_call);
  });
}

void Endless::find_without_progress() {
  draw(ending_.expanded());
  if (!verdict_.undecided.empty()) return;
  StepGraph without;
  for (std::uint32_t node = 0; node < graph_.size(); ++node) {
    std::ranges::copy_if(graph_.edges_of(node), std::back_inserter(without.edges),
                         [](const StepGraph::Edge& edge) { return !edge.is_progress; });
    without.end_node();
  }
  graph_ = std::move(without);
  const auto components = components_of(graph_);
  const std::vector<std::uint32_t> numbers = numbers_of(components, graph_.size());
  const std::vector<bool> no_genuine(components.size());
  std::vector<Component> cycles;
  for (std::uint32_t i = 0; i < components.size(); ++i) {
    Component component = describe(components[i], i, numbers, no_genuine);
    if (!component.moving.empty()) cycles.push_back(std::move(component));
  }
  std::ranges::sort(cycles, {}, [](const Component& one) { return one.nodes.front(); });
  for (const Component& cycle : cycles) tell(cycle, "a cycle without Verify.Progress()");
}

}  // namespace mmcheck::search
