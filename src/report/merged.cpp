#include "report/merged.hpp"

#include <nlohmann/json.hpp>
#include <utility>

namespace mmcheck::report {
namespace {

using Json = nlohmann::ordered_json;

/// They are our own, so that nothing in them can be wrong.
Json parse(std::string_view text) { return Json::parse(text); }

Json parse_first(const std::vector<TestReport>& reports, std::string_view empty) {
  return parse(reports.empty() ? empty : std::string_view(reports.front().text));
}

/// Names of tests may hold what is not UTF-8.
std::string written(const Json& report) {
  return report.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json with_entry(const std::string& entry, const Json& result) {
  Json marked = {{"entry", entry}};
  for (const auto& [name, value] : result.items()) marked[name] = value;
  return marked;
}

}  // namespace

std::string merged_json(const std::vector<TestReport>& reports,
                        const std::vector<IgnoredTest>& ignored, std::string_view empty) {
  Json all = parse_first(reports, empty);
  all["program"].erase("entry");
  all["results"] = Json::array();
  for (const TestReport& report : reports) {
    const Json one = parse(report.text);
    for (const Json& result : one["results"]) {
      all["results"].push_back(with_entry(report.entry, result));
    }
  }
  all["ignored"] = Json::array();
  for (const IgnoredTest& test : ignored) {
    all["ignored"].push_back({{"entry", test.entry}, {"reason", test.reason}});
  }
  return written(all);
}

std::string merged_sarif(const std::vector<TestReport>& reports, std::string_view empty) {
  Json all = parse_first(reports, empty);
  Json& run = all["runs"][0];
  for (std::size_t i = 1; i < reports.size(); ++i) {
    Json one = parse(reports[i].text);
    Json& other = one["runs"][0];
    for (const char* list : {"invocations", "results"}) {
      for (Json& item : other[list]) run[list].push_back(std::move(item));
    }
    if (other.contains("originalUriBaseIds")) {
      run["originalUriBaseIds"] = std::move(other["originalUriBaseIds"]);
    }
  }
  return written(all);
}

}  // namespace mmcheck::report
