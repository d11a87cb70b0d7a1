// How a violation comes about, for people.
#pragma once

#include <string>

#include "report/page.hpp"

namespace mmcheck::report {

/// "an assertion fails at peterson.cs:41 in Peterson::Main"; of an outcome, what it is.
std::string headline(const Violation& violation);

/// Whether sequential consistency is known not to have what was found under the model only.
bool is_sc_known(const ModelResult& model);

void tell(Page& page, const Violation& violation, const ModelResult& model);

}  // namespace mmcheck::report
