// Which cells of a frame can still matter at an instruction.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

/// By cell: whether a pointer may lead to it.
std::vector<bool> exposed_cells(const Code& code);

/// For every instruction of a method: the cells that something executed from there on may read
/// before it is written. The others may hold anything.
class Liveness {
 public:
  explicit Liveness(const Code& code);

  /// While the instruction waits to be executed.
  bool is_live_before(std::uint32_t instruction, std::uint32_t cell) const {
    return test(before_, instruction, cell) || always_[cell];
  }
  /// While the method that the instruction calls is executed; the callee has the arguments.
  bool is_live_during(std::uint32_t instruction, std::uint32_t cell) const {
    return test(during_, instruction, cell) || always_[cell];
  }

 private:
  using Words = std::vector<std::uint64_t>;
  bool test(const Words& sets, std::uint32_t instruction, std::uint32_t cell) const {
    return (sets[instruction * width_ + cell / 64] >> (cell % 64) & 1) != 0;
  }

  std::uint32_t width_;  // words per instruction
  Words before_;
  Words during_;
  std::vector<bool> always_;  // those that a pointer may lead to
};

}  // namespace mmcheck::vm
