// States as the search keeps them: numbers of interned components, and those folded into one
// number.
//
// A component is a sequence of words: how many references, the references, the rest. A state is a
// list of components, and a tree of interned tuples over the list (recursive indexing; Laarman, van
// de Pol and Weber, "Parallel Recursive State Compression for Free"). A step changes one or two
// components, so most of the tree is there already: a new state costs a tuple or two, and what the
// state before shares with it need not even be looked up.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "store/sequences.hpp"

namespace mmcheck::store {

using Component = std::uint32_t;  // 0: none

enum class List : std::uint8_t { Threads, Statics, Objects };

/// The components of one state.
struct Vector {
  std::vector<Component> threads;  // two each: what others see of it, and the rest
  std::vector<Component> statics;  // by number of the class; none at the end
  std::vector<Component> objects;  // by Ref, from 1 on

  const std::vector<Component>& list(List which) const {
    return which == List::Threads ? threads : which == List::Statics ? statics : objects;
  }
  std::vector<Component>& list(List which) {
    return which == List::Threads ? threads : which == List::Statics ? statics : objects;
  }
  friend bool operator==(const Vector&, const Vector&) = default;
};

/// Another component at one place of a state.
struct Change {
  List list;
  std::uint32_t index;
  Component component;

  bool is_before(const Change& other) const {
    return list != other.list ? list < other.list : index < other.index;
  }
};

class States {
 public:
  /// The number of a state, from 1 on, and whether it was not there.
  Tuples::Found intern(const Vector& state);
  /// The same for one that differs from a state that is there in these places, which are in order
  /// and exist in that state too.
  Tuples::Found intern(std::uint32_t from, std::span<const Change> changes);
  /// The same for one that is much like `from`, whose components are `before`.
  Tuples::Found intern(std::uint32_t from, const Vector& before, const Vector& state);
  void load(std::uint32_t number, Vector& to) const;
  std::uint32_t size() const { return roots_.size(); }
  std::uint64_t bytes() const { return shapes_.bytes() + roots_.bytes() + inner_.bytes(); }

 private:
  /// Another component at one place of the list.
  struct Replaced {
    std::size_t index;
    Component component;
  };

  std::uint32_t shape_of(const Vector& state);
  Tuples::Found intern(std::uint32_t from, std::size_t length);
  std::uint32_t fold(std::span<const Component> list);
  std::uint32_t fold_changed(std::uint32_t tree, std::size_t first, std::size_t length,
                             std::span<const Replaced> replaced);
  void unfold(std::uint32_t tree, std::size_t length, Component* to) const;

  Tuples shapes_;  // how many components there are of each kind
  Tuples roots_;   // the shape, and the trees over three parts of the list
  Tuples inner_;
  mutable std::vector<Component> list_;  // of the state that is being put in or taken out
  std::vector<Replaced> replaced_;
};

}  // namespace mmcheck::store
