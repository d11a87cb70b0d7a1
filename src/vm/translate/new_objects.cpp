// New objects, values, arrays and strings.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::ElementType;

void Translator::newobj(const assembly::Instruction& instruction) {
  const Method& constructor = method_operand(instruction);
  // Any instance method without a result will do, as for Mono; .NET wants it to be called .ctor.
  if (constructor.is_static || constructor.parameters.empty() ||
      constructor.return_type->stack_kind != StackKind::Void) {
    throw Refused(fmt::format("newobj of {}, which is no constructor", name_of(constructor)));
  }
  const Type* type = constructor.owner;
  if (type->is_array()) return new_array(constructor);
  if (type == types_.primitive(ElementType::String)) return new_string(constructor);
  if (type->is_value_type()) return new_value(constructor);
  if (type->is_abstract() || type->is_interface()) {
    throw Unloadable(fmt::format("newobj of {}, which is abstract", type->name), "Abstract");
  }
  if (type->is_delegate) return new_delegate(constructor);
  new_object(constructor);
}

/// The new object goes below the arguments, twice: as the result, and as `this`, where the
/// constructor's frame starts.
void Translator::new_object(const Method& constructor) {
  const Type* type = constructor.owner;
  const std::size_t count = constructor.parameters.size();
  coerce_arguments(constructor.parameters, 1, name_of(constructor));
  require_heap(type);
  const std::array both{reference_to(type), reference_to(type)};
  stack().insert_below(count - 1, both);
  Entry& result = stack().top(count);
  Entry& receiver = stack().top(count - 1);
  stack().emit(Op::new_object, result.home, 0, 0, type);
  result.where = Entry::Where::Home;
  if (type->finalizer != nullptr) stack().emit(Op::finalizable, result.home);
  stack().emit(Op::mov, receiver.home, result.home);
  receiver.where = Entry::Where::Home;
  call_constructor(constructor);
}

/// The value is made where it will be, and `this` points to it.
void Translator::new_value(const Method& constructor) {
  const Type* type = constructor.owner;
  const std::size_t count = constructor.parameters.size();
  coerce_arguments(constructor.parameters, 1, name_of(constructor));
  const std::array both{stack_type(type), by_ref(type)};
  stack().insert_below(count - 1, both);
  Entry& result = stack().top(count);
  Entry& receiver = stack().top(count - 1);
  stack().emit(Op::zero_n, result.home, 0, result.cells);
  result.where = Entry::Where::Home;
  stack().emit(Op::lea, receiver.home, result.home);
  receiver.where = Entry::Where::Home;
  call_constructor(constructor);
}

void Translator::call_constructor(const Method& constructor) {
  stack().before_writing_memory();
  const std::size_t count = constructor.parameters.size();
  stack().emit(constructor.intrinsic != nullptr ? Op::call_intrinsic : Op::call, place_of(count), 0,
               0, &constructor);
  stack().drop(count);
}

void Translator::new_array(const Method& constructor) {
  require_heap(constructor.owner->element);
  const std::size_t count = constructor.parameters.size() - 1;
  coerce_arguments(constructor.parameters, 1, name_of(constructor));
  for (Entry& entry : stack().top_entries(count)) stack().bring_home(entry);
  const std::uint16_t place = place_of(count);
  stack().emit(Op::new_array, place, place, static_cast<std::uint32_t>(count), constructor.owner);
  stack().drop(count);
  stack().push_home(reference_to(constructor.owner));
}

/// Strings have their length from the start, so their constructors are static methods of the
/// models: System.String::Ctor, with the same parameters.
void Translator::new_string(const Method& constructor) {
  const Type* string = constructor.owner;
  for (std::size_t i = 0; i < string->methods.size(); ++i) {
    const Method& method = *types_.declared(string, i);
    if (method.name == "Ctor" && method.is_static &&
        std::equal(method.parameters.begin(), method.parameters.end(),
                   constructor.parameters.begin() + 1, constructor.parameters.end())) {
      return call_method(method, false);
    }
  }
  std::string parameters;
  for (std::size_t i = 1; i < constructor.parameters.size(); ++i) {
    parameters += (i == 1 ? "" : ", ") + constructor.parameters[i]->name;
  }
  throw Unresolved(fmt::format("new string({}) is not modelled", parameters));
}

}  // namespace mmcheck::vm
