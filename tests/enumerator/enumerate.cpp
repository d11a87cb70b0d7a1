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

#include "deferred.hpp"

namespace enumerator {

namespace {

// ---- expressions -------------------------------------------------------------------------------

/// The object that lock (typeof(Methods)) is about.
constexpr int type_object = 999;

Value evaluate(const Expression& expression, const Values& locals, const Objects& objects) {
  const auto operand = [&](std::size_t i) {
    return evaluate(expression.operands[i], locals, objects);
  };
  switch (expression.kind) {
    case Expression::Kind::Number:
      return known_number(expression.number);
    case Expression::Kind::Null:
      return known({Term::Kind::Null, 0});
    case Expression::Kind::Text:
      return known(text_term(expression.name));
    case Expression::Kind::TypeObject:
      return known({Term::Kind::Object, type_object});
    case Expression::Kind::Local:
      return locals.at(static_cast<std::size_t>(expression.number));
    case Expression::Kind::Binary:
      return apply(static_cast<Function>(expression.operation), {operand(0), operand(1)}, objects);
    case Expression::Kind::Conditional:
      return apply(Function::Select, {operand(0), operand(1), operand(2)}, objects);
    default:
      throw std::logic_error("a lowered expression reads nothing");
  }
}

// ---- states ------------------------------------------------------------------------------------

/// Where an operation acts. The base of a Field, an Element and a Monitor is the object; it may be
/// deferred.
struct Location {
  enum class Kind : std::uint8_t { Static, Field, Element, Box, Monitor };
  Kind kind = Kind::Static;
  int slot = 0;  // which static, which field, which part of a box or of an element
  Value base{};
  Value index{};  // of an element: where it is in the array
  int scale = 1;  // and of how many parts each is

  friend bool operator==(const Location&, const Location&) = default;
};

bool is_known(const Location& location) {
  if (location.kind == Location::Kind::Static) return true;
  return is_known(location.base) && (location.index.empty() || is_known(location.index));
}

/// Of a known location: which static, field, part of a box, or part of which element.
int slot_of(const Location& location) {
  if (location.index.empty()) return location.slot;
  return location.slot + static_cast<int>(number_in(location.index)) * location.scale;
}

/// An entry of a thread's queue: an operation that has not completed, or an assumption that the
/// thread has gone on under: a condition that is not known yet, and what it has to turn out to be.
struct Entry {
  bool is_assumption = false;
  Class cls = Class::Read;
  Location location{};
  Value value{};        // of a write: what it stores; of an assumption: the condition
  int read = 0;         // of what brings a value: the name that deferred values have for it
  bool when = false;    // of an assumption: what the condition has to turn out to be
  bool is_try = false;  // of a lock: it brings whether the monitor was free
};

/// Does a deferred value wait for it?
bool brings(const Entry& entry) {
  const bool is_read = entry.cls == Class::Read || entry.cls == Class::VolatileRead;
  return !entry.is_assumption && (is_read || entry.is_try);
}

/// A thread that waits for a pulse has none of its monitor; when it has had one, or has given up,
/// it takes it again.
enum class Status : std::uint8_t { Running, Waiting, Woken, GaveUp };

struct Thread {
  int pc = 0;
  int allocated = 0;
  std::vector<Value> locals{};
  std::vector<Entry> queue{};  // oldest first
  /// Places whose address was taken before their object was known: they have to turn out to exist.
  std::vector<Location> addresses{};
  Status status = Status::Running;
  int waits_for = 0;  // unless it is running: the object, and how often it had the monitor
  int depth = 0;
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

/// The initialisation of a class.
struct Initialization {
  enum class Progress : std::uint8_t { NotBegun, Running, Over, Failed };
  Progress progress = Progress::NotBegun;
  int which = 0;  // Running: the thread that executes the constructor; Failed: the exception
};

struct State {
  std::vector<Thread> threads{};
  Objects objects{};  // in the order of allocation
  std::vector<Initialization> classes{};
  std::vector<Cell> memory{};       // in the order of allocation
  std::vector<Monitor> monitors{};  // those that are held, ordered by object
};

/// The greatest length of a new array that is guessed; programs must not compute a greater one.
constexpr int greatest_guess = 3;

/// Objects are named by who made them: -1 for Main, and how many that thread had made before.
int object_of(int thread, int count) { return (thread + 1) * 1000 + count; }

Term zero_of(Type type) { return {is_reference(type) ? Term::Kind::Null : Term::Kind::Number, 0}; }

void allocate_cells(State& state, Location::Kind kind, int object, const std::vector<Type>& types,
                    int first) {
  for (std::size_t i = 0; i < types.size(); ++i) {
    state.memory.push_back({kind, object, first + static_cast<int>(i), zero_of(types[i])});
  }
}

/// A box, if `type` is none of a reference.
void allocate(State& state, int object, Type type, int length) {
  state.objects.push_back({object, type, length});
  std::vector<Type> types;
  if (!is_reference(type)) {
    types.assign(static_cast<std::size_t>(count_leaves(type)), Type::Int);
    allocate_cells(state, Location::Kind::Box, object, types, 0);
  } else if (is_array(type)) {
    const Type element = element_of(type);
    const auto count =
        static_cast<std::size_t>(count_elements(type, length) * count_leaves(element));
    types.assign(count, is_reference(element) ? element : Type::Int);
    allocate_cells(state, Location::Kind::Element, object, types, first_slot_of(type));
  } else {
    for (const Variable& field : flattened(fields_of(type))) types.push_back(field.type);
    allocate_cells(state, Location::Kind::Field, object, types, first_slot_of(type));
  }
}

Term& cell_at(State& state, const Location& location) {
  const int object = location.kind == Location::Kind::Static ? 0 : object_in(location.base[0]);
  const int slot = slot_of(location);
  for (Cell& cell : state.memory) {
    if (cell.kind == location.kind && cell.object == object && cell.slot == slot) return cell.term;
  }
  throw std::logic_error("no such location");
}

Monitor* find_monitor(State& state, int object) {
  for (Monitor& monitor : state.monitors) {
    if (monitor.object == object) return &monitor;
  }
  return nullptr;
}

/// What Main stores in a static.
Term initial_term(State& state, const Variable& variable, int& objects) {
  if (!is_reference(variable.type)) return {Term::Kind::Number, variable.initial};
  if (variable.initial == 0) return {Term::Kind::Null, 0};
  if (variable.type == Type::String) return text_term(text_numbered(variable.initial));
  const Term term{Term::Kind::Object, object_of(-1, objects++)};
  allocate(state, object_in(term), variable.made_type(), variable.length);
  if (!is_reference(variable.made_type())) state.memory.back().term.number = variable.initial;
  return term;
}

/// What Main does before it starts the threads. They all start at once: a thread that starts later
/// is one that takes its first step later.
State initial_state(const LoweredProgram& program) {
  State state;
  state.classes.resize(program.classes);
  int objects = 0;
  for (std::size_t i = 0; i < program.statics.size(); ++i) {
    const Term term = initial_term(state, program.statics[i], objects);
    state.memory.push_back({Location::Kind::Static, 0, static_cast<int>(i), term});
  }
  for (const LoweredThread& code : program.threads) {
    Thread thread;
    for (const Type type : code.locals) thread.locals.push_back(known(zero_of(type)));
    state.threads.push_back(std::move(thread));
  }
  return state;
}

// ---- a state as a string, to know it again -----------------------------------------------------
//
// A deferred value has the name that its read got when it was issued, the smallest that was free.
// Here it is called by the place of its read in the queue: states that differ in names only are the
// same.

class Key {
 public:
  explicit Key(const State& state) {
    for (const Thread& thread : state.threads) put(thread);
    for (const Initialization& one : state.classes) {
      put(static_cast<int>(one.progress));
      put(one.which);
    }
    for (const Object& object : state.objects) {
      put(object.name);
      put(static_cast<int>(object.type));
      put(object.length);
    }
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
  /// In one unit if it is small; otherwise in four, after one that no small number has.
  void put(std::int64_t number) {
    if (number >= -0x4000 && number < 0x4000) return text_.push_back(static_cast<char16_t>(number));
    text_.push_back(0x8000);
    for (int shift = 0; shift < 64; shift += 16) {
      text_.push_back(static_cast<char16_t>(number >> shift));
    }
  }

  void put(const Term& term) {
    put(static_cast<int>(term.kind));
    put(term.kind == Term::Kind::Read ? place_of(term.number) : term.number);
    if (term.kind == Term::Kind::Operation) put(static_cast<int>(term.type));
  }

  int place_of(std::int64_t read) const {
    const auto found = std::find(reads_.begin(), reads_.end(), read);
    return static_cast<int>(found - reads_.begin());
  }

  void put(const Value& value) {
    put(static_cast<int>(value.size()));
    for (const Term& term : value) put(term);
  }

  void put(const Location& location) {
    put(static_cast<int>(location.kind));
    put(location.slot);
    put(location.base);
    put(location.index);
  }

  void put(const Entry& entry) {
    put(entry.is_assumption ? 1 : 0);
    put(static_cast<int>(entry.cls));
    put(entry.location);
    put(entry.value);
    put((entry.when ? 1 : 0) + (entry.is_try ? 2 : 0));
  }

  void put(const Thread& thread) {
    reads_.clear();
    for (const Entry& entry : thread.queue) reads_.push_back(brings(entry) ? entry.read : -1);
    put(thread.pc);
    put(thread.allocated);
    for (const Value& value : thread.locals) put(value);
    put(static_cast<int>(thread.queue.size()));
    for (const Entry& entry : thread.queue) put(entry);
    put(static_cast<int>(thread.addresses.size()));
    for (const Location& address : thread.addresses) put(address);
    put(static_cast<int>(thread.status));
    put(thread.waits_for);
    put(thread.depth);
  }

  std::u16string text_;
  std::vector<int> reads_;  // the names of those in the thread's queue
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

/// May two values turn out to be the same, as far as is known?
bool may_be_same(const Value& a, const Value& b) { return !is_known(a) || !is_known(b) || a == b; }

/// The same static, the same field, the same part of an element type; and an element of one index
/// is never one of another.
bool may_be_same(const Location& a, const Location& b) {
  if (a.kind != b.kind || a.slot != b.slot) return false;
  return a.kind == Location::Kind::Static ||
         (may_be_same(a.base, b.base) && (a.index.empty() || may_be_same(a.index, b.index)));
}

/// The objects that are reachable from one of them, as memory has it. Older pending writes of the
/// thread need not be looked at: one into a reachable object is itself an access to such an object.
std::vector<int> reachable_from(const State& state, int object) {
  std::vector<int> reached = {object};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Cell& cell : state.memory) {
      if (cell.kind == Location::Kind::Static || cell.object != reached[i]) continue;
      if (cell.term.kind != Term::Kind::Object) continue;
      const int next = object_in(cell.term);
      if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
    }
  }
  return reached;
}

/// The objects whose earlier accesses a write waits for because it stores a reference.
std::vector<int> published_by(const Model& model, const State& state, const Entry& write) {
  const bool stores_reference = is_write(write.cls) && write.value[0].kind == Term::Kind::Object;
  if (model.publication == Publication::No || !stores_reference) return {};
  const int object = object_in(write.value[0]);
  if (model.publication == Publication::Own) return {object};
  return reachable_from(state, object);
}

/// Is `older`, whose location is known, an access to one of the objects?
bool accesses(const Entry& older, const std::vector<int>& objects) {
  const bool accesses_object = older.location.kind != Location::Kind::Static &&
                               older.location.kind != Location::Kind::Monitor;
  return accesses_object && std::find(objects.begin(), objects.end(),
                                      object_in(older.location.base[0])) != objects.end();
}

/// Rule 2, for two known locations. A read that takes the value of an older waiting write does not
/// conflict with it.
bool conflict(const Model& model, const Entry& older, const Entry& younger) {
  if (older.location != younger.location) return false;
  if (is_read(older.cls) && is_read(younger.cls)) return model.coherence;
  if (is_write(older.cls) && is_read(younger.cls)) return !model.forwarding;
  return true;
}

/// May `younger`, whose location and value are known, complete while `older` waits? It publishes
/// these objects.
bool may_overtake(const Model& model, const Entry& older, const Entry& younger,
                  const std::vector<int>& published) {
  // Speculation: only reads complete while an assumption is open.
  if (older.is_assumption) return is_read(younger.cls);
  if (!model.permits(older.cls, younger.cls)) return false;
  if (!is_known(older.location)) {
    // Rule 3; and the access may yet turn out to be invalid, which no write can be taken back for.
    return !may_be_same(older.location, younger.location) && !is_write(younger.cls);
  }
  return !conflict(model, older, younger) && !accesses(older, published);
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
  const Monitor* monitor = find_monitor(state, object_in(lock.location.base[0]));
  return monitor == nullptr || monitor->owner == thread;
}

bool may_complete(const Model& model, State& state, int thread, std::size_t k) {
  const std::vector<Entry>& queue = state.threads[static_cast<std::size_t>(thread)].queue;
  const Entry& entry = queue[k];
  if (entry.is_assumption || !is_known(entry.location)) return false;
  if (is_write(entry.cls) && !is_known(entry.value)) return false;
  const bool waits = entry.cls == Class::Lock && !entry.is_try;
  if (waits && !is_free_for(state, entry, thread)) return false;
  const std::vector<int> published = published_by(model, state, entry);
  for (std::size_t i = 0; i < k; ++i) {
    if (!may_overtake(model, queue[i], entry, published)) return false;
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

void substitute(Thread& thread, int read, const Term& term, const Objects& objects) {
  const auto put_into = [&](Value& value) {
    if (!value.empty()) substitute(value, read, term, objects);
  };
  for (Value& value : thread.locals) put_into(value);
  for (Entry& entry : thread.queue) {
    put_into(entry.value);
    put_into(entry.location.base);
    put_into(entry.location.index);
  }
  for (Location& address : thread.addresses) {
    put_into(address.base);
    put_into(address.index);
  }
}

/// The exception that an access throws there, if it does. The location is known.
std::optional<Exception> exception_at(const State& state, const Location& location) {
  if (location.kind == Location::Kind::Static) return std::nullopt;
  if (is_null(location.base)) return Exception::NullReference;
  if (location.kind != Location::Kind::Element) return std::nullopt;
  const Value is_inside = apply(Function::MayIndex, {location.base, location.index}, state.objects);
  return number_in(is_inside) != 0 ? std::nullopt : std::optional(Exception::IndexOutOfRange);
}

bool turned_out_invalid(const State& state, const Location& location) {
  return is_known(location) && exception_at(state, location).has_value();
}

/// Has nothing turned out to be other than the thread went on under? Assumptions that have come
/// true are removed. A run for which this is false is discarded: another one, that guessed right or
/// waited, covers it.
bool keep_assumptions(const State& state, Thread& thread) {
  for (const Entry& entry : thread.queue) {
    if (entry.is_assumption && is_known(entry.value) && (number_in(entry.value) != 0) != entry.when)
      return false;
    if (!entry.is_assumption && turned_out_invalid(state, entry.location)) return false;
  }
  for (const Location& address : thread.addresses) {
    if (turned_out_invalid(state, address)) return false;
  }
  std::erase_if(thread.queue,
                [](const Entry& entry) { return entry.is_assumption && is_known(entry.value); });
  std::erase_if(thread.addresses, [](const Location& address) { return is_known(address); });
  return true;
}

Term try_to_enter(State& state, const Entry& lock, int thread) {
  const bool is_free = is_free_for(state, lock, thread);
  if (is_free) enter(state, object_in(lock.location.base[0]), thread);
  return {Term::Kind::Number, is_free ? 1 : 0};
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
      substitute(thread, entry.read, write != nullptr ? forwarded : cell_at(state, entry.location),
                 state.objects);
      return keep_assumptions(state, thread);
    case Class::Write:
    case Class::VolatileWrite:
      cell_at(state, entry.location) = entry.value[0];
      return true;
    case Class::Lock:
      if (!entry.is_try) {
        enter(state, object_in(entry.location.base[0]), thread_index);
        return true;
      }
      substitute(thread, entry.read, try_to_enter(state, entry, thread_index), state.objects);
      return keep_assumptions(state, thread);
    case Class::Unlock:
      leave(state, object_in(entry.location.base[0]), thread_index);
      return true;
  }
  return true;
}

// ---- issuing -----------------------------------------------------------------------------------

int free_name(const Thread& thread) {
  int name = 0;
  const auto is_taken = [&](const Entry& entry) { return brings(entry) && entry.read == name; };
  while (std::any_of(thread.queue.begin(), thread.queue.end(), is_taken)) ++name;
  return name;
}

std::ptrdiff_t count_assumptions(const Thread& thread) {
  return std::count_if(thread.queue.begin(), thread.queue.end(),
                       [](const Entry& entry) { return entry.is_assumption; });
}

bool all_queues_are_empty(const State& state) {
  return std::all_of(state.threads.begin(), state.threads.end(),
                     [](const Thread& thread) { return thread.queue.empty(); });
}

/// What a thread may do next: the states after issuing its next instruction. None: it stalls, or
/// has ended.
class Issue {
 public:
  Issue(const LoweredProgram& program, const Model& model, const State& before, int thread,
        int assumptions)
      : program_(program),
        model_(model),
        before_(before),
        thread_index_(thread),
        most_assumptions_(assumptions) {
    const auto& code = program.threads[static_cast<std::size_t>(thread)].code;
    const int pc = now().pc;
    if (pc < static_cast<int>(code.size())) issue(code[static_cast<std::size_t>(pc)]);
  }

  std::vector<State> take() { return std::move(successors_); }

 private:
  using Kind = Instruction::Kind;

  const Thread& now() const { return before_.threads[static_cast<std::size_t>(thread_index_)]; }

  Value value_of(const Expression& expression) const {
    return evaluate(expression, now().locals, before_.objects);
  }

  Values values_of(const std::vector<Expression>& expressions) const {
    Values values;
    for (const Expression& expression : expressions) values.push_back(value_of(expression));
    return values;
  }

  Value computed(Function function, const Values& operands, Type type = Type::Int) const {
    return apply(function, operands, before_.objects, type);
  }

  Thread& thread_of(State& state) const {
    return state.threads[static_cast<std::size_t>(thread_index_)];
  }

  /// What is of no use any more is forgotten, so that fewer states differ.
  State at(int pc) const {
    State state = before_;
    Thread& thread = thread_of(state);
    thread.pc = pc;
    forget_from(thread, program_.threads[static_cast<std::size_t>(thread_index_)]
                            .live[static_cast<std::size_t>(pc)]);
    return state;
  }

  static void forget_from(Thread& thread, std::size_t first) {
    for (std::size_t i = first; i < thread.locals.size(); ++i) {
      thread.locals[i] = known({Term::Kind::Number, 0});
    }
  }

  State next() const { return at(now().pc + 1); }

  void go_on(State state) { successors_.push_back(std::move(state)); }

  /// The local may be one that is used by nobody.
  void set_local(State& state, int target, Value value) const {
    thread_of(state).locals.at(static_cast<std::size_t>(target)) = std::move(value);
    const Thread& thread = thread_of(state);
    const std::size_t live = program_.threads[static_cast<std::size_t>(thread_index_)]
                                 .live[static_cast<std::size_t>(thread.pc)];
    forget_from(thread_of(state), live);
  }

  void set_local_and_go_on(State state, int target, Value value) {
    set_local(state, target, std::move(value));
    go_on(std::move(state));
  }

  void issue(const Instruction& instruction) {
    switch (instruction.kind) {
      case Kind::Set:
        return set_local_and_go_on(next(), instruction.target, value_of(instruction.operands[0]));
      case Kind::New:
        return issue_new(instruction);
      case Kind::Read:
      case Kind::Write:
      case Kind::Check:
        return issue_access(instruction);
      case Kind::Apply:
        return issue_function(instruction);
      case Kind::Await:
        if (are_known(values_of(instruction.operands))) go_on(next());
        return;
      case Kind::AwaitControl:
        if (model_.speculation || are_known(values_of(instruction.operands))) go_on(next());
        return;
      case Kind::Raise:
        return raise(static_cast<Exception>(number_in(value_of(instruction.operands[0]))),
                     instruction, value_of(instruction.operands[1]));
      case Kind::Dispatch:
        return issue_dispatch(instruction);
      case Kind::Enter:
      case Kind::TryEnter:
      case Kind::Exit:
        return issue_monitor(instruction);
      case Kind::Wait:
        return issue_wait(instruction);
      case Kind::Pulse:
        return issue_pulse(instruction);
      case Kind::Fence:
        if (now().queue.empty()) go_on(next());
        return;
      case Kind::ProcessFence:
        if (all_queues_are_empty(before_)) go_on(next());
        return;
      case Kind::Atomic:
        return issue_atomic(instruction);
      case Kind::Branch:
        return issue_branch(instruction);
      case Kind::Jump:
        return jump_to(instruction.jump);
      case Kind::BeginClass:
        return begin_class(instruction);
      case Kind::EndClass:
      case Kind::FailClass:
        return end_class(instruction);
    }
  }

  /// The length of an array that is not known is guessed.
  void issue_new(const Instruction& instruction) {
    const Value length = value_of(instruction.operands[0]);
    if (is_known(length)) {
      if (number_in(length) < 0) return raise(Exception::Overflow, instruction);
      return make_object(next(), instruction, number_in(length));
    }
    if (!model_.speculation) return;
    for (int guess = 0; guess <= greatest_guess; ++guess) {
      State state = next();
      assume(thread_of(state), computed(Function::Equal, {length, known_number(guess)}), true);
      make_object(std::move(state), instruction, guess);
    }
  }

  void make_object(State state, const Instruction& instruction, std::int64_t length) {
    const int object = object_of(thread_index_, thread_of(state).allocated++);
    allocate(state, object, instruction.type, static_cast<int>(length));
    set_local_and_go_on(std::move(state), instruction.target, known({Term::Kind::Object, object}));
  }

  /// Nothing is added by what has been assumed already.
  static void assume(Thread& thread, const Value& condition, bool when) {
    if (is_known(condition)) return;
    const bool is_open =
        std::any_of(thread.queue.begin(), thread.queue.end(), [&](const Entry& entry) {
          return entry.is_assumption && entry.value == condition && entry.when == when;
        });
    if (is_open) return;
    Entry assumption;
    assumption.is_assumption = true;
    assumption.value = condition;
    assumption.when = when;
    thread.queue.push_back(std::move(assumption));
  }

  /// The operation joins the queue; under sc it completes at once.
  void push(State state, Entry entry) {
    std::vector<Entry>& queue = thread_of(state).queue;
    queue.push_back(std::move(entry));
    if (model_.immediate) {
      if (!may_complete(model_, state, thread_index_, 0)) return;
      complete(state, thread_index_, 0);
    }
    go_on(std::move(state));
  }

  // ---- exceptions ------------------------------------------------------------------------------

  /// What throws stalls until every assumption before it has come true. What waits goes on waiting,
  /// and the local that the instruction would have assigned to keeps what it had.
  void raise(Exception exception, const Instruction& instruction,
             const Value& object = known({Term::Kind::Null, 0})) {
    if (count_assumptions(now()) != 0) return;
    for (const Handler& handler : instruction.handlers) {
      const bool catches = handler.caught == Exception::Any || handler.caught == exception;
      if (!catches) continue;
      State state = at(handler.pc);
      if (handler.object >= 0) {
        thread_of(state).locals.at(static_cast<std::size_t>(handler.object)) = object;
      }
      if (handler.exception >= 0) {
        thread_of(state).locals.at(static_cast<std::size_t>(handler.exception)) =
            known({Term::Kind::Number, static_cast<int>(exception)});
      }
      return go_on(std::move(state));
    }
    throw std::logic_error("nobody catches the " + std::string(name_of(exception)));
  }

  // ---- functions -------------------------------------------------------------------------------

  static bool are_known(const Values& values) {
    return std::all_of(values.begin(), values.end(),
                       [](const Value& value) { return is_known(value); });
  }

  /// What throws for some operands is assumed not to throw, where control does not wait; a thread
  /// may wait for the operands instead, and has to if it throws.
  void issue_function(const Instruction& instruction) {
    const Values operands = values_of(instruction.operands);
    const Value holds = condition_of(instruction.function, operands, instruction.type);
    const bool waits = !model_.speculation && !goes_on(instruction.function) &&
                       !divides_safely(instruction.function, operands);
    if (!are_known(operands) && (waits || is_known_false(holds))) return;
    if (is_known_false(holds)) {
      return raise(exception_of(instruction.function, operands), instruction);
    }
    State state = next();
    set_local(state, instruction.target,
              result_of(instruction.function, operands, instruction.type));
    assume(thread_of(state), holds, true);
    go_on(std::move(state));
  }

  static bool is_known_false(const Value& condition) {
    return is_known(condition) && number_in(condition) == 0;
  }

  /// A division whose divisor is known throws for no dividend, or for some.
  static bool divides_safely(Checked function, const Values& operands) {
    const bool divides = function == Checked::Divide || function == Checked::Remainder;
    if (!divides || !is_known(operands[1])) return false;
    return number_in(operands[1]) != 0 && number_in(operands[1]) != -1;
  }

  /// In every model: a test for null, and the length of an array.
  static bool goes_on(Checked function) {
    return function == Checked::NotNull || function == Checked::Length;
  }

  /// 1 if it does not throw.
  Value condition_of(Checked function, const Values& operands, Type type) const {
    switch (function) {
      case Checked::Divide:
      case Checked::Remainder:
        return computed(Function::NotEqual, {operands[1], known_number(0)});
      case Checked::ToRange:
        return computed(Function::InRange, operands);
      case Checked::Cast:
        return computed(Function::MayCast, operands, type);
      case Checked::Unbox:
        return computed(Function::MayUnbox, operands, type);
      case Checked::Store:
        return computed(Function::MayStore, operands, type);
      case Checked::Character:
        return computed(Function::MayTakeCharacter, operands);
      case Checked::NotNull:
      case Checked::Length:
      case Checked::TextLength:
      case Checked::IsExactly:
        return computed(Function::NotEqual, {operands[0], known({Term::Kind::Null, 0})});
      case Checked::As:
      case Checked::SameText:
      case Checked::CompareTexts:
      case Checked::Method:
        return known_number(1);
    }
    throw std::logic_error("no such function");
  }

  Value result_of(Checked function, const Values& operands, Type type) const {
    switch (function) {
      case Checked::Divide:
        return computed(Function::Divide, operands);
      case Checked::Remainder:
        return computed(Function::Remainder, operands);
      case Checked::Character:
        return computed(Function::Character, operands);
      case Checked::Length:
      case Checked::TextLength:
        return computed(Function::Length, operands);
      case Checked::IsExactly:
        return computed(Function::IsExactly, operands, type);
      case Checked::As:
        return computed(Function::As, operands, type);
      case Checked::SameText:
        return computed(Function::Equal, operands);
      case Checked::CompareTexts:
        return computed(Function::CompareTexts, operands);
      case Checked::Method:
        return computed(Function::Target, operands);
      default:
        return operands[0];
    }
  }

  static Exception exception_of(Checked function, const Values& operands) {
    switch (function) {
      case Checked::Divide:
      case Checked::Remainder:
        return Exception::DivideByZero;
      case Checked::ToRange:
        return Exception::Overflow;
      case Checked::Cast:
        return Exception::InvalidCast;
      case Checked::Unbox:
        return is_null(operands[0]) ? Exception::NullReference : Exception::InvalidCast;
      case Checked::Store:
        return Exception::ArrayTypeMismatch;
      case Checked::Character:
        return is_null(operands[0]) ? Exception::NullReference : Exception::IndexOutOfRange;
      default:
        return Exception::NullReference;
    }
  }

  // ---- memory ----------------------------------------------------------------------------------

  Value index_of(const Place& place) const {
    if (!place.is_in_grid) return value_of(place.index);
    return computed(Function::IndexInGrid, {value_of(place.index), value_of(place.column)});
  }

  Location location_of(const Place& place) const {
    Location location{.kind = static_cast<Location::Kind>(place.kind), .slot = place.slot};
    if (place.kind != Place::Kind::Static) location.base = value_of(place.base);
    if (place.kind == Place::Kind::Element) {
      location.index = index_of(place);
      location.scale = place.scale;
    }
    return location;
  }

  /// A reference that is not known is assumed to be valid. That the thread may as well wait for it
  /// needs no step: it is not to take this one. An index that is not known is assumed to be inside,
  /// or waited for where control waits.
  void issue_access(const Instruction& instruction) {
    Location location = location_of(instruction.place);
    State state = next();
    if (!location.index.empty()) {
      if (is_null(location.base)) return raise(Exception::NullReference, instruction);
      if (!is_known(location.index)) {
        if (!model_.speculation) return;
        assume(thread_of(state), computed(Function::MayIndex, {location.base, location.index}),
               true);
      }
    }
    if (is_known(location)) {
      const auto exception = exception_at(before_, location);
      if (exception) return raise(*exception, instruction);
    }
    issue_access(instruction, std::move(location), std::move(state));
  }

  void issue_access(const Instruction& instruction, Location location, State state) {
    const Place& place = instruction.place;
    switch (instruction.kind) {
      case Kind::Read:
        return issue_read(instruction, std::move(location), std::move(state));
      case Kind::Write:
        return push(std::move(state),
                    {.cls = place.is_volatile ? Class::VolatileWrite : Class::Write,
                     .location = std::move(location),
                     .value = value_of(instruction.operands[0])});
      default:
        return issue_address(std::move(location), std::move(state));
    }
  }

  void issue_read(const Instruction& instruction, Location location, State state) {
    const int name = free_name(thread_of(state));
    set_local(state, instruction.target, {{Term::Kind::Read, name}});
    push(std::move(state),
         {.cls = instruction.place.is_volatile ? Class::VolatileRead : Class::Read,
          .location = std::move(location),
          .read = name});
  }

  void issue_address(Location location, State state) {
    std::vector<Location>& addresses = thread_of(state).addresses;
    const bool is_new = !is_known(location) &&
                        std::find(addresses.begin(), addresses.end(), location) == addresses.end();
    if (is_new) addresses.push_back(std::move(location));
    go_on(std::move(state));
  }

  // ---- monitors --------------------------------------------------------------------------------

  static bool is_of_monitor(const Entry& entry, const Value& object) {
    return !entry.is_assumption && entry.location.kind == Location::Kind::Monitor &&
           entry.location.base == object;
  }

  /// How often the thread has the monitor once its queue is empty; nothing while that is not known.
  std::optional<int> depth_of(const Value& object) {
    int depth = 0;
    for (const Monitor& monitor : before_.monitors) {
      if (monitor.object == object[0].number && monitor.owner == thread_index_)
        depth = monitor.count;
    }
    for (const Entry& entry : now().queue) {
      if (!is_of_monitor(entry, object)) continue;
      if (entry.is_try) return std::nullopt;
      depth += entry.cls == Class::Lock ? 1 : -1;
    }
    return depth;
  }

  void issue_monitor(const Instruction& instruction) {
    Value object = value_of(instruction.operands[0]);
    if (!is_known(object)) return;
    if (is_null(object)) return raise(Exception::ArgumentNull, instruction);
    if (instruction.kind == Kind::Exit) {
      const std::optional<int> depth = depth_of(object);
      if (!depth) return;
      if (*depth == 0) return raise(Exception::SynchronizationLock, instruction);
    }
    Entry entry{.cls = instruction.kind == Kind::Exit ? Class::Unlock : Class::Lock,
                .location = {.kind = Location::Kind::Monitor, .base = std::move(object)},
                .is_try = instruction.kind == Kind::TryEnter};
    State state = next();
    if (entry.is_try) {
      entry.read = free_name(thread_of(state));
      set_local(state, instruction.target, {{Term::Kind::Read, entry.read}});
    }
    push(std::move(state), std::move(entry));
  }

  /// Whether the thread has the monitor is known when it asks; to wait, or to wake others, it waits
  /// until its queue is empty.
  std::optional<Value> monitor_to_wait_with(const Instruction& instruction) {
    Value object = value_of(instruction.operands[0]);
    if (!is_known(object)) return std::nullopt;
    if (is_null(object)) return raise(Exception::ArgumentNull, instruction), std::nullopt;
    const std::optional<int> depth = depth_of(object);
    if (!depth) return std::nullopt;
    if (*depth == 0) return raise(Exception::SynchronizationLock, instruction), std::nullopt;
    if (!now().queue.empty()) return std::nullopt;
    return object;
  }

  /// Gives the monitor back altogether; waits until a pulse comes, or gives up, if it may; takes
  /// the monitor as often as it had it.
  void issue_wait(const Instruction& instruction) {
    switch (now().status) {
      case Status::Running:
        return begin_to_wait(instruction);
      case Status::Waiting:
        if (number_in(value_of(instruction.operands[1])) != 0) {
          State state = before_;
          thread_of(state).status = Status::GaveUp;
          go_on(std::move(state));
        }
        return;
      case Status::Woken:
      case Status::GaveUp:
        return take_monitor_again(instruction);
    }
  }

  void begin_to_wait(const Instruction& instruction) {
    const std::optional<Value> object = monitor_to_wait_with(instruction);
    if (!object) return;
    State state = before_;
    Thread& thread = thread_of(state);
    thread.status = Status::Waiting;
    thread.waits_for = object_in((*object)[0]);
    thread.depth = find_monitor(state, thread.waits_for)->count;
    std::erase_if(state.monitors,
                  [&](const Monitor& monitor) { return monitor.object == thread.waits_for; });
    go_on(std::move(state));
  }

  void take_monitor_again(const Instruction& instruction) {
    State state = next();
    Thread& thread = thread_of(state);
    if (find_monitor(state, thread.waits_for) != nullptr) return;
    for (int i = 0; i < thread.depth; ++i) enter(state, thread.waits_for, thread_index_);
    const int is_woken = thread.status == Status::Woken ? 1 : 0;
    thread.status = Status::Running;
    thread.waits_for = 0;
    thread.depth = 0;
    set_local_and_go_on(std::move(state), instruction.target,
                        known({Term::Kind::Number, is_woken}));
  }

  void issue_pulse(const Instruction& instruction) {
    const std::optional<Value> object = monitor_to_wait_with(instruction);
    if (!object) return;
    const bool is_for_all = number_in(value_of(instruction.operands[1])) != 0;
    const auto waits = [&](const Thread& thread) {
      return thread.status == Status::Waiting && thread.waits_for == (*object)[0].number;
    };
    State state = next();
    const State none_woken = state;
    bool is_first = true;
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
      if (!waits(state.threads[i])) continue;
      state.threads[i].status = Status::Woken;
      if (is_for_all) continue;
      go_on(std::exchange(state, none_woken));
      is_first = false;
    }
    if (is_first) go_on(std::move(state));
  }

  // ---- what takes an empty queue ---------------------------------------------------------------

  /// Waits until the queue is empty, so that its operands are known, and then acts in one step.
  void issue_atomic(const Instruction& instruction) {
    const bool may_fail = instruction.atomic == Expression::Kind::InterlockedCompareExchange;
    if (may_fail && model_.failed_atomic_reads) issue_failing_exchange(instruction);
    if (!now().queue.empty()) return;
    State state = next();
    Term& cell = cell_at(state, {.kind = Location::Kind::Static, .slot = instruction.place.slot});
    const Term before = cell;
    const Term operand =
        instruction.operands.empty() ? before : value_of(instruction.operands[0])[0];
    Term result = before;
    switch (instruction.atomic) {
      case Expression::Kind::InterlockedRead:
        break;
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

  /// A compare-exchange that turns out to fail has only read.
  void issue_failing_exchange(const Instruction& instruction) {
    State state = next();
    Thread& thread = thread_of(state);
    const Value comparand = value_of(instruction.operands[1]);
    const Value brought = {{Term::Kind::Read, free_name(thread)}};
    set_local(state, instruction.target, brought);
    thread.queue.push_back({.cls = Class::VolatileRead,
                            .location = {.slot = instruction.place.slot},
                            .read = static_cast<int>(brought[0].number)});
    assume(thread, computed(Function::NotEqual, {brought, comparand}), true);
    go_on(std::move(state));
  }

  /// The class that a thread is about to use, if it cannot go on before that is initialised.
  std::optional<int> class_awaited_by(int thread_index) const {
    const Thread& thread = before_.threads[static_cast<std::size_t>(thread_index)];
    const auto& code = program_.threads[static_cast<std::size_t>(thread_index)].code;
    if (thread.pc >= static_cast<int>(code.size()) || !thread.queue.empty()) return std::nullopt;
    const Instruction& instruction = code[static_cast<std::size_t>(thread.pc)];
    if (instruction.kind != Kind::BeginClass) return std::nullopt;
    return instruction.number;
  }

  /// The thread that executes the constructor of a class.
  std::optional<int> initializer_of(int number) const {
    const Initialization& one = before_.classes[static_cast<std::size_t>(number)];
    if (one.progress != Initialization::Progress::Running) return std::nullopt;
    return one.which;
  }

  /// Would the thread wait for itself? It waits for the thread that initialises the class, which
  /// waits for another one, …
  bool closes_circle(int number) const {
    std::optional<int> other = initializer_of(number);
    for (std::size_t i = 0; i < before_.threads.size() && other; ++i) {
      if (other == thread_index_) return true;
      const std::optional<int> awaited = class_awaited_by(*other);
      other = awaited ? initializer_of(*awaited) : std::nullopt;
    }
    return false;
  }

  /// Where a class is initialised, or by this thread, there is nothing to wait for; nor where that
  /// has failed: everybody gets the same exception. Otherwise the thread waits until its queue is
  /// empty and executes the constructor, or waits for the thread that does; if that closed a
  /// circle, it goes on as if the class were initialised.
  void begin_class(const Instruction& instruction) {
    using Progress = Initialization::Progress;
    const Initialization& one = before_.classes[static_cast<std::size_t>(instruction.number)];
    const bool is_own = initializer_of(instruction.number) == thread_index_;
    if (one.progress == Progress::Over || is_own) return go_on(at(instruction.jump));
    if (one.progress == Progress::Failed) {
      return raise(Exception::TypeInitialization, instruction,
                   known({Term::Kind::Object, one.which}));
    }
    if (!now().queue.empty()) return;
    if (one.progress == Progress::NotBegun) {
      State state = next();
      state.classes[static_cast<std::size_t>(instruction.number)] = {Progress::Running,
                                                                     thread_index_};
      return go_on(std::move(state));
    }
    if (closes_circle(instruction.number)) go_on(at(instruction.jump));
  }

  void end_class(const Instruction& instruction) {
    if (!now().queue.empty()) return;
    const bool has_failed = instruction.kind == Kind::FailClass;
    State state = has_failed ? next() : at(instruction.jump);
    Initialization& one = state.classes[static_cast<std::size_t>(instruction.number)];
    one = {Initialization::Progress::Over, 0};
    if (has_failed) {
      one = {Initialization::Progress::Failed, object_in(value_of(instruction.operands[0])[0])};
    }
    go_on(std::move(state));
  }

  // ---- control ---------------------------------------------------------------------------------

  /// Going backwards waits while too much is assumed.
  bool may_go_to(int target) const {
    return target > now().pc || count_assumptions(now()) < most_assumptions_;
  }

  void jump_to(int target) {
    if (may_go_to(target)) go_on(at(target));
  }

  void issue_branch(const Instruction& instruction) {
    const Value condition = value_of(instruction.operands[0]);
    const int pc = now().pc;
    if (is_known(condition)) {
      const bool jumps = (number_in(condition) != 0) == instruction.when;
      jump_to(jumps ? instruction.jump : pc + 1);
    } else if (model_.speculation && instruction.is_select) {
      select(instruction, condition);
    } else if (model_.speculation) {
      guess(condition, !instruction.when, pc + 1);
      guess(condition, instruction.when, instruction.jump);
    }
  }

  void guess(const Value& condition, bool when, int target) {
    if (!may_go_to(target)) return;
    State state = at(target);
    assume(thread_of(state), condition, when);
    go_on(std::move(state));
  }

  /// Only locals depend on the condition: they get what the one way or the other computes.
  void select(const Instruction& instruction, const Value& condition) {
    State state = at(instruction.end);
    for (const Selected& one : instruction.selected) {
      const Value chosen = value_of(one.chosen);
      const Value other = value_of(one.other);
      set_local(state, one.target,
                chosen == other ? chosen : computed(Function::Select, {condition, chosen, other}));
    }
    go_on(std::move(state));
  }

  /// To the method that the object has, or each that it may have.
  void issue_dispatch(const Instruction& instruction) {
    const Value receiver = value_of(instruction.operands[0]);
    if (is_null(receiver)) return raise(Exception::NullReference, instruction);
    const Value method = computed(Function::Target, {receiver});
    if (is_known(method)) {
      return go_on(at(instruction.targets.at(static_cast<std::size_t>(number_in(method)))));
    }
    if (!model_.speculation) return;
    for (std::size_t i = 0; i < instruction.targets.size(); ++i) {
      const auto number = static_cast<std::int64_t>(i);
      guess(computed(Function::Equal, {method, known_number(number)}), true,
            instruction.targets[i]);
    }
  }

  const LoweredProgram& program_;
  const Model& model_;
  const State& before_;
  int thread_index_;
  int most_assumptions_;
  std::vector<State> successors_;
};

// ---- the search --------------------------------------------------------------------------------

/// Of the first `count` threads: all of them?
bool have_ended(const LoweredProgram& program, const State& state, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const Thread& thread = state.threads[i];
    if (thread.pc < static_cast<int>(program.threads[i].code.size()) || !thread.queue.empty())
      return false;
  }
  return true;
}

Term field_of(State& state, const Term& object, int slot) {
  return cell_at(state, {.kind = Location::Kind::Field, .slot = slot, .base = known(object)});
}

std::int64_t number_at_end(State& state, Term object, const Observed& observed) {
  for (int i = 0; i < observed.links && object.kind == Term::Kind::Object; ++i) {
    object = field_of(state, object, slot_of_next);
  }
  if (object.kind != Term::Kind::Object) return -1;
  return field_of(state, object, observed.slot).number;
}

/// How many are called if it is.
std::int64_t count_handlers(State& state, const Object& handler) {
  const Term object{Term::Kind::Object, handler.name};
  const Term list = field_of(state, object, first_slot_of(Type::Handler) + 1);
  return list.kind == Term::Kind::Null ? 1 : object_named(state.objects, object_in(list)).length;
}

/// All of an object as a number, as Contents.Of in the printed programs has it.
std::int64_t contents_of(State& state, const Term& reference) {
  if (reference.kind != Term::Kind::Object) return -1;
  const Object object = object_named(state.objects, object_in(reference));
  const bool is_list = object.type == Type::Nodes || object.type == Type::Objects;
  std::int64_t sum = 100 * (static_cast<int>(object.type) + 1);
  if (object.type == Type::Handler) return count_handlers(state, object);
  int weight = 1;
  for (const Cell& cell : state.memory) {
    if (cell.object != object.name || cell.kind == Location::Kind::Static) continue;
    const bool is_number = cell.term.kind == Term::Kind::Number;
    if (is_list) {
      sum += weight * (cell.term.kind == Term::Kind::Null ? 1 : 2);
    } else if (is_number) {
      sum += weight * cell.term.number;
    }
    weight *= 3;
  }
  return sum;
}

/// Of a class that has failed Main can read nothing.
std::int64_t final_value(State& state, const Observed& observed) {
  const auto static_at = [&](int slot) { return cell_at(state, {.slot = slot}); };
  const bool has_failed =
      observed.owner >= 0 && state.classes[static_cast<std::size_t>(observed.owner)].progress ==
                                 Initialization::Progress::Failed;
  if (has_failed) return 0;
  switch (observed.kind) {
    case Observed::Kind::Static:
    case Observed::Kind::Leaf:
      return static_at(observed.slot).number;
    case Observed::Kind::Contents:
      return contents_of(state, static_at(observed.thread));
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
                             .slot = observed.slot + (is_field ? 0 : first_slot_of(Type::Array)),
                             .base = known(static_at(observed.thread))})
          .number;
    }
  }
  throw std::logic_error("no such observation");
}

class Search {
 public:
  Search(const LoweredProgram& program, const Model& model, std::size_t max_states, int assumptions)
      : program_(program), model_(model), max_states_(max_states), assumptions_(assumptions) {}

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
  /// A queue that grows without end would have too many states, and each takes longer.
  void visit(State state) {
    constexpr std::size_t longest = 64;
    const bool grows =
        std::any_of(state.threads.begin(), state.threads.end(),
                    [](const Thread& thread) { return thread.queue.size() > longest; });
    if (!seen_.insert(Key(state).take()).second) return;
    if (grows || seen_.size() > max_states_) outcomes_.complete = false;
    waiting_.push_back(std::move(state));
  }

  void explore(State state) {
    bool has_step = false;
    for (int thread = 0; thread < static_cast<int>(state.threads.size()); ++thread) {
      if (waits_for_others(state, static_cast<std::size_t>(thread))) continue;
      for (State& successor : Issue(program_, model_, state, thread, assumptions_).take()) {
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

  /// Main, which has nothing to do before it has joined them.
  bool waits_for_others(const State& state, std::size_t thread) const {
    const bool is_main = program_.has_main && thread + 1 == state.threads.size();
    return is_main && !have_ended(program_, state, thread);
  }

  /// Is a thread about to fence all threads, with an empty queue of its own? A lock of another
  /// thread that has been issued too early keeps it waiting; in another run it has not been issued.
  bool waits_for_other_queues(const State& state) const {
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
      const Thread& thread = state.threads[i];
      const auto& code = program_.threads[i].code;
      const bool has_ended = thread.pc >= static_cast<int>(code.size());
      if (has_ended || !thread.queue.empty()) continue;
      if (code[static_cast<std::size_t>(thread.pc)].kind == Instruction::Kind::ProcessFence) {
        return true;
      }
    }
    return false;
  }

  void finish(State& state) {
    if (!have_ended(program_, state, state.threads.size())) {
      if (!waits_for_other_queues(state)) outcomes_.deadlock = true;
      return;
    }
    std::vector<std::int64_t> values;
    for (const Observed& observed : program_.observed)
      values.push_back(final_value(state, observed));
    outcomes_.values.insert(std::move(values));
  }

  const LoweredProgram& program_;
  const Model& model_;
  std::size_t max_states_;
  int assumptions_;
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

Outcomes enumerate(const LoweredProgram& program, const Model& model, std::size_t max_states,
                   int assumptions) {
  return Search(program, model, max_states, assumptions).run();
}

bool is_included(const Outcomes& a, const Outcomes& b) {
  return std::includes(b.values.begin(), b.values.end(), a.values.begin(), a.values.end()) &&
         (b.deadlock || !a.deadlock);
}

}  // namespace enumerator
