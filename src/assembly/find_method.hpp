// Methods by the names that people type: --method=Type::Name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/assembly.hpp"

namespace mmcheck::assembly {

/// The name of a TypeDef with its namespace and outer types, but without generic parameters.
std::string plain_type_name(const Assembly& assembly, std::uint32_t type);

/// MethodDef rows of all methods called `Type::Name`; never empty. The type may be without its
/// namespace or outer types, or left out; generic parameters do not matter. An Error that suggests
/// what is near if there is none.
std::vector<std::uint32_t> find_methods(const Assembly& assembly, std::string_view name);

}  // namespace mmcheck::assembly
