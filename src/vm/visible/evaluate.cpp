// Executing an instruction whose operands have arrived by itself, on a thread of its own: what an
// Expression yields, whether an assumption is true. So there is no second arithmetic.
#include <algorithm>
#include <array>
#include <utility>

#include "vm/execute/objects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {

/// Where it leads to is in jump_ afterwards. One that throws has called a method of the models'
/// class Throw.
Execution::Evaluated Execution::evaluate(const Code& code, std::uint32_t pc,
                                         std::vector<Cell>& cells) {
  Thread other;
  other.cells = std::move(cells);
  other.frames.push_back({&code, pc, 0, code.frame_cells, 0, Frame::Kind::Call, false});
  Thread* own = std::exchange(thread_, &other);
  const Stop stop = stop_;
  evaluating_ = 2;
  run_step();
  evaluating_ = 0;
  const bool has_ended = stop_.kind != Stop::Kind::Operation;
  const bool has_thrown = other.frames.size() != 1;
  if (!has_ended) stop_ = stop;
  thread_ = own;
  cells = std::move(other.cells);
  if (has_ended) return Evaluated::Ended;
  return has_thrown ? Evaluated::Thrown : Evaluated::Done;
}

/// Nothing if that throws, or ends the run.
std::optional<Cell> Execution::compute(const Expression& expression) {
  const Cell values[] = {expression.left.cell, expression.right.cell, expression.third.cell};
  Code code;
  Instruction instruction;
  instruction.op = expression.op;
  instruction.a = expression.op == Op::call_intrinsic ? 1 : 0;
  instruction.b = 1;
  instruction.c = 2;
  instruction.imm = expression.imm;
  if (expression.owner != nullptr) instruction.type = expression.owner;
  if (expression.method != nullptr) instruction.method = expression.method;
  Instruction end;
  end.op = Op::nop;
  code.instructions = {instruction, end};
  code.frame_cells = 4;
  std::vector<Cell> cells{0, values[0], values[1], values[2]};
  if (is_branch(expression.op)) return jumps(expression) ? 1 : 0;
  if (evaluate(code, 0, cells) != Evaluated::Done) return std::nullopt;
  return cells[instruction.a];
}

/// Of a conditional branch by itself: whether it goes to its target.
bool Execution::jumps(const Expression& condition) {
  Code code;
  Instruction branch;
  branch.op = condition.op;
  branch.a = 0;
  branch.b = 1;
  branch.imm = condition.imm;
  branch.jump.target = 2;
  Instruction end;
  end.op = Op::nop;
  code.instructions = {branch, end, end};
  code.frame_cells = 2;
  return way_of_branch(code, 0, condition.left.cell, condition.right.cell) == 2;
}

/// The instruction that a branch goes on with, given its operands.
std::uint32_t Execution::way_of_branch(const Code& code, std::uint32_t pc, Cell first,
                                       Cell second) {
  const std::uint32_t jump = jump_;
  std::vector<Cell> cells = operands_in_place(code, pc, first, second);
  evaluate(code, pc, cells);
  return std::exchange(jump_, jump);
}

/// A frame with nothing in it but the operands of the instruction, the first two of them.
std::vector<Cell> Execution::operands_in_place(const Code& code, std::uint32_t pc, Cell first,
                                               Cell second) {
  const Instruction& at = code.instructions[pc];
  std::vector<Cell> cells(code.frame_cells + std::size_t{1});
  const CellEffects effects = cell_effects(code, at);
  const bool has_both_in_one = effects.reads[0].count > 1;  // the arguments of a call
  if (effects.reads[1].count != 0) cells[effects.reads[1].first] = second;
  if (has_both_in_one) cells[effects.reads[0].first + 1] = second;
  if (effects.reads[0].count != 0) cells[effects.reads[0].first] = first;
  return cells;
}

// --- Whether what was assumed is so

/// Nothing as long as that is not known.
std::optional<bool> Execution::is_so(const Operation& assumption) {
  const bool is_known = assumption.value.is_known() && assumption.other.is_known();
  if (is_known) return is_true(assumption);
  // Then it is the array that is waited for, as by any other access to one.
  if (assumption.assumed == Assumed::Index && assumption.other.is_known()) return true;
  const Op op = assumption.origin.code->instructions[assumption.origin.pc].op;
  const bool is_safe =
      assumption.assumed == Assumed::NoThrow && divides_safely(op, assumption.other);
  return is_safe ? std::optional(true) : std::nullopt;
}

/// Whether it is a division by what throws for no dividend.
bool Execution::divides_safely(Op op, const Value& divisor) {
  static constexpr std::array narrow{Op::div_i4, Op::rem_i4, Op::div_un_i4, Op::rem_un_i4};
  static constexpr std::array wide{Op::div_i8, Op::rem_i8, Op::div_un_i8, Op::rem_un_i8};
  const bool is_narrow = std::ranges::find(narrow, op) != narrow.end();
  const bool is_wide = std::ranges::find(wide, op) != wide.end();
  if (!divisor.is_known() || (!is_narrow && !is_wide)) return false;
  const std::int64_t number = is_narrow ? to_i4(divisor.cell) : to_i8(divisor.cell);
  return number != 0 && number != -1;
}

bool Execution::is_true(const Operation& assumption) {
  const Origin& at = assumption.origin;
  const Cell first = assumption.value.cell;
  switch (assumption.assumed) {
    case Assumed::Way:
      return way_of_branch(*at.code, at.pc, first, assumption.other.cell) == assumption.target;
    case Assumed::NoThrow:
      return completes(at, first, assumption.other.cell);
    case Assumed::Dispatch:
      return method_called(at.code->instructions[at.pc], first) == assumption.target;
    case Assumed::Number:
      return first == assumption.other.cell;
    case Assumed::Differ:
      return first != assumption.other.cell;
    case Assumed::Indexes:
      return true;  // or the place says otherwise (offset_of)
    case Assumed::Index: {
      const Object* array = heap().find(to_u4(first));
      return array != nullptr && assumption.other.cell < array->length;
    }
  }
  return false;
}

/// Whether the instruction throws nothing, given its operands.
bool Execution::completes(const Origin& origin, Cell first, Cell second) {
  const Instruction& at = origin.code->instructions[origin.pc];
  const Object* object = heap().find(to_u4(first));
  if (at.op == Op::null_check) return first != 0;
  if (at.op == Op::stelem_ref) {
    return object != nullptr && object->type->is_array() && may_hold(*this, *object, to_u4(second));
  }
  if (at.op == Op::unbox_any || at.op == Op::unbox_nullable) {
    return object != nullptr && unboxes_as(*object->type, *at.type);
  }
  std::vector<Cell> cells = operands_in_place(*origin.code, origin.pc, first, second);
  const std::uint32_t jump = jump_;
  const Evaluated how = evaluate(*origin.code, origin.pc, cells);
  jump_ = jump;
  return how != Evaluated::Thrown;
}

/// As a number (Machine::function); nothing if there is none to call.
std::optional<Cell> Execution::method_called(const Instruction& at, Cell receiver) {
  const Object* object = heap().find(to_u4(receiver));
  if (object == nullptr) return std::nullopt;
  if (at.op != Op::call_delegate) {
    return machine_.function_pointer(machine_.find_virtual(object->type, at.method));
  }
  if (!is_instance(*this, to_u4(receiver), *at.method->owner)) return std::nullopt;
  const Cell function = load<Cell>(object->data() + known().delegate_method->offset);
  return function == 0 ? std::nullopt : std::optional(function);
}

}  // namespace mmcheck::vm
