// What an operation brings goes where it is waited for (models/semantics.md, 4): expressions over
// it become values, places become known, assumptions come true or the run is discarded.
#include <fmt/core.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "vm/execute/objects.hpp"
#include "vm/visible/access.hpp"
#include "vm/visible/listener.hpp"

namespace mmcheck::vm {

using model::OperationClass;

/// What the operation that had this number in the queue brought goes where it is waited for, and
/// the numbers of those behind it change. False if the run ends by that.
bool Execution::arrive(std::size_t number, Cell value) {
  Pending& pending = thread_->pending;
  std::vector<Value> now(pending.expressions.size());
  const auto settle = [&](Value& one) {
    if (one.is_known()) return;
    const Value& is = now[one.expression - 1];
    one.cell = is.cell;
    one.expression = is.expression;
  };
  std::optional<std::string> wrong;
  for (std::size_t i = 0; i < pending.expressions.size(); ++i) {
    Expression& expression = pending.expressions[i];
    now[i] = {0, expression.type, static_cast<std::uint32_t>(i) + 1};
    if (expression.kind == Expression::Kind::Read) {
      if (expression.operation == number) now[i] = {value, expression.type, 0};
      if (expression.operation > number) --expression.operation;
      continue;
    }
    for (Value* operand : {&expression.left, &expression.right, &expression.third}) {
      settle(*operand);
    }
    if (!resolve(expression, now[i], wrong)) {
      stop_ = {Stop::Kind::Assumption, 0, 0, {}};
      return false;
    }
  }
  settle_cells(now);
  for (Operation& operation : pending.queue) {
    settle(operation.where);
    settle(operation.value);
    settle(operation.other);
  }
  pending.compact();
  // An object of an unexpected class may be one that an assumption excludes.
  if (!settle_constraints()) return false;
  if (wrong) missing(std::move(*wrong));
  return !wrong;
}

void Execution::settle_cells(const std::vector<Value>& now) {
  auto* bytes = reinterpret_cast<std::uint8_t*>(thread_->cells.data());
  std::erase_if(pending().deferred, [&](Deferred& one) {
    const Value& is = now[one.expression - 1];
    one.expression = is.expression;
    if (is.is_known()) std::memcpy(bytes + one.byte, &is.cell, one.size);
    return is.is_known();
  });
}

/// What an expression has become whose operands may be known now. False if the run is discarded; in
/// `wrong` is why it cannot go on, if it cannot.
bool Execution::resolve(const Expression& expression, Value& now,
                        std::optional<std::string>& wrong) {
  if (expression.kind == Expression::Kind::Select) {
    if (!expression.third.is_known()) return true;
    const Value& chosen = expression.third.cell != 0 ? expression.left : expression.right;
    now.cell = chosen.cell;
    now.expression = chosen.expression;
    return true;
  }
  const bool is_there =
      expression.left.is_known() && expression.right.is_known() && expression.third.is_known();
  if (!is_there) return true;
  if (expression.kind == Expression::Kind::Address) return resolve_address(expression, now, wrong);
  // What throws was assumed not to.
  const auto result = compute(expression);
  if (!result && stop_.kind != Stop::Kind::Missing) return false;
  if (!result) wrong = std::exchange(stop_, Stop{}).message;
  now = {result.value_or(0), now.kind, 0};
  return true;
}

bool Execution::resolve_address(const Expression& address, Value& now,
                                std::optional<std::string>& wrong) {
  if (address.left.cell == 0) return false;
  if (!is_in_such_an_object(address)) {
    const Object* object = heap().find(to_u4(address.left.cell));
    wrong = fmt::format("a {} is taken for something that it is not",
                        object == nullptr ? "reference to nothing" : object->type->name);
    now = {0, now.kind, 0};
    return true;
  }
  const auto offset = offset_of(address);
  if (offset) now = {Pointer::to_object(to_u4(address.left.cell), *offset), now.kind, 0};
  return offset.has_value();
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
    std::vector<std::int32_t> indexes = address.indexes;
    const Value* const places[] = {&address.third, &address.right};
    std::size_t arrived = 0;
    for (std::int32_t& index : indexes) {
      if (index != Expression::deferred_index || arrived == std::size(places)) continue;
      index = to_i4(places[arrived++]->cell);
    }
    const auto element = offset_in_array(*array, indexes);
    return element ? std::optional(*element + address.offset) : std::nullopt;
  }
  if (address.has_index) {
    if (address.third.cell >= array->length) return std::nullopt;
    return static_cast<std::uint32_t>(address.third.cell) *
               static_cast<std::uint32_t>(address.imm) +
           address.offset;
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

bool Execution::is_behind_assumption(std::size_t number) {
  const auto end = pending().queue.begin() + static_cast<std::ptrdiff_t>(number);
  const auto is_one = [](const Operation& one) { return one.kind == Operation::Kind::Assumption; };
  return std::any_of(pending().queue.begin(), end, is_one);
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
    } else if (constraint.kind == Operation::Kind::Held) {
      if (is_behind_assumption(i)) continue;
      reached_limit_ = static_cast<Limit>(constraint.target);
      late_after_ = constraint.origin;
    } else {
      const auto so = is_so(constraint);
      if (!so) continue;
      if (!*so) {
        stop_ = {Stop::Kind::Assumption, 0, 0, {}};
        return false;
      }
      if (!is_of_its_class(constraint)) return false;
    }
    if (relaxation_->listener != nullptr) relaxation_->listener->completes(number_, i, true);
    pending().remove(i);
    for (Expression& expression : pending().expressions) {
      const bool is_behind = expression.kind == Expression::Kind::Read && expression.operation > i;
      if (is_behind) --expression.operation;
    }
    --i;
  }
  return true;
}

}  // namespace mmcheck::vm
