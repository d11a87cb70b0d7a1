// Exceptions, and the other ways out of blocks and methods: leave, endfinally, endfilter, throw,
// ret.
#include <fmt/core.h>

#include <algorithm>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

bool Translator::has_finally_within(const Clause& handler) const {
  return std::ranges::any_of(code_->clauses, [&](const Clause& clause) {
    return clause.kind == Clause::Kind::Finally && clause.handler_begin >= handler.handler_begin &&
           clause.handler_end <= handler.handler_end;
  });
}

void Translator::leave(const assembly::Instruction& instruction) {
  const std::uint32_t target = target_block(instruction);
  const Regions::Leave how =
      regions_->check_leave(block_->region, blocks_[target].region, blocks_[target].begin);
  stack().clear();
  // What was caught is done with: no state should differ by it. A finally block in the handler may
  // rethrow it yet.
  for (const std::uint32_t handler : how.handlers) {
    if (has_finally_within(code_->clauses[handler])) continue;
    stack().emit(Op::constant, code_->clauses[handler].cell);
  }
  reach(target, {});
  count_way_back(target);
  stack().emit_jump(how.runs_finally ? Op::leave : Op::jump, target);
  is_dead_ = true;
}

void Translator::end_finally() {
  const Region& handler = (*regions_)[regions_->innermost_handler(block_->region)];
  if (handler.kind != Region::Kind::Finally && handler.kind != Region::Kind::Fault) {
    throw Refused("endfinally is not in a finally or fault handler");
  }
  if ((*regions_)[block_->region].kind == Region::Kind::Try) {
    throw Refused("endfinally is in a protected block");
  }
  stack().clear();
  stack().emit(Op::end_finally, 0, 0, 0, std::int64_t{handler.clauses.front()});
  is_dead_ = true;
}

void Translator::end_filter(const assembly::Instruction& instruction) {
  Entry answer = stack().pop();
  const Region& filter = (*regions_)[block_->region];
  if (filter.kind != Region::Kind::Filter || instruction.end() != filter.end) {
    throw Refused("endfilter is not at the end of a filter");
  }
  if (answer.type.kind != StackKind::I4) refuse_operand(answer);
  if (stack().depth() != 0) throw Refused("the stack is not empty but for the filter's answer");
  const std::uint16_t cell = stack().cell_of(answer);
  stack().emit(Op::end_filter, cell, 0, 0, std::int64_t{filter.clauses.front()});
  is_dead_ = true;
}

void Translator::rethrow() {
  // It may be in a finally block of the catch handler.
  std::uint32_t region = block_->region;
  while (region != 0 && (*regions_)[region].kind != Region::Kind::Catch) {
    region = (*regions_)[region].parent;
  }
  if (region == 0) throw Refused("rethrow is not in a catch handler");
  stack().clear();
  stack().emit(Op::rethrow, 0, 0, 0, std::int64_t{(*regions_)[region].clauses.front()});
  is_dead_ = true;
}

void Translator::throw_value() {
  Entry exception = stack().pop();
  if (exception.type.kind != StackKind::Ref) refuse_operand(exception);
  stack().emit(Op::throw_, stack().cell_of(exception));
  is_dead_ = true;
}

void Translator::ret() {
  if (block_->region != 0) {
    throw Refused("ret is in a protected block or a handler");
  }
  const Type* type = method_.return_type;
  is_dead_ = true;
  if (type->stack_kind == StackKind::Void) {
    if (stack().depth() != 0) throw Refused("the stack is not empty where the method returns");
    give_back_lock();
    return stack().emit(Op::ret);
  }
  Entry result = stack().pop();
  if (stack().depth() != 0) {
    throw Refused("the stack is not empty but for the result where the method returns");
  }
  if (result.where == Entry::Where::Address) {
    throw Refused("a pointer to a variable of the method is returned");
  }
  coerce(result, type, "the result", true);
  if (is_synchronized()) {
    stack().push(result);
    give_back_lock();
    result = stack().pop();
  }
  stack().emit(Op::ret_value, stack().cell_of(result), 0, code_->result_cells);
}

}  // namespace mmcheck::vm
