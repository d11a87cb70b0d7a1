// What waits: the expressions, the values that are not there and the queue of a thread, at the end
// of its body.
#include "store/codec.hpp"
#include "store/words.hpp"

namespace mmcheck::store {

using vm::Cell;

namespace {

constexpr Word fresh = Word{1} << 31;  // Operation::is_fresh, beside Operation::assumed

}  // namespace

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

void Codec::put_operation(std::vector<Word>& to, const vm::Operation& operation) {
  const vm::Code* code = operation.origin.code;
  const Word words[] = {
      (operation.is_fresh ? fresh : 0) | static_cast<Word>(operation.assumed) << 24 |
          static_cast<Word>(operation.kind) << 16 | static_cast<Word>(operation.type) << 8 |
          static_cast<Word>(operation.primitive),
      code == nullptr ? 0 : number_of_code(*code) + 1, operation.origin.pc, operation.target};
  to.insert(to.end(), std::begin(words), std::end(words));
  put_value(to, operation.where);
  put_value(to, operation.value);
  put_value(to, operation.other);
}

void Codec::put_round(std::vector<Word>& to, const vm::Round& round) {
  const Word words[] = {round.frame, round.head, number_of_code(*round.code),
                        round.older << 16 | static_cast<Word>(round.were.size())};
  to.insert(to.end(), std::begin(words), std::end(words));
  for (const vm::Round::Was& was : round.were) {
    to.push_back(was.cell << 1 | (was.read ? 1U : 0U));
    to.push_back(static_cast<Word>(was.value));
    to.push_back(static_cast<Word>(was.value >> 32));
    if (was.read) put_operation(to, *was.read);
  }
}

void Codec::put_pending(std::vector<Word>& to, const vm::Pending& pending) {
  if (pending.is_empty()) return;
  to.push_back(static_cast<Word>(pending.rounds.size()) << 20 | pending.overtaken << 8 |
               static_cast<Word>(pending.stall) << 2 | (pending.waited.code != nullptr ? 2U : 0U) |
               (pending.refuses ? 1U : 0U));
  if (pending.waited.code != nullptr) {
    to.push_back(number_of_code(*pending.waited.code));
    to.push_back(pending.waited.pc);
  }
  for (const vm::Round& round : pending.rounds) put_round(to, round);
  to.push_back(static_cast<Word>(pending.expressions.size()));
  for (const vm::Expression& expression : pending.expressions) {
    const auto imm = static_cast<std::uint64_t>(expression.imm);
    const bool has_more = expression.method != nullptr || expression.third != vm::Value();
    const Word words[] = {static_cast<Word>(expression.indexes.size()) << 16 |
                              static_cast<Word>(expression.kind) << 8 |
                              static_cast<Word>(expression.type) << 4 | (has_more ? 4U : 0U) |
                              (expression.has_index ? 2U : 0U) | (expression.is_element ? 1U : 0U),
                          expression.operation,
                          static_cast<Word>(expression.op),
                          static_cast<Word>(imm),
                          static_cast<Word>(imm >> 32),
                          expression.owner == nullptr ? 0 : expression.owner->id + 1,
                          expression.offset};
    to.insert(to.end(), std::begin(words), std::end(words));
    put_value(to, expression.left);
    put_value(to, expression.right);
    if (has_more) {
      const vm::Method* method = expression.method;
      to.push_back(method == nullptr ? 0 : static_cast<Word>(machine_.function_pointer(method)));
      put_value(to, expression.third);
    }
    for (const std::int32_t index : expression.indexes) to.push_back(static_cast<Word>(index));
  }
  to.push_back(static_cast<Word>(pending.deferred.size()));
  for (const vm::Deferred& one : pending.deferred) {
    const Word words[] = {one.byte, one.size, one.expression};
    to.insert(to.end(), std::begin(words), std::end(words));
  }
  to.push_back(static_cast<Word>(pending.queue.size()));
  for (const vm::Operation& operation : pending.queue) put_operation(to, operation);
}

vm::Value Codec::take_value(Words& from) {
  vm::Value value;
  const Word head = from.next();
  value.expression = head >> 3;
  value.kind = static_cast<vm::ValueKind>(head >> 1 & 3);
  value.cell = from.next();
  if ((head & 1) != 0) value.cell |= Cell{from.next()} << 32;
  return value;
}

void Codec::take_expression(Words& from, vm::Expression& expression) const {
  const Word kinds = from.next();
  expression.kind = static_cast<vm::Expression::Kind>(kinds >> 8 & 0xff);
  expression.indexes.resize(kinds >> 16);
  expression.type = static_cast<vm::ValueKind>(kinds >> 4 & 15);
  expression.has_index = (kinds & 2) != 0;
  expression.is_element = (kinds & 1) != 0;
  expression.operation = from.next();
  expression.op = static_cast<vm::Op>(from.next());
  const std::uint64_t low = from.next();
  expression.imm = static_cast<std::int64_t>(low | std::uint64_t{from.next()} << 32);
  const Word owner = from.next();
  expression.owner = owner == 0 ? nullptr : machine_.types().by_id(owner - 1);
  expression.offset = from.next();
  expression.left = take_value(from);
  expression.right = take_value(from);
  if ((kinds & 4) != 0) {
    expression.method = machine_.function(from.next());
    expression.third = take_value(from);
  }
  for (std::int32_t& index : expression.indexes) index = static_cast<std::int32_t>(from.next());
}

void Codec::take_operation(Words& from, vm::Operation& operation) const {
  const Word kinds = from.next();
  operation.assumed = static_cast<vm::Assumed>(kinds >> 24 & 0x7f);
  operation.is_fresh = (kinds & fresh) != 0;
  operation.kind = static_cast<vm::Operation::Kind>(kinds >> 16 & 0xff);
  operation.type = static_cast<model::OperationClass>(kinds >> 8 & 0xff);
  operation.primitive = static_cast<vm::Primitive>(kinds & 0xff);
  const Word code = from.next();
  operation.origin.code = code == 0 ? nullptr : codes_[code - 1];
  operation.origin.pc = from.next();
  operation.target = from.next();
  operation.where = take_value(from);
  operation.value = take_value(from);
  operation.other = take_value(from);
}

void Codec::take_round(Words& from, vm::Round& round) const {
  round.frame = from.next();
  round.head = from.next();
  round.code = codes_[from.next()];
  const Word counts = from.next();
  round.older = counts >> 16;
  round.were.resize(counts & 0xffff);
  for (vm::Round::Was& was : round.were) {
    const Word head = from.next();
    was.cell = head >> 1;
    was.value = from.next();
    was.value |= Cell{from.next()} << 32;
    if ((head & 1) != 0) take_operation(from, was.read.emplace());
  }
}

/// Ends with the component, so that there is nothing where nothing waits.
vm::Pending Codec::take_pending(Words& from) const {
  vm::Pending pending;
  if (from.is_at_end()) return pending;
  const Word head = from.next();
  pending.rounds.resize(head >> 20);
  pending.overtaken = head >> 8 & 0xfff;
  pending.stall = static_cast<vm::Stall>(head >> 2 & 0x3f);
  pending.refuses = (head & 1) != 0;
  if ((head & 2) != 0) {
    pending.waited.code = codes_[from.next()];
    pending.waited.pc = from.next();
  }
  for (vm::Round& round : pending.rounds) take_round(from, round);
  pending.expressions.resize(from.next());
  for (vm::Expression& expression : pending.expressions) take_expression(from, expression);
  pending.deferred.resize(from.next());
  for (vm::Deferred& one : pending.deferred) {
    one.byte = from.next();
    one.size = from.next();
    one.expression = from.next();
  }
  pending.queue.resize(from.next());
  for (vm::Operation& operation : pending.queue) take_operation(from, operation);
  return pending;
}

}  // namespace mmcheck::store
