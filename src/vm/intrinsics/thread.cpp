// Intrinsics of System.Threading.Thread, and of Chance.
#include <fmt/core.h>

#include "vm/execute/threads.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

/// As Thread has them.
enum class Activity : std::uint8_t { NotStarted, Alive, Ended };

/// One of the pool has none of its own, but one that no other thread can have.
void give_number(Execution& execution, Ref object) {
  constexpr std::uint32_t first_of_pool = 1000;
  std::uint8_t* data = execution.heap().find_writable(object)->data();
  std::uint8_t* number = data + execution.known().thread_number->offset;
  const auto started = static_cast<std::uint32_t>(execution.state().threads.size());
  if (load<std::uint32_t>(number) == 0) store(number, first_of_pool + started);
}

Outcome start(Execution& execution, const Method&, Cell* arguments) {
  const Ref object = to_u4(arguments[0]);
  State& state = execution.state();
  arguments[0] = !find_thread(state, object);
  if (arguments[0] == 0) return Outcome::Done;
  if (state.threads.size() == most_threads) {
    return execution.missing(fmt::format("more than {} threads", most_threads));
  }
  const Code& code = execution.machine().code(*execution.known().thread_run);
  Thread thread = make_thread(code, {object, arguments[1]});
  thread.object = object;
  give_number(execution, object);
  state.threads.push_back(base::Shared<Thread>::make(std::move(thread)));
  // As on the runtimes, the new thread runs when the call returns.
  if (execution.is_patient()) execution.end_turn();
  return Outcome::Done;
}

bool has_ended(const State& state, std::uint32_t thread) {
  return state.threads[thread]->status == Thread::Status::Ended;
}

Activity activity(const State& state, Ref object) {
  const auto number = find_thread(state, object);
  if (!number) return Activity::NotStarted;
  return has_ended(state, *number) ? Activity::Ended : Activity::Alive;
}

Outcome get_status(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = static_cast<Cell>(activity(execution.state(), to_u4(arguments[0])));
  return Outcome::Done;
}

/// A thread that cannot go on stands before its wait or in it, which no state tells apart: a search
/// moves threads as far as what they do concerns others. So both are tried; but once it was found
/// waiting, it waits until it goes on.
Outcome is_found_waiting(Execution& execution, const Method&, Cell* arguments) {
  State& state = execution.state();
  const auto number = find_thread(state, to_u4(arguments[0]));
  arguments[0] = 0;
  if (!number || !cannot_go_on(state, *number)) return Outcome::Done;
  const bool is_found = state.threads[*number]->is_found_waiting || execution.choose(2) == 0;
  if (is_found) state.threads[*number].write().is_found_waiting = true;
  arguments[0] = is_found;
  return Outcome::Done;
}

// Joining needs to know less of other threads than get_status does: a search counts on that.

/// Of all that the other thread did, this one knows from now on.
void note_join(Execution& execution, std::uint32_t other) {
  execution.state().threads[other].write().joined_by = execution.thread_number();
}

Outcome join(Execution& execution, const Method&, Cell* arguments) {
  const auto number = find_thread(execution.state(), to_u4(arguments[0]));
  if (number && !has_ended(execution.state(), *number)) return execution.block();
  if (number) note_join(execution, *number);
  arguments[0] = number.has_value();
  return Outcome::Done;
}

/// To go on waiting is not to execute this yet, so what is left to do here is to give up.
Outcome try_join(Execution& execution, const Method&, Cell* arguments) {
  const auto number = find_thread(execution.state(), to_u4(arguments[0]));
  const bool ended = number && has_ended(execution.state(), *number);
  if (!ended && execution.is_patient()) return execution.block();
  if (ended) note_join(execution, *number);
  arguments[0] = ended;
  return Outcome::Done;
}

Outcome get_current(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.thread().object;
  return Outcome::Done;
}

Outcome set_current(Execution& execution, const Method&, Cell* arguments) {
  execution.thread().object = to_u4(arguments[0]);
  return Outcome::Done;
}

Outcome yield(Execution& execution, const Method&, Cell*) {
  if (execution.is_patient()) execution.end_turn();
  return Outcome::Done;
}

Outcome maybe(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = !execution.is_patient() && execution.choose(2) == 0;
  return Outcome::Done;
}

constexpr std::string_view thread = "System.Threading.Thread";

constexpr Intrinsic table[] = {
    {thread, "StartCore", start, Role::Start},
    {thread, "GetStatus", get_status, Role::LookAround},
    {thread, "IsFoundWaiting", is_found_waiting, Role::LookAround},
    {thread, "JoinCore", join, Role::Synchronize, Waits::ForThread},
    {thread, "TryJoinCore", try_join, Role::LookAround, Waits::ForThread},
    {thread, "GetCurrent", get_current, Role::Pure},
    {thread, "SetCurrent", set_current},
    {thread, "YieldCore", yield, Role::Pure},
    {"System.Threading.Chance", "Maybe", maybe, Role::Choice},
};

}  // namespace

std::span<const Intrinsic> thread_intrinsics() { return table; }

}  // namespace mmcheck::vm
