// Input that cannot be used: the one exception type, thrown anywhere, caught in main only.
// Facts about the program under test are values, never an Error; bugs in mmcheck are assertions.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace mmcheck::base {

/// `place` says where (a file, an option, "FILE: offset 0x1f4"), the message what was expected and
/// what to do. what() is both, as they are printed after "mmcheck: ".
class Error : public std::runtime_error {
 public:
  Error(std::string place, std::string message);

  const std::string& place() const { return place_; }
  const std::string& message() const { return message_; }

  /// The same error, seen from further out: "outer: place".
  Error in(std::string_view outer) const;

 private:
  std::string place_;
  std::string message_;
};

/// Throws the Error for a file whose bytes at `offset` are not what they must be.
[[noreturn]] void malformed(std::uint64_t offset, std::string_view expected);

}  // namespace mmcheck::base
