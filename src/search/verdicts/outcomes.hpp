// What a program's runs end with: the values of fields, and what it has observed itself.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "mmcheck/result.hpp"
#include "search/successors/position.hpp"
#include "vm/execute/machine.hpp"

namespace mmcheck::search {

/// A static field to be observed.
struct Observed {
  std::string name;
  const vm::Field* field;
};

using Values = std::map<std::string, std::string>;  // by name

/// Of a state, all of it, in which a run ends.
Values values_at_end(vm::Machine& machine, vm::State& state, const std::vector<Observed>& fields);

/// Where a run ends: a state, or a step from there; or what repeats from there on, for ever, after
/// these moves.
struct End {
  std::uint32_t state;
  std::optional<Move> last;
  std::vector<Move> lead{};
  std::vector<Move> cycle{};
};

/// Each once, with the first run that ends so.
class Outcomes {
 public:
  void add(Values values, End end) {
    if (!values.empty()) found_.try_emplace(std::move(values), end);
  }
  void add_deadlock() { has_deadlock_ = true; }

  std::vector<FinalOutcome> all() const;
  const End* find(const Values& values) const;

 private:
  std::map<Values, End> found_;
  bool has_deadlock_ = false;
};

/// As if it was one: where the run that ends so is told. Without the run.
Violation violation_of(const FinalOutcome& outcome);

}  // namespace mmcheck::search
