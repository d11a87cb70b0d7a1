// Which memory an instruction accesses, as far as its method's code says, and whether threads share
// it.
#pragma once

#include <cstdint>
#include <vector>

#include "search/reduction/sharing.hpp"
#include "vm/program/types.hpp"
#include "vm/translate/ir.hpp"

namespace mmcheck::warnings {

struct AccessedMemory {
  /// field, static_, element or through; none: variables of the frame whose address is taken.
  vm::Family family = vm::Family::none;
  const vm::Field* field = nullptr;  // of field and static_
  std::uint32_t size = 0;            // of the primitive; 0: not known, or a struct
  bool is_reference = false;
};

/// What an instruction with the effect read or write accesses. Nothing (Family::box) for the
/// contents of a box.
AccessedMemory place_of(const vm::Instruction& at);

/// Whether a write to the one may change the other. Pointers lead to variables, too; variables
/// themselves are compared by their cells elsewhere.
bool may_alias(const AccessedMemory& left, const AccessedMemory& right);

/// Memory that several threads use at a time, one of which writes it, as a search has found.
class SharedMemory {
 public:
  SharedMemory(const vm::TypeSystem& types, const search::Sharing& sharing);

  bool has(const AccessedMemory& place) const;

 private:
  bool is_in(const AccessedMemory& place, const search::ContendedByte& byte) const;

  const vm::TypeSystem& types_;
  std::vector<search::ContendedByte> bytes_;
};

}  // namespace mmcheck::warnings
