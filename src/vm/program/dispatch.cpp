// What a call of a virtual method runs: through a class's slot, or through an interface.
//
// An interface has no slots in a class here. Each pair of a class and an interface's method is
// looked up once, by the rules that the runtime has for filling its tables (ECMA-335 II.12.2), from
// the class up through its bases:
//
//   1. what a MethodImpl row of the class says implements the method;
//   2. if the class itself lists the interface: its public virtual method with that name and
//      signature, or, if no base implements the interface, that of the nearest base which has one;
//
//   3. if no class does that: the first one that derives from one which lists the interface and has
//      such a method;
//
// then whatever has taken that method's slot in a derived class; and if there is none, the
// interfaces' own default (dotnet/runtime, docs/design/features/default-interface-methods.md): the
// most specific one. If there are several such, or if that one makes it abstract again, the call
// raises an exception.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "assembly/flags.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::MethodFlags;

namespace {

constexpr std::string_view array_interfaces = "System.ArrayInterfaces`1";
constexpr std::string_view throw_class = "System.Runtime.CompilerServices.Throw";

bool is_public(const Method& method) {
  return (method.flags & MethodFlags::access_mask) == MethodFlags::is_public;
}

bool contains(const std::vector<const Type*>& types, const Type* type) {
  return std::ranges::find(types, type) != types.end();
}

}  // namespace

const Method* TypeSystem::Impl::find_virtual(const Type* receiver, const Method* declared) {
  const Method*& known = dispatched[{receiver, declared}];
  if (known != nullptr) return known;
  const Recursion recursion(depth);
  const Method* open = state(declared).open != nullptr ? state(declared).open : declared;
  if (declared->is_static || (declared->flags & MethodFlags::is_virtual) == 0)
    return known = declared;
  complete(receiver);
  const Method* found = open->owner->is_interface() ? find_interface_method(receiver, open)
                                                    : find_class_method(receiver, open);
  const bool is_generic = !declared->arguments.empty() && state(found).generic_parameters != 0;
  if (is_generic) found = instantiate(found, declared->arguments);
  if (found->is_abstract()) {
    throw Unresolved(fmt::format("{} has no implementation of {}: it is abstract", receiver->name,
                                 method_name(*declared)));
  }
  return known = whole(found);
}

const Method* TypeSystem::Impl::find_class_method(const Type* receiver, const Method* declared) {
  build_vtable(receiver);
  build_vtable(declared->owner);
  const auto slot = static_cast<std::size_t>(declared->slot);
  if (declared->slot < 0 || slot >= receiver->vtable.size() ||
      !is_assignable(receiver, declared->owner)) {
    throw Unresolved(fmt::format("{} called on a {}", method_name(*declared), receiver->name));
  }
  return receiver->vtable[slot];
}

const Method* TypeSystem::Impl::find_interface_method(const Type* receiver,
                                                      const Method* declared) {
  if (receiver->kind == Type::Kind::Vector &&
      contains(state(receiver).own_interfaces,
               own_interface_of_vector(receiver, declared->owner))) {
    return find_array_method(receiver, declared);
  }
  const Method* implemented = as_implemented(receiver, declared);
  if (const Method* found = find_in_classes(receiver, implemented)) return found;
  if (const Method* found = find_default(receiver, implemented)) return found;
  if (const Method* found = find_unlisted(receiver, implemented)) return found;
  if (const Type* original = stood_for(receiver);
      original != nullptr && stands_for_value(receiver)) {
    return find_interface_method(original, declared);
  }
  throw Unresolved(fmt::format("{} does not implement {}", receiver->name, method_name(*declared)));
}

/// The library models are C# 7, in which a ref struct cannot list interfaces, as the real ones do:
/// its method of that name is meant.
const Method* TypeSystem::Impl::find_unlisted(const Type* receiver, const Method* declared) {
  const Module* module = receiver->definition.module;
  if (!receiver->is_by_ref_like || module == nullptr || !module->is_model) return nullptr;
  list_methods(receiver);
  for (std::size_t i = 0; i < receiver->methods.size(); ++i) {
    const Method* method = this->declared(receiver, i);
    const bool is_meant = is_public(*method) && !method->is_static &&
                          method->name == declared->name && has_same_signature(method, declared);
    if (is_meant) return method;
  }
  return nullptr;
}

/// IList<U> of a T[] is IList<T> here; null if the interface is none of a vector's own.
const Type* TypeSystem::Impl::own_interface_of_vector(const Type* vector, const Type* interface) {
  if (interface->arguments.size() != 1 ||
      !is_element_compatible(vector->element, interface->arguments[0])) {
    return nullptr;
  }
  return instantiate(interface->definition, {vector->element});
}

const Method* TypeSystem::Impl::find_array_method(const Type* vector, const Method* declared) {
  const auto definition = program.find_model(array_interfaces);
  if (!definition) {
    throw Unresolved(fmt::format("{} of {} is not modelled", method_name(*declared), vector->name));
  }
  // With the interface's argument, not the element: an IEnumerable<object> yields objects.
  const Type* model = instantiate(*definition, declared->owner->arguments);
  list_methods(model);
  for (std::size_t i = 0; i < model->methods.size(); ++i) {
    const Method* method = this->declared(model, i);
    if (method->name == declared->name && has_same_signature(method, declared)) return method;
  }
  throw Unresolved(fmt::format("{} is not modelled: it has no counterpart in {}",
                               method_name(*declared), model->name));
}

const Method* TypeSystem::Impl::as_implemented(const Type* receiver, const Method* declared) {
  load_parents(receiver);
  if (contains(receiver->interfaces, declared->owner)) return declared;
  for (const Type* type = receiver; type != nullptr; type = type->base) {
    load_parents(type);
    for (const Type* own : state(type).own_interfaces) {
      if (own->definition == declared->owner->definition && is_variant(own, declared->owner)) {
        return declared_by_row(own, declared->row);
      }
    }
  }
  return declared;
}

const Method* TypeSystem::Impl::find_in_classes(const Type* receiver, const Method* declared) {
  const Type* interface = declared->owner;
  const Method* found = nullptr;
  for (const Type* type = receiver; type != nullptr && found == nullptr; type = type->base) {
    load_parents(type);
    found = find_explicit(type, declared);
    if (found != nullptr || !contains(state(type).own_interfaces, interface)) continue;
    found = find_by_name(type, declared);
    const bool is_new = type->base == nullptr || !contains(type->base->interfaces, interface);
    for (const Type* base = type->base; is_new && base != nullptr && found == nullptr;
         base = base->base) {
      found = find_by_name(base, declared);
    }
  }
  if (found == nullptr) found = find_in_derived(receiver, declared);
  if (found == nullptr || found->is_static) return found;
  build_vtable(receiver);
  return found->slot < 0 ? found : receiver->vtable[static_cast<std::size_t>(found->slot)];
}

/// Where an abstract class lists the interface and implements nothing, the first class that derives
/// from it and has such a method does.
const Method* TypeSystem::Impl::find_in_derived(const Type* receiver, const Method* declared) {
  std::vector<const Type*> classes;
  for (const Type* type = receiver; type != nullptr; type = type->base) {
    if (contains(type->interfaces, declared->owner)) classes.push_back(type);
  }
  for (auto type = classes.rbegin(); type != classes.rend(); ++type) {
    if (const Method* found = find_by_name(*type, declared)) return found;
  }
  return nullptr;
}

const Method* TypeSystem::Impl::find_explicit(const Type* type, const Method* declared) {
  // Several declarations may be the same method once type arguments are known: the last one counts.
  const std::vector<Override>& pairs = implementations(type);
  const auto last = std::find_if(pairs.rbegin(), pairs.rend(), [&](const Override& pair) {
    return pair.declaration == declared;
  });
  if (last == pairs.rend()) return nullptr;
  build_vtable(last->body->owner);
  return last->body;
}

const Method* TypeSystem::Impl::find_by_name(const Type* type, const Method* declared) {
  build_vtable(type);
  for (std::size_t i = 0; type->definition.module != nullptr && i < type->methods.size(); ++i) {
    const Method* method = this->declared(type, i);
    if (method->name == declared->name && is_public(*method) &&
        (declared->is_static || method->slot >= 0) && has_same_signature(method, declared)) {
      return method;
    }
  }
  return nullptr;
}

/// What the interfaces of the class say implements the method, but for what a more special one
/// hides. One of them may make it abstract again.
std::vector<Override> TypeSystem::Impl::defaults_of(const Type* receiver, const Method* declared) {
  std::vector<Override> candidates;
  for (const Type* interface : receiver->interfaces) {
    const Method* method = interface == declared->owner
                               ? (declared->is_abstract() ? nullptr : declared)
                               : find_explicit(interface, declared);
    if (method != nullptr) candidates.push_back({declared, method});
  }
  const auto is_hidden = [&](const Override& general) {
    return std::ranges::any_of(candidates, [&](const Override& special) {
      return contains(special.body->owner->interfaces, general.body->owner);
    });
  };
  std::vector<Override> best;
  for (const Override& candidate : candidates) {
    if (!is_hidden(candidate)) best.push_back(candidate);
  }
  return best;
}

/// Where there is none, or more than one, what raises the exception is called instead.
const Method* TypeSystem::Impl::find_default(const Type* receiver, const Method* declared) {
  const std::vector<Override> best = defaults_of(receiver, declared);
  if (best.empty()) return nullptr;
  if (best.size() > 1) return raising("AmbiguousImplementation");
  if (best.front().body->is_abstract()) return raising("EntryPointNotFound");
  return best.front().body;
}

const Method* TypeSystem::Impl::raising(std::string_view exception) {
  const Type* type = model(throw_class);
  complete(type);
  for (std::size_t i = 0; i < type->methods.size(); ++i) {
    if (declared(type, i)->name == exception) return declared(type, i);
  }
  throw Unresolved(fmt::format("{}::{} is not modelled", throw_class, exception));
}

/// A static method of an interface that the framework's type implements and its model does not.
const Method* TypeSystem::Impl::find_stood_for(const Type* type, const Method* declared) {
  const Type* original = stood_for(type);
  if (original == nullptr) return nullptr;
  complete(original);
  return find_in_classes(original, as_implemented(original, declared));
}

const Method* TypeSystem::Impl::find_static(const Type* type, const Method* declared) {
  const Method*& known = dispatched[{type, declared}];
  if (known != nullptr) return known;
  const Recursion recursion(depth);
  const Method* open = state(declared).open != nullptr ? state(declared).open : declared;
  if ((declared->flags & MethodFlags::is_virtual) == 0 || !open->owner->is_interface()) {
    return known = declared;
  }
  complete(type);
  const Method* implemented = as_implemented(type, open);
  const Method* found = find_in_classes(type, implemented);
  if (found == nullptr) found = find_stood_for(type, open);
  if (found == nullptr) found = find_default(type, implemented);
  if (found == nullptr || found->is_abstract() || found->owner->name == throw_class) {
    throw Unresolved(fmt::format("{} does not implement {}", type->name, method_name(*declared)));
  }
  if (!declared->arguments.empty()) found = instantiate(found, declared->arguments);
  return known = whole(found);
}

}  // namespace mmcheck::vm
