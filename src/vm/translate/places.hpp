// Where in a method's body a barrier can be put, so that no two of the places mean the same.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "assembly/assembly.hpp"

namespace mmcheck::vm {

/// Between two places that follow each other in the code, a thread does nothing that others could
/// notice and goes no other way: barriers anywhere between them are the same barrier.
class Places {
 public:
  /// Of a method that has a body which can be decoded.
  Places(const assembly::Assembly& assembly, std::uint32_t method);

  /// The place before the instruction at `offset`, or before what does nothing noticeable and comes
  /// before that.
  std::uint32_t place_of(std::uint32_t offset) const;
  /// The end of what a place stands for.
  std::uint32_t end_of(std::uint32_t place) const;
  /// Whether a way back in the code leads over the instruction.
  bool is_in_loop(std::uint32_t offset) const;

 private:
  std::vector<std::uint32_t> starts_;  // ascending, from 0
  std::uint32_t size_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> loops_;  // from where to where
};

struct Code;
/// The first instruction of what a place stands for at which a thread can stand, so that it is
/// known what is on its stack; as many as there are if there is none. Then the place leads to
/// another one without a jump, and a barrier there does as much and more.
std::uint32_t first_instruction(const Code& code, const Places& places, std::uint32_t place);

}  // namespace mmcheck::vm
