// Durations that a program may compare the time with that has passed.
//
// A look at the clock may find any amount of time passed, and a search cannot try all. Where a
// program asks once whether a time-out is over, no time and a day are enough: it is, or it is not.
// Where it tells more than two stretches apart (over 50 ms and under 200 ms), others matter, which
// lie between constants of the program. They are taken from the methods of the program's own that
// call something of the types for time: a little more than each constant, in each unit that a
// method's calls have in their names. This is a guess, so a program that looks at the clock
// and holds is told which amounts were tried.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/program/program.hpp"

namespace mmcheck::vm {

/// In milliseconds, ascending; the shortest ones if there are many.
std::vector<std::int64_t> durations_of(const Program& program);

}  // namespace mmcheck::vm
