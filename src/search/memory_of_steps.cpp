#include "search/memory_of_steps.hpp"

#include <utility>

#include "base/check.hpp"

namespace mmcheck::search {

std::uint32_t MemoryOfSteps::make_node() {
  nodes_.emplace_back();
  return static_cast<std::uint32_t>(nodes_.size() - 1);
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
    std::uint32_t next = edges_.find(node, look.value);
    if (next == 0) {
      next = make_node();
      edges_.insert(node, look.value, next);
    }
    node = next;
  }
  nodes_[node].step = static_cast<std::uint32_t>(steps_.size());
  steps_.push_back(std::move(step));
  return &steps_.back();
}

}  // namespace mmcheck::search
