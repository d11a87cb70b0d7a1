// The blocks of a body put one after the other: targets and clauses become places in the code.
#include <utility>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

void Translator::append(const BlockCode& block) {
  const auto first_instruction = static_cast<std::uint32_t>(code_->instructions.size());
  const auto first_cell = static_cast<std::uint32_t>(code_->stack_cells.size());
  const auto add = [](auto& to, const auto& from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  add(code_->instructions, block.instructions);
  add(code_->il_offsets, block.il_offsets);
  add(code_->stack_cells, block.stack_cells);
  for (Code::StackMap map : block.stack_maps) {
    map.instruction += first_instruction;
    map.first += first_cell;
    code_->stack_maps.push_back(map);
  }
}

std::unique_ptr<const Code> Translator::assemble() {
  append(prologue_);
  code_->own_begin = static_cast<std::uint32_t>(code_->instructions.size());
  // By block, and one more for the end. A block that is not reached starts where the next does.
  std::vector<std::uint32_t> starts;
  for (std::size_t i = 0; i < blocks_.size(); ++i) {
    BlockCode& block = blocks_[i].code;
    starts.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
    // A jump to what comes next: nothing that is not reached has instructions.
    if (!block.instructions.empty() && block.instructions.back().op == Op::jump) {
      std::size_t next = i + 1;
      while (next < blocks_.size() && !blocks_[next].is_reached) ++next;
      if (block.instructions.back().jump.target == next) {
        block.instructions.pop_back();
        block.il_offsets.pop_back();
        block.stack_maps.pop_back();
      }
    }
    append(block);
  }
  starts.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
  set_targets(starts);
  set_clauses(starts);
  code_->own_end = starts.back();
  give_back_lock_on_exception();
  code_->frame_cells = stack().frame_cells();
  return std::move(code_);
}

namespace {

bool has_target(Op op) {
  const Immediate immediate = info(op).immediate;
  return immediate == Immediate::target || immediate == Immediate::target_low;
}

}  // namespace

void Translator::set_targets(const std::vector<std::uint32_t>& starts) {
  for (Instruction& instruction : code_->instructions) {
    if (has_target(instruction.op)) instruction.jump.target = starts[instruction.jump.target];
  }
  for (auto& targets : code_->switches) {
    for (std::uint32_t& target : targets) target = starts[target];
  }
}

/// Clauses whose protected block is never reached are left out.
void Translator::set_clauses(const std::vector<std::uint32_t>& starts) {
  const auto instruction_at = [&](std::uint32_t offset) {
    return offset == body_.code.size() ? starts.back() : starts[outline_.block_at(offset)];
  };
  std::vector<std::int64_t> numbers;
  std::vector<Clause> kept;
  for (Clause clause : code_->clauses) {
    numbers.push_back(static_cast<std::int64_t>(kept.size()));
    if (!blocks_[outline_.block_at(clause.handler_begin)].is_reached) continue;
    clause.try_begin = instruction_at(clause.try_begin);
    clause.try_end = instruction_at(clause.try_end);
    clause.handler_begin = instruction_at(clause.handler_begin);
    clause.handler_end = instruction_at(clause.handler_end);
    if (clause.kind == Clause::Kind::Filter) {
      clause.filter_begin = instruction_at(clause.filter_begin);
    }
    kept.push_back(clause);
  }
  for (Instruction& instruction : code_->instructions) {
    if (instruction.op == Op::rethrow || instruction.op == Op::end_finally ||
        instruction.op == Op::end_filter) {
      instruction.imm = numbers[static_cast<std::size_t>(instruction.imm)];
    }
  }
  code_->clauses = std::move(kept);
}

}  // namespace mmcheck::vm
