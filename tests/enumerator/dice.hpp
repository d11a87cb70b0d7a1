// What is left to chance, the same for the same seed on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace enumerator {

/// Whenever two things are left to the dice, one after the other is: C++ does not say which
/// argument is evaluated first.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}

  /// Unlike the distributions of the standard library.
  int below(int limit) { return static_cast<int>(bits_() % static_cast<std::uint64_t>(limit)); }
  bool one_in(int n) { return below(n) == 0; }

  template <typename T>
  const T& pick(const std::vector<T>& choices) {
    return choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
  }

 private:
  std::mt19937_64 bits_;
};

}  // namespace enumerator
