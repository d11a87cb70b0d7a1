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
    case Violation::Kind::Livelock:
      return "livelock";
    case Violation::Kind::Divergence:
      return "divergence";
  }
  return {};
}

std::string_view name_of(Repair::Kind kind) {
  switch (kind) {
    case Repair::Kind::Barrier:
      return "MemoryBarrier";
    case Repair::Kind::ReadBarrier:
      return "ReadBarrier";
    case Repair::Kind::WriteBarrier:
      return "WriteBarrier";
    case Repair::Kind::VolatileRead:
      return "VolatileRead";
    case Repair::Kind::VolatileWrite:
      return "VolatileWrite";
    case Repair::Kind::Interlocked:
      return "Interlocked";
    case Repair::Kind::VolatileField:
      return "VolatileField";
  }
  return {};
}

std::string_view name_of(Fences::Method method) {
  switch (method) {
    case Fences::Method::Minimum:
      return "minimum";
    case Fences::Method::MinCut:
      return "mincut";
  }
  return {};
}

}  // namespace mmcheck::report
