// Exception regions as blocks.
//
// They are ranges of offsets that may lie anywhere. Compilers lay them out the way the source
// nests, each handler right behind what it protects, and then they can be shown as blocks.
#pragma once

#include <cstdint>
#include <vector>

#include "assembly/method_body.hpp"

namespace mmcheck::disassemble {

/// A stretch of code to show between braces. A group is a try block with all of its handlers; it
/// shows nothing by itself, but must nest as well.
struct ExceptionBlock {
  enum class Kind : std::uint8_t { Group, Try, Filter, Handler };
  Kind kind;
  bool is_last = false;  // of its group
  std::uint32_t start;
  std::uint32_t end;
  const assembly::ExceptionRegion* region = nullptr;
};

/// The blocks in the order in which they open, or none where they do not nest.
std::vector<ExceptionBlock> nest_blocks(const assembly::MethodBody& body);

}  // namespace mmcheck::disassemble
