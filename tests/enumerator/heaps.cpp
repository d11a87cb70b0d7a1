// Random programs about objects that change hands: threads make them, link them, leave them in
// static fields for each other, take them away and forget them. What an object is called by then is
// a matter of history, and whose it is changes.
//
// Most fields that a reference leads to are used where the reference is not null: the threads have
// to meet, not to catch exceptions.
#include <algorithm>
#include <string>
#include <utility>

#include "dice.hpp"
#include "generate.hpp"

namespace enumerator {

namespace {

class HeapGenerator {
 public:
  HeapGenerator(std::uint64_t seed, Size size) : dice_(seed), size_(size) {
    chosen_ = {{&HeapGenerator::make, 1},
               {&HeapGenerator::push, 2},
               {&HeapGenerator::give, 1},
               {&HeapGenerator::take, 1}};
    for (int i = 2 + dice_.below(6); i > 0; --i) chosen_.push_back(dice_.pick(kinds()));
    while (places_.size() < 2) places_.push_back(dice_.pick<std::string>({"p", "h", "n", "w"}));
  }

  Program generate() {
    Program program{.origin = {}, .statics = statics(), .threads = {}, .observes_shape = true};
    for (int i = 0; i < size_.threads; ++i) program.threads.push_back(thread());
    return without_unused_variables(std::move(program));
  }

 private:
  /// How a statement is made, and how many statements it counts for.
  struct Kind {
    void (HeapGenerator::*make)(Body&);
    int cost;
  };

  static const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all = {
        {&HeapGenerator::make, 1},     {&HeapGenerator::give, 1},
        {&HeapGenerator::take, 1},     {&HeapGenerator::forget, 1},
        {&HeapGenerator::link, 1},     {&HeapGenerator::link, 1},
        {&HeapGenerator::follow, 1},   {&HeapGenerator::follow, 1},
        {&HeapGenerator::read, 1},     {&HeapGenerator::read, 1},
        {&HeapGenerator::write, 1},    {&HeapGenerator::write, 1},
        {&HeapGenerator::compare, 1},  {&HeapGenerator::signal, 1},
        {&HeapGenerator::exchange, 1}, {&HeapGenerator::compare_exchange, 1},
        {&HeapGenerator::push, 2},     {&HeapGenerator::pop, 2},
        {&HeapGenerator::swap, 2},     {&HeapGenerator::locked, 2},
        {&HeapGenerator::owned, 2},    {&HeapGenerator::blindly, 1},
        {&HeapGenerator::blindly, 1},
    };
    return all;
  }

  std::vector<Variable> statics() {
    std::vector<Variable> result = {{"p", Type::Node},
                                    {"h", Type::Node},
                                    {"n", Type::Node},
                                    {"w", Type::Node, true},
                                    {"x"},
                                    {"l", Type::Object, false, 1}};
    for (Variable& variable : result) {
      if (variable.type == Type::Node && dice_.one_in(2)) variable.initial = 1;
    }
    return result;
  }

  ThreadBody thread() {
    held_.clear();
    budget_ = dice_.one_in(4) ? 1 + dice_.below(size_.statements) : size_.statements;
    results_ = 0;
    ThreadBody result{{{"r0"}, {"r1"}, {"q", Type::Node}, {"s", Type::Node}, {"k", Type::Node}},
                      {}};
    while (budget_ > 0) add_statement(result.body);
    return result;
  }

  void add_statement(Body& body) {
    const Kind& kind = dice_.pick(chosen_);
    const bool is_affordable = kind.cost <= budget_;
    budget_ -= is_affordable ? kind.cost : 1;
    is_affordable ? (this->*kind.make)(body) : simple(body);
  }

  void simple(Body& body) { dice_.one_in(2) ? take(body) : give(body); }

  // ---- parts -----------------------------------------------------------------------------------

  std::string place() { return dice_.pick(places_); }
  std::string place_of_atomics() { return dice_.pick<std::string>({"p", "h"}); }
  std::string field_name() { return dice_.pick<std::string>({"f", "f", "f", "v"}); }

  /// A local to be assigned to: one that has nothing yet, or any.
  Expression target() {
    const std::string name =
        held_.size() == 1 && !dice_.one_in(3) ? (held_[0] == "q" ? "s" : "q") : either();
    if (std::find(held_.begin(), held_.end(), name) == held_.end()) held_.push_back(name);
    return local(name);
  }
  std::string either() { return dice_.pick<std::string>({"q", "s"}); }

  /// A local that has something, unless that is null.
  Expression own(Body& body) {
    if (held_.empty()) take(body);
    return local(dice_.pick(held_));
  }

  /// Seldom null.
  Expression reference(Body& body) {
    switch (dice_.below(8)) {
      case 0:
        return null();
      case 1:
        return fresh();
      case 2:
        return shared(place());
      default:
        return own(body);
    }
  }

  void assign_to_result(Body& body, Expression value) {
    body.push_back(assign(local("r" + std::to_string(results_++ % 2)), std::move(value)));
  }

  static Statement if_there(const Expression& object, Body body) {
    return if_else(binary(object, Operator::NotEqual, null()), std::move(body));
  }

  // ---- statements: of one's own ----------------------------------------------------------------

  /// Each has a number of its own, so that what is observed tells them apart.
  void make(Body& body) {
    const Expression object = target();
    body.push_back(assign(object, fresh()));
    body.push_back(assign(field(object, "f"), number(++made_)));
  }

  void forget(Body& body) {
    Expression forgotten = dice_.one_in(2) ? own(body) : shared(place());
    body.push_back(assign(std::move(forgotten), null()));
  }

  void follow(Body& body) {
    const Expression object = own(body);
    body.push_back(if_there(object, {assign(target(), field(object, "next"))}));
  }

  void compare(Body& body) {
    Expression left = own(body);
    Expression right = dice_.one_in(2) ? shared(place()) : own(body);
    Body same;
    assign_to_result(same, number(1));
    body.push_back(
        if_else(binary(std::move(left), Operator::Equal, std::move(right)), std::move(same)));
  }

  // ---- statements: what others may see ---------------------------------------------------------

  void give(Body& body) {
    Expression value = reference(body);
    body.push_back(assign(shared(place()), std::move(value)));
  }

  void take(Body& body) {
    Expression taken = shared(place());
    body.push_back(assign(target(), std::move(taken)));
  }

  void link(Body& body) {
    const Expression object = own(body);
    body.push_back(if_there(object, {assign(field(object, "next"), reference(body))}));
  }

  void read(Body& body) {
    const Expression object = own(body);
    Body access;
    assign_to_result(access, field(object, field_name()));
    body.push_back(if_there(object, std::move(access)));
  }

  void write(Body& body) {
    const Expression object = own(body);
    body.push_back(if_there(object, {assign(field(object, field_name()), number(++made_))}));
  }

  void signal(Body& body) {
    if (dice_.one_in(2)) {
      body.push_back(assign(shared("x"), number(1)));
    } else {
      assign_to_result(body, shared("x"));
    }
  }

  /// What the references lead to is not known yet, and may be nothing.
  void blindly(Body& body) {
    Expression object = shared(place());
    if (dice_.one_in(2)) object = field(std::move(object), "next");
    Body access;
    switch (dice_.below(4)) {
      case 0:
        access.push_back(assign(field(std::move(object), field_name()), number(++made_)));
        break;
      case 1: {
        Expression value = reference(body);
        access.push_back(assign(field(std::move(object), "next"), std::move(value)));
        break;
      }
      default:
        assign_to_result(access, field(std::move(object), field_name()));
    }
    Body handler;
    assign_to_result(handler, number(-1));
    body.push_back(try_catch(std::move(access), std::move(handler)));
  }

  void exchange(Body& body) {
    Expression value = reference(body);
    Expression old =
        interlocked(Expression::Kind::InterlockedExchange, place_of_atomics(), {std::move(value)});
    body.push_back(assign(target(), std::move(old)));
  }

  void compare_exchange(Body& body) {
    Expression value = reference(body);
    Expression expected = dice_.one_in(3) ? null() : own(body);
    Expression old = interlocked(Expression::Kind::InterlockedCompareExchange, place_of_atomics(),
                                 {std::move(value), std::move(expected)});
    body.push_back(assign(target(), std::move(old)));
  }

  // ---- statements: several ---------------------------------------------------------------------

  void push(Body& body) {
    const Expression head = shared(place());
    make(body);
    const Expression object = body.back().target.operands[0];
    body.push_back(assign(field(object, "next"), head));
    body.push_back(assign(head, object));
  }

  void pop(Body& body) {
    const Expression head = shared(place());
    const Expression object = target();
    body.push_back(assign(object, head));
    body.push_back(if_there(object, {assign(head, field(object, "next"))}));
  }

  void swap(Body& body) {
    const Expression object = target();
    const Expression first = shared(place());
    const Expression second = shared(place());
    body.push_back(assign(object, first));
    body.push_back(assign(first, second));
    body.push_back(assign(second, object));
  }

  /// What is inside has been paid for.
  Body inside() {
    Body body;
    simple(body);
    if (budget_ > 0 && dice_.one_in(2)) add_statement(body);
    return body;
  }

  void locked(Body& body) { body.push_back(lock("l", inside())); }

  /// Under the monitor of an object that others may have, too.
  void owned(Body& body) {
    body.push_back(assign(local("k"), reference(body)));
    body.push_back(if_there(local("k"), {lock(local("k"), inside())}));
  }

  Dice dice_;
  Size size_;
  std::vector<std::string> places_;
  std::vector<Kind> chosen_;
  std::vector<std::string> held_;  // the locals that have been assigned to
  int budget_ = 0;
  int results_ = 0;
  int made_ = 0;
};

}  // namespace

Program random_heap_program(std::uint64_t seed, Size size) {
  Program program = HeapGenerator(seed, size).generate();
  program.origin = "--heaps " + options_of(seed, size);
  return program;
}

}  // namespace enumerator
