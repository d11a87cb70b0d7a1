#include "suite/plan.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "assembly/find_method.hpp"
#include "suite/arguments.hpp"
#include "suite/members.hpp"
#include "vm/entry_point.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::suite {
namespace {

using assembly::ElementType;
using vm::Entry;
using vm::Method;
using vm::Type;
using vm::Unresolved;
using Operand = Entry::Operand;

/// What leaves a test without being wrong: it says that the run does not matter.
constexpr std::string_view ways_out[] = {
    "NUnit.Framework.SuccessException",
    "NUnit.Framework.IgnoreException",
    "NUnit.Framework.InconclusiveException",
    "Xunit.Sdk.SkipException",
    "Xunit.SkipException",
    "Microsoft.VisualStudio.TestTools.UnitTesting.AssertInconclusiveException",
};

/// Where a test may say something that is no part of what it does: it gets null, and calls of it do
/// nothing.
constexpr std::string_view outputs[] = {
    "Xunit.Abstractions.ITestOutputHelper",
    "Xunit.ITestOutputHelper",
    "Microsoft.VisualStudio.TestTools.UnitTesting.TestContext",
};

/// The models' part of it.
constexpr std::string_view row_class = "System.Runtime.CompilerServices.TestRows";

class Planner {
 public:
  Planner(vm::TypeSystem& types, const Test& test)
      : types_(types), test_(test), members_(types, test) {}

  Entry run() {
    if (!test_.obstacle.empty()) throw Unresolved(test_.obstacle);
    const Type* type = members_.type();
    method_ = &members_.method();
    require_checkable(*method_);
    entry_.method = method_;
    entry_.name = test_.name;
    if (test_.rows) choose_row(*test_.rows);
    call_all(Role::AssemblySetUp);
    make_fixtures();
    if (has_static(Role::OneTimeSetUp)) call_static(Role::OneTimeSetUp);
    if (!method_->is_static || !is_static_class(*type)) make_object(*type);
    call_on_object(Role::OneTimeSetUp);
    call_on_object(Role::SetUp);
    call_test();
    judge();
    call_on_object(Role::TearDown);
    call_on_object(Role::OneTimeTearDown);
    if (object_) dispose(*type, *object_);
    call_static(Role::OneTimeTearDown);
    while (!fixtures_.empty()) {
      dispose(*fixtures_.back().type, fixtures_.back().operand);
      fixtures_.pop_back();
    }
    call_all(Role::AssemblyTearDown);
    return std::move(entry_);
  }

 private:
  struct Fixture {
    const Type* type;
    Operand operand;
  };

  static bool is_static_class(const Type& type) {
    return type.is_abstract() && (type.flags & assembly::TypeFlags::sealed) != 0;
  }

  /// Of the test, of set-up and of tear-down: nothing may go on that nobody waits for.
  static void require_checkable(const Method& method) {
    if (method.is_open) throw Unresolved(fmt::format("{} is generic", qualified_name(method)));
    if (vm::is_async_void(method)) {
      throw Unresolved(fmt::format("{} is async and returns nothing to wait for: expected a Task",
                                   qualified_name(method)));
    }
  }

  void call(const Method& method, std::vector<Operand> arguments) {
    require_checkable(method);
    entry_.calls.push_back({&method, std::move(arguments), false, vm::find_wait(types_, method)});
  }

  /// Gets a value: a task, say, that is nobody's to wait for yet.
  Operand value_of(const Method& getter, std::vector<Operand> arguments) {
    entry_.calls.push_back({&getter, std::move(arguments), false, std::nullopt});
    return entry_.last_result();
  }

  /// Set-up and tear-down take nothing, or what a test may write to.
  std::vector<Operand> contexts_for(const Method& method, std::vector<Operand> given) {
    for (std::size_t i = method.is_static ? 0 : 1; i < method.parameters.size(); ++i) {
      given.push_back(output_for(*method.parameters[i], method));
    }
    return given;
  }

  Operand output_for(const Type& type, const Method& method) {
    if (std::ranges::find(outputs, type.name) == std::end(outputs)) {
      throw Unresolved(
          fmt::format("what {} takes for {} is not known", qualified_name(method), type.name));
    }
    return entry_.add({&type, Entry::Constant::Form::Null});
  }

  void call_all(Role role) {
    for (const Method* method : members_.of_assembly(role))
      call(*method, contexts_for(*method, {}));
  }
  bool has_static(Role role) {
    return std::ranges::any_of(members_.with(role),
                               [](const Method* one) { return one->is_static; });
  }
  void call_static(Role role) {
    for (const Method* method : members_.with(role)) {
      if (method->is_static) call(*method, contexts_for(*method, {}));
    }
  }
  void call_on_object(Role role) {
    for (const Method* method : members_.with(role)) {
      const bool is_once = role == Role::OneTimeSetUp || role == Role::OneTimeTearDown;
      if (method->is_static && is_once) continue;  // before there is an object
      if (!method->is_static && !object_) continue;
      call(*method, contexts_for(*method, method->is_static ? std::vector<Operand>()
                                                            : std::vector<Operand>{*object_}));
    }
  }

  // --- Objects

  void make_fixtures() {
    for (const Type* type : members_.fixtures()) {
      const Operand object = construct(*type, {});
      initialize(*type, object);
      fixtures_.push_back({type, object});
    }
  }

  void make_object(const Type& type) {
    object_ = construct(type, test_.fixture_arguments);
    initialize(type, *object_);
  }

  Operand construct(const Type& type, const std::vector<Value>& given) {
    if (type.kind != Type::Kind::Class || type.is_abstract()) {
      throw Unresolved(fmt::format("no object of {} can be made", type.name));
    }
    types_.require_loadable(&type);
    const Method& constructor = members_.constructor(type);
    std::vector<Operand> arguments;
    for (std::size_t i = 1; i < constructor.parameters.size(); ++i) {
      const Type* parameter = constructor.parameters[i];
      if (i <= given.size()) {
        arguments.push_back(entry_.add(constant_for(types_, parameter, given[i - 1])));
        continue;
      }
      const auto fixture = std::ranges::find_if(
          fixtures_, [&](const Fixture& one) { return types_.is_assignable(one.type, parameter); });
      arguments.push_back(fixture != fixtures_.end() ? fixture->operand
                                                     : output_for(*parameter, constructor));
    }
    return entry_.make(constructor, std::move(arguments));
  }

  /// A method of an interface, on an object whose class has it; whether it has.
  bool call_interface(const Type& type, std::string_view interface, std::string_view method,
                      Operand object) {
    const Method* declared = members_.interface_method(type, interface, method);
    if (declared != nullptr) call(*types_.find_virtual(&type, declared), {object});
    return declared != nullptr;
  }

  void initialize(const Type& type, Operand object) {
    call_interface(type, "Xunit.IAsyncLifetime", "InitializeAsync", object);
  }

  void dispose(const Type& type, Operand object) {
    call_interface(type, "Xunit.IAsyncLifetime", "DisposeAsync", object);
    const bool is_async = call_interface(type, "System.IAsyncDisposable", "DisposeAsync", object);
    if (is_async && members_.disposes_once()) return;
    call_interface(type, "System.IDisposable", "Dispose", object);
  }

  // --- The test

  void call_test() {
    const std::size_t own = method_->is_static ? 0 : 1;
    const std::size_t count = method_->parameters.size() - own;
    if (row_) return call_with_row(own, count);
    if (count != test_.arguments.size()) {
      throw Unresolved(fmt::format("{} takes {} arguments and is given {}",
                                   qualified_name(*method_), count, test_.arguments.size()));
    }
    std::vector<Operand> arguments;
    if (!method_->is_static) arguments.push_back(*object_);
    for (std::size_t i = 0; i < count; ++i) {
      arguments.push_back(
          entry_.add(constant_for(types_, method_->parameters[own + i], test_.arguments[i])));
    }
    call(*method_, std::move(arguments));
  }

  /// One of the rows that code makes.
  void choose_row(const RowsOfCode& rows) {
    const std::size_t count = method_->parameters.size() - (method_->is_static ? 0 : 1);
    const Operand parameters =
        entry_.add({types_.primitive(ElementType::I4), Entry::Constant::Form::Bits, count});
    const Operand all = make_rows(rows);
    row_ = value_of(*types_.model_method(row_class, "Choose", 2), {all, parameters});
  }

  Operand make_rows(const RowsOfCode& rows) {
    const Type* type = rows.type ? types_.instantiate(*rows.type, {}) : members_.type();
    if (rows.member.empty()) return construct(*type, {});
    const RowSource source = find_row_source(types_, *type, rows);
    if (source.field != nullptr) {
      const Operand owner = entry_.add({types_.model("System.Type"),
                                        Entry::Constant::Form::TypeObject,
                                        0,
                                        {},
                                        {},
                                        source.field->owner});
      const Operand name = entry_.add({types_.primitive(ElementType::String),
                                       Entry::Constant::Form::Text, 0, source.field->name});
      return value_of(*types_.model_method(row_class, "OfField", 2), {owner, name});
    }
    std::vector<Operand> arguments;
    for (std::size_t i = 0; i < rows.arguments.size(); ++i) {
      const Type* parameter = source.method->parameters[i];
      arguments.push_back(entry_.add(constant_for(types_, parameter, rows.arguments[i])));
    }
    call(*source.method, std::move(arguments));
    return entry_.last_result();
  }

  void call_with_row(std::size_t own, std::size_t count) {
    std::vector<Operand> arguments;
    if (!method_->is_static) arguments.push_back(*object_);
    const Method* value = types_.model_method(row_class, "Value", 2);
    for (std::size_t i = 0; i < count; ++i) {
      const Operand number =
          entry_.add({types_.primitive(ElementType::I4), Entry::Constant::Form::Bits, i});
      const Method* of_type = types_.instantiate(value, {method_->parameters[own + i]});
      arguments.push_back(value_of(*of_type, {*row_, number}));
    }
    call(*method_, std::move(arguments));
  }

  /// What may leave the test, and what has to.
  void judge() {
    const auto test = static_cast<std::uint32_t>(entry_.calls.size() - 1);
    std::uint32_t next = test + 1;
    if (const auto expected = members_.expected_exception()) {
      const Type* exception = types_.instantiate(expected->type, {});
      const Method* fail = types_.model_method("System.Diagnostics.Debug", "AssertionFailed", 1);
      const Operand text = entry_.add(
          {types_.primitive(ElementType::String), Entry::Constant::Form::Text, 0,
           fmt::format("{} was expected and was not thrown", reflection_name(*exception))});
      entry_.calls.push_back({fail, {text}, false, std::nullopt});
      ++next;
      std::optional<Operand> exactly;
      if (!expected->allows_derived) {
        exactly = entry_.add(
            {types_.model("System.Type"), Entry::Constant::Form::TypeObject, 0, {}, {}, exception});
      }
      entry_.expected.push_back({exception, test, test + 1, next, exactly});
    }
    for (const std::string_view name : ways_out) {
      if (const auto found = find_by_name(types_.program(), name)) {
        entry_.expected.push_back({types_.instantiate(*found, {}), test, test + 1, next});
      }
    }
  }

  vm::TypeSystem& types_;
  const Test& test_;
  Members members_;
  Entry entry_;
  const Method* method_ = nullptr;
  std::optional<Operand> object_;
  std::optional<Operand> row_;  // an object[]
  std::vector<Fixture> fixtures_;
};

}  // namespace

Entry plan(vm::TypeSystem& types, const Test& test) { return Planner(types, test).run(); }

}  // namespace mmcheck::suite
