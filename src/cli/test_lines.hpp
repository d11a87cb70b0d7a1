// Tests on a terminal: a line for each as it ends, and how many there were of each kind.
#pragma once

#include <span>
#include <string>

#include "report/test_outcomes.hpp"

namespace mmcheck::cli {

/// "violated      tso  Shop.Tests.Cart::Adds  1,234 states  0.12 s" and, below, why.
std::string line_of(const report::TestOutcome& outcome, bool names_model, bool color);

/// "3 tests hold, 1 is violated (2.1 s)".
std::string summary_of(std::span<const report::TestOutcome> outcomes, double seconds);

}  // namespace mmcheck::cli
