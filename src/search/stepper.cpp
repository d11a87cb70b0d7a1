#include "search/stepper.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/check.hpp"
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::search {

using Kind = Probe::Kind;
using Operation = vm::Access::Kind;

namespace {

/// That of a synchronizing operation: what it frees.
bool is_shared_memory(const vm::Pointer& pointer) {
  return pointer.kind == vm::Pointer::Kind::Object;
}

bool is_memory(const vm::Access& access) { return access.kind <= Operation::Atomic; }

/// Whether all that a thread wrote to an object before it handed the object out is there for
/// whoever finds it.
bool publishes(const model::Model& model) {
  using model::OperationClass;
  const bool keeps_writes =
      !model.may_reorder(OperationClass::Write, OperationClass::Write) &&
      !model.may_reorder(OperationClass::Write, OperationClass::VolatileWrite);
  return keeps_writes || model.has(model::Switch::Publication);
}

/// The target of a delegate is written once, as the delegate is made. Under a model that publishes,
/// nobody else comes to it before that, and it makes no difference when it is read.
bool is_final(const vm::Machine& machine, vm::State& state, const vm::Access& access) {
  if (access.kind != Operation::Read || access.to.kind != vm::Pointer::Kind::Object) return false;
  const vm::Object* object = state.heap.find(access.to.base);
  return object != nullptr && object->type->is_delegate &&
         access.to.offset == machine.known().delegate_target->offset;
}

}  // namespace

Stepper::Stepper(vm::Machine& machine, store::Codec& codec, StateView& view, bool reduce,
                 std::optional<vm::Relaxation> relaxation)
    : machine_(machine), codec_(codec), view_(view), reduce_(reduce), relaxation_(relaxation) {
  // What is made in one step is collected when the step is over.
  state_.heap = vm::Heap(machine.limits().heap_bytes);
}

store::Vector Stepper::encode(vm::State& state) {
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

// --- Loading

void Stepper::start(const store::Vector& from, std::uint32_t thread) {
  looks_.clear();
  before_.reset();
  for (const vm::Type* type : classes_) state_.statics[type->id] = {};
  classes_.clear();
  has_globals_ = false;
  state_.observed.clear();
  state_.monitors.clear();
  state_.pinned.clear();
  state_.finalization.clear();
  state_.heap.reset(this, static_cast<std::uint32_t>(from.objects.size()) + 1);
  from_ = &from;
  thread_ = thread;
  const std::size_t threads = from.threads.size() / 2;
  state_.threads.assign(threads, {});
  for (auto& one : state_.threads) one = base::Shared<vm::Thread>::make();
  summaries_.assign(threads, 0);
  bodies_.assign(threads, 0);
}

std::uint32_t Stepper::look(Probe probe) {
  const auto known = std::ranges::find(looks_, probe, &Look::probe);
  if (known != looks_.end()) return known->value;
  const std::uint32_t value = view_.value(*from_, thread_, probe);
  looks_.push_back({probe, value});
  return value;
}

void Stepper::load(vm::Ref ref) { codec_.load_object(look({Kind::Object, ref - 1}), ref, state_); }

void Stepper::load_statics(const vm::Type& type) {
  if (type.id >= state_.statics.size()) state_.statics.resize(type.id + 1);
  const store::Component component = look({Kind::Class, codec_.number_of_class(type)});
  state_.statics[type.id] = base::Shared<vm::Statics>::make(codec_.load_statics(component, type));
  classes_.push_back(&type);
}

const vm::Statics& Stepper::statics_of(const vm::Type& type) {
  const bool is_there = type.id < state_.statics.size() && state_.statics[type.id];
  if (!is_there) load_statics(type);
  return *state_.statics[type.id];
}

void Stepper::load_globals() {
  if (std::exchange(has_globals_, true)) return;
  codec_.load_globals(look({Kind::Class, store::Codec::number_of_globals}), state_);
}

void Stepper::load_summaries() {
  look({Kind::Threads});
  for (std::uint32_t i = 0; i < state_.threads.size(); ++i) {
    if (std::exchange(summaries_[i], 1) != 0) continue;
    codec_.load_summary(look({Kind::Summary, i}), state_.threads[i].write());
  }
}

void Stepper::load_bodies() {
  load_summaries();
  for (std::uint32_t i = 0; i < state_.threads.size(); ++i) {
    if (std::exchange(bodies_[i], 1) != 0) continue;
    codec_.load_body(look({Kind::Body, i}), state_.threads[i].write());
  }
  for (std::uint32_t i = 0; i < state_.threads.size(); ++i) load_what_it_waits_for(i);
}

/// What wait_of() looks at.
void Stepper::load_what_it_waits_for(std::uint32_t number) {
  const vm::Thread& thread = *state_.threads[number];
  if (thread.status == vm::Thread::Status::Ended) return;
  state_.heap.find(thread.waits_for);
  const vm::Frame& frame = thread.frames.back();
  const vm::Instruction& next = frame.code->instructions[frame.pc];
  if (next.op == vm::Op::ensure_class) {
    statics_of(*next.type);
  } else if (next.op == vm::Op::call_intrinsic &&
             next.method->intrinsic->waits != vm::Waits::Never) {
    state_.heap.find(vm::to_u4(thread.cells[frame.base + next.a]));
  }
}

vm::State& Stepper::load_all(const store::Vector& from) {
  start(from, 0);
  load_bodies();
  load_globals();
  for (std::uint32_t i = store::Codec::number_of_globals + 1; i < from.statics.size(); ++i) {
    const vm::Type& type = codec_.class_of(i);
    statics_of(type);
  }
  for (vm::Ref ref = 1; ref < state_.heap.end(); ++ref) state_.heap.find(ref);
  return state_;
}

// --- What others can notice

/// Whether something is said of it in every state, so that every change of it is one.
bool Stepper::is_watched(const vm::Access& access) { return is_watched(access.to, access); }

/// While a thread is alone, nobody else can end the program, and it does so itself with an empty
/// queue (Environment.Exit and the end of a thread wait for that, as the start of another thread
/// does): so nobody sees how far it has come. Once the first thread has ended, the program may be
/// over without that. Of the rest of a class nothing is seen at the end.
bool Stepper::is_watched(const vm::Pointer& pointer, const vm::Access& access) {
  if (pointer.kind != vm::Pointer::Kind::Static) return false;
  const vm::Type* type = machine_.types().by_id(pointer.base);
  if (std::ranges::find(watched_, type) != watched_.end()) return true;
  return sharing_.is_cut_off() && is_watched_at_end(pointer, access) && !ends_by_itself();
}

bool Stepper::is_watched_at_end(const vm::Pointer& pointer, const vm::Access& access) const {
  const vm::Type* type = machine_.types().by_id(pointer.base);
  return std::ranges::any_of(watched_at_end_, [&](const vm::Field* field) {
    if (field->owner != type) return false;
    if (access.type == nullptr) return true;
    return pointer.offset < field->offset + field->type->value_size &&
           field->offset < pointer.offset + access.type->value_size;
  });
}

/// Whether only this thread reaches it.
bool Stepper::is_owned(const vm::Pointer& pointer) {
  switch (pointer.kind) {
    case vm::Pointer::Kind::None:
    case vm::Pointer::Kind::Frame:
      return true;
    case vm::Pointer::Kind::Static:
      return false;
    case vm::Pointer::Kind::Object:
      break;
  }
  // Unsafe code can make any number a pointer; no object has the number 0.
  if (pointer.base == 0 || pointer.base >= vm::Heap::first_permanent) return false;
  return is_new(pointer) || look({Kind::IsPrivate, pointer.base - 1}) != 0;
}

/// Whether it was made in this step.
bool Stepper::is_new(const vm::Pointer& pointer) const {
  return pointer.kind == vm::Pointer::Kind::Object && pointer.base > from_->objects.size();
}

/// What only this thread leads to, others may have led to before, and used. So what is used of it
/// is noted, unless it was made in this step.
bool Stepper::is_owned(const vm::Access& access) {
  if (!reduces() || access.kind == Operation::End) return false;
  if (!is_owned(access.to)) return false;
  const auto is_old = [&](const vm::Pointer& pointer) {
    return pointer.kind == vm::Pointer::Kind::Object && !is_new(pointer);
  };
  const bool may_be_known = is_memory(access) && is_old(access.to);
  if (may_be_known && !tells_more_ && !is_ordered()) note(access, true);
  return true;
}

/// Also by what the step itself has joined so far.
bool Stepper::is_ordered() {
  if (has_started_one()) return false;
  if (look({Kind::IsOrdered}) != 0) return true;
  if (std::ranges::find(summaries_, 0) != summaries_.end()) return false;
  return is_joined_by(static_cast<std::uint32_t>(state_.threads.size()), thread_,
                      [&](std::uint32_t other) { return state_.threads[other]->joined_by; });
}

/// Nobody can notice what a thread does while the others do nothing. But what they did before, or
/// will do, they may also do at the same time, unless the one thread has started or joined them: so
/// it is noted all the same which memory is used.
bool Stepper::happens_alone(const vm::Access& access) {
  if (!reduces() || access.kind == Operation::End) return false;
  if (tells_more_ || is_watched(access)) return false;
  if (!is_alone()) return false;
  if (!is_ordered()) concerns_nobody_else(access);
  return true;
}

/// All that is in a box is all of the box.
Memory Stepper::memory_at(const vm::Pointer& pointer, const vm::Access& access) {
  const bool is_static = pointer.kind == vm::Pointer::Kind::Static;
  const vm::Type* type =
      is_static ? machine_.types().by_id(pointer.base) : state_.heap.find(pointer.base)->type;
  const bool is_block = !is_static && type->kind == vm::Type::Kind::Block;
  const std::uint32_t whole = is_static  ? type->static_size
                              : is_block ? state_.heap.find(pointer.base)->size
                                         : type->instance_size;
  if (access.type == nullptr) return {type, is_static, 0, whole};
  const std::uint32_t size = access.type->value_size;
  if (!type->is_array()) return {type, is_static, pointer.offset, size};
  const std::uint32_t offset = pointer.offset % whole;
  if (offset + size > whole) return {type, is_static, 0, whole};  // of more than one element
  return {type, is_static, offset, size};
}

/// What of memory an operation uses, and whether it writes it.
template <typename Visit>
void Stepper::visit_memory(const vm::Access& access, const Visit& visit) {
  using Pointer = vm::Pointer::Kind;
  const auto is_memory = [&](const vm::Pointer& pointer) {
    const bool is_static =
        pointer.kind == Pointer::Static && machine_.types().by_id(pointer.base) != nullptr;
    return is_static ||
           (pointer.kind == Pointer::Object && state_.heap.find(pointer.base) != nullptr);
  };
  const bool writes = access.kind != Operation::Read;
  const auto object_of = [](const vm::Pointer& pointer) {
    return pointer.kind == Pointer::Object ? pointer.base : 0;
  };
  if (is_memory(access.to)) {
    visit(memory_at(access.to, access), object_of(access.to), writes);
  }
}

/// Of what is used now; `is_own`: by the only thread that leads to it.
bool Stepper::note(const vm::Access& access, bool is_own) {
  bool answer = !is_watched(access.to, access);
  visit_memory(access, [&](const Memory& memory, vm::Ref object, bool writes) {
    Guards guards(
        state_, [&](vm::Ref ref) { return holds(ref); }, object, codec_.classes());
    answer = note(memory, writes, guards, is_own) && answer;
  });
  return answer;
}

bool Stepper::note(const Memory& memory, bool writes, Guards& guards, bool is_own) {
  return is_hidden(memory) || sharing_.note(memory, thread_, writes, guards, is_own);
}

/// Statics that are this thread's own while it initializes their class. Of others it is noted that
/// they use them: whatever else may be known of that memory, it is not that.
bool Stepper::is_hidden(const Memory& memory) {
  if (!memory.is_static || memory.type->static_constructor == nullptr) return false;
  const vm::Statics& statics = statics_of(*memory.type);
  if (statics.status != vm::Statics::Status::Running) return false;
  if (statics.thread != thread_) sharing_.note_unfinished(*memory.type);
  return sharing_.is_hidden(*memory.type);
}

bool Stepper::concerns_others(const vm::Access& access) {
  if (!reduces() || !is_memory(access)) return false;
  bool answer = false;
  visit_memory(access, [&](const Memory& memory, vm::Ref, bool) {
    const bool concerns_nobody = is_hidden(memory);
    answer = answer || (!concerns_nobody && sharing_.is_contended(memory));
  });
  return answer;
}

bool Stepper::is_contended(vm::Cell pointer) {
  vm::Access whole{Operation::Read};
  whole.to = vm::Pointer::decode(pointer);
  return concerns_others(whole);
}

bool Stepper::concerns_nobody_else(const vm::Access& access) {
  if (repeated_) return repeated_->is_local;
  if (!reduce_ || tells_more_) return false;
  switch (access.kind) {
    case Operation::Read:
    case Operation::Write:
    case Operation::Atomic:
      return note(access, false);
    case Operation::Fence:
    case Operation::ReadFence:
    case Operation::WriteFence:
    case Operation::Join:
      return true;
    case Operation::Unlock:
      return sharing_.note_unlock(*state_.heap.find(access.to.base)->type);
    case Operation::TryLock:
      sharing_.note_attempt(*state_.heap.find(access.to.base)->type);
      return false;
    case Operation::Start:
      return sharing_.note_start_or_end();
    case Operation::End:
      // What it leaves may be finalized before it ends, and not if the program does.
      return sharing_.note_start_or_end() && !finalizes_;
    case Operation::LookAround:
      sharing_.note_look();
      return false;
    case Operation::Synchronize:
      if (is_shared_memory(access.to)) note(access, false);
      return false;
    case Operation::Lock:
    case Operation::Choose:
    case Operation::Class:
      return false;
  }
  return false;
}

bool Stepper::may_be_merged(const vm::Access& access) {
  if (repeated_) return repeated_->merged != 0 && repeated_->merged-- != 0;
  return concerns_nobody_else(access);
}

/// The step has: what was so when it began need not be so any more.
bool Stepper::has_started_one() const { return state_.threads.size() != from_->threads.size() / 2; }

bool Stepper::is_alone() { return reduce_ && !has_started_one() && look({Kind::IsAlone}) != 0; }

bool Stepper::ends_by_itself() {
  return reduce_ && !has_started_one() && look({Kind::EndsByItself}) != 0;
}

/// Whether there are such objects at all is assumed like what is shared.
void Stepper::note_finalizable() {
  if (finalizes_) return;
  machine_.set_finalizes();
  sharing_.note_finalizable();
}

vm::Surroundings::Garbage Stepper::garbage() {
  const std::uint32_t number = look({Kind::Garbage});
  if (number == 0) return {};
  std::vector<std::vector<vm::Ref>> lists(1);
  for (const vm::Ref ref : view_.garbage(number)) {
    if (ref == 0) {
      lists.emplace_back();
    } else {
      lists.back().push_back(ref);
    }
  }
  return {lists[0], lists[1], lists[2], lists[3]};
}

/// Under a model, a monitor guards memory as long as it keeps what is done within a section in it:
/// nothing overtakes the taking of a monitor, and giving it back overtakes nothing.
bool Stepper::keeps_sections() const {
  using model::OperationClass;
  return std::ranges::all_of(
      std::array{OperationClass::Read, OperationClass::Write, OperationClass::VolatileRead,
                 OperationClass::VolatileWrite},
      [&](OperationClass one) {
        return !relaxation_->model->may_reorder(OperationClass::Lock, one) &&
               !relaxation_->model->may_reorder(one, OperationClass::Unlock);
      });
}

/// What is watched is noted as well: it may be the name of a guard.
bool Stepper::is_quiet(const vm::Access& access, const Circumstances& circumstances) {
  if (!reduce_) return false;
  const bool watched = is_watched(access);
  if (tells_more_) return !watched && circumstances.is_own.value_or(false);
  const bool alone = is_alone();
  if (alone && is_ordered()) return !watched;
  if (!watched && publishes(*relaxation_->model) && is_final(machine_, state_, access)) return true;
  if (!circumstances.is_own) return false;  // the next step will know, and note it
  bool answer = true;
  visit_memory(access, [&](const Memory& memory, vm::Ref object, bool writes) {
    if (!is_hidden(memory) && sharing_.is_settled(memory)) {
      answer = false;
      return;
    }
    const auto held = [&](vm::Ref ref) { return keeps_sections() && circumstances.holds(ref); };
    Guards guards(state_, held, object, codec_.classes());
    answer = note(memory, writes, guards, *circumstances.is_own) && answer;
  });
  return !watched && (alone || answer);
}

bool Stepper::holds(vm::Ref monitor) {
  state_.heap.find(monitor);
  if (monitor >= vm::Heap::first_permanent) load_globals();
  const auto found = state_.monitors.find(monitor);
  return found != state_.monitors.end() && found->second.thread == thread_;
}

// --- A step

/// Some instructions depend on other threads. What they look at is not loaded on demand.
void Stepper::load_for_first_instruction() {
  const vm::Thread& thread = *state_.threads[thread_];
  const vm::Frame& frame = thread.frames.back();
  const vm::Instruction& next = frame.code->instructions[frame.pc];
  if (next.op == vm::Op::ensure_class) return load_for_class(*next.type);
  if (next.op != vm::Op::call_intrinsic) return;
  switch (next.method->intrinsic->role) {
    case vm::Role::LookAround:
      return load_bodies();
    case vm::Role::Start:
    case vm::Role::Synchronize:
      return load_summaries();
    default:
      return;
  }
}

/// Whether a thread has to wait for another one that initialises the class, the threads decide that
/// it waits for, and so on.
void Stepper::load_for_class(const vm::Type& type) {
  const vm::Statics& statics = statics_of(type);
  const bool is_running = statics.status == vm::Statics::Status::Running;
  if (is_running && statics.thread != thread_) load_bodies();
}

Step Stepper::step(const store::Vector& from, std::uint32_t thread, std::uint32_t choice) {
  start(from, thread);
  summaries_[thread] = 1;
  bodies_[thread] = 1;
  vm::Thread& own = state_.threads[thread].write();
  codec_.load_body(look({Kind::Body, thread}), own);
  codec_.load_summary(look({Kind::Summary, thread}), own);
  load_for_first_instruction();
  const bool is_at_fork = own.pending.stall == vm::Stall::Forks;
  vm::Execution execution(machine_, state_, thread);
  const vm::Stop stop = execution.step(*this, choice, relaxation_ ? &*relaxation_ : nullptr);
  Step made = finish(execution, stop);
  made.is_at_fork = is_at_fork;
  return made;
}

/// What has become of the components that were loaded, and what was made. They lose their
/// references.
std::vector<store::Change> Stepper::find_changes(vm::State& state) {
  codec_.set_end(state.heap.end());
  std::vector<store::Change> changes;
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
  std::ranges::sort(changes, [](const store::Change& left, const store::Change& right) {
    return left.is_before(right);
  });
  return changes;
}

/// But for why the thread has stopped.
std::vector<store::Change> Stepper::changes_so_far() {
  vm::State copy = state_;
  vm::Pending& pending = copy.threads[thread_].write().pending;
  pending.stall = vm::Stall::None;
  pending.refuses = false;
  return find_changes(copy);
}

/// One that has stopped is executed again, so it must not have done anything.
void Stepper::check_stopped(const vm::Stop& stop) {
  if (!before_) return;
  const vm::Thread& own = *state_.threads[thread_];
  const bool has_stopped =
      stop.kind == vm::Stop::Kind::Blocked ||
      (stop.kind == vm::Stop::Kind::Operation && own.pending.stall != vm::Stall::None);
  if (has_stopped && changes_so_far() != *before_) {
    const vm::Frame& frame = own.frames.back();
    base::report_bug(
        fmt::format("{} has stopped and changed something", vm::to_string(*frame.code, frame.pc)));
  }
}

Step Stepper::finish(vm::Execution& execution, vm::Stop stop) {
  if (is_stressed_) check_stopped(stop);
  Step step;
  step.alternatives = execution.alternatives();
  step.extent = {execution.is_local(), execution.merged()};
  if (has_started_one()) step.started = static_cast<std::uint32_t>(from_->threads.size() / 2);
  step.has_ended_a_class = execution.has_ended_a_class();
  const bool lets_others_go_on = step.started != 0 || step.has_ended_a_class;
  step.is_settled =
      execution.is_settled() && !lets_others_go_on && stop.kind != vm::Stop::Kind::Ended;
  step.stop = std::move(stop);
  step.queue = static_cast<std::uint32_t>(state_.threads[thread_]->pending.queue.size());
  step.limit = execution.reached_limit();
  step.enabled = execution.enabled();
  step.overtaker = execution.overtaker();
  if (step.stop.kind == vm::Stop::Kind::Blocked) {
    step.waits_for = whom_it_waits_for();
    return step;
  }
  // Everything that was made has its number only together with how many there were.
  if (state_.heap.end() > from_->objects.size() + 1) look({Kind::Objects});
  step.changes = find_changes(state_);
  step.references = changes_of_references(step);
  return step;
}

std::uint32_t Stepper::changes_of_references(const Step& step) {
  std::vector<store::Change> result;
  for (const store::Change& change : step.changes) {
    const std::vector<store::Component>& all = from_->list(change.list);
    const store::Component before = change.index < all.size() ? all[change.index] : 0;
    const std::uint32_t after = codec_.skeleton(change.component);
    if (codec_.skeleton(before) != after) result.push_back({change.list, change.index, after});
  }
  return codec_.number_of(result);
}

/// The thread has not moved, so it is still there to be asked.
std::int32_t Stepper::whom_it_waits_for() {
  const vm::Wait wait = vm::wait_of(state_, thread_);
  switch (wait.what) {
    case vm::Wait::For::Monitor:
    case vm::Wait::For::Thread:
    case vm::Wait::For::Class:
      return static_cast<std::int32_t>(wait.thread);
    case vm::Wait::For::Nothing:
    case vm::Wait::For::Pulse:
    case vm::Wait::For::Garbage:
      break;
  }
  return -1;
}

}  // namespace mmcheck::search
