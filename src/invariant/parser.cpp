// Precedence climbing over one table of operators; C#'s precedences, with => below all of them.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>

#include "base/text.hpp"
#include "invariant/lexer.hpp"

namespace mmcheck::invariant {
namespace {

// Whoever wrote the text, neither reading it nor evaluating it may exhaust the stack.
constexpr std::uint32_t deepest = 200;

struct BinaryOperator {
  std::string_view text;
  Operator what;
  unsigned precedence;  // the higher binds closer
};

constexpr unsigned implication = 1;  // the only one that groups from the right
constexpr std::array<BinaryOperator, 14> binary_operators = {{
    {"=>", Operator::Implies, implication},
    {"||", Operator::Or, 2},
    {"&&", Operator::And, 3},
    {"==", Operator::Equal, 4},
    {"!=", Operator::NotEqual, 4},
    {"<", Operator::Less, 5},
    {"<=", Operator::LessOrEqual, 5},
    {">", Operator::Greater, 5},
    {">=", Operator::GreaterOrEqual, 5},
    {"+", Operator::Add, 6},
    {"-", Operator::Subtract, 6},
    {"*", Operator::Multiply, 7},
    {"/", Operator::Divide, 7},
    {"%", Operator::Remainder, 7},
}};

const BinaryOperator* find_binary_operator(const Token& token) {
  if (token.kind != Token::Kind::Symbol) return nullptr;
  const auto* found =
      std::find_if(binary_operators.begin(), binary_operators.end(),
                   [&](const BinaryOperator& row) { return row.text == token.text; });
  return found == binary_operators.end() ? nullptr : found;
}

Type type_of(const Value& value) { return static_cast<Type>(value.index()); }

std::string shown(const Token& token) {
  if (token.kind == Token::Kind::EndOfText) return "the end";
  std::string text;
  base::append_visible(text, token.text);
  return text;
}

}  // namespace

class Parser {
 public:
  explicit Parser(std::string_view text) : lexer_(text), token_(lexer_.next()) {}

  Expression parse() {
    expression(implication);
    if (token_.kind != Token::Kind::EndOfText) {
      throw wrong_at(token_.column, "expected an operator or the end, not " + shown(token_));
    }
    return std::move(result_);
  }

 private:
  void advance() { token_ = lexer_.next(); }
  bool is_symbol(std::string_view text) const {
    return token_.kind == Token::Kind::Symbol && token_.text == text;
  }

  std::uint32_t add(Node node) {
    if (node.depth > deepest) throw too_deep(node.column);
    result_.nodes_.push_back(node);
    return static_cast<std::uint32_t>(result_.nodes_.size() - 1);
  }
  static base::Error too_deep(std::uint32_t column) {
    return wrong_at(column,
                    fmt::format("expected at most {} operators inside each other", deepest));
  }

  /// Operators of at least this precedence, and their operands.
  std::uint32_t expression(unsigned precedence) {
    if (++open_ > deepest) throw too_deep(token_.column);
    std::uint32_t left = operand();
    while (const BinaryOperator* row = find_binary_operator(token_)) {
      if (row->precedence < precedence) break;
      Node node{row->what, Type::Bool, token_.column, 1, left, 0, 0, {}};
      advance();
      node.right = expression(row->precedence + (row->precedence == implication ? 0 : 1));
      node.depth = 1 + std::max(depth(left), depth(node.right));
      left = add(node);
    }
    --open_;
    return left;
  }

  std::uint32_t depth(std::uint32_t node) const { return result_.nodes_[node].depth; }

  std::uint32_t operand() {
    const Token token = token_;
    if (is_symbol("(")) return parenthesized();
    if (is_symbol("!")) return unary(Operator::Not);
    if (is_symbol("-")) return unary(Operator::Negate);
    if (token.kind == Token::Kind::Literal) return constant(token.literal);
    if (token.kind == Token::Kind::Name) return name(token);
    throw wrong_at(token.column, "expected a field, a number or (, not " + shown(token));
  }

  std::uint32_t parenthesized() {
    const std::uint32_t opened = token_.column;
    advance();
    const std::uint32_t inside = expression(implication);
    if (!is_symbol(")")) {
      throw wrong_at(token_.column, fmt::format("expected ) for the ( in column {}, not {}", opened,
                                                shown(token_)));
    }
    advance();
    return inside;
  }

  std::uint32_t unary(Operator what) {
    Node node{what, Type::Bool, token_.column, 1, 0, 0, 0, {}};
    if (++open_ > deepest) throw too_deep(token_.column);
    advance();
    node.left = operand();
    node.depth = 1 + depth(node.left);
    --open_;
    return add(node);
  }

  std::uint32_t constant(Value value) {
    const Node node{Operator::Constant, type_of(value), token_.column, 1, 0, 0, 0, value};
    advance();
    return add(node);
  }

  std::uint32_t leaf(Operator what, std::size_t field = 0) {
    const Node node{what, Type::Bool, token_.column, 1, 0, 0, field, {}};
    advance();
    return add(node);
  }

  std::uint32_t name(const Token& token) {
    if (token.text == "true") return constant(true);
    if (token.text == "false") return constant(false);
    if (token.text == "null") return leaf(Operator::Null);
    if (token.text == "end") return leaf(Operator::End);
    const std::size_t dot = token.text.rfind('.');
    if (dot == std::string_view::npos ||
        token.text.find_first_of("/+", dot) != std::string_view::npos) {
      throw wrong_at(token.column, "expected a static field as TYPE.FIELD, not " + shown(token));
    }
    return leaf(Operator::Field, field(token.text.substr(0, dot), token.text.substr(dot + 1)));
  }

  std::size_t field(std::string_view type, std::string_view name) {
    std::vector<FieldName>& fields = result_.fields_;
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const FieldName& known) {
      return known.type == type && known.field == name;
    });
    const auto index = static_cast<std::size_t>(found - fields.begin());
    if (found == fields.end()) fields.push_back({std::string(type), std::string(name)});
    return index;
  }

  Lexer lexer_;
  Token token_;
  Expression result_;
  std::uint32_t open_ = 0;  // calls that have not returned
};

Expression Expression::parse(std::string_view text) { return Parser(text).parse(); }

}  // namespace mmcheck::invariant
