// The same numbers every time.
#pragma once

#include <cstdint>
#include <random>

namespace mmcheck::testing {

class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}
  std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }

 private:
  std::mt19937 engine_;
};

}  // namespace mmcheck::testing
