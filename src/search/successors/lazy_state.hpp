// A state of which only that is there which a step has looked at. What it looks at is loaded when
// it is looked at; what it has changed becomes components again.
#pragma once

#include <cstdint>
#include <vector>

#include "search/successors/answers.hpp"
#include "search/successors/position.hpp"
#include "store/codec.hpp"
#include "vm/execute/machine.hpp"

namespace mmcheck::search {

class LazyState final : vm::Source {
 public:
  LazyState(const vm::Machine& machine, store::Codec& codec, const Answers& answers);

  /// The components of a state whose objects are all there.
  store::Vector encode(vm::State& state);

  /// The state as far as the thread needs it to begin its next step.
  void load_for_step(const Position& from, std::uint32_t thread);
  /// The whole state, for whoever wants to say something about it. Valid until the next call.
  vm::State& load_all(const store::Vector& from);

  /// As it was loaded, or as the step has left it.
  vm::State& state() { return state_; }
  std::uint32_t thread() const { return thread_; }
  vm::Thread& own() { return state_.threads[thread_].write(); }
  /// Whether it waits, and for something that is not there yet.
  bool cannot_go_on();

  /// All that the step has looked at, in that order.
  const std::vector<Look>& looks() const { return looks_; }
  std::uint32_t look(Probe probe);
  const vm::Statics& statics_of(const vm::Type& type);
  void load_globals() override;

  /// Whether what is there of every thread is what others see of it.
  bool has_all_summaries() const;
  /// Threads that were there when the step began.
  std::uint32_t threads_before() const {
    return static_cast<std::uint32_t>(from_->threads.size() / 2);
  }
  /// Whether the step has started a thread: what was so when it began need not be so any more.
  bool has_started_one() const { return state_.threads.size() != threads_before(); }
  /// Whether the object was made in this step.
  bool is_new(vm::Ref object) const { return object > from_->objects.size(); }

  /// What has become of the components that were loaded, and what was made. The state loses its
  /// references.
  std::vector<store::Replacement> take_changes();
  /// The same so far, but for why the thread has stopped. The state stays as it is.
  std::vector<store::Replacement> changes_so_far();
  /// Codec::number_of the skeletons that these changes make others.
  std::uint32_t changes_of_references(store::Replacements changes);

 private:
  void load(vm::Ref ref) override;
  void load_statics(const vm::Type& type) override;
  void start(const store::Vector& from, std::uint32_t analysis, std::uint32_t thread);
  void load_summaries();
  void load_bodies();
  void load_what_it_waits_for(std::uint32_t thread);
  void load_monitor(vm::Ref object);
  void load_for_first_instruction();
  void load_for_class(const vm::Type& type);
  std::vector<store::Replacement> find_changes(vm::State& state);

  store::Codec& codec_;
  const Answers& answers_;
  vm::State state_;
  const store::Vector* from_ = nullptr;
  std::uint32_t analysis_ = 0;
  std::uint32_t thread_ = 0;
  std::vector<Look> looks_;
  std::vector<const vm::Type*> classes_;  // whose statics are there
  bool has_globals_ = false;
  std::vector<std::uint8_t> summaries_;  // by thread: whether it is there
  std::vector<std::uint8_t> bodies_;
};

}  // namespace mmcheck::search
