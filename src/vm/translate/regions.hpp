// The protected blocks and handlers of a method body as a tree, and the rules of who may go where
// (I.12.4.2.7, I.12.4.2.8, III.1.7.2).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "assembly/method_body.hpp"
#include "vm/translate/lazy_stack.hpp"

namespace mmcheck::vm {

struct Region {
  enum class Kind : std::uint8_t { Body, Try, Filter, Catch, Finally, Fault };
  static constexpr std::uint32_t none = 0xffffffff;

  Kind kind;
  std::uint32_t begin;  // offsets in the body, [begin, end)
  std::uint32_t end;
  std::uint32_t parent = none;
  std::uint32_t depth = 0;
  bool has_finally = false;  // Try: one of its clauses is
  /// Try: the clauses that protect it, in order. Otherwise the one clause that it is of.
  std::vector<std::uint32_t> clauses;
};

class Regions {
 public:
  /// Throws Refused for blocks that are empty, overlap, or are not within each other as they must.
  Regions(std::span<const assembly::ExceptionRegion> clauses, std::uint32_t code_size,
          Effort& effort);

  const Region& operator[](std::uint32_t region) const { return regions_[region]; }
  /// Outer ones before those in them; the body itself is the first.
  const std::vector<Region>& all() const { return regions_; }

  /// Whether a branch (or falling through) may go to `target`, in the region `to`; Refused if not.
  /// True if it enters a protected block, where the stack has to be empty.
  bool check_branch(std::uint32_t from, std::uint32_t to, std::uint32_t target) const;

  struct Leave {
    bool runs_finally = false;
    std::vector<std::uint32_t> handlers;  // clauses of the catch handlers that are left
  };
  Leave check_leave(std::uint32_t from, std::uint32_t to, std::uint32_t target) const;

  /// The handler or filter (or the body) that is nearest around this region, or it itself.
  std::uint32_t innermost_handler(std::uint32_t region) const;

 private:
  void add_all(std::span<const assembly::ExceptionRegion> clauses);
  void nest();
  void check_families(std::span<const assembly::ExceptionRegion> clauses) const;
  std::uint32_t common(std::uint32_t left, std::uint32_t right) const;
  bool may_enter(std::uint32_t region, std::uint32_t target) const;

  Effort& effort_;
  std::vector<Region> regions_;
};

}  // namespace mmcheck::vm
