// One step of one thread, on components: what it looks at is loaded when it is looked at, what it
// has changed becomes components again.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "mmcheck/result.hpp"
#include "search/reduction/sharing.hpp"
#include "store/codec.hpp"
#include "vm/execute/execution.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::search {

/// Something that the outcome of a step may depend on, and that is to be had quickly of a state.
struct Probe {
  enum class Kind : std::uint8_t {
    Nothing,
    Summary,       // component of a thread
    Body,          // likewise
    Class,         // component of its statics
    Object,        // component
    Threads,       // how many there are
    Objects,       // how many there are
    IsAlone,       // whether the others do nothing before the thread has ended
    EndsByItself,  // whether besides the first thread has not ended, or is the thread
    IsOrdered,  // whether all that they have done was before what the thread does now, in every run
    Garbage,    // Analyses::garbage
    IsPrivate   // whether no other thread, and no static field, leads to the object
  };
  Kind kind = Kind::Nothing;
  std::uint32_t index = 0;

  friend bool operator==(const Probe&, const Probe&) = default;
};

/// What a step does to the state that it was made in.
struct Step {
  vm::Stop stop{};
  std::uint32_t alternatives = 1;
  std::vector<store::Change> changes;  // in order
  /// Blocked: the thread that it waits for as long as that one does nothing; -1 if it is no single
  /// one.
  std::int32_t waits_for = -1;
  std::uint32_t references = 0;  // Codec::number_of the skeletons where they are others
  Extent extent;
  std::uint64_t enabled = 0;  // Execution::enabled()
  bool is_at_fork = false;    // it went one of several ways on that take nothing from anybody
  std::uint32_t queue = 0;    // how many operations of the thread wait afterwards
  vm::Limit limit = vm::Limit::None;  // what kept the thread from issuing
  /// Whether what comes next is known to concern them, too: see Explorer::settle().
  bool is_settled = false;
  std::uint32_t started = 0;       // the first of the threads that it has started; 0: none
  bool has_ended_a_class = false;  // its initialization
  vm::Origin overtaker;            // Execution::overtaker()
};

/// Whether the thread has seen the end of all others, directly or through those that it has seen
/// end.
template <typename JoinedBy>
bool is_joined_by(std::uint32_t threads, std::uint32_t thread, const JoinedBy& joined_by) {
  for (std::uint32_t i = 0; i < threads; ++i) {
    std::uint32_t at = i;
    for (std::uint32_t steps = 0; at != thread && steps < threads; ++steps) {
      at = joined_by(at).value_or(threads);
      if (at == threads) return false;
    }
    if (at != thread) return false;
  }
  return true;
}

/// What the search knows of states.
class StateView {
 public:
  virtual std::uint32_t value(const store::Vector& state, std::uint32_t thread, Probe probe) = 0;
  /// With the number that value() gives.
  virtual std::span<const vm::Ref> garbage(std::uint32_t number) = 0;

 protected:
  ~StateView() = default;
};

/// One answer that a step has looked at.
struct Look {
  Probe probe;
  std::uint32_t value;
};

class Stepper final : vm::Source, vm::Surroundings {
 public:
  /// Without a relaxation, operations happen when they are issued.
  Stepper(vm::Machine& machine, store::Codec& codec, StateView& view, bool reduce,
          std::optional<vm::Relaxation> relaxation);

  /// A test of the machine: from now on a step is one instruction, and one that stops must have
  /// changed nothing.
  void stress() { is_stressed_ = true; }

  /// The components of a state whose objects are all there.
  store::Vector encode(vm::State& state);

  /// Executes one step; what its outcome depends on is in looks() afterwards, in the order in which
  /// it was looked at.
  Step step(const store::Vector& from, std::uint32_t thread, std::uint32_t choice);
  const std::vector<Look>& looks() const { return looks_; }

  /// Statics that have to change one by one, because something is said of them in every state.
  void watch(const vm::Type& type) { watched_.push_back(&type); }
  /// Likewise, because they are observed at the end of a run, wherever a thread is by then.
  void watch_at_end(const vm::Field& field) { watched_at_end_.push_back(&field); }

  /// Which memory is whose. While it is left alone the same step is the same.
  Sharing& sharing() { return sharing_; }
  const Sharing& sharing() const { return sharing_; }
  /// Whether states begin with a thread that runs finalizers.
  void set_finalizes(bool finalizes) { finalizes_ = finalizes; }
  bool finalizes() const { return finalizes_; }
  /// For those who repeat a step of which they know how far it went.
  void repeat_as(std::optional<Extent> extent) { repeated_ = extent; }

  /// For those who want to see more: steps go on over what only the thread reaches, and over
  /// nothing else; nor before it is known what was read.
  void tell_more(bool more) {
    tells_more_ = more;
    if (relaxation_) relaxation_->guesses = !more;
  }

  /// Whether several threads use what is there, or something else of the same object.
  bool is_contended(vm::Cell pointer);

  /// None: sequential consistency.
  const std::optional<vm::Relaxation>& relaxation() const { return relaxation_; }

  /// Tells what steps do under a model; null: nobody.
  void tell_listener(vm::Listener* listener) {
    if (relaxation_) relaxation_->listener = listener;
  }

  /// After something was told, or was about to be.
  void tell_nothing() {
    tell_more(false);
    tell_listener(nullptr);
    repeat_as({});
  }

  /// The whole state, for whoever wants to say something about it. Valid until the next call.
  vm::State& load_all(const store::Vector& from);
  /// What the last step or load_all() left.
  vm::State& state() { return state_; }
  std::uint32_t thread() const { return thread_; }

 private:
  void load(vm::Ref ref) override;
  void load_statics(const vm::Type& type) override;
  void load_globals() override;
  const vm::Statics& statics_of(const vm::Type& type);
  bool is_owned(const vm::Access& access) override;
  bool happens_alone(const vm::Access& access) override;
  bool is_owned(const vm::Pointer& pointer);
  bool is_new(const vm::Pointer& pointer) const;
  bool reduces() const { return reduce_ && !repeated_; }
  bool is_watched(const vm::Access& access);
  bool is_watched(const vm::Pointer& pointer, const vm::Access& access);
  bool is_watched_at_end(const vm::Pointer& pointer, const vm::Access& access) const;
  bool note(const vm::Access& access, bool is_own);
  bool note(const Memory& memory, bool writes, Guards& guards, bool is_own);
  bool is_hidden(const Memory& memory);
  bool concerns_others(const vm::Access& access) override;
  bool concerns_nobody_else(const vm::Access& access) override;
  bool may_be_merged(const vm::Access& access) override;
  bool is_alone() override;
  void note_finalizable() override;
  Garbage garbage() override;
  bool is_quiet(const vm::Access& access, const Circumstances& circumstances) override;
  bool ends_everywhere() const override { return is_stressed_; }
  void begins() override {
    if (is_stressed_) before_ = changes_so_far();
  }
  bool has_started_one() const;
  bool ends_by_itself();
  bool is_ordered();
  bool keeps_sections() const;
  bool holds(vm::Ref monitor);
  template <typename Visit>
  void visit_memory(const vm::Access& access, const Visit& visit);
  Memory memory_at(const vm::Pointer& pointer, const vm::Access& access);

  void start(const store::Vector& from, std::uint32_t thread);
  std::uint32_t look(Probe probe);
  void load_summaries();
  void load_bodies();
  void load_what_it_waits_for(std::uint32_t thread);
  void load_for_first_instruction();
  void load_for_class(const vm::Type& type);
  Step finish(vm::Execution& execution, vm::Stop stop);
  std::uint32_t changes_of_references(const Step& step);
  std::vector<store::Change> find_changes(vm::State& state);
  std::vector<store::Change> changes_so_far();
  void check_stopped(const vm::Stop& stop);
  std::int32_t whom_it_waits_for();

  vm::Machine& machine_;
  store::Codec& codec_;
  StateView& view_;
  bool reduce_;
  bool finalizes_ = false;
  std::optional<vm::Relaxation> relaxation_;
  vm::State state_;
  const store::Vector* from_ = nullptr;
  std::uint32_t thread_ = 0;
  std::vector<Look> looks_;
  std::vector<const vm::Type*> classes_;  // whose statics are there
  bool has_globals_ = false;
  std::vector<std::uint8_t> summaries_;  // by thread: whether it is there
  std::vector<std::uint8_t> bodies_;
  std::vector<const vm::Type*> watched_;
  std::vector<const vm::Field*> watched_at_end_;
  Sharing sharing_;
  std::optional<Extent> repeated_;
  bool tells_more_ = false;
  bool is_stressed_ = false;
  std::optional<std::vector<store::Change>> before_;  // stressed: when the instruction began
};

}  // namespace mmcheck::search
