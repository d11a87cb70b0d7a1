// Garbage collection: mark what the roots reach, sweep the rest. The roots are exact: translation
// says for every instruction at which a thread can stand which cells hold references.
//
// In a search the state is there only as far as the step has looked at it, and what nobody reaches
// is gone with the next one. But a single step may make more than there is room for. Then what it
// has made itself is collected: whatever was there before is taken for reached, and what of it was
// not looked at cannot lead to anything new. No finalizer runs and no weak reference lets go then:
// the search does that when it likes.
#include "vm/execute/machine.hpp"
#include "vm/execute/references.hpp"

namespace mmcheck::vm {
namespace {

class Marker {
 public:
  Marker(State& state, const WellKnown& known)
      : state_(state), known_(known), marks_(state.heap.end(), false) {
    for (const Ref ref : state.heap.loaded()) {
      if (ref < first() || is_finalizable(ref)) keep(ref);
    }
  }

  void mark_all() {
    for (auto& thread : state_.threads) mark_thread(thread.write());
    for (std::size_t id = 0; id < state_.statics.size(); ++id) {
      if (state_.statics[id]) mark(state_.statics[id]->failure);
    }
    for (const Ref ref : state_.finalization) mark(ref);
    for (const Ref ref : state_.literals) mark(ref);
    for (const Ref ref : state_.singletons) mark(ref);
    for (const Ref ref : state_.type_objects) mark(ref);
  }
  void mark_statics(TypeSystem& types) {
    for (auto& thread : state_.threads) {
      for (auto& [id, data] : thread.write().statics) {
        visit_parts(types.by_id(id)->thread_static_parts, data.data(), *this);
        mark_numbers(data.data(), data.size());
      }
    }
    for (std::size_t id = 0; id < state_.statics.size(); ++id) {
      if (!state_.statics[id]) continue;
      std::vector<std::uint8_t>& data = state_.statics[id].write().data;
      visit_parts(types.by_id(static_cast<std::uint32_t>(id))->static_parts, data.data(), *this);
      mark_numbers(data.data(), data.size());
    }
  }
  const std::vector<bool>& finish() {
    follow();
    if (is_in_search()) return marks_;
    clear_handles(false);
    find_finalizable();
    follow();
    clear_handles(true);
    return marks_;
  }

  void reference(const std::uint8_t* at) { mark(load<Ref>(at)); }
  void pointer(const std::uint8_t* at) {
    const Pointer pointer = Pointer::decode(load<Cell>(at));
    if (pointer.kind == Pointer::Kind::Object) mark(pointer.base);
  }

 private:
  void follow() {
    while (!grey_.empty()) {
      const Ref ref = grey_.back();
      grey_.pop_back();
      Object& object = *state_.heap.find_writable(ref);
      if (object.type == known_.weak_handle) {
        handles_.push_back(ref);
        if (is_in_search()) mark(load<Ref>(object.data() + known_.weak_target->offset));
        continue;
      }
      visit_object(object, *this);
      mark_numbers(object.data(), object.size);
    }
  }
  void clear_handles(bool long_ones) {
    for (const Ref ref : handles_) {
      std::uint8_t* data = state_.heap.find_writable(ref)->data();
      std::uint8_t* target = data + known_.weak_target->offset;
      const bool is_long = data[known_.weak_is_long->offset] != 0;
      const bool is_there = state_.heap.find(load<Ref>(target)) != nullptr;
      if (is_there && is_long == long_ones && !marks_[load<Ref>(target)]) store(target, Ref{0});
    }
  }
  /// In the order in which they were made, as far as numbers tell.
  void find_finalizable() {
    for (Ref ref = 1; ref < marks_.size(); ++ref) {
      if (marks_[ref] || !is_finalizable(ref)) continue;
      state_.heap.find_writable(ref)->hash &= ~Object::finalizable;
      state_.finalization.push_back(ref);
    }
    for (const Ref ref : state_.finalization) mark(ref);
  }
  void mark_thread(Thread& thread) {
    // Of a thread that has ended only somebody who has its object wants to know.
    if (thread.status == Thread::Status::Ended) return;
    mark(thread.object);
    mark(thread.waits_for);
    visit_thread_body(thread, *this);
    visit_handed_out(thread.pending, *this);
    mark_numbers(reinterpret_cast<const std::uint8_t*>(thread.cells.data()),
                 thread.cells.size() * sizeof(Cell));
  }
  /// Any number may be a pointer, once there are pointers that are numbers.
  void mark_numbers(const std::uint8_t* data, std::size_t size) {
    if (state_.pinned.empty()) return;
    for (std::size_t at = 0; at + sizeof(Cell) <= size; at += sizeof(std::uint32_t)) {
      pointer(data + at);
    }
  }
  Ref first() const { return state_.heap.first_made(); }
  void mark(Ref ref) {
    const bool may_be_garbage = ref >= first() && ref < state_.heap.end();
    if (may_be_garbage && state_.heap.find(ref) != nullptr && !marks_[ref]) keep(ref);
  }
  void keep(Ref ref) {
    marks_[ref] = true;
    grey_.push_back(ref);
  }
  bool is_in_search() const { return state_.heap.source() != nullptr; }
  bool is_finalizable(Ref ref) const {
    const Object* object = state_.heap.find(ref);
    return object != nullptr && (object->hash & Object::finalizable) != 0;
  }

  State& state_;
  const WellKnown& known_;
  std::vector<Ref> handles_;  // WeakHandles
  std::vector<bool> marks_;
  std::vector<Ref> grey_;
};

/// What a state knows of objects without needing them.
void forget_unmarked(State& state, const std::vector<bool>& marks) {
  const auto is_garbage = [&](Ref ref) {
    return ref >= state.heap.first_made() && ref < state.heap.end() && !marks[ref];
  };
  std::erase_if(state.monitors, [&](const auto& monitor) { return is_garbage(monitor.first); });
  for (auto& thread : state.threads) {
    if (is_garbage(thread->object)) thread.write().object = 0;
  }
}

}  // namespace

void collect(Machine& machine, State& state) {
  Marker marker(state, machine.known());
  marker.mark_all();
  marker.mark_statics(machine.types());
  const std::vector<bool>& marks = marker.finish();
  forget_unmarked(state, marks);
  state.heap.sweep(marks, machine.limits().heap_bytes, machine.types().block());
}

}  // namespace mmcheck::vm
