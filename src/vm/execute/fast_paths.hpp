// The parts of Execution that the instruction loop passes through all the time, inline. Each is the
// common case and a call of the function that knows all cases.
#pragma once

#include <cstring>

#include "vm/execute/execution.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::vm {

// --- calls

/// Zeroing is done so many cells at a time: four stores are faster than a call of memset. What is
/// zeroed too much lies above the locals, where nothing is yet.
inline constexpr std::uint32_t zeroed_at_once = 4;

inline void Execution::push_code(const Code& code, std::uint32_t base, std::uint32_t result) {
  const std::uint32_t limit = base + code.frame_cells;
  if (limit + zeroed_at_once > thread_->cells.size()) [[unlikely]]
    grow_cells(limit);
  Cell* local = thread_->cells.data() + base + code.argument_cells;
  for (const Cell* end = local + code.zeroed_cells; local < end; local += zeroed_at_once) {
    std::memset(local, 0, zeroed_at_once * sizeof(Cell));
  }
  // Filled in where it lies. A copy would be read in wider pieces than it was just written in, for
  // which the processor has to wait.
  Frame& callee = thread_->frames.emplace_back();
  callee.code = &code;
  callee.base = base;
  callee.limit = limit;
  callee.result = result;
  if (!thread_->pending.deferred.empty()) [[unlikely]]
    forget_cells(base + code.argument_cells, ~std::uint32_t{0});
}

inline bool Execution::is_too_deep(std::uint64_t cells) const {
  const MachineLimits& limits = machine_.limits();
  return thread_->frames.size() >= limits.frames || cells > limits.stack_cells;
}

inline Outcome Execution::push_frame(const Method& method, std::uint32_t arguments) {
  const Code& code = machine_.code(method);
  if (is_too_deep(std::uint64_t{arguments} + code.frame_cells)) [[unlikely]]
    return overflow(method);
  if (frame().kind == Frame::Kind::Filter) [[unlikely]]
    return call_from_filter(code, arguments);
  push_code(code, arguments, arguments);
  return Outcome::Transferred;
}

inline Outcome Execution::call_intrinsic(const Method& method, std::uint32_t arguments) {
  Cell* cells = thread_->cells.data() + arguments;
  if (!are_of_their_classes(method, cells)) [[unlikely]]
    return Outcome::Stopped;
  return method.intrinsic->function(*this, method, cells);
}

/// What is called through an object or a pointer. A search has to see coming what others may
/// notice, and what may have to wait for something of the queue: then it is called from a frame of
/// its own.
inline Outcome Execution::call(const Method& method, std::uint32_t arguments, bool is_tail) {
  const bool is_direct =
      method.intrinsic != nullptr &&
      (surroundings_ == nullptr ||
       (concerns_thread_alone(method.intrinsic->role) && thread_->pending.queue.empty()));
  if (is_direct) return call_intrinsic(method, arguments);
  return is_tail ? tail_call(method, arguments) : push_frame(method, arguments);
}

inline Outcome Execution::call_virtual(const Method& method, std::uint32_t arguments,
                                       bool is_tail) {
  const Cell receiver = thread_->cells[arguments];
  const Object* object = heap().find(to_u4(receiver));
  if (object == nullptr) return raise("NullReference");
  const Method* found = machine_.find_virtual(object->type, &method);
  if (!found->owner->is_value_type()) return call(*found, arguments, is_tail);
  // A value type's own method works on the value in the box.
  thread_->cells[arguments] = Pointer::to_object(to_u4(receiver), 0);
  const Outcome outcome = call(*found, arguments, is_tail);
  if (outcome == Outcome::Stopped) thread_->cells[arguments] = receiver;
  return outcome;
}

inline Outcome Execution::ret(std::uint32_t from, std::uint32_t count) {
  const std::uint32_t result = frame().result;
  const bool repeats = frame().repeats;
  thread_->frames.pop_back();
  Cell* cells = thread_->cells.data();
  if (count == 1) {
    cells[result] = cells[from];
  } else {
    std::memmove(cells + result, cells + from, count * sizeof(Cell));
  }
  if (thread_->frames.empty()) [[unlikely]]
    return end_thread(result, count);
  if (!repeats) ++frame().pc;
  return Outcome::Transferred;
}

inline Outcome Execution::ensure_class(const Type& type) {
  const bool is_done = type.id < state_.statics.size() && state_.statics[type.id] &&
                       state_.statics[type.id]->status == Statics::Status::Done;
  return is_done ? Outcome::Done : initialize_class(type);
}

// --- memory

inline void Execution::collect_if_due(Frame& at, const Instruction* instruction) {
  // Kept in any case: memory may run out (make_room).
  at.pc = static_cast<std::uint32_t>(instruction - at.code->instructions.data());
  if (state_.heap.is_collection_due()) [[unlikely]]
    collect(machine_, state_);
}

/// Where no references are, and none are wanted; or one is wanted of an array of them.
inline bool is_plainly(const Contents& contents, const Object& object, std::uint32_t offset) {
  if (std::uint64_t{offset} + contents.size > object.size) return false;
  if (contents.parts.empty()) return !object.type->has_references;
  return object.type->kind == Type::Kind::Vector && object.type->element->is_reference() &&
         offset % sizeof(Ref) == 0 && contents.parts.data() == Contents::reference.data();
}

inline const std::uint8_t* Execution::at(Cell cell, const Contents& contents) {
  const Pointer pointer = Pointer::decode(cell);
  if (pointer.kind == Pointer::Kind::Object) {
    const Object* object = state_.heap.find(pointer.base);
    if (object != nullptr && is_plainly(contents, *object, pointer.offset)) {
      return object->data() + pointer.offset;
    }
  }
  return locate(cell, contents, false);
}

inline std::uint8_t* Execution::writable_at(Cell cell, const Contents& contents) {
  const Pointer pointer = Pointer::decode(cell);
  if (pointer.kind == Pointer::Kind::Object) {
    Object* object = state_.heap.find_writable(pointer.base);
    if (object != nullptr && is_plainly(contents, *object, pointer.offset)) {
      return object->data() + pointer.offset;
    }
  }
  return const_cast<std::uint8_t*>(locate(cell, contents, true));
}

inline const Statics& Execution::statics(const Type& type) {
  const bool is_there = type.id < state_.statics.size() && state_.statics[type.id];
  if (!is_there) [[unlikely]]
    make_statics(type);
  return *state_.statics[type.id];
}

inline Statics& Execution::writable_statics(const Type& type) {
  statics(type);
  return state_.statics[type.id].write();
}

inline const std::uint8_t* Execution::static_field(const Field& field) {
  if (field.has_data) [[unlikely]]
    return types().initial_data(field).data();
  if (field.is_thread_static) [[unlikely]]
    return thread_static_field(field);
  return statics(*field.owner).data.data() + field.offset;
}

inline std::uint8_t* Execution::writable_static_field(const Field& field) {
  if (field.has_data) [[unlikely]]
    return nullptr;
  if (field.is_thread_static) [[unlikely]]
    return thread_static_field(field);
  return writable_statics(*field.owner).data.data() + field.offset;
}

}  // namespace mmcheck::vm
