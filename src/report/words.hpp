// All that a report says of steps, what they are about, and what threads wait for, in words: the
// only place that turns the enumerators of mmcheck/run.hpp into texts.
#pragma once

#include <string>
#include <string_view>

#include "mmcheck/options.hpp"
#include "mmcheck/run.hpp"
#include "result/value.hpp"

namespace mmcheck::report {

using result::text_of;  // of a value

/// "issue", "complete", "go on".
std::string_view text_of(TraceStep::Action action);

/// "volatile read", "wait on"; empty for none.
std::string_view text_of(OperationKind kind);
std::string_view text_of(SearchOrder order);
/// Likewise; of a call, which method it is of.
std::string_view operation_text(const TraceStep& step);

/// "Peterson.flag0", "forks[1]", "the monitor of Fork #3"; empty for none.
std::string text_of(const Target& target);

/// "ended", "waits for the monitor of Fork #3, which thread 2 holds".
std::string text_of(const ThreadStatus& status);

}  // namespace mmcheck::report
