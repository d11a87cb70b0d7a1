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

/// Objects that the statics lead to, or more than one thread. A reference in a queue leads to what
/// it leads to for the thread alone: what it hands out nobody else reaches yet.
class SharedObjects {
 public:
  SharedObjects(const store::Codec& codec, const store::Vector& state)
      : codec_(codec), state_(state), owners_(state.objects.size(), nobody) {
    for (const store::Component one : state.statics) walk(one, shared);
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
      walk(state.threads[i], static_cast<std::uint32_t>(i / 2));
    }
  }

  bool contains(std::uint32_t object) const { return owners_[object] == shared; }
  /// Its place among them: a name that does not depend on what threads have for themselves.
  std::uint32_t place_of(std::uint32_t object) const {
    return static_cast<std::uint32_t>(
        std::count(owners_.begin(), owners_.begin() + object, shared));
  }

 private:
  static constexpr std::uint32_t nobody = 0xffffffff;
  static constexpr std::uint32_t shared = 0xfffffffe;

  void walk(store::Component from, std::uint32_t root) {
    constexpr store::Word keeps_nothing =
        store::Codec::weak_bit | store::Codec::long_bit | store::Codec::lingering_bit;
    std::vector<std::pair<store::Component, std::uint32_t>> waiting{{from, root}};
    while (!waiting.empty()) {
      const auto [component, owner] = waiting.back();
      waiting.pop_back();
      for (const store::Word word : codec_.references_of(codec_.skeleton(component))) {
        const vm::Ref ref = store::Codec::ref_of(word);
        if ((word & keeps_nothing) != 0 || ref == 0) continue;
        std::uint32_t& known = owners_[ref - 1];
        if (known == owner || known == shared) continue;
        known = known == nobody ? owner : shared;
        waiting.emplace_back(state_.objects[ref - 1], known);
      }
    }
  }

  const store::Codec& codec_;
  const store::Vector& state_;
  std::vector<std::uint32_t> owners_;
};

/// What steps do to memory, each of them one operation.
class Memory {
 public:
  explicit Memory(const store::Codec& codec) : codec_(codec) {}

  bool is_changed_by(const Step& step, const store::Vector& before) {
    return std::ranges::any_of(step.changes, [&](const store::Replacement& change) {
      switch (change.list) {
        case store::List::Threads:
          return false;
        case store::List::Statics:
          return change.index != store::Codec::number_of_globals ||
                 are_globals_changed(before, change.component);
        case store::List::Objects:
          return is_object_changed(before, change);
      }
      return false;
    });
  }

 private:
  bool are_globals_changed(const store::Vector& before, store::Component after) {
    vm::State was;
    vm::State is;
    const std::size_t globals = store::Codec::number_of_globals;
    codec_.load_globals(before.statics.size() > globals ? before.statics[globals] : 0, was);
    codec_.load_globals(after, is);
    const bool passes_on = std::ranges::any_of(is.monitors, [&](const auto& monitor) {
      return is_passed_on(permanent_holders_, monitor.first, monitor.second.thread);
    });
    return passes_on || was.observed != is.observed;
  }

  bool is_object_changed(const store::Vector& before, const store::Replacement& change) {
    if (change.index >= before.objects.size()) return false;  // made by the step
    const SharedObjects objects(codec_, before);
    if (!objects.contains(change.index)) return false;
    if (!codec_.are_same_but_for_monitor(before.objects[change.index], change.component)) {
      return true;
    }
    const auto holder = codec_.monitor_holder(change.component);
    return holder && is_passed_on(holders_, objects.place_of(change.index), *holder);
  }

  /// Whether another thread has had the monitor.
  using Holders = std::map<std::uint32_t, std::uint32_t>;
  static bool is_passed_on(Holders& holders, std::uint32_t monitor, std::uint32_t to) {
    return holders.try_emplace(monitor, to).first->second != to;
  }

  const store::Codec& codec_;
  Holders holders_;            // of monitors of objects, by their places
  Holders permanent_holders_;  // of those of objects that are in every state
};

class Walk {
 public:
  Walk(Successors& successors, const Position& first)
      : successors_(successors),
        memory_(successors.codec()),
        before_(successors.machine().exchange_output(
            [this](std::string_view) { fate_ = MemoryFate::Changes; })) {
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
    return fate_;
  }

 private:
  bool is_undecided() const { return fate_ == MemoryFate::StaysTheSame; }

  void add(const Position& at) {
    if (!states_.intern(at.state).is_new) return;
    analyses_.push_back(at.analysis);
  }

  void expand(std::uint32_t number) {
    Position at;
    states_.load(number, at.state);
    at.analysis = analyses_[number];
    Expansion expansion;
    successors_.expand(at, expansion, [&](Move /*move*/, const Step& step) {
      if (!step.goes_on()) return true;
      if (memory_.is_changed_by(step, at.state)) fate_ = MemoryFate::Changes;
      Position to = at;
      successors_.advance(to, step);
      add(to);
      return is_undecided();
    });
    const bool is_whole =
        expansion.end == Expansion::End::Whole || expansion.end == Expansion::End::AtFork;
    if (!is_whole && is_undecided()) fate_ = MemoryFate::Unknown;
  }

  Successors& successors_;
  Memory memory_;
  vm::Machine::Output before_;
  store::States states_;
  std::vector<std::uint32_t> analyses_{0};
  MemoryFate fate_ = MemoryFate::StaysTheSame;
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
