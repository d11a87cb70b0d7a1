// Steps that were made before.
//
// What a thread does in a step is a function of what it looks at: its own component, those of the
// objects and classes that it comes to, and little else (Probe). Given what it has seen so far,
// what it looks at next is certain, so the answers lead down a tree, whose leaves are the steps.
// Most of a search is such lookups; code is executed only where the tree does not go on.
//
// Most nodes ever get one answer. So the first one is kept in the node itself, and what it leads to
// lies next to it in memory; there is a table for the others.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "search/successors/answers.hpp"
#include "search/successors/stepper.hpp"
#include "store/number_map.hpp"

namespace mmcheck::search {

class MemoryOfSteps {
 public:
  /// The step that this thread takes from there; null if it is not known yet. `value` answers a
  /// Probe.
  template <typename Value>
  const Step* find(std::uint32_t thread, std::uint32_t choice, const Value& value) const {
    std::uint32_t node = root(thread, choice);
    while (node != 0) {
      const Node& at = nodes_[node];
      if (at.step != none) return &steps_[at.step];
      node = next(node, value(at.probe));
    }
    return nullptr;
  }
  const Step* add(std::uint32_t thread, std::uint32_t choice, const std::vector<Look>& looks,
                  Step step);

  std::uint64_t bytes() const {
    return nodes_.capacity() * sizeof(Node) + edges_.bytes() +
           steps_.size() * (sizeof(Step) + 2 * sizeof(store::Replacement));
  }

 private:
  static constexpr std::uint32_t none = 0xffffffff;
  static constexpr std::size_t choices = 256;
  struct Node {
    Probe probe{};
    std::uint32_t step = none;
    std::uint32_t answer = 0;  // the first one
    std::uint32_t next = 0;    // where it leads to; 0: there was none yet
  };

  std::uint32_t root(std::uint32_t thread, std::uint32_t choice) const {
    const std::size_t at = thread * choices + choice;
    return choice < choices && at < roots_.size() ? roots_[at] : 0;
  }
  std::uint32_t next(std::uint32_t node, std::uint32_t answer) const {
    const Node& at = nodes_[node];
    return at.next != 0 && at.answer == answer ? at.next : edges_.find(node, answer);
  }
  std::uint32_t make_node();
  std::uint32_t make_next(std::uint32_t node, std::uint32_t answer);

  std::vector<std::uint32_t> roots_;
  std::vector<Node> nodes_{1};
  store::NumberMap edges_;  // from a node and another answer to a node
  std::deque<Step> steps_;  // they stay where they are
  Step last_;               // one that was not kept
};

}  // namespace mmcheck::search
