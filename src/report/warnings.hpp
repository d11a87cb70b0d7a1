// What each kind of warning says, for people and for programs.
#pragma once

#include <span>
#include <string>

#include "report/page.hpp"

namespace mmcheck::report {

/// A kind of warning in words.
struct WarningWords {
  Warning::Kind kind;
  const char* name;      // as reports for programs have it
  const char* headline;  // what is wrong
  const char* why;       // why that is not good
  // A rule of SARIF. What is published under an id keeps it.
  const char* rule;
  const char* rule_name;
  const char* more;
  const char* help;
};
/// In the order of their kinds.
std::span<const WarningWords> warning_words();
const WarningWords& words_of(Warning::Kind kind);

/// "the read of Worker.stop (worker.cs:5)", "the read in List<int>::get_Count (worker.cs:5)".
std::string text_of(const Warning::Access& access);
/// In one sentence: what is wrong, with what is accessed where, and why.
std::string message_of(const Warning& warning);

/// Whether two models have the same one.
bool is_same(const Warning& left, const Warning& right);

/// Each once, under however many models it is.
void tell_warnings(Page& page, const Result& result);

}  // namespace mmcheck::report
