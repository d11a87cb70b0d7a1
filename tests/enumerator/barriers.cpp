// Random programs about fences that one thread has for all, and about compare-exchanges that fail
// or succeed, of numbers and of references.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Barriers : Family<Barriers> {
  friend Family<Barriers>;

 public:
  Barriers(std::uint64_t seed, Size size) : Family(seed, size) {
    choose({{&Barriers::write, 1, 1}, {&Barriers::read, 1, 1}}, 3);
    choose({{&Barriers::process_fence, 1, 1}, {&Barriers::exchange, 1, 2}}, 2);
    choose(kinds(), dice_.below(3));
  }

  Program generate() {
    Program program{.origin = {},
                    .statics = {{"x", Type::Int, false, dice_.below(2)},
                                {"y", Type::Int, false, dice_.below(2)},
                                {"z", Type::Int, false, dice_.below(2)},
                                {"v", Type::Int, true},
                                {"p", Type::Node},
                                {"l", Type::Object, false, 1}},
                    .threads = {},
                    .observes_shape = true};
    program.threads = threads({{"r0"}, {"r1"}, {"r2"}, {"q", Type::Node}, {"s", Type::Node}});
    return without_unused_variables(std::move(program));
  }

 private:
  static const std::vector<Form>& kinds() {
    static const std::vector<Form> all = {
        {&Barriers::process_fence, 1, 3}, {&Barriers::exchange, 1, 3},
        {&Barriers::install, 1, 2},       {&Barriers::take, 1, 2},
        {&Barriers::full_barrier, 1, 1},  {&Barriers::locked, 2, 3},
        {&Barriers::decide, 2, 2},        {&Barriers::write_dependent, 1, 2},
        {&Barriers::add, 1, 1},
    };
    return all;
  }

  Expression place() {
    return shared(dice_.pick<std::string>({"x", "x", "x", "y", "y", "y", "v"}));
  }

  void process_fence(Body& body) { body.push_back(process_barrier()); }

  /// The comparand is a number, or what has been read.
  void exchange(Body& body) {
    const std::string name = dice_.pick<std::string>({"x", "y", "z", "z"});
    Expression stored = dice_.one_in(4) ? result() : written();
    Expression compared = dice_.one_in(3) ? result() : number(dice_.below(3));
    Expression value = interlocked(Expression::Kind::InterlockedCompareExchange, name,
                                   {std::move(stored), std::move(compared)});
    if (dice_.one_in(2)) return body.push_back(evaluate(std::move(value)));
    if (dice_.one_in(2)) return assign_to_result(body, std::move(value));
    Body then;
    simple(then);
    const Expression expected = value.operands[1];
    body.push_back(if_else(binary(std::move(value), Operator::Equal, expected), std::move(then)));
  }

  /// Whoever comes first.
  void install(Body& body) {
    body.push_back(assign(local("q"), fresh()));
    body.push_back(assign(field(local("q"), "f"), written()));
    body.push_back(assign(local("s"), interlocked(Expression::Kind::InterlockedCompareExchange, "p",
                                                  {local("q"), null()})));
  }

  void take(Body& body) {
    Expression object = dice_.one_in(3) ? local("s") : shared("p");
    const Expression target = next_result();
    try_to(body, assign(target, field(std::move(object), "f")));
  }

  void add(Body& body) {
    assign_to_result(body, interlocked(Expression::Kind::InterlockedAdd, "x", {number(1)}));
  }

  void decide(Body& body) {
    Expression chosen = binary(result(), Operator::Equal, number(dice_.below(2)));
    body.push_back(if_else(std::move(chosen), inside()));
  }

  void write_dependent(Body& body) {
    Expression target = place();
    body.push_back(assign(std::move(target), result()));
  }

  void locked(Body& body) { body.push_back(lock("l", inside())); }
};

}  // namespace

Program random_barrier_program(std::uint64_t seed, Size size) {
  return random_program_of<Barriers>("barriers", seed, size);
}

}  // namespace enumerator
