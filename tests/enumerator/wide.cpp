// Random programs about numbers of 64 bits, whose halves are told from each other: alone, in
// structs, objects, boxes and arrays, converted, shifted, divided, as an index, and by Volatile and
// Interlocked; and about arrays of two dimensions.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Wide : Family<Wide> {
  friend Family<Wide>;

 public:
  Wide(std::uint64_t seed, Size size) : Family(seed, size) {
    choose({{&Wide::write, 1, 1}}, 2);
    choose({{&Wide::read, 1, 1}}, 2);
    for (int i = 1 + dice_.below(2); i > 0; --i) choose(dice_.pick(groups()), 2 + dice_.below(3));
    places_ = {dice_.below(2), 2 + dice_.below(7)};
    if (places_[1] >= in_ints) choose({{&Wide::give_grid, 2, 1}}, 2);
  }

  Program generate() {
    Program program{.origin = {}, .statics = statics(), .threads = {}, .observes_contents = true};
    program.threads = threads({{"r0"},
                               {"r1"},
                               {"r2"},
                               {"w", Type::Long},
                               {"u", Type::Long},
                               {"s", Type::Mixed},
                               {"t", Type::Wide},
                               {"q", Type::Longs},
                               {"g", Type::Grid},
                               {"h", Type::LongGrid}});
    return without_unused_variables(std::move(program));
  }

 private:
  static const std::vector<std::vector<Form>>& groups() {
    static const std::vector<std::vector<Form>> all = {
        {{&Wide::join_halves, 1, 2}, {&Wide::take_half, 1, 2}, {&Wide::narrow, 1, 1}},
        {{&Wide::divide, 1, 1}, {&Wide::compare, 2, 2}, {&Wide::narrow, 1, 1}},
        {{&Wide::atomic, 1, 3}, {&Wide::volatile_access, 1, 2}},
        {{&Wide::give_box, 1, 1}, {&Wide::open_box, 1, 2}},
        {{&Wide::copy_struct, 1, 2}, {&Wide::make_struct, 1, 1}},
        {{&Wide::give_object, 2, 1}, {&Wide::take_object, 1, 2}},
        {{&Wide::give_array, 1, 1}, {&Wide::take_element, 1, 2}, {&Wide::set_element, 1, 1}},
        {{&Wide::give_grid, 2, 1}, {&Wide::take_from_grid, 1, 3}, {&Wide::put_in_grid, 1, 3}},
        {{&Wide::take_from_grid, 1, 1}, {&Wide::put_in_grid, 1, 2}},
        {{&Wide::full_barrier, 1, 1}, {&Wide::locked, 2, 1}},
    };
    return all;
  }

  std::vector<Variable> statics() {
    const std::vector<Type> contents = {Type::Long, Type::Mixed, Type::Wide, Type::Int};
    return {
        {"x"},
        {"n", Type::Long},
        {"m", Type::Long, false, dice_.below(2)},
        {"S", Type::Mixed},
        {"o", Type::Object, false, dice_.below(2), dice_.pick(contents)},
        {"p", Type::Wide, false, dice_.below(2)},
        {"a", Type::Array, false, 1},
        {"b", Type::Longs, false, dice_.below(3)},
        {"G", Type::Grid, false, places_[1] == in_ints ? 1 : dice_.below(4)},
        {"H", Type::LongGrid, false, places_[1] == in_longs ? 1 : dice_.below(4)},
        {"l", Type::Object, false, 1},
    };
  }

  // ---- parts -----------------------------------------------------------------------------------

  Expression written_long() {
    constexpr std::int64_t upper = std::int64_t{1} << 32;
    return number(dice_.pick<std::int64_t>({1, 2, upper + 1, 2 * upper, -1, upper - 1}));
  }

  Expression long_static() { return shared(dice_.one_in(3) ? "m" : "n"); }
  Expression long_local() { return local(dice_.one_in(3) ? "u" : "w"); }

  /// In which a long, or an int, may be: one of two in each program.
  Expression place() {
    switch (dice_.pick(places_)) {
      case 0:
        return shared("n");
      case 1:
        return shared("x");
      case 2:
      case 3:
        return shared("m");
      case 4:
        return field(shared("S"), "n");
      case 5:
        return field(shared("S"), "k");
      case in_ints:
        return element(shared("G"), number(dice_.below(2)), number(1));
      case in_longs:
        return element(shared("H"), number(0), number(dice_.below(2)));
      default:
        return element(shared("a"), index());
    }
  }

  static bool is_int(const Expression& place) {
    if (place.kind == Expression::Kind::Element) return place.operands.at(0).name != "H";
    return place.name == "x" || place.name == "k";
  }

  Expression long_value() {
    switch (dice_.below(10)) {
      case 0:
        return long_local();
      case 1:
        return of_kind(Expression::Kind::Convert, result(), Type::Long);
      case 2: {
        Expression left = long_local();
        return binary(std::move(left), Operator::Add, written_long());
      }
      case 3:
        return dice_.one_in(2) ? long_static()
                               : binary(number(0), Operator::Subtract, long_local());
      default:
        return written_long();
    }
  }

  Expression int_value() {
    if (dice_.one_in(2)) return written();
    if (dice_.one_in(2)) return result();
    return of_kind(Expression::Kind::Convert, long_local(), Type::Int);
  }

  /// Of 32 or of 64 bits.
  Expression index() {
    switch (dice_.below(5)) {
      case 0:
        return binary(result(), Operator::And, number(1));
      case 1:
        return binary(shared("x"), Operator::And, number(1));
      case 2:
        return binary(long_local(), Operator::And, number(1));
      case 3:
        return binary(long_static(), Operator::And, number(1));
      default:
        return number(dice_.below(2));
    }
  }

  /// Of 32 bits, and now and then outside.
  Expression index_in_grid() {
    switch (dice_.below(8)) {
      case 0:
        return result();
      case 1:
        return shared("x");
      case 2:
        return binary(shared("x"), Operator::And, number(1));
      case 3:
        return binary(result(), Operator::Subtract, number(1));
      default:
        return number(dice_.below(2));
    }
  }

  void assign_to_long(Body& body, Expression value) {
    body.push_back(assign(long_local(), std::move(value)));
  }

  // ---- statements ------------------------------------------------------------------------------

  void write(Body& body) {
    Expression target = place();
    const bool takes_int = is_int(target);
    body.push_back(assign(std::move(target), takes_int ? int_value() : long_value()));
  }

  void read(Body& body) {
    Expression from = place();
    is_int(from) ? assign_to_result(body, std::move(from)) : assign_to_long(body, std::move(from));
  }

  void join_halves(Body& body) {
    Expression upper = of_kind(Expression::Kind::Convert, shared("x"), Type::Long);
    Expression joined = binary(std::move(upper), Operator::ShiftLeft, number(32));
    Expression lower = dice_.one_in(2) ? result() : shared("x");
    Expression target = dice_.one_in(2) ? long_static() : long_local();
    body.push_back(
        assign(std::move(target), binary(std::move(joined), Operator::Add, std::move(lower))));
  }

  void take_half(Body& body) {
    Expression value = dice_.one_in(2) ? long_static() : long_local();
    if (dice_.one_in(2)) value = binary(std::move(value), Operator::ShiftRight, number(32));
    Expression half = of_kind(Expression::Kind::Convert, std::move(value), Type::Int);
    if (dice_.one_in(3)) {
      body.push_back(assign(shared("x"), std::move(half)));
    } else {
      assign_to_result(body, std::move(half));
    }
  }

  void narrow(Body& body) {
    Expression value = dice_.one_in(2) ? long_static() : long_local();
    try_to(body, assign(next_result(), of_kind(Expression::Kind::ToInt, std::move(value))));
  }

  void divide(Body& body) {
    const Operator operation = dice_.pick<Operator>({Operator::Divide, Operator::Remainder});
    Expression left = long_value();
    Expression right = dice_.one_in(2) ? long_static() : long_local();
    Expression target = long_local();
    try_to(body, assign(std::move(target), binary(std::move(left), operation, std::move(right))));
  }

  void compare(Body& body) {
    const Operator operation =
        dice_.pick<Operator>({Operator::Less, Operator::Equal, Operator::NotEqual});
    Expression left = long_static();
    Body then;
    simple(then);
    body.push_back(if_else(binary(std::move(left), operation, long_value()), std::move(then)));
  }

  void atomic(Body& body) {
    using Kind = Expression::Kind;
    const std::string name = long_static().name;
    switch (dice_.below(4)) {
      case 0:
        return assign_to_long(body, interlocked(Kind::InterlockedRead, name, {}));
      case 1:
        return assign_to_long(body, interlocked(Kind::InterlockedAdd, name, {long_value()}));
      case 2:
        return assign_to_long(body, interlocked(Kind::InterlockedExchange, name, {long_value()}));
      default: {
        Expression value = long_value();
        return assign_to_long(
            body, interlocked(Kind::InterlockedCompareExchange, name, {value, long_value()}));
      }
    }
  }

  void volatile_access(Body& body) {
    const std::string name = long_static().name;
    if (dice_.one_in(2)) {
      body.push_back(volatile_write(name, long_value()));
    } else {
      assign_to_long(body, volatile_read(name));
    }
  }

  void give_box(Body& body) {
    Expression box = of_kind(Expression::Kind::Box, long_value(), Type::Long);
    if (dice_.one_in(3)) box = of_kind(Expression::Kind::Box, shared("S"), Type::Mixed);
    body.push_back(assign(shared("o"), std::move(box)));
  }

  void open_box(Body& body) {
    const auto unboxed = [](Type type) {
      return of_kind(Expression::Kind::Unbox, shared("o"), type);
    };
    switch (dice_.below(4)) {
      case 0:
        return try_to(body, assign(local("s"), unboxed(Type::Mixed)));
      case 1:
        return try_to(body, assign(next_result(), unboxed(Type::Int)));
      default:
        return try_to(body, assign(long_local(), unboxed(Type::Long)));
    }
  }

  void copy_struct(Body& body) {
    if (dice_.one_in(2)) {
      body.push_back(assign(local("s"), shared("S")));
    } else {
      body.push_back(assign(shared("S"), local("s")));
    }
  }

  void make_struct(Body& body) {
    Expression first = int_value();
    Expression made{.kind = Expression::Kind::Struct,
                    .operands = {std::move(first), long_value()},
                    .type = Type::Mixed};
    body.push_back(assign(shared("S"), std::move(made)));
  }

  void give_object(Body& body) {
    body.push_back(assign(local("t"), {.kind = Expression::Kind::New, .type = Type::Wide}));
    switch (dice_.below(3)) {
      case 0:
        body.push_back(assign(field(local("t"), "s"), shared("S")));
        break;
      case 1:
        body.push_back(assign(field(field(local("t"), "s"), "n"), long_value()));
        break;
      default:
        body.push_back(assign(field(local("t"), "n"), long_value()));
    }
    body.push_back(assign(shared("p"), local("t")));
  }

  void take_object(Body& body) {
    Expression object = dice_.one_in(4) ? local("t") : shared("p");
    Expression whole = field(object, "s");
    switch (dice_.below(5)) {
      case 0:
        return try_to(body, assign(local("s"), std::move(whole)));
      case 1:
        return try_to(body, assign(field(std::move(object), "n"), long_value()));
      case 2:
        return try_to(body, assign(field(std::move(whole), "n"), long_value()));
      case 3:
        return try_to(body, assign(long_local(), field(std::move(whole), "n")));
      default:
        return try_to(body, assign(long_local(), field(std::move(object), "n")));
    }
  }

  Expression array() { return dice_.one_in(3) ? local("q") : shared("b"); }

  void give_array(Body& body) {
    Expression made{.kind = Expression::Kind::ArrayOf, .type = Type::Longs};
    for (int i = 1 + dice_.below(2); i > 0; --i) made.operands.push_back(written_long());
    if (dice_.one_in(3))
      made = {.kind = Expression::Kind::NewArray, .number = 2, .type = Type::Longs};
    body.push_back(assign(array(), std::move(made)));
  }

  void take_element(Body& body) {
    if (dice_.one_in(3)) body.push_back(assign(local("q"), shared("b")));
    Expression from = array();
    Expression value = element(std::move(from), index());
    try_to(body, assign(long_local(), std::move(value)));
  }

  void set_element(Body& body) {
    Expression to = array();
    Expression target = element(std::move(to), index());
    try_to(body, assign(std::move(target), long_value()));
  }

  /// Of longs, or of ints.
  bool has_longs() { return dice_.one_in(3); }

  Expression grid(bool of_longs) {
    if (dice_.one_in(4)) return local(of_longs ? "h" : "g");
    return shared(of_longs ? "H" : "G");
  }

  Expression in_grid(bool of_longs) {
    Expression whole = grid(of_longs);
    Expression row = index_in_grid();
    return element(std::move(whole), std::move(row), index_in_grid());
  }

  void give_grid(Body& body) {
    const bool of_longs = has_longs();
    const Type type = of_longs ? Type::LongGrid : Type::Grid;
    const Expression made = local(of_longs ? "h" : "g");
    body.push_back(
        assign(made, {.kind = Expression::Kind::NewArray, .number = array_length, .type = type}));
    Expression row = number(dice_.below(2));
    Expression target = element(made, std::move(row), number(dice_.below(2)));
    body.push_back(assign(std::move(target), of_longs ? written_long() : written()));
    body.push_back(assign(shared(of_longs ? "H" : "G"), made));
  }

  void take_from_grid(Body& body) {
    const bool of_longs = has_longs();
    Expression value = in_grid(of_longs);
    try_to(body, assign(of_longs ? long_local() : next_result(), std::move(value)));
  }

  void put_in_grid(Body& body) {
    const bool of_longs = has_longs();
    Expression target = in_grid(of_longs);
    try_to(body, assign(std::move(target), of_longs ? long_value() : int_value()));
  }

  void locked(Body& body) { body.push_back(lock_block(shared("l"), inside())); }

  static constexpr int in_ints = 7;   // places in arrays of two dimensions
  static constexpr int in_longs = 8;  // likewise
  std::vector<int> places_;
};

}  // namespace

Program random_wide_program(std::uint64_t seed, Size size) {
  return random_program_of<Wide>("wide", seed, size);
}

}  // namespace enumerator
