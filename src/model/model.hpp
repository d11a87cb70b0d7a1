// A memory model: a table that says which waiting operation may overtake which, and a few switches.
#pragma once

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
inline constexpr std::array<std::string_view, 6> operation_class_names = {
    "read", "write", "volatile-read", "volatile-write", "lock", "unlock"};

enum class Switch : std::uint8_t {
  StoreForwarding,  // a read may take the value of an older waiting write of its thread
  Coherence,        // two reads of one location stay in order
  Publication,  // storing a reference waits for the accesses to the object's own fields, elements
  SpeculativeReads,  // reads may complete before it is known that a branch leads to them
};
inline constexpr std::array<std::string_view, 4> switch_names = {
    "store-forwarding", "coherence", "publication", "speculative-reads"};

class Model {
 public:
  /// By the class that was issued first, then by the one after it.
  using Row = std::array<bool, operation_class_names.size()>;
  using Table = std::array<Row, operation_class_names.size()>;
  using Switches = std::array<bool, switch_names.size()>;

  Model(std::string name, std::string title, const Table& table, const Switches& switches)
      : name_(std::move(name)), title_(std::move(title)), table_(table), switches_(switches) {}

  const std::string& name() const { return name_; }
  const std::string& title() const { return title_; }

  /// Whether `second`, which was issued after `first`, may complete before it: at another location,
  /// and if no switch says otherwise.
  bool may_reorder(OperationClass first, OperationClass second) const {
    return table_[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)];
  }
  bool has(Switch which) const { return switches_[static_cast<std::size_t>(which)]; }

  bool operator==(const Model&) const = default;

 private:
  std::string name_;
  std::string title_;
  Table table_;
  Switches switches_;
};

}  // namespace mmcheck::model
