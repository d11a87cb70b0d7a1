// What the families of random programs have in common: a thread gets statements until what it may
// have is spent; and each program is made of few kinds of statements, chosen by their weights, for
// programs that have a little of everything seldom have two threads that meet.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "dice.hpp"
#include "generate.hpp"

namespace enumerator {

template <typename Generator>
class Family {
 protected:
  /// How a statement is made, how many statements it counts for, and how often it is chosen.
  struct Form {
    void (Generator::*make)(Body&);
    int cost;
    int weight;
  };

  Family(std::uint64_t seed, Size size) : dice_(seed), size_(size) {}

  void choose(const std::vector<Form>& kinds, int count) {
    std::vector<Form> weighted;
    for (const Form& kind : kinds) {
      weighted.insert(weighted.end(), static_cast<std::size_t>(kind.weight), kind);
    }
    for (int i = 0; i < count; ++i) chosen_.push_back(dice_.pick(weighted));
  }

  Body body_of_thread() {
    budget_ = dice_.one_in(4) ? 1 + dice_.below(size_.statements) : size_.statements;
    results_ = 0;
    Body body;
    while (budget_ > 0) add_statement(body);
    return body;
  }

  void add_statement(Body& body) {
    const Form& kind = dice_.pick(chosen_);
    const bool is_affordable = kind.cost <= budget_;
    budget_ -= is_affordable ? kind.cost : 1;
    is_affordable ? (generator().*kind.make)(body) : generator().simple(body);
  }

  /// What is inside has been paid for.
  Body inside() {
    Body body;
    generator().simple(body);
    if (budget_ > 0 && dice_.one_in(2)) add_statement(body);
    return body;
  }

  std::vector<ThreadBody> threads(const std::vector<Variable>& locals) {
    std::vector<ThreadBody> result;
    for (int i = 0; i < size_.threads; ++i) result.push_back({locals, body_of_thread()});
    return result;
  }

  Expression result() { return local(dice_.pick<std::string>({"r0", "r1", "r2"})); }

  /// In turn, so that what was read is seldom overwritten before the end.
  Expression next_result() { return local("r" + std::to_string(results_++ % 3)); }

  void assign_to_result(Body& body, Expression value) {
    body.push_back(assign(next_result(), std::move(value)));
  }

  Expression written() { return number(1 + dice_.below(2)); }

  // ---- statements of several families; a family that has its own takes that instead ------------

  void simple(Body& body) { dice_.one_in(2) ? generator().write(body) : generator().read(body); }

  /// Of what a family calls a place.
  void write(Body& body) {
    Expression value = written();
    body.push_back(assign(generator().place(), std::move(value)));
  }

  void read(Body& body) { assign_to_result(body, generator().place()); }

  void full_barrier(Body& body) { body.push_back(barrier()); }

  void try_to(Body& body, Statement access) {
    Body handler;
    assign_to_result(handler, number(-1));
    body.push_back(try_catch({std::move(access)}, std::move(handler), Exception::Any));
  }

  Dice dice_;
  Size size_;
  std::vector<Form> chosen_;
  int budget_ = 0;
  int results_ = 0;

 private:
  Generator& generator() { return static_cast<Generator&>(*this); }
};

/// The program that a generator makes of a seed, and how to get it again.
template <typename Generator, typename... More>
Program random_program_of(const std::string& family, std::uint64_t seed, Size size, More... more) {
  Program program = Generator(seed, size, more...).generate();
  program.origin = "--" + family + " " + options_of(seed, size);
  return program;
}

}  // namespace enumerator
