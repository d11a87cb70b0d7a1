// Branches: what has to be true of the stack where control goes from one block to another, and the
// instruction that compares and jumps at once.
#include <fmt/core.h>

#include <algorithm>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

/// Control goes from this block to that one, with the stack as it is.
void Translator::flow_to(std::uint32_t block) {
  const bool enters =
      regions_->check_branch(block_->region, blocks_[block].region, blocks_[block].begin);
  if (enters && stack().depth() != 0) {
    throw Refused("the stack is not empty where a protected block is entered");
  }
  reach(block, stack().types());
  note_way(block);
  count_way_back(block);
}

/// Without a way back, or a call, nothing goes on forever.
void Translator::count_way_back(std::uint32_t block) {
  if (counts_steps_ && blocks_[block].begin <= block_->begin) stack().emit(Op::count);
}

std::uint32_t Translator::target_block(const assembly::Instruction& instruction) const {
  return outline_.block_at(static_cast<std::uint32_t>(instruction.integer));
}

/// Before a branch: makes what lies below its `operands` topmost values of the size that one of the
/// blocks wants that it leads to. A value is as wide on every way on, which .NET does too. Where a
/// block comes to want a wider one after it was reached, those that led to it are translated again
/// (reach).
void Translator::widen_for(std::span<const std::uint32_t> targets, std::size_t operands) {
  for (const std::uint32_t target : targets) {
    const std::vector<StackType>& wanted = blocks_[target].entry;
    const std::size_t depth = stack().depth();
    if (!blocks_[target].is_reached || depth < operands + wanted.size()) continue;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      Entry& entry = stack().top(depth - 1 - i);
      if (!is_narrower(entry.type, wanted[i])) continue;
      unshare(depth);
      if (entry.type.kind == StackKind::I4) {
        to_native(entry);
      } else {
        to_r8(entry);
      }
    }
  }
}

void Translator::br(const assembly::Instruction& instruction) {
  const std::uint32_t target = target_block(instruction);
  widen_for({&target, 1}, 0);
  stack().bring_all_home();
  flow_to(target);
  stack().emit_jump(Op::jump, target);
  is_dead_ = true;
}

namespace {

/// The branch that does at once what a comparison and `brtrue` (or `brfalse`) do.
struct Fused {
  Op comparison;
  Op if_true;
  Op if_false;
};
constexpr Fused fused[] = {
    {Op::ceq_i4, Op::beq_i4, Op::bne_un_i4},
    {Op::cgt_i4, Op::bgt_i4, Op::ble_i4},
    {Op::cgt_un_i4, Op::bgt_un_i4, Op::ble_un_i4},
    {Op::clt_i4, Op::blt_i4, Op::bge_i4},
    {Op::clt_un_i4, Op::blt_un_i4, Op::bge_un_i4},
    {Op::ceq_i8, Op::beq_i8, Op::bne_un_i8},
    {Op::cgt_i8, Op::bgt_i8, Op::ble_i8},
    {Op::cgt_un_i8, Op::bgt_un_i8, Op::ble_un_i8},
    {Op::clt_i8, Op::blt_i8, Op::bge_i8},
    {Op::clt_un_i8, Op::blt_un_i8, Op::bge_un_i8},
    // Of floats, what is not "greater" is "less, equal or unordered".
    {Op::ceq_r4, Op::beq_r4, Op::bne_un_r4},
    {Op::cgt_r4, Op::bgt_r4, Op::ble_un_r4},
    {Op::cgt_un_r4, Op::bgt_un_r4, Op::ble_r4},
    {Op::clt_r4, Op::blt_r4, Op::bge_un_r4},
    {Op::clt_un_r4, Op::blt_un_r4, Op::bge_r4},
    {Op::ceq_r8, Op::beq_r8, Op::bne_un_r8},
    {Op::cgt_r8, Op::bgt_r8, Op::ble_un_r8},
    {Op::cgt_un_r8, Op::bgt_un_r8, Op::ble_r8},
    {Op::clt_r8, Op::blt_r8, Op::bge_un_r8},
    {Op::clt_un_r8, Op::blt_un_r8, Op::bge_r8},
};
/// The same with a constant.
constexpr Fused fused_imm[] = {
    {Op::ceq_i4_imm, Op::beq_i4_imm, Op::bne_un_i4_imm},
    {Op::cne_i4_imm, Op::bne_un_i4_imm, Op::beq_i4_imm},
};

template <std::size_t size>
const Fused* find_fused(const Fused (&table)[size], Op comparison) {
  const auto* found = std::find_if(std::begin(table), std::end(table),
                                   [&](const Fused& row) { return row.comparison == comparison; });
  return found == std::end(table) ? nullptr : found;
}

bool is_equal_to_zero(const Instruction& made) {
  return (made.op == Op::ceq_i4_imm || made.op == Op::ceq_i8_imm) && made.imm == 0;
}
bool is_not_equal_to_zero(const Instruction& made) {
  return (made.op == Op::cne_i4_imm || made.op == Op::cne_i8_imm) && made.imm == 0;
}

}  // namespace

void Translator::branch_if(const assembly::Instruction& instruction, bool sense) {
  const std::uint32_t target = target_block(instruction);
  widen_for({&target, 1}, 1);
  Entry entry = stack().pop();
  switch (entry.type.kind) {
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::Ref:
    case StackKind::ByRef:
      break;
    case StackKind::Void:
    case StackKind::R4:
    case StackKind::R8:
    case StackKind::Struct:
      refuse_operand(entry);
  }
  if (entry.is_constant()) {
    if ((entry.value != 0) == sense) br(instruction);
    return;
  }

  // `x == 0` and `x != 0` on the way here are undone: what is asked is x itself.
  const Instruction* made = stack().maker_of(entry);
  while (made != nullptr && (is_equal_to_zero(*made) || is_not_equal_to_zero(*made))) {
    sense ^= is_equal_to_zero(*made);
    entry = stack().take_back_comparison().left;
    made = stack().maker_of(entry);
  }

  const Fused* both = made == nullptr ? nullptr : find_fused(fused, made->op);
  const Fused* with_constant = made == nullptr ? nullptr : find_fused(fused_imm, made->op);
  if (both != nullptr || with_constant != nullptr) {
    const Instruction comparison = *made;
    stack().take_back_comparison();
    stack().bring_all_home();
    flow_to(target);
    if (both != nullptr) {
      stack().emit_jump(sense ? both->if_true : both->if_false, target, comparison.b, comparison.c);
    } else {
      stack().emit_jump(sense ? with_constant->if_true : with_constant->if_false, target,
                        comparison.b, 0, static_cast<std::int32_t>(comparison.imm));
    }
    return;
  }
  const std::uint16_t cell = stack().cell_of(entry);
  stack().bring_all_home();
  flow_to(target);
  const bool is_long = entry.type.kind != StackKind::I4;
  const Op if_true = is_long ? Op::brtrue_i8 : Op::brtrue_i4;
  const Op if_false = is_long ? Op::brfalse_i8 : Op::brfalse_i4;
  stack().emit_jump(sense ? if_true : if_false, target, cell);
}

void Translator::branch_if(const assembly::Instruction& instruction, const BranchOps& ops) {
  const std::uint32_t target = target_block(instruction);
  widen_for({&target, 1}, 2);
  Entry right = stack().pop();
  Entry left = stack().pop();
  if (!are_comparable(left, right, ops.takes_references)) refuse_operands(left, right);
  Op op{};
  Entry* first = &left;
  Entry* second = &right;
  std::int32_t low = 0;
  switch (left.type.kind) {
    case StackKind::I4:
      op = ops.i4;
      if (right.is_constant() && ops.i4_imm != Op::missing) {
        op = ops.i4_imm;
        low = static_cast<std::int32_t>(right.value);
        second = nullptr;
      } else if (left.is_constant() && ops.i4_imm_swapped != Op::missing) {
        op = ops.i4_imm_swapped;
        low = static_cast<std::int32_t>(left.value);
        first = &right;
        second = nullptr;
      }
      break;
    case StackKind::R4:
      op = ops.r4;
      break;
    case StackKind::R8:
      op = ops.r8;
      break;
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::Ref:
    case StackKind::ByRef:
      op = ops.i8;
      if (right.is_constant(0) && ops.zero != Op::missing) {
        op = ops.zero;
        second = nullptr;
      }
      break;
    case StackKind::Void:
    case StackKind::Struct:
      refuse_operands(left, right);
  }
  const std::uint16_t first_cell = stack().cell_of(*first);
  const std::uint16_t second_cell = second == nullptr ? std::uint16_t{0} : stack().cell_of(*second);
  stack().bring_all_home();
  flow_to(target);
  stack().emit_jump(op, target, first_cell, second_cell, low);
}

void Translator::switch_on(const assembly::Instruction& instruction) {
  std::vector<std::uint32_t> targets;
  for (std::uint32_t i = 0; i < instruction.target_count(); ++i) {
    targets.push_back(outline_.block_at(static_cast<std::uint32_t>(instruction.target(i))));
  }
  widen_for(targets, 1);
  Entry value = stack().pop();
  if (value.type.kind == StackKind::Native) to_int32(value);
  if (value.type.kind != StackKind::I4) refuse_operand(value);
  const std::uint16_t cell = stack().cell_of(value);
  stack().bring_all_home();
  for (const std::uint32_t target : targets) flow_to(target);
  stack().emit(Op::switch_, cell, 0, 0, static_cast<std::int64_t>(code_->switches.size()));
  code_->switches.push_back(std::move(targets));
}

}  // namespace mmcheck::vm
