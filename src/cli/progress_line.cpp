#include "cli/progress_line.hpp"

#include <fmt/core.h>

#include "report/quantities.hpp"

namespace mmcheck::cli {
namespace {

// Seconds between two: a person sees no more, and a log gets long.
constexpr double pause_in_place = 0.1;
constexpr double pause_of_lines = 2;

constexpr std::string_view erase_line = "\r\x1b[K";
// A line that is wrapped cannot be written over.
constexpr std::size_t narrowest_terminal = 79;

}  // namespace

ProgressLine::~ProgressLine() {
  if (in_place_ && shown_) write_(erase_line);
}

void ProgressLine::show(const Progress& progress) {
  const double pause = in_place_ ? pause_in_place : pause_of_lines;
  if (progress.seconds < (shown_ ? shown_->seconds : 0) + pause) return;
  const std::string line = text(progress);
  write_(in_place_ ? std::string(erase_line) + line.substr(0, narrowest_terminal) : line + "\n");
  shown_ = progress;
}

std::string ProgressLine::text(const Progress& now) const {
  const Progress before = shown_.value_or(Progress{});
  // A search that starts again, under the next model, counts from 0 again.
  const auto since = [&](std::uint64_t count, std::uint64_t old) {
    return static_cast<double>(count - std::min(count, old)) / (now.seconds - before.seconds);
  };
  if (now.runs != 0) {
    return fmt::format("{} runs, {:.0f} a second, depth {}, {:.0f} s", now.runs,
                       since(now.runs, before.runs), now.depth, now.seconds);
  }
  const double rate = since(now.states, before.states);
  return fmt::format("{} states, {:.0f} a second, {} waiting, depth {}, {}, {:.0f} s", now.states,
                     rate, now.waiting, now.depth, report::amount_of_bytes(now.bytes), now.seconds);
}

}  // namespace mmcheck::cli
