#include "search/frontier/frontier.hpp"

#include "search/frontier/breadth_first.hpp"
#include "search/frontier/depth_first.hpp"

namespace mmcheck::search {

std::unique_ptr<Frontier> make_frontier(SearchOrder order) {
  switch (order) {
    case SearchOrder::BreadthFirst:
      return std::make_unique<BreadthFirst>();
    case SearchOrder::DepthFirst:
    case SearchOrder::DynamicReduction:
      return std::make_unique<DepthFirst>();
    case SearchOrder::RandomWalk:  // these keep no states
    case SearchOrder::Priorities:
    case SearchOrder::PartialOrders:
      return std::make_unique<DepthFirst>();
  }
  return {};
}

}  // namespace mmcheck::search
