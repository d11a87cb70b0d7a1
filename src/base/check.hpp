// Assertions that stay on in release builds: a bug in mmcheck ends it, with a message that says so.
#pragma once

#include <string_view>

namespace mmcheck::base {

/// Ends the process: what failed, and what to send to whom.
[[noreturn]] void report_bug(std::string_view what);

inline void check(bool holds, std::string_view what) {
  if (!holds) [[unlikely]]
    report_bug(what);
}

}  // namespace mmcheck::base
