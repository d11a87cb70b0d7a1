// Base classes and interfaces, as identities.
#include <fmt/core.h>

#include <array>
#include <unordered_set>

#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::Metadata;
using assembly::Table;

namespace {

/// What a T[] implements beyond System.Array (I.8.9.1).
constexpr std::array<std::string_view, 5> vector_interfaces = {
    "System.Collections.Generic.IList`1", "System.Collections.Generic.ICollection`1",
    "System.Collections.Generic.IEnumerable`1", "System.Collections.Generic.IReadOnlyList`1",
    "System.Collections.Generic.IReadOnlyCollection`1"};

/// Interfaces in the order in which they are met, each once.
class InterfaceList {
 public:
  explicit InterfaceList(std::vector<const Type*>& list)
      : list_(list), seen_(list.begin(), list.end()) {}

  void add(const Type* interface) {
    if (seen_.insert(interface).second) list_.push_back(interface);
  }
  void add(const std::vector<const Type*>& interfaces) {
    for (const Type* interface : interfaces) add(interface);
  }

 private:
  std::vector<const Type*>& list_;
  std::unordered_set<const Type*> seen_;
};

/// A TypeSpec that is a type parameter.
bool is_parameter(const Metadata& metadata, Token type) {
  return type.table() == Table::TypeSpec &&
         assembly::read_type_spec(metadata, metadata.blob(Column::TypeSpec_Signature, type.row()))
                 .kind == assembly::ElementType::Var;
}

}  // namespace

void TypeSystem::Impl::load_parents(const Type* type) {
  const Progress progress = state(type).parents;
  if (progress == Progress::Done) return;
  if (progress == Progress::Running) {
    throw Unresolved(fmt::format("{} derives from itself", type->name));
  }
  const Recursion recursion(depth);
  Phase phase(state(type).parents);
  if (type->is_array()) {
    load_array_parents(type);
  } else if (type->definition.module != nullptr) {
    load_defined_parents(type);
  }
  phase.done();
}

void TypeSystem::Impl::load_array_parents(const Type* array) {
  Type& type = edit(array);
  type.base = model("System.Array");
  load_parents(type.base);
  type.interfaces = type.base->interfaces;
  if (type.kind != Type::Kind::Vector || type.element->kind == Type::Kind::Pointer) return;
  InterfaceList own(state(array).own_interfaces);
  for (const std::string_view name : vector_interfaces) {
    if (const auto found = program.find_model(name)) own.add(instantiate(*found, {type.element}));
  }
  InterfaceList all(type.interfaces);
  all.add(state(array).own_interfaces);
}

/// Those that the definition lists, each before what it derives from.
std::vector<const Type*> TypeSystem::Impl::listed_interfaces(TypeDefinition definition,
                                                             const GenericContext& context) {
  const Module& module = *definition.module;
  const Metadata& metadata = module.metadata();
  std::vector<const Type*> listed;
  InterfaceList own(listed);
  for (const std::uint32_t row :
       metadata.rows_where(Column::InterfaceImpl_Class, Token(Table::TypeDef, definition.row))) {
    const Type* interface =
        resolve(module, metadata.required(Column::InterfaceImpl_Interface, row), context);
    load_parents(interface);
    own.add(interface);
    own.add(interface->interfaces);
  }
  return listed;
}

void TypeSystem::Impl::load_defined_parents(const Type* defined) {
  const Module& module = *defined->definition.module;
  const Metadata& metadata = module.metadata();
  const Token itself(Table::TypeDef, defined->definition.row);
  const GenericContext context{defined->arguments, {}};

  std::vector<const Type*> listed = listed_interfaces(defined->definition, context);
  if (module.is_model) {
    if (const auto original = program.find_stood_for(defined->definition)) {
      InterfaceList(listed).add(listed_interfaces(*original, context));
    }
  }
  const Token base = metadata.token(Column::TypeDef_Extends, itself.row());
  const Type* parent = nullptr;
  std::vector<const Type*> interfaces;
  InterfaceList all(interfaces);
  if (!base.is_null() && !defined->is_interface()) {
    if (is_parameter(metadata, base)) {
      throw Unresolved(
          fmt::format("{} cannot be loaded: its base is a type parameter of it", defined->name));
    }
    parent = resolve(module, base, context);
    load_parents(parent);
    all.add(parent->interfaces);
  }
  all.add(listed);
  Type& type = edit(defined);
  type.base = parent;
  type.interfaces = std::move(interfaces);
  state(defined).own_interfaces = std::move(listed);
}

}  // namespace mmcheck::vm
