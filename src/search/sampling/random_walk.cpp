#include "search/sampling/random_walk.hpp"

namespace mmcheck::search {

std::size_t RandomWalk::choose(const std::vector<Candidate>& candidates) {
  firsts_.clear();
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const bool is_first = i == 0 || candidates[i].move.thread != candidates[i - 1].move.thread;
    if (is_first) firsts_.push_back(i);
  }
  const std::size_t thread = dice_.below(firsts_.size());
  const std::size_t first = firsts_[thread];
  const std::size_t end = thread + 1 < firsts_.size() ? firsts_[thread + 1] : candidates.size();
  return first + dice_.below(end - first);
}

}  // namespace mmcheck::search
