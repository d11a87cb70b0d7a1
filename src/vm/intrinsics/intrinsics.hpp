// Methods of the library models that C# cannot express: rows of tables, each with its function in
// the same file (src/vm/intrinsics/). A model declares one as an InternalCall extern.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "vm/state/value.hpp"

namespace mmcheck::vm {

class Execution;
enum class Outcome : std::uint8_t;

/// What an intrinsic is to other threads and to a memory model.
enum class Role : std::uint8_t {
  Local,     // it looks only at its arguments, at what never changes, or at what nobody else has
  Pure,      // it is a function of at most three arguments, and of what never changes of them
  Identity,  // it answers its one argument
  Checked,   // it is a function as a pure one is, of at most two arguments, or it throws
  VolatileRead,  // of what its first argument points to
  OutcomeRead,   // the same of a task's word, when that does not change any more
  VolatileWrite,
  Atomic,           // reads and writes what its first argument points to, in one step
  CompareExchange,  // likewise, but it writes only if it reads its third argument
  Fence,
  ProcessWideFence,  // of all threads
  ReadFence,         // what was read before it has arrived before anything after it happens
  WriteFence,        // all before it has happened before anything after it is written
  Lock,              // takes the monitor of its first argument
  TryLock,           // the same, if nobody holds it
  Unlock,
  Start,        // a thread, and hands it its arguments
  Signal,       // waits for a pulse of the monitor of its first argument, or gives one
  Synchronize,  // anything else that other threads notice, or that depends on them
  Free,         // ends the life of the block that its first argument points to
  LookAround,   // depends on where other threads stand
  Choice,       // the search tries every answer
};

constexpr bool concerns_thread_alone(Role role) { return role <= Role::Checked; }

/// What an intrinsic may have to wait for; its first argument, if it has one, says whose.
enum class Waits : std::uint8_t {
  Never,
  ForMonitor,
  ForPulse,
  ForThread,
  ForOutcome,
  ForGarbage,
  ForQueues,  // of the other threads: Pending::overtaken
  ForTime,    // to pass
};

struct Intrinsic {
  std::string_view type;    // "System.String"; generic types with their arity: "System.Span`1"
  std::string_view method;  // unique within its type
  /// `arguments` are the cells of the arguments (`this` first); the result goes to the first ones.
  Outcome (*function)(Execution& execution, const Method& method, Cell* arguments);
  Role role = Role::Local;
  Waits waits = Waits::Never;
};

/// The class of include/mmcheck/Verify.cs: it belongs to the program, not to the models. Its
/// methods have their types in their names here: "int Pick(int)".
inline constexpr std::string_view verify_class = "Mmcheck.Verify";
/// Of that class, and of the models: a number below another one, whichever.
inline constexpr std::string_view pick_method = "Pick";
inline constexpr std::string_view verify_progress = "void Progress()";

const Intrinsic* find_intrinsic(std::string_view type, std::string_view method);

}  // namespace mmcheck::vm
