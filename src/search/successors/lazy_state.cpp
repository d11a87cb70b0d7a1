#include "search/successors/lazy_state.hpp"

#include <algorithm>
#include <utility>

#include "vm/execute/threads.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::search {

using Kind = Probe::Kind;

LazyState::LazyState(const vm::Machine& machine, store::Codec& codec, const Answers& answers)
    : codec_(codec), answers_(answers) {
  // What is made in one step is collected when the step is over.
  state_.heap = vm::Heap(machine.limits().heap_bytes);
}

store::Vector LazyState::encode(vm::State& state) {
  store::Vector result;
  codec_.set_end(state.heap.end());
  for (auto& thread : state.threads) {
    result.threads.push_back(codec_.summary(*thread));
    result.threads.push_back(codec_.body(thread.write()));
  }
  for (vm::Ref ref = 1; ref < state.heap.end(); ++ref) {
    result.objects.push_back(codec_.object(*state.heap.find_writable(ref), nullptr));
  }
  return result;
}

void LazyState::start(const store::Vector& from, std::uint32_t analysis, std::uint32_t thread) {
  looks_.clear();
  for (const vm::Type* type : classes_) state_.statics[type->id] = {};
  classes_.clear();
  has_globals_ = false;
  state_.observed.clear();
  state_.monitors.clear();
  state_.pinned.clear();
  state_.finalization.clear();
  state_.heap.reset(this, static_cast<std::uint32_t>(from.objects.size()) + 1);
  from_ = &from;
  analysis_ = analysis;
  thread_ = thread;
  const std::size_t threads = from.threads.size() / 2;
  state_.threads.assign(threads, {});
  for (auto& one : state_.threads) one = base::Shared<vm::Thread>::make();
  summaries_.assign(threads, 0);
  bodies_.assign(threads, 0);
}

std::uint32_t LazyState::look(Probe probe) {
  const auto known = std::ranges::find(looks_, probe, &Look::probe);
  if (known != looks_.end()) return known->value;
  const std::uint32_t value = answers_.value(*from_, analysis_, thread_, probe);
  looks_.push_back({probe, value});
  return value;
}

void LazyState::load(vm::Ref ref) {
  codec_.load_object(look({Kind::Object, ref - 1}), ref, state_);
}

void LazyState::load_statics(const vm::Type& type) {
  if (type.id >= state_.statics.size()) state_.statics.resize(type.id + 1);
  const store::Component component = look({Kind::Class, codec_.number_of_class(type)});
  state_.statics[type.id] = base::Shared<vm::Statics>::make(codec_.load_statics(component, type));
  classes_.push_back(&type);
}

const vm::Statics& LazyState::statics_of(const vm::Type& type) {
  const bool is_there = type.id < state_.statics.size() && state_.statics[type.id];
  if (!is_there) load_statics(type);
  return *state_.statics[type.id];
}

void LazyState::load_globals() {
  if (std::exchange(has_globals_, true)) return;
  codec_.load_globals(look({Kind::Class, store::Codec::number_of_globals}), state_);
}

void LazyState::load_summaries() {
  look({Kind::Threads});
  for (std::uint32_t i = 0; i < state_.threads.size(); ++i) {
    if (std::exchange(summaries_[i], 1) != 0) continue;
    codec_.load_summary(look({Kind::Summary, i}), state_.threads[i].write());
  }
}

void LazyState::load_bodies() {
  load_summaries();
  for (std::uint32_t i = 0; i < state_.threads.size(); ++i) {
    if (std::exchange(bodies_[i], 1) != 0) continue;
    codec_.load_body(look({Kind::Body, i}), state_.threads[i].write());
  }
  for (std::uint32_t i = 0; i < state_.threads.size(); ++i) load_what_it_waits_for(i);
}

bool LazyState::cannot_go_on() {
  load_bodies();
  return vm::cannot_go_on(state_, thread_);
}

/// What wait_of() looks at.
void LazyState::load_what_it_waits_for(std::uint32_t number) {
  const vm::Thread& thread = *state_.threads[number];
  if (thread.status == vm::Thread::Status::Ended) return;
  load_monitor(thread.waits_for);
  for (const vm::Operation& operation : thread.pending.queue) {
    if (operation.is_of_monitor() && operation.where.is_known()) {
      load_monitor(vm::to_u4(operation.where.cell));
    }
  }
  const vm::Frame& frame = thread.frames.back();
  const vm::Instruction& next = frame.code->instructions[frame.pc];
  if (next.op == vm::Op::ensure_class) {
    statics_of(*next.type);
  } else if (next.op == vm::Op::call_intrinsic &&
             next.method->intrinsic->waits != vm::Waits::Never &&
             next.method->intrinsic->waits != vm::Waits::ForQueues &&
             next.method->intrinsic->waits != vm::Waits::ForTime) {
    const vm::Cell first = thread.cells[frame.base + next.a];
    if (next.method->intrinsic->waits == vm::Waits::ForOutcome) {
      vm::is_outcome(state_, first);
    } else {
      load_monitor(vm::to_u4(first));
    }
  }
}

/// Those of permanent objects belong to no object.
void LazyState::load_monitor(vm::Ref object) {
  state_.heap.find(object);
  if (object >= vm::Heap::first_permanent) load_globals();
}

vm::State& LazyState::load_all(const store::Vector& from) {
  start(from, 0, 0);
  load_bodies();
  load_globals();
  for (std::uint32_t i = store::Codec::number_of_globals + 1; i < from.statics.size(); ++i) {
    const vm::Type& type = codec_.class_of(i);
    statics_of(type);
  }
  for (vm::Ref ref = 1; ref < state_.heap.end(); ++ref) state_.heap.find(ref);
  return state_;
}

/// Some instructions depend on other threads. What they look at is not loaded on demand.
void LazyState::load_for_first_instruction() {
  const vm::Thread& thread = *state_.threads[thread_];
  const vm::Frame& frame = thread.frames.back();
  const vm::Instruction& next = frame.code->instructions[frame.pc];
  if (next.op == vm::Op::ensure_class) return load_for_class(*next.type);
  if (next.op != vm::Op::call_intrinsic) return;
  switch (next.method->intrinsic->role) {
    case vm::Role::LookAround:
    case vm::Role::ProcessWideFence:
      return load_bodies();
    case vm::Role::Start:
    case vm::Role::Signal:
    case vm::Role::Synchronize:
    case vm::Role::OutcomeRead:
      return load_summaries();
    default:
      return;
  }
}

/// Whether a thread has to wait for another one that initialises the class, the threads decide that
/// it waits for, and so on.
void LazyState::load_for_class(const vm::Type& type) {
  const vm::Statics& statics = statics_of(type);
  const bool is_running = statics.status == vm::Statics::Status::Running;
  if (is_running && statics.thread != thread_) load_bodies();
}

/// What has become of the components that were loaded, and what was made. They lose their
/// references.
std::vector<store::Replacement> LazyState::find_changes(vm::State& state) {
  codec_.set_end(state.heap.end());
  std::vector<store::Replacement> changes;
  const auto add = [&](store::List list, std::uint32_t index, store::Component after) {
    const std::vector<store::Component>& all = from_->list(list);
    const store::Component before = index < all.size() ? all[index] : 0;
    if (before != after) changes.push_back({list, index, after});
  };
  for (std::uint32_t i = 0; i < state.threads.size(); ++i) {
    const bool is_new = i >= summaries_.size();
    vm::Thread& one = state.threads[i].write();
    if (is_new || summaries_[i] != 0) add(store::List::Threads, 2 * i, codec_.summary(one));
    if (is_new || bodies_[i] != 0) add(store::List::Threads, 2 * i + 1, codec_.body(one));
  }
  if (has_globals_) {
    add(store::List::Statics, store::Codec::number_of_globals, codec_.globals(state));
  }
  for (const vm::Type* type : classes_) {
    add(store::List::Statics, codec_.number_of_class(*type),
        codec_.statics(*type, state.statics[type->id].write()));
  }
  for (const vm::Ref ref : state.heap.loaded()) {
    const auto held = state.monitors.find(ref);
    const vm::Monitor* monitor = held == state.monitors.end() ? nullptr : &held->second;
    add(store::List::Objects, ref - 1, codec_.object(*state.heap.find_writable(ref), monitor));
  }
  std::ranges::sort(changes, [](const store::Replacement& left, const store::Replacement& right) {
    return left.is_before(right);
  });
  return changes;
}

/// But for why the thread has stopped.
std::vector<store::Replacement> LazyState::changes_so_far() {
  vm::State copy = state_;
  vm::Pending& pending = copy.threads[thread_].write().pending;
  pending.stall = vm::Stall::None;
  pending.refuses = false;
  return find_changes(copy);
}

std::uint32_t LazyState::changes_of_references(store::Replacements changes) {
  std::vector<store::Replacement> result;
  for (const store::Replacement& change : changes) {
    const std::vector<store::Component>& all = from_->list(change.list);
    const store::Component before = change.index < all.size() ? all[change.index] : 0;
    const std::uint32_t after = codec_.skeleton(change.component);
    if (codec_.skeleton(before) != after) result.push_back({change.list, change.index, after});
  }
  return codec_.number_of(result);
}

void LazyState::load_for_step(const Position& from, std::uint32_t thread) {
  start(from.state, from.analysis, thread);
  summaries_[thread] = 1;
  bodies_[thread] = 1;
  codec_.load_body(look({Kind::Body, thread}), own());
  codec_.load_summary(look({Kind::Summary, thread}), own());
  load_for_first_instruction();
}

bool LazyState::has_all_summaries() const {
  return std::ranges::find(summaries_, 0) == summaries_.end();
}

std::vector<store::Replacement> LazyState::take_changes() {
  // Everything that was made has its number only together with how many there were.
  if (state_.heap.end() > from_->objects.size() + 1) look({Kind::Objects});
  return find_changes(state_);
}

}  // namespace mmcheck::search
