// One step of one thread, on components.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "mmcheck/result.hpp"
#include "search/reduction/visibility.hpp"
#include "search/successors/lazy_state.hpp"
#include "vm/execute/execution.hpp"

namespace mmcheck::search {

/// What a step does to the state that it was made in.
struct Step {
  vm::Stop stop{};
  std::uint32_t alternatives = 1;
  std::vector<store::Replacement> changes;  // in order
  /// Blocked: the thread that it waits for as long as that one does nothing; -1 if it is no single
  /// one.
  std::int32_t waits_for = -1;
  std::uint32_t references = 0;  // Codec::number_of the skeletons where they are others
  Extent extent;
  std::uint64_t enabled = 0;  // Execution::enabled()
  bool is_at_fork = false;    // it went one of several ways on that take nothing from anybody
  std::uint32_t queue = 0;    // how many operations of the thread wait afterwards
  vm::Limit limit = vm::Limit::None;  // what kept the thread from issuing
  vm::Origin late_after;              // Execution::late_after()
  /// Whether what comes next is known to concern them, too: see Successors::settle().
  bool is_settled = false;
  std::uint32_t started = 0;         // the first of the threads that it has started; 0: none
  bool has_ended_a_class = false;    // its initialization
  vm::Origin overtaker;              // Execution::overtaker()
  bool is_silent = false;            // it went on without an operation until it was cut short
  bool is_progress = false;          // Execution::has_progressed()
  std::optional<vm::Access> access;  // without a model: the operation that it was for
  /// Those that belong to it only because the thread is alone now, be it with an object.
  std::vector<vm::Access> besides;

  bool is_blocked() const { return stop.kind == vm::Stop::Kind::Blocked; }
  /// Whether the run goes on after it.
  bool goes_on() const {
    return stop.kind == vm::Stop::Kind::Operation || stop.kind == vm::Stop::Kind::Limit ||
           stop.kind == vm::Stop::Kind::Ended;
  }
};

class Stepper {
 public:
  /// Without a relaxation, operations happen when they are issued.
  Stepper(vm::Machine& machine, store::Codec& codec, const Answers& answers, bool reduce,
          std::optional<vm::Relaxation> relaxation, Watched watched, Sharing sharing);

  /// Executes one step; what its outcome depends on is in lazy().looks() afterwards.
  Step step(const Position& from, std::uint32_t thread, std::uint32_t choice);

  LazyState& lazy() { return lazy_; }
  Visibility& visibility() { return visibility_; }
  const Visibility& visibility() const { return visibility_; }
  /// None: sequential consistency.
  const std::optional<vm::Relaxation>& relaxation() const { return relaxation_; }

  /// For those who want to see more: Visibility::tell_more(); and steps do not go on before it is
  /// known what was read.
  void tell_more(bool more);
  /// Tells what steps do under a model; null: nobody.
  void tell_listener(vm::Listener* listener) {
    if (relaxation_) relaxation_->listener = listener;
  }
  /// After something was told, or was about to be.
  void tell_nothing();

 private:
  Step finish(vm::Execution& execution, vm::Stop stop);
  std::int32_t whom_it_waits_for();

  vm::Machine& machine_;
  std::optional<vm::Relaxation> relaxation_;
  LazyState lazy_;
  Visibility visibility_;
};

}  // namespace mmcheck::search
