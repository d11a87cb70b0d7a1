// Where references lie: in values, objects and the cells of threads.
//
// Garbage collection and the comparison of states have to find every one of them. `visit` is called
// with each place that holds one: visit.reference(std::uint8_t*), four bytes, or
// visit.pointer(std::uint8_t*), the eight of a pointer that may lead into an object.
#pragma once

#include <algorithm>
#include <cstdint>

#include "vm/execute/objects.hpp"
#include "vm/state/state.hpp"

namespace mmcheck::vm {

template <typename Byte, typename Visit>
void visit_parts(const std::vector<Part>& parts, Byte* data, Visit& visit) {
  for (const Part& part : parts) {
    if (part.primitive == Primitive::Ref) visit.reference(data + part.offset);
    if (part.primitive == Primitive::ByRef) visit.pointer(data + part.offset);
  }
}

/// `AnyObject` may be const.
template <typename AnyObject, typename Visit>
void visit_object(AnyObject& object, Visit& visit) {
  const Type& type = *object.type;
  if (!type.has_references) return;
  if (!type.is_array()) return visit_parts(type.parts, object.data(), visit);
  const Type& element = *type.element;
  auto* data = object.data() + elements_offset(type);
  for (std::uint32_t i = 0; i < object.length; ++i, data += element.value_size) {
    if (element.is_reference()) {
      visit.reference(data);
    } else {
      visit_parts(element.parts, data, visit);
    }
  }
}

template <typename Visit>
void visit_cells(const Type& type, Cell* cell, Visit& visit) {
  auto* bytes = reinterpret_cast<std::uint8_t*>(cell);
  switch (type.stack_kind) {
    case StackKind::Ref:
      return visit.reference(bytes);
    case StackKind::ByRef:
    case StackKind::Native:  // an unmanaged pointer may be all that holds a block of localloc
      return visit.pointer(bytes);
    case StackKind::Struct:
      return visit_parts(type.parts, bytes, visit);
    case StackKind::Void:
    case StackKind::I4:
    case StackKind::I8:
    case StackKind::R4:
    case StackKind::R8:
      return;
  }
}

/// Where a cell of a frame lies among those of its thread. A filter uses the place of its method's
/// stack for its own; what was there, of whatever frame, is at the Unwind's `saved` meanwhile.
inline std::uint32_t place_of(const Thread& thread, std::size_t number, std::uint32_t cell) {
  const std::uint32_t at = thread.frames[number].base + cell;
  for (const Unwind& unwind : thread.unwinds) {
    if (!unwind.searching || unwind.saved == 0) continue;
    const Frame& owner = thread.frames[unwind.frame];
    const bool is_below = [&] {
      for (std::size_t i = number + 1; i < thread.frames.size(); ++i) {
        const Frame& frame = thread.frames[i];
        if (frame.kind == Frame::Kind::Filter &&
            frame.limit == unwind.saved + owner.code->frame_cells) {
          return true;
        }
      }
      return false;
    }();
    const std::uint32_t begin = owner.base + owner.code->stack_begin();
    const std::uint32_t end = owner.base + owner.code->frame_cells;
    if (is_below && at >= begin && at < end) return at - owner.base + unwind.saved;
  }
  return at;
}

/// How many of its cells are a frame's own: the next one has the arguments that it was called with.
inline std::uint32_t own_cells(const Thread& thread, std::size_t number) {
  const Frame& frame = thread.frames[number];
  if (number + 1 == thread.frames.size()) return frame.code->frame_cells;
  const Frame& next = thread.frames[number + 1];
  const bool shares = next.kind == Frame::Kind::Call && next.base >= frame.base;
  return shares ? std::min(frame.code->frame_cells, next.base - frame.base)
                : frame.code->frame_cells;
}

/// The references of one frame of a thread.
template <typename Visit>
void visit_frame(Thread& thread, std::size_t number, Visit& visit) {
  const Frame& frame = thread.frames[number];
  const Code& code = *frame.code;
  const std::uint32_t own = own_cells(thread, number);
  const auto visit_cell = [&](const CellType& entry) {
    if (entry.cell >= own) return;
    visit_cells(*entry.type, thread.cells.data() + place_of(thread, number, entry.cell), visit);
  };
  // A filter works on the variables of its method's frame, which is visited itself.
  if (frame.kind == Frame::Kind::Call) {
    for (const CellType& variable : code.variables) visit_cell(variable);
    for (const Clause& clause : code.clauses) {
      if (clause.kind == Clause::Kind::Catch || clause.kind == Clause::Kind::Filter) {
        visit.reference(reinterpret_cast<std::uint8_t*>(thread.cells.data() +
                                                        place_of(thread, number, clause.cell)));
      }
    }
  }
  // An instruction without a map has thrown: nothing on its stack is looked at again.
  const auto map =
      std::ranges::lower_bound(code.stack_maps, frame.pc, {}, &Code::StackMap::instruction);
  if (map == code.stack_maps.end() || map->instruction != frame.pc) return;
  for (std::uint32_t i = map->first; i < map->first + map->count; ++i) {
    visit_cell(code.stack_cells[i]);
  }
}

template <typename Visit>
void visit_value(Value& value, Visit& visit) {
  auto* bytes = reinterpret_cast<std::uint8_t*>(&value.cell);
  if (!value.is_known()) return;
  if (value.kind == ValueKind::Reference) visit.reference(bytes);
  if (value.kind == ValueKind::Pointer) visit.pointer(bytes);
}

/// What will lead to objects from elsewhere, once it has been written.
template <typename Visit>
void visit_handed_out(Pending& pending, Visit& visit) {
  for (Operation& operation : pending.queue) {
    if (operation.is_write()) visit_value(operation.value, visit);
  }
}

template <typename Visit>
void visit_pending(Pending& pending, Visit& visit) {
  for (Expression& expression : pending.expressions) {
    visit_value(expression.left, visit);
    visit_value(expression.right, visit);
    visit_value(expression.third, visit);
  }
  for (Operation& operation : pending.queue) {
    visit_value(operation.where, visit);
    if (!operation.is_write()) visit_value(operation.value, visit);
    visit_value(operation.other, visit);
  }
  for (Round& round : pending.rounds) {
    for (Round::Was& was : round.were) {
      if (was.read) visit_value(was.read->where, visit);
    }
  }
}

/// All but what is handed out.
template <typename Visit>
void visit_thread_body(Thread& thread, Visit& visit) {
  for (Unwind& unwind : thread.unwinds) {
    visit.reference(reinterpret_cast<std::uint8_t*>(&unwind.exception));
  }
  for (std::size_t i = 0; i < thread.frames.size(); ++i) visit_frame(thread, i, visit);
  visit_pending(thread.pending, visit);
}

}  // namespace mmcheck::vm
