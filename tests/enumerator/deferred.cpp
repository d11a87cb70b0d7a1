#include "deferred.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace enumerator {

namespace {

using Kind = Term::Kind;

static_assert(static_cast<int>(Function::Remainder) == static_cast<int>(Operator::Remainder));

constexpr int bits_of_character = 8;

std::size_t count_operands(Function function) {
  switch (function) {
    case Function::As:
    case Function::MayCast:
    case Function::MayUnbox:
    case Function::IsExactly:
    case Function::Length:
    case Function::Target:
      return 1;
    case Function::InRange:
    case Function::Select:
      return 3;
    default:
      return 2;
  }
}

// ---- strings: their characters in one number, the first one in the lowest bits -----------------

std::int64_t length_of_text(std::int64_t characters) {
  std::int64_t length = 0;
  for (; characters != 0; characters >>= bits_of_character) ++length;
  return length;
}

std::int64_t character_at(std::int64_t characters, std::int64_t index) {
  constexpr std::int64_t mask = (1 << bits_of_character) - 1;
  return (characters >> (index * bits_of_character)) & mask;
}

/// Null is less than any string.
std::int64_t compare_texts(const Term& left, const Term& right) {
  if (left == right) return 0;
  if (left.kind != right.kind) return left.kind == Kind::Null ? -1 : 1;
  std::int64_t i = 0;
  while (character_at(left.number, i) == character_at(right.number, i)) ++i;
  return character_at(left.number, i) < character_at(right.number, i) ? -1 : 1;
}

bool has_character(const Term& text, const Term& index) {
  return text.kind == Kind::Text && index.number >= 0 && index.number < length_of_text(text.number);
}

// ---- objects -----------------------------------------------------------------------------------

/// An enum in a box is its integer, too.
bool unboxes(Type object, Type type) {
  const auto integer = [](Type one) { return one == Type::Color ? Type::Int : one; };
  return integer(object) == integer(type);
}

std::int64_t target_of(const Object& object) {
  if (object.type == Type::Function) return object.length;
  const auto found = std::find(overriding.begin(), overriding.end(), object.type);
  return found == overriding.end() ? 0 : found - overriding.begin();
}

std::int64_t length_of(const Term& reference, const Objects& objects) {
  if (reference.kind == Kind::Text) return length_of_text(reference.number);
  if (reference.kind != Kind::Object) return 0;
  return object_named(objects, object_in(reference)).length;
}

bool may_store(const Term& array, const Term& value, const Objects& objects) {
  if (value.kind == Kind::Null || array.kind != Kind::Object) return true;
  const Type element = element_of(object_named(objects, object_in(array)).type);
  return fits(object_named(objects, object_in(value)).type, element);
}

bool has_element(const Term& array, const Term& index, const Objects& objects) {
  if (array.kind != Kind::Object || index.number < 0) return false;
  const Object& object = object_named(objects, object_in(array));
  return index.number < count_elements(object.type, object.length);
}

std::int64_t index_in_grid(const Term& row, const Term& column) {
  const auto is_inside = [](const Term& index) {
    return index.number >= 0 && index.number < array_length;
  };
  return is_inside(row) && is_inside(column) ? row.number * array_length + column.number : -1;
}

// ---- computing ---------------------------------------------------------------------------------

/// Sums do not overflow in these programs: both halves of a number are small.
std::int64_t compute_number(Function function, const std::vector<Term>& terms,
                            const Objects& objects, Type type) {
  const std::int64_t left = terms[0].number;
  const std::int64_t right = terms.size() > 1 ? terms[1].number : 0;
  const bool is_object = terms[0].kind == Kind::Object;
  const auto type_of_object = [&] { return object_named(objects, object_in(terms[0])).type; };
  switch (function) {
    case Function::Add:
      return left + right;
    case Function::Subtract:
      return left - right;
    case Function::And:
      return left & right;
    case Function::Equal:
      return terms[0] == terms[1] ? 1 : 0;
    case Function::NotEqual:
      return terms[0] == terms[1] ? 0 : 1;
    case Function::Less:
      return left < right ? 1 : 0;
    case Function::ShiftLeft:
      return static_cast<std::int64_t>(static_cast<std::uint64_t>(left) << right);
    case Function::ShiftRight:
      return left >> right;
    case Function::Divide:
      return right == 0 ? 0 : left / right;
    case Function::Remainder:
      return right == 0 ? 0 : left % right;
    case Function::MayCast:
      return !is_object || fits(type_of_object(), type) ? 1 : 0;
    case Function::MayUnbox:
      return is_object && unboxes(type_of_object(), type) ? 1 : 0;
    case Function::IsExactly:
      return is_object && type_of_object() == type ? 1 : 0;
    case Function::Length:
      return length_of(terms[0], objects);
    case Function::Target:
      return is_object ? target_of(object_named(objects, object_in(terms[0]))) : -1;
    case Function::MayStore:
      return may_store(terms[0], terms[1], objects) ? 1 : 0;
    case Function::MayIndex:
      return has_element(terms[0], terms[1], objects) ? 1 : 0;
    case Function::IndexInGrid:
      return index_in_grid(terms[0], terms[1]);
    case Function::InRange:
      return left >= right && left <= terms[2].number ? 1 : 0;
    case Function::MayTakeCharacter:
      return has_character(terms[0], terms[1]) ? 1 : 0;
    case Function::Character:
      return has_character(terms[0], terms[1]) ? character_at(left, right) : 0;
    case Function::CompareTexts:
      return compare_texts(terms[0], terms[1]);
    case Function::As:
    case Function::Select:
      break;
  }
  throw std::logic_error("not a number");
}

Term compute(Function function, const std::vector<Term>& terms, const Objects& objects, Type type) {
  if (function != Function::As) {
    return {Kind::Number, compute_number(function, terms, objects, type)};
  }
  const bool is_one =
      terms[0].kind == Kind::Object && fits(object_named(objects, object_in(terms[0])).type, type);
  return is_one ? terms[0] : Term{Kind::Null, 0};
}

/// A null reference may be stored in any array, and any reference of a type in an array of that.
bool may_surely_store(const Value& array, const Value& value, const Objects& objects, Type type) {
  if (is_null(value)) return true;
  if (!is_known(array) || is_null(array)) return false;
  return fits(type, element_of(object_named(objects, object_in(array[0])).type));
}

Value postponed(Function function, const Values& operands, Type type) {
  Value result;
  for (const Value& operand : operands) result.insert(result.end(), operand.begin(), operand.end());
  result.push_back({Kind::Operation, static_cast<int>(function), type});
  return result;
}

}  // namespace

const Object& object_named(const Objects& objects, int name) {
  const auto found = std::find_if(objects.begin(), objects.end(),
                                  [&](const Object& object) { return object.name == name; });
  if (found == objects.end()) throw std::logic_error("no such object");
  return *found;
}

int object_in(const Term& reference) { return static_cast<int>(reference.number); }

Term text_term(const std::string& characters) {
  std::int64_t number = 0;
  for (std::size_t i = characters.size(); i-- > 0;) {
    number = (number << bits_of_character) | characters[i];
  }
  return {Kind::Text, number};
}

Value known(Term term) { return {term}; }
Value known_number(std::int64_t number) { return known({Kind::Number, number}); }

bool is_known(const Value& value) { return value.size() == 1 && value[0].kind != Kind::Read; }

bool is_null(const Value& value) { return is_known(value) && value[0].kind == Kind::Null; }

std::int64_t number_in(const Value& value) {
  if (!is_known(value) || value[0].kind != Kind::Number) throw std::logic_error("not a number");
  return value[0].number;
}

bool fits(Type object, Type type) {
  return object == type || type == Type::Object || (object == Type::Made && type == Type::Node) ||
         (object == Type::Nodes && type == Type::Objects) ||
         (has_get(object) && (type == Type::Base || type == Type::Getter));
}

Value apply(Function function, const Values& operands, const Objects& objects, Type type) {
  if (function == Function::Select && is_known(operands[0])) {
    return number_in(operands[0]) != 0 ? operands[1] : operands[2];
  }
  if (function == Function::MayStore && may_surely_store(operands[0], operands[1], objects, type)) {
    return known_number(1);
  }
  std::vector<Term> terms;
  for (const Value& operand : operands) {
    if (!is_known(operand)) return postponed(function, operands, type);
    terms.push_back(operand[0]);
  }
  return known(compute(function, terms, objects, type));
}

void substitute(Value& value, int read, const Term& term, const Objects& objects) {
  Values stack;
  for (const Term& item : value) {
    if (item.kind == Kind::Operation) {
      const auto function = static_cast<Function>(item.number);
      const auto first = stack.end() - static_cast<std::ptrdiff_t>(count_operands(function));
      const Values operands(first, stack.end());
      stack.erase(first, stack.end());
      stack.push_back(apply(function, operands, objects, item.type));
    } else if (item.kind == Kind::Read && item.number == read) {
      stack.push_back(known(term));
    } else {
      stack.push_back({item});
    }
  }
  value = std::move(stack.at(0));
}

}  // namespace enumerator
