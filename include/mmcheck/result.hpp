// What a check found: plain data, which reports are made of.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "mmcheck/options.hpp"
#include "mmcheck/run.hpp"

namespace mmcheck {

enum class Verdict : std::uint8_t { Holds, Violated, Inconclusive };

/// How far ahead of memory a thread may issue under a model.
struct AheadLimits {
  std::uint32_t operations = 64;  // pending
  std::uint32_t guesses = 4;      // unresolved, of branches

  // What may be asked for.
  static constexpr std::uint32_t most_operations = 1000;
  static constexpr std::uint32_t most_guesses = 64;
};

struct Violation {
  enum class Kind : std::uint8_t {
    Assertion,
    Invariant,
    Deadlock,
    UnhandledException,
    Outcome,
    Livelock,    // no end of the program can be reached any more
    Divergence,  // a thread goes on for ever without an operation
  };
  Kind kind = Kind::Assertion;
  /// Tells violations of one kind in one place apart: the class of an exception, the text of an
  /// invariant, the values of an outcome ("Program.r0 = 0, Program.r1 = 0").
  std::string subject;
  /// What it says to people. It may depend on values that differ from run to run.
  std::string message;
  Location location;
  std::uint32_t thread = 0;
  bool under_sc = false;
  /// Whether thread 1 is the one that runs finalizers. A search that has met no object with a
  /// finalizer has no such thread.
  bool finalizes = false;
  /// Whether a thread has waited in vain, or slept, in the run that leads there.
  bool lets_limits_elapse = false;
  /// Where they rose by themselves: those of the search that found it.
  std::optional<AheadLimits> limits;
  std::vector<TraceStep> trace;
  /// Of a run without an end: which steps of the trace repeat for ever, from this index on.
  std::optional<std::size_t> repeats_from;
  std::vector<ThreadStatus> threads;  // how it ended
  std::optional<std::string> output;  // what the run had written by then, if it was to be kept
};

/// The values of the observed fields at the end of a run, as C# prints them.
struct FinalOutcome {
  std::map<std::string, std::string> values;
  bool deadlock = false;
  bool under_sc = false;
};

struct Exploration {
  std::uint64_t states = 0;  // stored
  std::uint64_t transitions = 0;
  std::uint64_t depth = 0;
  std::uint64_t runs = 0;   // that were sampled, where no states are stored
  std::uint64_t bytes = 0;  // that the stored states take
  std::uint32_t max_queue = 0;
  bool complete = false;
  bool never_ends = false;  // no run of the program ends
  double seconds = 0;
  std::optional<double> first_violation_seconds;
  /// Where they rose by themselves: those that were enough, or the last ones.
  std::optional<AheadLimits> limits;
  /// For stores that may take different states for the same: the probability that one was omitted.
  std::optional<double> omission_probability;
};

/// A change of the program that keeps one operation from overtaking another.
struct Repair {
  enum class Kind : std::uint8_t {
    Barrier,        // Thread.MemoryBarrier() before an instruction
    ReadBarrier,    // Volatile.ReadBarrier(), likewise
    WriteBarrier,   // Volatile.WriteBarrier(), likewise
    VolatileRead,   // the read becomes Volatile.Read
    VolatileWrite,  // the write becomes Volatile.Write
    Interlocked,    // the write becomes Interlocked.Exchange
    VolatileField,  // the field becomes volatile
  };
  Kind kind = Kind::Barrier;
  /// Before which instruction, or the access itself; of a VolatileField: one of its accesses.
  Location location;
  Target target;            // what is accessed; none for barriers
  std::string assembly;     // the file that it is in
  std::uint32_t token = 0;  // of the method that `location` is in; of a VolatileField: the field's
  bool is_in_loop = false;
  std::uint32_t cost = 0;
  /// Which operations it keeps in order.
  struct Order {
    Overtaken first;
    Overtaken second;
  };
  std::vector<Order> orders;
  /// Where the instruction is in the statement of the source that it belongs to; not known without
  /// symbols.
  struct InStatement {
    bool is_first = false;  // nothing that threads share is touched before it, nor called
    // Of the instructions that access the same member in the same way.
    std::uint32_t number = 1;
    std::uint32_t count = 1;
    IlInstruction previous = {};  // what was touched last before it there
    bool is_behind = false;       // the statement is over: the instruction leads to the next one
  };
  std::optional<InStatement> in_statement;
};

/// What a program should not rely on, though no run that was explored goes wrong by it.
struct Warning {
  enum class Kind : std::uint8_t {
    HoistedRead,  // only plain reads can end a loop, and a compiler may make them before it
  };
  struct Access {
    OperationKind operation = OperationKind::None;
    Target target;
    Location location;
  };
  Kind kind = Kind::HoistedRead;
  Location location;             // of a HoistedRead: a way out of the loop
  std::vector<Access> accesses;  // that it is about
  std::vector<TraceStep> trace;  // of a run that shows it, if it takes one
  std::vector<Repair> repairs;   // all of them are needed
};

/// The paper's: a cut of the explored graph.
struct MinCut {
  std::uint64_t value = 0;  // of the flow, in parts of `scale`
  std::uint64_t scale = 1;  // what one barrier counts
  std::vector<Repair> points;
  double seconds = 0;  // of the flow alone
};

/// What is to be done about violations that sc does not have.
struct Fences {
  enum class Method : std::uint8_t { Minimum, MinCut };
  bool needed = false;  // there are such violations
  Method method = Method::Minimum;
  /// Empty, with the reason, if none was found or none can be.
  std::vector<Repair> points;
  std::string reason;
  bool is_decided = true;  // false: memory or time ran out before any were found that may do
  bool verified = false;   // the program with them was explored completely, and holds
  bool minimum = false;    // nothing that costs less is enough: proved
  std::uint32_t cost = 0;
  std::uint32_t lower_bound = 0;                  // of the cost: whatever is enough costs as much
  std::vector<std::vector<Repair>> alternatives;  // others of the same cost, as good
  std::optional<MinCut> basic;
  std::optional<MinCut> modified;
  std::uint32_t rounds = 0;  // explorations that it took
  double seconds = 0;
};

/// What a run reached that could not be executed.
struct Obstacle {
  std::string reason;
  Location location;
};

/// One --memory-model's.
struct ModelResult {
  std::string memory_model;  // its name, also if it is a file's
  Verdict verdict = Verdict::Inconclusive;
  std::string reason;  // for Inconclusive
  std::optional<Exploration> sc;
  std::optional<Exploration> relaxed;
  /// There is no race under sc, so that the model has no other runs: nothing more was explored.
  bool is_race_free = false;
  std::vector<Violation> violations;
  std::vector<Warning> warnings;
  std::vector<FinalOutcome> outcomes;
  bool has_outcomes = false;     // whether they were asked for
  std::optional<Fences> fences;  // if they were asked for and something is violated
  /// Something that a user should know: that nothing is asserted, say.
  std::vector<std::string> hints;
};

struct Result {
  std::string path;
  std::string entry;
  std::string mvid;
  std::string sha256;
  std::vector<std::string> arguments;
  // What was asked for, as far as a run has other steps for it.
  std::vector<std::string> stubs;
  bool reduced = true;
  std::vector<std::string> invariants;
  std::optional<std::uint32_t> pool;  // threads of the thread pool
  SearchOrder order = SearchOrder::BreadthFirst;
  Sample sample;  // where the order is one of a sample
  TimeLimits time_limits = TimeLimits::Any;
  bool strict = false;  // a model with warnings is violated
  std::vector<ModelResult> results;
};

}  // namespace mmcheck
