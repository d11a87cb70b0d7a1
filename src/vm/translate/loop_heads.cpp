#include "vm/translate/loop_heads.hpp"

#include <algorithm>

#include "vm/translate/effects.hpp"
#include "vm/translate/loops.hpp"

namespace mmcheck::vm {
std::size_t LoopHeads::find(std::uint32_t head) const {
  const auto place = std::ranges::lower_bound(heads_, head);
  const bool is_there = place != heads_.end() && *place == head;
  return is_there ? static_cast<std::size_t>(place - heads_.begin()) : heads_.size();
}

/// From the first instruction, and from each handler: depth first, with a stack of its own.
void LoopHeads::find_heads(const Code& code) {
  enum class Seen : std::uint8_t { No, OnStack, Done };
  std::vector<Seen> seen(code.instructions.size(), Seen::No);
  struct Open {
    std::uint32_t instruction;
    std::vector<std::uint32_t> next;
  };
  std::vector<Open> stack;
  const auto open = [&](std::uint32_t instruction) {
    seen[instruction] = Seen::OnStack;
    stack.push_back({instruction, successors(code, instruction)});
  };
  const auto walk = [&](std::uint32_t root) {
    if (root >= seen.size() || seen[root] != Seen::No) return;
    open(root);
    while (!stack.empty()) {
      if (stack.back().next.empty()) {
        seen[stack.back().instruction] = Seen::Done;
        stack.pop_back();
        continue;
      }
      const std::uint32_t next = stack.back().next.back();
      stack.back().next.pop_back();
      if (seen[next] == Seen::OnStack) heads_.push_back(next);
      if (seen[next] == Seen::No) open(next);
    }
  };
  walk(0);
  for (const Clause& clause : code.clauses) {
    walk(clause.handler_begin);
    if (clause.kind == Clause::Kind::Filter) walk(clause.filter_begin);
  }
  std::ranges::sort(heads_);
  heads_.erase(std::unique(heads_.begin(), heads_.end()), heads_.end());
}

LoopHeads::LoopHeads(const Code& code) {
  find_heads(code);
  if (heads_.empty()) return;
  const auto count = static_cast<std::uint32_t>(code.instructions.size());
  liveness_.emplace(code);
  changes_.assign(count, std::vector<bool>(heads_.size()));
  leads_to_ = changes_;
  for (std::uint32_t i = 0; i < count; ++i) {
    const CellRange written = cell_effects(code, code.instructions[i]).writes;
    for (std::size_t head = 0; head < heads_.size(); ++head) {
      for (std::uint32_t cell = written.first; cell < written.end(); ++cell) {
        if (matters(cell, heads_[head])) changes_[i][head] = true;
      }
      leads_to_[i][head] = i == heads_[head];
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (std::uint32_t i = count; i-- > 0;) {
      for (const std::uint32_t next : successors(code, i)) {
        for (std::size_t head = 0; head < heads_.size(); ++head) {
          if (!leads_to_[next][head] || leads_to_[i][head]) continue;
          leads_to_[i][head] = true;
          changed = true;
        }
      }
    }
  }
}

}  // namespace mmcheck::vm
