// What has to be known of a method body before it is translated: where its basic blocks start, and
// of which variables it takes the address.
#pragma once

#include <cstdint>
#include <vector>

#include "assembly/method_body.hpp"

namespace mmcheck::vm {

struct Outline {
  std::vector<std::uint32_t> blocks;  // their offsets, ascending
  std::vector<bool> exposed_arguments;
  std::vector<bool> exposed_locals;

  /// The block that starts at this offset.
  std::uint32_t block_at(std::uint32_t offset) const;
};

/// Decodes the whole body. Throws Refused where a branch, or a block of an exception clause, does
/// not keep to the starts of instructions; `offset` then says where.
Outline outline(const assembly::MethodBody& body, std::uint32_t& offset);

}  // namespace mmcheck::vm
