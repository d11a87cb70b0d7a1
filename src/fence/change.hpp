// What can be changed about a program so that an operation no longer overtakes another.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"
#include "model/model.hpp"
#include "search/telling/overtakings.hpp"
#include "vm/execute/machine.hpp"
#include "vm/visible/repairs.hpp"

namespace mmcheck::fence {

/// One change. Their order is that in which they are preferred where all else is the same: what
/// comes first in the program.
struct Change {
  std::uint32_t module = 0;     // its number in the program
  std::uint32_t method = 0;     // MethodDef; of a VolatileField 0
  std::uint32_t il_offset = 0;  // of a barrier: its place; of a VolatileField 0
  Repair::Kind kind = Repair::Kind::Barrier;
  std::uint32_t field = 0;  // VolatileField

  friend bool operator==(const Change&, const Change&) = default;
  friend bool operator<(const Change& left, const Change& right) {
    const auto key = [](const Change& one) {
      return std::tuple(one.module, one.method, one.il_offset, one.kind, one.field);
    };
    return key(left) < key(right);
  }
};

/// Whether users can change the method that the instruction is in: those of .NET's own assemblies
/// they cannot.
bool is_changeable(const vm::Origin& origin);

/// Which changes there are to choose from, and what they do.
class Changes {
 public:
  Changes(vm::Machine& machine, const model::Model& model, const AllowedRepairs& allowed);

  /// Whether there are changes of any kind that may be proposed and is of use.
  bool has_kinds() const;
  /// Why there is nothing to choose from where these all came about in one run.
  std::string why_none(const std::vector<search::Overtaking>& overtakings) const;
  /// All that would have kept the second operation from completing before the first one, in order.
  std::vector<Change> that_forbid(const search::Overtaking& overtaking);

  /// The barrier just before an instruction.
  Change barrier_before(const vm::Origin& origin);

  /// With nothing but barriers, how many of them; else about how long they take, a barrier being
  /// 10.
  std::uint32_t cost_of(const Change& change) const;
  bool is_in_loop(const Change& change);
  vm::Repairs repairs_of(const std::vector<Change>& changes) const;
  /// One that was named before, for people. `overtakings`: what it is for.
  Repair describe(const Change& change, const std::vector<search::Overtaking>& overtakings);

 private:
  Change change_at(Repair::Kind kind, const vm::Origin& origin, std::uint32_t il_offset);
  void add_barriers(const search::Overtaking& overtaking, std::vector<Change>& to);
  void add_atomics(const search::Overtaking& overtaking, std::vector<Change>& to);
  void add_stronger(const search::Overtaking& overtaking, std::vector<Change>& to);
  std::optional<Change> volatile_field(const vm::Operation& operation);
  std::optional<Change> volatile_access(const vm::Operation& operation);
  Location location_of(const Change& change);

  vm::Machine& machine_;
  const model::Model& model_;
  AllowedRepairs allowed_;
  std::map<Change, vm::Origin> seen_;  // an instruction that it is about
};

}  // namespace mmcheck::fence
