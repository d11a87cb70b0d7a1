// A compare-exchange that fails, under a model where it is no fence then (models/semantics.md, 2).
//
// One that succeeds is a fence: it waits for the empty queue and acts in one step. One that fails
// stores nothing: it is a volatile read in the queue, which may complete before older operations,
// and brings another value than the one that it is compared with. Which of the two it is, is not
// known when the thread comes to it, so there is a run for each (Stall::Forks). The run in which it
// fails has an assumption after the read, that the two values differ, and is discarded if they do
// not. The run that waits acts on what it finds then; it need not succeed.
//
// On an empty queue there is no such choice if nothing may overtake a volatile read: a read that
// nothing is before and nothing passes is a fence.
#include <algorithm>

#include "vm/intrinsics/intrinsics.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

using model::OperationClass;

bool is_compare_exchange(const Instruction& at) {
  return at.op == Op::call_intrinsic && at.method->intrinsic->role == Role::CompareExchange;
}

/// Its arguments: the place, the new value, what it expects there.
std::uint32_t place_cell(const Instruction& at) { return at.a; }
std::uint32_t comparand_cell(const Instruction& at) { return at.a + std::uint32_t{2}; }

}  // namespace

/// Nothing if the instruction is none, or is the atomic operation that it is in every model.
std::optional<Execution::Notice> Execution::issue_failed_exchange(const Instruction& at,
                                                                  const Cell* cells) {
  const model::Model& model = *relaxation_->model;
  if (model.failed_atomic() == model::FailedAtomic::Fence || !is_compare_exchange(at)) return {};
  if (pending().refuses) return wait_for_exchange();
  const bool is_fence =
      pending().queue.empty() && !model.may_be_overtaken(OperationClass::VolatileRead);
  const bool is_one_value = at.method->arguments[0]->stack_kind != StackKind::Struct;
  if (is_fence || !is_one_value || !relaxation_->guesses) return {};
  const auto where = place_of_exchange(at, cells);
  if (!where) return {};
  const Primitive primitive = at.method->arguments[0]->primitive;
  const auto comparand = value_at(byte_of(comparand_cell(at)), 8, mmcheck::vm::kind_of(primitive));
  if (!comparand || is_full()) return stop_to_stall();
  if (comparand->kind == ValueKind::Plain && must_pin(*comparand)) {
    return stop_to_pin(comparand->cell);
  }
  const auto way = choose_way(2);
  if (!way) return Notice::Stop;
  if (*way == 0) return push_failed_exchange(at, *where, *comparand);
  pending().refuses = true;
  return pending().queue.empty() ? stop_here() : stop_to_stall();
}

/// Of the run that waits.
std::optional<Execution::Notice> Execution::wait_for_exchange() {
  if (!pending().queue.empty()) return stop_to_stall();
  pending().refuses = false;
  return std::nullopt;
}

/// Where others can notice it; nothing if that is not known, or not so.
std::optional<Value> Execution::place_of_exchange(const Instruction& at, const Cell* cells) {
  if (is_deferred(place_cell(at))) {
    const Value place = value_of(place_cell(at), ValueKind::Pointer);
    const bool is_in_object =
        !place.is_known() && pending().at(place).kind == Expression::Kind::Address;
    return is_in_object ? std::optional(place) : std::nullopt;
  }
  const std::optional<Access> access = access_of(*this, at, cells);
  if (!access) return std::nullopt;
  return Value{access->to.encode(), ValueKind::Pointer, 0};
}

Execution::Notice Execution::push_failed_exchange(const Instruction& at, const Value& where,
                                                  const Value& comparand) {
  Operation read;
  read.kind = Operation::Kind::FailedExchange;
  read.type = OperationClass::VolatileRead;
  read.primitive = at.method->arguments[0]->primitive;
  read.where = where;
  read.origin = origin();
  const ValueKind kind = mmcheck::vm::kind_of(read.primitive);
  const Value brought{0, kind, read_of_next(kind)};
  pending().forget(byte_of(at.a), 8);
  pending().defer(byte_of(at.a), 8, brought.expression);
  this->cells(frame())[at.a] = 0;
  push(read);
  assume(Assumed::Differ, brought, comparand, 0);
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

}  // namespace mmcheck::vm
