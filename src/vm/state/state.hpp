// A State: everything that a step may change. A value: copying it shares all that is not changed.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/shared.hpp"
#include "vm/state/heap.hpp"
#include "vm/state/operation.hpp"
#include "vm/state/value.hpp"
#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

/// A method in execution. Its cells are [base, limit) of the thread's.
struct Frame {
  enum class Kind : std::uint8_t {
    Call,
    /// Runs a filter of the method in the frame that it shares the base with; its calls start at
    /// `limit`, above the frames that the exception is passing.
    Filter,
  };
  const Code* code;
  std::uint32_t pc;  // the instruction that is being executed
  std::uint32_t base;
  std::uint32_t limit;
  std::uint32_t result;  // where the caller wants the result
  Kind kind;
  /// The caller executes its instruction once more when this one returns: it was only made
  /// possible.
  bool repeats;
};

/// An exception on its way (I.12.4.2.5): first the search for who takes it, then the finally and
/// fault blocks on the way there. A filter or finally block may start another one meanwhile.
struct Unwind {
  Ref exception;
  bool searching;
  std::uint32_t frame;        // searching: looked at now; unwinding: where it will be caught
  std::uint32_t clause;       // likewise
  std::uint32_t next_frame;   // unwinding: whose finally blocks run now
  std::uint32_t next_clause;  // unwinding: the first of that frame that has not run
  std::uint32_t saved;        // searching, in a filter: cells from here on belong to the search
};

/// A struct that is copied part by part: other threads may see it half copied.
struct PartialCopy {
  const Type* type = nullptr;  // null: nothing is being copied
  std::uint32_t done = 0;      // parts read, and then parts written
  std::vector<std::uint8_t> bytes;
};

struct Thread {
  enum class Status : std::uint8_t {
    Running,   // or it is about to do something that it cannot do yet, such as to take a monitor
    Waiting,   // in the queue of the monitor of `waits_for` (Monitor.Wait)
    Woken,     // a pulse has taken it out of the queue; it has to take the monitor again
    TimedOut,  // it has left the queue by itself; likewise
    Ended,     // nothing else of it is left but `object`
  };
  std::vector<Frame> frames;
  std::vector<Cell> cells;  // those above the last frame's limit are zero or rubbish
  std::vector<Unwind> unwinds;
  Status status = Status::Running;
  Ref object = 0;           // its System.Threading.Thread; 0: the first thread's, not made yet
  Ref waits_for = 0;        // Waiting, Woken, TimedOut: whose monitor it had
  std::uint32_t depth = 0;  // and how often it had entered it
  std::optional<std::uint32_t> joined_by;  // Ended: a thread that has seen it
  bool is_found_waiting = false;           // somebody has seen that it waits, and still it does
  /// Milliseconds before it gives up what it waits for; none if it waits without a limit, or where
  /// limits may elapse at any moment (MachineLimits::limits_are_last).
  std::optional<std::uint32_t> time_left;
  PartialCopy copy;  // of the instruction that it stands at
  Pending pending;   // nothing under sequential consistency
  std::map<std::uint32_t, std::vector<std::uint8_t>> statics;  // [ThreadStatic], by Type::id
};

/// The static fields of one type, and how far its class constructor is.
struct Statics {
  enum class Status : std::uint8_t { Untouched, Running, Done, Failed };
  Status status = Status::Untouched;
  std::uint32_t thread = 0;  // Running: whose
  Ref failure = 0;           // Failed: the TypeInitializationException
  std::vector<std::uint8_t> data;
};

/// A monitor that somebody holds.
struct Monitor {
  std::uint32_t thread;
  std::uint32_t depth;  // how often it was entered
};

struct State {
  std::vector<base::Shared<Thread>> threads;
  Heap heap;
  std::vector<base::Shared<Statics>> statics;   // by Type::id; empty until touched
  std::map<Ref, Monitor> monitors;              // by object; those that are free are not in it
  std::map<std::string, std::string> observed;  // Verify.Observe: the last value by name
  /// Objects whose numbers programs may have, by these numbers - 1 once a step is over: see
  /// vm/README.md, "Pointers as numbers". Without a search nothing is renumbered: one is enough
  /// then to say that there are any.
  std::vector<Ref> pinned;
  /// Objects that nothing else need lead to, whose finalizers are to be run.
  std::vector<Ref> finalization;
  std::vector<Ref> literals;      // strings, by the machine's number; 0: not made yet
  std::vector<Ref> singletons;    // Array.Empty<T>() and the like, by Type::id
  std::vector<Ref> type_objects;  // System.Type objects, by Type::id; 0: not made yet
};

}  // namespace mmcheck::vm
