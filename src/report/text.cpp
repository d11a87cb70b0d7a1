// The report for people: verdicts first, then what they rest on.
#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <vector>

#include "report/page.hpp"
#include "report/quantities.hpp"
#include "report/repairs.hpp"
#include "report/story.hpp"
#include "report/warnings.hpp"

namespace mmcheck::report {
namespace {

Style style_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Holds:
      return Style::Good;
    case Verdict::Violated:
      return Style::Bad;
    case Verdict::Inconclusive:
      return Style::Doubtful;
  }
  return Style::Plain;
}

/// Of all explorations that the verdict rests on, the one that most likely missed something.
double omission_probability(const ModelResult& model) {
  double largest = 0;
  for (const auto* exploration : {&model.sc, &model.relaxed}) {
    if (*exploration) largest = std::max(largest, (*exploration)->omission_probability.value_or(0));
  }
  return largest;
}

/// Under --strict: of warnings alone.
std::string strict_explanation(const ModelResult& model) {
  if (model.warnings.empty()) return "";
  const Warning& first = model.warnings.front();
  const std::string place = long_place(first.location);
  const std::size_t more = model.warnings.size() - 1;
  return fmt::format("{} at {}{}, a warning (--strict)", words_of(first.kind).headline, place,
                     more == 0 ? "" : fmt::format(" (and {} more)", more));
}

/// What somebody should know who reads that it holds.
std::string reservations(const ModelResult& model) {
  const auto& exploration = model.relaxed ? model.relaxed : model.sc;
  std::string text = exploration && exploration->never_ends ? "and never ends" : "";
  if (model.is_race_free) text += text.empty() ? "free of races" : ", free of races";
  if (const double probability = omission_probability(model); probability != 0) {
    if (!text.empty()) text += ", ";
    text += fmt::format("unless a state was omitted (probability {:.2g})", probability);
  }
  return text;
}

std::string explanation(const ModelResult& model) {
  switch (model.verdict) {
    case Verdict::Holds:
      return reservations(model);
    case Verdict::Violated: {
      if (model.violations.empty()) return strict_explanation(model);
      const Violation& first = model.violations.front();
      std::string text = headline(first);
      if (!first.under_sc && first.kind != Violation::Kind::Outcome) {
        text += is_sc_known(model) ? ", not under sc" : ", not found under sc";
      }
      const std::size_t more = model.violations.size() - 1;
      return more == 0 ? text : text + fmt::format(" (and {} more)", more);
    }
    case Verdict::Inconclusive:
      return clean(model.reason);
  }
  return {};
}

void add_verdict(Page& page, const ModelResult& model) {
  const std::string verdict(name_of(model.verdict));
  const std::string why = explanation(model);
  std::string line =
      clean(model.memory_model) + ": " + page.painted(style_of(model.verdict), verdict);
  if (!why.empty()) line += (model.verdict == Verdict::Holds ? ", " : ": ") + why;
  page.line(line);
}

struct Cell {
  std::string text;
  Style style = Style::Plain;
  bool is_number = false;  // and stands on the right
};
using Cells = std::vector<Cell>;

void add_table(Page& page, const std::vector<Cells>& rows, std::size_t indent) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Cells& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], width_of(row[i].text));
    }
  }
  for (const Cells& row : rows) {
    std::string line(indent, ' ');
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string space(widths[i] - width_of(row[i].text), ' ');
      const std::string text = page.painted(row[i].style, row[i].text);
      line += (i == 0 ? "" : "  ") + (row[i].is_number ? space + text : text + space);
    }
    page.line(line);
  }
}

/// "903", "15000+" where there are more, "-" where nothing was explored.
Cell states_cell(const std::optional<Exploration>& exploration) {
  if (!exploration) return {"-", Style::Plain, true};
  const char* more = exploration->complete ? "" : "+";
  return {fmt::format("{}{}", exploration->states, more), Style::Plain, true};
}

/// A row for each model: what they differ in is seen at once.
void add_verdicts(Page& page, const std::vector<ModelResult>& models) {
  std::vector<Cells> rows = {{{"model", Style::Faint},
                              {"verdict", Style::Faint},
                              {"sc states", Style::Faint, true},
                              {"relaxed states", Style::Faint, true},
                              {}}};
  for (const ModelResult& model : models) {
    rows.push_back({{clean(model.memory_model)},
                    {std::string(name_of(model.verdict)), style_of(model.verdict)},
                    states_cell(model.sc),
                    states_cell(model.relaxed),
                    {explanation(model)}});
  }
  add_table(page, rows, 0);
}

std::vector<std::string> observed_fields(const std::vector<FinalOutcome>& outcomes) {
  std::set<std::string> fields;
  for (const FinalOutcome& outcome : outcomes) {
    for (const auto& [field, value] : outcome.values) fields.insert(field);
  }
  return {fields.begin(), fields.end()};
}

Cells outcome_cells(const FinalOutcome& outcome, const std::vector<std::string>& fields) {
  Cells cells;
  for (const std::string& field : fields) {
    const auto found = outcome.values.find(field);
    cells.push_back({found == outcome.values.end() ? "" : clean(found->second)});
  }
  if (outcome.deadlock) cells.front().text = "deadlock";
  cells.push_back({outcome.under_sc ? "" : "not under sc"});
  return cells;
}

bool is_complete(const ModelResult& model) {
  const auto& exploration = model.relaxed ? model.relaxed : model.sc;
  return exploration && exploration->complete;
}

void add_outcomes(Page& page, const ModelResult& model) {
  if (!model.has_outcomes) return;
  page.line();
  page.line(fmt::format("{}: {}{}", clean(model.memory_model),
                        count_of(model.outcomes.size(), "outcome"),
                        is_complete(model) ? "" : " so far: the search is not complete"));
  if (model.outcomes.empty()) return;
  std::vector<std::string> fields = observed_fields(model.outcomes);
  if (fields.empty()) fields.emplace_back();  // there are deadlocks only
  std::vector<Cells> rows(1);
  for (const std::string& field : fields) rows[0].push_back({clean(field)});
  rows[0].emplace_back();
  for (const FinalOutcome& outcome : model.outcomes) rows.push_back(outcome_cells(outcome, fields));
  add_table(page, rows, 4);
}

/// Where limits rose: what they rose to.
std::string raised(const AheadLimits& limits) {
  const AheadLimits first;
  std::string text;
  if (limits.operations != first.operations) {
    text += fmt::format(", queue limit raised to {}", limits.operations);
  }
  if (limits.guesses != first.guesses) {
    text += fmt::format(", speculation limit raised to {}", limits.guesses);
  }
  return text;
}

/// Under sc there is no queue.
std::string statistics(const std::string& memory_model, const Exploration& exploration,
                       bool has_queue) {
  const std::string explored = exploration.runs == 0 ? count_of(exploration.states, "state")
                                                     : count_of(exploration.runs, "run");
  std::string text =
      fmt::format("{}: {}, {}, depth {}", clean(memory_model), explored,
                  count_of(exploration.transitions, "transition"), exploration.depth);
  if (has_queue) text += fmt::format(", longest queue {}", exploration.max_queue);
  if (exploration.limits) text += raised(*exploration.limits);
  text += fmt::format(", {}, {}", amount_of_bytes(exploration.bytes),
                      amount_of_seconds(exploration.seconds));
  if (!exploration.complete) text += ", not complete";
  if (exploration.omission_probability) {
    text += fmt::format(", omission probability {:.2g}", *exploration.omission_probability);
  }
  return text;
}

void add_statistics(Page& page, const Result& result) {
  std::vector<std::string> lines;
  const auto add = [&](const std::string& name, const std::optional<Exploration>& exploration,
                       bool has_queue) {
    if (!exploration) return;
    std::string line = statistics(name, *exploration, has_queue);
    // Several models share the exploration under sc.
    if (std::find(lines.begin(), lines.end(), line) == lines.end())
      lines.push_back(std::move(line));
  };
  for (const ModelResult& model : result.results) {
    add("sc", model.sc, false);
    add(model.memory_model, model.relaxed, true);
  }
  if (!lines.empty()) page.line();
  for (const std::string& line : lines) page.line(page.painted(Style::Faint, line));
}

/// Most hints are about the program, and are the same under every model.
void add_hints(Page& page, const Result& result) {
  std::vector<std::string> told;
  for (const ModelResult& model : result.results) {
    for (const std::string& hint : model.hints) {
      if (std::find(told.begin(), told.end(), hint) == told.end()) told.push_back(hint);
    }
  }
  if (!told.empty()) page.line();
  for (const std::string& hint : told) {
    page.line(page.painted(Style::Doubtful, "hint:") + " " + clean(hint));
  }
}

}  // namespace

std::string to_text(const Result& result, const TextOptions& options) {
  Page page(options);
  if (options.quiet || result.results.size() == 1) {
    for (const ModelResult& model : result.results) add_verdict(page, model);
  } else if (!result.results.empty()) {
    add_verdicts(page, result.results);
  }
  if (options.quiet) return page.take();
  for (const ModelResult& model : result.results) {
    for (const Violation& violation : model.violations) tell(page, violation, model);
    if (model.fences) tell_repairs(page, *model.fences, model.memory_model);
    add_outcomes(page, model);
  }
  tell_warnings(page, result);
  add_statistics(page, result);
  add_hints(page, result);
  return page.take();
}

}  // namespace mmcheck::report
