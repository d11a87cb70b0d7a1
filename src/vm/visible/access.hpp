// What an instruction is about to do that other threads could notice.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "vm/execute/fast_paths.hpp"

namespace mmcheck::vm {

struct Access {
  enum class Kind : std::uint8_t {
    Read,
    Write,
    Atomic,
    Fence,
    ReadFence,         // Volatile.ReadBarrier
    WriteFence,        // Volatile.WriteBarrier
    ProcessWideFence,  // Interlocked.MemoryBarrierProcessWide
    Unlock,
    End,          // of the thread
    Lock,         // or waits for it
    TryLock,      // goes on without it if somebody else holds it
    Start,        // of another thread, that has not been started yet
    Synchronize,  // anything else that others notice, or that depends on them
    Signal,       // waits for a pulse, or pulses
    Await,        // waits for the end of a thread
    Join,         // of a thread that has ended
    Outcome,      // reads that of a task
    LookAround,   // finds out where other threads stand
    Choose,       // no other thread notices, but there are several ways on
    Class,        // a class constructor is to be run, waited for, or has ended
  };
  Kind kind;
  /// Whether it may belong to the step of what is before it, if it concerns no other thread.
  bool may_be_merged() const { return kind <= Kind::End; }
  bool is_volatile = false;
  /// What is accessed: bytes of an object or of statics. Of a monitor: the object; of a thread that
  /// is started, or waited for: its object. None: something else.
  Pointer to{Pointer::Kind::None, 0, 0};
  /// Of the value; null for all that is in a box. A struct is copied part by part.
  const Type* type = nullptr;
};

/// How an instruction comes to the memory of one value that it reads or writes, and which cells of
/// its frame it works with. Family::none: it comes to no such memory.
struct MemoryOperands {
  static constexpr std::uint32_t none = 0xffffffff;
  Family family = Family::none;  // field, static_, through or element
  bool writes = false;
  std::uint32_t address = none;  // of an object, an array, or a pointer
  std::uint32_t index = none;    // of an element
  std::uint32_t value = none;    // what is written, or where what is read goes; none for zero
  std::int64_t offset = 0;       // from where a pointer points to
};
MemoryOperands memory_operands(const Instruction& at);

/// What an instruction that comes to memory through a pointer, or to an element, reads or writes.
const Type* type_through(TypeSystem& types, const Instruction& at);

/// The primitives that a value of the type is read or written in, each by itself.
std::vector<Part> parts_of(const Type& type);

/// How far into an array of such elements one lies; nothing if no array is that long.
std::optional<std::uint32_t> offset_of_element(Cell index, const Type& element);

bool is_volatile(const Instruction& at);

/// What the instruction that the thread stands at is about to do; nothing if it concerns this
/// thread alone (its frames, its exceptions), or what never changes. So one that throws instead has
/// no access: whoever lets an access happen later can rely on it that the instruction has found
/// nothing wrong.
std::optional<Access> access_of(Execution& execution, const Instruction& instruction,
                                const Cell* cells);

}  // namespace mmcheck::vm
