// The library models as they are built into the program.
#pragma once

#include <cstdint>
#include <span>

namespace mmcheck::vm {

/// The assembly that models/library is compiled to; empty where it was built without.
std::span<const std::uint8_t> library_models();

}  // namespace mmcheck::vm
