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
  enum class Kind : std::uint8_t { Static, Field, Element };
  Kind kind = Kind::Static;
  int slot = 0;        // which static, which field of a Node
  Expression base{};   // the object or array
  Expression index{};  // of an Element
  bool is_volatile = false;
};

struct Instruction {
  enum class Kind : std::uint8_t {
    Set,    // locals[target] = operands[0]
    New,    // locals[target] = a new Node
    Read,   // locals[target] = place
    Write,  // place = operands[0]
    Enter,  // the monitor of operands[0]
    Exit,   // the same
    Fence,
    Atomic,  // locals[target] = what `atomic` does to place, with operands
    Branch,  // to `jump` if operands[0] is `when`
    Jump,    // to `jump`
  };
  Kind kind;
  int target = 0;
  Place place{};
  std::vector<Expression> operands{};
  Expression::Kind atomic = Expression::Kind::InterlockedAdd;
  bool when = true;
  int jump = 0;
  int handler = -1;  // where a NullReferenceException goes on
};

struct LoweredThread {
  std::vector<Instruction> code;
  std::vector<Type> locals;  // and after them what is on the evaluation stack
};

struct LoweredProgram {
  std::vector<LoweredThread> threads;
  std::vector<Variable> statics;
  /// As observed_of has them; `slot` of a Local is its index, `thread` that of its thread; of a
  /// Static its slot; of a Field, a Shape or an Element `thread` is the slot of the static that
  /// refers to the object.
  std::vector<Observed> observed;
};

/// How a thread's locals are observed. The printed class stores them in static fields, as the last
/// thing that a thread does; nobody reads those before all threads have ended, so that looking at
/// the locals themselves is the same, with fewer states. The self-checks compare the two.
enum class Results : std::uint8_t { AsLocals, AsWrites };

LoweredProgram lower(const Program& program, Results results = Results::AsLocals);

}  // namespace enumerator
