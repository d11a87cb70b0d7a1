#include "lower.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace enumerator {

namespace {

using ExpressionKind = Expression::Kind;
using StatementKind = Statement::Kind;
using InstructionKind = Instruction::Kind;

int index_of(const std::vector<Variable>& variables, const std::string& name) {
  for (std::size_t i = 0; i < variables.size(); ++i) {
    if (variables[i].name == name) return static_cast<int>(i);
  }
  throw std::logic_error("no variable " + name);
}

class ThreadLowering {
 public:
  ThreadLowering(const std::vector<Variable>& statics, const std::vector<Variable>& locals)
      : statics_(statics), locals_(locals), used_(locals.size()) {}

  void lower(const Body& body) {
    for (const Statement& statement : body) {
      next_temporary_ = locals_.size();
      lower(statement);
    }
  }

  LoweredThread finish() {
    std::vector<Type> types;
    for (const Variable& variable : locals_) types.push_back(variable.type);
    types.resize(used_, Type::Int);
    return {std::move(code_), std::move(types)};
  }

 private:
  int here() const { return static_cast<int>(code_.size()); }

  std::size_t emit(Instruction instruction) {
    code_.push_back(std::move(instruction));
    return code_.size() - 1;
  }

  static Expression local_at(int index) { return {.kind = ExpressionKind::Local, .number = index}; }

  /// A slot of the evaluation stack.
  int temporary() {
    used_ = std::max(used_, next_temporary_ + 1);
    return static_cast<int>(next_temporary_++);
  }

  /// Emits an instruction that yields a value, which is in a temporary afterwards.
  Expression emit_value(Instruction instruction) {
    instruction.target = temporary();
    const int target = instruction.target;
    emit(std::move(instruction));
    return local_at(target);
  }

  // ---- expressions: what is left of them has no reads ------------------------------------------

  Place static_place(const std::string& name) const {
    const int slot = index_of(statics_, name);
    return {.kind = Place::Kind::Static,
            .slot = slot,
            .is_volatile = statics_[static_cast<std::size_t>(slot)].is_volatile};
  }

  /// The object first, then the index.
  Place place_of(const Expression& expression) {
    if (expression.kind == ExpressionKind::Static) return static_place(expression.name);
    Expression base = lower(expression.operands.at(0));
    if (expression.kind == ExpressionKind::Field) {
      const int slot = index_of(node_fields, expression.name);
      return {.kind = Place::Kind::Field,
              .slot = slot,
              .base = std::move(base),
              .is_volatile = node_fields[static_cast<std::size_t>(slot)].is_volatile};
    }
    return {.kind = Place::Kind::Element,
            .base = std::move(base),
            .index = lower(expression.operands.at(1))};
  }

  Expression lower_read(Place place) {
    return emit_value({.kind = InstructionKind::Read, .place = std::move(place)});
  }

  Expression lower(const Expression& expression) {
    switch (expression.kind) {
      case ExpressionKind::Number:
      case ExpressionKind::Null:
        return expression;
      case ExpressionKind::New:
        return emit_value({.kind = InstructionKind::New});
      case ExpressionKind::Local:
        return local_at(index_of(locals_, expression.name));
      case ExpressionKind::Static:
      case ExpressionKind::Field:
      case ExpressionKind::Element:
        return lower_read(place_of(expression));
      case ExpressionKind::VolatileRead: {
        Place place = static_place(expression.name);
        place.is_volatile = true;
        return lower_read(std::move(place));
      }
      case ExpressionKind::Binary: {
        Expression left = lower(expression.operands.at(0));
        Expression right = lower(expression.operands.at(1));
        return binary(std::move(left), expression.operation, std::move(right));
      }
      case ExpressionKind::InterlockedAdd:
      case ExpressionKind::InterlockedExchange:
      case ExpressionKind::InterlockedCompareExchange: {
        Instruction atomic{.kind = InstructionKind::Atomic,
                           .place = static_place(expression.name),
                           .atomic = expression.kind};
        for (const Expression& operand : expression.operands) {
          atomic.operands.push_back(lower(operand));
        }
        return emit_value(std::move(atomic));
      }
    }
    throw std::logic_error("no such expression");
  }

  // ---- statements ------------------------------------------------------------------------------

  void lower(const Statement& statement) {
    switch (statement.kind) {
      case StatementKind::Assign:
        if (statement.target.kind == ExpressionKind::Local) {
          lower_assignment_to_local(statement);
        } else {
          Place place = place_of(statement.target);
          lower_write(std::move(place), statement.value);
        }
        return;
      case StatementKind::VolatileWrite: {
        Place place = static_place(statement.target.name);
        place.is_volatile = true;
        lower_write(std::move(place), statement.value);
        return;
      }
      case StatementKind::Evaluate:
        lower(statement.value);
        return;
      case StatementKind::Barrier:
        emit({.kind = InstructionKind::Fence});
        return;
      case StatementKind::Lock:
        emit({.kind = InstructionKind::Enter, .operands = {lower(statement.value)}});
        lower(statement.body);
        emit({.kind = InstructionKind::Exit, .operands = {lower(statement.value)}});
        return;
      case StatementKind::If:
        lower_if(statement);
        return;
      case StatementKind::While:
        lower_while(statement);
        return;
      case StatementKind::Try:
        lower_try(statement);
        return;
    }
  }

  /// What would be taken from the stack in the next step goes to the local at once.
  void lower_assignment_to_local(const Statement& statement) {
    const int target = index_of(locals_, statement.target.name);
    const int first = here();
    Expression value = lower(statement.value);
    const bool is_last_result = here() > first && value.kind == ExpressionKind::Local &&
                                code_.back().target == value.number;
    if (is_last_result) {
      code_.back().target = target;
    } else {
      emit({.kind = InstructionKind::Set, .target = target, .operands = {std::move(value)}});
    }
  }

  void lower_write(Place place, const Expression& value) {
    Expression lowered = lower(value);
    emit({.kind = InstructionKind::Write,
          .place = std::move(place),
          .operands = {std::move(lowered)}});
  }

  void lower_if(const Statement& statement) {
    Expression condition = lower(statement.value);
    const std::size_t branch =
        emit({.kind = InstructionKind::Branch, .operands = {std::move(condition)}, .when = false});
    lower(statement.body);
    if (statement.otherwise.empty()) {
      code_[branch].jump = here();
      return;
    }
    const std::size_t jump = emit({.kind = InstructionKind::Jump});
    code_[branch].jump = here();
    lower(statement.otherwise);
    code_[jump].jump = here();
  }

  /// The condition is below the body, and the jump to the body goes back.
  void lower_while(const Statement& statement) {
    const std::size_t jump = emit({.kind = InstructionKind::Jump});
    const int start = here();
    lower(statement.body);
    code_[jump].jump = here();
    Expression condition = lower(statement.value);
    emit({.kind = InstructionKind::Branch,
          .operands = {std::move(condition)},
          .when = true,
          .jump = start});
  }

  void lower_try(const Statement& statement) {
    const std::size_t start = code_.size();
    lower(statement.body);
    const std::size_t leave = emit({.kind = InstructionKind::Jump});
    for (std::size_t i = start; i < leave; ++i) {
      if (code_[i].handler < 0) code_[i].handler = here();
    }
    lower(statement.otherwise);
    code_[leave].jump = here();
  }

  const std::vector<Variable>& statics_;
  const std::vector<Variable>& locals_;
  std::vector<Instruction> code_;
  std::size_t next_temporary_ = 0;
  std::size_t used_;
};

Body stores_of_results(const std::vector<Observed>& observed, int thread) {
  Body result;
  for (const Observed& item : observed) {
    if (item.kind == Observed::Kind::Local && item.thread == thread) {
      result.push_back(assign(shared(item.name), local(item.source)));
    }
  }
  return result;
}

void resolve(Observed& item, const Program& program, const LoweredProgram& lowered) {
  switch (item.kind) {
    case Observed::Kind::Static:
      item.slot = index_of(lowered.statics, item.source);
      return;
    case Observed::Kind::Local: {
      const auto& locals = program.threads[static_cast<std::size_t>(item.thread)].locals;
      item.slot = index_of(locals, item.source);
      return;
    }
    case Observed::Kind::Field:
    case Observed::Kind::Shape:
    case Observed::Kind::Element:
      item.thread = index_of(lowered.statics, item.source);
      return;
  }
}

}  // namespace

LoweredProgram lower(const Program& program, Results results) {
  LoweredProgram lowered{
      .threads = {}, .statics = program.statics, .observed = observed_of(program)};
  const std::vector<Observed> observed = lowered.observed;
  if (results == Results::AsWrites) {
    for (Observed& item : lowered.observed) {
      if (item.kind != Observed::Kind::Local) continue;
      lowered.statics.push_back({item.name});
      item.kind = Observed::Kind::Static;
      item.source = item.name;
    }
  }
  for (std::size_t i = 0; i < program.threads.size(); ++i) {
    ThreadLowering thread(lowered.statics, program.threads[i].locals);
    thread.lower(program.threads[i].body);
    if (results == Results::AsWrites)
      thread.lower(stores_of_results(observed, static_cast<int>(i)));
    lowered.threads.push_back(thread.finish());
  }
  for (Observed& item : lowered.observed) resolve(item, program, lowered);
  return lowered;
}

}  // namespace enumerator
