#include "search/sampling/priorities.hpp"

#include <algorithm>
#include <cmath>

namespace mmcheck::search {

void Priorities::begin() {
  most_steps_ = std::max(most_steps_, steps_);
  priorities_.clear();
  falls_.clear();
  for (std::uint32_t i = 1; i < orderings_; ++i) falls_.push_back(dice_.below(most_steps_));
  lowest_ = 0;
  steps_ = 0;
  in_a_row_ = 0;
}

void Priorities::note_threads(const std::vector<Candidate>& candidates) {
  for (const Candidate& candidate : candidates) {
    const std::uint8_t thread = candidate.move.thread;
    if (thread >= priorities_.size()) priorities_.resize(thread + std::size_t{1});
    std::int64_t& priority = priorities_[thread];
    if (priority == 0) priority = static_cast<std::int64_t>(dice_.roll() >> 2) + 1;
  }
}

std::size_t Priorities::first_of_highest(const std::vector<Candidate>& candidates) const {
  const auto highest = std::ranges::max_element(candidates, {}, [&](const Candidate& candidate) {
    return priorities_[candidate.move.thread];
  });
  return static_cast<std::size_t>(highest - candidates.begin());
}

bool Priorities::is_to_fall(std::uint8_t thread) {
  constexpr std::uint64_t patience = 1000;
  in_a_row_ = thread == last_ ? in_a_row_ + 1 : 1;
  last_ = thread;
  const bool polls = in_a_row_ % patience == 0;
  is_bound_ &= !polls;
  return polls || std::ranges::find(falls_, steps_) != falls_.end();
}

std::size_t Priorities::choose(const std::vector<Candidate>& candidates) {
  note_threads(candidates);
  std::size_t first = first_of_highest(candidates);
  if (is_to_fall(candidates[first].move.thread)) {
    priorities_[candidates[first].move.thread] = --lowest_;
    first = first_of_highest(candidates);
  }
  ++steps_;
  std::size_t end = first;
  while (end < candidates.size() && candidates[end].move.thread == candidates[first].move.thread) {
    ++end;
  }
  is_bound_ &= end == first + 1;
  return first + dice_.below(end - first);
}

std::optional<double> Priorities::bound(std::uint64_t runs) const {
  if (!is_bound_ || priorities_.empty()) return std::nullopt;
  const auto steps = static_cast<double>(std::max(most_steps_, steps_));
  const double one =
      1 / (static_cast<double>(priorities_.size()) * std::pow(steps, orderings_ - 1));
  return 1 - std::pow(1 - one, static_cast<double>(runs));
}

}  // namespace mmcheck::search
