// Values that are there, and values that are not there yet.
//
// A value that is there is one term: a number, null, an object or a string. A deferred value is an
// expression over reads that have not completed, in postfix order. It stays one until all of them
// have (0 & an unknown value is not known), except that a conditional is the chosen one of its two
// values once its condition is known.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "program.hpp"

namespace enumerator {

/// What is computed of values without touching memory. Each is a function of what never changes: of
/// numbers and references, of the type of an object and of the length of an array.
enum class Function : std::uint8_t {
  // Those of Operator, in its order.
  Add,
  Subtract,
  And,
  Equal,
  NotEqual,
  Less,
  ShiftLeft,
  ShiftRight,
  Divide,  // 0 if the divisor is
  Remainder,
  // Operands: one reference.
  As,         // the reference, or null if it is none to an object of the type
  MayCast,    // 1 if it is null or of the type
  MayUnbox,   // 1 if it is a box of the type
  IsExactly,  // 1 if its object is of that very type
  Length,     // of an array or a string; 0 of null
  Target,     // which method a call through it executes; -1 of null
  // Others.
  MayStore,          // of an array and a reference of the type: may the one hold the other?
  MayIndex,          // of an array and an index: is there such an element?
  IndexInGrid,       // of a row and a column; -1 outside
  InRange,           // of a number, the least and the greatest
  MayTakeCharacter,  // of a string and an index
  Character,         // likewise; 0 if there is none
  CompareTexts,      // of two strings: -1, 0 or 1
  Select,            // of a condition, the value if it holds, the value if not
};

struct Term {
  enum class Kind : std::uint8_t { Number, Null, Object, Text, Read, Operation };
  Kind kind = Kind::Number;
  std::int64_t number = 0;  // the number, object, characters, name of the read or Function
  Type type = Type::Int;    // of an Operation that asks for a type

  friend bool operator==(const Term&, const Term&) = default;
};

using Value = std::vector<Term>;
using Values = std::vector<Value>;

struct Object {
  int name;
  Type type;
  int length;  // of an array; of a delegate: which lambda it has
};

using Objects = std::vector<Object>;

const Object& object_named(const Objects& objects, int name);

int object_in(const Term& reference);
Term text_term(const std::string& characters);

Value known(Term term);
Value known_number(std::int64_t number);
bool is_known(const Value& value);
bool is_null(const Value& value);
std::int64_t number_in(const Value& value);

/// Does a variable of that type hold such an object?
bool fits(Type object, Type type);

Value apply(Function function, const Values& operands, const Objects& objects,
            Type type = Type::Int);

/// The read of that name has brought `term`: puts it in its place, and computes what can be
/// computed now.
void substitute(Value& value, int read, const Term& term, const Objects& objects);

}  // namespace enumerator
