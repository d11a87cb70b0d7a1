// Whether memory goes on changing in a part of the graph that is never left.
//
// Memory is what threads can tell each other by: the statics, how far classes are initialized, the
// objects that more than one thread reaches, what was observed; and what the program writes, since
// somebody may read it. What a thread has for itself is none: its frames, its queue, its own
// objects. Nor is a monitor that one thread alone takes: it polls with that. A monitor that goes
// from one thread to another is memory.
//
// A step that belongs to a reduced search may change memory and change it back. So the part is
// explored once more without reduction, where each step is one operation.
#pragma once

#include <cstdint>

#include "search/successors/successors.hpp"

namespace mmcheck::search {

enum class MemoryFate : std::uint8_t {
  StaysTheSame,
  Changes,
  Unknown,  // there are too many states to be sure
};

/// In the position and all that it leads to.
MemoryFate memory_in_all_states_after(Successors& successors, const Position& at);

}  // namespace mmcheck::search
