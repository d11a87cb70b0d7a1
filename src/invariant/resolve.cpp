// Types from the leaves up: nodes come after their operands, so that one pass over them is enough.
#include <fmt/core.h>

#include <algorithm>

#include "base/text.hpp"
#include "invariant/lexer.hpp"

namespace mmcheck::invariant {
namespace {

std::string_view name_of(Type type) {
  switch (type) {
    case Type::Bool:
      return "a condition";
    case Type::Integer:
      return "an integer";
    case Type::Real:
      return "a real number";
    case Type::Reference:
      return "a reference";
  }
  return {};
}

bool is_number(Type type) { return type == Type::Integer || type == Type::Real; }

void require(bool fits, const Node& operand, std::string_view expected) {
  if (fits) return;
  throw wrong_at(operand.column,
                 fmt::format("expected {}, not {}", expected, name_of(operand.type)));
}
void require_condition(const Node& operand) {
  require(operand.type == Type::Bool, operand, name_of(Type::Bool));
}
void require_number(const Node& operand) { require(is_number(operand.type), operand, "a number"); }

Type field_type(const FieldName& name, const Node& node, const FindField& find_field) {
  const auto found = find_field(name);
  if (const Type* type = std::get_if<Type>(&found)) return *type;
  std::string message;
  base::append_visible(message, std::get<std::string>(found));
  if (name.type.find_first_of("/+") != std::string::npos) {
    message += " (to divide or to add, write spaces around / and +)";
  }
  throw wrong_at(node.column, message);
}

void require_comparable(const Node& left, const Node& right) {
  if (left.type == Type::Reference && right.type == Type::Reference) {
    if (left.what == Operator::Null || right.what == Operator::Null) return;
    throw wrong_at(right.column, "references can be compared with null only");
  }
  if (left.type == right.type || (is_number(left.type) && is_number(right.type))) return;
  throw wrong_at(right.column, fmt::format("{} cannot be compared with {}", name_of(left.type),
                                           name_of(right.type)));
}

Type arithmetic_type(const Node& left, const Node& right) {
  require_number(left);
  require_number(right);
  return left.type == Type::Real || right.type == Type::Real ? Type::Real : Type::Integer;
}

Type type_of(const Node& node, const Node& left, const Node& right) {
  switch (node.what) {
    case Operator::Constant:
    case Operator::Field:
      return node.type;
    case Operator::Null:
      return Type::Reference;
    case Operator::End:
      return Type::Bool;
    case Operator::Not:
      require_condition(left);
      return Type::Bool;
    case Operator::Negate:
      require_number(left);
      return left.type;
    case Operator::Implies:
    case Operator::Or:
    case Operator::And:
      require_condition(left);
      require_condition(right);
      return Type::Bool;
    case Operator::Equal:
    case Operator::NotEqual:
      require_comparable(left, right);
      return Type::Bool;
    case Operator::Less:
    case Operator::LessOrEqual:
    case Operator::Greater:
    case Operator::GreaterOrEqual:
      require_number(left);
      require_number(right);
      return Type::Bool;
    case Operator::Add:
    case Operator::Subtract:
    case Operator::Multiply:
    case Operator::Divide:
    case Operator::Remainder:
      return arithmetic_type(left, right);
  }
  return Type::Bool;
}

}  // namespace

void Expression::resolve(const FindField& find_field) {
  for (Node& node : nodes_) {
    if (node.what == Operator::Field) node.type = field_type(fields_[node.field], node, find_field);
    node.type = type_of(node, nodes_[node.left], nodes_[node.right]);
  }
  require_condition(nodes_.back());
}

bool Expression::names_end() const {
  return std::any_of(nodes_.begin(), nodes_.end(),
                     [](const Node& node) { return node.what == Operator::End; });
}

}  // namespace mmcheck::invariant
