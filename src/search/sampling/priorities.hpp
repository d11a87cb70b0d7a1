// Probabilistic concurrency testing (S. Burckhardt, P. Kothari, M. Musuvathi, S. Nagarakatte: A
// randomized scheduler with probabilistic guarantees of finding bugs, ASPLOS 2010).
//
// Each thread has a priority of its own, drawn when it begins, and the highest that can go on does.
// At d - 1 steps, which are drawn before the run, the thread that goes next falls below all that
// did not fall. Which of those that fell is above which other was drawn with the steps: it does not
// follow from their order in time. If n threads make k steps, a run comes to a violation that takes
// d orderings of steps with a probability of at least 1 / (n * k^(d-1)).
//
// The k is the most steps of any run. Runs from before it was known count for nothing.
//
// A thread that polls would go on for ever: who has made many steps in a row falls below the
// others, too. The bound is not known then; nor is it where a thread has several ways on.
#pragma once

#include "search/sampling/scheduler.hpp"

namespace mmcheck::search {

class Priorities final : public Scheduler {
 public:
  Priorities(Dice dice, std::uint32_t orderings) : dice_(dice), orderings_(orderings) {}

  void begin() override;
  std::size_t choose(const std::vector<Candidate>& candidates) override;
  std::optional<double> bound() const override;

 private:
  void note_threads(const std::vector<Candidate>& candidates);
  std::size_t first_of_highest(const std::vector<Candidate>& candidates) const;
  /// Where the thread that goes next falls to, if it falls.
  std::optional<std::int64_t> fall(std::uint8_t thread);
  std::uint64_t counted() const;

  Dice dice_;
  std::uint32_t orderings_;
  std::vector<std::int64_t> priorities_;  // by thread; 0: not drawn yet; less: the thread fell
  std::vector<std::uint64_t> falls_;      // at these steps, each of them below those before it
  std::int64_t lowest_ = 0;               // of those that fell
  std::uint64_t steps_ = 0;               // of this run
  std::uint64_t most_steps_ = 100;        // of any; the first one has a guess
  std::size_t most_threads_ = 0;          // of any
  std::uint64_t counted_ = 0;             // runs that were drawn for as many steps, before this one
  std::uint64_t in_a_row_ = 0;
  std::uint8_t last_ = 0;
  bool is_bound_ = true;
};

}  // namespace mmcheck::search
