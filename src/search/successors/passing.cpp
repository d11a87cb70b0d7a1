#include "search/successors/passing.hpp"

#include <algorithm>

#include "vm/execute/threads.hpp"

namespace mmcheck::search {
namespace {

vm::Thread load_summary(const store::Codec& codec, const store::Vector& state,
                        std::uint32_t thread) {
  vm::Thread loaded;
  codec.load_summary(state.threads[std::size_t{2} * thread], loaded);
  return loaded;
}

void add_to_clock(store::Codec& codec, const store::Vector& state, const vm::Field& now,
                  std::uint32_t milliseconds, std::vector<store::Replacement>& changes) {
  const vm::Type& clock = *now.owner;
  const std::uint32_t number = codec.number_of_class(clock);
  const store::Component before = number < state.statics.size() ? state.statics[number] : 0;
  if (before == 0) return;
  vm::Statics statics = codec.load_statics(before, clock);
  std::uint8_t* data = statics.data.data() + now.offset;
  vm::store(data, vm::load<std::uint64_t>(data) + milliseconds);
  changes.push_back({store::List::Statics, number, codec.statics(clock, statics)});
}

}  // namespace

std::optional<FirstLimit> first_limit(const store::Codec& codec, const store::Vector& state) {
  std::optional<FirstLimit> first;
  for (std::uint32_t thread = 0; thread < state.threads.size() / 2; ++thread) {
    const vm::Thread one = load_summary(codec, state, thread);
    if (!vm::may_give_up(one)) continue;
    if (!first || *one.time_left < first->milliseconds) first = {thread, *one.time_left};
  }
  return first;
}

bool is_passing(const store::Codec& codec, const store::Vector& state, Move move) {
  return move.choice == passing_choice && vm::may_give_up(load_summary(codec, state, move.thread));
}

Step pass_time(store::Codec& codec, const store::Vector& state, const vm::Field& now) {
  Step step;
  step.stop.kind = vm::Stop::Kind::Operation;
  step.alternatives = passing_choice + 1;
  const std::uint32_t passes = first_limit(codec, state)->milliseconds;
  for (std::uint32_t thread = 0; thread < state.threads.size() / 2; ++thread) {
    vm::Thread one = load_summary(codec, state, thread);
    if (one.time_left.value_or(0) == 0) continue;
    *one.time_left -= std::min(passes, *one.time_left);
    step.changes.push_back({store::List::Threads, 2 * thread, codec.summary(one)});
  }
  add_to_clock(codec, state, now, passes, step.changes);
  std::ranges::sort(step.changes, [](const store::Replacement& left, const auto& right) {
    return left.is_before(right);
  });
  return step;
}

}  // namespace mmcheck::search
