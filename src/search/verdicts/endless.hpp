// Livelocks: runs that go on for ever where the program should end (models/semantics.md, 8).
//
// Only states are looked at that Ending does not know to lead to an end. Without a model most of
// them do all the same, and few have to be expanded to see that (narrowing.hpp). Under a model most
// are states in which a guess is wrong, and only what steps back lead to can lie on a cycle: the
// rest is not looked at. What is left is expanded once more, or its steps were kept
// (kept_steps.hpp). What can still reach an end, or a state that was not expanded, is left out; the
// rest is closed: every step from there leads to another state of it. So it makes no difference to
// it whether the search was complete.
//
// Some of these states are none. Under a model with guesses, a state in which a guess is wrong
// leads nowhere but to discarded runs, yet others may go round in a cycle there while the wrong
// guess waits. And Verify.Assume() discards runs under every model. So the strongly connected
// components of the graph are judged in the order in which Tarjan's algorithm finds them, each one
// after all that it leads to:
//
// - A component that leads to a genuine one is genuine.
// - One that leads to none is genuine if it has a cycle, and each thread of which a step is
//   discarded there, or leads out to what is not genuine, also has a step inside of the
//   component and comes to have no open guesses left. Then a run can go through all of the
//   component for ever, and all that is guessed in it comes true.
//
// A thread that a limit has kept from issuing (vm::Limit) may have other ways to an end. A state in
// which one may be kept so counts as one that was not expanded: all ways that were not explored
// begin in such states, and end with them where the thread goes on, for then it has issued all it
// can. Nothing that leads to such a state is a livelock, then.
//
// A genuine component that leads to no genuine one is a livelock if other runs of the program end;
// or if in all its states memory is the same (memory_changes.hpp). Where memory changes and no run
// ends, the program is one that runs for ever by design.
//
// A program that calls Verify.Progress() says itself what counts: there a livelock is a cycle
// without such a call, wherever it is, and whatever limits have left out. All states are expanded
// once more for that.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "mmcheck/result.hpp"
#include "search/successors/successors.hpp"
#include "search/verdicts/cycles.hpp"
#include "search/verdicts/ending.hpp"
#include "search/verdicts/kept_steps.hpp"
#include "search/verdicts/outcomes.hpp"
#include "store/visited.hpp"

namespace mmcheck::search {

class Endless {
 public:
  /// Loads a state of the store, with its analysis.
  using Load = std::function<void(std::uint32_t state, Position& to)>;
  /// Asked now and then, with the memory that this takes; why it is to stop, or nothing.
  using WhatEndsIt = std::function<std::string(std::uint64_t bytes)>;
  struct Found {
    Violation violation;
    End end;
  };
  struct Verdict {
    std::vector<Found> found;
    bool never_ends = false;  // no run of the program ends
    std::string undecided;    // what could not be decided, and why; empty if nothing
  };

  /// `states`: an exact store.
  Endless(Successors& successors, store::Visited& states, const Ending& ending,
          const KeptSteps& kept, Load load, WhatEndsIt what_ends_it)
      : successors_(successors),
        states_(states),
        ending_(ending),
        kept_(kept),
        load_(std::move(load)),
        what_ends_it_(std::move(what_ends_it)) {}

  /// `is_whole`: the search has left out nothing. `parent_of`: the state from which another one was
  /// found; 0 for the first.
  using ParentOf = std::function<std::uint32_t(std::uint32_t state)>;
  Verdict judge(bool is_whole, const ParentOf& parent_of);

 private:
  /// All steps of a state.
  struct Steps {
    std::vector<StepGraph::Edge> edges;     // `to`: numbers of states
    std::vector<std::uint32_t> discarding;  // threads of which a step is discarded
    bool lead_out = false;                  // to an end, or to what is unknown
  };
  struct Component {
    std::vector<std::uint32_t> nodes;
    std::vector<std::uint32_t> moving;      // threads that have steps in it
    std::vector<std::uint32_t> discarding;  // threads that have steps there which are discarded
    bool leads_on = false;                  // to another one that is genuine
  };

  std::uint64_t bytes() const {
    return graph_.edges.size() * sizeof(StepGraph::Edge) +
           numbers_.size() * (sizeof(std::uint32_t) + sizeof(std::size_t));
  }
  void draw(std::vector<std::uint32_t> states);
  bool may_be_held(std::uint32_t state);
  Steps steps_of(std::uint32_t state);
  Steps expand(std::uint32_t state);
  void add_step(Steps& steps, std::uint32_t state, const Position& at, Move move, const Step& step);
  bool may_go_on();
  std::vector<std::uint32_t> reached_from(std::vector<std::uint32_t> begins,
                                          const std::vector<std::uint32_t>& among);
  std::vector<std::uint32_t> narrowed(std::vector<std::uint32_t> doubtful,
                                      const ParentOf& parent_of);
  void keep_what_cannot_end();
  std::vector<Component> find_livelocks();
  Component describe(std::vector<std::uint32_t> nodes, std::uint32_t number,
                     const std::vector<std::uint32_t>& numbers,
                     const std::vector<bool>& is_genuine) const;
  bool is_genuine(const Component& component);
  bool do_its_guesses_come_true(const Component& component, std::uint32_t thread);
  bool waits_for_time(const Component& component);
  bool asks_for_progress() const;
  void find_without_progress();
  void judge_component(const Component& component, bool is_whole);
  void tell(const Component& component, const std::string& message);

  Successors& successors_;
  store::Visited& states_;
  const Ending& ending_;
  const KeptSteps& kept_;
  Load load_;
  WhatEndsIt what_ends_it_;
  std::vector<std::uint32_t> numbers_;  // of the states that are the nodes; in order
  StepGraph graph_;
  std::vector<bool> leads_out_;  // of nodes: to what is no node
  /// Threads of which a step is discarded, by number of the state.
  std::map<std::uint32_t, std::vector<std::uint32_t>> discards_;
  std::uint64_t drawn_ = 0;  // states
  Verdict verdict_;
};

/// Whether something that was executed does.
bool looks_at_the_clock(const vm::Machine& machine);

/// Without a place: one that is told of its own loop.
Violation violation_of_endless(Violation::Kind kind, const vm::State& state,
                               const std::vector<std::uint32_t>& threads);

}  // namespace mmcheck::search
