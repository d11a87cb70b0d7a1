// Random programs about monitors: waiting for a pulse, for a while or for ever; pulses; tries to
// enter; lock statements and synchronized methods, whose monitors are given back by exceptions,
// too; and monitors that the thread does not have.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Waiting : Family<Waiting> {
  friend Family<Waiting>;

 public:
  Waiting(std::uint64_t seed, Size size) : Family(seed, size) {
    choose({{&Waiting::write, 1, 1}, {&Waiting::read, 1, 1}}, 1);
    choose(kinds(), 3 + dice_.below(3));
  }

  Program generate() {
    Program program{.origin = {},
                    .statics = {{"x"},
                                {"y"},
                                {"v", Type::Int, true},
                                {"l", Type::Object, false, 1},
                                {"m", Type::Object, false, 1},
                                {"g", Type::Guard, false, 1}},
                    .threads = {},
                    .methods = {{"M", true, body_of_method()},
                                {"N", true, body_of_method()},
                                {"O", false, body_of_method()}}};
    program.threads = threads({{"r0"}, {"r1"}, {"r2"}});
    return without_unused_variables(std::move(program));
  }

 private:
  static const std::vector<Form>& kinds() {
    static const std::vector<Form> all = {
        {&Waiting::write, 1, 1},       {&Waiting::read, 1, 1},
        {&Waiting::wait_if, 2, 4},     {&Waiting::wait_a_while, 2, 3},
        {&Waiting::signal, 2, 5},      {&Waiting::try_to_enter, 2, 5},
        {&Waiting::locked, 2, 3},      {&Waiting::call, 1, 5},
        {&Waiting::locked_type, 2, 1}, {&Waiting::without_monitor, 1, 2},
        {&Waiting::thrown_out, 2, 2},  {&Waiting::full_barrier, 1, 1},
    };
    return all;
  }

  Expression place() { return shared(dice_.pick<std::string>({"x", "x", "y", "y", "v"})); }
  Expression monitor() { return shared(dice_.one_in(5) ? "m" : "l"); }

  /// Its locals are the parameter n and the result m.
  Body body_of_method() {
    Body body;
    for (int i = 1 + dice_.below(2); i > 0; --i) {
      switch (dice_.below(4)) {
        case 0:
          body.push_back(assign(place(), local("n")));
          break;
        case 1:
          body.push_back(assign(place(), written()));
          break;
        case 2: {
          Expression target = place();
          body.push_back(assign(std::move(target), binary(place(), Operator::Add, number(1))));
          break;
        }
        default:
          body.push_back(assign(local("m"), place()));
      }
    }
    return body;
  }

  /// Once only: whoever is woken for nothing goes on.
  void wait_if(Body& body) {
    const Expression object = monitor();
    Body waiting = {of_kind(Statement::Kind::Wait, object)};
    Expression condition = binary(place(), Operator::Equal, number(0));
    Body guarded = {if_else(std::move(condition), std::move(waiting))};
    if (dice_.one_in(2)) read(guarded);
    body.push_back(lock_block(object, std::move(guarded)));
  }

  void wait_a_while(Body& body) {
    const Expression object = monitor();
    Body woken = {assign(next_result(), number(1))};
    if (dice_.one_in(2)) simple(woken);
    Body guarded;
    if (dice_.one_in(2)) simple(guarded);
    guarded.push_back(if_else(of_kind(Expression::Kind::WaitAWhile, object), std::move(woken)));
    body.push_back(lock_block(object, std::move(guarded)));
  }

  void signal(Body& body) {
    const Expression object = monitor();
    Body guarded;
    if (!dice_.one_in(4)) write(guarded);
    const auto kind = dice_.one_in(3) ? Statement::Kind::PulseAll : Statement::Kind::Pulse;
    guarded.push_back(of_kind(kind, object));
    if (dice_.one_in(3)) simple(guarded);
    body.push_back(lock_block(object, std::move(guarded)));
  }

  void try_to_enter(Body& body) {
    const Expression object = monitor();
    Body entered = inside();
    entered.push_back(of_kind(Statement::Kind::Exit, object));
    Body otherwise;
    if (dice_.one_in(2)) simple(otherwise);
    body.push_back(if_else(of_kind(Expression::Kind::TryEnter, object), std::move(entered),
                           std::move(otherwise)));
  }

  void locked(Body& body) {
    Expression object = monitor();
    if (dice_.one_in(2)) {
      body.push_back(lock(std::move(object), inside()));
    } else {
      body.push_back(lock_block(std::move(object), inside()));
    }
  }

  void call(Body& body) {
    Expression called{.kind = Expression::Kind::Call, .name = "O", .operands = {shared("g")}};
    if (!dice_.one_in(3)) {
      called.name = dice_.one_in(2) ? "M" : "N";
      called.operands.clear();
    }
    called.operands.push_back(dice_.one_in(2) ? result() : written());
    assign_to_result(body, std::move(called));
  }

  void locked_type(Body& body) {
    Expression object{.kind = Expression::Kind::TypeObject};
    if (dice_.one_in(3)) object = shared("g");
    body.push_back(lock_block(std::move(object), inside()));
  }

  void without_monitor(Body& body) {
    const std::vector<Statement::Kind> kinds = {Statement::Kind::Exit, Statement::Kind::Pulse,
                                                Statement::Kind::Wait};
    Body tried = {of_kind(dice_.pick(kinds), monitor())};
    if (dice_.one_in(3)) simple(tried);
    body.push_back(try_catch(std::move(tried), {assign(next_result(), number(-1))},
                             Exception::SynchronizationLock));
  }

  void thrown_out(Body& body) {
    Body guarded = inside();
    guarded.push_back(of_kind(Statement::Kind::Throw, number(1)));
    Body tried = {lock_block(monitor(), std::move(guarded))};
    body.push_back(
        try_catch(std::move(tried), {assign(next_result(), number(-1))}, Exception::Any));
  }
};

}  // namespace

Program random_waiting_program(std::uint64_t seed, Size size) {
  return random_program_of<Waiting>("waiting", seed, size);
}

}  // namespace enumerator
