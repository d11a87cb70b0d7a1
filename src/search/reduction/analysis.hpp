// What the references of a state say: which objects there are, how they are to be numbered, and
// which of them only one thread can reach.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "store/codec.hpp"
#include "store/number_map.hpp"
#include "store/states.hpp"

namespace mmcheck::search {

class Analyses {
 public:
  explicit Analyses(store::Codec& codec) : codec_(codec) {}
  /// A test of the machine: from now on nearly every object has another number after each step.
  void stress() { is_stressed_ = true; }

  /// Renumbers the objects of a state in the order in which they are reached, and drops those that
  /// are not: afterwards two states that differ in nothing else are the same. Returns the number of
  /// what is known of the state, for is_private.
  /// `found`: what after() says of it, where that is known.
  std::uint32_t normalize(store::Vector& state, std::optional<std::uint32_t> found = {});

  /// The analysis, not normalized, of a state that has other skeletons (Codec::number_of) in some
  /// places than one with the analysis `before`; nothing if it has other places, too.
  std::optional<std::uint32_t> after(std::uint32_t before, std::uint32_t skeletons);
  /// Whether normalize() leaves such a state as it is, and returns the same.
  bool is_normal(std::uint32_t analysis) const { return found_[analysis].renumbered == 0; }

  /// Whether only this thread reaches the object, of a state with that analysis.
  bool is_private(std::uint32_t analysis, std::uint32_t object, std::uint32_t thread) const {
    return owners_[found_[analysis].owners][object] == thread;
  }

  /// Whether one thread alone reaches the object, whichever it is.
  bool is_private(std::uint32_t analysis, std::uint32_t object) const {
    return owners_[found_[analysis].owners][object] < only_weak;
  }

  /// What the garbage collector may find in a state with that analysis, which is normal: objects
  /// whose finalizers would be run, 0, and WeakHandles whose targets nothing leads to; and once
  /// more 0, and those of both that it has to find. By a number that is 0 where it finds nothing.
  std::uint32_t garbage(std::uint32_t analysis) const { return found_[analysis].garbage; }
  std::span<const vm::Ref> garbage_with(std::uint32_t number) const { return garbage_[number]; }

  /// For traces: which number an object had before the last normalize(), by its new number - 1;
  /// 0 for one that was not there.
  const std::vector<vm::Ref>& last_order() const { return order_; }

  std::uint64_t bytes() const {
    return skeletons_.bytes() + owners_.bytes() + renumberings_.bytes() + places_.bytes() +
           renamed_.bytes() + after_.bytes() + found_.size() * sizeof(Analysis);
  }

 private:
  struct Analysis {
    std::uint32_t owners = 0;      // in owners_
    std::uint32_t renumbered = 0;  // in renumberings_; 0 if every object keeps its number
    std::uint32_t normalized = 0;  // the analysis of the state with the new numbers
    std::uint32_t moved = 0;       // in places_: where there are references to be renumbered
    std::size_t statics = 0;       // how many objects the statics lead to
    std::uint32_t garbage = 0;     // in garbage_; 0 if there is none
  };
  static constexpr std::uint32_t nobody = 0xffffffff;
  static constexpr std::uint32_t shared = 0xfffffffe;
  // Of what nothing leads to, if something may lead to it once more.
  static constexpr std::uint32_t to_be_finalized = 0xfffffffd;
  static constexpr std::uint32_t lingering = 0xfffffffc;
  static constexpr std::uint32_t only_weak = 0xfffffffb;
  static constexpr std::uint32_t other_shape = 0xffffffff;  // instead of an analysis

  std::uint32_t normalize_once(store::Vector& state, std::optional<std::uint32_t> found);
  std::uint32_t find(const store::Vector& state);
  std::uint32_t find_scratch();
  void walk_statics();
  void walk_threads();
  void walk(std::uint32_t skeleton, std::uint32_t root);
  void walk_on();
  std::uint32_t walk_garbage();
  void walk_lingering();
  std::vector<vm::Ref> find_handles();
  void reach(vm::Ref ref, std::uint32_t root);
  bool is_static(vm::Ref ref) const;
  std::uint32_t without_statics(std::uint32_t skeleton);
  std::uint32_t renumber(std::size_t objects);
  std::uint32_t find_moved(std::uint32_t renumbered, std::size_t statics);
  void rename(store::Vector& state, const Analysis& analysis);
  store::Component renamed(store::Component component, std::uint32_t renumbered);
  std::uint32_t find_after(std::uint32_t before, std::uint32_t skeletons);

  void shuffle();

  store::Codec& codec_;
  bool is_stressed_ = false;
  store::States skeletons_;          // of all components of a state, without_statics()
  std::vector<Analysis> found_{{}};  // by number of those
  store::Sequences owners_;          // by object: thread, or shared
  store::Sequences garbage_;
  store::Sequences renumberings_;  // new numbers, by old number
  store::Sequences places_;        // of components: two words each, the list and the index
  store::NumberMap renamed_;       // by component and renumbering: the component
  store::NumberMap after_;         // by analysis and changes of skeletons: find_after()
  // What is being analysed: its skeletons, and how far the walk has come.
  store::Vector scratch_;
  std::vector<std::uint32_t> owner_of_;
  std::vector<vm::Ref> order_;
  std::vector<vm::Ref> waiting_;
  std::vector<store::Word> kept_;
};

}  // namespace mmcheck::search
