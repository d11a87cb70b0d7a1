// Intrinsics of NativeMemory and GCHandle: memory that programs reach by addresses. A block is an
// object like that of a stackalloc, and is there as long as somebody may have its address; one that
// was given back is empty, so that whoever uses it comes to grief (Execution::bad_pointer).
#include "vm/execute/objects.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

/// What an allocator leaves in a block: nothing that a program should rely on.
constexpr int rubbish = 0xcd;

Outcome new_block(Execution& execution, const Method&, Cell* arguments) {
  const std::uint64_t size = arguments[0];
  const bool is_zeroed = arguments[1] != 0;
  const Ref ref = execution.allocate(*execution.types().block(), Object::native, size);
  arguments[0] = ref == 0 ? 0 : Pointer::to_object(ref, 0);
  if (ref != 0 && !is_zeroed) {
    Object* block = execution.heap().find_writable(ref);
    std::memset(block->data(), rubbish, block->size);
  }
  return Outcome::Done;
}

/// The block that begins there, and what is wrong if there is none.
const Object* block_at(Execution& execution, Cell address) {
  const Pointer pointer = Pointer::decode(address);
  if (pointer.kind != Pointer::Kind::Object || pointer.offset != 0) return nullptr;
  const Object* object = execution.heap().find(pointer.base);
  const bool is_block = object != nullptr && object->type == execution.types().block();
  return is_block && object->length == Object::native ? object : nullptr;
}

Outcome no_block(Execution& execution, Cell address) {
  const Pointer pointer = Pointer::decode(address);
  const Object* object =
      pointer.kind == Pointer::Kind::Object ? execution.heap().find(pointer.base) : nullptr;
  const bool is_freed = object != nullptr && object->type == execution.types().block() &&
                        object->length == Object::freed;
  return execution.missing(is_freed ? "native memory is freed that was freed before"
                                    : "memory is freed that was not allocated as native memory");
}

Outcome size_of_block(Execution& execution, const Method&, Cell* arguments) {
  const Object* block = block_at(execution, arguments[0]);
  if (block == nullptr) return no_block(execution, arguments[0]);
  arguments[0] = block->size;
  return Outcome::Done;
}

Outcome free_block(Execution& execution, const Method&, Cell* arguments) {
  if (block_at(execution, arguments[0]) == nullptr) return no_block(execution, arguments[0]);
  execution.heap().give_back(Pointer::decode(arguments[0]).base);
  return Outcome::Done;
}

Outcome address_of(Execution& execution, const Method&, Cell* arguments) {
  const Object* object = execution.heap().find(to_u4(arguments[0]));
  if (object == nullptr) {
    arguments[0] = 0;
  } else {
    const std::uint32_t offset = object->type->is_array() ? elements_offset(*object->type) : 0;
    arguments[0] = Pointer::to_object(to_u4(arguments[0]), offset);
  }
  return Outcome::Done;
}

Outcome object_at(Execution& execution, const Method&, Cell* arguments) {
  const Pointer pointer = Pointer::decode(arguments[0]);
  const bool is_object =
      pointer.kind == Pointer::Kind::Object && execution.heap().find(pointer.base) != nullptr;
  arguments[0] = is_object ? pointer.base : 0;
  return Outcome::Done;
}

constexpr std::string_view native_memory = "System.Runtime.InteropServices.NativeMemory";
constexpr std::string_view gc_handle = "System.Runtime.InteropServices.GCHandle";

constexpr Intrinsic table[] = {
    {native_memory, "NewBlock", new_block},
    {native_memory, "SizeOf", size_of_block},
    {native_memory, "FreeBlock", free_block, Role::Free},
    {gc_handle, "AddressOf", address_of},
    {gc_handle, "ObjectAt", object_at},
};

}  // namespace

std::span<const Intrinsic> native_memory_intrinsics() { return table; }

}  // namespace mmcheck::vm
