// What an attribute has for an argument, as a parameter takes it.
#pragma once

#include "suite/attribute_values.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::suite {

/// Numbers become those of the parameter where they are the same number; a parameter of a reference
/// type gets a box. Throws vm::Unresolved for a value that the parameter cannot have.
vm::Entry::Constant constant_for(vm::TypeSystem& types, const vm::Type* parameter,
                                 const Value& value);

}  // namespace mmcheck::suite
