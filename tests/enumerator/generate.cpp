// A random program is made of few kinds of statements, chosen anew for each: programs that have a
// little of everything seldom have two threads that meet.
#include "generate.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "dice.hpp"

namespace enumerator {

namespace {

class Generator {
 public:
  Generator(std::uint64_t seed, Size size)
      : dice_(seed), size_(size), volatile_calls_(dice_.one_in(3)) {
    while (places_.size() < 2) add_place();
    if (dice_.one_in(3)) add_place();
    chosen_.assign(3, {&Generator::write, 1});
    chosen_.insert(chosen_.end(), 3, {&Generator::read, 1});
    for (int i = dice_.below(5); i > 0; --i) chosen_.push_back(dice_.pick(special_kinds()));
    if (dice_.one_in(4)) add_kinds_of_publication();
  }

  Program generate() {
    Program program{.origin = {}, .statics = statics(), .threads = {}};
    for (int i = 0; i < size_.threads; ++i) program.threads.push_back(thread());
    return without_unused_variables(std::move(program));
  }

 private:
  /// How a statement is made, and how many statements it counts for.
  struct Kind {
    void (Generator::*make)(Body&);
    int cost;
  };

  static const std::vector<Kind>& special_kinds() {
    static const std::vector<Kind> all = {
        {&Generator::add_two_reads, 1},
        {&Generator::copy, 1},
        {&Generator::write_dependent, 1},
        {&Generator::write_dependent, 1},
        {&Generator::compute, 1},
        {&Generator::full_barrier, 1},
        {&Generator::atomic, 1},
        {&Generator::locked, 2},
        {&Generator::locked, 2},
        {&Generator::conditional, 2},
        {&Generator::conditional, 2},
        {&Generator::bounded_loop, 2},
        {&Generator::spin, 1},
    };
    return all;
  }

  void add_kinds_of_publication() {
    chosen_.insert(chosen_.end(), 4, {&Generator::publish, 2});
    chosen_.insert(chosen_.end(), {{&Generator::consume_if_there, 2},
                                   {&Generator::consume_blindly, 1},
                                   {&Generator::consume_later, 2},
                                   {&Generator::write_blindly, 1},
                                   {&Generator::consume_two_blindly, 1}});
  }

  void add_place() {
    static const std::vector<std::string> names = {"x", "x",   "x",   "y",   "y",  "y", "v",
                                                   "v", "n.f", "n.g", "n.v", "a0", "a1"};
    const std::string& name = dice_.pick(names);
    if (std::find(places_.begin(), places_.end(), name) == places_.end()) places_.push_back(name);
  }

  static std::vector<Variable> statics() {
    return {{"x"},
            {"y"},
            {"v", Type::Int, true},
            {"n", Type::Node, false, 1},
            {"p", Type::Node},
            {"a", Type::Array, false, 1},
            {"l", Type::Object, false, 1},
            {"m", Type::Object, false, 1}};
  }

  ThreadBody thread() {
    budget_ = dice_.one_in(4) ? 1 + dice_.below(size_.statements) : size_.statements;
    counters_ = 0;
    results_ = 0;
    ThreadBody result{{{"r0"}, {"r1"}, {"r2"}, {"c0"}, {"c1"}, {"q", Type::Node}}, {}};
    while (budget_ > 0) add_statement(result.body);
    return result;
  }

  void add_statement(Body& body) {
    const Kind& kind = dice_.pick(chosen_);
    if (kind.cost > budget_) {
      --budget_;
      return simple(body);
    }
    budget_ -= kind.cost;
    (this->*kind.make)(body);
  }

  void simple(Body& body) { dice_.one_in(2) ? write(body) : read(body); }

  // ---- parts -----------------------------------------------------------------------------------

  Expression result() { return local(dice_.pick<std::string>({"r0", "r1", "r2"})); }
  Expression written() { return number(1 + dice_.below(2)); }
  std::string plain_name() { return dice_.one_in(2) ? "x" : "y"; }
  std::string field_name() { return dice_.pick<std::string>({"f", "f", "g", "v"}); }

  /// An expression for a place by its name, as places_ has it.
  Expression expression_of(const std::string& name) {
    if (name.starts_with("n.")) return field(shared("n"), name.substr(2));
    if (!name.starts_with("a")) return shared(name);
    Expression index = number(name == "a0" ? 0 : 1);
    if (dice_.one_in(4)) index = binary(result(), Operator::And, number(array_length - 1));
    return element(shared("a"), std::move(index));
  }

  Expression place() { return expression_of(dice_.pick(places_)); }

  /// Is this access of `place` to be a call of Volatile.Read or Volatile.Write?
  bool is_volatile_call(const Expression& place) {
    return volatile_calls_ && (place.name == "x" || place.name == "y") && dice_.one_in(2);
  }

  Expression condition() {
    Expression value = dice_.one_in(3) ? place() : result();
    const Operator operation = dice_.pick<Operator>({Operator::Equal, Operator::NotEqual});
    return binary(std::move(value), operation, number(dice_.below(2)));
  }

  /// In turn, so that what was read is seldom overwritten before the end.
  void assign_to_local(Body& body, Expression value) {
    body.push_back(assign(local("r" + std::to_string(results_++ % 3)), std::move(value)));
  }

  // ---- statements ------------------------------------------------------------------------------

  void write(Body& body) {
    Expression target = place();
    if (is_volatile_call(target)) {
      body.push_back(volatile_write(target.name, written()));
    } else {
      body.push_back(assign(std::move(target), written()));
    }
  }

  void read(Body& body) {
    Expression source = place();
    if (is_volatile_call(source)) source = volatile_read(source.name);
    assign_to_local(body, std::move(source));
  }

  void copy(Body& body) {
    Expression target = place();
    body.push_back(assign(std::move(target), place()));
  }

  void full_barrier(Body& body) { body.push_back(barrier()); }

  void add_two_reads(Body& body) {
    Expression first = place();
    assign_to_local(body, binary(std::move(first), Operator::Add, place()));
  }

  void write_dependent(Body& body) {
    Expression target = place();
    Expression value = result();
    body.push_back(
        assign(std::move(target), binary(std::move(value), Operator::Add, number(dice_.below(2)))));
  }

  void compute(Body& body) {
    const Operator operation = dice_.pick<Operator>({Operator::Add, Operator::Subtract});
    Expression left = result();
    assign_to_local(body, binary(std::move(left), operation, result()));
  }

  void atomic(Body& body) {
    using Atomic = Expression::Kind;
    const Atomic kind = dice_.pick<Atomic>(
        {Atomic::InterlockedAdd, Atomic::InterlockedExchange, Atomic::InterlockedCompareExchange});
    std::vector<Expression> operands = {written()};
    if (kind == Atomic::InterlockedCompareExchange) operands.push_back(number(dice_.below(2)));
    Expression value = interlocked(kind, plain_name(), std::move(operands));
    if (dice_.one_in(2)) {
      body.push_back(evaluate(std::move(value)));
    } else {
      assign_to_local(body, std::move(value));
    }
  }

  /// What is inside has been paid for.
  Body inside() {
    Body body;
    simple(body);
    if (budget_ > 0 && dice_.one_in(2)) add_statement(body);
    return body;
  }

  void locked(Body& body) { body.push_back(lock(dice_.one_in(4) ? "m" : "l", inside())); }

  void conditional(Body& body) {
    Expression chosen = condition();
    Body then = inside();
    Body otherwise;
    if (budget_ > 0 && dice_.one_in(3)) {
      --budget_;
      simple(otherwise);
    }
    body.push_back(if_else(std::move(chosen), std::move(then), std::move(otherwise)));
  }

  /// Waits for what is read, but not for ever.
  void bounded_loop(Body& body) {
    if (counters_ == 2) return simple(body);
    const Expression counter = local("c" + std::to_string(counters_++));
    const Expression value = local("r" + std::to_string(results_++ % 3));
    Expression unset = binary(value, Operator::Equal, number(0));
    Expression not_long = binary(counter, Operator::Less, number(2));
    body.push_back(loop_while(
        binary(std::move(unset), Operator::And, std::move(not_long)),
        {assign(value, place()), assign(counter, binary(counter, Operator::Add, number(1)))}));
  }

  void spin(Body& body) {
    body.push_back(loop_while(binary(place(), Operator::Equal, number(0)), {}));
  }

  Expression field_of(Expression base) { return field(std::move(base), field_name()); }

  void publish(Body& body) {
    Expression initialised = field_of(local("q"));
    body.push_back(assign(local("q"), fresh()));
    body.push_back(assign(std::move(initialised), written()));
    if (dice_.one_in(3)) body.push_back(assign(field(local("q"), "next"), shared("n")));
    body.push_back(assign(shared("p"), local("q")));
  }

  void consume_if_there(Body& body) {
    Body access;
    assign_to_local(access, field_of(local("q")));
    body.push_back(assign(local("q"), shared("p")));
    body.push_back(if_else(binary(local("q"), Operator::NotEqual, null()), std::move(access)));
  }

  void try_to(Body& body, Body access) {
    Body handler;
    assign_to_local(handler, number(-1));
    body.push_back(try_catch(std::move(access), std::move(handler)));
  }

  void try_to_read(Body& body, Expression base) {
    Body access;
    assign_to_local(access, field_of(std::move(base)));
    try_to(body, std::move(access));
  }

  void try_to_write(Body& body, Expression base) {
    Expression target = field_of(std::move(base));
    try_to(body, {assign(std::move(target), written())});
  }

  void consume_blindly(Body& body) { try_to_read(body, shared("p")); }
  void write_blindly(Body& body) { try_to_write(body, shared("p")); }
  void consume_two_blindly(Body& body) { try_to_read(body, field(shared("p"), "next")); }

  /// Something else happens between reading the reference and using it.
  void consume_later(Body& body) {
    body.push_back(assign(local("q"), shared("p")));
    simple(body);
    if (dice_.one_in(3)) {
      try_to_write(body, local("q"));
    } else {
      try_to_read(body, local("q"));
    }
  }

  Dice dice_;
  Size size_;
  bool volatile_calls_;
  std::vector<std::string> places_;
  std::vector<Kind> chosen_;
  int budget_ = 0;
  int counters_ = 0;
  int results_ = 0;
};

// ---- all programs ------------------------------------------------------------------------------

/// A thread of an exhaustive program. Action 2k writes field k, action 2k + 1 reads it.
struct Sketch {
  std::vector<int> actions;
  int lock_from = 0;  // the actions that are under the lock, if any
  int lock_to = 0;

  friend auto operator<=>(const Sketch&, const Sketch&) = default;
};

void extend(const std::vector<int>& actions, int statements, bool locks,
            std::vector<Sketch>& result) {
  if (!actions.empty()) {
    const int length = static_cast<int>(actions.size());
    result.push_back({actions});
    for (int from = 0; locks && from < length; ++from) {
      for (int to = from + 1; to <= length; ++to) result.push_back({actions, from, to});
    }
  }
  if (statements == 0) return;
  for (int action = 0; action < 4; ++action) {
    std::vector<int> longer = actions;
    longer.push_back(action);
    extend(longer, statements - 1, locks, result);
  }
}

Sketch with_fields_exchanged(Sketch sketch) {
  for (int& action : sketch.actions) action ^= 2;
  return sketch;
}

ThreadBody thread_of(const Sketch& sketch) {
  ThreadBody thread;
  Body under_lock;
  int value = 0;
  for (int i = 0; i < static_cast<int>(sketch.actions.size()); ++i) {
    const int action = sketch.actions[static_cast<std::size_t>(i)];
    const Expression place = shared(action < 2 ? "x" : "y");
    const std::string result = "r" + std::to_string(thread.locals.size());
    const bool writes = action % 2 == 0;
    if (!writes) thread.locals.push_back({result});
    Statement statement = writes ? assign(place, number(++value)) : assign(local(result), place);
    const bool is_locked = sketch.lock_from <= i && i < sketch.lock_to;
    (is_locked ? under_lock : thread.body).push_back(std::move(statement));
    if (is_locked && i + 1 == sketch.lock_to)
      thread.body.push_back(lock("l", std::move(under_lock)));
  }
  return thread;
}

Program program_of(const Sketch& first, const Sketch& second, bool is_volatile) {
  return without_unused_variables(
      {.origin = {},
       .statics = {{"x"}, {"y", Type::Int, is_volatile}, {"l", Type::Object, false, 1}},
       .threads = {thread_of(first), thread_of(second)}});
}

}  // namespace

std::string options_of(std::uint64_t seed, Size size) {
  return "--seed=" + std::to_string(seed) + " --count=1 --threads=" + std::to_string(size.threads) +
         " --statements=" + std::to_string(size.statements);
}

Program random_program(std::uint64_t seed, Size size) {
  Program program = Generator(seed, size).generate();
  program.origin = options_of(seed, size);
  return program;
}

std::vector<Program> all_programs(Vocabulary vocabulary, int statements) {
  std::vector<Sketch> sketches;
  extend({}, statements, vocabulary == Vocabulary::Locks, sketches);
  const bool is_volatile = vocabulary == Vocabulary::Volatile;
  std::vector<Program> result;
  for (const Sketch& first : sketches) {
    for (const Sketch& second : sketches) {
      if (second < first) continue;
      const Sketch a = with_fields_exchanged(first);
      const Sketch b = with_fields_exchanged(second);
      if (!is_volatile &&
          std::minmax(a, b) < std::pair<const Sketch&, const Sketch&>(first, second))
        continue;
      result.push_back(program_of(first, second, is_volatile));
    }
  }
  return result;
}

}  // namespace enumerator
