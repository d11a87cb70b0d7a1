// States whole, folded into one number each: nothing is ever taken for something else.
//
// A component is a sequence of words: how many references, the references, the rest. A state is a
// list of components, and a tree of interned tuples over the list (recursive indexing; Laarman, van
// de Pol and Weber, "Parallel Recursive State Compression for Free"). A step changes one or two
// components, so most of the tree is there already: a new state costs a tuple or two, and what the
// state before shares with it need not even be looked up.
#pragma once

#include <vector>

#include "store/sequences.hpp"
#include "store/visited.hpp"

namespace mmcheck::store {

class States final : public Visited {
 public:
  /// The number of a vector, new or not. The rest as for Visited::add().
  Tuples::Found intern(const Vector& state);
  Tuples::Found intern(std::uint32_t from, std::span<const Change> changes);
  Tuples::Found intern(std::uint32_t from, const Vector& before, const Vector& state);

  bool add(const Vector& state) override { return intern(state).is_new; }
  bool add(std::uint32_t from, const Vector& /*before*/, std::span<const Change> changes) override {
    return intern(from, changes).is_new;
  }
  bool add(std::uint32_t from, const Vector& before, const Vector& state) override {
    return intern(from, before, state).is_new;
  }
  /// Any of them, at any time.
  void load(std::uint32_t number, Vector& to) const override;
  void forget(std::uint32_t /*number*/) override {}
  std::uint32_t size() const override { return roots_.size(); }
  std::uint64_t bytes() const override { return shapes_.bytes() + roots_.bytes() + inner_.bytes(); }
  std::optional<double> omission_probability() const override { return {}; }

 private:
  /// Another component at one place of the list.
  struct Replaced {
    std::size_t index;
    Component component;
  };

  std::uint32_t shape_of(const Vector& state);
  Tuples::Found intern_replaced(std::uint32_t from, std::size_t length);
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
