// Blocks, branches, exceptions, and the opcode switch. See translator.hpp for the idea.
#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <utility>

#include "base/check.hpp"
#include "vm/translate/synthesize.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::ElementType;
using assembly::ExceptionRegion;
using assembly::Opcode;

namespace {

// Of all methods of .NET's and Mono's core libraries none takes a tenth of it.
constexpr std::uint64_t least_effort = 1 << 20;
constexpr std::uint64_t effort_per_byte = 64;

Clause::Kind clause_kind(ExceptionRegion::Kind kind) {
  switch (kind) {
    case ExceptionRegion::Kind::Catch:
      return Clause::Kind::Catch;
    case ExceptionRegion::Kind::Filter:
      return Clause::Kind::Filter;
    case ExceptionRegion::Kind::Finally:
      return Clause::Kind::Finally;
    case ExceptionRegion::Kind::Fault:
      return Clause::Kind::Fault;
  }
  return Clause::Kind::Catch;
}

/// A number that has to be converted where one of the other type is wanted.
bool is_narrower(StackType number, StackType wanted) {
  return (number.kind == StackKind::I4 && wanted.kind == StackKind::Native) ||
         (number.kind == StackKind::R4 && wanted.kind == StackKind::R8);
}

bool takes_exception(const Clause& clause) {
  return clause.kind == Clause::Kind::Catch || clause.kind == Clause::Kind::Filter;
}

}  // namespace

std::unique_ptr<const Code> translate(TypeSystem& types, const Method& method, bool counts_steps) {
  try {
    if (std::unique_ptr<const Code> code = synthesize(types, method)) return code;
    return Translator(types, method, counts_steps).run();
  } catch (const Unloadable& why) {
    return unloadable_body(types, method, why);
  } catch (const Unresolved& why) {
    return missing_body(method, why.what());
  } catch (const Unusable& why) {
    return missing_body(method,
                        fmt::format("{}::{}: {}", method.owner->name, method.name, why.what()));
  }
}

Translator::Translator(TypeSystem& types, const Method& method, bool counts_steps)
    : types_(types), method_(method), counts_steps_(counts_steps), code_(std::make_unique<Code>()) {
  code_->method = &method;
}

std::unique_ptr<const Code> Translator::run() {
  try {
    body_ = module().assembly->body(method_.row);
    effort_ = std::make_unique<Effort>(least_effort + effort_per_byte * body_.code.size());
    lay_out_variables();
    outline_ = outline(body_, offset_);
    make_clauses();
    make_blocks();
    translate_body();
    return assemble();
  } catch (const Refused& why) {
    throw base::Error(fmt::format("{}::{}, IL_{:04x}", method_.owner->name, method_.name, offset_),
                      why.what());
  } catch (const base::Error& error) {
    throw error.in(fmt::format("{}::{}", method_.owner->name, method_.name));
  }
}

// --- The frame

std::vector<const Type*> Translator::local_types() {
  std::vector<const Type*> types;
  if (body_.local_signature.is_null()) return types;
  const assembly::Metadata& metadata = module().metadata();
  const auto signature = assembly::read_local_signature(
      metadata,
      metadata.blob(assembly::Column::StandAloneSig_Signature, body_.local_signature.row()));
  for (const assembly::Type& local : signature) {
    const bool is_pinned = local.kind == ElementType::Pinned;
    types.push_back(types_.type(module(), is_pinned ? local.arguments.at(0) : local, context()));
  }
  return types;
}

Translator::Variable Translator::add_variable(const Type* type, bool is_exposed,
                                              std::uint32_t& cell) {
  const Variable variable{type, static_cast<std::uint16_t>(cell), is_exposed};
  cell += type->cells();
  if (cell > 0xffff) throw Unusable("its frame has more than 65535 cells");
  code_->variables.push_back({variable.cell, type});
  return variable;
}

void Translator::lay_out_variables() {
  const std::vector<const Type*> locals = local_types();
  // Which addresses are taken is known only after the outline, which may refuse the body: a type
  // that is not there comes first.
  std::uint32_t cell = 0;
  for (const Type* type : method_.parameters) arguments_.push_back(add_variable(type, false, cell));
  code_->argument_cells = static_cast<std::uint16_t>(cell);
  for (const Type* type : locals) locals_.push_back(add_variable(type, false, cell));
  add_lock_variable(cell);
  code_->zeroed_cells = static_cast<std::uint16_t>(cell - code_->argument_cells);
  const Type* result = method_.return_type;
  const std::uint32_t result_cells = result->stack_kind == StackKind::Void ? 0 : result->cells();
  if (result_cells > 0xffff) throw Unusable("its frame has more than 65535 cells");
  code_->result_cells = static_cast<std::uint16_t>(result_cells);
}

void Translator::make_clauses() {
  std::uint32_t cell = code_->stack_begin();
  const std::uint32_t base =
      cell + static_cast<std::uint32_t>(body_.regions.size()) + (is_synchronized() ? 1 : 0);
  if (base > 0xffff) throw Unusable("its frame has more than 65535 cells");
  for (const ExceptionRegion& region : body_.regions) {
    Clause clause{};
    clause.kind = clause_kind(region.kind);
    clause.try_begin = region.try_offset;
    clause.try_end = region.try_end();
    clause.handler_begin = region.handler_offset;
    clause.handler_end = region.handler_end();
    clause.filter_begin = region.filter_offset;
    if (clause.kind == Clause::Kind::Catch) {
      clause.catch_type = types_.type(module(), region.catch_type, context());
    }
    clause.cell = static_cast<std::uint16_t>(cell++);
    clause.stack_cell = static_cast<std::uint16_t>(base);
    code_->clauses.push_back(clause);
  }
  code_->zeroed_cells = static_cast<std::uint16_t>(base - code_->argument_cells);

  const auto expose = [](std::vector<Variable>& variables, const std::vector<bool>& exposed) {
    for (std::size_t i = 0; i < variables.size() && i < exposed.size(); ++i) {
      variables[i].is_exposed = exposed[i];
    }
  };
  expose(arguments_, outline_.exposed_arguments);
  expose(locals_, outline_.exposed_locals);
  std::vector<bool> exposed_cells(base, false);
  variable_at_.assign(base, nullptr);
  for (const auto* variables : {&arguments_, &locals_}) {
    for (const Variable& variable : *variables) {
      variable_at_[variable.cell] = &variable;
      for (std::uint32_t i = 0; i < variable.type->cells(); ++i) {
        exposed_cells[variable.cell + i] = variable.is_exposed;
      }
    }
  }
  stack_ = std::make_unique<LazyStack>(types_, *effort_, *code_, base, std::move(exposed_cells));
}

// --- Blocks

void Translator::make_blocks() {
  const auto size = static_cast<std::uint32_t>(body_.code.size());
  regions_.emplace(body_.regions, size, *effort_);
  is_region_reached_.assign(regions_->all().size(), false);
  is_region_reached_[0] = true;
  // Regions are sorted by where they begin, outer ones first, and each lies within its parent.
  std::uint32_t region = 0;
  std::uint32_t next = 1;
  for (std::size_t i = 0; i < outline_.blocks.size(); ++i) {
    Block block{};
    block.begin = outline_.blocks[i];
    block.end = i + 1 < outline_.blocks.size() ? outline_.blocks[i + 1] : size;
    while ((*regions_)[region].end <= block.begin) region = (*regions_)[region].parent;
    while (next < regions_->all().size() && (*regions_)[next].begin == block.begin) region = next++;
    block.region = region;
    blocks_.push_back(std::move(block));
  }
}

/// The class constructor runs before the first static method, constructor or (of a value type or an
/// interface, whose instances no constructor of it made) instance method of its type does, unless
/// the type says that it may run later (I.8.9.5). It is here rather than at the calls, for
/// delegates and threads get here too.
bool Translator::needs_class_ensured() const {
  const Type& owner = *method_.owner;
  if (owner.static_constructor == nullptr || owner.is_before_field_init) return false;
  if (owner.static_constructor == &method_) return false;
  return method_.is_static || method_.name == ".ctor" || owner.is_value_type() ||
         owner.is_interface();
}

/// A module's initializer runs before any code of the module does (of other threads, too), and
/// before others access its static fields. Then there is no more to it than to a class constructor.
void Translator::ensure_module(const Module* module) {
  if (module == nullptr) return;
  const Type* initializer = types_.initializer_of(*module);
  const bool is_own = initializer != nullptr && initializer->static_constructor == &method_;
  if (initializer != nullptr && !is_own) {
    stack().emit(Op::ensure_class, 0, 0, 0, initializer);
  }
}

void Translator::add_prologue() {
  stack().begin(prologue_, {}, {});
  stack().at(0, "");
  if (counts_steps_) stack().emit(Op::count);
  ensure_module(&module());
  if (needs_class_ensured()) stack().emit(Op::ensure_class, 0, 0, 0, method_.owner);
  take_lock();
}

void Translator::translate_body() {
  add_prologue();
  regions_->check_branch(0, blocks_[0].region, 0);
  reach(0, {});
  while (true) {
    reach_handlers();
    if (waiting_.empty()) return;
    Block& block = blocks_[waiting_.top()];
    waiting_.pop();
    block.is_waiting = false;
    translate_block(block);
  }
}

/// Control gets to the block with this on the stack.
void Translator::reach(std::uint32_t number, const std::vector<StackType>& types) {
  Block& block = blocks_[number];
  bool is_changed = !block.is_reached;
  bool is_wider = false;
  effort_->spend(1 + types.size());
  if (!block.is_reached) {
    block.is_reached = true;
    block.entry = types;
    reached_regions_.push_back(block.region);
  } else if (block.entry.size() != types.size()) {
    throw Refused(fmt::format("IL_{:04x} is reached with {} and with {} values on the stack",
                              block.begin, block.entry.size(), types.size()));
  }
  for (std::size_t i = 0; i < types.size(); ++i) {
    const std::optional<StackType> joined = join(types_, block.entry[i], types[i]);
    if (!joined) {
      throw Refused(fmt::format("IL_{:04x} is reached with {} and with {} on the stack",
                                block.begin, describe(block.entry[i]), describe(types[i])));
    }
    is_changed |= *joined != block.entry[i];
    is_wider |= is_narrower(types[i], *joined) || is_narrower(block.entry[i], *joined);
    block.entry[i] = *joined;
  }
  if (is_changed) translate_again(number);
  if (is_wider) {
    if (block_ != nullptr) translate_again(number_of(*block_));
    for (const std::uint32_t from : block.ways) translate_again(from);
  }
}

void Translator::translate_again(std::uint32_t number) {
  Block& block = blocks_[number];
  if (block.is_waiting) return;
  block.is_waiting = true;
  waiting_.push(number);
}

std::uint32_t Translator::number_of(const Block& block) const {
  return static_cast<std::uint32_t>(&block - blocks_.data());
}

/// Control goes from the block that is being translated to that one.
void Translator::note_way(std::uint32_t to) {
  std::vector<std::uint32_t>& ways = blocks_[to].ways;
  const std::uint32_t from = number_of(*block_);
  if (ways.empty() || ways.back() != from) ways.push_back(from);
}

/// From anywhere in a protected block its handlers can be reached.
void Translator::reach_handlers() {
  while (!reached_regions_.empty()) {
    std::uint32_t region = reached_regions_.back();
    reached_regions_.pop_back();
    for (; !is_region_reached_[region]; region = (*regions_)[region].parent) {
      is_region_reached_[region] = true;
      if ((*regions_)[region].kind != Region::Kind::Try) continue;
      for (const std::uint32_t clause : (*regions_)[region].clauses) {
        reach_handler(code_->clauses[clause]);
      }
    }
  }
}

void Translator::reach_handler(const Clause& clause) {
  const Type* object = types_.primitive(ElementType::Object);
  if (clause.kind == Clause::Kind::Filter) {
    reach(outline_.block_at(clause.filter_begin), {reference_to(object)});
  }
  std::vector<StackType> stack;
  if (takes_exception(clause)) {
    stack.push_back(reference_to(clause.catch_type != nullptr ? clause.catch_type : object));
  }
  reach(outline_.block_at(clause.handler_begin), stack);
}

/// What lies in the cells of the clauses whose handlers the region is in.
std::vector<CellType> Translator::live_clause_cells(std::uint32_t region) {
  std::vector<CellType> cells;
  for (std::uint32_t at = region; at != 0; at = (*regions_)[at].parent) {
    effort_->spend(1);
    if ((*regions_)[at].kind == Region::Kind::Try) continue;
    const Clause& clause = code_->clauses[(*regions_)[at].clauses.front()];
    const Type* type =
        types_.primitive(takes_exception(clause) ? ElementType::Object : ElementType::I8);
    cells.push_back({clause.cell, type});
  }
  return cells;
}

void Translator::translate_block(Block& block) {
  block_ = &block;
  is_dead_ = false;
  previous_ = Opcode::nop;
  stack().begin(block.code, block.entry, live_clause_cells(block.region));
  for (std::uint32_t offset = block.begin; offset < block.end && !is_dead_;) {
    offset = step(block, offset);
  }
  if (is_dead_) return;
  if (block.end == body_.code.size()) throw Refused("control falls off the end of the method");
  const std::uint32_t next = outline_.block_at(block.end);
  widen_for({&next, 1}, 0);
  stack().bring_all_home();
  flow_to(next);
}

/// Translates one instruction with its prefixes; says where the next one is.
std::uint32_t Translator::step(const Block& block, std::uint32_t offset) {
  offset_ = offset;
  prefixes_ = {};
  assembly::Instruction instruction = assembly::decode(body_.code, offset);
  while (assembly::info(instruction.opcode).flow == assembly::Flow::prefix) {
    note_prefix(instruction);
    if (instruction.end() >= block.end) throw Refused("a prefix has no instruction");
    instruction = assembly::decode(body_.code, instruction.end());
  }
  end_ = instruction.end();
  stack().at(offset, assembly::info(instruction.opcode).text);
  check_prefixes(instruction.opcode);
  try {
    translate(instruction);
  } catch (const Unloadable&) {
    throw;  // the whole method is not compiled then
  } catch (const Unresolved& why) {
    missing(why.what());
  }
  if (stack().depth() > body_.max_stack) {
    throw Refused(fmt::format("more than {} values are on the stack, the method's .maxstack",
                              body_.max_stack));
  }
  previous_ = instruction.opcode;
  return instruction.end();
}

void Translator::note_prefix(const assembly::Instruction& prefix) {
  prefixes_.is_volatile |= prefix.opcode == Opcode::volatile_;
  prefixes_.is_readonly |= prefix.opcode == Opcode::readonly_;
  prefixes_.is_tail |= prefix.opcode == Opcode::tail_;
  if (prefix.opcode == Opcode::constrained_) prefixes_.constrained = prefix.token;
}

void Translator::check_prefixes(Opcode opcode) const {
  const assembly::Access access = assembly::info(opcode).access;
  if (prefixes_.is_volatile && access == assembly::Access::none) {
    throw Refused(fmt::format("{} accesses no memory that could be volatile.", stack_->opcode()));
  }
  const bool is_call = opcode == Opcode::call || opcode == Opcode::callvirt ||
                       opcode == Opcode::ldftn || opcode == Opcode::ldvirtftn;
  if (prefixes_.constrained.value != 0 && !is_call) {
    throw Refused(fmt::format("{} calls nothing that could be constrained.", stack_->opcode()));
  }
}

void Translator::missing(std::string_view reason) {
  auto known = reasons_.find(reason);
  if (known == reasons_.end()) {
    known = reasons_.emplace(reason, static_cast<std::int64_t>(code_->reasons.size())).first;
    code_->reasons.emplace_back(reason);
  }
  stack().clear();
  stack().at(offset_, stack().opcode());
  stack().emit(Op::missing, 0, 0, 0, known->second);
  is_dead_ = true;
}

// --- Branches

/// Control goes from this block to that one, with the stack as it is.
void Translator::flow_to(std::uint32_t block) {
  const bool enters =
      regions_->check_branch(block_->region, blocks_[block].region, blocks_[block].begin);
  if (enters && stack().depth() != 0) {
    throw Refused("the stack is not empty where a protected block is entered");
  }
  reach(block, stack().types());
  note_way(block);
  count_way_back(block);
}

/// Without a way back, or a call, nothing goes on forever.
void Translator::count_way_back(std::uint32_t block) {
  if (counts_steps_ && blocks_[block].begin <= block_->begin) stack().emit(Op::count);
}

std::uint32_t Translator::target_block(const assembly::Instruction& instruction) const {
  return outline_.block_at(static_cast<std::uint32_t>(instruction.integer));
}

/// Before a branch: makes what lies below its `operands` topmost values of the size that one of the
/// blocks wants that it leads to. A value is as wide on every way on, which .NET does too. Where a
/// block comes to want a wider one after it was reached, those that led to it are translated again
/// (reach).
void Translator::widen_for(std::span<const std::uint32_t> targets, std::size_t operands) {
  for (const std::uint32_t target : targets) {
    const std::vector<StackType>& wanted = blocks_[target].entry;
    const std::size_t depth = stack().depth();
    if (!blocks_[target].is_reached || depth < operands + wanted.size()) continue;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      Entry& entry = stack().top(depth - 1 - i);
      if (!is_narrower(entry.type, wanted[i])) continue;
      unshare(depth);
      if (entry.type.kind == StackKind::I4) {
        to_native(entry);
      } else {
        to_r8(entry);
      }
    }
  }
}

void Translator::br(const assembly::Instruction& instruction) {
  const std::uint32_t target = target_block(instruction);
  widen_for({&target, 1}, 0);
  stack().bring_all_home();
  flow_to(target);
  stack().emit_jump(Op::jump, target);
  is_dead_ = true;
}

namespace {

/// The branch that does at once what a comparison and `brtrue` (or `brfalse`) do.
struct Fused {
  Op comparison;
  Op if_true;
  Op if_false;
};
constexpr Fused fused[] = {
    {Op::ceq_i4, Op::beq_i4, Op::bne_un_i4},
    {Op::cgt_i4, Op::bgt_i4, Op::ble_i4},
    {Op::cgt_un_i4, Op::bgt_un_i4, Op::ble_un_i4},
    {Op::clt_i4, Op::blt_i4, Op::bge_i4},
    {Op::clt_un_i4, Op::blt_un_i4, Op::bge_un_i4},
    {Op::ceq_i8, Op::beq_i8, Op::bne_un_i8},
    {Op::cgt_i8, Op::bgt_i8, Op::ble_i8},
    {Op::cgt_un_i8, Op::bgt_un_i8, Op::ble_un_i8},
    {Op::clt_i8, Op::blt_i8, Op::bge_i8},
    {Op::clt_un_i8, Op::blt_un_i8, Op::bge_un_i8},
    // Of floats, what is not "greater" is "less, equal or unordered".
    {Op::ceq_r4, Op::beq_r4, Op::bne_un_r4},
    {Op::cgt_r4, Op::bgt_r4, Op::ble_un_r4},
    {Op::cgt_un_r4, Op::bgt_un_r4, Op::ble_r4},
    {Op::clt_r4, Op::blt_r4, Op::bge_un_r4},
    {Op::clt_un_r4, Op::blt_un_r4, Op::bge_r4},
    {Op::ceq_r8, Op::beq_r8, Op::bne_un_r8},
    {Op::cgt_r8, Op::bgt_r8, Op::ble_un_r8},
    {Op::cgt_un_r8, Op::bgt_un_r8, Op::ble_r8},
    {Op::clt_r8, Op::blt_r8, Op::bge_un_r8},
    {Op::clt_un_r8, Op::blt_un_r8, Op::bge_r8},
};
/// The same with a constant.
constexpr Fused fused_imm[] = {
    {Op::ceq_i4_imm, Op::beq_i4_imm, Op::bne_un_i4_imm},
    {Op::cne_i4_imm, Op::bne_un_i4_imm, Op::beq_i4_imm},
};

template <std::size_t size>
const Fused* find_fused(const Fused (&table)[size], Op comparison) {
  const auto* found = std::find_if(std::begin(table), std::end(table),
                                   [&](const Fused& row) { return row.comparison == comparison; });
  return found == std::end(table) ? nullptr : found;
}

bool is_equal_to_zero(const Instruction& made) {
  return (made.op == Op::ceq_i4_imm || made.op == Op::ceq_i8_imm) && made.imm == 0;
}
bool is_not_equal_to_zero(const Instruction& made) {
  return (made.op == Op::cne_i4_imm || made.op == Op::cne_i8_imm) && made.imm == 0;
}

}  // namespace

void Translator::branch_if(const assembly::Instruction& instruction, bool sense) {
  const std::uint32_t target = target_block(instruction);
  widen_for({&target, 1}, 1);
  Entry entry = stack().pop();
  switch (entry.type.kind) {
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::Ref:
    case StackKind::ByRef:
      break;
    case StackKind::Void:
    case StackKind::R4:
    case StackKind::R8:
    case StackKind::Struct:
      refuse_operand(entry);
  }
  if (entry.is_constant()) {
    if ((entry.value != 0) == sense) br(instruction);
    return;
  }

  // `x == 0` and `x != 0` on the way here are undone: what is asked is x itself.
  const Instruction* made = stack().maker_of(entry);
  while (made != nullptr && (is_equal_to_zero(*made) || is_not_equal_to_zero(*made))) {
    sense ^= is_equal_to_zero(*made);
    entry = stack().take_back_comparison().left;
    made = stack().maker_of(entry);
  }

  const Fused* both = made == nullptr ? nullptr : find_fused(fused, made->op);
  const Fused* with_constant = made == nullptr ? nullptr : find_fused(fused_imm, made->op);
  if (both != nullptr || with_constant != nullptr) {
    const Instruction comparison = *made;
    stack().take_back_comparison();
    stack().bring_all_home();
    flow_to(target);
    if (both != nullptr) {
      stack().emit_jump(sense ? both->if_true : both->if_false, target, comparison.b, comparison.c);
    } else {
      stack().emit_jump(sense ? with_constant->if_true : with_constant->if_false, target,
                        comparison.b, 0, static_cast<std::int32_t>(comparison.imm));
    }
    return;
  }
  const std::uint16_t cell = stack().cell_of(entry);
  stack().bring_all_home();
  flow_to(target);
  const bool is_long = entry.type.kind != StackKind::I4;
  const Op if_true = is_long ? Op::brtrue_i8 : Op::brtrue_i4;
  const Op if_false = is_long ? Op::brfalse_i8 : Op::brfalse_i4;
  stack().emit_jump(sense ? if_true : if_false, target, cell);
}

void Translator::branch_if(const assembly::Instruction& instruction, const BranchOps& ops) {
  const std::uint32_t target = target_block(instruction);
  widen_for({&target, 1}, 2);
  Entry right = stack().pop();
  Entry left = stack().pop();
  if (!are_comparable(left, right, ops.takes_references)) refuse_operands(left, right);
  Op op{};
  Entry* first = &left;
  Entry* second = &right;
  std::int32_t low = 0;
  switch (left.type.kind) {
    case StackKind::I4:
      op = ops.i4;
      if (right.is_constant() && ops.i4_imm != Op::missing) {
        op = ops.i4_imm;
        low = static_cast<std::int32_t>(right.value);
        second = nullptr;
      } else if (left.is_constant() && ops.i4_imm_swapped != Op::missing) {
        op = ops.i4_imm_swapped;
        low = static_cast<std::int32_t>(left.value);
        first = &right;
        second = nullptr;
      }
      break;
    case StackKind::R4:
      op = ops.r4;
      break;
    case StackKind::R8:
      op = ops.r8;
      break;
    case StackKind::I8:
    case StackKind::Native:
    case StackKind::Ref:
    case StackKind::ByRef:
      op = ops.i8;
      if (right.is_constant(0) && ops.zero != Op::missing) {
        op = ops.zero;
        second = nullptr;
      }
      break;
    case StackKind::Void:
    case StackKind::Struct:
      refuse_operands(left, right);
  }
  const std::uint16_t first_cell = stack().cell_of(*first);
  const std::uint16_t second_cell = second == nullptr ? std::uint16_t{0} : stack().cell_of(*second);
  stack().bring_all_home();
  flow_to(target);
  stack().emit_jump(op, target, first_cell, second_cell, low);
}

void Translator::switch_on(const assembly::Instruction& instruction) {
  std::vector<std::uint32_t> targets;
  for (std::uint32_t i = 0; i < instruction.target_count(); ++i) {
    targets.push_back(outline_.block_at(static_cast<std::uint32_t>(instruction.target(i))));
  }
  widen_for(targets, 1);
  Entry value = stack().pop();
  if (value.type.kind == StackKind::Native) to_int32(value);
  if (value.type.kind != StackKind::I4) refuse_operand(value);
  const std::uint16_t cell = stack().cell_of(value);
  stack().bring_all_home();
  for (const std::uint32_t target : targets) flow_to(target);
  stack().emit(Op::switch_, cell, 0, 0, static_cast<std::int64_t>(code_->switches.size()));
  code_->switches.push_back(std::move(targets));
}

// --- Exceptions

bool Translator::has_finally_within(const Clause& handler) const {
  return std::ranges::any_of(code_->clauses, [&](const Clause& clause) {
    return clause.kind == Clause::Kind::Finally && clause.handler_begin >= handler.handler_begin &&
           clause.handler_end <= handler.handler_end;
  });
}

void Translator::leave(const assembly::Instruction& instruction) {
  const std::uint32_t target = target_block(instruction);
  const Regions::Leave how =
      regions_->check_leave(block_->region, blocks_[target].region, blocks_[target].begin);
  stack().clear();
  // What was caught is done with: no state should differ by it. A finally block in the handler may
  // rethrow it yet.
  for (const std::uint32_t handler : how.handlers) {
    if (has_finally_within(code_->clauses[handler])) continue;
    stack().emit(Op::constant, code_->clauses[handler].cell);
  }
  reach(target, {});
  count_way_back(target);
  stack().emit_jump(how.runs_finally ? Op::leave : Op::jump, target);
  is_dead_ = true;
}

void Translator::end_finally() {
  const Region& handler = (*regions_)[regions_->innermost_handler(block_->region)];
  if (handler.kind != Region::Kind::Finally && handler.kind != Region::Kind::Fault) {
    throw Refused("endfinally is not in a finally or fault handler");
  }
  if ((*regions_)[block_->region].kind == Region::Kind::Try) {
    throw Refused("endfinally is in a protected block");
  }
  stack().clear();
  stack().emit(Op::end_finally, 0, 0, 0, std::int64_t{handler.clauses.front()});
  is_dead_ = true;
}

void Translator::end_filter(const assembly::Instruction& instruction) {
  Entry answer = stack().pop();
  const Region& filter = (*regions_)[block_->region];
  if (filter.kind != Region::Kind::Filter || instruction.end() != filter.end) {
    throw Refused("endfilter is not at the end of a filter");
  }
  if (answer.type.kind != StackKind::I4) refuse_operand(answer);
  if (stack().depth() != 0) throw Refused("the stack is not empty but for the filter's answer");
  const std::uint16_t cell = stack().cell_of(answer);
  stack().emit(Op::end_filter, cell, 0, 0, std::int64_t{filter.clauses.front()});
  is_dead_ = true;
}

void Translator::rethrow() {
  // It may be in a finally block of the catch handler.
  std::uint32_t region = block_->region;
  while (region != 0 && (*regions_)[region].kind != Region::Kind::Catch) {
    region = (*regions_)[region].parent;
  }
  if (region == 0) throw Refused("rethrow is not in a catch handler");
  stack().clear();
  stack().emit(Op::rethrow, 0, 0, 0, std::int64_t{(*regions_)[region].clauses.front()});
  is_dead_ = true;
}

void Translator::throw_value() {
  Entry exception = stack().pop();
  if (exception.type.kind != StackKind::Ref) refuse_operand(exception);
  stack().emit(Op::throw_, stack().cell_of(exception));
  is_dead_ = true;
}

void Translator::ret() {
  if (block_->region != 0) {
    throw Refused("ret is in a protected block or a handler");
  }
  const Type* type = method_.return_type;
  is_dead_ = true;
  if (type->stack_kind == StackKind::Void) {
    if (stack().depth() != 0) throw Refused("the stack is not empty where the method returns");
    give_back_lock();
    return stack().emit(Op::ret);
  }
  Entry result = stack().pop();
  if (stack().depth() != 0) {
    throw Refused("the stack is not empty but for the result where the method returns");
  }
  if (result.where == Entry::Where::Address) {
    throw Refused("a pointer to a variable of the method is returned");
  }
  coerce(result, type, "the result", true);
  if (is_synchronized()) {
    stack().push(result);
    give_back_lock();
    result = stack().pop();
  }
  stack().emit(Op::ret_value, stack().cell_of(result), 0, code_->result_cells);
}

// --- Putting the blocks together

void Translator::append(const BlockCode& block) {
  const auto first_instruction = static_cast<std::uint32_t>(code_->instructions.size());
  const auto first_cell = static_cast<std::uint32_t>(code_->stack_cells.size());
  const auto add = [](auto& to, const auto& from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  add(code_->instructions, block.instructions);
  add(code_->il_offsets, block.il_offsets);
  add(code_->stack_cells, block.stack_cells);
  for (Code::StackMap map : block.stack_maps) {
    map.instruction += first_instruction;
    map.first += first_cell;
    code_->stack_maps.push_back(map);
  }
}

std::unique_ptr<const Code> Translator::assemble() {
  append(prologue_);
  code_->own_begin = static_cast<std::uint32_t>(code_->instructions.size());
  // By block, and one more for the end. A block that is not reached starts where the next does.
  std::vector<std::uint32_t> starts;
  for (std::size_t i = 0; i < blocks_.size(); ++i) {
    BlockCode& block = blocks_[i].code;
    starts.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
    // A jump to what comes next: nothing that is not reached has instructions.
    if (!block.instructions.empty() && block.instructions.back().op == Op::jump) {
      std::size_t next = i + 1;
      while (next < blocks_.size() && !blocks_[next].is_reached) ++next;
      if (block.instructions.back().jump.target == next) {
        block.instructions.pop_back();
        block.il_offsets.pop_back();
        block.stack_maps.pop_back();
      }
    }
    append(block);
  }
  starts.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
  set_targets(starts);
  set_clauses(starts);
  code_->own_end = starts.back();
  give_back_lock_on_exception();
  code_->frame_cells = stack().frame_cells();
  return std::move(code_);
}

namespace {

bool has_target(Op op) {
  switch (info(op).form) {
    case Form::jump:
    case Form::jump_s:
    case Form::jump_ss:
    case Form::jump_si:
      return true;
    case Form::none:
    case Form::d:
    case Form::ds:
    case Form::dss:
    case Form::dsi:
    case Form::s:
    case Form::ss:
    case Form::sss:
    case Form::custom:
      return false;
  }
  return false;
}

}  // namespace

void Translator::set_targets(const std::vector<std::uint32_t>& starts) {
  for (Instruction& instruction : code_->instructions) {
    if (has_target(instruction.op)) instruction.jump.target = starts[instruction.jump.target];
  }
  for (auto& targets : code_->switches) {
    for (std::uint32_t& target : targets) target = starts[target];
  }
}

/// Clauses whose protected block is never reached are left out.
void Translator::set_clauses(const std::vector<std::uint32_t>& starts) {
  const auto instruction_at = [&](std::uint32_t offset) {
    return offset == body_.code.size() ? starts.back() : starts[outline_.block_at(offset)];
  };
  std::vector<std::int64_t> numbers;
  std::vector<Clause> kept;
  for (Clause clause : code_->clauses) {
    numbers.push_back(static_cast<std::int64_t>(kept.size()));
    if (!blocks_[outline_.block_at(clause.handler_begin)].is_reached) continue;
    clause.try_begin = instruction_at(clause.try_begin);
    clause.try_end = instruction_at(clause.try_end);
    clause.handler_begin = instruction_at(clause.handler_begin);
    clause.handler_end = instruction_at(clause.handler_end);
    if (clause.kind == Clause::Kind::Filter) {
      clause.filter_begin = instruction_at(clause.filter_begin);
    }
    kept.push_back(clause);
  }
  for (Instruction& instruction : code_->instructions) {
    if (instruction.op == Op::rethrow || instruction.op == Op::end_finally ||
        instruction.op == Op::end_filter) {
      instruction.imm = numbers[static_cast<std::size_t>(instruction.imm)];
    }
  }
  code_->clauses = std::move(kept);
}

// --- The opcode switch

#define OPS(name) Op::name##_i4, Op::name##_i8, Op::name##_r4, Op::name##_r8
#define INTEGER_OPS(name) Op::name##_i4, Op::name##_i8, Op::missing, Op::missing
#define OPS_IMM(name) Op::name##_i4_imm, Op::name##_i8_imm

bool Translator::begins_protected_block(std::uint32_t offset) const {
  return std::ranges::any_of(regions_->all(), [&](const Region& region) {
    return region.kind == Region::Kind::Try && region.begin == offset;
  });
}

void Translator::translate(const assembly::Instruction& instruction) {
  using enum ElementType;
  switch (instruction.opcode) {
    case Opcode::constrained_:
    case Opcode::no_:
    case Opcode::readonly_:
    case Opcode::tail_:
    case Opcode::unaligned_:
    case Opcode::volatile_:
      return;  // step() has them

    // Constants and the stack
    case Opcode::nop:
    case Opcode::break_:
      // A `leave` to here, out of the block that begins next, must not look like one within it.
      if (begins_protected_block(instruction.end())) stack().emit(Op::nop);
      return;
    case Opcode::ldnull:
      return stack().push_constant(reference_to(nullptr), 0);
    case Opcode::ldc_i4:
      return stack().push_constant({StackKind::I4},
                                   static_cast<std::uint32_t>(instruction.integer));
    case Opcode::ldc_i8:
      return stack().push_constant({StackKind::I8}, instruction.integer);
    case Opcode::ldc_r4:
      return stack().push_constant(
          {StackKind::R4}, std::bit_cast<std::uint32_t>(static_cast<float>(instruction.real)));
    case Opcode::ldc_r8:
      return stack().push_constant({StackKind::R8}, std::bit_cast<std::int64_t>(instruction.real));
    case Opcode::dup:
      return dup();
    case Opcode::pop:
      stack().pop();
      return;

    // Arguments and locals
    case Opcode::ldarg:
      return load_variable(argument(instruction));
    case Opcode::ldarga:
      return load_address(argument(instruction));
    case Opcode::starg:
      return store_variable(argument(instruction), "an argument");
    case Opcode::ldloc:
      return load_variable(local(instruction));
    case Opcode::ldloca:
      return load_address(local(instruction));
    case Opcode::stloc:
      return store_variable(local(instruction), "a local variable");
    case Opcode::arglist:
      throw Unresolved("arglist is not supported");
    case Opcode::localloc:
      return localloc();

    // Calls
    case Opcode::jmp:
      return jmp(instruction);
    case Opcode::call:
      return call(instruction, false);
    case Opcode::callvirt:
      return call(instruction, true);
    case Opcode::calli:
      return call_indirect(instruction);
    case Opcode::ret:
      return ret();
    case Opcode::ldftn:
      return ldftn(instruction);
    case Opcode::ldvirtftn:
      return ldvirtftn(instruction);
    case Opcode::newobj:
      return newobj(instruction);

    // Branches
    case Opcode::br:
      return br(instruction);
    case Opcode::brfalse:
      return branch_if(instruction, false);
    case Opcode::brtrue:
      return branch_if(instruction, true);
    case Opcode::beq:
      return branch_if(instruction,
                       {OPS(beq), Op::beq_i4_imm, Op::beq_i4_imm, Op::brfalse_i8, true});
    case Opcode::bne_un:
      return branch_if(instruction,
                       {OPS(bne_un), Op::bne_un_i4_imm, Op::bne_un_i4_imm, Op::brtrue_i8, true});
    case Opcode::bge:
      return branch_if(instruction, {OPS(bge), Op::bge_i4_imm, Op::ble_i4_imm});
    case Opcode::bgt:
      return branch_if(instruction, {OPS(bgt), Op::bgt_i4_imm, Op::blt_i4_imm});
    case Opcode::ble:
      return branch_if(instruction, {OPS(ble), Op::ble_i4_imm, Op::bge_i4_imm});
    case Opcode::blt:
      return branch_if(instruction, {OPS(blt), Op::blt_i4_imm, Op::bgt_i4_imm});
    case Opcode::bge_un:
      return branch_if(instruction, {OPS(bge_un)});
    case Opcode::bgt_un:
      return branch_if(instruction, {OPS(bgt_un), Op::missing, Op::missing, Op::brtrue_i8, false});
    case Opcode::ble_un:
      return branch_if(instruction, {OPS(ble_un)});
    case Opcode::blt_un:
      return branch_if(instruction, {OPS(blt_un)});
    case Opcode::switch_:
      return switch_on(instruction);

    // Exceptions
    case Opcode::leave:
      return leave(instruction);
    case Opcode::endfinally:
      return end_finally();
    case Opcode::endfilter:
      return end_filter(instruction);
    case Opcode::throw_:
      return throw_value();
    case Opcode::rethrow:
      return rethrow();

    // Memory through an address
    case Opcode::ldind_i1:
      return load_indirect(primitive(I1));
    case Opcode::ldind_u1:
      return load_indirect(primitive(U1));
    case Opcode::ldind_i2:
      return load_indirect(primitive(I2));
    case Opcode::ldind_u2:
      return load_indirect(primitive(U2));
    case Opcode::ldind_i4:
    case Opcode::ldind_u4:
      return load_indirect(primitive(I4));
    case Opcode::ldind_i8:
      return load_indirect(primitive(I8));
    case Opcode::ldind_i:
      return load_indirect(primitive(I));
    case Opcode::ldind_r4:
      return load_indirect(primitive(R4));
    case Opcode::ldind_r8:
      return load_indirect(primitive(R8));
    case Opcode::ldind_ref:
      return load_indirect(nullptr);
    case Opcode::stind_ref:
      return store_indirect(nullptr);
    case Opcode::stind_i1:
      return store_indirect(primitive(I1));
    case Opcode::stind_i2:
      return store_indirect(primitive(I2));
    case Opcode::stind_i4:
      return store_indirect(primitive(I4));
    case Opcode::stind_i8:
      return store_indirect(primitive(I8));
    case Opcode::stind_r4:
      return store_indirect(primitive(R4));
    case Opcode::stind_r8:
      return store_indirect(primitive(R8));
    case Opcode::stind_i:
      return store_indirect(primitive(I));
    case Opcode::cpblk:
      return cpblk();
    case Opcode::initblk:
      return initblk();
    case Opcode::ldobj:
      return load_indirect(type_operand(instruction));
    case Opcode::stobj:
      return store_indirect(type_operand(instruction));
    case Opcode::cpobj:
      return copy_object(type_operand(instruction));
    case Opcode::initobj:
      return initialize(type_operand(instruction));
    case Opcode::sizeof_:
      return size_of_value(type_operand(instruction));

    // Arithmetic and logic
    case Opcode::add:
      return binary({OPS(add), OPS_IMM(add), true, false, true});
    case Opcode::sub:
      return binary({OPS(sub), OPS_IMM(add), false, true, true});
    case Opcode::mul:
      return binary({OPS(mul), OPS_IMM(mul), true});
    case Opcode::div:
      return binary({OPS(div)});
    case Opcode::div_un:
      return binary({INTEGER_OPS(div_un)});
    case Opcode::rem:
      return binary({OPS(rem)});
    case Opcode::rem_un:
      return binary({INTEGER_OPS(rem_un)});
    case Opcode::and_:
      return binary({INTEGER_OPS(and), OPS_IMM(and), true});
    case Opcode::or_:
      return binary({INTEGER_OPS(or), OPS_IMM(or), true});
    case Opcode::xor_:
      return binary({INTEGER_OPS(xor)});
    case Opcode::shl:
      return shift({INTEGER_OPS(shl), OPS_IMM(shl)});
    case Opcode::shr:
      return shift({INTEGER_OPS(shr), OPS_IMM(shr)});
    case Opcode::shr_un:
      return shift({INTEGER_OPS(shr_un), OPS_IMM(shr_un)});
    case Opcode::neg:
      return unary(OPS(neg));
    case Opcode::not_:
      return unary(INTEGER_OPS(not ));
    case Opcode::add_ovf:
      return binary({INTEGER_OPS(add_ovf)});
    case Opcode::add_ovf_un:
      return binary({.i4 = Op::add_ovf_un_i4,
                     .i8 = Op::add_ovf_un_i8,
                     .takes_pointers = true,
                     .is_unsigned = true});
    case Opcode::sub_ovf:
      return binary({INTEGER_OPS(sub_ovf)});
    case Opcode::sub_ovf_un:
      return binary({.i4 = Op::sub_ovf_un_i4,
                     .i8 = Op::sub_ovf_un_i8,
                     .takes_pointers = true,
                     .is_unsigned = true});
    case Opcode::mul_ovf:
      return binary({INTEGER_OPS(mul_ovf)});
    case Opcode::mul_ovf_un:
      return binary({.i4 = Op::mul_ovf_un_i4, .i8 = Op::mul_ovf_un_i8, .is_unsigned = true});
    case Opcode::ckfinite:
      return check_finite();

    // Comparison
    case Opcode::ceq:
      return compare({OPS(ceq), Op::ceq_i4_imm, Op::ceq_i8_imm, true});
    case Opcode::cgt:
      return compare({OPS(cgt)});
    case Opcode::cgt_un:
      return compare({OPS(cgt_un), Op::cne_i4_imm, Op::cne_i8_imm, true});
    case Opcode::clt:
      return compare({OPS(clt)});
    case Opcode::clt_un:
      return compare({OPS(clt_un)});

    // Conversions
    case Opcode::conv_i1:
      return convert(Primitive::I1, StackKind::I4);
    case Opcode::conv_u1:
      return convert(Primitive::U1, StackKind::I4);
    case Opcode::conv_i2:
      return convert(Primitive::I2, StackKind::I4);
    case Opcode::conv_u2:
      return convert(Primitive::U2, StackKind::I4);
    case Opcode::conv_i4:
      return convert(Primitive::I4, StackKind::I4);
    case Opcode::conv_u4:
      return convert(Primitive::U4, StackKind::I4);
    case Opcode::conv_i8:
      return convert(Primitive::I8, StackKind::I8);
    case Opcode::conv_u8:
      return convert(Primitive::U8, StackKind::I8);
    case Opcode::conv_i:
      return convert(Primitive::I8, StackKind::Native);
    case Opcode::conv_u:
      return convert(Primitive::U8, StackKind::Native);
    case Opcode::conv_r4:
      return convert(Primitive::R4, StackKind::R4);
    case Opcode::conv_r8:
      return convert(Primitive::R8, StackKind::R8);
    case Opcode::conv_r_un:
      return convert_unsigned_to_real();
    case Opcode::conv_ovf_i1:
      return convert_checked(Primitive::I1, StackKind::I4, false);
    case Opcode::conv_ovf_u1:
      return convert_checked(Primitive::U1, StackKind::I4, false);
    case Opcode::conv_ovf_i2:
      return convert_checked(Primitive::I2, StackKind::I4, false);
    case Opcode::conv_ovf_u2:
      return convert_checked(Primitive::U2, StackKind::I4, false);
    case Opcode::conv_ovf_i4:
      return convert_checked(Primitive::I4, StackKind::I4, false);
    case Opcode::conv_ovf_u4:
      return convert_checked(Primitive::U4, StackKind::I4, false);
    case Opcode::conv_ovf_i8:
      return convert_checked(Primitive::I8, StackKind::I8, false);
    case Opcode::conv_ovf_u8:
      return convert_checked(Primitive::U8, StackKind::I8, false);
    case Opcode::conv_ovf_i:
      return convert_checked(Primitive::I8, StackKind::Native, false);
    case Opcode::conv_ovf_u:
      return convert_checked(Primitive::U8, StackKind::Native, false);
    case Opcode::conv_ovf_i1_un:
      return convert_checked(Primitive::I1, StackKind::I4, true);
    case Opcode::conv_ovf_u1_un:
      return convert_checked(Primitive::U1, StackKind::I4, true);
    case Opcode::conv_ovf_i2_un:
      return convert_checked(Primitive::I2, StackKind::I4, true);
    case Opcode::conv_ovf_u2_un:
      return convert_checked(Primitive::U2, StackKind::I4, true);
    case Opcode::conv_ovf_i4_un:
      return convert_checked(Primitive::I4, StackKind::I4, true);
    case Opcode::conv_ovf_u4_un:
      return convert_checked(Primitive::U4, StackKind::I4, true);
    case Opcode::conv_ovf_i8_un:
      return convert_checked(Primitive::I8, StackKind::I8, true);
    case Opcode::conv_ovf_u8_un:
      return convert_checked(Primitive::U8, StackKind::I8, true);
    case Opcode::conv_ovf_i_un:
      return convert_checked(Primitive::I8, StackKind::Native, true);
    case Opcode::conv_ovf_u_un:
      return convert_checked(Primitive::U8, StackKind::Native, true);

    // Objects
    case Opcode::castclass:
      return cast(type_operand(instruction), Op::castclass);
    case Opcode::isinst:
      return cast(type_operand(instruction), Op::isinst);
    case Opcode::box:
      return box(type_operand(instruction));
    case Opcode::unbox:
      return unbox(type_operand(instruction));
    case Opcode::unbox_any:
      return unbox_any(type_operand(instruction));
    case Opcode::ldstr:
      return ldstr(instruction);
    case Opcode::ldtoken:
      return ldtoken(instruction);

    // Fields
    case Opcode::ldfld:
      return ldfld(field_operand(instruction));
    case Opcode::ldflda:
      return ldflda(field_operand(instruction));
    case Opcode::stfld:
      return stfld(field_operand(instruction));
    case Opcode::ldsfld:
      return ldsfld(field_operand(instruction));
    case Opcode::ldsflda:
      return ldsflda(field_operand(instruction));
    case Opcode::stsfld:
      return stsfld(field_operand(instruction));

    // Arrays
    case Opcode::newarr:
      return new_vector(type_operand(instruction));
    case Opcode::ldlen:
      return ldlen();
    case Opcode::ldelema:
      return ldelema(type_operand(instruction));
    case Opcode::ldelem:
      return ldelem(type_operand(instruction));
    case Opcode::ldelem_i1:
      return ldelem(primitive(I1));
    case Opcode::ldelem_u1:
      return ldelem(primitive(U1));
    case Opcode::ldelem_i2:
      return ldelem(primitive(I2));
    case Opcode::ldelem_u2:
      return ldelem(primitive(U2));
    case Opcode::ldelem_i4:
    case Opcode::ldelem_u4:
      return ldelem(primitive(I4));
    case Opcode::ldelem_i8:
      return ldelem(primitive(I8));
    case Opcode::ldelem_i:
      return ldelem(primitive(I));
    case Opcode::ldelem_r4:
      return ldelem(primitive(R4));
    case Opcode::ldelem_r8:
      return ldelem(primitive(R8));
    case Opcode::ldelem_ref:
      return ldelem(nullptr);
    case Opcode::stelem:
      return stelem(type_operand(instruction));
    case Opcode::stelem_i:
      return stelem(primitive(I));
    case Opcode::stelem_i1:
      return stelem(primitive(I1));
    case Opcode::stelem_i2:
      return stelem(primitive(I2));
    case Opcode::stelem_i4:
      return stelem(primitive(I4));
    case Opcode::stelem_i8:
      return stelem(primitive(I8));
    case Opcode::stelem_r4:
      return stelem(primitive(R4));
    case Opcode::stelem_r8:
      return stelem(primitive(R8));
    case Opcode::stelem_ref:
      return stelem(nullptr);

    case Opcode::mkrefany:
      return mkrefany(type_operand(instruction));
    case Opcode::refanyval:
      return refanyval(type_operand(instruction));
    case Opcode::refanytype:
      return refanytype();

#define OPCODE(id, code, text, operand, pops, pushes, flow, access)
#define SHORT(id, code, text, operand, pops, pushes, flow, access, meaning, implied) \
  case Opcode::id:
#include "assembly/opcodes.def"
      break;
  }
  base::report_bug("the decoder leaves long forms only");
}

}  // namespace mmcheck::vm
