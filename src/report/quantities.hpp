// Amounts as people read them.
#pragma once

#include <cstdint>
#include <string>

namespace mmcheck::report {

/// "1 state", "2 states".
std::string count_of(std::uint64_t number, const char* noun);
/// "512 B", "1.5 MiB".
std::string amount_of_bytes(std::uint64_t bytes);
/// "0.003 s", "75 s", "3 h 12 min".
std::string amount_of_seconds(double seconds);

}  // namespace mmcheck::report
