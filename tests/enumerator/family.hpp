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
    auto& generator = static_cast<Generator&>(*this);
    is_affordable ? (generator.*kind.make)(body) : generator.simple(body);
  }

  /// What is inside has been paid for.
  Body inside() {
    Body body;
    static_cast<Generator&>(*this).simple(body);
    if (budget_ > 0 && dice_.one_in(2)) add_statement(body);
    return body;
  }

  Expression result() { return local(dice_.pick<std::string>({"r0", "r1", "r2"})); }

  /// In turn, so that what was read is seldom overwritten before the end.
  Expression next_result() { return local("r" + std::to_string(results_++ % 3)); }

  void assign_to_result(Body& body, Expression value) {
    body.push_back(assign(next_result(), std::move(value)));
  }

  Expression written() { return number(1 + dice_.below(2)); }

  Dice dice_;
  Size size_;
  std::vector<Form> chosen_;
  int budget_ = 0;
  int results_ = 0;
};

}  // namespace enumerator
