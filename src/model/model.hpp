// A memory model: a table that says which waiting operation may overtake which, and a few switches.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace mmcheck::model {

/// What a model distinguishes. Fences, atomics and what starts or ends a thread are in no table: in
/// every model they wait until nothing else waits.
enum class OperationClass : std::uint8_t { Read, Write, VolatileRead, VolatileWrite, Lock, Unlock };
inline constexpr std::array operation_classes = {
    OperationClass::Read,          OperationClass::Write, OperationClass::VolatileRead,
    OperationClass::VolatileWrite, OperationClass::Lock,  OperationClass::Unlock};
inline constexpr std::array<std::string_view, 6> operation_class_names = {
    "read", "write", "volatile-read", "volatile-write", "lock", "unlock"};

enum class Switch : std::uint8_t {
  StoreForwarding,   // a read may take the value of an older waiting write of its thread
  Coherence,         // two reads of one location stay in order
  Publication,       // which accesses storing a reference waits for: see below
  SpeculativeReads,  // reads may complete before it is known that a branch leads to them
  FailedAtomic,      // what a compare-exchange is that fails: see below
};
inline constexpr std::array<std::string_view, 5> switch_names = {
    "store-forwarding", "coherence", "publication", "speculative-reads", "failed-atomic"};
/// What a switch may be set to, by Switch; those that are shorter end with empty words.
inline constexpr std::array<std::array<std::string_view, 3>, switch_names.size()> switch_words = {{
    {"no", "yes"},
    {"no", "yes"},
    {"no", "own", "reachable"},
    {"no", "yes"},
    {"fence", "volatile-read"},
}};

/// Storing a reference waits for the older accesses of its thread to
enum class Publication : std::uint8_t {
  No,         // nothing in particular
  Own,        // fields and elements of the object itself
  Reachable,  // those of all objects that the object leads to
};
/// A compare-exchange that finds another value than it expects is
enum class FailedAtomic : std::uint8_t { Fence, VolatileRead };

class Model {
 public:
  /// By the class that was issued first, then by the one after it.
  using Row = std::array<bool, operation_class_names.size()>;
  using Table = std::array<Row, operation_class_names.size()>;
  /// What each is set to: a number among its words.
  using Switches = std::array<std::uint8_t, switch_names.size()>;

  Model(std::string name, std::string title, const Table& table, const Switches& switches)
      : name_(std::move(name)), title_(std::move(title)), table_(table), switches_(switches) {}

  const std::string& name() const { return name_; }
  const std::string& title() const { return title_; }

  /// Whether `second`, which was issued after `first`, may complete before it: at another location,
  /// and if no switch says otherwise.
  bool may_reorder(OperationClass first, OperationClass second) const {
    return table_[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)];
  }
  /// Whether anything that is issued after such an operation may complete before it.
  bool may_be_overtaken(OperationClass first) const {
    const Row& row = table_[static_cast<std::size_t>(first)];
    return std::ranges::find(row, true) != row.end();
  }
  /// Whether what is done within a section of a monitor stays in it: nothing overtakes the taking
  /// of the monitor, and giving it back overtakes nothing.
  bool keeps_sections() const {
    return std::ranges::all_of(operation_classes, [&](OperationClass one) {
      return !may_reorder(OperationClass::Lock, one) && !may_reorder(one, OperationClass::Unlock);
    });
  }
  std::uint8_t setting(Switch which) const { return switches_[static_cast<std::size_t>(which)]; }
  /// Whether it is set to anything but its first word.
  bool has(Switch which) const { return setting(which) != 0; }
  Publication publication() const { return Publication{setting(Switch::Publication)}; }
  FailedAtomic failed_atomic() const { return FailedAtomic{setting(Switch::FailedAtomic)}; }

  bool operator==(const Model&) const = default;

 private:
  std::string name_;
  std::string title_;
  Table table_;
  Switches switches_;
};

}  // namespace mmcheck::model
