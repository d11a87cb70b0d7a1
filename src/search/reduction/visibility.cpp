#include "search/reduction/visibility.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/check.hpp"

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

/// Whether a thread that hands an object out makes known before that all that it did to what the
/// object leads to, whatever it put there; and no older operation keeps a younger one waiting only
/// by way of a plain access to memory.
bool keeps_fresh(const model::Model& model) {
  using model::OperationClass;
  const auto keeps_all = [&](OperationClass older) {
    return !model.may_reorder(older, OperationClass::Write) &&
           !model.may_reorder(older, OperationClass::VolatileWrite);
  };
  const bool is_in_order = model.publication() == model::Publication::Reachable ||
                           (keeps_all(OperationClass::Read) && keeps_all(OperationClass::Write));
  const auto passes_on = [&](OperationClass plain) {
    for (const OperationClass older : model::operation_classes) {
      for (const OperationClass younger : model::operation_classes) {
        const bool waits = !model.may_reorder(older, plain) && !model.may_reorder(plain, younger);
        if (waits && model.may_reorder(older, younger)) return false;
      }
    }
    return true;
  };
  return is_in_order && passes_on(OperationClass::Read) && passes_on(OperationClass::Write);
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

Visibility::Visibility(vm::Machine& machine, store::Codec& codec, const Answers& answers,
                       LazyState& lazy, bool reduce, const model::Model* model, Watched watched,
                       Sharing sharing)
    : machine_(machine),
      codec_(codec),
      answers_(answers),
      lazy_(lazy),
      reduce_(reduce),
      model_(model),
      keeps_fresh_(model != nullptr && keeps_fresh(*model)),
      watched_(std::move(watched)),
      sharing_(std::move(sharing)) {}

/// Whether something is said of it in every state, or at the end, so that every change of it is
/// one. While a thread is alone, nobody else can end the program, and it does so itself with an
/// empty queue (Environment.Exit and the end of a thread wait for that, as the start of another
/// thread does): so nobody sees how far it has come. Once the first thread has ended, the program
/// may be over without that. Of the rest of a class nothing is seen at the end.
bool Visibility::is_watched(const vm::Access& access) {
  const vm::Pointer& pointer = access.to;
  if (pointer.kind != vm::Pointer::Kind::Static) return false;
  const vm::Type* type = machine_.types().by_id(pointer.base);
  if (std::ranges::find(watched_.always, type) != watched_.always.end()) return true;
  return sharing_.is_cut_off() && is_watched_at_end(pointer, access) && !ends_by_itself();
}

bool Visibility::is_watched_at_end(const vm::Pointer& pointer, const vm::Access& access) const {
  const vm::Type* type = machine_.types().by_id(pointer.base);
  return std::ranges::any_of(watched_.when_it_ends, [&](const vm::Field* field) {
    if (field->owner != type) return false;
    if (access.type == nullptr) return true;
    return pointer.offset < field->offset + field->type->value_size &&
           field->offset < pointer.offset + access.type->value_size;
  });
}

/// Whether only this thread reaches it.
bool Visibility::is_owned(const vm::Pointer& pointer) {
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
  return is_new(pointer) || lazy_.look({Kind::IsPrivate, pointer.base - 1}) != 0;
}

/// Whether it was made in this step.
bool Visibility::is_new(const vm::Pointer& pointer) const {
  return pointer.kind == vm::Pointer::Kind::Object && lazy_.is_new(pointer.base);
}

/// What only this thread leads to, others may have led to before, and used. So what is used of it
/// is noted, unless it was made in this step.
bool Visibility::is_owned(const vm::Access& access) {
  if (!reduces() || access.kind == Operation::End) return false;
  if (!is_owned(access.to)) return false;
  const auto is_old = [&](const vm::Pointer& pointer) {
    return pointer.kind == vm::Pointer::Kind::Object && !is_new(pointer);
  };
  const bool may_be_known = is_memory(access) && is_old(access.to);
  if (may_be_known && !tells_more_ && !is_ordered()) keep_unless(note(access, true), access);
  return true;
}

void Visibility::keep_unless(bool concerns_nobody, const vm::Access& access) {
  if (keeps_besides_ && !concerns_nobody) besides_.push_back(access);
}

/// Also by what the step itself has joined so far.
bool Visibility::is_ordered() {
  if (lazy_.has_started_one()) return false;
  if (lazy_.look({Kind::IsOrdered}) != 0) return true;
  if (!lazy_.has_all_summaries()) return false;
  return is_joined_by(static_cast<std::uint32_t>(state().threads.size()), lazy_.thread(),
                      [&](std::uint32_t other) { return state().threads[other]->joined_by; });
}

/// Nobody can notice what a thread does while the others do nothing. But what they did before, or
/// will do, they may also do at the same time, unless the one thread has started or joined them: so
/// it is noted all the same which memory is used. And one that waits for this thread to initialize
/// a class goes on as soon as this thread waits for it in turn.
bool Visibility::happens_alone(const vm::Access& access) {
  if (!reduces() || access.kind == Operation::End) return false;
  if (tells_more_ || is_watched(access)) return false;
  if (!is_alone()) return false;
  if (is_ordered()) return true;
  if (access.kind == Operation::Class) return false;
  keep_unless(concerns_nobody_else(access), access);
  return true;
}

/// All that is in a box is all of the box.
Memory Visibility::memory_at(const vm::Pointer& pointer, const vm::Access& access) {
  const bool is_static = pointer.kind == vm::Pointer::Kind::Static;
  const vm::Type* type =
      is_static ? machine_.types().by_id(pointer.base) : state().heap.find(pointer.base)->type;
  const bool is_block = !is_static && type->kind == vm::Type::Kind::Block;
  const std::uint32_t whole = is_static  ? type->static_size
                              : is_block ? state().heap.find(pointer.base)->size
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
void Visibility::visit_memory(const vm::Access& access, const Visit& visit) {
  using Pointer = vm::Pointer::Kind;
  const auto is_memory = [&](const vm::Pointer& pointer) {
    const bool is_static =
        pointer.kind == Pointer::Static && machine_.types().by_id(pointer.base) != nullptr;
    return is_static ||
           (pointer.kind == Pointer::Object && state().heap.find(pointer.base) != nullptr);
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
bool Visibility::note(const vm::Access& access, bool is_own) {
  bool answer = !is_watched(access);
  visit_memory(access, [&](const Memory& memory, vm::Ref object, bool writes) {
    Guards guards(
        state(), [&](vm::Ref ref) { return holds(ref); }, object, codec_.classes());
    answer = note(memory, writes, guards, is_own) && answer;
  });
  return answer;
}

bool Visibility::note(const Memory& memory, bool writes, Guards& guards, bool is_own) {
  return is_hidden(memory) || sharing_.note(memory, lazy_.thread(), writes, guards, is_own);
}

/// Statics that are this thread's own while it initializes their class. Of others it is noted that
/// they use them: whatever else may be known of that memory, it is not that.
bool Visibility::is_hidden(const Memory& memory) {
  if (!memory.is_static || memory.type->static_constructor == nullptr) return false;
  const vm::Statics& statics = lazy_.statics_of(*memory.type);
  if (statics.status != vm::Statics::Status::Running) return false;
  if (statics.thread != lazy_.thread()) sharing_.note_unfinished(*memory.type);
  return sharing_.is_hidden(*memory.type);
}

/// Who writes it is noted all the same, for of memory with one writer that one may read quietly.
bool Visibility::concerns_others(const vm::Access& access) {
  if (!reduces() || !is_memory(access)) return false;
  bool answer = false;
  visit_memory(access, [&](const Memory& memory, vm::Ref, bool writes) {
    if (is_hidden(memory) || !sharing_.is_contended(memory)) return;
    answer = true;
    if (!tells_more_) sharing_.note_user(memory, lazy_.thread(), writes);
  });
  return answer;
}

bool Visibility::is_contended(vm::Cell pointer) {
  vm::Access whole{Operation::Read};
  whole.to = vm::Pointer::decode(pointer);
  bool answer = false;
  visit_memory(whole, [&](const Memory& memory, vm::Ref, bool) {
    answer = answer || (!is_hidden(memory) && sharing_.is_contended(memory));
  });
  return answer;
}

bool Visibility::concerns_nobody_else(const vm::Access& access) {
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
    case Operation::Outcome:
      return true;
    case Operation::ProcessWideFence:
      return model_ == nullptr;  // nothing waits in any queue
    case Operation::Unlock:
      return sharing_.note_unlock(*state().heap.find(access.to.base)->type);
    case Operation::TryLock:
      sharing_.note_attempt(*state().heap.find(access.to.base)->type);
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
    case Operation::Signal:
    case Operation::Await:
    case Operation::Choose:
    case Operation::Class:
      return false;
  }
  return false;
}

bool Visibility::may_be_merged(const vm::Access& access) {
  if (repeated_) return repeated_->merged != 0 && repeated_->merged-- != 0;
  return concerns_nobody_else(access);
}

bool Visibility::is_alone() {
  return reduce_ && !lazy_.has_started_one() && lazy_.look({Kind::IsAlone}) != 0;
}

bool Visibility::ends_by_itself() {
  return reduce_ && !lazy_.has_started_one() && lazy_.look({Kind::EndsByItself}) != 0;
}

/// Whether there are such objects at all is assumed like what is shared.
void Visibility::note_finalizable() {
  if (finalizes_) return;
  machine_.set_finalizes();
  sharing_.note_finalizable();
}

vm::Surroundings::Garbage Visibility::garbage() {
  const std::uint32_t number = lazy_.look({Kind::Garbage});
  if (number == 0) return {};
  std::vector<std::vector<vm::Ref>> lists(1);
  for (const vm::Ref ref : answers_.garbage(number)) {
    if (ref == 0) {
      lists.emplace_back();
    } else {
      lists.back().push_back(ref);
    }
  }
  return {lists[0], lists[1], lists[2], lists[3]};
}

/// What is watched is noted as well: it may be the name of a guard.
bool Visibility::is_quiet(const vm::Access& access, const Circumstances& circumstances) {
  if (!reduce_) return false;
  const bool watched = is_watched(access);
  if (tells_more_) return !watched && circumstances.is_own.value_or(false);
  const bool alone = is_alone();
  if (alone && is_ordered()) return !watched;
  if (!watched && publishes(*model_) && is_final(machine_, state(), access)) return true;
  bool answer = true;
  bool is_open = false;
  visit_memory(access, [&](const Memory& memory, vm::Ref object, bool writes) {
    // The next step will know whose it is, and note it; unless that makes no difference.
    if (!circumstances.is_own && !sharing_.is_known_to_be_shared(memory)) {
      is_open = true;
      return;
    }
    if (!is_hidden(memory) && sharing_.is_found_contended(memory)) {
      answer = false;
      return;
    }
    const auto held = [&](vm::Ref ref) {
      return model_->keeps_sections() && circumstances.holds(ref);
    };
    Guards guards(state(), held, object, codec_.classes());
    answer = note(memory, writes, guards, circumstances.is_own.value_or(false)) && answer;
  });
  return !watched && !is_open && (alone || answer);
}

bool Visibility::holds(vm::Ref monitor) {
  state().heap.find(monitor);
  if (monitor >= vm::Heap::first_permanent) lazy_.load_globals();
  const auto found = state().monitors.find(monitor);
  return found != state().monitors.end() && found->second.thread == lazy_.thread();
}

/// A weak reference hands out nothing, and leads to its target all the same. What waits to be
/// written hands out what it leads to (Codec::handed_out_bit), and anything as long as it is not
/// there. What was made before this step others may have used.
bool Visibility::is_fresh(const vm::Access& access) {
  const vm::Pointer& pointer = access.to;
  if (!reduce_ || pointer.kind != vm::Pointer::Kind::Object) return false;
  if (pointer.base == 0 || pointer.base >= vm::Heap::first_permanent) return false;
  const vm::Object* object = state().heap.find(pointer.base);
  if (object == nullptr) return false;
  if (object->type == machine_.known().weak_handle) note_hidden_way();
  if (!keeps_fresh_ || sharing_.has_hidden_way()) return false;
  if (is_new(pointer)) return true;
  if (!is_owned(pointer) || hands_out_anything()) return false;
  if (!tells_more_ && !is_ordered()) note(access, true);
  return true;
}

/// Whether a write waits for a reference that is not there.
bool Visibility::hands_out_anything() {
  const auto& queue = state().threads[lazy_.thread()]->pending.queue;
  return std::ranges::any_of(queue, [](const vm::Operation& one) {
    return one.is_write() && one.value.kind != vm::ValueKind::Plain && !one.value.is_known();
  });
}

/// One that has stopped is executed again, so it must not have done anything.
void Visibility::check_stopped(const vm::Stop& stop) {
  if (!before_) return;
  const vm::Thread& own = *state().threads[lazy_.thread()];
  const bool has_stopped =
      stop.kind == vm::Stop::Kind::Blocked ||
      (stop.kind == vm::Stop::Kind::Operation && own.pending.stall != vm::Stall::None);
  if (has_stopped && lazy_.changes_so_far() != *before_) {
    const vm::Frame& frame = own.frames.back();
    base::report_bug(
        fmt::format("{} has stopped and changed something", vm::to_string(*frame.code, frame.pc)));
  }
}

}  // namespace mmcheck::search
