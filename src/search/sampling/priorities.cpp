#include "search/sampling/priorities.hpp"

#include <algorithm>
#include <cmath>

namespace mmcheck::search {

void Priorities::begin() {
  counted_ = counted();
  most_steps_ = std::max(most_steps_, steps_);
  priorities_.clear();
  falls_.clear();
  for (std::uint32_t i = 1; i < orderings_; ++i) falls_.push_back(dice_.below(most_steps_));
  lowest_ = -static_cast<std::int64_t>(orderings_);
  steps_ = 0;
  in_a_row_ = 0;
}

/// Runs that were drawn for as many steps as any has.
std::uint64_t Priorities::counted() const {
  if (steps_ > most_steps_) return 0;
  return steps_ == 0 ? counted_ : counted_ + 1;
}

void Priorities::note_threads(const std::vector<Candidate>& candidates) {
  for (const Candidate& candidate : candidates) {
    const std::uint8_t thread = candidate.move.thread;
    if (thread >= priorities_.size()) priorities_.resize(thread + std::size_t{1});
    most_threads_ = std::max(most_threads_, priorities_.size());
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

std::optional<std::int64_t> Priorities::fall(std::uint8_t thread) {
  constexpr std::uint64_t patience = 1000;
  in_a_row_ = thread == last_ ? in_a_row_ + 1 : 1;
  last_ = thread;
  const bool polls = in_a_row_ % patience == 0;
  is_bound_ &= !polls;
  if (polls) return --lowest_;
  const auto drawn = std::ranges::find(falls_, steps_);
  if (drawn == falls_.end()) return std::nullopt;
  return -(drawn - falls_.begin() + 1);
}

std::size_t Priorities::choose(const std::vector<Candidate>& candidates) {
  note_threads(candidates);
  std::size_t first = first_of_highest(candidates);
  if (const auto lower = fall(candidates[first].move.thread)) {
    priorities_[candidates[first].move.thread] = *lower;
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

std::optional<double> Priorities::bound() const {
  if (!is_bound_ || counted() == 0) return std::nullopt;
  const double one = 1 / (static_cast<double>(most_threads_) *
                          std::pow(static_cast<double>(most_steps_), orderings_ - 1));
  return -std::expm1(static_cast<double>(counted()) * std::log1p(-one));
}

}  // namespace mmcheck::search
