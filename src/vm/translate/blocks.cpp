// Basic blocks, translated one after the other until the types that each starts with are those that
// all ways to it bring.
#include <fmt/core.h>

#include <algorithm>

#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::ElementType;
using assembly::Opcode;

namespace {

bool takes_exception(const Clause& clause) {
  return clause.kind == Clause::Kind::Catch || clause.kind == Clause::Kind::Filter;
}

}  // namespace

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
  const assembly::MemoryUse access = assembly::info(opcode).access;
  if (prefixes_.is_volatile && access == assembly::MemoryUse::none) {
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

}  // namespace mmcheck::vm
