#include "search/verdicts/narrowing.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

#include "search/verdicts/cycles.hpp"

namespace mmcheck::search {
namespace {

class Narrowing {
 public:
  Narrowing(std::vector<std::uint32_t> states, const KnownSteps& steps)
      : left_(std::move(states)), steps_(steps) {}

  std::vector<std::uint32_t> narrow() {
    constexpr int most_rounds = 4;
    constexpr std::size_t few = 1000;
    std::size_t before = 0;
    for (int round = 0; round < most_rounds && !left_.empty(); ++round) {
      // States in which a guess is wrong are many, and none of them leads out.
      const bool is_worth_while = round == 0 || left_.size() < few || left_.size() < before / 2;
      if (!is_worth_while) break;
      before = left_.size();
      draw();
      const std::vector<std::uint32_t> wanted = find_wanted();
      if (wanted.empty()) break;
      std::vector<bool> leads_out(left_.size());
      for (const std::uint32_t node : wanted) leads_out[node] = !expand(left_[node]);
      drop(leading_to(graph_, std::move(leads_out)));
    }
    return std::move(left_);
  }

 private:
  /// The number of the node, if the state is still left.
  std::optional<std::uint32_t> node_of(std::uint32_t state) const {
    const auto found = std::ranges::lower_bound(left_, state);
    if (found == left_.end() || *found != state) return std::nullopt;
    return static_cast<std::uint32_t>(found - left_.begin());
  }

  void add_edge(std::uint32_t to) {
    if (const auto node = node_of(to)) graph_.edges.push_back({*node, {}, false, false});
  }

  /// With all edges that are known. Of a state, those that were found from it are younger.
  void draw() {
    std::vector<std::vector<std::uint32_t>> children(left_.size());
    for (const std::uint32_t state : left_) {
      const auto parent = node_of(steps_.parent(state));
      if (parent && !expanded_.contains(left_[*parent])) children[*parent].push_back(state);
    }
    graph_ = {};
    for (std::size_t node = 0; node < left_.size(); ++node) {
      const bool leads_nowhere = steps_.onward(left_[node]) == 0 && children[node].empty();
      if (leads_nowhere) expanded_.try_emplace(left_[node]);
      const auto known = expanded_.find(left_[node]);
      if (known != expanded_.end()) {
        for (const std::uint32_t to : known->second) add_edge(to);
      } else {
        add_edge(steps_.onward(left_[node]));
        for (const std::uint32_t to : children[node]) add_edge(to);
      }
      graph_.end_node();
    }
  }

  /// Nodes to be expanded: those where the edges that are known lead no further, and those that
  /// lead to where nothing else can be found out.
  std::vector<std::uint32_t> find_wanted() const {
    const auto components = components_of(graph_);
    const std::vector<std::uint32_t> numbers = numbers_of(components, graph_.size());
    std::vector<bool> is_closed(components.size());
    std::vector<std::uint32_t> wanted;
    for (std::uint32_t i = 0; i < components.size(); ++i) {
      const bool leads_on = std::ranges::any_of(components[i], [&](std::uint32_t node) {
        return std::ranges::any_of(graph_.edges_of(node), [&](const StepGraph::Edge& edge) {
          return numbers[edge.to] != i && !is_closed[numbers[edge.to]];
        });
      });
      if (leads_on) continue;
      is_closed[i] = true;
      for (const std::uint32_t node : components[i]) {
        if (expanded_.contains(left_[node])) continue;
        wanted.push_back(node);
        is_closed[i] = false;
      }
    }
    return wanted;
  }

  /// False if it leads out.
  bool expand(std::uint32_t state) {
    auto to = steps_.expand(state);
    const auto is_decided = [&](std::uint32_t one) { return !node_of(one); };
    if (!to || std::ranges::any_of(*to, is_decided)) return false;
    expanded_.emplace(state, std::move(*to));
    return true;
  }

  void drop(const std::vector<bool>& is_decided) {
    std::size_t node = 0;
    std::erase_if(left_, [&](std::uint32_t) { return is_decided[node++]; });
  }

  std::vector<std::uint32_t> left_;
  const KnownSteps& steps_;
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> expanded_;
  StepGraph graph_;
};

}  // namespace

std::vector<std::uint32_t> without_end(std::vector<std::uint32_t> states, const KnownSteps& steps) {
  return Narrowing(std::move(states), steps).narrow();
}

}  // namespace mmcheck::search
