// The members of a test's class that matter to it, found by their attributes, interfaces and names.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "suite/tests.hpp"

namespace mmcheck::suite {

class Members {
 public:
  /// Both have to stay.
  Members(vm::TypeSystem& types, const Test& test);

  const vm::Type* type() const { return type_; }
  const vm::Method& method();

  /// Set-up: those of base classes first. Tear-down: last.
  std::vector<const vm::Method*> with(Role role);
  /// The same, of all classes of tests in the assembly.
  std::vector<const vm::Method*> of_assembly(Role role);

  /// The classes of xunit's fixtures: those of the collection first.
  std::vector<const vm::Type*> fixtures();
  /// The constructor that a framework would take: the only one, or the only public one.
  const vm::Method& constructor(const vm::Type& type);
  /// Null if the class does not implement the interface, or that has no such method.
  const vm::Method* interface_method(const vm::Type& type, std::string_view interface,
                                     std::string_view method);
  struct Expected {
    vm::TypeDefinition type;
    bool allows_derived;
  };
  /// What has to leave the test.
  std::optional<Expected> expected_exception();
  /// Whether an object that has both DisposeAsync and Dispose is disposed of by the first alone.
  bool disposes_once() const;

 private:
  const vm::Method* method_of(const vm::Type& owner, std::uint32_t row);
  std::vector<const vm::Method*> own_with(const vm::Type& owner, Role role);
  bool is_for_derived(const vm::Type& owner, std::uint32_t row, Role role);
  void add_fixtures(const vm::Type& of, std::string_view interface,
                    std::vector<const vm::Type*>& to);
  std::optional<vm::TypeDefinition> collection();

  vm::TypeSystem& types_;
  const vm::Program& program_;
  const Test& test_;
  const vm::Type* type_;
};

}  // namespace mmcheck::suite
