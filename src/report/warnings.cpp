#include "report/warnings.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "report/repairs.hpp"
#include "report/steps.hpp"
#include "report/words.hpp"

namespace mmcheck::report {
namespace {

constexpr std::array all_words = {WarningWords{
    Warning::Kind::HoistedRead, "hoisted-read", "nothing but plain reads ends a loop",
    "a just-in-time compiler may hoist such reads out of the loop, which then never ends", "MMC101",
    "HoistedRead",
    "Nothing that happens in the loop keeps a compiler from making its plain reads once, "
    "before the loop; and nothing else ends it. The loop then never ends, in release "
    "builds mostly, whatever other threads write.",
    "Make the field volatile, or read it with Volatile.Read."}};

std::string text_of_accesses(const Warning& warning) {
  std::string text;
  for (const Warning::Access& access : warning.accesses) {
    text += (text.empty() ? "" : ", ") + text_of(access);
  }
  return text;
}

bool is_same_place(const Location& left, const Location& right) {
  return left.method == right.method && left.il_offset == right.il_offset;
}

void tell(Page& page, const Warning& warning) {
  const WarningWords& words = words_of(warning.kind);
  page.line();
  page.line(page.painted(Style::Doubtful, "warning:") + " " +
            page.painted(Style::Strong,
                         fmt::format("{} at {}", words.headline, long_place(warning.location))));
  page.excerpt(warning.location, 4);
  page.line("  " + text_of_accesses(warning));
  page.line(std::string("  ") + words.why);
  if (page.options().verbose) {
    tell_changes(page, warning.repairs);
    return;
  }
  for (const Repair& repair : warning.repairs) page.line("  repair: " + change_text(repair));
}

}  // namespace

std::string text_of(const Warning::Access& access) {
  const bool is_in_call = access.target.kind == Target::Kind::Callee;
  const std::string what =
      is_in_call ? "in " + call_at(access.location) : "of " + shown_target(access.target);
  return fmt::format("the {} {} ({})", report::text_of(access.operation), what,
                     short_place(access.location));
}

std::span<const WarningWords> warning_words() { return all_words; }

const WarningWords& words_of(Warning::Kind kind) {
  return all_words.at(static_cast<std::size_t>(kind));
}

std::string message_of(const Warning& warning) {
  const WarningWords& words = words_of(warning.kind);
  return fmt::format("{}: {}: {}", words.headline, text_of_accesses(warning), words.why);
}

bool is_same(const Warning& left, const Warning& right) {
  return left.kind == right.kind && is_same_place(left.location, right.location) &&
         std::ranges::equal(left.accesses, right.accesses, is_same_place,
                            &Warning::Access::location, &Warning::Access::location);
}

void tell_warnings(Page& page, const Result& result) {
  std::vector<const Warning*> told;
  for (const ModelResult& model : result.results) {
    for (const Warning& warning : model.warnings) {
      const auto is_it = [&](const Warning* one) { return is_same(*one, warning); };
      if (std::ranges::any_of(told, is_it)) continue;
      told.push_back(&warning);
      tell(page, warning);
    }
  }
}

}  // namespace mmcheck::report
