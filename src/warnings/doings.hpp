// What instructions do to memory, calls with all that a compiler can see of the method called.
#pragma once

#include <map>
#include <vector>

#include "vm/execute/machine.hpp"
#include "vm/state/operation.hpp"
#include "warnings/memory.hpp"

namespace mmcheck::warnings {

struct Touch {
  /// The instruction that the program's author has written: a call where the access is the class
  /// library's, or that of an automatic property.
  vm::Origin origin;
  AccessedMemory place;
};

struct Doings {
  /// No plain read is moved over it: a volatile access, an operation that synchronizes, a call that
  /// is not inlined.
  bool orders = false;
  bool makes = false;   // another object each time
  bool throws = false;  // a `throw` in a method that is called
  std::vector<Touch> reads;
  std::vector<Touch> writes;
};

/// Whether a type is the program's own, and of no library, be it one whose code is executed.
bool is_users(const vm::Type& type);
/// Whether a method has code of the program itself.
bool is_users(const vm::Method& method);

class DoingsOf {
 public:
  explicit DoingsOf(vm::Machine& machine) : machine_(machine) {}

  Doings instruction(const vm::Code& code, std::uint32_t instruction);

 private:
  const Doings& method(const vm::Method& method);
  const vm::Method* callee_of(const vm::Origin& origin);
  void add_call(const vm::Origin& origin, Doings& to);
  void add_variables(const vm::Code& code, std::uint32_t instruction, Doings& to);

  vm::Machine& machine_;
  std::map<const vm::Method*, Doings> methods_;
  std::map<const vm::Code*, std::vector<bool>> exposed_;  // by cell
};

}  // namespace mmcheck::warnings
