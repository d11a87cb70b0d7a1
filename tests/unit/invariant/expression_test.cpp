#include "invariant/expression.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <map>
#include <string>

#include "support/error_of.hpp"

using namespace mmcheck::invariant;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::error_of;

namespace {

using Fields = std::map<std::string, Value>;

const Fields fields = {
    {"A.zero", std::int64_t{0}},
    {"A.two", std::int64_t{2}},
    {"A.min", std::numeric_limits<std::int64_t>::min()},
    {"A.half", 0.5},
    {"A.yes", true},
    {"A.no", false},
    {"A.nothing", Reference{true}},
    {"A.something", Reference{false}},
    {"N.Outer/Inner.three", std::int64_t{3}},
    {"N.Outer+Inner.three", std::int64_t{3}},
    {"Zähler.ü", std::int64_t{5}},
};

std::string full_name(const FieldName& name) { return name.type + "." + name.field; }

Expression resolved(const std::string& text) {
  Expression expression = Expression::parse(text);
  expression.resolve([](const FieldName& name) -> std::variant<Type, std::string> {
    const auto found = fields.find(full_name(name));
    if (found == fields.end()) return "there is no field " + full_name(name);
    return static_cast<Type>(found->second.index());
  });
  return expression;
}

Answer answer(const std::string& text, bool is_end = false) {
  const Expression expression = resolved(text);
  return expression.evaluate(
      is_end, [&](std::size_t index) { return fields.at(full_name(expression.fields()[index])); });
}
bool holds(const std::string& text, bool is_end = false) {
  return answer(text, is_end) == Answer::True;
}
bool fails(const std::string& text, bool is_end = false) {
  return answer(text, is_end) == Answer::False;
}
std::string error(const std::string& text) {
  return error_of([&] { resolved(text); });
}

}  // namespace

TEST_SUITE_BEGIN("invariant");

TEST_CASE("fields are compared with numbers, conditions and null") {
  CHECK(holds("A.two == 2"));
  CHECK(fails("A.two != 2"));
  CHECK(holds("A.yes"));
  CHECK(holds("A.no == false"));
  CHECK(holds("A.nothing == null"));
  CHECK(holds("null != A.something"));
  CHECK(fails("A.something == null"));
}

TEST_CASE("what holds at the end only is an implication") {
  CHECK(holds("end => A.two == 3", false));
  CHECK(fails("end => A.two == 3", true));
  CHECK(holds("end => A.two == 2", true));
  CHECK(resolved("end => A.yes").names_end());
  CHECK_FALSE(resolved("A.yes").names_end());
}

TEST_CASE("an implication groups from the right, everything else from the left") {
  CHECK(holds("A.no => A.yes => A.no"));
  CHECK(fails("(A.no => A.yes) => A.no"));
  CHECK(holds("10 - 3 - 2 == 5"));
  CHECK(holds("100 / 10 / 5 == 2"));
}

TEST_CASE("operators bind as in C#") {
  CHECK(holds("1 + 2 * 3 == 7"));
  CHECK(holds("(1 + 2) * 3 == 9"));
  CHECK(holds("A.yes || A.yes && A.no"));
  CHECK(holds("1 < 2 == 3 < 4"));
  CHECK(holds("!A.no && A.yes"));
  CHECK(holds("-A.two + 3 == 1"));
  CHECK(holds("- -2 == 2"));
  CHECK(holds("7 % 4 == 3 && -7 % 4 == -3 && -7 / 2 == -3"));
}

TEST_CASE("every order is as its sign says") {
  CHECK((holds("1 < 2") && fails("2 < 2")));
  CHECK((holds("2 <= 2") && fails("3 <= 2")));
  CHECK((holds("3 > 2") && fails("2 > 2")));
  CHECK((holds("2 >= 2") && fails("1 >= 2")));
}

TEST_CASE("integers become real beside a real") {
  CHECK(holds("A.half + 1 == 1.5"));
  CHECK(holds("1 / 2 == 0"));
  CHECK(holds("1 / 2.0 == A.half"));
  CHECK(holds("5.5 % 2 == 1.5"));
  CHECK(holds("1 > A.half"));
  CHECK(holds("-A.half < 0"));
}

TEST_CASE("literals are read as in C#") {
  CHECK(holds("0x1F == 31"));
  CHECK(holds("1e3 == 1000 && 2.5e-1 == 0.25"));
  CHECK(holds("'a' == 97 && '\\n' == 10 && '\\'' == 39 && 'ä' == 228"));
  CHECK(holds("9223372036854775807 + 1 == A.min"));
  CHECK(holds("true && !false"));
}

TEST_CASE("a division without a result is said to be one") {
  CHECK(answer("1 / A.zero == 1") == Answer::Undefined);
  CHECK(answer("!(1 % A.zero == 1)") == Answer::Undefined);
  CHECK(answer("A.min / -1 == 0") == Answer::Undefined);
  CHECK(answer("A.yes && -(1 / A.zero) == 1") == Answer::Undefined);
  CHECK(holds("1.0 / A.zero > 1"));
}

TEST_CASE("what decides is not followed by what does not matter") {
  CHECK(fails("A.zero != 0 && 1 / A.zero == 1"));
  CHECK(holds("A.zero == 0 || 1 / A.zero == 1"));
  CHECK(holds("A.zero != 0 => 1 / A.zero == 1"));
}

TEST_CASE("names reach into namespaces and nested types") {
  CHECK(holds("N.Outer/Inner.three == 3"));
  CHECK(holds("N.Outer+Inner.three==3"));
  CHECK(holds("Zähler.ü == 5"));
  CHECK(holds("A.two+1 == 3"));  // what follows is no name
  CHECK(holds("A.two / A.two == 1"));
}

TEST_CASE("each field is listed once") {
  const Expression expression = Expression::parse("A.b == A.c && N.A/B.b == A.b");
  REQUIRE(expression.fields().size() == 3);
  CHECK(expression.fields()[2].type == "N.A/B");
  CHECK(expression.fields()[2].field == "b");
}

TEST_CASE("what cannot be read names its column") {
  CHECK(error("") == "invariant, column 1: expected a field, a number or (, not the end");
  CHECK(error("A.two ==") == "invariant, column 9: expected a field, a number or (, not the end");
  CHECK(error("A.two == 2)") == "invariant, column 11: expected an operator or the end, not )");
  CHECK(error("(A.yes") == "invariant, column 7: expected ) for the ( in column 1, not the end");
  CHECK(error("A.two = 2") == "invariant, column 7: expected == to compare, or => for \"implies\"");
  CHECK(error("counter == 2") ==
        "invariant, column 1: expected a static field as TYPE.FIELD, not counter");
  CHECK(error("A.b/C == 2") ==
        "invariant, column 1: expected a static field as TYPE.FIELD, not A.b/C");
  CHECK(error("Zähler.ü == #") ==
        "invariant, column 13: expected a field, a number or an operator, not #");
  CHECK(error("A.yes A.no") == "invariant, column 7: expected an operator or the end, not A.no");
  CHECK(error("A.s == \"x\"") == "invariant, column 8: strings cannot be compared");
  CHECK(error("A.two == 12a") ==
        "invariant, column 10: expected a number of digits only, such as 12, 0x1f or 1.5");
  CHECK(error("0x == 1") == "invariant, column 1: expected a number that fits into a long");
  CHECK(error("9223372036854775808 == 1") ==
        "invariant, column 1: expected a number that fits into a long");
  CHECK(error("1e999 == 1") == "invariant, column 1: expected a number that fits into a double");
  CHECK(error("'a") == "invariant, column 1: expected a ' that ends the character");
  CHECK(error("'ab' == 1") ==
        "invariant, column 1: expected one character between the quotes, such as 'a' or '\\n'");
}

TEST_CASE("operands that do not fit are found when names are resolved") {
  CHECK(error("A.two") == "invariant, column 1: expected a condition, not an integer");
  CHECK(error("A.two && A.yes") == "invariant, column 1: expected a condition, not an integer");
  CHECK(error("!A.half") == "invariant, column 2: expected a condition, not a real number");
  CHECK(error("-A.yes == 1") == "invariant, column 2: expected a number, not a condition");
  CHECK(error("A.nothing < 1") == "invariant, column 1: expected a number, not a reference");
  CHECK(error("A.two == A.yes") ==
        "invariant, column 10: an integer cannot be compared with a condition");
  CHECK(error("A.two == null") ==
        "invariant, column 10: an integer cannot be compared with a reference");
  CHECK(error("A.nothing == A.something") ==
        "invariant, column 14: references can be compared with null only");
}

TEST_CASE("unknown fields are named, and how to calculate is said where a name looks like it") {
  CHECK(error("A.three == 3") == "invariant, column 1: there is no field A.three");
  CHECK(error("A.two+A.two == 4") ==
        "invariant, column 1: there is no field A.two+A.two (to divide or to add, write spaces "
        "around / and +)");
}

TEST_CASE("depth is limited however it comes about") {
  const std::string many(100000, '(');
  CHECK(error(many) == "invariant, column 201: expected at most 200 operators inside each other");
  CHECK(error(std::string(100000, '!')).find("at most 200") != std::string::npos);
  CHECK(error(std::string(100000, '-') + "1").find("at most 200") != std::string::npos);
  std::string sum = "1";
  for (int i = 0; i < 100000; ++i) sum += " + 1";
  CHECK(error(sum).find("at most 200") != std::string::npos);
  std::string implications = "A.yes";
  for (int i = 0; i < 100000; ++i) implications += " => A.yes";
  CHECK(error(implications).find("at most 200") != std::string::npos);
}
