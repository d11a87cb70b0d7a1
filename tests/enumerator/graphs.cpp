// Random programs about publishing more than one object: objects and arrays that refer to each
// other are made, filled and linked in any order, published by storing a plain reference to one of
// them, and read through it by others.
#include <algorithm>
#include <string>
#include <utility>

#include "family.hpp"

namespace enumerator {

namespace {

class Graphs : Family<Graphs> {
  friend Family<Graphs>;

 public:
  Graphs(std::uint64_t seed, Size size) : Family(seed, size) {
    for (int i = 1 + (dice_.one_in(3) ? 1 : 0); i > 0; --i) {
      const Group& group = dice_.pick(groups());
      choose(group.makers, 1 + dice_.below(2));
      choose(group.takers, 2 + dice_.below(2));
    }
    choose(others(), dice_.below(2));
  }

  Program generate() {
    Program program{.origin = {},
                    .statics = {{"x"},
                                {"v", Type::Int, true},
                                {"p", Type::Node},
                                {"t", Type::Node, dice_.one_in(4)},
                                {"N", Type::Nodes},
                                {"o", Type::Object},
                                {"L", Type::Objects},
                                {"F", Type::Function},
                                {"l", Type::Object, false, 1}},
                    .threads = {},
                    .observes_shape = true};
    program.threads = threads({{"r0"},
                               {"r1"},
                               {"r2"},
                               {"q", Type::Node},
                               {"s", Type::Node},
                               {"w", Type::Nodes},
                               {"k", Type::Objects}});
    return without_unused_variables(std::move(program));
  }

 private:
  /// What belongs together: the ones publish what the others read.
  struct Group {
    std::vector<Form> makers;
    std::vector<Form> takers;
  };

  static const std::vector<Group>& groups() {
    static const std::vector<Form> of_pairs = {{&Graphs::take_inner, 1, 4},
                                               {&Graphs::take_step_by_step, 1, 2},
                                               {&Graphs::change_inner, 1, 1},
                                               {&Graphs::relink, 1, 1},
                                               {&Graphs::pass_on, 1, 1}};
    static const std::vector<Group> all = {
        {{{&Graphs::make_pair, 2, 1}}, of_pairs},
        {{{&Graphs::make_pair, 2, 1}}, of_pairs},
        {{{&Graphs::make_list, 2, 1}}, {{&Graphs::take_from_list, 1, 1}}},
        {{{&Graphs::make_box, 1, 1}, {&Graphs::make_list_of_boxes, 2, 2}},
         {{&Graphs::open_box, 1, 1}}},
        {{{&Graphs::make_function, 1, 1}}, {{&Graphs::call_function, 1, 1}}},
    };
    return all;
  }

  static const std::vector<Form>& others() {
    static const std::vector<Form> all = {
        {&Graphs::write, 1, 2},
        {&Graphs::read, 1, 2},
        {&Graphs::full_barrier, 1, 1},
        {&Graphs::locked, 2, 1},
    };
    return all;
  }

  Expression place() { return shared(dice_.pick<std::string>({"x", "x", "v"})); }
  Expression root() { return shared(dice_.one_in(3) ? "t" : "p"); }
  static Expression next_of(Expression object) { return field(std::move(object), "next"); }
  static Expression f_of(Expression object) { return field(std::move(object), "f"); }

  /// Whatever their order is, each object has been made before.
  void in_any_order(Body& body, Body statements) {
    for (std::size_t i = statements.size(); i > 1; --i) {
      if (!dice_.one_in(2)) continue;
      std::swap(statements[i - 1],
                statements[static_cast<std::size_t>(dice_.below(static_cast<int>(i)))]);
    }
    body.insert(body.end(), statements.begin(), statements.end());
  }

  // ---- making ----------------------------------------------------------------------------------

  void make_pair(Body& body) {
    body.push_back(assign(local("q"), fresh()));
    body.push_back(assign(local("s"), fresh()));
    Body statements = {assign(next_of(local("q")), local("s")),
                       assign(f_of(local("s")), written())};
    if (dice_.one_in(3)) statements.push_back(assign(f_of(local("q")), written()));
    if (dice_.one_in(4)) statements.push_back(assign(next_of(local("s")), local("q")));
    statements.push_back(assign(root(), local("q")));
    in_any_order(body, std::move(statements));
  }

  void make_list(Body& body) {
    body.push_back(assign(local("s"), fresh()));
    body.push_back(
        assign(local("w"),
               Expression{.kind = Expression::Kind::NewArray, .number = 1, .type = Type::Nodes}));
    in_any_order(body, {assign(element(local("w"), number(0)), local("s")),
                        assign(f_of(local("s")), written()), assign(shared("N"), local("w"))});
  }

  Expression boxed() { return of_kind(Expression::Kind::Box, written(), Type::Int); }

  void make_box(Body& body) {
    Expression value = dice_.one_in(4) ? shared("p") : boxed();
    body.push_back(assign(shared("o"), std::move(value)));
  }

  void make_list_of_boxes(Body& body) {
    body.push_back(
        assign(local("k"),
               Expression{.kind = Expression::Kind::NewArray, .number = 1, .type = Type::Objects}));
    in_any_order(
        body, {assign(element(local("k"), number(0)), boxed()), assign(shared("L"), local("k"))});
  }

  void make_function(Body& body) {
    body.push_back({.kind = Statement::Kind::Capture, .target = shared("F"), .value = written()});
  }

  // ---- taking ----------------------------------------------------------------------------------

  void take_inner(Body& body) {
    Expression object = next_of(root());
    if (dice_.one_in(4)) object = next_of(std::move(object));
    const Expression target = next_result();
    try_to(body, assign(target, f_of(std::move(object))));
  }

  /// Something else may come between finding the objects and reading them.
  void take_step_by_step(Body& body) {
    Body tried = {assign(local("q"), root()), assign(local("s"), next_of(local("q")))};
    if (dice_.one_in(3)) simple(tried);
    tried.push_back(assign(next_result(), f_of(local("s"))));
    body.push_back(
        try_catch(std::move(tried), {assign(next_result(), number(-1))}, Exception::Any));
  }

  void take_from_list(Body& body) {
    const Expression target = next_result();
    try_to(body, assign(target, f_of(element(shared("N"), number(0)))));
  }

  void open_box(Body& body) {
    Expression box = dice_.one_in(2) ? shared("o") : element(shared("L"), number(0));
    const Expression target = next_result();
    try_to(body, assign(target, of_kind(Expression::Kind::Unbox, std::move(box), Type::Int)));
  }

  void call_function(Body& body) {
    const Expression target = next_result();
    try_to(body, assign(target, of_kind(Expression::Kind::Invoke, shared("F"))));
  }

  // ---- other statements ------------------------------------------------------------------------

  void change_inner(Body& body) { try_to(body, assign(f_of(next_of(root())), written())); }

  void relink(Body& body) {
    Expression object = root();
    try_to(body, assign(next_of(std::move(object)), dice_.one_in(3) ? null() : root()));
  }

  void pass_on(Body& body) {
    Expression target = root();
    if (dice_.one_in(3)) {
      body.push_back(assign(std::move(target), local(dice_.one_in(2) ? "q" : "s")));
    } else {
      try_to(body, assign(std::move(target), next_of(root())));
    }
  }

  void locked(Body& body) { body.push_back(lock("l", inside())); }
};

}  // namespace

Program random_graph_program(std::uint64_t seed, Size size) {
  return random_program_of<Graphs>("graphs", seed, size);
}

}  // namespace enumerator
