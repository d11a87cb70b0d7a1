// Calls and returns, class initialisation, stopping.
#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "vm/execute/fast_paths.hpp"
#include "vm/execute/objects.hpp"
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/program/reflection_names.hpp"
#include "vm/translate/effects.hpp"

namespace mmcheck::vm {

Execution::Execution(Machine& machine, State& state, std::uint32_t thread, Patience patience)
    : machine_(machine),
      state_(state),
      number_(thread),
      patience_(patience),
      thread_(&state.threads[thread].write()),
      steps_left_(machine.limits().steps) {}

Stop Execution::run() {
  const std::size_t frames = thread_->frames.size();
  const std::uint32_t pc = frame().pc;
  Stop stop = run_guarded<false>();
  has_left_ = thread_->frames.size() != frames || frame().pc != pc;
  return stop;
}

Stop Execution::step(Surroundings& surroundings, std::uint32_t choice,
                     const Relaxation* relaxation) {
  surroundings_ = &surroundings;
  choice_ = choice;
  relaxation_ = relaxation;
  ends_everywhere_ = surroundings.ends_everywhere();
  notices_all_ = relaxation != nullptr || ends_everywhere_;
  if (relaxation != nullptr) return relaxed_step();
  first_ = &frame().code->instructions[frame().pc];
  is_granted_ = true;
  run_guarded<true>();
  if (is_violation(stop_.kind)) let_others_go_first();
  return stop_;
}

Stop Execution::run_step() { return run_guarded<true>(); }

template <bool is_step>
Stop Execution::run_guarded() {
  try {
    return run_loop<is_step>();
  } catch (const Unresolved& reason) {
    missing(reason.what());
    return stop_;
  }
}

void Execution::grow_cells(std::uint32_t limit) { thread_->cells.resize(limit * 3 / 2 + 64); }

Outcome Execution::overflow(const Method& method) {
  return stop_with({Stop::Kind::Overflow, 0, 0,
                    fmt::format("the stack overflowed in {}", qualified_name(method))});
}

/// What lies behind a filter's arguments belongs to the frames that the exception is passing.
Outcome Execution::call_from_filter(const Code& code, std::uint32_t arguments) {
  const std::uint32_t base = frame().limit;
  thread_->cells.resize(std::max<std::size_t>(thread_->cells.size(), base + code.argument_cells));
  std::copy_n(thread_->cells.begin() + arguments, code.argument_cells,
              thread_->cells.begin() + base);
  move_deferred(arguments, base, code.argument_cells);
  push_code(code, base, arguments);
  return Outcome::Transferred;
}

Outcome Execution::call_aside(const Method& method, std::initializer_list<Cell> values) {
  const std::uint32_t base = frame().limit;
  const std::size_t needed = base + std::max<std::size_t>(values.size(), 1);
  if (thread_->cells.size() < needed) thread_->cells.resize(needed);
  std::copy(values.begin(), values.end(), thread_->cells.begin() + base);
  forget_cells(base, static_cast<std::uint32_t>(values.size()));
  return push_frame(method, base);
}

namespace {

bool is_alike(const Type* left, const Type* right) {
  return left->stack_kind == right->stack_kind &&
         (left->stack_kind != StackKind::Struct || left->value_size == right->value_size);
}

/// Whether the arguments lie where the method looks for them, and its result where the caller does.
/// Not of the `first` parameters, which are looked at otherwise.
bool fits(const Method& method, const CallSignature& signature, std::ptrdiff_t first) {
  return is_alike(method.return_type, signature.return_type) &&
         method.parameters.size() == signature.parameters.size() &&
         std::equal(method.parameters.begin() + first, method.parameters.end(),
                    signature.parameters.begin() + first, signature.parameters.end(), is_alike);
}

}  // namespace

/// The frame makes way for the one of the method whose result is its own, as `tail.` wants it
/// (III.2.4). An ordinary call is as good, but for the stack that it takes: where somebody else
/// waits for this frame's end, and where an argument points to a variable of it.
Outcome Execution::tail_call(const Method& method, std::uint32_t arguments) {
  const Code& code = machine_.code(method);
  const Frame own = frame();
  const auto is_own_variable = [&](Cell cell) {
    const Pointer pointer = Pointer::decode(cell);
    return pointer.kind == Pointer::Kind::Frame && pointer.thread() == number_ &&
           pointer.cell() >= own.base;
  };
  const Cell* first = thread_->cells.data() + arguments;
  if (own.kind != Frame::Kind::Call || own.repeats || thread_->frames.size() == 1 ||
      std::any_of(first, first + code.argument_cells, is_own_variable)) {
    return push_frame(method, arguments);
  }
  if (is_too_deep(std::uint64_t{own.base} + code.frame_cells)) return overflow(method);
  thread_->frames.pop_back();
  std::memmove(thread_->cells.data() + own.base, first, code.argument_cells * sizeof(Cell));
  move_deferred(arguments, own.base, code.argument_cells);
  push_code(code, own.base, own.result);
  return Outcome::Transferred;
}

Outcome Execution::call_pointer(Cell function, const CallSignature& signature,
                                std::uint32_t arguments, bool is_tail) {
  const Method* method = machine_.function(function);
  if (method == nullptr) return missing("calli through a pointer that is no method's");
  const bool is_object = !method->is_static && !signature.parameters.empty() &&
                         signature.parameters.front()->is_reference();
  if (!fits(*method, signature, is_object ? 1 : 0)) {
    return missing(fmt::format("calli of {} with other parameters", qualified_name(*method)));
  }
  Cell& receiver = thread_->cells[arguments];
  if (is_object && to_u4(receiver) != 0) {
    if (!is_instance(*this, to_u4(receiver), *method->owner)) {
      return missing(fmt::format("calli of {} on another object", qualified_name(*method)));
    }
    if (method->owner->is_value_type()) receiver = Pointer::to_object(to_u4(receiver), 0);
  } else if (is_object && method->owner->is_value_type()) {
    return raise("NullReference");
  }
  return call(*method, arguments, is_tail);
}

/// A delegate's target is `this` of an instance method, or the first argument of a static one; a
/// static method that takes as many arguments as Invoke gets no target at all.
Outcome Execution::call_delegate(const Method& invoke, std::uint32_t arguments,
                                 std::uint32_t target, bool is_tail) {
  const Object* delegate = heap().find(to_u4(thread_->cells[arguments]));
  if (delegate == nullptr) return raise("NullReference");
  if (!is_instance(*this, to_u4(thread_->cells[arguments]), *invoke.owner)) {
    return missing("something else is called as a delegate");
  }
  const auto function = load<Cell>(delegate->data() + known().delegate_method->offset);
  if (function == 0) return raise("NullReference");  // a combined one, its list is not there yet
  const Method* method = machine_.function(function);
  // Translation has seen to it that the two fit, but unsafe code can write what it likes.
  if (method == nullptr || (method->intrinsic != nullptr &&
                            cells_of(method->parameters) > cells_of(invoke.parameters))) {
    return missing("a delegate whose method is not known");
  }
  return call_found(*method, invoke, arguments, target, is_tail);
}

Outcome Execution::call_found(const Method& method, const Method& invoke, std::uint32_t arguments,
                              std::uint32_t target, bool is_tail) {
  const bool takes_target = method.parameters.size() == invoke.parameters.size();
  return takes_target ? call_on_target(method, arguments, target, is_tail)
                      : call_open(method, invoke, arguments, is_tail);
}

/// No delegate is made without the target that its method needs: if there is none, its write has
/// not happened yet, and the method finds null for `this`, as it does where Invoke is a jump.
Outcome Execution::call_on_target(const Method& method, std::uint32_t arguments,
                                  std::uint32_t target, bool is_tail) {
  const bool in_box = !method.is_static && method.owner->is_value_type();
  if (in_box && thread_->pending.is_deferred(target * 8, 8)) return stall();
  if (in_box && thread_->cells[target] == 0) return raise("NullReference");
  const Cell delegate = thread_->cells[arguments];
  const Cell object = thread_->cells[target];
  thread_->cells[arguments] = in_box ? Pointer::to_object(to_u4(object), 0) : object;
  move_deferred(target, arguments, 1);
  const Outcome outcome = call(method, arguments, is_tail);
  if (outcome == Outcome::Stopped) {
    thread_->cells[arguments] = delegate;
    forget_cells(arguments, 1);
  }
  return outcome;
}

/// What is called are the arguments without the delegate; the first one may be the receiver.
Outcome Execution::call_open(const Method& method, const Method& invoke, std::uint32_t arguments,
                             bool is_tail) {
  if (!method.is_static && method.owner->is_reference()) {
    if (thread_->pending.is_deferred((arguments + 1) * 8, 8)) return stall();
    if (thread_->cells[arguments + 1] == 0) return raise("NullReference");
  }
  const std::uint32_t count = cells_of(invoke.parameters) - 1;
  const auto move = [&](std::uint32_t from, std::uint32_t to) {
    Cell* cells = thread_->cells.data();
    std::memmove(cells + to, cells + from, count * sizeof(Cell));
    move_deferred(from, to, count);
  };
  const Cell delegate = thread_->cells[arguments];
  move(arguments + 1, arguments);
  const Outcome outcome = call(method, arguments, is_tail);
  if (outcome == Outcome::Stopped) {
    move(arguments, arguments + 1);
    thread_->cells[arguments] = delegate;
    forget_cells(arguments, 1);
  }
  return outcome;
}

Outcome Execution::end_thread(std::uint32_t result, std::uint32_t count) {
  const std::int32_t value = count == 0 ? 0 : to_i4(thread_->cells[result]);
  const Ref object = thread_->object;
  *thread_ = Thread();
  thread_->status = Thread::Status::Ended;
  thread_->object = object;
  return stop_with({Stop::Kind::Ended, value, 0, {}});
}

Outcome Execution::initialize_class(const Type& type) {
  const Statics& known_statics = statics(type);
  if (known_statics.status == Statics::Status::Done) return Outcome::Done;
  if (known_statics.status == Statics::Status::Running) {
    return must_wait_for_class(state_, number_, type) ? block() : Outcome::Done;
  }
  if (known_statics.status == Statics::Status::Failed) {
    return throw_exception(known_statics.failure);
  }
  Statics& block = writable_statics(type);
  if (type.static_constructor == nullptr) {
    block.status = Statics::Status::Done;
    return Outcome::Done;
  }
  const std::uint32_t base = frame().limit;
  const Code& code = machine_.class_constructor(type);
  if (is_too_deep(std::uint64_t{base} + code.frame_cells)) {
    return overflow(*type.static_constructor);
  }
  block.status = Statics::Status::Running;
  block.thread = number_;
  push_code(code, base, base);
  frame().repeats = true;
  return Outcome::Transferred;
}

Outcome Execution::go_on_in(const Code& code, const Cell* arguments) {
  const auto base = static_cast<std::uint32_t>(arguments - thread_->cells.data());
  if (is_too_deep(std::uint64_t{base} + code.frame_cells)) return overflow(*code.method);
  if (frame().kind == Frame::Kind::Filter) return call_from_filter(code, base);
  push_code(code, base, base);
  return Outcome::Transferred;
}

void Execution::end_class(const Type& type, Ref failure) {
  Statics& block = writable_statics(type);
  block.status = failure != 0 ? Statics::Status::Failed : Statics::Status::Done;
  block.failure = failure;
  has_ended_a_class_ = true;
}

Outcome Execution::stop_with(Stop stop) {
  stop_ = std::move(stop);
  return Outcome::Stopped;
}

Outcome Execution::missing(std::string reason) {
  return stop_with({Stop::Kind::Missing, 0, 0, std::move(reason)});
}

Outcome Execution::block() { return stop_with({Stop::Kind::Blocked, 0, 0, {}}); }

bool Execution::is_patient() const {
  if (thread_->time_left) return !is_out_of_time();
  return patience_ == Patience::Waits && can_others_go_on(state_, number_);
}

std::uint32_t Execution::choose(std::uint32_t count) {
  alternatives_ = count;
  // A step that is tried for what is quiet alone answers something, and does not count where there
  // is a choice.
  return choice_ < count ? choice_ : 0;
}

}  // namespace mmcheck::vm
