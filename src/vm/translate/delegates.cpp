// Delegates, and the functions that they are made of.
#include <fmt/core.h>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

namespace {

/// A delegate may call a method that takes what Invoke is given: the same, or something wider.
bool may_take(TypeSystem& types, const Type* given, const Type* taken) {
  if (given == taken) return true;
  if (given->stack_kind == StackKind::Void || taken->stack_kind == StackKind::Void) return false;
  if (given->is_reference() && taken->is_reference()) {
    return is_assignable(types, reference_to(given), taken);
  }
  if (given->stack_kind == StackKind::ByRef && taken->stack_kind == StackKind::ByRef) {
    return is_same_memory(given->element, taken->element);
  }
  return given->stack_kind == taken->stack_kind && given->primitive != Primitive::None &&
         given->primitive == taken->primitive;
}

const Method* find_invoke(TypeSystem& types, const Type* delegate) {
  for (std::size_t i = 0; i < delegate->methods.size(); ++i) {
    const Method* method = types.declared(delegate, i);
    if (method->name == "Invoke") return method;
  }
  throw Unresolved(fmt::format("{} has no method Invoke", delegate->name));
}

}  // namespace

/// III.4.21: the target and the method must fit each other and the delegate. A delegate calls its
/// method without looking at it again.
void Translator::check_delegate(const Type* delegate) {
  const Entry& function = stack().top();
  const Method* method = function.function;
  const StackType target = stack().top(1).type;
  // What ldvirtftn finds on one object need not be what another has.
  if (method == nullptr || (function.where != Entry::Where::Function && !function.is_of_below)) {
    throw Unresolved(fmt::format("a {} is made of something else than ldftn or ldvirtftn just made",
                                 delegate->name));
  }
  const Method& invoke = *find_invoke(types_, delegate);
  std::vector<const Type*> given(invoke.parameters.begin() + 1, invoke.parameters.end());
  std::vector<const Type*> taken = method->parameters;
  const bool has_target = taken.size() == given.size() + 1;
  bool fits = has_target || taken.size() == given.size();
  if (has_target) {
    // `this`, or the first parameter of a static method. Of a value type it is the box.
    const Type* receiver = method->is_static ? taken.front() : method->owner;
    fits = receiver->is_reference()
               ? is_assignable(types_, target, receiver)
               : !method->is_static && (target.is_null() || target == reference_to(receiver));
    taken.erase(taken.begin());
  } else if (!method->is_static && method->owner->is_value_type()) {
    fits = fits && given.front()->stack_kind == StackKind::ByRef;
  }
  for (std::size_t i = 0; fits && i < given.size(); ++i) {
    fits = may_take(types_, given[i], taken[i]);
  }
  if (!fits || !may_take(types_, method->return_type, invoke.return_type)) {
    throw Unresolved(fmt::format("a {} cannot call {} on {}", delegate->name, name_of(*method),
                                 describe(target)));
  }
}

/// Of a method that needs one, it has a target: ldvirtftn has seen to it, ldftn has not.
void Translator::new_delegate(const Method& constructor) {
  const Type* type = constructor.owner;
  check_delegate(type);
  coerce_arguments(constructor.parameters, 1, name_of(constructor));
  require_heap(type);
  const Method& method = *stack().top().function;
  const bool is_closed = method.parameters.size() == find_invoke(types_, type)->parameters.size();
  const std::uint16_t target = stack().cell_of(stack().top(1));
  if (is_closed && !method.is_static) {
    check_receiver(target, method, true);
  }
  const std::uint16_t function = stack().cell_of(stack().top());
  const std::uint16_t place = stack().top(1).home;
  stack().emit(Op::new_delegate, place, target, function, type);
  stack().drop(2);
  stack().push_home(reference_to(type));
}

void Translator::ldftn(const assembly::Instruction& instruction) {
  const Method* method = &method_operand(instruction);
  if (prefixes_.constrained.value != 0) {
    assembly::Instruction constraint = instruction;
    constraint.token = prefixes_.constrained;
    method = types_.find_static(type_operand(constraint), method);
  }
  if (method->owner->is_array()) throw Unresolved("ldftn of an array's method is not supported");
  if (method->is_abstract() || method->owner->static_constructor == method) {
    throw Refused(fmt::format("ldftn of {}, which cannot be called so", name_of(*method)));
  }
  Entry entry;
  entry.type = {StackKind::Native};
  entry.where = Entry::Where::Function;
  entry.function = method;
  stack().push(entry);
}

void Translator::ldvirtftn(const assembly::Instruction& instruction) {
  const Method& method = method_operand(instruction);
  Entry object = stack().pop();
  if (method.is_static || method.owner->is_array()) {
    throw Refused(fmt::format("ldvirtftn of {}, which is not virtual", name_of(method)));
  }
  const bool is_box = method.owner->is_value_type() && object.type == reference_to(method.owner);
  if (object.type.kind != StackKind::Ref) refuse_operand(object);
  const std::uint16_t cell = stack().cell_of(object);
  if (is_box) {
    // Nothing can override the method of a value type.
    check_receiver(cell, method, false);
    Entry entry;
    entry.type = {StackKind::Native};
    entry.where = Entry::Where::Function;
    entry.function = &method;
    stack().push(entry);
    return;
  }
  const bool is_of_below = stack().depth() != 0 && LazyStack::is_in(stack().top(), cell);
  stack().emit(Op::load_virtual_function, object.home, cell, 0, &method);
  Entry& function = stack().push_home({StackKind::Native});
  function.function = &method;
  function.is_of_below = is_of_below;
}

}  // namespace mmcheck::vm
