// What others can notice of a step that is being made, and what belongs to the step because they
// cannot. search/README.md has the arguments.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "mmcheck/result.hpp"
#include "search/reduction/sharing.hpp"
#include "search/successors/lazy_state.hpp"
#include "vm/execute/execution.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::search {

/// Statics of which something is said: their changes are steps.
struct Watched {
  std::vector<const vm::Type*> always;         // in every state: all of the class
  std::vector<const vm::Field*> when_it_ends;  // wherever a thread is by then
};

class Visibility final : public vm::Surroundings {
 public:
  /// `model` null: operations happen when they are issued. `sharing`: as far as it is known.
  Visibility(vm::Machine& machine, store::Codec& codec, const Answers& answers, LazyState& lazy,
             bool reduce, const model::Model* model, Watched watched, Sharing sharing);

  /// Which memory is whose. While it is left alone the same step is the same.
  Sharing& sharing() { return sharing_; }
  const Sharing& sharing() const { return sharing_; }
  /// Whether states begin with a thread that runs finalizers.
  void set_finalizes(bool finalizes) { finalizes_ = finalizes; }
  bool finalizes() const { return finalizes_; }

  /// For those who repeat a step of which they know how far it went.
  void repeat_as(std::optional<Extent> extent) { repeated_ = extent; }
  /// For those who want to see more: steps go on over what only the thread reaches, and over
  /// nothing else.
  void tell_more(bool more) { tells_more_ = more; }
  /// Whether steps go on over what no other thread can notice.
  void reduce(bool reduces) { reduce_ = reduces; }
  /// Whether several threads use what is there, or something else of the same object.
  bool is_contended(vm::Cell pointer);

  /// A test of the machine: from now on a step is one instruction, and one that stops must have
  /// changed nothing.
  void stress() { is_stressed_ = true; }
  /// A step is about to be made.
  void begin_step() {
    before_.reset();
    begun_with_.reset();
    besides_.clear();
  }
  /// Without a model: the operation that the step was for, if it came to one.
  const std::optional<vm::Access>& begun_with() const { return begun_with_; }
  /// For those who ask for it: what others could notice if they were not where they are.
  void keep_besides() { keeps_besides_ = true; }
  std::vector<vm::Access> take_besides() { return std::exchange(besides_, {}); }
  void check_stopped(const vm::Stop& stop);

 private:
  bool is_owned(const vm::Access& access) override;
  bool happens_alone(const vm::Access& access) override;
  bool concerns_others(const vm::Access& access) override;
  bool concerns_nobody_else(const vm::Access& access) override;
  bool may_be_merged(const vm::Access& access) override;
  bool is_alone() override;
  void note_finalizable() override;
  Garbage garbage() override;
  void note_process_wide_fence() override { sharing_.note_process_wide_fence(model_ != nullptr); }
  bool counts_overtaken() const override { return sharing_.has_process_wide_fence(); }
  bool is_quiet(const vm::Access& access, const Circumstances& circumstances) override;
  bool is_fresh(const vm::Access& access) override;
  bool has_to_itself(const vm::Pointer& pointer) override { return reduce_ && is_owned(pointer); }
  void begins_with(const vm::Access& access) override { begun_with_ = access; }
  void note_hidden_way() override { sharing_.note_hidden_way(keeps_fresh_); }
  bool ends_everywhere() const override { return is_stressed_; }
  void begins() override {
    if (is_stressed_) before_ = lazy_.changes_so_far();
  }

  bool reduces() const { return reduce_ && !repeated_; }
  bool is_owned(const vm::Pointer& pointer);
  bool is_new(const vm::Pointer& pointer) const;
  bool is_watched(const vm::Access& access);
  bool is_watched_at_end(const vm::Pointer& pointer, const vm::Access& access) const;
  bool note(const vm::Access& access, bool is_own);
  bool note(const Memory& memory, bool writes, Guards& guards, bool is_own);
  bool is_hidden(const Memory& memory);
  bool ends_by_itself();
  bool is_ordered();
  void keep_unless(bool concerns_nobody, const vm::Access& access);
  bool hands_out_anything();
  bool holds(vm::Ref monitor);
  template <typename Visit>
  void visit_memory(const vm::Access& access, const Visit& visit);
  Memory memory_at(const vm::Pointer& pointer, const vm::Access& access);
  vm::State& state() { return lazy_.state(); }

  vm::Machine& machine_;
  store::Codec& codec_;
  const Answers& answers_;
  LazyState& lazy_;
  bool reduce_;
  const model::Model* model_;
  bool keeps_fresh_;  // see is_fresh
  Watched watched_;
  Sharing sharing_;
  bool finalizes_ = false;
  std::optional<Extent> repeated_;
  bool tells_more_ = false;
  bool is_stressed_ = false;
  std::optional<vm::Access> begun_with_;
  bool keeps_besides_ = false;
  std::vector<vm::Access> besides_;
  std::optional<std::vector<store::Replacement>> before_;  // stressed: when the instruction began
};

}  // namespace mmcheck::search
