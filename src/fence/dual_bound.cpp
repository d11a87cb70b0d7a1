// Lagrange's relaxation, as is usual for covering problems (Beasley, "An algorithm for set covering
// problems", 1987). Let every clause pay a price y for being hit. What weighs less than the clauses
// that it hits would pay is taken, and nothing else:
//
//     bound(y) = sum of y + sum over the candidates of min(0, weight - the prices of its clauses)
//
// Whatever the prices are, no hitting set weighs less: it takes each price at least once, and what
// it takes more than once or not of the bargains only makes it heavier. Good prices are found step
// by step: a clause that nothing hits pays more, one that several hit pays less. Disjoint clauses
// that pay the weight of their lightest candidate are one choice of prices, and usually a worse
// one.
//
// Prices and bounds are whole numbers, so that nothing is rounded the wrong way.
#include "fence/dual_bound.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace mmcheck::fence {
namespace {

constexpr std::int64_t unit = 256;  // parts of a weight
constexpr int steps = 40;

class Prices {
 public:
  Prices(const std::vector<CandidateSet>& clauses, const std::vector<std::uint64_t>& weights)
      : clauses_(clauses), weights_(weights), slack_(weights.size()) {
    std::vector<std::int64_t> clauses_of(weights.size());
    for (const CandidateSet& clause : clauses) {
      for (const std::uint32_t candidate : clause) ++clauses_of[candidate];
    }
    for (const CandidateSet& clause : clauses) {
      const auto share = [&](std::uint32_t i) { return weight(i) / clauses_of[i]; };
      std::int64_t price = share(clause.front());
      for (const std::uint32_t candidate : clause) price = std::min(price, share(candidate));
      prices_.push_back(price);
    }
    settle();
  }

  std::int64_t bound() const { return bound_; }
  const std::vector<std::int64_t>& slack() const { return slack_; }

  /// A step that goes as far as would be right if the bound could get up to `goal`. False at an
  /// optimum.
  bool step(double goal, double boldness) {
    std::vector<std::int64_t> missing;
    double length = 0;
    for (const CandidateSet& clause : clauses_) {
      const auto hits = std::count_if(clause.begin(), clause.end(),
                                      [&](std::uint32_t i) { return slack_[i] < 0; });
      missing.push_back(1 - hits);
      length += static_cast<double>(missing.back() * missing.back());
    }
    if (length == 0) return false;
    const double far = boldness * (goal - static_cast<double>(bound_)) / length;
    for (std::size_t i = 0; i < prices_.size(); ++i) {
      const auto more = std::llround(far * static_cast<double>(missing[i]));
      prices_[i] = std::max<std::int64_t>(0, prices_[i] + more);
    }
    settle();
    return true;
  }

 private:
  std::int64_t weight(std::uint32_t i) const {
    return static_cast<std::int64_t>(weights_[i]) * unit;
  }

  void settle() {
    for (std::uint32_t i = 0; i < slack_.size(); ++i) slack_[i] = weight(i);
    bound_ = 0;
    for (std::size_t i = 0; i < prices_.size(); ++i) {
      bound_ += prices_[i];
      for (const std::uint32_t candidate : clauses_[i]) slack_[candidate] -= prices_[i];
    }
    for (const std::int64_t slack : slack_) bound_ += std::min<std::int64_t>(0, slack);
  }

  std::span<const CandidateSet> clauses_;
  std::span<const std::uint64_t> weights_;
  std::vector<std::int64_t> prices_;
  std::vector<std::int64_t> slack_;
  std::int64_t bound_ = 0;
};

/// To have a candidate costs its slack on top of the bound.
CandidateSet too_heavy(const Prices& prices, std::int64_t limit) {
  CandidateSet result;
  for (std::uint32_t i = 0; i < prices.slack().size(); ++i) {
    if (prices.slack()[i] > limit - prices.bound()) result.push_back(i);
  }
  return result;
}

}  // namespace

DualBound dual_bound(const std::vector<CandidateSet>& clauses,
                     const std::vector<std::uint64_t>& weights, std::uint64_t limit) {
  constexpr std::uint64_t largest_limit = std::uint64_t{1} << 50;
  const auto highest = static_cast<std::int64_t>(std::min(limit, largest_limit)) * unit;
  Prices prices(clauses, weights);
  Prices best = prices;
  double boldness = 1;
  for (int i = 0; i < steps && best.bound() <= highest; ++i, boldness *= 0.95) {
    const double hoped_for = 1.2 * static_cast<double>(best.bound()) + unit;
    if (!prices.step(std::min(hoped_for, static_cast<double>(highest + unit)), boldness)) break;
    if (prices.bound() > best.bound()) best = prices;
  }
  return {best.bound() > highest, best.slack(), too_heavy(best, highest)};
}

}  // namespace mmcheck::fence
