// The meaning of a program under a memory model, executed: a plain search through all states, by
// all steps, with nothing left out and nothing put together. A step of a thread issues its next
// instruction or completes one of its waiting operations. Slow, and meant to be read: there is one
// function per rule.
#include "enumerate.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_set>
#include <utility>

namespace enumerator {

namespace {

// ---- values ------------------------------------------------------------------------------------
//
// A value that is there is one term: a number, null, or an object. A deferred value is an
// expression over reads that have not completed, in postfix order; it stays one until all of them
// have (0 & an unknown value is not known).

struct Term {
  enum class Kind : std::uint8_t { Number, Null, Object, Read, Operation };
  Kind kind = Kind::Number;
  int number = 0;  // the number, the object, the name of the read, the operator

  friend bool operator==(const Term&, const Term&) = default;
};

using Value = std::vector<Term>;

Value known(Term term) { return {term}; }

bool is_known(const Value& value) { return value.size() == 1 && value[0].kind != Term::Kind::Read; }

bool is_null(const Value& value) { return is_known(value) && value[0].kind == Term::Kind::Null; }

int number_in(const Value& value) {
  if (!is_known(value) || value[0].kind != Term::Kind::Number)
    throw std::logic_error("not a number");
  return value[0].number;
}

int compute(Operator operation, const Term& left, const Term& right) {
  switch (operation) {
    case Operator::Add:
      return left.number + right.number;
    case Operator::Subtract:
      return left.number - right.number;
    case Operator::And:
      return left.number & right.number;
    case Operator::Equal:
      return left == right ? 1 : 0;
    case Operator::NotEqual:
      return left == right ? 0 : 1;
    case Operator::Less:
      return left.number < right.number ? 1 : 0;
  }
  throw std::logic_error("no such operator");
}

Value combine(Operator operation, const Value& left, const Value& right) {
  if (is_known(left) && is_known(right)) {
    return known({Term::Kind::Number, compute(operation, left[0], right[0])});
  }
  Value result = left;
  result.insert(result.end(), right.begin(), right.end());
  result.push_back({Term::Kind::Operation, static_cast<int>(operation)});
  return result;
}

Value evaluate(const Expression& expression, const std::vector<Value>& locals) {
  switch (expression.kind) {
    case Expression::Kind::Number:
      return known({Term::Kind::Number, expression.number});
    case Expression::Kind::Null:
      return known({Term::Kind::Null, 0});
    case Expression::Kind::Local:
      return locals.at(static_cast<std::size_t>(expression.number));
    case Expression::Kind::Binary:
      return combine(expression.operation, evaluate(expression.operands[0], locals),
                     evaluate(expression.operands[1], locals));
    default:
      throw std::logic_error("a lowered expression reads nothing");
  }
}

/// The read of that name has brought `term`: puts it in its place, and computes what can be
/// computed now.
void substitute(Value& value, int read, const Term& term) {
  std::vector<Value> stack;
  for (const Term& item : value) {
    if (item.kind == Term::Kind::Operation) {
      const Value right = std::move(stack.back());
      stack.pop_back();
      stack.back() = combine(static_cast<Operator>(item.number), stack.back(), right);
    } else if (item.kind == Term::Kind::Read && item.number == read) {
      stack.push_back(known(term));
    } else {
      stack.push_back({item});
    }
  }
  value = std::move(stack.at(0));
}

// ---- states ------------------------------------------------------------------------------------

/// Where an operation acts. The base of a Field, an Element and a Monitor is the object; it may be
/// deferred.
struct Location {
  enum class Kind : std::uint8_t { Static, Field, Element, Monitor };
  Kind kind = Kind::Static;
  int slot = 0;  // which static, which field, which element
  Value base{};

  friend bool operator==(const Location&, const Location&) = default;
};

bool is_known(const Location& location) {
  return location.kind == Location::Kind::Static || is_known(location.base);
}

/// An entry of a thread's queue: an operation that has not completed, or an assumption about a
/// branch that was taken before its condition was known.
struct Entry {
  bool is_assumption = false;
  Class cls = Class::Read;
  Location location{};
  Value value{};      // of a write: what it stores; of an assumption: the condition
  int read = 0;       // of a read: the name that deferred values have for it
  bool when = false;  // of an assumption: what the condition has to turn out to be
};

struct Thread {
  int pc = 0;
  int allocated = 0;
  std::vector<Value> locals{};
  std::vector<Entry> queue{};  // oldest first
};

struct Cell {
  Location::Kind kind;
  int object;
  int slot;
  Term term;
};

struct Monitor {
  int object;
  int owner;
  int count;
};

struct State {
  std::vector<Thread> threads{};
  std::vector<Cell> memory{};       // in the order of allocation
  std::vector<Monitor> monitors{};  // those that are held, ordered by object
};

/// Objects are named by who made them: -1 for Main, and how many that thread had made before.
int object_of(int thread, int count) { return (thread + 1) * 1000 + count; }

void allocate_node(State& state, int object) {
  for (std::size_t i = 0; i < node_fields.size(); ++i) {
    const Term::Kind kind =
        node_fields[i].type == Type::Int ? Term::Kind::Number : Term::Kind::Null;
    state.memory.push_back({Location::Kind::Field, object, static_cast<int>(i), {kind, 0}});
  }
}

void allocate_array(State& state, int object) {
  for (int i = 0; i < array_length; ++i) {
    state.memory.push_back({Location::Kind::Element, object, i, {Term::Kind::Number, 0}});
  }
}

Term& cell_at(State& state, const Location& location) {
  const int object = location.kind == Location::Kind::Static ? 0 : location.base[0].number;
  for (Cell& cell : state.memory) {
    if (cell.kind == location.kind && cell.object == object && cell.slot == location.slot)
      return cell.term;
  }
  throw std::logic_error("no such location");
}

Monitor* find_monitor(State& state, int object) {
  for (Monitor& monitor : state.monitors) {
    if (monitor.object == object) return &monitor;
  }
  return nullptr;
}

/// What Main does before it starts the threads. They all start at once: a thread that starts later
/// is one that takes its first step later.
State initial_state(const LoweredProgram& program) {
  State state;
  int objects = 0;
  for (std::size_t i = 0; i < program.statics.size(); ++i) {
    const Variable& variable = program.statics[i];
    Term term{Term::Kind::Null, 0};
    if (variable.type == Type::Int) {
      term = {Term::Kind::Number, variable.initial};
    } else if (variable.initial != 0) {
      term = {Term::Kind::Object, object_of(-1, objects++)};
      if (variable.type == Type::Node) allocate_node(state, term.number);
      if (variable.type == Type::Array) allocate_array(state, term.number);
    }
    state.memory.push_back({Location::Kind::Static, 0, static_cast<int>(i), term});
  }
  for (const LoweredThread& code : program.threads) {
    Thread thread;
    for (const Type type : code.locals) {
      thread.locals.push_back(
          known({type == Type::Int ? Term::Kind::Number : Term::Kind::Null, 0}));
    }
    state.threads.push_back(std::move(thread));
  }
  return state;
}

// ---- a state as a string, to know it again -----------------------------------------------------
//
// A deferred value has the name that its read got when it was issued, the smallest that was free.
// Two states that differ in such names only are taken for two; there are finitely many all the
// same.

class Key {
 public:
  explicit Key(const State& state) {
    for (const Thread& thread : state.threads) put(thread);
    for (const Cell& cell : state.memory) {
      put(cell.object);
      put(cell.slot);
      put(cell.term);
    }
    for (const Monitor& monitor : state.monitors) {
      put(monitor.object);
      put(monitor.owner);
      put(monitor.count);
    }
  }

  std::u16string take() { return std::move(text_); }

 private:
  void put(int number) {
    if (number < -0x4000 || number >= 0x4000) throw std::logic_error("a number is too large");
    text_.push_back(static_cast<char16_t>(number));
  }

  void put(const Term& term) {
    put(static_cast<int>(term.kind));
    put(term.number);
  }

  void put(const Value& value) {
    put(static_cast<int>(value.size()));
    for (const Term& term : value) put(term);
  }

  void put(const Entry& entry) {
    put(entry.is_assumption ? 1 : 0);
    put(static_cast<int>(entry.cls));
    put(static_cast<int>(entry.location.kind));
    put(entry.location.slot);
    put(entry.location.base);
    put(entry.value);
    put(entry.read);
    put(entry.when ? 1 : 0);
  }

  void put(const Thread& thread) {
    put(thread.pc);
    put(thread.allocated);
    for (const Value& value : thread.locals) put(value);
    put(static_cast<int>(thread.queue.size()));
    for (const Entry& entry : thread.queue) put(entry);
  }

  std::u16string text_;
};

// ---- when an operation may complete ------------------------------------------------------------
//
// When its own location and, for a write, its value are known, for a lock when the monitor is free
// or held by its thread, and when for every older operation that waits
// 1. the model's table permits the pair to be reordered; and
// 2. they do not conflict: same location with at least one write, or the same monitor; and
// 3. the location of the older one is known, or cannot be the location of this one.
// Models add to that: forwarding, coherence, publication, speculation.

bool is_read(Class cls) { return cls == Class::Read || cls == Class::VolatileRead; }
bool is_write(Class cls) { return cls == Class::Write || cls == Class::VolatileWrite; }

/// Could `a` turn out to be `b`, as far as is known? The same static, the same field, the same
/// element type; and an element of one index is never one of another.
bool may_be_same(const Location& a, const Location& b) {
  if (a.kind != b.kind || a.slot != b.slot) return false;
  return !is_known(a) || !is_known(b) || a.base == b.base;
}

/// Publication: does `younger` store a reference to the object whose field or element `older`
/// accesses?
bool publishes_object_of(const Entry& older, const Entry& younger) {
  const bool accesses_object = older.location.kind == Location::Kind::Field ||
                               older.location.kind == Location::Kind::Element;
  return is_write(younger.cls) && younger.value[0].kind == Term::Kind::Object && accesses_object &&
         older.location.base == younger.value;
}

/// Rule 2, for two known locations. A read that takes the value of an older waiting write does not
/// conflict with it.
bool conflict(const Model& model, const Entry& older, const Entry& younger) {
  if (older.location != younger.location) return false;
  if (is_read(older.cls) && is_read(younger.cls)) return model.coherence;
  if (is_write(older.cls) && is_read(younger.cls)) return !model.forwarding;
  return true;
}

/// May `younger`, whose location and value are known, complete while `older` waits?
bool may_overtake(const Model& model, const Entry& older, const Entry& younger) {
  // Speculation: only reads complete while an assumption is open.
  if (older.is_assumption) return is_read(younger.cls);
  if (!model.permits(older.cls, younger.cls)) return false;
  if (!is_known(older.location)) {
    // Rule 3; and the access may yet turn out to be invalid, which no write can be taken back for.
    return !may_be_same(older.location, younger.location) && !is_write(younger.cls);
  }
  if (conflict(model, older, younger)) return false;
  return !(model.publication && publishes_object_of(older, younger));
}

/// The youngest waiting write to the location of a read that is older than it: it has the value for
/// the read.
const Entry* write_to_forward(const std::vector<Entry>& queue, std::size_t k) {
  for (std::size_t i = k; i-- > 0;) {
    const Entry& entry = queue[i];
    if (!entry.is_assumption && is_write(entry.cls) && entry.location == queue[k].location)
      return &entry;
  }
  return nullptr;
}

bool is_free_for(State& state, const Entry& lock, int thread) {
  const Monitor* monitor = find_monitor(state, lock.location.base[0].number);
  return monitor == nullptr || monitor->owner == thread;
}

bool may_complete(const Model& model, State& state, int thread, std::size_t k) {
  const std::vector<Entry>& queue = state.threads[static_cast<std::size_t>(thread)].queue;
  const Entry& entry = queue[k];
  if (entry.is_assumption || !is_known(entry.location)) return false;
  if (is_write(entry.cls) && !is_known(entry.value)) return false;
  if (entry.cls == Class::Lock && !is_free_for(state, entry, thread)) return false;
  for (std::size_t i = 0; i < k; ++i) {
    if (!may_overtake(model, queue[i], entry)) return false;
  }
  if (!is_read(entry.cls)) return true;
  const Entry* write = write_to_forward(queue, k);
  return write == nullptr || is_known(write->value);
}

// ---- completing --------------------------------------------------------------------------------

void enter(State& state, int object, int thread) {
  if (Monitor* monitor = find_monitor(state, object)) {
    ++monitor->count;
    return;
  }
  const auto place = std::find_if(state.monitors.begin(), state.monitors.end(),
                                  [&](const Monitor& monitor) { return monitor.object > object; });
  state.monitors.insert(place, {object, thread, 1});
}

void leave(State& state, int object, int thread) {
  Monitor* monitor = find_monitor(state, object);
  if (monitor == nullptr || monitor->owner != thread)
    throw std::logic_error("exit of a monitor not held");
  if (--monitor->count == 0) {
    std::erase_if(state.monitors, [&](const Monitor& held) { return held.object == object; });
  }
}

void substitute(Thread& thread, int read, const Term& term) {
  for (Value& value : thread.locals) substitute(value, read, term);
  for (Entry& entry : thread.queue) {
    if (!entry.value.empty()) substitute(entry.value, read, term);
    if (!entry.location.base.empty()) substitute(entry.location.base, read, term);
  }
}

/// Has nothing in the queue turned out to be other than the thread went on under? Assumptions that
/// have come true are removed. A run for which this is false is discarded: another one, that
/// guessed right or waited, covers it.
bool keep_assumptions(Thread& thread) {
  for (const Entry& entry : thread.queue) {
    if (entry.is_assumption && is_known(entry.value) && (number_in(entry.value) != 0) != entry.when)
      return false;
    if (!entry.is_assumption && is_null(entry.location.base)) return false;
  }
  std::erase_if(thread.queue,
                [](const Entry& entry) { return entry.is_assumption && is_known(entry.value); });
  return true;
}

/// False: the run is discarded.
bool complete(State& state, int thread_index, std::size_t k) {
  Thread& thread = state.threads[static_cast<std::size_t>(thread_index)];
  const Entry entry = thread.queue[k];
  const Entry* write = is_read(entry.cls) ? write_to_forward(thread.queue, k) : nullptr;
  const Term forwarded = write != nullptr ? write->value[0] : Term{};
  thread.queue.erase(thread.queue.begin() + static_cast<std::ptrdiff_t>(k));
  switch (entry.cls) {
    case Class::Read:
    case Class::VolatileRead:
      substitute(thread, entry.read, write != nullptr ? forwarded : cell_at(state, entry.location));
      return keep_assumptions(thread);
    case Class::Write:
    case Class::VolatileWrite:
      cell_at(state, entry.location) = entry.value[0];
      return true;
    case Class::Lock:
      enter(state, entry.location.base[0].number, thread_index);
      return true;
    case Class::Unlock:
      leave(state, entry.location.base[0].number, thread_index);
      return true;
  }
  return true;
}

// ---- issuing -----------------------------------------------------------------------------------

bool has_assumption(const Thread& thread) {
  return std::any_of(thread.queue.begin(), thread.queue.end(),
                     [](const Entry& entry) { return entry.is_assumption; });
}

int free_name(const Thread& thread) {
  int name = 0;
  const auto is_taken = [&](const Entry& entry) {
    return !entry.is_assumption && is_read(entry.cls) && entry.read == name;
  };
  while (std::any_of(thread.queue.begin(), thread.queue.end(), is_taken)) ++name;
  return name;
}

/// What a thread may do next: the states after issuing its next instruction. None: it stalls, or
/// has ended.
class Issue {
 public:
  Issue(const LoweredProgram& program, const Model& model, const State& before, int thread)
      : model_(model), before_(before), thread_index_(thread) {
    const auto& code = program.threads[static_cast<std::size_t>(thread)].code;
    const int pc = now().pc;
    if (pc < static_cast<int>(code.size())) issue(code[static_cast<std::size_t>(pc)]);
  }

  std::vector<State> take() { return std::move(successors_); }

 private:
  const Thread& now() const { return before_.threads[static_cast<std::size_t>(thread_index_)]; }

  Value value_of(const Expression& expression) const { return evaluate(expression, now().locals); }

  Thread& thread_of(State& state) const {
    return state.threads[static_cast<std::size_t>(thread_index_)];
  }

  State next() const {
    State state = before_;
    ++thread_of(state).pc;
    return state;
  }

  void set_local_and_go_on(State state, int target, Value value) {
    thread_of(state).locals.at(static_cast<std::size_t>(target)) = std::move(value);
    successors_.push_back(std::move(state));
  }

  void issue(const Instruction& instruction) {
    switch (instruction.kind) {
      case Instruction::Kind::Set:
        set_local_and_go_on(next(), instruction.target, value_of(instruction.operands[0]));
        return;
      case Instruction::Kind::New:
        issue_new(instruction);
        return;
      case Instruction::Kind::Read:
      case Instruction::Kind::Write:
        issue_access(instruction);
        return;
      case Instruction::Kind::Enter:
        issue_monitor(instruction, Class::Lock);
        return;
      case Instruction::Kind::Exit:
        issue_monitor(instruction, Class::Unlock);
        return;
      case Instruction::Kind::Fence:
        if (now().queue.empty()) successors_.push_back(next());
        return;
      case Instruction::Kind::Atomic:
        issue_atomic(instruction);
        return;
      case Instruction::Kind::Branch:
        issue_branch(instruction);
        return;
      case Instruction::Kind::Jump:
        jump_to(instruction.jump);
        return;
    }
  }

  void issue_new(const Instruction& instruction) {
    State state = next();
    const int object = object_of(thread_index_, thread_of(state).allocated++);
    allocate_node(state, object);
    set_local_and_go_on(std::move(state), instruction.target, known({Term::Kind::Object, object}));
  }

  /// The operation joins the queue; under sc it completes at once.
  void push(State state, Entry entry) {
    std::vector<Entry>& queue = thread_of(state).queue;
    queue.push_back(std::move(entry));
    if (model_.immediate) {
      if (!may_complete(model_, state, thread_index_, 0)) return;
      complete(state, thread_index_, 0);
    }
    successors_.push_back(std::move(state));
  }

  /// An index must be known; a reference need not be, and is then assumed to be valid. That the
  /// thread may as well wait for it needs no step: it is not to take this one.
  void issue_access(const Instruction& instruction) {
    const Place& place = instruction.place;
    Location location{.kind = Location::Kind::Static, .slot = place.slot};
    if (place.kind != Place::Kind::Static) {
      location.base = value_of(place.base);
      location.kind =
          place.kind == Place::Kind::Field ? Location::Kind::Field : Location::Kind::Element;
      if (is_null(location.base)) return throw_null_reference(instruction);
    }
    if (place.kind == Place::Kind::Element) {
      const Value index = value_of(place.index);
      if (!is_known(index)) return;
      location.slot = number_in(index);
      if (location.slot < 0 || location.slot >= array_length)
        throw std::logic_error("index out of range");
    }
    if (instruction.kind == Instruction::Kind::Read) {
      issue_read(instruction, std::move(location));
    } else {
      push(next(), {.cls = place.is_volatile ? Class::VolatileWrite : Class::Write,
                    .location = std::move(location),
                    .value = value_of(instruction.operands[0])});
    }
  }

  void issue_read(const Instruction& instruction, Location location) {
    State state = next();
    Thread& thread = thread_of(state);
    const int name = free_name(thread);
    thread.locals.at(static_cast<std::size_t>(instruction.target)) = {{Term::Kind::Read, name}};
    push(std::move(state),
         {.cls = instruction.place.is_volatile ? Class::VolatileRead : Class::Read,
          .location = std::move(location),
          .read = name});
  }

  /// What throws stalls until every assumption before it has come true.
  void throw_null_reference(const Instruction& instruction) {
    if (has_assumption(now())) return;
    if (instruction.handler < 0)
      throw std::logic_error("nobody catches the NullReferenceException");
    State state = before_;
    thread_of(state).pc = instruction.handler;
    successors_.push_back(std::move(state));
  }

  void throw_null_argument() const {
    if (has_assumption(now())) return;
    throw std::logic_error("nobody catches the ArgumentNullException");
  }

  void issue_monitor(const Instruction& instruction, Class cls) {
    Value object = value_of(instruction.operands[0]);
    if (!is_known(object)) return;
    if (is_null(object)) return throw_null_argument();
    push(next(),
         {.cls = cls, .location = {.kind = Location::Kind::Monitor, .base = std::move(object)}});
  }

  /// Waits until the queue is empty, so that its operands are known, and then acts in one step.
  void issue_atomic(const Instruction& instruction) {
    if (!now().queue.empty()) return;
    State state = next();
    Term& cell = cell_at(state, {.kind = Location::Kind::Static, .slot = instruction.place.slot});
    const Term before = cell;
    const Term operand = value_of(instruction.operands[0])[0];
    Term result = before;
    switch (instruction.atomic) {
      case Expression::Kind::InterlockedAdd:
        cell.number += operand.number;
        result = cell;
        break;
      case Expression::Kind::InterlockedExchange:
        cell = operand;
        break;
      case Expression::Kind::InterlockedCompareExchange:
        if (cell == value_of(instruction.operands[1])[0]) cell = operand;
        break;
      default:
        throw std::logic_error("no such atomic");
    }
    set_local_and_go_on(std::move(state), instruction.target, known(result));
  }

  /// Going backwards is never speculative: it waits until no assumption is open.
  void jump_to(int target) {
    if (target <= now().pc && has_assumption(now())) return;
    State state = before_;
    thread_of(state).pc = target;
    successors_.push_back(std::move(state));
  }

  void issue_branch(const Instruction& instruction) {
    const Value condition = value_of(instruction.operands[0]);
    const int pc = now().pc;
    if (is_known(condition)) {
      const bool jumps = (number_in(condition) != 0) == instruction.when;
      jump_to(jumps ? instruction.jump : pc + 1);
    } else if (model_.speculation) {
      guess(condition, !instruction.when, pc + 1);
      if (instruction.jump > pc) guess(condition, instruction.when, instruction.jump);
    }
  }

  void guess(const Value& condition, bool when, int target) {
    State state = before_;
    thread_of(state).pc = target;
    Entry assumption;
    assumption.is_assumption = true;
    assumption.value = condition;
    assumption.when = when;
    thread_of(state).queue.push_back(std::move(assumption));
    successors_.push_back(std::move(state));
  }

  const Model& model_;
  const State& before_;
  int thread_index_;
  std::vector<State> successors_;
};

// ---- the search --------------------------------------------------------------------------------

bool has_ended(const LoweredProgram& program, const State& state) {
  for (std::size_t i = 0; i < state.threads.size(); ++i) {
    const Thread& thread = state.threads[i];
    if (thread.pc < static_cast<int>(program.threads[i].code.size()) || !thread.queue.empty())
      return false;
  }
  return true;
}

Term field_of(State& state, const Term& object, int slot) {
  return cell_at(state, {.kind = Location::Kind::Field, .slot = slot, .base = known(object)});
}

int number_at_end(State& state, Term object, const Observed& observed) {
  for (int i = 0; i < observed.links && object.kind == Term::Kind::Object; ++i) {
    object = field_of(state, object, slot_of_next);
  }
  if (object.kind != Term::Kind::Object) return -1;
  return field_of(state, object, observed.slot).number;
}

int final_value(State& state, const Observed& observed) {
  const auto static_at = [&](int slot) { return cell_at(state, {.slot = slot}); };
  switch (observed.kind) {
    case Observed::Kind::Static:
      return static_at(observed.slot).number;
    case Observed::Kind::Local: {
      const Thread& thread = state.threads[static_cast<std::size_t>(observed.thread)];
      return number_in(thread.locals[static_cast<std::size_t>(observed.slot)]);
    }
    case Observed::Kind::Shape:
      return number_at_end(state, static_at(observed.thread), observed);
    case Observed::Kind::Field:
    case Observed::Kind::Element: {
      const bool is_field = observed.kind == Observed::Kind::Field;
      return cell_at(state, {.kind = is_field ? Location::Kind::Field : Location::Kind::Element,
                             .slot = observed.slot,
                             .base = known(static_at(observed.thread))})
          .number;
    }
  }
  throw std::logic_error("no such observation");
}

class Search {
 public:
  Search(const LoweredProgram& program, const Model& model, std::size_t max_states)
      : program_(program), model_(model), max_states_(max_states) {}

  Outcomes run() {
    visit(initial_state(program_));
    while (!waiting_.empty() && outcomes_.complete) {
      const State state = std::move(waiting_.back());
      waiting_.pop_back();
      explore(state);
    }
    outcomes_.states = seen_.size();
    return std::move(outcomes_);
  }

 private:
  void visit(State state) {
    if (!seen_.insert(Key(state).take()).second) return;
    if (seen_.size() > max_states_) outcomes_.complete = false;
    waiting_.push_back(std::move(state));
  }

  void explore(State state) {
    bool has_step = false;
    for (int thread = 0; thread < static_cast<int>(state.threads.size()); ++thread) {
      for (State& successor : Issue(program_, model_, state, thread).take()) {
        has_step = true;
        visit(std::move(successor));
      }
      const std::size_t length = state.threads[static_cast<std::size_t>(thread)].queue.size();
      for (std::size_t k = 0; k < length; ++k) {
        if (!may_complete(model_, state, thread, k)) continue;
        has_step = true;
        State successor = state;
        if (complete(successor, thread, k)) visit(std::move(successor));
      }
    }
    if (!has_step) finish(state);
  }

  void finish(State& state) {
    if (!has_ended(program_, state)) {
      outcomes_.deadlock = true;
      return;
    }
    std::vector<int> values;
    for (const Observed& observed : program_.observed)
      values.push_back(final_value(state, observed));
    outcomes_.values.insert(std::move(values));
  }

  const LoweredProgram& program_;
  const Model& model_;
  std::size_t max_states_;
  std::unordered_set<std::u16string> seen_;
  std::vector<State> waiting_;
  Outcomes outcomes_;
};

}  // namespace

const Model* find_model(std::string_view name) {
  for (const Model& model : models) {
    if (model.name == name) return &model;
  }
  return nullptr;
}

Outcomes enumerate(const LoweredProgram& program, const Model& model, std::size_t max_states) {
  return Search(program, model, max_states).run();
}

bool is_included(const Outcomes& a, const Outcomes& b) {
  return std::includes(b.values.begin(), b.values.end(), a.values.begin(), a.values.end()) &&
         (b.deadlock || !a.deadlock);
}

}  // namespace enumerator
