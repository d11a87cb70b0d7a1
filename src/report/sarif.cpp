// SARIF 2.1.0 (OASIS, 2020), with what GitHub's code scanning asks for: every result has a place in
// a file, the address of which is relative to the folder that mmcheck was started in, and a
// fingerprint that stays when lines move.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/sha256.hpp"
#include "base/text.hpp"
#include "patch/edits.hpp"
#include "report/page.hpp"
#include "report/readable.hpp"
#include "report/repairs.hpp"
#include "report/report.hpp"
#include "report/steps.hpp"
#include "report/story.hpp"
#include "report/warnings.hpp"
#include "report/words.hpp"

namespace mmcheck::report {
namespace {

using Json = nlohmann::ordered_json;

struct Rule {
  Violation::Kind kind;
  const char* id;
  const char* name;
  const char* what;
  const char* more;
  const char* help;
};

// In the order of their kinds. What is published under an id keeps it.
constexpr std::array rules = {
    Rule{Violation::Kind::Assertion, "MMC001", "AssertionFails", "An assertion fails.",
         "There is an order in which threads can run, and memory can be seen, in which an "
         "assertion of the program "
         "is false.",
         "The steps of the run say how it comes about. A run that sequential consistency has, too, "
         "is a mistake in the "
         "program's logic; for others, the fix says which barriers or volatile accesses are "
         "enough."},
    Rule{Violation::Kind::Invariant, "MMC002", "InvariantDoesNotHold",
         "An invariant does not hold.",
         "A state can be reached in which a condition that was given with --invariant is false.",
         "The last step of the run is the one after which the condition is false."},
    Rule{Violation::Kind::Deadlock, "MMC003", "Deadlock", "Threads wait for each other for ever.",
         "A state can be reached in which threads wait for monitors or events that none of them "
         "will give free.",
         "Take locks in the same order everywhere, or hold fewer of them at once."},
    Rule{Violation::Kind::UnhandledException, "MMC004", "UnhandledException",
         "An exception leaves its thread.",
         "There is a run in which a thread throws an exception that nothing catches, which ends "
         "the process.",
         "The steps of the run say which values the thread has read before it throws."},
    Rule{Violation::Kind::Outcome, "MMC005", "NotRobust",
         "The program ends in a way that sequential consistency does not have.",
         "The observed fields end with values that no interleaving of the threads' statements "
         "gives: they are seen "
         "because operations on memory are reordered.",
         "Where such an outcome is not wanted, the fix says which barriers or volatile accesses "
         "exclude it."},
    Rule{Violation::Kind::Livelock, "MMC006", "Livelock",
         "The program can come to no end any more.",
         "A state can be reached from which no run of the program ends, while threads go on for "
         "ever; or a cycle without a call of Verify.Progress().",
         "The last steps of the run repeat for ever. Look at what they wait for, and at who should "
         "bring it about."},
    Rule{Violation::Kind::Divergence, "MMC007", "Divergence",
         "A thread goes round a loop for ever.",
         "A thread repeats the same steps for ever and does nothing that another thread could see.",
         "Nothing that other threads do can end the loop: look at its condition."}};

const Rule& rule_of(Violation::Kind kind) { return rules.at(static_cast<std::size_t>(kind)); }

Json text(std::string_view message) { return {{"text", message}}; }

Json rule_json(const Rule& rule, const char* level = "error", const char* precision = "very-high") {
  return {{"id", rule.id},
          {"name", rule.name},
          {"shortDescription", text(rule.what)},
          {"fullDescription", text(rule.more)},
          {"help", text(rule.help)},
          {"defaultConfiguration", {{"level", level}}},
          {"properties", {{"tags", {"concurrency", "correctness"}}, {"precision", precision}}}};
}

/// "nothing but …" as "Nothing but ….".
std::string sentence(std::string words) {
  words.front() = static_cast<char>(std::toupper(words.front()));
  return words + ".";
}

Json rule_json(const WarningWords& words) {
  const std::string what = sentence(words.headline);
  return rule_json({{}, words.rule, words.rule_name, what.c_str(), words.more, words.help},
                   "warning", "high");
}

std::string escaped_path(std::string_view path) {
  std::string uri;
  for (const char c : path) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') ||
                          std::string_view("-._~/").find(c) != std::string_view::npos;
    if (is_plain) {
      uri += c;
    } else {
      uri += '%';
      base::append_hex(uri, static_cast<unsigned char>(c), 2);
    }
  }
  return uri;
}

class Sarif {
 public:
  Sarif(const Result& result, std::string_view version, const SarifSource& source,
        bool just_my_code)
      : result_(result),
        version_(version),
        source_(source),
        root_(source.root),
        just_my_code_(just_my_code) {
    if (!root_.empty() && !root_.ends_with('/')) root_ += '/';
  }

  Json log() {
    Json results = Json::array();
    for (const ModelResult& model : result_.results) {
      for (const Violation& violation : model.violations) {
        results.push_back(result_json(model, violation));
      }
      for (const Warning& warning : model.warnings) add_result(warning, results);
    }
    Json driver = {{"name", "mmcheck"}, {"version", version_}, {"rules", Json::array()}};
    for (const Rule& rule : rules) driver["rules"].push_back(rule_json(rule));
    for (const WarningWords& one : warning_words()) driver["rules"].push_back(rule_json(one));
    Json run = {{"tool", {{"driver", std::move(driver)}}}};
    run["invocations"] = Json::array({invocation()});
    if (is_root_used_)
      run["originalUriBaseIds"] = {{"SRCROOT", {{"uri", "file://" + escaped_path(root_)}}}};
    run["automationDetails"] = {
        {"id", "mmcheck/" + std::string(base::file_name(result_.path)) + "/"}};
    run["columnKind"] = "utf16CodeUnits";
    run["results"] = std::move(results);
    return {{"$schema",
             "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"},
            {"version", "2.1.0"},
            {"runs", Json::array({std::move(run)})}};
  }

 private:
  // ---- places ----

  Json artifact(const std::string& path) {
    if (!root_.empty() && path.starts_with(root_)) {
      is_root_used_ = true;
      return {{"uri", escaped_path(path.substr(root_.size()))}, {"uriBaseId", "SRCROOT"}};
    }
    if (path.starts_with("/")) return {{"uri", "file://" + escaped_path(path)}};
    std::string slashed = path;
    std::replace(slashed.begin(), slashed.end(), '\\', '/');
    const bool has_drive = slashed.size() > 1 && slashed[1] == ':';
    if (has_drive) {
      return {{"uri", "file:///" + slashed.substr(0, 2) +
                          escaped_path(std::string_view(slashed).substr(2))}};
    }
    return {{"uri", escaped_path(slashed)}};
  }

  Json source_artifact(const std::string& file) {
    return artifact(source_.path ? source_.path(file) : file);
  }

  /// Readers want a file for each place: where no line is known, it is the assembly.
  Json location_json(const Location& location) {
    Json physical;
    if (location.line == 0) {
      physical = {{"artifactLocation", artifact(result_.path)}};
    } else {
      physical = {{"artifactLocation", source_artifact(location.file)}};
      physical["region"] = {{"startLine", location.line}};
      if (location.column != 0) physical["region"]["startColumn"] = location.column;
    }
    Json json = {{"physicalLocation", std::move(physical)}};
    if (!location.method.empty()) {
      json["logicalLocations"] =
          Json::array({{{"fullyQualifiedName", clean(location.method)}, {"kind", "function"}}});
    }
    return json;
  }

  Json location_json(const Location& location, const std::string& message) {
    Json json = location_json(location);
    json["message"] = text(message);
    return json;
  }

  /// An outcome happens nowhere, and a deadlock in several threads.
  static const Location& place_of(const Violation& violation) {
    if (violation.location.line != 0) return violation.location;
    for (const ThreadStatus& status : violation.threads) {
      if (!status.stack.empty() && status.waits()) return status.stack.front();
    }
    for (auto step = violation.trace.rbegin(); step != violation.trace.rend(); ++step) {
      const Location& place = report::place_of(*step, true);
      if (place.line != 0) return place;
    }
    return violation.location;
  }

  // ---- results ----

  Json result_json(const ModelResult& model, const Violation& violation) {
    const Rule& rule = rule_of(violation.kind);
    Json json = {{"ruleId", rule.id},
                 {"ruleIndex", &rule - rules.data()},
                 {"level", "error"},
                 {"message", text(message_of(model, violation))},
                 {"locations", Json::array({location_json(place_of(violation))})}};
    const bool is_repaired = model.fences && model.fences->needed && !violation.under_sc;
    Json related = related_json(violation, is_repaired ? &*model.fences : nullptr);
    if (!related.empty()) json["relatedLocations"] = std::move(related);
    if (!violation.trace.empty()) json["codeFlows"] = Json::array({code_flow(violation)});
    if (is_repaired && model.fences->verified) {
      if (Json fix = fix_json(model.fences->points, verdict_on(*model.fences)); !fix.empty())
        json["fixes"] = Json::array({std::move(fix)});
    }
    json["partialFingerprints"] = {{"mmcheckViolation/v1", fingerprint(model, violation)}};
    json["properties"] = {{"memoryModel", model.memory_model}, {"underSc", violation.under_sc}};
    return json;
  }

  /// Once, under however many models it is.
  void add_result(const Warning& warning, Json& results) {
    const auto is_it = [&](const Warning* one) { return is_same(*one, warning); };
    if (std::ranges::any_of(warnings_, is_it)) return;
    warnings_.push_back(&warning);
    const WarningWords& words = words_of(warning.kind);
    const Location& place = warning.location;
    Json json = {{"ruleId", words.rule},
                 {"ruleIndex", rules.size() + static_cast<std::size_t>(warning.kind)},
                 {"level", result_.strict ? "error" : "warning"},
                 {"message", text(sentence(report::message_of(warning)))},
                 {"locations", Json::array({location_json(place)})}};
    Json related = Json::array();
    for (const Warning::Access& access : warning.accesses) {
      Json other = {{"id", related.size() + 1}};
      other.update(location_json(access.location, text_of(access)));
      related.push_back(std::move(other));
    }
    json["relatedLocations"] = std::move(related);
    if (Json fix = fix_json(warning.repairs, words.help); !fix.empty())
      json["fixes"] = Json::array({std::move(fix)});
    json["partialFingerprints"] = {
        {"mmcheckViolation/v1",
         hash(fmt::format("{}\n{}\n{}", words.name, place.method, place.instruction.text))}};
    results.push_back(std::move(json));
  }

  static std::string message_of(const ModelResult& model, const Violation& violation) {
    std::string message = clean(model.memory_model) + ": " + headline(violation);
    const bool is_told = violation.kind == Violation::Kind::Outcome || violation.message.empty();
    if (!is_told) message += ": " + clean(violation.message);
    if (violation.under_sc) return message + ". Sequential consistency has this run, too.";
    message +=
        is_sc_known(model)
            ? ". Only reordering makes it possible"
            : ". It was not found under sequential consistency, where the search is not complete";
    if (model.fences && model.fences->needed)
      return message + "; " + verdict_on(*model.fences) + ".";
    return message + ".";
  }

  static std::string fingerprint(const ModelResult& model, const Violation& violation) {
    const Location& place = place_of(violation);
    const std::string text =
        fmt::format("{}\n{}\n{}\n{}\n{}", name_of(violation.kind), model.memory_model, place.method,
                    place.instruction.text, violation.subject);
    return hash(text);
  }

  static std::string hash(const std::string& text) {
    return base::sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
  }

  Json related_json(const Violation& violation, const Fences* fences) {
    Json related = Json::array();
    std::set<std::string> told;
    const auto add = [&](const Location& location, const std::string& message) {
      if (location.method.empty() || !told.insert(message + short_place(location)).second) return;
      Json json = {{"id", related.size() + 1}};
      json.update(location_json(location, message));
      related.push_back(std::move(json));
    };
    for (const TraceStep& step : violation.trace) {
      for (const Overtaken& overtaken : step.overtakes) {
        add(overtaken.location,
            fmt::format("the {} of {} waits, and the {} of {} overtakes it",
                        text_of(overtaken.operation), clean(text_of(overtaken.target)),
                        operation_text(step), clean(text_of(step.target))));
      }
    }
    if (fences == nullptr) return related;
    for (const Repair& point : fences->points) add(point.location, "repair: " + change_text(point));
    return related;
  }

  // ---- the run ----

  Json code_flow(const Violation& violation) {
    std::map<std::uint32_t, Json> flows;
    for (std::size_t i = 0; i < violation.trace.size(); ++i) {
      const TraceStep& step = violation.trace[i];
      flows.try_emplace(step.thread, Json::array()).first->second.push_back(step_json(step, i + 1));
    }
    Json threads = Json::array();
    for (auto& [thread, locations] : flows) {
      threads.push_back({{"id", fmt::format("thread {}", thread)},
                         {"message", text(thread_name(violation, thread))},
                         {"locations", std::move(locations)}});
    }
    return {{"threadFlows", std::move(threads)}};
  }

  static std::string thread_name(const Violation& violation, std::uint32_t thread) {
    for (const ThreadStatus& status : violation.threads) {
      if (status.thread == thread && !status.name.empty()) {
        return fmt::format("thread {} {}", thread, clean(readable_method(status.name)));
      }
    }
    return fmt::format("thread {}", thread);
  }

  Json step_json(const TraceStep& step, std::size_t number) {
    std::string message = begins_to_wait(step) ? "issue " : "";
    message += what_happens(step);
    if (step.out_of_order) message += ", out of order";
    for (const Overtaken& overtaken : step.overtakes) {
      message += fmt::format(", before the earlier {} {}", text_of(overtaken.operation),
                             shown_target(overtaken.target));
    }
    const char* importance = step.out_of_order ? "essential"
                             : is_told(step)   ? "important"
                                               : "unimportant";
    return {{"location", location_json(report::place_of(step, just_my_code_), message)},
            {"executionOrder", number},
            {"importance", importance}};
  }

  // ---- the repair ----

  /// All of it or nothing: half of a repair repairs nothing.
  Json fix_json(const std::vector<Repair>& points, const std::string& description) {
    const patch::Plan plan = patch::plan(points, source_.text);
    const bool is_whole =
        std::none_of(plan.changes.begin(), plan.changes.end(),
                     [](const patch::SourceChange& one) { return one.edits.empty(); });
    if (points.empty() || !is_whole) return {};
    Json changes = Json::array();
    for (const auto& [file, edits] : plan.files) {
      Json replacements = Json::array();
      for (const patch::Edit& edit : edits) replacements.push_back(replacement(file, edit));
      changes.push_back(
          {{"artifactLocation", source_artifact(file)}, {"replacements", std::move(replacements)}});
    }
    return {{"description", text(description)}, {"artifactChanges", std::move(changes)}};
  }

  Json replacement(const std::string& file, const patch::Edit& edit) const {
    const std::string_view source = source_.text(file);
    const patch::Position start = patch::position_at(source, edit.begin);
    const patch::Position end = patch::position_at(source, edit.end);
    Json json = {{"deletedRegion",
                  {{"startLine", start.line},
                   {"startColumn", start.column},
                   {"endLine", end.line},
                   {"endColumn", end.column}}}};
    if (!edit.text.empty()) json["insertedContent"] = text(edit.text);
    return json;
  }

  // ---- what could not be said ----

  Json invocation() const {
    Json notifications = Json::array();
    const auto add = [&](const char* level, const std::string& message) {
      notifications.push_back({{"level", level}, {"message", text(message)}});
    };
    for (const ModelResult& model : result_.results) {
      const std::string name = clean(model.memory_model);
      if (model.verdict == Verdict::Inconclusive)
        add("warning", name + ": inconclusive: " + clean(model.reason));
      for (const std::string& hint : model.hints) add("note", name + ": " + clean(hint));
    }
    Json json = {{"executionSuccessful", true}};
    if (!notifications.empty()) json["toolExecutionNotifications"] = std::move(notifications);
    return json;
  }

  const Result& result_;
  std::string version_;
  const SarifSource& source_;
  std::string root_;
  bool just_my_code_;
  bool is_root_used_ = false;
  std::vector<const Warning*> warnings_;  // that have been told
};

}  // namespace

std::string to_sarif(const Result& result, std::string_view version, const SarifSource& source,
                     bool just_my_code) {
  return Sarif(result, version, source, just_my_code)
             .log()
             .dump(2, ' ', false, Json::error_handler_t::replace) +
         "\n";
}

}  // namespace mmcheck::report
