#include "report/replay.hpp"

#include <fmt/core.h>

#include <cstdint>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>
#include <system_error>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "report/report.hpp"
#include "report/words.hpp"

namespace mmcheck::report {
namespace {

using Json = nlohmann::json;

// All of it lies in memory, and parsed it is several times as large. A report of a million steps
// has room.
constexpr std::size_t largest_report = std::size_t{256} << 20;
// A report is nine levels deep.
constexpr int deepest = 64;

base::Error no_report(const std::string& file, const std::string& message) {
  return {file, message + " (is this what --report=FILE.json wrote?)"};
}

Json parse(std::string_view content, const std::string& file) {
  const auto limit_depth = [&](int depth, Json::parse_event_t, Json&) {
    if (depth > deepest) throw no_report(file, "expected JSON of a report's depth");
    return true;
  };
  try {
    return Json::parse(content, limit_depth);
  } catch (const Json::parse_error& error) {
    throw no_report(file, fmt::format("expected JSON, which byte {} is not", error.byte));
  }
}

/// A value of the report, and the way to it: "results[0].violations[0]".
class Place {
 public:
  Place(const Json& value, std::string path, const std::string& file)
      : value_(value), path_(std::move(path)), file_(file) {}

  Place member(const char* name) const {
    const std::string path = path_.empty() ? name : path_ + "." + name;
    if (!value_.is_object()) throw wrong(path_.empty() ? "the whole" : path_, "an object");
    const auto found = value_.find(name);
    if (found == value_.end()) throw no_report(file_, "expected a member " + path);
    return {*found, path, file_};
  }
  bool has(const char* name) const { return value_.is_object() && value_.contains(name); }

  std::string text() const {
    if (!value_.is_string()) throw wrong(path_, "a string");
    return value_.get<std::string>();
  }
  std::string optional_text(const char* name) const {
    return has(name) ? member(name).text() : std::string();
  }

  std::vector<std::string> optional_texts(const char* name) const {
    std::vector<std::string> texts;
    if (!has(name)) return texts;
    const Place list = member(name);
    for (std::size_t i = 0; i < list.size(); ++i) texts.push_back(list[i].text());
    return texts;
  }

  bool truth() const {
    if (!value_.is_boolean()) throw wrong(path_, "true or false");
    return value_.get<bool>();
  }

  std::uint32_t number_up_to(std::uint32_t most) const {
    const bool fits = value_.is_number_unsigned() && value_.get<std::uint64_t>() <= most;
    if (!fits) throw wrong(path_, fmt::format("a number from 0 to {}", most));
    return value_.get<std::uint32_t>();
  }
  std::uint32_t number() const { return number_up_to(std::numeric_limits<std::uint32_t>::max()); }

  std::size_t size() const {
    if (!value_.is_array()) throw wrong(path_, "an array");
    return value_.size();
  }
  Place operator[](std::size_t index) const {
    return {value_[index], fmt::format("{}[{}]", path_, index), file_};
  }

 private:
  base::Error wrong(const std::string& path, std::string_view expected) const {
    return no_report(file_, fmt::format("expected {} to be {}", path, expected));
  }

  const Json& value_;
  std::string path_;
  const std::string& file_;
};

Extent read_extent(const Place& step) {
  return {step.member("local").truth(), step.member("merged").number()};
}

ReplayStep read_step(const Place& step) {
  return {step.member("thread").number(), step.member("choice").number(), read_extent(step)};
}

std::vector<ReplayStep> read_steps(const Place& trace) {
  std::vector<ReplayStep> steps;
  steps.reserve(trace.size());
  for (std::size_t i = 0; i < trace.size(); ++i) {
    const bool is_move = !trace[i].has("move") || trace[i].member("move").truth();
    if (is_move) steps.push_back(read_step(trace[i]));
  }
  return steps;
}

/// Of the search that found it, where they rose by themselves.
std::optional<AheadLimits> read_limits(const Place& violation) {
  if (!violation.has("queueLimit")) return std::nullopt;
  return AheadLimits{violation.member("queueLimit").number_up_to(AheadLimits::most_operations),
                     violation.member("speculationLimit").number_up_to(AheadLimits::most_guesses)};
}

void require_schema(const Place& report, const std::string& file) {
  constexpr std::string_view schema = "mmcheck-report/1";
  const std::string found = report.member("schema").text();
  if (found == schema) return;
  std::string shown;
  base::append_literal(shown, std::string_view(found).substr(0, 40));
  throw no_report(file, fmt::format("expected the schema \"{}\", not {}", schema, shown));
}

/// What is known of the program's memory is what the sample found out.
void read_sample(const Place& sample, ReplayTrace& trace) {
  const std::string way = sample.member("way").text();
  for (const SearchOrder order :
       {SearchOrder::RandomWalk, SearchOrder::Priorities, SearchOrder::PartialOrders}) {
    if (text_of(order) == way) trace.order = order;
  }
  trace.sample.runs = sample.member("runs").number();
  trace.sample.seed = sample.member("seed").number();
  trace.sample.orderings = sample.member("orderings").number();
}

TimeLimits read_time_limits(const Place& options) {
  const bool are_last = options.optional_text("timeLimits") == "last";
  return are_last ? TimeLimits::Last : TimeLimits::Any;
}

ReplayTrace read_what_was_asked(const Place& report) {
  ReplayTrace trace;
  const Place program = report.member("program");
  trace.program = program.member("path").text();
  trace.entry = program.optional_text("entry");
  trace.sha256 = program.optional_text("sha256");
  trace.arguments = program.optional_texts("arguments");
  if (report.has("options")) {
    const Place options = report.member("options");
    trace.reduced = options.member("reduction").truth();
    trace.invariants = options.optional_texts("invariants");
    trace.stubs = options.optional_texts("stubs");
    if (options.has("pool")) trace.pool = options.member("pool").number();
    if (options.has("sample")) read_sample(options.member("sample"), trace);
    trace.time_limits = read_time_limits(options);
  }
  return trace;
}

}  // namespace

ReplayTrace read_replay(std::string_view content, const std::string& file) {
  const Json json = parse(content, file);
  const Place report(json, "", file);
  require_schema(report, file);
  const Place results = report.member("results");
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Place violations = results[i].member("violations");
    if (violations.size() == 0) continue;
    const Place violation = violations[0];
    ReplayTrace trace = read_what_was_asked(report);
    trace.memory_model = results[i].member("memoryModel").text();
    // Of several tests, each result says whose it is.
    if (results[i].has("entry")) trace.entry = results[i].member("entry").text();
    trace.kind = violation.optional_text("kind");
    trace.is_under_sc = violation.has("underSc") && violation.member("underSc").truth();
    trace.finalizes = violation.has("finalizes") && violation.member("finalizes").truth();
    trace.limits = read_limits(violation);
    trace.steps = read_steps(violation.member("trace"));
    return trace;
  }
  throw base::Error(file, "this report has no violation, so there is nothing to replay");
}

ReplayTrace read_replay_file(const std::string& file) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (!error && size > largest_report) throw no_report(file, "expected at most 256 MiB");
  const std::vector<std::uint8_t> content = base::read_file(file);
  return read_replay({reinterpret_cast<const char*>(content.data()), content.size()}, file);
}

}  // namespace mmcheck::report
