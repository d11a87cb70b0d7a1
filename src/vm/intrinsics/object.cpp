// Intrinsics of System.Object, ValueType, RuntimeHelpers and the default comparers.
#include <fmt/core.h>

#include <algorithm>

#include "vm/intrinsics/support.hpp"
#include "vm/objects.hpp"
#include "vm/reflection_names.hpp"

namespace mmcheck::vm {
namespace {

Outcome get_type(Execution& execution, const Method&, Cell* arguments) {
  const Object* object = execution.heap().find(to_u4(arguments[0]));
  if (object == nullptr) return execution.raise("NullReference");
  return give(execution, arguments,
              execution.machine().type_object(execution.state(), object->type));
}

Outcome memberwise_clone(Execution& execution, const Method&, Cell* arguments) {
  const Ref from = to_u4(arguments[0]);
  const Object* object = execution.heap().find(from);
  if (object == nullptr) return execution.raise("NullReference");
  const Ref ref = execution.allocate(*object->type, object->length, object->size);
  if (ref == 0) return execution.raise("OutOfMemory");
  object = execution.heap().find(from);
  std::memcpy(execution.heap().find_writable(ref)->data(), object->data(), object->size);
  arguments[0] = ref;
  if (object->type->finalizer != nullptr) execution.make_finalizable(ref);
  return Outcome::Done;
}

std::vector<const Field*> instance_fields(const Type& type) {
  std::vector<const Field*> result;
  for (const auto& field : type.fields) {
    if (!field->is_static) result.push_back(field.get());
  }
  return result;
}

Outcome count_fields(Execution& execution, const Method&, Cell* arguments) {
  const Object* box = execution.heap().find(to_u4(arguments[0]));
  if (box == nullptr) return execution.raise("NullReference");
  arguments[0] = instance_fields(*box->type).size();
  return Outcome::Done;
}

Outcome get_field(Execution& execution, const Method&, Cell* arguments) {
  const Object* box = execution.heap().find(to_u4(arguments[0]));
  if (box == nullptr) return execution.raise("NullReference");
  const auto fields = instance_fields(*box->type);
  const std::uint32_t index = to_u4(arguments[1]);
  if (index >= fields.size()) return execution.raise("IndexOutOfRange");
  const Field& field = *fields[index];
  return give_boxed(execution, arguments, *field.type, box->data() + field.offset);
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
  return execution.ensure_class_aside(*type);
}

Outcome count_elements(Execution& execution, const Method& method, Cell* arguments) {
  const Field* field = execution.machine().field_of_handle(arguments[0]);
  if (field == nullptr) return execution.missing("a field handle that is no field's");
  arguments[0] = field->type->value_size / method.arguments[0]->value_size;
  return Outcome::Done;
}

Outcome initialize_array_by_handle(Execution& execution, const Method&, Cell* arguments) {
  const Field* field = execution.machine().field_of_handle(arguments[1]);
  if (field == nullptr) return execution.missing("a field handle that is no field's");
  return initialize_array(execution, to_u4(arguments[0]), *field);
}

Outcome has_references(Execution&, const Method& method, Cell* arguments) {
  const Type& type = *method.arguments[0];
  arguments[0] = type.is_reference() || type.has_references;
  return Outcome::Done;
}

/// The constructor gets its own copy of the reference; ours, where the result goes, stays.
Outcome construct(Execution& execution, const Type& type, Cell* result) {
  const Method* constructor = execution.machine().default_constructor(&type);
  if (constructor == nullptr || type.is_abstract()) {
    return execution.raise(
        "MissingMethodText",
        fmt::format("Cannot dynamically create an instance of type '{}'. Reason: "
                    "No parameterless constructor defined.",
                    reflection_name(type)));
  }
  const Ref ref = execution.allocate(type, 0, type.instance_size);
  if (ref == 0) return execution.raise("OutOfMemory");
  *result = ref;
  if (type.finalizer != nullptr) execution.make_finalizable(ref);
  return execution.call_aside(*constructor, {ref});
}

Outcome construct_value(Execution& execution, const Type& type, Cell* result) {
  std::fill_n(result, type.cells(), 0);
  const Method* constructor = execution.machine().default_constructor(&type);
  if (constructor == nullptr) return Outcome::Done;
  const auto place = static_cast<std::uint32_t>(result - execution.thread().cells.data());
  return execution.call_aside(*constructor,
                              {Pointer::to_frame(execution.thread_number(), place, 0)});
}

Outcome create_new(Execution& execution, const Method& method, Cell* arguments) {
  const Type& type = *method.arguments[0];
  return type.is_value_type() ? construct_value(execution, type, arguments)
                              : construct(execution, type, arguments);
}

Outcome create_by_type(Execution& execution, const Method&, Cell* arguments) {
  const Type& type = known_type_of(execution, arguments[0]);
  if (!type.is_value_type()) return construct(execution, type, arguments);
  if (type.is_nullable) {
    arguments[0] = 0;
    return Outcome::Done;
  }
  const Ref ref = execution.allocate(type, 0, type.value_size);
  if (ref == 0) return execution.raise("OutOfMemory");
  arguments[0] = ref;
  const Method* constructor = execution.machine().default_constructor(&type);
  if (constructor == nullptr) return Outcome::Done;
  return execution.call_aside(*constructor, {Pointer::to_object(ref, 0)});
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
    {"System.Object", "GetType", get_type},
    {"System.Object", "MemberwiseClone", memberwise_clone, Role::ObjectRead},
    {"System.Activator", "CreateNew", create_new},
    {"System.Activator", "CreateByType", create_by_type},
    {"System.ValueType", "CountFields", count_fields},
    {"System.ValueType", "GetField", get_field, Role::ObjectRead},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "GetIdentityHash", identity_hash},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "CountElements", count_elements},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "InitializeArray",
     initialize_array_by_handle},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "RunConstructorOf", run_constructor_of},
    {"System.Runtime.CompilerServices.RuntimeHelpers", "IsReferenceOrContainsReferences",
     has_references},
    {"System.Collections.Generic.EqualityComparer`1", "CreateDefault", create_equality_comparer},
    {"System.Collections.Generic.Comparer`1", "CreateDefault", create_order_comparer},
};

}  // namespace

std::span<const Intrinsic> object_intrinsics() { return table; }

}  // namespace mmcheck::vm
