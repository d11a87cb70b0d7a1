// Values of a program as C# writes them. Outcomes are told apart and put in order by these texts,
// so that a search needs them as much as a report does.
#pragma once

#include <string>

#include "mmcheck/run.hpp"

namespace mmcheck::result {

/// "null", "Fork #3"; of a class, its name; "?" for what is no object.
std::string text_of(const Owner& owner);

/// "7", "\"text\"", "{seq = 1, item = null}"; empty for none.
std::string text_of(const Value& value);

}  // namespace mmcheck::result
