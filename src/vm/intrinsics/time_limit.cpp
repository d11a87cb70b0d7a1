// Intrinsics of System.Threading.TimeLimit, where time limits elapse only when nothing else can
// happen: how much time a thread has left. It is the search that lets it pass
// (search/successors/passing.hpp).
#include "vm/execute/threads.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

Outcome are_last(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.machine().limits().limits_are_last ? 1 : 0;
  return Outcome::Done;
}

Outcome begin(Execution& execution, const Method&, Cell* arguments) {
  execution.thread().time_left = to_u4(arguments[0]);
  return Outcome::Done;
}

Outcome end(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.thread().time_left.value_or(0);
  execution.thread().time_left.reset();
  return Outcome::Done;
}

Outcome pass(Execution& execution, const Method&, Cell* arguments) {
  return is_early(execution.thread(), arguments[0]) ? execution.block() : Outcome::Done;
}

constexpr std::string_view time_limit = "System.Threading.TimeLimit";

constexpr Intrinsic table[] = {
    {time_limit, "AreLast", are_last, Role::Pure},
    {time_limit, "Begin", begin, Role::Fence},
    {time_limit, "End", end},
    {time_limit, "Pass", pass, Role::Synchronize, Waits::ForTime},
};

}  // namespace

std::span<const Intrinsic> time_limit_intrinsics() { return table; }

}  // namespace mmcheck::vm
