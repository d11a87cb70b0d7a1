// Intrinsics of System.Threading.Interlocked, which read, compute and write in one step, and of
// Volatile.
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

/// Puts into memory what `change` makes of what is there, and gives out what was there.
template <typename Number, typename Change>
Outcome exchange(Execution& execution, Cell* arguments, Change change) {
  std::uint8_t* place = execution.writable_at(arguments[0], sizeof(Number));
  if (place == nullptr) return execution.bad_pointer(arguments[0]);
  const auto before = load<Number>(place);
  store(place, change(before, static_cast<Number>(arguments[1])));
  arguments[0] = before;
  return Outcome::Done;
}

constexpr auto plus = [](auto a, auto b) { return a + b; };
constexpr auto both = [](auto a, auto b) { return a & b; };
constexpr auto either = [](auto a, auto b) { return a | b; };

Outcome add_int32(Execution& execution, const Method&, Cell* arguments) {
  return exchange<std::uint32_t>(execution, arguments, plus);
}
Outcome add_int64(Execution& execution, const Method&, Cell* arguments) {
  return exchange<std::uint64_t>(execution, arguments, plus);
}
Outcome and_int32(Execution& execution, const Method&, Cell* arguments) {
  return exchange<std::uint32_t>(execution, arguments, both);
}
Outcome and_int64(Execution& execution, const Method&, Cell* arguments) {
  return exchange<std::uint64_t>(execution, arguments, both);
}
Outcome or_int32(Execution& execution, const Method&, Cell* arguments) {
  return exchange<std::uint32_t>(execution, arguments, either);
}
Outcome or_int64(Execution& execution, const Method&, Cell* arguments) {
  return exchange<std::uint64_t>(execution, arguments, either);
}

Outcome exchange_any(Execution& execution, const Method& method, Cell* arguments) {
  const Type& type = *method.arguments[0];
  if (type.cells() != 1) return execution.missing("Interlocked on a large struct");
  std::uint8_t* place = execution.writable_at(arguments[0], Contents::of(type));
  if (place == nullptr) return execution.bad_pointer(arguments[0]);
  Cell before = 0;
  load_value(type, place, &before);
  store_value(type, place, &arguments[1]);
  arguments[0] = before;
  return Outcome::Done;
}

Outcome compare_exchange_any(Execution& execution, const Method& method, Cell* arguments) {
  const Type& type = *method.arguments[0];
  if (type.cells() != 1) return execution.missing("Interlocked on a large struct");
  std::uint8_t* place = execution.writable_at(arguments[0], Contents::of(type));
  if (place == nullptr) return execution.bad_pointer(arguments[0]);
  Cell before = 0;
  load_value(type, place, &before);
  if (before == arguments[2]) store_value(type, place, &arguments[1]);
  arguments[0] = before;
  return Outcome::Done;
}

Outcome read_int64(Execution& execution, const Method&, Cell* arguments) {
  const std::uint8_t* place = execution.at(arguments[0], sizeof(std::int64_t));
  if (place == nullptr) return execution.bad_pointer(arguments[0]);
  arguments[0] = load<Cell>(place);
  return Outcome::Done;
}

Outcome read_any(Execution& execution, const Method& method, Cell* arguments) {
  const Type& type = *method.arguments[0];
  const std::uint8_t* place = execution.at(arguments[0], Contents::of(type));
  if (place == nullptr) return execution.bad_pointer(arguments[0]);
  load_value(type, place, arguments);
  return Outcome::Done;
}

Outcome write_any(Execution& execution, const Method& method, Cell* arguments) {
  const Type& type = *method.arguments[0];
  std::uint8_t* place = execution.writable_at(arguments[0], Contents::of(type));
  if (place == nullptr) return execution.bad_pointer(arguments[0]);
  store_value(type, place, &arguments[1]);
  return Outcome::Done;
}

/// Every thread sees all operations in the order in which they are executed. Where they are not, it
/// is a search that delays them.
Outcome memory_barrier(Execution&, const Method&, Cell*) { return Outcome::Done; }

/// Waits until each of the other threads is as if it had issued nothing that is still pending: then
/// this is a moment at which all of them could have passed a fence.
Outcome process_wide_barrier(Execution& execution, const Method&, Cell*) {
  const auto others = find_reordered(execution.state(), execution.thread_number());
  return others ? execution.block() : Outcome::Done;
}

constexpr std::string_view interlocked = "System.Threading.Interlocked";

constexpr Intrinsic table[] = {
    {interlocked, "AddInt32", add_int32, Role::Atomic},
    {interlocked, "AddInt64", add_int64, Role::Atomic},
    {interlocked, "AndInt32", and_int32, Role::Atomic},
    {interlocked, "AndInt64", and_int64, Role::Atomic},
    {interlocked, "OrInt32", or_int32, Role::Atomic},
    {interlocked, "OrInt64", or_int64, Role::Atomic},
    {interlocked, "ExchangeAny", exchange_any, Role::Atomic},
    {interlocked, "CompareExchangeAny", compare_exchange_any, Role::CompareExchange},
    {interlocked, "ReadInt64", read_int64, Role::Atomic},
    {interlocked, "MemoryBarrier", memory_barrier, Role::Fence},
    {interlocked, "MemoryBarrierProcessWide", process_wide_barrier, Role::ProcessWideFence,
     Waits::ForQueues},
    {"System.Threading.Volatile", "ReadBarrier", memory_barrier, Role::ReadFence},
    {"System.Threading.Volatile", "WriteBarrier", memory_barrier, Role::WriteFence},
    {"System.Threading.Volatile", "ReadAny", read_any, Role::VolatileRead},
    {"System.Threading.Volatile", "WriteAny", write_any, Role::VolatileWrite},
};

}  // namespace

std::span<const Intrinsic> interlocked_intrinsics() { return table; }

}  // namespace mmcheck::vm
