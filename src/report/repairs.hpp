// What is to be done about a violation, for people.
#pragma once

#include <string>
#include <vector>

#include "report/page.hpp"

namespace mmcheck::report {

/// "2 barriers are enough, and fewer are not (proved)".
std::string verdict_on(const Fences& fences);
/// Why there is nothing to be put into a program; empty if there is something.
std::string why_unrepaired(const ModelResult& model);
/// "Thread.MemoryBarrier() before the write of Peterson.turn at peterson.cs:19 in Peterson::T0".
std::string change_text(const Repair& repair);

/// Each of them, and all together as a diff.
void tell_changes(Page& page, const std::vector<Repair>& repairs);

void tell_repairs(Page& page, const Fences& fences, const std::string& memory_model);

}  // namespace mmcheck::report
