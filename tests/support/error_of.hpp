// What an action complains of.
#pragma once

#include <string>

#include "base/error.hpp"

namespace mmcheck::testing {

/// What the Error says that `action` throws; empty if it throws none.
template <typename Action>
std::string error_of(Action action) {
  try {
    action();
  } catch (const base::Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace mmcheck::testing
