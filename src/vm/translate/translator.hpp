// One method body being verified and translated; for the files that do it only.
//
// The idea: basic blocks are translated one by one, each from the types that lie on the stack where
// it starts, into instructions of its own; verifying is what translating does on the way. Where
// paths meet the types are joined, and a block whose start got wider is translated again. Blocks
// come in the order of the file, so that without loops nearly every one is done once. In the end
// they are put one after the other.
//
// README.md has the table of the files that do it. Below, the functions stand by file.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/method_body.hpp"
#include "vm/translate/ir.hpp"
#include "vm/translate/lazy_stack.hpp"
#include "vm/translate/outline.hpp"
#include "vm/translate/refused.hpp"
#include "vm/translate/regions.hpp"
#include "vm/translate/stack_types.hpp"

namespace mmcheck::vm {

/// An instruction for each kind of number; `missing` where there is none.
struct BinaryOps {
  Op i4 = Op::missing;
  Op i8 = Op::missing;
  Op r4 = Op::missing;
  Op r8 = Op::missing;
  Op i4_imm = Op::missing;  // with a constant on the right
  Op i8_imm = Op::missing;
  bool commutes = false;
  bool negates = false;         // the one with a constant takes it with the other sign
  bool takes_pointers = false;  // III.1.5, table 2: & and native int
  bool is_unsigned = false;     // an int32 becomes a native int as an unsigned one
};

struct ComparisonOps {
  Op i4;
  Op i8;
  Op r4;
  Op r8;
  Op i4_imm = Op::missing;
  Op i8_imm = Op::missing;
  bool takes_references = false;
};

struct BranchOps {
  Op i4;
  Op i8;
  Op r4;
  Op r8;
  Op i4_imm = Op::missing;          // a constant on the right
  Op i4_imm_swapped = Op::missing;  // on the left
  Op zero = Op::missing;            // the constant 0 on the right, of 8 bytes
  bool takes_references = false;
};

class Translator {
 public:
  Translator(TypeSystem& types, const Method& method, bool counts_steps);
  /// Throws Unusable, Unresolved (a variable's type), and base::Error.
  std::unique_ptr<const Code> run();

 private:
  struct Variable {
    const Type* type;
    std::uint16_t cell;
    bool is_exposed;  // its address is taken somewhere
  };

  struct Block {
    std::uint32_t begin;
    std::uint32_t end;
    std::uint32_t region;
    bool is_reached = false;
    bool is_waiting = false;
    std::vector<StackType> entry;
    std::vector<std::uint32_t> ways;  // from these blocks, with something on the stack or not
    BlockCode code;
  };

  struct Prefixes {
    bool is_volatile = false;
    bool is_readonly = false;
    bool is_tail = false;
    Token constrained;
  };

  LazyStack& stack() { return *stack_; }
  const Module& module() const { return *method_.owner->definition.module; }
  GenericContext context() const { return {method_.owner->arguments, method_.arguments}; }

  // --- translate.cpp
  void translate(const assembly::Instruction& instruction);
  bool begins_protected_block(std::uint32_t offset) const;

  // --- body.cpp
  void lay_out_variables();
  std::vector<const Type*> local_types();
  Variable add_variable(const Type* type, bool is_exposed, std::uint32_t& cell);
  void make_clauses();

  // --- blocks.cpp
  void make_blocks();
  void add_prologue();
  bool needs_class_ensured() const;
  void ensure_module(const Module* module);
  void translate_body();
  void reach(std::uint32_t block, const std::vector<StackType>& types);
  void translate_again(std::uint32_t block);
  std::uint32_t number_of(const Block& block) const;
  void note_way(std::uint32_t to);
  void reach_handlers();
  void reach_handler(const Clause& clause);
  std::vector<CellType> live_clause_cells(std::uint32_t region);
  void translate_block(Block& block);
  std::uint32_t step(const Block& block, std::uint32_t offset);
  void note_prefix(const assembly::Instruction& prefix);
  void check_prefixes(assembly::Opcode opcode) const;
  void missing(std::string_view reason);

  // --- branches.cpp
  void flow_to(std::uint32_t block);
  void count_way_back(std::uint32_t block);
  std::uint32_t target_block(const assembly::Instruction& instruction) const;
  void widen_for(std::span<const std::uint32_t> targets, std::size_t operands);
  void br(const assembly::Instruction& instruction);
  void branch_if(const assembly::Instruction& instruction, bool sense);
  void branch_if(const assembly::Instruction& instruction, const BranchOps& ops);
  void switch_on(const assembly::Instruction& instruction);

  // --- exceptions.cpp
  bool has_finally_within(const Clause& handler) const;
  void leave(const assembly::Instruction& instruction);
  void end_finally();
  void end_filter(const assembly::Instruction& instruction);
  void rethrow();
  void throw_value();
  void ret();

  // --- assemble.cpp
  void append(const BlockCode& block);
  std::unique_ptr<const Code> assemble();
  void set_targets(const std::vector<std::uint32_t>& starts);
  void set_clauses(const std::vector<std::uint32_t>& starts);

  // --- arithmetic.cpp
  [[noreturn]] void refuse_operand(const Entry& entry) const;
  [[noreturn]] void refuse_operands(const Entry& left, const Entry& right) const;
  bool unify(Entry& left, Entry& right, bool is_unsigned = false);
  bool are_comparable(Entry& left, Entry& right, bool takes_references);
  void binary(const BinaryOps& ops);
  void shift(const BinaryOps& ops);
  void unary(Op i4, Op i8, Op r4, Op r8);
  void check_finite();
  void compare(const ComparisonOps& ops);

  // --- conversions.cpp
  void to_native(Entry& entry, bool is_unsigned = false);
  void to_int32(Entry& entry);
  void to_r8(Entry& entry);
  void convert(Primitive to, StackKind result);
  void convert_integer(Entry& entry, Primitive to, StackKind result);
  void cut(Entry& entry, Primitive to);
  void convert_unsigned_to_real();
  void convert_checked(Primitive to, StackKind result, bool is_unsigned);
  void push_converted(Entry& entry, Op op, StackType type, Fits fits = Fits::Int32);
  void push_as(Entry entry, StackType type, Fits fits);

  // --- memory.cpp
  const Type* primitive(assembly::ElementType kind);
  Token type_token(const assembly::Instruction& instruction) const;
  const Type* type_operand(const assembly::Instruction& instruction);
  void ensure_class(const Type* type);
  std::uint16_t access_flags() const;
  void push_loaded(const Type* type);

  // --- variables.cpp
  const Variable& argument(const assembly::Instruction& instruction) const;
  const Variable& local(const assembly::Instruction& instruction) const;
  void load_variable(const Variable& variable);
  void load_address(const Variable& variable);
  void store_variable(const Variable& variable, std::string_view what);
  /// Makes the value one of the type; Refused if it cannot be. `cut`: small integers are cut to it,
  /// which stores to memory do by themselves.
  void coerce(Entry& entry, const Type* to, std::string_view what, bool cut);
  void dup();
  void load_frame(std::uint16_t to, std::uint32_t cell, std::int64_t offset, const Type* type);
  void store_frame(std::uint32_t cell, std::int64_t offset, const Type* type, Entry& value);
  std::uint16_t size_of_struct(const Type* type) const;

  // --- fields.cpp
  const Field& field_operand(const assembly::Instruction& instruction);
  void require_owner(Entry& object, const Field& field);
  void require_static(const Field& field) const;
  void require_heap(const Type* type) const;
  void ldfld(const Field& field);
  void ldflda(const Field& field);
  void stfld(const Field& field);
  void ldsfld(const Field& field);
  void ldsflda(const Field& field);
  void stsfld(const Field& field);
  void store_static(const Field& field, Entry& value);

  // --- pointers.cpp
  void load_through(Entry& pointer, std::uint32_t offset, const Type* type);
  void store_through(Entry& pointer, std::uint32_t offset, const Type* type, Entry& value);
  void check_native(Entry& pointer, const Type* type);
  void pin(Entry& number);
  bool may_point(const Entry& number) const;
  const Type* pointed_to(Entry& pointer, const Type* type, bool is_written);
  void load_indirect(const Type* type);
  void store_indirect(const Type* type);
  void initialize(const Type* type);
  void copy_object(const Type* type);
  void call_block(std::string_view name);
  void cpblk();
  void initblk();
  void localloc();
  void size_of_value(const Type* type);

  // --- arrays.cpp
  const Type* element_of(Entry& array, const Type* type);
  void check_index(Entry& index) const;
  void new_vector(const Type* element);
  void ldlen();
  void ldelem(const Type* type);
  void stelem(const Type* type);
  void ldelema(const Type* type);

  // --- boxes.cpp
  bool is_only_compared_with_null() const;
  void box(const Type* type);
  void unbox(const Type* type);
  void unbox_any(const Type* type);
  void cast(const Type* type, Op op);

  // --- calls.cpp
  const Method& method_operand(const assembly::Instruction& instruction);
  void call(const assembly::Instruction& instruction, bool is_callvirt);
  void call_method(const Method& method, bool is_callvirt);
  void constrained_call(const Type* type, const Method& method);
  const Type* receiver_type(StackType receiver);
  void call_indirect(const assembly::Instruction& instruction);
  void jmp(const assembly::Instruction& instruction);
  void check_receiver(std::uint16_t cell, const Method& method, bool is_target = false);
  std::uint16_t tail_flag(const Type* result) const;
  void unshare(std::size_t count);
  void coerce_arguments(const std::vector<const Type*>& parameters, std::size_t first,
                        std::string_view what);
  void prepare_arguments(const std::vector<const Type*>& parameters, std::string_view what);
  void finish_call(std::size_t arguments, const Type* result);
  std::uint16_t place_of(std::size_t arguments);
  void pin_arguments(const Method& intrinsic, std::uint16_t place);
  bool call_known(const Method& method);
  void call_array(const Method& method);

  // --- new_objects.cpp
  void newobj(const assembly::Instruction& instruction);
  void new_object(const Method& constructor);
  void new_value(const Method& constructor);
  void call_constructor(const Method& constructor);
  void new_array(const Method& constructor);
  void new_string(const Method& constructor);

  // --- delegates.cpp
  void check_delegate(const Type* delegate);
  void new_delegate(const Method& constructor);
  void ldftn(const assembly::Instruction& instruction);
  void ldvirtftn(const assembly::Instruction& instruction);

  // --- literals.cpp
  void ldtoken(const assembly::Instruction& instruction);
  void mkrefany(const Type* type);
  void pop_typed_reference();
  void refanyval(const Type* type);
  void refanytype();
  void ldstr(const assembly::Instruction& instruction);
  void load_literal(std::uint32_t index);  // in #US

  // --- synchronized.cpp
  bool is_synchronized() const;
  void add_lock_variable(std::uint32_t& cell);
  void call_monitor(std::string_view name);
  void take_lock();
  void give_back_lock();
  void give_back_lock_on_exception();

  TypeSystem& types_;
  const Method& method_;
  bool counts_steps_;
  assembly::MethodBody body_;
  std::unique_ptr<Code> code_;
  std::unique_ptr<Effort> effort_;
  std::optional<Regions> regions_;
  std::unique_ptr<LazyStack> stack_;
  Outline outline_;

  std::vector<Variable> arguments_;
  std::vector<Variable> locals_;
  Variable lock_{};                           // of a synchronized method
  std::vector<const Variable*> variable_at_;  // by cell; null but for its first one
  std::vector<Block> blocks_;
  std::vector<bool> is_region_reached_;
  std::vector<std::uint32_t> reached_regions_;  // whose handlers are not yet
  std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> waiting_;
  std::map<std::string, std::int64_t, std::less<>> reasons_;
  BlockCode prologue_;

  // Of the block that is being translated.
  const Block* block_ = nullptr;
  bool is_dead_ = false;  // control does not get here

  // Of the instruction that is being translated.
  std::uint32_t offset_ = 0;
  Prefixes prefixes_;
  std::uint32_t end_ = 0;
  assembly::Opcode previous_{};
};

/// The instruction of a family (of ldfld, stelem, …) for a primitive. Families are in ir.def in the
/// order i1, u1, i2, u2, i4, i8, ref, struct; stores without u1 and u2, and some without struct.
Op load_op(Op first, const Type* type);
Op store_op(Op first, const Type* type);

inline bool is_struct(const Type* type) { return type->stack_kind == StackKind::Struct; }

/// As messages have it.
std::string name_of(const Method& method);

/// An int32 constant is kept as the 32 bits that it is.
inline std::int64_t sign_extended(std::int64_t i4) { return static_cast<std::int32_t>(i4); }

/// As a value on the stack after it was read from memory.
inline Fits fits_of(const Type* type) { return fits_of(type->primitive); }

}  // namespace mmcheck::vm
