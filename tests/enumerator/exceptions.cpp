// Random programs about exceptions that are thrown while operations wait: by accesses, arithmetic,
// casts, stores into arrays and throw statements. Reads and writes are issued before; the local
// that the instruction would have overwritten may be one that a read has not brought yet, and is
// used afterwards; the handler itself reads and writes.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Exceptions : Family<Exceptions> {
  friend Family<Exceptions>;

 public:
  Exceptions(std::uint64_t seed, Size size) : Family(seed, size) {
    choose({{&Exceptions::attempt, 2, 1}}, 2 + dice_.below(2));
    choose(kinds(), 2 + dice_.below(3));
    for (int i = 1 + dice_.below(3); i > 0; --i)
      throwing_.push_back(dice_.below(kinds_of_throwing));
    while (places_.size() < 2) places_.push_back(dice_.pick<std::string>({"x", "y", "z", "v"}));
  }

  Program generate() {
    Program program{.origin = {}, .statics = statics(), .threads = {}, .observes_contents = true};
    program.threads = threads({{"r0"},
                               {"r1"},
                               {"r2"},
                               {"q", Type::Node},
                               {"nil", Type::Node},
                               {"zero"},
                               {"c", Type::Array},
                               {"b", Type::Object},
                               {"k", Type::Error},
                               {"s", Type::Outer}});
    return without_unused_variables(std::move(program));
  }

 private:
  static constexpr int kinds_of_throwing = 12;

  static const std::vector<Form>& kinds() {
    static const std::vector<Form> all = {
        {&Exceptions::write, 1, 3},      {&Exceptions::read, 1, 3},
        {&Exceptions::attempt, 2, 3},    {&Exceptions::protect, 2, 1},
        {&Exceptions::give_node, 1, 2},  {&Exceptions::give_object, 1, 2},
        {&Exceptions::give_array, 1, 2}, {&Exceptions::locked, 2, 1},
        {&Exceptions::use, 1, 2},        {&Exceptions::atomic, 1, 1},
        {&Exceptions::overwrite, 2, 6},  {&Exceptions::mismatch, 1, 3},
    };
    return all;
  }

  std::vector<Variable> statics() {
    const std::vector<Type> contents = {Type::Int, Type::Node, Type::Object, Type::Outer};
    const std::vector<Type> lists = {Type::Nodes, Type::Objects};
    return {
        {"x", Type::Int, false, dice_.below(2)},
        {"y", Type::Int, false, dice_.below(2)},
        {"z"},
        {"v", Type::Int, true},
        {"p", Type::Node, false, dice_.below(2)},
        {"a", Type::Array, false, dice_.below(3), Type::Int, 2},
        {"d", Type::Array, false, dice_.below(2), Type::Int, 1},
        {"A", Type::Outers, false, dice_.below(3), Type::Outers, 1},
        {"o", Type::Object, false, dice_.below(3), dice_.pick(contents)},
        {"L", Type::Objects, false, 1, dice_.pick(lists), 1 + dice_.below(2)},
        {"l", Type::Object, false, 1},
    };
  }

  // ---- parts -----------------------------------------------------------------------------------

  Expression place() { return shared(dice_.pick(places_)); }

  /// Seldom a number that is there.
  Expression number_value() {
    if (dice_.one_in(2)) return result();
    return dice_.one_in(2) ? place() : written();
  }

  Expression node() { return dice_.one_in(2) ? local("q") : shared("p"); }
  Expression object() { return dice_.one_in(3) ? local("b") : shared("o"); }
  Expression array() { return shared(dice_.one_in(2) ? "a" : "d"); }

  Expression index() {
    if (dice_.one_in(4)) return number(dice_.below(3));
    Expression value = number_value();
    return binary(std::move(value), Operator::Add, number(dice_.below(2)));
  }

  Expression field_of_node() {
    Expression object = node();
    return field(std::move(object), dice_.pick<std::string>({"f", "v"}));
  }

  Statement assign_after(Expression target) { return assign(std::move(target), number_value()); }

  Expression quotient() {
    const Operator operation = dice_.pick<Operator>({Operator::Divide, Operator::Remainder});
    Expression left = number_value();
    return binary(std::move(left), operation, number_value());
  }

  /// What may throw, as a value.
  Expression throwing_value() {
    using Of = Expression::Kind;
    switch (dice_.pick(throwing_)) {
      case 0:
      case 1:
        return field_of_node();
      case 2:
      case 3: {
        Expression from = array();
        return element(std::move(from), index());
      }
      case 4:
      case 5:
        return quotient();
      case 6: {
        Expression less = binary(number_value(), Operator::Subtract, number(1));
        return of_kind(Of::ToByte, std::move(less));
      }
      case 7:
        return field(of_kind(Of::Cast, object(), Type::Node), "f");
      case 8:
        return of_kind(Of::Unbox, object(), Type::Int);
      case 9: {
        Expression from = element(shared("A"), index());
        return field(field(std::move(from), "i"), "b");
      }
      case 10: {
        Expression from = element(shared("L"), index());
        return field(of_kind(Of::Cast, std::move(from), Type::Node), "f");
      }
      default:
        return field(field(node(), "next"), "f");
    }
  }

  /// What may throw, as a statement that is none of a local's.
  Statement throwing_write() {
    switch (dice_.pick(throwing_)) {
      case 0:
      case 1:
      case 11:
        return assign_after(field_of_node());
      case 2:
      case 3: {
        Expression to = array();
        Expression target = element(std::move(to), index());
        return assign_after(std::move(target));
      }
      case 9: {
        Expression to = element(shared("A"), index());
        return assign_after(field(field(std::move(to), "i"), "a"));
      }
      case 8:
      case 10: {
        Expression to = element(shared("L"), dice_.one_in(2) ? number(0) : index());
        Expression value = dice_.one_in(3) ? Expression(fresh()) : object();
        return assign(std::move(to), std::move(value));
      }
      default:
        return of_kind(Statement::Kind::Throw, number_value());
    }
  }

  static Exception exception_of(int throwing) {
    switch (throwing) {
      case 0:
      case 1:
      case 11:
        return Exception::NullReference;
      case 2:
      case 3:
        return Exception::IndexOutOfRange;
      case 4:
      case 5:
        return Exception::DivideByZero;
      case 6:
        return Exception::Overflow;
      case 7:
      case 8:
        return Exception::InvalidCast;
      default:
        return Exception::ArrayTypeMismatch;
    }
  }

  Statement throwing_statement() {
    if (dice_.one_in(3)) return throwing_write();
    if (dice_.one_in(4)) {
      Expression target = place();
      return assign(std::move(target), throwing_value());
    }
    const Expression target = result();
    return assign(target, throwing_value());
  }

  Body handler() {
    Body body;
    switch (dice_.below(4)) {
      case 0:
        body.push_back(assign(next_result(), place()));
        break;
      case 1:
        body.push_back(assign(place(), number(2)));
        break;
      default:
        body.push_back(assign(next_result(), number(-1)));
    }
    return body;
  }

  // ---- statements ------------------------------------------------------------------------------

  void write(Body& body) {
    Expression target = place();
    body.push_back(assign(std::move(target), number_value()));
  }

  /// What a local has after all, where others see it.
  void use(Body& body) {
    Expression target = place();
    body.push_back(assign(std::move(target), result()));
  }

  void atomic(Body& body) {
    const std::string name = dice_.pick<std::string>({"x", "y", "z"});
    assign_to_result(body, interlocked(Expression::Kind::InterlockedAdd, name, {number(1)}));
  }

  /// Of which all is known when it throws; nothing is assigned to the locals `nil` and `zero`.
  Expression surely_throwing(Body& body) {
    switch (dice_.below(6)) {
      case 0:
        return field(local("nil"), dice_.pick<std::string>({"f", "v"}));
      case 1:
        body.push_back(assign(
            local("c"), {.kind = Expression::Kind::NewArray, .number = 1, .type = Type::Array}));
        return element(local("c"), number(1 + dice_.below(2)));
      case 2:
        return of_kind(Expression::Kind::ToByte,
                       binary(local("zero"), Operator::Subtract, number(1)));
      case 3:
        body.push_back(assign(local("b"), fresh()));
        return of_kind(Expression::Kind::Unbox, local("b"), Type::Int);
      case 4:
        return element(local("c"), number(0));
      default:
        return binary(number(5), dice_.one_in(2) ? Operator::Divide : Operator::Remainder,
                      local("zero"));
    }
  }

  /// A local whose value is being read when an instruction throws that was to overwrite it.
  void overwrite(Body& body) {
    const Expression target = next_result();
    body.push_back(assign(target, place()));
    if (dice_.one_in(3)) write(body);
    Body tried;
    Expression value = surely_throwing(tried);
    tried.push_back(assign(target, std::move(value)));
    Body handled;
    if (dice_.one_in(2)) {
      handled.push_back(assign(place(), target));
    } else {
      simple(handled);
    }
    body.push_back(try_catch(std::move(tried), std::move(handled), Exception::Any));
  }

  /// What is stored in a list that may not hold it.
  void mismatch(Body& body) {
    const int kept = dice_.one_in(3) ? 1 : 0;
    Expression value =
        dice_.one_in(3) ? of_kind(Expression::Kind::Box, written(), Type::Int) : object();
    body.push_back(try_catch({assign(element(shared("L"), number(kept)), std::move(value))},
                             handler(), Exception::Any));
  }

  void attempt(Body& body) {
    Body tried;
    if (dice_.one_in(3)) simple(tried);
    tried.push_back(throwing_statement());
    if (dice_.one_in(3)) simple(tried);
    if (dice_.one_in(4)) {
      const Exception expected = exception_of(dice_.pick(throwing_));
      tried = {try_catch(std::move(tried), handler(), expected)};
    }
    if (dice_.one_in(4)) {
      Statement inner = try_catch(
          std::move(tried), {assign(next_result(), field(local("k"), "code"))}, Exception::Error);
      inner.target = local("k");
      tried = {std::move(inner)};
    }
    body.push_back(try_catch(std::move(tried), handler(), Exception::Any));
  }

  void protect(Body& body) {
    Body tried = {throwing_statement()};
    Body last;
    simple(last);
    Body whole = {try_finally(std::move(tried), std::move(last))};
    body.push_back(try_catch(std::move(whole), handler(), Exception::Any));
  }

  void give_node(Body& body) {
    switch (dice_.below(4)) {
      case 0:
        body.push_back(assign(shared("p"), null()));
        break;
      case 1:
        body.push_back(assign(local("q"), shared("p")));
        break;
      default:
        body.push_back(assign(local("q"), fresh()));
        body.push_back(assign(field(local("q"), "f"), written()));
        body.push_back(assign(shared("p"), local("q")));
    }
  }

  void give_object(Body& body) {
    Expression value = null();
    switch (dice_.below(4)) {
      case 0:
        value = of_kind(Expression::Kind::Box, number_value(), Type::Int);
        break;
      case 1:
        value = fresh();
        break;
      case 2:
        body.push_back(assign(local("b"), shared("o")));
        return;
      default:
        break;
    }
    body.push_back(assign(shared("o"), std::move(value)));
  }

  void give_array(Body& body) {
    Expression made{.kind = Expression::Kind::ArrayOf, .type = Type::Array};
    for (int i = 1 + dice_.below(2); i > 0; --i) made.operands.push_back(written());
    if (dice_.one_in(4)) made = null();
    Expression target = array();
    body.push_back(assign(std::move(target), std::move(made)));
  }

  /// The monitor is given back however it ends.
  void locked(Body& body) {
    Body guarded = {lock_block(shared("l"), {throwing_statement()})};
    body.push_back(try_catch(std::move(guarded), handler(), Exception::Any));
  }

  std::vector<int> throwing_;
  std::vector<std::string> places_;
};

}  // namespace

Program random_exception_program(std::uint64_t seed, Size size) {
  return random_program_of<Exceptions>("exceptions", seed, size);
}

}  // namespace enumerator
