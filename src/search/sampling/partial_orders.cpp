#include "search/sampling/partial_orders.hpp"

#include "search/reduction/races.hpp"

namespace mmcheck::search {
namespace {

bool race(const Candidate& left, const Candidate& right) {
  if (left.move.thread == right.move.thread || !left.access || !right.access) return false;
  return conflict(*left.access, *right.access);
}

}  // namespace

std::uint64_t& PartialOrders::priority_of(Move move) {
  if (move.thread >= priorities_.size()) priorities_.resize(move.thread + std::size_t{1});
  std::uint64_t& priority = priorities_[move.thread][move.choice];
  if (priority == 0) priority = dice_.roll() | 1;
  return priority;
}

std::size_t PartialOrders::choose(const std::vector<Candidate>& candidates) {
  std::size_t highest = 0;
  for (std::size_t i = 1; i < candidates.size(); ++i) {
    const std::uint64_t priority = priority_of(candidates[i].move);
    if (priority > priority_of(candidates[highest].move)) highest = i;
  }
  const Candidate& chosen = candidates[highest];
  for (const Candidate& other : candidates) {
    if (race(chosen, other)) priority_of(other.move) = 0;
  }
  // All ways on of the thread that moves are others now.
  priority_of(chosen.move);
  priorities_[chosen.move.thread].fill(0);
  return highest;
}

}  // namespace mmcheck::search
