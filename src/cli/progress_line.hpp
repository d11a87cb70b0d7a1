// What a long search tells while it runs: one line on a terminal that is written over and erased at
// the end.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "mmcheck/options.hpp"

namespace mmcheck::cli {

class ProgressLine {
 public:
  using Write = std::function<void(std::string_view)>;

  /// Not in place: a line for each, as a log wants it.
  ProgressLine(Write write, bool in_place) : write_(std::move(write)), in_place_(in_place) {}
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// May be called often: most calls show nothing.
  void show(const Progress& progress);

 private:
  std::string text(const Progress& now) const;

  Write write_;
  bool in_place_;
  std::optional<Progress> shown_;
};

}  // namespace mmcheck::cli
