// What an instruction is about to do that other threads could notice.
#pragma once

#include <cstdint>
#include <optional>

#include "vm/execution.hpp"

namespace mmcheck::vm {

struct Access {
  enum class Kind : std::uint8_t {
    Read,
    Write,
    Copy,  // from `from` to `to`: a struct, or a block of memory
    Atomic,
    Fence,
    Unlock,
    End,          // of the thread
    Lock,         // or waits for it
    TryLock,      // goes on without it if somebody else holds it
    Start,        // of another thread
    Synchronize,  // joins a thread, waits, pulses, …
    LookAround,   // finds out where other threads stand
    Choose,       // no other thread notices, but there are several ways on
    Class,        // a class constructor is to be run, waited for, or has ended
  };
  Kind kind;
  /// Whether it may belong to the step of what is before it, if it concerns no other thread.
  bool may_be_merged() const { return kind <= Kind::End; }
  bool is_volatile = false;
  /// What is accessed: bytes of an object or of statics. Of a lock: the object. None: something
  /// else.
  Pointer to{Pointer::Kind::None, 0, 0};
  Pointer from{Pointer::Kind::None, 0, 0};  // Copy
  std::uint32_t size = 0;
  /// Of the value; null where it is more than one, or bytes: `size` is then how many. A struct is
  /// copied part by part.
  const Type* type = nullptr;
};

/// What the instruction that the thread stands at is about to do; nothing if it concerns this
/// thread alone (its frames, its exceptions), or what never changes.
std::optional<Access> access_of(Execution& execution, const Instruction& instruction,
                                const Cell* cells);

}  // namespace mmcheck::vm
