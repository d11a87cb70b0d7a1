// What a program says in attributes about how it is to be checked: [MemoryModel] and [Bound] of
// Verify.cs, on a method or on its class. What the method has counts more than what the class has.
#pragma once

#include <string>
#include <vector>

#include "suite/attribute_values.hpp"
#include "vm/program/types.hpp"

namespace mmcheck::suite {

struct Wishes {
  std::vector<std::string> memory_models;
  struct Bound {
    std::string name;  // as the attribute has it: "MaxStates"
    double value = 0;
  };
  std::vector<Bound> bounds;
};

Wishes wishes_of(vm::TypeSystem& types, const vm::Method& method);

}  // namespace mmcheck::suite
