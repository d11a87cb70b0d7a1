// The levels of the nodes in a push-relabel algorithm, and which nodes of a level are active.
//
// LEMON brings two. Its Elevator moves a node past all levels between, of which there may be as
// many as nodes: on state graphs of many layers nearly all time went there. Its LinkedElevator does
// not compile as C++20. This is the latter anew, with one thing more: it gets tired. Levels are
// lower bounds of the distances to the sink, and bad ones after a while; when it is tired LEMON
// finds no active node any more and stops, and whoever called it has the exact distances found and
// goes on.
#pragma once

#include <lemon/core.h>

#include <cstdint>
#include <vector>

namespace mmcheck::mincut {

// NOLINTBEGIN(readability-identifier-naming): LEMON calls these functions by its own names.
template <typename Digraph>
class Elevator {
 public:
  using Item = typename Digraph::Node;

  Elevator(const Digraph& digraph, int max_level)
      : max_level_(max_level),
        places_(static_cast<std::size_t>(digraph.nodeNum())),
        levels_(static_cast<std::size_t>(max_level) + 1) {}

  // The lists of all levels, from the lowest up. What is not added is at the top.
  void initStart() {
    for (Place& place : places_) place = {none, none, max_level_, false};
    for (Level& level : levels_) level = {};
    next_level_ = 0;
    highest_active_ = -1;
    lifts_ = 0;
  }
  void initAddItem(Item item) { append(Digraph::id(item), next_level_); }
  void initNewLevel() { ++next_level_; }
  void initFinish() {}

  int maxLevel() const { return max_level_; }
  int operator[](Item item) const { return at(Digraph::id(item)).level; }
  bool active(Item item) const { return at(Digraph::id(item)).is_active; }
  bool emptyLevel(int level) const { return of(level).first == none; }

  /// Twice as many lifts as there are nodes pay for finding the distances anew. Fewer help some
  /// state graphs a little and harm others much; so does having it rest less and less often.
  bool is_tired() const { return lifts_ >= 2 * std::int64_t{max_level_}; }
  bool activeFree(int level) const { return is_tired() || has_no_active(level); }
  int highestActiveLevel() const { return highest_active_; }
  Item highestActive() const {
    return is_tired() || highest_active_ < 0 ? Item(lemon::INVALID) : activeOn(highest_active_);
  }
  Item activeOn(int level) const { return Digraph::nodeFromId(of(level).first); }

  /// Not at the top, where a node's excess stays.
  void activate(Item item) {
    const int node = Digraph::id(item);
    const int level = at(node).level;
    if (level == max_level_) return;
    unlink(node);
    prepend(node, level);
    at(node).is_active = true;
    if (level > highest_active_) highest_active_ = level;
  }
  void deactivate(Item item) {
    const int node = Digraph::id(item);
    const int level = at(node).level;
    at(node).is_active = false;
    unlink(node);
    append(node, level);
    find_highest_active();
  }

  void liftHighestActive(int new_level) { liftActiveOn(highest_active_, new_level); }
  void liftHighestActiveToTop() { liftActiveToTop(highest_active_); }
  void liftActiveOn(int level, int new_level) {
    const int node = of(level).first;
    unlink(node);
    prepend(node, new_level);
    if (new_level > highest_active_) highest_active_ = new_level;
    ++lifts_;
  }
  void liftActiveToTop(int level) {
    const int node = of(level).first;
    unlink(node);
    at(node) = {none, none, max_level_, false};
    find_highest_active();
  }
  /// Everything above an empty level: it cannot reach the sink any more.
  void liftToTop(int level) {
    for (int i = level + 1; i < max_level_ && !emptyLevel(i); ++i) {
      for (int node = of(i).first; node != none;) {
        const int next = at(node).next;
        at(node) = {none, none, max_level_, false};
        node = next;
      }
      of(i) = {};
    }
    if (highest_active_ >= level) highest_active_ = level - 1;
    find_highest_active();
  }

 private:
  static constexpr int none = -1;
  struct Place {
    int next = none;
    int previous = none;
    int level = 0;
    bool is_active = false;
  };
  struct Level {
    int first = none;  // active ones come first
    int last = none;
  };

  Place& at(int node) { return places_[static_cast<std::size_t>(node)]; }
  const Place& at(int node) const { return places_[static_cast<std::size_t>(node)]; }
  Level& of(int level) { return levels_[static_cast<std::size_t>(level)]; }
  const Level& of(int level) const { return levels_[static_cast<std::size_t>(level)]; }

  bool has_no_active(int level) const {
    const int first = of(level).first;
    return first == none || !at(first).is_active;
  }
  void find_highest_active() {
    while (highest_active_ >= 0 && has_no_active(highest_active_)) --highest_active_;
  }

  void unlink(int node) {
    const Place& place = at(node);
    (place.previous == none ? of(place.level).first : at(place.previous).next) = place.next;
    (place.next == none ? of(place.level).last : at(place.next).previous) = place.previous;
  }
  void prepend(int node, int level) {
    Level& list = of(level);
    at(node) = {list.first, none, level, at(node).is_active};
    (list.first == none ? list.last : at(list.first).previous) = node;
    list.first = node;
  }
  void append(int node, int level) {
    Level& list = of(level);
    at(node) = {none, list.last, level, at(node).is_active};
    (list.last == none ? list.first : at(list.last).next) = node;
    list.last = node;
  }

  int max_level_;
  std::vector<Place> places_;
  std::vector<Level> levels_;
  int next_level_ = 0;
  int highest_active_ = -1;
  std::int64_t lifts_ = 0;
};
// NOLINTEND(readability-identifier-naming)

}  // namespace mmcheck::mincut
