// The loops of a method: where the next round of one begins, and what it can notice of the last.
//
// A head is where control comes back to: the target of an edge that a depth-first search of the
// flow graph meets while the target is on its stack. Every cycle of the graph has one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "vm/translate/liveness.hpp"

namespace mmcheck::vm {

class LoopHeads {
 public:
  explicit LoopHeads(const Code& code);

  const std::vector<std::uint32_t>& heads() const { return heads_; }
  bool is_head(std::uint32_t instruction) const { return find(instruction) < heads_.size(); }
  /// Whether the instruction writes a cell that can still matter at the head.
  bool changes(std::uint32_t instruction, std::uint32_t head) const {
    return changes_[instruction][find(head)];
  }
  /// Whether what a cell holds can still matter at the head.
  bool matters(std::uint32_t cell, std::uint32_t head) const {
    return liveness_->is_live_before(head, cell);
  }
  /// Whether control can come from the instruction to the head.
  bool leads_to(std::uint32_t instruction, std::uint32_t head) const {
    return leads_to_[instruction][find(head)];
  }

 private:
  std::size_t find(std::uint32_t head) const;
  void find_heads(const Code& code);

  std::vector<std::uint32_t> heads_;  // ascending
  std::optional<Liveness> liveness_;  // if there are any
  // By instruction and number of the head.
  std::vector<std::vector<bool>> changes_;
  std::vector<std::vector<bool>> leads_to_;
};

}  // namespace mmcheck::vm
