#include "search/successors/memory_of_steps.hpp"

#include <utility>

#include "base/check.hpp"

namespace mmcheck::search {

std::uint32_t MemoryOfSteps::make_node() {
  nodes_.emplace_back();
  return static_cast<std::uint32_t>(nodes_.size() - 1);
}

std::uint32_t MemoryOfSteps::make_next(std::uint32_t node, std::uint32_t answer) {
  const std::uint32_t made = make_node();
  Node& from = nodes_[node];
  if (from.next == 0) {
    from.answer = answer;
    from.next = made;
  } else {
    edges_.insert(node, answer, made);
  }
  return made;
}

const Step* MemoryOfSteps::add(std::uint32_t thread, std::uint32_t choice,
                               const std::vector<Look>& looks, Step step) {
  // Rare enough not to be worth a place.
  if (choice >= choices) return &(last_ = std::move(step));
  const std::size_t place = thread * choices + choice;
  if (place >= roots_.size()) roots_.resize(place + 1);
  if (roots_[place] == 0) roots_[place] = make_node();
  std::uint32_t node = roots_[place];
  for (const Look& look : looks) {
    if (nodes_[node].probe == Probe{}) nodes_[node].probe = look.probe;
    if (nodes_[node].probe != look.probe) {
      base::report_bug("a step looked at something else than the same step did before");
    }
    const std::uint32_t known = next(node, look.value);
    node = known != 0 ? known : make_next(node, look.value);
  }
  nodes_[node].step = static_cast<std::uint32_t>(steps_.size());
  steps_.push_back(std::move(step));
  return &steps_.back();
}

}  // namespace mmcheck::search
