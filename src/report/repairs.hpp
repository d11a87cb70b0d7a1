// What is to be done about a violation, for people.
#pragma once

#include <string>

#include "report/page.hpp"

namespace mmcheck::report {

/// "2 barriers are enough, and fewer are not (proved)".
std::string verdict_on(const Fences& fences);
/// "Thread.MemoryBarrier() before peterson.cs:19 in Peterson::T0".
std::string change_text(const Repair& repair);

void tell_repairs(Page& page, const Fences& fences, const std::string& memory_model);

}  // namespace mmcheck::report
