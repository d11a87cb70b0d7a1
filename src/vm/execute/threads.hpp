// The threads of a state as a whole: who has ended, and who waits for what.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

#include "vm/execute/machine.hpp"

namespace mmcheck::vm {

/// A Pointer has room for 256; one is kept for describing exceptions.
inline constexpr std::size_t most_threads = 255;

/// A thread that is about to execute `code` with these arguments.
Thread make_thread(const Code& code, std::initializer_list<Cell> arguments = {});

/// The number of the thread with this System.Threading.Thread; none if it was not started.
std::optional<std::uint32_t> find_thread(const State& state, Ref object);

/// Whether the word of a task, there, is its outcome: then it stays that.
bool is_outcome(const State& state, Cell place);

/// Whether the thread has more time left than so many milliseconds.
bool is_early(const Thread& thread, Cell left);

/// Whether it waits with a time limit, and not for what it has to have again before it goes on.
bool may_give_up(const Thread& thread);

/// What a thread needs from others before it can execute its next instruction.
struct Wait {
  enum class For : std::uint8_t {
    Nothing,
    Monitor,  // of `object`, which `thread` holds
    Pulse,    // of `object`
    Thread,   // `thread`, to end
    Outcome,  // of the task `object`
    Class,    // `type`, which `thread` initialises
    Garbage,  // of which there is none to be finalized
    Queue,    // `thread`, which has reordered operations: Pending::overtaken
    Time,     // to pass
  };
  For what = For::Nothing;
  std::uint32_t thread = 0;
  Ref object = 0;
  const Type* type = nullptr;
};
Wait wait_of(const State& state, std::uint32_t thread);

/// Whether it waits, for anything but queues.
bool cannot_go_on(const State& state, std::uint32_t thread);

/// "thread 2 waits for the monitor of object #7, which thread 1 holds".
std::string to_string(const State& state, std::uint32_t thread, const Wait& wait);

/// Whether `thread` has to wait until another one has initialised `type`. It has not if that one
/// waits for `thread` in turn: then the type is used as it is (II.10.5.3.3).
bool must_wait_for_class(const State& state, std::uint32_t thread, const Type& type);

/// Another thread with pending operations that younger ones of its own have overtaken.
std::optional<std::uint32_t> find_reordered(const State& state, std::uint32_t thread);

/// Whether another thread can execute its next instruction.
bool can_others_go_on(const State& state, std::uint32_t thread);

/// Whether the program has ended: the first thread has, and all others but those in the background.
bool is_over(const Machine& machine, const State& state);

/// Whether there are threads whose end it does not wait for.
bool has_background_threads(const Machine& machine, const State& state);

}  // namespace mmcheck::vm
