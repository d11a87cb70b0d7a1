// The steps of a run in the words of those who wrote the program.
#pragma once

#include <string>

#include "mmcheck/result.hpp"

namespace mmcheck::report {

/// Whether it is no more than that: the operation takes effect later.
bool begins_to_wait(const TraceStep& step);

/// Whether it says something to them: not what begins to wait, nor what the runtime does for
/// itself.
bool is_told(const TraceStep& step);

/// A target in one line: "Peterson.flag1", "account" for what a lambda captures.
std::string shown_target(const Target& target);

/// "read Peterson.flag1 = 0"; "end" where there is nothing but an action.
std::string what_happens(const TraceStep& step);

/// Where the step is, folded into the call of .NET's own code that it belongs to or not.
const Location& place_of(const TraceStep& step, bool is_folded);
/// The library's method that `place` calls and that the step belongs to: "SemaphoreSlim::Wait".
/// Empty for the program's own, and where the operation says as much as the call.
std::string call_around(const TraceStep& step, const Location& place);
/// Likewise of a place where a thread waits.
std::string call_at(const Location& location);

}  // namespace mmcheck::report
