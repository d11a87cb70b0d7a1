#include "cli/test_lines.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "report/page.hpp"
#include "report/quantities.hpp"
#include "report/report.hpp"

namespace mmcheck::cli {
namespace {

using report::Style;
using report::TestOutcome;

struct Word {
  std::string text;
  Style style;
};

Word word_for(const TestOutcome& outcome) {
  if (outcome.is_ignored) return {"ignored", Style::Faint};
  switch (outcome.verdict) {
    case Verdict::Holds:
      return {"holds", Style::Good};
    case Verdict::Violated:
      return {"violated", Style::Bad};
    case Verdict::Inconclusive:
      break;
  }
  return {"inconclusive", Style::Doubtful};
}

constexpr std::size_t widest_word = 12;

void add(std::string& text, std::size_t number, const char* word) {
  if (number == 0) return;
  text += fmt::format("{}{} {}", text.empty() ? "" : ", ", number, word);
}

}  // namespace

std::string line_of(const TestOutcome& outcome, bool names_model, bool color) {
  report::TextOptions options;
  options.color = color;
  report::Page page(options);
  const Word word = word_for(outcome);
  std::string line = page.painted(word.style, report::padded(word.text, widest_word)) + "  " +
                     report::clean(outcome.name());
  if (names_model) line += "  " + report::clean(outcome.memory_model);
  if (!outcome.is_ignored) {
    line += page.painted(Style::Faint,
                         fmt::format("  {}, {}", report::count_of(outcome.states, "state"),
                                     report::amount_of_seconds(outcome.seconds)));
  }
  page.line(line);
  if (!outcome.what.empty()) {
    page.line(std::string(widest_word + 2, ' ') + report::clean(outcome.what));
  }
  return page.take();
}

std::string summary_of(std::span<const TestOutcome> outcomes, double seconds) {
  std::size_t ignored = 0;
  const auto count = [&](Verdict verdict) {
    return static_cast<std::size_t>(std::ranges::count_if(outcomes, [&](const TestOutcome& one) {
      return !one.is_ignored && one.verdict == verdict;
    }));
  };
  for (const TestOutcome& one : outcomes) ignored += one.is_ignored ? 1 : 0;
  std::string text;
  add(text, count(Verdict::Holds), "hold");
  add(text, count(Verdict::Violated), "violated");
  add(text, count(Verdict::Inconclusive), "inconclusive");
  add(text, ignored, "ignored");
  return fmt::format("{} of {}, {}\n", text, report::count_of(outcomes.size(), "test"),
                     report::amount_of_seconds(seconds));
}

}  // namespace mmcheck::cli
