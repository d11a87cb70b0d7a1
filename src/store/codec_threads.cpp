// Threads. A thread is two components: a summary that others ask for, and its body, in which cells
// that cannot matter any more are zero.
#include <algorithm>

#include "store/codec.hpp"
#include "store/words.hpp"
#include "vm/execute/references.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::store {

using vm::Cell;
using vm::Ref;

namespace {

constexpr Ref unknown = 0xffffffff;

/// Only what is not zero: most cells are.
void put_cells(std::vector<Word>& to, const std::vector<Cell>& cells) {
  const std::size_t count_at = to.size();
  to.push_back(0);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == 0) continue;
    ++to[count_at];
    const auto high = static_cast<Word>(cells[i] >> 32);
    to.push_back(static_cast<Word>(i << 1 | (high != 0 ? 1 : 0)));
    to.push_back(static_cast<Word>(cells[i]));
    if (high != 0) to.push_back(high);
  }
}

void take_cells(Words& from, std::vector<Cell>& cells) {
  for (Word count = from.next(); count > 0; --count) {
    const Word place = from.next();
    Cell cell = from.next();
    if ((place & 1) != 0) cell |= Cell{from.next()} << 32;
    cells[place >> 1] = cell;
  }
}

}  // namespace

Component Codec::summary(const vm::Thread& thread) {
  const Ref references[] = {thread.object, thread.waits_for};
  const Word rest[] = {static_cast<Word>(thread.status), thread.depth,
                       thread.joined_by ? *thread.joined_by + 1 : 0,
                       static_cast<Word>(thread.is_found_waiting), thread.time_left.value_or(0)};
  return intern(references, std::span(rest).first(thread.time_left ? 5 : 4));
}

void Codec::load_summary(Component component, vm::Thread& to) const {
  const auto refs = references(component);
  to.object = refs[0];
  to.waits_for = refs[1];
  Words words(components_[component]);
  to.status = static_cast<vm::Thread::Status>(words.next());
  to.depth = words.next();
  const Word joined_by = words.next();
  to.joined_by = joined_by == 0 ? std::nullopt : std::optional(joined_by - 1);
  to.is_found_waiting = words.next() != 0;
  to.time_left = words.is_at_end() ? std::nullopt : std::optional(words.next());
}

std::uint32_t Codec::number_of_code(const vm::Code& code) {
  const auto [place, is_new] =
      code_numbers_.try_emplace(&code, static_cast<std::uint32_t>(codes_.size()));
  if (is_new) {
    codes_.push_back(&code);
    liveness_.push_back(nullptr);
  }
  return place->second;
}

const vm::Liveness& Codec::liveness(const vm::Code& code) {
  auto& found = liveness_[number_of_code(code)];
  if (found == nullptr) found = std::make_unique<vm::Liveness>(code);
  return *found;
}

std::vector<Cell> Codec::live_cells(const vm::Thread& thread) {
  std::vector<Cell> live(thread.cells.size());
  is_live_.assign(thread.cells.size(), false);
  lingering_.clear();
  std::uint32_t end = 0;
  for (std::size_t i = 0; i < thread.frames.size(); ++i) {
    const vm::Frame& frame = thread.frames[i];
    const vm::Liveness& known = liveness(*frame.code);
    const bool is_last = i + 1 == thread.frames.size();
    // A frame whose instruction is repeated stands before it, like the last one.
    const bool is_before = is_last || thread.frames[i + 1].repeats;
    const std::uint32_t own = vm::own_cells(thread, i);
    for (std::uint32_t cell = 0; cell < own; ++cell) {
      const bool is_live =
          is_before ? known.is_live_before(frame.pc, cell) : known.is_live_during(frame.pc, cell);
      const std::uint32_t at = vm::place_of(thread, i, cell);
      if (!is_live || at >= live.size()) continue;
      live[at] = thread.cells[at];
      is_live_[at] = true;
    }
    if (keeps_lingering_) note_lingering(thread, i);
    end = std::max(end, frame.limit);
  }
  live.resize(std::min<std::size_t>(live.size(), end));
  return live;
}

void Codec::note_lingering(const vm::Thread& thread, std::size_t frame) {
  const std::uint32_t own = vm::own_cells(thread, frame);
  for (const vm::CellType& variable : thread.frames[frame].code->variables) {
    if (variable.cell >= own || variable.type->stack_kind != vm::StackKind::Ref) continue;
    const std::uint32_t at = vm::place_of(thread, frame, variable.cell);
    if (at >= thread.cells.size() || is_live_[at]) continue;
    const Ref ref = vm::to_u4(thread.cells[at]);
    if (ref != 0 && ref < objects_end_) lingering_.emplace_back(at, ref);
  }
}

Component Codec::body(vm::Thread& thread) {
  references_.clear();
  words_.clear();
  thread.cells = live_cells(thread);
  drop_dead(thread.pending);
  Extract extract(references_, objects_end_);
  words_.push_back(static_cast<Word>(thread.frames.size()));
  for (const vm::Frame& frame : thread.frames) {
    const Word flags =
        (frame.kind == vm::Frame::Kind::Filter ? 1U : 0U) | (frame.repeats ? 2U : 0U);
    const Word words[] = {
        number_of_code(*frame.code), frame.pc, frame.base, frame.limit, frame.result, flags};
    words_.insert(words_.end(), std::begin(words), std::end(words));
  }
  words_.push_back(static_cast<Word>(thread.unwinds.size()));
  for (const vm::Unwind& unwind : thread.unwinds) {
    const Word words[] = {unwind.searching ? 1U : 0U, unwind.frame,       unwind.clause,
                          unwind.next_frame,          unwind.next_clause, unwind.saved};
    words_.insert(words_.end(), std::begin(words), std::end(words));
  }
  vm::visit_thread_body(thread, extract);
  words_.push_back(static_cast<Word>(thread.cells.size()));
  put_cells(words_, thread.cells);
  words_.push_back(static_cast<Word>(thread.statics.size()));
  for (auto& [id, data] : thread.statics) {
    vm::visit_parts(machine_.types().by_id(id)->thread_static_parts, data.data(), extract);
    words_.push_back(id);
    words_.push_back(static_cast<Word>(data.size()));
    put_bytes(words_, data.data(), data.size());
  }
  words_.push_back(thread.copy.type == nullptr ? 0 : thread.copy.type->id + 1);
  if (thread.copy.type != nullptr) {
    vm::visit_parts(thread.copy.type->parts, thread.copy.bytes.data(), extract);
    words_.push_back(thread.copy.done);
    put_bytes(words_, thread.copy.bytes.data(), thread.copy.bytes.size());
  }
  const std::size_t own = references_.size();
  vm::visit_handed_out(thread.pending, extract);
  const std::size_t handed_out = references_.size() - own;
  if (keeps_lingering_) words_.push_back(static_cast<Word>(lingering_.size()));
  for (const auto& [cell, ref] : lingering_) {
    words_.push_back(cell);
    references_.push_back(ref);
  }
  put_pending(words_, thread.pending);
  return intern(references_, words_, {handed_out, lingering_.size()});
}

void Codec::load_body(Component component, vm::Thread& to) const {
  Words words(components_[component]);
  to.frames.resize(words.next());
  for (vm::Frame& frame : to.frames) {
    frame.code = codes_[words.next()];
    frame.pc = words.next();
    frame.base = words.next();
    frame.limit = words.next();
    frame.result = words.next();
    const Word flags = words.next();
    frame.kind = (flags & 1) != 0 ? vm::Frame::Kind::Filter : vm::Frame::Kind::Call;
    frame.repeats = (flags & 2) != 0;
  }
  to.unwinds.resize(words.next());
  for (vm::Unwind& unwind : to.unwinds) {
    unwind.exception = 0;
    unwind.searching = words.next() != 0;
    unwind.frame = words.next();
    unwind.clause = words.next();
    unwind.next_frame = words.next();
    unwind.next_clause = words.next();
    unwind.saved = words.next();
  }
  constexpr std::size_t spare = 64;  // what an instruction may write above its frame
  to.cells.assign(words.next() + spare, 0);
  take_cells(words, to.cells);
  to.statics.clear();
  for (Word count = words.next(); count > 0; --count) {
    auto& data = to.statics[words.next()];
    data.resize(words.next());
    words.bytes(data.data(), data.size());
  }
  to.copy = {};
  if (const Word id = words.next(); id != 0) {
    to.copy.type = machine_.types().by_id(id - 1);
    to.copy.done = words.next();
    to.copy.bytes.resize(to.copy.type->value_size);
    words.bytes(to.copy.bytes.data(), to.copy.bytes.size());
  }
  std::vector<Word> lingering(keeps_lingering_ ? words.next() : 0);
  for (Word& cell : lingering) cell = words.next();
  to.pending = take_pending(words);
  Restore restore(references(component));
  vm::visit_thread_body(to, restore);
  for (auto& [id, data] : to.statics) {
    vm::visit_parts(machine_.types().by_id(id)->thread_static_parts, data.data(), restore);
  }
  if (to.copy.type != nullptr) {
    vm::visit_parts(to.copy.type->parts, to.copy.bytes.data(), restore);
  }
  vm::visit_handed_out(to.pending, restore);
  for (const Word cell : lingering) {
    restore.reference(reinterpret_cast<std::uint8_t*>(to.cells.data() + cell));
  }
}

Ref Codec::joined(Component body) {
  if (body >= joined_.size()) joined_.resize(body + std::size_t{1}, unknown);
  if (joined_[body] != unknown) return joined_[body];
  vm::Thread thread;
  load_body(body, thread);
  Ref found = 0;
  if (!thread.frames.empty() && thread.pending.is_empty()) {
    const vm::Frame& frame = thread.frames.back();
    const vm::Instruction& next = frame.code->instructions[frame.pc];
    const bool joins = next.op == vm::Op::call_intrinsic &&
                       next.method->intrinsic->role == vm::Role::Synchronize &&
                       next.method->intrinsic->waits == vm::Waits::ForThread;
    if (joins) found = vm::to_u4(thread.cells[frame.base + next.a]);
  }
  return joined_[body] = found;
}

}  // namespace mmcheck::store
