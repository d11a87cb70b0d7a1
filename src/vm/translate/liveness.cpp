// Live cells, by the usual backward data flow: what an instruction reads is live before it, and so
// is what is live after it and not written by it.
//
// States are compared, so cells whose content cannot matter any more must not make them differ. A
// cell taken for live that is not costs states; the other way round would be unsound. So, where it
// is not worth finding out: the end of a finally block may lead to whatever a `leave` of the method
// aims at and to every handler; an instruction in a protected block may raise an exception, and
// from a handler on everything is live that is live at its start; a variable whose address was
// taken is always live.
#include "vm/translate/liveness.hpp"

#include <algorithm>

#include "vm/translate/effects.hpp"

namespace mmcheck::vm {
namespace {

using Set = std::uint64_t*;

void add(Set set, CellRange range) {
  for (std::uint32_t cell = range.first; cell < range.end(); ++cell) {
    set[cell / 64] |= std::uint64_t{1} << (cell % 64);
  }
}

void remove(Set set, CellRange range) {
  for (std::uint32_t cell = range.first; cell < range.end(); ++cell) {
    set[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
  }
}

class DataFlow {
 public:
  DataFlow(const Code& code, std::uint32_t width, std::vector<std::uint64_t>& before,
           std::vector<std::uint64_t>& during)
      : code_(code), width_(width), before_(before), during_(during), after_(width) {
    for (const Instruction& at : code.instructions) {
      if (at.op == Op::leave) leave_targets_.push_back(at.jump.target);
    }
  }

  void run() {
    bool changed = true;
    while (changed) {
      changed = false;
      for (auto i = static_cast<std::uint32_t>(code_.instructions.size()); i-- > 0;) {
        changed |= update(i);
      }
    }
  }

 private:
  Set set_of(std::vector<std::uint64_t>& sets, std::uint32_t instruction) {
    return sets.data() + std::size_t{instruction} * width_;
  }
  void join(std::uint32_t successor) {
    if (successor >= code_.instructions.size()) return;
    const Set from = set_of(before_, successor);
    for (std::uint32_t word = 0; word < width_; ++word) after_[word] |= from[word];
  }
  /// The machine itself writes the exception to its cells.
  void join_handler(const Clause& clause) {
    const bool catches = clause.kind == Clause::Kind::Catch || clause.kind == Clause::Kind::Filter;
    std::vector<std::uint64_t> outside = after_;
    std::ranges::fill(after_, 0);
    join(clause.handler_begin);
    if (clause.kind == Clause::Kind::Filter) join(clause.filter_begin);
    if (catches) {
      remove(after_.data(), {clause.cell, 1});
      remove(after_.data(), {clause.stack_cell, 1});
    } else {
      remove(after_.data(), {clause.cell, 1});
    }
    for (std::uint32_t word = 0; word < width_; ++word) after_[word] |= outside[word];
  }

  void join_successors(std::uint32_t number, const Instruction& at) {
    switch (info(at.op).flow) {
      case Flow::next:
        return join(number + 1);
      case Flow::jump:
        return join(at.jump.target);
      case Flow::branch:
        join(at.jump.target);
        return join(number + 1);
      case Flow::select:
        for (const std::uint32_t target : code_.switches[static_cast<std::size_t>(at.imm)]) {
          join(target);
        }
        return join(number + 1);
      case Flow::unwind:
        // Any of the finally blocks on the way, and all that they may lead to.
        for (const std::uint32_t target : leave_targets_) join(target);
        for (const Clause& clause : code_.clauses) {
          join(clause.handler_begin);
          if (clause.kind == Clause::Kind::Filter) join(clause.filter_begin);
        }
        return;
      case Flow::end:
        return;
    }
  }

  bool update(std::uint32_t number) {
    const Instruction& at = code_.instructions[number];
    std::ranges::fill(after_, 0);
    join_successors(number, at);
    const CellEffects effects = cell_effects(code_, at);
    remove(after_.data(), effects.writes);
    for (const Clause& clause : code_.clauses) {
      if (number >= clause.try_begin && number < clause.try_end) join_handler(clause);
    }
    std::ranges::copy(after_, set_of(during_, number));
    for (const CellRange& read : effects.reads) add(after_.data(), read);
    const Set before = set_of(before_, number);
    if (std::equal(after_.begin(), after_.end(), before)) return false;
    std::ranges::copy(after_, before);
    return true;
  }

  const Code& code_;
  std::uint32_t width_;
  std::vector<std::uint64_t>& before_;
  std::vector<std::uint64_t>& during_;
  std::vector<std::uint64_t> after_;
  std::vector<std::uint32_t> leave_targets_;
};

/// The cells of the variable that `cell` belongs to; from the stack on, every one above it too: how
/// much of it the value takes is not known here.
CellRange pointed_to(const Code& code, std::uint32_t cell) {
  for (const CellType& variable : code.variables) {
    const CellRange cells{variable.cell, variable.type->cells()};
    if (cell >= cells.first && cell < cells.end()) return cells;
  }
  std::uint32_t count = 1;
  for (const CellType& entry : code.stack_cells) {
    if (entry.cell == cell) count = std::max(count, entry.type->cells());
  }
  return {cell, count};
}

}  // namespace

std::vector<bool> exposed_cells(const Code& code) {
  std::vector<bool> is_exposed(code.frame_cells + 1);
  for (const Instruction& at : code.instructions) {
    if (at.op != Op::lea) continue;
    const CellRange cells = pointed_to(code, at.b);
    for (std::uint32_t cell = cells.first; cell < cells.end() && cell < is_exposed.size(); ++cell) {
      is_exposed[cell] = true;
    }
  }
  return is_exposed;
}

Liveness::Liveness(const Code& code)
    : width_((code.frame_cells + 63) / 64 + 1),
      before_(code.instructions.size() * width_),
      during_(code.instructions.size() * width_),
      always_(exposed_cells(code)) {
  DataFlow(code, width_, before_, during_).run();
}

}  // namespace mmcheck::vm
