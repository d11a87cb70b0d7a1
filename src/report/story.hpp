// How a violation comes about, for people.
#pragma once

#include <string>

#include "report/page.hpp"

namespace mmcheck::report {

/// "an assertion fails at peterson.cs:41 in Peterson::Main"; of an outcome, what it is.
std::string headline(const Violation& violation);

void tell(Page& page, const Violation& violation, const std::string& memory_model);

}  // namespace mmcheck::report
