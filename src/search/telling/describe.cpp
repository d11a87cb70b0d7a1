#include "search/telling/describe.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <span>

#include "assembly/short_text.hpp"
#include "assembly/symbols.hpp"
#include "base/text.hpp"
#include "base/unicode.hpp"
#include "vm/execute/objects.hpp"
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::search {
namespace {

using vm::Access;
using vm::Pointer;

std::string name_of(const vm::State& state, vm::Ref ref, const Names& names) {
  if (ref == 0) return "null";
  const vm::Object* object = state.heap.find(ref);
  if (object == nullptr) return "?";
  std::string name = base::without_scopes(object->type->name);
  if (ref >= vm::Heap::first_permanent || ref > names.size()) return name;
  return fmt::format("{} #{}", name, names[ref - 1]);
}

std::string value_of(vm::Machine& machine, const vm::State& state, const vm::Type& type,
                     const std::uint8_t* at, const Names& names);

/// "HasValue" and "Value" are what a program says of a Nullable<T>; its fields have other names.
const std::string& name_in_source(const vm::Type& owner, const vm::Field& field) {
  static const std::string has_value = "HasValue";
  static const std::string value = "Value";
  if (!owner.is_nullable) return field.name;
  return field.type->name == "bool" && field.offset == 0 ? has_value : value;
}

bool is_of_instances(const vm::Field& field) {
  return !field.is_static && !field.is_thread_static && !field.has_data;
}

/// "{seq = 1, item = null}".
std::string value_of_struct(vm::Machine& machine, const vm::State& state, const vm::Type& type,
                            const std::uint8_t* at, const Names& names) {
  std::string text;
  for (const auto& field : type.fields) {
    if (!is_of_instances(*field)) continue;
    text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", name_in_source(type, *field),
                        value_of(machine, state, *field->type, at + field->offset, names));
  }
  return "{" + text + "}";
}

std::string value_of(vm::Machine& machine, const vm::State& state, const vm::Type& type,
                     const std::uint8_t* at, const Names& names) {
  if (type.is_reference()) {
    const auto ref = vm::load<vm::Ref>(at);
    const vm::Object* object = state.heap.find(ref);
    if (object != nullptr && object->type == machine.known().string) {
      return '"' + base::to_utf8(machine.text(state, ref)) + '"';
    }
    return name_of(state, ref, names);
  }
  if (type.primitive == vm::Primitive::None)
    return value_of_struct(machine, state, type, at, names);
  const vm::Cell cell = vm::load_primitive(type.primitive, at);
  if (type.name == "bool") return cell != 0 ? "true" : "false";
  if (type.name == "char") {
    const char16_t text[] = {static_cast<char16_t>(cell)};
    return '\'' + base::to_utf8({text, 1}) + '\'';
  }
  switch (type.primitive) {
    case vm::Primitive::U4:
      return fmt::format("{}", vm::to_u4(cell));
    case vm::Primitive::U8:
      return fmt::format("{}", cell);
    case vm::Primitive::I8:
      return fmt::format("{}", vm::to_i8(cell));
    case vm::Primitive::R4:
      return fmt::format("{}", vm::to_r4(cell));
    case vm::Primitive::R8:
      return fmt::format("{}", vm::to_r8(cell));
    default:
      return fmt::format("{}", vm::to_i4(cell));
  }
}

/// The primitive of `type` (or of its bases) at an offset, by the fields that lead to it: "gate",
/// "range.low.x".
std::string field_at(const vm::Type& type, std::uint32_t offset, bool is_static,
                     const vm::Type** found) {
  for (const vm::Type* at = &type; at != nullptr; at = at->base) {
    for (const auto& field : at->fields) {
      if (field->is_static != is_static || field->is_thread_static || field->has_data) continue;
      const std::uint32_t size = field->type->value_size;
      if (offset < field->offset || offset >= field->offset + size) continue;
      *found = field->type;
      const std::string& name = name_in_source(*at, *field);
      if (field->type->stack_kind != vm::StackKind::Struct) return name;
      return name + "." + field_at(*field->type, offset - field->offset, false, found);
    }
  }
  return fmt::format("[byte {}]", offset);
}

/// The field of `object`, or a static one of `type`, that refers to `to`; empty if none does.
std::string field_that_refers_to(const vm::Type& type, bool is_static, const std::uint8_t* data,
                                 vm::Ref to) {
  for (const vm::Type* at = &type; at != nullptr; at = is_static ? nullptr : at->base) {
    for (const auto& field : at->fields) {
      const bool is_there = field->is_static == is_static && field->type->is_reference() &&
                            !field->is_thread_static && !field->has_data;
      if (is_there && vm::load<vm::Ref>(data + field->offset) == to) return field->name;
    }
  }
  return {};
}

/// A field that leads to an object: "Program.gate", "Queue #2.gate".
struct Holder {
  std::string name;
  bool is_programs_own = false;  // and no library model's
};

bool is_programs_own(const vm::Type& type) {
  const vm::Type* at = &type;
  while (at->definition.module == nullptr && at->element != nullptr) at = at->element;
  return at->definition.module == nullptr || !at->definition.module->is_model;
}

/// All that there are, statics first.
std::vector<Holder> holders_of(vm::Machine& machine, const vm::State& state, vm::Ref object,
                               const Names& names) {
  std::vector<Holder> holders;
  for (std::uint32_t id = 0; id < state.statics.size(); ++id) {
    if (!state.statics[id]) continue;
    const vm::Type& type = *machine.types().by_id(id);
    const std::string field =
        field_that_refers_to(type, true, state.statics[id]->data.data(), object);
    if (!field.empty()) holders.push_back({type.name + "." + field, is_programs_own(type)});
  }
  for (vm::Ref ref = 1; ref < state.heap.end(); ++ref) {
    const vm::Object* holder = state.heap.find(ref);
    if (holder == nullptr || holder->type->is_array()) continue;
    const std::string field = field_that_refers_to(*holder->type, false, holder->data(), object);
    if (field.empty()) continue;
    holders.push_back({name_of(state, ref, names) + "." + field, is_programs_own(*holder->type)});
  }
  return holders;
}

/// Of an object that is nothing but a lock, the program only knows the field that it is in.
std::string name_of_lock(vm::Machine& machine, const vm::State& state, vm::Ref ref,
                         const Names& names) {
  std::string name = name_of(state, ref, names);
  const vm::Object* object = state.heap.find(ref);
  if (object == nullptr || object->type->base != nullptr) return name;
  const std::vector<Holder> holders = holders_of(machine, state, ref, names);
  return holders.empty() ? name : fmt::format("{} ({})", name, holders.front().name);
}

std::string monitor_of(vm::Machine& machine, const vm::State& state, vm::Ref ref,
                       const Names& names) {
  return "the monitor of " + name_of_lock(machine, state, ref, names);
}

struct Target {
  std::string text;
  const vm::Type* type = nullptr;
  const std::uint8_t* data = nullptr;
  bool is_programs_own = false;  // not what a library model keeps for itself
};

/// Where the value of the target is, if all of it is there: unsafe code can make any number a
/// pointer.
const std::uint8_t* data_at(std::span<const std::uint8_t> memory, std::uint32_t offset,
                            const vm::Type* type) {
  const bool is_there =
      type != nullptr && std::uint64_t{offset} + type->value_size <= memory.size();
  return is_there ? memory.data() + offset : nullptr;
}

Target target_of_static(const vm::Type* type, const vm::State& state, std::uint32_t offset) {
  Target target;
  if (type == nullptr) return target;
  target.text = type->name + "." + field_at(*type, offset, true, &target.type);
  target.is_programs_own = is_programs_own(*type);
  if (type->id < state.statics.size() && state.statics[type->id]) {
    target.data = data_at(state.statics[type->id]->data, offset, target.type);
  }
  return target;
}

/// An array is called after the field that leads to it, if there is one. That of a collection of
/// the class library is no array of the program.
Target target_in_array(vm::Machine& machine, const vm::State& state, const Pointer& pointer,
                       const vm::Type& type, const Names& names) {
  const std::vector<Holder> holders = holders_of(machine, state, pointer.base, names);
  Target target;
  target.is_programs_own =
      holders.empty() || std::ranges::any_of(holders, &Holder::is_programs_own);
  target.text = holders.size() == 1 ? holders[0].name : name_of(state, pointer.base, names);
  target.type = type.element;
  const std::uint32_t size = std::max(type.element->value_size, 1U);
  const std::uint32_t at = pointer.offset - vm::elements_offset(type);
  target.text += fmt::format("[{}]", at / size);
  if (type.element->stack_kind == vm::StackKind::Struct) {
    target.text += "." + field_at(*type.element, at % size, false, &target.type);
  }
  return target;
}

/// In an object that is no array; of a box, it may be all that is in it.
Target target_in_object(const vm::State& state, const Pointer& pointer, const vm::Type& type,
                        const Names& names) {
  Target target;
  target.text = name_of(state, pointer.base, names);
  target.is_programs_own = is_programs_own(type);
  const bool is_box = type.kind == vm::Type::Kind::ValueType;
  if (is_box && type.primitive != vm::Primitive::None) {
    target.type = &type;
  } else {
    target.text += "." + field_at(type, pointer.offset, false, &target.type);
  }
  return target;
}

Target target_of(vm::Machine& machine, const vm::State& state, const Pointer& pointer,
                 const Names& names) {
  if (pointer.kind == Pointer::Kind::Static) {
    return target_of_static(machine.types().by_id(pointer.base), state, pointer.offset);
  }
  const vm::Object* object = state.heap.find(pointer.base);
  if (object == nullptr) return {};
  const vm::Type& type = *object->type;
  Target target = type.is_array() ? target_in_array(machine, state, pointer, type, names)
                                  : target_in_object(state, pointer, type, names);
  target.data = data_at({object->data(), object->size}, pointer.offset, target.type);
  return target;
}

/// Statics that nobody has touched are made when they are told of.
void make_statics_at(vm::Execution& execution, const Pointer& pointer) {
  const bool is_static = pointer.kind == Pointer::Kind::Static;
  const vm::Type* type = is_static ? execution.types().by_id(pointer.base) : nullptr;
  if (type != nullptr) execution.statics(*type);
}

/// The cell of what an instruction writes.
std::optional<std::uint32_t> written_cell(const vm::Instruction& at) {
  if (at.op == vm::Op::call_intrinsic) return at.a + std::uint32_t{1};
  const vm::MemoryOperands operands = vm::memory_operands(at);
  if (!operands.writes || operands.value == vm::MemoryOperands::none) return std::nullopt;
  return operands.value;
}

std::string word_for(const Access& access) {
  const std::string prefix = access.is_volatile ? "volatile " : "";
  switch (access.kind) {
    case Access::Kind::Read:
      return prefix + "read";
    case Access::Kind::Write:
      return prefix + "write";
    case Access::Kind::Atomic:
      return "atomic";
    case Access::Kind::Fence:
      return "fence";
    case Access::Kind::ReadFence:
      return "read barrier";
    case Access::Kind::WriteFence:
      return "write barrier";
    case Access::Kind::Lock:
      return "lock";
    case Access::Kind::TryLock:
      return "try to lock";
    case Access::Kind::Unlock:
      return "unlock";
    case Access::Kind::Choose:
      return "choose";
    case Access::Kind::End:
    case Access::Kind::Start:
    case Access::Kind::Synchronize:
    case Access::Kind::Join:
    case Access::Kind::LookAround:
    case Access::Kind::Class:
      return {};  // what it is called depends on more
  }
  return {};
}

std::string thread_of(const vm::State& state, vm::Ref object) {
  const auto number = vm::find_thread(state, object);
  return number ? fmt::format("thread {}", *number) : "a thread that has not been started";
}

/// What a call of the models' own is, in the words of those who wrote the program.
void describe_call(vm::Machine& machine, const vm::State& state, const vm::Instruction& at,
                   const vm::Cell* cells, const Names& names, TraceStep& step) {
  const std::string& name = at.method->name;
  const vm::Ref object = at.method->parameters.empty() ? 0 : vm::to_u4(cells[at.a]);
  enum class Of : std::uint8_t { Nothing, Thread, Monitor };
  struct Row {
    std::string_view method;
    std::string_view operation;
    Of of;
  };
  static constexpr Row rows[] = {
      {"JoinCore", "join", Of::Thread},
      {"TryJoinCore", "join", Of::Thread},
      {"GetStatus", "look at", Of::Thread},
      {"WaitCore", "wait on", Of::Monitor},
      {"PulseCore", "pulse", Of::Monitor},
      {"PulseAllCore", "pulse all on", Of::Monitor},
      {"Next", finalizing, Of::Nothing},
      {"CollectNow", "collect garbage", Of::Nothing},
      {"WaitForFinalizers", "wait for finalizers", Of::Nothing},
      {"FreeBlock", "free native memory", Of::Nothing},
  };
  const auto row = std::ranges::find(rows, name, &Row::method);
  if (row == std::end(rows)) {
    step.operation = name;
    return;
  }
  step.operation = row->operation;
  if (row->of == Of::Thread) step.target = thread_of(state, object);
  if (row->of == Of::Monitor) step.target = monitor_of(machine, state, object, names);
}

}  // namespace

std::string finalized_by(const vm::State& state, std::uint32_t thread) {
  const vm::Thread& one = *state.threads[thread];
  if (one.frames.size() < 2) return {};
  return "a " + one.frames[1].code->method->owner->name + ", which nothing leads to";
}

Location location_of(const vm::Place& place) {
  Location location;
  location.method = vm::qualified_name(*place.method);
  location.il_offset = place.il_offset;
  const vm::Module* module = place.method->owner->definition.module;
  location.instruction =
      assembly::short_text(*module->assembly, place.method->row, place.il_offset);
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

Location location_of(const vm::State& state, std::uint32_t thread) {
  const auto places = vm::user_stack(*state.threads[thread]);
  return places.empty() ? Location() : location_of(places.front());
}

std::string describe(const Location& location) {
  if (location.line == 0) return location.method;
  const std::string file = location.file.substr(location.file.find_last_of("/\\") + 1);
  return fmt::format("{} at {}:{}", location.method, file, location.line);
}

std::string value_of(vm::Machine& machine, vm::State& state, const vm::Field& field) {
  const auto id = field.owner->id;
  if (id >= state.statics.size() || !state.statics[id]) {
    const std::vector<std::uint8_t> zero(std::max(field.type->value_size, 8U));
    return value_of(machine, state, *field.type, zero.data(), {});
  }
  return value_of(machine, state, *field.type, state.statics[id]->data.data() + field.offset, {});
}

void describe_operation(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                        const Names& names, TraceStep& step) {
  vm::Execution execution(machine, state, thread);
  const vm::Frame& frame = execution.frame();
  const vm::Instruction& at = frame.code->instructions[frame.pc];
  const vm::Cell* cells = execution.cells(frame);
  const std::optional<Access> access = vm::access_of(execution, at, cells);
  step.action = "issue";
  if (!access) return;
  step.operation = word_for(*access);
  switch (access->kind) {
    case Access::Kind::Lock:
    case Access::Kind::TryLock:
    case Access::Kind::Unlock:
      step.target = monitor_of(machine, state, access->to.base, names);
      return;
    case Access::Kind::Start:
      step.operation = "start";
      step.target = fmt::format("thread {}", state.threads.size());
      return;
    case Access::Kind::Synchronize:
    case Access::Kind::Join:
    case Access::Kind::LookAround:
      return describe_call(machine, state, at, cells, names, step);
    case Access::Kind::Class:
      step.operation =
          at.op == vm::Op::end_class ? "finish initializing class" : "start initializing class";
      step.target = machine.types().by_id(access->to.base)->name;
      return;
    case Access::Kind::Fence:
    case Access::Kind::ReadFence:
    case Access::Kind::WriteFence:
    case Access::Kind::Choose:
    case Access::Kind::End:
      return;
    case Access::Kind::Read:
    case Access::Kind::Write:
    case Access::Kind::Atomic:
      break;
  }
  make_statics_at(execution, access->to);
  Pointer to = access->to;
  const bool is_struct = access->type != nullptr &&
                         access->type->stack_kind == vm::StackKind::Struct &&
                         access->type->parts.size() > 1;
  std::uint32_t in_value = 0;
  if (is_struct) {
    // A struct, of which one part is copied now.
    const auto& parts = access->type->parts;
    in_value = parts[execution.thread().copy.done % parts.size()].offset;
    to.offset += in_value;
  }
  const Target target = target_of(machine, state, to, names);
  step.target = target.text;
  step.is_programs_own = target.is_programs_own;
  if (target.type == nullptr || target.data == nullptr) return;
  const auto value = [&](const std::uint8_t* from) {
    return value_of(machine, state, *target.type, from, names);
  };
  if (access->kind != Access::Kind::Write) {
    step.value = value(target.data);
  } else if (const auto cell = written_cell(at)) {
    step.value = value(reinterpret_cast<const std::uint8_t*>(cells + *cell) + in_value);
  }
}

namespace {

using vm::Operation;

std::string word_for(const Operation& operation) {
  if (operation.kind == Operation::Kind::TryLock) return "try to lock";
  const std::string_view name =
      model::operation_class_names[static_cast<std::size_t>(operation.type)];
  std::string word(name);
  std::ranges::replace(word, '-', ' ');
  return word;
}

Location where_issued(const vm::Origin& origin) {
  if (origin.code == nullptr) return {};
  return location_of(vm::Place{origin.code->method, origin.code->il_offsets[origin.pc]});
}

/// Of a place that is not known yet, what is known of it.
std::string target_of_unknown(const vm::Pending& pending, const vm::Value& where) {
  const vm::Expression& place = pending.at(where);
  if (place.owner == nullptr) return "an element of an array that is not read yet";
  const vm::Type* type = nullptr;
  const std::string field = field_at(*place.owner, place.offset, false, &type);
  const char* of = place.is_element ? "an element of an array" : "a reference";
  return fmt::format("{}.{} of {} that is not read yet", place.owner->name, field, of);
}

Target target_of(vm::Machine& machine, vm::State& state, const vm::Pending& pending,
                 const Operation& operation, const Names& names) {
  if (!operation.where.is_known())
    return {target_of_unknown(pending, operation.where), {}, {}, false};
  if (operation.is_of_monitor()) {
    return {monitor_of(machine, state, vm::to_u4(operation.where.cell), names), {}, {}, false};
  }
  const Pointer pointer = Pointer::decode(operation.where.cell);
  vm::Execution execution(machine, state, 0);
  make_statics_at(execution, pointer);
  return target_of(machine, state, pointer, names);
}

/// What it reads or writes, if that is known.
std::string value_of(vm::Machine& machine, const vm::State& state, const Operation& operation,
                     const Target& target, const Names& names) {
  if (target.type == nullptr) return {};
  if (operation.is_write()) {
    if (!operation.value.is_known()) return {};
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&operation.value.cell);
    return value_of(machine, state, *target.type, bytes, names);
  }
  if (!operation.is_read() || target.data == nullptr) return {};
  return value_of(machine, state, *target.type, target.data, names);
}

}  // namespace

void describe_completion(vm::Machine& machine, vm::State& state, std::uint32_t thread,
                         std::uint32_t number, const Names& names, TraceStep& step) {
  const vm::Pending& pending = state.threads[thread]->pending;
  const Operation& operation = pending.queue[number];
  const Target target = target_of(machine, state, pending, operation, names);
  step.action = "complete";
  step.operation = word_for(operation);
  step.target = target.text;
  step.is_programs_own = target.is_programs_own;
  step.value = value_of(machine, state, operation, target, names);
  step.location = where_issued(operation.origin);
  for (std::uint32_t i = 0; i < number; ++i) {
    const Operation& older = pending.queue[i];
    if (older.is_constraint()) continue;
    const Location place = where_issued(older.origin);
    // What a read takes from a write before it is no other value than memory will have.
    const bool is_forwarded = operation.is_read() && older.is_write() && older.where.is_known() &&
                              older.where.cell == operation.where.cell;
    if (is_forwarded) step.value = value_of(machine, state, older, target, names);
    step.overtakes.push_back(
        {word_for(older), target_of(machine, state, pending, older, names).text, place});
  }
  step.out_of_order = !step.overtakes.empty();
}

void describe_issued(vm::Machine& machine, vm::State& state, const vm::Pending& pending,
                     const Operation& operation, const Names& names, TraceStep& step) {
  const Target target = target_of(machine, state, pending, operation, names);
  step.action = "issue";
  step.operation = word_for(operation);
  step.target = target.text;
  step.is_programs_own = target.is_programs_own;
  if (operation.is_write()) step.value = value_of(machine, state, operation, target, names);
  step.location = where_issued(operation.origin);
}

std::string method_of_thread(const vm::Machine& machine, const vm::State& state,
                             std::uint32_t thread) {
  const vm::WellKnown& known = machine.known();
  const vm::Object* object = state.heap.find(state.threads[thread]->object);
  if (object == nullptr) return vm::qualified_name(*known.finalizer_run);
  const auto start = vm::load<vm::Ref>(object->data() + known.thread_start->offset);
  const vm::Object* delegate = state.heap.find(start);
  if (delegate == nullptr) return {};
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
  const vm::Wait wait = vm::wait_of(state, thread);
  const std::string object = name_of_lock(machine, state, wait.object, names);
  switch (wait.what) {
    case vm::Wait::For::Nothing:
      status.status = one.status == vm::Thread::Status::Ended ? "ended" : "runs";
      break;
    case vm::Wait::For::Monitor:
      status.status =
          fmt::format("waits for the monitor of {}, which thread {} holds", object, wait.thread);
      break;
    case vm::Wait::For::Garbage:
      status.status = "waits for objects to finalize";
      break;
    case vm::Wait::For::Pulse:
      status.status = fmt::format("waits for a pulse of {}", object);
      break;
    case vm::Wait::For::Thread:
      status.status = fmt::format("waits for thread {} to end", wait.thread);
      break;
    case vm::Wait::For::Class:
      status.status = fmt::format("waits for class {}, which thread {} is initializing",
                                  wait.type->name, wait.thread);
      break;
  }
  return status;
}

}  // namespace mmcheck::search
