#include "search/verdicts/memory_changes.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "store/states.hpp"

namespace mmcheck::search {
namespace {

constexpr std::uint32_t most_states = 20'000;

class Comparison {
 public:
  Comparison(Successors& successors, const Position& first)
      : successors_(successors), first_(first) {}

  bool is_same_memory(const Position& at) {
    if (at.state.statics != first_.state.statics) return false;
    const auto count =
        static_cast<std::uint32_t>(std::max(at.state.objects.size(), first_.state.objects.size()));
    for (std::uint32_t object = 0; object < count; ++object) {
      const bool is_own = is_private(at, object);
      if (is_own != is_private(first_, object)) return false;
      if (!is_own && !is_same_object(at, object)) return false;
    }
    return true;
  }

 private:
  bool is_private(const Position& at, std::uint32_t object) const {
    return object >= at.state.objects.size() ||
           successors_.analyses().is_private(at.analysis, object);
  }

  bool is_same_object(const Position& at, std::uint32_t object) {
    const store::Codec& codec = successors_.codec();
    const store::Component now = at.state.objects[object];
    if (!codec.are_same_but_for_monitor(now, first_.state.objects[object])) return false;
    const auto holder = codec.monitor_holder(now);
    return !holder || holders_.try_emplace(object, *holder).first->second == *holder;
  }

  Successors& successors_;
  const Position& first_;
  std::map<std::uint32_t, std::uint32_t> holders_;  // of monitors, by object
};

class Walk {
 public:
  Walk(Successors& successors, const Position& first)
      : successors_(successors),
        comparison_(successors, first),
        before_(successors.machine().exchange_output(
            [this](std::string_view) { memory_ = MemoryFate::Changes; })) {
    successors_.reduce(false);
    add(first);
  }
  ~Walk() { successors_.machine().exchange_output(std::move(before_)); }
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;

  MemoryFate walk() {
    for (std::uint32_t number = 1; is_undecided() && number <= states_.size(); ++number) {
      if (number > most_states) return MemoryFate::Unknown;
      expand(number);
    }
    return memory_;
  }

 private:
  bool is_undecided() const { return memory_ == MemoryFate::StaysTheSame; }

  void add(const Position& at) {
    if (!states_.intern(at.state).is_new) return;
    analyses_.push_back(at.analysis);
    if (!comparison_.is_same_memory(at)) memory_ = MemoryFate::Changes;
  }

  void expand(std::uint32_t number) {
    Position at;
    states_.load(number, at.state);
    at.analysis = analyses_[number];
    Expansion expansion;
    successors_.expand(at, expansion, [&](Move move, const Step& step) {
      if (step.goes_on()) add(successors_.next(at, move, step).from(at));
      return is_undecided();
    });
    const bool is_whole =
        expansion.end == Expansion::End::Whole || expansion.end == Expansion::End::AtFork;
    if (!is_whole && is_undecided()) memory_ = MemoryFate::Unknown;
  }

  Successors& successors_;
  Comparison comparison_;
  vm::Machine::Output before_;
  store::States states_;
  std::vector<std::uint32_t> analyses_{0};
  MemoryFate memory_ = MemoryFate::StaysTheSame;
};

}  // namespace

MemoryFate memory_in_all_states_after(Successors& successors, const Position& at) {
  const bool reduces = successors.reduces();
  const Pending pending = successors.pending();
  const MemoryFate memory = Walk(successors, at).walk();
  successors.reduce(reduces);
  successors.set_pending(pending);
  return memory;
}

}  // namespace mmcheck::search
