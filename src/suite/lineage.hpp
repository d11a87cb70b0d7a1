// Where types come from, by what is in the assemblies alone: nothing is made for the machine, so
// that a class that is not complete can be looked at, too.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "vm/program/program.hpp"

namespace mmcheck::suite {

/// What a TypeDef, a TypeRef, or a TypeSpec of an instance leads to; none if it was not loaded.
std::optional<vm::TypeDefinition> definition_of(const vm::Program& program,
                                                const vm::Module& module, vm::Token type);
std::optional<vm::TypeDefinition> base_of(const vm::Program& program, vm::TypeDefinition type);

/// The type itself first, then its base, and so on as far as they were loaded.
std::vector<vm::TypeDefinition> lineage_of(const vm::Program& program, vm::TypeDefinition type);

/// A custom attribute of something.
struct AttributeUse {
  const vm::Module* module = nullptr;
  std::uint32_t row = 0;  // CustomAttribute
  /// The full names of its class and of what that derives from, as far as they are known.
  std::vector<std::string> names;

  bool is(std::string_view name) const;
};

/// In the order of the file. What makes no sense as an attribute is left out.
std::vector<AttributeUse> attributes_of(const vm::Program& program, const vm::Module& module,
                                        vm::Token of);

}  // namespace mmcheck::suite
