// Completing: when an operation of a queue may take effect, and what happens when it does
// (models/semantics.md, 3; may_overtake is its list of conditions).
#include <fmt/core.h>

#include <algorithm>
#include <cstring>

#include "vm/execute/objects.hpp"
#include "vm/visible/access.hpp"
#include "vm/visible/listener.hpp"

namespace mmcheck::vm {
namespace {

using model::OperationClass;

bool overlap(const Pointer& left, std::uint32_t left_size, const Pointer& right,
             std::uint32_t right_size) {
  return left.kind == right.kind && left.base == right.base &&
         left.offset < right.offset + right_size && right.offset < left.offset + left_size;
}

bool is_same_place(const Operation& left, const Operation& right) {
  return overlap(Pointer::decode(left.where.cell), size_of(left.primitive),
                 Pointer::decode(right.where.cell), size_of(right.primitive));
}

/// Whether all that the read wants is what the write brings.
bool covers(const Operation& write, const Operation& read) {
  const Pointer to = Pointer::decode(write.where.cell);
  const Pointer from = Pointer::decode(read.where.cell);
  return to.offset == from.offset && size_of(write.primitive) == size_of(read.primitive);
}

bool is_memory(const Operation& operation) { return operation.is_read() || operation.is_write(); }

/// One of that size; and with a reference, if it is one.
const Type* type_of(const WellKnown& known, Primitive primitive) {
  switch (size_of(primitive)) {
    case 1:
      return known.u1;
    case 2:
      return known.u2;
    case 4:
      return primitive == Primitive::Ref ? known.object : known.u4;
    default:
      return known.u8;
  }
}

/// Whose field an Address is of, or which struct the element; null for an element that is none.
const Type* struct_of(const Expression& place) {
  const bool is_scalar =
      place.is_element && place.owner != nullptr && place.owner->stack_kind != StackKind::Struct;
  return is_scalar ? nullptr : place.owner;
}

}  // namespace

// --- Whether it may

/// Whether a place that is not known may turn out to be the other's: the same field, or an element
/// of the same size with the same index, or indexes. `unknown` is an Address.
bool Execution::may_be_same(const Operation& unknown, const Operation& other) {
  const Expression& place = pending().at(unknown.where);
  const Type* owner = struct_of(place);
  const std::uint32_t size = size_of(unknown.primitive);
  const std::uint32_t other_size = size_of(other.primitive);
  if (!other.where.is_known()) {
    const Expression& other_place = pending().at(other.where);
    if (place.is_element != other_place.is_element) return false;
    const bool is_any_index = place.has_index || other_place.has_index;
    if (!is_any_index && place.indexes != other_place.indexes) return false;
    const Type* other_owner = struct_of(other_place);
    const bool are_structs = owner != nullptr || other_owner != nullptr;
    if (place.is_element && !are_structs && size != other_size) return false;
    const bool overlaps_it = is_any_index || (place.offset < other_place.offset + other_size &&
                                              other_place.offset < place.offset + size);
    const bool is_related = owner == nullptr || other_owner == nullptr ||
                            derives_from(owner, other_owner) || derives_from(other_owner, owner);
    return overlaps_it && is_related;
  }
  const Pointer pointer = Pointer::decode(other.where.cell);
  if (pointer.kind != Pointer::Kind::Object) return false;
  if (place.left.is_known() && to_u4(place.left.cell) != pointer.base) return false;
  const Object& object = *heap().find(pointer.base);
  const Type& type = *object.type;
  std::uint32_t offset = place.offset;
  if (!place.indexes.empty() && !place.has_index) {
    const auto element = offset_in_array(object, place.indexes);
    if (!element) return false;
    offset += *element;
  }
  const bool overlaps_it =
      place.has_index || (offset < pointer.offset + other_size && pointer.offset < offset + size);
  if (place.is_element) {
    const bool is_vector = type.kind == Type::Kind::Vector;
    if (!type.is_array() || !overlaps_it || is_vector != place.indexes.empty()) return false;
    if (owner != nullptr) return type.element == owner;
    return type.element->stack_kind != StackKind::Struct && type.element->value_size == size &&
           type.element->is_reference() == (unknown.primitive == Primitive::Ref);
  }
  return (owner == nullptr || derives_from(&type, owner)) && overlaps_it;
}

/// Whether a value that is not known may turn out to be in this object, which nothing leads to but
/// the thread: then it is one of those that the value is chosen from or made of, or lies in
/// something else of that kind.
bool Execution::may_be_in(const Value& value, Ref object) {
  if (value.is_known()) {
    if (value.kind == ValueKind::Reference) return to_u4(value.cell) == object;
    if (value.kind == ValueKind::Pointer) return Pointer::decode(value.cell).base == object;
    return false;
  }
  const Expression& made = pending().at(value);
  if (made.kind == Expression::Kind::Read) {
    const Operation& read = pending().queue[made.operation];
    if (!read.where.is_known()) return may_be_in(read.where, object);
    return read.is_fresh || surroundings_->has_to_itself(Pointer::decode(read.where.cell));
  }
  return may_be_in(made.left, object) || may_be_in(made.right, object) ||
         may_be_in(made.third, object);
}

/// What a thread does to an object that it has not handed out: nobody sees in which order, but for
/// itself.
bool Execution::may_be_noticed_by(const Operation& older, const Operation& fresh) {
  if (!is_memory(older)) return false;
  if (older.where.is_known()) return is_same_place(older, fresh);
  return may_be_in(older.where, Pointer::decode(fresh.where.cell).base);
}

/// Whether `younger`, whose place and value are known, may complete while `older` waits.
bool Execution::may_overtake(const Operation& older, const Operation& younger) {
  if (younger.is_fresh && !may_be_noticed_by(older, younger)) return true;
  if (older.kind == Operation::Kind::Held) return true;
  if (older.kind == Operation::Kind::Assumption) return younger.is_read();
  if (older.kind == Operation::Kind::Barrier) {
    return older.type == OperationClass::Write && !younger.is_write();
  }
  if (!relaxation_->model->may_reorder(older.type, younger.type)) return false;
  if (!older.where.is_known()) {
    if (younger.is_write()) return false;
    return !is_memory(younger) || !may_be_same(older, younger);
  }
  if (older.is_of_monitor() || younger.is_of_monitor()) {
    const bool are_both = older.is_of_monitor() && younger.is_of_monitor();
    return !are_both || older.where.cell != younger.where.cell;
  }
  if (!is_same_place(older, younger)) return true;
  if (older.is_read() && younger.is_read()) return !has(model::Switch::Coherence);
  if (older.is_write() && younger.is_read()) {
    return has(model::Switch::StoreForwarding) && covers(older, younger);
  }
  return false;
}

/// The youngest older write to where the read with this number reads.
const Operation* Execution::write_to_forward(std::size_t read) const {
  const auto& queue = thread_->pending.queue;
  for (std::size_t i = read; i-- > 0;) {
    const Operation& older = queue[i];
    if (older.is_write() && older.where.is_known() && is_same_place(older, queue[read])) {
      return &older;
    }
  }
  return nullptr;
}

bool Execution::is_free(Ref object) {
  const auto held = monitors_with(object).find(object);
  return held == state_.monitors.end() || held->second.thread == number_;
}

/// Behind a guess that is wrong a pointer may lead anywhere: who reads there waits until it is
/// known.
bool Execution::is_wild_guess(std::size_t number) {
  const auto& queue = pending().queue;
  const bool is_behind_guess =
      std::any_of(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(number),
                  [](const Operation& older) { return older.kind == Operation::Kind::Assumption; });
  const Operation& read = queue[number];
  return is_behind_guess && at(read.where.cell, Contents::of(read.primitive)) == nullptr;
}

bool Execution::may_complete(std::size_t number) {
  const Operation& operation = pending().queue[number];
  if (operation.is_constraint() || !operation.where.is_known()) return false;
  if (operation.is_write() && !operation.value.is_known()) return false;
  const auto& queue = pending().queue;
  const bool may_go =
      std::all_of(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(number),
                  [&](const Operation& older) { return may_overtake(older, operation); });
  if (!may_go || hands_out_unfinished(number)) return false;
  if (operation.is_read()) {
    const Operation* write = write_to_forward(number);
    return write == nullptr ? !is_wild_guess(number) : write->value.is_known();
  }
  const bool takes =
      operation.kind == Operation::Kind::Access && operation.type == OperationClass::Lock;
  return !takes || is_free(to_u4(operation.where.cell));
}

/// Whether older operations wait.
bool Execution::overtakes(std::size_t number) {
  const auto& queue = pending().queue;
  return !std::all_of(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(number),
                      [](const Operation& older) { return older.is_constraint(); });
}

/// The operation is about to complete, others can notice it, and all before it wait.
void Execution::note_overtaking(std::size_t number) {
  if (!surroundings_->counts_overtaken()) return;
  Pending& own = pending();
  own.overtaken = std::max(own.overtaken, static_cast<std::uint32_t>(number));
}

// --- What others could notice of it

Access Execution::access_of_waiting(const Operation& operation) {
  Access access{operation.is_write() ? Access::Kind::Write : Access::Kind::Read};
  access.to = Pointer::decode(operation.where.cell);
  access.type = type_of(known(), operation.primitive);
  return access;
}

/// Whether the thread alone leads to it; nothing if it may have handed it out in this step.
std::optional<bool> Execution::is_own(const Access& access) {
  if (access.to.kind != Pointer::Kind::Object) return false;
  if (published_ != 0 && access.to.base < published_) {
    is_settled_ = false;  // the next step will know
    return std::nullopt;
  }
  return surroundings_->is_owned(access);
}

/// Whether nothing was issued yet that hands out the object that is accessed.
bool Execution::is_fresh(const Access& access) {
  return surroundings_->is_fresh(access) && access.to.base >= published_;
}

/// `older`: how many operations of the queue come before it.
bool Execution::is_quiet(const Access& access, std::size_t older) {
  if (is_fresh(access)) return true;
  const auto holds = [this, older](Ref monitor) { return depth_of_monitor(monitor, older) > 0; };
  return surroundings_->is_quiet(access, {is_own(access), holds});
}

bool Execution::is_quiet(std::size_t number) {
  Operation& operation = pending().queue[number];
  if (operation.is_fresh) return true;
  if (!is_memory(operation)) return surroundings_->is_alone();
  const Access access = access_of_waiting(operation);
  if (!operation.is_plain()) return is_quiet(access, number);
  operation.is_fresh = is_fresh(access);
  return operation.is_fresh || is_quiet(access, number);
}

/// Completes what concerns nobody else. False if the run ends by that.
bool Execution::complete_quiet() {
  for (std::size_t i = 0; i < pending().queue.size();) {
    const Operation& operation = pending().queue[i];
    const bool is_placed = !operation.is_constraint() && operation.where.is_known();
    if (!is_placed || !may_complete(i) || !is_quiet(i)) {
      ++i;
      continue;
    }
    if (!complete(i, true)) return false;
    i = 0;
  }
  return true;
}

// --- Completing

/// What an array may hold was looked at when the write was issued, as far as code that verifies can
/// tell. No other code gets past it.
bool Execution::fits_element(const Operation& write) {
  const Pointer to = Pointer::decode(write.where.cell);
  if (write.primitive != Primitive::Ref || to.kind != Pointer::Kind::Object) return true;
  const Object& object = *heap().find(to.base);
  const bool is_element = object.type->is_array() && object.type->element->is_reference();
  return !is_element || may_hold(*this, object, to_u4(write.value.cell));
}

/// What the thread has written to an object that nobody else has happens now: the order in which it
/// does is nobody's to notice. With `all` it waits for values that are not there.
Outcome Execution::settle(Ref made, bool all) {
  const auto is_to_it = [made](const Operation& one) {
    if (!one.is_write() || !one.where.is_known()) return false;
    const Pointer to = Pointer::decode(one.where.cell);
    return to.kind == Pointer::Kind::Object && to.base == made;
  };
  const auto is_open = [&](const Operation& one) { return is_to_it(one) && !one.value.is_known(); };
  if (all && std::ranges::any_of(pending().queue, is_open)) return stall();
  for (std::size_t i = 0; i < pending().queue.size();) {
    const Operation& one = pending().queue[i];
    if (!is_to_it(one)) {
      ++i;
    } else if (is_open(one)) {
      return Outcome::Done;  // those behind it may be to the same place
    } else if (!complete(i, true)) {
      return Outcome::Stopped;
    }
  }
  return Outcome::Done;
}

/// False if the run ends by that: it is discarded, or goes where mmcheck cannot.
bool Execution::complete(std::size_t number, bool quietly) {
  has_operated_ = true;
  if (relaxation_->listener != nullptr) {
    relaxation_->listener->completes(number_, number, quietly);
  }
  const Operation operation = pending().queue[number];
  const Operation* write = operation.is_read() ? write_to_forward(number) : nullptr;
  const auto take = [&](Ref object) {
    if (!is_free(object)) return false;
    const Monitor free{number_, 0};
    ++state_.monitors.try_emplace(object, free).first->second.depth;
    return true;
  };
  const bool has_references =
      operation.primitive == Primitive::Ref || operation.primitive == Primitive::ByRef;
  Cell brought = 0;
  if (operation.is_read()) {
    std::uint8_t bytes[sizeof(Cell)] = {};
    const std::uint8_t* from = bytes;
    if (write != nullptr) {
      std::memcpy(bytes, &write->value.cell, sizeof bytes);
    } else {
      from = at(operation.where.cell, Contents::of(operation.primitive));
    }
    if (from == nullptr) return bad_pointer(operation.where.cell), false;
    brought = load_primitive(operation.primitive, from);
  } else if (operation.is_write()) {
    std::uint8_t* to = writable_at(operation.where.cell, Contents::of(operation.primitive));
    if (to == nullptr) return bad_pointer(operation.where.cell), false;
    if (!fits_element(operation)) {
      return missing("a reference is put into an array that may not hold it"), false;
    }
    store_primitive(operation.primitive, to, operation.value.cell);
    if (has_references && !operation.is_fresh) published_ = heap().end();
  } else if (operation.type == OperationClass::Unlock) {
    const Ref object = to_u4(operation.where.cell);
    const auto held = monitors_with(object).find(object);
    if (--held->second.depth == 0) state_.monitors.erase(held);
  } else {
    brought = take(to_u4(operation.where.cell)) ? 1 : 0;
  }
  pending().remove(number);
  return arrive(number, brought);
}

}  // namespace mmcheck::vm
