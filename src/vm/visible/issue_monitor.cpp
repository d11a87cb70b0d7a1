// Monitors under a memory model: to take one and to give it back are operations of the queue
// (models/semantics.md, 2). Whether a thread may give it back is known when it wants to: it counts
// what it holds together with what waits.
#include <algorithm>

#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

using Kind = Access::Kind;
using model::OperationClass;

}  // namespace

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
  if (access.kind == Kind::Unlock) {
    const auto is_uncertain = [&](const Operation& one) {
      return one.kind == Operation::Kind::TryLock && one.where.cell == object;
    };
    if (std::ranges::any_of(pending().queue, is_uncertain)) return stop_to_stall();
    const bool held = depth_of_monitor(object) > 0;
    forget_cells(frame().base + at.a, 1);
    cells[at.a] = held;
    if (!held) return Notice::Skip;
  } else if (access.kind == Kind::TryLock) {
    operation.kind = Operation::Kind::TryLock;
    pending().defer(byte_of(at.a), 8, read_of_next(ValueKind::Plain));
    cells[at.a] = 0;
  }
  if (!relaxation_->model->may_be_overtaken(operation.type)) pending().waited = {};
  push(operation);
  return complete_quiet() ? Notice::Skip : Notice::Stop;
}

}  // namespace mmcheck::vm
