// The memory models, written down a second time: which operation may complete before an older one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace enumerator {

enum class Class : std::uint8_t { Read, Write, VolatileRead, VolatileWrite, Lock, Unlock };

struct Model {
  std::string_view name;
  /// Row: issued first; column: issued second; both in the order of Class. Y: the second may
  /// complete first.
  std::array<std::string_view, 6> table;
  bool immediate = false;   // an operation completes as it is issued
  bool forwarding = false;  // a read may take the value of an older waiting write of its thread
  bool coherence = false;   // two reads of one location stay in order
  bool publication =
      false;  // storing a reference waits for the accesses to the object's own fields and elements
  bool speculation = false;  // reads may pass branches

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
     .publication = true,
     .speculation = true},
    {.name = "clr2",
     .table = table_of_clr2,
     .forwarding = true,
     .coherence = true,
     .speculation = true},
};

/// Nothing may be reordered, but operations wait in queues: must be the same as sc.
inline constexpr Model fifo = {.name = "fifo", .table = table_of_nothing};

/// Null if there is none of that name.
const Model* find_model(std::string_view name);

}  // namespace enumerator
