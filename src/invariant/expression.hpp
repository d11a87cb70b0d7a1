// What --invariant says: a condition over static fields, C#-like. Text becomes a tree; the tree
// gets types once somebody knows the fields; then it can be evaluated in every state.
//
//   end => Peterson.counter == 2        Lock.inside <= 1        Queue.head != null && !Queue.closed
//
// A field is TYPE.FIELD, with namespaces and nested types: A.B.F, A.B/C.F, A.B+C.F. Inside a name /
// and + have no spaces around them; to divide and to add, write spaces.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mmcheck::invariant {

/// Every C# integer and char is an Integer (a long), float and double are Real.
enum class Type : std::uint8_t { Bool, Integer, Real, Reference };

struct Reference {
  bool is_null;
};
/// One alternative per Type, in the same order.
using Value = std::variant<bool, std::int64_t, double, Reference>;

struct FieldName {
  std::string type;  // as it was written: "A.B/C"
  std::string field;
};

/// What is known about a field: its type, or why it cannot be used ("there is no type Petersen").
using FindField = std::function<std::variant<Type, std::string>(const FieldName&)>;
/// The value now of fields()[index].
using FieldValue = std::function<Value(std::size_t index)>;

/// Undefined: a division by zero was reached, or one whose quotient is not a long.
enum class Answer : std::uint8_t { False, True, Undefined };

enum class Operator : std::uint8_t {
  Constant,
  Null,
  End,
  Field,
  Not,
  Negate,
  Implies,
  Or,
  And,
  Equal,
  NotEqual,
  Less,
  LessOrEqual,
  Greater,
  GreaterOrEqual,
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,
};

/// Operands are indices of earlier nodes.
struct Node {
  Operator what = Operator::Constant;
  Type type = Type::Bool;  // for constants; for others once resolve() was called
  std::uint32_t column = 0;
  std::uint32_t depth = 1;
  std::uint32_t left = 0;  // or the only operand
  std::uint32_t right = 0;
  std::size_t field = 0;
  Value constant;
};

class Expression {
 public:
  /// Throws base::Error with the place: "invariant, column 12".
  static Expression parse(std::string_view text);

  /// Each that the expression names, once.
  const std::vector<FieldName>& fields() const { return fields_; }
  /// Whether it depends on the end of the run.
  bool names_end() const;

  /// Gives every node its type. Throws base::Error for fields that cannot be used and operands that
  /// do not fit.
  void resolve(const FindField& find_field);

  /// Only after resolve().
  Answer evaluate(bool is_end, const FieldValue& field_value) const;

 private:
  friend class Parser;

  std::vector<Node> nodes_;  // the root is the last
  std::vector<FieldName> fields_;
};

}  // namespace mmcheck::invariant
