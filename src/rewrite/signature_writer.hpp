// Types as the bytes of a signature (ECMA-335 II.23.2): what assembly::read_type_spec() reads.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/signature.hpp"
#include "rewrite/writer.hpp"

namespace mmcheck::rewrite {

/// `type_arguments` take the places of the generic parameters of a type (Var); where there are
/// none, these stay what they are.
void append_type(Buffer& to, const assembly::Type& type,
                 const std::vector<assembly::Type>* type_arguments = nullptr);
void append_method(Buffer& to, const assembly::MethodSignature& signature,
                   const std::vector<assembly::Type>* type_arguments = nullptr);
/// A TypeDef, TypeRef or TypeSpec as signatures name it.
void append_type_token(Buffer& to, assembly::Token token);

/// A type that is nothing but its kind.
Buffer encode_kind(assembly::ElementType kind);

}  // namespace mmcheck::rewrite
