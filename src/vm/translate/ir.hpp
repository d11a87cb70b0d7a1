// What a method is translated to before it is executed: instructions on the cells of a frame,
// typed, verified, with members resolved. See ir.def.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "vm/program/types.hpp"

namespace mmcheck::vm {

enum class Op : std::uint16_t {
#define OP(id, form, effect, imm, width, family, flow) id,
#include "vm/translate/ir.def"
};

// The columns of ir.def, which says what they mean.
enum class Form : std::uint8_t {
  none,
  d,
  D,
  ds,
  dS,
  Ds,
  DS,
  dss,
  Dss,
  s,
  S,
  ss,
  sS,
  ssS,
  DB,
  BS,
  lea,
  call,
  call_b,
  clause,
  failure
};
/// From read on: others may notice it.
enum class Effect : std::uint8_t {
  move,
  pure,
  compare,
  address,
  strict,
  call,
  allocate,
  make,
  read,
  write,
  meet
};
enum class Immediate : std::uint8_t {
  none,
  number,
  type,
  maybe_type,
  field,
  method,
  signature,
  clause,
  reason,
  target,
  target_low,
  targets
};
enum class Width : std::uint8_t { none, i1, u1, i2, u2, i4, i8, ref, value, cells, bytes };
enum class Family : std::uint8_t {
  none,
  field,
  static_,
  through,
  element,
  box,
  array,
  fresh,
  intrinsic,
  thread,
  class_
};
enum class Flow : std::uint8_t { next, jump, branch, select, unwind, end };

struct OpInfo {
  std::string_view name;
  Form form;
  Effect effect;
  Immediate immediate;
  Width width;
  Family family;
  Flow flow;
};

// A plain array: clang 14 deduces no std::array so long.
inline constexpr OpInfo op_infos[] = {
#define OP(id, form, effect, imm, width, family, flow) \
  {#id, Form::form, Effect::effect, Immediate::imm, Width::width, Family::family, Flow::flow},
#include "vm/translate/ir.def"
};
constexpr const OpInfo& info(Op op) { return op_infos[static_cast<std::size_t>(op)]; }

/// Whether other threads may notice such an instruction: access_of() knows.
constexpr bool is_noticeable(Op op) { return info(op).effect >= Effect::read; }
/// Whether it goes where its operands say.
constexpr bool is_branch(Op op) {
  return info(op).flow == Flow::branch || info(op).flow == Flow::select;
}

/// What operand c of a memory access says about it.
struct AccessFlags {
  static constexpr std::uint16_t is_volatile = 1;
};

/// Where to, and for some the constant that is compared with.
struct Jump {
  std::uint32_t target;
  std::int32_t low;
};

struct Instruction {
  Op op;
  std::uint16_t a = 0;
  std::uint16_t b = 0;
  std::uint16_t c = 0;
  union {
    std::int64_t imm = 0;
    double real;
    const Type* type;
    const Field* field;
    const Method* method;
    Jump jump;
  };
};
static_assert(sizeof(Instruction) == 16);

/// Where an exception goes. In the order of the file: inner before outer.
struct Clause {
  enum class Kind : std::uint8_t { Catch, Filter, Finally, Fault };
  Kind kind;
  std::uint32_t try_begin;  // instructions, [begin, end)
  std::uint32_t try_end;
  std::uint32_t handler_begin;
  std::uint32_t handler_end;
  std::uint32_t filter_begin;
  const Type* catch_type;
  /// Catch, Filter: the cell in which the handler (and the filter) finds the exception; it stays
  /// there for rethrow. Finally, Fault: the cell that says where to go on after end_finally.
  std::uint16_t cell;
  /// Catch, Filter: the cell where the handler's code expects the exception as its stack's only
  /// entry.
  std::uint16_t stack_cell;
};

/// Which cells of a frame hold what at an instruction; see frame_map.
struct CellType {
  std::uint16_t cell;
  const Type* type;
};

/// What a calli says of the method that it calls.
struct CallSignature {
  const Type* return_type;
  std::vector<const Type*> parameters;  // `this` first
};

class LoopHeads;

struct Code {
  const Method* method = nullptr;
  std::vector<Instruction> instructions;
  std::vector<std::uint32_t> il_offsets;  // by instruction
  /// Where the method's own body is. What the runtime does before and after it is around.
  std::uint32_t own_begin = 0;
  std::uint32_t own_end = ~std::uint32_t{0};
  std::vector<Clause> clauses;
  std::vector<std::vector<std::uint32_t>> switches;
  std::vector<std::string> reasons;
  std::vector<CallSignature> signatures;
  /// The frame: arguments (which the caller wrote), locals, clause cells, then the stack.
  std::uint16_t argument_cells = 0;
  std::uint16_t zeroed_cells = 0;  // locals and clause cells, zeroed on entry
  std::uint32_t frame_cells = 0;
  std::uint32_t stack_begin() const { return std::uint32_t{argument_cells} + zeroed_cells; }
  std::uint16_t result_cells = 0;
  std::vector<CellType> variables;  // arguments and locals
  /// For each instruction at which a thread can stand while others run or memory is collected
  /// (all but those that only move values): what lies on the stack. Sorted by instruction.
  struct StackMap {
    std::uint32_t instruction;
    std::uint32_t first;  // into stack_cells
    std::uint32_t count;
  };
  std::vector<StackMap> stack_maps;
  std::vector<CellType> stack_cells;
  /// By instruction, bits of Mark; empty if nothing was repaired. See Machine::repair.
  mutable std::vector<std::uint8_t> marks;
  mutable std::shared_ptr<const LoopHeads> loop_heads;  // once somebody has asked for them
};

/// Verifies a method's body and translates it (III, I.12.4). A body that does not verify throws
/// base::Error with the method, the offset and the reason; a member that is not there becomes
/// `missing`. Methods that the runtime provides (a delegate's Invoke, a class constructor's guard)
/// are made here too. With `counts_steps` every call and every way back in a loop is counted.
std::unique_ptr<const Code> translate(TypeSystem& types, const Method& method,
                                      bool counts_steps = false);

/// The guard that `ensure_class` calls: the class constructor of `type`, then end_class. An
/// exception that leaves it is wrapped by
/// System.Runtime.CompilerServices.ClassConstructor::Failed(string typeName, Exception) of the
/// models, which throws the TypeInitializationException; end_class gets it.
std::unique_ptr<const Code> translate_class_constructor(TypeSystem& types, const Type& type);

/// Does nothing but `ensure_class`: for those who know the type only as they run.
std::unique_ptr<const Code> translate_ensuring(TypeSystem& types, const Type& type);

/// Activator.CreateInstance of a type that is known only as the program runs.
std::unique_ptr<const Code> translate_making(TypeSystem& types, const Type& type);
/// What calls a method with objects; throws Unresolved where it takes or returns something else.
std::unique_ptr<const Code> translate_invoking(TypeSystem& types, const Method& method);

/// One instruction as text, for tests.
std::string to_string(const Code& code, std::uint32_t instruction);

}  // namespace mmcheck::vm
