// The value of a tree in one state, as C# defines it outside `checked`: integers wrap around, && ||
// and => leave out what does not matter.
#include <cmath>
#include <limits>
#include <utility>

#include "base/check.hpp"
#include "invariant/expression.hpp"

namespace mmcheck::invariant {
namespace {

/// Nothing where the value is undefined.
using Outcome = std::optional<Value>;

double to_real(const Value& value) {
  if (const double* real = std::get_if<double>(&value)) return *real;
  return static_cast<double>(std::get<std::int64_t>(value));
}

/// Through unsigned numbers, which may wrap around.
template <typename Operation>
std::int64_t wrap(std::int64_t left, std::int64_t right, Operation operation) {
  return static_cast<std::int64_t>(
      operation(static_cast<std::uint64_t>(left), static_cast<std::uint64_t>(right)));
}

Outcome calculate(Operator what, std::int64_t left, std::int64_t right) {
  if (what == Operator::Add) return wrap(left, right, [](auto a, auto b) { return a + b; });
  if (what == Operator::Subtract) return wrap(left, right, [](auto a, auto b) { return a - b; });
  if (what == Operator::Multiply) return wrap(left, right, [](auto a, auto b) { return a * b; });
  if (right == 0 || (right == -1 && left == std::numeric_limits<std::int64_t>::min())) return {};
  return what == Operator::Divide ? left / right : left % right;
}

Outcome calculate(Operator what, double left, double right) {
  if (what == Operator::Add) return left + right;
  if (what == Operator::Subtract) return left - right;
  if (what == Operator::Multiply) return left * right;
  return what == Operator::Divide ? left / right : std::fmod(left, right);
}

template <typename Number>
bool is_in_order(Operator what, Number left, Number right) {
  if (what == Operator::Less) return left < right;
  if (what == Operator::LessOrEqual) return left <= right;
  if (what == Operator::Greater) return left > right;
  return left >= right;
}

bool are_both_integers(const Value& left, const Value& right) {
  return std::holds_alternative<std::int64_t>(left) && std::holds_alternative<std::int64_t>(right);
}

/// One of two references is null itself, so that they are equal if the other is too.
bool are_equal(const Value& left, const Value& right) {
  if (const bool* condition = std::get_if<bool>(&left)) return *condition == std::get<bool>(right);
  if (const Reference* reference = std::get_if<Reference>(&left)) {
    return reference->is_null && std::get<Reference>(right).is_null;
  }
  if (are_both_integers(left, right)) {
    return std::get<std::int64_t>(left) == std::get<std::int64_t>(right);
  }
  return to_real(left) == to_real(right);
}

Outcome negate(const Value& value) {
  if (const double* real = std::get_if<double>(&value)) return -*real;
  return calculate(Operator::Subtract, 0, std::get<std::int64_t>(value));
}

Outcome apply(Operator what, const Value& left, const Value& right) {
  if (what == Operator::Equal) return are_equal(left, right);
  if (what == Operator::NotEqual) return !are_equal(left, right);
  if (what >= Operator::Add) {
    if (are_both_integers(left, right)) {
      return calculate(what, std::get<std::int64_t>(left), std::get<std::int64_t>(right));
    }
    return calculate(what, to_real(left), to_real(right));
  }
  if (are_both_integers(left, right)) {
    return is_in_order(what, std::get<std::int64_t>(left), std::get<std::int64_t>(right));
  }
  return is_in_order(what, to_real(left), to_real(right));
}

class Evaluation {
 public:
  Evaluation(const std::vector<Node>& nodes, bool is_end, const FieldValue& field_value)
      : nodes_(nodes), is_end_(is_end), field_value_(field_value) {}

  Outcome value(const Node& node) const {
    switch (node.what) {
      case Operator::Constant:
        return node.constant;
      case Operator::Null:
        return Reference{true};
      case Operator::End:
        return is_end_;
      case Operator::Field:
        return field(node);
      case Operator::Not: {
        const Outcome operand = left(node);
        return operand ? Outcome(!std::get<bool>(*operand)) : operand;
      }
      case Operator::Negate: {
        const Outcome operand = left(node);
        return operand ? negate(*operand) : operand;
      }
      case Operator::Implies:
        return decided_by(node, false, true);
      case Operator::Or:
        return decided_by(node, true, true);
      case Operator::And:
        return decided_by(node, false, false);
      case Operator::Equal:
      case Operator::NotEqual:
      case Operator::Less:
      case Operator::LessOrEqual:
      case Operator::Greater:
      case Operator::GreaterOrEqual:
      case Operator::Add:
      case Operator::Subtract:
      case Operator::Multiply:
      case Operator::Divide:
      case Operator::Remainder:
        return of_both(node);
    }
    return {};
  }

 private:
  Outcome left(const Node& node) const { return value(nodes_[node.left]); }
  Outcome right(const Node& node) const { return value(nodes_[node.right]); }

  Outcome field(const Node& node) const {
    const Value found = field_value_(node.field);
    base::check(found.index() == static_cast<std::size_t>(node.type),
                "a field of an invariant has a value of its type");
    return found;
  }

  /// If the left operand is `decisive`, the value is `then` whatever the right one is.
  Outcome decided_by(const Node& node, bool decisive, bool then) const {
    const Outcome first = left(node);
    if (!first) return first;
    return std::get<bool>(*first) == decisive ? Outcome(then) : right(node);
  }

  Outcome of_both(const Node& node) const {
    const Outcome first = left(node);
    if (!first) return first;
    const Outcome second = right(node);
    return second ? apply(node.what, *first, *second) : second;
  }

  const std::vector<Node>& nodes_;
  bool is_end_;
  const FieldValue& field_value_;
};

}  // namespace

Answer Expression::evaluate(bool is_end, const FieldValue& field_value) const {
  const Outcome outcome = Evaluation(nodes_, is_end, field_value).value(nodes_.back());
  if (!outcome) return Answer::Undefined;
  return std::get<bool>(*outcome) ? Answer::True : Answer::False;
}

}  // namespace mmcheck::invariant
