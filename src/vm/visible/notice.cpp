// Where a step of a search ends: before the next instruction that other threads could notice.
//
// A struct that others can reach is copied one primitive at a time, and each of them is a step, so
// that others see it half copied, as they do on a real machine. After the operation that a step
// begins with, it goes on over all that no other thread can notice (Surroundings): what only this
// thread reaches, as long as it has not handed out anything (search/analysis.cpp), and what
// concerns nobody else whatever happens (search/sharing.cpp).
#include <algorithm>
#include <cstring>
#include <utility>

#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;

/// Whether it may write a reference to where others can read it.
bool publishes(const Access& access) {
  switch (access.kind) {
    case Kind::Read:
    case Kind::Fence:
    case Kind::ReadFence:
    case Kind::WriteFence:
    case Kind::ProcessWideFence:
    case Kind::Lock:
    case Kind::TryLock:
    case Kind::Unlock:
    case Kind::End:
    case Kind::Synchronize:
    case Kind::Signal:
    case Kind::Await:
    case Kind::Join:
    case Kind::Outcome:
    case Kind::LookAround:
    case Kind::Choose:
      return false;
    case Kind::Write:
    case Kind::Atomic:
      return access.type == nullptr || access.type->is_reference() || access.type->has_references;
    case Kind::Start:
    case Kind::Class:
      return true;
  }
  return true;
}

bool has_parts(const Access& access) {
  const bool copies = access.kind == Kind::Read || access.kind == Kind::Write;
  return copies && access.type != nullptr && access.type->stack_kind == StackKind::Struct &&
         access.type->parts.size() > 1;
}

/// The cells that a struct is read into or written from; none for what is zeroed.
Cell* value_cells(const Instruction& at, Cell* cells) {
  const std::uint32_t value = memory_operands(at).value;
  return value == MemoryOperands::none ? nullptr : cells + value;
}

}  // namespace

Execution::Notice Execution::copy_next_part(const Access& access, const Instruction& at,
                                            Cell* cells) {
  const Type& type = *access.type;
  PartialCopy& copy = thread_->copy;
  const auto count = static_cast<std::uint32_t>(type.parts.size());
  const bool writes = access.kind == Kind::Write;
  const Cell place = access.to.encode();
  const std::uint8_t* from = writes ? nullptr : this->at(place, Contents::of(type));
  std::uint8_t* to = writes ? writable_at(place, Contents::of(type)) : nullptr;
  // The instruction itself says what is wrong with a bad pointer.
  if (from == nullptr && to == nullptr) return Notice::Execute;
  if (copy.type == nullptr) {
    copy = {&type, 0, std::vector<std::uint8_t>(type.value_size)};
    const Cell* value = writes ? value_cells(at, cells) : nullptr;
    if (value != nullptr) std::memcpy(copy.bytes.data(), value, type.value_size);
  }
  const Part& part = type.parts[copy.done];
  const std::uint32_t size = size_of(part.primitive);
  if (to == nullptr) {
    std::memcpy(copy.bytes.data() + part.offset, from + part.offset, size);
  } else {
    std::memcpy(to + part.offset, copy.bytes.data() + part.offset, size);
    const bool has_references =
        part.primitive == Primitive::Ref || part.primitive == Primitive::ByRef;
    if (has_references) published_ = heap().end();
  }
  if (++copy.done < count) {
    stop_.kind = Stop::Kind::Operation;
    return Notice::Stop;
  }
  if (!writes) load_value(type, copy.bytes.data(), value_cells(at, cells));
  copy = {};
  return Notice::Skip;
}

void Execution::note_publication(const Access& access) {
  if (publishes(access)) published_ = heap().end();
}

/// Whether an operation that a step begins with concerns no other thread.
bool Execution::is_local(const Access& access) {
  if (thread_->copy.type != nullptr) return false;  // others may have noticed the first half
  if (!has_parts(access) && surroundings_->concerns_others(access)) return false;
  if (access.may_be_merged() && surroundings_->is_owned(access)) return true;
  const bool may_be_local = access.may_be_merged() || access.kind == Kind::Class;
  if (may_be_local && surroundings_->happens_alone(access)) return true;
  note_publication(access);
  return surroundings_->concerns_nobody_else(access);
}

/// Whether the operation can belong to the step that is being made.
bool Execution::can_be_merged(const Access& access) {
  const bool is_owned = surroundings_->is_owned(access);
  if (is_owned && published_ == 0) return true;
  if (surroundings_->happens_alone(access)) return true;
  if (is_owned) {
    // What was the thread's own when the step began may be so no more.
    is_settled_ = access.to.base >= published_;
    return is_settled_;
  }
  if (!surroundings_->may_be_merged(access)) return false;
  note_publication(access);
  return true;
}

Execution::Notice Execution::begin_with(const Access& access, const Instruction& at, Cell* cells) {
  is_granted_ = false;
  surroundings_->begins_with(access);
  is_local_ = is_local(access);
  if (is_local_) return Notice::Execute;
  if (has_parts(access)) return copy_next_part(access, at, cells);
  note_publication(access);
  return Notice::Execute;
}

/// Where a step ends everywhere: all but the first instruction. A thread cannot stand where no map
/// says what lies on the stack, nor at a return to a caller, where an intrinsic has left its
/// result.
bool Execution::ends_before(const Instruction& at) {
  if (!std::exchange(has_begun_, true)) {
    surroundings_->begins();
    return false;
  }
  const Code& code = *frame().code;
  const auto pc = static_cast<std::uint32_t>(&at - code.instructions.data());
  const bool returns = (at.op == Op::ret || at.op == Op::ret_value) && thread_->frames.size() > 1;
  return !returns &&
         std::ranges::binary_search(code.stack_maps, pc, {}, &Code::StackMap::instruction);
}

/// Operations may complete there: in a loop that does not stall, nowhere else.
Execution::Notice Execution::pause_before() {
  surroundings_->begins();  // the one to come, which has not done anything
  if (relaxation_ != nullptr && !pending().queue.empty()) pending().stall = Stall::Pauses;
  return stop_here();
}

Execution::Notice Execution::notice(const Instruction& at, Cell* cells, Came came) {
  if (relaxation_ != nullptr) return issue(at, cells, came);
  if (ends_everywhere_ && ends_before(at)) return pause_before();
  const std::optional<Access> access = access_of(*this, at, cells);
  if (!access) return Notice::Execute;
  has_operated_ = true;
  // What depends on more than memory has its step to itself: the search loads what it looks at.
  const bool may_be_merged = access->may_be_merged();
  // Nor does anything come before the operation in a step where that may leave something for a
  // finalizer, which others can notice.
  const bool may_come_later = may_be_merged && !machine_.finalizes();
  if (is_granted_ && (may_come_later || &at == first_)) return begin_with(*access, at, cells);
  constexpr std::uint32_t longest = 1000;
  const bool may_go_on = !is_granted_ && thread_->copy.type == nullptr && merged_ < longest;
  if (may_go_on && may_be_merged && can_be_merged(*access)) {
    ++merged_;
    return Notice::Execute;
  }
  stop_.kind = Stop::Kind::Operation;
  return Notice::Stop;
}

/// The step has come to where the run ends with a violation. After an operation that others can
/// notice, that is a step of its own, for they may do something before it. What waits in the queue
/// may complete before it, too.
void Execution::let_others_go_first() {
  const bool is_relaxed = relaxation_ != nullptr;
  const bool may_complete_more = is_relaxed && !pending().queue.empty();
  const bool has_paused = is_retrying_ && first_ == &frame().code->instructions[frame().pc];
  if (is_local_ && (!may_complete_more || has_paused)) return;
  stop_here();
  if (may_complete_more) pending().stall = Stall::Pauses;
}

}  // namespace mmcheck::vm
