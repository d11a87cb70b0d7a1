// Tests src/fence/paper_cut.cpp.
#include "fence/paper_cut.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace mmcheck::fence;
using mmcheck::search::Graph;

namespace {

using Labels = std::vector<std::uint32_t>;

Graph::Edge solid(std::uint32_t from, std::uint32_t to) { return {from, to, false, 0}; }
Graph::Edge dashed(std::uint32_t from, std::uint32_t to, std::uint32_t label) {
  return {from, to, true, label};
}

template <typename IsRemoved>
bool is_violated_without(const Graph& graph, const IsRemoved& is_removed) {
  std::set<std::uint32_t> reached{graph.initial};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
      if (reached.count(graph.edges[i].from) != 0 && !is_removed(i))
        reached.insert(graph.edges[i].to);
    }
  }
  return reached.count(Graph::violation) != 0;
}

bool is_violated_without_labels(const Graph& graph, const Labels& labels) {
  return is_violated_without(graph, [&](std::size_t i) {
    const Graph::Edge& edge = graph.edges[i];
    return edge.is_dashed && std::count(labels.begin(), labels.end(), edge.label) != 0;
  });
}

/// Of the sets of dashed edges without which nothing is violated: what the cheapest costs, when an
/// edge of a label costs so much. Nothing if there is none.
std::optional<std::uint64_t> by_trying(const Graph& graph,
                                       const std::vector<std::uint64_t>& costs) {
  std::vector<std::size_t> edges;
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    if (graph.edges[i].is_dashed) edges.push_back(i);
  }
  std::optional<std::uint64_t> best;
  for (std::uint32_t bits = 0; bits < 1U << edges.size(); ++bits) {
    std::set<std::size_t> removed;
    std::uint64_t cost = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if ((bits >> i & 1) == 0) continue;
      removed.insert(edges[i]);
      cost += costs[graph.edges[edges[i]].label];
    }
    if (best && *best <= cost) continue;
    if (!is_violated_without(graph, [&](std::size_t i) { return removed.count(i) != 0; }))
      best = cost;
  }
  return best;
}

Graph random_graph(std::mt19937& engine) {
  const auto below = [&](std::uint32_t end) { return static_cast<std::uint32_t>(engine() % end); };
  Graph graph{1, 2 + below(6), 3, {}};
  for (std::uint32_t i = below(8); i > 0; --i) {
    graph.edges.push_back(solid(1 + below(graph.states), below(graph.states + 1)));
  }
  for (std::uint32_t i = below(10); i > 0; --i) {
    graph.edges.push_back(dashed(1 + below(graph.states), below(graph.states + 1), below(3)));
  }
  return graph;
}

std::vector<std::uint64_t> sizes_of(const Graph& graph) {
  std::vector<std::uint64_t> sizes(graph.labels);
  for (const Graph::Edge& edge : graph.edges) {
    if (edge.is_dashed) ++sizes[edge.label];
  }
  return sizes;
}

}  // namespace

TEST_CASE("the fewest dashed edges may have more labels than another cut") {
  // To 2 by one edge of label 0 and one of label 1; from 2 on by three of label 2.
  const Graph graph{
      1,
      2,
      3,
      {dashed(1, 2, 0), dashed(1, 2, 1), dashed(2, 0, 2), dashed(2, 0, 2), dashed(2, 0, 2)}};
  const auto basic = paper_cut(graph, Formulation::Basic);
  REQUIRE(basic);
  CHECK(basic->value == 2);
  CHECK(basic->scale == 1);
  CHECK(basic->labels == Labels{0, 1});
  const auto modified = paper_cut(graph, Formulation::Modified);
  REQUIRE(modified);
  CHECK(modified->value == modified->scale);
  CHECK(modified->labels == Labels{2});
}

TEST_CASE("the value of the modified formulation may be a fraction") {
  // Of the four edges of label 0 one leads to the violation.
  const Graph graph{
      1, 2, 1, {dashed(1, 2, 0), dashed(1, 2, 0), dashed(2, 1, 0), dashed(1, 0, 0), solid(2, 1)}};
  const auto cut = paper_cut(graph, Formulation::Modified);
  REQUIRE(cut);
  CHECK(cut->value * 4 == cut->scale);
  CHECK(cut->labels == Labels{0});
}

TEST_CASE("nothing is cut where nothing is violated") {
  const auto cut = paper_cut({1, 2, 1, {solid(1, 2), dashed(2, 1, 0)}}, Formulation::Modified);
  REQUIRE(cut);
  CHECK(cut->value == 0);
  CHECK(cut->labels.empty());
}

TEST_CASE("no barriers are enough where solid edges alone lead to a violation") {
  const Graph graph{1, 2, 1, {solid(1, 2), dashed(1, 2, 0), solid(2, 0)}};
  CHECK(!paper_cut(graph, Formulation::Basic));
  CHECK(!paper_cut(graph, Formulation::Modified));
}

TEST_CASE("a black state may lead back to white ones, and two edges join the same states") {
  const Graph graph{
      1,
      3,
      2,
      {solid(1, 2), dashed(1, 3, 0), solid(3, 2), dashed(2, 3, 1), dashed(3, 0, 1), solid(2, 1)}};
  const auto cut = paper_cut(graph, Formulation::Basic);
  REQUIRE(cut);
  CHECK(cut->value == 1);
  CHECK(cut->labels == Labels{1});
}

TEST_CASE("sizes without a common multiple that is small enough are rounded") {
  Graph graph{1, 1, 0, {}};
  constexpr std::array<std::uint32_t, 20> primes{2,  3,  5,  7,  11, 13, 17, 19, 23, 29,
                                                 31, 37, 41, 43, 47, 53, 59, 61, 67, 71};
  for (const std::uint32_t size : primes) {
    for (std::uint32_t i = 0; i < size; ++i) graph.edges.push_back(dashed(1, 0, graph.labels));
    ++graph.labels;
  }
  const auto cut = paper_cut(graph, Formulation::Modified);
  REQUIRE(cut);
  CHECK(cut->labels.size() == graph.labels);
  CHECK(cut->value <= cut->scale * graph.labels);
  CHECK(cut->value > cut->scale * graph.labels - graph.edges.size());
}

TEST_CASE("small random graphs are cut as cheaply as trying everything cuts them") {
  std::mt19937 engine(1);
  std::uint32_t cuts = 0;
  for (int i = 0; i < 2000; ++i) {
    const Graph graph = random_graph(engine);
    CAPTURE(i);
    const auto basic = paper_cut(graph, Formulation::Basic);
    const auto expected = by_trying(graph, {1, 1, 1});
    REQUIRE(basic.has_value() == expected.has_value());
    const auto modified = paper_cut(graph, Formulation::Modified);
    REQUIRE(modified.has_value() == expected.has_value());
    if (!expected) continue;
    REQUIRE(basic->value == *expected);
    REQUIRE(!is_violated_without_labels(graph, basic->labels));
    std::vector<std::uint64_t> costs = sizes_of(graph);
    for (std::uint64_t& cost : costs) cost = cost == 0 ? 0 : modified->scale / cost;
    REQUIRE(modified->value == by_trying(graph, costs));
    REQUIRE(!is_violated_without_labels(graph, modified->labels));
    cuts += basic->value > 0 ? 1U : 0U;
  }
  CHECK(cuts > 500);
}

namespace {

// One thread writes four fields one after the other; two threads each read two of them, in order:
//
//     a = 1; b = 1; c = 1; d = 1   |   r1 = d; r2 = a   |   r3 = c; r4 = b
//
// It is bad that r1 and not r2 was 1, or r3 and not r4: what sc does not have. A write waits until
// it completes, before older ones if it likes. Label k is the point just before the write of field
// k.
struct Writes {
  std::uint32_t issued = 0;     // how many
  std::uint32_t completed = 0;  // a bit for each
  std::array<std::vector<bool>, 2> read;

  auto operator<=>(const Writes&) const = default;

  bool has_completed(std::uint32_t field) const { return (completed >> field & 1) != 0; }
  bool are_all_completed() const { return completed == (1U << issued) - 1; }
  bool is_older_waiting(std::uint32_t field) const {
    return (completed & ((1U << field) - 1)) != (1U << field) - 1;
  }
  bool is_bad() const {
    return std::any_of(read.begin(), read.end(), [](const std::vector<bool>& values) {
      return values.size() == 2 && values[0] && !values[1];
    });
  }
};

class Enumeration {
 public:
  explicit Enumeration(Labels barriers) : barriers_(std::move(barriers)) {
    number(Writes{});
    for (std::size_t i = 0; i < states_.size(); ++i) expand(states_[i]);
    graph_.states = static_cast<std::uint32_t>(states_.size());
  }
  const Graph& graph() const { return graph_; }

 private:
  std::uint32_t number(const Writes& state) {
    if (state.is_bad()) return Graph::violation;
    const auto [place, is_new] = numbers_.try_emplace(state, states_.size() + 1);
    if (is_new) states_.push_back(state);
    return static_cast<std::uint32_t>(place->second);
  }

  void expand(Writes from) {
    const std::uint32_t here = number(from);
    const bool waits = std::count(barriers_.begin(), barriers_.end(), from.issued) != 0;
    if (from.issued < 4 && (!waits || from.are_all_completed())) {
      Writes to = from;
      ++to.issued;
      graph_.edges.push_back(solid(here, number(to)));
    }
    for (std::uint32_t field = 0; field < from.issued; ++field) {
      if (from.has_completed(field)) continue;
      Writes to = from;
      to.completed |= 1U << field;
      graph_.edges.push_back({here, number(to), from.is_older_waiting(field), field});
    }
    constexpr std::array<std::array<std::uint32_t, 2>, 2> fields{{{3, 0}, {2, 1}}};
    for (std::size_t reader = 0; reader < 2; ++reader) {
      if (from.read[reader].size() == 2) continue;
      Writes to = from;
      to.read[reader].push_back(from.has_completed(fields[reader][from.read[reader].size()]));
      graph_.edges.push_back(solid(here, number(to)));
    }
  }

  Labels barriers_;
  Graph graph_{1, 0, 4, {}};
  std::vector<Writes> states_;
  std::map<Writes, std::size_t> numbers_;
};

bool is_enough(const Labels& barriers) {
  return !is_violated_without(Enumeration(barriers).graph(), [](std::size_t) { return false; });
}

}  // namespace

TEST_CASE("neither formulation finds the one barrier that is enough") {
  const Graph graph = Enumeration({}).graph();
  const auto basic = paper_cut(graph, Formulation::Basic);
  const auto modified = paper_cut(graph, Formulation::Modified);
  REQUIRE(basic);
  REQUIRE(modified);
  CHECK(!is_enough({}));
  CHECK(is_enough({2}));
  CHECK(basic->labels == Labels{1, 2, 3});
  CHECK(is_enough(basic->labels));
  CHECK(modified->labels == Labels{2, 3});
  CHECK(is_enough(modified->labels));
}
