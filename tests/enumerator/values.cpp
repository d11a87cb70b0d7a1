// Random programs about values that are more than a number: structs in structs, in objects and in
// arrays, whole and in parts; boxes; enums; arrays whose index has been read; objects and arrays
// that are made on the way, and library methods that work on them.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Values : Family<Values> {
  friend Family<Values>;

 public:
  Values(std::uint64_t seed, Size size) : Family(seed, size) {
    choose({{&Values::write, 1, 1}, {&Values::read, 1, 1}}, 3);
    for (int i = 1 + dice_.below(2); i > 0; --i) choose(dice_.pick(groups()), 2 + dice_.below(3));
    while (structs_.size() < 2) structs_.push_back(dice_.below(5));
    while (numbers_.size() < 2) numbers_.push_back(dice_.below(8));
  }

  Program generate() {
    Program program{.origin = {}, .statics = statics(), .threads = {}, .observes_contents = true};
    program.threads = threads({{"r0"},
                               {"r1"},
                               {"r2"},
                               {"e", Type::Color},
                               {"s", Type::Outer},
                               {"i", Type::Inner},
                               {"b", Type::Object},
                               {"t", Type::Thing},
                               {"q", Type::Array},
                               {"z", Type::Outers},
                               {"h", Type::Made}});
    program.constructor = constructor();
    return without_unused_variables(std::move(program));
  }

 private:
  /// What belongs together: one gives to the other.
  static const std::vector<std::vector<Form>>& groups() {
    static const std::vector<std::vector<Form>> all = {
        {{&Values::copy_struct, 1, 3}, {&Values::make_struct, 1, 2}, {&Values::copy_inner, 1, 2}},
        {{&Values::give_box, 1, 2}, {&Values::open_box, 1, 3}, {&Values::keep_box, 1, 1}},
        {{&Values::write_enum, 1, 2},
         {&Values::read_enum, 1, 1},
         {&Values::compare_enums, 1, 1},
         {&Values::equal_enums, 1, 2}},
        {{&Values::give_array, 1, 1}, {&Values::take_element, 1, 2}, {&Values::set_element, 1, 1}},
        {{&Values::give_thing, 2, 1}, {&Values::take_thing, 1, 1}},
        {{&Values::construct, 1, 1}, {&Values::take_made, 1, 1}},
        {{&Values::give_structs, 2, 1}, {&Values::take_structs, 1, 1}},
        {{&Values::copy_array, 2, 2}, {&Values::clear_array, 1, 1}, {&Values::search, 1, 1}},
        {{&Values::give_function, 1, 1}, {&Values::call_function, 1, 1}},
        {{&Values::full_barrier, 1, 1}, {&Values::locked, 2, 1}},
    };
    return all;
  }

  std::vector<Variable> statics() {
    const std::vector<Type> contents = {Type::Int, Type::Color, Type::Outer, Type::Thing};
    std::vector<Variable> result = {
        {"x"},
        {"y"},
        {"c", Type::Color, false, dice_.below(2)},
        {"S", Type::Outer},
        {"U", Type::Outer},
        {"o", Type::Object, false, dice_.below(2), dice_.pick(contents)},
        {"w", Type::Object, true},
        {"p", Type::Thing, false, dice_.below(2)},
        {"a", Type::Array, false, 1},
        {"d", Type::Array, false, dice_.below(2), Type::Int, 3},
        {"A", Type::Outers, false, 1},
        {"m", Type::Made},
        {"F", Type::Function},
        {"l", Type::Object, false, 1},
    };
    return result;
  }

  /// Does something that others see, and leaves something in the object.
  Body constructor() {
    Body body;
    for (int i = 1 + dice_.below(2); i > 0; --i) {
      switch (dice_.below(3)) {
        case 0:
          body.push_back(assign(shared("x"), written()));
          break;
        case 1:
          body.push_back(assign(field(local("this"), "f"), shared("y")));
          break;
        default:
          body.push_back(assign(field(local("this"), "g"), written()));
      }
    }
    return body;
  }

  // ---- parts -----------------------------------------------------------------------------------

  Expression index() {
    if (dice_.one_in(2)) return number(dice_.below(2));
    Expression value = dice_.one_in(2) ? result() : shared("x");
    return binary(std::move(value), Operator::And, number(1));
  }

  Expression struct_place() {
    switch (dice_.pick(structs_)) {
      case 0:
      case 1:
        return shared("S");
      case 2:
        return shared("U");
      case 3:
        return element(shared("A"), index());
      default:
        return local("s");
    }
  }

  static Expression inner_of(Expression place) { return field(std::move(place), "i"); }

  Expression leaf_of(Expression place) {
    switch (dice_.below(3)) {
      case 0:
        return field(std::move(place), "k");
      case 1:
        return field(inner_of(std::move(place)), "a");
      default:
        return field(inner_of(std::move(place)), "b");
    }
  }

  Expression number_place() {
    switch (dice_.pick(numbers_)) {
      case 0:
      case 1:
        return shared("x");
      case 2:
        return shared("y");
      case 3:
        return element(shared("a"), index());
      case 4:
      case 5:
        return leaf_of(shared("S"));
      default:
        return leaf_of(struct_place());
    }
  }

  Expression number_value() { return dice_.one_in(3) ? result() : written(); }

  Expression color() {
    if (dice_.one_in(3)) return local("e");
    if (dice_.one_in(2)) return shared("c");
    return of_kind(Expression::Kind::Convert, number_value(), Type::Color);
  }

  Expression box() {
    using Kind = Expression::Kind;
    switch (dice_.below(5)) {
      case 0:
        return of_kind(Kind::Box, color(), Type::Color);
      case 1:
        return of_kind(Kind::Box, struct_place(), Type::Outer);
      case 2:
        return of_kind(Kind::Box, shared("x"), Type::Int);
      default:
        return of_kind(Kind::Box, number_value(), Type::Int);
    }
  }

  Expression boxes() { return dice_.one_in(3) ? local("b") : shared(dice_.one_in(4) ? "w" : "o"); }

  // ---- statements ------------------------------------------------------------------------------

  void write(Body& body) {
    Expression target = number_place();
    body.push_back(assign(std::move(target), number_value()));
  }

  void read(Body& body) {
    if (dice_.one_in(6)) {
      assign_to_result(body, leaf_of(of_kind(Expression::Kind::Copy, struct_place())));
    } else {
      assign_to_result(body, number_place());
    }
  }

  void copy_struct(Body& body) {
    Expression target = dice_.one_in(2) ? local("s") : struct_place();
    Expression value = struct_place();
    body.push_back(assign(std::move(target), std::move(value)));
  }

  void make_struct(Body& body) {
    Expression target = struct_place();
    Expression first = number_value();
    Expression second = dice_.one_in(3) ? shared("y") : number_value();
    Expression made{.kind = Expression::Kind::Struct,
                    .operands = {std::move(first), std::move(second), number_value()},
                    .type = Type::Outer};
    body.push_back(assign(std::move(target), std::move(made)));
  }

  void copy_inner(Body& body) {
    Expression from = struct_place();
    if (dice_.one_in(3)) from = of_kind(Expression::Kind::Copy, std::move(from));
    if (dice_.one_in(2)) {
      body.push_back(assign(local("i"), inner_of(std::move(from))));
    } else {
      Expression target = inner_of(struct_place());
      body.push_back(
          assign(std::move(target), dice_.one_in(2) ? local("i") : inner_of(std::move(from))));
    }
  }

  void give_box(Body& body) {
    Expression target = shared(dice_.one_in(4) ? "w" : "o");
    body.push_back(assign(std::move(target), box()));
  }

  void keep_box(Body& body) {
    if (dice_.one_in(2)) {
      body.push_back(assign(local("b"), box()));
    } else {
      body.push_back(assign(local("b"), boxes()));
    }
  }

  void open_box(Body& body) {
    using Kind = Expression::Kind;
    Expression object = boxes();
    switch (dice_.below(5)) {
      case 0:
        return try_to(body,
                      assign(local("s"), of_kind(Kind::Unbox, std::move(object), Type::Outer)));
      case 1:
        return try_to(body,
                      assign(local("e"), of_kind(Kind::Unbox, std::move(object), Type::Color)));
      case 2: {
        Expression thing = of_kind(Kind::Cast, std::move(object), Type::Thing);
        return try_to(body, assign(next_result(), field(std::move(thing), "f")));
      }
      default:
        return try_to(body,
                      assign(next_result(), of_kind(Kind::Unbox, std::move(object), Type::Int)));
    }
  }

  void write_enum(Body& body) {
    Expression target = dice_.one_in(4) ? local("e") : shared("c");
    body.push_back(assign(std::move(target), color()));
  }

  void read_enum(Body& body) {
    if (dice_.one_in(2)) {
      body.push_back(assign(local("e"), shared("c")));
    } else {
      assign_to_result(body, of_kind(Expression::Kind::Convert, shared("c"), Type::Int));
    }
  }

  void compare_enums(Body& body) {
    Expression left = color();
    Body same;
    assign_to_result(same, number(1));
    body.push_back(if_else(binary(std::move(left), Operator::Equal, color()), std::move(same)));
  }

  void equal_enums(Body& body) {
    Expression receiver = dice_.one_in(2) ? local("e") : shared("c");
    Expression equal{.kind = Expression::Kind::EnumEquals,
                     .operands = {std::move(receiver), color()}};
    Body same;
    if (dice_.one_in(2)) {
      assign_to_result(same, number(1));
    } else {
      same.push_back(assign(number_place(), number(1)));
    }
    body.push_back(if_else(std::move(equal), std::move(same)));
  }

  Expression array() { return dice_.one_in(3) ? local("q") : shared(dice_.one_in(2) ? "a" : "d"); }

  void give_array(Body& body) {
    Expression made{.kind = Expression::Kind::ArrayOf, .type = Type::Array};
    for (int i = 2 + dice_.below(2); i > 0; --i) made.operands.push_back(written());
    if (dice_.one_in(3))
      made = {.kind = Expression::Kind::NewArray, .number = 2, .type = Type::Array};
    body.push_back(assign(array(), std::move(made)));
  }

  void take_element(Body& body) {
    if (dice_.one_in(3)) body.push_back(assign(local("q"), shared(dice_.one_in(2) ? "a" : "d")));
    Expression from = array();
    try_to(body, assign(next_result(), element(std::move(from), index())));
  }

  void set_element(Body& body) {
    Expression to = array();
    Expression target = element(std::move(to), index());
    try_to(body, assign(std::move(target), number_value()));
  }

  void give_thing(Body& body) {
    body.push_back(assign(local("t"), {.kind = Expression::Kind::New, .type = Type::Thing}));
    switch (dice_.below(4)) {
      case 0:
        body.push_back(assign(field(local("t"), "s"), struct_place()));
        break;
      case 1:
        body.push_back(assign(leaf_of(field(local("t"), "s")), written()));
        break;
      case 2:
        body.push_back(assign(field(local("t"), "o"), box()));
        break;
      default:
        body.push_back(assign(field(local("t"), "f"), number_value()));
    }
    body.push_back(assign(shared(dice_.one_in(4) ? "o" : "p"), local("t")));
  }

  void take_thing(Body& body) {
    Expression thing = dice_.one_in(3) ? local("t") : shared("p");
    switch (dice_.below(5)) {
      case 0:
        return try_to(body, assign(local("s"), field(std::move(thing), "s")));
      case 1: {
        Expression target = leaf_of(field(std::move(thing), "s"));
        return try_to(body, assign(std::move(target), number_value()));
      }
      case 2: {
        Expression inside = field(std::move(thing), "o");
        return try_to(body, assign(next_result(),
                                   of_kind(Expression::Kind::Unbox, std::move(inside), Type::Int)));
      }
      case 3:
        return try_to(body, assign(next_result(), field(std::move(thing), "f")));
      default:
        return try_to(body, assign(next_result(), leaf_of(field(std::move(thing), "s"))));
    }
  }

  void construct(Body& body) {
    Expression target = dice_.one_in(2) ? local("h") : shared("m");
    body.push_back(assign(std::move(target), {.kind = Expression::Kind::Construct}));
  }

  void take_made(Body& body) {
    Expression object = dice_.one_in(2) ? local("h") : shared("m");
    try_to(body, assign(next_result(), field(std::move(object), dice_.one_in(2) ? "f" : "g")));
  }

  void search(Body& body) {
    Expression found{.kind = Expression::Kind::IndexOf, .operands = {shared("a"), number_value()}};
    assign_to_result(body, std::move(found));
  }

  void give_structs(Body& body) {
    body.push_back(assign(local("z"),
                          {.kind = Expression::Kind::NewArray, .number = 2, .type = Type::Outers}));
    Expression target = element(local("z"), number(dice_.below(2)));
    if (dice_.one_in(2)) {
      body.push_back(assign(std::move(target), struct_place()));
    } else {
      body.push_back(assign(leaf_of(std::move(target)), written()));
    }
    body.push_back(assign(shared("A"), local("z")));
  }

  void take_structs(Body& body) {
    Expression from = element(dice_.one_in(3) ? local("z") : shared("A"), number(dice_.below(2)));
    switch (dice_.below(3)) {
      case 0:
        return try_to(body, assign(local("s"), std::move(from)));
      case 1: {
        Expression target = leaf_of(std::move(from));
        return try_to(body, assign(std::move(target), number_value()));
      }
      default:
        return try_to(body, assign(next_result(), leaf_of(std::move(from))));
    }
  }

  void copy_array(Body& body) {
    Statement copy{.kind = Statement::Kind::ArrayCopy, .target = local("q"), .value = shared("a")};
    body.push_back(
        assign(local("q"), {.kind = Expression::Kind::NewArray, .number = 2, .type = Type::Array}));
    if (dice_.one_in(3)) {
      body.push_back(assign(element(local("q"), number(0)), written()));
      std::swap(copy.target, copy.value);
    }
    body.push_back(std::move(copy));
    if (dice_.one_in(2)) body.push_back(assign(shared("d"), local("q")));
  }

  void clear_array(Body& body) {
    body.push_back(of_kind(Statement::Kind::ArrayClear, shared("a")));
  }

  void give_function(Body& body) {
    Expression value = dice_.one_in(3) ? number_place() : number_value();
    body.push_back(
        {.kind = Statement::Kind::Capture, .target = shared("F"), .value = std::move(value)});
  }

  void call_function(Body& body) {
    try_to(body, assign(next_result(), of_kind(Expression::Kind::Invoke, shared("F"))));
  }

  void locked(Body& body) { body.push_back(lock_block(shared("l"), inside())); }

  std::vector<int> structs_;
  std::vector<int> numbers_;
};

}  // namespace

Program random_value_program(std::uint64_t seed, Size size) {
  return random_program_of<Values>("values", seed, size);
}

}  // namespace enumerator
