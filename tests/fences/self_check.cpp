// Does trying all sets of places find as few barriers as is known of small programs? Each number
// below was found by thinking: which pairs of accesses have to stay in order, and which barrier
// orders several of them.
#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include "enumerator/csharp.hpp"
#include "enumerator/litmus.hpp"
#include "fewest.hpp"

namespace {

using namespace enumerator;

struct Known {
  std::string name;
  Program program;
  std::string model;
  std::size_t barriers;
};

Program litmus_named(const std::string& name) {
  const std::vector<Litmus> all = litmus_tests();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Litmus& litmus) { return litmus.name == name; });
  if (found == all.end()) throw std::logic_error("no litmus test " + name);
  return found->program;
}

Statement store(const char* name) { return assign(shared(name), number(1)); }
Statement load(const char* target, const char* name) { return assign(local(target), shared(name)); }

Program program_of(std::vector<Body> bodies) {
  Program program{.origin = "known",
                  .statics = {{"a"}, {"b"}, {"c"}, {"d"}, {"x"}, {"y"}, {"z"}},
                  .threads = {}};
  for (Body& body : bodies) {
    program.threads.push_back({{{"r0"}, {"r1"}, {"r2"}, {"i"}}, std::move(body)});
  }
  return without_unused_variables(std::move(program));
}

/// Two readers see the last and the second last of four writes: one barrier between the middle ones
/// orders the writes for both, while those for one of them are also ordered at other places.
Program four_writes() {
  return program_of({{store("a"), store("b"), store("c"), store("d")},
                     {load("r1", "d"), barrier(), load("r2", "a")},
                     {load("r1", "c"), barrier(), load("r2", "b")}});
}

/// Store buffering where the read is in both arms: before the branch is one place for both.
Program reads_in_both_arms() {
  return program_of({{store("x"), load("r2", "z"),
                      if_else(binary(local("r2"), Operator::Equal, number(0)), {load("r0", "y")},
                              {load("r1", "y")})},
                     {store("y"), load("r0", "x")},
                     {store("z")}});
}

/// Store buffering where the write is in both arms: behind them is one place for both.
Program writes_in_both_arms() {
  return program_of({{load("r2", "z"),
                      if_else(binary(local("r2"), Operator::Equal, number(0)), {store("x")},
                              {assign(shared("x"), number(2))}),
                      load("r0", "y")},
                     {store("y"), load("r0", "x")},
                     {store("z")}});
}

/// One read of one place, done twice: what is before it in the loop is before each of them.
Program reads_in_a_loop() {
  const Expression i = local("i");
  return program_of({{loop_while(binary(i, Operator::Less, number(2)),
                                 {assign(local("r1"), local("r0")), load("r0", "x"),
                                  assign(i, binary(i, Operator::Add, number(1)))})},
                     {store("x")}});
}

/// Message passing whose reader subtracts: only 1 is wrong, and the place is inside the expression.
Program reads_in_an_expression() {
  return program_of({{store("x"), barrier(), store("y")},
                     {assign(local("r0"), binary(shared("y"), Operator::Subtract, shared("x")))}});
}

std::vector<Known> known() {
  std::vector<Known> all;
  const auto litmus = [&](const char* name, const char* model, std::size_t barriers) {
    all.push_back({name, litmus_named(name), model, barriers});
  };
  for (const char* model : {"tso", "pso", "clr2", "clr", "dotnet"}) {
    litmus("store buffering, plain", model, 2);
    litmus("store buffering, volatile", model, 2);
    all.push_back({"reads in both arms", reads_in_both_arms(), model, 2});
    litmus("store buffering, MemoryBarrier between", model, 0);
  }
  litmus("message passing, plain", "tso", 0);
  litmus("message passing, plain", "pso", 1);
  litmus("message passing, plain", "clr2", 1);
  litmus("message passing, plain", "clr", 2);
  litmus("message passing, plain", "dotnet", 2);
  litmus("message passing, flag volatile", "pso", 1);
  litmus("publish a reference, read a field through it", "dotnet", 1);
  litmus("double-checked locking, plain reference", "pso", 2);  // each has a method of its own
  litmus("load buffering, plain", "dotnet", 2);
  litmus("2+2W, plain", "pso", 2);
  litmus("independent reads of independent writes, plain", "clr2", 2);
  litmus("two reads of one location, new then old", "dotnet", 1);
  all.push_back({"four writes", four_writes(), "dotnet", 1});
  all.push_back({"four writes", four_writes(), "pso", 1});
  all.push_back({"writes in both arms", writes_in_both_arms(), "tso", 2});
  all.push_back({"reads in a loop", reads_in_a_loop(), "dotnet", 1});
  all.push_back({"reads in an expression", reads_in_an_expression(), "clr2", 1});
  return all;
}

bool is_right(const Known& item) {
  const auto fewest =
      fences::fewest_barriers(lower(item.program), *find_model(item.model), 20, 1'000'000);
  if (fewest && fewest->gaps.size() == item.barriers) return true;
  std::printf("failed: %s needs %zu under %s, not %s (%s)\n%s", item.name.c_str(), item.barriers,
              item.model.c_str(), fewest ? std::to_string(fewest->gaps.size()).c_str() : "unknown",
              fewest ? fences::text_of(fewest->gaps).c_str() : "",
              csharp_class_of(item.program, "P").c_str());
  return false;
}

}  // namespace

int main() {
  const std::vector<Known> all = known();
  const auto passed = std::count_if(all.begin(), all.end(), is_right);
  const auto failed = static_cast<std::ptrdiff_t>(all.size()) - passed;
  std::printf("%td passed, %td failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
