// A random program is made of few kinds of statements, chosen anew for each: programs that have a
// little of everything seldom have two threads that meet.
#include "generate.hpp"

#include <algorithm>
#include <random>
#include <tuple>
#include <utility>

namespace enumerator {

namespace {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}

  /// The same on every machine, unlike the distributions of the standard library.
  int below(int limit) { return static_cast<int>(bits_() % static_cast<std::uint64_t>(limit)); }
  bool one_in(int n) { return below(n) == 0; }

  template <typename T>
  const T& pick(const std::vector<T>& choices) {
    return choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
  }

 private:
  std::mt19937_64 bits_;
};

class Generator {
 public:
  Generator(std::uint64_t seed, Size size) : dice_(seed), size_(size) {
    for (const Kind& kind : kinds()) {
      if (dice_.one_in(3)) chosen_.push_back(kind);
    }
    chosen_.push_back({&Generator::write, 1});
    chosen_.push_back({&Generator::read, 1});
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

  static const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all = {
        {&Generator::write, 1},           {&Generator::read, 1},
        {&Generator::write_volatile, 1},  {&Generator::read_volatile, 1},
        {&Generator::write_field, 1},     {&Generator::read_field, 1},
        {&Generator::write_element, 1},   {&Generator::read_element, 1},
        {&Generator::add_two_reads, 1},   {&Generator::copy, 1},
        {&Generator::write_dependent, 1}, {&Generator::compute, 1},
        {&Generator::full_barrier, 1},    {&Generator::atomic, 1},
        {&Generator::locked, 2},          {&Generator::conditional, 2},
        {&Generator::bounded_loop, 2},    {&Generator::spin, 1},
        {&Generator::publish, 2},         {&Generator::consume_if_there, 2},
        {&Generator::consume_blindly, 1}, {&Generator::consume_later, 2},
        {&Generator::write_blindly, 1},   {&Generator::consume_two_blindly, 1},
    };
    return all;
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
    budget_ = 1 + dice_.below(size_.statements);
    if (dice_.one_in(2)) budget_ = size_.statements;
    counters_ = 0;
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

  // ---- parts
  // -------------------------------------------------------------------------------------------

  Expression result() { return local(dice_.pick<std::string>({"r0", "r1", "r2"})); }
  Expression written() { return number(1 + dice_.below(2)); }
  Expression static_int() { return shared(dice_.pick<std::string>({"x", "x", "y", "y", "v"})); }
  std::string plain_name() { return dice_.one_in(2) ? "x" : "y"; }
  std::string field_name() { return dice_.pick<std::string>({"f", "f", "g", "v"}); }

  Expression condition() {
    Expression value = dice_.one_in(3) ? static_int() : result();
    return binary(std::move(value), dice_.pick<Operator>({Operator::Equal, Operator::NotEqual}),
                  number(dice_.below(2)));
  }

  Expression index() {
    if (!dice_.one_in(4)) return number(dice_.below(array_length));
    return binary(result(), Operator::And, number(array_length - 1));
  }

  Expression element_of_array() { return element(shared("a"), index()); }

  // ---- statements
  // --------------------------------------------------------------------------------------

  void write(Body& body) { body.push_back(assign(static_int(), written())); }
  void read(Body& body) { body.push_back(assign(result(), static_int())); }
  void write_volatile(Body& body) { body.push_back(volatile_write(plain_name(), written())); }
  void read_volatile(Body& body) { body.push_back(assign(result(), volatile_read(plain_name()))); }
  void write_field(Body& body) {
    body.push_back(assign(field(shared("n"), field_name()), written()));
  }
  void read_field(Body& body) {
    body.push_back(assign(result(), field(shared("n"), field_name())));
  }
  void write_element(Body& body) { body.push_back(assign(element_of_array(), written())); }
  void read_element(Body& body) { body.push_back(assign(result(), element_of_array())); }
  void copy(Body& body) { body.push_back(assign(static_int(), static_int())); }
  void full_barrier(Body& body) { body.push_back(barrier()); }

  void add_two_reads(Body& body) {
    body.push_back(assign(result(), binary(static_int(), Operator::Add, static_int())));
  }

  void write_dependent(Body& body) {
    body.push_back(assign(static_int(), binary(result(), Operator::Add, number(dice_.below(2)))));
  }

  void compute(Body& body) {
    const Operator operation = dice_.pick<Operator>({Operator::Add, Operator::Subtract});
    body.push_back(assign(result(), binary(result(), operation, result())));
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
      body.push_back(assign(result(), std::move(value)));
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
    const Expression value = result();
    Expression unset = binary(value, Operator::Equal, number(0));
    Expression not_long = binary(counter, Operator::Less, number(2));
    body.push_back(loop_while(
        binary(std::move(unset), Operator::And, std::move(not_long)),
        {assign(value, static_int()), assign(counter, binary(counter, Operator::Add, number(1)))}));
  }

  void spin(Body& body) {
    body.push_back(loop_while(binary(static_int(), Operator::Equal, number(0)), {}));
  }

  void publish(Body& body) {
    body.push_back(assign(local("q"), fresh()));
    body.push_back(assign(field(local("q"), field_name()), written()));
    if (dice_.one_in(3)) body.push_back(assign(field(local("q"), "next"), shared("n")));
    body.push_back(assign(shared("p"), local("q")));
  }

  void consume_if_there(Body& body) {
    body.push_back(assign(local("q"), shared("p")));
    body.push_back(if_else(binary(local("q"), Operator::NotEqual, null()),
                           {assign(result(), field(local("q"), field_name()))}));
  }

  void try_to(Body& body, Statement statement) {
    body.push_back(try_catch({std::move(statement)}, {assign(result(), number(-1))}));
  }

  void consume_blindly(Body& body) {
    try_to(body, assign(result(), field(shared("p"), field_name())));
  }

  /// Something else happens between reading the reference and using it.
  void consume_later(Body& body) {
    body.push_back(assign(local("q"), shared("p")));
    simple(body);
    Expression place = field(local("q"), field_name());
    const bool writes = dice_.one_in(3);
    try_to(body, writes ? assign(std::move(place), written()) : assign(result(), std::move(place)));
  }

  void write_blindly(Body& body) {
    try_to(body, assign(field(shared("p"), field_name()), written()));
  }

  void consume_two_blindly(Body& body) {
    try_to(body, assign(result(), field(field(shared("p"), "next"), field_name())));
  }

  Dice dice_;
  Size size_;
  std::vector<Kind> chosen_;
  int budget_ = 0;
  int counters_ = 0;
};

// ---- all programs
// ------------------------------------------------------------------------------------------

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

Program random_program(std::uint64_t seed, Size size) {
  Program program = Generator(seed, size).generate();
  program.origin = "--seed=" + std::to_string(seed) +
                   " --count=1 --threads=" + std::to_string(size.threads) +
                   " --statements=" + std::to_string(size.statements);
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
