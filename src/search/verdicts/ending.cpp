#include "search/verdicts/ending.hpp"

#include <iterator>

namespace mmcheck::search {

std::vector<std::uint32_t> Ending::expanded() const {
  std::vector<std::uint32_t> states;
  for (std::uint32_t state = 1; state < onward_.size(); ++state) {
    if (onward_[state] != unknown) states.push_back(state);
  }
  return states;
}

std::vector<std::uint32_t> Ending::led_back_to(const std::vector<std::uint32_t>& among) const {
  if (among.empty()) return {};
  std::vector<bool> is_one(onward_.size());
  for (const std::uint32_t state : among) is_one[state] = true;
  std::vector<bool> is_led_to(onward_.size());
  for (std::size_t i = 0; i < back_.size(); ++i) {
    if (is_one[back_[i].from]) is_led_to[back_[i].to] = true;
  }
  std::vector<std::uint32_t> result;
  std::ranges::copy_if(among, std::back_inserter(result),
                       [&](std::uint32_t state) { return is_led_to[state]; });
  return result;
}

}  // namespace mmcheck::search
