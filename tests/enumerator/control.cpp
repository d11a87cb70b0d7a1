// Random programs whose control depends on what has just been read, between racing reads and
// writes: loops, calls through objects, interfaces and delegates, which delegates are the same,
// casts, type tests, lengths, indexes, division, checked arithmetic, strings, new arrays,
// monitors, class constructors, and conditionals that only compute locals.
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Control : Family<Control> {
  friend Family<Control>;

 public:
  Control(std::uint64_t seed, Size size) : Family(seed, size), passes_message_(dice_.one_in(2)) {
    choose({{&Control::write, 1, 1}, {&Control::read, 1, 1}}, 3);
    for (int i = 1 + dice_.below(2); i > 0; --i) {
      group_ = &dice_.pick(groups());
      choose(group_->givers, 1);
      choose(group_->users, 1 + dice_.below(3));
    }
    choose(others(), dice_.below(2));
  }

  Program generate() {
    Program program{.origin = {}, .statics = statics(), .threads = {}};
    program.threads = threads({{"r0"},
                               {"r1"},
                               {"r2"},
                               {"c0"},
                               {"c1"},
                               {"d"},
                               {"g"},
                               {"q", Type::Node},
                               {"h", Type::Base},
                               {"k", Type::Function},
                               {"t", Type::Array}});
    if (passes_message_) pass_message(program);
    for (std::size_t i = 0; i < overriding.size(); ++i) program.overrides.push_back(override());
    program.classes = {{"C", {assign(shared("C.a"), written()), assign(shared("x"), written())}}};
    return without_unused_variables(std::move(program));
  }

 private:
  /// What belongs together: the ones give what the others use.
  struct Group {
    std::vector<Form> givers;
    std::vector<Form> users;
  };

  static const std::vector<Group>& groups() {
    static const std::vector<Form> number = {{&Control::write_number, 1, 1}};
    static const std::vector<Group> all = {
        {{{&Control::give_base, 1, 1}},
         {{&Control::call_virtual, 1, 3}, {&Control::keep_base, 1, 1}}},
        {{{&Control::give_function, 1, 1}}, {{&Control::call_function, 1, 1}}},
        {{{&Control::give_base, 1, 2}, {&Control::bind, 1, 3}, {&Control::give_function, 1, 1}},
         {{&Control::call_function, 1, 2}, {&Control::bind_and_call, 1, 1}}},
        {{{&Control::give_function, 1, 1}, {&Control::bind, 1, 1}},
         {{&Control::compare_functions, 1, 3}, {&Control::keep_function, 1, 1}}},
        {{{&Control::signal, 2, 1}},
         {{&Control::wait_if, 2, 1},
          {&Control::wait_a_while, 2, 2},
          {&Control::try_to_enter, 2, 2},
          {&Control::locked_block, 2, 2}}},
        {{{&Control::give_object, 1, 1}},
         {{&Control::lock_object, 2, 2}, {&Control::test_object, 1, 1}}},
        {number, {{&Control::use_class_if, 1, 3}, {&Control::use_class, 1, 1}}},
        {{{&Control::give_object, 1, 1}}, {{&Control::test_object, 1, 1}}},
        {number, {{&Control::take_element, 1, 3}, {&Control::set_element, 1, 2}}},
        {number,
         {{&Control::divide, 1, 2}, {&Control::add_with_check, 1, 2}, {&Control::narrow, 1, 1}}},
        {{{&Control::give_array, 1, 1}}, {{&Control::take_length, 1, 1}}},
        {number, {{&Control::give_array, 1, 1}, {&Control::take_length, 1, 1}}},
        {{{&Control::give_text, 1, 1}}, {{&Control::use_text, 1, 1}}},
        {number,
         {{&Control::select, 1, 3}, {&Control::write_dependent, 1, 2}, {&Control::decide, 2, 1}}},
        {number, {{&Control::count, 2, 2}, {&Control::repeat, 2, 2}, {&Control::decide, 2, 2}}},
    };
    return all;
  }

  static const std::vector<Form>& others() {
    static const std::vector<Form> all = {
        {&Control::full_barrier, 1, 1},  {&Control::process_fence, 1, 2},
        {&Control::atomic, 1, 1},        {&Control::locked, 2, 1},
        {&Control::locked_block, 2, 1},  {&Control::write_dependent, 1, 2},
        {&Control::decide, 2, 2},        {&Control::use_class, 1, 1},
        {&Control::compare_nodes, 1, 1},
    };
    return all;
  }

  std::vector<Variable> statics() {
    const std::vector<Type> objects = {Type::Int, Type::Node, Type::Made};
    const std::vector<Type> bases = {Type::Left, Type::Right, Type::Plain};
    const int initial = passes_message_ ? 0 : dice_.below(2);
    return {{"x", Type::Int, false, initial},
            {"y", Type::Int, false, initial},
            {"v", Type::Int, true},
            {"a", Type::Array, false, 1},
            {"A", Type::Array},
            {"o", Type::Object, false, dice_.below(2), dice_.pick(objects)},
            {"p", Type::Node},
            {"B", Type::Base, false, dice_.below(2), dice_.pick(bases)},
            {"I", Type::Getter, false, dice_.below(2), dice_.pick(bases)},
            {"F", Type::Function},
            {"G", Type::Function},
            {"T", Type::String, false, dice_.below(3)},
            {"l", Type::Object, false, 1},
            {"C.a"}};
  }

  /// One thread writes and then gives, in order; another uses what it gets and then reads. Or the
  /// one reads and then gives, and the other writes.
  void pass_message(Program& program) {
    Body& writer = program.threads[0].body;
    const bool is_read_late = dice_.one_in(2);
    const Statement write_x = assign(shared("x"), number(2));
    const Statement read_x = assign(local("d"), shared("x"));
    writer = {is_read_late ? write_x : read_x, dice_.one_in(3) ? process_barrier() : barrier()};
    (this->*dice_.pick(group_->givers).make)(writer);
    Body reader = {assign(local("g"), shared("y"))};
    (this->*dice_.pick(group_->users).make)(reader);
    reader.push_back(is_read_late ? read_x : write_x);
    Body& rest = program.threads[1].body;
    if (!rest.empty()) rest.resize(1);
    rest.insert(dice_.one_in(4) ? rest.end() : rest.begin(), reader.begin(), reader.end());
  }

  // ---- parts -----------------------------------------------------------------------------------

  Expression place() {
    return shared(dice_.pick<std::string>({"x", "x", "x", "y", "y", "y", "v"}));
  }

  Expression value() {
    if (passes_message_) return dice_.one_in(3) ? shared("y") : local("g");
    return dice_.one_in(2) ? result() : place();
  }

  Expression counter() { return local("c" + std::to_string(counters_++ % 2)); }

  Expression condition(Expression of) {
    const Operator operation = dice_.pick<Operator>({Operator::Equal, Operator::NotEqual});
    return binary(std::move(of), operation, number(dice_.below(2)));
  }

  /// Of locals alone, or with a read in it.
  Expression condition() { return condition(value()); }

  /// Of a method: `n` is its parameter, `m` its result.
  Statement of_method() {
    switch (dice_.below(14)) {
      case 0:
      case 1:
        return assign(local("m"), place());
      case 2:
      case 3:
        return assign(place(), local("n"));
      case 4:
      case 5:
        return assign(place(), written());
      case 6:
        return assign(local("m"), shared("C.a"));
      case 7:
        return lock_block(shared("l"), {assign(local("m"), place())});
      default:
        return assign(local("m"), dice_.one_in(2) ? local("n") : written());
    }
  }

  Body override() {
    switch (dice_.below(5)) {
      case 0:
        return {assign(local("m"), field(local("this"), "f"))};
      case 1:
        return {assign(field(local("this"), "f"), local("n")), of_method()};
      default:
        return {of_method()};
    }
  }

  static Expression made(Type type) { return {.kind = Expression::Kind::New, .type = type}; }

  /// 1 or 0.
  static Expression as_number(Expression condition) {
    return of_kind(Expression::Kind::Conditional, {std::move(condition), number(1), number(0)});
  }

  // ---- calls -----------------------------------------------------------------------------------

  Expression object_with_get() { return dice_.one_in(3) ? local("h") : shared(getter()); }
  std::string getter() { return dice_.one_in(3) ? "I" : "B"; }

  void give_base(Body& body) {
    Expression target = shared(getter());
    if (dice_.one_in(5)) return body.push_back(assign(std::move(target), null()));
    const Type type = dice_.pick<Type>({Type::Left, Type::Right, Type::Plain});
    body.push_back(assign(std::move(target), made(type)));
  }

  void keep_base(Body& body) { body.push_back(assign(local("h"), shared("B"))); }

  void call_virtual(Body& body) {
    Expression object = object_with_get();
    Expression argument = dice_.one_in(3) ? result() : written();
    const Expression target = next_result();
    try_to(body, assign(target, of_kind(Expression::Kind::CallVirtual,
                                        {std::move(object), std::move(argument)})));
  }

  Expression function() { return shared(dice_.one_in(3) ? "G" : "F"); }

  void give_function(Body& body) {
    Statement statement{.kind = Statement::Kind::Capture, .target = function()};
    statement.value = dice_.one_in(2) ? written() : value();
    if (!dice_.one_in(3)) statement.body = {of_method()};
    body.push_back(std::move(statement));
  }

  void call_function(Body& body) {
    const Expression target = next_result();
    try_to(body, assign(target, of_kind(Expression::Kind::Invoke, function())));
  }

  /// To the method of an object.
  Expression bound() { return of_kind(Expression::Kind::Bind, object_with_get()); }

  void bind(Body& body) {
    Expression target = function();
    try_to(body, assign(std::move(target), bound()));
  }

  void bind_and_call(Body& body) {
    const Expression target = next_result();
    const Expression kept = local("k");
    body.push_back(try_catch({assign(kept, bound())}, {}, Exception::Any));
    try_to(body, assign(target, of_kind(Expression::Kind::Invoke, kept)));
  }

  void keep_function(Body& body) { body.push_back(assign(local("k"), function())); }

  void compare_functions(Body& body) {
    Expression left = dice_.one_in(3) ? local("k") : shared("F");
    Expression same = of_kind(Expression::Kind::SameFunction,
                              {std::move(left), shared(dice_.one_in(3) ? "F" : "G")});
    if (dice_.one_in(3)) return body.push_back(if_else(std::move(same), inside()));
    assign_to_result(body, as_number(std::move(same)));
  }

  // ---- types -----------------------------------------------------------------------------------

  void give_object(Body& body) {
    switch (dice_.below(4)) {
      case 0:
        return body.push_back(assign(shared("o"), null()));
      case 1:
        return body.push_back(
            assign(shared("o"), of_kind(Expression::Kind::Box, value(), Type::Int)));
      default:
        body.push_back(assign(local("q"), fresh()));
        body.push_back(assign(field(local("q"), "f"), written()));
        body.push_back(assign(shared(dice_.one_in(3) ? "p" : "o"), local("q")));
    }
  }

  void test_object(Body& body) {
    using Of = Expression::Kind;
    const Expression object = shared("o");
    const Expression target = next_result();
    const Expression as_node = of_kind(Of::As, object, Type::Node);
    switch (dice_.below(6)) {
      case 0:
        return try_to(body, assign(target, field(of_kind(Of::Cast, object, Type::Node), "f")));
      case 1:
        return try_to(body, assign(local("q"), of_kind(Of::Cast, object, Type::Node)));
      case 2:
        return try_to(body, assign(target, of_kind(Of::Unbox, object, Type::Int)));
      case 3:
        return body.push_back(
            assign(target, as_number(binary(as_node, Operator::NotEqual, null()))));
      case 4:
        return try_to(body, assign(target, as_number(of_kind(Of::IsExactly, object, Type::Node))));
      default:
        body.push_back(assign(local("q"), as_node));
        body.push_back(if_else(binary(local("q"), Operator::NotEqual, null()),
                               {assign(target, field(local("q"), "f"))}));
    }
  }

  void compare_nodes(Body& body) {
    const Expression same = binary(shared("p"), Operator::Equal, local("q"));
    assign_to_result(body, as_number(same));
  }

  // ---- monitors and classes --------------------------------------------------------------------

  void process_fence(Body& body) { body.push_back(process_barrier()); }

  void locked_block(Body& body) { body.push_back(lock_block(shared("l"), inside())); }

  /// Of whatever there is by then, or of nothing.
  void lock_object(Body& body) {
    const Expression object = shared(dice_.one_in(3) ? "p" : "o");
    try_to(body, lock_block(object, inside()));
  }

  void signal(Body& body) {
    const bool is_for_all = dice_.one_in(3);
    Body guarded;
    write_number(guarded);
    guarded.push_back(
        of_kind(is_for_all ? Statement::Kind::PulseAll : Statement::Kind::Pulse, shared("l")));
    body.push_back(lock_block(shared("l"), std::move(guarded)));
  }

  /// Once only: whoever is woken for nothing goes on.
  void wait_if(Body& body) {
    Body waiting = {of_kind(Statement::Kind::Wait, shared("l"))};
    Body guarded = {if_else(condition(), std::move(waiting))};
    if (dice_.one_in(2)) read(guarded);
    body.push_back(lock_block(shared("l"), std::move(guarded)));
  }

  void wait_a_while(Body& body) {
    Body woken = {assign(next_result(), number(1))};
    if (dice_.one_in(2)) decide(woken);
    const Expression waits = of_kind(Expression::Kind::WaitAWhile, shared("l"));
    Body guarded;
    if (dice_.one_in(2)) {
      guarded.push_back(if_else(waits, std::move(woken)));
    } else {
      Body waiting = {if_else(waits, std::move(woken))};
      guarded.push_back(if_else(condition(), std::move(waiting)));
    }
    body.push_back(lock_block(shared("l"), std::move(guarded)));
  }

  /// Whether the monitor was free decides, or what is read under it.
  void try_to_enter(Body& body) {
    Body entered;
    if (dice_.one_in(2)) {
      decide(entered);
    } else {
      simple(entered);
    }
    entered.push_back(of_kind(Statement::Kind::Exit, shared("l")));
    body.push_back(if_else(of_kind(Expression::Kind::TryEnter, shared("l")), std::move(entered)));
  }

  void use_class_if(Body& body) {
    Expression chosen = condition();
    Body used;
    use_class(used);
    body.push_back(if_else(std::move(chosen), std::move(used)));
  }

  // ---- numbers ---------------------------------------------------------------------------------

  Expression index() {
    Expression number_of_it = value();
    return dice_.one_in(2) ? number_of_it
                           : binary(std::move(number_of_it), Operator::And, number(1));
  }

  Expression array() { return shared(dice_.one_in(3) ? "A" : "a"); }

  void take_element(Body& body) {
    Expression from = array();
    Expression source = element(std::move(from), index());
    const Expression target = next_result();
    try_to(body, assign(target, std::move(source)));
  }

  void set_element(Body& body) {
    Expression to = array();
    Expression target = element(std::move(to), index());
    try_to(body, assign(std::move(target), dice_.one_in(2) ? written() : value()));
  }

  void divide(Body& body) {
    const Operator operation = dice_.pick<Operator>({Operator::Divide, Operator::Remainder});
    Expression left = dice_.one_in(2) ? number(4) : value();
    Expression right = dice_.one_in(4) ? number(2) : value();
    const Expression target = next_result();
    try_to(body, assign(target, binary(std::move(left), operation, std::move(right))));
  }

  /// Throws, perhaps, if the other number is more than 1.
  void add_with_check(Body& body) {
    constexpr int nearly_greatest = 2147483646;
    Expression left = value();
    Expression right = dice_.one_in(2) ? value() : number(nearly_greatest);
    Expression sum = of_kind(Expression::Kind::CheckedAdd, {std::move(left), std::move(right)});
    Expression is_greatest = binary(std::move(sum), Operator::Equal, number(nearly_greatest + 1));
    const Expression target = next_result();
    try_to(body, assign(target, as_number(std::move(is_greatest))));
  }

  void narrow(Body& body) {
    Expression less = binary(value(), Operator::Subtract, number(1));
    const Expression target = next_result();
    try_to(body, assign(target, of_kind(Expression::Kind::ToByte, std::move(less))));
  }

  // ---- arrays and strings ----------------------------------------------------------------------

  Expression length() {
    Expression few = binary(value(), Operator::And, number(3));
    return dice_.one_in(3) ? binary(std::move(few), Operator::Subtract, number(1)) : few;
  }

  void give_array(Body& body) {
    Expression array{.kind = Expression::Kind::NewArray, .type = Type::Array};
    if (dice_.one_in(3)) {
      array.number = 1 + dice_.below(2);
      return body.push_back(assign(shared("A"), std::move(array)));
    }
    array.operands = {length()};
    Body tried = {assign(local("t"), std::move(array))};
    if (dice_.one_in(2)) tried.push_back(assign(shared("A"), local("t")));
    body.push_back(
        try_catch(std::move(tried), {assign(next_result(), number(-1))}, Exception::Any));
  }

  void take_length(Body& body) {
    Expression array = dice_.one_in(3) ? local("t") : shared("A");
    const Expression target = next_result();
    try_to(body, assign(target, of_kind(Expression::Kind::Length, std::move(array))));
  }

  Expression constant_text() { return text(dice_.pick<std::string>({"a", "b", "ab"})); }

  void give_text(Body& body) {
    body.push_back(assign(shared("T"), dice_.one_in(4) ? null() : constant_text()));
  }

  void use_text(Body& body) {
    using Of = Expression::Kind;
    const Expression target = next_result();
    switch (dice_.below(4)) {
      case 0:
        return try_to(body, assign(target, of_kind(Of::TextLength, shared("T"))));
      case 1:
        return try_to(body, assign(target, of_kind(Of::Character, {shared("T"), index()})));
      case 2: {
        Expression compared = of_kind(Of::CompareTexts, {shared("T"), constant_text()});
        return body.push_back(
            assign(target, as_number(binary(std::move(compared), Operator::Less, number(0)))));
      }
      default:
        body.push_back(
            assign(target, as_number(of_kind(Of::SameText, {shared("T"), constant_text()}))));
    }
  }

  // ---- ways
  // --------------------------------------------------------------------------------------

  Expression computed() { return dice_.one_in(2) ? result() : number(dice_.below(3)); }

  Statement assign_computed() {
    const Expression target = result();
    return assign(target, computed());
  }

  void select(Body& body) {
    Expression chosen = condition();
    if (dice_.one_in(2)) {
      Expression first = computed();
      assign_to_result(body, of_kind(Expression::Kind::Conditional,
                                     {std::move(chosen), std::move(first), computed()}));
      return;
    }
    Body then = {assign_computed()};
    if (dice_.one_in(3)) then.push_back(assign_computed());
    if (dice_.one_in(4)) then = {if_else(condition(result()), std::move(then))};
    Body otherwise;
    if (dice_.one_in(2)) otherwise.push_back(assign_computed());
    body.push_back(if_else(std::move(chosen), std::move(then), std::move(otherwise)));
  }

  void decide(Body& body) {
    Expression chosen = condition();
    Body then = inside();
    Body otherwise;
    if (dice_.one_in(3)) simple(otherwise);
    body.push_back(if_else(std::move(chosen), std::move(then), std::move(otherwise)));
  }

  static Statement add_one(const Expression& target) {
    return assign(target, binary(target, Operator::Add, number(1)));
  }

  /// A loop of known length.
  void count(Body& body) {
    const Expression rounds = counter();
    Body repeated = inside();
    repeated.push_back(add_one(rounds));
    body.push_back(assign(rounds, number(0)));
    body.push_back(loop_while(binary(rounds, Operator::Less, number(2)), std::move(repeated)));
  }

  /// A loop that may end earlier.
  void repeat(Body& body) {
    const Expression rounds = counter();
    const Expression ends = passes_message_ ? local("g") : place();
    Body repeated = inside();
    repeated.push_back(add_one(rounds));
    body.push_back(assign(rounds, number(0)));
    Expression goes_on = binary(binary(ends, Operator::Equal, number(0)), Operator::And,
                                binary(rounds, Operator::Less, number(2)));
    body.push_back(loop_while(std::move(goes_on), std::move(repeated)));
  }

  void write_number(Body& body) { body.push_back(assign(shared("y"), written())); }

  void write_dependent(Body& body) {
    Expression target = place();
    body.push_back(assign(std::move(target), result()));
  }

  void locked(Body& body) { body.push_back(lock("l", inside())); }

  void atomic(Body& body) {
    assign_to_result(body, interlocked(Expression::Kind::InterlockedAdd, "x", {number(1)}));
  }

  void use_class(Body& body) {
    if (dice_.one_in(4)) return body.push_back(assign(shared("C.a"), value()));
    assign_to_result(body, shared("C.a"));
  }

  bool passes_message_;
  const Group* group_ = nullptr;  // the last one that was chosen
  int counters_ = 0;
};

}  // namespace

Program random_control_program(std::uint64_t seed, Size size) {
  return random_program_of<Control>("control", seed, size);
}

}  // namespace enumerator
