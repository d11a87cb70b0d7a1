// Intrinsics of System.Runtime.CompilerServices.Unsafe and System.ByReference<T>. A pointer keeps
// its value whatever it is taken for: each use is checked (memory.cpp).
#include "vm/execute/objects.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

Outcome same(Execution&, const Method&, Cell*) { return Outcome::Done; }

Outcome add_elements(Execution&, const Method& method, Cell* arguments) {
  arguments[0] += arguments[1] * method.arguments[0]->value_size;
  return Outcome::Done;
}

Outcome add_bytes(Execution&, const Method&, Cell* arguments) {
  arguments[0] += arguments[1];
  return Outcome::Done;
}

Outcome distance(Execution&, const Method&, Cell* arguments) {
  arguments[0] = arguments[1] - arguments[0];
  return Outcome::Done;
}

Outcome are_same(Execution&, const Method&, Cell* arguments) {
  arguments[0] = arguments[0] == arguments[1];
  return Outcome::Done;
}

Outcome size_of_type(Execution&, const Method& method, Cell* arguments) {
  arguments[0] = method.arguments[0]->value_size;
  return Outcome::Done;
}

Outcome null_ref(Execution&, const Method&, Cell* arguments) {
  arguments[0] = 0;
  return Outcome::Done;
}

Outcome is_null_ref(Execution&, const Method&, Cell* arguments) {
  arguments[0] = arguments[0] == 0;
  return Outcome::Done;
}

Outcome unbox_pointer(Execution& execution, const Method& method, Cell* arguments) {
  Instruction instruction{};
  instruction.type = method.arguments[0];
  return unbox(execution, instruction, arguments);
}

/// ByReference<T>(ref T): `this` points to the one cell that it is.
Outcome set_reference(Execution& execution, const Method&, Cell* arguments) {
  std::uint8_t* to = execution.writable_at(arguments[0], sizeof(Cell));
  if (to == nullptr) return execution.bad_pointer(arguments[0]);
  store(to, arguments[1]);
  return Outcome::Done;
}

Outcome get_reference(Execution& execution, const Method&, Cell* arguments) {
  const std::uint8_t* from = execution.at(arguments[0], sizeof(Cell));
  if (from == nullptr) return execution.bad_pointer(arguments[0]);
  arguments[0] = load<Cell>(from);
  return Outcome::Done;
}

constexpr std::string_view unsafe = "System.Runtime.CompilerServices.Unsafe";

constexpr Intrinsic table[] = {
    {unsafe, "AsClass", same, Role::Identity},
    {unsafe, "AsPointerTo", same, Role::Identity},
    {unsafe, "AsPointer", same},
    {unsafe, "FromPointer", same},
    {unsafe, "Mutable", same, Role::Identity},
    {unsafe, "AddElements", add_elements},
    {unsafe, "AddBytes", add_bytes},
    {unsafe, "Distance", distance},
    {unsafe, "AreSame", are_same},
    {unsafe, "SizeOf", size_of_type},
    {unsafe, "NullRef", null_ref},
    {unsafe, "IsNullRef", is_null_ref},
    {unsafe, "Unbox", unbox_pointer},
    {"System.ByReference`1", ".ctor", set_reference},
    {"System.ByReference`1", "get_Value", get_reference},
};

}  // namespace

std::span<const Intrinsic> unsafe_intrinsics() { return table; }

}  // namespace mmcheck::vm
