// The evaluation stack while a basic block is translated, and the instructions that come of it.
//
// The idea: every entry has cells of its own in the frame (its home), but what it is need not be
// there. `ldloc a; ldloc b; add; stloc c` pushes two entries that only say "what is in a" and "what
// is in b", so that one instruction does it all. Such a lazy entry is put into its home before what
// it stands for may change: when the variable is written to, when something may write through a
// pointer and the variable's address was taken, at calls for their arguments, and at the end of the
// block. (An entry that `dup` made of one at home needs no such care: below it nothing changes.)
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "vm/translate/effects.hpp"
#include "vm/translate/stack_types.hpp"

namespace mmcheck::vm {

/// What an int32 on the stack is known to fit, so that it need not be cut to a smaller type again.
enum class Fits : std::uint8_t { Int32, I1, U1, I2, U2, Length };
Fits fits_of(Primitive primitive);

/// One value on the evaluation stack.
struct Entry {
  enum class Where : std::uint8_t {
    Home,      // in its own cells
    Cell,      // the same as in `cell`: a variable's, or the home of an entry below
    Constant,  // `value`
    Address,   // a pointer to byte `value` of `cell`, a variable's
    Function,  // a pointer to `function`
    Nowhere,   // not there yet
  };
  StackType type;
  Where where = Where::Home;
  Fits fits = Fits::Int32;
  std::uint16_t home = 0;
  std::uint16_t cells = 1;
  std::uint16_t cell = 0;
  std::int64_t value = 0;
  const Method* function = nullptr;  // of what ldftn and ldvirtftn made, wherever it is
  bool is_of_below = false;          // ldvirtftn looked for it on the object that lies just below
  bool is_address = false;           // a number that a managed pointer has become
  const Field* field = nullptr;      // of a RuntimeFieldHandle that ldtoken made
  const Type* handle = nullptr;      // of a RuntimeTypeHandle likewise

  bool is_constant() const { return where == Where::Constant; }
  bool is_constant(std::int64_t number) const { return is_constant() && value == number; }
};

/// What a basic block was translated to. Targets of branches are still numbers of blocks.
struct BlockCode {
  std::vector<Instruction> instructions;
  std::vector<std::uint32_t> il_offsets;
  std::vector<Code::StackMap> stack_maps;
  std::vector<CellType> stack_cells;
};

/// A bound on the work that a body may cause (a hostile one could make it the square of its length,
/// and more), shared by all who do it.
class Effort {
 public:
  explicit Effort(std::uint64_t left) : left_(left) {}
  void spend(std::uint64_t amount);

 private:
  std::uint64_t left_;
};

class LazyStack {
 public:
  /// The stack starts at cell `base`. `is_exposed` says of the cells below it, the variables',
  /// which may be written through pointers. `code` is what instructions are interpreted with.
  LazyStack(TypeSystem& types, Effort& effort, const Code& code, std::uint32_t base,
            std::vector<bool> is_exposed);

  /// Starts a block. Its entries lie in their homes; `clause_cells` hold values throughout.
  void begin(BlockCode& block, std::span<const StackType> entries,
             std::vector<CellType> clause_cells);
  /// Starts an instruction of the body. Its operands are done with.
  void at(std::uint32_t il_offset, std::string_view opcode);

  // --- Entries. The first is at the bottom.
  std::size_t depth() const { return entries_.size(); }
  /// From the top; Refused if there are not so many.
  Entry& top(std::size_t below = 0);
  std::span<Entry> top_entries(std::size_t count);
  /// Takes the topmost one off. It can be used, in its home too, until at() is called again.
  Entry pop();
  void drop(std::size_t count);
  void clear() { entries_.clear(); }
  /// Pushes a lazy one. `home` and `cells` are found out here.
  Entry& push(Entry entry);
  /// Pushes one whose value is put into its home by an instruction that was or will be emitted.
  Entry& push_home(StackType type, Fits fits = Fits::Int32);
  void push_constant(StackType type, std::int64_t value);
  /// Makes place for entries of these types below the `above` topmost ones, whose values move.
  void insert_below(std::size_t above, std::span<const StackType> types);
  /// Where the next entry would lie.
  std::uint16_t next_home() const;
  std::vector<StackType> types() const;

  // --- Values.
  /// The (first) cell in which the value is, after it was put into one if necessary.
  std::uint16_t cell_of(Entry& entry);
  void bring_home(Entry& entry);
  /// Puts the value into these cells, by changing what made it if that is possible.
  void move_to(std::uint16_t cell, Entry& entry);
  /// Whether the value is what that cell has.
  static bool is_in(const Entry& entry, std::uint16_t cell) {
    return (entry.where == Entry::Where::Home && entry.home == cell) ||
           (entry.where == Entry::Where::Cell && entry.cell == cell);
  }
  /// The value of the entry is now of this type and in its home: an instruction put it there.
  void now_at_home(Entry& entry, StackType type);

  // --- Before something changes.
  /// These cells of variables are about to be written.
  void before_writing(CellRange variables);
  /// Something is about to be written through a pointer, perhaps to a variable.
  void before_writing_memory();
  /// The block ends.
  void bring_all_home();

  // --- Instructions.
  void emit(Op op, std::uint32_t a = 0, std::uint32_t b = 0, std::uint32_t c = 0,
            std::int64_t imm = 0);
  void emit(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c, const Type* type);
  void emit(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c, const Field* field);
  void emit(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c, const Method* method);
  void emit_jump(Op op, std::uint32_t block, std::uint32_t a = 0, std::uint32_t b = 0,
                 std::int32_t low = 0);
  /// The last instruction, if all that it does is to put a value into the entry's home.
  Instruction* maker_of(const Entry& entry);
  /// The last instruction compares these two.
  void note_comparison(const Entry& left, const Entry& right);
  struct Comparison {
    std::size_t instruction;
    Entry left;
    Entry right;
  };
  /// Takes the last instruction, which compares, back: what it compared are operands of this one.
  Comparison take_back_comparison();

  /// The frame's size so far.
  std::uint32_t frame_cells() const { return frame_cells_; }
  std::string_view opcode() const { return opcode_; }

 private:
  void place(const Entry& entry, std::uint16_t at);
  void emit(const Instruction& instruction);
  void record_map();
  void add_to_map(const Entry& entry);
  void move(std::uint16_t to, std::uint16_t from, std::uint16_t cells);
  void grow(std::uint32_t end);

  TypeSystem& types_;
  Effort& effort_;
  const Code& code_;
  std::uint32_t base_;
  std::vector<bool> is_exposed_;
  std::uint32_t frame_cells_;

  BlockCode* block_ = nullptr;
  std::vector<CellType> clause_cells_;
  std::vector<Entry> entries_;
  std::vector<Entry> operands_;  // popped by the instruction that is being translated
  std::vector<Comparison> comparisons_;
  std::uint32_t il_offset_ = 0;
  std::string_view opcode_;
};

}  // namespace mmcheck::vm
