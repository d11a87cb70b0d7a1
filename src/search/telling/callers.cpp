#include "search/telling/callers.hpp"

#include "search/telling/describe.hpp"

namespace mmcheck::search {

void Callers::issued(const vm::State& state, std::uint32_t thread) {
  if (thread >= waiting_.size()) waiting_.resize(thread + std::size_t{1});
  waiting_[thread].push_back(caller_of(state, thread));
}

void Callers::completed(std::uint32_t thread, std::size_t number) {
  auto& queue = waiting_[thread];
  queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(number));
}

const Location& Callers::of(std::uint32_t thread, std::size_t number) const {
  return waiting_[thread][number];
}

}  // namespace mmcheck::search
