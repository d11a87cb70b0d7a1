// The litmus tests that every description of a memory model agrees on, with what each model here
// says of them.
#pragma once

#include <string>
#include <vector>

#include "program.hpp"

namespace enumerator {

struct Litmus {
  std::string name;
  Program program;
  /// The observed values whose combination the test is about; of the others any will do.
  std::vector<std::pair<std::string, int>> asked;
  /// The models that allow it.
  std::vector<std::string> allowed;
};

std::vector<Litmus> litmus_tests();

}  // namespace enumerator
