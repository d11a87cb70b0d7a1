// Prints a sample Result in a form: what tests/report/run compares and validates.
//
//   show                     the names of the samples
//   show NAME json|sarif|text|verbose|color|quiet
#include <cstdio>
#include <string>
#include <string_view>

#include "report/report.hpp"
#include "support/results.hpp"

using mmcheck::testing::NamedResult;

namespace {

std::string shown(const mmcheck::Result& result, std::string_view form) {
  if (form == "sarif") {
    const mmcheck::report::SarifSource source = {"/src", mmcheck::testing::sample_text, {}};
    return mmcheck::report::to_sarif(result, "0.0.0", source);
  }
  if (form == "json") return mmcheck::report::to_json(result, "0.0.0");
  mmcheck::report::TextOptions options;
  options.source_line = mmcheck::testing::sample_source;
  options.source_text = mmcheck::testing::sample_text;
  options.color = form == "color";
  options.quiet = form == "quiet";
  options.verbose = form == "verbose";
  return mmcheck::report::to_text(result, options);
}

}  // namespace

int main(int count, char** arguments) {
  if (count == 1) {
    for (const NamedResult& sample : mmcheck::testing::sample_results())
      std::puts(sample.name.c_str());
    return 0;
  }
  if (count != 3) return 2;
  std::fputs(shown(mmcheck::testing::sample_result(arguments[1]), arguments[2]).c_str(), stdout);
  return 0;
}
