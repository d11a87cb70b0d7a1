// A Result for people, and for programs.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "mmcheck/result.hpp"
#include "patch/edits.hpp"

namespace mmcheck::report {

/// The text of a line of a source file, lines counted from 1; empty if it is not known.
using SourceLine = std::function<std::string(const std::string& file, std::uint32_t line)>;

struct TextOptions {
  bool color = false;
  bool quiet = false;             // verdicts only
  bool verbose = false;           // every step, every stack
  bool just_my_code = true;       // .NET's own steps are folded into the calls of them
  SourceLine source_line;         // may be empty
  patch::SourceText source_text;  // likewise: whole files, to show how they are repaired
};

std::string to_text(const Result& result, const TextOptions& options);

/// report.schema.json describes it.
std::string to_json(const Result& result, std::string_view version);

/// Where the sources are, for a report that names files.
struct SarifSource {
  std::string root;  // the folder that addresses are relative to, where they can be
  patch::SourceText text;
  /// The file that the symbols mean, where it is now.
  std::function<std::string(const std::string& file)> path;
};

/// SARIF 2.1.0. Just my code: steps of .NET's own are where they are called.
std::string to_sarif(const Result& result, std::string_view version, const SarifSource& source,
                     bool just_my_code = true);

/// "holds", "violated", "inconclusive".
std::string_view name_of(Verdict verdict);
/// "assertion", "invariant", "deadlock", "unhandled-exception", "outcome", "livelock",
/// "divergence".
std::string_view name_of(Violation::Kind kind);
/// "MemoryBarrier", "VolatileRead" … as reports for programs have it.
std::string_view name_of(Repair::Kind kind);
/// "minimum", "mincut".
std::string_view name_of(Fences::Method method);

}  // namespace mmcheck::report
