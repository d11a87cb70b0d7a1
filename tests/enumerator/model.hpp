// The memory models, written down a second time: which operation may complete before an older one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace enumerator {

enum class Class : std::uint8_t { Read, Write, VolatileRead, VolatileWrite, Lock, Unlock };

/// Which objects a write publishes that stores a reference: it waits for older accesses to them.
enum class Publication : std::uint8_t {
  No,
  Own,        // the object that is stored
  Reachable,  // and whatever is reachable from it
};

/// The words of mmcheck --list-models, in the order of Publication.
inline constexpr std::array<std::string_view, 3> words_of_publication = {"no", "own", "reachable"};

struct Model {
  std::string_view name;
  /// Row: issued first; column: issued second; both in the order of Class. Y: the second may
  /// complete first.
  std::array<std::string_view, 6> table;
  bool immediate = false;   // an operation completes as it is issued
  bool forwarding = false;  // a read may take the value of an older waiting write of its thread
  bool coherence = false;   // two reads of one location stay in order
  Publication publication = Publication::No;
  bool speculation = false;          // reads may pass control
  bool failed_atomic_reads = false;  // a compare-exchange that fails is only a volatile read

  bool permits(Class first, Class second) const {
    return table[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)] == 'Y';
  }
};

// clang-format off
//                                            R W VR VW L U: first a read, then a write, …
inline constexpr std::array<std::string_view, 6> table_of_nothing = {
    "------", "------", "------", "------", "------", "------"};
inline constexpr std::array<std::string_view, 6> table_of_ecma = {
    "YYY-Y-", "YYY-Y-", "------", "YYY-Y-", "------", "YYY---"};
inline constexpr std::array<std::string_view, 6> table_of_clr2 = {
    "Y-Y---", "Y-Y---", "------", "Y-Y---", "------", "Y-Y---"};
inline constexpr std::array<std::string_view, 6> table_of_tso = {
    "------", "Y-Y---", "------", "Y-Y---", "------", "------"};
inline constexpr std::array<std::string_view, 6> table_of_pso = {
    "------", "YYYY--", "------", "YYYY--", "------", "------"};
// clang-format on

inline const std::vector<Model> models = {
    {.name = "sc", .table = table_of_nothing, .immediate = true},
    {.name = "tso", .table = table_of_tso, .forwarding = true, .coherence = true},
    {.name = "pso", .table = table_of_pso, .forwarding = true, .coherence = true},
    {.name = "dotnet", .table = table_of_ecma},
    {.name = "clr",
     .table = table_of_ecma,
     .forwarding = true,
     .coherence = true,
     .publication = Publication::Reachable,
     .speculation = true},
    {.name = "arm64",
     .table = table_of_ecma,
     .forwarding = true,
     .coherence = true,
     .publication = Publication::Reachable,
     .speculation = true,
     .failed_atomic_reads = true},
    {.name = "clr2",
     .table = table_of_clr2,
     .forwarding = true,
     .coherence = true,
     .publication = Publication::Reachable,
     .speculation = true},
};

/// Nothing may be reordered, but operations wait in queues: must be the same as sc.
inline constexpr Model fifo = {.name = "fifo", .table = table_of_nothing};

/// Null if there is none of that name.
const Model* find_model(std::string_view name);

}  // namespace enumerator
