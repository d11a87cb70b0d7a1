// Monitors as the guards of memory.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "vm/execute/machine.hpp"

namespace mmcheck::search {

/// The name of a monitor, as seen from memory that it may guard.
struct Guard {
  enum class Kind : std::uint8_t {
    Self,   // of the object that the memory is in
    Field,  // of what a field of that object refers to
    Static  // of what a static field refers to
  };
  Kind kind = Kind::Self;
  const vm::Type* type = nullptr;  // that has the field
  std::uint32_t offset = 0;        // of the field

  friend bool operator==(const Guard&, const Guard&) = default;
};

/// The monitors that a thread holds, seen from the object (0: none) that it accesses.
class Guards {
 public:
  using Holds = std::function<bool(vm::Ref)>;
  Guards(vm::State& state, Holds holds, vm::Ref object, std::span<const vm::Type* const> classes)
      : state_(state), holds_(std::move(holds)), object_(object), classes_(classes) {}

  bool is_held(const Guard& guard);
  /// One that is held and is not among those that were tried; static fields: of these classes.
  std::optional<Guard> find_other(const std::vector<Guard>& tried);

 private:
  vm::Ref resolve(const Guard& guard);
  std::vector<Guard> candidates();

  vm::State& state_;
  Holds holds_;
  vm::Ref object_;
  std::span<const vm::Type* const> classes_;
};

}  // namespace mmcheck::search
