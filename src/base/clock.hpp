// What time it is, for those who say how long something took.
#pragma once

#include <chrono>

namespace mmcheck::base {

/// In seconds, from some moment on.
inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace mmcheck::base
