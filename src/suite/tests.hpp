// The tests in an assembly: which methods are some, by the attributes of the test frameworks, and
// with which arguments. Nothing of the program is executed to find them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "suite/attribute_values.hpp"
#include "suite/frameworks.hpp"
#include "suite/rows_of_code.hpp"
#include "vm/program/types.hpp"

namespace mmcheck::suite {

struct Test {
  /// "Shop.Tests.Cart::Adds(2, \"a\")": no two tests have the same.
  std::string name;
  std::string type_name;    // "Shop.Tests.Cart"
  std::string method_name;  // "Adds(2, \"a\")"
  Framework framework = Framework::Xunit;
  vm::TypeDefinition type;   // the class that an object is made of
  vm::TypeDefinition owner;  // the class that has the method: that one, or one that it derives from
  std::uint32_t method = 0;  // MethodDef
  std::vector<Value> arguments;
  std::optional<RowsOfCode> rows;        // instead of them: each row is tried
  std::vector<Value> fixture_arguments;  // of the class's constructor
  std::optional<std::string> ignored;    // why its author does not want it to be run
  std::string obstacle;                  // why it cannot be checked; empty if it can
};

/// In the order of the file.
std::vector<Test> find_tests(vm::TypeSystem& types);

/// The one of that name; none if there is none.
std::optional<Test> find_test(vm::TypeSystem& types, const std::string& name);

/// Whether the assembly has an entry point that somebody means: a test framework may have made one,
/// too.
bool has_own_entry_point(const assembly::Assembly& assembly);

}  // namespace mmcheck::suite
