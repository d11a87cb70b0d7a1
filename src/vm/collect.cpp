// Garbage collection: mark what the roots reach, sweep the rest. The roots are exact: translation
// says for every instruction at which a thread can stand which cells hold references.
#include <algorithm>

#include "vm/machine.hpp"
#include "vm/objects.hpp"

namespace mmcheck::vm {
namespace {

class Marker {
 public:
  explicit Marker(const State& state) : state_(state), marks_(state.heap.end(), false) {}

  void mark_all() {
    for (const auto& thread : state_.threads) mark_thread(*thread);
    for (std::size_t id = 0; id < state_.statics.size(); ++id) {
      if (state_.statics[id]) mark(state_.statics[id]->failure);
    }
    for (const Ref ref : state_.literals) mark(ref);
    for (const Ref ref : state_.singletons) mark(ref);
    for (const Ref ref : state_.type_objects) mark(ref);
  }
  void mark_statics(TypeSystem& types) {
    for (const auto& thread : state_.threads) {
      for (const auto& [id, data] : thread->statics) {
        mark_parts(types.by_id(id)->thread_static_parts, data.data());
      }
    }
    for (std::size_t id = 0; id < state_.statics.size(); ++id) {
      if (!state_.statics[id]) continue;
      mark_parts(types.by_id(static_cast<std::uint32_t>(id))->static_parts,
                 state_.statics[id]->data.data());
    }
  }
  const std::vector<bool>& finish() {
    while (!grey_.empty()) {
      const Ref ref = grey_.back();
      grey_.pop_back();
      mark_content(*state_.heap.find(ref));
    }
    return marks_;
  }

 private:
  void mark(Ref ref) {
    if (state_.heap.find(ref) == nullptr || marks_[ref]) return;
    marks_[ref] = true;
    grey_.push_back(ref);
  }
  void mark_pointer(Cell cell) {
    const Pointer pointer = Pointer::decode(cell);
    if (pointer.kind == Pointer::Kind::Object) mark(pointer.base);
  }
  void mark_parts(const std::vector<Part>& parts, const std::uint8_t* data) {
    for (const Part& part : parts) {
      if (part.primitive == Primitive::Ref) mark(load<Ref>(data + part.offset));
      if (part.primitive == Primitive::ByRef) mark_pointer(load<Cell>(data + part.offset));
    }
  }
  void mark_content(const Object& object) {
    const Type& type = *object.type;
    if (!type.has_references) return;
    if (!type.is_array()) return mark_parts(type.parts, object.data());
    const Type& element = *type.element;
    const std::uint8_t* data = object.data() + elements_offset(type);
    for (std::uint32_t i = 0; i < object.length; ++i, data += element.value_size) {
      if (element.is_reference()) {
        mark(load<Ref>(data));
      } else {
        mark_parts(element.parts, data);
      }
    }
  }

  void mark_cell(const Type& type, const Cell* cell) {
    switch (type.stack_kind) {
      case StackKind::Ref:
        return mark(to_u4(*cell));
      case StackKind::ByRef:
      case StackKind::Native:  // an unmanaged pointer may be all that holds a block of localloc
        return mark_pointer(*cell);
      case StackKind::Struct:
        return mark_parts(type.parts, reinterpret_cast<const std::uint8_t*>(cell));
      case StackKind::Void:
      case StackKind::I4:
      case StackKind::I8:
      case StackKind::R4:
      case StackKind::R8:
        return;
    }
  }

  void mark_thread(const Thread& thread) {
    // Of a thread that has ended only somebody who has its object wants to know.
    if (thread.status == Thread::Status::Ended) return;
    mark(thread.object);
    mark(thread.waits_for);
    for (const Unwind& unwind : thread.unwinds) mark(unwind.exception);
    const std::vector<Cell> undisturbed = without_filters(thread);
    for (const Frame& frame : thread.frames) {
      const auto& cells = frame.kind == Frame::Kind::Filter ? thread.cells : undisturbed;
      mark_frame(frame, cells.data() + frame.base);
    }
  }

  /// The cells as they would be if the filters that run did not use the stack of their methods'
  /// frames for their own.
  static std::vector<Cell> without_filters(const Thread& thread) {
    std::vector<Cell> cells = thread.cells;
    for (auto unwind = thread.unwinds.rbegin(); unwind != thread.unwinds.rend(); ++unwind) {
      if (!unwind->searching || unwind->saved == 0) continue;
      const Frame& owner = thread.frames[unwind->frame];
      const std::uint32_t stack = owner.code->stack_begin();
      std::copy_n(cells.begin() + unwind->saved + stack, owner.code->frame_cells - stack,
                  cells.begin() + owner.base + stack);
    }
    return cells;
  }

  void mark_frame(const Frame& frame, const Cell* cells) {
    const Code& code = *frame.code;
    for (const CellType& variable : code.variables) {
      mark_cell(*variable.type, cells + variable.cell);
    }
    for (const Clause& clause : code.clauses) {
      if (clause.kind == Clause::Kind::Catch || clause.kind == Clause::Kind::Filter) {
        mark(to_u4(cells[clause.cell]));
      }
    }
    // An instruction without a map has thrown: nothing on its stack is looked at again.
    const auto map = std::ranges::lower_bound(code.stack_maps, frame.pc, {},
                                              &Code::StackMap::instruction);
    if (map == code.stack_maps.end() || map->instruction != frame.pc) return;
    for (std::uint32_t i = map->first; i < map->first + map->count; ++i) {
      mark_cell(*code.stack_cells[i].type, cells + code.stack_cells[i].cell);
    }
  }

  const State& state_;
  std::vector<bool> marks_;
  std::vector<Ref> grey_;
};

/// What a state knows of objects without needing them.
void forget_unmarked(State& state, const std::vector<bool>& marks) {
  std::erase_if(state.monitors, [&](const auto& monitor) { return !marks[monitor.first]; });
  for (auto& thread : state.threads) {
    if (thread->object != 0 && !marks[thread->object]) thread.write().object = 0;
  }
}

}  // namespace

void collect(Machine& machine, State& state) {
  Marker marker(state);
  marker.mark_all();
  marker.mark_statics(machine.types());
  const std::vector<bool>& marks = marker.finish();
  forget_unmarked(state, marks);
  state.heap.sweep(marks, machine.limits().heap_bytes);
}

}  // namespace mmcheck::vm
