#include "search/sampling/scheduler.hpp"

#include "search/sampling/partial_orders.hpp"
#include "search/sampling/priorities.hpp"
#include "search/sampling/random_walk.hpp"

namespace mmcheck::search {

std::uint64_t Dice::roll() {
  state_ += 0x9e3779b97f4a7c15;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

std::unique_ptr<Scheduler> make_scheduler(const Options& options) {
  const Dice dice(options.sample.seed);
  switch (options.order) {
    case SearchOrder::RandomWalk:
      return std::make_unique<RandomWalk>(dice);
    case SearchOrder::Priorities:
      return std::make_unique<Priorities>(dice, options.sample.orderings);
    case SearchOrder::PartialOrders:
      return std::make_unique<PartialOrders>(dice);
    case SearchOrder::BreadthFirst:
    case SearchOrder::DepthFirst:
    case SearchOrder::DynamicReduction:
      break;
  }
  return {};
}

}  // namespace mmcheck::search
