// Random programs about classes with a class constructor, of which the threads use the static
// fields: who comes first executes the constructor, the others wait, with what they have issued by
// then; constructors use each other's classes, in a circle, too. Or constructors that throw: now
// and then, or always, something of their own, or because that of the other class has thrown.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Classes : Family<Classes> {
  friend Family<Classes>;

 public:
  Classes(std::uint64_t seed, Size size, bool fails) : Family(seed, size) {
    choose({{&Classes::write, 1, 1}, {&Classes::read, 1, 1}}, 2);
    choose({{fails ? &Classes::attempt : &Classes::use, 1, 1}}, 2);
    choose(fails ? kinds_of_attempts() : kinds(), 1 + dice_.below(3));
    if (fails) failing_ = dice_.pick<std::string>({"C", "D", "CD"});
  }

  Program generate() {
    Program program{.origin = {},
                    .statics = {{"x"},
                                {"y"},
                                {"v", Type::Int, true},
                                {"l", Type::Object, false, 1},
                                {"p", Type::Node},
                                {"C.a"},
                                {"C.b", Type::Int, dice_.one_in(4)},
                                {"C.n", Type::Node},
                                {"D.a"},
                                {"D.b"}},
                    .threads = {},
                    .observes_contents = true};
    program.classes = {{"C", constructor("C", "D")}, {"D", constructor("D", "C")}};
    program.threads = threads({{"r0"}, {"r1"}, {"r2"}, {"q", Type::Node}, {"k", Type::Error}});
    return without_unused_variables(std::move(program));
  }

 private:
  static const std::vector<Form>& kinds() {
    static const std::vector<Form> all = {
        {&Classes::write, 1, 2},        {&Classes::read, 1, 2},   {&Classes::use, 1, 3},
        {&Classes::use_if, 2, 2},       {&Classes::make, 2, 1},   {&Classes::take_node, 1, 2},
        {&Classes::full_barrier, 1, 1}, {&Classes::locked, 2, 1}, {&Classes::use_dependent, 1, 2},
        {&Classes::atomic, 1, 1},
    };
    return all;
  }

  /// What comes to a class is attempted.
  static const std::vector<Form>& kinds_of_attempts() {
    static const std::vector<Form> all = {
        {&Classes::write, 1, 2},        {&Classes::read, 1, 2},   {&Classes::attempt, 1, 5},
        {&Classes::full_barrier, 1, 1}, {&Classes::locked, 2, 1}, {&Classes::atomic, 1, 1},
    };
    return all;
  }

  std::string field_of(const std::string& owner) {
    return owner + dice_.pick<std::string>({".a", ".b"});
  }

  /// Without locals: it is executed by whoever comes first.
  Body constructor(const std::string& name, const std::string& other) {
    Body body;
    for (int i = 1 + dice_.below(2); i > 0; --i) {
      switch (dice_.below(8)) {
        case 0:
          body.push_back(assign(shared(dice_.one_in(2) ? "x" : "y"), written()));
          break;
        case 1: {
          Expression target = shared(field_of(name));
          body.push_back(assign(std::move(target), shared(dice_.one_in(2) ? "x" : "y")));
          break;
        }
        case 2: {
          Expression target = shared(field_of(name));
          body.push_back(assign(std::move(target), shared(field_of(other))));
          break;
        }
        case 3:
          body.push_back(assign(shared(field_of(other)), number(3)));
          break;
        case 4:
          if (name == "C") {
            body.push_back(assign(shared("C.n"), fresh()));
            body.push_back(assign(field(shared("C.n"), "f"), written()));
            break;
          }
          [[fallthrough]];
        default:
          body.push_back(assign(shared(field_of(name)), written()));
      }
    }
    if (failing_.find(name) != std::string::npos) fail(body, other);
    return body;
  }

  /// After what the constructor does otherwise, or in the midst of it.
  void fail(Body& body, const std::string& other) {
    Statement thrown = of_kind(Statement::Kind::Throw, dice_.one_in(2) ? written() : place());
    switch (dice_.below(4)) {
      case 0:
        thrown = if_else(binary(place(), Operator::NotEqual, number(0)), {std::move(thrown)});
        break;
      case 1: {
        Expression divided = binary(number(2), Operator::Divide, place());
        thrown = assign(place(), std::move(divided));
        break;
      }
      case 2: {
        Statement use = assign(shared("x"), shared(field_of(other)));
        body.push_back(try_catch({std::move(use)}, {assign(shared("y"), number(3))},
                                 Exception::TypeInitialization));
        break;
      }
      default:
        break;
    }
    const bool is_last = thrown.kind == Statement::Kind::Throw || dice_.one_in(2);
    body.insert(is_last ? body.end() : body.begin(), std::move(thrown));
  }

  Expression place() { return shared(dice_.pick<std::string>({"x", "x", "y", "v"})); }
  Expression place_of_class() {
    const std::string owner = dice_.one_in(3) ? "D" : "C";
    return shared(field_of(owner));
  }

  void use(Body& body) {
    switch (dice_.below(5)) {
      case 0:
      case 1: {
        Expression target = place_of_class();
        body.push_back(assign(std::move(target), written()));
        return;
      }
      case 2: {
        Expression target = place();
        body.push_back(assign(std::move(target), place_of_class()));
        return;
      }
      default:
        assign_to_result(body, place_of_class());
    }
  }

  void use_dependent(Body& body) {
    Expression target = place_of_class();
    Expression value = result();
    body.push_back(assign(std::move(target), binary(std::move(value), Operator::Add, place())));
  }

  void use_if(Body& body) {
    Expression condition = dice_.one_in(2) ? place() : place_of_class();
    Body then;
    use(then);
    body.push_back(
        if_else(binary(std::move(condition), Operator::NotEqual, number(0)), std::move(then)));
  }

  void make(Body& body) {
    body.push_back(assign(local("q"), fresh()));
    body.push_back(assign(field(local("q"), "f"), written()));
    body.push_back(assign(shared(dice_.one_in(2) ? "C.n" : "p"), local("q")));
  }

  void take_node(Body& body) {
    Expression object = shared(dice_.one_in(3) ? "p" : "C.n");
    Body access;
    access.push_back(assign(next_result(), field(std::move(object), "f")));
    body.push_back(try_catch(std::move(access), {assign(next_result(), number(-1))}));
  }

  /// Whatever uses a class, with what comes of it if the class cannot be used.
  void attempt(Body& body) {
    static const std::vector<Form> uses = {{&Classes::use, 1, 4},
                                           {&Classes::use_if, 1, 1},
                                           {&Classes::make, 1, 1},
                                           {&Classes::take_node, 1, 1},
                                           {&Classes::use_dependent, 1, 2}};
    Body tried;
    if (dice_.one_in(4)) simple(tried);
    (this->*dice_.pick(uses).make)(tried);
    if (dice_.one_in(4)) simple(tried);
    if (dice_.one_in(6)) {
      tried = {lock_block(shared("l"), std::exchange(tried, {}))};
    }
    body.push_back(with_handler(std::move(tried)));
  }

  Statement with_handler(Body tried) {
    Body handler;
    if (dice_.one_in(2)) {
      simple(handler);
    } else {
      handler.push_back(assign(next_result(), number(-1)));
    }
    if (!dice_.one_in(3)) {
      return try_catch(std::move(tried), std::move(handler), Exception::TypeInitialization);
    }
    handler.push_back(try_catch({assign(next_result(), field(local("k"), "code"))},
                                {assign(next_result(), number(-2))}));
    Statement caught =
        try_catch(std::move(tried), std::move(handler), Exception::TypeInitialization);
    caught.target = local("k");
    return caught;
  }

  void locked(Body& body) { body.push_back(lock("l", inside())); }

  void atomic(Body& body) {
    assign_to_result(body, interlocked(Expression::Kind::InterlockedAdd, "x", {number(1)}));
  }

  std::string failing_;  // the names of the classes whose constructors throw
};

}  // namespace

Program random_class_program(std::uint64_t seed, Size size) {
  return random_program_of<Classes>("classes", seed, size, false);
}

Program random_failing_class_program(std::uint64_t seed, Size size) {
  return random_program_of<Classes>("failing", seed, size, true);
}

}  // namespace enumerator
