// What a program could reach: a rapid type analysis from its entry point.
#pragma once

#include <string>
#include <vector>

#include "vm/execute/machine.hpp"

namespace mmcheck::vm {

/// Something that would end a run as inconclusive, and the first place found that could reach it.
struct Obstacle {
  std::string reason;
  std::string place;
};

struct Reachable {
  std::vector<Obstacle> obstacles;  // each reason once, in the order of the reasons
  std::size_t methods = 0;
  bool complete = true;  // false if there was no end to it: generics that make ever larger ones
};

/// Everything that could be executed is translated, nothing is executed. May name what no run
/// reaches; never leaves out what one could, except where a type is only known to the runtime
/// (reflection).
Reachable find_reachable(Machine& machine, const Entry& entry);

}  // namespace mmcheck::vm
