// One thread of a state being executed: what instructions and intrinsics act through.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vm/execute/machine.hpp"
#include "vm/execute/surroundings.hpp"
#include "vm/translate/effects.hpp"

namespace mmcheck::vm {

/// How an operation that may do more than compute went.
enum class Outcome : std::uint8_t {
  Done,
  Transferred,  // control is elsewhere: a frame was pushed or popped, or an exception is on its way
  Stopped,      // the thread stopped; see stop()
};

class Execution {
 public:
  Execution(Machine& machine, State& state, std::uint32_t thread,
            Patience patience = Patience::GivesUp);

  Machine& machine() { return machine_; }
  TypeSystem& types() { return machine_.types(); }
  const WellKnown& known() const { return machine_.known(); }
  State& state() { return state_; }
  Heap& heap() { return state_.heap; }
  std::uint32_t thread_number() const { return number_; }
  Thread& thread() { return *thread_; }
  Frame& frame() { return thread_->frames.back(); }
  Cell* cells(const Frame& of) { return thread_->cells.data() + of.base; }
  const Stop& stop() const { return stop_; }

  // What the loop takes all the time is inline, in fast_paths.hpp: who calls that includes it. What
  // it hardly ever takes is cold: the compiler then lays out and keeps registers for the other way.

  /// Executes until the thread stops.
  Stop run();
  /// Afterwards: whether it has executed anything, where steps are counted.
  bool has_moved() const { return steps_left_ != machine_.limits().steps || has_left_; }
  /// One step of a search: executes the instruction that the thread stands at, with `choice` where
  /// it has one, and goes on to the next one that others could notice.
  /// With a `relaxation`, operations wait in the thread's queue: `choice` says which of them
  /// completes, or how to go on where there is more than one way; then the thread issues as much as
  /// it can.
  Stop step(Surroundings& surroundings, std::uint32_t choice,
            const Relaxation* relaxation = nullptr);
  /// After step(): how many choices there were.
  std::uint32_t alternatives() const { return alternatives_; }
  /// After step() with choice 0: which other choices there are anything to do for; bit i stands for
  /// choice i, and those from the last bit on are not known.
  std::uint64_t enabled() const { return enabled_; }
  /// After step(): how many operations it went on over because they concern nobody else.
  std::uint32_t merged() const { return merged_; }
  /// After step(): whether nothing of it concerned other threads.
  bool is_local() const { return is_local_; }
  /// After step(): whether others may notice the next operation for all that is known now, too.
  bool is_settled() const { return is_settled_; }
  /// After step(): whether it has come to an operation on memory or on other threads.
  bool has_operated() const { return has_operated_; }
  /// After step(): whether it has passed Verify.Progress().
  bool has_progressed() const { return has_progressed_; }
  void note_progress() { has_progressed_ = true; }
  /// After step(): whether it has ended the initialization of a class.
  bool has_ended_a_class() const { return has_ended_a_class_; }
  /// After step(): where the operation that it completed comes from, if older ones of the thread
  /// still wait and others could notice it; no code if not.
  const Origin& overtaker() const { return overtaker_; }
  /// Makes memory what the thread itself takes it for, where that is known: for telling what an
  /// exception says of itself.
  void show_writes();
  /// After step(): which limit of the relaxation kept the thread from going on; empty if none did.
  Limit reached_limit() const { return reached_limit_; }
  /// Of Limit::Control: the instruction that has waited.
  const Origin& late_after() const { return late_after_; }

  // --- control; the caller must take its frame and cells anew afterwards
  /// Calls a method whose arguments lie in the cells from `arguments` (an index of the thread's);
  /// its result goes there too.
  inline Outcome call(const Method& method, std::uint32_t arguments, bool is_tail = false);
  Outcome tail_call(const Method& method, std::uint32_t arguments);
  inline Outcome call_intrinsic(const Method& method, std::uint32_t arguments);
  /// Calls a static method that returns nothing and takes what is in `values`, above the frame.
  Outcome call_aside(const Method& method, std::initializer_list<Cell> values = {});
  /// For an intrinsic that has nothing left to do but this: goes on in code without arguments, in
  /// the place of those of the intrinsic. What it returns is the intrinsic's result.
  Outcome go_on_in(const Code& code, const Cell* arguments);
  inline Outcome call_virtual(const Method& method, std::uint32_t arguments, bool is_tail);
  Outcome call_pointer(Cell function, const CallSignature& signature, std::uint32_t arguments,
                       bool is_tail);
  Outcome call_delegate(const Method& invoke, std::uint32_t arguments, std::uint32_t target,
                        bool is_tail);
  inline Outcome ret(std::uint32_t from, std::uint32_t count);
  inline Outcome ensure_class(const Type& type);
  /// `failure`: the TypeInitializationException, or 0.
  void end_class(const Type& type, Ref failure);
  [[gnu::cold]] Outcome stop_with(Stop stop);
  /// Ends the run as inconclusive.
  [[gnu::cold]] Outcome missing(std::string reason);
  /// The instruction cannot be executed as long as other threads do nothing; it has done nothing.
  [[gnu::cold]] Outcome block();
  /// One of 0 … count-1: a search tries them all, one run takes the first. At most once an
  /// instruction.
  std::uint32_t choose(std::uint32_t count);
  /// Whether threads take turns, and nothing is searched.
  bool takes_turns() const { return patience_ == Patience::Waits; }
  /// Whether the thread is to go on waiting instead of giving up.
  bool is_patient() const;
  /// Whether it has waited for as long as it was to.
  bool is_out_of_time() const { return thread_->time_left == std::optional<std::uint32_t>(0); }
  /// The thread cannot go on before something of its queue has completed; the instruction has done
  /// nothing.
  [[gnu::cold]] Outcome stall();
  /// The monitors of the state; that of `object` is among them once the object was looked at.
  std::map<Ref, Monitor>& monitors_with(Ref object) {
    state_.heap.find(object);
    if (object >= Heap::first_permanent) load_globals();
    return state_.monitors;
  }
  /// Completes what the thread has written to an object that nobody else has.
  Outcome settle(Ref made, bool all);
  /// How often the thread has entered the monitor, with what waits in its queue.
  std::int64_t depth_of_monitor(Ref object) {
    return depth_of_monitor(object, thread_->pending.queue.size());
  }
  /// Uses up the steps of this run().
  void end_turn() { steps_left_ = 0; }

  // --- exceptions (exceptions.cpp)
  /// Raises one of the runtime's own: by the name of a method of the models' Throw class.
  [[gnu::cold]] Outcome raise(std::string_view name);
  [[gnu::cold]] Outcome raise(std::string_view name, std::string_view text);
  /// `again`: by a rethrow, so that it keeps its stack trace.
  Outcome throw_exception(Ref exception, bool again = false);
  Outcome leave(std::uint32_t target);
  Outcome end_finally(std::uint32_t clause);
  Outcome end_filter(bool take);

  // --- memory (memory.cpp)
  /// The bytes that a pointer points to; null if it points to nothing so large, or if references
  /// lie there otherwise than in the contents.
  inline const std::uint8_t* at(Cell pointer, const Contents& contents);
  inline std::uint8_t* writable_at(Cell pointer, const Contents& contents);
  /// Raises what a bad pointer deserves: NullReferenceException for null, else the run ends.
  [[gnu::cold]] Outcome bad_pointer(Cell pointer);
  /// Whether it leads into an object whose number may change from step to step.
  bool is_movable(Cell pointer);
  /// Whether it leads somewhere, and the number that comes back from a double does not.
  bool is_lost_as_real(Cell pointer);
  /// Ends the step, so that the object has its number for good when the next one begins.
  [[gnu::cold]] Outcome pin(Cell pointer);
  inline const Statics& statics(const Type& type);
  inline Statics& writable_statics(const Type& type);
  inline const std::uint8_t* static_field(const Field& field);
  /// Null for a field whose value lies in the file.
  inline std::uint8_t* writable_static_field(const Field& field);

  std::uint8_t* thread_static_field(const Field& field);

  /// For whoever uses State::observed, or the monitors of permanent objects.
  void load_globals() {
    if (Source* source = state_.heap.source()) source->load_globals();
  }

  /// A new zeroed object; null when memory is out (raise OutOfMemory then).
  Ref allocate(const Type& type, std::uint32_t length, std::uint64_t size);
  Ref allocate_vector(const Type& array, std::uint32_t length);
  Ref box(const Type& type, const Cell* value);
  /// A delegate that has no target yet. Which method it calls is there from the start, as the class
  /// of an object is: there would be no meaning to calling one that has none.
  Ref make_delegate(const Type& type, Cell function);
  // --- finalizers and weak references (finalization.cpp)
  /// Its finalizer is run once nothing leads to it any more.
  [[gnu::cold]] void make_finalizable(Ref object);
  /// The garbage collector finds what nothing leads to; or only what it finds for certain.
  void collect_garbage(bool only_certain = false);
  /// Whether it may find more than that.
  bool may_find_more();
  /// State::finalization; and how many objects it would add to them.
  std::vector<Ref>& found_for_finalization();
  std::size_t count_finalizable();
  /// Whether it would find that nothing leads to the target of a WeakHandle.
  bool may_lose_target(Ref handle);

 private:
  template <bool is_step>
  Stop run_loop();
  template <bool is_step>
  Stop run_guarded();
  enum class Notice : std::uint8_t {
    Execute,  // nobody else notices the instruction, or it is its turn
    Skip,     // it has been done part by part
    Stop,
    Jump,   // to jump_
    Enter,  // the thread's last frame is another one
  };
  /// How the loop has come to an instruction: that the one before has completed is only known where
  /// the loop went on from it. One that threw, blocked or called has left by another way.
  enum class Came : std::uint8_t { Onwards, FromElsewhere };
  Notice notice(const Instruction& instruction, Cell* cells, Came came);
  bool ends_before(const Instruction& instruction);
  Notice pause_before();
  void note_publication(const Access& access);
  bool is_local(const Access& access);
  bool can_be_merged(const Access& access);
  Notice begin_with(const Access& access, const Instruction& instruction, Cell* cells);
  Notice copy_next_part(const Access& access, const Instruction& instruction, Cell* cells);

  // --- under a relaxed model: issuing (visible/)
  Stop relaxed_step();
  void let_others_go_first();
  bool begin_relaxed();
  void find_enabled();
  Stop run_step();
  Pending& pending() { return thread_->pending; }
  bool has(model::Switch which) const { return relaxation_->model->has(which); }
  bool must_not_throw() const;
  bool may_be_discarded() const;
  void forget_cells(std::uint32_t cell, std::uint32_t count);
  void move_deferred(std::uint32_t from, std::uint32_t to, std::uint32_t count);
  std::uint32_t byte_of(std::uint32_t cell) { return (frame().base + cell) * 8; }
  bool is_deferred(std::uint32_t cell, std::uint32_t count = 1);
  bool is_any_operand_deferred(const Instruction& at);
  std::optional<std::uint32_t> expression_of(std::uint32_t byte);
  Value value_of(std::uint32_t cell, ValueKind kind);
  std::optional<Value> value_at(std::uint32_t byte, std::uint32_t size, ValueKind kind);
  Notice stop_to_stall();
  Notice stop_here();
  bool take_fork();
  Notice fork();
  Notice issue(const Instruction& at, Cell* cells, Came came);
  Notice issue_next(const Instruction& at, Cell* cells);
  std::optional<Notice> pass_on(const Instruction& at, Cell* cells);
  std::optional<Notice> pass_on_operands(const Instruction& at, const Cell* cells);
  std::optional<Notice> pass_move(const Instruction& at);
  std::optional<Notice> load_deferred_part(const Instruction& at);
  std::optional<Notice> store_deferred_part(const Instruction& at);
  std::optional<Notice> pass_access(const Instruction& at, const Cell* cells);
  std::optional<Notice> pass_address(const Instruction& at, const Cell* cells);
  std::optional<Notice> pass_pin(const Instruction& at);
  std::optional<Notice> load_deferred_frame(std::uint32_t from, std::uint32_t size, Op conversion,
                                            std::uint32_t to);
  void copy_to_cells(std::uint32_t from, std::uint32_t to, std::uint32_t size);
  std::optional<Notice> store_deferred_frame(std::uint32_t to, std::uint32_t size,
                                             std::uint32_t from);
  std::optional<Notice> through_frame_pointer(const Instruction& at, const Cell* cells);
  std::optional<Notice> address_in_array(const Instruction& at, const Cell* cells);
  bool is_known_null(std::uint32_t array, const Cell* cells);
  bool is_sure_to_hold(const Instruction& at, const Cell* cells);
  std::optional<Notice> pass_on_call(const Instruction& at, const Cell* cells);
  Notice pass_on_call_pointer(const Instruction& at, const Cell* cells);
  Notice defer_intrinsic(const Instruction& at);
  std::optional<Notice> pass_on_intrinsic(const Instruction& at, const Cell* cells);
  void return_deferred(const Instruction& at);
  bool must_pin(const Value& value);
  Notice stop_to_pin(Cell pointer);
  Notice compute_deferred(const Instruction& at, const Cell* cells);
  Notice assume_valid(const Instruction& at, std::uint32_t cell);
  Notice take_address(const Instruction& at, const Expression& address);
  Notice put_address(const Instruction& at, const Expression& address);
  std::optional<Notice> take_for_granted(const Value& object);
  std::optional<Notice> take_element_for_granted(const Expression& element,
                                                 const std::optional<Value>& stored);
  bool is_surely_valid(const Value& object);
  static bool needs_object(const Origin& at);
  std::optional<Cell> value_if_null(const Value& value, const Value& object);
  static Expression address_in(const Value& object);
  std::optional<Expression> address_of_element(const Value& array, std::uint32_t index,
                                               const Type& element);
  std::optional<Expression> address_of_element(const Value& array, const Instruction& at);
  void assume_index(const Expression& element);
  std::optional<Notice> refuse(const Instruction& at, const Cell* cells);
  static std::uint32_t receiver_of(const Instruction& at);
  static std::uint32_t number_of(const Instruction& at);
  bool is_still_missing(const Instruction& at, const Cell* cells);
  bool is_as_assumed(const Instruction& at, const Cell* cells);
  bool is_new_alternative(Cell one);

  // --- going on where control depends on what is not there (visible/guess.cpp)
  void assume(Assumed what, const Value& first, const Value& second, std::uint32_t target);
  const Operation* find_assumption(Assumed what, const Value& first, const Value& second);
  std::optional<Notice> cannot_guess();
  std::optional<std::uint32_t> choose_way(std::uint32_t count);
  Notice wait_to_refuse();
  void reach(Limit limit, const Origin& at);
  void note_stopping();
  bool nothing_may_pass();
  Notice wait_for_value();
  void note_late_read(const Access& access);
  std::vector<std::uint32_t> ways_of_branch(const Instruction& at);
  Notice guess_way(const Instruction& at);
  std::optional<Notice> guess_no_throw(const Value& first, const Value& second);
  Notice guess_result(const Instruction& at, const Cell* cells);
  Notice defer_function(const Instruction& at, ValueKind kind);
  Notice pass_length(const Instruction& at);
  std::optional<Cell> guess_alternative(Assumed what, const Value& of);
  Notice guess_number(const Instruction& at, std::uint32_t cell,
                      Outcome (*perform)(Execution&, const Instruction&, Cell*));
  Notice guess_target(const Instruction& at, std::uint32_t cell);
  static Notice entered(Outcome outcome);

  // --- rounds of loops that need not be guessed again (visible/rounds.cpp, read_again.cpp)
  bool notes_rounds() const;
  std::optional<Notice> note_round(const Instruction& at);
  void drop_rounds(const Instruction& at);
  void add_round(Round here, bool is_noted);
  void remember(std::uint32_t cell);
  bool remember(std::uint32_t cell, Round& round);
  std::optional<Operation> read_to_repeat(std::uint32_t cell, const Round& round);
  bool is_read_again(const Round::Was& was, const Round& round);
  static const LoopHeads& heads_of(const Code& code);

  // --- conditionals that are no control (visible/select.cpp)
  struct Way;
  std::optional<Notice> select(const Instruction& at, const Value& first, const Value& second);
  std::optional<Way> select_from(Way from, const Instruction& branch, const Value& first,
                                 const Value& second, int& length);
  bool compute_on(Way& way, int& length);
  bool branch_on(Way& way, const Instruction& at, int& length);
  std::optional<Value> value_on(const Way& way, std::uint32_t cell);
  std::optional<Value> value_of_computing(const Instruction& at, Value left, Value right);
  bool matters_not(std::uint32_t pc, std::uint32_t cell);
  std::optional<ValueKind> kind_of_cell(std::uint32_t pc, std::uint32_t cell);
  std::optional<Way> merged(const Way& jumping, const Way& other, const Value& condition);

  Notice issue_noticeable(const Instruction& at, Cell* cells);
  bool has_mark(Mark mark) {
    const Frame& at = frame();
    return !at.code->marks.empty() &&
           (at.code->marks[at.pc] & static_cast<std::uint8_t>(mark)) != 0;
  }
  std::optional<Notice> heed_marks();
  std::optional<Access> strengthened(std::optional<Access> access);
  void tell_listener();
  Notice issue_at_unknown(const Instruction& at, const Cell* cells);
  Notice issue_at_unknown_element(const Instruction& at, const Cell* cells, const Value& array);
  Notice issue_unboxed_later(const Instruction& at);
  Notice issue_nullable_later(const Instruction& at, const Value& box);
  Notice issue_access(const Access& access, const Instruction& at);
  Notice issue_unboxed(const Access& access, const Instruction& at);
  bool may_act_at_once(const Access& access);
  bool is_full();
  Notice issue_contents(const Instruction& at);
  Notice issue_box(const Instruction& at);
  Notice issue_box_nullable(const Instruction& at);
  Notice issue_delegate(const Instruction& at);
  Notice issue_initializer(const Instruction& at, const Cell* cells);
  Notice issue_monitor(const Access& access, const Instruction& at, Cell* cells);
  std::optional<Notice> issue_half_barrier(model::OperationClass kept);
  Notice issue_synchronizing(const Access& access, const Instruction& at);
  std::optional<Notice> issue_failed_exchange(const Instruction& at, const Cell* cells);
  std::optional<Value> place_of_exchange(const Instruction& at, const Cell* cells);
  std::optional<Notice> wait_for_exchange();
  Notice push_failed_exchange(const Instruction& at, const Value& where, const Value& comparand);
  Notice pause_for_others(const Instruction& at);
  Notice issue_outcome_read(const Access& access, const Instruction& at, const Cell* cells);
  bool issue_parts(bool writes, bool is_volatile, const Value& where, const Type& type,
                   std::uint32_t cell);
  bool is_whole(const Type& type, std::uint32_t cell);
  std::uint32_t read_of_next(ValueKind kind);
  Operation operation_at(model::OperationClass type, Cell where, Primitive primitive);
  void push(Operation operation);
  Origin origin();
  Origin here() { return {frame().code, frame().pc}; }

  std::int64_t depth_of_monitor(Ref object, std::size_t older);

  // --- completing (visible/complete.cpp)
  bool may_be_in(const Value& value, Ref object);
  bool may_be_noticed_by(const Operation& older, const Operation& fresh);
  bool is_wild_guess(std::size_t number);
  bool may_complete(std::size_t number);
  bool overtakes(std::size_t number);
  void note_overtaking(std::size_t number);
  bool may_overtake(const Operation& older, const Operation& younger);
  bool may_be_same(const Operation& unknown, const Operation& other);
  bool hands_out_unfinished(std::size_t number);
  std::vector<Ref> objects_used_before(std::size_t number);
  bool leads_to_any(Ref object, const std::vector<Ref>& used, std::size_t number);
  bool note_look(Ref object, std::uint32_t offset, std::size_t number);
  bool is_free(Ref object);
  const Operation* write_to_forward(std::size_t read) const;
  bool complete(std::size_t number, bool quietly = false);
  bool complete_quiet();
  bool is_quiet(std::size_t number);
  bool is_quiet(const Access& access, std::size_t older);
  std::optional<bool> is_own(const Access& access);
  bool is_fresh(const Access& access);
  Access access_of_waiting(const Operation& operation);
  bool fits_element(const Operation& write);

  // --- what an operation brings (visible/arrive.cpp)
  bool arrive(std::size_t operation, Cell value);
  void settle_cells(const std::vector<Value>& now);
  bool resolve(const Expression& expression, Value& now, std::optional<std::string>& wrong);
  bool resolve_address(const Expression& address, Value& now, std::optional<std::string>& wrong);
  bool has_a_say(const Operation& barrier, std::size_t number);
  bool settle_constraints();
  bool is_behind_assumption(std::size_t number);
  bool is_in_such_an_object(const Expression& address);
  std::optional<std::uint32_t> offset_of(const Expression& address);
  bool is_of_its_class(const Operation& assumption);

  // --- computing what has arrived (visible/evaluate.cpp)
  enum class Evaluated : std::uint8_t { Done, Thrown, Ended };
  Evaluated evaluate(const Code& code, std::uint32_t pc, std::vector<Cell>& cells);
  std::optional<Cell> compute(const Expression& expression);
  bool jumps(const Expression& condition);
  std::uint32_t way_of_branch(const Code& code, std::uint32_t pc, Cell first, Cell second);
  static std::vector<Cell> operands_in_place(const Code& code, std::uint32_t pc, Cell first,
                                             Cell second);
  std::optional<bool> is_so(const Operation& assumption);
  static bool divides_safely(Op op, const Value& divisor);
  bool is_true(const Operation& assumption);
  bool completes(const Origin& origin, Cell first, Cell second);
  std::optional<Cell> method_called(const Instruction& at, Cell receiver);

  Outcome call_found(const Method& method, const Method& invoke, std::uint32_t arguments,
                     std::uint32_t target, bool is_tail);
  Outcome call_on_target(const Method& method, std::uint32_t arguments, std::uint32_t target,
                         bool is_tail);
  Outcome call_open(const Method& method, const Method& invoke, std::uint32_t arguments,
                    bool is_tail);
  inline Outcome push_frame(const Method& method, std::uint32_t arguments);
  inline void push_code(const Code& code, std::uint32_t base, std::uint32_t result);
  void grow_cells(std::uint32_t limit);
  bool make_room(const Type& type, std::uint64_t size);
  inline bool is_too_deep(std::uint64_t cells) const;
  [[gnu::cold]] Outcome overflow(const Method& method);
  Outcome call_from_filter(const Code& code, std::uint32_t arguments);
  Outcome end_thread(std::uint32_t result, std::uint32_t count);
  Outcome initialize_class(const Type& type);
  void make_statics(const Type& type);
  inline void collect_if_due(Frame& frame, const Instruction* at);
  Outcome search();
  Ref wrap_exception(Ref object);
  Ref as_seen_by(const Frame& at, Ref exception);
  Outcome fail_assertion(Ref exception);
  Outcome unhandled(Ref exception);
  bool was_taken_by_nobody() const;
  void note_trace(const Unwind& going);
  Outcome start_unwinding();
  Outcome unwind();
  Outcome start_filter(std::uint32_t frame, std::uint32_t clause);
  Outcome enter_handler();
  void drop_superseded(std::uint32_t frame, const Clause& taken);
  void drop_inside_filter();
  bool are_of_their_classes(const Method& intrinsic, const Cell* arguments);
  const std::uint8_t* locate_in_frame(const Pointer& pointer, const Contents& contents) const;
  const std::uint8_t* locate_static(const Pointer& pointer, const Contents& contents, bool writing);
  const std::uint8_t* locate_thread_static(const Pointer& pointer, const Contents& contents);
  const std::uint8_t* locate(Cell pointer, const Contents& contents, bool writing);

  Machine& machine_;
  State& state_;
  std::uint32_t number_;
  Patience patience_;
  Thread* thread_;
  std::uint64_t steps_left_;
  bool has_left_ = false;  // run(): the instruction that it began at
  Surroundings* surroundings_ = nullptr;
  const Instruction* first_ = nullptr;  // step(): where it began
  bool is_granted_ = false;             // step(): its first operation has not happened yet
  bool ends_everywhere_ = false;        // step(): Surroundings::ends_everywhere
  bool has_begun_ = false;              // then: its instruction has
  bool notices_all_ = false;  // step(): every instruction, not only what others may notice
  Ref published_ = 0;         // step(): objects before this one may have become known to others
  std::uint32_t merged_ = 0;
  bool is_local_ = true;
  bool is_settled_ = true;
  bool has_ended_a_class_ = false;
  bool has_operated_ = false;
  bool has_progressed_ = false;
  const Relaxation* relaxation_ = nullptr;
  bool is_resuming_ = false;      // step(): the choice at a fork has not been taken yet
  bool is_retrying_ = false;      // step(): to go on issuing after a pause
  bool is_repeating_ = false;     // step(): it has waited where it had been before
  bool waits_for_queue_ = false;  // step(): from the next instruction on where it can stand
  bool is_reissued_ = false;      // step(): it has come to its first instruction before
  int evaluating_ = 0;            // how many more instructions
  /// Of the thread's cells: what the instruction that is being executed leaves in place of what was
  /// there, once it has completed.
  CellRange overwritten_{};
  std::uint32_t jump_ = 0;  // Notice::Jump, and where evaluate() has got to
  Limit reached_limit_ = Limit::None;
  Origin late_after_;
  Origin overtaker_;
  std::uint64_t enabled_ = ~std::uint64_t{0};
  std::uint32_t choice_ = 0;        // what choose() answers
  std::uint32_t alternatives_ = 1;  // how many answers it could have given
  Stop stop_{};
};

}  // namespace mmcheck::vm
