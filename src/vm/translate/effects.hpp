// Which cells of its frame an instruction reads and writes.
#pragma once

#include <array>
#include <cstdint>

#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

struct CellRange {
  std::uint32_t first = 0;
  std::uint32_t count = 0;

  std::uint32_t end() const { return first + count; }
  bool overlaps(CellRange other) const { return first < other.end() && other.first < end(); }
  friend bool operator==(CellRange, CellRange) = default;
};

struct CellEffects {
  std::array<CellRange, 3> reads{};  // empty ones at the end
  /// What it leaves in place of what was there. A cell that it changes in part counts as read too.
  CellRange writes{};
};

/// What the instruction does to the cells of its own frame. Beyond it, a call also uses up whatever
/// lies above its arguments, and a pointer may lead to any variable of which a `lea` was made.
CellEffects cell_effects(const Code& code, const Instruction& instruction);

/// How many bytes of its frame an instruction of the forms DB and BS accesses.
std::uint32_t bytes_in_frame(const Instruction& instruction);

/// Whether an intrinsic writes its arguments to where one of them points to.
bool stores_arguments(const Method& intrinsic);

/// The cells of a result that may go elsewhere by changing the instruction's `a` and nothing else;
/// empty where there is none such.
CellRange movable_result(const Code& code, const Instruction& instruction);

/// The cells that values of these types take, one after the other.
std::uint32_t cells_of(const std::vector<const Type*>& types);

}  // namespace mmcheck::vm
