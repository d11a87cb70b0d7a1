// One line a step, in columns. Of a long run only the beginning and the end are told, and every
// step that was taken out of order: these are what the run is about.
#include "report/story.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <vector>

#include "report/quantities.hpp"

namespace mmcheck::report {
namespace {

constexpr std::size_t steps_at_the_start = 20;
constexpr std::size_t steps_at_the_end = 40;
constexpr std::size_t widest_column = 44;

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
  }
  return {};
}

std::string operation_text(const std::string& operation, const std::string& target,
                           const std::string& value) {
  std::string text = clean(operation);
  if (!target.empty()) text += (text.empty() ? "" : " ") + clean(target);
  if (!value.empty()) text += (text.empty() ? "" : " = ") + clean(value);
  return text;
}

bool waits(const ThreadStatus& status) { return status.status.starts_with("waits"); }

/// The columns of a step, but for the place.
struct Row {
  std::string number;
  std::string thread;
  std::string action;
  std::string operation;
};

class Story {
 public:
  Story(Page& page, const Violation& violation) : page_(page), violation_(violation) {
    for (const ThreadStatus& status : violation.threads) names_[status.thread] = status.name;
  }

  /// "thread 1 Peterson::T0".
  std::string thread(std::uint32_t number) const {
    const auto found = names_.find(number);
    std::string text = fmt::format("thread {}", number);
    if (found != names_.end() && !found->second.empty()) text += " " + clean(found->second);
    return text;
  }

  void tell_steps() {
    measure();
    std::size_t left_out = 0;
    for (std::size_t i = 0; i < violation_.trace.size(); ++i) {
      if (!is_told(i)) {
        ++left_out;
        continue;
      }
      tell_gap(left_out);
      left_out = 0;
      tell_step(violation_.trace[i], row(i));
    }
    tell_gap(left_out);
  }

  void tell_end() {
    const bool is_deadlock = violation_.kind == Violation::Kind::Deadlock;
    page_.line();
    page_.line(is_deadlock ? "  " + deadlock_text() : "  How it ends:");
    for (const ThreadStatus& status : violation_.threads) tell_status(status);
  }

 private:
  bool is_told(std::size_t index) const {
    return page_.options().verbose || index < steps_at_the_start ||
           index + steps_at_the_end >= violation_.trace.size() ||
           violation_.trace[index].out_of_order;
  }

  Row row(std::size_t index) const {
    const TraceStep& step = violation_.trace[index];
    return {fmt::format("{}", index + 1), thread(step.thread), clean(step.action),
            operation_text(step.operation, step.target, step.value)};
  }

  void measure() {
    const auto grow = [](std::size_t& width, const std::string& text) {
      width = std::max(width, std::min(width_of(text), widest_column));
    };
    for (std::size_t i = 0; i < violation_.trace.size(); ++i) {
      if (!is_told(i)) continue;
      const Row cells = row(i);
      grow(number_width_, cells.number);
      grow(thread_width_, cells.thread);
      grow(action_width_, cells.action);
      grow(operation_width_, cells.operation);
    }
  }

  void tell_gap(std::size_t steps) {
    if (steps == 0) return;
    const std::string text = "… " + count_of(steps, "step") + " left out (--verbose tells all)";
    page_.line("  " + page_.painted(Style::Faint, text));
  }

  void tell_step(const TraceStep& step, const Row& cells) {
    const Style style = step.out_of_order ? Style::Doubtful : Style::Plain;
    std::string text = fmt::format("  {:>{}}  ", cells.number, number_width_);
    text += padded(cells.thread, thread_width_) + "  ";
    text += padded(cells.action, action_width_) + "  ";
    const std::size_t width = padded(cells.operation, operation_width_).size();
    text += page_.painted(style, cells.operation);
    text.append(width - cells.operation.size() + 2, ' ');
    text += short_place(step.location) + source_after(step.location);
    page_.line(text);
    if (step.out_of_order) tell_what_is_overtaken(step);
  }

  /// Under the action: the story reads on as "complete read A.x, out of order, before write A.y".
  void tell_what_is_overtaken(const TraceStep& step) {
    constexpr std::string_view what = "out of order";
    const std::string margin(number_width_ + thread_width_ + 6, ' ');
    const std::string first = margin + page_.painted(Style::Doubtful, std::string(what));
    if (step.overtakes.empty()) page_.line(first);
    bool is_first = true;
    for (const Overtaken& overtaken : step.overtakes) {
      std::string text = is_first ? first : margin + std::string(what.size(), ' ');
      is_first = false;
      text += "  before " + operation_text(overtaken.operation, overtaken.target, "");
      const std::string place = short_place(overtaken.location);
      if (!place.empty()) text += " (" + place + ")";
      page_.line(text + source_after(overtaken.location));
    }
  }

  std::string source_after(const Location& location) const {
    const std::string source = page_.source_at(location);
    return source.empty() ? "" : "  " + page_.painted(Style::Faint, source);
  }

  std::string deadlock_text() const {
    const auto& threads = violation_.threads;
    const auto waiting =
        static_cast<std::size_t>(std::count_if(threads.begin(), threads.end(), waits));
    const bool others_run =
        std::any_of(threads.begin(), threads.end(),
                    [](const ThreadStatus& one) { return !waits(one) && one.status != "ended"; });
    return fmt::format("{} of {} for ever{}:", waiting,
                       count_of(threads.size(), "thread") + (waiting == 1 ? " waits" : " wait"),
                       others_run ? ", while others run on" : "");
  }

  void tell_status(const ThreadStatus& status) {
    std::string text = "    " + thread(status.thread);
    if (!status.status.empty()) text += ": " + clean(status.status);
    for (std::size_t i = 0; i < status.holds.size(); ++i) {
      text += (i == 0 ? "; holds " : ", ") + clean(status.holds[i]);
    }
    page_.line(text);
    const std::size_t shown = page_.options().verbose ? status.stack.size()
                              : waits(status) ? std::min<std::size_t>(status.stack.size(), 1)
                                              : 0;
    for (std::size_t i = 0; i < shown; ++i) {
      page_.line("      at " + long_place(status.stack[i]));
    }
    if (shown != 0) page_.excerpt(status.stack.front(), 8);
  }

  Page& page_;
  const Violation& violation_;
  std::map<std::uint32_t, std::string> names_;
  std::size_t number_width_ = 0;
  std::size_t thread_width_ = 0;
  std::size_t action_width_ = 0;
  std::size_t operation_width_ = 0;
};

/// Who holds what matters where threads wait for each other; elsewhere only to who asks for all.
bool is_end_told(const Violation& violation, const TextOptions& options) {
  if (violation.threads.empty()) return false;
  return options.verbose || violation.kind == Violation::Kind::Deadlock ||
         std::any_of(violation.threads.begin(), violation.threads.end(), waits);
}

void tell_output(Page& page, const std::string& output) {
  page.line();
  page.line(output.empty() ? "  The program has written nothing." : "  The program has written:");
  for (std::size_t at = 0; at < output.size();) {
    const std::size_t end = std::min(output.find('\n', at), output.size());
    page.line("    | " + clean(std::string_view(output).substr(at, end - at)));
    at = end + 1;
  }
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

void tell(Page& page, const Violation& violation, const std::string& memory_model) {
  Story story(page, violation);
  page.line();
  page.line(page.painted(Style::Strong, clean(memory_model) + ": " + headline(violation)));
  const bool is_outcome = violation.kind == Violation::Kind::Outcome;
  if (!violation.message.empty() && !is_outcome) page.line("  " + clean(violation.message));
  page.excerpt(violation.location, 4);
  if (violation.kind != Violation::Kind::Deadlock && !is_outcome)
    page.line("  in " + story.thread(violation.thread));
  page.line(violation.under_sc ? "  under sc, too: no fence can help"
                               : "  not under sc: only reordering makes it possible");
  if (!violation.trace.empty()) {
    page.line();
    page.line("  How it comes about, in " + count_of(violation.trace.size(), "step") + ":");
    story.tell_steps();
  }
  if (is_end_told(violation, page.options())) story.tell_end();
  if (violation.output) tell_output(page, *violation.output);
}

}  // namespace mmcheck::report
