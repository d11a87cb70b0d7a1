// Issuing under a memory model that lets operations wait (semantics, section 1).
//
// A step of such a search is: one operation of a thread's queue completes, or the thread does
// something that takes an empty queue; then the thread issues instructions until it stalls. Issuing
// concerns nobody else and takes nothing away from what the thread may do later (an operation never
// keeps an older one from completing), so there is no need to let others have their turn in
// between.
//
// Operations that concern no other thread, whenever they happen (Surroundings::is_quiet), complete
// as soon as the model lets them: that can only make way for those behind them.
#include <algorithm>
#include <cstring>
#include <utility>

#include "vm/execute/objects.hpp"
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/translate/effects.hpp"
#include "vm/visible/access.hpp"
#include "vm/visible/listener.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;
using model::OperationClass;

OperationClass class_of(bool writes, bool is_volatile) {
  if (writes) return is_volatile ? OperationClass::VolatileWrite : OperationClass::Write;
  return is_volatile ? OperationClass::VolatileRead : OperationClass::Read;
}

std::vector<Part> parts_of(const Type& type) {
  if (type.stack_kind == StackKind::Struct) return type.parts;
  return {{0, type.primitive}};
}

bool is_terminal(Stop::Kind kind) {
  switch (kind) {
    case Stop::Kind::FailFast:
    case Stop::Kind::Assertion:
    case Stop::Kind::Overflow:
    case Stop::Kind::Missing:
      return true;
    default:
      return false;
  }
}

}  // namespace

Stop Execution::relaxed_step() {
  first_ = &frame().code->instructions[frame().pc];
  if (!begin_relaxed()) return stop_;
  run_step();
  if (is_terminal(stop_.kind) && may_be_discarded()) stop_to_stall();
  if (is_violation(stop_.kind)) let_others_go_first();
  const bool pauses = stop_.kind == Stop::Kind::Limit && !pending().queue.empty();
  if (pauses) pending().stall = Stall::Pauses;
  return stop_;
}

/// What a step begins with. False if that was all.
bool Execution::begin_relaxed() {
  const Stall stall = pending().stall;
  const std::size_t waiting = pending().queue.size();
  alternatives_ = pending().choices();
  is_granted_ = waiting == 0;
  is_resuming_ = stall == Stall::Forks;
  if (is_resuming_) {
    pending().stall = Stall::None;
    return true;
  }
  is_retrying_ = stall == Stall::Pauses && choice_ == 0;
  const auto number = pending().completed_by(choice_);
  if (choice_ == 0) find_enabled();
  if (choice_ == only_quiet) {
    alternatives_ = 1;
    if (!complete_quiet()) return false;
    if (pending().queue.size() == waiting) return block(), false;
  } else if (number) {
    if (!may_complete(*number)) return block(), false;
    is_local_ = is_quiet(*number);  // noted, at least
    if (!is_local_ && overtakes(*number)) overtaker_ = pending().queue[*number].origin;
    if (!complete(*number)) return false;
  } else if (choice_ != 0 && stall != Stall::None) {
    return block(), false;
  }
  pending().stall = Stall::None;
  return complete_quiet();
}

void Execution::show_writes() {
  for (const Operation& operation : pending().queue) {
    const bool is_known =
        operation.is_write() && operation.where.is_known() && operation.value.is_known();
    if (!is_known) continue;
    std::uint8_t* to = writable_at(operation.where.cell, Contents::of(operation.primitive));
    if (to != nullptr) store_primitive(operation.primitive, to, operation.value.cell);
  }
}

/// What a step with choice 0 says of the others.
void Execution::find_enabled() {
  constexpr std::uint32_t last = 63;
  for (std::uint32_t choice = 0; choice < std::min(pending().choices(), last); ++choice) {
    const auto number = pending().completed_by(choice);
    if (number && !may_complete(*number)) enabled_ &= ~(std::uint64_t{1} << choice);
  }
}

/// What an instruction overwrites is forgotten when it has completed, and not before: one that
/// throws has left its destination as it was, and so has one that stalls or blocks and is executed
/// again.
Execution::Notice Execution::issue(const Instruction& at, Cell* cells, Came came) {
  if (evaluating_ != 0) {
    if (--evaluating_ != 0) return Notice::Execute;
    jump_ = static_cast<std::uint32_t>(&at - frame().code->instructions.data());
    return stop_here();
  }
  const CellRange overwritten = std::exchange(overwritten_, {});
  if (came == Came::Onwards) forget_cells(overwritten.first, overwritten.count);
  frame().pc = static_cast<std::uint32_t>(&at - frame().code->instructions.data());
  if (ends_everywhere_ && ends_before(at)) return pause_before();
  return issue_next(at, cells);
}

Execution::Notice Execution::issue_next(const Instruction& at, Cell* cells) {
  if (relaxation_->listener != nullptr) tell_listener();
  if (!frame().code->marks.empty()) {
    if (const auto done = heed_marks()) return *done;
  }
  if (pending().refuses) {
    if (const auto done = refuse(at, cells)) return *done;
  }
  if (!pending().deferred.empty()) {
    if (const auto done = pass_on(at, cells)) return *done;
  }
  if (has(model::Switch::SpeculativeReads) && pending().has_assumption()) {
    if (const auto done = keep_from_going_back(at, cells)) return *done;
  }
  const bool concerns_memory = is_noticeable(at.op) || at.op == Op::box ||
                               at.op == Op::box_nullable || at.op == Op::new_delegate;
  const Notice notice = concerns_memory ? issue_noticeable(at, cells) : Notice::Execute;
  if (notice == Notice::Execute && !pending().deferred.empty()) {
    overwritten_ = cell_effects(*frame().code, at).writes;
    overwritten_.first += frame().base;
  }
  return notice;
}

Execution::Notice Execution::issue_noticeable(const Instruction& at, Cell* cells) {
  if (at.op == Op::box) return issue_box(at);
  if (at.op == Op::box_nullable) return issue_box_nullable(at);
  if (at.op == Op::new_delegate) return issue_delegate(at);
  if (at.op == Op::init_array) return issue_initializer(at, cells);
  const std::optional<Access> access = strengthened(access_of(*this, at, cells));
  if (!access) {
    // To the thread's own, or it throws.
    const MemoryOperands operands = memory_operands(at);
    const bool keeps_value = operands.family == MemoryOperands::Family::Static && operands.writes &&
                             is_deferred(operands.value);
    const bool may_ask_for_monitor =
        at.op == Op::call_intrinsic && std::ranges::find(pending().queue, Operation::Kind::TryLock,
                                                         &Operation::kind) != pending().queue.end();
    return keeps_value || may_ask_for_monitor ? stop_to_stall() : Notice::Execute;
  }
  switch (access->kind) {
    case Kind::Read:
    case Kind::Write:
      return issue_access(*access, at);
    case Kind::Lock:
    case Kind::TryLock:
    case Kind::Unlock:
      return issue_monitor(*access, at, cells);
    case Kind::ReadFence:
      return issue_half_barrier(OperationClass::Read).value_or(Notice::Execute);
    case Kind::WriteFence:
      return issue_half_barrier(OperationClass::Write).value_or(Notice::Execute);
    case Kind::Atomic:
    case Kind::Fence:
    case Kind::End:
    case Kind::Start:
    case Kind::Synchronize:
    case Kind::Join:
    case Kind::LookAround:
    case Kind::Choose:
    case Kind::Class:
      return issue_synchronizing(*access, at);
  }
  return Notice::Execute;
}

/// What the repairs of the program want before the instruction.
std::optional<Execution::Notice> Execution::heed_marks() {
  const bool takes_empty_queue = has_mark(Mark::Barrier) || has_mark(Mark::Interlocked);
  if (takes_empty_queue && !pending().queue.empty()) return stop_to_stall();
  if (has_mark(Mark::ReadBarrier)) {
    if (const auto done = issue_half_barrier(OperationClass::Read)) return done;
  }
  return has_mark(Mark::WriteBarrier) ? issue_half_barrier(OperationClass::Write) : std::nullopt;
}

/// As the repairs of the program want it.
std::optional<Access> Execution::strengthened(std::optional<Access> access) {
  if (!access) return access;
  if (has_mark(Mark::Volatile)) access->is_volatile = true;
  if (has_mark(Mark::Interlocked) && access->kind == Kind::Write) access->kind = Kind::Atomic;
  return access;
}

void Execution::tell_listener() {
  const bool is_users =
      is_programs_own(frame()) && !frame().code->method->owner->definition.module->is_framework;
  if (!is_users) return;
  relaxation_->listener->comes_to(number_, {frame().code, frame().pc});
}

// --- Memory

/// Whether it can be done at once: nothing waits, and it concerns nobody.
bool Execution::may_act_at_once(const Access& access) {
  constexpr std::uint32_t longest = 1000;  // then others have their turn
  if (!pending().queue.empty() || merged_ >= longest) return false;
  if (!is_quiet(access, 0)) return false;
  note_publication(access);
  ++merged_;
  return true;
}

bool Execution::is_full() {
  if (pending().queue.size() < relaxation_->queue_limit) return false;
  reached_limit_ = Limit::Operations;
  return true;
}

Execution::Notice Execution::issue_access(const Access& access, const Instruction& at) {
  const Type* type = access.type;
  if (at.op == Op::unbox_any) type = at.type;
  if (at.op == Op::unbox_nullable) return issue_unboxed(access, at);
  if (may_act_at_once(access)) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  const bool writes = access.kind == Kind::Write;
  const Value where{access.to.encode(), ValueKind::Pointer, 0};
  const std::uint32_t value = at.op == Op::unbox_any ? at.a : memory_operands(at).value;
  if (!issue_parts(writes, access.is_volatile, where, *type, value)) return stop_to_stall();
  if (!complete_quiet()) return Notice::Stop;
  return Notice::Skip;
}

/// A Nullable that has what is in the box for its value.
Execution::Notice Execution::issue_unboxed(const Access& access, const Instruction& at) {
  const Type& type = *at.type->arguments[0];
  if (may_act_at_once(access)) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  pending().forget(byte_of(at.a), at.type->cells() * 8);
  Cell* cell = cells(frame()) + at.a;
  std::fill_n(cell, at.type->cells(), Cell{0});
  reinterpret_cast<std::uint8_t*>(cell)[nullable_has_value(*at.type).offset] = 1;
  const std::uint32_t value = byte_of(at.a) + nullable_value(*at.type).offset;
  for (const Part& part : parts_of(type)) {
    const Cell where = Pointer::to_object(access.to.base, part.offset);
    pending().defer(value + part.offset, size_of(part.primitive),
                    read_of_next(kind_of(part.primitive)));
    push(operation_at(OperationClass::Read, where, part.primitive));
  }
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// At a place that is known only when a reference has been read. The reference is valid, or the
/// thread waits for it.
Execution::Notice Execution::issue_at_unknown(const Instruction& at, const Cell* cells) {
  const MemoryOperands operands = memory_operands(at);
  const Value object = value_of(operands.address, ValueKind::Reference);
  if (object.is_known() || is_full()) return stop_to_stall();
  Expression place = pending().at(object);
  if (place.kind != Expression::Kind::Address) {
    if (const auto done = take_for_granted(object)) return *done;
    place = address_in(object);
  }
  const Type* type = nullptr;
  bool is_volatile_one = is_volatile(at) || has_mark(Mark::Volatile);
  switch (operands.family) {
    case MemoryOperands::Family::Field:
      type = at.field->type;
      place.owner = at.field->owner;
      place.offset = at.field->offset;
      break;
    case MemoryOperands::Family::Element: {
      type = type_through(types(), at);
      const auto offset = offset_of_element(cells[operands.index], *type);
      if (!offset) return stop_to_stall();
      place.offset = *offset;
      place.is_element = true;
      place.owner = type;
      is_volatile_one = has_mark(Mark::Volatile);
      break;
    }
    case MemoryOperands::Family::Through:
      type = type_through(types(), at);
      place.offset += static_cast<std::uint32_t>(operands.offset);
      is_volatile_one |= at.op == Op::call_intrinsic;
      break;
    case MemoryOperands::Family::Static:
    case MemoryOperands::Family::None:
      return stop_to_stall();
  }
  // It is told by its indexes which element it is, so nothing of another may be accessed by it.
  const bool leaves_element =
      !place.indexes.empty() && std::int64_t{place.offset} + type->value_size > place.imm;
  if (leaves_element) return stop_to_stall();
  const Value where{0, ValueKind::Pointer, pending().add(place)};
  if (!issue_parts(operands.writes, is_volatile_one, where, *type, operands.value)) {
    return stop_to_stall();
  }
  return Notice::Skip;
}

/// One operation for each primitive. False if only a part of what is to be written is there.
bool Execution::issue_parts(bool writes, bool is_volatile, const Value& where, const Type& type,
                            std::uint32_t cell) {
  const bool is_struct = type.stack_kind == StackKind::Struct;
  const bool has_value = cell != MemoryOperands::none;
  std::vector<Operation> operations;
  for (const Part& part : parts_of(type)) {
    Operation operation;
    operation.type = class_of(writes, is_volatile);
    operation.primitive = part.primitive;
    operation.where = where;
    if (where.is_known()) {
      operation.where.cell += part.offset;
    } else if (part.offset != 0) {
      Expression place = pending().at(where);
      place.offset += part.offset;
      operation.where.expression = pending().add(place);
    }
    if (writes) {
      const std::uint32_t byte = has_value ? byte_of(cell) + (is_struct ? part.offset : 0) : 0;
      const auto value = has_value ? value_at(byte, is_struct ? size_of(part.primitive) : 8,
                                              kind_of(part.primitive))
                                   : Value{0, kind_of(part.primitive), 0};
      if (!value) return false;
      operation.value = *value;
      operation.value.kind = kind_of(part.primitive);
    }
    operation.origin = origin();
    operations.push_back(operation);
  }
  if (!writes) {
    pending().forget(byte_of(cell), type.cells() * 8);
    std::fill_n(cells(frame()) + cell, type.cells(), Cell{0});
  }
  std::size_t number = 0;
  for (const Part& part : parts_of(type)) {
    Operation& operation = operations[number++];
    if (!writes) {
      const std::uint32_t byte = byte_of(cell) + (is_struct ? part.offset : 0);
      pending().defer(byte, is_struct ? size_of(part.primitive) : 8,
                      read_of_next(kind_of(part.primitive)));
    }
    push(operation);
  }
  return true;
}

/// Whether what is to be written of each primitive is there, or will be.
bool Execution::is_whole(const Type& type, std::uint32_t cell) {
  const bool is_struct = type.stack_kind == StackKind::Struct;
  return std::ranges::all_of(parts_of(type), [&](const Part& part) {
    const std::uint32_t byte = byte_of(cell) + (is_struct ? part.offset : 0);
    return value_at(byte, is_struct ? size_of(part.primitive) : 8, kind_of(part.primitive))
        .has_value();
  });
}

/// What the operation brings that is about to join the queue.
std::uint32_t Execution::read_of_next(ValueKind kind) {
  Expression read;
  read.type = kind;
  read.operation = static_cast<std::uint32_t>(pending().queue.size());
  return pending().add(read);
}

void Execution::push(Operation operation) {
  if (operation.is_write() && operation.value.kind != ValueKind::Plain) {
    published_ = heap().end();
  }
  if (relaxation_->listener != nullptr) relaxation_->listener->issues(number_, operation);
  pending().queue.push_back(operation);
}

/// On memory that is known.
Operation Execution::operation_at(OperationClass type, Cell where, Primitive primitive) {
  Operation operation;
  operation.type = type;
  operation.primitive = primitive;
  operation.where = {where, ValueKind::Pointer, 0};
  operation.value.kind = kind_of(primitive);
  operation.origin = origin();
  return operation;
}

/// The innermost instruction that is the program's own.
Origin Execution::origin() {
  for (auto one = thread_->frames.rbegin(); one != thread_->frames.rend(); ++one) {
    if (is_programs_own(*one)) return {one->code, one->pc};
  }
  return {};
}

/// The contents of a box are written like any others.
Execution::Notice Execution::issue_box(const Instruction& at) {
  if (pending().queue.empty() && surroundings_->is_alone()) return Notice::Execute;
  if (is_full() || !is_whole(*at.type, at.b)) return stop_to_stall();
  const Type& type = *at.type;
  const std::vector<Cell> nothing(type.cells());
  const Ref ref = box(type, nothing.data());
  if (ref == 0) return Notice::Execute;  // it throws
  const Value where{Pointer::to_object(ref, 0), ValueKind::Pointer, 0};
  if (!issue_parts(true, false, where, type, at.b)) return stop_to_stall();
  forget_cells(frame().base + at.a, 1);
  cells(frame())[at.a] = ref;
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// Those of the box of a Nullable, too. That it has a value is known.
Execution::Notice Execution::issue_box_nullable(const Instruction& at) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(cells(frame()) + at.b);
  const bool has_value = bytes[nullable_has_value(*at.type).offset] != 0;
  const bool is_seen = !pending().queue.empty() || !surroundings_->is_alone();
  if (!has_value || !is_seen) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  const Type& type = *at.type->arguments[0];
  const std::uint8_t* value = bytes + nullable_value(*at.type).offset;
  const std::vector<Cell> nothing(type.cells());
  const Ref ref = box(type, nothing.data());
  if (ref == 0) return Notice::Execute;  // it throws
  for (const Part& part : parts_of(type)) {
    const Cell where = Pointer::to_object(ref, part.offset);
    Operation operation = operation_at(OperationClass::Write, where, part.primitive);
    operation.value.cell = load_primitive(part.primitive, value + part.offset);
    push(operation);
  }
  forget_cells(frame().base + at.a, 1);
  cells(frame())[at.a] = ref;
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// So is the target of a delegate.
Execution::Notice Execution::issue_delegate(const Instruction& at) {
  if (pending().queue.empty() && surroundings_->is_alone()) return Notice::Execute;
  const auto target = value_at(byte_of(at.b), 8, ValueKind::Reference);
  if (target && target->is_known() && target->cell == 0) return Notice::Execute;
  if (!target || is_full()) return stop_to_stall();
  const Ref ref = make_delegate(*at.type, cells(frame())[at.c]);
  if (ref == 0) return Notice::Execute;  // it throws
  const Cell where = Pointer::to_object(ref, known().delegate_target->offset);
  Operation operation = operation_at(OperationClass::Write, where, Primitive::Ref);
  operation.value = *target;
  push(operation);
  forget_cells(frame().base + at.a, 1);
  cells(frame())[at.a] = ref;
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

/// So are the elements of an array that is made with its contents.
Execution::Notice Execution::issue_initializer(const Instruction& at, const Cell* cells) {
  const Object* array = heap().find(to_u4(cells[at.a]));
  const bool is_simple = array != nullptr && array->type->is_array() &&
                         array->type->element->stack_kind != StackKind::Struct &&
                         !array->type->element->is_reference();
  if (!is_simple || surroundings_->is_alone()) {
    return pending().queue.empty() ? Notice::Execute : stop_to_stall();
  }
  const Type& element = *array->type->element;
  const std::span<const std::uint8_t> data = types().initial_data(*at.field);
  const std::uint32_t begin = elements_offset(*array->type);
  const std::uint32_t count = array->length;
  if (std::uint64_t{count} * element.value_size > data.size()) {
    return pending().queue.empty() ? Notice::Execute : stop_to_stall();
  }
  const Ref ref = to_u4(cells[at.a]);
  Access access{Kind::Write};
  access.to = {Pointer::Kind::Object, ref, begin};
  access.type = &element;
  if (may_act_at_once(access)) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t offset = i * element.value_size;
    const Cell where = Pointer::to_object(ref, begin + offset);
    Operation operation = operation_at(OperationClass::Write, where, element.primitive);
    operation.value.cell = load_primitive(element.primitive, data.data() + offset);
    push(operation);
  }
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

// --- Monitors

/// Once the first `older` operations of the queue have completed.
std::int64_t Execution::depth_of_monitor(Ref object, std::size_t older) {
  const auto held = monitors_with(object).find(object);
  std::int64_t depth = held != state_.monitors.end() && held->second.thread == number_
                           ? std::int64_t{held->second.depth}
                           : 0;
  for (std::size_t i = 0; i < older; ++i) {
    const Operation& operation = pending().queue[i];
    if (!operation.is_of_monitor() || operation.where.cell != object) continue;
    if (operation.kind == Operation::Kind::TryLock) continue;  // nobody knows yet
    depth += operation.type == OperationClass::Lock ? 1 : -1;
  }
  return depth;
}

/// Taking a monitor and giving it back are operations of the queue. Whether the thread may give it
/// back is known when it wants to.
Execution::Notice Execution::issue_monitor(const Access& access, const Instruction& at,
                                           Cell* cells) {
  const Ref object = access.to.base;
  if (pending().queue.empty() && surroundings_->is_alone()) return Notice::Execute;
  if (is_full()) return stop_to_stall();
  Operation operation;
  operation.type = access.kind == Kind::Unlock ? OperationClass::Unlock : OperationClass::Lock;
  operation.where = {object, ValueKind::Reference, 0};
  operation.origin = origin();
  switch (access.kind) {
    case Kind::Unlock: {
      const auto is_uncertain = [&](const Operation& one) {
        return one.kind == Operation::Kind::TryLock && one.where.cell == object;
      };
      if (std::ranges::any_of(pending().queue, is_uncertain)) return stop_to_stall();
      const bool held = depth_of_monitor(object) > 0;
      forget_cells(frame().base + at.a, 1);
      cells[at.a] = held;
      if (!held) return Notice::Skip;
      break;
    }
    case Kind::TryLock:
      operation.kind = Operation::Kind::TryLock;
      pending().defer(byte_of(at.a), 8, read_of_next(ValueKind::Plain));
      cells[at.a] = 0;
      break;
    default:
      break;
  }
  push(operation);
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

// --- Half barriers

/// One that is about nothing but what the one before it is about, too, is not needed: so to come by
/// it again, having stalled after it, makes no difference.
std::optional<Execution::Notice> Execution::issue_half_barrier(OperationClass kept) {
  Operation barrier;
  barrier.kind = Operation::Kind::Barrier;
  barrier.type = kept;
  barrier.origin = origin();
  const auto& queue = pending().queue;
  std::size_t relevant = queue.size();
  while (relevant > 0 && queue[relevant - 1].is_constraint()) {
    const Operation& last = queue[--relevant];
    if (last.kind == Operation::Kind::Barrier && last.type == kept) return std::nullopt;
  }
  if (!has_a_say(barrier, queue.size())) return std::nullopt;
  if (is_full()) return stop_to_stall();
  push(barrier);
  return std::nullopt;
}

// --- What waits for an empty queue

Execution::Notice Execution::issue_synchronizing(const Access& access, const Instruction& at) {
  if (access.kind == Kind::Choose) return take_fork() ? Notice::Execute : fork();
  if (!pending().queue.empty()) {
    return at.op == Op::ensure_class ? pause_at_class(at) : stop_to_stall();
  }
  switch (access.kind) {
    case Kind::Fence:
      return Notice::Execute;
    case Kind::Atomic:
      if (may_act_at_once(access)) return Notice::Execute;
      break;
    case Kind::End:
      if (surroundings_->concerns_nobody_else(access)) return Notice::Execute;
      break;
    default:
      break;
  }
  if (!is_granted_ || &at != first_) return stop_here();
  is_granted_ = false;
  is_local_ = surroundings_->concerns_nobody_else(access);
  published_ = heap().end();  // it may hand out anything
  return Notice::Execute;
}

/// Until the queue is empty, or another thread has initialised it: there is nothing to wait for
/// then.
Execution::Notice Execution::pause_at_class(const Instruction& at) {
  stop_here();
  pending().stall = Stall::Pauses;
  if (is_retrying_ && &at == first_) block();
  return Notice::Stop;
}

}  // namespace mmcheck::vm
