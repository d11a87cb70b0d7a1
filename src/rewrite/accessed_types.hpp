// What an access reads or writes: the type of an element, of a field, of a value that a token
// names, and which overload of Interlocked.Exchange is for it.
#pragma once

#include <optional>
#include <vector>

#include "assembly/metadata.hpp"
#include "assembly/opcodes.hpp"
#include "assembly/signature.hpp"
#include "rewrite/references.hpp"
#include "rewrite/writer.hpp"

namespace mmcheck::rewrite {

/// An access to elements of a primitive type: what the element is, the instruction for the same
/// access through its address, and what the evaluation stack has for it.
struct ElementAccess {
  assembly::Opcode element;
  assembly::ElementType kind;
  assembly::Opcode indirect;
  assembly::ElementType on_stack;
};
/// Null for any other instruction.
const ElementAccess* find_element_access(assembly::Opcode opcode);

/// By `stind` or `stelem`: which overload of Interlocked.Exchange can take its place.
std::optional<assembly::ElementType> exchanged_kind(assembly::Opcode opcode);

/// Whether `volatile.` may stand before it, which it may not before accesses to elements.
bool takes_prefix(assembly::Opcode opcode);

/// Overloads of Interlocked.Exchange do not tell numbers with a sign from those without, nor does
/// the evaluation stack.
std::optional<assembly::ElementType> overload_for(assembly::ElementType kind);

bool is_small(assembly::ElementType kind);
bool is_reference(const assembly::Type& type);

/// What an enum of this assembly is made of.
std::optional<assembly::ElementType> underlying_kind(const assembly::Metadata& metadata,
                                                     assembly::Token type);

/// The type of a field where it is used: with the arguments of the generic type that it is in.
struct FieldType {
  assembly::Type declared;
  std::vector<assembly::Type> arguments;

  const assembly::Type& actual() const {
    const bool is_argument =
        declared.kind == assembly::ElementType::Var && declared.number < arguments.size();
    return is_argument ? arguments[declared.number] : declared;
  }
  Buffer encode() const;
};
FieldType type_of_field(const assembly::Metadata& metadata, assembly::Token field);

/// The type of a local for values of a value type that a token names; none where the type is none,
/// or may be none.
std::optional<Buffer> value_type(const assembly::Metadata& metadata, const References& references,
                                 assembly::Token token);

}  // namespace mmcheck::rewrite
