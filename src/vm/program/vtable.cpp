// Virtual methods of classes: which one takes whose place (ECMA-335 II.10.3, II.12.2; for covariant
// returns docs/design/features/covariant-return-methods.md in dotnet/runtime).
#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "assembly/flags.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::Metadata;
using assembly::MethodFlags;
using assembly::Table;

namespace {

bool is_virtual_instance(const Method& method) {
  return !method.is_static && (method.flags & MethodFlags::is_virtual) != 0;
}

}  // namespace

/// `this` does not count: it differs between a class and its base.
bool TypeSystem::Impl::has_same_signature(const Method* left, const Method* right) {
  if (left->is_static != right->is_static ||
      state(left).generic_parameters != state(right).generic_parameters) {
    return false;
  }
  read_signature(left);
  read_signature(right);
  const std::ptrdiff_t own = left->is_static ? 0 : 1;
  return left->return_type == right->return_type &&
         std::equal(left->parameters.begin() + own, left->parameters.end(),
                    right->parameters.begin() + own, right->parameters.end());
}

/// II.22.27. What a slot leads to takes an object of the class for its own. What a model has
/// is meant by the type that completes it, too.
bool TypeSystem::Impl::is_own_or_inherited(const Type* type, const Method* body) {
  for (const Type* base = type; base != nullptr; base = base->base) {
    if (base == body->owner) return true;
    load_parents(base);
  }
  return stood_for(body->owner) == type;
}

/// What a class raises that overrides a method which is not there: empty if it may be one that only
/// the models of the class library lack. In the class itself the runtime looks for it as it loads
/// it, in another one as for a call.
std::string_view TypeSystem::Impl::exception_for_override(const Type* type, Token method) const {
  const Module& module = *type->definition.module;
  if (method.table() != Table::MemberRef) return {};
  const Token owner = module.metadata().token(Column::MemberRef_Class, method.row());
  std::optional<TypeDefinition> definition;
  if (owner.table() == Table::TypeDef) definition = TypeDefinition{&module, owner.row()};
  if (owner.table() == Table::TypeRef) definition = program.find(module, owner.row());
  if (!definition || !definition->module->is_users()) return {};
  return *definition == type->definition ? "TypeLoad" : "MissingMethod";
}

const std::vector<Override>& TypeSystem::Impl::implementations(const Type* type) {
  TypeState& known = state(type);
  if (known.implementations_read == Progress::Done || type->definition.module == nullptr) {
    return known.implementations;
  }
  known.implementations.clear();
  const Module& module = *type->definition.module;
  const Metadata& metadata = module.metadata();
  const GenericContext context{type->arguments, {}};
  for (const std::uint32_t row :
       metadata.rows_where(Column::MethodImpl_Class, Token(Table::TypeDef, type->definition.row))) {
    try {
      const Method* body =
          find_method(module, metadata.required(Column::MethodImpl_Body, row), context);
      if (!is_own_or_inherited(type, body)) {
        metadata.refuse(Column::MethodImpl_Body, row, "a method of the class or of its bases");
      }
      known.implementations.push_back(
          {find_method(module, metadata.required(Column::MethodImpl_Declaration, row), context),
           body});
    } catch (const Unresolved&) {
      // What implements a method that is not there cannot be called through it either. If it should
      // be in this module, the class cannot be loaded.
      const Token declaration = metadata.required(Column::MethodImpl_Declaration, row);
      if (known.overrides_nothing.empty()) {
        known.overrides_nothing = exception_for_override(type, declaration);
      }
    }
  }
  known.implementations_read = Progress::Done;
  return known.implementations;
}

void TypeSystem::Impl::build_vtable(const Type* type) {
  const Progress progress = state(type).vtable;
  if (progress == Progress::Done) return;
  if (progress == Progress::Running) {
    throw Unresolved(fmt::format("{} derives from itself", type->name));
  }
  const Recursion recursion(depth);
  load_parents(type);
  Phase phase(state(type).vtable);
  if (type->is_interface()) {
    number_interface_methods(type);
  } else {
    fill_vtable(type);
  }
  phase.done();
}

/// The numbers only tell that the methods are virtual: see dispatch.cpp.
void TypeSystem::Impl::number_interface_methods(const Type* interface) {
  list_methods(interface);
  std::vector<const Method*> table;
  for (std::size_t i = 0; i < interface->methods.size(); ++i) {
    const Method* method = declared(interface, i);
    if (!is_virtual_instance(*method)) continue;
    edit(method).slot = static_cast<std::int32_t>(table.size());
    table.push_back(method);
  }
  edit(interface).vtable = std::move(table);
}

void TypeSystem::Impl::fill_vtable(const Type* type) {
  std::vector<const Method*> table;
  if (type->base != nullptr) {
    build_vtable(type->base);
    table = type->base->vtable;
    state(type).merged_slots = state(type->base).merged_slots;
  }
  list_methods(type);
  if (type->definition.module == nullptr) {  // an array, say, whose own methods are not virtual
    edit(type).vtable = std::move(table);
    return;
  }
  for (std::size_t i = 0; i < type->methods.size(); ++i) {
    const Method* method = declared(type, i);
    if (!is_virtual_instance(*method)) continue;
    std::int32_t slot =
        (method->flags & MethodFlags::new_slot) != 0 ? -1 : overridden_slot(type, method);
    if (slot < 0) {
      slot = static_cast<std::int32_t>(table.size());
      table.push_back(nullptr);
    }
    edit(method).slot = slot;
    table[static_cast<std::size_t>(slot)] = method;
  }
  edit(type).vtable = std::move(table);
  override_slots(type);
}

/// The slot of the method that one without `newslot` takes the place of; -1 if there is none, and
/// it is as if it had `newslot`.
std::int32_t TypeSystem::Impl::overridden_slot(const Type* type, const Method* method) {
  for (const Type* base = type->base; base != nullptr; base = base->base) {
    for (const Method* candidate : base->methods) {
      if (candidate != nullptr && candidate->slot >= 0 && candidate->name == method->name &&
          has_same_signature(candidate, method)) {
        return candidate->slot;
      }
    }
  }
  return -1;
}

/// MethodImpls for methods of base classes. With [PreserveBaseOverrides], which compilers use for
/// covariant returns, what overrides the new method further down overrides the old one too.
void TypeSystem::Impl::override_slots(const Type* type) {
  std::vector<const Method*>& table = edit(type).vtable;
  auto& merged = state(type).merged_slots;
  for (const auto& [declaration, body] : implementations(type)) {
    if (declaration->owner->is_interface() || declaration->slot < 0 || body->slot < 0) continue;
    const auto slot = static_cast<std::size_t>(declaration->slot);
    if (slot >= table.size()) continue;
    table[slot] = body;
    const bool preserves =
        body->owner == type &&
        has_attribute(*type->definition.module, Token(Table::MethodDef, body->row),
                      "System.Runtime.CompilerServices.PreserveBaseOverridesAttribute");
    if (preserves) merged.emplace_back(slot, static_cast<std::size_t>(body->slot));
  }
  // The newest first: an old one's place may have been taken by one that lost its own later.
  for (auto pair = merged.rbegin(); pair != merged.rend(); ++pair) {
    table[pair->first] = table[pair->second];
  }
}

/// A body takes the place of a method with the same signature (but for a covariant result), and of
/// none of its own class that takes the place of another one itself.
void TypeSystem::Impl::require_override(const Type* type, const Override& pair) {
  const Method* declaration = pair.declaration;
  const Method* body = pair.body;
  if (declaration->owner->is_interface() || body->owner != type || declaration == body) return;
  const bool preserves =
      has_attribute(*type->definition.module, Token(Table::MethodDef, body->row),
                    "System.Runtime.CompilerServices.PreserveBaseOverridesAttribute");
  const std::vector<Override>& pairs = implementations(type);
  const bool is_in_use = std::ranges::any_of(pairs, [&](const Override& other) {
    return other.body == declaration && other.declaration != declaration;
  });
  if (!is_in_use && (preserves || has_same_signature(declaration, body))) return;
  throw Unloadable(fmt::format("{} cannot be loaded: {} does not fit {}, which it overrides",
                               type->name, method_name(*body), method_name(*declaration)));
}

namespace {

/// What the models and the framework leave out is not the program's fault.
bool is_users(const Type* owner) {
  const Module* module = owner->definition.module;
  return module != nullptr && module->is_users();
}

}  // namespace

/// Each method of an interface is implemented by the class, or by default: by none rather than by
/// several, or by one that is abstract again, is said when it is called.
void TypeSystem::Impl::require_implementation(const Type* type, const Type* interface) {
  list_methods(interface);
  for (std::size_t i = 0; i < interface->methods.size(); ++i) {
    const Method* method = declared(interface, i);
    // A final one is no method to be implemented, but makes that of another interface abstract
    // again.
    const bool is_to_be = is_virtual_instance(*method) && method->is_abstract() &&
                          (method->flags & MethodFlags::final) == 0;
    if (!is_to_be) continue;
    if (find_in_classes(type, method) != nullptr || !defaults_of(type, method).empty()) continue;
    throw Unloadable(fmt::format("{} cannot be loaded: it has no implementation of {}", type->name,
                                 method_name(*method)));
  }
}

/// Of a class that is not abstract.
void TypeSystem::Impl::require_implementations(const Type* type) {
  const auto gap = std::ranges::find_if(type->vtable, [&](const Method* method) {
    return method != nullptr && method->is_abstract() && is_users(method->owner);
  });
  if (gap != type->vtable.end()) {
    throw Unloadable(fmt::format("{} cannot be loaded: it has no implementation of {}", type->name,
                                 method_name(**gap)));
  }
  for (const Type* interface : type->interfaces) {
    if (!is_users(interface)) continue;
    try {
      require_implementation(type, interface);
    } catch (const Unloadable&) {
      throw;
    } catch (const Unresolved&) {
      // A type in a signature that is not there: whoever calls the method will meet it.
    }
  }
}

void TypeSystem::Impl::require_methods(const Type* type) {
  build_vtable(type);
  for (const Override& pair : implementations(type)) require_override(type, pair);
  if (!state(type).overrides_nothing.empty()) {
    throw Unloadable(fmt::format("{} cannot be loaded: it overrides what is not there", type->name),
                     state(type).overrides_nothing);
  }
  if (!type->is_abstract() && !type->is_interface()) require_implementations(type);
}

void TypeSystem::Impl::require_loadable(const Type* type) {
  if (state(type).methods_are_right == Progress::Done) return;
  if (type->element != nullptr && !type->is_enum) return require_loadable(type->element);
  for (const Type* argument : type->arguments) {
    if (argument != type) require_loadable(argument);
  }
  for (const Type* one = type; one != nullptr && is_users(one); one = one->base) {
    if (state(one).methods_are_right == Progress::Done) break;
    require_methods(one);
  }
  state(type).methods_are_right = Progress::Done;
}

}  // namespace mmcheck::vm
