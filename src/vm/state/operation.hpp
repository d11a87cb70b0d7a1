// What a thread has issued and what has not happened yet: its queue of operations, and values that
// are not there because the reads that bring them have not completed.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "model/model.hpp"
#include "vm/state/value.hpp"
#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

/// What a cell holds, as far as references in it have to be found.
enum class ValueKind : std::uint8_t { Plain, Reference, Pointer };
ValueKind kind_of(Primitive primitive);

/// A value, or where it will come from.
struct Value {
  Cell cell = 0;  // if it is there
  ValueKind kind = ValueKind::Plain;
  std::uint32_t expression = 0;  // number among Pending::expressions + 1; 0: it is there

  bool is_known() const { return expression == 0; }
  friend bool operator==(const Value&, const Value&) = default;
};

/// What a value that is not there yet will be.
struct Expression {
  enum class Kind : std::uint8_t {
    Read,     // what the operation with this number in the queue brings
    Compute,  // what an instruction makes of at most three values
    Address,  // of what lies so far into an object
    Select,   // `left` if `third` is not 0, else `right`
  };
  Kind kind = Kind::Read;
  ValueKind type = ValueKind::Plain;
  std::uint32_t operation = 0;  // Read
  Op op = Op::nop;              // Compute
  std::int64_t imm = 0;         // Compute; Address with an index: the size of the element
  Value left;                   // Compute, Select; Address: the object
  Value right;                  // Compute, Select; Address: see `deferred_index`
  Value third;                  // Compute, Select; Address of an element: its index
  /// Address: whose field it is, or what the element is; null where that is not known. Compute: the
  /// type that the instruction names.
  const Type* owner = nullptr;
  const Method* method = nullptr;  // Compute: the method that the instruction names
  bool is_element = false;         // Address: of an array
  bool has_index = false;          // Address: `third` says of which element; `offset` is within it
  /// Address: with several dimensions. How far into the array that is depends on the array;
  /// `offset` is how far into the element.
  std::vector<std::int32_t> indexes{};
  /// Stands in `indexes` for one that is not there: the first is `third`, the second `right`.
  static constexpr std::int32_t deferred_index = std::numeric_limits<std::int32_t>::min();
  std::uint32_t offset = 0;  // Address

  friend bool operator==(const Expression&, const Expression&) = default;
};

/// Bytes of a thread's cells whose value is not there yet. They are zero meanwhile.
struct Deferred {
  std::uint32_t byte;  // from the thread's first cell
  std::uint32_t size;
  std::uint32_t expression;  // as in Value

  std::uint32_t end() const { return byte + size; }
};

/// Where an operation comes from, for people: an instruction of the program's own.
struct Origin {
  const Code* code = nullptr;
  std::uint32_t pc = 0;

  friend bool operator==(const Origin&, const Origin&) = default;
};

/// What is assumed of an instruction before its operands are there.
enum class Assumed : std::uint8_t {
  Way,       // a branch goes to the instruction `target`
  NoThrow,   // it throws nothing
  Dispatch,  // a call calls the method with the number `target` (Machine::function)
  Number,    // its operand is the number `other`
  Differ,    // a compare-exchange finds something else than `other`
  Index,     // its array has an element with the index `other`
  Indexes,   // its array of several dimensions has an element with these indexes
};

struct Operation {
  enum class Kind : std::uint8_t {
    Access,   // `type` says which
    TryLock,  // brings whether it has the monitor
    /// What is left of a compare-exchange that fails: a volatile read, and an assumption after it.
    FailedExchange,
    Assumption,  // `assumed` says of what
    /// A limit was reached here, which matters only if all that was assumed before it is true.
    /// `target` says which, `origin` whom it has kept waiting.
    Held,
    /// Of half of what waits: `type` is Read if what is read before it comes before all after it,
    /// Write if all before it comes before what is written after it. It is there as long as there
    /// is something before it that it is about.
    Barrier,
  };
  Kind kind = Kind::Access;
  model::OperationClass type = model::OperationClass::Read;
  Primitive primitive = Primitive::None;  // Read, Write: of the value
  Value where;                            // Read, Write: a pointer; Lock, Unlock: a reference
  Value value;                            // Write; Assumption: the first operand
  Value other;                            // Assumption: the second
  Origin origin;                          // Assumption: the instruction itself
  Assumed assumed = Assumed::Way;         // Assumption
  std::uint32_t target = 0;               // Assumption
  /// Read, Write: of an object that the thread alone led to, and had not issued to hand out, at
  /// some time since it was issued. Who hands it out waits for it, so others cannot notice when it
  /// completes.
  bool is_fresh = false;

  bool is_read() const {
    return (kind == Kind::Access || kind == Kind::FailedExchange) &&
           (type == model::OperationClass::Read || type == model::OperationClass::VolatileRead);
  }
  bool is_write() const {
    return kind == Kind::Access &&
           (type == model::OperationClass::Write || type == model::OperationClass::VolatileWrite);
  }
  bool is_plain() const {
    return type == model::OperationClass::Read || type == model::OperationClass::Write;
  }
  /// Whether it keeps others waiting, and nothing happens by it.
  bool is_constraint() const {
    return kind == Kind::Assumption || kind == Kind::Barrier || kind == Kind::Held;
  }
  bool is_of_monitor() const {
    return !is_constraint() &&
           (type == model::OperationClass::Lock || type == model::OperationClass::Unlock);
  }
  /// Whether others wait for what it brings.
  bool brings_value() const { return is_read() || kind == Kind::TryLock; }

  friend bool operator==(const Operation&, const Operation&) = default;
};

/// Why a thread does not issue its next instruction.
enum class Stall : std::uint8_t {
  None,     // it does
  Waits,    // until something of its queue has completed
  Pauses,   // it can, or can once others have moved; they have their turn, and so has its queue
  Forks,    // there is more than one way to go on, and none of them was taken yet
  Repeats,  // until nothing is open or read: it has come to where it was before (rounds.cpp)
};

/// What keeps a thread from issuing that could. Control: an instruction has waited for a value that
/// a processor would not have waited for, and memory was read after it.
enum class Limit : std::uint8_t { None, Operations, Guesses, Control };

class Listener;

/// How far a model lets a thread go beyond sequential consistency.
struct Relaxation {
  const model::Model* model;
  std::uint32_t queue_limit = 64;       // pending operations per thread
  std::uint32_t speculation_limit = 4;  // open assumptions per thread
  bool guesses = true;                  // goes on before it is known what was read
  Listener* listener = nullptr;         // null: nobody listens
};

/// A head of a loop, in one of the thread's frames, as the thread has passed it.
struct Round {
  /// What a variable held then that has been written since, or what it waited for.
  struct Was {
    std::uint32_t cell;  // of the frame
    Cell value;
    std::optional<Operation> read;

    friend bool operator==(const Was&, const Was&) = default;
  };
  std::uint32_t frame;
  std::uint32_t head;     // an instruction
  const Code* code;       // of the frame
  std::vector<Was> were;  // of those that matter at the head
  /// How many operations of the queue were there already.
  std::uint32_t older = 0;

  bool is_at(const Round& other) const {
    return frame == other.frame && head == other.head && code == other.code;
  }
  friend bool operator==(const Round&, const Round&) = default;
};

struct Pending {
  std::vector<Operation> queue;         // oldest first
  std::vector<Expression> expressions;  // what one is made of comes before it
  std::vector<Deferred> deferred;       // by byte; they do not overlap
  Stall stall = Stall::None;
  /// The instruction that the thread stands at must turn out not to be what another run takes for
  /// granted; otherwise this run is discarded. At a compare-exchange: it acts on an empty queue,
  /// whether it exchanges or not.
  bool refuses = false;
  /// An instruction that has waited for a value and need not have, as far as the model goes;
  /// nothing since then keeps what the thread reads from being read before that value: see
  /// Limit::Control.
  Origin waited;
  /// Heads of loops that the thread has passed, and since when it has done nothing but read and
  /// compute (visible/rounds.cpp); those of a frame and a head in the order in which it has.
  std::vector<Round> rounds;

  /// How many operations of the queue, its oldest ones, a younger one has overtaken that has
  /// completed and that others can notice. Zero if nobody asks (Surroundings::counts_overtaken).
  std::uint32_t overtaken = 0;

  bool is_empty() const {
    return queue.empty() && stall == Stall::None && !refuses && waited.code == nullptr &&
           rounds.empty();
  }
  /// Takes an operation out of the queue.
  void remove(std::size_t number);

  /// Which operation a step with this choice completes; none if it goes on issuing.
  std::optional<std::uint32_t> completed_by(std::uint32_t choice) const;
  /// How many choices there are for a step, where the thread does not stand at a fork.
  std::uint32_t choices() const;

  // --- cells (bytes of the thread's)
  /// Whether anything of it is not there.
  bool is_deferred(std::uint32_t byte, std::uint32_t size) const;
  /// What brings exactly these bytes; none if there is nothing or it is something else.
  std::optional<std::uint32_t> find(std::uint32_t byte, std::uint32_t size) const;
  void forget(std::uint32_t byte, std::uint32_t size);
  void forget_from(std::uint32_t byte) { forget(byte, ~byte); }
  void defer(std::uint32_t byte, std::uint32_t size, std::uint32_t expression);
  /// Whether only a part of something that is not there lies in there.
  bool is_cut(std::uint32_t byte, std::uint32_t size) const;
  /// As the bytes themselves are copied; the two may overlap.
  void copy(std::uint32_t from, std::uint32_t to, std::uint32_t size);

  // --- expressions
  /// Its number + 1; that of the same one, if there is one.
  std::uint32_t add(const Expression& expression);
  const Expression& at(const Value& value) const { return expressions[value.expression - 1]; }
  /// Drops what nothing needs any more, and numbers the rest in the order in which cells and queue
  /// come to it: so states that are the same are the same words.
  void compact();

  /// Whether the run may turn out not to count: something was assumed.
  bool has_assumption() const;        // about a branch
  bool has_unknown_location() const;  // that a reference is valid
  bool is_free_of_guesses() const {
    return !has_assumption() && !has_unknown_location() && !refuses;
  }
};

}  // namespace mmcheck::vm
