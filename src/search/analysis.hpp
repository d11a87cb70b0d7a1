// What the references of a state say: which objects there are, how they are to be numbered, and
// which of them only one thread can reach.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "store/codec.hpp"

namespace mmcheck::search {

class Analyses {
 public:
  explicit Analyses(store::Codec& codec) : codec_(codec) {}

  /// Renumbers the objects of a state in the order in which they are reached, and drops those that
  /// are not: afterwards two states that differ in nothing else are the same. Returns the number of
  /// what is known of the state, for is_private.
  std::uint32_t normalize(store::Vector& state);

  /// Whether only this thread reaches the object, of a state with that analysis.
  bool is_private(std::uint32_t analysis, std::uint32_t object, std::uint32_t thread) const {
    return found_[analysis].owners[object] == thread;
  }

  /// For traces: which number an object had before the last normalize(), by its new number - 1.
  const std::vector<vm::Ref>& last_order() const { return order_; }

 private:
  struct Analysis {
    std::vector<std::uint32_t> skeletons;  // of everything in the state: what this is about
    std::vector<vm::Ref> new_numbers;      // by old number; empty if every object keeps its own
    std::uint32_t normalized = 0;          // the analysis of the state with the new numbers
    std::vector<std::uint32_t> owners;     // by object: thread, or shared
  };
  static constexpr std::uint32_t nobody = 0xffffffff;
  static constexpr std::uint32_t shared = 0xfffffffe;

  void collect_skeletons(const store::Vector& state);
  std::uint32_t find(const store::Vector& state);
  void analyse(const store::Vector& state, Analysis& to);
  void rename(store::Vector& state, const std::vector<vm::Ref>& new_numbers);

  store::Codec& codec_;
  std::vector<Analysis> found_;
  std::unordered_multimap<std::uint64_t, std::uint32_t> by_hash_;
  std::vector<std::uint32_t> skeletons_;
  std::vector<vm::Ref> order_;
};

}  // namespace mmcheck::search
