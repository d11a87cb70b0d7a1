#include "report/report.hpp"

namespace mmcheck::report {

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Holds:
      return "holds";
    case Verdict::Violated:
      return "violated";
    case Verdict::Inconclusive:
      return "inconclusive";
  }
  return {};
}

std::string_view name_of(Violation::Kind kind) {
  switch (kind) {
    case Violation::Kind::Assertion:
      return "assertion";
    case Violation::Kind::Invariant:
      return "invariant";
    case Violation::Kind::Deadlock:
      return "deadlock";
    case Violation::Kind::UnhandledException:
      return "unhandled-exception";
    case Violation::Kind::Outcome:
      return "outcome";
  }
  return {};
}

}  // namespace mmcheck::report
