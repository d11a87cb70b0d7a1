// What a check is asked to do.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mmcheck {

/// The last three sample runs: `random`, `pct` and `pos`.
enum class SearchOrder : std::uint8_t {
  BreadthFirst,
  DepthFirst,
  DynamicReduction,
  RandomWalk,
  Priorities,
  PartialOrders
};

constexpr bool samples(SearchOrder order) { return order >= SearchOrder::RandomWalk; }

/// Runs that are tried where not all can be.
struct Sample {
  std::uint64_t runs = 10'000;
  std::uint64_t seed = 1;
  std::uint32_t orderings = 3;  // that a violation is to take, for Priorities
};

/// Exact keeps states whole. HashCompact keeps 64 bits of each, Bitstate a few bits in a large
/// array: they may take a new state for one that was met, and say how likely that was.
enum class StoreKind : std::uint8_t { Exact, HashCompact, Bitstate };

/// When a finite time limit elapses of what a thread waits for: at any moment, or only when nothing
/// else can happen, the least one first.
enum class TimeLimits : std::uint8_t { Any, Last };

/// How the barriers are found that repair a program.
enum class FenceMethod : std::uint8_t { Minimum, MinCut, Off };

/// What may be proposed.
struct AllowedRepairs {
  bool barrier = true;
  bool volatile_field = true;
  bool volatile_access = true;
  bool half_barrier = true;
  bool interlocked = true;
};

struct Progress {
  std::uint64_t states;
  std::uint64_t waiting;  // found and not explored yet
  std::uint64_t depth;
  std::uint64_t bytes;
  double seconds;
  std::uint64_t runs = 0;  // where runs are sampled, and no states stored
};

struct Options {
  std::string assembly;
  std::vector<std::string> arguments;      // of the program
  std::vector<std::string> references;     // folders and files
  std::vector<std::string> stubs;          // assemblies with stand-ins for types of the same name
  std::vector<std::string> memory_models;  // names and files; none: as the entry says, else clr
  std::optional<std::string> entry;        // TYPE::METHOD, or a test by its name
  std::vector<std::string> invariants;
  std::vector<std::string> observed;  // TYPE.FIELD
  bool robust = false;  // a final outcome of what is observed that sc does not have is a violation
  bool all = false;     // go on after the first violation
  bool strict = false;  // warnings are violations
  std::optional<std::uint32_t> pool;      // threads of the thread pool; none: as many as it takes
  std::optional<TimeLimits> time_limits;  // none: Any
  bool keep_output = false;               // of the runs that lead to violations

  SearchOrder order = SearchOrder::BreadthFirst;
  Sample sample;
  StoreKind store = StoreKind::Exact;
  bool reduce = true;  // --no-por: false
  /// What sc says is taken for the answer of a model where the program has no races.
  bool race_freedom = true;
  bool stress = false;  // a test of mmcheck itself: search/README.md
  std::optional<std::uint64_t> max_states;
  std::optional<std::uint64_t> max_memory;  // bytes
  std::optional<std::uint64_t> max_depth;
  std::optional<double> time_limit;  // seconds
  // Per thread; not given: they rise as long as they matter (AheadLimits).
  std::optional<std::uint32_t> queue_limit;        // pending operations
  std::optional<std::uint32_t> speculation_limit;  // unresolved branch guesses

  FenceMethod fences = FenceMethod::Minimum;
  AllowedRepairs repairs;

  /// Called now and then during a long search.
  std::function<void(const Progress&)> progress;
};

}  // namespace mmcheck
