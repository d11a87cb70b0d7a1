// States whole, folded into one number each: nothing is ever taken for something else.
//
// A component is a sequence of words: how many references, the references, the rest. A state is a
// list of components, and a tree of interned tuples over the list (recursive indexing; Laarman, van
// de Pol and Weber, "Parallel Recursive State Compression for Free"). A step changes one or two
// components, so most of the tree is there already: a new state costs a tuple or two, and what the
// state before shares with it need not even be looked up. The lists are filled up with none, so
// that a state with an object more or less than the one before has mostly a tree of the same shape.
//
// What takes time is to wait for memory: tables of many megabytes are looked up in no order. So the
// trees of all states that are proposed grow together, layer by layer, and all tuples of a layer
// are looked up at once.
#pragma once

#include <vector>

#include "store/sequences.hpp"
#include "store/visited.hpp"

namespace mmcheck::store {

class States final : public Visited {
 public:
  /// The number of a vector, new or not.
  Tuples::Found intern(const Vector& state);

  void propose(const Vector& state) override;
  void propose(std::uint32_t from, const Vector& before, Replacements changes) override;
  void add_proposed(std::vector<bool>& is_new) override;
  std::uint32_t number_of_known(std::size_t i) const override { return found_[i].number; }
  /// Any of them, at any time.
  void load(std::uint32_t number, Vector& to) override;
  void forget(std::uint32_t /*number*/) override {}
  std::uint32_t size() const override { return roots_.size(); }
  std::uint64_t bytes() const override { return shapes_.bytes() + roots_.bytes() + inner_.bytes(); }
  std::optional<double> omission_probability() const override { return {}; }

 private:
  /// Nodes of a tree, each group of which makes one of the next layer. A group of one is no tuple
  /// there, but that one node.
  struct Layer {
    std::size_t size = 0;
    std::vector<Tuples::Tuple> groups;

    void resize(std::size_t nodes);
    bool is_alone(std::size_t group) const { return group * Tuples::width + 1 == size; }
  };
  using Layers = std::vector<Layer>;  // the components first
  /// A state whose tree is unfolded, for others that are much like it; or what is all zero, for one
  /// that is like none.
  struct Open {
    std::uint32_t number = 0;
    Tuples::Tuple root{};
    Layers layers;
  };
  /// Another node at one place of a layer, in one of the states that are proposed.
  struct Replaced {
    std::uint32_t state;
    std::uint32_t index;
    std::uint32_t node;
  };

  Open& next_open();
  const Open& open(std::uint32_t number);
  static void make_layers(const Tuples::Tuple& shape, Layers& layers);
  void unfold(Open& one) const;
  void propose(std::uint32_t from, Replacements changes);
  void fold_layer(std::size_t layer);
  void fold_proposed();

  Tuples shapes_;  // how many places there are for each kind of components
  Tuples roots_;   // the shape, and the uppermost layer
  Tuples inner_;
  std::vector<Open> open_{1};
  std::size_t last_open_ = 0;
  Vector changed_;                     // a state that is proposed
  std::vector<std::size_t> proposed_;  // for each the one among open_ that it is like
  std::vector<Replaced> replaced_;     // by state and place
  std::vector<Tuples::Tuple> tuples_;  // that are being looked up
  std::vector<Tuples::Found> found_;
};

}  // namespace mmcheck::store
