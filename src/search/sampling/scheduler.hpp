// Which thread goes next in a run that is sampled, where a search cannot go all ways.
//
// To add a way of sampling: a class in a file of its own here, its row in make_scheduler(), and a
// value of SearchOrder for the option that asks for it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "mmcheck/options.hpp"
#include "search/successors/position.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::search {

/// A step that can be made.
struct Candidate {
  Move move;
  std::optional<vm::Access> access;  // that it begins with, where it is known
};

/// Numbers that are the same for the same seed everywhere: SplitMix64 (G. L. Steele Jr., D. Lea,
/// C. H. Flood: Fast splittable pseudorandom number generators, 2014).
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t roll();
  /// One of the numbers below `count`, which is small.
  std::uint64_t below(std::uint64_t count) { return roll() % count; }

 private:
  std::uint64_t state_;
};

class Scheduler {
 public:
  virtual ~Scheduler() = default;

  /// Another run of the program begins.
  virtual void begin() {}
  /// One of the candidates: there are some, those of a thread next to each other.
  virtual std::size_t choose(const std::vector<Candidate>& candidates) = 0;
  /// The least probability that the runs have come to a violation if there is one that takes as
  /// many orderings as were asked for; none where nothing is known.
  virtual std::optional<double> bound() const { return std::nullopt; }
};

std::unique_ptr<Scheduler> make_scheduler(const Options& options);

}  // namespace mmcheck::search
