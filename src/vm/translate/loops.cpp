// Dominators are those of Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001).
// Dependences are those of Ferrante, Ottenstein and Warren, "The program dependence graph and its
// use in optimization" (1987), of one iteration that stays in the loop: ways out are left aside,
// for the question is whether one is ever taken.
#include "vm/translate/loops.hpp"

#include <algorithm>

#include "vm/translate/effects.hpp"

namespace mmcheck::vm {
namespace {

bool is_in_try(const Clause& clause, std::uint32_t instruction) {
  return clause.try_begin <= instruction && instruction < clause.try_end;
}

/// Whether the `leave` runs the finally block of the clause.
bool passes(const Code& code, std::uint32_t leave, const Clause& clause) {
  const std::uint32_t target = code.instructions[leave].jump.target;
  return clause.kind == Clause::Kind::Finally && is_in_try(clause, leave) &&
         !is_in_try(clause, target);
}

/// The innermost finally block comes first, and may be followed by any place that a `leave` through
/// it aims at.
void add_unwinding(const Code& code, std::uint32_t from, std::vector<std::uint32_t>& to) {
  const Instruction& at = code.instructions[from];
  if (at.op == Op::leave) {
    const auto passed = std::ranges::find_if(
        code.clauses, [&](const Clause& clause) { return passes(code, from, clause); });
    to.push_back(passed == code.clauses.end() ? at.jump.target : passed->handler_begin);
    return;
  }
  const Clause& clause = code.clauses[static_cast<std::size_t>(at.imm)];
  for (std::uint32_t i = clause.try_begin; i < clause.try_end; ++i) {
    const bool is_leave = code.instructions[i].op == Op::leave;
    if (is_leave && passes(code, i, clause)) to.push_back(code.instructions[i].jump.target);
  }
}

class Dominators {
 public:
  explicit Dominators(const Code& code)
      : order_of_(code.instructions.size(), none), parents_(code.instructions.size()) {
    number(code);
    bool changed = true;
    while (changed) changed = update();
  }

  bool is_reached(std::uint32_t instruction) const { return order_of_[instruction] != none; }
  bool dominates(std::uint32_t above, std::uint32_t below) const {
    std::uint32_t at = order_of_[below];
    while (at > order_of_[above]) at = dominator_[at];
    return at == order_of_[above];
  }
  const std::vector<std::uint32_t>& predecessors(std::uint32_t instruction) const {
    return parents_[instruction];
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// In reverse postorder.
  void number(const Code& code) {
    struct Visit {
      std::uint32_t instruction;
      std::vector<std::uint32_t> next;
    };
    std::vector<bool> is_met(code.instructions.size());
    std::vector<Visit> path;
    const auto meet = [&](std::uint32_t instruction) {
      is_met[instruction] = true;
      path.push_back({instruction, successors(code, instruction)});
      for (const std::uint32_t next : path.back().next) parents_[next].push_back(instruction);
    };
    meet(0);
    while (!path.empty()) {
      if (path.back().next.empty()) {
        order_.push_back(path.back().instruction);
        path.pop_back();
        continue;
      }
      const std::uint32_t next = path.back().next.back();
      path.back().next.pop_back();
      if (!is_met[next]) meet(next);
    }
    std::ranges::reverse(order_);
    for (std::uint32_t i = 0; i < order_.size(); ++i) order_of_[order_[i]] = i;
    dominator_.assign(order_.size(), none);
    dominator_[0] = 0;
  }

  bool update() {
    bool changed = false;
    for (std::uint32_t i = 1; i < order_.size(); ++i) {
      std::uint32_t found = none;
      for (const std::uint32_t parent : parents_[order_[i]]) {
        const std::uint32_t at = order_of_[parent];
        if (dominator_[at] != none) found = found == none ? at : common(found, at);
      }
      changed |= dominator_[i] != found;
      dominator_[i] = found;
    }
    return changed;
  }

  std::uint32_t common(std::uint32_t left, std::uint32_t right) const {
    while (left != right) {
      if (left > right) {
        left = dominator_[left];
      } else {
        right = dominator_[right];
      }
    }
    return left;
  }

  std::vector<std::uint32_t> order_;
  std::vector<std::uint32_t> order_of_;
  std::vector<std::vector<std::uint32_t>> parents_;
  std::vector<std::uint32_t> dominator_;  // by order
};

/// Adds what leads to the end of a back edge without the header.
void add_body(const Dominators& dominators, std::uint32_t last, std::vector<bool>& is_in_loop) {
  std::vector<std::uint32_t> waiting{last};
  while (!waiting.empty()) {
    const std::uint32_t at = waiting.back();
    waiting.pop_back();
    if (is_in_loop[at]) continue;
    is_in_loop[at] = true;
    const auto& before = dominators.predecessors(at);
    waiting.insert(waiting.end(), before.begin(), before.end());
  }
}

/// The cells of clauses say where to go on after a finally block.
std::vector<CellRange> written_cells(const Code& code, std::uint32_t instruction) {
  const Instruction& at = code.instructions[instruction];
  std::vector<CellRange> cells{cell_effects(code, at).writes};
  if (at.op != Op::leave) return cells;
  for (const Clause& clause : code.clauses) {
    if (passes(code, instruction, clause)) cells.push_back({clause.cell, 1});
  }
  return cells;
}

bool contains(CellRange range, std::uint32_t cell) {
  return range.first <= cell && cell < range.end();
}

}  // namespace

std::vector<std::uint32_t> successors(const Code& code, std::uint32_t instruction) {
  const Instruction& at = code.instructions[instruction];
  std::vector<std::uint32_t> result;
  switch (info(at.op).flow) {
    case Flow::next:
      result.push_back(instruction + 1);
      break;
    case Flow::jump:
      result.push_back(at.jump.target);
      break;
    case Flow::branch:
      result = {at.jump.target, instruction + 1};
      break;
    case Flow::select:
      result = code.switches[static_cast<std::size_t>(at.imm)];
      result.push_back(instruction + 1);
      break;
    case Flow::unwind:
      add_unwinding(code, instruction, result);
      break;
    case Flow::end:
      break;
  }
  std::erase_if(result, [&](std::uint32_t next) { return next >= code.instructions.size(); });
  std::ranges::sort(result);
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

bool Loop::has(std::uint32_t instruction) const {
  return std::ranges::binary_search(instructions, instruction);
}

std::vector<Loop> natural_loops(const Code& code) {
  if (code.instructions.empty()) return {};
  const Dominators dominators(code);
  const auto count = static_cast<std::uint32_t>(code.instructions.size());
  std::vector<Loop> loops;
  for (std::uint32_t header = 0; header < count; ++header) {
    if (!dominators.is_reached(header)) continue;
    std::vector<bool> is_in_loop(count);
    is_in_loop[header] = true;
    bool is_loop = false;
    for (const std::uint32_t last : dominators.predecessors(header)) {
      if (!dominators.dominates(header, last)) continue;
      is_loop = true;
      add_body(dominators, last, is_in_loop);
    }
    if (!is_loop) continue;
    Loop& loop = loops.emplace_back(Loop{header, {}});
    for (std::uint32_t i = 0; i < count; ++i) {
      if (is_in_loop[i]) loop.instructions.push_back(i);
    }
  }
  return loops;
}

Dependences::Dependences(const Code& code, const Loop& loop)
    : code_(code),
      loop_(loop),
      next_(loop.instructions.size()),
      previous_(loop.instructions.size()),
      is_last_(loop.instructions.size()) {
  for (std::uint32_t at = 0; at < loop.instructions.size(); ++at) {
    bool is_exit = false;
    for (const std::uint32_t next : successors(code, loop.instructions[at])) {
      if (!loop.has(next)) {
        is_exit = true;
        continue;
      }
      previous_[position_of(next)].push_back(at);
      if (next == loop.header) {
        is_last_[at] = true;
      } else {
        next_[at].push_back(position_of(next));
      }
    }
    if (is_exit) exits_.push_back(loop.instructions[at]);
  }
}

std::uint32_t Dependences::position_of(std::uint32_t instruction) const {
  return static_cast<std::uint32_t>(std::ranges::lower_bound(loop_.instructions, instruction) -
                                    loop_.instructions.begin());
}

/// The last instructions on each way to a position that write the cell.
void Dependences::add_writers(std::uint32_t cell, std::uint32_t position, Numbers& to) const {
  std::vector<bool> is_met(loop_.instructions.size());
  Numbers waiting = previous_[position];
  while (!waiting.empty()) {
    const std::uint32_t at = waiting.back();
    waiting.pop_back();
    if (is_met[at]) continue;
    is_met[at] = true;
    const auto written = written_cells(code_, loop_.instructions[at]);
    const auto is_written = [&](CellRange range) { return contains(range, cell); };
    if (std::ranges::any_of(written, is_written)) {
      to.push_back(loop_.instructions[at]);
    } else {
      waiting.insert(waiting.end(), previous_[at].begin(), previous_[at].end());
    }
  }
}

std::vector<std::uint32_t> Dependences::of_data(std::uint32_t instruction) const {
  Numbers result;
  for (const CellRange& read : cell_effects(code_, code_.instructions[instruction]).reads) {
    for (std::uint32_t cell = read.first; cell < read.end(); ++cell) {
      add_writers(cell, position_of(instruction), result);
    }
  }
  std::ranges::sort(result);
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

/// From which an iteration can end without coming to the position.
std::vector<bool> Dependences::that_avoid(std::uint32_t position) const {
  std::vector<bool> avoids(loop_.instructions.size());
  Numbers waiting;
  const auto add = [&](std::uint32_t at) {
    if (at == position || avoids[at]) return;
    avoids[at] = true;
    waiting.push_back(at);
  };
  for (std::uint32_t at = 0; at < avoids.size(); ++at) {
    if (is_last_[at]) add(at);
  }
  while (!waiting.empty()) {
    const std::uint32_t at = waiting.back();
    waiting.pop_back();
    if (loop_.instructions[at] == loop_.header) continue;
    for (const std::uint32_t before : previous_[at]) add(before);
  }
  return avoids;
}

std::vector<std::uint32_t> Dependences::of_control(std::uint32_t instruction) const {
  const std::uint32_t position = position_of(instruction);
  const std::vector<bool> avoids = that_avoid(position);
  Numbers result;
  for (std::uint32_t at = 0; at < avoids.size(); ++at) {
    if (!avoids[at]) continue;
    const auto leads_to_it = [&](std::uint32_t next) { return !avoids[next]; };
    if (std::ranges::any_of(next_[at], leads_to_it)) result.push_back(loop_.instructions[at]);
  }
  return result;
}

}  // namespace mmcheck::vm
