// How a value is passed to code that is not managed: marshalling descriptors (ECMA-335 II.23.4).
#pragma once

#include <cstdint>
#include <string>

#include "assembly/metadata.hpp"

namespace mmcheck::assembly {

/// A row of FieldMarshal, as in "LPStr", "ByValArray(16, U1)".
void append_marshal(std::string& to, const Metadata& metadata, std::uint32_t row);

}  // namespace mmcheck::assembly
