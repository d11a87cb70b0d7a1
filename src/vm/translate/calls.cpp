// Calls: of methods, of functions behind pointers, of what only arrays have. The arguments are
// brought to where the callee's frame begins; its result comes back there.
#include <fmt/core.h>

#include "assembly/flags.hpp"
#include "vm/program/assertions.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::ElementType;
using assembly::Table;

namespace {

bool is_virtual(const Method& method) {
  return !method.is_static && (method.flags & assembly::MethodFlags::is_virtual) != 0;
}

/// Whether no class can have one of its own.
bool is_final(const Method& method) {
  return !method.is_abstract() && ((method.flags & assembly::MethodFlags::final) != 0 ||
                                   (method.owner->flags & assembly::TypeFlags::sealed) != 0);
}

bool is_model_method(const Method& method, std::string_view type, std::string_view name) {
  return method.name == name && method.owner->name == type &&
         method.owner->definition.module != nullptr && method.owner->definition.module->is_model;
}

}  // namespace

std::string name_of(const Method& method) {
  return fmt::format("{}::{}", method.owner->name, method.name);
}

const Method& Translator::method_operand(const assembly::Instruction& instruction) {
  const Token token = instruction.token;
  const assembly::Metadata& metadata = module().metadata();
  const bool is_method =
      metadata.contains(token) &&
      (token.table() == Table::MethodDef || token.table() == Table::MethodSpec ||
       (token.table() == Table::MemberRef &&
        !assembly::is_field_signature(metadata.blob(Column::MemberRef_Signature, token.row()))));
  if (!is_method) {
    throw Refused(fmt::format("{} has {:#010x}, which is the token of no method", stack().opcode(),
                              token.value));
  }
  const Method& method = *types_.method(module(), token, context());
  types_.require_loadable(method.owner);
  if (method.is_open) {
    throw Refused(fmt::format("{} has the generic method {} without its type arguments",
                              stack().opcode(), name_of(method)));
  }
  return method;
}

// --- Arguments and results

/// Brings those of the topmost entries home that only say "the same as the entry below": what is
/// below is about to change.
void Translator::unshare(std::size_t count) {
  const std::span<Entry> entries = stack().top_entries(count);
  for (std::size_t i = count; i-- > 0;) {
    const bool is_shared =
        entries[i].where == Entry::Where::Cell && entries[i].cell >= code_->stack_begin();
    if (is_shared) stack().bring_home(entries[i]);
  }
}

/// Makes the topmost entries values of these parameters, `first` and what follows.
void Translator::coerce_arguments(const std::vector<const Type*>& parameters, std::size_t first,
                                  std::string_view what) {
  const std::size_t count = parameters.size() - first;
  unshare(count);
  const std::span<Entry> entries = stack().top_entries(count);
  for (std::size_t i = 0; i < count; ++i) {
    coerce(entries[i], parameters[first + i], fmt::format("parameter {} of {}", first + i, what),
           true);
  }
}

/// The topmost entries become the arguments, where the callee expects them.
void Translator::prepare_arguments(const std::vector<const Type*>& parameters,
                                   std::string_view what) {
  coerce_arguments(parameters, 0, what);
  for (Entry& entry : stack().top_entries(parameters.size())) stack().bring_home(entry);
  stack().before_writing_memory();
}

/// Takes the arguments off and pushes the result, which is where they were.
void Translator::finish_call(std::size_t arguments, const Type* result) {
  stack().drop(arguments);
  if (result->stack_kind != StackKind::Void) push_loaded(result);
}

/// Where the first of so many arguments is; where the result will be.
std::uint16_t Translator::place_of(std::size_t arguments) {
  return arguments == 0 ? stack().next_home() : stack().top(arguments - 1).home;
}

// --- Calls

void Translator::call(const assembly::Instruction& instruction, bool is_callvirt) {
  const Method& method = method_operand(instruction);
  if (prefixes_.constrained.value == 0) return call_method(method, is_callvirt);
  assembly::Instruction constraint = instruction;
  constraint.token = prefixes_.constrained;
  const Type* type = type_operand(constraint);
  if (method.is_static) return call_method(*types_.find_static(type, &method), false);
  constrained_call(type, method);
}

void Translator::call_method(const Method& method, bool is_callvirt) {
  if (method.owner->is_array()) return call_array(method);
  if (call_known(method)) return;
  if (is_for_the_log(method)) {
    prepare_arguments(method.parameters, name_of(method));
    return stack().drop(method.parameters.size());
  }
  if (is_callvirt && method.is_static) {
    throw Refused(fmt::format("callvirt of {}, which is static", name_of(method)));
  }
  const bool dispatches = is_callvirt && is_virtual(method) && !method.owner->is_value_type();
  if (!dispatches && method.is_abstract()) {
    const std::string what = fmt::format("call of {}, which is abstract", name_of(method));
    if (method.owner->definition.module->is_model) throw Unresolved(what + " in the models");
    throw Unloadable(what, "BadImageFormat");
  }
  if (method.owner->static_constructor == &method) {
    throw Refused(fmt::format("call of the class constructor {}", name_of(method)));
  }
  prepare_arguments(method.parameters, name_of(method));
  const std::size_t count = method.parameters.size();
  const std::uint16_t place = place_of(count);
  const std::uint16_t tail = tail_flag(method.return_type);
  if (dispatches && !is_final(method)) {
    stack().emit(Op::call_virtual, place, 0, tail, &method);
    return finish_call(count, method.return_type);
  }
  if (is_callvirt) check_receiver(place, method);
  // Such a method has no code that could see to it.
  if (method.intrinsic != nullptr && method.is_static && !method.owner->is_before_field_init) {
    ensure_class(method.owner);
  }
  if (method.intrinsic != nullptr) {
    pin_arguments(method, place);
    stack().emit(Op::call_intrinsic, place, 0, 0, &method);
  } else {
    stack().emit(Op::call, place, 0, tail, &method);
  }
  finish_call(count, method.return_type);
}

/// Of a method that is called without looking at the object's own class.
void Translator::check_receiver(std::uint16_t cell, const Method& method, bool is_target) {
  const Type* type = method.owner->is_reference() ? method.owner : nullptr;
  stack().emit(Op::null_check, cell, is_target ? 1 : 0, 0, type);
}

/// Of those that write them to memory. They lie in the cells from `place`.
void Translator::pin_arguments(const Method& intrinsic, std::uint16_t place) {
  if (!stores_arguments(intrinsic)) return;
  std::uint32_t cell = place;
  for (const Type* parameter : intrinsic.parameters) {
    if (parameter->stack_kind == StackKind::Native) stack().emit(Op::pin, cell);
    cell += parameter->cells();
  }
}

/// 1 if the call that is being translated is a tail call whose result needs no conversion.
std::uint16_t Translator::tail_flag(const Type* result) const {
  const Type* own = method_.return_type;
  const bool fits = result == own || (result->is_reference() && own->is_reference());
  const bool is_last = end_ < body_.code.size() &&
                       assembly::decode(body_.code, end_).opcode == assembly::Opcode::ret;
  return prefixes_.is_tail && fits && is_last && block_->region == 0 ? 1 : 0;
}

/// III.2.1: the receiver is a pointer to a value of the type.
void Translator::constrained_call(const Type* type, const Method& method) {
  const std::size_t count = method.parameters.size();
  Entry& receiver = stack().top(count - 1);
  const StackType pointer = receiver.type;
  const bool fits = (pointer.kind == StackKind::ByRef && is_same_memory(pointer.type, type)) ||
                    (is_plain_pointer(pointer) && !type->is_reference());
  if (!fits) {
    throw Refused(fmt::format("{} constrained to {} cannot take {}", stack().opcode(), type->name,
                              describe(pointer)));
  }
  unshare(count - 1);
  if (type->is_reference()) {
    if (receiver.where == Entry::Where::Address) {
      load_frame(receiver.home, receiver.cell, receiver.value, type);
    } else {
      stack().emit(Op::ldind_ref, receiver.home, stack().cell_of(receiver));
    }
    stack().now_at_home(receiver, reference_to(type));
    return call_method(method, true);
  }
  if (is_virtual(method)) {
    const Method& own = *types_.find_virtual(type, &method);
    if (own.owner == type) return call_method(own, false);
  }
  // The value is boxed, by way of cells above the stack.
  coerce(receiver, types_.by_ref_to(type), "the receiver", false);
  Entry pointer_again = receiver;
  pointer_again.where = receiver.where == Entry::Where::Home ? Entry::Where::Cell : receiver.where;
  if (receiver.where == Entry::Where::Home) pointer_again.cell = receiver.home;
  stack().push(pointer_again);
  Entry popped = stack().pop();
  load_through(popped, 0, type);
  box(type);
  Entry boxed = stack().pop();
  Entry& same_receiver = stack().top(count - 1);
  stack().emit(Op::mov, same_receiver.home, boxed.home);
  stack().now_at_home(same_receiver, boxed.type);
  call_method(method, true);
}

/// `this` of a method of which only its other parameters are known: an object, or a pointer to a
/// value.
const Type* Translator::receiver_type(StackType receiver) {
  return receiver.kind == StackKind::Ref ? types_.primitive(ElementType::Object)
                                         : representative(types_, receiver);
}

/// calli: the function pointer is above the arguments.
void Translator::call_indirect(const assembly::Instruction& instruction) {
  const assembly::Metadata& metadata = module().metadata();
  const Token token = instruction.token;
  if (token.table() != Table::StandAloneSig || !metadata.contains(token)) {
    throw Refused(
        fmt::format("calli has {:#010x}, which is the token of no signature", token.value));
  }
  const auto signature = assembly::read_method_signature(
      metadata, metadata.blob(Column::StandAloneSig_Signature, token.row()));
  if (signature.call_kind != assembly::MethodSignature::CallKind::Default) {
    throw Unresolved("calli of an unmanaged function is not supported");
  }
  CallSignature called;
  called.return_type = types_.type(module(), signature.return_type, context());
  for (const assembly::Type& parameter : signature.parameters) {
    called.parameters.push_back(types_.type(module(), parameter, context()));
  }
  Entry function = stack().pop();
  if (function.type.kind != StackKind::Native) refuse_operand(function);
  stack().bring_home(function);
  if (signature.has_this && !signature.explicit_this) {
    called.parameters.insert(called.parameters.begin(),
                             receiver_type(stack().top(signature.parameters.size()).type));
  }
  prepare_arguments(called.parameters, "the function");
  const std::size_t count = called.parameters.size();
  const Type* result = called.return_type;
  const auto number = static_cast<std::int64_t>(code_->signatures.size());
  code_->signatures.push_back(std::move(called));
  const std::uint16_t function_cell = stack().cell_of(function);
  stack().emit(Op::call_pointer, place_of(count), function_cell, tail_flag(result), number);
  finish_call(count, result);
}

/// A call with this method's own arguments that takes its place.
void Translator::jmp(const assembly::Instruction& instruction) {
  const Method& method = method_operand(instruction);
  if (stack().depth() != 0) throw Refused("the stack is not empty at jmp");
  if (is_synchronized()) throw Refused("jmp out of a synchronized method");
  for (const Variable& variable : arguments_) load_variable(variable);
  if (method.parameters != method_.parameters || method.return_type != method_.return_type) {
    throw Refused(fmt::format("jmp to {}, which takes or returns something else", name_of(method)));
  }
  call_method(method, false);
  ret();
}

/// What compilers write so often that there is an instruction for it.
bool Translator::call_known(const Method& method) {
  if (is_model_method(method, "System.Type", "GetTypeFromHandle") && stack().depth() != 0 &&
      stack().top().handle != nullptr) {
    // The handle is the type's object already.
    Entry handle = stack().pop();
    handle.handle = nullptr;
    push_as(handle, reference_to(method.return_type), Fits::Int32);
    return true;
  }
  if (is_model_method(method, "System.Runtime.CompilerServices.RuntimeHelpers",
                      "InitializeArray") &&
      stack().depth() > 1 && stack().top().field != nullptr) {
    const Field* field = stack().pop().field;
    Entry array = stack().pop();
    coerce(array, method.parameters.at(0), "parameter 0 of " + name_of(method), false);
    stack().emit(Op::init_array, stack().cell_of(array), 0, 0, field);
    return true;
  }
  return false;
}

/// Get, Set and Address of arrays of several dimensions (II.14.2).
void Translator::call_array(const Method& method) {
  const Type* array = method.owner;
  const Type* element = array->element;
  if (method.is_static || method.name == ".ctor") {
    throw Refused(fmt::format("call of {}", name_of(method)));
  }
  prepare_arguments(method.parameters, name_of(method));
  const std::size_t count = method.parameters.size();
  const std::uint16_t place = place_of(count);
  const std::uint32_t operands = 1 + array->rank;
  if (method.name == "Address") {
    const bool is_exact = element->is_reference() && !prefixes_.is_readonly;
    const Op op = is_exact ? Op::array_address_exact : Op::array_address;
    stack().emit(op, place, place, operands, element);
    return finish_call(count, method.return_type);
  }
  const bool is_set = method.name == "Set";
  if (is_set && element->is_reference()) {
    stack().emit(Op::check_store, place, stack().top().home);
  }
  stack().emit(Op::array_address, place, place, operands, element);
  stack().now_at_home(stack().top(count - 1), by_ref(element));
  Entry value = stack().top();
  Entry pointer;
  for (std::size_t i = 0; i < count; ++i) pointer = stack().pop();
  if (is_set) {
    store_through(pointer, 0, element, value);
  } else {
    load_through(pointer, 0, element);
  }
}

}  // namespace mmcheck::vm
