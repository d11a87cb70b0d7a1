// Pointers to bytes. Verified code cannot make a bad managed pointer, but unsafe code can make any
// number a pointer, and a pointer to a number one to a reference: each use is checked against the
// block that it points into. What is used as a reference has to be one there, and nothing else may.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "vm/execute/fast_paths.hpp"
#include "vm/execute/objects.hpp"

namespace mmcheck::vm {
namespace {

/// Whether references lie just where the contents have them, `offset` bytes behind the beginning of
/// what consists of these parts. Managed pointers do not count: each use of one is checked,
/// wherever it came from.
bool has_references_of(const Contents& contents, std::span<const Part> there,
                       std::uint32_t offset) {
  const auto is_reference = [](const Part& part) { return part.primitive == Primitive::Ref; };
  auto wanted = std::ranges::find_if(contents.parts, is_reference);
  for (const Part& part : there) {
    const bool is_touched = is_reference(part) && part.offset < offset + contents.size &&
                            offset < part.offset + size_of(part.primitive);
    if (!is_touched) continue;
    if (wanted == contents.parts.end() || wanted->offset + offset != part.offset) return false;
    wanted = std::find_if(std::next(wanted), contents.parts.end(), is_reference);
  }
  return wanted == contents.parts.end();
}

bool has_references_of(const Contents& contents, const Type& value, std::uint32_t offset) {
  if (value.is_reference()) return has_references_of(contents, Contents::reference, offset);
  return has_references_of(contents, value.parts, offset);
}

bool has_references_of(const Contents& contents, const Object& object, std::uint32_t offset) {
  const Type& type = *object.type;
  if (!type.has_references && contents.parts.empty()) return true;
  if (!type.is_array()) return has_references_of(contents, type.parts, offset);
  const std::uint32_t start = elements_offset(type);
  if (offset < start) return !type.has_references;  // the lengths are as little to be written to
  const std::uint32_t within = (offset - start) % type.element->value_size;
  const bool is_in_one = within + contents.size <= type.element->value_size;
  return is_in_one ? has_references_of(contents, *type.element, within)
                   : !type.has_references && contents.parts.empty();
}

/// Whether a pointer to a frame's cells may be used for these contents: within the variable that it
/// points into, or (as `this` of a struct that is being made) among the values on the stack. What
/// lies between the variables and the stack is the machine's own.
bool is_in_frame(const Frame& frame, std::uint32_t cell, std::uint32_t offset,
                 const Contents& contents) {
  const Code& code = *frame.code;
  const std::uint64_t begin = std::uint64_t{cell} * sizeof(Cell) + offset;
  if (cell >= code.stack_begin()) {
    return begin + contents.size <= std::uint64_t{code.frame_cells} * sizeof(Cell);
  }
  const auto after = std::ranges::upper_bound(code.variables, cell, {}, &CellType::cell);
  if (after == code.variables.begin()) return false;
  const CellType& variable = *std::prev(after);
  const std::uint64_t within = begin - std::uint64_t{variable.cell} * sizeof(Cell);
  return within + contents.size <= variable.type->value_size &&
         has_references_of(contents, *variable.type, static_cast<std::uint32_t>(within));
}

}  // namespace

const std::uint8_t* Execution::locate_in_frame(const Pointer& pointer,
                                               const Contents& contents) const {
  if (pointer.thread() != number_) return nullptr;
  const auto& frames = thread_->frames;
  auto end = frames.end();
  // Frames lie one above the other, but for that of a filter: it has the base of its method's,
  // whose variables it works on.
  if (thread_->unwinds.empty()) {
    end = std::ranges::upper_bound(frames, pointer.cell(), {}, &Frame::base);
  }
  while (end != frames.begin()) {
    const Frame& frame = *--end;
    const std::uint32_t cell = pointer.cell() - frame.base;
    if (frame.base > pointer.cell() || cell >= frame.code->frame_cells) continue;
    if (!is_in_frame(frame, cell, pointer.offset, contents)) return nullptr;
    return reinterpret_cast<const std::uint8_t*>(thread_->cells.data() + pointer.cell()) +
           pointer.offset;
  }
  return nullptr;
}

const std::uint8_t* Execution::locate_static(const Pointer& pointer, const Contents& contents,
                                             bool writing) {
  const bool is_there = pointer.base < state_.statics.size() && state_.statics[pointer.base];
  if (!is_there) {
    const Type* type = state_.heap.source() != nullptr ? types().by_id(pointer.base) : nullptr;
    if (type == nullptr) return nullptr;
    make_statics(*type);
  }
  auto& block = state_.statics[pointer.base];
  if (std::uint64_t{pointer.offset} + contents.size > block->data.size()) return nullptr;
  const auto& parts = types().by_id(pointer.base)->static_parts;
  if (!has_references_of(contents, parts, pointer.offset)) return nullptr;
  return (writing ? block.write().data.data() : block->data.data()) + pointer.offset;
}

const std::uint8_t* Execution::locate_thread_static(const Pointer& pointer,
                                                    const Contents& contents) {
  if (pointer.static_thread() != number_) return nullptr;
  const auto block = thread_->statics.find(pointer.static_type());
  if (block == thread_->statics.end()) return nullptr;
  if (std::uint64_t{pointer.offset} + contents.size > block->second.size()) return nullptr;
  const auto& parts = types().by_id(block->first)->thread_static_parts;
  if (!has_references_of(contents, parts, pointer.offset)) return nullptr;
  return block->second.data() + pointer.offset;
}

const std::uint8_t* Execution::locate(Cell cell, const Contents& contents, bool writing) {
  const Pointer pointer = Pointer::decode(cell);
  const std::uint64_t end = std::uint64_t{pointer.offset} + contents.size;
  switch (pointer.kind) {
    case Pointer::Kind::None:
      return nullptr;
    case Pointer::Kind::Object: {
      const Object* object = state_.heap.find(pointer.base);
      if (object == nullptr || end > object->size) return nullptr;
      if (!has_references_of(contents, *object, pointer.offset)) return nullptr;
      if (writing) object = state_.heap.find_writable(pointer.base);
      return object->data() + pointer.offset;
    }
    case Pointer::Kind::Frame:
      return locate_in_frame(pointer, contents);
    case Pointer::Kind::Static:
      if ((pointer.base & Pointer::data_bit) != 0) {
        const auto data = machine_.data(pointer.base & ~Pointer::data_bit);
        return writing || end > data.size() || !contents.parts.empty()
                   ? nullptr
                   : data.data() + pointer.offset;
      }
      if (pointer.is_thread_static()) return locate_thread_static(pointer, contents);
      return locate_static(pointer, contents, writing);
  }
  return nullptr;
}

Outcome Execution::bad_pointer(Cell pointer) {
  if (pointer == 0) return raise("NullReference");
  const Pointer to = Pointer::decode(pointer);
  const Object* object = to.kind == Pointer::Kind::Object ? state_.heap.find(to.base) : nullptr;
  if (object != nullptr && object->type == types().block()) {
    if (object->length == Object::freed) return missing("native memory is used that was freed");
    if (object->length == Object::vacant)
      return missing("a pointer is used to what is not there any more");
  }
  return missing(
      "a pointer is used that points outside what it was made from, or to something else than it "
      "says");
}

bool Execution::is_lost_as_real(Cell cell) {
  const bool is_exact = to_i8(cell) >= 0 && static_cast<Cell>(static_cast<double>(cell)) == cell;
  return !is_exact && Pointer::decode(cell).kind != Pointer::Kind::None && at(cell, 0) != nullptr;
}

bool Execution::is_movable(Cell cell) {
  const Pointer pointer = Pointer::decode(cell);
  const bool may_be_one = pointer.kind == Pointer::Kind::Object && pointer.base != 0 &&
                          pointer.base < Heap::first_permanent &&
                          state_.heap.find(pointer.base) != nullptr;
  if (!may_be_one) return false;
  if (state_.heap.source() == nullptr) return state_.pinned.empty();
  load_globals();
  return pointer.base > state_.pinned.size();
}

Outcome Execution::pin(Cell pointer) {
  const Ref ref = Pointer::decode(pointer).base;
  if (surroundings_ != nullptr) surroundings_->note_hidden_way();
  if (state_.heap.source() == nullptr) {
    state_.pinned.push_back(ref);
    return Outcome::Done;
  }
  const auto is_vacant = [&](Ref one) {
    const Object* object = state_.heap.find(one);
    return object->type == types().block() && object->length == Object::vacant;
  };
  const auto place = std::ranges::find_if(state_.pinned, is_vacant);
  if (place != state_.pinned.end()) {
    *place = ref;
  } else {
    state_.pinned.push_back(ref);
  }
  is_settled_ = false;
  surroundings_->begins();  // executed again, it has nothing to do
  if (relaxation_ != nullptr && !pending().queue.empty()) pending().stall = Stall::Pauses;
  return stop_with({Stop::Kind::Operation, 0, 0, {}});
}

void Execution::make_statics(const Type& type) {
  if (Source* source = state_.heap.source()) return source->load_statics(type);
  if (type.id >= state_.statics.size()) state_.statics.resize(type.id + 1);
  Statics fresh;
  fresh.data.resize(type.static_size);
  state_.statics[type.id] = base::Shared<Statics>::make(std::move(fresh));
}

std::uint8_t* Execution::thread_static_field(const Field& field) {
  auto& block = thread_->statics[field.owner->id];
  block.resize(field.owner->thread_static_size);
  return block.data() + field.offset;
}

Ref Execution::allocate(const Type& type, std::uint32_t length, std::uint64_t size) {
  const MachineLimits& limits = machine_.limits();
  if (size > limits.array_bytes) return 0;
  if (state_.heap.bytes() + size > limits.heap_bytes && !make_room(type, size)) return 0;
  return state_.heap.allocate(&type, length, static_cast<std::uint32_t>(size));
}

/// Collects what is not used any more, if it is an instruction that allocates: it has its operands
/// in cells. An intrinsic may have made objects that nothing knows of yet. Exceptions get more than
/// there is, or none could say that memory is out.
bool Execution::make_room(const Type& type, std::uint64_t size) {
  constexpr std::uint64_t reserve = 1'000'000;
  const Effect effect = info(frame().code->instructions[frame().pc].op).effect;
  if (effect == Effect::allocate || effect == Effect::make) collect(machine_, state_);
  const bool is_exception = types().is_assignable(&type, known().exception);
  return state_.heap.bytes() + size <= machine_.limits().heap_bytes + (is_exception ? reserve : 0);
}

Ref Execution::allocate_vector(const Type& array, std::uint32_t length) {
  return allocate(array, length, std::uint64_t{length} * array.element->value_size);
}

Ref Execution::make_delegate(const Type& type, Cell function) {
  const Ref ref = allocate(type, 0, type.instance_size);
  if (ref != 0)
    store(heap().find_writable(ref)->data() + known().delegate_method->offset, function);
  return ref;
}

Ref Execution::box(const Type& type, const Cell* value) {
  const Ref ref = allocate(type, 0, type.value_size);
  if (ref != 0) store_value(type, heap().find_writable(ref)->data(), value);
  return ref;
}

}  // namespace mmcheck::vm
