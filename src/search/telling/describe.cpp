#include "search/telling/describe.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "assembly/il_instruction.hpp"
#include "assembly/symbols.hpp"
#include "base/unicode.hpp"
#include "result/value.hpp"
#include "vm/execute/objects.hpp"
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/program/assertions.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::search {
namespace {

using vm::Access;
using vm::Operation;
using vm::Pointer;

/// The cell of what an instruction writes.
std::optional<std::uint32_t> written_cell(const vm::Instruction& at) {
  if (at.op == vm::Op::call_intrinsic) return at.a + std::uint32_t{1};
  const vm::MemoryOperands operands = vm::memory_operands(at);
  if (!operands.writes || operands.value == vm::MemoryOperands::none) return std::nullopt;
  return operands.value;
}

OperationKind kind_of(const Access& access) {
  switch (access.kind) {
    case Access::Kind::Read:
      return access.is_volatile ? OperationKind::VolatileRead : OperationKind::Read;
    case Access::Kind::Write:
      return access.is_volatile ? OperationKind::VolatileWrite : OperationKind::Write;
    case Access::Kind::Atomic:
      return OperationKind::Atomic;
    case Access::Kind::Fence:
      return OperationKind::Fence;
    case Access::Kind::ProcessWideFence:
      return OperationKind::ProcessWideFence;
    case Access::Kind::ReadFence:
      return OperationKind::ReadBarrier;
    case Access::Kind::WriteFence:
      return OperationKind::WriteBarrier;
    case Access::Kind::Lock:
      return OperationKind::Lock;
    case Access::Kind::TryLock:
      return OperationKind::TryLock;
    case Access::Kind::Unlock:
      return OperationKind::Unlock;
    case Access::Kind::Choose:
      return OperationKind::Choose;
    case Access::Kind::Start:
      return OperationKind::StartThread;
    case Access::Kind::End:
    case Access::Kind::Synchronize:
    case Access::Kind::Signal:
    case Access::Kind::Await:
    case Access::Kind::Join:
    case Access::Kind::Outcome:
    case Access::Kind::LookAround:
    case Access::Kind::Class:
      return OperationKind::None;  // which one it is depends on more
  }
  return OperationKind::None;
}

/// What a call of the models' own is to those who wrote the program.
void describe_call(vm::Machine& machine, const vm::State& state, const vm::Instruction& at,
                   const vm::Cell* cells, const Names& names, TraceStep& step) {
  const std::string& name = at.method->name;
  const vm::Ref object = at.method->parameters.empty() ? 0 : vm::to_u4(cells[at.a]);
  enum class Of : std::uint8_t { Nothing, Thread, Monitor };
  struct Row {
    std::string_view method;
    OperationKind operation;
    Of of;
  };
  static constexpr Row rows[] = {
      {"JoinCore", OperationKind::Join, Of::Thread},
      {"TryJoinCore", OperationKind::Join, Of::Thread},
      {"GetStatus", OperationKind::LookAt, Of::Thread},
      {"WaitCore", OperationKind::WaitOn, Of::Monitor},
      {"PulseCore", OperationKind::Pulse, Of::Monitor},
      {"PulseAllCore", OperationKind::PulseAll, Of::Monitor},
      {"Next", OperationKind::Finalize, Of::Nothing},
      {"CollectNow", OperationKind::CollectGarbage, Of::Nothing},
      {"WaitForFinalizers", OperationKind::WaitForFinalizers, Of::Nothing},
      {"FreeBlock", OperationKind::FreeMemory, Of::Nothing},
      {"Pass", OperationKind::None, Of::Nothing},  // that time has passed was told
  };
  const auto row = std::ranges::find(rows, name, &Row::method);
  if (row == std::end(rows)) {
    step.operation = OperationKind::Call;
    step.called = name;
    return;
  }
  step.operation = row->operation;
  if (row->of == Of::Thread) step.target = thread_of(state, object);
  if (row->of == Of::Monitor) step.target = monitor_of(machine, state, object, names);
}

/// Of a read, a write or an atomic operation: where, and which value.
void describe_access(vm::Execution& execution, const vm::Instruction& at, const vm::Cell* cells,
                     const Access& access, const Names& names, TraceStep& step) {
  vm::Machine& machine = execution.machine();
  const vm::State& state = execution.state();
  make_statics_at(execution, access.to);
  Pointer to = access.to;
  const bool is_struct = access.type != nullptr &&
                         access.type->stack_kind == vm::StackKind::Struct &&
                         access.type->parts.size() > 1;
  std::uint32_t in_value = 0;
  if (is_struct) {
    // A struct, of which one part is copied now.
    const auto& parts = access.type->parts;
    in_value = parts[execution.thread().copy.done % parts.size()].offset;
    to.offset += in_value;
  }
  const Aim aim = aim_at(machine, state, to, names);
  step.target = aim.target;
  step.is_programs_own = aim.is_programs_own;
  if (aim.type == nullptr || aim.data == nullptr) return;
  if (access.kind != Access::Kind::Write) {
    step.value = value_of(machine, state, *aim.type, aim.data, names);
  } else if (const auto cell = written_cell(at)) {
    const auto* from = reinterpret_cast<const std::uint8_t*>(cells + *cell) + in_value;
    step.value = value_of(machine, state, *aim.type, from, names);
  }
}

}  // namespace

Target finalized_by(const vm::State& state, std::uint32_t thread) {
  const vm::Thread& one = *state.threads[thread];
  if (one.frames.size() < 2) return {};
  Target target = class_of(*one.frames[1].code->method->owner);
  target.kind = Target::Kind::Garbage;
  return target;
}

Location location_of(const vm::Place& place) {
  Location location;
  location.method = vm::qualified_name(*place.method);
  location.type = place.method->owner->name;
  location.il_offset = place.il_offset;
  const vm::Module* module = place.method->owner->definition.module;
  location.is_of_framework = module->is_framework;
  location.instruction =
      assembly::il_instruction(*module->assembly, place.method->row, place.il_offset);
  const auto& symbols = module->assembly->symbols().symbols;
  if (symbols == nullptr) return location;
  const assembly::SequencePoint* found = nullptr;
  const auto points = symbols->sequence_points(place.method->row);
  for (const auto& point : points) {
    if (point.offset <= place.il_offset && !point.is_hidden()) found = &point;
  }
  if (found == nullptr) return location;
  location.file = symbols->documents()[found->document];
  location.line = found->line;
  location.column = found->column;
  return location;
}

namespace {

/// Where an assertion of a test framework fails is where the test has it.
bool is_of_assertions(const vm::Place& place) {
  return vm::has_assertions(*place.method->owner->definition.module);
}

bool is_of_library(const vm::Place& place) {
  return place.method->owner->definition.module->is_framework || is_of_assertions(place);
}

}  // namespace

Location location_of(const vm::State& state, std::uint32_t thread) {
  const auto places = vm::user_stack(*state.threads[thread]);
  if (places.empty()) return {};
  const auto place = std::ranges::find_if_not(places, is_of_assertions);
  return location_of(place == places.end() ? places.front() : *place);
}

Location own_location_of(const vm::State& state, std::uint32_t thread) {
  const auto places = vm::user_stack(*state.threads[thread]);
  if (places.empty()) return {};
  const auto place = std::ranges::find_if_not(places, is_of_library);
  return location_of(place == places.end() ? places.back() : *place);
}

Location caller_of(const vm::State& state, std::uint32_t thread) {
  const auto places = vm::user_stack(*state.threads[thread]);
  const bool is_elsewhere =
      !places.empty() && places.front().method->owner->definition.module->is_framework;
  return is_elsewhere ? own_location_of(state, thread) : Location();
}

std::string describe(const Location& location) {
  if (location.line == 0) return location.method;
  const std::string file = location.file.substr(location.file.find_last_of("/\\") + 1);
  return fmt::format("{} at {}:{}", location.method, file, location.line);
}

std::string observed_value(vm::Machine& machine, vm::State& state, const vm::Field& field) {
  return result::text_of(value_of(machine, state, field));
}

/// Which number it is matters where somebody asked for one, and not for a time-out, say.
void describe_choice(const vm::Instruction& at, TraceStep& step) {
  if (at.op != vm::Op::call_intrinsic || at.method->name != vm::pick_method) return;
  step.value.kind = Value::Kind::Unsigned;
  step.value.bits = step.choice;
  step.is_programs_own = true;
}

void describe_passing(const FirstLimit& limit, TraceStep& step) {
  step.action = TraceStep::Action::Issue;
  step.operation = OperationKind::PassTime;
  step.value.kind = Value::Kind::Unsigned;
  step.value.bits = limit.milliseconds;
  step.is_programs_own = true;
}

bool has_waited_in_vain(const vm::Machine& machine, const vm::State& state) {
  const vm::Field& waited = *machine.known().clock_waited;
  return std::ranges::any_of(state.threads, [&](const auto& thread) {
    const auto found = thread->statics.find(waited.owner->id);
    return found != thread->statics.end() &&
           vm::load<std::uint32_t>(found->second.data() + waited.offset) != 0;
  });
}

bool is_at_choice(vm::Machine& machine, vm::State& state, std::uint32_t thread) {
  vm::Execution execution(machine, state, thread);
  const vm::Frame& frame = execution.frame();
  const vm::Instruction& at = frame.code->instructions[frame.pc];
  const auto access = vm::access_of(execution, at, execution.cells(frame));
  return access && access->kind == Access::Kind::Choose;
}

void describe_operation(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                        const Names& names, TraceStep& step) {
  vm::Execution execution(machine, state, thread);
  const vm::Frame& frame = execution.frame();
  const vm::Instruction& at = frame.code->instructions[frame.pc];
  const vm::Cell* cells = execution.cells(frame);
  const std::optional<Access> access = vm::access_of(execution, at, cells);
  step.action = TraceStep::Action::Issue;
  if (!access) return;
  step.operation = kind_of(*access);
  switch (access->kind) {
    case Access::Kind::Lock:
    case Access::Kind::TryLock:
    case Access::Kind::Unlock:
      step.target = monitor_of(machine, state, access->to.base, names);
      return;
    case Access::Kind::Start:
      step.target.kind = Target::Kind::Thread;
      step.target.index = static_cast<std::uint32_t>(state.threads.size());
      return;
    case Access::Kind::Synchronize:
    case Access::Kind::Signal:
    case Access::Kind::Await:
    case Access::Kind::Join:
    case Access::Kind::Outcome:
    case Access::Kind::LookAround:
      return describe_call(machine, state, at, cells, names, step);
    case Access::Kind::Class:
      step.operation =
          at.op == vm::Op::end_class ? OperationKind::FinishClass : OperationKind::StartClass;
      step.target = class_of(*machine.types().by_id(access->to.base));
      return;
    case Access::Kind::Fence:
    case Access::Kind::ReadFence:
    case Access::Kind::WriteFence:
    case Access::Kind::ProcessWideFence:
    case Access::Kind::End:
      return;
    case Access::Kind::Choose:
      return describe_choice(at, step);
    case Access::Kind::Read:
    case Access::Kind::Write:
    case Access::Kind::Atomic:
      return describe_access(execution, at, cells, *access, names, step);
  }
}

OperationKind kind_of(model::OperationClass type) {
  switch (type) {
    case model::OperationClass::Read:
      return OperationKind::Read;
    case model::OperationClass::Write:
      return OperationKind::Write;
    case model::OperationClass::VolatileRead:
      return OperationKind::VolatileRead;
    case model::OperationClass::VolatileWrite:
      return OperationKind::VolatileWrite;
    case model::OperationClass::Lock:
      return OperationKind::Lock;
    case model::OperationClass::Unlock:
      return OperationKind::Unlock;
  }
  return OperationKind::None;
}

namespace {

OperationKind kind_of(const Operation& operation) {
  switch (operation.kind) {
    case Operation::Kind::TryLock:
      return OperationKind::TryLock;
    case Operation::Kind::FailedExchange:
      return OperationKind::FailedExchange;
    case Operation::Kind::Access:
    case Operation::Kind::Assumption:
    case Operation::Kind::Barrier:
    case Operation::Kind::Held:
      break;
  }
  return search::kind_of(operation.type);
}

Location where_issued(const vm::Origin& origin) {
  if (origin.code == nullptr) return {};
  return location_of(vm::Place{origin.code->method, origin.code->il_offsets[origin.pc]});
}

/// What it reads or writes, if that is known.
Value value_of(vm::Machine& machine, const vm::State& state, const Operation& operation,
               const Aim& aim, const Names& names) {
  if (aim.type == nullptr) return {};
  if (operation.is_write()) {
    if (!operation.value.is_known()) return {};
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&operation.value.cell);
    return search::value_of(machine, state, *aim.type, bytes, names);
  }
  if (!operation.is_read() || aim.data == nullptr) return {};
  return search::value_of(machine, state, *aim.type, aim.data, names);
}

}  // namespace

void describe_completion(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                         std::uint32_t number, const Names& names, TraceStep& step) {
  const vm::Pending& pending = state.threads[thread]->pending;
  const Operation& operation = pending.queue[number];
  const Aim aim = aim_of(machine, state, pending, operation, names);
  step.action = TraceStep::Action::Complete;
  step.operation = kind_of(operation);
  step.target = aim.target;
  step.is_programs_own = aim.is_programs_own;
  step.value = value_of(machine, state, operation, aim, names);
  step.location = where_issued(operation.origin);
  for (std::uint32_t i = 0; i < number; ++i) {
    const Operation& older = pending.queue[i];
    if (older.is_constraint()) continue;
    const Location place = where_issued(older.origin);
    // What a read takes from a write before it is no other value than memory will have.
    const bool is_forwarded = operation.is_read() && older.is_write() && older.where.is_known() &&
                              older.where.cell == operation.where.cell;
    if (is_forwarded) step.value = value_of(machine, state, older, aim, names);
    step.overtakes.push_back(
        {kind_of(older), aim_of(machine, state, pending, older, names).target, place});
  }
  step.out_of_order = !step.overtakes.empty();
}

void describe_issued(vm::Machine& machine, vm::State& state, const vm::Pending& pending,
                     const Operation& operation, const Names& names, TraceStep& step) {
  const Aim aim = aim_of(machine, state, pending, operation, names);
  step.action = TraceStep::Action::Issue;
  step.operation = kind_of(operation);
  step.target = aim.target;
  step.is_programs_own = aim.is_programs_own;
  if (operation.is_write()) step.value = value_of(machine, state, operation, aim, names);
  step.location = where_issued(operation.origin);
}

namespace {

/// Whether items of the thread pool wait for the object's monitor: see ThreadPool.cs.
bool is_of_pool(const vm::Object& object) {
  return object.type->name == "System.Threading.ThreadPool.Turns";
}

/// The method that a thread of the pool, which was just started, takes up after an await: see
/// AsyncMethods.cs.
std::string method_that_goes_on(const vm::State& state, std::uint32_t thread) {
  constexpr std::size_t item = 1;  // Thread.Run(this, item)
  const vm::Object* box = state.heap.find(vm::to_u4(state.threads[thread]->cells[item]));
  const bool is_known = box != nullptr && box->type->definition.module != nullptr &&
                        box->type->name.starts_with("System.Runtime.CompilerServices.AsyncBox<");
  return is_known ? box->type->arguments[0]->name + "::MoveNext" : std::string();
}

}  // namespace

std::string method_of_thread(const vm::Machine& machine, const vm::State& state,
                             std::uint32_t thread) {
  const vm::WellKnown& known = machine.known();
  const vm::Object* object = state.heap.find(state.threads[thread]->object);
  if (object == nullptr) return vm::qualified_name(*known.finalizer_run);
  const auto start = vm::load<vm::Ref>(object->data() + known.thread_start->offset);
  const vm::Object* delegate = state.heap.find(start);
  if (delegate == nullptr) return method_that_goes_on(state, thread);
  const vm::Method* method =
      machine.function(vm::load<vm::Cell>(delegate->data() + known.delegate_method->offset));
  return method == nullptr ? "" : vm::qualified_name(*method);
}

ThreadStatus describe_thread(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                             const std::string& method, const Names& names) {
  ThreadStatus status;
  status.thread = thread;
  const vm::Thread& one = *state.threads[thread];
  for (const vm::Place& place : vm::user_stack(one)) status.stack.push_back(location_of(place));
  status.name = method;
  if (const vm::Object* object = state.heap.find(one.object)) {
    const auto name = vm::load<vm::Ref>(object->data() + machine.known().thread_name->offset);
    if (name != 0) status.name = base::to_utf8(machine.text(state, name));
  }
  for (const auto& [ref, monitor] : state.monitors) {
    if (monitor.thread == thread) {
      status.holds.push_back(monitor_of(machine, state, ref, names));
    }
  }
  using Standing = ThreadStatus::Standing;
  const vm::Wait wait = vm::wait_of(state, thread);
  status.other = wait.thread;
  switch (wait.what) {
    case vm::Wait::For::Nothing:
      status.standing = one.status == vm::Thread::Status::Ended ? Standing::Ended : Standing::Runs;
      break;
    case vm::Wait::For::Monitor:
      status.standing = Standing::WaitsForMonitor;
      status.awaited = monitor_of(machine, state, wait.object, names);
      break;
    case vm::Wait::For::Garbage:
      status.standing = Standing::WaitsForGarbage;
      break;
    case vm::Wait::For::Pulse:
      status.awaited = monitor_of(machine, state, wait.object, names);
      status.standing = is_of_pool(*state.heap.find(wait.object)) ? Standing::WaitsForPool
                                                                  : Standing::WaitsForPulse;
      break;
    case vm::Wait::For::Thread:
      status.standing = Standing::WaitsForThread;
      break;
    case vm::Wait::For::Outcome:
      status.standing = Standing::WaitsForTask;
      break;
    case vm::Wait::For::Class:
      status.standing = Standing::WaitsForClass;
      status.awaited = class_of(*wait.type);
      break;
    case vm::Wait::For::Queue:
      status.standing = Standing::WaitsForQueue;
      break;
    case vm::Wait::For::Time:
      status.standing = Standing::WaitsForTime;
      break;
  }
  return status;
}

}  // namespace mmcheck::search
