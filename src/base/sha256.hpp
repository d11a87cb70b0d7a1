// SHA-256 (FIPS 180-4): whether two files are the same, for somebody who has only one of them.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace mmcheck::base {

/// The hash in 64 lower-case hexadecimal digits.
std::string sha256(std::span<const std::uint8_t> data);

}  // namespace mmcheck::base
