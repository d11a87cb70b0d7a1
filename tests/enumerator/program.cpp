#include "program.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace enumerator {

using ExpressionKind = Expression::Kind;
using StatementKind = Statement::Kind;

// ---- types -------------------------------------------------------------------------------------

std::string_view name_of(Type type) {
  switch (type) {
    case Type::Int:
      return "int";
    case Type::Node:
      return "Node";
    case Type::Array:
      return "int[]";
    case Type::Object:
      return "object";
    case Type::Color:
      return "Color";
    case Type::Inner:
      return "Inner";
    case Type::Outer:
      return "Outer";
    case Type::Thing:
      return "Thing";
    case Type::Made:
      return "Made";
    case Type::Guard:
      return "Guard";
    case Type::Error:
      return "Error";
    case Type::Nodes:
      return "Node[]";
    case Type::Objects:
      return "object[]";
    case Type::Outers:
      return "Outer[]";
    case Type::Long:
      return "long";
    case Type::Mixed:
      return "Mixed";
    case Type::Wide:
      return "Wide";
    case Type::Longs:
      return "long[]";
    case Type::Grid:
      return "int[,]";
    case Type::LongGrid:
      return "long[,]";
    case Type::Function:
      return "Func<int>";
    case Type::Closure:
      return "Closure";
    case Type::Handler:
      return "event Func<int>";
    case Type::Handlers:
      return "Func<int>[]";
    case Type::Failure:
      return "TypeInitializationException";
    case Type::String:
      return "string";
    case Type::Getter:
      return "IGet";
    case Type::Base:
      return "Base";
    case Type::Left:
      return "Left";
    case Type::Right:
      return "Right";
    case Type::Plain:
      return "Plain";
  }
  return "";
}

const std::vector<Variable>& fields_of(Type type) {
  static const std::vector<Variable> none;
  static const std::vector<Variable> of_inner = {{"a"}, {"b"}};
  static const std::vector<Variable> of_outer = {{"k"}, {"i", Type::Inner}};
  static const std::vector<Variable> of_thing = {
      {"f"}, {"s", Type::Outer}, {"c", Type::Color}, {"o", Type::Object}};
  static const std::vector<Variable> of_error = {{"code"}};
  static const std::vector<Variable> of_mixed = {{"k"}, {"n", Type::Long}};
  static const std::vector<Variable> of_wide = {{"f"}, {"n", Type::Long}, {"s", Type::Mixed}};
  static const std::vector<Variable> of_function = {{"target", Type::Closure}};
  static const std::vector<Variable> of_closure = {{"kept"}};
  static const std::vector<Variable> of_handler = {{"target", Type::Closure},
                                                   {"list", Type::Handlers}};
  static const std::vector<Variable> of_failure = {{"InnerException", Type::Object}};
  static const std::vector<Variable> of_base = {{"f"}};
  switch (type) {
    case Type::Node:
    case Type::Made:
      return node_fields;
    case Type::Inner:
      return of_inner;
    case Type::Outer:
      return of_outer;
    case Type::Thing:
      return of_thing;
    case Type::Error:
      return of_error;
    case Type::Mixed:
      return of_mixed;
    case Type::Wide:
      return of_wide;
    case Type::Function:
      return of_function;
    case Type::Closure:
      return of_closure;
    case Type::Handler:
      return of_handler;
    case Type::Failure:
      return of_failure;
    case Type::Base:
    case Type::Left:
    case Type::Right:
    case Type::Plain:
      return of_base;
    default:
      return none;
  }
}

bool is_struct(Type type) {
  return type == Type::Inner || type == Type::Outer || type == Type::Mixed;
}

bool is_array(Type type) {
  return type == Type::Array || type == Type::Nodes || type == Type::Objects ||
         type == Type::Outers || type == Type::Longs || type == Type::Handlers || is_grid(type);
}

bool is_grid(Type type) { return type == Type::Grid || type == Type::LongGrid; }

int count_elements(Type type, int length) { return is_grid(type) ? length * length : length; }

bool is_reference(Type type) {
  return type != Type::Int && type != Type::Long && type != Type::Color && !is_struct(type);
}

Type element_of(Type type) {
  switch (type) {
    case Type::Nodes:
      return Type::Node;
    case Type::Objects:
      return Type::Object;
    case Type::Outers:
      return Type::Outer;
    case Type::Longs:
    case Type::LongGrid:
      return Type::Long;
    case Type::Handlers:
      return Type::Handler;
    default:
      return Type::Int;
  }
}

const std::vector<std::string>& leaves_of(Type type) {
  static const std::vector<std::string> of_scalar = {""};
  static const std::vector<std::string> of_inner = {".a", ".b"};
  static const std::vector<std::string> of_outer = {".k", ".i.a", ".i.b"};
  static const std::vector<std::string> of_mixed = {".k", ".n"};
  if (type == Type::Inner) return of_inner;
  if (type == Type::Mixed) return of_mixed;
  return type == Type::Outer ? of_outer : of_scalar;
}

Type type_of_leaf(Type type, const std::string& leaf) {
  if (!is_struct(type)) return type;
  return type == Type::Mixed && leaf == ".n" ? Type::Long : Type::Int;
}

int count_leaves(Type type) { return static_cast<int>(leaves_of(type).size()); }

std::vector<Variable> flattened(const std::vector<Variable>& variables) {
  std::vector<Variable> result;
  for (const Variable& variable : variables) {
    for (const std::string& leaf : leaves_of(variable.type)) {
      result.push_back(variable);
      result.back().name += leaf;
      result.back().type = type_of_leaf(variable.type, leaf);
    }
  }
  return result;
}

std::string class_of(const std::string& name) {
  const std::size_t dot = name.find('.');
  return dot == std::string::npos ? "" : name.substr(0, dot);
}

std::string_view name_of(Exception exception) {
  switch (exception) {
    case Exception::Any:
      return "Exception";
    case Exception::NullReference:
      return "NullReferenceException";
    case Exception::IndexOutOfRange:
      return "IndexOutOfRangeException";
    case Exception::DivideByZero:
      return "DivideByZeroException";
    case Exception::Overflow:
      return "OverflowException";
    case Exception::InvalidCast:
      return "InvalidCastException";
    case Exception::ArrayTypeMismatch:
      return "ArrayTypeMismatchException";
    case Exception::SynchronizationLock:
      return "SynchronizationLockException";
    case Exception::ArgumentNull:
      return "ArgumentNullException";
    case Exception::TypeInitialization:
      return "TypeInitializationException";
    case Exception::Error:
      return "Error";
  }
  return "";
}

bool has_get(Type type) {
  return type == Type::Getter || type == Type::Base || type == Type::Left || type == Type::Right ||
         type == Type::Plain;
}

namespace {

void collect_lambdas(const Body& body, std::vector<const Statement*>& lambdas) {
  for (const Statement& statement : body) {
    if (statement.kind == StatementKind::Capture && !statement.body.empty()) {
      lambdas.push_back(&statement);
    }
    collect_lambdas(statement.body, lambdas);
    collect_lambdas(statement.otherwise, lambdas);
  }
}

}  // namespace

std::vector<const Statement*> lambdas_of(const Program& program) {
  std::vector<const Statement*> lambdas;
  for (const ThreadBody& thread : program.threads) collect_lambdas(thread.body, lambdas);
  return lambdas;
}

namespace {

bool has_expression(const Expression& expression, Expression::Kind kind) {
  return expression.kind == kind ||
         std::any_of(expression.operands.begin(), expression.operands.end(),
                     [&](const Expression& operand) { return has_expression(operand, kind); });
}

bool has_expression(const Body& body, Expression::Kind kind) {
  return std::any_of(body.begin(), body.end(), [&](const Statement& statement) {
    return has_expression(statement.target, kind) || has_expression(statement.value, kind) ||
           has_expression(statement.body, kind) || has_expression(statement.otherwise, kind);
  });
}

}  // namespace

bool has_expression(const Program& program, Expression::Kind kind) {
  return std::any_of(program.threads.begin(), program.threads.end(),
                     [&](const ThreadBody& thread) { return has_expression(thread.body, kind); });
}

const std::string& text_numbered(int number) {
  static const std::array<std::string, 3> texts = {"a", "b", "ab"};
  return texts.at(static_cast<std::size_t>(number - 1));
}

// ---- what is written often ---------------------------------------------------------------------

Expression number(std::int64_t value) { return {.kind = ExpressionKind::Number, .number = value}; }
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

Expression element(Expression grid, Expression row, Expression column) {
  return {.kind = ExpressionKind::Element,
          .operands = {std::move(grid), std::move(row), std::move(column)}};
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

Expression text(std::string characters) {
  return {.kind = ExpressionKind::Text, .name = std::move(characters)};
}

Statement barrier() { return {.kind = StatementKind::Barrier}; }
Statement process_barrier() { return {.kind = StatementKind::ProcessBarrier}; }

Statement lock(std::string name, Body body) {
  return lock(shared(std::move(name)), std::move(body));
}

Statement lock(Expression object, Body body) {
  return {.kind = StatementKind::Lock, .value = std::move(object), .body = std::move(body)};
}

Statement lock_block(Expression object, Body body) {
  return {.kind = StatementKind::LockBlock, .value = std::move(object), .body = std::move(body)};
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

Statement try_catch(Body body, Body otherwise, Exception caught) {
  return {.kind = StatementKind::Try,
          .body = std::move(body),
          .otherwise = std::move(otherwise),
          .caught = caught};
}

Statement try_finally(Body body, Body otherwise) {
  return {
      .kind = StatementKind::Finally, .body = std::move(body), .otherwise = std::move(otherwise)};
}

Expression of_kind(Expression::Kind kind, Expression operand, Type type) {
  return {.kind = kind, .operands = {std::move(operand)}, .type = type};
}

Expression of_kind(Expression::Kind kind, std::vector<Expression> operands) {
  return {.kind = kind, .operands = std::move(operands)};
}

Statement of_kind(Statement::Kind kind, Expression value) {
  return {.kind = kind, .value = std::move(value)};
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
    case Operator::ShiftLeft:
      return "<<";
    case Operator::ShiftRight:
      return ">>";
    case Operator::Divide:
      return "/";
    case Operator::Remainder:
      return "%";
  }
  return "";
}

// ---- smaller programs --------------------------------------------------------------------------

namespace {

/// Stands for the constructor of Made among names.
const std::string constructed = "Made()";
/// What the handlers of an event add to.
const std::string counted = "x";
/// Of the methods Get.
const std::string overridden = "Get()";
/// And this for the class of the static methods, which is there if it has one.
const std::string type_of_methods = "typeof(Methods)";

void collect_names(const Expression& expression, std::set<std::string>& names) {
  if (expression.kind == ExpressionKind::Construct) names.insert(constructed);
  if (expression.kind == ExpressionKind::TypeObject) names.insert(type_of_methods);
  if (expression.kind == ExpressionKind::RaiseEvent) names.insert(counted);
  const bool is_overridden =
      expression.kind == ExpressionKind::CallVirtual || expression.kind == ExpressionKind::Bind;
  if (is_overridden) names.insert(overridden);
  names.insert(expression.name);
  for (const Expression& operand : expression.operands) collect_names(operand, names);
}

void collect_names(const Body& body, std::set<std::string>& names) {
  for (const Statement& statement : body) {
    if (statement.kind == StatementKind::Subscribe) names.insert(counted);
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
    const bool has_own_locals = body[i].kind == StatementKind::Capture;
    for (const Body& inside : {body[i].body, body[i].otherwise}) {
      if (inside.empty() || has_own_locals) continue;
      Body unwrapped = smaller;
      unwrapped.insert(unwrapped.begin() + static_cast<std::ptrdiff_t>(i), inside.begin(),
                       inside.end());
      visit(unwrapped);
    }
    Body changed = body;
    // A condition without a statement, or a try without one, is not what compilers translate as it
    // is written.
    const bool may_be_empty = body[i].kind == StatementKind::Lock ||
                              body[i].kind == StatementKind::LockBlock ||
                              body[i].kind == StatementKind::While;
    visit_smaller(body[i].body, [&](const Body& inner) {
      if (inner.empty() && !may_be_empty) return;
      changed[i].body = inner;
      visit(changed);
    });
    changed = body;
    visit_smaller(body[i].otherwise, [&](const Body& inner) {
      if (inner.empty() && body[i].kind == StatementKind::Finally) return;
      changed[i].otherwise = inner;
      visit(changed);
    });
  }
}

}  // namespace

namespace {

/// What the program has beside its threads, and which of it is used.
void keep_used_routines(Program& program, std::set<std::string>& names) {
  for (std::size_t round = 0; round <= program.classes.size() + 1; ++round) {
    for (const Initialized& one : program.classes) {
      const bool is_used = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return class_of(name) == one.name;
      });
      if (is_used) collect_names(one.constructor, names);
    }
    for (const Method& method : program.methods) {
      const bool is_used =
          names.contains(method.name) || (names.contains(type_of_methods) && method.is_static);
      if (is_used) collect_names(method.body, names);
    }
    if (names.contains(constructed)) collect_names(program.constructor, names);
    if (names.contains(overridden)) {
      for (const Body& body : program.overrides) collect_names(body, names);
    }
  }
  const bool has_type = names.contains(type_of_methods);
  std::erase_if(program.methods, [&](const Method& method) {
    return !names.contains(method.name) && !(has_type && method.is_static);
  });
  std::erase_if(program.classes, [&](const Initialized& one) {
    return std::none_of(names.begin(), names.end(),
                        [&](const std::string& name) { return class_of(name) == one.name; });
  });
  if (!names.contains(constructed)) program.constructor.clear();
  if (!names.contains(overridden)) program.overrides.clear();
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
  keep_used_routines(program, all);
  keep_named(program.statics, all);
  return program;
}

std::vector<Program> smaller_programs(const Program& program) {
  std::vector<Program> result;
  Program smaller = program;
  if (!smaller.origin.starts_with(smaller_than)) smaller.origin.insert(0, smaller_than);
  const auto try_without = [&](Body& part) {
    const Body whole = part;
    visit_smaller(whole, [&](const Body& body) {
      part = body;
      result.push_back(without_unused_variables(smaller));
    });
    part = whole;
  };
  for (ThreadBody& thread : smaller.threads) try_without(thread.body);
  for (Method& method : smaller.methods) try_without(method.body);
  for (Initialized& one : smaller.classes) try_without(one.constructor);
  try_without(smaller.constructor);
  for (Body& body : smaller.overrides) try_without(body);
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

namespace {

/// "C0.a" and "s.i.a" become names of fields of the printed class.
std::string as_name(std::string path) {
  std::replace(path.begin(), path.end(), '.', '_');
  return path;
}

void observe_leaves(const Variable& variable, std::vector<Observed>& result) {
  for (const std::string& leaf : leaves_of(variable.type)) {
    const std::string path = variable.name + leaf;
    result.push_back({.kind = Observed::Kind::Leaf,
                      .name = as_name(path),
                      .type = type_of_leaf(variable.type, leaf),
                      .source = path});
  }
}

void observe_static(const Program& program, const Variable& variable,
                    std::vector<Observed>& result) {
  using Kind = Observed::Kind;
  if (is_struct(variable.type)) {
    observe_leaves(variable, result);
  } else if (!is_reference(variable.type)) {
    const Kind kind = variable.type == Type::Color ? Kind::Leaf : Kind::Static;
    const std::string name =
        kind == Kind::Static ? variable.name : as_name(variable.name) + "_number";
    result.push_back({.kind = kind, .name = name, .type = variable.type, .source = variable.name});
  } else if (program.observes_contents && variable.type != Type::Guard) {
    result.push_back({.kind = Kind::Contents,
                      .name = as_name(variable.name) + "_has",
                      .type = Type::Long,
                      .is_event = variable.type == Type::Handler,
                      .source = variable.name});
  } else if (program.observes_shape && variable.type == Type::Node) {
    observe_shape(variable, result);
  } else {
    observe_parts(variable, result);
  }
}

void observe_local(const Variable& variable, int thread, std::vector<Observed>& result) {
  if (is_reference(variable.type)) return;
  for (const std::string& leaf : leaves_of(variable.type)) {
    const std::string path = variable.name + leaf;
    result.push_back({.kind = Observed::Kind::Local,
                      .name = "T" + std::to_string(thread) + "_" + as_name(path),
                      .type = type_of_leaf(variable.type, leaf),
                      .thread = thread,
                      .source = path});
  }
}

}  // namespace

std::vector<Observed> observed_of(const Program& program) {
  std::vector<Observed> result;
  for (const Variable& variable : program.statics) observe_static(program, variable, result);
  for (std::size_t thread = 0; thread < program.threads.size(); ++thread) {
    for (const Variable& variable : program.threads[thread].locals) {
      observe_local(variable, static_cast<int>(thread), result);
    }
  }
  return result;
}

int class_named(const Program& program, const std::string& name) {
  for (std::size_t i = 0; i < program.classes.size(); ++i) {
    if (program.classes[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

int class_read_by_main(const Program& program, const Observed& observed) {
  const bool is_read_by_main =
      observed.kind != Observed::Kind::Static && observed.kind != Observed::Kind::Local;
  return is_read_by_main ? class_named(program, class_of(observed.source)) : -1;
}

ThreadBody end_of_main(const Program& program) {
  ThreadBody main;
  for (const Observed& observed : observed_of(program)) {
    if (class_read_by_main(program, observed) < 0) continue;
    const auto variable =
        std::find_if(program.statics.begin(), program.statics.end(),
                     [&](const Variable& one) { return observed.source.starts_with(one.name); });
    const std::string name = as_name(variable->name);
    main.locals.push_back({name, variable->type});
    main.body.push_back(try_catch({assign(local(name), shared(variable->name))}, {},
                                  Exception::TypeInitialization));
  }
  return main;
}

}  // namespace enumerator
