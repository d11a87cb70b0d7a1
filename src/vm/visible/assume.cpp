// Taking for granted that a reference is valid (models/semantics.md, 4), and the runs that wait.
//
// Where a reference that is not there is dereferenced there are two ways on, and a run for each
// (Stall::Forks): to take for granted that it is valid, or to wait for it. The run that waits is
// there for the exception, so it is discarded if the reference turns out valid. The same holds for
// whatever control needs under a model that guesses (guess.cpp).
#include <algorithm>

#include "vm/execute/objects.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {

/// The reference (or pointer) in the cell is valid, or the thread waits for it.
Execution::Notice Execution::assume_valid(const Instruction& at, std::uint32_t cell) {
  const Value object = value_of(cell, ValueKind::Reference);
  if (object.is_known()) return wait_for_value();  // part of it is there
  const Expression known = pending().at(object);
  if (known.kind == Expression::Kind::Address) return take_address(at, known);
  if (at.op == Op::null_check) {
    if (find_assumption(Assumed::NoThrow, object, Value()) != nullptr) return Notice::Skip;
    if (const auto done = take_for_granted(object)) return *done;
    assume(Assumed::NoThrow, object, Value(), frame().pc + 1);
    return Notice::Skip;
  }
  if (const auto done = take_for_granted(object)) return *done;
  return take_address(at, address_in(object));
}

/// Nothing if the run goes on as if the reference were valid; another one waits for it.
std::optional<Execution::Notice> Execution::take_for_granted(const Value& object) {
  if (object.kind != ValueKind::Reference) return stop_to_stall();
  if (is_surely_valid(object)) return std::nullopt;
  if (!relaxation_->guesses || pending().refuses) return stop_to_stall();
  const auto way = choose_way(2);
  if (!way) return Notice::Stop;
  return *way == 0 ? std::nullopt : std::optional(wait_to_refuse());
}

/// Whether the run is discarded anyway if the reference turns out null: then another one has the
/// exception, and need not be made again.
bool Execution::is_surely_valid(const Value& object) {
  const auto is_accessed = [&](const Expression& one) {
    return one.kind == Expression::Kind::Address && one.left == object;
  };
  if (std::ranges::any_of(pending().expressions, is_accessed)) return true;
  return std::ranges::any_of(pending().queue, [&](const Operation& one) {
    if (one.kind != Operation::Kind::Assumption) return false;
    if (one.value == object && one.assumed == Assumed::Dispatch) return true;
    if (one.assumed != Assumed::Way) {
      return one.value == object && one.assumed == Assumed::NoThrow && needs_object(one.origin);
    }
    const auto first = value_if_null(one.value, object);
    const auto second = value_if_null(one.other, object);
    if (!first || !second) return false;
    return way_of_branch(*one.origin.code, one.origin.pc, *first, *second) != one.target;
  });
}

/// Whether the instruction throws if its first operand is null.
bool Execution::needs_object(const Origin& at) {
  const Op op = at.code->instructions[at.pc].op;
  return op == Op::null_check || op == Op::ldlen || op == Op::unbox || op == Op::unbox_any;
}

/// If nothing else is missing.
std::optional<Cell> Execution::value_if_null(const Value& value, const Value& object) {
  if (value.is_known()) return value.cell;
  if (value.expression == object.expression) return 0;
  Expression expression = pending().at(value);
  const bool is_pure = expression.kind == Expression::Kind::Compute &&
                       (info(expression.op).effect == Effect::compare ||
                        info(expression.op).effect == Effect::pure || expression.op == Op::isinst);
  if (!is_pure) return std::nullopt;
  for (Value* operand : {&expression.left, &expression.right}) {
    const auto known = value_if_null(*operand, object);
    if (!known) return std::nullopt;
    *operand = {*known, operand->kind, 0};
  }
  return compute(expression);
}

/// Of the beginning of an object that is not known.
Expression Execution::address_in(const Value& object) {
  Expression address;
  address.kind = Expression::Kind::Address;
  address.type = ValueKind::Pointer;
  address.left = object;
  return address;
}

/// Of an element; nothing if no array has one with such an index.
std::optional<Expression> Execution::address_of_element(const Value& array, std::uint32_t index,
                                                        const Type& element) {
  Expression address = address_in(array);
  address.is_element = true;
  address.owner = &element;
  if (is_deferred(index)) {
    address.third = value_of(index, ValueKind::Plain);
    if (address.third.is_known() || address.third.kind != ValueKind::Plain) return std::nullopt;
    address.has_index = true;
    address.imm = element.value_size;
    return address;
  }
  const auto offset = offset_of_element(cells(frame())[index], element);
  if (!offset) return std::nullopt;
  address.offset = *offset;
  return address;
}

/// Of an array of several dimensions; nothing where too much is missing.
std::optional<Expression> Execution::address_of_element(const Value& array, const Instruction& at) {
  Expression address = address_in(array);
  address.is_element = true;
  address.owner = at.type;
  address.imm = at.type->value_size;
  address.indexes = indexes_of(at, cells(frame()));
  if (address.indexes.size() < 2) return std::nullopt;
  Value* const places[] = {&address.third, &address.right};
  std::size_t missing = 0;
  for (std::uint32_t i = 0; i < address.indexes.size(); ++i) {
    const std::uint32_t cell = std::uint32_t{at.b} + 1 + i;
    const bool is_there = !is_deferred(cell);
    if (is_there && address.indexes[i] == Expression::deferred_index) return std::nullopt;
    if (is_there) continue;
    if (missing == std::size(places)) return std::nullopt;
    Value& index = *places[missing++];
    index = value_of(cell, ValueKind::Plain);
    if (index.is_known() || index.kind != ValueKind::Plain) return std::nullopt;
    address.indexes[i] = Expression::deferred_index;
  }
  address.has_index = missing != 0;
  return address;
}

/// Nothing if the run goes on as if there were such an element, and the array could hold what
/// `holds` is, if it is about that.
std::optional<Execution::Notice> Execution::take_element_for_granted(
    const Expression& element, const std::optional<Value>& stored) {
  const bool is_known =
      std::ranges::find(pending().expressions, element) != pending().expressions.end();
  if (is_known && !stored) return std::nullopt;
  if (element.has_index || stored) {
    if (const auto stalls = cannot_guess()) return stalls;
  } else if (!relaxation_->guesses || pending().refuses) {
    return stop_to_stall();
  }
  const auto way = choose_way(2);
  if (!way) return Notice::Stop;
  if (*way != 0) return wait_to_refuse();
  if (element.has_index) assume_index(element);
  if (stored) assume(Assumed::NoThrow, element.left, *stored, frame().pc + 1);
  return std::nullopt;
}

/// Of several dimensions, each index that is not there is something to wait for; whether all are in
/// range is known by the place.
void Execution::assume_index(const Expression& element) {
  if (element.indexes.empty()) return assume(Assumed::Index, element.left, element.third, 0);
  const bool has_two = std::ranges::count(element.indexes, Expression::deferred_index) == 2;
  assume(Assumed::Indexes, element.third, has_two ? element.right : Value(), 0);
}

/// What the instruction makes of an address that is not known.
Execution::Notice Execution::take_address(const Instruction& at, const Expression& of) {
  Expression address = of;
  switch (info(at.op).family) {
    case Family::none:  // a test, and no other pointer
      if (at.op != Op::unbox) return Notice::Skip;
      break;
    case Family::field:
      address.owner = at.field->owner;
      address.offset += at.field->offset;
      break;
    case Family::through:
      address.offset += static_cast<std::uint32_t>(at.imm);
      break;
    case Family::element:
    case Family::static_:
    case Family::box:
    case Family::array:
    case Family::fresh:
    case Family::intrinsic:
    case Family::thread:
    case Family::class_:
      return wait_for_value();
  }
  return put_address(at, address);
}

Execution::Notice Execution::put_address(const Instruction& at, const Expression& address) {
  pending().defer(byte_of(at.a), 8, pending().add(address));
  thread_->cells[frame().base + at.a] = 0;
  return Notice::Skip;
}

// --- Runs that wait

/// What the thread has waited for is there. The run goes on if it is not what another run has taken
/// for granted.
std::optional<Execution::Notice> Execution::refuse(const Instruction& at, const Cell* cells) {
  if (is_still_missing(at, cells)) return std::nullopt;
  pending().refuses = false;
  if (!is_as_assumed(at, cells)) return std::nullopt;
  stop_ = {Stop::Kind::Assumption, 0, 0, {}};
  return Notice::Stop;
}

/// The cell with the object whose class says which method the instruction calls; none for others.
std::uint32_t Execution::receiver_of(const Instruction& at) {
  if (at.op == Op::call_virtual || at.op == Op::call_delegate) return at.a;
  return at.op == Op::load_virtual_function ? at.b : MemoryOperands::none;
}

/// The cell with the number that the instruction needs in itself.
std::uint32_t Execution::number_of(const Instruction& at) {
  if (at.op == Op::new_vector || at.op == Op::localloc || at.op == Op::call_pointer) return at.b;
  const bool takes_one =
      at.op == Op::call_intrinsic && memory_operands(at).family == Family::none &&
      at.method->parameters.size() == 1 && at.method->intrinsic->role == Role::Local;
  return takes_one ? at.a : MemoryOperands::none;
}

bool Execution::is_still_missing(const Instruction& at, const Cell* cells) {
  constexpr std::uint32_t none = MemoryOperands::none;
  const std::uint32_t one = receiver_of(at) != none ? receiver_of(at) : number_of(at);
  if (one != none) return is_deferred(one);
  const MemoryOperands operands = memory_operands(at);
  const std::uint32_t array = operands.address != none ? operands.address : std::uint32_t{at.b};
  if (info(at.op).family == Family::element && is_known_null(array, cells)) return false;
  // What is to be written may come later, unless it may not fit.
  const bool needs_place_only = operands.writes && operands.address != none &&
                                !(at.op == Op::stelem_ref && !is_sure_to_hold(at, cells));
  if (!needs_place_only) return is_any_operand_deferred(at);
  return is_deferred(operands.address) || (operands.index != none && is_deferred(operands.index));
}

bool Execution::is_as_assumed(const Instruction& at, const Cell* cells) {
  constexpr std::uint32_t none = MemoryOperands::none;
  if (receiver_of(at) != none) {
    const auto called = method_called(at, cells[receiver_of(at)]);
    return called && !is_new_alternative(*called);
  }
  if (number_of(at) != none) return !is_new_alternative(cells[number_of(at)]);
  if (at.op == Op::unbox_nullable && cells[at.b] == 0) return true;
  const MemoryOperands operands = memory_operands(at);
  const bool is_of_memory = operands.address != none || info(at.op).effect == Effect::address;
  if (!is_of_memory) {
    const CellEffects effects = cell_effects(*frame().code, at);
    const Cell second = effects.reads[0].count > 1    ? cells[effects.reads[0].first + 1]
                        : effects.reads[1].count != 0 ? cells[effects.reads[1].first]
                                                      : 0;
    return completes(here(), cells[effects.reads[0].first], second);
  }
  const std::uint32_t cell = operands.address != none  ? operands.address
                             : at.op == Op::null_check ? at.a
                                                       : at.b;
  const Object* object = heap().find(to_u4(cells[cell]));
  if (object == nullptr) return cells[cell] != 0;
  const std::uint32_t index = at.op == Op::ldelema ? at.c : operands.index;
  if (at.op == Op::array_address)
    return offset_in_array(*object, indexes_of(at, cells)).has_value();
  if (at.op == Op::stelem_ref && object->type->is_array() &&
      !may_hold(*this, *object, to_u4(cells[at.c]))) {
    return false;
  }
  return index == none || cells[index] < object->length;
}

/// Of what the instruction has turned out to need: whether no run has assumed it. From the next
/// search on one does.
bool Execution::is_new_alternative(Cell one) {
  if (machine_.alternatives().is_known(here(), one)) return false;
  machine_.alternatives().note(here(), one);
  return true;
}

}  // namespace mmcheck::vm
