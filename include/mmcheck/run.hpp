// A run step by step, and how it ends: plain data. Strings are names and texts of the program's
// own. How all of it is worded is up to whoever tells it (src/report/words).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mmcheck {

/// An instruction of the bytecode, by what it does.
struct IlInstruction {
  enum class Kind : std::uint8_t {
    Other,         // none of these
    ReadField,     // ldfld, ldsfld: `type`, `member`
    WriteField,    // stfld, stsfld: the same
    ReadElement,   // ldelem.i4: `element`
    WriteElement,  // stelem.i4: the same
    Call,          // call, callvirt: `type`, `member`, `parameters`
    Make,          // newobj: the same, of a constructor
  };
  /// What the instruction takes an element of an array for.
  enum class Element : std::uint8_t { None, I, I1, I2, I4, I8, U1, U2, U4, R4, R8, Ref };

  Kind kind = Kind::Other;
  Element element = Element::None;
  std::string type;        // that has the member: "Peterson", "System.Threading.Monitor"
  std::string member;      // "flag1", "Enter"; of a generic method with its arguments
  std::string parameters;  // of a method: "(object, ref bool)"
  /// As a disassembler shows it: "ldsfld Peterson::flag1". To be shown, never to be read.
  std::string text;

  bool is_read() const { return kind == Kind::ReadField || kind == Kind::ReadElement; }
  bool is_write() const { return kind == Kind::WriteField || kind == Kind::WriteElement; }
  bool is_of_field() const { return kind == Kind::ReadField || kind == Kind::WriteField; }
  bool is_call() const { return kind == Kind::Call || kind == Kind::Make; }
};

/// A place in the program. `line` is 0 where there are no symbols.
struct Location {
  std::string method;  // "Peterson::T0"
  std::uint32_t il_offset = 0;
  IlInstruction instruction;
  std::string file;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::string type{};  // that has the method: "Peterson"
  /// Whether the method is one of .NET's own assemblies.
  bool is_of_framework = false;
};

/// What has fields: a class has static ones, an object its own.
struct Owner {
  enum class Kind : std::uint8_t { Null, Unknown, Class, Object };
  Kind kind = Kind::Null;
  std::string type;          // "N.Peterson"; of an object without what its class lies in: "Fork"
  std::uint32_t number = 0;  // of an object, the same throughout a run; 0 if it has none

  bool operator==(const Owner&) const = default;
};

/// A field that refers to an object: "Program.gate", "Queue #2.items".
struct Holder {
  Owner owner{};
  std::string field{};  // empty if there is none

  bool is_known() const { return !field.empty(); }
  bool operator==(const Holder&) const = default;
};

/// What an operation is about.
struct Target {
  enum class Kind : std::uint8_t {
    None,
    Field,             // of `owner`, at the end of `path`
    Box,               // all that is in `owner`
    Element,           // number `index` of the array `owner`, or of the one in `holder`; `path`
    Monitor,           // of `owner`, which is in `holder`
    Class,             // `owner` itself, that is initialized
    Garbage,           // an object of the class `owner` to which nothing leads
    Thread,            // number `index`
    UnstartedThread,   //
    UnreadElement,     // of an array that is not read yet; `path` in a struct that `owner` is
    UnreadReference,   // `path` in an object of the class `owner`: which one is not read yet
    SomeElement,       // of any array, in all executions of an instruction; so are those below
    SomeReferent,      // what a reference points to
    SomeMonitor,       //
    TargetOfDelegate,  //
    Callee,            // what is called there
  };
  Kind kind = Kind::None;
  Owner owner{};
  Holder holder{};
  std::uint32_t index = 0;
  /// Fields, each in the struct that the one before it is: "range", "low".
  std::vector<std::string> path{};
  std::optional<std::uint32_t> byte{};  // where no field is at the end of the path

  bool operator==(const Target&) const = default;
};

/// A value of the program.
struct Value {
  enum class Kind : std::uint8_t {
    None,       // it is not known, or there is none
    Bool,       // `bits`; so are the next three
    Char,       //
    Signed,     //
    Unsigned,   //
    Single,     // `real`
    Double,     // the same
    String,     // `text`
    Reference,  // to `object`
    Struct,     // `parts`
  };
  struct Part;
  Kind kind = Kind::None;
  std::uint64_t bits = 0;
  double real = 0;
  std::string text{};  // UTF-8
  Owner object{};
  std::vector<Part> parts;
};
struct Value::Part {
  std::string field;
  Value value;
};

/// What a step does, as others notice it.
enum class OperationKind : std::uint8_t {
  None,
  Read,
  Write,
  VolatileRead,
  VolatileWrite,
  Atomic,
  FailedExchange,  // a compare-exchange, where it is no fence
  Fence,
  ProcessWideFence,
  ReadBarrier,
  WriteBarrier,
  Lock,
  TryLock,
  Unlock,
  Choose,       // one of several ways on
  Speculate,    // goes on before it is known what was read
  StartThread,  //
  Join,
  LookAt,  // how far a thread is
  WaitOn,  // a monitor, for a pulse
  Pulse,
  PulseAll,
  Finalize,
  CollectGarbage,
  WaitForFinalizers,
  FreeMemory,
  StartClass,   // begins to initialize it
  FinishClass,  //
  PassTime,     // as many milliseconds as its value says
  Call,         // of a method that the runtime does itself: TraceStep::called
};
inline bool is_read(OperationKind kind) {
  return kind == OperationKind::Read || kind == OperationKind::VolatileRead ||
         kind == OperationKind::FailedExchange;
}
inline bool is_write(OperationKind kind) {
  return kind == OperationKind::Write || kind == OperationKind::VolatileWrite;
}

/// An operation that is kept waiting: another one completed before it, or has to come after it.
struct Overtaken {
  OperationKind operation = OperationKind::None;
  Target target;
  Location location;
};

/// How far a step goes: a replay goes as far.
struct Extent {
  bool is_local = false;     // no operation of it concerns other threads
  std::uint32_t merged = 0;  // how many operations it went on over because they concern none
};

struct TraceStep {
  enum class Action : std::uint8_t {
    Run,       // what concerns no other thread
    Issue,     // an operation
    Complete,  // one that was issued before
    GoOn,      // without what is not read yet
    End,       // of the thread
  };
  std::uint32_t thread = 0;
  Action action = Action::Run;
  OperationKind operation = OperationKind::None;
  std::string called;  // of OperationKind::Call
  Target target;
  Value value;  // that was read or written
  bool out_of_order = false;
  std::vector<Overtaken> overtakes;
  Location location;
  /// Of a location in .NET's own assemblies: where the program's own code called what led there, or
  /// the outermost method where it called nothing. Else empty.
  Location caller;
  /// What of the thread chose here, to be taken again by a replay.
  std::uint32_t choice = 0;
  Extent extent;
  /// False of what a step did besides, which is told, but which no replay takes by itself.
  bool is_move = true;
  /// Whether the target is the program's own, and nothing that the class library keeps for itself.
  bool is_programs_own = false;
};

/// Where a thread stands when a run ends.
struct ThreadStatus {
  enum class Standing : std::uint8_t {
    Runs,
    Ended,
    WaitsForMonitor,  // `awaited`, which thread `other` holds
    WaitsForPulse,    // of `awaited`
    WaitsForThread,   // `other`, to end
    WaitsForTask,     // to complete
    WaitsForPool,     // to have a thread for it
    WaitsForClass,    // `awaited`, which thread `other` is initializing
    WaitsForGarbage,  // to finalize
    WaitsForTime,     // to pass
    WaitsForQueue,    // of thread `other`: what it has overtaken has to complete
  };
  std::uint32_t thread = 0;
  std::string name;  // Thread.Name, else the method that it runs: "Philosopher::Run"
  Standing standing = Standing::Runs;
  Target awaited;
  std::uint32_t other = 0;
  std::vector<Target> holds;    // monitors
  std::vector<Location> stack;  // the program's own methods, innermost first

  bool waits() const { return standing != Standing::Runs && standing != Standing::Ended; }
};

}  // namespace mmcheck
