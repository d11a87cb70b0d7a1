// Random programs about an event: handlers are added to it by several threads at a time, it is
// raised, with whatever handlers there are by then, and forgotten. Each handler leaves a trace.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Events : Family<Events> {
  friend Family<Events>;

 public:
  Events(std::uint64_t seed, Size size) : Family(seed, size) {
    choose({{&Events::write, 1, 1}, {&Events::read, 1, 1}}, 1);
    choose({{&Events::subscribe, 1, 1}}, 1);
    choose(kinds(), 2 + dice_.below(2));
  }

  Program generate() {
    Program program{.origin = {},
                    .statics = {{"x"},
                                {"y"},
                                {"v", Type::Int, true},
                                {"E", Type::Handler},
                                {"l", Type::Object, false, 1}},
                    .threads = threads({{"r0"}, {"r1"}, {"r2"}}),
                    .observes_contents = true};
    return without_unused_variables(std::move(program));
  }

 private:
  static const std::vector<Form>& kinds() {
    static const std::vector<Form> all = {
        {&Events::write, 1, 1},        {&Events::read, 1, 2},   {&Events::subscribe, 1, 3},
        {&Events::raise, 1, 4},        {&Events::forget, 1, 1}, {&Events::full_barrier, 1, 1},
        {&Events::raise_if_any, 2, 2}, {&Events::locked, 2, 1},
    };
    return all;
  }

  Expression place() { return shared(dice_.pick<std::string>({"x", "x", "y", "v"})); }

  void subscribe(Body& body) {
    Expression kept = dice_.one_in(3) ? place() : written();
    body.push_back(
        {.kind = Statement::Kind::Subscribe, .target = shared("E"), .value = std::move(kept)});
  }

  void raise(Body& body) {
    try_to(body, assign(next_result(), of_kind(Expression::Kind::RaiseEvent, shared("E"))));
  }

  /// It may be null by then, all the same.
  void raise_if_any(Body& body) {
    Body then;
    raise(then);
    body.push_back(if_else(binary(shared("E"), Operator::NotEqual, null()), std::move(then)));
  }

  void forget(Body& body) { body.push_back(assign(shared("E"), null())); }

  void locked(Body& body) { body.push_back(lock_block(shared("l"), inside())); }
};

}  // namespace

Program random_event_program(std::uint64_t seed, Size size) {
  return random_program_of<Events>("events", seed, size);
}

}  // namespace enumerator
