#include "store/codec.hpp"

#include <algorithm>
#include <cstring>

#include "vm/execute/references.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::store {

/// Reads a component, after its references.
class Words {
 public:
  explicit Words(std::span<const Word> words) : words_(words.subspan(1 + words[0])) {}
  Word next() { return words_[next_++]; }
  bool is_at_end() const { return next_ == words_.size(); }
  void bytes(std::uint8_t* to, std::size_t size) {
    if (size != 0) std::memcpy(to, words_.data() + next_, size);
    next_ += (size + sizeof(Word) - 1) / sizeof(Word);
  }

 private:
  std::span<const Word> words_;
  std::size_t next_ = 0;
};

namespace {

constexpr vm::Ref unknown = 0xffffffff;

using vm::Cell;
using vm::Pointer;
using vm::Ref;

/// Takes references out of where they lie, and leaves null there. Those to what is in every state
/// stay: they are the same in all of them. So do numbers that only look like pointers.
class Extract {
 public:
  /// `end`: objects have lower numbers.
  Extract(std::vector<Ref>& to, Ref end) : to_(to), end_(end) {}
  void reference(std::uint8_t* at) {
    const auto ref = vm::load<Ref>(at);
    const bool stays = ref >= vm::Heap::first_permanent;
    to_.push_back(stays ? 0 : ref);
    if (!stays) vm::store(at, Ref{0});
  }
  void pointer(std::uint8_t* at) {
    Pointer pointer = Pointer::decode(vm::load<Cell>(at));
    const bool is_moved = pointer.kind == Pointer::Kind::Object && pointer.base < end_;
    to_.push_back(is_moved ? pointer.base : 0);
    if (!is_moved) return;
    pointer.base = 0;
    vm::store(at, pointer.encode());
  }

 private:
  std::vector<Ref>& to_;
  Ref end_;
};

/// Puts them back, in the same order.
class Restore {
 public:
  explicit Restore(std::span<const Word> from) : from_(from) {}
  void reference(std::uint8_t* at) {
    if (const Ref ref = next(); ref != 0) vm::store(at, ref);
  }
  void pointer(std::uint8_t* at) {
    const Ref ref = next();
    if (ref == 0) return;
    Pointer pointer = Pointer::decode(vm::load<Cell>(at));
    pointer.base = ref;
    vm::store(at, pointer.encode());
  }

 private:
  Ref next() { return from_[next_++]; }
  std::span<const Word> from_;
  std::size_t next_ = 0;
};

void put_bytes(std::vector<Word>& to, const std::uint8_t* data, std::size_t size) {
  const std::size_t at = to.size();
  to.resize(at + (size + sizeof(Word) - 1) / sizeof(Word));
  if (size != 0) std::memcpy(to.data() + at, data, size);
}

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

/// Leaves each reference where it comes first, and no null: where the others are does not matter to
/// a walk along them, and so there are fewer skeletons.
void drop_repeated(std::vector<Word>& references) {
  constexpr std::ptrdiff_t far = 32;  // to look back
  auto end = references.begin();
  for (const Word ref : references) {
    const auto begin = end - std::min(far, end - references.begin());
    const bool is_null = (ref & ~Codec::handed_out_bit) == 0;
    if (!is_null && std::find(begin, end, ref) == end) *end++ = ref;
  }
  references.erase(end, references.end());
}

}  // namespace

Component Codec::intern(std::span<const Ref> references, std::span<const Word> rest, Marks marks) {
  std::vector<Word> words;
  words.reserve(1 + references.size() + rest.size());
  words.push_back(static_cast<Word>(references.size()));
  words.insert(words.end(), references.begin(), references.end());
  words.insert(words.end(), rest.begin(), rest.end());
  const Component component = components_.intern(words);
  if (component < skeletons_of_.size()) return component;
  words.assign(references.begin(), references.end());
  const std::size_t lingering = words.size() - marks.lingering;
  for (std::size_t i = lingering - marks.handed_out; i < lingering; ++i) {
    words[i] |= handed_out_bit;
  }
  for (std::size_t i = lingering; i < words.size(); ++i) {
    if (words[i] != 0) words[i] |= lingering_bit;
  }
  drop_repeated(words);
  for (Word& word : words) word |= marks.weak;
  if (marks.is_finalizable) words.push_back(finalizable_mark);
  skeletons_of_.push_back(skeletons_.intern(words));
  if (marks != Marks()) marks_[component] = marks;
  has_garbage_ |= marks.is_finalizable || marks.weak != 0;
  return component;
}

Component Codec::renamed(Component component, std::span<const Ref> to) {
  if (component == 0) return 0;
  const auto words = components_[component];
  const std::vector<Word> rest(words.begin() + 1 + words[0], words.end());
  std::vector<Ref> references(words.begin() + 1, words.begin() + 1 + words[0]);
  for (Ref& ref : references) ref = to[ref];
  const auto marks = marks_.find(component);
  return intern(references, rest, marks == marks_.end() ? Marks() : marks->second);
}

std::uint32_t Codec::number_of(Changes skeletons) {
  if (skeletons.empty()) return 0;
  words_.clear();
  for (const Change& change : skeletons) {
    const Word words[] = {static_cast<Word>(change.list), change.index, change.component};
    words_.insert(words_.end(), std::begin(words), std::end(words));
  }
  return changes_.intern(words_);
}

std::vector<Change> Codec::changes_of(std::uint32_t number) const {
  std::vector<Change> changes;
  const std::span<const Word> words = changes_[number];
  for (std::size_t i = 0; i < words.size(); i += 3) {
    changes.push_back({static_cast<List>(words[i]), words[i + 1], words[i + 2]});
  }
  return changes;
}

// --- Threads

Component Codec::summary(const vm::Thread& thread) {
  const Ref references[] = {thread.object, thread.waits_for};
  const Word rest[] = {static_cast<Word>(thread.status), thread.depth,
                       thread.joined_by ? *thread.joined_by + 1 : 0};
  return intern(references, rest);
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

// --- What waits

/// Bytes that cannot matter any more bring nothing.
void Codec::drop_dead(vm::Pending& pending) const {
  const auto is_dead = [&](const vm::Deferred& one) {
    for (std::uint32_t cell = one.byte / 8; cell <= (one.end() - 1) / 8; ++cell) {
      if (cell < is_live_.size() && is_live_[cell]) return false;
    }
    return true;
  };
  std::erase_if(pending.deferred, is_dead);
  pending.compact();
}

void Codec::put_value(std::vector<Word>& to, const vm::Value& value) {
  const auto high = static_cast<Word>(value.cell >> 32);
  to.push_back(value.expression << 3 | static_cast<Word>(value.kind) << 1 | (high != 0 ? 1U : 0U));
  to.push_back(static_cast<Word>(value.cell));
  if (high != 0) to.push_back(high);
}

void Codec::put_pending(std::vector<Word>& to, const vm::Pending& pending) {
  if (pending.is_empty()) return;
  to.push_back(static_cast<Word>(pending.stall) << 1 | (pending.refuses ? 1U : 0U));
  to.push_back(static_cast<Word>(pending.expressions.size()));
  for (const vm::Expression& expression : pending.expressions) {
    const auto imm = static_cast<std::uint64_t>(expression.imm);
    const Word words[] = {static_cast<Word>(expression.indexes.size()) << 16 |
                              static_cast<Word>(expression.kind) << 8 |
                              static_cast<Word>(expression.type) << 4 |
                              (expression.is_element ? 1U : 0U),
                          expression.operation,
                          static_cast<Word>(expression.op),
                          static_cast<Word>(imm),
                          static_cast<Word>(imm >> 32),
                          expression.owner == nullptr ? 0 : expression.owner->id + 1,
                          expression.offset};
    to.insert(to.end(), std::begin(words), std::end(words));
    put_value(to, expression.left);
    put_value(to, expression.right);
    for (const std::int32_t index : expression.indexes) to.push_back(static_cast<Word>(index));
  }
  to.push_back(static_cast<Word>(pending.deferred.size()));
  for (const vm::Deferred& one : pending.deferred) {
    const Word words[] = {one.byte, one.size, one.expression};
    to.insert(to.end(), std::begin(words), std::end(words));
  }
  to.push_back(static_cast<Word>(pending.queue.size()));
  for (const vm::Operation& operation : pending.queue) {
    const vm::Code* code = operation.origin.code;
    const Word words[] = {
        static_cast<Word>(operation.kind) << 16 | static_cast<Word>(operation.type) << 8 |
            static_cast<Word>(operation.primitive),
        code == nullptr ? 0 : number_of_code(*code) + 1, operation.origin.pc, operation.target};
    to.insert(to.end(), std::begin(words), std::end(words));
    put_value(to, operation.where);
    put_value(to, operation.value);
    put_value(to, operation.other);
  }
}

/// Ends with the component, so that there is nothing where nothing waits.
vm::Pending Codec::take_pending(Words& from) const {
  vm::Pending pending;
  if (from.is_at_end()) return pending;
  const auto take_value = [&] {
    vm::Value value;
    const Word head = from.next();
    value.expression = head >> 3;
    value.kind = static_cast<vm::ValueKind>(head >> 1 & 3);
    value.cell = from.next();
    if ((head & 1) != 0) value.cell |= Cell{from.next()} << 32;
    return value;
  };
  const Word head = from.next();
  pending.stall = static_cast<vm::Stall>(head >> 1);
  pending.refuses = (head & 1) != 0;
  pending.expressions.resize(from.next());
  for (vm::Expression& expression : pending.expressions) {
    const Word kinds = from.next();
    expression.kind = static_cast<vm::Expression::Kind>(kinds >> 8 & 0xff);
    expression.indexes.resize(kinds >> 16);
    expression.type = static_cast<vm::ValueKind>(kinds >> 4 & 15);
    expression.is_element = (kinds & 1) != 0;
    expression.operation = from.next();
    expression.op = static_cast<vm::Op>(from.next());
    const std::uint64_t low = from.next();
    expression.imm = static_cast<std::int64_t>(low | std::uint64_t{from.next()} << 32);
    const Word owner = from.next();
    expression.owner = owner == 0 ? nullptr : machine_.types().by_id(owner - 1);
    expression.offset = from.next();
    expression.left = take_value();
    expression.right = take_value();
    for (std::int32_t& index : expression.indexes) index = static_cast<std::int32_t>(from.next());
  }
  pending.deferred.resize(from.next());
  for (vm::Deferred& one : pending.deferred) {
    one.byte = from.next();
    one.size = from.next();
    one.expression = from.next();
  }
  pending.queue.resize(from.next());
  for (vm::Operation& operation : pending.queue) {
    const Word kinds = from.next();
    operation.kind = static_cast<vm::Operation::Kind>(kinds >> 16);
    operation.type = static_cast<model::OperationClass>(kinds >> 8 & 0xff);
    operation.primitive = static_cast<vm::Primitive>(kinds & 0xff);
    const Word code = from.next();
    operation.origin.code = code == 0 ? nullptr : codes_[code - 1];
    operation.origin.pc = from.next();
    operation.target = from.next();
    operation.where = take_value();
    operation.value = take_value();
    operation.other = take_value();
  }
  return pending;
}

// --- Globals

std::uint32_t Codec::number_of_text(const std::string& text) {
  const auto found = std::ranges::find(texts_, text);
  if (found == texts_.end()) {
    texts_.push_back(text);
    return static_cast<std::uint32_t>(texts_.size() - 1);
  }
  return static_cast<std::uint32_t>(found - texts_.begin());
}

Component Codec::globals(const vm::State& state) {
  references_ = state.pinned;
  references_.insert(references_.end(), state.finalization.begin(), state.finalization.end());
  words_.clear();
  words_.push_back(static_cast<Word>(state.pinned.size()));
  words_.push_back(static_cast<Word>(state.observed.size()));
  for (const auto& [name, value] : state.observed) {
    words_.push_back(number_of_text(name));
    words_.push_back(number_of_text(value));
  }
  for (const auto& [ref, monitor] : state.monitors) {
    if (ref < vm::Heap::first_permanent) continue;
    const Word words[] = {ref, monitor.thread, monitor.depth};
    words_.insert(words_.end(), std::begin(words), std::end(words));
  }
  const bool is_nothing = words_.size() == 2 && words_[1] == 0 && references_.empty();
  return is_nothing ? 0 : intern(references_, words_);
}

void Codec::load_globals(Component component, vm::State& to) const {
  to.observed.clear();
  to.pinned.clear();
  to.finalization.clear();
  if (component == 0) return;
  Words words(components_[component]);
  const auto all = references(component);
  const auto pinned = all.begin() + words.next();
  to.pinned.assign(all.begin(), pinned);
  to.finalization.assign(pinned, all.end());
  for (Word count = words.next(); count > 0; --count) {
    const Word name = words.next();
    to.observed[texts_[name]] = texts_[words.next()];
  }
  while (!words.is_at_end()) {
    const vm::Ref ref = words.next();
    const Word thread = words.next();
    to.monitors[ref] = {thread, words.next()};
  }
}

// --- Pinned objects

/// Those that the words of a component would be pointers to, if they are pointers: conservatively,
/// as H.-J. Boehm and M. Weiser look for them (Garbage collection in an uncooperative environment).
const std::vector<Ref>& Codec::numbers_in(Component component) {
  const auto [place, is_new] = numbers_in_.try_emplace(component);
  if (!is_new) return place->second;
  const std::span<const Word> words = components_[component].subspan(1 + components_[component][0]);
  for (const Word word : words) {
    const Pointer pointer = Pointer::decode(Cell{word} << 32);
    if (pointer.kind == Pointer::Kind::Object && pointer.base != 0) {
      place->second.push_back(pointer.base);
    }
  }
  return place->second;
}

bool Codec::release_pins(Vector& state) {
  if (!has_pins(state)) return false;
  Component& globals = state.statics[number_of_globals];
  const auto found = references(globals);
  const std::vector<Word> all(found.begin(), found.end());
  const std::size_t count = pins(globals);
  const std::span<const Word> pinned = std::span(all).first(count);
  std::vector<bool> is_held(pinned.size());
  const auto hold = [&](Ref ref) {
    if (ref != 0 && ref <= is_held.size()) is_held[ref - 1] = true;
  };
  for (const List which : lists) {
    for (const Component component : state.list(which)) {
      if (component != 0) std::ranges::for_each(numbers_in(component), hold);
    }
  }
  for (std::size_t i = 1; i < state.threads.size(); i += 2) {
    std::ranges::for_each(references(state.threads[i]), hold);
  }
  std::vector<Ref> left(pinned.begin(), pinned.end());
  while (!left.empty() && !is_held[left.size() - 1]) left.pop_back();
  const Component vacant = vacant_place();
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (is_held[i] || state.objects[left[i] - 1] == vacant) continue;
    state.objects.push_back(vacant);
    left[i] = static_cast<Ref>(state.objects.size());
  }
  if (std::ranges::equal(left, pinned)) return false;
  const auto words = components_[globals];
  std::vector<Word> rest(words.begin() + 1 + words[0], words.end());
  rest[0] = static_cast<Word>(left.size());
  left.insert(left.end(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end());
  const bool is_nothing = left.empty() && rest.size() == 2 && rest[1] == 0;
  globals = is_nothing ? 0 : intern(left, rest);
  return true;
}

/// An object that only keeps its number from being another one's.
Component Codec::vacant_place() {
  const vm::Type& type = *machine_.types().block();
  const Word words[] = {type.id, vm::Object::vacant, 0, 0, 0, 0};
  return intern({}, words);
}

// --- Classes

std::uint32_t Codec::number_of_class(const vm::Type& type) {
  if (type.id >= class_numbers_.size()) class_numbers_.resize(type.id + 1);
  std::uint32_t& number = class_numbers_[type.id];
  if (number == 0) {
    number = static_cast<std::uint32_t>(classes_.size());
    classes_.push_back(&type);
  }
  return number;
}

Component Codec::statics(const vm::Type& type, vm::Statics& statics) {
  const bool is_untouched =
      statics.status == vm::Statics::Status::Untouched &&
      std::ranges::all_of(statics.data, [](std::uint8_t byte) { return byte == 0; });
  if (is_untouched) return 0;
  references_.clear();
  words_.clear();
  Extract extract(references_, objects_end_);
  extract.reference(reinterpret_cast<std::uint8_t*>(&statics.failure));
  vm::visit_parts(type.static_parts, statics.data.data(), extract);
  words_.push_back(static_cast<Word>(statics.status));
  words_.push_back(statics.status == vm::Statics::Status::Running ? statics.thread : 0);
  put_bytes(words_, statics.data.data(), statics.data.size());
  return intern(references_, words_);
}

vm::Statics Codec::load_statics(Component component, const vm::Type& type) const {
  vm::Statics statics;
  statics.data.resize(type.static_size);
  if (component == 0) return statics;
  Words words(components_[component]);
  statics.status = static_cast<vm::Statics::Status>(words.next());
  statics.thread = words.next();
  words.bytes(statics.data.data(), statics.data.size());
  Restore restore(references(component));
  restore.reference(reinterpret_cast<std::uint8_t*>(&statics.failure));
  vm::visit_parts(type.static_parts, statics.data.data(), restore);
  return statics;
}

// --- Objects

Component Codec::object(vm::Object& object, const vm::Monitor* monitor) {
  references_.clear();
  words_.clear();
  Extract extract(references_, objects_end_);
  vm::visit_object(object, extract);
  const Word words[] = {object.type->id,
                        object.length,
                        object.size,
                        object.hash,
                        monitor == nullptr ? 0 : monitor->thread + 1,
                        monitor == nullptr ? 0 : monitor->depth};
  words_.insert(words_.end(), std::begin(words), std::end(words));
  put_bytes(words_, object.data(), object.size);
  return intern(references_, words_, marks_of(object));
}

Codec::Marks Codec::marks_of(const vm::Object& object) const {
  Marks marks;
  marks.is_finalizable = (object.hash & vm::Object::finalizable) != 0;
  const vm::WellKnown& known = machine_.known();
  if (object.type == known.weak_handle) {
    const bool is_long = object.data()[known.weak_is_long->offset] != 0;
    marks.weak = weak_bit | (is_long ? long_bit : 0);
  }
  return marks;
}

void Codec::load_object(Component component, Ref ref, vm::State& to) const {
  Words words(components_[component]);
  const vm::Type* type = machine_.types().by_id(words.next());
  const Word length = words.next();
  const Word size = words.next();
  vm::Object* object = to.heap.put(ref, type, length, size);
  object->hash = words.next();
  const Word thread = words.next();
  const Word depth = words.next();
  if (thread != 0) to.monitors[ref] = {thread - 1, depth};
  words.bytes(object->data(), size);
  Restore restore(references(component));
  vm::visit_object(*object, restore);
}

}  // namespace mmcheck::store
