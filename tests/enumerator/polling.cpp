// Random programs with loops that poll what another thread may write, or may not, by reading it or
// by calling what reads it: such a loop need not end. What is asked for are the outcomes of the
// runs that do.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Polling : Family<Polling> {
  friend Family<Polling>;

 public:
  Polling(std::uint64_t seed, Size size) : Family(seed, size) {
    choose({{&Polling::write, 1, 1}, {&Polling::read, 1, 1}}, 3);
    choose({{&Polling::poll, 1, 3},
            {&Polling::poll_and_do, 2, 3},
            {&Polling::poll_again, 2, 2},
            {&Polling::retry, 1, 1}},
           2);
    choose(kinds(), dice_.below(2));
  }

  Program generate() {
    Program program{
        .origin = {},
        .statics = {{"x", Type::Int, false, dice_.below(2)},
                    {"y", Type::Int, false, dice_.below(2)},
                    {"v", Type::Int, true},
                    {"p", Type::Node},
                    {"A", Type::Array},
                    {"T", Type::String},
                    {"F", Type::Function},
                    {"B", Type::Base, false, 1, dice_.one_in(2) ? Type::Left : Type::Plain},
                    {"l", Type::Object, false, 1}},
        .threads = {}};
    program.threads = threads({{"r0"}, {"r1"}, {"r2"}, {"q", Type::Node}});
    for (std::size_t i = 0; i < overriding.size(); ++i) program.overrides.push_back({of_method()});
    return without_unused_variables(std::move(program));
  }

 private:
  static const std::vector<Form>& kinds() {
    static const std::vector<Form> all = {
        {&Polling::full_barrier, 1, 1},  {&Polling::locked, 2, 2},
        {&Polling::give_node, 1, 3},     {&Polling::poll_node, 1, 3},
        {&Polling::give_text, 1, 1},     {&Polling::poll_text, 1, 1},
        {&Polling::give_function, 1, 2}, {&Polling::poll_function, 1, 2},
        {&Polling::give_base, 1, 1},     {&Polling::poll_base, 1, 2},
    };
    return all;
  }

  std::string name() { return dice_.pick<std::string>({"x", "x", "x", "y", "y", "y", "v"}); }
  Expression place() { return shared(name()); }

  Expression is_awaited(Expression value) {
    return binary(std::move(value), Operator::Equal, number(dice_.below(2)));
  }

  void poll(Body& body) { body.push_back(loop_while(is_awaited(place()), {})); }

  /// In each round something that does not pile up in the queue.
  void poll_and_do(Body& body) {
    Expression awaited = is_awaited(place());
    Body repeated;
    switch (dice_.below(6)) {
      case 0:
        assign_to_result(repeated, shared("v"));
        break;
      case 4:
        repeated.push_back(assign(next_result(), number(3)));
        break;
      case 5: {
        const Expression target = next_result();
        repeated.push_back(assign(target, binary(number(1), Operator::Subtract, target)));
        break;
      }
      case 1:
        simple(repeated);
        repeated.push_back(barrier());
        break;
      case 2:
        repeated.push_back(lock("l", inside()));
        break;
      default: {
        const Expression target = next_result();
        repeated.push_back(assign(target, place()));
        repeated.push_back(if_else(is_awaited(target), {assign(next_result(), number(3))}));
      }
    }
    body.push_back(loop_while(std::move(awaited), std::move(repeated)));
  }

  /// What is awaited, or another number that is read at the same place, is there in the next round.
  void poll_again(Body& body) {
    const Expression target = next_result();
    const Expression read = place();
    if (dice_.one_in(2)) body.push_back(assign(target, read));
    body.push_back(loop_while(is_awaited(dice_.one_in(2) ? target : read), {assign(target, read)}));
  }

  /// Until the number could be replaced.
  void retry(Body& body) {
    const std::string place = dice_.one_in(2) ? "x" : "y";
    const int expected = dice_.below(2);
    Expression exchanged = interlocked(Expression::Kind::InterlockedCompareExchange, place,
                                       {number(2), number(expected)});
    body.push_back(
        loop_while(binary(std::move(exchanged), Operator::NotEqual, number(expected)), {}));
  }

  void give_node(Body& body) {
    body.push_back(assign(local("q"), fresh()));
    body.push_back(assign(field(local("q"), "f"), written()));
    body.push_back(assign(shared("p"), local("q")));
  }

  void poll_node(Body& body) {
    body.push_back(loop_while(binary(shared("p"), Operator::Equal, null()), {}));
    const Expression target = next_result();
    try_to(body, assign(target, field(shared("p"), "f")));
  }

  void give_text(Body& body) { body.push_back(assign(shared("T"), text("a"))); }

  void poll_text(Body& body) {
    const Expression differs = binary(
        of_kind(
            Expression::Kind::Conditional,
            {of_kind(Expression::Kind::SameText, {shared("T"), text("a")}), number(1), number(0)}),
        Operator::Equal, number(0));
    body.push_back(loop_while(differs, {}));
  }

  /// Of a method: `n` is what it is given, `m` what it returns.
  Statement of_method() {
    switch (dice_.below(4)) {
      case 0:
        return assign(local("m"), local("n"));
      case 1:
        return assign(local("m"), number(1));
      default:
        return assign(local("m"), place());
    }
  }

  /// It needs all that it reads, so that nothing of a round piles up in the queue.
  void give_function(Body& body) {
    Statement statement{.kind = Statement::Kind::Capture, .target = shared("F")};
    statement.value = number(dice_.below(2));
    if (!dice_.one_in(3)) {
      statement.body = {assign(local("m"), binary(local("n"), Operator::Add, place()))};
    }
    body.push_back(std::move(statement));
  }

  /// Once it is there, or of one's own.
  void poll_function(Body& body) {
    if (dice_.one_in(2)) {
      give_function(body);
    } else {
      body.push_back(loop_while(binary(shared("F"), Operator::Equal, null()), {}));
    }
    try_to(body, loop_while(is_awaited(of_kind(Expression::Kind::Invoke, shared("F"))), {}));
  }

  void give_base(Body& body) {
    const Type type = dice_.pick<Type>({Type::Left, Type::Right, Type::Plain});
    body.push_back(assign(shared("B"), {.kind = Expression::Kind::New, .type = type}));
  }

  void poll_base(Body& body) {
    Expression called =
        of_kind(Expression::Kind::CallVirtual, {shared("B"), number(dice_.below(2))});
    body.push_back(loop_while(is_awaited(std::move(called)), {}));
  }

  void locked(Body& body) { body.push_back(lock("l", inside())); }
};

}  // namespace

Program random_polling_program(std::uint64_t seed, Size size) {
  return random_program_of<Polling>("polling", seed, size);
}

}  // namespace enumerator
