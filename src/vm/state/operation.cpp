#include "vm/state/operation.hpp"

#include <algorithm>

namespace mmcheck::vm {
namespace {

bool overlaps(const Deferred& one, std::uint32_t byte, std::uint32_t size) {
  return one.byte < std::uint64_t{byte} + size && byte < one.end();
}

bool is_before(const Deferred& left, const Deferred& right) { return left.byte < right.byte; }

/// Takes over the expressions that are needed, what they are made of first.
class Compaction {
 public:
  explicit Compaction(const std::vector<Expression>& from) : from_(from), numbers_(from.size()) {}

  void take(Value& value) {
    if (!value.is_known()) value.expression = number(value.expression);
  }
  std::uint32_t number(std::uint32_t old) {
    std::uint32_t& known = numbers_[old - 1];
    if (known != 0) return known;
    Expression expression = from_[old - 1];
    take(expression.left);
    take(expression.right);
    take(expression.third);
    const auto same = std::ranges::find(to_, expression);
    known = static_cast<std::uint32_t>(same - to_.begin()) + 1;
    if (same == to_.end()) to_.push_back(expression);
    return known;
  }
  std::vector<Expression> finish() { return std::move(to_); }

 private:
  const std::vector<Expression>& from_;
  std::vector<std::uint32_t> numbers_;
  std::vector<Expression> to_;
};

}  // namespace

ValueKind kind_of(Primitive primitive) {
  if (primitive == Primitive::Ref) return ValueKind::Reference;
  return primitive == Primitive::ByRef ? ValueKind::Pointer : ValueKind::Plain;
}

std::optional<std::uint32_t> Pending::completed_by(std::uint32_t choice) const {
  const std::uint32_t first = stall == Stall::Pauses ? 1 : 0;
  const bool completes = stall == Stall::Waits || stall == Stall::Pauses || stall == Stall::Repeats;
  if (!completes || choice < first || choice - first >= queue.size()) return std::nullopt;
  return choice - first;
}

std::uint32_t Pending::choices() const {
  const auto waiting = static_cast<std::uint32_t>(queue.size());
  switch (stall) {
    case Stall::Waits:
    case Stall::Repeats:
      return waiting;
    case Stall::Pauses:
      return waiting + 1;
    case Stall::None:
    case Stall::Forks:
      break;
  }
  return 1;
}

void Pending::remove(std::size_t number) {
  queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(number));
  if (number < overtaken) --overtaken;
  for (Round& round : rounds) {
    if (number < round.older) --round.older;
  }
}

bool Pending::is_deferred(std::uint32_t byte, std::uint32_t size) const {
  return std::ranges::any_of(deferred,
                             [&](const Deferred& one) { return overlaps(one, byte, size); });
}

std::optional<std::uint32_t> Pending::find(std::uint32_t byte, std::uint32_t size) const {
  for (const Deferred& one : deferred) {
    if (one.byte == byte && one.size == size) return one.expression;
  }
  return std::nullopt;
}

bool Pending::is_cut(std::uint32_t byte, std::uint32_t size) const {
  return std::ranges::any_of(deferred, [&](const Deferred& one) {
    return overlaps(one, byte, size) && (one.byte < byte || one.end() > byte + size);
  });
}

void Pending::forget(std::uint32_t byte, std::uint32_t size) {
  std::erase_if(deferred, [&](const Deferred& one) { return overlaps(one, byte, size); });
}

void Pending::defer(std::uint32_t byte, std::uint32_t size, std::uint32_t expression) {
  forget(byte, size);
  const Deferred one{byte, size, expression};
  deferred.insert(std::ranges::upper_bound(deferred, one, is_before), one);
}

void Pending::copy(std::uint32_t from, std::uint32_t to, std::uint32_t size) {
  std::vector<Deferred> copied;
  for (const Deferred& one : deferred) {
    if (one.byte >= from && one.end() <= from + size) copied.push_back(one);
  }
  forget(to, size);
  for (const Deferred& one : copied) defer(one.byte - from + to, one.size, one.expression);
}

std::uint32_t Pending::add(const Expression& expression) {
  const auto same = std::ranges::find(expressions, expression);
  if (same != expressions.end()) return static_cast<std::uint32_t>(same - expressions.begin()) + 1;
  expressions.push_back(expression);
  return static_cast<std::uint32_t>(expressions.size());
}

void Pending::compact() {
  Compaction compaction(expressions);
  for (Deferred& one : deferred) one.expression = compaction.number(one.expression);
  for (Operation& operation : queue) {
    for (Value* value : {&operation.where, &operation.value, &operation.other}) {
      compaction.take(*value);
    }
  }
  expressions = compaction.finish();
}

bool Pending::has_assumption() const {
  return std::ranges::any_of(queue, [](const Operation& operation) {
    return operation.kind == Operation::Kind::Assumption;
  });
}

bool Pending::has_unknown_location() const {
  return std::ranges::any_of(expressions, [](const Expression& expression) {
    return expression.kind == Expression::Kind::Address;
  });
}

}  // namespace mmcheck::vm
