// Intrinsics of System.Object, Activator, RuntimeHelpers and the default comparers.
#include <fmt/core.h>

#include <algorithm>

#include "vm/execute/objects.hpp"
#include "vm/intrinsics/support.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::vm {
namespace {

Outcome get_type(Execution& execution, const Method&, Cell* arguments) {
  const Object* object = execution.heap().find(to_u4(arguments[0]));
  if (object == nullptr) return execution.raise("NullReference");
  return give(execution, arguments,
              execution.machine().type_object(execution.state(), object->type));
}

/// Spreads the numbers of objects, which are small and close together.
Outcome identity_hash(Execution& execution, const Method&, Cell* arguments) {
  const Ref ref = to_u4(arguments[0]);
  if (execution.heap().find(ref) == nullptr) return execution.raise("NullReference");
  Object* object = execution.heap().find_writable(ref);
  if ((object->hash & ~Object::finalizable) == 0) object->hash |= ((ref * 0x9e3779b1U) >> 5) | 1;
  arguments[0] = object->hash & ~Object::finalizable;
  return Outcome::Done;
}

Outcome run_constructor_of(Execution& execution, const Method&, Cell* arguments) {
  const Type* type = type_of(execution, arguments[0]);
  if (type == nullptr) return execution.raise("NullReference");
  if (type->static_constructor == nullptr) return Outcome::Done;
  return execution.go_on_in(execution.machine().ensuring(*type), arguments);
}

Outcome count_elements(Execution& execution, const Method& method, Cell* arguments) {
  const Field* field = execution.machine().field_of_handle(arguments[0]);
  if (field == nullptr) return execution.missing("a field handle that is no field's");
  arguments[0] = field->type->value_size / method.arguments[0]->value_size;
  return Outcome::Done;
}

Outcome has_references(Execution&, const Method& method, Cell* arguments) {
  const Type& type = *method.arguments[0];
  arguments[0] = type.is_reference() || type.has_references;
  return Outcome::Done;
}

Outcome create_by_type(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  return execution.go_on_in(execution.machine().making(type), arguments);
}

/// `generic`<T> where T says itself how it compares, the one for Nullable where T is one of
/// such a type, else `general`<T>.
const Type* comparer_type(Execution& execution, const Type* type, std::string_view interface,
                          std::string_view generic, std::string_view nullable,
                          std::string_view general) {
  const auto compares_itself = [&](const Type* with) {
    return execution.types().is_assignable(with, instantiate_model(execution, interface, {with}));
  };
  if (type->is_nullable && compares_itself(type->arguments[0])) {
    return instantiate_model(execution, nullable, {type->arguments[0]});
  }
  return instantiate_model(execution, compares_itself(type) ? generic : general, {type});
}

Outcome create_comparer(Execution& execution, const Method& method, Cell* arguments,
                        std::string_view interface, std::string_view generic,
                        std::string_view nullable, std::string_view general) {
  const Type*& type = execution.machine().found_for(method);
  if (type == nullptr) {
    type =
        comparer_type(execution, method.owner->arguments[0], interface, generic, nullable, general);
  }
  return give(execution, arguments, execution.machine().singleton(execution.state(), type));
}

Outcome singleton(Execution& execution, const Method& method, Cell* arguments) {
  return give(execution, arguments,
              execution.machine().singleton(execution.state(), method.arguments[0]));
}

Outcome create_equality_comparer(Execution& execution, const Method& method, Cell* arguments) {
  return create_comparer(execution, method, arguments, "System.IEquatable`1",
                         "System.Collections.Generic.GenericEqualityComparer`1",
                         "System.Collections.Generic.NullableEqualityComparer`1",
                         "System.Collections.Generic.ObjectEqualityComparer`1");
}

Outcome create_order_comparer(Execution& execution, const Method& method, Cell* arguments) {
  return create_comparer(execution, method, arguments, "System.IComparable`1",
                         "System.Collections.Generic.GenericComparer`1",
                         "System.Collections.Generic.NullableComparer`1",
                         "System.Collections.Generic.ObjectComparer`1");
}

constexpr Intrinsic table[] = {
    {"System.Singleton", "Of", singleton},
    {"System.Object", "GetType", get_type, Role::Checked},
    {"System.Activator", "CreateByType", create_by_type},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "GetIdentityHash", identity_hash},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "CountElements", count_elements},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "RunConstructorOf", run_constructor_of},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "IsReferenceOrContainsReferences",
     has_references},
    {"System.Collections.Generic.EqualityComparer`1", "CreateDefault", create_equality_comparer},
    {"System.Collections.Generic.Comparer`1", "CreateDefault", create_order_comparer},
};

}  // namespace

std::span<const Intrinsic> object_intrinsics() { return table; }

}  // namespace mmcheck::vm
