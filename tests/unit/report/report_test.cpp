// What the expected files of tests/report do not show; they have the rest.
#include "report/report.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "report/quantities.hpp"
#include "support/results.hpp"

using namespace mmcheck::report;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::NamedResult;
using mmcheck::testing::sample_result;
using mmcheck::testing::sample_results;

namespace {

std::string without_escapes(std::string text) {
  for (std::size_t at = 0; (at = text.find('\x1b', at)) != std::string::npos;) {
    text.erase(at, text.find('m', at) + 1 - at);
  }
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("report");

TEST_CASE("colours change nothing but colours, and are there only when asked for") {
  for (const NamedResult& sample : sample_results()) {
    CAPTURE(sample.name);
    TextOptions options;
    options.source_line = mmcheck::testing::sample_source;
    const std::string plain = to_text(sample.result, options);
    options.color = true;
    const std::string coloured = to_text(sample.result, options);
    CHECK(plain.find('\x1b') == std::string::npos);
    CHECK(coloured.find('\x1b') != std::string::npos);
    CHECK(without_escapes(coloured).size() == plain.size());
  }
}

TEST_CASE("no text of the program ends a line or reaches the terminal as a control") {
  TextOptions options;
  options.verbose = true;
  const std::string text = to_text(sample_result("hostile"), options);
  CHECK(std::none_of(text.begin(), text.end(), [](char byte) {
    return static_cast<unsigned char>(byte) < ' ' && byte != '\n';
  }));
  CHECK(text.find("\nholds") == std::string::npos);
}

TEST_CASE("quiet is one line per model") {
  TextOptions options;
  options.quiet = true;
  CHECK(to_text(sample_result("inconclusive"), options) ==
        "sc: inconclusive: --max-states=100 was reached\n"
        "tso: inconclusive: --max-states=100 was reached\n");
}

TEST_CASE("a verdict that rests on a store which may omit states says so") {
  TextOptions options;
  options.quiet = true;
  CHECK(to_text(sample_result("outcomes"), options) ==
        "dotnet: holds, unless a state was omitted (probability 2.5e-09)\n");
}

TEST_CASE("a source that is not there is left out") {
  CHECK(to_text(sample_result("violated"), {}).find("Debug.Assert(") == std::string::npos);
}

TEST_CASE("amounts are in the unit that keeps them short") {
  CHECK(amount_of_bytes(1023) == "1023 B");
  CHECK(amount_of_bytes(1024) == "1.0 KiB");
  CHECK(amount_of_bytes((1 << 20) - 1) == "1.0 MiB");
  CHECK(amount_of_bytes(std::uint64_t{3} << 29) == "1.5 GiB");
  CHECK(amount_of_bytes(UINT64_MAX) == "16777216.0 TiB");
  CHECK(amount_of_seconds(0.0004) == "0.000 s");
  CHECK(amount_of_seconds(75.9) == "75 s");
  CHECK(amount_of_seconds(3600 * 3 + 60 * 12) == "3 h 12 min");
  CHECK(count_of(1, "state") == "1 state");
  CHECK(count_of(0, "state") == "0 states");
}
