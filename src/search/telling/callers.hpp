// Where the program's own code called what issued an operation, as long as the operation waits: by
// the time it completes, its thread has gone on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mmcheck/run.hpp"
#include "vm/state/state.hpp"

namespace mmcheck::search {

class Callers {
 public:
  /// The thread, as it stands now, has put an operation into its queue.
  void issued(const vm::State& state, std::uint32_t thread);
  /// The one with this number has left the queue.
  void completed(std::uint32_t thread, std::size_t number);
  /// Of the operation with this number in the thread's queue: TraceStep::caller.
  const Location& of(std::uint32_t thread, std::size_t number) const;

 private:
  std::vector<std::vector<Location>> waiting_;  // of each thread, as its queue
};

}  // namespace mmcheck::search
