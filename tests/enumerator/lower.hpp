// From statements to instructions, each of which is one step of a thread: in the order in which the
// CIL that a C# compiler makes of them touches memory. What CIL pushes on the stack between
// operations is an expression over locals here.
#pragma once

#include <cstdint>
#include <vector>

#include "program.hpp"

namespace enumerator {

/// What an instruction reads or writes. `base` and `index` are free of reads.
struct Place {
  enum class Kind : std::uint8_t { Static, Field, Element, Box };
  Kind kind = Kind::Static;
  /// Which static; which field, of all classes; which part of a box, or of an element, which are
  /// counted from those of the first type of arrays on.
  int slot = 0;
  Expression base{};    // the object, the array, the box
  Expression index{};   // of an Element: where it is in the array; in a grid the row
  Expression column{};  // of an Element of a grid
  bool is_in_grid = false;
  int scale = 1;  // of an Element: of how many parts each is
  bool is_volatile = false;
};

/// Where an exception goes on.
struct Handler {
  Exception caught = Exception::Any;
  int pc = 0;
  int object = -1;     // the local that gets the exception's object
  int exception = -1;  // and the one that gets which it is, to throw it again
};

/// What computes a value and throws for some operands, or is a test of a type.
enum class Checked : std::uint8_t {
  Divide,     // operands[0] / operands[1]
  Remainder,  // operands[0] % operands[1]
  ToRange,    // operands[0]; throws unless it is one from operands[1] to operands[2]
  Cast,       // operands[0] if that is null or of `type`, which throws otherwise
  As,         // likewise, but null otherwise
  Unbox,      // operands[0]; throws unless it is a box of `type`
  Store,    // throws unless the array operands[0] may hold operands[1], whose static type is `type`
  NotNull,  // operands[0]; throws if it is null
  IsExactly,     // is the object operands[0] of that very `type`?
  Length,        // of the array operands[0]
  TextLength,    // of the string operands[0]
  Character,     // operands[0][operands[1]], of a string
  SameText,      // have the strings the same characters?
  CompareTexts,  // -1, 0 or 1
  Method,        // which one the delegate operands[0] has; -1 if that is null
};

/// A local that depends on which way a branch goes.
struct Selected {
  int target;
  Expression chosen;  // its value if the condition holds
  Expression other;   // and if not
};

struct Instruction {
  enum class Kind : std::uint8_t {
    Set,           // locals[target] = operands[0]
    New,           // locals[target] = a new object of `type`; an array of operands[0] elements; a
                   // delegate that has the lambda operands[0]
    Read,          // locals[target] = place
    Write,         // place = operands[0]
    Check,         // throws what an access to place would: its address is taken
    Apply,         // locals[target] = `function` of operands
    Await,         // until all operands are known
    AwaitControl,  // likewise, in models in which control waits
    Dispatch,      // to the one of `targets` that is the method of the object operands[0]
    Raise,         // the exception operands[0], whose object is operands[1]
    Enter,         // the monitor of operands[0]
    TryEnter,      // locals[target] = is it so?
    Exit,
    Wait,   // locals[target] = was it a pulse? It was not, perhaps, if operands[1] says so
    Pulse,  // one thread; all, if operands[1] says so
    Fence,
    ProcessFence,  // until the queues of all threads are empty
    Atomic,        // locals[target] = what `atomic` does to place, with operands
    Branch,      // to `jump` if operands[0] is `when`; if it is a select, both ways do no more than
                 // compute the locals `selected` before they meet at `end`
    Jump,        // to `jump`
    BeginClass,  // to `jump` if the class `number` needs no initialisation any more
    EndClass,    // it is initialised; to `jump`
    FailClass,   // it never will be: whoever comes to it gets the exception operands[0]
  };
  Kind kind;
  int target = 0;
  Place place{};
  std::vector<Expression> operands{};
  Expression::Kind atomic = Expression::Kind::InterlockedAdd;
  bool when = true;
  int jump = 0;
  std::vector<Handler> handlers{};  // the innermost first
  Checked function = Checked::NotNull;
  Type type = Type::Node;
  int number = 0;
  std::vector<int> targets{};
  bool is_select = false;
  std::vector<Selected> selected{};
  int end = 0;
};

struct LoweredThread {
  std::vector<Instruction> code;
  std::vector<Type> locals;  // and after them what is on the evaluation stack
  /// By instruction, and at the end: how many locals are of any more use where it is next.
  std::vector<std::size_t> live;
};

struct LoweredProgram {
  std::vector<LoweredThread> threads{};
  bool has_main = false;            // the last of them is Main, which waits for the others
  std::vector<Variable> statics{};  // flattened
  std::size_t classes = 0;          // those with a class constructor
  /// As observed_of has them; `slot` of a Local is its index, `thread` that of its thread; of a
  /// Static or a Leaf its slot; of the others `thread` is the slot of the static that refers to the
  /// object.
  std::vector<Observed> observed{};
};

/// How a thread's locals are observed. The printed class stores them in static fields, as the last
/// thing that a thread does; nobody reads those before all threads have ended, so that looking at
/// the locals themselves is the same, with fewer states. The self-checks compare the two.
enum class Results : std::uint8_t { AsLocals, AsWrites };

/// The first field of a class, among those of all classes; the first element of a type of arrays.
int first_slot_of(Type type);

LoweredProgram lower(const Program& program, Results results = Results::AsLocals);

}  // namespace enumerator
