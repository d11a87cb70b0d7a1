#include "vm/execute/machine.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <functional>

#include "base/error.hpp"
#include "base/unicode.hpp"
#include "vm/execute/constants.hpp"
#include "vm/execute/execution.hpp"
#include "vm/execute/threads.hpp"
#include "vm/program/durations.hpp"
#include "vm/program/reflection_names.hpp"
#include "vm/program/uses.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::vm {
WellKnown::WellKnown(TypeSystem& types)
    : object(types.model("System.Object")),
      u1(types.primitive(assembly::ElementType::U1)),
      u2(types.primitive(assembly::ElementType::U2)),
      u4(types.primitive(assembly::ElementType::U4)),
      u8(types.primitive(assembly::ElementType::U8)),
      string(types.model("System.String")),
      exception(types.model("System.Exception")),
      runtime_type(types.model("System.RuntimeType")),
      array(types.model("System.Array")),
      multicast_delegate(types.model("System.MulticastDelegate")),
      runtime_type_handle(types.model_field("System.RuntimeType", "_handle")),
      delegate_target(types.model_field("System.Delegate", "_target")),
      delegate_method(types.model_field("System.Delegate", "_method")),
      exception_was_thrown(types.model_field("System.Exception", "_wasThrown")),
      exception_trace(types.model_field("System.Exception", "_stackTrace")),
      exception_message(types.model_field("System.Exception", "_message")),
      wrapped_exception(types.model_field("System.Runtime.CompilerServices.RuntimeWrappedException",
                                          "_wrappedException")),
      out_of_memory(types.model_method("System.Runtime.CompilerServices.Throw", "OutOfMemory", 0)),
      thread_number(types.model_field("System.Threading.Thread", "_number")),
      thread_name(types.model_field("System.Threading.Thread", "_name")),
      thread_start(types.model_field("System.Threading.Thread", "_start")),
      thread_background(types.model_field("System.Threading.Thread", "_background")),
      thread_run(types.model_method("System.Threading.Thread", "Run", 2)),
      thread_finish(types.model_method("System.Threading.Thread", "Finish", 0)),
      task_word(types.model_field("System.Threading.Tasks.Task", "_word")),
      task_runner(types.model_field("System.Threading.Tasks.Task", "_runner")),
      outcome_is_last(types.model_field("System.Threading.Tasks.TaskOutcome", "IsLast")),
      finalizer_run(types.model_method("System.Finalizer", "Run", 0)),
      weak_handle(types.model("System.WeakHandle")),
      weak_target(types.model_field("System.WeakHandle", "_target")),
      weak_is_long(types.model_field("System.WeakHandle", "_isLong")),
      clock_now(types.model_field("System.Clock", "s_now")),
      clock_waited(types.model_field("System.Clock", "t_waited")) {}

Machine::Machine(TypeSystem& types, MachineLimits limits, Output output)
    : types_(types),
      known_(types),
      limits_(limits),
      keeps_traces_(refers_to_method(types.program(), "get_StackTrace")),
      reads_task_status_(refers_to_method(types.program(), "get_Status")),
      watches_unobserved_tasks_(refers_to_method(types.program(), "add_UnobservedTaskException")),
      output_(std::move(output)),
      dispatch_(table_size),
      assignable_(table_size) {}

const std::vector<std::int64_t>& Machine::durations() {
  if (!durations_) durations_ = durations_of(types_.program());
  return *durations_;
}

const Code& Machine::translate_now(const Method& method) {
  try {
    method.code = &keep(translate(types_, method, limits_.steps != 0));
  } catch (const base::Error& error) {
    throw error.in(method.owner->definition.module->assembly->path());
  }
  return *method.code;
}

const Code& Machine::keep(std::unique_ptr<const Code> code) {
  if (!repairs_.is_empty()) code->marks = repairs_.marks_of(*code);
  codes_.push_back(std::move(code));
  return *codes_.back();
}

void Machine::repair(Repairs repairs) {
  repairs_ = std::move(repairs);
  for (const auto& code : codes_) code->marks = repairs_.marks_of(*code);
}

const Places& Machine::places(const Module& module, std::uint32_t method) {
  const auto key = std::pair(&module, method);
  const auto known = places_.find(key);
  if (known != places_.end()) return known->second;
  return places_.emplace(key, Places(*module.assembly, method)).first->second;
}

const Code& Machine::ensuring(const Type& type) {
  const Code*& code = ensuring_[&type];
  if (code == nullptr) code = &keep(translate_ensuring(types_, type));
  return *code;
}

const Code& Machine::making(const Type& type) {
  const Code*& code = making_[&type];
  if (code == nullptr) code = &keep(translate_making(types_, type));
  return *code;
}

const Code& Machine::invoking(const Method& method) {
  const Code*& code = invoking_[&method];
  if (code == nullptr) code = &keep(translate_invoking(types_, method));
  return *code;
}

const Code& Machine::class_constructor(const Type& type) {
  const Code*& code = class_constructors_[&type];
  if (code == nullptr) {
    code = &keep(translate_class_constructor(types_, type));
  }
  return *code;
}

const Method* Machine::look_up_virtual(Dispatch& entry, const Type* receiver,
                                       const Method* declared) {
  entry = {receiver, declared, types_.find_virtual(receiver, declared)};
  return entry.found;
}

Cell Machine::function_pointer(const Method* method) {
  const auto [place, is_new] = function_numbers_.try_emplace(method, functions_.size() + 1);
  if (is_new) functions_.push_back(method);
  return place->second;
}

const Method* Machine::function(Cell pointer) const {
  return pointer - 1 < functions_.size() ? functions_[pointer - 1] : nullptr;
}

Cell Machine::data_pointer(const Field& field) {
  const auto number = static_cast<std::uint32_t>(data_.size());
  const auto [place, is_new] = data_numbers_.try_emplace(&field, number);
  if (is_new) data_.push_back(&field);
  return Pointer::to_data(place->second);
}

std::span<const std::uint8_t> Machine::data(std::uint32_t number) const {
  if (number >= data_.size() || !data_[number]->has_data) return {};
  return types_.initial_data(*data_[number]);
}

const Field* Machine::field_of_handle(Cell handle) const {
  const Pointer pointer = Pointer::decode(handle);
  const std::uint32_t number = pointer.base & ~Pointer::data_bit;
  const bool is_handle = pointer.kind == Pointer::Kind::Static && pointer.offset == 0 &&
                         (pointer.base & Pointer::data_bit) != 0 && number < data_.size();
  return is_handle ? data_[number] : nullptr;
}

Ref Machine::new_string(State& state, std::u16string_view text, std::u16string_view more) {
  // One character more than it has: unsafe code may look for the terminating zero.
  const std::uint64_t size = 2 * (std::uint64_t{text.size()} + more.size() + 1);
  if (size > limits_.array_bytes || state.heap.bytes() + size > limits_.heap_bytes) return 0;
  return allocate_string(state, text, more);
}

Ref Machine::allocate_string(State& state, std::u16string_view text,
                             std::u16string_view more) const {
  const std::size_t length = text.size() + more.size();
  // Texts that lie in the heap stay where they are.
  const Ref ref = state.heap.allocate(known_.string, static_cast<std::uint32_t>(length),
                                      static_cast<std::uint32_t>(2 * (length + 1)));
  if (ref != 0) {
    auto* to = reinterpret_cast<char16_t*>(state.heap.find_writable(ref)->data());
    std::ranges::copy(more, std::ranges::copy(text, to).out);
  }
  return ref;
}

Ref Machine::new_string(State& state, std::string_view utf8) {
  return new_string(state, base::to_utf16(utf8));
}

Ref Machine::permanent_string(State& state, std::u16string_view text) const {
  const Ref ref =
      state.heap.allocate_permanent(known_.string, static_cast<std::uint32_t>(text.size()),
                                    static_cast<std::uint32_t>(2 * (text.size() + 1)));
  if (ref != 0) {
    auto* to = reinterpret_cast<char16_t*>(state.heap.find_writable(ref)->data());
    std::ranges::copy(text, to);
  }
  return ref;
}

std::u16string_view Machine::text(const State& state, Ref string) const {
  const Object* object = state.heap.find(string);
  if (object == nullptr) return {};
  // Unsafe code can take other objects for strings.
  const std::uint32_t length = std::min(object->length, object->size / 2);
  return {reinterpret_cast<const char16_t*>(object->data()), length};
}

Ref Machine::type_object(State& state, const Type* type) {
  if (type->id >= state.type_objects.size()) state.type_objects.resize(type->id + 1);
  Ref& ref = state.type_objects[type->id];
  if (ref == 0) {
    ref = state.heap.allocate_permanent(known_.runtime_type, 0, known_.runtime_type->instance_size);
    store(state.heap.find_writable(ref)->data() + known_.runtime_type_handle->offset,
          Cell{type->id});
  }
  return ref;
}

Ref Machine::singleton(State& state, const Type* type) {
  if (type->id >= state.singletons.size()) state.singletons.resize(type->id + 1);
  Ref& ref = state.singletons[type->id];
  if (ref == 0) {
    ref = state.heap.allocate_permanent(type, 0, type->is_array() ? 0 : type->instance_size);
  }
  return ref;
}

Ref Machine::make_literal(State& state, std::uint64_t key) {
  const auto& modules = types_.program().modules();
  const auto index = static_cast<std::uint32_t>(key);
  std::u16string text = modules[key >> 32]->metadata().user_string(index);
  const auto next = static_cast<std::uint32_t>(literal_texts_.size() + 1);
  const auto place = literal_texts_.try_emplace(std::move(text), next).first;
  literal_numbers_.resize(modules.size());
  auto& numbers = literal_numbers_[key >> 32];
  if (index >= numbers.size()) numbers.resize(index + 1);
  numbers[index] = place->second;
  if (place->second >= state.literals.size()) state.literals.resize(place->second + 1);
  Ref& ref = state.literals[place->second];
  // There are only so many in a program: there is always room for them.
  if (ref == 0) ref = permanent_string(state, place->first);
  return ref;
}

Ref Machine::intern(State& state, std::u16string text) {
  const auto next = static_cast<std::uint32_t>(literal_texts_.size() + 1);  // 0 is none
  const auto place = literal_texts_.try_emplace(std::move(text), next).first;
  const std::uint32_t number = place->second;
  if (number >= state.literals.size()) state.literals.resize(number + 1);
  Ref& ref = state.literals[number];
  if (ref == 0) ref = permanent_string(state, place->first);
  return ref;
}

Ref Machine::find_interned(const State& state, const std::u16string& text) const {
  const auto place = literal_texts_.find(text);
  const bool is_known = place != literal_texts_.end() && place->second < state.literals.size();
  return is_known ? state.literals[place->second] : 0;
}

const Code& Machine::starting(const Entry& entry) {
  return keep(translate_entry(types_, entry, *known_.thread_finish));
}

State Machine::initial(const Entry& entry, const std::vector<std::string>& arguments) {
  arguments_ = arguments;
  State state;
  state.heap = Heap(limits_.collect_bytes);
  state.threads.push_back(base::Shared<Thread>::make(make_thread(starting(entry))));
  Execution execution(*this, state, 0);
  make_constants(execution, entry);
  if (finalizes_) state.threads.push_back(base::Shared<Thread>::make(finalizer_thread()));
  return state;
}

Thread Machine::finalizer_thread() { return make_thread(code(*known_.finalizer_run)); }

Stop Machine::run(State& state, std::uint32_t thread, Patience patience) {
  Execution execution(*this, state, thread, patience);
  Stop stop = execution.run();
  // It has to wait now, but not where it did before.
  if (stop.kind == Stop::Kind::Blocked && execution.has_moved()) stop.kind = Stop::Kind::Operation;
  return stop;
}

}  // namespace mmcheck::vm
