#include "suite/members.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "vm/program/reflection_names.hpp"

namespace mmcheck::suite {
namespace {

using assembly::Column;
using assembly::Table;
using vm::Method;
using vm::Token;
using vm::Type;
using vm::TypeDefinition;
using vm::Unresolved;

constexpr std::string_view definition_attribute = "Xunit.CollectionDefinitionAttribute";

bool has_generic_parameters(TypeDefinition type) {
  return !type.module->metadata()
              .rows_where(Column::GenericParam_Owner, Token(Table::TypeDef, type.row))
              .empty();
}

const Type* type_of(vm::TypeSystem& types, const Test& test) {
  if (has_generic_parameters(test.type)) {
    throw Unresolved(fmt::format("{} is generic", test.type_name));
  }
  return types.instantiate(test.type, {});
}

/// Whether one of its attributes means that to the framework.
bool has_role(const vm::Program& program, const vm::Module& module, std::uint32_t method, Role role,
              Framework framework) {
  const auto uses = attributes_of(program, module, Token(Table::MethodDef, method));
  return std::ranges::any_of(uses, [&](const AttributeUse& use) {
    const AttributeRow* row = meaning_of(use);
    return row != nullptr && row->role == role && row->framework == framework;
  });
}

/// Calls visit(row, index) for the methods of a type, not of its base.
template <typename Visit>
void each_method(const Type& type, const Visit& visit) {
  const assembly::Metadata& metadata = type.definition.module->metadata();
  std::size_t index = 0;
  for (const std::uint32_t listed :
       metadata.list(Column::TypeDef_MethodList, type.definition.row)) {
    visit(metadata.follow(Table::MethodDef, listed), index++);
  }
}

std::string_view name_of_method(const Type& type, std::uint32_t row) {
  return type.definition.module->metadata().string(Column::MethodDef_Name, row);
}

/// Whether a class that derives from its own can have another one in its place.
bool is_virtual(const Method& method) {
  return !method.is_static && !method.is_open &&
         (method.flags & assembly::MethodFlags::is_virtual) != 0;
}

bool is_tear_down(Role role) {
  return role == Role::TearDown || role == Role::OneTimeTearDown || role == Role::AssemblyTearDown;
}

}  // namespace

Members::Members(vm::TypeSystem& types, const Test& test)
    : types_(types), program_(types.program()), test_(test), type_(type_of(types, test)) {}

const Method* Members::method_of(const Type& owner, std::uint32_t row) {
  const Method* found = nullptr;
  each_method(owner, [&](std::uint32_t one, std::size_t index) {
    if (one == row) found = types_.declared(&owner, index);
  });
  return found;
}

const Method& Members::method() {
  for (const Type* owner = type_; owner != nullptr; owner = owner->base) {
    if (owner->definition != test_.owner) continue;
    const Method* found = method_of(*owner, test_.method);
    if (found == nullptr) break;
    const Method* own = is_virtual(*found) ? types_.find_virtual(type_, found) : found;
    if (own != nullptr) return *own;
  }
  throw Unresolved(fmt::format("{} has no method of this test", test_.type_name));
}

std::vector<const Method*> Members::own_with(const Type& owner, Role role) {
  std::vector<const Method*> found;
  if (owner.definition.module == nullptr || owner.definition.module->is_model) return found;
  each_method(owner, [&](std::uint32_t row, std::size_t index) {
    const bool has_it = has_role(program_, *owner.definition.module, row, role, test_.framework);
    if (has_it && is_for_derived(owner, row, role)) {
      found.push_back(types_.declared(&owner, index));
    }
  });
  return found;
}

/// MSTest runs what is there once for a class for those that derive from it only if it says so:
/// ClassInitialize(InheritanceBehavior.BeforeEachDerivedClass).
bool Members::is_for_derived(const Type& owner, std::uint32_t row, Role role) {
  const bool is_once = role == Role::OneTimeSetUp || role == Role::OneTimeTearDown;
  if (!is_once || test_.framework != Framework::MsTest || &owner == type_) return true;
  const Token token(Table::MethodDef, row);
  for (const AttributeUse& use : attributes_of(program_, *owner.definition.module, token)) {
    const AttributeRow* meaning = meaning_of(use);
    if (meaning == nullptr || meaning->role != role) continue;
    const AttributeValues values = read_values(types_, use);
    return !values.arguments.empty() && values.arguments.front().bits != 0;
  }
  return false;
}

std::vector<const Method*> Members::with(Role role) {
  std::vector<const Method*> found;
  for (const Type* owner = type_; owner != nullptr; owner = owner->base) {
    std::vector<const Method*> own = own_with(*owner, role);
    const auto is_overridden = [&](const Method* method) {
      return is_virtual(*method) && types_.find_virtual(type_, method) != method;
    };
    std::erase_if(own, is_overridden);
    found.insert(is_tear_down(role) ? found.end() : found.begin(), own.begin(), own.end());
  }
  return found;
}

std::vector<const Method*> Members::of_assembly(Role role) {
  std::vector<const Method*> found;
  const vm::Module& main = program_.main();
  for (const std::uint32_t row : main.metadata().all(Table::MethodDef)) {
    if (has_role(program_, main, row, role, test_.framework)) {
      found.push_back(types_.method(main, Token(Table::MethodDef, row), {}));
    }
  }
  return found;
}

void Members::add_fixtures(const Type& of, std::string_view interface,
                           std::vector<const Type*>& to) {
  for (const Type* one : of.interfaces) {
    if (one->definition.module == nullptr || one->arguments.size() != 1) continue;
    if (vm::full_name(*one->definition.module, one->definition.row) != interface) continue;
    // Complete, where an identity is enough for an interface's argument.
    to.push_back(types_.instantiate(one->arguments[0]->definition, one->arguments[0]->arguments));
  }
}

/// The class that has the CollectionDefinition of the name that the test's class has for its
/// Collection.
std::optional<TypeDefinition> Members::collection() {
  const vm::Module& main = program_.main();
  std::optional<std::string> name;
  for (const TypeDefinition one : lineage_of(program_, type_->definition)) {
    for (const AttributeUse& use :
         attributes_of(program_, *one.module, Token(Table::TypeDef, one.row))) {
      if (name || !use.is("Xunit.CollectionAttribute")) continue;
      const AttributeValues values = read_values(types_, use);
      if (values.arguments.empty()) continue;
      if (values.arguments[0].kind == Value::Kind::TypeName) {
        return find_by_name(program_, values.arguments[0].text);
      }
      name = values.arguments[0].text;
    }
  }
  for (const std::uint32_t row : main.metadata().all(Table::TypeDef)) {
    if (!name) break;
    for (const AttributeUse& use : attributes_of(program_, main, Token(Table::TypeDef, row))) {
      if (!use.is(definition_attribute)) continue;
      const AttributeValues values = read_values(types_, use);
      if (!values.arguments.empty() && values.arguments[0].text == *name) {
        return TypeDefinition{&main, row};
      }
    }
  }
  return std::nullopt;
}

std::vector<const Type*> Members::fixtures() {
  std::vector<const Type*> found;
  if (test_.framework != Framework::Xunit) return found;
  if (const auto definition = collection()) {
    const Type* of = types_.instantiate(*definition, {});
    add_fixtures(*of, "Xunit.ICollectionFixture`1", found);
    add_fixtures(*of, "Xunit.IClassFixture`1", found);
  }
  add_fixtures(*type_, "Xunit.IClassFixture`1", found);
  return found;
}

const Method& Members::constructor(const Type& type) {
  std::vector<const Method*> all;
  each_method(type, [&](std::uint32_t row, std::size_t index) {
    if (name_of_method(type, row) == ".ctor") all.push_back(types_.declared(&type, index));
  });
  const bool has_public = std::ranges::any_of(all, &Method::is_public);
  if (has_public) std::erase_if(all, [](const Method* one) { return !one->is_public(); });
  // MSTest takes the one without parameters where there are several.
  const auto is_plain = [](const Method* one) { return one->parameters.size() == 1; };
  const auto plain = std::ranges::find_if(all, is_plain);
  if (test_.fixture_arguments.empty() && plain != all.end()) return **plain;
  if (all.size() != 1) {
    throw Unresolved(fmt::format("which constructor of {} is meant is not known", type.name));
  }
  return *all.front();
}

const Method* Members::interface_method(const Type& type, std::string_view interface,
                                        std::string_view method) {
  const Method* found = nullptr;
  for (const Type* one : type.interfaces) {
    if (one->name != interface || one->definition.module == nullptr) continue;
    each_method(*one, [&](std::uint32_t row, std::size_t index) {
      if (name_of_method(*one, row) == method) found = types_.declared(one, index);
    });
  }
  return found;
}

std::optional<Members::Expected> Members::expected_exception() {
  const Token token(Table::MethodDef, test_.method);
  for (const AttributeUse& use : attributes_of(program_, *test_.owner.module, token)) {
    const AttributeRow* row = meaning_of(use);
    if (row == nullptr || row->role != Role::ExpectedException) continue;
    const AttributeValues values = read_values(types_, use);
    const bool is_named =
        !values.arguments.empty() && values.arguments[0].kind == Value::Kind::TypeName;
    const auto found = is_named ? find_by_name(program_, values.arguments[0].text) : std::nullopt;
    if (!found) throw Unresolved("which exception is expected is not known");
    const Value* derived = values.find("AllowDerivedTypes");
    return Expected{*found, derived != nullptr && derived->bits != 0};
  }
  return std::nullopt;
}

bool Members::disposes_once() const {
  return test_.framework == Framework::NUnit || find_by_name(program_, "Xunit.v3.DataAttribute");
}

}  // namespace mmcheck::suite
