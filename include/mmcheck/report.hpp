// A Result as text: for people, for programs, for code scanning.
//
//   mmcheck::Reporter reporter(result);
//   std::cout << reporter.report({mmcheck::ReportFormat::Json});
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "mmcheck/result.hpp"

namespace mmcheck {

enum class ReportFormat : std::uint8_t { Text, Json, Sarif, Junit, Trx };

struct ReportOptions {
  ReportFormat format = ReportFormat::Text;
  // Of Text.
  bool color = false;
  bool quiet = false;    // verdicts only
  bool verbose = false;  // every step, every stack
  // Of Text and Sarif, and where not verbose: what .NET's own assemblies do for a call is told as
  // that call.
  bool just_my_code = true;
};

/// Makes reports of one result, which has to stay as long. Each source file that can be found is
/// read once.
class Reporter {
 public:
  explicit Reporter(const Result& result);
  ~Reporter();
  Reporter(const Reporter&) = delete;
  Reporter& operator=(const Reporter&) = delete;

  std::string report(const ReportOptions& options);

 private:
  class Sources;
  std::string text(const ReportOptions& options);

  const Result& result_;
  std::unique_ptr<Sources> sources_;
};

}  // namespace mmcheck
