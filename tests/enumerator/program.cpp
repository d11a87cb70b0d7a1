#include "program.hpp"

#include <functional>
#include <set>
#include <utility>

namespace enumerator {

using ExpressionKind = Expression::Kind;
using StatementKind = Statement::Kind;

// ---- what is written often ---------------------------------------------------------------------

Expression number(int value) { return {.kind = ExpressionKind::Number, .number = value}; }
Expression null() { return {.kind = ExpressionKind::Null}; }
Expression fresh() { return {.kind = ExpressionKind::New}; }

Expression local(std::string name) {
  return {.kind = ExpressionKind::Local, .name = std::move(name)};
}

Expression shared(std::string name) {
  return {.kind = ExpressionKind::Static, .name = std::move(name)};
}

Expression field(Expression base, std::string name) {
  return {.kind = ExpressionKind::Field, .name = std::move(name), .operands = {std::move(base)}};
}

Expression element(Expression array, Expression index) {
  return {.kind = ExpressionKind::Element, .operands = {std::move(array), std::move(index)}};
}

Expression binary(Expression left, Operator operation, Expression right) {
  return {.kind = ExpressionKind::Binary,
          .operation = operation,
          .operands = {std::move(left), std::move(right)}};
}

Expression volatile_read(std::string name) {
  return {.kind = ExpressionKind::VolatileRead, .name = std::move(name)};
}

Expression interlocked(ExpressionKind kind, std::string name, std::vector<Expression> operands) {
  return {.kind = kind, .name = std::move(name), .operands = std::move(operands)};
}

Statement assign(Expression target, Expression value) {
  return {.kind = StatementKind::Assign, .target = std::move(target), .value = std::move(value)};
}

Statement volatile_write(std::string name, Expression value) {
  return {.kind = StatementKind::VolatileWrite,
          .target = shared(std::move(name)),
          .value = std::move(value)};
}

Statement evaluate(Expression value) {
  return {.kind = StatementKind::Evaluate, .value = std::move(value)};
}

Statement barrier() { return {.kind = StatementKind::Barrier}; }

Statement lock(std::string name, Body body) {
  return lock(shared(std::move(name)), std::move(body));
}

Statement lock(Expression object, Body body) {
  return {.kind = StatementKind::Lock, .value = std::move(object), .body = std::move(body)};
}

Statement if_else(Expression condition, Body body, Body otherwise) {
  return {.kind = StatementKind::If,
          .value = std::move(condition),
          .body = std::move(body),
          .otherwise = std::move(otherwise)};
}

Statement loop_while(Expression condition, Body body) {
  return {.kind = StatementKind::While, .value = std::move(condition), .body = std::move(body)};
}

Statement try_catch(Body body, Body otherwise) {
  return {.kind = StatementKind::Try, .body = std::move(body), .otherwise = std::move(otherwise)};
}

std::string_view text_of(Operator operation) {
  switch (operation) {
    case Operator::Add:
      return "+";
    case Operator::Subtract:
      return "-";
    case Operator::And:
      return "&";
    case Operator::Equal:
      return "==";
    case Operator::NotEqual:
      return "!=";
    case Operator::Less:
      return "<";
  }
  return "";
}

// ---- smaller programs --------------------------------------------------------------------------

namespace {

void collect_names(const Expression& expression, std::set<std::string>& names) {
  names.insert(expression.name);
  for (const Expression& operand : expression.operands) collect_names(operand, names);
}

void collect_names(const Body& body, std::set<std::string>& names) {
  for (const Statement& statement : body) {
    collect_names(statement.target, names);
    collect_names(statement.value, names);
    collect_names(statement.body, names);
    collect_names(statement.otherwise, names);
  }
}

void keep_named(std::vector<Variable>& variables, const std::set<std::string>& names) {
  std::erase_if(variables,
                [&](const Variable& variable) { return !names.contains(variable.name); });
}

constexpr const char* smaller_than = "made smaller: ";

using Visit = std::function<void(const Body&)>;

/// Calls `visit` with every body that is a little smaller than this one.
void visit_smaller(const Body& body, const Visit& visit) {
  for (std::size_t i = 0; i < body.size(); ++i) {
    Body smaller = body;
    smaller.erase(smaller.begin() + static_cast<std::ptrdiff_t>(i));
    visit(smaller);
    for (const Body& inside : {body[i].body, body[i].otherwise}) {
      if (inside.empty()) continue;
      Body unwrapped = smaller;
      unwrapped.insert(unwrapped.begin() + static_cast<std::ptrdiff_t>(i), inside.begin(),
                       inside.end());
      visit(unwrapped);
    }
    Body changed = body;
    // A condition without a statement, or a try without one, is not what compilers translate as it
    // is written.
    const bool may_be_empty =
        body[i].kind == StatementKind::Lock || body[i].kind == StatementKind::While;
    visit_smaller(body[i].body, [&](const Body& inner) {
      if (inner.empty() && !may_be_empty) return;
      changed[i].body = inner;
      visit(changed);
    });
    changed = body;
    visit_smaller(body[i].otherwise, [&](const Body& inner) {
      changed[i].otherwise = inner;
      visit(changed);
    });
  }
}

}  // namespace

Program without_unused_variables(Program program) {
  std::set<std::string> all;
  for (ThreadBody& thread : program.threads) {
    std::set<std::string> names;
    collect_names(thread.body, names);
    keep_named(thread.locals, names);
    all.merge(names);
  }
  keep_named(program.statics, all);
  return program;
}

std::vector<Program> smaller_programs(const Program& program) {
  std::vector<Program> result;
  for (std::size_t thread = 0; thread < program.threads.size(); ++thread) {
    visit_smaller(program.threads[thread].body, [&](const Body& body) {
      Program smaller = program;
      if (!smaller.origin.starts_with(smaller_than)) smaller.origin.insert(0, smaller_than);
      smaller.threads[thread].body = body;
      result.push_back(without_unused_variables(std::move(smaller)));
    });
  }
  return result;
}

// ---- what is observed --------------------------------------------------------------------------

namespace {

void observe_parts(const Variable& variable, std::vector<Observed>& result) {
  using Kind = Observed::Kind;
  if (variable.initial == 0) return;
  if (variable.type == Type::Node) {
    for (std::size_t i = 0; i < node_fields.size(); ++i) {
      if (node_fields[i].type != Type::Int) continue;
      result.push_back({.kind = Kind::Field,
                        .name = variable.name + "_" + node_fields[i].name,
                        .source = variable.name,
                        .slot = static_cast<int>(i)});
    }
  } else if (variable.type == Type::Array) {
    for (int i = 0; i < array_length; ++i) {
      result.push_back({.kind = Kind::Element,
                        .name = variable.name + "_" + std::to_string(i),
                        .source = variable.name,
                        .slot = i});
    }
  }
}

/// By `f` it is known which object it is.
void observe_shape(const Variable& variable, std::vector<Observed>& result) {
  for (const int links : {0, 1}) {
    result.push_back({.kind = Observed::Kind::Shape,
                      .name = variable.name + (links == 0 ? "_f" : "_next_f"),
                      .source = variable.name,
                      .links = links});
  }
}

}  // namespace

std::vector<Observed> observed_of(const Program& program) {
  std::vector<Observed> result;
  for (const Variable& variable : program.statics) {
    if (variable.type == Type::Int) {
      result.push_back(
          {.kind = Observed::Kind::Static, .name = variable.name, .source = variable.name});
    }
    if (program.observes_shape && variable.type == Type::Node) {
      observe_shape(variable, result);
    } else {
      observe_parts(variable, result);
    }
  }
  for (std::size_t thread = 0; thread < program.threads.size(); ++thread) {
    for (const Variable& variable : program.threads[thread].locals) {
      if (variable.type != Type::Int) continue;
      result.push_back({.kind = Observed::Kind::Local,
                        .name = "T" + std::to_string(thread) + "_" + variable.name,
                        .thread = static_cast<int>(thread),
                        .source = variable.name});
    }
  }
  return result;
}

}  // namespace enumerator
