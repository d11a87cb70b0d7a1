#include "search/telling/overtakings.hpp"

#include <utility>

namespace mmcheck::search {

Overtakings::Thread& Overtakings::thread(std::uint32_t number) {
  if (number >= threads_.size()) threads_.resize(number + std::size_t{1});
  return threads_[number];
}

void Overtakings::comes_to(std::uint32_t number, const vm::Origin& at) {
  thread(number).way.push_back(at);
}

void Overtakings::issues(std::uint32_t number, const vm::Operation& operation) {
  Thread& at = thread(number);
  at.queue.push_back({operation, at.way.size()});
}

void Overtakings::completes(std::uint32_t number, std::size_t place, bool is_quiet) {
  Thread& at = thread(number);
  const Waiting second = at.queue[place];
  for (std::size_t i = 0; i < place && !is_quiet; ++i) {
    const Waiting& first = at.queue[i];
    // What a branch is guessed by, and what a barrier has to wait for, waits too, and longer.
    if (first.operation.is_constraint()) continue;
    const auto begin = at.way.begin();
    found_.push_back({first.operation,
                      second.operation,
                      {begin + static_cast<std::ptrdiff_t>(first.issued),
                       begin + static_cast<std::ptrdiff_t>(second.issued)}});
  }
  at.queue.erase(at.queue.begin() + static_cast<std::ptrdiff_t>(place));
}

}  // namespace mmcheck::search
