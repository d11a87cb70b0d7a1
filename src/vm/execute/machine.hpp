// The machine: executes the threads of a State.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/execute/alternatives.hpp"
#include "vm/program/types.hpp"
#include "vm/state/state.hpp"
#include "vm/translate/places.hpp"
#include "vm/visible/repairs.hpp"

namespace mmcheck::vm {

struct Entry;

struct MachineLimits {
  std::uint32_t frames = 20'000;             // StackOverflowException beyond
  std::uint32_t stack_cells = 4'000'000;     // likewise; a Pointer has room for 4194304
  std::uint64_t heap_bytes = 2'000'000'000;  // OutOfMemoryException beyond
  std::uint32_t array_bytes = 0x7fffffff;
  std::uint64_t collect_bytes = 64'000'000;  // memory is collected when so much is in use, at least
  /// Calls, and ways back in loops, of one run(); 0: as many as it takes.
  std::uint64_t steps = 0;
  /// Items of the thread pool that are executed at a time; 0: any number.
  std::uint32_t pool_threads = 0;
  /// Time limits elapse only when nothing else can happen: search/successors/passing.hpp.
  bool limits_are_last = false;
};

/// What a thread does that waits and may stop waiting at any time: a search lets it give up, to see
/// what comes of it; where threads take turns it waits as long as another one can go on.
enum class Patience : std::uint8_t { GivesUp, Waits };

/// Why a thread stopped.
struct Stop {
  enum class Kind : std::uint8_t {
    Ended,       // its first method returned; `code`: what
    Exit,        // Environment.Exit; `code`
    FailFast,    // Environment.FailFast; `message`
    Assertion,   // Debug.Assert and the like; `message`
    Assumption,  // Verify.Assume of what is false: this run does not count
    Unhandled,   // `exception` left the thread; `message` tells which
    Overflow,    // the stack is too deep
    Limit,       // it took MachineLimits::steps; `message`
    Missing,     // it reached something that is not modelled; `message`
    Blocked,     // its next instruction has to wait for another thread; nothing has happened
    Operation,   // its next instruction is one that other threads can notice
  };
  Kind kind;
  std::int32_t code = 0;
  Ref exception = 0;
  std::string message;
};

/// Whether the run ends there because something is wrong with the program.
constexpr bool is_violation(Stop::Kind kind) {
  using Kind = Stop::Kind;
  return kind == Kind::FailFast || kind == Kind::Assertion || kind == Kind::Unhandled ||
         kind == Kind::Overflow;
}

/// What a thread is about to do, as reports show it.
struct Place {
  const Method* method = nullptr;
  std::uint32_t il_offset = 0;
};

/// The library models' types that the machine makes values of itself.
struct WellKnown {
  explicit WellKnown(TypeSystem& types);
  const Type* object;
  const Type* u1;
  const Type* u2;
  const Type* u4;
  const Type* u8;
  const Type* string;
  const Type* exception;
  const Type* runtime_type;
  const Type* array;
  const Type* multicast_delegate;
  const Field* runtime_type_handle;  // System.RuntimeType's native int: a Type id
  const Field* delegate_target;
  const Field* delegate_method;  // native int: a function pointer
  const Field* exception_was_thrown;
  const Field* exception_trace;
  const Field* exception_message;
  const Field* wrapped_exception;  // of a RuntimeWrappedException
  const Method* out_of_memory;     // of the Throw class
  const Field* thread_number;      // System.Threading.Thread's int: ManagedThreadId
  const Field* thread_name;
  const Field* thread_start;       // the delegate
  const Field* thread_background;  // and its bool
  const Method* thread_run;        // what a new thread executes
  const Method* thread_finish;     // what the first thread executes after the entry point
  const Field* task_word;          // System.Threading.Tasks.Task's object
  const Field* task_runner;        // System.Threading.Tasks.Task's Thread, or null
  const Field* outcome_is_last;    // bool
  const Method* finalizer_run;     // what the one executes that runs finalizers
  const Type* weak_handle;
  const Field* weak_target;
  const Field* weak_is_long;  // bool
  const Field* clock_now;     // System.Clock's long: how much time has passed
  const Field* clock_waited;  // System.Clock's int of each thread: how long it has waited in vain
};

/// Finds methods and instantiates types on behalf of all states; has no state of a run itself.
class Machine {
 public:
  using Output = std::function<void(std::string_view utf8)>;

  Machine(TypeSystem& types, MachineLimits limits, Output output);

  TypeSystem& types() { return types_; }
  const WellKnown& known() const { return known_; }
  /// Whether exceptions have their stack traces.
  bool keeps_traces() const { return keeps_traces_; }
  /// Whether the program may ask how far a task is that is not complete.
  bool reads_task_status() const { return reads_task_status_; }
  /// Whether the program may want to know of exceptions of tasks that nobody has looked at.
  bool watches_unobserved_tasks() const { return watches_unobserved_tasks_; }
  const MachineLimits& limits() const { return limits_; }
  const Output& output() const { return output_; }
  /// Where to what goes to standard error; nowhere if nothing was said.
  void send_errors_to(Output errors) { errors_ = std::move(errors); }
  const Output& errors() const { return errors_; }
  /// Sends what is written elsewhere from now on; returns where it went before.
  Output exchange_output(Output output) { return std::exchange(output_, std::move(output)); }
  const std::vector<std::string>& arguments() const { return arguments_; }

  /// The state in which `entry` is about to start.
  State initial(const Entry& entry, const std::vector<std::string>& arguments);
  /// The code of it.
  const Code& starting(const Entry& entry);

  /// Whether a state begins with a thread that runs finalizers: once it is known that the program
  /// makes objects that have any.
  bool finalizes() const { return finalizes_; }
  void set_finalizes() { finalizes_ = true; }
  /// That thread.
  Thread finalizer_thread();

  /// What instructions have needed that guess it.
  Alternatives& alternatives() { return alternatives_; }

  /// Executes one thread until it stops.
  Stop run(State& state, std::uint32_t thread, Patience patience = Patience::GivesUp);

  const Code& code(const Method& method) {
    if (method.code == nullptr) [[unlikely]]
      return translate_now(method);
    return *method.code;
  }
  /// Amounts of time that may matter to the program (durations.hpp).
  const std::vector<std::int64_t>& durations();
  /// All that was translated so far.
  const std::vector<std::unique_ptr<const Code>>& codes() const { return codes_; }
  /// Changes the program: what was repaired before is as it was.
  void repair(Repairs repairs);
  /// Of a method that has a body.
  const Places& places(const Module& module, std::uint32_t method);
  const Places& places(const Method& method) {
    return places(*method.owner->definition.module, method.row);
  }
  /// The code that runs a type's class constructor and says how it ended.
  const Code& class_constructor(const Type& type);
  /// Code that makes sure that it has run.
  const Code& ensuring(const Type& type);
  /// Code that makes an instance of it, constructed.
  const Code& making(const Type& type);
  /// Code that calls the method with objects.
  const Code& invoking(const Method& method);
  /// What a callvirt of `declared` runs on an object of `receiver`.
  const Method* find_virtual(const Type* receiver, const Method* declared) {
    Dispatch& entry = dispatch_[hash(receiver, declared) % table_size];
    const bool is_it = entry.receiver == receiver && entry.declared == declared;
    return is_it ? entry.found : look_up_virtual(entry, receiver, declared);
  }

  /// castclass, isinst: as TypeSystem has it, remembered.
  bool is_assignable(const Type* from, const Type* to) {
    Assignable& entry = assignable_[hash(from, to) % table_size];
    if (entry.from != from || entry.to != to) entry = {from, to, types_.is_assignable(from, to)};
    return entry.is_so;
  }
  /// A place for what an intrinsic has to look up for each of the methods that it is for; null at
  /// first.
  const Type*& found_for(const Method& method) {
    if (method.id >= found_for_.size()) found_for_.resize(method.id + 1);
    return found_for_[method.id];
  }

  /// Methods as numbers that programs can hold (ldftn), and back.
  Cell function_pointer(const Method* method);
  const Method* function(Cell pointer) const;

  /// What fields with data hold as numbers that pointers can have, and back.
  Cell data_pointer(const Field& field);
  std::span<const std::uint8_t> data(std::uint32_t number) const;
  /// Likewise, for what ldtoken gives of a field; null for a number that stands for none.
  const Field* field_of_handle(Cell handle) const;

  /// A string object; and its text.
  Ref new_string(State& state, std::u16string_view text, std::u16string_view more = {});
  Ref new_string(State& state, std::string_view utf8);
  std::u16string_view text(const State& state, Ref string) const;
  /// The System.Type object of a type; the same one each time.
  Ref type_object(State& state, const Type* type);
  /// The one object of a type whose objects are all alike: an empty array, a default comparer.
  Ref singleton(State& state, const Type* type);
  /// The literal of `load_string`: the same text is the same object, whichever assembly has it.
  Ref literal(State& state, std::uint64_t key) {
    const std::uint64_t module = key >> 32;
    const auto index = static_cast<std::uint32_t>(key);
    if (module < literal_numbers_.size() && index < literal_numbers_[module].size()) {
      const std::uint32_t number = literal_numbers_[module][index];
      if (number < state.literals.size() && state.literals[number] != 0) {
        return state.literals[number];
      }
    }
    return make_literal(state, key);
  }
  /// String.Intern: the literal with this text, made if there is none.
  Ref intern(State& state, std::u16string text);
  /// The same; 0 if there is none.
  Ref find_interned(const State& state, const std::u16string& text) const;

 private:
  Ref allocate_string(State& state, std::u16string_view text, std::u16string_view more = {}) const;
  Ref permanent_string(State& state, std::u16string_view text) const;
  struct Dispatch {
    const Type* receiver;
    const Method* declared;
    const Method* found;
  };
  struct Assignable {
    const Type* from;
    const Type* to;
    bool is_so;
  };
  static constexpr std::size_t table_size = 4096;
  static std::size_t hash(const void* a, const void* b) {
    return reinterpret_cast<std::uintptr_t>(a) / 16 * 31 + reinterpret_cast<std::uintptr_t>(b) / 16;
  }

  const Code& translate_now(const Method& method);
  const Code& keep(std::unique_ptr<const Code> code);
  Ref make_literal(State& state, std::uint64_t key);
  const Method* look_up_virtual(Dispatch& entry, const Type* receiver, const Method* declared);

  TypeSystem& types_;
  WellKnown known_;
  MachineLimits limits_;
  bool keeps_traces_;
  bool reads_task_status_;
  bool watches_unobserved_tasks_;
  std::optional<std::vector<std::int64_t>> durations_;
  Output output_;
  Output errors_ = [](std::string_view) {};
  std::vector<std::string> arguments_;
  bool finalizes_ = false;
  Alternatives alternatives_;
  std::vector<std::unique_ptr<const Code>> codes_;
  Repairs repairs_;
  std::map<std::pair<const Module*, std::uint32_t>, Places> places_;
  std::unordered_map<const Type*, const Code*> class_constructors_;
  std::unordered_map<const Type*, const Code*> ensuring_;
  std::unordered_map<const Type*, const Code*> making_;
  std::unordered_map<const Method*, const Code*> invoking_;
  // By a hash of the two; each place holds what was last looked up there.
  std::vector<Dispatch> dispatch_;
  std::vector<Assignable> assignable_;
  std::vector<const Type*> found_for_;  // by Method::id
  std::vector<const Method*> functions_;
  std::unordered_map<const Method*, Cell> function_numbers_;
  std::vector<const Field*> data_;
  std::unordered_map<const Field*, std::uint32_t> data_numbers_;
  std::vector<std::vector<std::uint32_t>> literal_numbers_;  // by module and #US index; 0: not met
  std::unordered_map<std::u16string, std::uint32_t> literal_texts_;
};

Place place_of(const Frame& frame);
/// "Peterson::T0 at peterson.cs:12"; without symbols only the method.
std::string to_string(const Place& place);
/// Whether the program has the code of it: of none of the library models, and of no delegate's
/// Invoke, which is the machine's.
bool is_programs_own(const Method& method);
bool is_programs_own(const Frame& frame);
/// Where the thread stands in the program's own methods, innermost first.
std::vector<Place> user_stack(const Thread& thread);
/// What its ToString says; its type's name if that cannot be had.
std::string describe_exception(Machine& machine, State& state, Ref exception);

/// Frees what nothing reaches: threads' frames, statics and literals are the roots.
void collect(Machine& machine, State& state);

}  // namespace mmcheck::vm
