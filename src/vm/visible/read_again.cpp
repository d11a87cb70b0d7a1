// Rounds of loops whose variables wait for what is read in each of them (rounds.cpp).
//
//     int seen = flag;                  while (!stop) last = item;
//     while (seen == 0) seen = flag;
//
// A variable never holds the same at the head of such a loop, for in each round another read brings
// it. But let a be the read that it waits for the first time there, and b the one that it waits for
// a later time, of the same place, with only reads and assumptions issued in between, and every
// other variable as it was. Take a run in which the thread goes on. Without the rounds in between,
// and with a taking place where b did, it is a run, too, if
//
// - nothing but the variable needs what a brings: no older operation, and no other variable that
//   matters at the head. What was issued after the first time is left out, so it needs nothing. The
//   second time nothing else can need it either: others that have been written since are looked at
//   for themselves (rounds.cpp);
// - a may take place as late as b did. Whatever is before it in the queue is before b, too, and
//   whatever came after b may wait for a as it did for b. What lies between a and the first time at
//   the head has to be such that it need not wait for a.
//
// The variable has the same value in both runs, and at the same time. So such a round need not be
// guessed again.
#include <algorithm>

#include "vm/translate/loop_heads.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

/// Whether the value waits for the operation with this number.
bool needs(const Pending& pending, const Value& value, std::size_t number) {
  if (value.is_known()) return false;
  const Expression& made = pending.at(value);
  if (made.kind == Expression::Kind::Read) return made.operation == number;
  return needs(pending, made.left, number) || needs(pending, made.right, number) ||
         needs(pending, made.third, number);
}

/// The number of the operation whose value these eight bytes are, and nothing else.
std::optional<std::size_t> read_into(const Pending& pending, std::uint32_t byte) {
  const auto expression = pending.find(byte, 8);
  if (!expression) return std::nullopt;
  const Expression& made = pending.expressions[*expression - 1];
  if (made.kind != Expression::Kind::Read) return std::nullopt;
  const Operation& read = pending.queue[made.operation];
  const bool is_plain_read = read.kind == Operation::Kind::Access && read.is_read() &&
                             !read.is_fresh && read.where.is_known();
  return is_plain_read ? std::optional<std::size_t>(made.operation) : std::nullopt;
}

/// Whether the variable in these bytes is all that needs the read of what mattered to a frame that
/// begins at this cell, and to the queue, the first time at the head.
bool is_needed_alone(const Pending& pending, const LoopHeads& heads, const Round& round,
                     std::uint32_t base, std::uint32_t byte, std::size_t number) {
  const auto may_matter = [&](const Deferred& one) {
    const std::uint32_t place = one.byte / 8;
    const bool is_of_frame = place >= base && place < base + round.code->frame_cells;
    return !is_of_frame || heads.matters(place - base, round.head);
  };
  const auto needs_it = [&](const Value& value) { return needs(pending, value, number); };
  const bool is_in_another = std::ranges::any_of(pending.deferred, [&](const Deferred& one) {
    return one.byte != byte && may_matter(one) && needs_it({0, ValueKind::Plain, one.expression});
  });
  const auto first = pending.queue.begin();
  const auto end = first + static_cast<std::ptrdiff_t>(round.older);
  return !is_in_another && std::none_of(first, end, [&](const Operation& one) {
    return needs_it(one.where) || needs_it(one.value) || needs_it(one.other);
  });
}

}  // namespace

/// Of what a variable waits for that is about to be written: where and how it reads, if another
/// read may stand for it.
std::optional<Operation> Execution::read_to_repeat(std::uint32_t cell, const Round& round) {
  const auto number = read_into(pending(), byte_of(cell));
  if (!number || *number >= round.older ||
      !is_needed_alone(pending(), heads_of(*round.code), round, frame().base, byte_of(cell),
                       *number)) {
    return std::nullopt;
  }
  const auto& queue = pending().queue;
  const Operation& read = queue[*number];
  const auto need_not_wait = [&](const Operation& later) {
    if (later.kind == Operation::Kind::Assumption || later.kind == Operation::Kind::Held)
      return true;
    return later.kind == Operation::Kind::Access && later.is_read() && later.where.is_known() &&
           may_overtake(read, later);
  };
  const auto first = queue.begin();
  if (!std::all_of(first + static_cast<std::ptrdiff_t>(*number) + 1,
                   first + static_cast<std::ptrdiff_t>(round.older), need_not_wait)) {
    return std::nullopt;
  }
  Operation such;
  such.type = read.type;
  such.primitive = read.primitive;
  such.where = read.where;
  return such;
}

/// Whether the variable waits for such a read again, issued since.
bool Execution::is_read_again(const Round::Was& was, const Round& round) {
  const auto number = read_into(pending(), byte_of(was.cell));
  if (!number || *number < round.older) return false;
  const Operation& read = pending().queue[*number];
  return read.type == was.read->type && read.primitive == was.read->primitive &&
         read.where == was.read->where;
}

}  // namespace mmcheck::vm
