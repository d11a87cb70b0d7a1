// One line for each thing that happens, in columns: a read or write when it takes effect, and of
// what the library does for a call, the call. Of a long run only the beginning and the end are
// told, and all that happens out of order: this is what the run is about. Who asks for more gets
// every step as it is, with the number that it has in other reports.
#include "report/story.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "report/quantities.hpp"
#include "report/readable.hpp"
#include "report/steps.hpp"
#include "report/words.hpp"

namespace mmcheck::report {
namespace {

constexpr std::size_t steps_at_the_start = 20;
constexpr std::size_t steps_at_the_end = 40;
constexpr std::size_t widest_column = 60;

std::string_view phrase_for(Violation::Kind kind) {
  switch (kind) {
    case Violation::Kind::Assertion:
      return "an assertion fails";
    case Violation::Kind::Invariant:
      return "an invariant does not hold";
    case Violation::Kind::Deadlock:
      return "deadlock";
    case Violation::Kind::UnhandledException:
      return "an exception leaves its thread";
    case Violation::Kind::Outcome:
      return "an outcome that sc does not have";
    case Violation::Kind::Livelock:
      return "livelock";
    case Violation::Kind::Divergence:
      return "divergence";
  }
  return {};
}

bool waits_for_pulse(const ThreadStatus& status) {
  return status.standing == ThreadStatus::Standing::WaitsForPulse;
}

/// What the last line says; empty where it is said below who waits for whom, or nothing is wrong at
/// any one moment.
std::string last_words(const Violation& violation) {
  switch (violation.kind) {
    case Violation::Kind::Assertion:
      return "the assertion fails";
    case Violation::Kind::Invariant:
      return clean(violation.message) + " is false";
    case Violation::Kind::UnhandledException:
      return "uncaught " + clean(violation.message.substr(0, violation.message.find(':')));
    case Violation::Kind::Deadlock:
    case Violation::Kind::Outcome:
    case Violation::Kind::Livelock:
    case Violation::Kind::Divergence:
      break;
  }
  return {};
}

/// What tells an operation of a thread that waits from others.
std::string key_of(std::uint32_t thread, OperationKind operation, const Target& target,
                   const Location& location) {
  return fmt::format("{} {} {} {} {}", thread, text_of(operation), text_of(target), location.method,
                     location.il_offset);
}

/// Whether a read takes what its thread has written and others do not see yet.
bool is_own_write(const TraceStep& step, const Overtaken& overtaken) {
  return overtaken.target == step.target && is_read(step.operation) &&
         is_write(overtaken.operation);
}

/// A line of the story, by columns but for the place.
struct Line {
  std::string number;
  std::string thread;
  std::string action;  // only who asks for more is told it
  std::string text;
  std::string call;  // of the library, if this is all that is told
  const TraceStep* step;
  const Location* place;
  std::vector<const Overtaken*> overtaken;  // that have not been told of before
};

class Story {
 public:
  Story(Page& page, const Violation& violation) : page_(page), violation_(violation) {
    for (const ThreadStatus& status : violation.threads) names_[status.thread] = status.name;
    std::size_t number = 0;
    for (const TraceStep& step : violation.trace) add(step, ++number);
  }

  std::size_t size() const { return lines_.size(); }

  /// "thread 1 Peterson::T0".
  std::string thread(std::uint32_t number) const {
    const auto found = names_.find(number);
    std::string text = fmt::format("thread {}", number);
    if (found != names_.end() && !found->second.empty()) {
      text += " " + clean(readable_method(found->second));
    }
    return text;
  }

  void tell_steps() {
    measure();
    std::size_t left_out = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (!is_told(i)) {
        ++left_out;
        continue;
      }
      tell_gap(left_out);
      left_out = 0;
      tell_loop(static_cast<std::size_t>(lines_[i].step - violation_.trace.data()));
      tell_line(lines_[i]);
    }
    tell_gap(left_out);
    if (violation_.repeats_from && !is_loop_told_) {
      page_.line("  and then for ever, with nothing that another thread could see");
    }
    tell_last_line();
  }

  void tell_end() {
    const bool is_deadlock = violation_.kind == Violation::Kind::Deadlock;
    page_.line();
    const bool has_end = !violation_.repeats_from;
    page_.line(is_deadlock ? "  " + deadlock_text()
               : has_end   ? "  How it ends:"
                           : "  Where the threads are meanwhile:");
    for (const ThreadStatus& status : violation_.threads) tell_status(status);
  }

 private:
  bool is_verbose() const { return page_.options().verbose; }
  bool is_folded() const { return page_.options().just_my_code && !is_verbose(); }

  void add(const TraceStep& step, std::size_t number) {
    // What the run is about is told where it is, even in .NET's own code.
    const Location& place = place_of(step, is_folded() && !step.out_of_order);
    Line line{"",     thread(step.thread), "", what_happens(step), "", &step,
              &place, overtaken_by(step)};
    if (is_verbose()) {
      line.number = fmt::format("{}", number);
      line.action = text_of(step.action);
      if (step.operation == OperationKind::None) line.text = clean(text_of(step.target));
    } else {
      if (!report::is_told(step)) return;
      if (!step.out_of_order) line.call = call_around(step, place);
      if (!line.call.empty() && is_within(line, lines_)) return;
      if (!line.call.empty()) line.text = "in " + line.call;
      line.number = fmt::format("{}", lines_.size() + 1);
    }
    lines_.push_back(std::move(line));
  }

  /// That an operation still waits which others have overtaken before is not told again.
  std::vector<const Overtaken*> overtaken_by(const TraceStep& step) {
    if (!begins_to_wait(step)) {
      told_.erase(key_of(step.thread, step.operation, step.target, step.location));
    }
    std::vector<const Overtaken*> result;
    for (const Overtaken& one : step.overtakes) {
      const bool is_new =
          told_.insert(key_of(step.thread, one.operation, one.target, one.location)).second;
      if (is_new || is_verbose() || is_own_write(step, one)) result.push_back(&one);
    }
    return result;
  }

  /// Whether it tells of the call that was told of last.
  static bool is_within(const Line& line, const std::vector<Line>& lines) {
    if (lines.empty() || lines.back().call != line.call) return false;
    const Line& last = lines.back();
    return last.step->thread == line.step->thread && last.place->method == line.place->method &&
           last.place->il_offset == line.place->il_offset;
  }

  bool is_told(std::size_t index) const {
    return is_verbose() || index < steps_at_the_start ||
           index + steps_at_the_end >= lines_.size() || lines_[index].step->out_of_order;
  }

  void measure() {
    const auto grow = [](std::size_t& width, const std::string& text) {
      width = std::max(width, std::min(width_of(text), widest_column));
    };
    grow(text_width_, last_words(violation_));
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (!is_told(i)) continue;
      grow(number_width_, lines_[i].number);
      grow(thread_width_, lines_[i].thread);
      grow(action_width_, lines_[i].action);
      grow(text_width_, lines_[i].text);
    }
  }

  void tell_gap(std::size_t steps) {
    if (steps == 0) return;
    const std::string text = "… " + count_of(steps, "step") + " left out (--verbose tells all)";
    page_.line("  " + page_.painted(Style::Faint, text));
  }

  /// Before the line of a step: whether what repeats begins there.
  void tell_loop(std::size_t step) {
    if (is_loop_told_ || !violation_.repeats_from || step < *violation_.repeats_from) return;
    is_loop_told_ = true;
    page_.line("  and then for ever:");
  }

  void tell_line(const Line& line) {
    const bool is_key = line.step->out_of_order;
    tell_columns(line, is_key ? Style::Doubtful : Style::Plain, *line.place);
    if (!is_key) return;
    tell_what_is_overtaken(line);
    const Location& caller = place_of(*line.step, is_folded());
    if (&caller != line.place) tell_below("in the call at " + short_place(caller), caller);
  }

  void tell_below(const std::string& text, const Location& place) {
    page_.line(margin() + text + source_after(place));
  }

  std::string margin() const { return std::string(number_width_ + thread_width_ + 6, ' '); }

  void tell_columns(const Line& line, Style style, const Location& location) {
    std::string text = fmt::format("  {:>{}}  ", line.number, number_width_);
    text += padded(line.thread, thread_width_) + "  ";
    if (action_width_ != 0) text += padded(line.action, action_width_) + "  ";
    const std::size_t width = padded(line.text, text_width_).size();
    text += page_.painted(style, line.text);
    text.append(width - line.text.size() + 2, ' ');
    page_.line(text + short_place(location) + source_after(location));
  }

  /// Under what happens: the story reads on as "read A.x = 0 overtakes the earlier write A.y".
  void tell_what_is_overtaken(const Line& line) {
    if (line.step->overtakes.empty()) {
      page_.line(margin() + page_.painted(Style::Doubtful, "out of order"));
    }
    for (const Overtaken* overtaken : line.overtaken) {
      const char* how = is_own_write(*line.step, *overtaken) ? "sees before others its own"
                                                             : "overtakes the earlier";
      std::string text =
          page_.painted(Style::Doubtful, how) + " " + std::string(text_of(overtaken->operation));
      const std::string target = shown_target(overtaken->target);
      if (!target.empty()) text += " " + target;
      const std::string place = short_place(overtaken->location);
      if (!place.empty()) text += " (" + place + ")";
      tell_below(text, overtaken->location);
    }
  }

  void tell_last_line() {
    const std::string words = last_words(violation_);
    if (words.empty()) return;
    const bool is_placed = violation_.kind != Violation::Kind::Invariant;
    tell_columns({"", thread(violation_.thread), "", words, "", nullptr, nullptr, {}}, Style::Bad,
                 is_placed ? violation_.location : Location());
  }

  std::string source_after(const Location& location) const {
    const std::string source = page_.source_at(location);
    return source.empty() ? "" : "  " + page_.painted(Style::Faint, source);
  }

  std::string deadlock_text() const {
    const auto& threads = violation_.threads;
    const auto waiting =
        static_cast<std::size_t>(std::ranges::count_if(threads, &ThreadStatus::waits));
    const bool others_run = std::ranges::any_of(threads, [](const ThreadStatus& one) {
      return one.standing == ThreadStatus::Standing::Runs;
    });
    return fmt::format("{} of {} for ever{}:", waiting,
                       count_of(threads.size(), "thread") + (waiting == 1 ? " waits" : " wait"),
                       others_run ? ", while others run on" : "");
  }

  void tell_status(const ThreadStatus& status) {
    std::string text = "    " + thread(status.thread);
    text += ": " + readable_fields(clean(text_of(status)));
    const std::vector<Location> stack = told_stack(status);
    const bool is_in_call = waits_for_pulse(status) && !stack.empty();
    const std::string call = is_in_call ? call_at(stack.front()) : std::string();
    if (!call.empty()) text += ", in " + call;
    for (std::size_t i = 0; i < status.holds.size(); ++i) {
      text += (i == 0 ? "; holds " : ", ") + shown_target(status.holds[i]);
    }
    page_.line(text);
    const std::size_t shown = is_verbose()     ? stack.size()
                              : status.waits() ? std::min<std::size_t>(stack.size(), 1)
                                               : 0;
    for (std::size_t i = 0; i < shown; ++i) page_.line("      at " + long_place(stack[i]));
    if (shown != 0) page_.excerpt(stack.front(), 8);
  }

  /// From where the program's own code is; all of it where there is none.
  std::vector<Location> told_stack(const ThreadStatus& status) const {
    const auto own = std::ranges::find_if_not(status.stack, &Location::is_of_framework);
    const bool is_whole = !is_folded() || own == status.stack.end();
    return {is_whole ? status.stack.begin() : own, status.stack.end()};
  }

  Page& page_;
  const Violation& violation_;
  std::map<std::uint32_t, std::string> names_;
  std::vector<Line> lines_;
  std::set<std::string> told_;  // of operations that wait, and were overtaken
  bool is_loop_told_ = false;
  std::size_t number_width_ = 0;
  std::size_t thread_width_ = 0;
  std::size_t action_width_ = 0;
  std::size_t text_width_ = 0;
};

/// Where threads wait for each other, who holds what matters; elsewhere only monitors do. That the
/// first thread waits for others to end is so in most runs.
bool is_end_told(const Violation& violation, const TextOptions& options) {
  if (violation.threads.empty()) return false;
  const auto has_to_do_with_monitors = [](const ThreadStatus& status) {
    return !status.holds.empty() || waits_for_pulse(status) ||
           status.standing == ThreadStatus::Standing::WaitsForMonitor;
  };
  return options.verbose || violation.kind == Violation::Kind::Deadlock || violation.repeats_from ||
         std::any_of(violation.threads.begin(), violation.threads.end(), has_to_do_with_monitors);
}

std::string standing_under_sc(const Violation& violation, const ModelResult& model) {
  if (violation.under_sc) return "  under sc, too, where nothing is reordered: no fence can help";
  if (is_sc_known(model)) return "  not under sc: only reordering makes it possible";
  return "  not found under sc, where the search is not complete";
}

void tell_output(Page& page, const std::string& output) {
  page.line();
  page.line(output.empty() ? "  The program has written nothing." : "  The program has written:");
  page.lines(output, "    | ");
}

}  // namespace

std::string headline(const Violation& violation) {
  std::string text(phrase_for(violation.kind));
  // It is nothing that happens at a place; which one it is says what is wrong.
  if (violation.kind == Violation::Kind::Outcome) {
    return violation.message.empty() ? text : text + ": " + clean(violation.message);
  }
  const std::string place = long_place(violation.location);
  if (!place.empty()) text += " at " + place;
  return text;
}

bool is_sc_known(const ModelResult& model) { return model.sc && model.sc->complete; }

void tell(Page& page, const Violation& violation, const ModelResult& model) {
  Story story(page, violation);
  page.line();
  page.line(page.painted(Style::Strong, clean(model.memory_model) + ": " + headline(violation)));
  const bool is_outcome = violation.kind == Violation::Kind::Outcome;
  if (!is_outcome) page.lines(violation.message, "  ");
  page.excerpt(violation.location, 4);
  if (violation.kind != Violation::Kind::Deadlock && !is_outcome)
    page.line("  in " + story.thread(violation.thread));
  page.line(standing_under_sc(violation, model));
  if (!violation.trace.empty()) {
    page.line();
    page.line("  How it comes about, in " + count_of(story.size(), "step") + ":");
    story.tell_steps();
  }
  if (is_end_told(violation, page.options())) story.tell_end();
  if (violation.output) tell_output(page, *violation.output);
}

}  // namespace mmcheck::report
