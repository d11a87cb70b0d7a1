// What the intrinsics share. Each family is a file with its functions and its table.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vm/execute/fast_paths.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::vm {

std::span<const Intrinsic> array_intrinsics();
std::span<const Intrinsic> assembly_intrinsics();
std::span<const Intrinsic> attribute_intrinsics();
std::span<const Intrinsic> enum_intrinsics();
std::span<const Intrinsic> environment_intrinsics();
std::span<const Intrinsic> field_intrinsics();
std::span<const Intrinsic> finalization_intrinsics();
std::span<const Intrinsic> interlocked_intrinsics();
std::span<const Intrinsic> layout_intrinsics();
std::span<const Intrinsic> method_intrinsics();
std::span<const Intrinsic> monitor_intrinsics();
std::span<const Intrinsic> number_intrinsics();
std::span<const Intrinsic> object_intrinsics();
std::span<const Intrinsic> property_intrinsics();
std::span<const Intrinsic> string_intrinsics();
std::span<const Intrinsic> task_intrinsics();
std::span<const Intrinsic> thread_intrinsics();
std::span<const Intrinsic> time_limit_intrinsics();
std::span<const Intrinsic> type_intrinsics();
std::span<const Intrinsic> native_memory_intrinsics();
std::span<const Intrinsic> unsafe_intrinsics();
std::span<const Intrinsic> verify_intrinsics();

/// A string's text; none of a null reference.
std::string text_of(Execution& execution, Cell string);
/// The type that a System.RuntimeType object stands for; null for a null reference.
const Type* type_of(Execution& execution, Cell runtime_type);
/// The same where the models have seen to it that it is not null. Unresolved if it is, or is
/// nothing of the kind: unsafe code can do that.
const Type& known_type_of(Execution& execution, Cell runtime_type);
/// Likewise of an array.
const Object* find_array(Execution& execution, Cell array);

/// Puts a new object, string or array into `to`, or raises OutOfMemoryException.
Outcome give(Execution& execution, Cell* to, Ref ref);
Outcome give_string(Execution& execution, Cell* to, std::string_view utf8);

/// What a type, an assembly or nothing (null) is to the program: its System.Type object.
Outcome give_type(Execution& execution, Cell* to, const Type* type);
/// The constant of a field or parameter as an object. `type`: what it is declared as.
Outcome give_constant(Execution& execution, Cell* to, const Module& module, Token parent,
                      const Type& type);
/// Of an array of System.Type objects that nobody else has.
std::vector<const Type*> types_in(Execution& execution, Cell array);
/// The framework's own type that is modelled, if it has been loaded; else the type itself.
TypeDefinition real_definition(const Program& program, TypeDefinition definition);
/// The method that a number stands for; Unresolved if there is none.
const Method& known_method_of(Execution& execution, Cell number);

/// A type of the library models with arguments.
const Type* instantiate_model(Execution& execution, std::string_view name,
                              std::vector<const Type*> arguments);

}  // namespace mmcheck::vm
