// The natural loops of a translated method, and what the values in a loop depend on.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

/// The instructions that may follow an instruction in its method, unless an exception is thrown.
std::vector<std::uint32_t> successors(const Code& code, std::uint32_t instruction);

/// All instructions from which the header can be reached without leaving what the header dominates
/// (Aho, Lam, Sethi and Ullman, *Compilers*, 9.6.6). Back edges to one header make one loop.
struct Loop {
  std::uint32_t header;
  std::vector<std::uint32_t> instructions;  // ascending; the header is one of them

  bool has(std::uint32_t instruction) const;
};

/// Ordered by header. A cycle that can be entered at several instructions is in no loop: no C#
/// compiler makes one.
std::vector<Loop> natural_loops(const Code& code);

/// The dependences between the instructions of a loop.
class Dependences {
 public:
  Dependences(const Code& code, const Loop& loop);

  /// The instructions of the loop after which control may leave it.
  const std::vector<std::uint32_t>& exits() const { return exits_; }
  /// The instructions of the loop that decide what the instruction finds in the cells that it
  /// reads, in this iteration or an earlier one.
  std::vector<std::uint32_t> of_data(std::uint32_t instruction) const;
  /// The branches of the loop that decide whether an iteration that does not leave the loop comes
  /// to the instruction.
  std::vector<std::uint32_t> of_control(std::uint32_t instruction) const;

 private:
  using Numbers = std::vector<std::uint32_t>;  // positions in Loop::instructions
  std::uint32_t position_of(std::uint32_t instruction) const;
  void add_writers(std::uint32_t cell, std::uint32_t position, Numbers& to) const;
  std::vector<bool> that_avoid(std::uint32_t position) const;

  const Code& code_;
  const Loop& loop_;
  std::vector<std::uint32_t> exits_;
  std::vector<Numbers> next_;      // within the loop; the header is not followed by itself
  std::vector<Numbers> previous_;  // within the loop, over its back edges too
  std::vector<bool> is_last_;      // followed by the header: an iteration ends there
};

}  // namespace mmcheck::vm
