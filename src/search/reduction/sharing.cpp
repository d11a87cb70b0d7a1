// Memory that others can reach need not be memory that others use: a field that is set before the
// threads are started and then only read, a counter of one thread's own. An operation on it
// commutes with all that other threads do, so it can belong to the step before it, as an operation
// on an object that nobody else reaches does ("local transitions": Holzmann and Peled, "An
// improvement in formal verification"). But that nobody else uses it is only known when all has
// been searched. So it is assumed, and where the search comes to an operation that refutes it, the
// search begins anew and knows better.
//
// Why it is enough to look at what this search comes to: suppose that some run has an operation
// that refutes an assumption, and take a shortest one. Up to that operation all assumptions hold,
// so what was merged commutes with the other threads' operations, and the search has a run of the
// same operations in an equivalent order, at whose end this operation is possible too. There it is
// noted. (No step is longer than a certain number of operations and every state is expanded by
// every thread, so no thread is put off for ever.)
//
// Memory that several threads write need not concern them either: not while a thread holds a
// monitor without which nobody else uses it (MoonWalker and Bogor call this lock discipline; Savage
// and others, "Eraser"). Which monitor that is, if there is one, is assumed in the same way.
//
// What one thread alone writes, others may read: their reads and its writes do not commute. But its
// own reads commute with all that others do. That there is no other writer is assumed, too.
//
// All objects of a type count as one, and so do the elements of all arrays of a type: objects have
// no names here that last from state to state.
//
// Statics that a thread uses while it initializes their class are nobody else's as long: whoever
// wants them waits for that. Only those may go on that it waits for itself (II.10.5.3.3), and that
// nobody comes to statics in this way is assumed, too.
//
// Where operations wait in queues (vm/visible/issue.cpp), one that concerns nobody else may
// complete as soon as the model lets it: whatever else may happen before it, may happen after it as
// well, and those behind it in its queue are only let go on. Of an object that only the thread
// leads to now, this is not enough: it may be handed out by a write that overtakes the one that
// fills it. So it is assumed that nobody uses that field of objects that were handed out. A monitor
// guards memory there, too, if the model keeps what a thread does between taking it and giving it
// back from leaving this section (Visibility::is_quiet).
//
// More operations are of that kind. Giving back a monitor, the start and the end of a thread do not
// take anything from anybody: as long as others only wait for it, what they do in between is the
// same as what they do afterwards ("left movers": Lipton, "Reduction"). It is another matter if
// somebody tries to take the monitor and goes on without it, or asks how far the thread is.
#include "search/reduction/sharing.hpp"

namespace mmcheck::search {

void Sharing::Threads::add(std::uint32_t thread) {
  if (how == How::None) {
    how = How::One;
    one = static_cast<std::uint8_t>(thread);
  } else if (one != thread) {
    how = How::Many;
  }
}

/// The field that names a guard has to name the same monitor all the time, also of an object that
/// somebody has to himself for a while.
bool Sharing::is_constant(const Guard& guard) {
  if (guard.kind == Guard::Kind::Self) return true;
  bool answer = true;
  for (std::uint32_t i = 0; i < sizeof(vm::Ref); ++i) {
    Use& name = uses_[key(*guard.type, guard.kind == Guard::Kind::Static, guard.offset + i)];
    name.names_a_guard = true;
    answer = answer && !name.changes;
  }
  return answer;
}

bool Sharing::note(Use& use, std::uint32_t thread, bool writes, Guards& guards, bool is_own) {
  note_change(use, writes);
  if (is_own && use.users.how == Threads::How::None) {
    use.stays_own = true;
    return true;
  }
  note_user(use, thread, writes);
  if (!use.users.are_many() || use.writers.how == Threads::How::None) return true;
  if (!writes && use.writers.are_only(thread)) return use.has_one_writer = true;
  if (use.is_contended) return false;
  if (use.guard && is_constant(*use.guard) && guards.is_held(*use.guard)) return true;
  if (use.guard) use.refuted_guards.push_back(*use.guard);
  use.guard = guards.find_other(use.refuted_guards);
  use.is_contended = !use.guard;
  is_refuted_ = true;
  return false;
}

void Sharing::note_change(Use& use, bool writes) {
  is_refuted_ |= writes && !use.changes && use.names_a_guard;
  use.changes |= writes;
}

void Sharing::note_user(Use& use, std::uint32_t thread, bool writes) {
  is_refuted_ |= use.stays_own;
  use.stays_own = false;
  use.users.add(thread);
  if (writes) use.writers.add(thread);
  if (!use.writers.are_many()) return;
  is_refuted_ |= use.has_one_writer;
  use.has_one_writer = false;
}

void Sharing::note_user(const Memory& memory, std::uint32_t thread, bool writes) {
  if (is_found_contended(memory)) return;
  for (std::uint32_t i = 0; i < memory.size; ++i) {
    Use& use = uses_[key(*memory.type, memory.is_static, memory.offset + i)];
    note_change(use, writes);
    note_user(use, thread, writes);
  }
}

bool Sharing::note(const Memory& memory, std::uint32_t thread, bool writes, Guards& guards,
                   bool is_own) {
  bool answer = true;
  bool is_contended = memory.size < 256;
  for (std::uint32_t i = 0; i < memory.size; ++i) {
    Use& use = uses_[key(*memory.type, memory.is_static, memory.offset + i)];
    answer = note(use, thread, writes, guards, is_own) && answer;
    is_contended = is_contended && use.is_contended && use.writers.are_many();
  }
  if (is_contended) contended_.insert(key(memory));
  return answer;
}

bool Sharing::is_contended(const Memory& memory) const {
  for (std::uint32_t i = 0; i < memory.size; ++i) {
    const auto use = uses_.find(key(*memory.type, memory.is_static, memory.offset + i));
    if (use != uses_.end() && use->second.is_contended) return true;
  }
  return false;
}

/// The same in all of a search: what is answered must not depend on when it is asked.
bool Sharing::is_known_to_be_shared(const Memory& memory) const {
  for (std::uint32_t i = 0; i < memory.size; ++i) {
    const auto use = uses_.find(key(*memory.type, memory.is_static, memory.offset + i));
    if (use == uses_.end() || !use->second.was_shared) return false;
  }
  return true;
}

void Sharing::begin_anew() {
  is_refuted_ = false;
  for (auto& [key, use] : uses_) use.was_shared = use.users.are_many();
}

std::vector<ContendedByte> Sharing::contended() const {
  std::vector<ContendedByte> bytes;
  for (const auto& [key, use] : uses_) {
    if (!use.is_contended) continue;
    bytes.push_back({static_cast<std::uint32_t>(key >> 33), (key >> 32 & 1) != 0,
                     static_cast<std::uint32_t>(key)});
  }
  return bytes;
}

bool Sharing::note_unlock(const vm::Type& object) { return !attempted_.contains(object.id); }

void Sharing::note_attempt(const vm::Type& object) {
  is_refuted_ |= attempted_.insert(object.id).second;
}

bool Sharing::note_start_or_end() { return !is_looked_at_; }

void Sharing::note_unfinished(const vm::Type& type) {
  is_refuted_ |= unfinished_.insert(type.id).second;
}

void Sharing::note_look() {
  is_refuted_ |= !is_looked_at_;
  is_looked_at_ = true;
}

void Sharing::note_cut_off() {
  is_refuted_ |= !is_cut_off_;
  is_cut_off_ = true;
}

}  // namespace mmcheck::search
