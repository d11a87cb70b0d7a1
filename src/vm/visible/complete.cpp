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
    if (place.is_element != other_place.is_element || place.indexes != other_place.indexes) {
      return false;
    }
    const Type* other_owner = struct_of(other_place);
    const bool are_structs = owner != nullptr || other_owner != nullptr;
    if (place.is_element && !are_structs && size != other_size) return false;
    const bool overlaps_it =
        place.offset < other_place.offset + other_size && other_place.offset < place.offset + size;
    const bool is_related = owner == nullptr || other_owner == nullptr ||
                            derives_from(owner, other_owner) || derives_from(other_owner, owner);
    return overlaps_it && is_related;
  }
  const Pointer pointer = Pointer::decode(other.where.cell);
  if (pointer.kind != Pointer::Kind::Object) return false;
  const Object& object = *heap().find(pointer.base);
  const Type& type = *object.type;
  std::uint32_t offset = place.offset;
  if (!place.indexes.empty()) {
    const auto element = offset_in_array(object, place.indexes);
    if (!element) return false;
    offset += *element;
  }
  const bool overlaps_it = offset < pointer.offset + other_size && pointer.offset < offset + size;
  if (place.is_element) {
    const bool is_vector = type.kind == Type::Kind::Vector;
    if (!type.is_array() || !overlaps_it || is_vector != place.indexes.empty()) return false;
    if (owner != nullptr) return type.element == owner;
    return type.element->stack_kind != StackKind::Struct && type.element->value_size == size &&
           type.element->is_reference() == (unknown.primitive == Primitive::Ref);
  }
  return (owner == nullptr || derives_from(&type, owner)) && overlaps_it;
}

/// Whether `younger`, whose place and value are known, may complete while `older` waits.
bool Execution::may_overtake(const Operation& older, const Operation& younger) {
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
  const Pointer place = Pointer::decode(older.where.cell);
  const bool publishes = has(model::Switch::Publication) && younger.is_write() &&
                         younger.value.kind == ValueKind::Reference && younger.value.cell != 0 &&
                         place.kind == Pointer::Kind::Object && place.base == younger.value.cell;
  if (publishes) return false;
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

bool Execution::may_complete(std::size_t number) {
  const Operation& operation = pending().queue[number];
  if (operation.is_constraint() || !operation.where.is_known()) return false;
  if (operation.is_write() && !operation.value.is_known()) return false;
  const auto& queue = pending().queue;
  const bool may_go =
      std::all_of(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(number),
                  [&](const Operation& older) { return may_overtake(older, operation); });
  if (!may_go) return false;
  if (operation.is_read()) {
    const Operation* write = write_to_forward(number);
    return write == nullptr || write->value.is_known();
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

/// `older`: how many operations of the queue come before it.
bool Execution::is_quiet(const Access& access, std::size_t older) {
  const auto holds = [this, older](Ref monitor) { return depth_of_monitor(monitor, older) > 0; };
  return surroundings_->is_quiet(access, {is_own(access), holds});
}

bool Execution::is_quiet(std::size_t number) {
  const Operation& operation = pending().queue[number];
  if (!is_memory(operation)) return surroundings_->is_alone();
  return is_quiet(access_of_waiting(operation), number);
}

/// Completes what concerns nobody else. False if the run ends by that.
bool Execution::complete_quiet() {
  for (std::size_t i = 0; i < pending().queue.size();) {
    const Operation& operation = pending().queue[i];
    const bool is_placed = !operation.is_constraint() && operation.where.is_known();
    // Asked even if it may not complete yet: it is noted who will access what.
    if (!is_placed || !is_quiet(i) || !may_complete(i)) {
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
    if (has_references) published_ = heap().end();
  } else if (operation.type == OperationClass::Unlock) {
    const Ref object = to_u4(operation.where.cell);
    const auto held = monitors_with(object).find(object);
    if (--held->second.depth == 0) state_.monitors.erase(held);
  } else {
    brought = take(to_u4(operation.where.cell)) ? 1 : 0;
  }
  pending().queue.erase(pending().queue.begin() + static_cast<std::ptrdiff_t>(number));
  return arrive(number, brought);
}

/// What the operation that had this number in the queue brought goes where it is waited for, and
/// the numbers of those behind it change.
bool Execution::arrive(std::size_t number, Cell value) {
  Pending& pending = thread_->pending;
  std::vector<std::optional<Cell>> known(pending.expressions.size());
  const auto settle = [&](Value& one) {
    if (one.is_known() || !known[one.expression - 1]) return;
    one.cell = *known[one.expression - 1];
    one.expression = 0;
  };
  for (std::size_t i = 0; i < pending.expressions.size(); ++i) {
    Expression& expression = pending.expressions[i];
    if (expression.kind == Expression::Kind::Read) {
      if (expression.operation == number) known[i] = value;
      if (expression.operation > number) --expression.operation;
      continue;
    }
    settle(expression.left);
    settle(expression.right);
    if (!expression.left.is_known() || !expression.right.is_known()) continue;
    if (expression.kind == Expression::Kind::Compute) {
      known[i] = compute(expression);
    } else if (expression.left.cell == 0) {
      stop_ = {Stop::Kind::Assumption, 0, 0, {}};
      return false;
    } else if (!is_in_such_an_object(expression)) {
      const Object* object = heap().find(to_u4(expression.left.cell));
      return missing(fmt::format("a {} is taken for something that it is not",
                                 object == nullptr ? "reference to nothing" : object->type->name)),
             false;
    } else if (const auto offset = offset_of(expression)) {
      known[i] = Pointer::to_object(to_u4(expression.left.cell), *offset);
    } else {
      stop_ = {Stop::Kind::Assumption, 0, 0, {}};
      return false;
    }
  }
  auto* bytes = reinterpret_cast<std::uint8_t*>(thread_->cells.data());
  std::erase_if(pending.deferred, [&](const Deferred& one) {
    const std::optional<Cell>& there = known[one.expression - 1];
    if (there) std::memcpy(bytes + one.byte, &*there, one.size);
    return there.has_value();
  });
  for (Operation& operation : pending.queue) {
    settle(operation.where);
    settle(operation.value);
    settle(operation.other);
  }
  pending.compact();
  return settle_constraints();
}

/// Whether the object that has arrived is of the class that its reader took it for: places that are
/// not known were told apart by that.
bool Execution::is_in_such_an_object(const Expression& address) {
  const Object* object = heap().find(to_u4(address.left.cell));
  if (object == nullptr || address.owner == nullptr) return object != nullptr;
  if (!address.indexes.empty()) {
    return has_elements_like(*object->type, *address.owner, address.indexes.size());
  }
  return address.is_element ? has_elements_like(*object->type, *address.owner)
                            : derives_from(object->type, address.owner);
}

/// Of what was taken for granted, in its object; nothing if there is no such element.
std::optional<std::uint32_t> Execution::offset_of(const Expression& address) {
  if (!address.is_element) return address.offset;
  const Object* array = heap().find(to_u4(address.left.cell));
  if (array == nullptr) return std::nullopt;
  if (!address.indexes.empty()) {
    const auto element = offset_in_array(*array, address.indexes);
    return element ? std::optional(*element + address.offset) : std::nullopt;
  }
  return address.offset < array->size ? std::optional(address.offset) : std::nullopt;
}

/// Whether there is something before it that it is about.
bool Execution::has_a_say(const Operation& barrier, std::size_t number) {
  const auto& queue = pending().queue;
  return std::any_of(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(number),
                     [&](const Operation& older) {
                       return !older.is_constraint() &&
                              (barrier.type == OperationClass::Write || older.is_read());
                     });
}

/// Of an object that was called a method on before it was there: whether it is of the class of the
/// method; else the run has ended.
bool Execution::is_of_its_class(const Operation& assumption) {
  const Instruction& at = assumption.origin.code->instructions[assumption.origin.pc];
  return at.op != Op::null_check || at.type == nullptr ||
         require_class(*this, to_u4(assumption.value.cell), *at.type) == Outcome::Done;
}

/// Assumptions about which all is known leave the queue, and barriers that are about nothing any
/// more. False if an assumption was wrong: another run, that went the other way, has what there is
/// to see.
bool Execution::settle_constraints() {
  auto& queue = pending().queue;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Operation constraint = queue[i];
    if (!constraint.is_constraint()) continue;
    if (constraint.kind == Operation::Kind::Barrier) {
      if (has_a_say(constraint, i)) continue;
    } else {
      if (!constraint.value.is_known() || !constraint.other.is_known()) continue;
      const std::uint32_t way = way_of_branch(*constraint.origin.code, constraint.origin.pc,
                                              constraint.value.cell, constraint.other.cell);
      if (way != constraint.target) {
        stop_ = {Stop::Kind::Assumption, 0, 0, {}};
        return false;
      }
      if (!is_of_its_class(constraint)) return false;
    }
    if (relaxation_->listener != nullptr) relaxation_->listener->completes(number_, i, true);
    queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(i));
    for (Expression& expression : pending().expressions) {
      const bool is_behind = expression.kind == Expression::Kind::Read && expression.operation > i;
      if (is_behind) --expression.operation;
    }
    --i;
  }
  return true;
}

// --- Computing what has arrived

/// Executes one instruction, on a thread of its own; its cells are in `cells`. Where it leads to is
/// in jump_ afterwards.
void Execution::evaluate(const Code& code, std::uint32_t pc, std::vector<Cell>& cells) {
  Thread other;
  other.cells = std::move(cells);
  other.frames.push_back({&code, pc, 0, code.frame_cells, 0, Frame::Kind::Call, false});
  Thread* own = std::exchange(thread_, &other);
  const Stop stop = stop_;
  evaluating_ = 2;
  run_step();
  evaluating_ = 0;
  stop_ = stop;
  thread_ = own;
  cells = std::move(other.cells);
}

Cell Execution::compute(const Expression& expression) {
  Code code;
  Instruction instruction;
  instruction.op = expression.op;
  instruction.b = 1;
  instruction.c = 2;
  instruction.imm = expression.imm;
  Instruction end;
  end.op = Op::nop;
  code.instructions = {instruction, end};
  code.frame_cells = 3;
  std::vector<Cell> cells{0, expression.left.cell, expression.right.cell};
  evaluate(code, 0, cells);
  return cells[0];
}

/// The instruction that a branch goes on with, given its operands. One that is no branch checks
/// that its operand is not null.
std::uint32_t Execution::way_of_branch(const Code& code, std::uint32_t pc, Cell first,
                                       Cell second) {
  const Instruction& branch = code.instructions[pc];
  if (branch.op == Op::null_check) return first != 0 ? pc + 1 : pc;
  std::vector<Cell> cells(code.frame_cells + std::size_t{1});
  cells[branch.a] = first;
  if (info(branch.op).form == Form::ss) cells[branch.b] = second;
  const std::uint32_t jump = jump_;
  evaluate(code, pc, cells);
  return std::exchange(jump_, jump);
}

}  // namespace mmcheck::vm
