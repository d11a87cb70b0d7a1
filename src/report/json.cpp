// The report for programs: report.schema.json describes what is written here. What is not known is
// left out; readers rely on the order of fields and on nothing disappearing.
#include <cmath>
#include <nlohmann/json.hpp>

#include "report/report.hpp"
#include "report/warnings.hpp"
#include "report/words.hpp"

namespace mmcheck::report {
namespace {

using Json = nlohmann::ordered_json;

void add_known(Json& to, const char* name, std::string_view value) {
  if (!value.empty()) to[name] = value;
}

/// Microseconds are what a clock can tell.
double rounded(double seconds) { return std::round(seconds * 1e6) / 1e6; }

template <typename Items, typename ToJson>
Json list(const Items& items, ToJson to_json_of) {
  Json result = Json::array();
  for (const auto& item : items) result.push_back(to_json_of(item));
  return result;
}

Json location_json(const Location& location) {
  Json result = {{"method", location.method}, {"ilOffset", location.il_offset}};
  add_known(result, "instruction", location.instruction.text);
  if (location.line == 0) return result;
  add_known(result, "file", location.file);
  result["line"] = location.line;
  if (location.column != 0) result["column"] = location.column;
  return result;
}

void add_location(Json& to, const Location& location) {
  if (!location.method.empty()) to["location"] = location_json(location);
}

Json overtaken_json(const Overtaken& overtaken) {
  Json result = {{"operation", text_of(overtaken.operation)},
                 {"target", text_of(overtaken.target)}};
  add_location(result, overtaken.location);
  return result;
}

Json step_json(const TraceStep& step, std::size_t number) {
  Json result = {{"step", number}, {"thread", step.thread}, {"action", text_of(step.action)}};
  add_known(result, "operation", operation_text(step));
  add_known(result, "target", text_of(step.target));
  add_known(result, "value", text_of(step.value));
  result["outOfOrder"] = step.out_of_order;
  if (!step.overtakes.empty()) result["overtakes"] = list(step.overtakes, overtaken_json);
  add_location(result, step.location);
  if (!step.caller.method.empty()) result["caller"] = location_json(step.caller);
  if (!step.is_move) {
    result["move"] = false;
    return result;
  }
  result["choice"] = step.choice;
  result["local"] = step.extent.is_local;
  result["merged"] = step.extent.merged;
  return result;
}

Json thread_json(const ThreadStatus& status) {
  Json result = {{"thread", status.thread}};
  add_known(result, "name", status.name);
  add_known(result, "status", text_of(status));
  result["holds"] = list(status.holds, [](const Target& target) { return text_of(target); });
  result["stack"] = list(status.stack, location_json);
  return result;
}

void add_limits(Json& to, const std::optional<AheadLimits>& limits) {
  if (!limits) return;
  to["queueLimit"] = limits->operations;
  to["speculationLimit"] = limits->guesses;
}

Json violation_json(const Violation& violation) {
  Json result = {{"kind", name_of(violation.kind)}, {"message", violation.message}};
  add_location(result, violation.location);
  result["thread"] = violation.thread;
  result["underSc"] = violation.under_sc;
  if (violation.finalizes) result["finalizes"] = true;
  add_limits(result, violation.limits);
  std::size_t number = 0;
  result["trace"] =
      list(violation.trace, [&](const TraceStep& step) { return step_json(step, ++number); });
  if (violation.repeats_from) result["repeatsFrom"] = *violation.repeats_from + 1;
  if (!violation.threads.empty()) result["threads"] = list(violation.threads, thread_json);
  if (violation.output) result["output"] = *violation.output;
  return result;
}

Json outcome_json(const FinalOutcome& outcome) {
  if (outcome.deadlock) return {{"deadlock", true}, {"underSc", outcome.under_sc}};
  return {{"values", Json(outcome.values)}, {"underSc", outcome.under_sc}};
}

/// Under sc there is no queue.
Json exploration_json(const Exploration& exploration, bool has_queue) {
  Json result = {{"states", exploration.states},
                 {"transitions", exploration.transitions},
                 {"complete", exploration.complete}};
  if (exploration.runs != 0) result["runs"] = exploration.runs;
  if (exploration.never_ends) result["neverEnds"] = true;
  if (has_queue) result["maxQueue"] = exploration.max_queue;
  if (exploration.first_violation_seconds) {
    result["firstViolationSeconds"] = rounded(*exploration.first_violation_seconds);
  }
  result["seconds"] = rounded(exploration.seconds);
  result["depth"] = exploration.depth;
  result["bytes"] = exploration.bytes;
  if (exploration.omission_probability) {
    result["omissionProbability"] = *exploration.omission_probability;
  }
  add_limits(result, exploration.limits);
  return result;
}

Json order_json(const Repair::Order& order) {
  return {{"first", overtaken_json(order.first)}, {"second", overtaken_json(order.second)}};
}

Json repair_json(const Repair& repair) {
  Json result = {{"kind", name_of(repair.kind)},
                 {"before", location_json(repair.location)},
                 {"orders", list(repair.orders, order_json)}};
  add_known(result, "target", text_of(repair.target));
  result["cost"] = repair.cost;
  result["inLoop"] = repair.is_in_loop;
  if (repair.in_statement && repair.in_statement->is_behind) result["afterStatement"] = true;
  return result;
}

Json repairs_json(const std::vector<Repair>& repairs) { return list(repairs, repair_json); }

Json cut_json(const MinCut& cut) {
  return {{"value", cut.value},
          {"points", repairs_json(cut.points)},
          {"seconds", rounded(cut.seconds)}};
}

Json warning_json(const Warning& warning) {
  const auto location = [](const Warning::Access& access) {
    return location_json(access.location);
  };
  std::size_t number = 0;
  return {{"kind", words_of(warning.kind).name},
          {"message", message_of(warning)},
          {"location", location_json(warning.location)},
          {"locations", list(warning.accesses, location)},
          {"trace",
           list(warning.trace, [&](const TraceStep& step) { return step_json(step, ++number); })},
          {"repairs", repairs_json(warning.repairs)}};
}

/// Where nothing is needed there is nothing to prove.
Json fences_json(const Fences& fences) {
  Json result = {{"needed", fences.needed},
                 {"method", name_of(fences.method)},
                 {"points", repairs_json(fences.points)}};
  if (fences.needed) {
    result["verified"] = fences.verified;
    result["minimum"] = fences.minimum;
    result["lowerBound"] = fences.lower_bound;
  }
  if (!fences.alternatives.empty())
    result["alternatives"] = list(fences.alternatives, repairs_json);
  Json cuts = Json::object();
  if (fences.basic) cuts["basic"] = cut_json(*fences.basic);
  if (fences.modified) cuts["modified"] = cut_json(*fences.modified);
  if (!cuts.empty()) result["mincut"] = std::move(cuts);
  add_known(result, "reason", fences.reason);
  if (!fences.needed) return result;
  result["cost"] = fences.cost;
  result["rounds"] = fences.rounds;
  result["seconds"] = rounded(fences.seconds);
  return result;
}

Json model_json(const ModelResult& model) {
  Json result = {{"memoryModel", model.memory_model}, {"verdict", name_of(model.verdict)}};
  add_known(result, "reason", model.reason);
  Json exploration = Json::object();
  if (model.sc) exploration["sc"] = exploration_json(*model.sc, false);
  if (model.relaxed) exploration["relaxed"] = exploration_json(*model.relaxed, true);
  if (!exploration.empty()) result["exploration"] = std::move(exploration);
  if (model.is_race_free) result["raceFree"] = true;
  result["violations"] = list(model.violations, violation_json);
  result["warnings"] = list(model.warnings, warning_json);
  if (model.has_outcomes) result["outcomes"] = list(model.outcomes, outcome_json);
  if (model.fences) result["fences"] = fences_json(*model.fences);
  if (!model.hints.empty()) result["hints"] = model.hints;
  return result;
}

Json program_json(const Result& result) {
  Json program = {{"path", result.path}};
  add_known(program, "entry", result.entry);
  add_known(program, "mvid", result.mvid);
  add_known(program, "sha256", result.sha256);
  program["arguments"] = result.arguments;
  return program;
}

Json options_json(const Result& result) {
  Json options = {{"reduction", result.reduced}, {"invariants", result.invariants}};
  if (!result.stubs.empty()) options["stubs"] = result.stubs;
  if (result.pool) options["pool"] = *result.pool;
  if (samples(result.order)) {
    options["sample"] = {{"way", text_of(result.order)},
                         {"runs", result.sample.runs},
                         {"seed", result.sample.seed},
                         {"orderings", result.sample.orderings}};
  }
  if (result.time_limits == TimeLimits::Last) options["timeLimits"] = "last";
  options["strict"] = result.strict;
  return options;
}

}  // namespace

std::string to_json(const Result& result, std::string_view version) {
  const Json report = {{"schema", "mmcheck-report/1"},
                       {"tool", {{"name", "mmcheck"}, {"version", version}}},
                       {"program", program_json(result)},
                       {"options", options_json(result)},
                       {"results", list(result.results, model_json)}};
  // Names and values may hold what is not UTF-8, and a report must not fail for that.
  return report.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace mmcheck::report
