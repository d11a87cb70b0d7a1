// Conditionals that are no control (models/semantics.md, 5): both ways of a branch meet again, and
// in between they only compute. A compiler makes a conditional move of such a one, which orders
// nothing. So no way is guessed: both are computed, side by side, and where they meet each variable
// that differs becomes an Expression that selects one of two values.
#include <algorithm>
#include <map>

#include "vm/execute/objects.hpp"
#include "vm/translate/loop_heads.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {

/// One way: where it has come to, and what it has made of cells of the frame.
struct Execution::Way {
  std::uint32_t pc;
  std::map<std::uint32_t, Value> written{};
};

/// Nothing if the branch is control after all.
std::optional<Execution::Notice> Execution::select(const Instruction& at, const Value& first,
                                                   const Value& second) {
  if (!has(model::Switch::SpeculativeReads) || info(at.op).flow != Flow::branch)
    return std::nullopt;
  int length = 0;
  const auto met = select_from({frame().pc}, at, first, second, length);
  if (!met) return std::nullopt;
  for (const auto& [cell, value] : met->written) {
    remember(cell);
    forget_cells(frame().base + cell, 1);
    cells(frame())[cell] = value.cell;
    if (!value.is_known()) pending().defer(byte_of(cell), 8, value.expression);
  }
  jump_ = met->pc;
  return Notice::Jump;
}

/// From a branch on, with what was computed before it: where its two ways meet.
std::optional<Execution::Way> Execution::select_from(Way from, const Instruction& branch,
                                                     const Value& first, const Value& second,
                                                     int& length) {
  const std::uint32_t target = branch.jump.target;
  if (target <= from.pc) return std::nullopt;
  Instruction anywhere = branch;
  anywhere.jump.target = 0;
  Way jumping = from;
  jumping.pc = target;
  std::vector<Way> passed{jumping};
  while (compute_on(jumping, length)) passed.push_back(jumping);
  Way other = std::move(from);
  ++other.pc;
  do {
    const auto same = std::ranges::find(passed, other.pc, &Way::pc);
    if (same != passed.end()) {
      Expression condition;
      condition.kind = Expression::Kind::Compute;
      condition.op = branch.op;
      condition.imm = anywhere.imm;
      condition.left = first;
      condition.right = second;
      const Value chooses{0, ValueKind::Plain, pending().add(condition)};
      if (auto met = merged(*same, other, chooses)) return met;
    }
  } while (compute_on(other, length));
  return std::nullopt;
}

/// Executes the next instruction of a way, if it does nothing but compute.
bool Execution::compute_on(Way& way, int& length) {
  constexpr int longest = 64;
  const Instruction& at = frame().code->instructions[way.pc];
  const OpInfo& row = info(at.op);
  const auto& marks = frame().code->marks;
  const bool is_marked = !marks.empty() && marks[way.pc] != 0;
  // The next round of a loop is another matter: note_round() wants to see it.
  if (++length > longest || is_marked || heads_of(*frame().code).is_head(way.pc)) return false;
  if (row.flow == Flow::jump && at.op == Op::jump) {
    if (at.jump.target <= way.pc) return false;
    way.pc = at.jump.target;
    return true;
  }
  if (row.flow == Flow::branch) return branch_on(way, at, length);
  if (at.op == Op::nop) return ++way.pc, true;
  const bool computes = row.effect == Effect::pure || row.effect == Effect::compare;
  std::optional<Value> result;
  if (at.op == Op::constant) {
    result = Value{static_cast<Cell>(at.imm), ValueKind::Plain, 0};
  } else if (at.op == Op::mov) {
    result = value_on(way, at.b);
  } else if (computes && (row.form == Form::ds || row.form == Form::dss)) {
    const auto left = value_on(way, at.b);
    const auto right = row.form == Form::dss ? value_on(way, at.c) : Value();
    if (left && right) result = value_of_computing(at, *left, *right);
  }
  if (!result) return false;
  way.written[at.a] = *result;
  ++way.pc;
  return true;
}

/// A conditional within another one.
bool Execution::branch_on(Way& way, const Instruction& at, int& length) {
  const auto first = value_on(way, at.a);
  const auto second = info(at.op).form == Form::ss ? value_on(way, at.b) : Value();
  if (!first || !second) return false;
  if (first->is_known() && second->is_known()) {
    const std::uint32_t next = way_of_branch(*frame().code, way.pc, first->cell, second->cell);
    if (next <= way.pc) return false;
    way.pc = next;
    return true;
  }
  auto met = select_from(way, at, *first, *second, length);
  if (met) way = std::move(*met);
  return met.has_value();
}

/// Nothing if part of it is there.
std::optional<Value> Execution::value_on(const Way& way, std::uint32_t cell) {
  const auto written = way.written.find(cell);
  if (written != way.written.end()) return written->second;
  const Value value = value_of(cell, ValueKind::Plain);
  if (value.is_known() && (is_deferred(cell) || must_pin(value))) return std::nullopt;
  return value;
}

/// Where a value is a reference or a pointer, only comparisons take it.
std::optional<Value> Execution::value_of_computing(const Instruction& at, Value left, Value right) {
  const ValueKind kind = std::max(left.kind, right.kind);
  const bool compares = info(at.op).effect == Effect::compare;
  if (kind != ValueKind::Plain && !compares) return std::nullopt;
  left.kind = right.kind = kind;
  Expression result;
  result.kind = Expression::Kind::Compute;
  result.op = at.op;
  if (info(at.op).immediate == Immediate::number) result.imm = at.imm;
  result.left = left;
  result.right = right;
  if (!left.is_known() || !right.is_known()) {
    return Value{0, ValueKind::Plain, pending().add(result)};
  }
  const auto known = compute(result);
  return known ? std::optional(Value{*known, ValueKind::Plain, 0}) : std::nullopt;
}

/// Whether it is known that what a cell of the stack holds is not used from the instruction on.
bool Execution::matters_not(std::uint32_t pc, std::uint32_t cell) {
  const Code& code = *frame().code;
  const auto is_it = [cell](const CellType& one) { return one.cell == cell; };
  const auto map = std::ranges::lower_bound(code.stack_maps, pc, {}, &Code::StackMap::instruction);
  if (map == code.stack_maps.end() || map->instruction != pc) return false;
  const auto first = code.stack_cells.begin() + map->first;
  return std::ranges::none_of(code.variables, is_it) &&
         std::none_of(first, first + map->count, is_it);
}

/// Nothing where that is not known, and for part of a struct.
std::optional<ValueKind> Execution::kind_of_cell(std::uint32_t pc, std::uint32_t cell) {
  const Code& code = *frame().code;
  const auto kind = [](const Type& type) -> std::optional<ValueKind> {
    if (type.stack_kind == StackKind::Struct) return std::nullopt;
    return kind_of(type.primitive);
  };
  for (const CellType& variable : code.variables) {
    if (variable.cell == cell) return kind(*variable.type);
  }
  const auto map = std::ranges::lower_bound(code.stack_maps, pc, {}, &Code::StackMap::instruction);
  if (map == code.stack_maps.end() || map->instruction != pc) return std::nullopt;
  for (std::uint32_t i = map->first; i < map->first + map->count; ++i) {
    if (code.stack_cells[i].cell == cell) return kind(*code.stack_cells[i].type);
  }
  return std::nullopt;
}

/// Both ways have come to the same instruction; nothing if they cannot be told apart there.
std::optional<Execution::Way> Execution::merged(const Way& jumping, const Way& other,
                                                const Value& condition) {
  Way met{jumping.pc};
  std::map<std::uint32_t, Value> cells = jumping.written;
  cells.insert(other.written.begin(), other.written.end());
  for (const auto& [cell, unused] : cells) {
    if (matters_not(met.pc, cell)) continue;
    const auto kind = kind_of_cell(met.pc, cell);
    if (!kind) return std::nullopt;
    auto left = value_on(jumping, cell);
    auto right = value_on(other, cell);
    if (!left || !right) return std::nullopt;
    left->kind = right->kind = *kind;
    if (*left == *right) {
      met.written[cell] = *left;
      continue;
    }
    Expression selected;
    selected.kind = Expression::Kind::Select;
    selected.type = *kind;
    selected.left = *left;
    selected.right = *right;
    selected.third = condition;
    met.written[cell] = {0, *kind, pending().add(selected)};
  }
  return met;
}

}  // namespace mmcheck::vm
