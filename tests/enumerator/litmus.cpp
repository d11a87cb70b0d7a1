#include "litmus.hpp"

#include <utility>

namespace enumerator {

namespace {

using Names = std::vector<std::string>;
using Asked = std::vector<std::pair<std::string, int>>;

// Who allows it. No model allows what the empty list stands for.
const Names nobody = {};
const Names all_relaxed = {"tso", "pso", "clr2", "clr", "dotnet"};
const Names all_but_tso = {"pso", "clr2", "clr", "dotnet"};
const Names reordered_reads = {"clr2", "clr", "dotnet"};
const Names reordered_writes = {"pso", "clr", "dotnet"};

enum class Access : std::uint8_t { Plain, Volatile };

Program program_of(std::vector<Variable> statics, std::vector<Body> bodies) {
  Program program{.origin = "litmus", .statics = std::move(statics), .threads = {}};
  for (Body& body : bodies) {
    program.threads.push_back(
        {{{"r0"}, {"r1"}, {"r2"}, {"q", Type::Node}, {"s", Type::Node}}, std::move(body)});
  }
  return without_unused_variables(std::move(program));
}

Variable int_named(std::string name, Access access) {
  return {std::move(name), Type::Int, access == Access::Volatile};
}

Expression r0() { return local("r0"); }
Expression r1() { return local("r1"); }
Expression r2() { return local("r2"); }
Expression q() { return local("q"); }
Statement store(std::string name, int value) {
  return assign(shared(std::move(name)), number(value));
}
Statement load(Expression target, std::string name) {
  return assign(std::move(target), shared(std::move(name)));
}
Expression is_one(Expression value) { return binary(std::move(value), Operator::Equal, number(1)); }
Expression is_null(Expression value) { return binary(std::move(value), Operator::Equal, null()); }
Expression is_not_null(Expression value) {
  return binary(std::move(value), Operator::NotEqual, null());
}

Body operator+(Body first, const Body& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

/// x = 1; between; r0 = y   ||   y = 1; between; r0 = x
Litmus store_buffering(std::string name, Access access, const Body& between, const Names& allowed) {
  return {"store buffering, " + std::move(name),
          program_of({int_named("x", access), int_named("y", access), {"z"}},
                     {Body{store("x", 1)} + between + Body{load(r0(), "y")},
                      Body{store("y", 1)} + between + Body{load(r0(), "x")}}),
          Asked{{"T0_r0", 0}, {"T1_r0", 0}}, allowed};
}

Litmus message_passing(std::string name, Access access, Body writer, Body reader,
                       const Names& allowed) {
  return {"message passing, " + std::move(name),
          program_of({{"data"}, int_named("flag", access)}, {std::move(writer), std::move(reader)}),
          Asked{{"T1_r0", 1}, {"T1_r1", 0}}, allowed};
}

/// data, then the flag   ||   the flag, then data
Litmus message_passing_of(std::string name, Access access, const Names& allowed) {
  return message_passing(std::move(name), access, {store("data", 1), store("flag", 1)},
                         {load(r0(), "flag"), load(r1(), "data")}, allowed);
}

/// The flag is written with Volatile.Write, and read by an ordinary read before a branch.
Litmus message_passing_with_a_branch() {
  return message_passing(
      "volatile write, plain flag, if", Access::Plain,
      {store("data", 1), volatile_write("flag", number(1))},
      {load(r0(), "flag"), assign(r1(), number(2)), if_else(is_one(r0()), {load(r1(), "data")})},
      {"pso", "clr2", "clr"});
}

Body make_and_publish() {
  return {assign(q(), fresh()), assign(field(q(), "f"), number(1)), assign(shared("p"), q())};
}

Litmus publication() {
  const Body reader = {assign(r0(), number(2)), load(q(), "p"),
                       if_else(is_not_null(q()), {assign(r0(), field(q(), "f"))})};
  return {"publish a reference, read a field through it",
          program_of({{"p", Type::Node}}, {make_and_publish(), reader}),
          Asked{{"T1_r0", 0}},
          {"pso", "dotnet"}};
}

/// The reader dereferences whatever it has read, without a look at it.
Litmus publication_read_blindly() {
  const Body reader = {
      try_catch({load(q(), "p"), assign(r0(), field(q(), "f"))}, {assign(r0(), number(2))})};
  return {"publish a reference, dereference it blindly",
          program_of({{"p", Type::Node}}, {make_and_publish(), reader}),
          Asked{{"T1_r0", 0}},
          {"pso", "dotnet"}};
}

/// if (p == null) lock (l) if (p == null) { make and publish }; r0 = p.f
Litmus double_checked_locking() {
  const Body get = {
      load(q(), "p"),
      if_else(is_null(q()),
              {lock("l", {load(q(), "p"), if_else(is_null(q()), make_and_publish())})}),
      assign(r0(), field(q(), "f"))};
  return {"double-checked locking, plain reference",
          program_of({{"p", Type::Node}, {"l", Type::Object, false, 1}}, {get, get}),
          Asked{{"T1_r0", 0}},
          {"pso", "dotnet"}};
}

/// if (!ready) lock (l) if (!ready) { data = 1; ready = true; }; r0 = data
Litmus double_checked_locking_with_a_flag() {
  const auto is_unset = [](Expression value) {
    return binary(std::move(value), Operator::Equal, number(0));
  };
  const Body get = {
      if_else(
          is_unset(shared("ready")),
          {lock("l", {if_else(is_unset(shared("ready")), {store("data", 1), store("ready", 1)})})}),
      load(r0(), "data")};
  return {"double-checked locking, plain flag",
          program_of({{"data"}, {"ready"}, {"l", Type::Object, false, 1}}, {get, get}),
          Asked{{"T1_r0", 0}}, all_but_tso};
}

/// r0 = x; y = value   ||   r0 = y; x = value
Litmus load_buffering(std::string name, const Expression& value, const Names& allowed) {
  return {"load buffering, " + std::move(name),
          program_of({{"x"}, {"y"}}, {{load(r0(), "x"), assign(shared("y"), value)},
                                      {load(r0(), "y"), assign(shared("x"), value)}}),
          Asked{{"T0_r0", 1}, {"T1_r0", 1}}, allowed};
}

Expression one_that_depends_on_r0() {
  return binary(binary(r0(), Operator::Subtract, r0()), Operator::Add, number(1));
}

Litmus two_plus_two_writes() {
  return {
      "2+2W, plain",
      program_of({{"x"}, {"y"}}, {{store("x", 1), store("y", 2)}, {store("y", 1), store("x", 2)}}),
      Asked{{"x", 1}, {"y", 1}}, reordered_writes};
}

Litmus independent_reads(std::string name, Access access, const Names& allowed) {
  return {"independent reads of independent writes, " + std::move(name),
          program_of({int_named("x", access), int_named("y", access)},
                     {{store("x", 1)},
                      {store("y", 1)},
                      {load(r0(), "x"), load(r1(), "y")},
                      {load(r0(), "y"), load(r1(), "x")}}),
          Asked{{"T2_r0", 1}, {"T2_r1", 0}, {"T3_r0", 1}, {"T3_r1", 0}}, allowed};
}

Litmus coherence_of_reads() {
  return {"two reads of one location, new then old",
          program_of({{"x"}}, {{store("x", 1)}, {load(r0(), "x"), load(r1(), "x")}}),
          Asked{{"T1_r0", 1}, {"T1_r1", 0}},
          {"dotnet"}};
}

Litmus sequence_lock() {
  return {"seqlock",
          program_of({{"version", Type::Int, true}, {"data"}},
                     {{store("version", 1), store("data", 1), store("version", 2)},
                      {load(r0(), "version"), load(r1(), "data"), load(r2(), "version")}}),
          Asked{{"T1_r0", 0}, {"T1_r1", 1}, {"T1_r2", 0}}, all_but_tso};
}

}  // namespace

std::vector<Litmus> litmus_tests() {
  const Body exchange = {
      evaluate(interlocked(Expression::Kind::InterlockedExchange, "z", {number(1)}))};
  return {
      store_buffering("plain", Access::Plain, {}, all_relaxed),
      store_buffering("volatile", Access::Volatile, {}, all_relaxed),
      store_buffering("MemoryBarrier between", Access::Plain, {barrier()}, nobody),
      store_buffering("Interlocked between", Access::Plain, exchange, nobody),
      message_passing_of("plain", Access::Plain, all_but_tso),
      message_passing_of("flag volatile", Access::Volatile, {"pso"}),
      message_passing_with_a_branch(),
      publication(),
      publication_read_blindly(),
      double_checked_locking(),
      double_checked_locking_with_a_flag(),
      load_buffering("plain", number(1), {"clr", "dotnet"}),
      load_buffering("the read's value written", r0(), nobody),
      load_buffering("data dependency", one_that_depends_on_r0(), nobody),
      two_plus_two_writes(),
      independent_reads("plain", Access::Plain, reordered_reads),
      independent_reads("volatile", Access::Volatile, nobody),
      coherence_of_reads(),
      sequence_lock(),
  };
}

}  // namespace enumerator
