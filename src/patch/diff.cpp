// The edits say which lines change, so that nothing has to be compared: edits that touch the same
// lines are one change, and changes that are near each other are one hunk.
#include "patch/diff.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace mmcheck::patch {
namespace {

/// Lines [first, last) of the old text, counted from 0, become others.
struct LineChange {
  std::size_t first;
  std::size_t last;
  std::vector<Edit> edits;
};

std::vector<std::size_t> line_starts(std::string_view text) {
  std::vector<std::size_t> starts = {0};
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' && i + 1 < text.size()) starts.push_back(i + 1);
  }
  starts.push_back(text.size());
  return starts;
}

/// Without its '\n'; a '\r' belongs to a line.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

class Differ {
 public:
  Differ(std::string_view source, const std::vector<Edit>& edits)
      : source_(source), starts_(line_starts(source)) {
    for (const Edit& edit : edits) add(edit);
  }

  std::vector<Hunk> hunks(std::size_t context) {
    std::vector<Hunk> result;
    std::size_t printed = 0;  // up to where old lines stand in the last hunk
    for (const LineChange& change : changes_) {
      if (result.empty() || change.first > printed + 2 * context) {
        if (!result.empty()) close(result.back(), printed, context);
        printed = change.first - std::min(context, change.first);
        result.push_back({printed + 1, 0, printed + 1 + added_, 0, {}});
      }
      Hunk& hunk = result.back();
      copy(hunk, printed, change.first);
      append(hunk, change);
      printed = change.last;
    }
    if (!result.empty()) close(result.back(), printed, context);
    return result;
  }

 private:
  std::size_t line_count() const { return starts_.size() - 1; }
  std::size_t line_at(std::size_t offset) const {
    return static_cast<std::size_t>(
               std::upper_bound(starts_.begin(), std::prev(starts_.end()), offset) -
               starts_.begin()) -
           1;
  }

  void add(const Edit& edit) {
    LineChange change = {line_at(edit.begin), line_at(edit.end) + 1, {edit}};
    const bool is_line =
        edit.begin == edit.end && edit.begin == starts_[change.first] && edit.text.ends_with('\n');
    if (is_line) change.last = change.first;
    if (!changes_.empty() && change.first < changes_.back().last) {
      changes_.back().last = std::max(changes_.back().last, change.last);
      changes_.back().edits.push_back(edit);
    } else {
      changes_.push_back(std::move(change));
    }
  }

  void copy(Hunk& hunk, std::size_t from, std::size_t to) const {
    for (const std::string& line : old_lines(from, to)) hunk.lines.push_back(" " + line);
    hunk.old_count += to - from;
    hunk.new_count += to - from;
  }

  void close(Hunk& hunk, std::size_t printed, std::size_t context) const {
    copy(hunk, printed, std::min(printed + context, line_count()));
  }

  std::vector<std::string> old_lines(std::size_t from, std::size_t to) const {
    return lines_of(source_.substr(starts_[from], starts_[to] - starts_[from]));
  }

  void append(Hunk& hunk, const LineChange& change) {
    const std::vector<std::string> removed = old_lines(change.first, change.last);
    for (const std::string& line : removed) hunk.lines.push_back("-" + line);
    std::vector<Edit> edits = change.edits;
    const std::size_t start = starts_[change.first];
    for (Edit& edit : edits) {
      edit.begin -= start;
      edit.end -= start;
    }
    const std::vector<std::string> put =
        lines_of(applied(source_.substr(start, starts_[change.last] - start), edits));
    for (const std::string& line : put) hunk.lines.push_back("+" + line);
    hunk.old_count += removed.size();
    hunk.new_count += put.size();
    added_ += put.size() - removed.size();
  }

  std::string_view source_;
  std::vector<std::size_t> starts_;
  std::vector<LineChange> changes_;
  std::size_t added_ = 0;  // lines; may go below zero, and comes back
};

}  // namespace

std::string Hunk::header() const {
  return fmt::format("@@ -{},{} +{},{} @@", old_line, old_count, new_line, new_count);
}

std::vector<Hunk> hunks_of(std::string_view source, const std::vector<Edit>& edits,
                           std::size_t context) {
  return Differ(source, edits).hunks(context);
}

std::string file_diff(std::string_view path, std::string_view source,
                      const std::vector<Edit>& edits) {
  std::string text = fmt::format("--- a/{}\n+++ b/{}\n", path, path);
  const std::size_t lines = line_starts(source).size() - 1;
  for (const Hunk& hunk : hunks_of(source, edits)) {
    text += hunk.header() + "\n";
    const bool is_at_end = hunk.old_line - 1 + hunk.old_count == lines;
    for (std::size_t i = 0; i < hunk.lines.size(); ++i) {
      text += hunk.lines[i] + "\n";
      // The last line stays as it is: nothing is put behind the end of a type.
      if (i + 1 == hunk.lines.size() && is_at_end && !source.ends_with('\n')) {
        text += "\\ No newline at end of file\n";
      }
    }
  }
  return text;
}

}  // namespace mmcheck::patch
