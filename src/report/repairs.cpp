// First whether something helps, and what is proved about it; then each change and what it keeps in
// order; then all of them as a diff.
#include "report/repairs.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "base/text.hpp"
#include "patch/diff.hpp"
#include "patch/edits.hpp"
#include "report/quantities.hpp"
#include "report/steps.hpp"
#include "report/words.hpp"

namespace mmcheck::report {
namespace {

using Kind = Repair::Kind;

bool is_barrier(Kind kind) {
  return kind == Kind::Barrier || kind == Kind::ReadBarrier || kind == Kind::WriteBarrier;
}

/// "barrier", "volatile field": what one is called among others.
const char* noun_of(Kind kind) {
  switch (kind) {
    case Kind::Barrier:
    case Kind::ReadBarrier:
    case Kind::WriteBarrier:
      return "barrier";
    case Kind::VolatileRead:
      return "volatile read";
    case Kind::VolatileWrite:
      return "volatile write";
    case Kind::Interlocked:
      return "interlocked exchange";
    case Kind::VolatileField:
      return "volatile field";
  }
  return "";
}

/// "2 barriers and 1 volatile write".
std::string count_of_kinds(const std::vector<Repair>& points) {
  std::vector<std::pair<const char*, std::size_t>> counts;
  for (const Repair& point : points) {
    const std::string_view noun = noun_of(point.kind);
    const auto found = std::find_if(counts.begin(), counts.end(),
                                    [&](const auto& one) { return one.first == noun; });
    if (found == counts.end()) {
      counts.emplace_back(noun_of(point.kind), 1);
    } else {
      ++found->second;
    }
  }
  std::string text;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    text += i == 0 ? "" : i + 1 == counts.size() ? " and " : ", ";
    text += count_of(counts[i].second, counts[i].first);
  }
  return text;
}

/// Whether costs are what was compared, and not how many there are: where there is nothing but
/// barriers to choose from, each costs 1.
bool are_weighed(const Fences& fences) {
  return std::any_of(fences.points.begin(), fences.points.end(),
                     [](const Repair& one) { return one.cost != 1; });
}

std::string reason_after(const Fences& fences) {
  return fences.reason.empty() ? "" : ": " + clean(fences.reason);
}

/// What is known of how few, or how little, could be enough.
std::string bound_of(const Fences& fences) {
  if (fences.lower_bound == 0) return "not proved to be the fewest";
  if (are_weighed(fences)) {
    return fmt::format("cost {}, at least {} is needed", fences.cost, fences.lower_bound);
  }
  return fmt::format("at least {} needed", fences.lower_bound);
}

/// A flow takes less than the thousandth of a second.
std::string short_time(double seconds) {
  return seconds < 0.01 ? fmt::format("{:.2f} ms", seconds * 1000) : amount_of_seconds(seconds);
}

/// "the write of Peterson.flag0 (line 18)".
std::string operation_at(const Overtaken& operation, const std::string& file) {
  std::string text = fmt::format("the {}", text_of(operation.operation));
  const std::string target = shown_target(operation.target);
  if (!target.empty()) text += " of " + target;
  const Location& location = operation.location;
  const std::string place = location.line != 0 && location.file == file
                                ? fmt::format("line {}", location.line)
                                : short_place(location);
  return place.empty() ? text : text + " (" + place + ")";
}

/// "the read of Peterson.flag1"; empty for what is no access to a field and no call.
std::string access_text(const IlInstruction& instruction) {
  switch (instruction.kind) {
    case IlInstruction::Kind::ReadField:
      return clean("the read of " + instruction.type + "." + instruction.member);
    case IlInstruction::Kind::WriteField:
      return clean("the write of " + instruction.type + "." + instruction.member);
    case IlInstruction::Kind::Call:
    case IlInstruction::Kind::Make:
      return clean("the call of " + instruction.type + "::" + instruction.member +
                   instruction.parameters);
    case IlInstruction::Kind::ReadElement:
    case IlInstruction::Kind::WriteElement:
    case IlInstruction::Kind::Other:
      break;
  }
  return {};
}

/// Whether the statement at its place is over there.
bool is_behind(const Repair& repair) {
  return repair.in_statement && repair.in_statement->is_behind;
}

/// "before the read of Peterson.flag1 at ", "between the read of Peterson.flag1 and the read of
/// Peterson.turn at ": a line may have several.
std::string where_in_statement(const Repair& repair) {
  if (is_behind(repair)) return "after ";
  const std::string access = access_text(repair.location.instruction);
  if (access.empty()) return "before ";
  const std::string previous =
      repair.in_statement ? access_text(repair.in_statement->previous) : std::string();
  if (previous.empty()) return "before " + access + " at ";
  return "between " + previous + " and " + access + " at ";
}

/// What a person is to do where it is not certain how the source is to be changed.
std::string what_to_write(const Repair& repair) {
  switch (repair.kind) {
    case Kind::Barrier:
    case Kind::ReadBarrier:
    case Kind::WriteBarrier:
      return patch::call_of(repair) + " has to run just before this access";
    case Kind::VolatileRead:
    case Kind::VolatileWrite:
    case Kind::Interlocked:
      return "to be written as " + patch::call_of(repair);
    case Kind::VolatileField:
      return "to be declared volatile";
  }
  return {};
}

}  // namespace

std::string verdict_on(const Fences& fences) {
  if (fences.points.empty()) {
    const bool is_known = fences.is_decided && fences.lower_bound != 0;
    return (is_known ? "no repair helps" : "no repair was found") + reason_after(fences);
  }
  std::string text = count_of_kinds(fences.points);
  const char* are = fences.points.size() == 1 ? "is" : "are";
  if (!fences.verified) {
    return fmt::format("{} may not be enough{}", text,
                       fences.reason.empty() ? ": this was not verified" : reason_after(fences));
  }
  text += fmt::format(" {} enough", are);
  if (!fences.minimum) return text + " (" + bound_of(fences) + reason_after(fences) + ")";
  if (are_weighed(fences)) {
    return text + fmt::format(", and nothing cheaper is (cost {}, proved)", fences.cost);
  }
  return fences.points.size() == 1 ? text : text + ", and fewer are not (proved)";
}

std::string why_unrepaired(const ModelResult& model) {
  if (model.verdict == Verdict::Inconclusive) return "the check was inconclusive";
  const auto is_under_sc = [](const Violation& violation) { return violation.under_sc; };
  if (std::any_of(model.violations.begin(), model.violations.end(), is_under_sc)) {
    return "it goes wrong under sc, too, where no barrier helps";
  }
  if (model.verdict == Verdict::Holds) return "nothing is violated";
  if (!model.fences) return "no repair was looked for";
  if (!model.fences->needed) return "it goes wrong under sc, too, where no barrier helps";
  const bool is_repaired = !model.fences->points.empty() && model.fences->verified;
  return is_repaired ? std::string() : verdict_on(*model.fences);
}

std::string change_text(const Repair& repair) {
  const std::string place = long_place(repair.location);
  const std::string target = shown_target(repair.target);
  switch (repair.kind) {
    case Kind::Barrier:
    case Kind::ReadBarrier:
    case Kind::WriteBarrier:
      return patch::call_of(repair) + " " + where_in_statement(repair) + place;
    case Kind::VolatileRead:
      return fmt::format("Volatile.Read of {} at {}", target, place);
    case Kind::VolatileWrite:
      return fmt::format("Volatile.Write of {} at {}", target, place);
    case Kind::Interlocked:
      return fmt::format("Interlocked.Exchange of {} at {}", target, place);
    case Kind::VolatileField:
      return fmt::format("volatile in the declaration of {}", target);
  }
  return {};
}

namespace {

class Teller {
 public:
  Teller(Page& page, const Fences& fences)
      : page_(page),
        fences_(fences),
        plan_(patch::plan(fences.points, page.options().source_text)) {}

  void tell() {
    for (std::size_t i = 0; i < fences_.points.size(); ++i) tell_point(i);
    tell_diffs();
    tell_alternatives();
    const bool is_cut = fences_.method == Fences::Method::MinCut;
    if (is_cut || page_.options().verbose) tell_cuts();
  }

 private:
  void tell_point(std::size_t index) {
    const Repair& point = fences_.points[index];
    std::string text =
        fmt::format("  {}  ", index + 1) + page_.painted(Style::Strong, change_text(point));
    if (are_weighed(fences_)) text += fmt::format(" (cost {})", point.cost);
    if (point.is_in_loop) text += ", in a loop";
    page_.line(text);
    constexpr std::size_t few = 2;
    std::size_t told = 0;
    for (const Repair::Order& order : point.orders) {
      if (told++ == few && !page_.options().verbose) {
        page_.line(fmt::format("     and {} more (--verbose)", point.orders.size() - few));
        break;
      }
      page_.line(fmt::format("     keeps {} before {}",
                             operation_at(order.first, point.location.file),
                             operation_at(order.second, point.location.file)));
    }
    const patch::SourceChange& change = plan_.changes[index];
    if (change.edits.empty() && point.location.line != 0) tell_by_hand(point, change);
  }

  /// The line with a caret: where several accesses share it, at the one that is meant.
  void tell_by_hand(const Repair& point, const patch::SourceChange& change) {
    Location at = point.location;
    if (change.line != 0) {
      at.line = change.line;
      at.column = change.column;
    }
    page_.line("     " + what_to_write(point) +
               (change.reason.empty() ? "" : " (" + clean(change.reason) + ")") + ":");
    page_.excerpt(at, 7);
    if (change.line == 0) {
      page_.line(fmt::format("     at IL_{:04x}  {}", at.il_offset, clean(at.instruction.text)));
    }
  }

  void tell_diffs() {
    const auto is_left_out = [](const patch::SourceChange& change) { return change.edits.empty(); };
    const auto by_hand = std::count_if(plan_.changes.begin(), plan_.changes.end(), is_left_out);
    if (by_hand != 0 && static_cast<std::size_t>(by_hand) != plan_.changes.size()) {
      page_.line();
      page_.line(page_.painted(
          Style::Bad, fmt::format("  This is not all of it: {} of the {} changes, told above, are "
                                  "to be written by hand.",
                                  by_hand, plan_.changes.size())));
    }
    for (const auto& [file, edits] : plan_.files) tell_diff(file, edits);
  }

  void tell_diff(const std::string& file, const std::vector<patch::Edit>& edits) {
    if (edits.empty()) return;
    page_.line();
    page_.line("  " + page_.painted(Style::Strong, clean(base::file_name(file))));
    for (const patch::Hunk& hunk : patch::hunks_of(page_.options().source_text(file), edits)) {
      page_.line("  " + page_.painted(Style::Faint, hunk.header()));
      for (const std::string& line : hunk.lines) page_.line("  " + painted_line(line));
    }
  }

  std::string painted_line(const std::string& line) const {
    const Style style = line.front() == '+'   ? Style::Good
                        : line.front() == '-' ? Style::Bad
                                              : Style::Plain;
    std::string text;
    // clean() shows a tab as what it is; here it is the indentation.
    std::size_t at = 0;
    while (at < line.size()) {
      const std::size_t tab = std::min(line.find_first_of("\t\r", at), line.size());
      text += clean(std::string_view(line).substr(at, tab - at));
      if (tab < line.size() && line[tab] == '\t') text += "    ";
      at = tab + 1;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return page_.painted(style, text);
  }

  /// "Thread.MemoryBarrier() before peterson.cs:19, volatile in …".
  static std::string short_text(const std::vector<Repair>& points) {
    std::string text;
    for (const Repair& point : points) {
      text += text.empty() ? "" : "; ";
      text += is_barrier(point.kind)
                  ? patch::call_of(point) + (is_behind(point) ? " after " : " before ") +
                        short_place(point.location)
                  : change_text(point);
    }
    return text;
  }

  void tell_alternatives() {
    // Places that are apart in the bytecode need not be so in the source.
    std::vector<std::string> texts;
    for (const auto& points : fences_.alternatives) {
      std::string text = short_text(points);
      const bool is_known = std::find(texts.begin(), texts.end(), text) != texts.end();
      if (!is_known && text != short_text(fences_.points)) texts.push_back(std::move(text));
    }
    if (texts.empty()) return;
    page_.line();
    page_.line("  As good:");
    for (const std::string& text : texts) page_.line("    " + text);
  }

  void tell_cuts() {
    tell_cut("basic", fences_.basic);
    tell_cut("modified", fences_.modified);
    if (!page_.options().verbose || fences_.rounds == 0) return;
    page_.line();
    page_.line("  " +
               page_.painted(Style::Faint,
                             fmt::format("found in {}, {}", count_of(fences_.rounds, "exploration"),
                                         amount_of_seconds(fences_.seconds))));
  }

  void tell_cut(const char* name, const std::optional<MinCut>& cut) {
    if (!cut) return;
    page_.line();
    page_.line(fmt::format("  min-cut, {}: value {}, {}, {}", name, cut->value,
                           count_of(cut->points.size(), "place"), short_time(cut->seconds)));
    for (const Repair& point : cut->points) page_.line("    " + short_text({point}));
  }

  Page& page_;
  const Fences& fences_;
  patch::Plan plan_;
};

}  // namespace

void tell_changes(Page& page, const std::vector<Repair>& repairs) {
  Fences fences;
  fences.points = repairs;
  Teller(page, fences).tell();
}

void tell_repairs(Page& page, const Fences& fences, const std::string& memory_model) {
  if (!fences.needed) return;  // the story says that no fence can help
  page.line();
  page.line(page.painted(Style::Strong, clean(memory_model) + ": " + verdict_on(fences)));
  if (!fences.points.empty() || fences.basic || fences.modified) Teller(page, fences).tell();
}

}  // namespace mmcheck::report
