// A bound on what is taken from a hostile file. Parts of a file may overlap: every one of a million
// rows can point to the same megabyte, and each alone looks harmless.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/error.hpp"

namespace mmcheck::base {

class Budget {
 public:
  explicit Budget(std::uint64_t amount) : left_(amount) {}

  /// Takes `amount` for what was read at `place`; an Error that names `what` if not so much is
  /// left.
  void spend(std::uint64_t amount, std::uint64_t place, std::string_view what) {
    if (amount > left_) malformed(place, what);
    left_ -= amount;
  }

 private:
  std::uint64_t left_;
};

}  // namespace mmcheck::base
