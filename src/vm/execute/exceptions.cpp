// Structured exception handling in two passes, as I.12.4.2.5 has it. First the stack is searched,
// innermost frame first, for a catch clause whose type fits or a filter that says yes; nothing is
// unwound meanwhile, so a filter sees the world as it was when the exception was thrown. Then the
// frames above the handler go, one by one, each running its finally and fault blocks.
//
// How far an exception is stands in an Unwind of the thread, because filters and finally blocks are
// code of the program: they run in the ordinary loop, may throw exceptions of their own, and what
// they interrupt goes on when they end. An exception that leaves a finally block replaces the one
// that the block was run for (drop_superseded); one that leaves a filter is dropped, and the filter
// counts as a no.
#include <algorithm>
#include <cassert>
#include <utility>

#include "base/unicode.hpp"
#include "vm/execute/fast_paths.hpp"
#include "vm/execute/objects.hpp"
#include "vm/execute/stack_trace.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::vm {
namespace {

/// What the cell of a finally clause holds while its block runs for an exception; otherwise it
/// holds where `leave` was bound, plus one.
constexpr Cell for_exception = ~Cell{0};

bool in_try(const Clause& clause, std::uint32_t pc) {
  return pc >= clause.try_begin && pc < clause.try_end;
}

bool in_handler(const Clause& clause, std::uint32_t pc) {
  return pc >= clause.handler_begin && pc < clause.handler_end;
}

/// Whether a clause counts in a frame. In a filter's frame only what lies within the filter does:
/// an exception does not go from there to the clauses around the method's own code.
bool counts(const Frame& frame, const Clause& clause) {
  if (!in_try(clause, frame.pc)) return false;
  if (frame.kind != Frame::Kind::Filter) return true;
  for (const Clause& filter : frame.code->clauses) {
    const bool holds_it = filter.kind == Clause::Kind::Filter && frame.pc >= filter.filter_begin &&
                          frame.pc < filter.handler_begin;
    if (holds_it) {
      return clause.try_begin >= filter.filter_begin && clause.try_end <= filter.handler_begin;
    }
  }
  return false;
}

bool runs_on_the_way(const Clause& clause) {
  return clause.kind == Clause::Kind::Finally || clause.kind == Clause::Kind::Fault;
}

}  // namespace

Outcome Execution::raise(std::string_view name) {
  if (must_not_throw()) return stall();
  if (frame().code->method == known().out_of_memory) {
    return missing("memory ran out, even for the exception that says so");
  }
  return call_aside(*types().model_method("System.Runtime.CompilerServices.Throw", name, 0));
}

Outcome Execution::raise(std::string_view name, std::string_view text) {
  if (must_not_throw()) return stall();
  const Ref message = machine_.new_string(state_, text);
  if (message == 0) return raise("OutOfMemory");
  return call_aside(*types().model_method("System.Runtime.CompilerServices.Throw", name, 1),
                    {message});
}

/// An object that is no exception is on its way in a RuntimeWrappedException (ECMA-335 leaves it to
/// the implementation). 0 if there is no memory for it.
Ref Execution::wrap_exception(Ref object) {
  const Type& type = *known().wrapped_exception->owner;
  const Ref message = machine_.new_string(
      state_,
      "An object that does not derive from System.Exception has been wrapped in a "
      "RuntimeWrappedException.");
  const Ref wrapper = message == 0 ? 0 : allocate(type, 0, type.instance_size);
  if (wrapper == 0) return 0;
  std::uint8_t* data = heap().find_writable(wrapper)->data();
  store(data + known().exception_message->offset, message);
  store(data + known().wrapped_exception->offset, object);
  return wrapper;
}

/// What the clauses of a method get of an exception: the object itself where their assembly does
/// not ask for wrapping.
Ref Execution::as_seen_by(const Frame& at, Ref exception) {
  const Object* object = heap().find(exception);
  if (object == nullptr || object->type != known().wrapped_exception->owner) return exception;
  const Module* module = at.code->method->owner->definition.module;
  if (module == nullptr || module->is_model || wraps_other_exceptions(*module)) return exception;
  return load<Ref>(object->data() + known().wrapped_exception->offset);
}

Outcome Execution::throw_exception(Ref exception, bool again) {
  if (must_not_throw()) return stall();
  if (was_taken_by_nobody()) return unhandled(thread_->unwinds.back().exception);
  if (heap().find(exception) == nullptr) return missing("a reference to nothing is thrown");
  if (!types().is_assignable(heap().find(exception)->type, known().exception)) {
    // The contents of the wrapper would be operations like any others.
    if (relaxation_ != nullptr) {
      return missing("an object is thrown that is no exception, under a memory model");
    }
    exception = wrap_exception(exception);
    if (exception == 0) return raise("OutOfMemory");
  }
  Object* object = heap().find_writable(exception);
  store(object->data() + known().exception_was_thrown->offset, std::uint8_t{1});
  if (!again) store(object->data() + known().exception_trace->offset, Ref{0});
  Unwind unwind{};
  unwind.exception = exception;
  unwind.searching = true;
  unwind.frame = static_cast<std::uint32_t>(thread_->frames.size() - 1);
  thread_->unwinds.push_back(unwind);
  return search();
}

/// First pass, from the Unwind's frame and clause on.
Outcome Execution::search() {
  Unwind& going = thread_->unwinds.back();
  while (true) {
    const Frame& at = thread_->frames[going.frame];
    const auto& clauses = at.code->clauses;
    for (; going.clause < clauses.size(); ++going.clause) {
      const Clause& clause = clauses[going.clause];
      if (!counts(at, clause)) continue;
      if (clause.kind == Clause::Kind::Filter) return start_filter(going.frame, going.clause);
      if (clause.kind == Clause::Kind::Catch &&
          is_instance(*this, as_seen_by(at, going.exception), *clause.catch_type)) {
        return start_unwinding();
      }
    }
    if (at.kind == Frame::Kind::Filter) return start_unwinding();
    if (going.frame == 0) return unhandled(going.exception);
    --going.frame;
    going.clause = 0;
  }
}

/// Whether the search for who takes an exception has ended with nobody, and the thread has waited
/// since: until it is known that the run counts, or to let others go first. The filters on the way
/// have been asked.
bool Execution::was_taken_by_nobody() const {
  if (thread_->unwinds.empty()) return false;
  const Unwind& last = thread_->unwinds.back();
  return last.searching && last.frame == 0 &&
         last.clause == thread_->frames.front().code->clauses.size();
}

Outcome Execution::unhandled(Ref exception) {
  // Executed again, it does not search again: was_taken_by_nobody().
  if (surroundings_ != nullptr) surroundings_->begins();
  if (may_be_discarded()) return stall();
  const Type& type = *heap().find(exception)->type;
  return stop_with({Stop::Kind::Unhandled, 0, exception, reflection_name(type)});
}

/// Runs a filter on the cells of its method's frame. Its stack lies where the calls of that frame
/// put their arguments, so what is there now is saved above everything and put back by end_filter.
Outcome Execution::start_filter(std::uint32_t frame_number, std::uint32_t clause_number) {
  Unwind& going = thread_->unwinds.back();
  const Frame owner = thread_->frames[frame_number];
  const Clause& clause = owner.code->clauses[clause_number];
  const std::uint32_t size = owner.code->frame_cells;
  if (is_too_deep(std::uint64_t{frame().limit} + size)) return overflow(*owner.code->method);
  going.saved = frame().limit;

  Frame filter = owner;
  filter.kind = Frame::Kind::Filter;
  filter.pc = clause.filter_begin;
  filter.limit = going.saved + size;
  if (filter.limit > thread_->cells.size()) thread_->cells.resize(filter.limit);
  Cell* all = thread_->cells.data();
  std::copy_n(all + owner.base, size, all + going.saved);
  move_deferred(owner.base, going.saved, size);
  const Ref seen = as_seen_by(owner, going.exception);
  all[owner.base + clause.cell] = seen;
  all[owner.base + clause.stack_cell] = seen;
  forget_cells(owner.base + clause.stack_cell, 1);
  thread_->frames.push_back(filter);
  return Outcome::Transferred;
}

/// The filter that runs on top has ended.
Outcome Execution::end_filter(bool take) {
  assert(frame().kind == Frame::Kind::Filter);
  const Frame filter = frame();
  Unwind& going = thread_->unwinds.back();
  const std::uint32_t stack = filter.code->stack_begin();
  // Locals that the filter changed stay changed; what lies from the stack on is put back.
  Cell* all = thread_->cells.data();
  const std::uint32_t size = filter.code->frame_cells - stack;
  std::copy_n(all + going.saved + stack, size, all + filter.base + stack);
  move_deferred(going.saved + stack, filter.base + stack, size);
  thread_->frames.pop_back();
  if (take) return start_unwinding();
  ++going.clause;
  return search();
}

/// The exception goes through the frames from the one on top to the one that takes it. Where it is
/// thrown again, what it went through before is there already, this frame included. As with what
/// says that an exception was thrown, nobody else is told: a trace is not memory to the program.
void Execution::note_trace(const Unwind& going) {
  const std::span<const Frame> all(thread_->frames);
  const Object* exception = heap().find(going.exception);
  const std::uint32_t place = known().exception_trace->offset;
  const Ref before = load<Ref>(exception->data() + place);
  std::string trace = std::string(before == 0 ? "" : base::to_utf8(machine_.text(state_, before)));
  const std::size_t end = before == 0 ? all.size() : all.size() - 1;
  const std::size_t begin = std::min<std::size_t>(going.frame, end);
  const std::string added = stack_trace(all.subspan(begin, end - begin));
  if (!trace.empty() && !added.empty()) trace += '\n';
  const Ref text = machine_.new_string(state_, trace + added);
  if (text == 0) return;
  store(heap().find_writable(going.exception)->data() + place, text);
  published_ = heap().end();
  new_from_ = heap().end();
}

/// The search found who takes the exception (or that a filter is left by it).
Outcome Execution::start_unwinding() {
  Unwind& going = thread_->unwinds.back();
  if (machine_.keeps_traces()) note_trace(going);
  going.searching = false;
  going.next_frame = static_cast<std::uint32_t>(thread_->frames.size() - 1);
  going.next_clause = 0;
  return unwind();
}

/// Second pass: the finally and fault blocks from the innermost frame to the one that takes the
/// exception, there only those inside the clause that takes it.
Outcome Execution::unwind() {
  Unwind& going = thread_->unwinds.back();
  while (true) {
    Frame& at = thread_->frames[going.next_frame];
    const auto& clauses = at.code->clauses;
    const bool last = going.next_frame == going.frame;
    const std::size_t end = last ? going.clause : clauses.size();
    for (; going.next_clause < end; ++going.next_clause) {
      const Clause& clause = clauses[going.next_clause];
      if (!runs_on_the_way(clause) || !counts(at, clause)) continue;
      thread_->frames.resize(going.next_frame + 1);
      thread_->cells[at.base + clause.cell] = for_exception;
      at.pc = clause.handler_begin;
      return Outcome::Transferred;
    }
    if (last) return enter_handler();
    --going.next_frame;
    going.next_clause = 0;
  }
}

Outcome Execution::enter_handler() {
  const Unwind done = thread_->unwinds.back();
  thread_->unwinds.pop_back();
  thread_->frames.resize(done.frame + 1);
  if (frame().kind == Frame::Kind::Filter) {
    drop_inside_filter();
    return end_filter(false);
  }
  Frame& at = frame();
  const Clause& clause = at.code->clauses[done.clause];
  drop_superseded(done.frame, clause);
  Cell* own = cells(at);
  const Ref seen = as_seen_by(at, done.exception);
  own[clause.cell] = seen;
  own[clause.stack_cell] = seen;
  forget_cells(at.base + clause.stack_cell, 1);
  at.pc = clause.handler_begin;
  return Outcome::Transferred;
}

/// Exceptions that were on their way when the one that is taken now was thrown: gone if the finally
/// block or the filter that they waited for is left by it.
void Execution::drop_superseded(std::uint32_t frame_number, const Clause& taken) {
  auto& unwinds = thread_->unwinds;
  while (!unwinds.empty()) {
    const Unwind& older = unwinds.back();
    // A filter is not left this way: an exception that leaves one ends at the filter's frame.
    if (older.searching || older.next_frame < frame_number) return;
    if (older.next_frame == frame_number) {
      const Clause& block = thread_->frames[frame_number].code->clauses[older.next_clause];
      if (in_handler(block, taken.handler_begin)) return;
    }
    unwinds.pop_back();
  }
}

/// A filter, now on top, is left by an exception: those that were under way within it go with it.
void Execution::drop_inside_filter() {
  const auto started_it = [&](const Unwind& older) {
    return older.searching && older.saved + frame().code->frame_cells == frame().limit;
  };
  while (!started_it(thread_->unwinds.back())) thread_->unwinds.pop_back();
}

/// Out of protected blocks and handlers (III.3.46): the finally blocks between here and the target
/// run first, innermost first; each finds in its cell where to go on.
Outcome Execution::leave(std::uint32_t target) {
  Frame& at = frame();
  for (const Clause& clause : at.code->clauses) {
    if (clause.kind != Clause::Kind::Finally || !in_try(clause, at.pc) || in_try(clause, target)) {
      continue;
    }
    cells(at)[clause.cell] = Cell{target} + 1;
    at.pc = clause.handler_begin;
    return Outcome::Transferred;
  }
  at.pc = target;
  return Outcome::Transferred;
}

Outcome Execution::end_finally(std::uint32_t clause_number) {
  Frame& at = frame();
  Cell& going_on = cells(at)[at.code->clauses[clause_number].cell];
  const Cell where = std::exchange(going_on, 0);
  if (where != for_exception) return leave(static_cast<std::uint32_t>(where - 1));
  Unwind& going = thread_->unwinds.back();
  // The clauses to come are chosen by where the exception passed: inside this clause's try block.
  at.pc = at.code->clauses[going.next_clause].try_begin;
  ++going.next_clause;
  return unwind();
}

}  // namespace mmcheck::vm
