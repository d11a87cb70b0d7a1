// How translating a method body ends early.
#pragma once

#include <stdexcept>

namespace mmcheck::vm {

/// It does not verify. translate() says where, and makes a base::Error of it.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The machine cannot take it: the whole method becomes one `missing`.
class Unusable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace mmcheck::vm
