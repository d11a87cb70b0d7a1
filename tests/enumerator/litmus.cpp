#include "litmus.hpp"

#include <utility>

namespace enumerator {

namespace {

using Names = std::vector<std::string>;
using Asked = std::vector<std::pair<std::string, int>>;

// Who allows it. No model allows what the empty list stands for.
const Names nobody = {};
const Names all_relaxed = {"tso", "pso", "clr2", "clr", "arm64", "dotnet"};
const Names all_but_tso = {"pso", "clr2", "clr", "arm64", "dotnet"};
const Names reordered_reads = {"clr2", "clr", "arm64", "dotnet"};
const Names reordered_writes = {"pso", "clr", "arm64", "dotnet"};
const Names speculative = {"clr2", "clr", "arm64"};

enum class Access : std::uint8_t { Plain, Volatile };

Program program_of(std::vector<Variable> statics, std::vector<Body> bodies) {
  Program program{.origin = "litmus", .statics = std::move(statics), .threads = {}};
  for (Body& body : bodies) {
    program.threads.push_back(
        {{{"r0"}, {"r1"}, {"r2"}, {"q", Type::Node}, {"s", Type::Node}, {"a", Type::Array}},
         std::move(body)});
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
          program_of({{"data"}, int_named("flag", access), {"z"}},
                     {std::move(writer), std::move(reader)}),
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
      {"pso", "clr2", "clr", "arm64"});
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

// ---- control -----------------------------------------------------------------------------------

/// data, a barrier, then what the writer gives   ||   the reader takes it into r0, then r1 = data
Litmus reads_past(std::string name, const Body& given, Body reader, int taken,
                  const Names& allowed = speculative) {
  Program program = program_of({{"data"},
                                {"flag"},
                                {"zeros", Type::Array, false, 1},
                                {"o", Type::Object},
                                {"B", Type::Base},
                                {"I", Type::Getter},
                                {"F", Type::Function},
                                {"A", Type::Array},
                                {"T", Type::String}},
                               {Body{store("data", 1), barrier()} + given,
                                {try_catch(std::move(reader), {}, Exception::Any)}});
  const Body get = {assign(local("m"), local("n"))};
  program.overrides = {get, get, get};
  return {"a read past " + std::move(name), without_unused_variables(std::move(program)),
          Asked{{"T1_r0", taken}, {"T1_r1", 0}}, allowed};
}

/// The number 1 is given by the flag; `use` depends on it.
Litmus reads_past_use(std::string name, const Body& use) {
  return reads_past(std::move(name), {store("flag", 1)},
                    Body{load(r0(), "flag")} + use + Body{load(r1(), "data")}, 1);
}

Expression call_get(std::string name) {
  return of_kind(Expression::Kind::CallVirtual, {shared(std::move(name)), number(1)});
}

Statement give(std::string name, Type type) {
  Expression made = fresh();
  made.type = type;
  return assign(shared(std::move(name)), std::move(made));
}

Statement add_one(const Expression& target) {
  return assign(target, binary(target, Operator::Add, number(1)));
}

std::vector<Litmus> reads_past_control() {
  using Of = Expression::Kind;
  const Statement read_data = load(r1(), "data");
  const Body counted = {assign(r2(), number(0)),
                        loop_while(binary(r2(), Operator::Less, number(2)), {add_one(r2())}),
                        read_data};
  const Body rounds = {assign(r1(), number(2)), assign(r2(), r0()),
                       loop_while(is_one(r2()), {read_data, add_one(r2())})};
  const Body node = {assign(q(), fresh()), assign(field(q(), "f"), number(1)), barrier(),
                     assign(shared("o"), q())};
  const auto reader_of_node = [&](Of test) {
    return Body{assign(q(), of_kind(test, shared("o"), Type::Node)), read_data,
                assign(r0(), field(q(), "f"))};
  };
  const Body array = {
      assign(shared("A"), Expression{.kind = Of::NewArray, .number = 2, .type = Type::Array})};
  const Body call = {assign(r0(), of_kind(Of::Invoke, shared("F"))), read_data};
  const Statement capture{
      .kind = Statement::Kind::Capture, .target = shared("F"), .value = number(1)};
  const Body made = {assign(
      local("a"), Expression{.kind = Of::NewArray, .operands = {r0()}, .type = Type::Array})};
  const Body same = {
      assign(r0(), of_kind(Of::Conditional, {of_kind(Of::SameText, {shared("T"), text("a")}),
                                             number(1), number(0)})),
      read_data};
  return {
      reads_past("the condition of a loop, in its body", {store("flag", 1)},
                 Body{load(r0(), "flag")} + rounds, 1),
      reads_past_use("a loop of known length", {if_else(is_one(r0()), counted)}),
      reads_past("a virtual call", {give("B", Type::Left)},
                 {assign(r0(), call_get("B")), read_data}, 1),
      reads_past("a call through an interface", {give("I", Type::Plain)},
                 {assign(r0(), call_get("I")), read_data}, 1),
      reads_past("a call of a delegate", {capture}, call, 1),
      reads_past("a cast", node, reader_of_node(Of::Cast), 1),
      reads_past("a type test", node, reader_of_node(Of::As), 1),
      reads_past_use("an index", {assign(r2(), element(shared("zeros"), r0()))}),
      reads_past_use("a division", {assign(r2(), binary(number(2), Operator::Divide, r0()))}),
      reads_past_use("a checked sum", {assign(r2(), of_kind(Of::CheckedAdd, {r0(), number(1)}))}),
      reads_past("the length of an array", array,
                 {assign(r0(), of_kind(Of::Length, shared("A"))), read_data}, 2, reordered_reads),
      reads_past("a comparison of strings", {assign(shared("T"), text("a"))}, same, 1),
      reads_past_use("the length of a new array", made),
  };
}

/// A conditional that only computes a local; the local is not what is written.
Litmus load_buffering_with_selects() {
  const auto thread = [](const char* from, const char* to) {
    return Body{
        load(r0(), from),
        assign(r2(), of_kind(Expression::Kind::Conditional, {is_one(r0()), number(1), number(2)})),
        store(to, 1)};
  };
  return {"load buffering, selects between",
          program_of({{"x"}, {"y"}}, {thread("x", "y"), thread("y", "x")}),
          Asked{{"T0_r0", 1}, {"T1_r0", 1}},
          {"clr", "arm64"}};
}

/// A condition with a read in one of its ways.
Litmus load_buffering_with_branches() {
  const auto thread = [](const char* from, const char* to) {
    return Body{load(r0(), from), if_else(is_one(r0()), {load(r2(), "z")}), store(to, 1)};
  };
  return {"load buffering, branches between",
          program_of({{"x"}, {"y"}, {"z"}}, {thread("x", "y"), thread("y", "x")}),
          Asked{{"T0_r0", 1}, {"T1_r0", 1}}, nobody};
}

/// Whether two strings are the same is computed, not decided.
Litmus load_buffering_with_strings() {
  const Body reader = {
      assign(r0(), of_kind(Expression::Kind::Conditional,
                           {of_kind(Expression::Kind::SameText, {shared("T"), text("a")}),
                            number(1), number(0)})),
      store("y", 1)};
  return {"load buffering, a comparison of strings between",
          program_of({{"y"}, {"T", Type::String}},
                     {reader, {load(r0(), "y"), barrier(), assign(shared("T"), text("a"))}}),
          Asked{{"T0_r0", 1}, {"T1_r0", 1}},
          {"clr", "arm64"}};
}

/// What the select chooses is written.
Expression selected_by_r0() {
  return of_kind(Expression::Kind::Conditional, {is_one(r0()), number(1), number(2)});
}

/// To take the length of an array is to test it for null.
Litmus load_buffering_with_a_length() {
  const Body reader = {
      try_catch({assign(r0(), of_kind(Expression::Kind::Length, shared("A"))), store("y", 1)}, {})};
  return {"load buffering, the length of an array between",
          program_of({{"y"}, {"A", Type::Array}},
                     {reader,
                      {load(r0(), "y"), barrier(),
                       assign(shared("A"), Expression{.kind = Expression::Kind::NewArray,
                                                      .number = 1,
                                                      .type = Type::Array})}}),
          Asked{{"T0_r0", 1}, {"T1_r0", 1}}, nobody};
}

// ---- publication, fences -----------------------------------------------------------------------

/// The inner object is filled when the outer one refers to it already.
Litmus deep_publication() {
  const Body writer = {assign(q(), fresh()), assign(local("s"), fresh()),
                       assign(field(q(), "next"), local("s")),
                       assign(field(local("s"), "f"), number(1)), assign(shared("p"), q())};
  const Body reader = {assign(r0(), number(2)),
                       try_catch({load(q(), "p"), assign(local("s"), field(q(), "next")),
                                  assign(r0(), field(local("s"), "f"))},
                                 {})};
  return {"publish an object that refers to another, filled afterwards",
          program_of({{"p", Type::Node}}, {writer, reader}),
          Asked{{"T1_r0", 0}},
          {"pso", "dotnet"}};
}

/// x = 1; between; r0 = y   ||   y = 1; r0 = x
Litmus one_sided_store_buffering(std::string name, const Statement& between, const Names& allowed) {
  return {"store buffering, on one side " + std::move(name),
          program_of({{"x"}, {"y"}},
                     {{store("x", 1), between, load(r0(), "y")}, {store("y", 1), load(r0(), "x")}}),
          Asked{{"T0_r0", 0}, {"T1_r0", 0}}, allowed};
}

Body failing_exchange() {
  return {evaluate(
      interlocked(Expression::Kind::InterlockedCompareExchange, "z", {number(1), number(2)}))};
}

Body succeeding_exchange() {
  return {evaluate(
      interlocked(Expression::Kind::InterlockedCompareExchange, "z", {number(0), number(0)}))};
}

}  // namespace

std::vector<Litmus> litmus_tests() {
  const Body exchange = {
      evaluate(interlocked(Expression::Kind::InterlockedExchange, "z", {number(1)}))};
  std::vector<Litmus> tests = {
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
      load_buffering("plain", number(1), {"clr", "arm64", "dotnet"}),
      load_buffering("the read's value written", r0(), nobody),
      load_buffering("data dependency", one_that_depends_on_r0(), nobody),
      two_plus_two_writes(),
      independent_reads("plain", Access::Plain, reordered_reads),
      independent_reads("volatile", Access::Volatile, nobody),
      coherence_of_reads(),
      sequence_lock(),
      load_buffering_with_selects(),
      load_buffering_with_branches(),
      load_buffering_with_strings(),
      load_buffering("selects whose value is written", selected_by_r0(), nobody),
      load_buffering_with_a_length(),
      deep_publication(),
      one_sided_store_buffering("MemoryBarrier", barrier(), all_relaxed),
      one_sided_store_buffering("MemoryBarrierProcessWide", process_barrier(), nobody),
      message_passing("MemoryBarrierProcessWide in the writer", Access::Plain,
                      {store("data", 1), process_barrier(), store("flag", 1)},
                      {load(r0(), "flag"), load(r1(), "data")}, nobody),
      store_buffering("CompareExchange that fails between", Access::Plain, failing_exchange(),
                      {"arm64"}),
      store_buffering("CompareExchange that succeeds between", Access::Plain, succeeding_exchange(),
                      nobody),
      message_passing("CompareExchange that fails in the reader", Access::Plain,
                      {store("data", 1), barrier(), store("flag", 1)},
                      Body{load(r0(), "flag")} + failing_exchange() + Body{load(r1(), "data")},
                      {"arm64"}),
  };
  for (Litmus& test : reads_past_control()) tests.push_back(std::move(test));
  return tests;
}

}  // namespace enumerator
