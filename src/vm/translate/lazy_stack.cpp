#include "vm/translate/lazy_stack.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "base/check.hpp"
#include "vm/translate/refused.hpp"

namespace mmcheck::vm {
namespace {

constexpr std::uint32_t largest_frame = 0xffff;

std::uint16_t cells_of_value(StackType type) {
  if (type.kind != StackKind::Struct) return 1;
  const std::uint32_t cells = type.type->cells();
  if (cells > largest_frame) throw Unusable("its frame has more than 65535 cells");
  return static_cast<std::uint16_t>(cells);
}

Instruction make(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  // Cells within a frame, whose size is checked where it grows.
  base::check(a <= largest_frame && b <= largest_frame && c <= largest_frame, "a cell of no frame");
  Instruction instruction{};
  instruction.op = op;
  instruction.a = static_cast<std::uint16_t>(a);
  instruction.b = static_cast<std::uint16_t>(b);
  instruction.c = static_cast<std::uint16_t>(c);
  return instruction;
}

/// Whether a thread may stand there while others run or memory is collected. Under a memory model
/// it stalls wherever an operand is not there; only what moves values, or makes them of nothing,
/// goes on in any case.
bool needs_map(Op op) { return info(op).effect != Effect::move; }

}  // namespace

Fits fits_of(Primitive primitive) {
  switch (primitive) {
    case Primitive::I1:
      return Fits::I1;
    case Primitive::U1:
      return Fits::U1;
    case Primitive::I2:
      return Fits::I2;
    case Primitive::U2:
      return Fits::U2;
    case Primitive::None:
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R4:
    case Primitive::R8:
    case Primitive::Ref:
    case Primitive::ByRef:
      break;
  }
  return Fits::Int32;
}

void Effort::spend(std::uint64_t amount) {
  if (amount > left_) throw Unusable("it takes too long to verify");
  left_ -= amount;
}

LazyStack::LazyStack(TypeSystem& types, Effort& effort, const Code& code, std::uint32_t base,
                     std::vector<bool> is_exposed)
    : types_(types),
      effort_(effort),
      code_(code),
      base_(base),
      is_exposed_(std::move(is_exposed)),
      frame_cells_(base) {
  grow(base);
}

void LazyStack::grow(std::uint32_t end) {
  if (end > largest_frame) throw Unusable("its frame has more than 65535 cells");
  frame_cells_ = std::max(frame_cells_, end);
}

void LazyStack::begin(BlockCode& block, std::span<const StackType> entries,
                      std::vector<CellType> clause_cells) {
  block = BlockCode();
  block_ = &block;
  clause_cells_ = std::move(clause_cells);
  entries_.clear();
  operands_.clear();
  comparisons_.clear();
  for (const StackType& type : entries) push_home(type);
}

void LazyStack::at(std::uint32_t il_offset, std::string_view opcode) {
  il_offset_ = il_offset;
  opcode_ = opcode;
  operands_.clear();
}

Entry& LazyStack::top(std::size_t below) {
  if (below >= entries_.size()) {
    throw Refused(fmt::format("{} takes more values than are on the stack", opcode_));
  }
  return entries_[entries_.size() - 1 - below];
}

std::span<Entry> LazyStack::top_entries(std::size_t count) {
  if (count > entries_.size()) top(count - 1);
  return std::span(entries_).last(count);
}

Entry LazyStack::pop() {
  const Entry entry = top();
  entries_.pop_back();
  operands_.push_back(entry);
  return entry;
}

void LazyStack::drop(std::size_t count) {
  top_entries(count);
  entries_.resize(entries_.size() - count);
}

std::uint16_t LazyStack::next_home() const {
  const std::uint32_t home =
      entries_.empty() ? base_ : std::uint32_t{entries_.back().home} + entries_.back().cells;
  return static_cast<std::uint16_t>(home);
}

Entry& LazyStack::push(Entry entry) {
  entry.home = next_home();
  entry.cells = cells_of_value(entry.type);
  grow(std::uint32_t{entry.home} + entry.cells);
  entries_.push_back(entry);
  return entries_.back();
}

Entry& LazyStack::push_home(StackType type, Fits fits) {
  Entry entry;
  entry.type = type;
  entry.fits = fits;
  return push(entry);
}

void LazyStack::push_constant(StackType type, std::int64_t value) {
  Entry entry;
  entry.type = type;
  entry.where = Entry::Where::Constant;
  entry.value = value;
  push(entry);
}

void LazyStack::insert_below(std::size_t above, std::span<const StackType> types) {
  std::uint32_t distance = 0;
  for (const StackType& type : types) distance += cells_of_value(type);
  const std::size_t first = entries_.size() - top_entries(above).size();
  std::uint32_t home = above == 0 ? next_home() : entries_[first].home;
  grow(std::uint32_t{next_home()} + distance);
  // From the top down, so that nothing is overwritten that is yet to move.
  for (std::size_t i = entries_.size(); i-- > first;) {
    Entry& entry = entries_[i];
    const auto to = static_cast<std::uint16_t>(entry.home + distance);
    place(entry, to);
    entry.home = to;
    entry.where = Entry::Where::Home;
  }
  std::vector<Entry> inserted;
  for (const StackType& type : types) {
    Entry entry;
    entry.type = type;
    entry.where = Entry::Where::Nowhere;
    entry.home = static_cast<std::uint16_t>(home);
    entry.cells = cells_of_value(type);
    home += entry.cells;
    inserted.push_back(entry);
  }
  entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(first), inserted.begin(),
                  inserted.end());
}

std::vector<StackType> LazyStack::types() const {
  std::vector<StackType> types;
  types.reserve(entries_.size());
  for (const Entry& entry : entries_) types.push_back(entry.type);
  return types;
}

void LazyStack::move(std::uint16_t to, std::uint16_t from, std::uint16_t cells) {
  if (to == from) return;
  if (cells == 1) {
    emit(Op::mov, to, from);
  } else {
    emit(Op::mov_n, to, from, cells);
  }
}

void LazyStack::place(const Entry& entry, std::uint16_t at) {
  switch (entry.where) {
    case Entry::Where::Home:
      return move(at, entry.home, entry.cells);
    case Entry::Where::Cell:
      return move(at, entry.cell, entry.cells);
    case Entry::Where::Constant:
      return emit(Op::constant, at, 0, 0, entry.value);
    case Entry::Where::Address:
      return emit(Op::lea, at, entry.cell, 0, entry.value);
    case Entry::Where::Function:
      return emit(Op::load_function, at, 0, 0, entry.function);
    case Entry::Where::Nowhere:
      return;
  }
}

std::uint16_t LazyStack::cell_of(Entry& entry) {
  if (entry.where == Entry::Where::Cell) return entry.cell;
  bring_home(entry);
  return entry.home;
}

void LazyStack::bring_home(Entry& entry) {
  if (entry.where == Entry::Where::Home || entry.where == Entry::Where::Nowhere) return;
  place(entry, entry.home);
  now_at_home(entry, entry.type);
}

void LazyStack::now_at_home(Entry& entry, StackType type) {
  entry.where = Entry::Where::Home;
  entry.type = type;
  for (Entry& operand : operands_) {
    if (operand.home == entry.home) operand = entry;
  }
}

void LazyStack::move_to(std::uint16_t cell, Entry& entry) {
  Instruction* maker = maker_of(entry);
  const CellRange to{cell, entry.cells};
  // A struct that comes out of the variable that it replaces, as a part of it or through a pointer
  // to it: copying would overwrite what it reads.
  const bool is_part = maker != nullptr && maker->op == Op::load_frame_struct &&
                       cell_effects(code_, *maker).reads[0].overlaps(to);
  const bool is_itself = maker != nullptr && maker->op == Op::ldobj && is_exposed_[cell];
  if (maker != nullptr && !is_part && !is_itself) {
    maker->a = cell;
  } else {
    place(entry, cell);
  }
}

Instruction* LazyStack::maker_of(const Entry& entry) {
  if (entry.where != Entry::Where::Home || block_->instructions.empty()) return nullptr;
  Instruction& last = block_->instructions.back();
  const CellRange result = movable_result(code_, last);
  return result == CellRange{entry.home, entry.cells} ? &last : nullptr;
}

void LazyStack::note_comparison(const Entry& left, const Entry& right) {
  comparisons_.push_back({block_->instructions.size() - 1, left, right});
}

LazyStack::Comparison LazyStack::take_back_comparison() {
  const Comparison comparison = comparisons_.back();
  base::check(comparison.instruction + 1 == block_->instructions.size(),
              "what is undone is no comparison");
  comparisons_.pop_back();
  block_->instructions.pop_back();
  block_->il_offsets.pop_back();
  block_->stack_maps.pop_back();
  operands_ = {comparison.right, comparison.left};
  return comparison;
}

void LazyStack::before_writing(CellRange variables) {
  effort_.spend(entries_.size());
  for (Entry& entry : entries_) {
    const CellRange stands_for{entry.cell, entry.cells};
    if (entry.where == Entry::Where::Cell && stands_for.overlaps(variables)) bring_home(entry);
  }
}

void LazyStack::before_writing_memory() {
  effort_.spend(entries_.size());
  for (Entry& entry : entries_) {
    if (entry.where == Entry::Where::Cell && entry.cell < is_exposed_.size() &&
        is_exposed_[entry.cell]) {
      bring_home(entry);
    }
  }
}

void LazyStack::bring_all_home() {
  effort_.spend(entries_.size());
  for (Entry& entry : entries_) bring_home(entry);
}

void LazyStack::add_to_map(const Entry& entry) {
  if (entry.where != Entry::Where::Home) return;
  block_->stack_cells.push_back({entry.home, representative(types_, entry.type)});
}

void LazyStack::record_map() {
  effort_.spend(1 + entries_.size() + clause_cells_.size());
  auto& cells = block_->stack_cells;
  const auto first = static_cast<std::uint32_t>(cells.size());
  cells.insert(cells.end(), clause_cells_.begin(), clause_cells_.end());
  for (const Entry& entry : entries_) add_to_map(entry);
  // An operand whose place a new entry has taken is no longer there.
  for (auto operand = operands_.rbegin(); operand != operands_.rend(); ++operand) {
    if (operand->home >= next_home()) add_to_map(*operand);
  }
  const auto count = static_cast<std::uint32_t>(cells.size()) - first;
  block_->stack_maps.push_back(
      {static_cast<std::uint32_t>(block_->instructions.size()), first, count});
}

void LazyStack::emit(const Instruction& instruction) {
  effort_.spend(1);
  if (needs_map(instruction.op)) record_map();
  block_->instructions.push_back(instruction);
  block_->il_offsets.push_back(il_offset_);
}

void LazyStack::emit(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::int64_t imm) {
  Instruction instruction = make(op, a, b, c);
  instruction.imm = imm;
  emit(instruction);
}

void LazyStack::emit(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c, const Type* type) {
  Instruction instruction = make(op, a, b, c);
  instruction.imm = 0;
  instruction.type = type;
  emit(instruction);
}

void LazyStack::emit(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c, const Field* field) {
  Instruction instruction = make(op, a, b, c);
  instruction.field = field;
  emit(instruction);
}

void LazyStack::emit(Op op, std::uint32_t a, std::uint32_t b, std::uint32_t c,
                     const Method* method) {
  Instruction instruction = make(op, a, b, c);
  instruction.method = method;
  emit(instruction);
}

void LazyStack::emit_jump(Op op, std::uint32_t block, std::uint32_t a, std::uint32_t b,
                          std::int32_t low) {
  Instruction instruction = make(op, a, b, 0);
  instruction.imm = 0;
  instruction.jump.target = block;
  instruction.jump.low = low;
  emit(instruction);
}

}  // namespace mmcheck::vm
