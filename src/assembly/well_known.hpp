// Types of the class library by their names, whatever assembly they come from.
#pragma once

#include <string_view>

#include "assembly/metadata.hpp"

namespace mmcheck::assembly {

/// The name of a TypeDef or TypeRef without its namespace; nothing of another token.
std::string_view simple_name(const Metadata& metadata, Token type);

/// Whether a TypeDef or TypeRef has this name.
bool is_named(const Metadata& metadata, Token type, std::string_view space, std::string_view name);

/// Whether a TypeDef derives directly from this type of the class library.
bool extends(const Metadata& metadata, std::uint32_t type, std::string_view space,
             std::string_view name);

}  // namespace mmcheck::assembly
