// What the references of a state say: which objects there are, how they are to be numbered, and
// which of them only one thread can reach.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "store/codec.hpp"
#include "store/number_map.hpp"

namespace mmcheck::search {

class Analyses {
 public:
  explicit Analyses(store::Codec& codec) : codec_(codec) {}

  /// Renumbers the objects of a state in the order in which they are reached, and drops those that
  /// are not: afterwards two states that differ in nothing else are the same. Returns the number of
  /// what is known of the state, for is_private.
  std::uint32_t normalize(store::Vector& state) { return normalize(state, find(state)); }

  /// The same for what a step that changes references in this way (Step::references) makes of a
  /// state with the analysis `before`.
  std::uint32_t normalize_after(std::uint32_t before, std::uint32_t references,
                                store::Vector& state);
  /// Its result, if that is known, is the same for all such states, and they keep all numbers and
  /// have no more and no fewer components.
  std::optional<std::uint32_t> after(std::uint32_t before, std::uint32_t references) const;

  /// Whether only this thread reaches the object, of a state with that analysis.
  bool is_private(std::uint32_t analysis, std::uint32_t object, std::uint32_t thread) const {
    return found_[analysis].owners[object] == thread;
  }

  /// For traces: which number an object had before the last normalize(), by its new number - 1.
  const std::vector<vm::Ref>& last_order() const { return order_; }

 private:
  struct Analysis {
    std::vector<vm::Ref> new_numbers;   // by old number; empty if every object keeps its own
    std::uint32_t normalized = 0;       // the analysis of the state with the new numbers
    std::vector<std::uint16_t> owners;  // by object: thread, or shared
  };
  static constexpr std::uint16_t nobody = 0xffff;
  static constexpr std::uint16_t shared = 0xfffe;

  std::uint32_t normalize(store::Vector& state, std::uint32_t number);
  bool have_same_shape(std::uint32_t left, std::uint32_t right) const;
  void collect_skeletons(const store::Vector& state);
  std::uint32_t find(const store::Vector& state);
  void analyse(const store::Vector& state, Analysis& to);
  void rename(store::Vector& state, std::uint32_t number);

  store::Codec& codec_;
  store::Sequences skeletons_;      // of everything in the state: what an analysis is about
  std::vector<Analysis> found_{1};  // by number of that sequence
  store::NumberMap after_;          // by analysis and Step::references: what find() finds
  store::NumberMap renamed_;        // by component and analysis: the component
  std::vector<std::uint32_t> words_;
  std::vector<vm::Ref> order_;
};

}  // namespace mmcheck::search
