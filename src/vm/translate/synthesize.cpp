// Bodies of methods that have none in CIL: a delegate's Invoke, the guard of a class constructor,
// what makes instances of a type that the caller does not know, methods in C++ that are called
// through a pointer, and what is not there.
//
// Invoke reads the delegate as any other object is read: another thread may have left it, whose
// writes to it may still be under way. A single delegate calls its method in the place of Invoke's
// frame. A combined one calls each of its list with the same arguments, and the last result is the
// result.
#include "vm/translate/synthesize.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "assembly/instruction.hpp"
#include "vm/program/assertions.hpp"
#include "vm/translate/code_writer.hpp"
#include "vm/translate/effects.hpp"
#include "vm/translate/refused.hpp"

namespace mmcheck::vm {
namespace {

using assembly::ElementType;

bool means(TypeSystem& types, Token token, const Method& method) {
  if (token.table() == assembly::Table::MethodDef) return token.row() == method.row;
  const GenericContext context{method.owner->arguments, method.arguments};
  try {
    return types.method(*method.owner->definition.module, token, context) == &method;
  } catch (const Unresolved&) {
    return false;
  }
}

/// Whether the method calls itself on the only way through it.
bool always_calls_itself(TypeSystem& types, const Method& method) {
  using assembly::Flow;
  const assembly::MethodBody body = method.owner->definition.module->assembly->body(method.row);
  for (std::uint32_t at = 0; at < body.code.size();) {
    const assembly::Instruction instruction = assembly::decode(body.code, at);
    at = instruction.end();
    const Flow flow = assembly::info(instruction.opcode).flow;
    if (flow == Flow::branch || flow == Flow::conditional) return false;
    const bool is_call = instruction.opcode == assembly::Opcode::call;
    if (is_call && means(types, instruction.token, method)) return true;
  }
  return false;
}

/// Some methods of the framework's own do nothing but call themselves: the runtime puts something
/// else in their place. Of the processor it has here it says that it can do nothing special.
std::unique_ptr<const Code> replaced_body(TypeSystem& types, const Method& method) {
  const bool asks = method.name == "get_IsSupported" || method.name == "get_IsHardwareAccelerated";
  if (!asks) {
    return missing_body(method, fmt::format("{}::{}, which the runtime has a body of its own for,"
                                            " is not modelled",
                                            method.owner->name, method.name));
  }
  CodeWriter writer(method);
  writer.frame(method.parameters, method.return_type, {types.primitive(ElementType::I4)}, 0);
  const std::uint32_t answer = cells_of(method.parameters);
  writer.add(Op::constant, answer).imm = 0;
  writer.map({});
  writer.ret(answer);
  return writer.finish();
}

/// A method in C++ where a method with a body is wanted, as by a delegate.
std::unique_ptr<const Code> intrinsic_body(const Method& method) {
  CodeWriter writer(method);
  writer.frame(method.parameters, method.return_type, {}, 0);
  writer.map({});
  writer.add(Op::call_intrinsic).method = &method;
  writer.map({});
  writer.ret(0);
  return writer.finish();
}

/// An object whose message nobody has put together.
std::unique_ptr<const Code> making_body(const Method& method) {
  CodeWriter writer(method);
  writer.frame(method.parameters, method.return_type, {method.return_type}, 0);
  const std::uint32_t made = cells_of(method.parameters);
  writer.map({});
  writer.add(Op::new_object, made).type = method.return_type;
  writer.map({});
  writer.ret(made);
  return writer.finish();
}

/// Some string, for a message that nobody reads.
std::unique_ptr<const Code> formatting_body(const Method& method) {
  CodeWriter writer(method);
  writer.frame(method.parameters, method.return_type, {method.return_type}, 0);
  const std::uint32_t made = cells_of(method.parameters);
  writer.map({});
  writer.add(Op::load_type_name, made).type = method.owner;
  writer.map({});
  writer.ret(made);
  return writer.finish();
}

/// Of a method that is called when an assertion has failed. What it would return nobody sees.
std::unique_ptr<const Code> failing_body(TypeSystem& types, const Method& method) {
  CodeWriter writer(method);
  writer.frame(method.parameters, method.return_type, {method.return_type}, 1);
  const std::uint32_t text = cells_of(method.parameters) + method.return_type->cells();
  writer.add(Op::constant, text).imm = 0;
  writer.map_value(text, types.primitive(ElementType::String));
  writer.add(Op::call, text).method =
      types.model_method("System.Diagnostics.Debug", "AssertionFailed", 1);
  writer.map({});
  writer.ret(cells_of(method.parameters));
  return writer.finish();
}

const Method* default_constructor(TypeSystem& types, const Type& type) {
  for (std::size_t i = 0; i < type.methods.size(); ++i) {
    const Method* method = types.declared(&type, i);
    if (method->name == ".ctor" && method->parameters.size() == 1) return method;
  }
  return nullptr;
}

/// What makes an instance in a frame of its own. It is a local, so it is there whatever happens
/// while the constructor runs; what that throws becomes the inner one of a
/// TargetInvocationException.
class MakingWriter {
 public:
  /// The local for the instance takes so many cells.
  MakingWriter(TypeSystem& types, const Method& method, const Type& made, const Type* local)
      : types_(types), made_(made), writer_(method), thrown_(local->cells()), stack_(thrown_ + 1) {
    writer_.frame({}, local, {local, types.primitive(ElementType::Object)}, 2);
  }

  /// As T has it: an object, or the value itself.
  std::unique_ptr<const Code> write_itself() {
    if (made_.is_value_type()) {
      writer_.map({});
      writer_.add(Op::lea, stack_, 0);
      construct_there();
    } else {
      write_object();
    }
    return finish();
  }

  /// The object, or a box of the value; null for a Nullable, which has no box of its own.
  std::unique_ptr<const Code> write_boxed() {
    if (!made_.is_value_type()) {
      write_object();
    } else if (!made_.is_nullable) {
      writer_.map({});
      writer_.add(Op::new_object, 0).type = &made_;
      writer_.map({});
      writer_.add(Op::unbox, stack_, 0).type = &made_;
      construct_there();
    }
    return finish();
  }

 private:
  void write_object() {
    const Method* constructor = default_constructor(types_, made_);
    if (constructor == nullptr || made_.is_abstract() || !constructor->is_public()) {
      return refuse(constructor != nullptr && !made_.is_abstract());
    }
    writer_.map({});
    writer_.add(Op::new_object, 0).type = &made_;
    if (made_.finalizer != nullptr) {
      writer_.map({});
      writer_.add(Op::finalizable, 0);
    }
    writer_.add(Op::mov, stack_, 0);
    construct(*constructor, &made_);
  }

  /// A value that the cell at the bottom of the stack points to, if it has a constructor.
  void construct_there() {
    const Method* constructor = default_constructor(types_, made_);
    if (constructor != nullptr) construct(*constructor, constructor->parameters[0]);
  }

  void construct(const Method& constructor, const Type* self) {
    writer_.map_value(stack_, self);
    call_ = writer_.here();
    writer_.add(Op::call, stack_).method = &constructor;
  }

  void refuse(bool is_hidden) {
    const Type* type = types_.primitive(ElementType::Object);
    writer_.add(Op::load_type, stack_).type = &made_;
    writer_.map_value(stack_, type);
    writer_.add(Op::constant, stack_ + 1).imm = is_hidden ? 1 : 0;
    writer_.map({cell(stack_, type), cell(stack_ + 1, types_.primitive(ElementType::I4))});
    writer_.add(Op::call, stack_).method = types_.model_method("System.Activator", "Refuse", 2);
  }

  std::unique_ptr<const Code> finish() {
    writer_.map({});
    writer_.ret(0);
    if (call_) write_handler(*call_);
    return writer_.finish();
  }

  void write_handler(std::uint32_t call) {
    Clause clause{};
    clause.kind = Clause::Kind::Catch;
    clause.catch_type = types_.primitive(ElementType::Object);
    clause.stack_cell = static_cast<std::uint16_t>(stack_);
    clause.cell = static_cast<std::uint16_t>(thrown_);
    clause.try_begin = call;
    clause.try_end = call + 1;
    clause.handler_begin = writer_.here();
    writer_.map({});
    writer_.add(Op::mov, stack_, thrown_);
    writer_.map_value(stack_, types_.primitive(ElementType::Object));
    writer_.add(Op::call, stack_).method = types_.model_method("System.Activator", "Fail", 1);
    writer_.map({});
    writer_.add(Op::throw_, thrown_);  // Fail throws
    clause.handler_end = writer_.here();
    writer_.code().clauses.push_back(clause);
  }

  static CellType cell(std::uint32_t number, const Type* type) {
    return {static_cast<std::uint16_t>(number), type};
  }

  TypeSystem& types_;
  const Type& made_;
  CodeWriter writer_;
  std::uint32_t thrown_;
  std::uint32_t stack_;
  std::optional<std::uint32_t> call_;  // of the constructor
};

/// The instructions of Invoke, and the cells that they use above the arguments.
class InvokeWriter {
 public:
  InvokeWriter(TypeSystem& types, const Method& invoke)
      : types_(types),
        invoke_(invoke),
        writer_(invoke),
        list_(cells_of(invoke.parameters)),
        target_(list_ + 1),
        count_(list_ + 2),
        index_(list_ + 3),
        stack_(list_ + 4) {
    const Type* object = types.primitive(ElementType::Object);
    const Type* integer = types.primitive(ElementType::I4);
    const Type* result = invoke.return_type;
    const std::uint32_t cells = result->stack_kind == StackKind::Void ? 0 : result->cells();
    writer_.frame(invoke.parameters, result, {object, object, integer, integer},
                  std::max(list_, cells));
  }

  std::unique_ptr<const Code> write() {
    load_field(list_, 0, "_list", {});
    writer_.map({});
    constexpr std::uint32_t of_combined = 5;
    writer_.add(Op::brtrue_i8, list_).jump.target = of_combined;
    load_field(target_, 0, "_target", {});
    constexpr std::uint32_t is_tail = 1;
    call(0, {}, is_tail);
    writer_.ret(0);
    call_each();
    return writer_.finish();
  }

 private:
  void load_field(std::uint32_t to, std::uint32_t delegate, std::string_view name,
                  const std::vector<CellType>& stack) {
    writer_.map(stack);
    writer_.add(Op::ldfld_ref, to, delegate).field = types_.model_field("System.Delegate", name);
  }

  void call(std::uint32_t arguments, const std::vector<CellType>& stack,
            std::uint32_t is_tail = 0) {
    writer_.map(stack);
    writer_.add(Op::call_delegate, arguments, target_, is_tail).method = &invoke_;
  }

  void call_each() {
    writer_.map({});
    writer_.add(Op::ldlen, count_, list_);
    const std::uint32_t loop = writer_.here();
    writer_.map({});
    writer_.add(Op::ldelem_ref, stack_, list_, index_);
    std::vector<CellType> arguments;  // on the stack
    std::uint32_t cell = stack_;
    for (const Type* type : invoke_.parameters) {
      arguments.push_back({static_cast<std::uint16_t>(cell), type});
      cell += type->cells();
    }
    load_field(target_, stack_, "_target", {arguments.front()});
    if (list_ > 1) writer_.add(Op::mov_n, stack_ + 1, 1, list_ - 1);
    call(stack_, arguments);
    const auto returned = value_on_stack(stack_, invoke_.return_type);
    writer_.add(Op::add_i4_imm, index_, index_).imm = 1;
    writer_.map(returned);
    writer_.add(Op::blt_i4, index_, count_).jump.target = loop;
    writer_.map(returned);
    writer_.ret(stack_);
  }

  TypeSystem& types_;
  const Method& invoke_;
  CodeWriter writer_;
  std::uint32_t list_;  // the number of the arguments' cells, too
  std::uint32_t target_;
  std::uint32_t count_;
  std::uint32_t index_;
  std::uint32_t stack_;
};

}  // namespace

bool has_machine_body(std::string_view type, std::string_view method) {
  return type == "System.Activator" && method == "CreateNew";
}

std::unique_ptr<const Code> missing_body(const Method& method, std::string reason) {
  CodeWriter writer(method);
  writer.code().reasons.push_back(std::move(reason));
  writer.map({});
  writer.add(Op::missing).imm = 0;
  return writer.finish();
}

std::unique_ptr<const Code> unloadable_body(TypeSystem& types, const Method& method,
                                            const Unloadable& why) {
  CodeWriter writer(method);
  writer.code().reasons.emplace_back(why.what());
  writer.frame(method.parameters, method.return_type, {}, 1);
  const Method* raise =
      types.model_method("System.Runtime.CompilerServices.Throw", why.exception(), 0);
  writer.map({});
  writer.add(Op::call, cells_of(method.parameters)).method = raise;
  writer.map({});
  writer.add(Op::missing).imm = 0;
  return writer.finish();
}

std::unique_ptr<const Code> synthesize(TypeSystem& types, const Method& method) {
  if (method.intrinsic != nullptr) return intrinsic_body(method);
  if (has_machine_body(method.owner->name, method.name)) {
    const Type& made = *method.arguments[0];
    return MakingWriter(types, method, made, &made).write_itself();
  }
  if (makes_assertion_failure(method)) return making_body(method);
  if (fails_an_assertion(method)) return failing_body(types, method);
  if (formats_a_message(method)) return formatting_body(method);
  const Type& owner = *method.owner;
  if (owner.is_delegate && method.name == "Invoke") return InvokeWriter(types, method).write();
  const Module* module = owner.definition.module;
  if (module != nullptr && module->assembly->has_body(method.row) && !method.is_abstract()) {
    const bool is_replaced = module->is_framework && always_calls_itself(types, method);
    return is_replaced ? replaced_body(types, method) : nullptr;
  }
  return missing_body(method, fmt::format("{}::{} is not modelled", owner.name, method.name));
}

std::unique_ptr<const Code> translate_ensuring(TypeSystem& types, const Type& type) {
  CodeWriter writer(*type.static_constructor);
  writer.frame({}, types.primitive(ElementType::Void), {}, 0);
  writer.map({});
  writer.add(Op::ensure_class).type = &type;
  writer.map({});
  writer.add(Op::ret);
  return writer.finish();
}

std::unique_ptr<const Code> translate_making(TypeSystem& types, const Type& type) {
  const Method* method = types.model_method("System.Activator", "CreateInstance", 1);
  return MakingWriter(types, *method, type, types.primitive(ElementType::Object)).write_boxed();
}

/// The class constructor, then end_class. An exception that leaves it becomes the inner one of a
/// TypeInitializationException, which every later use of the class throws again.
std::unique_ptr<const Code> translate_class_constructor(TypeSystem& types, const Type& type) {
  const Method* constructor = type.static_constructor;
  const Method* failed =
      types.model_method("System.Runtime.CompilerServices.ClassConstructor", "Failed", 2);
  const Type* object = types.primitive(ElementType::Object);
  const Type* string = types.primitive(ElementType::String);
  CodeWriter writer(*constructor);
  constexpr std::uint16_t thrown = 0;   // by the class constructor
  constexpr std::uint16_t wrapped = 1;  // the TypeInitializationException
  constexpr std::uint16_t stack = 2;
  writer.frame({}, types.primitive(ElementType::Void), {object, object}, 2);

  writer.map({});
  writer.add(Op::call, stack).method = constructor;
  writer.map({});
  writer.add(Op::end_class).type = &type;
  writer.map({});
  writer.add(Op::ret);

  const std::uint32_t handler = writer.here();
  writer.map({});
  writer.add(Op::load_type_name, stack).type = &type;
  writer.add(Op::mov, stack + 1, thrown);
  writer.map({{stack, string}, {stack + 1, object}});
  writer.add(Op::call, stack).method = failed;
  writer.map({});
  writer.add(Op::throw_, thrown);  // Failed throws

  const std::uint32_t second_handler = writer.here();
  writer.map({});
  writer.add(Op::end_class, 1, wrapped).type = &type;
  writer.map({});
  writer.add(Op::throw_, wrapped);

  Clause clause{};
  clause.kind = Clause::Kind::Catch;
  clause.catch_type = object;
  clause.stack_cell = stack;
  clause.cell = thrown;
  clause.try_begin = 0;
  clause.try_end = 1;
  clause.handler_begin = handler;
  clause.handler_end = second_handler;
  writer.code().clauses.push_back(clause);
  clause.cell = wrapped;
  clause.try_begin = handler;
  clause.try_end = second_handler;
  clause.handler_begin = second_handler;
  clause.handler_end = writer.here();
  writer.code().clauses.push_back(clause);
  return writer.finish();
}

}  // namespace mmcheck::vm
