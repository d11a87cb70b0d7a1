// Steps in which something goes wrong.
#pragma once

#include <string>

#include "mmcheck/result.hpp"
#include "search/successors/successors.hpp"

namespace mmcheck::search {

/// What the step that has just been executed, from `at`, ended with.
Violation violation_of(Successors& successors, const Position& at, const Step& step);

/// Why nothing is known of what comes after something that cannot be executed.
std::string reason_of(const Violation& missing);

/// Whether they are one and the same to whoever reads a report: by kind, subject and place. What a
/// message says may be under way, and be another in every run.
bool is_same(const Violation& left, const Violation& right);

}  // namespace mmcheck::search
