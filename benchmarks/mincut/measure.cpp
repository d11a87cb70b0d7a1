// Cuts large graphs and prints how long that took. README.md says which.
#include <fmt/core.h>

#include <ctime>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "mincut/mincut.hpp"

using namespace mmcheck::mincut;  // NOLINT(google-build-using-namespace)

namespace {

constexpr int rounds = 3;

class Random {
 public:
  std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }

 private:
  std::mt19937 engine_{1};
};

/// States in layers and colours. Solid edges lead to the next layer, dashed ones to the next colour
/// as well, and the last colour is where something was violated. `distance` is how far apart the
/// places are that a state leads to.
Graph state_graph(std::uint32_t layers, std::uint32_t width, std::uint32_t colours,
                  std::uint32_t distance) {
  Random random;
  const std::uint32_t nodes = layers * width * colours + 1;
  Graph graph{nodes, 0, nodes - 1, {}};
  const auto state = [&](std::uint32_t layer, std::uint32_t colour, std::uint32_t place) {
    return (layer * colours + colour) * width + place % width;
  };
  for (std::uint32_t layer = 0; layer + 1 < layers; ++layer) {
    for (std::uint32_t colour = 0; colour < colours; ++colour) {
      for (std::uint32_t place = 0; place < width; ++place) {
        const std::uint32_t from = state(layer, colour, place);
        const auto near = [&] { return place + random.below(distance); };
        for (int i = 0; i < 3; ++i) graph.edges.push_back({from, state(layer + 1, colour, near())});
        if (colour + 1 < colours) {
          graph.edges.push_back({from, state(layer + 1, colour + 1, near()), 1 + random.below(60)});
        } else if (layer + 2 == layers) {
          graph.edges.push_back({from, graph.sink});
        }
      }
    }
  }
  return graph;
}

/// No order at all. Of a hundred edges so many are infinite.
Graph random_graph(std::uint32_t nodes, std::uint32_t edges, std::uint32_t infinite_share) {
  Random random;
  Graph graph{nodes, 0, nodes - 1, {}};
  for (std::uint32_t i = 0; i < edges; ++i) {
    const std::uint64_t capacity =
        random.below(100) < infinite_share ? infinite : 1 + random.below(60);
    graph.edges.push_back({random.below(nodes), random.below(nodes), capacity});
  }
  return graph;
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Measured {
  double seconds = std::numeric_limits<double>::infinity();
  std::optional<Cut> cut;
};

/// The best of a few times.
Measured measure(const Graph& graph) {
  Measured best;
  for (int i = 0; i < rounds; ++i) {
    const double start = processor_seconds();
    std::optional<Cut> cut = minimum_cut(graph);
    const double seconds = processor_seconds() - start;
    if (seconds < best.seconds) best = {seconds, std::move(cut)};
  }
  return best;
}

/// False if it takes too long.
bool report(const char* name, const Graph& graph, double most_seconds = 1) {
  const Measured measured = measure(graph);
  const std::string edges = measured.cut ? fmt::format("{}", measured.cut->edges.size()) : "no cut";
  fmt::print("| {} | {} | {} | {} | {:.2f} |\n", name, graph.nodes, graph.edges.size(), edges,
             measured.seconds);
  if (measured.seconds <= most_seconds) return true;
  fmt::print("{} takes more than {} s\n", name, most_seconds);
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  const bool is_checking = argc > 1 && std::string_view(argv[1]) == "--check";
  fmt::print("| graph | nodes | edges | of the cut | seconds |\n|---|---|---|---|---|\n");
  bool is_fast = true;
  is_fast &= report("2 colours", state_graph(500, 300, 2, 8));
  is_fast &= report("3 colours", state_graph(500, 200, 3, 8));
  is_fast &= report("5 colours", state_graph(400, 130, 5, 8));
  is_fast &= report("8 colours", state_graph(340, 100, 8, 8), 2);
  is_fast &= report("8 colours, wide", state_graph(34, 1000, 8, 1000));
  is_fast &= report("random, all finite", random_graph(250'000, 1'000'000, 0));
  is_fast &= report("random, dense", random_graph(20'000, 1'000'000, 0));
  is_fast &= report("random, 20 % infinite", random_graph(250'000, 1'000'000, 20));
  is_fast &= report("random, 40 % infinite", random_graph(250'000, 1'000'000, 40));
  return is_checking && !is_fast ? 1 : 0;
}
